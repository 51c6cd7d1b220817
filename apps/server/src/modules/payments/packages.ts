/** The packs on offer, as people compare them. */
import type { CreditPackage } from '@filigree/contracts';
import { PACKAGE_PITCHES } from '@filigree/contracts/constants';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { creditPackages } from '../../database/schema/payments.ts';

export type PackageRow = typeof creditPackages.$inferSelect;

/** Smallest first. */
export async function listPackages(database: Queryable): Promise<CreditPackage[]> {
  const rows = await database
    .select()
    .from(creditPackages)
    .where(eq(creditPackages.active, true))
    .orderBy(asc(creditPackages.credits), asc(creditPackages.priceCents), asc(creditPackages.id));
  return showPackages(rows);
}

export function showPackages(rows: readonly PackageRow[]): CreditPackage[] {
  const cheapest = cheapestPerCredit(rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    credits: row.credits,
    priceUSD: row.priceCents / 100,
    discount: row.discountPercent,
    popular: row.popular,
    description: row.description ?? wordsFor(row.credits),
    pricePerCredit: Math.round((row.priceCents / row.credits) * 100) / 10_000,
    badge: badgeOf(row, row === cheapest),
  }));
}

function badgeOf({ popular, discountPercent }: PackageRow, isCheapest: boolean): string | null {
  if (popular) return 'Popular';
  if (isCheapest) return 'Best Value';
  return discountPercent === null ? null : `Save ${discountPercent}%`;
}

/** The one with the lowest price of a credit; of several that share it, the first. Whole numbers only. */
function cheapestPerCredit(rows: readonly PackageRow[]): PackageRow | undefined {
  // a.price / a.credits < b.price / b.credits, without a division.
  const isCheaper = (a: PackageRow, b: PackageRow) => a.priceCents * b.credits < b.priceCents * a.credits;
  return rows.reduce<PackageRow | undefined>(
    (best, row) => (best && !isCheaper(row, best) ? best : row),
    undefined,
  );
}

function wordsFor(credits: number): string {
  const [small, middle, large] = PACKAGE_PITCHES;
  if (credits < 200) return small;
  return credits < 1_000 ? middle : large;
}
