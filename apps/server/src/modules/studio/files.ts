/** Where a job's files stand in the storage. The folder is unguessable: a picture's path is its permission. */
import { randomBytes } from 'node:crypto';
import { API_BASE_PATH } from '@filigree/contracts';

const FOLDER_BYTES = 16;
/** Every extension that a picture may have been stored with. */
const EXTENSIONS = ['png', 'webp', 'jpg'] as const;

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

/** All that a job with so many pictures may have stored. */
export function jobKeys(folder: string, pictures: number): string[] {
  return Array.from({ length: pictures }, (_, index) => [
    ...EXTENSIONS.map((extension) => pictureKey(folder, index, extension)),
    modelKey(folder, index),
  ]).flat();
}

export function pictureAddress(key: string): string {
  return `${API_BASE_PATH}/images/serve/${key}`;
}

export function modelAddress(variationId: string, version: number): string {
  return `${API_BASE_PATH}/studio/variations/${variationId}/model.glb?version=${version}`;
}
