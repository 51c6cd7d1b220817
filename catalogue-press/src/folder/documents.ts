/** Documents of the catalogue: drafts, which lack pictures, and complete ones, which the shop reads. */
import { rm } from 'node:fs/promises';
import { type Design, readDesign } from '@filigree/atelier/design';
import { type CatalogueDocument, catalogueDocumentSchema } from '@filigree/contracts';
import type { z } from 'zod';
import { type CatalogueFolder, documentPath, draftPath, draftsPath } from './paths.ts';
import { listDocuments, readJson } from './read-json.ts';
import { jsonText, writeWhole } from './write-whole.ts';

export const draftSchema = catalogueDocumentSchema.omit({ pictures: true });
export type Draft = z.infer<typeof draftSchema>;

/** What is to be pictured: the draft of a piece where there is one, else its document; undefined without either. */
export async function readPiece(folder: CatalogueFolder, slug: string): Promise<Draft | undefined> {
  const draft = await readDraft(folder, slug);
  if (draft !== undefined) return draft;
  const document = await readDocument(folder, slug);
  if (document === undefined) return undefined;
  const { pictures: _, ...piece } = document;
  return piece;
}

export async function readDraft(folder: CatalogueFolder, slug: string): Promise<Draft | undefined> {
  const draft = await readJson(draftPath(folder, slug));
  return draft === undefined ? undefined : draftSchema.parse(draft);
}

export async function readDocument(
  folder: CatalogueFolder,
  slug: string,
): Promise<CatalogueDocument | undefined> {
  const document = await readJson(documentPath(folder, slug));
  return document === undefined ? undefined : catalogueDocumentSchema.parse(document);
}

/** Of drafts and documents, in the order of their names. */
export async function listSlugs(folder: CatalogueFolder): Promise<string[]> {
  const slugs = [...(await listDocuments(folder.root)), ...(await listDocuments(draftsPath(folder)))];
  return [...new Set(slugs)].sort();
}

export function writeDraft(folder: CatalogueFolder, draft: Draft): Promise<void> {
  return writeWhole(draftPath(folder, draft.slug), jsonText(draftSchema.parse(draft)));
}

export function writeDocument(folder: CatalogueFolder, document: CatalogueDocument): Promise<void> {
  return writeWhole(documentPath(folder, document.slug), jsonText(catalogueDocumentSchema.parse(document)));
}

/** The piece is complete: its document takes the place of its draft. */
export async function publish(
  folder: CatalogueFolder,
  piece: Draft,
  pictures: CatalogueDocument['pictures'],
): Promise<void> {
  await writeDocument(folder, { ...piece, pictures });
  await rm(draftPath(folder, piece.slug), { force: true });
}

/** @throws Error that names the faults of the document's design */
export function designOf({ slug, design }: Pick<Draft, 'slug' | 'design'>): Design {
  const reading = readDesign(design);
  if (reading.ok) return reading.design;
  throw new Error(`${slug}: ${reading.faults.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
}
