/** A band of filigree: two edges with scrolls of wire between them, whole at the palm. */
import type { Filigree, RingDesign } from '../../design/ring/document.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { radians } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { arcBlock } from './arcBlock.ts';
import { onRing, outwardAt, type RingFrame } from './frame.ts';
import { buildScroll, type Cell, cellsBetween, type Lay } from './scrolls.ts';
import { outerHeight, profileShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Edges of the band on both sides of the scrolls, mm: as an edge of the band is worn. */
const EDGE_MM = 1;
/** Half thickness of the wires out of the band, mm: 0.5 by 1 casts well (jewelry-facts, section 3). */
const HALF_OUT_MM = 0.5;
/** How far the wires lie under the surface of the band, and reach into its edges, mm. */
const UNDER_MM = 0.08;
const BITE_MM = 0.12;
/** From this height between the edges on there are two rows, mirrored over a wire in the middle, mm. */
const TWO_ROWS_MM = 4.4;
/** Narrower openings are no filigree, mm. */
const LEAST_MM = 1.5;

/** Pierces a band and lays its scrolls. `taken`: the angle from the top that a head keeps for itself. */
export function buildFiligree(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  { spanDegrees, wireMm, wire }: Filigree & { readonly spanDegrees: number },
  taken: number,
): void {
  const { band } = ring;
  const end = radians(spanDegrees / 2);
  const narrowest = shankAt(ring, end).widthMm;
  const height = narrowest - 2 * EDGE_MM;
  if (band.form !== 'single' || height < LEAST_MM || taken > end - 0.4) return;
  const shape = profileShape(band.profile, band.widthMm, band.thicknessMm);
  const outerAt = (angle: number, y: number): number => {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    return (
      frame.innerRadiusMm + outerHeight(shape, thicknessMm, Math.max(-1, Math.min(1, (2 * y) / widthMm)))
    );
  };
  const middle = frame.outerRadiusMm - HALF_OUT_MM;
  const lay: Lay = (along, across): { at: Vec3; out: Vec3 } => {
    const angle = along / middle;
    const radius = Math.max(
      frame.innerRadiusMm + HALF_OUT_MM + 0.02,
      outerAt(angle, across) - UNDER_MM - HALF_OUT_MM,
    );
    return { at: onRing(angle, radius, across), out: outwardAt(angle) };
  };
  const half = height / 2;
  const runs: readonly (readonly [number, number])[] =
    taken > 0
      ? [
          [-end, -taken - 0.05],
          [taken + 0.05, end],
        ]
      : [[-end, end]];
  const halfMm = wireMm / 2;
  const rows: readonly (readonly [low: number, high: number, hangs: boolean])[] =
    height > TWO_ROWS_MM
      ? [
          [-half - BITE_MM + halfMm, 0, true],
          [0, half + BITE_MM - halfMm, false],
        ]
      : [[-half - BITE_MM + halfMm, half + BITE_MM - halfMm, false]];
  for (const [first, last] of runs) {
    work.baseCutters.push(
      arcBlock(bench, false, first, last, (angle) => [
        onRing(angle, frame.innerRadiusMm - 1, half),
        onRing(angle, frame.outerRadiusMm + 1, half),
        onRing(angle, frame.outerRadiusMm + 1, -half),
        onRing(angle, frame.innerRadiusMm - 1, -half),
      ]),
    );
    const [from, to] = [first * middle - BITE_MM + halfMm, last * middle + BITE_MM - halfMm];
    const cells = rows.flatMap(([low, high, hangs]): Cell[] =>
      cellsBetween(from, to, low, high, { widthMm: (high - low) * 0.92, hangs }),
    );
    work.add(
      band.alloyId,
      ...cells.map((cell) => buildScroll(bench, cell, lay, { halfMm, halfOutMm: HALF_OUT_MM })),
    );
    const lines = [...(rows.length > 1 ? [0] : []), ...(wire === 'twisted' ? [-half, half] : [])];
    for (const across of lines)
      for (const phase of wire === 'twisted' ? [0, Math.PI] : [null])
        work.add(band.alloyId, along(bench, lay, [from, to], across, halfMm, phase));
  }
  work.measures.push(
    { kind: 'filigree-wire', where: 'wire of the filigree', value: wireMm, alloyId: band.alloyId },
    { kind: 'wall', where: 'edges of the filigree', value: (narrowest - height) / 2, alloyId: band.alloyId },
  );
}

/** Length of a twisted wire that takes one turn, in its own half thicknesses. */
const LAY_LENGTH = 7;
const STEP_MM = 0.5;

/** A wire along the band: round, or one of two strands wound about each other (its phase in radians). */
function along(
  bench: Bench,
  lay: Lay,
  [from, to]: readonly [number, number],
  across: number,
  halfMm: number,
  phase: number | null,
) {
  const strand = phase === null ? halfMm : halfMm * 0.72;
  const off = phase === null ? 0 : halfMm * 0.6;
  const steps = Math.ceil((to - from) / (phase === null ? STEP_MM : (LAY_LENGTH * halfMm) / 8));
  const path = Array.from({ length: steps + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / steps;
    const turn = (2 * Math.PI * at) / (LAY_LENGTH * halfMm) + (phase ?? 0);
    const { at: point, out } = lay(at, across + off * Math.cos(turn));
    // Twisted wire lies on the surface, where it is seen.
    const lift = phase === null ? 0 : HALF_OUT_MM - halfMm + off * Math.sin(turn);
    return {
      at: [point[0] + out[0] * lift, point[1] + out[1] * lift, point[2] + out[2] * lift] as const,
      side: strand,
      up: strand,
    };
  });
  return bench.solid(tube(path, [0, 1, 0], { segments: 10 }), 'wire along the band');
}
