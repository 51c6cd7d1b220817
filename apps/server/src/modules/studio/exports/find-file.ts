/** A version's casting files or workshop sheet: from the storage, or drawn now and kept there. */
import { type Design, readDesign } from '@filigree/atelier/design';
import type { Paper } from '@filigree/atelier/export';
import type { BaseLogger } from 'pino';
import type { Database } from '../../../database/connect.ts';
import { fail, ok, type Result } from '../../../http/failure.ts';
import { attempt } from '../../../http/throttle.ts';
import { logDamage } from '../../../storage/log-damage.ts';
import type { Storage } from '../../../storage/storage.ts';
import { isWholeArchive, isWholeDocument } from '../../../storage/whole.ts';
import { readPicture } from '../../images/index.ts';
import { exportKey } from '../files.ts';
import type { VersionRow } from '../variations/show.ts';
import type { Order } from './messages.ts';
import type { Office } from './office.ts';

export type ExportKind = 'casting' | `workshop-${Paper}`;

export interface ExportFile {
  readonly bytes: Uint8Array;
  /** Safe in any header and on any disk. */
  readonly fileName: string;
}

export interface ExportTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly office: Office;
  readonly log: Pick<BaseLogger, 'error'>;
  readonly isThrottled: boolean;
}

/** New files a person may have drawn; those that are kept cost nothing. */
const DRAWN_AN_HOUR = 60;
const EXTENSIONS = { casting: 'zip', workshop: 'pdf' } as const;
const IS_WHOLE = { zip: isWholeArchive, pdf: isWholeDocument } as const;
const CONTENT_TYPES = { zip: 'application/zip', pdf: 'application/pdf' } as const;

export async function findExport(
  tools: ExportTools,
  userId: string,
  row: VersionRow,
  kind: ExportKind,
  signal: AbortSignal,
): Promise<Result<ExportFile>> {
  const reading = readDesign(row.piece.design);
  const { modelPath } = row.piece;
  if (modelPath === null || !reading.ok)
    return fail('VARIATION_NOT_FOUND', 'This variation has no drawings: it was not made by our own engine.');
  const extension = EXTENSIONS[kind === 'casting' ? 'casting' : 'workshop'];
  const key = exportKey(modelPath, row.piece.version, kind, extension);
  const fileName = `${slug(row.piece.title)}-v${row.piece.version}-${kind === 'casting' ? 'casting' : 'workshop'}.${extension}`;
  const kept = await tools.storage.get(key);
  // One that was cut off is drawn again.
  if (kept && IS_WHOLE[extension](kept)) return ok({ bytes: kept, fileName });
  if (tools.isThrottled) {
    const limit = { key: `export:${userId}`, attempts: DRAWN_AN_HOUR, windowS: 3600 };
    const allowed = await attempt(tools.database, [limit]);
    if (!allowed.ok) return allowed;
  }
  const order = await orderFor(tools, row, { design: reading.design, kind }, signal);
  if (!order.ok) return order;
  const drawn = await tools.office.order(key, order.value, signal);
  if (!drawn.ok) return drawn;
  await tools.storage.put(key, drawn.value, CONTENT_TYPES[extension]);
  return ok({ bytes: drawn.value, fileName });
}

async function orderFor(
  { storage, log }: ExportTools,
  { variation, piece }: VersionRow,
  { design, kind }: { readonly design: Design; readonly kind: ExportKind },
  signal: AbortSignal,
): Promise<Result<Order>> {
  const origin = {
    designId: variation.id,
    version: piece.version,
    createdAt: piece.createdAt.toISOString(),
  };
  if (kind === 'casting') return ok({ kind, design, origin });
  const path = (piece.images.find(({ view }) => view === 'hero') ?? piece.images[0])?.path;
  const read =
    path === undefined ? undefined : await readPicture(storage, path, { onDamage: logDamage(log), signal });
  // A sheet without its picture is still a sheet.
  if (read?.ok === false && read.failure.code !== 'NOT_FOUND') return read;
  const picture = read?.ok ? read.value : null;
  const paper = kind === 'workshop-letter' ? 'letter' : 'a4';
  return ok({ kind: 'workshop', design, origin, paper, picture });
}

const SLUG_LENGTH = 60;

/** Lower-case letters, figures and hyphens of a title; never empty. */
function slug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, SLUG_LENGTH);
  return words.replaceAll(/^-+|-+$/g, '') || 'design';
}
