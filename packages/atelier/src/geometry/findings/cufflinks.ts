import type { PinFitting } from '../../design/findings/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  type FindingMetal,
  loosePart,
  ring,
  turnedBody,
  wire,
  wireMeasure,
} from './forms.ts';

type Cufflink = Extract<PinFitting, { kind: 'cufflink' }>;

/** Of a cufflink on a chain: a cushioned disc, (radius, height) in mm. */
const FAR_BUTTON = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
  const a = -Math.PI / 2 + (Math.PI * i) / 24;
  return [6.2 * Math.sqrt(Math.max(0, Math.cos(a))), -0.65 + Math.sin(a)];
});

/** Where the middle of a post's round end lies in its foot, mm: no deeper in the face than the foot, whose letters are cut. */
const ROOT_MM = -0.95;

export function buildCufflink(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, reachMm }: Cufflink,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  work.measures.push(wireMeasure('cufflink post', 1.8, id));
  const foot = turnedBody(
    bench,
    frame,
    [
      [0.95, -1.6],
      [1.15, -1.15],
      [1.6, -0.85],
      [2.4, -0.62],
      [2.85, -0.4],
      [3, -0.1],
      [3, 0.15],
    ],
    28,
  );
  if (form === 'fixed-bar') {
    const bar = wire(
      bench,
      frame,
      [
        [-8, 0, -reachMm],
        [-4, 0, -reachMm - 0.2],
        [4, 0, -reachMm - 0.2],
        [8, 0, -reachMm],
      ],
      [3.4, 2.6, 2.6, 3.4],
      { hint: 'y' },
    );
    work.add(
      id,
      foot,
      wire(
        bench,
        frame,
        [
          [0, 0, ROOT_MM],
          [0, 0.9, -reachMm * 0.5],
          [0, 0, -reachMm],
        ],
        2,
        { hint: 'x' },
      ),
      bar,
    );
    return { loose: [], eye: null, reach: { up: 2, down: 2, side: 10, back: reachMm + 2, front: 0.2 } };
  }
  if (form === 'chain') {
    // Three oval rings hold the far button: each hangs in the one before.
    const d = 1;
    const radius = 1.9;
    const count = 3;
    const pitch = 2 * radius - d - 0.1;
    const loose: MetalPart[] = [];
    const at = (i: number): Frame => {
      const upright = i % 2 === 0;
      return {
        x: upright ? frame.x : frame.y,
        y: frame.z,
        z: upright ? frame.y : frame.x,
        origin: shifted(frame, 0, 0, -0.6 - radius - i * pitch).origin,
      };
    };
    work.add(id, foot, ring(bench, at(0), radius, d));
    for (let i = 1; i <= count; i++) {
      const solids = [ring(bench, at(i), radius, d)];
      if (i === count) {
        const z = -0.6 - 2 * radius - count * pitch;
        solids.push(turnedBody(bench, shifted(frame, 0, 0, z), FAR_BUTTON, 40));
      }
      loose.push(loosePart(bench, solids, i === count ? 'far button' : 'cufflink link', metal));
    }
    return {
      loose,
      eye: null,
      reach: { up: 6.2, down: 6.2, side: 6.2, back: 2.2 + 2 * radius + count * pitch, front: 0.2 },
    };
  }
  // A bullet that turns on a pin between two legs.
  const legs = [1, -1].map((s) =>
    wire(
      bench,
      frame,
      [
        [0, s * 1.5, ROOT_MM],
        [0, s * 2.1, -reachMm * 0.5],
        [0, s * 2.5, -reachMm],
      ],
      [1.9, 1.7, 2.2],
      { hint: 'x' },
    ),
  );
  const axle: Frame = {
    x: frame.x,
    y: scale(frame.z, -1),
    z: frame.y,
    origin: shifted(frame, 0, 0, -reachMm).origin,
  };
  const pin = turnedBody(
    bench,
    shifted(axle, 0, 0, -2.5),
    [
      [0.5, 0],
      [0.5, 5],
    ],
    20,
  );
  work.add(id, foot, ...legs, pin);
  const lying: Frame = { x: frame.y, y: frame.z, z: frame.x, origin: axle.origin };
  const shape = turnedBody(
    bench,
    lying,
    [
      [0.6, -9.5],
      [1.1, -9.2],
      [1.5, -8.6],
      [1.82, -7.6],
      [1.95, -6.5],
      [1.35, -2],
      [1.3, 2],
      [1.95, 6.5],
      [1.82, 7.6],
      [1.5, 8.6],
      [1.1, 9.2],
      [0.6, 9.5],
    ],
    28,
  );
  const bore = turnedBody(
    bench,
    shifted(axle, 0, 0, -3),
    [
      [0.58, 0],
      [0.58, 6],
    ],
    20,
  );
  return {
    loose: [loosePart(bench, [bench.subtract(shape, [bore])], 'cufflink bullet', metal)],
    eye: null,
    reach: { up: 3.8, down: 3.8, side: 9.5, back: reachMm + 2, front: 0.2 },
  };
}
