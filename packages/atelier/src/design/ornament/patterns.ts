import { z } from 'zod';

/** Repeating borders in relief, each with the hand of one tradition. */
export const PATTERNS = [
  'lotus-border',
  'meander',
  'laurel',
  'plait',
  'runes',
  'cross-and-grain',
  'boteh-vine',
  'tulip-row',
  'jali',
  'cloud-scroll',
  'seigaiha',
  'endless-knots',
  'mud-cloth',
  'amazigh-triangles',
  'stepped-diamonds',
  'step-fret',
  'koru-wave',
  'guilloche',
  'interlaced-arcs',
  'honeycomb',
  'star-tiles',
  'star-row',
  'moon-row',
  'stars-and-moons',
  'wave-row',
  'heart-row',
  'flower-row',
  'mountain-row',
] as const;
export const patternSchema = z.enum(PATTERNS);

/** Patterns whose lines hold together and reach both edges: pierced, what is between them is open. Of others the figures are. */
export const LATTICES: ReadonlySet<PatternName> = new Set<PatternName>(['jali', 'honeycomb', 'star-tiles']);

/** Patterns that run on without an end: pierced, they are held by bridges, or the band would fall apart in rings. */
export const RUNNING: ReadonlySet<PatternName> = new Set<PatternName>([
  'lotus-border',
  'meander',
  'laurel',
  'plait',
  'boteh-vine',
  'tulip-row',
  'cloud-scroll',
  'mud-cloth',
  'amazigh-triangles',
  'step-fret',
  'koru-wave',
  'guilloche',
  'interlaced-arcs',
  'wave-row',
  'mountain-row',
]);
export type PatternName = z.infer<typeof patternSchema>;
