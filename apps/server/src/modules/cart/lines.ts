/** The lines of a cart as SQL: every call reads the whole cart in the statement that changes it. */
import type { CartOptions } from '@filigree/contracts';
import type pg from 'pg';

/** A pool, or a connection inside a transaction. */
export type Queries = Pick<pg.Pool | pg.PoolClient, 'query'>;

/** What a line is now: name, price and picture are those of the piece at this moment. */
export interface CartLine {
  readonly id: string;
  readonly pieceId: string;
  readonly variationId: string | null;
  /** Of the variation; null: a piece of the catalogue. */
  readonly designVersion: number | null;
  readonly options: CartOptions;
  readonly quantity: number;
  /** As PostgreSQL writes it in JSON. */
  readonly addedAt: string;
  readonly priceCents: number;
  /** The name of the piece, or the first words of the prompt. */
  readonly title: string;
  /** In the storage. */
  readonly imagePath: string | null;
}

export interface CartRow {
  /** How many lines the statement has changed. */
  readonly hits: number;
  /** In the order in which they were added. */
  readonly lines: readonly CartLine[];
}

/** One more than is shown, so that it can be told whether something was cut off. */
const TITLE_LENGTH = 51;

/**
 * One row from a statement's `changed` (what it wrote) and `lines` (all of the cart). Pieces that were withdrawn are
 * left out: they are not sold. The price of a variation is the parameter `variationPrice`.
 */
export function selectCart(variationPrice: string): string {
  return `
    select (select count(*)::int from changed) as hits, coalesce((
      select json_agg(json_build_object(
        'id', line.id, 'pieceId', line.piece_id, 'variationId', line.variation_id,
        'designVersion', version.version, 'options', line.options, 'quantity', line.quantity,
        'addedAt', line.added_at,
        'priceCents', case when piece.id is null then ${variationPrice}::int else piece.price_cents end,
        'title', coalesce(piece.name, left(btrim(variation.prompt), ${TITLE_LENGTH})),
        'imagePath', coalesce(piece.pictures, version.images)->0->>'path') order by line.added_at, line.id)
      from lines line
      left join pieces piece on line.variation_id is null and piece.id = line.piece_id and not piece.withdrawn
      left join variations variation on variation.id = line.variation_id
      left join variation_versions version
        on version.variation_id = variation.id and version.version = variation.version
      where piece.id is not null or version.variation_id is not null), '[]') as lines`;
}

/**
 * @param name of the statement: it is planned once a connection
 * @param text a `with` of `changed` and `lines`, ended by `selectCart`
 */
export async function runOnCart(
  queries: Queries,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<CartRow> {
  const { rows } = await queries.query<CartRow>({ name, text, values: [...values] });
  return rows[0]!;
}
