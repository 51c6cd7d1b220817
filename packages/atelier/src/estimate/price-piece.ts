import type { Design } from '../design/document.ts';
import { ALLOY_FACTS } from '../materials/index.ts';
import type { StoneLine } from './list-stones.ts';
import type { PriceTable } from './price-table.ts';
import type { MetalWeight } from './weigh-metal.ts';

/** Grams in a troy ounce, the unit of metal prices. */
const GRAMS_PER_TROY_OUNCE = 31.1035;

export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

export interface PriceBreakdown {
  readonly metal: PriceRange;
  readonly stones: PriceRange;
  readonly casting: PriceRange;
  readonly labour: PriceRange;
  readonly hours: number;
  /** After the shop's margin, rounded to what a range may claim to know. */
  readonly total: PriceRange;
}

/**
 * What a piece would cost to buy, as a range. Metal is its fine content at spot with the alloy's premium and the
 * casting loss; stones rise with a power of their weight; labour is hours of a bench by operation.
 */
export function pricePiece(
  design: Design,
  metal: readonly MetalWeight[],
  stones: readonly StoneLine[],
  table: PriceTable,
): PriceBreakdown {
  const metalCost = metal.reduce((sum, weight) => sum + metalPrice(weight, table), 0);
  const stoneCost = stones.reduce(
    (sum, line) => add(sum, scale(stonePrice(line, table), line.count)),
    ZERO_RANGE,
  );
  const hours = benchHours(design, stones, table);
  const labour = scale(table.labour.hourly, hours);
  const cost = [stoneCost, labour, table.castingFee].reduce(add, { low: metalCost, high: metalCost });
  return {
    metal: { low: metalCost, high: metalCost },
    stones: stoneCost,
    casting: table.castingFee,
    labour,
    hours,
    total: {
      low: roundTwoFigures(cost.low * table.margin.low),
      high: roundTwoFigures(cost.high * table.margin.high),
    },
  };
}

const ZERO_RANGE: PriceRange = { low: 0, high: 0 };

function metalPrice({ alloy, grams }: MetalWeight, table: PriceTable): number {
  const { base, finenessPerMille } = ALLOY_FACTS[alloy];
  const perGram = (table.metalPerTroyOunce[base] / GRAMS_PER_TROY_OUNCE) * (finenessPerMille / 1000);
  return grams * perGram * table.alloyPremium * (1 + table.castingLossShare);
}

function stonePrice({ gemstone, eachCarat }: StoneLine, table: PriceTable): PriceRange {
  const { low, high, exponent } = table.stones[gemstone];
  const { belowCarat, perCaratShare, eachAtLeast } = table.smallStone;
  // At least the parcel price of the same weight, so that a stone just past melee is never cheaper than melee.
  const single = eachCarat < belowCarat ? 0 : eachCarat ** exponent;
  const factor = Math.max(single, eachCarat * Math.min(perCaratShare, belowCarat ** (exponent - 1)));
  return { low: Math.max(low * factor, eachAtLeast), high: Math.max(high * factor, eachAtLeast) };
}

function benchHours(
  design: Design,
  stones: readonly StoneLine[],
  { labour, smallStone }: PriceTable,
): number {
  const setting = stones.reduce(
    (sum, { count, eachCarat }) =>
      sum +
      count *
        (eachCarat < smallStone.belowCarat ? labour.minutesForASmallStone / 60 : labour.hoursForACentreStone),
    0,
  );
  const engraving = design.engraving === null ? 0 : labour.hoursForAnEngraving;
  return labour.hoursForTheModel + labour.hoursForFinishing + setting + engraving;
}

function add(a: PriceRange, b: PriceRange): PriceRange {
  return { low: a.low + b.low, high: a.high + b.high };
}

function scale(range: PriceRange, factor: number): PriceRange {
  return { low: range.low * factor, high: range.high * factor };
}

/** An estimate knows two figures, three from 1000 on: 1 240 and not 1 237.61. */
function roundTwoFigures(value: number): number {
  const step = value < 100 ? 1 : value < 1000 ? 10 : value < 10_000 ? 50 : 100;
  return Math.round(value / step) * step;
}
