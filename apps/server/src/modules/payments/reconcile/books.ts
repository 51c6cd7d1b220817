/** First and second proof: accounts are the sums of their entries, and purchases are what was booked for them. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect.ts';
import { auditBooks } from '../../credits/index.ts';
import { takenFor } from '../purchases/reverse.ts';
import type { Difference } from './difference.ts';

export async function proveAccounts(database: Database): Promise<Difference[]> {
  const errors = await auditBooks(database);
  return errors.map((error) => ({
    proof: 'account',
    id: error.userId,
    detail:
      `balance ${error.balance}, entries ${error.entries}; held ${error.held}, reservations ${error.reservations}; ` +
      `below zero by claw-backs ${error.clawedBelow} (thousandths of a credit)`,
  }));
}

interface PurchaseSums extends Record<string, unknown> {
  readonly id: string;
  readonly state: string | null;
  readonly credits: string | null;
  readonly price: number | null;
  readonly taken: string | null;
  readonly granted: string;
  readonly reversed: string;
  readonly standing: string;
}

/** Every purchase with what was booked under its id; also what was booked under an id that is no purchase's. */
export async function provePurchases(database: Database): Promise<Difference[]> {
  const { rows } = await database.execute<PurchaseSums>(sql`
    with booked as (
      select reference,
        sum(amount_millis) filter (where kind = 'purchase') as granted,
        sum(amount_millis) filter (where kind <> 'purchase') as reversed
      from ledger_entries where kind in ('purchase', 'clawback', 'restoration') group by reference),
    returned as (
      select purchase_id, sum(amount_cents) as standing
      from purchase_reversals where state = 'standing' group by purchase_id)
    select coalesce(p.id::text, b.reference) as id, p.state, p.credits_millis as credits, p.price_cents as price,
      p.taken_millis as taken, coalesce(b.granted, 0) as granted, coalesce(b.reversed, 0) as reversed,
      coalesce(r.standing, 0) as standing
    from credit_purchases p
    full join booked b on b.reference = p.id::text
    left join returned r on r.purchase_id = p.id`);
  return rows.flatMap((row) => {
    const detail = purchaseError(row);
    return detail === undefined ? [] : [{ proof: 'purchase', id: row.id, detail }];
  });
}

function purchaseError(row: PurchaseSums): string | undefined {
  const [granted, reversed, taken] = [row.granted, row.reversed, row.taken].map(Number) as [
    number,
    number,
    number,
  ];
  if (row.state === null) return `booked ${granted} and ${reversed}, but there is no such purchase`;
  const owed = row.state === 'paid' ? Number(row.credits) : 0;
  if (granted !== owed) return `${row.state}, and ${granted} thousandths were given where ${owed} are due`;
  if (reversed !== -taken) return `taken back ${taken}, but ${-reversed} were booked`;
  const due =
    row.state === 'paid'
      ? takenFor({ creditsMillis: Number(row.credits), priceCents: Number(row.price) }, Number(row.standing))
      : 0;
  return taken === due ? undefined : `taken back ${taken}, but the money that went back stands for ${due}`;
}
