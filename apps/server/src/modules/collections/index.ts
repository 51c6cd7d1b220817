/** Collections of pieces and designs. */

export { collectionsOwnedBy } from './owned.ts';
export { collectionRoutes } from './routes.ts';
