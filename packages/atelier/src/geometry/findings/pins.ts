import type { PinFitting } from '../../design/findings/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { buildCufflink } from './cufflinks.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  loosePart,
  slab,
  turnedRing,
  wire,
  wireMeasure,
} from './forms.ts';
import { buildBarrette, buildComb, buildHairpin } from './hair.ts';
import { hinge } from './hinge.ts';

type Of<K extends PinFitting['kind']> = Extract<PinFitting, { kind: K }>;

/**
 * What pins a piece to cloth or hair. The frame is the ornament's, z towards the viewer, its back at z = 0: pins and
 * cufflink backs stand on the back and go to -z; hairpins and combs begin at the origin and go down along -y.
 */
export function buildPinFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: PinFitting,
  metal: FindingMetal,
): BuiltFinding {
  switch (spec.kind) {
    case 'brooch-pin':
      return buildBroochPin(bench, work, frame, spec, metal);
    case 'cufflink':
      return buildCufflink(bench, work, frame, spec, metal);
    case 'hairpin':
      return buildHairpin(bench, work, frame, spec, metal);
    case 'comb':
      return buildComb(bench, work, frame, spec, metal);
    case 'barrette':
      return buildBarrette(bench, work, frame, spec, metal);
  }
}

/** Height of a brooch's pin over its back: room for cloth. */
const PIN_HEIGHT_MM = 2.6;

/** A stem on a hinge at the left (-x), caught at the right in a hook that a sleeve closes. */
function buildBroochPin(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, spanMm, double }: Of<'brooch-pin'>,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  work.measures.push(wireMeasure('brooch pin', d, id));
  const half = spanMm / 2;
  const loose: MetalPart[] = [];
  const rows = double ? [3, -3] : [0];
  for (const y of rows) {
    // Hinge and catch are joined by a bar: settings narrow towards their back, and many are open there.
    const bar = slab(
      bench,
      shifted(frame, 0, y, 0),
      [
        [-half, -0.9],
        [half + 0.5, -0.9],
        [half + 0.5, 0.9],
        [-half, 0.9],
      ],
      -0.6,
      0.12,
    );
    work.add(id, bar);
    // Seen from above: the hinge's pin runs along y.
    const place: Frame = {
      x: frame.x,
      y: scale(frame.z, -1),
      z: frame.y,
      origin: shifted(frame, -half, y, -PIN_HEIGHT_MM).origin,
    };
    const joint = hinge(bench, place, 0.4, 3.2);
    const cheeks = [1, -1].map((s) =>
      slab(
        bench,
        shifted(frame, -half, y, 0),
        [
          [-1.1, s * 1.6],
          [1.1, s * 1.6],
          [1.1, s * 1.02],
          [-1.1, s * 1.02],
        ],
        -PIN_HEIGHT_MM,
        0.1,
      ),
    );
    work.add(
      id,
      ...joint.fixed,
      ...cheeks,
      slab(
        bench,
        shifted(frame, -half, y, 0),
        [
          [-1.7, -1.9],
          [1.7, -1.9],
          [1.7, 1.9],
          [-1.7, 1.9],
        ],
        -0.6,
        0.12,
      ),
    );
    const stem = wire(
      bench,
      frame,
      [
        [-half + 1, y, -PIN_HEIGHT_MM],
        [-half + 3, y, -PIN_HEIGHT_MM - 0.3],
        [0, y, -PIN_HEIGHT_MM - 0.5],
        [half - 3, y, -PIN_HEIGHT_MM - 0.2],
        [half, y, -PIN_HEIGHT_MM],
        [half + 2.4, y, -PIN_HEIGHT_MM],
      ],
      [d, d, d, d * 0.95, d * 0.75, d * 0.22],
      { hint: 'y', smooth: 6 },
    );
    loose.push(loosePart(bench, [bench.subtract(stem, joint.clear), joint.moving], 'pin stem', metal));
    // The catch: a C of strip about the stem, open to the side, and the sleeve that turns over it.
    const axis: Frame = {
      x: frame.y,
      y: frame.z,
      z: frame.x,
      origin: shifted(frame, half, y, -PIN_HEIGHT_MM).origin,
    };
    const inner = d * 0.5 + 0.22;
    const turnedC = bench.subtract(
      turnedRing(bench, axis, [
        [inner, -1],
        [inner + 0.5, -1],
        [inner + 0.5, 1],
        [inner, 1],
      ]),
      [
        slab(
          bench,
          axis,
          [
            [0, -inner - 1],
            [inner + 1, -inner - 1],
            [inner + 1, -0.1],
            [0, -0.1],
          ],
          -2,
          2,
        ),
      ],
    );
    work.add(
      id,
      turnedC,
      slab(
        bench,
        shifted(frame, half, y, 0),
        [
          [-1, -0.45],
          [1, -0.45],
          [1, 0.45],
          [-1, 0.45],
        ],
        -PIN_HEIGHT_MM + inner + 0.2,
        0.1,
      ),
      slab(
        bench,
        shifted(frame, half, y, 0),
        [
          [-1.6, -1.6],
          [1.6, -1.6],
          [1.6, 1.6],
          [-1.6, 1.6],
        ],
        -0.5,
        0.12,
      ),
    );
    const sleeve = inner + 0.5 + 0.06;
    const roll = bench.subtract(
      turnedRing(bench, axis, [
        [sleeve, -0.7],
        [sleeve + 0.4, -0.7],
        [sleeve + 0.4, 0.7],
        [sleeve, 0.7],
      ]),
      // Slots for the catch's foot and for the stem.
      [
        slab(
          bench,
          axis,
          [
            [-0.62, 0.2],
            [0.62, 0.2],
            [0.62, sleeve + 1],
            [-0.62, sleeve + 1],
          ],
          -2,
          2,
        ),
      ],
    );
    loose.push(
      loosePart(
        bench,
        [roll, ball(bench, { ...axis, origin: axis.origin }, [sleeve + 0.75, 0, 0], 0.5)],
        'catch',
        metal,
      ),
    );
  }
  return {
    loose,
    eye: null,
    reach: { up: 5, down: 5, side: half + 2.6, back: PIN_HEIGHT_MM + 1.8, front: 0.12 },
  };
}
