import type { Bench, Solid } from '../mesh/bench.ts';
import { lathe } from '../mesh/loft.ts';
import { stepsOfArc } from '../mesh/tessellation.ts';

/** How far a body that is taken from metal may stand off its round, mm. */
const CHORD_MM = 0.005;
/** Sides of a small body at least, and of a large one. */
const LEAST_SIDES = 28;
const MOST_SIDES = 48;
/** A step of its profile turns by no more than this, radians: so flat a body lies within the light that seats are given. */
const STEP_RADIANS = Math.PI / 20;
/** Steps of a profile at most. */
const MOST_STEPS = 20;

/**
 * The body of an elliptic cabochon or a bead, in its own frame in mm, scaled by `share`. A small one has fewer sides
 * than a large one, and takes as much of its box.
 * @param bottomSine how far its flat base lies under its girdle, as a share of `crownMm`, negative; -1 for a bead
 */
export function roundBody(
  bench: Bench,
  size: { readonly lengthMm: number; readonly widthMm: number; readonly crownMm: number },
  bottomSine: number,
  share: number,
): Solid {
  const { lengthMm, widthMm, crownMm } = size;
  const sides = stepsOfArc(Math.max(lengthMm, widthMm) / 2, 2 * Math.PI, CHORD_MM);
  const around = Math.min(MOST_SIDES, Math.max(LEAST_SIDES, sides));
  const from = Math.asin(bottomSine);
  const turn = Math.PI / 2 - from;
  const steps = Math.min(
    MOST_STEPS,
    Math.max(Math.ceil(turn / STEP_RADIANS), stepsOfArc(Math.max(lengthMm, widthMm) / 2, turn)),
  );
  const rings = Array.from({ length: steps + 1 }, (_, i): [number, number] => {
    const a = from + (turn * i) / steps;
    return [Math.max(0, Math.cos(a)), crownMm * share * Math.sin(a)];
  });
  const even = share * Math.sqrt(areaOf(MOST_SIDES) / areaOf(around));
  return bench.placed(bench.solid(lathe(rings, around), 'cabochon'), {
    x: [(lengthMm / 2) * even, 0, 0],
    y: [0, (widthMm / 2) * even, 0],
    z: [0, 0, 1],
    origin: [0, 0, 0],
  });
}

/** Twice the area of a regular polygon in a circle of radius 1. */
const areaOf = (sides: number): number => sides * Math.sin((2 * Math.PI) / sides);
