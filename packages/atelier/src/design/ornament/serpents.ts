/** Serpents that are the ring or the bangle: in how many ways they wind, and what they carry. */
import type { Brief } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import { type Coil, HEAD_WIDTHS } from './coil.ts';
import type { MotifOrnament } from './motif.ts';
import { BITES, COILS } from './serpentWishes.ts';

export interface CoilWay {
  readonly id: string;
  readonly coil: Coil;
  /** Thickness of the body against the usual. */
  readonly share: number;
}

/** Beyond its full turns the tail passes the head, so that both are seen on top. */
const PAST = 0.12;
const way = (id: string, form: Coil['form'], turns: number, share: number, past = PAST): CoilWay => ({
  id,
  coil: { form, turns: form === 'laid' || form === 'raised' ? turns + past : 1 },
  share,
});

const ANY: readonly CoilWay[] = [
  way('coiled', 'laid', 2, 1),
  way('raised', 'raised', 1, 1.2),
  way('biting', 'bites', 1, 1.16),
  way('crossing', 'crossing', 1, 1.08),
];
const BITING: readonly CoilWay[] = [
  way('biting', 'bites', 1, 1.16),
  way('biting-slim', 'bites', 1, 0.86),
  way('biting-bold', 'bites', 1, 1.5),
  way('biting-fine', 'bites', 1, 1),
];
/** What winds so often: thinner the more often, its head laid or raised. */
const counted = (turns: number): readonly CoilWay[] => [
  way('coiled', 'laid', turns, 1),
  way('coiled-raised', 'raised', turns, 0.92),
  way('coiled-bold', 'laid', turns, 1.16, 0.3),
  way('coiled-slim', 'raised', turns, 0.74, 0.34),
];

/** In the order in which they are drawn; four of them. */
export function coilWays({ coils, figures }: Brief): readonly CoilWay[] {
  if (coils) return counted(coils);
  if (figures?.some((figure) => BITES.has(figure))) return BITING;
  return figures?.some((figure) => COILS.has(figure)) ? counted(2) : ANY;
}

/** Eyes as a share of the head, and the stone on the brow. */
const EYE_SHARE = 0.13;
const EYE_MM = [0.8, 2.6] as const;
const BROW_SHARE = 0.25;
const LEAST_BROW_MM = 1.2;

/** Of two stones that were named the domed one lies on the brow, else the second; the other is the eyes. */
function stonesOf(brief: Brief, small: StoneKind | null): { eyes: StoneKind | null; brow: StoneKind | null } {
  const kinds = brief.gemstones.map(
    (gemstone): StoneKind => ({
      gemstone,
      cut: 'Round',
      form: GEM_FACTS[gemstone].form,
      colour: askedColour(brief, gemstone),
    }),
  );
  const [first, second] = kinds;
  if (brief.noStones) return { eyes: null, brow: null };
  if (first === undefined) return { eyes: small, brow: null };
  if (second === undefined) return { eyes: first, brow: null };
  return first.form !== 'faceted' && second.form === 'faceted'
    ? { eyes: second, brow: first }
    : { eyes: first, brow: second };
}

/**
 * The serpent for a body of this width.
 * @param of `small`: what its eyes are where no stone was named; null for eyes of metal
 */
export function drawSerpent(
  brief: Brief,
  bodyMm: number,
  of: {
    readonly alloyId: string;
    readonly accentAlloyId: string;
    readonly small: StoneKind | null;
    readonly seed: number;
  },
): MotifOrnament {
  const headMm = round2(bodyMm * HEAD_WIDTHS);
  const { eyes, brow } = stonesOf(brief, of.small);
  const browMm = round2(Math.max(LEAST_BROW_MM, headMm * BROW_SHARE));
  return {
    kind: 'motif',
    motif: 'Serpent',
    form: 'spiral',
    sizeMm: Math.max(4, headMm),
    alloyId: of.alloyId,
    accentAlloyId: of.accentAlloyId,
    reliefMm: 2,
    accent: eyes && {
      stone: eyes,
      diameterMm: round2(Math.min(EYE_MM[1], Math.max(EYE_MM[0], headMm * EYE_SHARE))),
    },
    centre: brow && stoneOfSize(brow, browMm * Math.min(1.3, usualRatio(brow)), browMm),
    milgrain: false,
    seed: of.seed,
  };
}
