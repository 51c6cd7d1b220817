/** Boards: own pictures and pieces of the catalogue, pinned side by side. */

export { boardsOwnedBy } from './owned.ts';
export { boardRoutes } from './routes.ts';
