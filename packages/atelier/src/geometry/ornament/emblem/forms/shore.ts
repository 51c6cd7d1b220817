/** Creatures of the shore: a seahorse, a starfish. */
import { mixNumber, type Vec2 } from '../../../vec.ts';
import type { Clay } from '../../relief/clay.ts';
import { curve, polar, spiral } from '../../relief/figures.ts';
import { bar, cushion, eye, flattened, levelOn, lowered } from '../bodies.ts';
import type { Pad } from '../pad.ts';

/** The middle of the body from the nape to where the tail begins to curl. */
const SPINE: readonly Vec2[] = curve(
  [
    [0.06, 0.66],
    [0.14, 0.46],
    [0.04, 0.2],
    [-0.02, -0.06],
    [0.1, -0.34],
    [0.18, -0.56],
    [0.1, -0.78],
  ],
  false,
  9,
);
const TAIL: readonly Vec2[] = spiral(-0.09, -0.74, 0.2, 0.07, -0.2, -1.2, 34);
const BODY: readonly Vec2[] = [...SPINE, ...TAIL];

/** Half the width of the body at a share of its length: a full belly, a tail that thins. */
const girth = (t: number): number =>
  t < 0.3
    ? mixNumber(0.12, 0.25, Math.sin((t / 0.3) * (Math.PI / 2)))
    : 0.045 + 0.205 * (1 - (t - 0.3) / 0.7) ** 1.7;

/** Rings of bone stand on the body at these steps. */
const RINGS = 17;

const HEAD: readonly Clay[] = [
  { kind: 'ball', at: [-0.04, 0.72, 0.14], r: [0.18, 0.15, 0.17] },
  ...bar([[-0.14, 0.7, 0.15], 0.09], [[-0.32, 0.6, 0.14], 0.06], [[-0.5, 0.5, 0.12], 0.06]),
  // The trumpet's lip, the coronet.
  { kind: 'ball', at: [-0.52, 0.49, 0.12], r: [0.045, 0.075, 0.075], turn: 0.5 },
  ...bar([[0.0, 0.82, 0.14], 0.07], [[0.02, 0.99, 0.1], 0.03]),
  ...bar([[0.06, 0.8, 0.13], 0.06], [[0.17, 0.93, 0.09], 0.028]),
  ...bar([[-0.06, 0.82, 0.14], 0.05], [[-0.12, 0.94, 0.1], 0.028]),
  ...bar([[0.12, 0.72, 0.12], 0.06], [[0.26, 0.78, 0.08], 0.026]),
];

const FIN: readonly Vec2[] = curve(
  [
    [0.16, 0.16],
    [0.42, 0.3],
    [0.52, 0.1],
    [0.46, -0.12],
    [0.16, -0.16],
  ],
  true,
  6,
).reverse();

/** A seahorse, ringed with bone from its nape to its curled tail; a stone for its eye. */
export function seahorse(pad: Pad): void {
  cushion(
    pad,
    FIN,
    (t, x, y) => {
      const ray = Math.abs(Math.sin(9 * Math.atan2(y, x + 0.25)));
      return 0.1 + 0.05 * ray * t - (t > 0.95 ? 0.05 : 0);
    },
    { centre: [0.28, 0.02], rings: 14 },
  );
  const last = BODY.length - 1;
  const trunk: Clay[] = BODY.slice(1).map(([x, y], i) => {
    const [px, py] = BODY[i]!;
    const [r0, r1] = [girth(i / last), girth((i + 1) / last)];
    return { kind: 'limb', from: [px, py, 0.1], to: [x, y, 0.1], r0, r1, flat: 1.05 };
  });
  pad.model(flattened(pad, [...trunk, ...HEAD]), 0.03);
  for (let i = 1; pad.shows(0.07) && i < RINGS; i++) {
    const k = Math.round((0.08 + (0.66 * i) / RINGS) * last);
    const [[ax, ay], [bx, by], [x, y]] = [BODY[k - 1]!, BODY[k + 1]!, BODY[k]!];
    const along = Math.atan2(by - ay, bx - ax) + Math.PI / 2;
    const r = girth(k / last);
    const steps = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1];
    pad.lock(
      steps.map((s): Vec2 => [x + Math.cos(along) * r * 1.04 * s, y + Math.sin(along) * r * 1.04 * s]),
      steps.map(() => 0.05),
      steps.map((s) => lowered(pad, 0.1 + 1.05 * r * Math.sqrt(Math.max(0, 1 - s * s * 0.96)) - 0.005)),
    );
  }
  eye(pad, [-0.08, 0.74], 0.11, 0.16, levelOn(pad, 0.28));
}

/** Lengths and turns of the arms: none is like the next. */
const ARMS = [
  [1, 0],
  [0.95, 0.05],
  [0.98, -0.06],
  [0.94, 0.05],
  [0.97, -0.03],
] as const;

/** A starfish: five rounded arms, studded in rows, a stone in the middle. */
export function starfish(pad: Pad): void {
  const arms = ARMS.map(([length, turn], i) => {
    const a = Math.PI / 2 + (2 * Math.PI * i) / 5 + turn;
    return { a, at: (share: number): Vec2 => polar(length * share, a + turn * 2.4 * share * share) };
  });
  const RADIUS = [0.3, 0.25, 0.19, 0.135, 0.09];
  const clay = arms.flatMap(({ at }) =>
    bar(
      ...RADIUS.map((r, k): readonly [[number, number, number], number] => {
        const [x, y] = at((k / 4) * 0.91);
        return [[x, y, 0.04], r];
      }),
    ),
  );
  pad.model(flattened(pad, clay, 0.9), 0.07);
  const studs: Clay[] = arms.flatMap(({ at, a }) =>
    [0.32, 0.45, 0.58, 0.71, 0.83].flatMap((share, k) =>
      (k < 3 ? [-1, 0, 1] : [0]).map((aside): Clay => {
        const r = mixNumber(0.3, 0.09, share / 0.91);
        const [x, y] = at(share);
        const off = aside * r * 0.55;
        const z = 0.04 + r * (aside === 0 ? 1 : 0.83);
        return {
          kind: 'ball',
          at: [x - Math.sin(a) * off, y + Math.cos(a) * off, z * 0.93],
          r: [0.042, 0.042, 0.05],
        };
      }),
    ),
  );
  if (pad.shows(0.08)) pad.model(flattened(pad, studs, 0.9), 0.01);
  pad.gem(0, 0, 0.26, levelOn(pad, 0.26));
}
