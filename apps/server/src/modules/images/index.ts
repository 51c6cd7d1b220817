/** Stored pictures over HTTP: those of the product, and those that people bring. */

export { imagesOwnedBy } from './own/owned.ts';
export { removeFiles, removeRenditions } from './own/remove.ts';
export { removeAbandonedUploads } from './own/tidy.ts';
export { readPicture } from './read-picture.ts';
export { imageRoutes } from './routes.ts';
export { formatOfKey, MEDIA_TYPES } from './variant.ts';
