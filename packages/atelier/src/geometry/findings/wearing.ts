import type { BandFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Workpiece } from '../workpiece.ts';
import { type BuiltFinding, type FindingMetal, type Local, ring, wire, wireMeasure } from './forms.ts';

/**
 * Bands that carry ornaments. Tiara: an arc of wire in the frame's plane of x and y, open at the back (+y), its front
 * at the origin, a loop for a comb or ribbon at either end; z is up. Toe ring: an open band about the frame's y.
 */
export function buildBandFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: BandFitting,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  if (spec.kind === 'tiara-band') {
    const d = spec.wireMm;
    work.measures.push(wireMeasure('tiara band', d, id));
    const half = spec.widthMm / 2;
    const at = (s: number): Local => {
      // Half an ellipse from ear to ear; the ends turn in a little.
      const a = s * 1.72;
      return [half * Math.sin(a), spec.depthMm * 0.5 * (1 - Math.cos(a)) * 1.15, 0];
    };
    const points = Array.from({ length: 33 }, (_, i) => at(-1 + i / 16));
    work.add(id, wire(bench, frame, points, d, { smooth: 3 }));
    for (const s of [-1, 1]) {
      const [x, y] = at(s);
      const out = at(s * 0.97);
      const [dx, dy] = [x - out[0], y - out[1]];
      const r = 2.2;
      const k = (r + d * 0.3) / Math.hypot(dx, dy);
      work.add(id, ring(bench, shifted(frame, x + dx * k, y + dy * k, 0), r, Math.min(1.4, d * 0.7)));
    }
    return {
      loose: [],
      eye: null,
      reach: { up: spec.depthMm * 1.35, down: d, side: half + d, back: d, front: d },
    };
  }
  work.measures.push({ kind: 'shank-width', where: 'toe ring', value: spec.widthMm, alloyId: id });
  work.measures.push({ kind: 'shank-thickness', where: 'toe ring', value: spec.thicknessMm, alloyId: id });
  const radius = (spec.innerDiameterMm + spec.thicknessMm) / 2;
  const open = (spec.gapMm / 2 + spec.widthMm * 0.2) / radius;
  const steps = 72;
  const path = Array.from({ length: steps + 1 }, (_, i) => {
    // From the gap at the bottom round the top; the ends are drawn in to soft tips.
    const a = -Math.PI / 2 + open + ((2 * Math.PI - 2 * open) * i) / steps;
    const tip = Math.min(1, Math.min(i, steps - i) / 9);
    return {
      at: toWorld(frame, radius * Math.cos(a), 0, radius * Math.sin(a)),
      side: (spec.widthMm / 2) * (0.72 + 0.28 * tip),
      up: spec.thicknessMm / 2,
    };
  });
  work.base.push(bench.solid(tube(path, frame.y, { segments: 24, squareness: 3.2 }), 'toe ring'));
  const outer = radius + spec.thicknessMm / 2;
  return {
    loose: [],
    eye: null,
    reach: { up: spec.widthMm / 2, down: spec.widthMm / 2, side: outer, back: outer, front: outer },
  };
}
