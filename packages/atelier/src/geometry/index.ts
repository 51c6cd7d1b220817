export { buildSolids, type SolidsResult } from './buildSolids.ts';
export { type StoneForm, stoneForm } from './cuts/index.ts';
export { type Facet, facetsOf, type Plane } from './cuts/planes.ts';
export { groupRounds } from './ornament/emblem/group.ts';
export { type BuiltPiece, takeApart } from './set/takeApart.ts';
export * from './solids.ts';
