/** The catalogue's folder: `*.json`, one document a piece, with pictures and models beside. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type CatalogueDocument, catalogueDocumentSchema } from '@filigree/contracts';
import { z } from 'zod';
import type { SeededColumns } from './columns.ts';

/** A file that belongs to a piece. */
export interface CatalogueFile {
  /** Where it is to stand in the storage: under the digest of what it holds, so that it never changes there. */
  readonly key: string;
  readonly path: string;
  readonly mediaType: string;
}

export interface CataloguePiece {
  readonly id: string;
  readonly columns: SeededColumns;
  readonly files: readonly CatalogueFile[];
}

export interface CatalogueFolder {
  readonly pieces: readonly CataloguePiece[];
  /** Documents that cannot be used, and why. */
  readonly refused: readonly { readonly file: string; readonly reason: string }[];
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.glb': 'model/gltf-binary',
};

/** Reads all documents; a folder that is not there is an empty one. */
export async function readCatalogueFolder(folder: string): Promise<CatalogueFolder> {
  const pieces: CataloguePiece[] = [];
  const refused: { file: string; reason: string }[] = [];
  const taken = new Set<string>();
  for (const file of await documentsOf(folder)) {
    try {
      const document = await readDocument(join(folder, file));
      for (const name of [document.id, document.slug]) {
        if (taken.has(name)) throw new Refusal(`Another document has "${name}" already.`);
      }
      pieces.push(await readPiece(folder, document));
      taken.add(document.id).add(document.slug);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ file, reason: error.message });
    }
  }
  return { pieces, refused };
}

class Refusal extends Error {}

async function documentsOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function readDocument(path: string): Promise<CatalogueDocument> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`It is not JSON: ${error.message}`);
    throw error;
  }
  const parsed = catalogueDocumentSchema.safeParse(content);
  if (!parsed.success) throw new Refusal(z.prettifyError(parsed.error));
  return parsed.data;
}

async function readPiece(folder: string, document: CatalogueDocument): Promise<CataloguePiece> {
  const pictures = await Promise.all(document.pictures.map(({ file }) => catalogueFile(folder, file)));
  const model = document.glb === undefined ? undefined : await catalogueFile(folder, document.glb);
  return {
    id: document.id,
    files: model ? [...pictures, model] : pictures,
    columns: {
      slug: document.slug,
      category: document.category,
      name: document.name,
      prompt: document.prompt,
      materials: document.materials,
      gemstones: document.gemstones,
      styleTags: document.styleTags,
      features: document.features,
      leadTimeWeeks: document.leadTimeWeeks,
      priceCents: document.priceCents,
      featuredRank: document.featuredRank ?? null,
      listedOn: document.date,
      pictures: document.pictures.map(({ alt, placeholder }, index) => ({
        path: pictures[index]!.key,
        alt,
        placeholder: placeholder ?? null,
      })),
      modelPath: model?.key ?? null,
      design: document.design,
    },
  };
}

/** Where a file stands in the storage: under the digest of what it holds. */
export function catalogueKey(bytes: Uint8Array, path: string): string {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return `catalogue/${digest.slice(0, 32)}/${basename(path)}`;
}

async function catalogueFile(folder: string, file: string): Promise<CatalogueFile> {
  const path = join(folder, file);
  try {
    const bytes = await readFile(path);
    if (bytes.length === 0) throw new Refusal(`Its file ${file} is empty.`);
    return {
      key: catalogueKey(bytes, path),
      path,
      mediaType: MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') throw new Refusal(`Its file ${file} is missing.`);
    throw error;
  }
}
