import type { PinFitting } from '../../design/findings/document.ts';
import { type Frame, shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { MetalPart } from '../solids.ts';
import { scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  ring,
  slab,
  turnedBody,
  turnedRing,
  wire,
  wireMeasure,
} from './forms.ts';
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

/** Of a cufflink on a chain: a cushioned disc, (radius, height) in mm. */
const FAR_BUTTON = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
  const a = -Math.PI / 2 + (Math.PI * i) / 24;
  return [6.2 * Math.sqrt(Math.max(0, Math.cos(a))), -0.65 + Math.sin(a)];
});

/** Where the middle of a post's round end lies in its foot, mm: no deeper in the face than the foot, whose letters are cut. */
const ROOT_MM = -0.95;

function buildCufflink(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { form, reachMm }: Of<'cufflink'>,
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

function buildHairpin(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, lengthMm, gapMm }: Of<'hairpin'>,
  metal: FindingMetal,
): BuiltFinding {
  work.measures.push(wireMeasure('hairpin prong', d, metal.alloy.id));
  const half = gapMm / 2;
  const leg = (s: number): Local[] => [
    [s * half * 0.72, -lengthMm, 0],
    [s * half * 0.8, -lengthMm * 0.8, 0.2],
    [s * half * 0.94, -lengthMm * 0.45, -0.9],
    [s * half, -lengthMm * 0.18, -0.3],
    [s * half * 0.86, -half * 0.5, 0],
  ];
  const points = [
    ...leg(-1),
    [-half * 0.4, -0.12 * half, 0] as Local,
    [0, 0, 0] as Local,
    [half * 0.4, -0.12 * half, 0] as Local,
    ...leg(1).reverse(),
  ];
  const sizes = points.map((_, i) => (i === 0 || i === points.length - 1 ? 0.42 * d : d));
  work.add(metal.alloy.id, wire(bench, frame, points, sizes, { smooth: 10 }));
  return {
    loose: [],
    eye: null,
    reach: { up: d / 2, down: lengthMm, side: half + d, back: 0.9 + d / 2, front: d },
  };
}

/** Gauge of a comb's bar against its teeth. */
export const COMB_BAR_SHARE = 1.5;

function buildComb(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, widthMm, teeth, lengthMm }: Of<'comb'>,
  metal: FindingMetal,
): BuiltFinding {
  work.measures.push(wireMeasure('comb tooth', d, metal.alloy.id));
  const half = widthMm / 2;
  const curve = (x: number): number => -3.2 * (x / half) ** 2;
  const bar: Local[] = Array.from({ length: 9 }, (_, i) => {
    const x = -half + (widthMm * i) / 8;
    return [x, 0, curve(x)];
  });
  work.add(metal.alloy.id, wire(bench, frame, bar, d * COMB_BAR_SHARE, { smooth: 6, hint: 'y' }));
  for (let i = 0; i < teeth; i++) {
    const x = -half + (widthMm * i) / (teeth - 1);
    const z = curve(x);
    const long = lengthMm * (0.92 + 0.08 * Math.cos((Math.PI * x) / widthMm));
    work.add(
      metal.alloy.id,
      wire(
        bench,
        frame,
        [
          [x, 0, z],
          [x, -0.3 * long, z - 0.8],
          [x, -0.7 * long, z - 1.2],
          [x * 0.985, -long, z - 0.4],
        ],
        [d, d, d * 0.85, d * 0.4],
        { smooth: 5, hint: 'x', segments: 12 },
      ),
    );
  }
  return { loose: [], eye: null, reach: { up: d, down: lengthMm, side: half + d, back: 5.2, front: d } };
}

/** A bowed plate with a spring bar hinged at the left and caught at the right. */
function buildBarrette(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { lengthMm, widthMm }: Of<'barrette'>,
  metal: FindingMetal,
): BuiltFinding {
  const id = metal.alloy.id;
  work.measures.push(wireMeasure('barrette bar', 1.2, id));
  const half = lengthMm / 2;
  const bow = 0.09 * lengthMm;
  const zAt = (x: number): number => -bow * (x / half) ** 2;
  const back = zAt(half) - 3.4;
  const segments = 14;
  for (let i = 0; i < segments; i++) {
    const [a, b] = [-half + (lengthMm * i) / segments - 0.02, -half + (lengthMm * (i + 1)) / segments + 0.02];
    const w = widthMm / 2;
    const corners = [a, b].flatMap((x) =>
      [-w, w].flatMap((y) => [
        shifted(frame, x, y, zAt(x) - 1).origin,
        shifted(frame, x, y * 0.9, zAt(x)).origin,
      ]),
    );
    work.add(id, bench.hull(corners));
  }
  const place: Frame = {
    x: frame.x,
    y: scale(frame.z, -1),
    z: frame.y,
    origin: shifted(frame, -half + 1.6, 0, back).origin,
  };
  const joint = hinge(bench, place, 0.5, Math.min(6, widthMm * 0.8));
  const cheek = Math.min(6, widthMm * 0.8) / 2;
  work.add(
    id,
    ...joint.fixed,
    ...[1, -1].map((s) =>
      slab(
        bench,
        shifted(frame, -half + 1.6, 0, 0),
        [
          [-1.2, s * cheek],
          [1.2, s * cheek],
          [1.2, s * (cheek * 0.66)],
          [-1.2, s * (cheek * 0.66)],
        ],
        back - 0.3,
        zAt(half) + 0.1,
      ),
    ),
    // The catch: a post with a hook over the bar's tip.
    slab(
      bench,
      shifted(frame, half - 1.2, 0, 0),
      [
        [0, -1.4],
        [0.9, -1.4],
        [0.9, 1.4],
        [0, 1.4],
      ],
      back - 1.5,
      zAt(half) + 0.1,
    ),
    slab(
      bench,
      shifted(frame, half - 1.2, 0, 0),
      [
        [-1.3, -1.4],
        [0.5, -1.4],
        [0.5, 1.4],
        [-1.3, 1.4],
      ],
      back - 1.5,
      back - 0.9,
    ),
  );
  const bar = wire(
    bench,
    frame,
    [
      [-half + 2.2, 0, back],
      [-half * 0.5, 0, back + 0.4],
      [half * 0.5, 0, back + 0.5],
      [half - 2.6, 0, back],
    ],
    1.5,
    { hint: 'y', smooth: 8 },
  );
  return {
    loose: [loosePart(bench, [bench.subtract(bar, joint.clear), joint.moving], 'barrette bar', metal)],
    eye: null,
    reach: { up: widthMm / 2, down: widthMm / 2, side: half, back: -back + 1.6, front: 0 },
  };
}
