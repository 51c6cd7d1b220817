/** Prices of the catalogue follow the table of prices: the designs, words and pictures of the pieces stay as they are. */
import { estimate, type PriceTable } from '@filigree/atelier/estimate';
import { buildSolids } from '@filigree/atelier/geometry';
import {
  type Draft,
  designOf,
  readDocument,
  readDraft,
  writeDocument,
  writeDraft,
} from './folder/documents.ts';
import type { CatalogueFolder } from './folder/paths.ts';
import { retailPriceCents } from './listing/retail-price.ts';

export interface RepriceOptions {
  readonly prices: PriceTable;
  readonly tell: (line: string) => void;
}

interface Priced {
  readonly oldCents: number;
  readonly newCents: number;
}

export async function repriceCatalogue(
  folder: CatalogueFolder,
  slugs: readonly string[],
  { prices, tell }: RepriceOptions,
): Promise<void> {
  const priced: Priced[] = [];
  for (const slug of slugs) {
    for (const [piece, write] of await versionsOf(folder, slug)) {
      const oldCents = piece.priceCents;
      const newCents = await priceOf(piece, prices);
      priced.push({ oldCents, newCents });
      if (newCents === oldCents) continue;
      await write(newCents);
      tell(`${slug}: ${dollars(oldCents)} to ${dollars(newCents)} (${percent(oldCents, newCents)})`);
    }
  }
  tell(inTotal(priced, prices.date));
}

type Version = readonly [piece: Draft, write: (priceCents: number) => Promise<void>];

/** The document of a piece and its draft, where there are both. */
async function versionsOf(folder: CatalogueFolder, slug: string): Promise<readonly Version[]> {
  const document = await readDocument(folder, slug);
  const draft = await readDraft(folder, slug);
  const versions: Version[] = [];
  if (document) versions.push([document, (priceCents) => writeDocument(folder, { ...document, priceCents })]);
  if (draft) versions.push([draft, (priceCents) => writeDraft(folder, { ...draft, priceCents })]);
  if (versions.length === 0) throw new Error(`The catalogue has no piece "${slug}".`);
  return versions;
}

/** In cents: what the design that is stored costs by this table. */
export async function priceOf(piece: Draft, prices: PriceTable): Promise<number> {
  const design = designOf(piece);
  const built = await buildSolids(design);
  if (!built.ok) throw new Error(`${piece.slug}: ${JSON.stringify(built.error)}`);
  return retailPriceCents(estimate(design, built.solids, prices).price);
}

function inTotal(priced: readonly Priced[], date: string): string {
  const changed = priced.filter(({ oldCents, newCents }) => oldCents !== newCents).length;
  const before = priced.reduce((sum, { oldCents }) => sum + oldCents, 0);
  const after = priced.reduce((sum, { newCents }) => sum + newCents, 0);
  const together = changed === 0 ? dollars(after) : `${dollars(before)} to ${dollars(after)}`;
  return `${changed} of ${priced.length} prices changed, at prices of ${date}; together ${together}`;
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollars = (cents: number): string => money.format(cents / 100);

function percent(from: number, to: number): string {
  const change = Math.round((to / from - 1) * 100);
  return `${change > 0 ? '+' : ''}${change} %`;
}
