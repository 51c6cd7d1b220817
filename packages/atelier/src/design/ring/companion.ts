/** The second main stone of a ring: of what, how cut, how large. */
import type { StoneCut } from '@filigree/contracts';
import type { Stone } from '../parts.ts';
import type { Random } from '../random.ts';
import { askedColours } from '../stones/askedColour.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import type { Companion } from './document.ts';
import { bezelHead, prongHead } from './recipes/parts.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { kindOf, type RingWish, round2 } from './wish.ts';

/** What stands well beside a cut: a contrast of round and straight, or of blunt and pointed. */
const PARTNERS: Readonly<Record<StoneCut, StoneCut>> = {
  Round: 'Pear',
  Oval: 'Pear',
  Pear: 'Emerald',
  Emerald: 'Pear',
  Radiant: 'Pear',
  Cushion: 'Pear',
  Princess: 'Round',
  Marquise: 'Pear',
  Baguette: 'Oval',
  Trillion: 'Round',
  Heart: 'Round',
};

/** A pair no longer than this is worn on one finger, each stone in mm. */
const LONGEST_MM = 13;

/** The same stone, smaller where two of its size would be more than a finger carries. */
function fitPair(sketch: RingSketch, wish: RingWish): void {
  const { centre } = sketch;
  if (centre === null || centre.lengthMm <= LONGEST_MM) return;
  const share = LONGEST_MM / centre.lengthMm;
  wish.adjustments.push(
    `Two stones of ${centre.lengthMm.toFixed(1)} mm are more than a finger carries: drawn at ${LONGEST_MM} mm.`,
  );
  sketch.centre = {
    ...stoneOfSize(centre, LONGEST_MM, round2(centre.widthMm * share)),
    orientation: centre.orientation,
  };
}

/** A second stone as large to the eye as the first: of the second gemstone that was named, else of the same. */
function secondStone(centre: Stone, { brief, adjustments }: RingWish, partner: 'alike' | 'other'): Stone {
  const named = brief.gemstones[1];
  const gemstone = named ?? centre.gemstone;
  // A cut that was asked for alone is asked of both; two gemstones take after each other where none was.
  const cut =
    brief.sideCut ?? (partner === 'other' && brief.stoneCut === null ? PARTNERS[centre.cut] : centre.cut);
  const told: string[] = [];
  // Of one gemstone in two colours each stone has its own.
  const colours = askedColours(brief, gemstone);
  const colour = colours[gemstone === centre.gemstone && colours.length > 1 ? 1 : 0] ?? null;
  const kind = { ...kindOf(gemstone, cut, cut, told), colour };
  if (brief.sideCut || (brief.stoneCut !== null && named !== undefined)) adjustments.push(...told);
  const ratio = kind.cut === centre.cut ? centre.lengthMm / centre.widthMm : usualRatio(kind);
  const face = kind.form === 'bead' ? 0.9 : 1;
  const width = Math.sqrt((centre.lengthMm * centre.widthMm * face) / ratio);
  return stoneOfSize(kind, round2(width * ratio), round2(width));
}

interface Pairing {
  readonly head: 'prong' | 'bezel';
  readonly partner: 'alike' | 'other';
  readonly staggerMm: number;
}

/** Sets the centre and a second stone of like size, each in a head of its own. */
export function setPair(sketch: RingSketch, wish: RingWish, random: Random, pairing: Pairing): void {
  fitPair(sketch, wish);
  const { centre } = sketch;
  if (centre === null) return;
  centre.orientation = 'along-finger';
  const stone = secondStone(centre, wish, pairing.partner);
  const headFor = (set: Stone): Companion['head'] => {
    const own = { ...sketch, centre: { ...set, orientation: 'along-finger' as const } };
    const clawed = pairing.head === 'prong' && wish.prongsPossible && set.form !== 'bead';
    return clawed
      ? prongHead(own, wish, random, { gallery: 'peg', form: 'claw' })
      : bezelHead(own, wish, random, { milgrain: wish.era.milgrain && set.form !== 'bead' });
  };
  const head = headFor(centre);
  sketch.head = head;
  sketch.companion = {
    stone: { ...stone, orientation: 'along-finger' },
    // Both faces nearly level.
    head: { ...headFor(stone), clearanceMm: head.clearanceMm },
    staggerMm: round2(Math.min(6, Math.max(0, pairing.staggerMm))),
  };
}
