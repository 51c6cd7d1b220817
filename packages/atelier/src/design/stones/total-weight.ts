/** Sizes of stones by what all of them are to weigh together. */
import type { Brief } from '@filigree/contracts';
import type { SoleDesign } from '../document.ts';
import { hoopRowOf } from '../piece/carriers.ts';
import { round2 } from '../ring/wish.ts';
import { leadCarats, withBesideScaled } from './stones-beside.ts';
import { caratsTogether } from './weigh-together.ts';

type Draw = (brief: Brief) => SoleDesign;

/** How far from the asked weight the stones may be without a word of it. */
const TOLD_SHARE = 0.08;
/** Nearer than this it is not looked for, in so many drawings at most. */
const CLOSE_SHARE = 0.015;
const MOST_DRAWN = 7;
/** Of a stone, carats. */
const BOUNDS = { least: 0.003, most: 100 } as const;

/** The weight of one stone, where another than the total was said. */
const ownWeight = ({ caratWeight, totalCaratWeight }: Brief): number | null =>
  caratWeight === totalCaratWeight ? null : caratWeight;

/** What is to weigh how much. */
interface Target {
  readonly carats: number;
  readonly gemstones: Brief['gemstones'];
}

/** A brief whose main stones each weigh so many carats. */
type Weighed = (carat: number) => Brief;

/**
 * How to say how large the stones are so that the composition stays as it is drawn without: of a row each of them, of
 * other pieces the stone that leads.
 */
function wayToWeigh(brief: Brief, free: SoleDesign): Weighed {
  const isRow =
    'ornaments' in free
      ? free.ornaments.length === 0 && hoopRowOf(free) !== null
      : free.centre === null && free.bandStones !== null;
  return (carat) => ({ ...brief, caratWeight: carat, ...(isRow && { stonesAlike: true }) });
}

/**
 * Draws a design whose stones weigh together what was asked, as nearly as its composition allows. Without a total it is
 * drawn as it is.
 * @returns `told`: what is to be said where the weight is another; null where it is not
 */
export function withTotalWeight(
  asked: Brief,
  draw: Draw,
): { readonly design: SoleDesign; readonly told: string | null } {
  const total = asked.totalCaratWeight ?? null;
  if (total === null || asked.noStones) return { design: draw(asked), told: null };
  const brief: Brief = { ...asked, caratWeight: ownWeight(asked), totalCaratWeight: null };
  const free = draw(brief);
  const target = { carats: total, gemstones: brief.gemstones };
  const isLeadTold = brief.caratWeight !== null || brief.stoneSizeMm.length > 0;
  const design = isLeadTold
    ? withStonesBeside(free, target)
    : solved(wayToWeigh(brief, free), draw, free, target);
  const carats = caratsTogether(design, brief.gemstones);
  // Where none of them could be set that is told already.
  const isRight = carats < BOUNDS.least || Math.abs(carats / total - 1) <= TOLD_SHARE;
  const told = `All stones together weigh about ${round2(carats)} ct here: about ${total} ct were asked for.`;
  return { design, told: isRight ? null : told };
}

/** Scaling stones costs no drawing. */
const MOST_STEPS = 12;

/** The stone that leads is told: the others, as far as they can be larger or smaller, make up the rest. */
function withStonesBeside(design: SoleDesign, target: Target): SoleDesign {
  const leading = leadCarats(design);
  let share = 1;
  let drawn = design;
  for (let step = 0; step < MOST_STEPS; step++) {
    const beside = caratsTogether(drawn, target.gemstones) - leading;
    const wanted = target.carats - leading;
    if (beside <= 0 || wanted <= 0 || Math.abs(beside / wanted - 1) < CLOSE_SHARE) break;
    // Larger ones are fewer in their row: a little more than the cube root.
    share *= (wanted / beside) ** 0.4;
    drawn = withBesideScaled(design, share);
  }
  return offBy(drawn, target) < offBy(design, target) ? drawn : design;
}

const offBy = (design: SoleDesign, { carats, gemstones }: Target): number =>
  Math.abs(Math.log(Math.max(1e-6, caratsTogether(design, gemstones)) / carats));

function solved(way: Weighed, draw: Draw, free: SoleDesign, target: Target): SoleDesign {
  let best = free;
  for (const design of approach(way, draw, target))
    if (offBy(design, target) < offBy(best, target)) best = design;
  return best;
}

/**
 * Secant steps in the logarithms of weight and sum: where the number of stones is fixed the sum grows as the weight of
 * each, along a row of given length more slowly.
 */
function* approach(way: Weighed, draw: Draw, { carats: total, gemstones }: Target): Generator<SoleDesign> {
  let carat = total / 2;
  let before: { readonly carat: number; readonly sum: number } | null = null;
  for (let step = 0; step < MOST_DRAWN; step++) {
    const design = draw(way(carat));
    yield design;
    const sum = Math.max(1e-6, caratsTogether(design, gemstones));
    if (Math.abs(sum / total - 1) < CLOSE_SHARE) return;
    const slope =
      before === null || before.carat === carat
        ? 1
        : Math.log(sum / before.sum) / Math.log(carat / before.carat);
    before = { carat, sum };
    const power = 1 / Math.min(2, Math.max(0.5, slope));
    carat = Math.min(BOUNDS.most, Math.max(BOUNDS.least, carat * (total / sum) ** power));
    if (carat === before.carat) return;
  }
}
