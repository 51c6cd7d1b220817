/**
 * Heads in wax, of length one: the neck's end at the origin, the snout along x, the crown towards z. Halves are given for
 * one side and mirrored.
 */
import type { EndHead } from '../../design/piece/endHeads.ts';
import type { Clay } from '../ornament/relief/clay.ts';
import type { Vec3 } from '../solids.ts';

const limb = (from: Vec3, to: Vec3, r0: number, r1: number, carve = false): Clay => ({
  kind: 'limb',
  from,
  to,
  r0,
  r1,
  ...(carve && { carve }),
});
const ball = (at: Vec3, r: Vec3, carve = false): Clay => ({ kind: 'ball', at, r, ...(carve && { carve }) });
/** A bar through several places, each with its half width. */
const bar = (...places: readonly (readonly [Vec3, number])[]): Clay[] =>
  places.slice(1).map(([to, r1], i) => limb(places[i]![0], to, places[i]![1], r1));

const mirrored = (lump: Clay): Clay => {
  const over = ([x, y, z]: Vec3): Vec3 => [x, -y, z];
  return lump.kind === 'ball'
    ? { ...lump, at: over(lump.at) }
    : { ...lump, from: over(lump.from), to: over(lump.to) };
};
const both = (half: readonly Clay[]): Clay[] => half.flatMap((lump) => [lump, mirrored(lump)]);

const NECK = limb([-0.14, 0, 0], [0.28, 0, 0.03], 0.2, 0.2);
const mouth = (x: number, z: number): Clay => ball([x, 0, z], [0.36, 0.4, 0.032], true);

/** An open mouth, flared nostrils, horns swept back, a mane of locks. */
const DRAGON: readonly Clay[] = [
  NECK,
  ball([0.36, 0, 0.08], [0.28, 0.22, 0.2]),
  ball([0.7, 0, 0.08], [0.28, 0.15, 0.11]),
  ball([0.94, 0, 0.11], [0.09, 0.13, 0.08]),
  limb([0.34, 0, -0.12], [0.86, 0, -0.17], 0.13, 0.07),
  mouth(0.9, -0.05),
  ...bar([[0.62, 0, -0.2], 0.05], [[0.5, 0, -0.34], 0.035], [[0.36, 0, -0.38], 0.02]),
  ...[0.16, 0, -0.14].map((x, i) => limb([x, 0, 0.2], [x - 0.16, 0, 0.38 - i * 0.03], 0.05, 0.02)),
  ...both([
    ball([0.96, 0.1, 0.15], [0.07, 0.06, 0.06]),
    ball([1.02, 0.1, 0.15], [0.035, 0.03, 0.03], true),
    limb([0.3, 0.12, 0.25], [0.62, 0.15, 0.2], 0.06, 0.04),
    ball([0.52, 0.185, 0.13], [0.055, 0.045, 0.055]),
    ...bar(
      [[0.26, 0.11, 0.24], 0.06],
      [[0.02, 0.18, 0.4], 0.05],
      [[-0.2, 0.2, 0.44], 0.035],
      [[-0.36, 0.16, 0.56], 0.022],
    ),
    ...bar([[0.3, 0.2, 0.06], 0.06], [[0.08, 0.3, 0.08], 0.045], [[-0.1, 0.3, 0.16], 0.022]),
    ...bar([[0.3, 0.2, -0.08], 0.06], [[0.06, 0.28, -0.1], 0.045], [[-0.12, 0.3, -0.06], 0.022]),
    ...bar([[0.28, 0.14, -0.18], 0.055], [[0.06, 0.2, -0.24], 0.04], [[-0.1, 0.22, -0.22], 0.022]),
  ]),
];

/** A bill that is hooked, a crest of three plumes, feathers down the neck. */
const BIRD: readonly Clay[] = [
  NECK,
  ball([0.34, 0, 0.1], [0.27, 0.21, 0.22]),
  ...bar(
    [[0.5, 0, 0.13], 0.12],
    [[0.72, 0, 0.12], 0.085],
    [[0.88, 0, 0.06], 0.055],
    [[0.94, 0, -0.06], 0.024],
  ),
  limb([0.48, 0, 0.0], [0.76, 0, -0.03], 0.085, 0.03),
  ball([0.7, 0, 0.045], [0.13, 0.3, 0.018], true),
  ...bar([[0.28, 0, 0.28], 0.05], [[0.06, 0, 0.46], 0.04], [[-0.14, 0, 0.5], 0.032]),
  ball([-0.18, 0, 0.5], [0.065, 0.05, 0.055]),
  ...both([
    ball([0.46, 0.175, 0.16], [0.055, 0.045, 0.055]),
    limb([0.36, 0.16, 0.25], [0.56, 0.15, 0.22], 0.035, 0.025),
    ...bar([[0.24, 0.1, 0.26], 0.045], [[0.02, 0.18, 0.38], 0.036], [[-0.14, 0.22, 0.4], 0.028]),
    ball([-0.17, 0.225, 0.4], [0.055, 0.045, 0.05]),
    ...[0.2, 0.04, -0.1].flatMap((x, row) =>
      [0.5, -0.25, -1].map((a) =>
        limb(
          [x, 0.2 * Math.cos(a), 0.02 + 0.2 * Math.sin(a)],
          [x - 0.2, (0.245 + 0.008 * row) * Math.cos(a), (0.245 + 0.008 * row) * Math.sin(a)],
          0.06,
          0.022,
        ),
      ),
    ),
  ]),
];

/** Horns that curl once about the ears, a long bowed nose. */
const RAM: readonly Clay[] = [
  NECK,
  ball([0.34, 0, 0.08], [0.26, 0.2, 0.22]),
  limb([0.42, 0, 0.1], [0.84, 0, -0.06], 0.17, 0.11),
  ball([0.9, 0, -0.08], [0.09, 0.1, 0.085]),
  ball([0.96, 0, -0.14], [0.1, 0.2, 0.016], true),
  ...both([
    ball([0.96, 0.05, -0.05], [0.03, 0.022, 0.022], true),
    ball([0.5, 0.165, 0.13], [0.055, 0.04, 0.05]),
    ...Array.from({ length: 15 }, (_, i): readonly [Vec3, number] => {
      const t = i / 14;
      const a = Math.PI * (0.36 + 1.72 * t);
      const r = 0.25 * (1 - 0.34 * t);
      return [[0.2 + r * Math.cos(a), 0.14 + 0.22 * t, 0.08 + r * Math.sin(a)], 0.105 * (1 - 0.74 * t)];
    }).flatMap((place, i, all) => (i === 0 ? [] : bar(all[i - 1]!, place))),
  ]),
];

/** A short muzzle, and locks of a mane all about the face. */
const LION: readonly Clay[] = [
  NECK,
  ball([0.4, 0, 0.06], [0.27, 0.22, 0.21]),
  ball([0.68, 0, -0.02], [0.17, 0.14, 0.12]),
  limb([0.5, 0, 0.16], [0.8, 0, 0.06], 0.075, 0.055),
  ball([0.84, 0, 0.05], [0.05, 0.075, 0.045]),
  limb([0.5, 0, -0.14], [0.74, 0, -0.15], 0.1, 0.07),
  ball([0.84, 0, -0.085], [0.2, 0.3, 0.02], true),
  ...both([
    ball([0.74, 0.075, -0.01], [0.1, 0.07, 0.075]),
    ball([0.6, 0.135, 0.13], [0.05, 0.04, 0.045]),
    limb([0.5, 0.1, 0.22], [0.66, 0.1, 0.18], 0.045, 0.03),
    ball([0.36, 0.19, 0.24], [0.05, 0.08, 0.085]),
    ...[0, 1, 2].flatMap((row) =>
      [1.45, 0.8, 0.15, -0.5, -1.15].map((a) => {
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const [x, r] = [0.4 - 0.18 * row, 0.2 + 0.012 * row];
        return limb([x, r * c, 0.03 + r * s], [x - 0.26, (r + 0.11) * c, (r + 0.11) * s], 0.075, 0.025);
      }),
    ),
  ]),
];

/** A cat of prey, ears laid back. */
const CAT: readonly Clay[] = [
  NECK,
  ball([0.4, 0, 0.06], [0.28, 0.23, 0.21]),
  ball([0.7, 0, -0.02], [0.18, 0.14, 0.12]),
  limb([0.5, 0, 0.16], [0.82, 0, 0.06], 0.07, 0.055),
  ball([0.86, 0, 0.05], [0.045, 0.07, 0.045]),
  limb([0.5, 0, -0.13], [0.76, 0, -0.15], 0.11, 0.07),
  ball([0.86, 0, -0.085], [0.22, 0.3, 0.02], true),
  ...both([
    ball([0.76, 0.075, -0.01], [0.1, 0.075, 0.075]),
    ball([0.6, 0.15, 0.12], [0.055, 0.045, 0.045]),
    limb([0.46, 0.13, 0.22], [0.66, 0.12, 0.18], 0.045, 0.03),
    ball([0.46, 0.17, -0.04], [0.16, 0.1, 0.13]),
    limb([0.3, 0.13, 0.2], [0.21, 0.18, 0.31], 0.1, 0.05),
    ball([0.27, 0.19, 0.28], [0.045, 0.03, 0.055], true),
  ]),
];

export const HEAD_SHAPES: Readonly<Record<Exclude<EndHead, 'serpent'>, readonly Clay[]>> = {
  dragon: DRAGON,
  bird: BIRD,
  ram: RAM,
  lion: LION,
  cat: CAT,
};
