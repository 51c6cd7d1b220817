/** Pieces that people like. */

export { favoriteIds } from './favorites.ts';
export { favoritesOwnedBy } from './owned.ts';
export { favoriteRoutes } from './routes.ts';
