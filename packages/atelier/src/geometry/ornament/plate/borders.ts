import type { PlateBorder, PlateOrnament } from '../../../design/ornament/plate.ts';
import type { Region } from '../../mesh/bench.ts';
import { walkLoop } from '../../mesh/convex.ts';
import { tube } from '../../mesh/loft.ts';
import { buildMilgrain } from '../../settings/loops.ts';
import type { Vec3 } from '../../solids.ts';
import type { Vec2 } from '../../vec.ts';
import { borderRegion } from '../pattern/place.ts';
import type { Easel } from '../relief/easel.ts';
import { ellipse } from '../relief/figures.ts';
import { buildPaveLine } from '../relief/paveLine.ts';
import { raisedFromMm } from './locket.ts';
import { outerLoop } from './outlines.ts';
import { rimLetters } from './rimLetters.ts';

/** Puts a border on a plate whose surface is at `top`; gives what is left inside it. */
export function putBorder(easel: Easel, plate: Region, spec: PlateOrnament, top: number): Region {
  const { bench } = easel;
  const size = Math.max(spec.widthMm, spec.heightMm);
  const { border } = spec;
  const inside = (mm: number): Region => bench.grown(plate, -mm);
  const rim = (from: number, to: number, high: number, edge = 0.1): void =>
    easel.raise(bench.without(inside(from), inside(to)), raisedFromMm(spec, top, top * 0.5), high, edge);
  const loop = (mm: number): Vec2[] => outerLoop(bench, inside(mm));
  const fine = Math.min(0.5, Math.max(0.26, size * 0.014));
  switch (border.kind) {
    case 'none':
      return inside(0.35);
    case 'bevel':
      return inside(Math.max(0.5, size * 0.035));
    case 'milgrain': {
      rim(0.05, fine * 2.2 + 0.1, top + fine * 0.5);
      easel.add(
        buildMilgrain(
          bench,
          atHeight(loop(fine * 1.1 + 0.05), top + fine * 0.5),
          true,
          fine * 0.62,
          [0, 0, 1],
        ),
      );
      return inside(fine * 2.4 + 0.25);
    }
    case 'rope': {
      const r = fine * 0.72;
      for (const phase of [0, Math.PI]) easel.add(ropeStrand(easel, loop(r * 1.7), top + r * 0.35, r, phase));
      return inside(r * 3.6 + 0.1);
    }
    case 'beaded': {
      const r = fine * 0.8;
      rim(0.05, r * 2.1, top + 0.05);
      const walk = walkLoop(loop(r + 0.08));
      const count = Math.max(8, Math.round(walk.lengthMm / (r * 2.05)));
      for (let i = 0; i < count; i++) {
        const p = walk.at((i * walk.lengthMm) / count);
        easel.grain(p.x, p.y, r, top);
      }
      return inside(r * 2.3 + 0.15);
    }
    case 'stepped': {
      rim(0, fine * 1.9, top + 0.42);
      rim(0, fine * 3.8, top + 0.2);
      return inside(fine * 3.9 + 0.1);
    }
    case 'scallop': {
      const walk = walkLoop(loop(0.4));
      const count = Math.max(12, Math.round(walk.lengthMm / (fine * 4.4)));
      const r = (walk.lengthMm / count) * 0.54;
      const discs = Array.from({ length: count }, (_, i) => {
        const p = walk.at((i * walk.lengthMm) / count);
        return { p, disc: bench.region([ellipse(p.x, p.y, r, r, 28)]) };
      });
      easel.raise(
        bench.without(bench.joined(discs.map(({ disc }) => disc)), inside(0.4 + r * 0.9)),
        raisedFromMm(spec, top, 0),
        top,
        0.12,
      );
      for (const { p } of discs) easel.grain(p.x, p.y, r * 0.42, top);
      rim(0.4 + r * 0.85, 0.4 + r * 0.85 + 0.45, top + 0.28);
      return inside(0.4 + r * 0.85 + 0.5);
    }
    case 'text':
      return rimLetters(easel, plate, border, spec, top);
    case 'pave':
      return pave(easel, plate, border, top, spec);
    case 'pattern': {
      // Narrow plates keep their field: the border goes by the shorter side.
      const height = Math.max(1.3, Math.min(3, Math.min(spec.widthMm, spec.heightMm) * 0.1));
      rim(0, 0.5, top + 0.32);
      rim(0.5 + height + 0.3, 0.5 + height + 0.75, top + 0.32);
      const walk = walkLoop(loop(0.5 + 0.15 + height / 2));
      const lines = borderRegion(bench, border.pattern, {
        lengthMm: walk.lengthMm,
        heightMm: height,
        lay: (x, y) => {
          // Backwards along the outline, so that the pattern's feet point inwards.
          const p = walk.at(-x);
          return [p.x + p.nx * y, p.y + p.ny * y];
        },
      });
      easel.raise(lines, raisedFromMm(spec, top, top * 0.5), top + 0.3, 0.09);
      return inside(0.5 + height + 0.85);
    }
  }
}

const atHeight = (loop: readonly Vec2[], z: number): Vec3[] => loop.map(([x, y]) => [x, y, z]);

/** One of two strands twisted along a loop. */
function ropeStrand(easel: Easel, loop: readonly Vec2[], z: number, r: number, phase: number) {
  const walk = walkLoop(loop);
  const turns = Math.max(8, Math.round(walk.lengthMm / (r * 5.2)));
  const steps = turns * 10;
  const path = Array.from({ length: steps }, (_, i) => {
    const p = walk.at((i * walk.lengthMm) / steps);
    const a = (2 * Math.PI * turns * i) / steps + phase;
    const off = Math.cos(a) * r * 0.8;
    return {
      at: [p.x + p.nx * off, p.y + p.ny * off, z + Math.sin(a) * r * 0.8] as const,
      side: r * 0.92,
      up: r * 0.92,
    };
  });
  return easel.bench.solid(tube(path, [0, 0, 1], { segments: 10, closed: true }), 'rope');
}

function pave(
  easel: Easel,
  plate: Region,
  border: Extract<PlateBorder, { kind: 'pave' }>,
  top: number,
  spec: PlateOrnament,
): Region {
  const { bench } = easel;
  const d = Math.min(border.diameterMm, Math.min(spec.widthMm, spec.heightMm) * 0.16);
  const edge = Math.max(0.35, d * 0.24);
  const band = d + 2 * edge;
  const surface = Math.max(top + 0.12, d * 0.46 + 0.55);
  easel.raise(bench.without(plate, bench.grown(plate, -band)), raisedFromMm(spec, top, 0), surface, 0.12);
  buildPaveLine(easel, outerLoop(bench, bench.grown(plate, -band / 2)), border.stone, d, surface);
  return bench.grown(plate, -band - 0.2);
}
