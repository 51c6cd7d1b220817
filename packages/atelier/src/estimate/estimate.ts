import type { Design } from '../design/document.ts';
import type { Solids } from '../geometry/solids.ts';
import { listStones, type StoneLine } from './list-stones.ts';
import { type PriceBreakdown, pricePiece } from './price-piece.ts';
import { DEFAULT_PRICE_TABLE, type PriceTable } from './price-table.ts';
import { type MetalWeight, weighMetal } from './weigh-metal.ts';
import { aboutCarats, aboutGrams } from './wording.ts';

export interface Estimate {
  readonly metal: readonly MetalWeight[];
  readonly totalGrams: number;
  readonly stones: readonly StoneLine[];
  readonly totalCarat: number;
  readonly price: PriceBreakdown;
  readonly currency: string;
  /** The day of the prices, YYYY-MM-DD, to be shown beside them. */
  readonly pricesOf: string;
  readonly words: {
    /** "estimated, about 2.8 g of metal (10 % either way)". */
    readonly mass: string;
    /** "33 stones, about 1.8 ct together"; null without stones. */
    readonly stones: string | null;
    readonly price: string;
    /** What the labour range assumes. */
    readonly labour: string;
  };
}

/** Weight, stones and a price range of a piece. Pure: the same solids and table give the same estimate. */
export function estimate(design: Design, solids: Solids, table: PriceTable = DEFAULT_PRICE_TABLE): Estimate {
  const metal = weighMetal(design, solids);
  const stones = listStones(solids);
  const totalGrams = metal.reduce((sum, { grams }) => sum + grams, 0);
  const totalCarat = stones.reduce((sum, line) => sum + line.totalCarat, 0);
  const count = stones.reduce((sum, line) => sum + line.count, 0);
  const price = pricePiece(design, metal, stones, table);
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: table.currency,
    maximumFractionDigits: 0,
  });
  return {
    metal,
    totalGrams,
    stones,
    totalCarat,
    price,
    currency: table.currency,
    pricesOf: table.date,
    words: {
      mass: `estimated, ${aboutGrams(totalGrams)} of metal (10 % either way)`,
      stones: count === 0 ? null : stonesInWords(count, totalCarat),
      price: `estimated ${money.format(price.total.low)} to ${money.format(price.total.high)}, at prices of ${table.date}`,
      labour: `about ${Math.round(price.hours)} bench hours at ${money.format(table.labour.hourly.low)} to ${money.format(table.labour.hourly.high)}: model, casting clean-up, setting stone by stone, polish`,
    },
  };
}

function stonesInWords(count: number, totalCarat: number): string {
  return count === 1
    ? `1 stone, ${aboutCarats(totalCarat)}`
    : `${count} stones, ${aboutCarats(totalCarat)} together`;
}
