/** Where a job's files stand in the storage. The folder is unguessable: a picture's path is its permission. */
import { randomBytes } from 'node:crypto';
import { API_BASE_PATH, PAPERS } from '@filigree/contracts';

export { pictureAddress } from '../../storage/address.ts';

const FOLDER_BYTES = 16;
/** Every extension that a picture may have been stored with. */
export const PICTURE_EXTENSIONS = ['png', 'webp', 'jpg'] as const;

export function drawFolder(): string {
  return randomBytes(FOLDER_BYTES).toString('hex');
}

/** The same for every attempt of a job, so that a repeated attempt leaves no file behind. */
export function pictureKey(folder: string, index: number, extension: string): string {
  return `studio/${folder}/${index}.${extension}`;
}

export function modelKey(folder: string, index: number): string {
  return `studio/${folder}/${index}.glb`;
}

/** Another view of a piece, beside its model. */
export function viewKey(modelPath: string, view: string, extension: string): string {
  return `${modelPath.replace(/\.glb$/, '')}-${view}.${extension}`;
}

/** Counts the changes of the drawings: files that an older exporter kept are then drawn anew. */
const DRAWINGS_REVISION = 1;

/** Beside the model of a version: versions brought back share their model, but not what is drawn of them. */
export function exportKey(modelPath: string, version: number, kind: string, extension: string): string {
  return `${modelPath.replace(/\.glb$/, '')}-v${version}-r${DRAWINGS_REVISION}-${kind}.${extension}`;
}

/** All drawings that may be kept of a version. */
export function exportKeys(modelPath: string, version: number): string[] {
  return [
    exportKey(modelPath, version, 'casting', 'zip'),
    ...PAPERS.map((paper) => exportKey(modelPath, version, `workshop-${paper}`, 'pdf')),
  ];
}

/** All that a job with so many pictures may have stored. */
export function jobKeys(folder: string, pictures: number): string[] {
  return Array.from({ length: pictures }, (_, index) => [
    ...PICTURE_EXTENSIONS.map((extension) => pictureKey(folder, index, extension)),
    modelKey(folder, index),
  ]).flat();
}

export function modelAddress(variationId: string, version: number): string {
  return `${API_BASE_PATH}/studio/variations/${variationId}/model.glb?version=${version}`;
}
