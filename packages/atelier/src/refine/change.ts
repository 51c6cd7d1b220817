/** What an instruction asks to change, before it meets a design. */
import type {
  BriefLettering,
  CulturalInspiration,
  DesignEra,
  Figure,
  Gemstone,
  Metal,
  MetalFinish,
  Motif,
  Occasion,
  SettingStyle,
  StoneColour,
  StoneCut,
} from '@filigree/contracts';
import type { ChainKind } from '../design/chain/document.ts';
import type { Bail, Clasp } from '../design/findings/document.ts';
import type { PatternName } from '../design/ornament/patterns.ts';
import type { PlateBorder } from '../design/ornament/plate.ts';
import type { PlateOutline } from '../design/ornament/plateParts.ts';
import type { EnamelColour, StoneKind, StonesInTurn } from '../design/parts.ts';
import type { PlacedOrnament } from '../design/piece/document.ts';
import type { BAND_PROFILES, BandStones, GALLERIES, PRONG_FORMS } from '../design/ring/document.ts';

/** How far a measure goes: times a share of itself, by an amount, or to a value. */
export type Step =
  | { readonly kind: 'times'; readonly share: number }
  | { readonly kind: 'by'; readonly amount: number }
  | { readonly kind: 'to'; readonly value: number };

/**
 * Which stones: `accents` are all but the centre, `halo` what surrounds it; drops and stations are those of a piece's
 * ornaments there, eyes those of a modelled creature.
 */
export type StoneTarget = 'centre' | 'halo' | 'sides' | 'row' | 'accents' | 'drops' | 'stations' | 'eyes';
/** What a piece is worn by, as it is asked for: findings, and the round that is one itself. */
export const FITTINGS = [
  'post',
  'screw-post',
  'fish-hook',
  'lever-back',
  'hoop',
  'huggie',
  'threader',
  'climber',
  'clip',
  'hairpin',
  'comb',
  'barrette',
  'nose-stud',
  'nose-l-bend',
  'nose-screw',
  'nose-bone',
  'nose-hoop',
  'bullet',
  'fixed-bar',
  'chain-link',
] as const;
export type Fitting = (typeof FITTINGS)[number];
/** One of several chains worn together, the shortest first; 'last' is the longest. */
export type WhichChain = number | 'last' | 'middle';
/** Which metal parts. */
export type MetalTarget = 'all' | 'band' | 'setting';

/** What a charm is called by: a figure, else a motif, else a stone. */
export interface Named {
  readonly figure: Figure | null;
  readonly motif: Motif | null;
  readonly gemstone: Gemstone | null;
}

/** Of the borders of plates, those that are asked for by name alone. */
export type EdgeKind = Exclude<PlateBorder['kind'], 'milgrain' | 'pattern' | 'pave' | 'text'>;

export type Change =
  | { readonly kind: 'bandWidth'; readonly step: Step }
  | { readonly kind: 'bandThickness'; readonly step: Step }
  | { readonly kind: 'bandProfile'; readonly profile: (typeof BAND_PROFILES)[number] }
  | {
      readonly kind: 'bandForm';
      readonly form: 'single' | 'split' | 'twist' | 'bypass' | 'chevron' | 'curved' | 'wavy';
    }
  | { readonly kind: 'bandTaper'; readonly to: 'tapered' | 'even' }
  | { readonly kind: 'grooves'; readonly count: number }
  /** Slabs of stone in a channel of the band. */
  | { readonly kind: 'inlay'; readonly does: 'lay'; readonly gemstones: readonly Gemstone[] }
  /** A line of a second metal. */
  | { readonly kind: 'inlay'; readonly does: 'line'; readonly metals: readonly Metal[] }
  | { readonly kind: 'inlay'; readonly does: 'widen'; readonly step: Step }
  | { readonly kind: 'inlay'; readonly does: 'reach'; readonly around: boolean }
  | { readonly kind: 'inlay'; readonly does: 'remove' }
  /** Relief all around the band; null for none. */
  | { readonly kind: 'border'; readonly pattern: PatternName | null }
  | { readonly kind: 'twig'; readonly on: boolean }
  | { readonly kind: 'milgrain'; readonly on: boolean }
  /** What runs around a plate, or along a band. */
  | { readonly kind: 'edge'; readonly edge: EdgeKind }
  /** A shell in the place of solid metal. */
  | { readonly kind: 'hollow'; readonly on: boolean }
  | { readonly kind: 'cathedral'; readonly on: boolean }
  | { readonly kind: 'another'; readonly part: 'band' | 'setting' | 'arrangement' | 'chain' }
  | {
      readonly kind: 'stoneSize';
      readonly target: StoneTarget;
      readonly unit: 'mm' | 'ct';
      readonly step: Step;
      readonly acrossMm: number | null;
    }
  | {
      readonly kind: 'gemstone';
      readonly target: StoneTarget;
      readonly gemstone: Gemstone;
      /** A colour that is not the stone's usual one, or null. */
      readonly colour: StoneKind['colour'];
      /** What is exchanged, where it was named: other stones stay. */
      readonly old?: Gemstone;
      /** Of what is shown in front, and of nothing beside it. */
      readonly inFigure?: true;
      /** "The garnets": all of `old`, wherever they are. */
      readonly everywhere?: true;
      /** Of a stone where there was none. */
      readonly carat?: number;
      /** Stones that are to stay wherever they are. */
      readonly kept?: readonly Gemstone[];
    }
  | { readonly kind: 'cut'; readonly target: StoneTarget; readonly cut: StoneCut }
  /** What the stones of a row, a strand or a chain are, one after the other. */
  | { readonly kind: 'inTurn'; readonly stones: StonesInTurn }
  /** Stones side by side in the place of the one that a piece shows. */
  | { readonly kind: 'frontRow'; readonly stones: StonesInTurn }
  /** Beads that grow smaller towards the clasp, or do not. */
  | { readonly kind: 'graduated'; readonly on: boolean }
  /** Strands of beads side by side. */
  | { readonly kind: 'strands'; readonly step: Step }
  /** Chains that are worn together, by their number. */
  | {
      readonly kind: 'layers';
      readonly step: Step;
      readonly without?: WhichChain;
      /** The new one lies between those that are there. */
      readonly between?: true;
      /** What stands along the new one. */
      readonly bears?: Gemstone;
    }
  /** The two main stones of a pair, one in the other's place. */
  | { readonly kind: 'swapStones' }
  | { readonly kind: 'turnStone'; readonly to: 'along-finger' | 'across-finger' | null }
  /** End for end, where the two differ: which way the point is to show, or the other one. */
  | { readonly kind: 'turnPoint'; readonly to: 'up' | 'down' | null }
  /** What is shown looks the other way: its left is its right. */
  | { readonly kind: 'mirror' }
  | { readonly kind: 'hiddenHalo'; readonly on: boolean }
  /** Of a plate, and of the face of a signet. */
  | {
      readonly kind: 'outline';
      readonly outline: PlateOutline;
      /** Its width stays as well as its height: only its corners change. */
      readonly asWide?: true;
    }
  | { readonly kind: 'halo'; readonly to: 'none' | 'single' | 'double' | 'floral' | 'cushion' }
  | {
      readonly kind: 'bandStones';
      readonly on: boolean;
      readonly setting: BandStones['setting'] | null;
      readonly gemstone: Gemstone | null;
      readonly around: boolean | null;
      readonly rows: 1 | 2 | 3 | null;
      /** So many of them, over the top of a band that has none. */
      readonly count?: number;
    }
  | {
      readonly kind: 'sideStones';
      readonly perSide: 0 | 1 | 2;
      readonly gemstone: Gemstone | null;
      readonly cut: StoneCut | null;
    }
  | { readonly kind: 'noStones' }
  /** Of several colours one stays; `ofStones`: what has no colour goes too. */
  | { readonly kind: 'oneColour'; readonly colour: StoneColour; readonly ofStones: boolean }
  | { readonly kind: 'withoutGemstone'; readonly gemstone: Gemstone }
  | {
      readonly kind: 'metal';
      readonly target: MetalTarget;
      readonly metals: readonly Metal[];
      readonly instead: readonly Metal[];
      /** One charm among others, and no other part. */
      readonly of?: Named;
    }
  /** Two metals, the one in the place of the other. */
  | { readonly kind: 'swapMetals' }
  | { readonly kind: 'finish'; readonly finish: MetalFinish }
  | { readonly kind: 'setting'; readonly setting: SettingStyle | 'flush' | 'half-bezel' }
  | {
      readonly kind: 'prongs';
      readonly count: number | null;
      readonly step: number | null;
      readonly form: (typeof PRONG_FORMS)[number] | null;
    }
  | { readonly kind: 'gallery'; readonly gallery: (typeof GALLERIES)[number] }
  | { readonly kind: 'height'; readonly step: Step }
  | {
      readonly kind: 'engraving';
      readonly text: string | null;
      /** On the back of a piece that shows something else in front. */
      readonly behind?: true;
      /** Inside the band of a ring whose face bears something else. */
      readonly inside?: true;
      /** One charm among others. */
      readonly on?: Named;
      /** Stones that are to stay wherever they are. */
      readonly kept?: readonly Gemstone[];
    }
  /** "A different font" is the next in turn. */
  | { readonly kind: 'lettering'; readonly lettering: BriefLettering | 'other' }
  | { readonly kind: 'ringSize'; readonly step: Step }
  | { readonly kind: 'presence'; readonly to: 'delicate' | 'bold'; readonly strength: number }
  | {
      readonly kind: 'ornament';
      readonly to: 'simple' | 'ornate';
      /** "Keep the milgrain, ditch the rest": it stays. */
      readonly keepsMilgrain?: boolean;
      /** Stones that are to stay wherever they are. */
      readonly kept?: readonly Gemstone[];
    }
  | { readonly kind: 'recycled' }
  | { readonly kind: 'era'; readonly era: DesignEra }
  | {
      readonly kind: 'cultures';
      readonly cultures: readonly CulturalInspiration[];
      /** What is to hang below is asked for by itself. */
      readonly dropTold?: boolean;
    }
  | { readonly kind: 'motifs'; readonly motifs: readonly Motif[]; readonly figures: readonly Figure[] }
  /** Several of one figure around a bangle; null for the usual number. */
  | {
      readonly kind: 'figuresAround';
      readonly motif: Motif;
      readonly figure: Figure | null;
      readonly count: number | null;
    }
  | { readonly kind: 'noMotif' }
  /** A figure on both shoulders of a ring, on one alone. */
  | { readonly kind: 'oneShoulder' }
  /** Two stones that share the front, or those beside it, as large as the largest of them. */
  | { readonly kind: 'sameSize' }
  /** So many stones over the top of a ring, where three or five stood side by side. */
  | { readonly kind: 'stonesAcross'; readonly count: number }
  /** No colours: those of the design, else the usual. */
  | { readonly kind: 'enamel'; readonly on: boolean; readonly colours: readonly EnamelColour[] }
  | {
      readonly kind: 'chain';
      readonly chain: ChainKind;
      readonly note: string | null;
      readonly which?: WhichChain;
    }
  | { readonly kind: 'chainWidth'; readonly step: Step; readonly which?: WhichChain }
  /** Of a chain or of a bracelet's wrist; mm. */
  | { readonly kind: 'length'; readonly step: Step; readonly which?: WhichChain }
  /** Of a comb. */
  | { readonly kind: 'teeth'; readonly step: Step }
  | { readonly kind: 'clasp'; readonly form: Clasp['form'] }
  | { readonly kind: 'onChain'; readonly on: boolean }
  | { readonly kind: 'tail'; readonly step: Step | null }
  | { readonly kind: 'bail'; readonly form: Bail['form'] }
  /** How wide the opening is that a chain goes through; mm. */
  | { readonly kind: 'bailSize'; readonly step: Step }
  | { readonly kind: 'fitting'; readonly fitting: Fitting }
  /** Inside of a hoop or bangle; mm. */
  | { readonly kind: 'round'; readonly step: Step }
  /** How often a serpent winds about the wrist. */
  | { readonly kind: 'coils'; readonly step: Step }
  /** A bangle is cut open to a cuff, or closed. */
  | { readonly kind: 'opening'; readonly open: boolean }
  /** Between the ends of a cuff; mm. */
  | { readonly kind: 'gap'; readonly step: Step }
  | { readonly kind: 'count'; readonly step: Step }
  /** Stones along a chain that has none. */
  | { readonly kind: 'stations'; readonly gemstone: Gemstone; readonly count: number | null }
  /** How far what stands along a chain stands apart: mm, or only nearer and farther. */
  | { readonly kind: 'spacing'; readonly apartMm: number | null; readonly nearer: boolean }
  /** A row whose stones grow towards one end: which end the largest stands at; null for the other one. */
  | { readonly kind: 'largest'; readonly at: 'first' | 'middle' | 'last' | null }
  /** One of several charms. */
  | { readonly kind: 'charm'; readonly does: 'add' | 'remove'; readonly named: Named }
  | {
      readonly kind: 'charm';
      readonly does: 'move';
      readonly named: Named;
      readonly to: 'start' | 'middle' | 'end';
    }
  | { readonly kind: 'charm'; readonly does: 'exchange'; readonly named: Named; readonly old: Named }
  | { readonly kind: 'tassel'; readonly does: 'string'; readonly gemstone: Gemstone | null }
  | { readonly kind: 'tassel'; readonly does: 'remove' }
  | {
      readonly kind: 'tassel';
      readonly does: 'exchange';
      readonly gemstone: Gemstone | null;
      readonly figure: Figure | null;
      readonly motif: Motif | null;
    }
  /** The petals of a flower of stones; null and false where nothing is said. `whole`: its middle grows with them. */
  | {
      readonly kind: 'petals';
      readonly gemstone: Gemstone | null;
      readonly colour: StoneKind['colour'];
      readonly cut: StoneCut | null;
      readonly count: Step | null;
      readonly size: Step | null;
      readonly setting: 'prong' | 'bezel' | null;
      readonly swap: boolean;
      readonly turn: boolean;
      readonly whole: boolean;
    }
  /** The front becomes a flower of stones; of how many petals, null for the usual. */
  | { readonly kind: 'flower'; readonly gemstone: Gemstone | null; readonly count: number | null }
  /** A small stone between an ornament that hangs and what it hangs from. */
  | { readonly kind: 'above'; readonly gemstone: Gemstone }
  | {
      readonly kind: 'drop';
      readonly on: boolean;
      readonly count: number | null;
      readonly gemstone: Gemstone | null;
      readonly figure: Figure | null;
      readonly motif: Motif | null;
    }
  | {
      readonly kind: 'pieceSize';
      readonly slot: PlacedOrnament['slot'] | null;
      readonly step: Step;
      /** A row of stones is longer by more of them, and not by larger ones. */
      readonly byNumber?: true;
    }
  | { readonly kind: 'occasion'; readonly occasion: Occasion }
  /**
   * Understood, but no design can follow it; `message` says why, for people. An `aside` is worth saying only where
   * nothing else was done; of `another-piece` nothing can be done here.
   */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly reason: 'not-built' | 'impossible' | 'aside' | 'another-piece';
    };

/** Several ways to follow one wish: the first that a design can go is gone. */
export interface FirstOf {
  readonly kind: 'firstOf';
  readonly ways: readonly Change[];
}

export type Wish = Change | FirstOf;
