/** The lines of a cart as SQL: every call reads the whole cart in the statement that changes it. */
import { type CartOptions, type Priced, priceDesign } from '@filigree/contracts';
import type pg from 'pg';
import { IS_COPY, PRICED, VERSIONS } from '../studio/index.ts';

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

/**
 * Whether a design has a ring among its pieces.
 * @param design an expression of type jsonb
 */
export const hasRing = (design: string): string =>
  `coalesce(${design}->>'type' in ('Ring', 'Toe Ring')
    or jsonb_path_exists(${design}, '$.companions[*].type ? (@ == "Ring" || @ == "Toe Ring")'), false)`;

/**
 * One row from a statement's `changed` (what it wrote) and `lines` (all of the cart). Pieces that were withdrawn are
 * left out: they are not sold, nor is a copy that nobody has changed.
 */
export const SELECT_CART = `
  select (select count(*)::int from changed) as hits, coalesce((
    select json_agg(json_build_object(
      'id', line.id, 'pieceId', line.piece_id, 'variationId', line.variation_id,
      'designVersion', version.version, 'options', line.options, 'quantity', line.quantity,
      'addedAt', line.added_at, 'priced', ${PRICED},
      'asksRingSize', case when line.variation_id is null or ${IS_COPY} then piece.category = 'ring'
        else ${hasRing('version.design')} end,
      'title', case when variation.id is null then piece.name else left(btrim(variation.prompt), ${TITLE_LENGTH}) end,
      'imagePath', coalesce(version.images, piece.pictures)->0->>'path') order by line.added_at, line.id)
    from lines line
    left join variations variation on variation.id = line.variation_id
    ${VERSIONS}
    left join pieces piece
      on piece.id = case when line.variation_id is null then line.piece_id else variation.base_piece_id end
    where case
      when line.variation_id is null or ${IS_COPY} then not piece.withdrawn
      else version.variation_id is not null end), '[]') as lines`;

export interface CartStatement {
  /** It is planned once a connection. */
  readonly name: string;
  /** A `with` of `changed` and `lines`, ended by `SELECT_CART`. */
  readonly text: string;
}

/** @param designCents the fixed price of a design from words */
export async function runOnCart(
  queries: Queries,
  statement: CartStatement,
  values: readonly unknown[],
  designCents: number,
): Promise<CartRow> {
  const { rows } = await queries.query<{
    hits: number;
    lines: (Omit<CartLine, 'priceCents'> & { priced: Priced })[];
  }>({ ...statement, values: [...values] });
  const { hits, lines } = rows[0]!;
  return {
    hits,
    lines: lines.map(({ priced, ...line }) => ({
      ...line,
      priceCents: priceDesign(priced, designCents).priceCents,
    })),
  };
}
