import type { Vec3 } from '@filigree/raytracer';
import type { StoneKind } from '../../design/parts.ts';
import type { RingBand, RingDesign } from '../../design/ring/document.ts';
import type { Bench } from '../mesh/bench.ts';
import { loft, type RawMesh } from '../mesh/loft.ts';
import type { StoneTray } from '../stones/placing.ts';
import { clamp, dot, radians, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { frameOnRing, onRing, type RingFrame } from './frame.ts';
import { palmOpening } from './opening.ts';
import { outerHeight, profileShape } from './section.ts';
import { shankAt } from './shank.ts';

type Inlay = NonNullable<RingBand['inlay']>;

/** Light between a slab and its channel in the model, and between two slabs, mm. */
const FIT_MM = 0.006;
const JOINT_MM = 0.02;
/** The outside of a slab lies this far under the band's, so that no two surfaces coincide, mm. */
const FLUSH_MM = 0.012;
/** Points across the outside of a slab, and sections along it to a radian. */
const ACROSS = 10;
const ALONG = 44;
/** Metal between a channel and where the band ends, mm. */
const END_MM = 0.8;

/** Where slabs lie, radians from the top: clear of the opening at the palm, and of one in front up to `taken`. */
function runsOf(
  ring: RingDesign,
  frame: RingFrame,
  span: number,
  taken: number,
): [from: number, to: number][] {
  const end = END_MM / frame.outerRadiusMm;
  const open = palmOpening(ring, frame);
  const half = open === 0 ? span / 2 : Math.min(span / 2, Math.PI - open - end);
  if (taken === 0) return [[-half, half]];
  const from = taken + end;
  return [
    [-half, -from],
    [from, half],
  ];
}

/**
 * Slabs of stone cut to fit a channel around the outside of a single band, level with it. `taken`: the angle from the
 * top that an opening in front takes.
 */
export function buildInlay(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  inlay: Inlay,
  taken: number,
): void {
  const { band } = ring;
  const span = radians(inlay.spanDegrees);
  const gap = Math.max(JOINT_MM, inlay.dividerMm) / frame.outerRadiusMm;
  const shape = profileShape(band.profile, band.widthMm, band.thicknessMm);
  const halfAt = (angle: number): number => (shankAt(ring, angle).widthMm * inlay.widthShare) / 2;
  const slab = (from: number, to: number, grownMm: number, topMm: number): RawMesh => {
    const extra = grownMm / frame.outerRadiusMm;
    const steps = Math.max(3, Math.ceil((to - from) * ALONG));
    const rings = Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from - extra + ((to - from + 2 * extra) * i) / steps;
      const { widthMm, thicknessMm } = shankAt(ring, angle);
      const half = halfAt(angle) + grownMm;
      const low = frame.innerRadiusMm + thicknessMm - inlay.depthMm - grownMm;
      const top = Array.from({ length: ACROSS + 1 }, (__, k): Vec3 => {
        const y = half * (1 - (2 * k) / ACROSS);
        const share = clamp((2 * y) / widthMm, -1, 1);
        return onRing(angle, frame.innerRadiusMm + outerHeight(shape, thicknessMm, share) + topMm, y);
      });
      return [onRing(angle, low, -half), onRing(angle, low, half), ...top];
    });
    return loft(rings, false);
  };
  const runs = runsOf(ring, frame, span, taken);
  const pieces = Math.ceil(inlay.pieces / runs.length);
  for (const [run, [first, last]] of runs.entries()) {
    const pitch = (last - first) / pieces;
    for (let i = 0; i < pieces; i++) {
      const from = first + i * pitch + gap / 2;
      const to = from + pitch - gap;
      const kind = inlay.stones[(run * pieces + i) % inlay.stones.length]!;
      work.cutters.push(bench.solid(slab(from, to, FIT_MM, 0.3), 'inlay channel'));
      const middle = (from + to) / 2;
      const size = {
        alongMm: pitch * frame.outerRadiusMm,
        acrossMm: 2 * halfAt(middle),
        depthMm: inlay.depthMm,
      };
      placeSlab(tray, kind, slab(from, to, 0, -FLUSH_MM), middle, frame, size);
    }
  }
  work.measures.push({
    kind: 'wall',
    where: 'band under the inlay',
    value: shankAt(ring, Math.min(Math.PI, span / 2)).thicknessMm - inlay.depthMm,
    alloyId: band.alloyId,
  });
}

interface SlabSize {
  readonly alongMm: number;
  readonly acrossMm: number;
  readonly depthMm: number;
}

function placeSlab(
  tray: StoneTray,
  kind: StoneKind,
  { positions, indices }: RawMesh,
  angle: number,
  frame: RingFrame,
  { alongMm, acrossMm, depthMm }: SlabSize,
): void {
  const seat = frameOnRing(angle, frame.outerRadiusMm - depthMm / 2, 0, 'band');
  const [lengthMm, widthMm] = [Math.max(alongMm, acrossMm), Math.min(alongMm, acrossMm)];
  const local = Array.from({ length: positions.length / 3 }, (_, i) => {
    const from = sub([positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!], seat.origin);
    return [dot(from, seat.x), dot(from, seat.y), dot(from, seat.z)].map((v) => v / widthMm);
  }).flat();
  tray.placeSlab(
    kind,
    { positions: Float32Array.from(local), indices: Uint32Array.from(indices) },
    { lengthMm, widthMm, depthMm },
    seat,
  );
}
