/** What runs around a plate, or like a rope along a ring's band. */
import type { PlateBorder, PlateOrnament } from '../design/ornament/plate.ts';
import { layCord } from '../design/ring/cord.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { isOneBar } from '../design/ring/finish.ts';
import type { Change } from './change.ts';
import { already, done, impossible, type Outcome } from './outcome.ts';
import { changeBandProfile } from './ring/band.ts';
import { bandNotes, wishOf } from './ring/motif.ts';

type EdgeChange = Extract<Change, { kind: 'edge' }>;

const NAMES: Readonly<Record<PlateBorder['kind'], string>> = {
  none: 'none',
  bevel: 'bevelled',
  milgrain: 'milgrain',
  rope: 'rope',
  beaded: 'beaded',
  scallop: 'scalloped',
  stepped: 'stepped',
  pattern: 'patterned',
  pave: 'small stones',
  text: 'lettered',
};

export function changePlateEdge(plate: PlateOrnament, { edge }: EdgeChange): Outcome {
  const before = plate.border.kind;
  if (before === edge) return already(`Its border is already so: ${NAMES[edge]}.`);
  plate.border = { kind: edge };
  return done(`Border ${NAMES[before]} -> ${NAMES[edge]}`);
}

/** Of a ring: of its face where it has one, else along its band. */
export function changeRingEdge(ring: RingDesign, change: EdgeChange): Outcome {
  if (ring.shoulders.kind === 'signet') return changePlateEdge(ring.shoulders.ornament, change);
  if (change.edge === 'bevel' && isOneBar(ring.band))
    return changeBandProfile(ring, { kind: 'bandProfile', profile: 'bevelled' });
  if (change.edge !== 'rope') return impossible('Only a rope or milgrain runs along the edges of a band.');
  if (ring.band.cord !== undefined) return already('A rope runs along the band already.');
  const before = structuredClone(ring);
  const wish = wishOf(ring, { plateBorder: 'rope', bandProfile: null, finish: ring.band.finish });
  const sketch = structuredClone(ring);
  layCord(sketch, wish, ROPE_ON_EDGES);
  if (sketch.band.cord === undefined)
    return impossible(wish.adjustments.join(' ') || 'This band has no room for a rope.');
  ring.band = sketch.band;
  if (sketch.shoulders.kind === 'plain') ring.shoulders = sketch.shoulders;
  ring.bandStones = sketch.bandStones;
  return done('A rope laid along each edge of the band', ...bandNotes(before, ring));
}

/** Of the turns in which a rope is laid, one of those that has it on the edges. */
const ROPE_ON_EDGES = 0;
