import type { Carrier } from '../../design/piece/carriers.ts';
import type { EndHead, HeadEnds } from '../../design/piece/endHeads.ts';
import { type Frame, placementOf } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { modelled, scaledClay } from '../ornament/relief/clay.ts';
import { snakeHead } from '../ornament/relief/snake.ts';
import { onRing, outwardAt, tangentAt } from '../ring/frame.ts';
import { addScaled, cross, scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { HEAD_SHAPES } from './headShapes.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** Wax is no thinner than this (half its width), mm, and meshed as fine as its length asks for. */
const LEAST_MM = 0.3;
const BLEND_SHARE = 0.045;
const CELL_SHARE = 0.021;
/** A serpent's neck against its head. */
const SNAKE_NECK = 0.2;

function headOf(bench: Bench, head: EndHead, lengthMm: number): Solid {
  if (head === 'serpent') return snakeHead(bench, lengthMm, lengthMm * SNAKE_NECK, 0);
  const clay = HEAD_SHAPES[head].map((lump) => scaledClay(lump, lengthMm, [0, 0, 0], LEAST_MM));
  return modelled(bench, clay, {
    blendMm: lengthMm * BLEND_SHARE,
    cellMm: Math.max(0.15, lengthMm * CELL_SHARE),
    floorMm: -lengthMm,
  });
}

/** Heads on both ends of an open bangle, each looking along it over the gap. Returns where they are to be looked at. */
export function buildHeadEnds(
  bench: Bench,
  work: Workpiece,
  { alloyId, innerDiameterMm, band, openingMm }: Bangle,
  { heads, lengthMm }: HeadEnds,
): { readonly focus: Frame['origin']; readonly focusNormal: Frame['z']; readonly focusRadiusMm: number } {
  const middle = innerDiameterMm / 2 + band.thicknessMm / 2;
  const end = Math.PI - Math.asin((openingMm ?? 2 * lengthMm) / 2 / middle);
  heads.forEach((head, i) => {
    const side = i === 0 ? 1 : -1;
    const angle = side * end;
    // A head is straight: it follows the round in its own middle.
    const lean = side * (end + lengthMm / 2 / middle);
    const x = scale(tangentAt(lean), side);
    const z = outwardAt(lean);
    const frame: Frame = { x, y: cross(z, x), z, origin: onRing(angle, middle, 0) };
    work.add(alloyId, bench.placed(headOf(bench, head, lengthMm), placementOf(frame)));
  });
  return {
    focus: addScaled([0, 0, 0], outwardAt(Math.PI), middle),
    focusNormal: outwardAt(Math.PI),
    focusRadiusMm: lengthMm * 1.5,
  };
}
