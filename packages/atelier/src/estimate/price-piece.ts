import type { Design } from '../design/document.ts';
import { ALLOY_FACTS, type AlloyName } from '../materials/index.ts';
import type { StoneLine } from './list-stones.ts';
import type { PriceTable } from './price-table.ts';
import { areTwins, type BoughtPart, isPair, type Supply } from './supply.ts';

/** Grams in a troy ounce, the unit of metal prices. */
const GRAMS_PER_TROY_OUNCE = 31.1035;

export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

export interface PriceBreakdown {
  /** Of what is cast and of what is bought, as metal. */
  readonly metal: PriceRange;
  readonly stones: PriceRange;
  /** Chain and findings, over their metal. */
  readonly findings: PriceRange;
  readonly casting: PriceRange;
  readonly labour: PriceRange;
  readonly hours: number;
  /** After the shop's margin, rounded to what a range may claim to know. */
  readonly total: PriceRange;
}

/** What a price is made of besides the design. */
export interface Makings {
  readonly supply: Supply;
  readonly stones: readonly StoneLine[];
  readonly enamelCells: number;
}

/**
 * What a piece (a pair, where it is one) would cost to buy, as a range. Metal is its fine content at spot with the
 * alloy's premium, and the casting loss where it is cast; stones rise with a power of their weight; labour is hours
 * of a bench by operation, so that a chain's links cost metal and making but no setting.
 */
export function pricePiece(design: Design, makings: Makings, table: PriceTable): PriceBreakdown {
  const { cast, bought } = makings.supply;
  const castMetal = cast.reduce(
    (sum, { alloy, gramsEach, count }) => sum + metalPrice(alloy, gramsEach * count, table),
    0,
  );
  const boughtMetal = bought.reduce((sum, { alloy, grams }) => sum + metalPrice(alloy, grams, table), 0);
  const metal = castMetal * (1 + table.castingLossShare) + boughtMetal;
  const stones = makings.stones.reduce(
    (sum, line) => add(sum, scale(stonePrice(line, table), line.count)),
    ZERO_RANGE,
  );
  const findings = bought.reduce((sum, part) => add(sum, findingPrice(part, table)), ZERO_RANGE);
  const castings = cast.reduce((sum, { count }) => sum + count, 0);
  const casting = scale(
    table.castingFee,
    castings === 0 ? 0 : 1 + (castings - 1) * table.furtherCastingShare,
  );
  const hours = benchHours(design, makings, table);
  const labour = scale(table.labour.hourly, hours);
  const cost = [stones, findings, labour, casting].reduce(add, { low: metal, high: metal });
  return {
    metal: { low: metal, high: metal },
    stones,
    findings,
    casting,
    labour,
    hours,
    total: {
      low: roundTwoFigures(cost.low * table.margin.low),
      high: roundTwoFigures(cost.high * table.margin.high),
    },
  };
}

/** The price of two pieces together. */
export const addPrices = (a: PriceBreakdown, b: PriceBreakdown): PriceBreakdown => ({
  metal: add(a.metal, b.metal),
  stones: add(a.stones, b.stones),
  findings: add(a.findings, b.findings),
  casting: add(a.casting, b.casting),
  labour: add(a.labour, b.labour),
  hours: a.hours + b.hours,
  total: add(a.total, b.total),
});

const ZERO_RANGE: PriceRange = { low: 0, high: 0 };

/** Without the loss in casting. */
function metalPrice(alloy: AlloyName, grams: number, table: PriceTable): number {
  const { base, finenessPerMille } = ALLOY_FACTS[alloy];
  const perGram = (table.metalPerTroyOunce[base] / GRAMS_PER_TROY_OUNCE) * (finenessPerMille / 1000);
  return grams * perGram * table.alloyPremium;
}

function findingPrice({ kind, count, grams }: BoughtPart, { findings }: PriceTable): PriceRange {
  return scale(findings[kind], kind === 'chain' ? grams : count);
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
  { supply, stones, enamelCells }: Makings,
  { labour, smallStone }: PriceTable,
): number {
  const perStone = ({ form, eachCarat }: StoneLine): number => {
    if (form === 'bead') return labour.minutesForABead / 60;
    return eachCarat < smallStone.belowCarat
      ? labour.minutesForASmallStone / 60
      : labour.hoursForACentreStone;
  };
  const setting = stones.reduce((sum, line) => sum + line.count * perStone(line), 0);
  const enamel =
    enamelCells === 0 ? 0 : labour.hoursForEnamel + (enamelCells * labour.minutesForAnEnamelCell) / 60;
  const findings = supply.bought.reduce((sum, { count }) => sum + count, 0);
  // Of a pair that is not alike each is modelled and finished for itself.
  const models = isPair(design) && !areTwins(design) ? 2 : 1;
  const finishing = labour.hoursForFinishing * (areTwins(design) ? 1 + labour.twinShare : models);
  const engraving = design.engraving === null ? 0 : labour.hoursForAnEngraving;
  // A chain with its clasp is assembled and not modelled.
  const model = supply.cast.length > 0 ? models * labour.hoursForTheModel : 0;
  const assembly = (findings * labour.minutesForAFinding) / 60;
  return model + (supply.cast.length > 0 ? finishing : 0) + setting + enamel + engraving + assembly;
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
