/** A ready-made piece becomes a variation of a person: their own copy of its design, picture and model, to start from. */
import type { Variation } from '@filigree/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/connect.ts';
import { newId } from '../../../database/id.ts';
import { type StoredDesign, variations, variationVersions } from '../../../database/schema/studio.ts';
import type { Storage } from '../../../storage/storage.ts';
import { lockAccount } from '../../credits/index.ts';
import { drawFolder, modelKey } from '../files.ts';
import { MODEL_NAME } from '../settings.ts';
import { showVariation, type VersionRow } from './show.ts';

export interface ReadyMade {
  readonly pieceId: string;
  readonly prompt: string;
  readonly title: string;
  readonly design: StoredDesign;
  readonly picture: {
    readonly bytes: Uint8Array;
    readonly contentType: string;
    /** Without the dot. */
    readonly extension: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** GLB. */
  readonly model: Uint8Array;
  readonly estimate: Variation['estimate'];
  readonly checks: Variation['checks'];
}

/** The person's newest variation of a piece that still is as the piece is now; undefined when there is none. */
export async function findUntouched(
  database: Queryable,
  userId: string,
  { pieceId, design }: Pick<ReadyMade, 'pieceId' | 'design'>,
): Promise<Variation | undefined> {
  const rows: VersionRow[] = await database
    .select({ variation: variations, piece: variationVersions })
    .from(variations)
    .innerJoin(variationVersions, eq(variationVersions.variationId, variations.id))
    .where(
      and(
        eq(variations.userId, userId),
        eq(variations.basePieceId, pieceId),
        eq(variations.version, 1),
        eq(variationVersions.version, 1),
        // As JSONB: the order of keys does not matter.
        eq(variationVersions.design, design),
      ),
    )
    .orderBy(desc(variations.createdAt))
    .limit(1);
  return rows[0] && showVariation(rows[0]);
}

/** Keeps the piece as a variation, free of charge. Asked for twice at once, it is kept once. */
export async function keepPiece(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  userId: string,
  piece: ReadyMade,
): Promise<Variation> {
  const { bytes, contentType, extension, ...picture } = piece.picture;
  // Files of their own: those of the catalogue stay when the person leaves.
  const folder = drawFolder();
  const path = `studio/${folder}/0.${extension}`;
  const modelPath = modelKey(folder, 0);
  await storage.put(path, bytes, contentType);
  await storage.put(modelPath, piece.model, 'model/gltf-binary');
  const kept = await database.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const earlier = await findUntouched(tx, userId, piece);
    if (earlier) return { isNew: false, variation: earlier };
    const id = newId();
    const [variation] = await tx
      .insert(variations)
      .values({ id, userId, prompt: piece.prompt, basePieceId: piece.pieceId })
      .returning();
    const [version] = await tx
      .insert(variationVersions)
      .values({
        variationId: id,
        version: 1,
        changes: [],
        design: piece.design,
        title: piece.title,
        images: [{ ...picture, path, view: 'hero' }],
        modelPath,
        estimate: piece.estimate,
        checks: [...piece.checks],
        modelUsed: MODEL_NAME,
      })
      .returning();
    return { isNew: true, variation: showVariation({ variation: variation!, piece: version! }) };
  });
  if (!kept.isNew) for (const key of [path, modelPath]) await storage.remove(key);
  return kept.variation;
}
