/**
 * The operator's prices: a dated JSON table that anybody can edit, and its validator. The estimate names the
 * date wherever it shows a price.
 */
import { GEMSTONES } from '@filigree/contracts';
import { z } from 'zod';
import { FINDING_KINDS } from './bought-parts.ts';
import table from './price-table.json' with { type: 'json' };

const price = z.number().positive().max(1e7);
const range = z
  .object({ low: price, high: price })
  .refine(({ low, high }) => low <= high, 'The low end of a range is above its high end.');

/** What has a source of its own: each metal, whose price moves by the day, and the other figures by what they are of. */
const SOURCED = [
  'gold',
  'platinum',
  'palladium',
  'silver',
  'titanium',
  'tungsten',
  /** The premium of an alloy and the loss in casting. */
  'alloys',
  'stones',
  'labour',
  'findings',
  'casting',
  'margin',
] as const;

export const priceTableSchema = z.object({
  /** The day on which somebody last looked at the table as a whole, YYYY-MM-DD. */
  date: z.iso.date(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency is three capitals, as USD.'),
  note: z.string().max(1000),
  /** Where each figure is from, and the day it was true. */
  sources: z.record(
    z.enum(SOURCED),
    z.object({ source: z.string().trim().min(1).max(300), date: z.iso.date() }),
  ),
  /** Spot price of the pure metal. */
  metalPerTroyOunce: z.object({
    gold: price,
    platinum: price,
    palladium: price,
    silver: price,
    titanium: price,
    tungsten: price,
  }),
  /** What an alloy ready to cast costs over its pure content. */
  alloyPremium: z.number().min(1).max(3),
  /** Metal that is bought and ends in sprues, filings and polish, as a share of the piece. */
  castingLossShare: z.number().min(0).max(1),
  /** Price of one stone: per carat at 1 ct, rising with carat to the exponent (rarity of size). */
  stones: z.record(
    z.enum(GEMSTONES),
    z
      .object({ low: price, high: price, exponent: z.number().min(1).max(3) })
      .refine(({ low, high }) => low <= high, 'The low end of a range is above its high end.'),
  ),
  /** Melee is sold by the parcel: this share of the price a carat at 1 ct, and never less than a stone's handling. */
  smallStone: z.object({
    belowCarat: z.number().min(0).max(1),
    perCaratShare: z.number().min(0).max(1),
    eachAtLeast: price,
  }),
  labour: z.object({
    hourly: range,
    hoursForTheModel: z.number().min(0).max(100),
    hoursForFinishing: z.number().min(0).max(100),
    hoursForACentreStone: z.number().min(0).max(100),
    minutesForASmallStone: z.number().min(0).max(600),
    hoursForAnEngraving: z.number().min(0).max(100),
    /** Pearls and beads are drilled and glued, not set. */
    minutesForABead: z.number().min(0).max(600),
    /** Mixing, firing and stoning down: once, and for every cell. */
    hoursForEnamel: z.number().min(0).max(100),
    minutesForAnEnamelCell: z.number().min(0).max(600),
    /** Soldering or closing a bought finding. */
    minutesForAFinding: z.number().min(0).max(600),
    /** Finishing the second of a pair, as a share of the first. */
    twinShare: z.number().min(0).max(1),
  }),
  /** What a bought finding costs apiece over its metal; for a chain, what making it costs a gram. */
  findings: z.record(z.enum(FINDING_KINDS), range),
  /** Of the first casting. */
  castingFee: range,
  /** Every further casting, as a share of the first. */
  furtherCastingShare: z.number().min(0).max(1),
  /** From the workshop's cost to the shop's price. */
  margin: z
    .object({ low: z.number().min(1).max(10), high: z.number().min(1).max(10) })
    .refine(({ low, high }) => low <= high, 'The low end of a range is above its high end.'),
});
export type PriceTable = z.infer<typeof priceTableSchema>;

export type PriceTableReading =
  | { readonly ok: true; readonly table: PriceTable }
  | { readonly ok: false; readonly faults: readonly { readonly path: string; readonly message: string }[] };

/** Reads an operator's table; all faults at once. */
export function readPriceTable(stored: unknown): PriceTableReading {
  const parsed = priceTableSchema.safeParse(stored);
  if (parsed.success) return { ok: true, table: parsed.data };
  return {
    ok: false,
    faults: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  };
}

const DAY_MS = 86_400_000;
/** So long prices may be sold by: docs/decisions/0103. */
const STANDS_DAYS = 30;

/** What an operator is to know of a table that is too old to sell by. */
export interface OutdatedPrices {
  readonly pricesOf: string;
  readonly ageDays: number;
  readonly words: string;
}

/** Undefined while the table is not older than prices may be. */
export function outdated({ date }: Pick<PriceTable, 'date'>, now: Date): OutdatedPrices | undefined {
  const ageDays = Math.floor((now.getTime() - Date.parse(date)) / DAY_MS);
  if (ageDays <= STANDS_DAYS) return undefined;
  return {
    pricesOf: date,
    ageDays,
    words: `the table of prices is of ${date}, ${ageDays} days old: look at its figures, date it anew, and bring the catalogue to it with "npm run catalogue -- reprice"`,
  };
}

/** The table that ships with the product; an operator is expected to date and replace it. */
export const DEFAULT_PRICE_TABLE: PriceTable = priceTableSchema.parse(table);
