/** All sketches, in the order in which a catalogue would print them. */
import { BRACELETS } from './bracelets.ts';
import { EARRINGS } from './earrings.ts';
import { NECKLACES } from './necklaces.ts';
import { PENDANTS } from './pendants.ts';
import { RINGS } from './rings.ts';
import type { Sketch } from './sketch.ts';

export const SKETCHES: readonly Sketch[] = [...RINGS, ...NECKLACES, ...EARRINGS, ...PENDANTS, ...BRACELETS];
