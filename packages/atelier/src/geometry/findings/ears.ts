import type { EarFitting } from '../../design/findings/document.ts';
import { type Frame, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { tube } from '../mesh/loft.ts';
import type { Vec3 } from '../solids.ts';
import { clamp } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { buildEarClip } from './earClips.ts';
import { buildHook, buildLeverBack } from './earWires.ts';
import {
  type BuiltFinding,
  ball,
  type FindingMetal,
  type Local,
  loosePart,
  slab,
  turnedBody,
  turnedRing,
  wire,
  wireMeasure,
} from './forms.ts';
import { buildHoop } from './hoops.ts';
import { dressPost, NO_DRESS, type WornReach } from './studDress.ts';

type Of<K extends EarFitting['kind']> = Extract<EarFitting, { kind: K }>;

/**
 * What holds an earring in the ear. The frame is the ornament's, z towards the viewer: posts and climbers stand on
 * its back at the origin and go to -z; hooks, lever-backs and threaders begin at the origin as the ornament's top and
 * rise along y; a hoop's middle is the origin, its plane that of x and y, its opening at the top, that of a cuff at -x.
 */
export function buildEarFitting(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  spec: EarFitting,
  metal: FindingMetal,
  /** How far the ornament on a post reaches from its middle. */
  worn: WornReach | null = null,
  /** Seed of the dents on what is hammered; null for smooth metal. */
  hammer: number | null = null,
  /** Wall of a hoop of tube; null for a solid one. */
  wallMm: number | null = null,
): BuiltFinding {
  const gauge =
    spec.kind !== 'hoop'
      ? spec.wireMm
      : spec.form === 'cuff'
        ? spec.tubeMm
        : Math.min(0.9, 0.5 * spec.tubeMm);
  work.measures.push(wireMeasure(`ear ${spec.kind}`, gauge, metal.alloy.id));
  switch (spec.kind) {
    case 'post':
      return buildPost(bench, work, frame, spec, metal, worn);
    case 'clip':
      return buildEarClip(bench, work, frame, spec, metal, worn?.downMm ?? 4);
    case 'climber':
      return buildClimber(bench, work, frame, spec, metal);
    case 'fish-hook':
    case 'threader':
      return buildHook(bench, work, frame, spec, metal);
    case 'lever-back':
      return buildLeverBack(bench, work, frame, spec, metal);
    case 'hoop':
      return buildHoop(bench, work, frame, spec, metal, hammer, wallMm);
  }
}

/** How far the butterfly sits from the ornament's back: an ear lobe is about 5 mm thick. */
const LOBE_MM = 5.4;
/** Half of the front behind which a butterfly is full sized, mm, and what of that the smallest are. */
const FULL_BUTTERFLY_MM = 6.5;
const LEAST_BUTTERFLY = 0.7;
const halfOf = ({ upMm, downMm, leftMm, rightMm }: WornReach): number =>
  (upMm + downMm + leftMm + rightMm) / 4;

/** The post's notch, which the butterfly's springs fall into, from the tip (jewelry-facts section 8). */
const NOTCH_MM = 2;

function buildPost(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, lengthMm, dress, back: closing }: Of<'post'>,
  metal: FindingMetal,
  worn: WornReach | null,
): BuiltFinding {
  const r = d / 2;
  const post = turnedBody(
    bench,
    frame,
    [
      [r * 0.5, -lengthMm],
      [r * 0.9, -lengthMm + 0.25],
      [r, -lengthMm + 0.6],
      [r, -lengthMm + NOTCH_MM - 0.3],
      [r * 0.78, -lengthMm + NOTCH_MM],
      [r, -lengthMm + NOTCH_MM + 0.3],
      [r, -0.5],
      [r * 2.2, -0.12],
      [r * 2.2, 0.15],
    ],
    20,
  );
  work.add(metal.alloy.id, post);
  if (closing === 'screw') {
    const dressed = dress && worn ? dressPost(bench, work, frame, dress, worn, metal) : NO_DRESS;
    return {
      loose: [screwNut(bench, frame, r, metal), ...dressed.loose],
      eye: null,
      reach: postReach(lengthMm, dressed),
    };
  }
  const z = -LOBE_MM;
  // Small fronts have small butterflies, which they hide.
  const share = worn === null ? 1 : clamp(halfOf(worn) / FULL_BUTTERFLY_MM, LEAST_BUTTERFLY, 1);
  const plate = bench.subtract(slab(bench, frame, oval(2.9 * share, 2.3 * share), z - 0.35, z), [
    turnedBody(
      bench,
      frame,
      [
        [r + 0.08, z - 1],
        [r + 0.08, z + 1],
      ],
      20,
    ),
  ]);
  const scrolls = [1, -1].map((s) => {
    const curl: Local[] = [
      [s * 2.6 * share, 0, z - 0.18],
      [s * 2.75 * share, 0, z - 0.9],
      [s * 2.2 * share, 0, z - 1.75],
      [s * 1.3, 0, z - 2.05],
      [s * (r + 0.36), 0, z - 1.6],
      [s * (r + 0.34), 0, z - 0.95],
      [s * (r + 0.75), 0, z - 0.62],
      [s * 1.35, 0, z - 0.95],
    ];
    const path = curl.map(([x, y, w]) => ({ at: toWorld(frame, x, y, w), side: 1.25 * share, up: 0.16 }));
    return bench.solid(
      tube(smoothed(path), frame.y, { segments: 12, squareness: 4, flatEnds: true }),
      'butterfly',
    );
  });
  const back = loosePart(bench, [plate, ...scrolls], 'butterfly', metal);
  const dressed =
    dress === undefined || worn === null ? NO_DRESS : dressPost(bench, work, frame, dress, worn, metal);
  return {
    loose: [back, ...dressed.loose],
    eye: null,
    reach: postReach(lengthMm, dressed),
  };
}

const postReach = (lengthMm: number, { upMm, downMm, sideMm }: typeof NO_DRESS): BuiltFinding['reach'] => ({
  up: Math.max(2.5, upMm),
  down: Math.max(2.5, downMm),
  side: Math.max(3, sideMm),
  back: lengthMm,
  front: 0.2,
});

/** A milled nut with a flange against the lobe; its thread and the post's are cut at the bench, mm. */
const NUT = { flange: 2.5, body: 1.9, flangeThick: 0.55, thick: 1.9, notches: 14, notch: 0.28 } as const;

function screwNut(bench: Bench, frame: Frame, postRadius: number, metal: FindingMetal) {
  const z = -LOBE_MM;
  const bore = postRadius + 0.06;
  const body = turnedRing(bench, frame, [
    [bore, z],
    [NUT.flange, z],
    [NUT.flange, z - NUT.flangeThick],
    [NUT.body, z - NUT.flangeThick - 0.15],
    [NUT.body, z - NUT.thick],
    [NUT.body - 0.25, z - NUT.thick - 0.25],
    [bore, z - NUT.thick - 0.25],
  ]);
  const notches = Array.from({ length: NUT.notches }, (_, k) => {
    const a = (2 * Math.PI * k) / NUT.notches;
    const place = shifted(frame, NUT.body * Math.cos(a), NUT.body * Math.sin(a), 0);
    return turnedBody(
      bench,
      place,
      [
        [NUT.notch, z - NUT.thick - 0.5],
        [NUT.notch, z - NUT.flangeThick - 0.2],
      ],
      12,
    );
  });
  return loosePart(bench, [bench.subtract(body, notches)], 'screw nut', metal);
}

interface RibbonPoint {
  readonly at: Vec3;
  readonly side: number;
  readonly up: number;
}

function smoothed(path: readonly RibbonPoint[]): RibbonPoint[] {
  const out: RibbonPoint[] = [];
  const get = (i: number): RibbonPoint => path[Math.max(0, Math.min(path.length - 1, i))];
  for (let i = 0; i + 1 < path.length; i++) {
    for (let k = 0; k < 5; k++) {
      const t = k / 5;
      const at = [0, 1, 2].map((q) => {
        const [a, b, c, d] = [get(i - 1).at[q], get(i).at[q], get(i + 1).at[q], get(i + 2).at[q]];
        return (
          0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
        );
      });
      out.push({ ...path[i], at: [at[0], at[1], at[2]] });
    }
  }
  out.push(path[path.length - 1]);
  return out;
}

const oval = (a: number, b: number): [number, number][] =>
  Array.from({ length: 28 }, (_, k) => [
    a * Math.cos((2 * Math.PI * k) / 28),
    b * Math.sin((2 * Math.PI * k) / 28),
  ]);

/** @param bentMm how far the wire stands aside at a height, where it follows a bent front */
export function buildClimber(
  bench: Bench,
  work: Workpiece,
  frame: Frame,
  { wireMm: d, lengthMm }: Of<'climber'>,
  metal: FindingMetal,
  bentMm: (height: number) => number = () => 0,
): BuiltFinding {
  const behind = (share: number, z: number): Local => [bentMm(lengthMm * share), lengthMm * share, z];
  const points: Local[] = [
    [0, 0, 0.2],
    [0, 0, -1],
    [0, 0.5, -2],
    [bentMm(2), 2, -2.5],
    behind(0.32, -2.6),
    behind(0.5, -2.6),
    behind(0.7, -2.4),
    behind(0.9, -2),
    behind(1, -1.7),
  ];
  work.add(
    metal.alloy.id,
    wire(bench, frame, points, d, { hint: 'x' }),
    ball(bench, frame, behind(1, -1.7), d * 0.62),
  );
  return {
    loose: [],
    eye: null,
    reach: { up: lengthMm + d, down: d, side: d, back: 2.6 + d / 2, front: 0.2 },
  };
}
