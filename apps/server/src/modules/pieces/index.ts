/** The catalogue of ready-made pieces. */
export { findPieces, isPieceListed } from './find.ts';
export { pieceRoutes } from './routes.ts';
export { seedCatalogue } from './seed/seed.ts';
export { showPiece } from './show.ts';
