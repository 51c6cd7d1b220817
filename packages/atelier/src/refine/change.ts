/** What an instruction asks to change, before it meets a design. */
import type {
  CulturalInspiration,
  DesignEra,
  Gemstone,
  Metal,
  MetalFinish,
  Motif,
  Occasion,
  SettingStyle,
  StoneCut,
} from '@filigree/contracts';
import type { StoneKind } from '../design/parts.ts';
import type { BAND_PROFILES, GALLERIES, PRONG_FORMS } from '../design/ring/document.ts';

/** How far a measure goes: times a share of itself, by an amount, or to a value. */
export type Step =
  | { readonly kind: 'times'; readonly share: number }
  | { readonly kind: 'by'; readonly amount: number }
  | { readonly kind: 'to'; readonly value: number };

/** Which stones: `accents` are all but the centre. */
export type StoneTarget = 'centre' | 'halo' | 'sides' | 'row' | 'accents';
/** Which metal parts. */
export type MetalTarget = 'all' | 'band' | 'setting';

export type Change =
  | { readonly kind: 'bandWidth'; readonly step: Step }
  | { readonly kind: 'bandThickness'; readonly step: Step }
  | { readonly kind: 'bandProfile'; readonly profile: (typeof BAND_PROFILES)[number] }
  | { readonly kind: 'bandForm'; readonly form: 'single' | 'split' | 'twist' | 'bypass' }
  | { readonly kind: 'bandTaper'; readonly to: 'tapered' | 'even' }
  | { readonly kind: 'grooves'; readonly count: number }
  | { readonly kind: 'milgrain'; readonly on: boolean }
  | { readonly kind: 'cathedral'; readonly on: boolean }
  | { readonly kind: 'another'; readonly part: 'band' | 'setting' }
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
    }
  | { readonly kind: 'cut'; readonly target: StoneTarget; readonly cut: StoneCut }
  | { readonly kind: 'turnStone'; readonly to: 'along-finger' | 'across-finger' | null }
  | { readonly kind: 'halo'; readonly to: 'none' | 'single' | 'double' | 'floral' | 'cushion' }
  | {
      readonly kind: 'bandStones';
      readonly on: boolean;
      readonly setting: 'pave' | 'channel' | 'bar' | 'flush' | 'shared-prong' | null;
      readonly gemstone: Gemstone | null;
      readonly around: boolean | null;
      readonly rows: 1 | 2 | 3 | null;
    }
  | {
      readonly kind: 'sideStones';
      readonly perSide: 0 | 1 | 2;
      readonly gemstone: Gemstone | null;
      readonly cut: StoneCut | null;
    }
  | { readonly kind: 'noStones' }
  | { readonly kind: 'withoutGemstone'; readonly gemstone: Gemstone }
  | {
      readonly kind: 'metal';
      readonly target: MetalTarget;
      readonly metals: readonly Metal[];
      readonly instead: readonly Metal[];
    }
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
  | { readonly kind: 'engraving'; readonly text: string | null }
  | { readonly kind: 'lettering'; readonly lettering: 'script' | 'serif' | 'sans' }
  | { readonly kind: 'ringSize'; readonly step: Step }
  | { readonly kind: 'presence'; readonly to: 'delicate' | 'bold'; readonly strength: number }
  | { readonly kind: 'ornament'; readonly to: 'simple' | 'ornate' }
  | { readonly kind: 'recycled' }
  | { readonly kind: 'era'; readonly era: DesignEra }
  | { readonly kind: 'cultures'; readonly cultures: readonly CulturalInspiration[] }
  | { readonly kind: 'motifs'; readonly motifs: readonly Motif[] }
  | { readonly kind: 'occasion'; readonly occasion: Occasion }
  /** Understood, but no design can follow it; `message` says why, for people. */
  | { readonly kind: 'refused'; readonly message: string; readonly reason: 'not-built' | 'impossible' };

/** Parts that an instruction can ask to keep. */
export type KeptPart =
  | 'stone'
  | 'band'
  | 'metal'
  | 'setting'
  | 'halo'
  | 'accents'
  | 'finish'
  | 'size'
  | 'engraving';

/** The parts that a change touches, so that a kept part can hold it back. */
export function partsOf(change: Change): readonly KeptPart[] {
  switch (change.kind) {
    case 'bandWidth':
    case 'bandThickness':
    case 'bandProfile':
    case 'bandForm':
    case 'bandTaper':
    case 'grooves':
      return ['band'];
    case 'another':
      return [change.part];
    case 'stoneSize':
    case 'gemstone':
    case 'cut':
      return [change.target === 'centre' ? 'stone' : change.target === 'halo' ? 'halo' : 'accents'];
    case 'turnStone':
      return ['stone'];
    case 'halo':
      return ['halo'];
    case 'bandStones':
    case 'sideStones':
      return ['accents'];
    case 'metal':
    case 'recycled':
      return ['metal'];
    case 'finish':
      return ['finish'];
    case 'setting':
    case 'prongs':
    case 'gallery':
    case 'height':
    case 'cathedral':
      return ['setting'];
    case 'engraving':
    case 'lettering':
      return ['engraving'];
    case 'ringSize':
      return ['size'];
    default:
      return [];
  }
}
