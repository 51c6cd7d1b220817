/** The 3D model of a piece: as its document brought it, or built from its design when it is first asked for, and kept. */
import type { Design } from '@filigree/atelier/design';
import type { BaseLogger } from 'pino';
import type { Database } from '../../database/connect.ts';
import { fail, ok, type Result } from '../../http/failure.ts';
import { readModel } from '../../storage/read-model.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Office } from '../studio/index.ts';
import { findDesign } from './design.ts';
import { modelVersion, type PieceRow } from './show.ts';

export interface ModelTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly office: Office;
  readonly log: Pick<BaseLogger, 'error'>;
}

/** Fails with NOT_FOUND, or with SERVICE_UNAVAILABLE when the office has too much to do. */
export async function findModel(
  tools: ModelTools,
  row: PieceRow,
  signal: AbortSignal,
): Promise<Result<Uint8Array>> {
  const none = fail('NOT_FOUND', 'This piece has no 3D model.');
  if (row.modelPath !== null) {
    const stored = await readModel(tools, row.modelPath);
    return stored ? ok(stored) : none;
  }
  const version = modelVersion(row);
  if (version === null) return none;
  const key = `catalogue-models/${version}.glb`;
  const kept = await readModel(tools, key);
  if (kept) return ok(kept);
  const found = await findDesign(tools.database, row.id);
  if (!found) return none;
  const built = await ordered(tools.office, key, { kind: 'model', design: found.design }, signal);
  if (built.ok) await tools.storage.put(key, built.value, 'model/gltf-binary');
  return built;
}

/** What the office cannot deliver now may be asked for again: designs of the catalogue can all be built. */
export async function ordered(
  office: Office,
  key: string,
  order: { readonly kind: 'model' | 'appraisal'; readonly design: Design },
  signal: AbortSignal,
): Promise<Result<Uint8Array>> {
  const built = await office.order(key, order, signal);
  if (built.ok || built.failure.code === 'SERVICE_UNAVAILABLE') return built;
  return fail('SERVICE_UNAVAILABLE', 'This piece takes longer than usual. Please try again in a moment.', {
    retryAfterS: 5,
  });
}
