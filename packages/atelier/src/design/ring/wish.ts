import type { Brief, Gemstone, StoneCut } from '@filigree/contracts';
import {
  cannotBePushed,
  cannotRaiseProngs,
  keepsSpring,
  resolveAlloys,
  tooSoftForProngs,
} from '../alloys.ts';
import type { Alloy, Stone, StoneKind, StonesInTurn } from '../parts.ts';
import type { Random } from '../random.ts';
import { askedColour } from '../stones/askedColour.ts';
import { ROUND_HERE } from '../stones/dropPearls.ts';
import { canBeMelee, GEM_FACTS } from '../stones/gems.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { domeCut, domeWord } from '../stones/proportions.ts';
import { stoneOfCarat, stoneOfSize } from '../stones/weight.ts';
import { eraOfCulture } from './culture.ts';
import { ERA_RULES, type EraRules } from './eras.ts';
import { asksForBetween, isEternity, isOpen, isPair, isSetBand, OF_ONE, ringArrangements } from './named.ts';
import { isTablet } from './tablets.ts';

/** A brief resolved for a ring: everything asked is settled, everything open has a sensible default. */
export interface RingWish {
  readonly brief: Brief;
  readonly era: EraRules;
  readonly alloys: Alloy[];
  /** Null when no centre stone is wanted at all. */
  readonly centre: Stone | null;
  /** Small stones about the centre: faceted, domed or pearls. */
  readonly accent: StoneKind;
  /** Two kinds that go about the centre together; null where they are of one. */
  readonly haloTurn: readonly [one: StoneKind, other: StoneKind] | null;
  /** Small stones along the band: hard enough for beads and channels. */
  readonly bandAccent: StoneKind;
  /** Stones in rows when they are the whole of the piece: what was asked for, if it can be set so. */
  readonly rowStone: StoneKind;
  /** Stones that follow one another along such a row; null where it is of one. */
  readonly inTurn: StonesInTurn | null;
  /** Stones beside the centre: softer ones than those of rows can be set there. */
  readonly sideStone: StoneKind;
  readonly usSize: number;
  /** Low and smooth all around: nothing may stand up or catch. */
  readonly lowOnly: boolean;
  /** 0.7 (slim, delicate) to 1.6 (wide, bold). */
  readonly breadth: number;
  readonly prongsPossible: boolean;
  /** Only hard stones stand tension, and only springy metals keep it up. */
  readonly tensionPossible: boolean;
  readonly adjustments: string[];
}

/** What stands in for diamonds where they are excluded, in the order of whiteness. */
const ACCENTS: readonly Gemstone[] = [
  'Diamond',
  'Topaz',
  'Sapphire',
  'Spinel',
  'Aquamarine',
  'Ruby',
  'Garnet',
  'Amethyst',
];

/** What carries the stone. */
export interface Wearer {
  readonly longestMm: number;
  /** In words: "a finger". */
  readonly bearer: string;
  /** Usual weight of a centre stone against that of a finger ring. */
  readonly caratShare: number;
  /** US size when none is asked; null for the usual of the person. */
  readonly usualUs: number | null;
}

/** Beyond this a ring cannot be worn on one finger. */
const FINGER: Wearer = { longestMm: 24, bearer: 'a finger', caratShare: 1, usualUs: null };
/** Toes are about US 3 to 5 (the trade sells open bands of 14 to 16 mm); what stands up catches in shoes. */
export const TOE: Wearer = { longestMm: 6, bearer: 'a toe', caratShare: 0.12, usualUs: 3.5 };

/** Stones that stand beside a centre before they slide down the finger's sides, with it. */
const MOST_WITH_SIDES = 5;

/** "Three on each side": two a side is the most. */
function withFewerSides(brief: Brief, adjustments: string[]): Brief {
  const { stoneCount, arrangements } = brief;
  if (
    arrangements?.includes('side-stones') !== true ||
    (stoneCount ?? 0) <= MOST_WITH_SIDES ||
    stoneCount! % 2 === 0
  )
    return brief;
  adjustments.push('Two stones a side are the most that stand beside a centre stone: it has two.');
  return { ...brief, stoneCount: MOST_WITH_SIDES };
}

/** "Surrounded by diamonds and emeralds": of three stones the last two are both about the first. */
function haloTurnOf(brief: Brief): RingWish['haloTurn'] {
  const [, one, other, ...more] = brief.gemstones;
  const isAbout = brief.setting === 'Halo' || brief.arrangements?.includes('surround') === true;
  // "A diamond halo and ruby side stones", "and rubies on the shoulders": each has its own place.
  const isElsewhere = (brief.arrangements ?? []).some((name) => name !== 'surround');
  if (one === undefined || other === undefined || more.length > 0 || !isAbout || isElsewhere) return null;
  if (GEM_FACTS[one].form !== 'faceted' || GEM_FACTS[other].form !== 'faceted') return null;
  const kind = (gemstone: Gemstone): StoneKind => ({
    gemstone,
    cut: 'Round',
    form: GEM_FACTS[gemstone].form,
    colour: askedColour(brief, gemstone),
  });
  return [kind(one), kind(other)];
}

/** Brides wear rings on their toes, but none to be asked with: no stone is theirs unless it was named. */
const forFeet = (brief: Brief): Brief =>
  brief.occasion === 'Engagement' ? { ...brief, occasion: null } : brief;

export function ringWish(asked: Brief, seed: number, random: Random, wearer = FINGER): RingWish {
  const era = asked.era ? ERA_RULES[asked.era] : eraOfCulture(asked.culture[0]);
  const { alloys, adjustments } = resolveAlloys(asked, era.metals);
  const brief = withFewerSides(wearer === TOE ? forFeet(asked) : asked, adjustments);
  const excluded = new Set(brief.excludedGemstones);
  const centre = brief.noStones ? null : centreStone(brief, era, seed, random, adjustments, wearer);
  const second = brief.gemstones[1];
  const isBeside = brief.arrangements?.includes('side-stones') === true;
  const standIn = ACCENTS.find((gem) => !excluded.has(gem)) ?? 'Diamond';
  const accentGem = second !== undefined && !isBeside ? second : standIn;
  const bandGem = canBeMelee(accentGem) ? accentGem : standIn;
  // Of two main stones the second is no small one.
  const isFlush = brief.arrangements?.includes('flush-set') === true;
  const turn = rowsPossible(brief)
    ? stonesInTurn(brief, { isRow: isEternity(brief) || isSetBand(brief) || isFlush })
    : null;
  // "A ruby and two diamonds": of three that are let in, the one that was named first is in the middle.
  const isBetween = asksForBetween(brief);
  const inTurn = isBetween
    ? null
    : isFlush && turn?.length === 2 && brief.stoneCount === 3
      ? [turn[1]!, turn[0]!]
      : turn;
  const colourOf = (gem: Gemstone) => (gem === second ? askedColour(brief, gem) : null);
  const first = brief.gemstones[0];
  // "Five garnets in a row": those at the sides are of the same kind.
  const isAllOfOne = first !== undefined && brief.gemstoneCounts?.length === 1 && !isBeside;
  const besideGem = second ?? (isAllOfOne ? first : accentGem);
  // What was asked for as the ring itself is set in rows too, brittle stones and domes with the setter's care.
  // In heads of their own beside small ones so are pearls.
  const rowGem = first !== undefined && (isBetween || GEM_FACTS[first].form !== 'bead') ? first : bandGem;
  const alloy = alloys[0];
  const setter = alloys[1] ?? alloy;
  // What tungsten cannot be pushed over is held by another metal on it, if such a head was asked for, or sunk into the band.
  const isJoined =
    cannotBePushed(setter) && (RAISED_HEADS.has(brief.setting) || isEternity(brief) || isSetBand(brief));
  const prongsPossible = isJoined || (!cannotRaiseProngs(setter) && !tooSoftForProngs(setter));
  return {
    brief,
    era,
    alloys,
    centre,
    accent: {
      gemstone: accentGem,
      cut: 'Round',
      form: GEM_FACTS[accentGem].form,
      colour: colourOf(accentGem),
    },
    haloTurn: haloTurnOf(brief),
    bandAccent: { gemstone: bandGem, cut: 'Round', form: 'faceted', colour: colourOf(bandGem) },
    rowStone: {
      gemstone: inTurn?.[0]?.gemstone ?? rowGem,
      cut:
        GEM_FACTS[inTurn?.[0]?.gemstone ?? rowGem].form === 'faceted' ? rowCut(brief, adjustments) : 'Round',
      form: GEM_FACTS[inTurn?.[0]?.gemstone ?? rowGem].form,
      colour:
        inTurn?.[0] !== undefined ? inTurn[0].colour : rowGem === first ? askedColour(brief, rowGem) : null,
    },
    inTurn,
    sideStone: {
      gemstone: besideGem,
      cut: 'Round',
      form: GEM_FACTS[besideGem].form,
      colour: besideGem === second || isAllOfOne ? askedColour(brief, besideGem) : null,
    },
    usSize: brief.ringSize ?? wearer.usualUs ?? (isForHim(brief.recipient) ? 10 : 7),
    breadth: breadthOf(brief, era),
    lowOnly: wearer === TOE,
    prongsPossible,
    tensionPossible: keepsSpring(alloy) && (centre === null || GEM_FACTS[centre.gemstone].mohs >= 9),
    adjustments,
  };
}

const RAISED_HEADS: ReadonlySet<Brief['setting']> = new Set<Brief['setting']>([
  'Solitary',
  'Prong',
  'Halo',
  'Cluster',
]);

/** Nothing asked for speaks against a row as the whole of the ring. */
const rowsPossible = (brief: Brief): boolean =>
  !brief.noStones &&
  !OF_ONE.has(brief.setting) &&
  !isPair(brief) &&
  (brief.caratWeight === null || brief.stonesAlike === true) &&
  brief.arrangements?.includes('side-stones') !== true;

/** Round stones stand about these in a cluster. */
const ROUNDED_CUTS: readonly StoneCut[] = ['Round', 'Oval'];

/** Long cuts that stand in a row, and those of them that a channel or bars hold by straight sides. */
const ROW_CUTS: ReadonlySet<StoneCut> = new Set(['Oval', 'Marquise', 'Emerald', 'Baguette', 'Cushion']);
const STRAIGHT_CUTS: ReadonlySet<StoneCut> = new Set(['Emerald', 'Baguette']);

/** Stones along both arms of a point, along a bow, or along waves. */
const isFormedRow = (brief: Brief): boolean =>
  ringArrangements(brief).some((name) => name === 'chevron' || name === 'curved' || name === 'wavy');

/** The cut of stones in rows: as long as wide beside a head, as asked where the row is the ring and holds it. */
function rowCut(brief: Brief, adjustments: string[]): StoneCut {
  const { stoneCut: cut, setting } = brief;
  if (
    cut === null ||
    cut === 'Round' ||
    cut === 'Princess' ||
    brief.type === 'Tiara' ||
    !(
      isEternity(brief) ||
      asksForBetween(brief) ||
      isSetBand(brief) ||
      isFormedRow(brief) ||
      brief.stonesAlike === true
    )
  ) {
    return cut === 'Princess' ? 'Princess' : 'Round';
  }
  const clawed = setting === null || setting === 'Prong' || setting === 'Bar';
  if (ROW_CUTS.has(cut) && (clawed || (setting === 'Channel' && STRAIGHT_CUTS.has(cut)))) return cut;
  const instead = setting === 'Channel' || setting === 'Invisible' ? 'Princess' : 'Round';
  adjustments.push(
    `A row of ${cut.toLowerCase()} stones cannot be held so: ${instead.toLowerCase()} ones stand in for them.`,
  );
  return instead;
}

export function isForHim(recipient: string | null): boolean {
  return (
    recipient !== null &&
    /\b(?:him|himself|husband|hubby|dad|daddy|father|stepdad|son|grandson|brother|boyfriend|bf|man|men|mens|guy|gents?|gentleman|groom|groomsm[ae]n|grandfather|grandad|grandpa|uncle|nephew|godfather)\b/i.test(
      recipient,
    )
  );
}

function breadthOf({ proportions, occasion, recipient }: Brief, era: EraRules): number {
  let breadth = era.breadth;
  if (proportions.band === 'slim') breadth *= 0.8;
  if (proportions.band === 'wide') breadth *= 1.7;
  if (proportions.presence === 'delicate') breadth *= 0.85;
  if (proportions.presence === 'bold') breadth *= 1.3;
  if (occasion === 'Statement') breadth *= 1.2;
  if (isForHim(recipient)) breadth *= 1.5;
  return breadth;
}

/** The way a gemstone is cut here: as asked where its nature allows, else its own. */
/** The customer asked for this stone without facets. */
export const isCabochon = ({ cabochons }: Brief, gemstone: Gemstone): boolean =>
  cabochons?.includes(gemstone) === true;

export function kindOf(
  gemstone: Gemstone,
  asked: StoneCut | null,
  usual: StoneCut,
  adjustments: string[],
  isDomed = false,
): StoneKind {
  const { form: usualForm } = GEM_FACTS[gemstone];
  const form = isDomed && usualForm === 'faceted' ? 'cabochon' : usualForm;
  if (form === 'faceted') return { gemstone, cut: asked ?? usual, form, colour: null };
  if (form === 'bead') {
    if (asked !== null && asked !== 'Round') {
      adjustments.push(
        asked === 'Pear'
          ? ROUND_HERE
          : `Pearls are never cut: they stay round in place of the ${asked.toLowerCase()} cut.`,
      );
    }
    return { gemstone, cut: 'Round', form, colour: null };
  }
  const cut = domeCut(asked ?? usual);
  // Corners that nobody asked for are none of a dome.
  if (asked === null) {
    return { gemstone, cut: cut === 'Round' || cut === 'Pear' ? cut : 'Oval', form, colour: null };
  }
  if (cut === 'Emerald' || cut === 'Princess') {
    adjustments.push(
      `${gemstone} is polished as a dome: a ${domeWord(cut)} cabochon stands in for the ${asked.toLowerCase()} cut.`,
    );
  }
  return { gemstone, cut, form, colour: null };
}

/** Two stones that share the top of a finger, or the ends of a band, are smaller each; on other pieces two are just two. */
const mainStoneShare = (brief: Brief, wearer: Wearer): number =>
  isOpen(brief) ? 0.22 : wearer === FINGER && isPair(brief) ? 0.72 : 1;

/** Domes are worn larger than diamonds, but not where a solitaire is expected. */
const ENGAGED_DOME = 1.6;

/** Centre weight in carat when none was asked, before the adjectives. */
function usualCarat(brief: Brief, kind: StoneKind, wearer: Wearer): number {
  const byOccasion = {
    Engagement: 1,
    Anniversary: 1.1,
    Everyday: 0.6,
    Statement: 3,
    Religious: 0.8,
    Birthstone: 1,
    'Custom Gift': 0.9,
  };
  const base = brief.occasion ? byOccasion[brief.occasion] : 1;
  const size = { small: 0.2, large: 2.4 };
  const presence = { delicate: 0.6, bold: 1.8 };
  let carat = base * mainStoneShare(brief, wearer);
  if (brief.proportions.stone) carat *= size[brief.proportions.stone];
  if (brief.proportions.presence) carat *= presence[brief.proportions.presence];
  // Coloured stones and domes are worn larger than diamonds.
  if (kind.gemstone !== 'Diamond')
    carat *= kind.form === 'faceted' ? 1.5 : brief.occasion === 'Engagement' ? ENGAGED_DOME : 2.6;
  return carat;
}

/** Where stones are worn small (in a nostril, on a toe): the usual length, of the most. */
const USUAL_OF_MOST = 0.65;

/** Cuts that are seen to lie across. */
const LONG_CUTS: readonly StoneCut[] = ['Oval', 'Emerald', 'Marquise'];

function centreStone(
  brief: Brief,
  era: EraRules,
  seed: number,
  random: Random,
  adjustments: string[],
  wearer: Wearer,
): Stone {
  const excluded = new Set(brief.excludedGemstones);
  const gemstone =
    brief.gemstones[0] ??
    era.gemstones.find((gem) => !excluded.has(gem)) ??
    ACCENTS.find((gem) => !excluded.has(gem)) ??
    'Diamond';
  // Cuts are walked like compositions, a step further with every round of four sketches.
  const cuts =
    brief.arrangements?.includes('east-west') === true
      ? LONG_CUTS
      : brief.setting === 'Cluster' && wearer.usualUs === null
        ? ROUNDED_CUTS
        : era.cuts;
  const usual = cuts[(seed + Math.floor(seed / 4)) % cuts.length];
  const kind = {
    ...kindOf(
      gemstone,
      brief.stoneCut,
      usual,
      isTablet(brief, gemstone) ? [] : adjustments,
      isCabochon(brief, gemstone),
    ),
    colour: askedColour(brief, gemstone),
  };
  const [first, second] = brief.stoneSizeMm;
  if (first !== undefined) {
    const width = second ?? first / (stoneOfCarat(kind, 1).lengthMm / stoneOfCarat(kind, 1).widthMm);
    return stoneOfSize(kind, limited(Math.max(first, width), adjustments, wearer), Math.min(first, width));
  }
  // Sketches differ in the weight only where it was left open.
  const carat =
    brief.caratWeight ??
    round2(Math.max(0.02, usualCarat(brief, kind, wearer) * wearer.caratShare * (0.85 + 0.3 * random())));
  const stone = stoneOfCarat(kind, carat);
  if (stone.lengthMm <= wearer.longestMm) return stone;
  // Where no weight was asked for, the most that can be worn is not what is usually worn.
  const lengthMm = brief.caratWeight === null ? round2(wearer.longestMm * USUAL_OF_MOST) : wearer.longestMm;
  if (brief.caratWeight !== null) {
    adjustments.push(
      `A stone of about ${carat} ct would be ${stone.lengthMm.toFixed(1)} mm long, more than ${wearer.bearer} carries: drawn at ${wearer.longestMm} mm.`,
    );
  }
  return stoneOfSize(kind, lengthMm, (stone.widthMm * lengthMm) / stone.lengthMm);
}

function limited(mm: number, adjustments: string[], { longestMm, bearer }: Wearer): number {
  if (mm <= longestMm) return Math.max(1.2, mm);
  adjustments.push(`A stone of ${mm} mm is more than ${bearer} carries: drawn at ${longestMm} mm.`);
  return longestMm;
}

export const round2 = (x: number): number => Math.round(x * 100) / 100;
