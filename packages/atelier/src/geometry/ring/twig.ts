import { seededRandom } from '../../design/random.ts';
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
  seed: number,
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
  return bench.simplified(bench.solid(loft(rings, true), 'twig'), 0.004);
}
