/** Stones of a family in one cluster: one in the middle, the others about it, each as much as any. */
import type { Brief } from '@filigree/contracts';
import type { StoneKind } from '../../parts.ts';
import { GEM_FACTS } from '../../stones/gems.ts';
import { isFamilyOf, stonesInTurn } from '../../stones/inTurn.ts';
import { stoneOfSize } from '../../stones/weight.ts';
import type { RingWish } from '../wish.ts';
import { SHOULDERS } from './parts.ts';
import type { Recipe } from './recipe.ts';

/** Fewer about one would be larger than it, or leave gaps. */
const FEWEST = 6;
const MOST = 13;
/** What stands side by side where a cluster is not possible: so many at least are no centre with its sides. */
const FEWEST_IN_ROW = 3;

/** Stones about the middle, mm: as many as fill a circle are smaller. */
const AROUND_MM = [2.9, 3.1, 2.7, 3] as const;
const SMALLER = { from: 7, share: 0.86 } as const;
/** Gaps between neighbours and to the middle, as the head is built (geometry/settings/cluster.ts), mm. */
const GAP_MM = { neighbour: 0.12, middle: 0.22 } as const;
const CLEARANCE_MM = 1.1;
const THICK_MM = 1.9;

const WAYS = [
  { id: 'posy', form: 'single', shoulders: 'plain', leastMm: 2.2 },
  { id: 'posy-split', form: 'split', shoulders: 'plain', leastMm: 2.7 },
  { id: 'posy-tapered', form: 'single', shoulders: 'tapered', leastMm: 2.4 },
  { id: 'posy-cathedral', form: 'single', shoulders: 'cathedral', leastMm: 2.2 },
] as const;

/** All that were named, one as often as it was told, to be grouped; null where that was not asked. */
function grouped(brief: Brief): readonly StoneKind[] | null {
  if (brief.setting !== 'Cluster' || brief.noStones || brief.petals || brief.caratWeight !== null)
    return null;
  const turn = stonesInTurn(brief, { isRow: true, areBeads: true });
  return turn === null || new Set(brief.gemstones).size < FEWEST_IN_ROW
    ? null
    : turn.map(({ gemstone, colour }) => ({
        gemstone,
        cut: 'Round',
        form: GEM_FACTS[gemstone].form,
        colour,
      }));
}

/** Width of the middle that so many stones of a width just ring, mm. */
function middleMm(around: number, petalMm: number): number {
  const s = Math.sin(Math.PI / around);
  return 2 * ((petalMm * (1 - s) + GAP_MM.neighbour) / (2 * s) - GAP_MM.middle);
}

/** The ways to group the stones of a wish; none where they are too few, or it asks for something else. */
export function posyRecipes({ brief, prongsPossible, lowOnly }: RingWish): Recipe[] {
  const stones = grouped(brief);
  if (stones === null || stones.length < FEWEST || stones.length > MOST || !prongsPossible || lowOnly)
    return [];
  const firm = stones.filter(({ form, gemstone }) => form === 'faceted' && !GEM_FACTS[gemstone].delicate);
  const middles = firm.length > 0 ? firm : stones.filter(({ form }) => form === 'faceted');
  if (middles.length === 0) return [];
  return WAYS.map(
    ({ id, form, shoulders, leastMm }, at): Recipe => ({
      id,
      settings: ['Cluster'],
      stones: 'accented',
      ornate: true,
      draw: (sketch, wish) => {
        const middle = middles[at % middles.length]!;
        const from = stones.indexOf(middle);
        const around = [...stones.slice(from + 1), ...stones.slice(0, from)];
        const wanted = brief.stoneSizeMm[0] ?? AROUND_MM[at]!;
        const mm = middleMm(around.length, around.length < SMALLER.from ? wanted : wanted * SMALLER.share);
        sketch.centre = { ...stoneOfSize(middle, mm, mm), orientation: 'along-finger' };
        sketch.head = {
          kind: 'cluster',
          alloyId: (wish.alloys[1] ?? wish.alloys[0]).id,
          petals: around.length,
          accent: around[0]!,
          inTurn: around,
          clearanceMm: CLEARANCE_MM,
        };
        const { band } = sketch;
        band.form = form;
        sketch.shoulders = SHOULDERS[shoulders];
        if (brief.bandWidthMm === null) band.widthMm = Math.max(band.widthMm, leastMm);
        band.thicknessMm = Math.max(band.thicknessMm, THICK_MM);
      },
    }),
  );
}

/** A family of stones that are too few to be grouped is set side by side, and all of it is shown. */
export function withFamilyInRow(brief: Brief): { readonly brief: Brief; readonly notes: readonly string[] } {
  const stones = grouped(brief);
  if (stones === null || stones.length < FEWEST_IN_ROW || stones.length >= FEWEST)
    return { brief, notes: [] };
  const isFamily =
    brief.occasion === 'Birthstone' ||
    isFamilyOf(brief) ||
    brief.stoneCount === stones.length ||
    stones.length > FEWEST_IN_ROW;
  return isFamily
    ? {
        brief: { ...brief, setting: null, stoneCount: stones.length },
        notes: [
          `${stones.length} different stones are too few for a cluster that shows each: they stand side by side.`,
        ],
      }
    : { brief, notes: [] };
}
