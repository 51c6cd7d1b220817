export { buildSolids, type SolidsResult } from './buildSolids.ts';
export { type Facet, facetsOf, type Plane } from './cuts/planes.ts';
export * from './solids.ts';
