import { API_BASE_PATH, type Piece } from '@filigree/contracts';
import { getTableColumns, type InferSelectModel, sql } from 'drizzle-orm';
import { pieces } from '../../database/schema/pieces.ts';
import { pictureAddress } from '../../storage/address.ts';

/** All of a piece but what is large and not shown: the design document, and what seeding remembers. */
export type PieceRow = Omit<InferSelectModel<typeof pieces>, 'design' | 'seeded'> & {
  /** Of a design document of our engine; null where there is another. */
  readonly designDigest: string | null;
};
const { design: _design, seeded: _seeded, ...columns } = getTableColumns(pieces);
export const pieceColumns = {
  ...columns,
  designDigest: sql<
    string | null
  >`case when ${pieces.design} ? 'documentVersion' then md5(${pieces.design}::text) end`,
};

const CENTS = 100;

/** A piece as the API shows it. */
export function showPiece(row: PieceRow): Piece {
  const pictures = row.pictures.map(({ path, alt, placeholder }) => ({
    url: pictureAddress(path),
    alt,
    placeholder,
  }));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    images: pictures.map(({ url }) => url),
    pictures,
    prompt: row.prompt,
    materials: row.materials,
    gemstones: row.gemstones,
    styleTags: row.styleTags,
    leadTimeWeeks: row.leadTimeWeeks,
    category: row.category,
    price: row.priceCents / CENTS,
    listedOn: row.listedOn,
    modelUrl: modelAddress(row),
  };
}

/** Names the content of the model, so that it may be kept for good; null where there can be none. */
function modelAddress(row: PieceRow): string | null {
  const version = modelVersion(row);
  return version === null ? null : `${API_BASE_PATH}/pieces/${row.id}/model.glb?v=${version}`;
}

/** Counts the changes of the models that are built from designs: older ones are then built anew. */
const MODELS_REVISION = 1;

/** Of a stored model the digest in its key, `catalogue/<digest>/ring.glb`; else that of the design it is built from. */
export function modelVersion({ modelPath, designDigest }: PieceRow): string | null {
  if (modelPath !== null) return modelPath.split('/').at(-2) ?? '';
  return designDigest === null ? null : `${designDigest}-r${MODELS_REVISION}`;
}
