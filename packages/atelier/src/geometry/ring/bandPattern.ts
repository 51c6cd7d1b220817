import { LATTICES, RUNNING } from '../../design/ornament/patterns.ts';
import type { Texture } from '../../design/parts.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench, Region, Solid } from '../mesh/bench.ts';
import { borderRegion } from '../ornament/pattern/place.ts';
import { box } from '../ornament/relief/figures.ts';
import { sunk } from '../ornament/relief/raise.ts';
import { clamp } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import { palmOpening } from './opening.ts';
import { outerHeight, profileShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Glass lies this far under its walls, and this far from them in the model, so that no two surfaces coincide. */
const GLASS_SINK_MM = 0.05;
const GLASS_GAP_MM = 0.006;

/** The tool stands over the surface by this: more would be split in two where it is bent. */
const CLEAR_MM = 0.12;

/** Rims beside openings, mm; metal that stays whole beside a head, radians; a saw runs so far through, of the thickness. */
const RAIL_MM = 0.8;
const BESIDE_HEAD = 0.1;
/** Bridges across openings that run on: their width, and about how far from one to the next, mm. */
const BRIDGE_MM = { width: 0.9, apart: 8 } as const;
const THROUGH = 1.35;

/** Flats about a hoop of this outer radius are split to this length, which leaves a sagitta of 0.004 mm. */
const RING_RADIUS_MM = 10;
const BEND_STEP_MM = 0.55;

/** Corners of the floor lie this near to it, after the mesh was simplified. */
const ON_FLOOR_MM = 0.012;

/** What stays whole across a border of this length that is cut through, evenly from its ends on. */
function bridges(bench: Bench, lengthMm: number, heightMm: number): Region {
  const spans = Math.max(2, Math.round(lengthMm / BRIDGE_MM.apart));
  return bench.region(
    Array.from({ length: spans + 1 }, (_, i) => {
      const middle = (i * lengthMm) / spans;
      return box(middle - BRIDGE_MM.width / 2, -heightMm, middle + BRIDGE_MM.width / 2, heightMm);
    }),
  );
}

/**
 * Cuts the ground of a border into the outside of a single shank and fires enamel into it where asked. `taken` is the
 * angle from the top that the head keeps for itself.
 */
export function cutBandPattern(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  texture: Extract<Texture, { kind: 'pattern' }>,
  taken: number,
): void {
  const { band } = ring;
  if (band.form !== 'single' || band.widthMm < 1.8) return;
  const pierced = texture.pierced === true;
  const edge = Math.max(pierced ? RAIL_MM : 0.45, band.widthMm * 0.11);
  const height = band.widthMm - 2 * edge;
  const isWhole = taken <= 0;
  // All around, its ends meet at the palm, where no one looks.
  const from = isWhole ? -Math.PI : taken + (pierced ? BESIDE_HEAD : 0.06);
  const lengthMm = (isWhole ? 2 * Math.PI : 2 * Math.PI - 2 * from) * frame.outerRadiusMm;
  if (lengthMm < height) return;
  const overlap = isWhole ? 0.03 : 0;
  const whole = bench.region([box(-overlap, -height / 2, lengthMm + overlap, height / 2)]);
  // Its rim goes on about the ends of a band that is open at the palm: glass needs a wall there too.
  const openMm = palmOpening(ring, frame) * frame.outerRadiusMm;
  const free = openMm + edge;
  const strip =
    openMm === 0
      ? whole
      : isWhole
        ? bench.region([box(free, -height / 2, lengthMm - free, height / 2)])
        : bench.without(
            whole,
            bench.region([box(lengthMm / 2 - free, -height, lengthMm / 2 + free, height)]),
          );
  const lines =
    texture.pattern === null ? null : borderRegion(bench, texture.pattern, { lengthMm, heightMm: height });
  const opensFigures = pierced && texture.pattern !== null && !LATTICES.has(texture.pattern);
  const ground: Region =
    lines === null
      ? strip
      : !opensFigures
        ? bench.without(strip, lines)
        : texture.pattern !== null && RUNNING.has(texture.pattern)
          ? bench.without(bench.shared(strip, lines), bridges(bench, lengthMm, height))
          : bench.shared(strip, lines);
  // A floor of 0.8 mm stays under the ground.
  const depth = Math.min(texture.depthMm, Math.max(0.15, shankAt(ring, Math.PI).thicknessMm - 0.85));
  const shape = profileShape(band.profile, band.widthMm, band.thicknessMm);
  // On a wide hoop flats along it may be longer for the same sagitta; across it they may not.
  const squeeze = Math.max(1, Math.sqrt(frame.outerRadiusMm / RING_RADIUS_MM));
  const around = (solid: Solid): Solid => {
    const short = bench.placed(solid, {
      x: [1 / squeeze, 0, 0],
      y: [0, 1, 0],
      z: [0, 0, 1],
      origin: [0, 0, 0],
    });
    return bench.bent(short, BEND_STEP_MM, (x, y, z) => {
      const angle = from + (x * squeeze) / frame.outerRadiusMm;
      const { widthMm, thicknessMm } = shankAt(ring, angle);
      const share = clamp((2 * y) / band.widthMm, -1, 1);
      return onRing(
        angle,
        frame.innerRadiusMm + outerHeight(shape, thicknessMm, share) + z,
        (y * widthMm) / band.widthMm,
      );
    });
  };
  const tool = sunk(bench, ground, pierced ? -THROUGH * band.thicknessMm : -depth, CLEAR_MM, 0, 'border');
  if (tool === null) return;
  work.baseCutters.push(around(tool));
  if (pierced) {
    work.measures.push({
      kind: 'wall',
      where: 'rim beside the openings',
      value: edge,
      alloyId: band.alloyId,
    });
    return;
  }
  if (texture.enamel === null)
    work.grounds.push(([x, y, z]) => {
      const { widthMm, thicknessMm } = shankAt(ring, Math.atan2(x, z));
      const share = clamp((2 * y) / widthMm, -1, 1);
      const floorMm = frame.innerRadiusMm + outerHeight(shape, thicknessMm, share) - depth;
      return (
        Math.abs(Math.hypot(x, z) - floorMm) < ON_FLOOR_MM &&
        Math.abs(y) * band.widthMm < (height / 2) * widthMm + ON_FLOOR_MM
      );
    });
  work.measures.push(
    { kind: 'engraving-depth', where: 'border around the band', value: depth, alloyId: band.alloyId },
    {
      kind: 'wall',
      where: 'band under the border',
      value: shankAt(ring, Math.PI).thicknessMm - depth,
      alloyId: band.alloyId,
    },
  );
  if (texture.enamel === null) return;
  const glass = sunk(
    bench,
    bench.grown(ground, -GLASS_GAP_MM),
    GLASS_GAP_MM - depth,
    -GLASS_SINK_MM,
    0,
    'enamel',
  );
  if (glass !== null) work.enamels.push({ colour: texture.enamel, solid: around(glass) });
}
