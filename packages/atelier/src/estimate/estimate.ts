import type { Design } from '../design/document.ts';
import { takeApart } from '../geometry/set/takeApart.ts';
import type { Solids } from '../geometry/solids.ts';
import { listStones, type StoneLine } from './list-stones.ts';
import { addPrices, type PriceBreakdown, pricePiece } from './price-piece.ts';
import { DEFAULT_PRICE_TABLE, type PriceTable } from './price-table.ts';
import { type BoughtPart, isPair, listSupply, type Supply } from './supply.ts';
import { type MetalWeight, weighMetal } from './weigh-metal.ts';
import { aboutCarats, aboutGrams } from './wording.ts';

export interface Estimate {
  readonly metal: readonly MetalWeight[];
  /** Chain and findings that are bought finished. */
  readonly bought: readonly BoughtPart[];
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

/**
 * Weight, stones and a price range of a piece, or of a set as the sum of its pieces. Pure: the same solids and table
 * give the same estimate.
 */
export function estimate(design: Design, solids: Solids, table: PriceTable = DEFAULT_PRICE_TABLE): Estimate {
  const metal = weighMetal(design, solids);
  const stones = listStones(solids);
  const totalGrams = metal.reduce((sum, { grams }) => sum + grams, 0);
  const totalCarat = stones.reduce((sum, line) => sum + line.totalCarat, 0);
  const count = stones.reduce((sum, line) => sum + line.count, 0);
  const pieces = takeApart(design, solids).map((piece) => ({
    ...piece,
    supply: listSupply(piece.design, piece.solids),
  }));
  const supply: Supply = {
    cast: pieces.flatMap((piece) => piece.supply.cast),
    bought: pieces.flatMap((piece) => piece.supply.bought),
  };
  const price = pieces
    .map((piece) =>
      pricePiece(
        piece.design,
        {
          supply: piece.supply,
          stones: listStones(piece.solids),
          enamelCells: piece.solids.enamels.length,
        },
        table,
      ),
    )
    .reduce(addPrices);
  const together = pieces.length > 1 ? ' the set' : isPair(design) ? ' the pair' : '';
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: table.currency,
    maximumFractionDigits: 0,
  });
  return {
    metal,
    bought: supply.bought,
    totalGrams,
    stones,
    totalCarat,
    price,
    currency: table.currency,
    pricesOf: table.date,
    words: {
      mass: `estimated, ${aboutGrams(totalGrams)} of metal${together} (10 % either way)`,
      stones: count === 0 ? null : stonesInWords(count, totalCarat),
      price: `estimated ${money.format(price.total.low)} to ${money.format(price.total.high)}${together}, at prices of ${table.date}`,
      labour: `${benchTime(price.hours)} at ${money.format(table.labour.hourly.low)} to ${money.format(table.labour.hourly.high)}: ${operations(solids, supply)}`,
    },
  };
}

function stonesInWords(count: number, totalCarat: number): string {
  return count === 1
    ? `1 stone, ${aboutCarats(totalCarat)}`
    : `${count} stones, ${aboutCarats(totalCarat)} together`;
}

/** "about 5 bench hours"; halves below three. */
function benchTime(hours: number): string {
  const rounded = hours < 3 ? Math.max(0.5, Math.round(hours * 2) / 2) : Math.round(hours);
  return `about ${rounded} bench ${rounded === 1 ? 'hour' : 'hours'}`;
}

/** What the hours are for, in the order of the bench. */
function operations(solids: Solids, { cast, bought }: Supply): string {
  return [
    cast.length > 0 ? 'model, casting clean-up' : null,
    solids.stones.length > 0 ? 'setting stone by stone' : null,
    solids.enamels.length > 0 ? 'enamel, fired and stoned down' : null,
    bought.length > 0 ? 'assembly of bought findings' : null,
    'polish',
  ]
    .filter((operation) => operation !== null)
    .join(', ');
}
