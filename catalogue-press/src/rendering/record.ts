/** What each picture of a piece was made of, kept beside it: a picture whose record still holds is not made again. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Draft } from '../folder/documents.ts';
import { type CatalogueFolder, picturePath, recordPath } from '../folder/paths.ts';
import { readBytes, readJson } from '../folder/read-json.ts';
import { jsonText, writeWhole } from '../folder/write-whole.ts';
import { SHOT_NAMES, type Shot, type ShotName } from './shots.ts';

/**
 * Raised by hand when pictures of the whole catalogue are to be made again: when the ray tracer, the materials or the
 * lights have changed so much that old and new pictures do not look like one house's. Their source is not part of the
 * key, because most changes of it are not worth hours of rendering.
 */
export const RENDERER_EPOCH = 1;

/** From rough to final; a picture of a higher quality stands for one of a lower. */
export const QUALITIES = ['draft', 'fast', 'full'] as const;
export type Quality = (typeof QUALITIES)[number];

const pictureRecordSchema = z.strictObject({
  /** Of the design, the view, the mood, the size and the epoch. */
  key: z.string(),
  quality: z.enum(QUALITIES),
  sizePx: z.int(),
  /** SHA-256 of the file. */
  digest: z.string(),
  bytes: z.int(),
  alt: z.string(),
  placeholder: z.string(),
});
export type PictureRecord = z.infer<typeof pictureRecordSchema>;

const recordSchema = z.strictObject({
  pictures: z.partialRecord(z.enum(SHOT_NAMES), pictureRecordSchema),
});

export type PictureRecords = z.infer<typeof recordSchema>['pictures'];

/** What a picture shows, from where and how large. */
export function pictureKey(design: Draft['design'], { view, mood }: Shot, sizePx: number): string {
  return digestOf(JSON.stringify([RENDERER_EPOCH, sizePx, view, mood, sorted(design)])).slice(0, 32);
}

export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export async function readRecords(folder: CatalogueFolder, slug: string): Promise<PictureRecords> {
  const stored = await readJson(recordPath(folder, slug));
  return stored === undefined ? {} : recordSchema.parse(stored).pictures;
}

/** Beside the records of the other pictures, in the order of the shots. */
export async function writeRecord(
  folder: CatalogueFolder,
  slug: string,
  shot: ShotName,
  record: PictureRecord,
): Promise<void> {
  const known = { ...(await readRecords(folder, slug)), [shot]: record };
  const pictures = Object.fromEntries(
    SHOT_NAMES.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  );
  await writeWhole(recordPath(folder, slug), jsonText({ pictures }));
}

/** Whether the picture is there, whole, of this key and of at least this quality. */
export async function isCurrent(
  folder: CatalogueFolder,
  slug: string,
  shot: ShotName,
  wanted: { readonly key: string; readonly quality: Quality },
): Promise<boolean> {
  const record = (await readRecords(folder, slug))[shot];
  if (record === undefined || record.key !== wanted.key) return false;
  if (QUALITIES.indexOf(record.quality) < QUALITIES.indexOf(wanted.quality)) return false;
  const file = await readBytes(picturePath(folder, slug, shot));
  return file !== undefined && digestOf(file) === record.digest;
}

/** Objects with their keys in order, so that a document written by another hand has the same key. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
}
