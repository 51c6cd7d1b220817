/** A thistle: a bulb of scales, the tuft of its flower above, two jagged leaves. */
import { mixNumber, type Vec2 } from '../../../vec.ts';
import { curve, ellipse, mirrored } from '../../relief/figures.ts';
import { cushion, levelOn } from '../bodies.ts';
import type { Pad } from '../pad.ts';

const BULB = { x: 0, y: -0.08, rx: 0.33, ry: 0.31, rise: 0.3 } as const;
/** Scales of the bulb: how broad and how high they are, and how far they stand off. */
const SCALE = { wide: 0.15, high: 0.13, off: 0.055 } as const;

/** Scales lie over one another like tiles, each with its tip up. */
function scaleAt(x: number, y: number): number {
  const v = (y + 2) / SCALE.high;
  const row = Math.floor(v);
  const u = x / SCALE.wide + (row % 2 === 0 ? 0 : 0.5);
  const across = 2 * (u - Math.round(u));
  return SCALE.off * (v - row) * (1 - across ** 2);
}

/** Florets of the tuft, as they fan out of the bulb's mouth: so many, how far to each side (radians), how long, how high. */
const TUFTS = [
  { count: 9, spread: 0.86, long: 0.72, low: 0.1, high: 0.1 },
  { count: 8, spread: 0.66, long: 0.66, low: 0.16, high: 0.18 },
  { count: 5, spread: 0.36, long: 0.56, low: 0.2, high: 0.26 },
] as const;
const MOUTH: Vec2 = [0, 0.16];

function tuft(pad: Pad): void {
  for (const { count, spread, long, low, high } of TUFTS) {
    for (let i = 0; i < count; i++) {
      const share = (2 * i) / (count - 1) - 1;
      const turn = share * spread;
      // Those in the middle are longest, as the head of the flower is round.
      const length = long * (1 - 0.12 * share ** 2) * (i % 2 === 0 ? 1 : 0.93);
      const line = Array.from({ length: 9 }, (_, k): Vec2 => {
        const s = k / 8;
        // They rise, then lean outwards.
        const a = turn * (0.55 + 0.45 * s);
        return [
          MOUTH[0] + share * 0.2 + length * s * Math.sin(a),
          MOUTH[1] - 0.08 + length * s * Math.cos(a),
        ];
      });
      pad.lock(
        line,
        line.map((_, k) => 0.06 + 0.05 * Math.sin((Math.PI * k) / 9)),
        line.map(
          (_, k) => (mixNumber(low, high, k / 8) * (levelOn(pad, 1) * pad.plan.reliefMm)) / pad.plan.unitMm,
        ),
      );
    }
  }
}

/** The middle line of the right leaf, from the stem out and up. */
const RIB: readonly Vec2[] = curve(
  [
    [0.02, -0.9],
    [0.3, -0.82],
    [0.58, -0.6],
    [0.76, -0.3],
    [0.9, 0.08],
  ],
  false,
  10,
);
const TEETH = 5;

/** The leaf about its middle line, `width` of it; toothed, or smooth for its body. */
function leafAbout(width: number, isToothed: boolean): Vec2[] {
  const last = RIB.length - 1;
  const edge = (side: 1 | -1): Vec2[] =>
    RIB.map(([x, y], i): Vec2 => {
      const [ax, ay] = RIB[Math.max(0, i - 1)]!;
      const [bx, by] = RIB[Math.min(last, i + 1)]!;
      const long = Math.hypot(bx - ax, by - ay);
      const s = i / last;
      const tooth = isToothed ? 0.52 + 0.9 * ((s * TEETH + (side > 0 ? 0 : 0.4)) % 1) : 0.62;
      const half = width * Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * s)) ** 0.7 * tooth;
      return [x - (side * half * (by - ay)) / long, y + (side * half * (bx - ax)) / long];
    });
  return [...edge(-1), ...edge(1).reverse()];
}

/** A thistle in full flower; a stone is the heart of its head. */
export function thistle(pad: Pad): void {
  const stem = curve([
    [0, -0.3],
    [-0.02, -0.62],
    [0.03, -1],
  ]);
  pad.taper(
    stem,
    stem.map((_, i) => mixNumber(0.1, 0.15, i / stem.length)),
    1,
  );
  const blade = leafAbout(0.21, true);
  const ribs = [RIB, mirrored(RIB)];
  for (const outline of [blade, mirrored(blade)]) pad.fill(outline, 0.55);
  for (const rib of ribs)
    pad.taper(
      rib,
      rib.map((_, i) => 0.045 + 0.04 * Math.sin((Math.PI * i) / rib.length)),
      0.95,
    );
  tuft(pad);
  cushion(
    pad,
    ellipse(BULB.x, BULB.y, BULB.rx, BULB.ry, 72),
    (t, x, y) => BULB.rise * Math.sqrt(Math.max(0, 1 - 0.8 * t * t)) + (pad.shows(0.1) ? scaleAt(x, y) : 0),
    { centre: [BULB.x, BULB.y], rings: 40 },
  );
  pad.gemIfSet(0, 0.42, 0.46, levelOn(pad, 0.2));
}
