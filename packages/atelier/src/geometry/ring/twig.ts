import type { Vec3 } from '@filigree/raytracer';
import { seededRandom } from '../../design/random.ts';
import type { RingBand } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import { onRing, type RingFrame } from './frame.ts';

const SECTIONS = 420;
const AROUND = 40;
/** Depth of the furrows of bark, and how far a twig wanders off its plane, mm. */
const BARK_MM = 0.15;
const WANDER_MM = 0.34;
/** A knot swells by this share of the twig over this length, mm. */
const KNOT = { swell: 0.36, lengthMm: 0.95 } as const;
/** Share of the height that is taken off the finger's side. */
const FLAT = 0.1;
/** Furrows along a twig; whole numbers, so that it closes on itself. */
const FURROWS = [
  { around: 5, along: 3, depth: 1 },
  { around: 9, along: -7, depth: 0.6 },
  { around: 14, along: 11, depth: 0.35 },
] as const;

interface Knot {
  readonly angle: number;
  /** Where on the section it stands, radians from the finger's axis outwards. */
  readonly side: number;
  readonly share: number;
}

/**
 * A band that is a twig: round in section but for the finger's side, with bark, knots, and a little wandering.
 * @param sizeAt width and thickness of the shank at an angle
 */
export function twigShank(
  bench: Bench,
  frame: RingFrame,
  sizeAt: (angle: number) => { readonly widthMm: number; readonly thicknessMm: number },
  { seed, thorns }: NonNullable<RingBand['twig']>,
  hasHead: boolean,
): Solid {
  const random = seededRandom(seed);
  const knots: Knot[] = [];
  let angle = 0.25 + random() * 0.3;
  while (angle < 2 * Math.PI) {
    knots.push({ angle, side: (0.12 + 0.76 * random()) * Math.PI, share: 0.6 + 0.8 * random() });
    angle += 0.55 + 0.5 * random();
  }
  const phases = FURROWS.map(() => random() * 2 * Math.PI);
  const wander = [random() * 2 * Math.PI, random() * 2 * Math.PI] as const;
  const radiusMm = frame.outerRadiusMm;
  const rings = Array.from({ length: SECTIONS }, (_, i) => {
    const a = (2 * Math.PI * i) / SECTIONS;
    const { widthMm, thicknessMm } = sizeAt(a);
    const yMm = WANDER_MM * (0.65 * Math.sin(3 * a + wander[0]) + 0.35 * Math.sin(5 * a + wander[1]));
    return Array.from({ length: AROUND }, (_, j) => {
      const s = (2 * Math.PI * j) / AROUND;
      const outside = Math.max(0, Math.sin(s));
      const bark = FURROWS.reduce(
        (sum, { around, along, depth }, n) => sum + depth * Math.sin(around * s + along * a + phases[n]!),
        0,
      );
      const swell = knots.reduce((sum, knot) => {
        const along =
          (Math.atan2(Math.sin(a - knot.angle), Math.cos(a - knot.angle)) * radiusMm) / KNOT.lengthMm;
        const off = Math.atan2(Math.sin(s - knot.side), Math.cos(s - knot.side)) / 0.75;
        return sum + knot.share * Math.exp(-along * along - off * off);
      }, 0);
      // The finger's side is flat and smooth; everything irregular stands outwards.
      const grown = 1 + KNOT.swell * swell * Math.sqrt(outside);
      const deep = BARK_MM * Math.min(1, outside * 2.5) * (bark - 1.95) * 0.5;
      const y = Math.cos(s) * (widthMm / 2) * grown + Math.cos(s) * deep;
      const roundMm = (thicknessMm / 2) * (1 + Math.sin(s) * grown) + Math.sin(s) * deep;
      const flat = thicknessMm * FLAT;
      return onRing(a, frame.innerRadiusMm + Math.max(0, roundMm - flat) / (1 - FLAT), y + yMm);
    });
  });
  const twig = bench.simplified(bench.solid(loft(rings, true), 'twig'), 0.004);
  return thorns === true ? bench.union([twig, ...thornsOn(bench, frame, sizeAt, random, hasHead)]) : twig;
}

/** Thorns: how far apart, their foot and what their blunt tip measures, height, how far they lean along the twig, mm. */
const THORN = { pitch: 3.1, foot: 0.62, tip: 0.16, high: 1.05, lean: 0.55 } as const;
/** Where they stand, radians from the top: clear of a head, and of the palm, where they would prick. */
const THORNS_FROM = { head: 0.85, bare: 0.12 } as const;
const THORNS_TO = 2.15;
/** How far off the outside they stand to either side, radians. */
const THORN_SIDE = 0.75;

function thornsOn(
  bench: Bench,
  frame: RingFrame,
  sizeAt: (angle: number) => { readonly widthMm: number; readonly thicknessMm: number },
  random: () => number,
  hasHead: boolean,
): Solid[] {
  const from = hasHead ? THORNS_FROM.head : THORNS_FROM.bare;
  const count = Math.floor(((THORNS_TO - from) * frame.outerRadiusMm) / THORN.pitch);
  return [-1, 1].flatMap((way) =>
    Array.from({ length: count }, (_, i): Solid => {
      const angle = way * (from + ((i + 0.2 + 0.5 * random()) * THORN.pitch) / frame.outerRadiusMm);
      const side = (i % 2 === 0 ? 1 : -1) * THORN_SIDE * (0.5 + 0.5 * random());
      const { widthMm, thicknessMm } = sizeAt(angle);
      const foot = { y: Math.sin(side) * widthMm * 0.3, radius: frame.innerRadiusMm + thicknessMm * 0.68 };
      const tip = {
        angle: angle + (way * THORN.lean) / frame.outerRadiusMm,
        y: Math.sin(side) * (widthMm / 2 + THORN.high * 0.7),
        radius:
          frame.innerRadiusMm + thicknessMm * (0.62 + 0.3 * Math.cos(side)) + THORN.high * Math.cos(side),
      };
      const ringOf = (at: number, radius: number, y: number, size: number): Vec3[] =>
        Array.from({ length: 10 }, (__, k) => {
          const a = (2 * Math.PI * k) / 10;
          return onRing(at + (size * Math.cos(a)) / radius, radius, y + size * Math.sin(a));
        });
      return bench.hull([
        ...ringOf(angle, foot.radius, foot.y, THORN.foot),
        ...ringOf(tip.angle, tip.radius, tip.y, THORN.tip),
      ]);
    }),
  );
}
