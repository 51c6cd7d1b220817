import type { Vec3 } from '@filigree/raytracer';
import { frameAt, placementOf, turned } from '../../frame.ts';
import { clamp, mixNumber, smoothstep, type Vec2 } from '../../vec.ts';
import { flatPlaces, SNAKE_EYES, scaledBody, snakeHead } from '../relief/snake.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { curve, evenly, lengthOf } from './shapes.ts';

/** A tail's tip, and the least radius of any body: what casts as a round wire of 0.5 mm. */
const TIP_MM = 0.26;
const LEAST_BODY_MM = 0.55;
/** Heads shorter than this have eyes of metal: stones would cover them. */
const LEAST_HEAD_FOR_STONES_MM = 3.4;
/** Heads of this length carry a stone on the brow as well. */
const LEAST_HEAD_FOR_CROWN_MM = 6.5;

interface SnakePlan {
  /** Middle of the body from the tail's tip to the neck, its height over the back included, mm. */
  readonly line: readonly Vec3[];
  readonly radius: number;
  /** Share of the length over which the tail tapers. */
  readonly taper: number;
  readonly headMm: number;
}

/** Radius of a body along it: from the tip of the tail to its full size, a little less at the neck. */
export function bodyRadius(radius: number, taper: number, t: number): number {
  const tip = Math.min(TIP_MM, radius * 0.5);
  const tail = mixNumber(tip, radius, Math.min(1, t / taper) ** 0.8);
  return tail * mixNumber(1, 0.84, smoothstep(0.88, 1, t));
}

function serpent(k: Kit, { line, radius, taper, headMm }: SnakePlan): void {
  const even = evenly(line, 240);
  k.add(
    scaledBody({
      lengthMm: lengthOf(line),
      place: flatPlaces(even),
      radiusMm: (t) => bodyRadius(radius, taper, t),
      fullMm: radius,
    }),
  );
  const neck = even[even.length - 1];
  const before = even[even.length - 4];
  const along = Math.atan2(neck[1] - before[1], neck[0] - before[0]);
  serpentHead(k, neck, along, headMm, radius * 0.84);
}

/** The largest stone on a brow, as a share of the head. */
const BROW_SHARE = 0.27;
/** Where the eyes lie on a head that is seen from all sides: with the metal about them within its outline. */
/** Metal behind such an eye: there is none down to the back, which a raised head has free below it. */
const EYE_FLOOR_MM = 0.3;
const INNER_EYES = { ...SNAKE_EYES, forwards: 0.51, aside: 0.142 } as const;

/**
 * A head with its eyes on a neck whose middle is at `neck`, looking along an angle in the plane. On the brow a large one
 * carries a small stone like its eyes, or the motif's own stone where only that is wanted.
 */
export function serpentHead(
  k: Kit,
  neck: Vec3,
  along: number,
  headMm: number,
  neckMm: number,
  brow: 'small' | 'own' = 'small',
): void {
  const head = snakeHead(k.bench, headMm, neckMm, neckMm);
  k.add(k.bench.placed(head, placementOf(turned(frameAt([neck[0], neck[1], neck[2] - neckMm]), along))));
  const [c, s] = [Math.cos(along), Math.sin(along)];
  const on = (forwards: number, aside: number): Vec2 => [
    neck[0] + headMm * (forwards * c - aside * s),
    neck[1] + headMm * (forwards * s + aside * c),
  ];
  const stones = headMm >= LEAST_HEAD_FOR_STONES_MM;
  const eyes = brow === 'own' ? INNER_EYES : SNAKE_EYES;
  const d = brow === 'own' ? k.smallMm() : clamp(headMm * 0.2, 0.8, k.smallMm(1.1));
  for (const side of [-1, 1]) {
    const [x, y] = on(eyes.forwards, side * Math.max(eyes.aside, (d * 0.5 + 0.1) / headMm));
    const z = neck[2] + headMm * eyes.up * 0.62;
    if (stones && k.melee(x, y, z, d, { cup: false, ...(brow === 'own' && { deepMm: EYE_FLOOR_MM }) }))
      continue;
    k.ball(x, y, z - headMm * 0.01, Math.max(0.22, headMm * 0.075), 'accent');
  }
  const own = brow === 'own' ? k.centreGem(headMm * BROW_SHARE) : null;
  if (own !== null) {
    const [x, y] = on(0.1, 0);
    k.bezel(own, x, y, neck[2] + headMm * 0.24, false);
  }
  if (brow === 'small' && headMm >= LEAST_HEAD_FOR_CROWN_MM) {
    const [x, y] = on(0.22, 0);
    k.melee(x, y, neck[2] + headMm * 0.2, Math.min(k.smallMm(1.2), headMm * 0.2), { cup: false });
  }
}

/** Upright in an S: the tail curls up within the lower bend, the head comes down from the upper one. */
export const coiled: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(LEAST_BODY_MM, S * 0.068);
  const low: Vec2 = [0.0, -0.235 * S];
  const wide = 0.5 * S - 0.235 * S - r * 1.05;
  const n = 70;
  // The curl keeps clear of the bend that it lies in.
  const curl = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const a = Math.PI * mixNumber(0.5, 2.22, t);
    const q = mixNumber(Math.min(wide * 0.42, wide - 2 * r), wide, smoothstep(0, 0.62, t));
    return [low[0] + q * Math.cos(a), low[1] + q * Math.sin(a), 0];
  });
  const top: Vec2 = [0.02 * S, 0.235 * S];
  const high = 0.18 * S;
  const bow = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = Math.PI * mixNumber(1.12, 0.22, i / 39);
    return [top[0] + high * Math.cos(a), top[1] + high * Math.sin(a), 0];
  });
  const rise = curve(
    [curl[n - 12], curl[n], [low[0] + wide * 0.25, -0.005 * S, 0], bow[0], bow[10]],
    14,
  ).filter((_, i) => i >= 14 && i <= 42);
  const whole = [...curl.slice(0, n), ...rise, ...bow.slice(1)].map(([x, y]): Vec3 => [x, y, r * 0.72]);
  serpent(k, { line: whole, radius: r, taper: 0.5, headMm: S * 0.29 });
};

/** Once around; the head closes over its own tail. */
export const ouroboros: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(LEAST_BODY_MM, S * 0.066);
  const R = S / 2 - r * 1.35;
  const headMm = Math.min(S * 0.29, R * 1.1);
  const start = Math.PI / 2 - 0.5 * (headMm / R);
  const n = 180;
  // Head and tail overlap: the tail lies low and thin, the neck rises over it.
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const a = start + (headMm / R) * 0.55 - t * (2 * Math.PI - (headMm / R) * 0.4);
    const lift = smoothstep(0.86, 1, t) * r * 0.5;
    return [R * Math.cos(a), R * Math.sin(a), r * 0.72 + lift];
  });
  serpent(k, { line, radius: r, taper: 0.55, headMm });
};

/** Turns of the body in a spiral, and how far one turn lies from the next over the body's width. */
export const SPIRAL_TURNS = 2.4;
const SPIRAL_PITCH = 1.06;

/** At rest in flat coils: the tail's tip lies outside, the head rises in the middle. */
export const spiral: FormBuilder = (k) => {
  const { S } = k;
  const r = Math.max(0.5, S * 0.07);
  const pitch = 2 * r * SPIRAL_PITCH + 0.1;
  const outer = S * 0.5 - r * 1.05;
  const turns = Math.min(SPIRAL_TURNS, (outer - r * 1.2) / pitch);
  const n = 300;
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const a = -0.2 * Math.PI - t * turns * 2 * Math.PI;
    // The tip leaves the coil; the neck comes up over it.
    const away = (1 - smoothstep(0, 0.1, t)) * r * 1.1;
    const q = outer - t * turns * pitch + away;
    return [q * Math.cos(a), q * Math.sin(a), r * 0.72 + smoothstep(0.84, 1, t) * r * 0.9];
  });
  // Between the coils lies a weld, as deep as a caster would leave it.
  const weld = line
    .filter((_, i) => i > n * 0.12 && i < n * (1 - 1 / turns))
    .map(([x, y]): Vec3 => {
      const q = Math.hypot(x, y);
      return [(x * (q - pitch / 2)) / q, (y * (q - pitch / 2)) / q, r * 0.42];
    });
  // The smallest have a single turn, with nothing beside it.
  if (weld.length > 1) k.add(k.wire(weld, Math.max(0.36, r * 0.42)));
  serpent(k, { line, radius: r, taper: 0.5, headMm: S * 0.3 });
};
