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
  /** Whether it is worn on a finger or a toe, so that it is made to a size. */
  readonly asksRingSize: boolean;
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

/** The version of a variation that is shown, and the first: what was opened, when it was opened from a piece. */
export const VERSIONS = `
  left join variation_versions version
    on version.variation_id = variation.id and version.version = variation.version
  left join variation_versions opened
    on variation.base_piece_id is not null and opened.variation_id = variation.id and opened.version = 1`;

/** Whether a variation still is the piece of the catalogue that it was opened from; brought back counts, too. */
export const IS_COPY = `(variation.base_piece_id is not null
  and (version.version = 1 or version.design = opened.design))`;

/**
 * Whether a design has a ring among its pieces.
 * @param design an expression of type jsonb
 */
export const hasRing = (design: string): string =>
  `coalesce(${design}->>'type' in ('Ring', 'Toe Ring')
    or jsonb_path_exists(${design}, '$.companions[*].type ? (@ == "Ring" || @ == "Toe Ring")'), false)`;

/**
 * One row from a statement's `changed` (what it wrote) and `lines` (all of the cart). Pieces that were withdrawn are
 * left out: they are not sold, nor is a copy that nobody has changed. What is a piece costs what the piece costs; a
 * design of one's own the parameter `variationPrice`.
 */
export function selectCart(variationPrice: string): string {
  return `
    select (select count(*)::int from changed) as hits, coalesce((
      select json_agg(json_build_object(
        'id', line.id, 'pieceId', line.piece_id, 'variationId', line.variation_id,
        'designVersion', version.version, 'options', line.options, 'quantity', line.quantity,
        'asksRingSize', case when piece.id is null then ${hasRing('version.design')} else piece.category = 'ring' end,
        'addedAt', line.added_at,
        'priceCents', case when piece.id is null then ${variationPrice}::int else piece.price_cents end,
        'title', case when variation.id is null then piece.name else left(btrim(variation.prompt), ${TITLE_LENGTH}) end,
        'imagePath', coalesce(version.images, piece.pictures)->0->>'path') order by line.added_at, line.id)
      from lines line
      left join variations variation on variation.id = line.variation_id
      ${VERSIONS}
      cross join lateral (select case
        when line.variation_id is null then line.piece_id
        when ${IS_COPY} then variation.base_piece_id end as id) ready_made
      left join pieces piece on piece.id = ready_made.id and not piece.withdrawn
      where piece.id is not null or (ready_made.id is null and version.variation_id is not null)), '[]') as lines`;
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
