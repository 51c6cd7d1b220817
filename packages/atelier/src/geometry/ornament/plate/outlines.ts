import type { PlateOutline } from '../../../design/ornament/plateParts.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import { arc, box, curve, ellipse, mirrored, scaled } from '../relief/figures.ts';

/** A heart and a drop in units of about one, upright. */
const HEART_SIDE: readonly Vec2[] = curve(
  [
    [0, -1],
    [0.32, -0.7],
    [0.72, -0.28],
    [0.96, 0.16],
    [0.98, 0.52],
    [0.78, 0.86],
    [0.44, 0.93],
    [0.16, 0.78],
    [0, 0.54],
  ],
  false,
  10,
);
const DROP_SIDE: readonly Vec2[] = curve(
  [
    [0, -1],
    [0.5, -0.89],
    [0.88, -0.55],
    [1, -0.1],
    [0.8, 0.32],
    [0.42, 0.66],
    [0.14, 0.9],
    [0, 1],
  ],
  false,
  10,
);
const SHIELD_SIDE: readonly Vec2[] = [
  ...curve(
    [
      [0, -1],
      [0.42, -0.72],
      [0.78, -0.3],
      [0.96, 0.24],
      [1, 0.82],
    ],
    false,
    10,
  ),
  [0.62, 0.86],
  [0.3, 1],
  [0, 0.88],
];

/** The area of a plate, centred, in mm. */
export function plateRegion(bench: Bench, outline: PlateOutline, widthMm: number, heightMm: number): Region {
  const [w, h] = [widthMm / 2, heightMm / 2];
  const rounded = (radius: number): Region => {
    const r = Math.min(radius, w * 0.98, h * 0.98);
    return bench.grown(bench.region([box(-w + r, -h + r, w - r, h - r)]), r, 96);
  };
  const both = (side: readonly Vec2[]): Region =>
    bench.region([scaled([...side, ...mirrored(side).slice(1)], w, h)]);
  switch (outline) {
    case 'disc':
    case 'coin':
    case 'oval':
      return bench.region([ellipse(0, 0, w, h, 160)]);
    case 'bar':
      return rounded(Math.min(w, h) * 0.4);
    case 'rounded-rectangle':
      return rounded(Math.min(w, h) * 0.3);
    case 'square':
      return rounded(Math.min(w, h) * 0.08);
    case 'dog-tag':
      return rounded(Math.min(w, h) * 0.55);
    case 'cartouche':
      return rounded(Math.min(w, h));
    case 'hexagon':
      return polygon(bench, w, h, [
        [0, 1],
        [-1, 0.5],
        [-1, -0.5],
        [0, -1],
        [1, -0.5],
        [1, 0.5],
      ]);
    case 'octagon': {
      const c = Math.SQRT2 - 1;
      return polygon(bench, w, h, [
        [c, 1],
        [-c, 1],
        [-1, c],
        [-1, -c],
        [-c, -1],
        [c, -1],
        [1, -c],
        [1, c],
      ]);
    }
    case 'lozenge':
      return polygon(bench, w, h, [
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ]);
    case 'heart':
      return both(HEART_SIDE);
    case 'teardrop':
      return both(DROP_SIDE);
    case 'shield':
      return both(SHIELD_SIDE);
    case 'crescent': {
      const inner = bench.region([ellipse(0, h * 0.36, w * 0.66, h * 0.66, 120)]);
      return bench.without(bench.region([ellipse(0, 0, w, h, 160)]), inner);
    }
  }
}

function polygon(bench: Bench, w: number, h: number, corners: readonly Vec2[]): Region {
  const r = Math.min(w, h) * 0.05;
  return bench.grown(bench.grown(bench.region([scaled(corners, w, h)]), -r), r, 32);
}

/** How truly the depth of a region is found, mm. */
const HEART_WITHIN_MM = 0.0003;

/** The point deepest inside a region and how far it is from the edge: where things are set. */
export function heartOf(bench: Bench, region: Region): { readonly at: Vec2; readonly radiusMm: number } {
  // Offsets cost by their points, and nothing is deeper inside than half of its shorter side.
  const plain = bench.plainer(region, 0.002);
  const box = plain.bounds();
  let low = 0;
  let high = Math.min(box.max[0] - box.min[0], box.max[1] - box.min[1]) / 2 + HEART_WITHIN_MM;
  while (high - low > HEART_WITHIN_MM) {
    const mid = (low + high) / 2;
    if (bench.grown(plain, -mid).isEmpty()) high = mid;
    else low = mid;
  }
  const { min, max } = bench.grown(plain, -low * 0.98).bounds();
  return { at: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2], radiusMm: low };
}

/** Longest horizontal run of a region at a height. */
export function widthAt(
  bench: Bench,
  region: Region,
  y: number,
): { readonly from: number; readonly to: number } {
  const strip = bench.shared(region, bench.region([box(-100, y - 0.02, 100, y + 0.02)]));
  let best = { from: 0, to: 0 };
  for (const loop of bench.outlines(strip)) {
    const xs = loop.map(([x]) => x);
    const run = { from: Math.min(...xs), to: Math.max(...xs) };
    if (run.to - run.from > best.to - best.from) best = run;
  }
  return best;
}

/** The largest outline of a region as one loop. */
export function outerLoop(bench: Bench, region: Region): Vec2[] {
  const loops = bench.outlines(region);
  return loops.reduce((a, b) => (b.length > 0 && spread(b) > spread(a) ? b : a), loops[0] ?? []);
}

function spread(loop: readonly Vec2[]): number {
  let area = 0;
  loop.forEach((p, i) => {
    const q = loop[(i + 1) % loop.length];
    area += p[0] * q[1] - p[1] * q[0];
  });
  return area;
}

/** Rays of a sun as thin wedges about a point. */
export function wedges(at: Vec2, reachMm: number, count: number, openMm: number): Vec2[][] {
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * i) / count;
    const half = (Math.PI / count) * 0.52;
    return [
      ...arc(at[0], at[1], openMm, a + half, a - half, 2),
      ...arc(at[0], at[1], reachMm, a - half, a + half, 2),
    ].map(([x, y]): Vec2 => [x, y]);
  });
}
