/** As SQL, what the price of a variation is made of; `priceDesign` of the contracts makes it. */
import { type DesignPrice, type Priced, priceDesign } from '@filigree/contracts';
import type pg from 'pg';
import { fail, ok, type Result } from '../../../http/failure.ts';

/** The version of a `variation` that is shown, and the first: what was opened, when it was opened from a piece. */
export const VERSIONS = `
  left join variation_versions version
    on version.variation_id = variation.id and version.version = variation.version
  left join variation_versions opened
    on variation.base_piece_id is not null and opened.variation_id = variation.id and opened.version = 1`;

/** Whether a variation still is the piece of the catalogue that it was opened from; brought back counts, too. */
export const IS_COPY = `(variation.base_piece_id is not null
  and (version.version = 1 or version.design = opened.design))`;

/** A `Priced` as JSON. `piece` is the one that is sold, or that the variation was opened from. */
export const PRICED = `json_build_object('pieceCents', piece.price_cents, 'isCopy', ${IS_COPY},
  'opened', opened.estimate->'priceUsd', 'estimate', version.estimate->'priceUsd')`;

const READ = `
  select ${PRICED} as priced from variations variation ${VERSIONS}
  left join pieces piece on piece.id = variation.base_piece_id
  where variation.id = $2 and variation.user_id = $1`;

/**
 * What the newest version of a person's variation costs now.
 * @param designCents the fixed price of a design from words
 * Fails with VARIATION_NOT_FOUND.
 */
export async function readPrice(
  pool: pg.Pool,
  userId: string,
  id: string,
  designCents: number,
): Promise<Result<DesignPrice>> {
  const { rows } = await pool.query<{ priced: Priced }>({
    name: 'variation-price',
    text: READ,
    values: [userId, id],
  });
  return rows[0]
    ? ok(priceDesign(rows[0].priced, designCents))
    : fail('VARIATION_NOT_FOUND', 'Variation not found');
}
