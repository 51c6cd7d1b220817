import type { Vec3 } from '@filigree/raytracer';
import { mixNumber, type Vec2 } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { blade, curve, curve2, evenly, lengthOf, pillow } from './shapes.ts';

/** Middle of the body from the mouth to where the tail begins, in shares of the size. */
const SPINE: readonly Vec2[] = [
  [-0.13, 0.47],
  [-0.02, 0.33],
  [0.05, 0.13],
  [0.05, -0.08],
  [-0.01, -0.23],
  [-0.07, -0.33],
];
/** Half the body's width to its back and to its belly where it is widest. */
const BACK = 0.145;
const BELLY = 0.17;
/** Where the body is widest, and where the gill ends the head, as shares of its length. */
const WIDEST = 0.36;
const GILL = 0.25;

/** The body's width along it, as a share of the widest. */
const width = (t: number): number =>
  t < WIDEST
    ? Math.sin((Math.PI / 2) * (0.2 + (0.8 * t) / WIDEST)) ** 0.62
    : 0.24 + 0.76 * Math.cos((Math.PI / 2) * ((t - WIDEST) / (1 - WIDEST))) ** 1.15;

/** A scale's reach tailwards, and how much narrower it is than long. */
const SCALE = { reach: 0.8, narrow: 1.2 } as const;

/**
 * How far a scale has risen at a place (in scales, along the body and across it): from 0 at its root to 1 at its free
 * edge. Scales overlap from the head on, each row half a step beside the one before.
 */
function scaleAt(along: number, across: number): number {
  const nearest = Math.floor(along);
  for (let row = nearest - 1; row <= nearest + 1; row++) {
    const x = across + (((row % 2) + 2) % 2) * 0.5;
    const far = Math.hypot(along - row, (x - Math.round(x)) * SCALE.narrow) / SCALE.reach;
    if (far < 1) return far;
  }
  return 0;
}

interface Fin {
  /** Counter-clockwise, in shares of the size. */
  readonly outline: readonly Vec2[];
  /** In the outline; its rays run from `pivot`. */
  readonly middle: Vec2;
  readonly pivot: Vec2;
  /** Rays in a radian, and the height of the fin, as a share of the relief. */
  readonly rays: number;
  readonly high: number;
  /** By how much of the relief it comes down from its root to its tip. */
  readonly fall?: number;
}

const FINS: readonly Fin[] = [
  // Tail, back, belly, vent.
  {
    outline: [
      [-0.11, -0.3],
      [-0.2, -0.36],
      [-0.36, -0.48],
      [-0.22, -0.47],
      [-0.11, -0.42],
      [0.02, -0.5],
      [0.18, -0.53],
      [0.07, -0.42],
      [-0.03, -0.3],
    ],
    middle: [-0.08, -0.35],
    pivot: [-0.05, -0.2],
    rays: 3.6,
    high: 0.4,
  },
  {
    outline: [
      [0.06, -0.12],
      [0.13, -0.15],
      [0.19, -0.07],
      [0.26, 0.06],
      [0.28, 0.19],
      [0.23, 0.27],
      [0.12, 0.29],
      [0.08, 0.1],
    ],
    middle: [0.14, 0.1],
    pivot: [-0.25, 0.35],
    rays: 6,
    high: 0.36,
  },
  {
    outline: [
      [-0.03, 0.02],
      [-0.15, -0.02],
      [-0.25, -0.12],
      [-0.16, -0.13],
      [-0.03, -0.07],
    ],
    middle: [-0.09, -0.04],
    pivot: [0.06, 0.06],
    rays: 5,
    high: 0.36,
  },
  {
    outline: [
      [-0.03, -0.15],
      [-0.11, -0.2],
      [-0.18, -0.29],
      [-0.1, -0.28],
      [-0.02, -0.23],
    ],
    middle: [-0.07, -0.22],
    pivot: [0.05, -0.12],
    rays: 5,
    high: 0.34,
  },
  // The breast fin lies on the flank.
  {
    outline: [
      [0.0, 0.27],
      [-0.12, 0.25],
      [-0.25, 0.13],
      [-0.24, 0.09],
      [-0.12, 0.12],
      [0.0, 0.2],
    ],
    middle: [-0.06, 0.2],
    pivot: [0.08, 0.27],
    rays: 5,
    high: 1.3,
    fall: 0.8,
  },
];

/** Of the longest, from the pivot, in shares of the size. */
const FIN_LENGTH = 0.36;
/** Thinner fins break. */
const LEAST_FIN_MM = 0.75;

function fin(k: Kit, { outline, middle, pivot, rays, high: root, fall = 0 }: Fin): void {
  const { S, T } = k;
  const edge = curve2(
    outline.map(([x, y]): Vec2 => [x * S, y * S]),
    S > 8 ? 18 : 10,
    true,
  );
  k.add(
    pillow(
      edge,
      (t, x, y) => {
        const angle = Math.atan2(y - pivot[1] * S, x - pivot[0] * S);
        const ray = Math.cos(2 * Math.PI * rays * (angle + Math.PI));
        const out = Math.min(1, Math.hypot(x - pivot[0] * S, y - pivot[1] * S) / (FIN_LENGTH * S));
        // Thinner to its edge, which the rays notch.
        const high = T * (root - fall * out + 0.25 * (1 - t));
        return Math.max(LEAST_FIN_MM, high) + 0.09 * T * ray * Math.min(1, 0.4 + t);
      },
      { centre: [middle[0] * S, middle[1] * S], rings: S > 8 ? 20 : 12 },
    ),
  );
}

/** A carp that leaps, seen from its side: scales row by row, gill, rays in every fin. */
export const fish: FormBuilder = (k) => {
  const { S, T } = k;
  const spine = evenly(
    curve(
      SPINE.map(([x, y]): Vec3 => [x * S, y * S, 0]),
      14,
    ),
    S > 8 ? 170 : 80,
  );
  const lengthMm = lengthOf(spine);
  const scaleMm = Math.max(0.75, 0.078 * S);
  const points = spine.map((at, i) => {
    const w = width(i / (spine.length - 1));
    return { at, left: Math.max(0.3, BACK * S * w), right: Math.max(0.3, BELLY * S * w) };
  });
  const body = (u: number, t: number): number => {
    const w = width(t);
    return 0.5 + T * 1.2 * Math.sqrt(Math.max(0, 1 - u * u * 0.97)) * w ** 0.7;
  };
  k.add(
    blade(
      points,
      (u, t) => {
        const across = u * (u < 0 ? BACK : BELLY) * S * width(t);
        // The gill is a bow that opens to the tail; before it the head is smooth, and stands higher.
        const fromGill = t - GILL - 0.045 * (1 - u * u);
        const isBody = fromGill > 0.012;
        const lift =
          isBody && S > 7 ? 0.26 * T * (scaleAt((t * lengthMm) / scaleMm, across / scaleMm) - 0.5) : 0;
        const cheek = isBody ? 0 : 0.12 * T * Math.exp(-(((fromGill + 0.05) / 0.06) ** 2));
        const groove = 0.2 * T * Math.exp(-((fromGill / 0.01) ** 2));
        const edge = Math.sqrt(Math.max(0, 1 - u * u));
        return [Math.max(0.35, body(u, t) + (lift + cheek - groove) * edge), 0];
      },
      { across: S > 8 ? 56 : 24 },
    ),
  );
  for (const one of FINS) fin(k, one);
  // Lips, and an eye in its ring.
  const at = (t: number, u: number): Vec2 => {
    const i = Math.round(t * (spine.length - 2));
    const [p, q] = [spine[i], spine[i + 1]];
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const w = u * (u < 0 ? BACK : BELLY) * S * width(t);
    return [p[0] + ((q[1] - p[1]) / long) * w, p[1] - ((q[0] - p[0]) / long) * w];
  };
  for (const u of [-0.75, 0.75]) {
    const [x, y] = at(0.012, u);
    k.ball(x, y, mixNumber(0.35, body(u, 0.01), 0.5), Math.max(0.3, 0.026 * S));
  }
  const [ex, ey] = at(0.13, -0.3);
  const eyeMm = Math.min(k.smallMm(0.9), 0.07 * S);
  const eyeZ = body(-0.3, 0.13);
  if (eyeMm < 0.8 || S <= 9 || !k.melee(ex, ey, eyeZ, eyeMm))
    k.ball(ex, ey, eyeZ - 0.05, Math.max(0.3, 0.03 * S), 'accent');
  if (S > 9) {
    for (const [t, share] of [
      [0.46, 1.2],
      [0.58, 1],
      [0.69, 0.85],
    ] as const) {
      const [x, y] = at(t, -0.05);
      k.melee(x, y, body(0, t), Math.max(0.8, k.smallMm(0.9) * share), { cup: false });
    }
  }
};
