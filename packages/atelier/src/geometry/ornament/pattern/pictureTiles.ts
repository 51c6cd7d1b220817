/** Borders of things that everybody knows: honeycomb, stars, moons, waves, hearts, flowers. */
import type { Vec2 } from '../../vec.ts';
import { ellipse, leaf, move, star } from '../relief/figures.ts';
import type { Tile } from './tiles.ts';

/** Radius of a honeycomb's cell, of the border's height: three rows and two halves. */
const CELL = 0.22;
const CELL_HIGH = CELL * Math.sqrt(3);

export function honeycomb(): Tile {
  const corner = (cx: number, cy: number, k: number): Vec2 => [
    cx + CELL * Math.cos((k * Math.PI) / 3),
    cy + CELL * Math.sin((k * Math.PI) / 3),
  ];
  // Each cell draws three of its walls; its neighbours draw the others.
  const walls = (cx: number, cy: number): Vec2[] => [1, 2, 3, 4].map((k) => corner(cx, cy, k - 1));
  const rows = [-2, -1, 0, 1, 2];
  return {
    length: 3 * CELL,
    strokes: rows
      .flatMap((row) => [walls(CELL, row * CELL_HIGH), walls(2.5 * CELL, (row + 0.5) * CELL_HIGH)])
      .map((path) => ({ path, width: 0.07 })),
    fills: [],
  };
}

/** Rows of tiles of eight points each, of the border's height, and how deep their notches are: two squares, one turned. */
const TILE_ROWS = 2;
const NOTCH = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** Stars of eight points that touch by their tips, with crosses between them, as tiles are laid from Fez to Isfahan. */
export function starTiles(): Tile {
  const side = 1 / TILE_ROWS;
  const eight = star(8, side / 2, (side / 2) * NOTCH);
  return {
    length: side,
    strokes: Array.from({ length: TILE_ROWS }, (_, row) => ({
      path: move(eight, side / 2, (row + 0.5) * side - 0.5),
      width: 0.085,
      closed: true,
    })),
    fills: [],
  };
}

export const starRow = (): Tile => ({
  length: 1.02,
  strokes: [],
  fills: [
    move(star(5, 0.44, 0.19), 0.36, -0.04),
    move(star(4, 0.17, 0.06), 0.87, 0.27),
    move(star(4, 0.17, 0.06), 0.87, -0.27),
  ],
});

/** A crescent that opens to the right. */
function crescent(r: number): Vec2[] {
  const back = ellipse(0, 0, r, r, 40).slice(4, 37);
  const inner = ellipse(0.42 * r, 0, 0.78 * r, 0.78 * r, 40);
  // The horns lie where the two rounds meet.
  const kept = back.filter(([x, y]) => Math.hypot(x - 0.42 * r, y) > 0.78 * r);
  const hollow = inner.filter(([x, y]) => Math.hypot(x, y) < r * 0.99).sort((a, b) => a[1] - b[1]);
  return [...kept, ...hollow];
}

export const moonRow = (): Tile => ({
  length: 1.12,
  strokes: [],
  fills: [move(crescent(0.42), 0.46, 0), move(ellipse(0, 0, 0.07, 0.07, 20), 0.98, 0)],
});

/** Three stars for each moon. */
export const starsAndMoons = (): Tile => ({
  length: 2.5,
  strokes: [],
  fills: [
    move(crescent(0.42), 0.46, 0),
    move(star(5, 0.33, 0.14), 1.14, 0.1),
    move(star(5, 0.24, 0.1), 1.62, -0.22),
    move(star(5, 0.3, 0.13), 2.08, 0.14),
    move(star(4, 0.14, 0.05), 1.5, 0.34),
    move(star(4, 0.14, 0.05), 2.34, -0.3),
    move(star(4, 0.13, 0.05), 0.98, -0.34),
  ],
});

/** Lines of water, one behind another. */
export const waveRow = (): Tile => ({
  length: 1.3,
  strokes: [-0.3, 0, 0.3].map((y, row) => ({
    path: Array.from({ length: 65 }, (_, i): Vec2 => {
      const t = i / 64;
      return [1.3 * t, y + 0.11 * Math.sin(2 * Math.PI * t + row * 0.6)];
    }),
    width: 0.11,
  })),
  fills: [],
});

export const heartRow = (): Tile => ({
  length: 0.95,
  strokes: [],
  fills: [
    Array.from({ length: 48 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 48;
      const y = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
      return [0.45 + 0.34 * Math.sin(a), 0.03 + (y * 0.35) / 16];
    }).reverse(),
    move(ellipse(0, 0, 0.065, 0.065, 20), 0.925, 0),
  ],
});

export const flowerRow = (): Tile => ({
  length: 1.12,
  strokes: [],
  fills: [
    ...[0, 1, 2, 3, 4].map((k) => leaf([0.46, 0], Math.PI / 2 + (k * 2 * Math.PI) / 5, 0.44, 0.3, 0.62, 0.1)),
    leaf([0.95, -0.3], Math.PI / 2, 0.6, 0.2, 0.5),
  ],
});

/** Two ranges from one pass to the next: the farther one shows where the nearer leaves it free. */
const FAR_RIDGE: readonly Vec2[] = [
  [0, 0.2],
  [0.1, 0.3],
  [0.5, -0.1],
  [0.8, -0.1],
  [1.4, 0.46],
  [1.72, 0.12],
  [1.92, 0.26],
  [2.3, -0.1],
  [2.7, -0.1],
  [3, 0.12],
  [3.06, 0.08],
  [3.2, 0.2],
];
const NEAR_RIDGE: readonly Vec2[] = [
  [0, -0.43],
  [0.3, -0.17],
  [0.4, -0.25],
  [0.74, 0.15],
  [1.08, -0.21],
  [1.18, -0.15],
  [1.52, -0.47],
  [1.86, -0.35],
  [1.94, -0.39],
  [2.44, 0.09],
  [2.72, -0.17],
  [2.84, -0.09],
  [3.2, -0.43],
];
const RANGE_LENGTH = 3.2;
/** Ground between the two, the least of the farther one that is shown, and how far the nearer is let into the rim. */
const BETWEEN_RANGES = 0.15;
const LEAST_SHOWN = 0.05;
const INTO_RIM = 0.02;

/** Height of a ridge over a place on the border. */
function heightOf(ridge: readonly Vec2[], x: number): number {
  const next = Math.max(
    1,
    ridge.findIndex(([at]) => at >= x),
  );
  const [[x0, y0], [x1, y1]] = [ridge[next - 1]!, ridge[next]!];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** What is seen of the farther range, peak by peak. */
function farPeaks(): Vec2[][] {
  const peaks: Vec2[][] = [];
  let top: Vec2[] = [];
  let foot: Vec2[] = [];
  const steps = RANGE_LENGTH / 0.02;
  for (let i = 0; i <= steps; i++) {
    const x = (RANGE_LENGTH * i) / steps;
    const [high, low] = [heightOf(FAR_RIDGE, x), heightOf(NEAR_RIDGE, x) + BETWEEN_RANGES];
    const isSeen = high - low > LEAST_SHOWN;
    if (isSeen) {
      top.push([x, high]);
      foot.push([x, low]);
    }
    if (top.length > 0 && (!isSeen || i === steps)) {
      peaks.push([...foot, ...top.reverse()]);
      top = [];
      foot = [];
    }
  }
  return peaks;
}

/** Mountains that rise from the edge of the border, one range before the other. */
export const mountainRow = (): Tile => ({
  length: RANGE_LENGTH,
  strokes: [],
  fills: [
    ...farPeaks(),
    [[0, -0.5 - INTO_RIM], [RANGE_LENGTH, -0.5 - INTO_RIM], ...[...NEAR_RIDGE].reverse()],
  ],
});
