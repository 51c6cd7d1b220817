import type { PatternName } from '../../../design/ornament/patterns.ts';
import type { Vec2 } from '../../vec.ts';
import { arc, curve, ellipse, leaf, move, spiral } from '../relief/figures.ts';
import {
  flowerRow,
  heartRow,
  honeycomb,
  moonRow,
  mountainRow,
  starRow,
  starsAndMoons,
  starTiles,
  waveRow,
} from './pictureTiles.ts';
import { runeStrokes } from './runes.ts';

export interface TileStroke {
  readonly path: readonly Vec2[];
  readonly width: number;
  readonly closed?: boolean;
  /** Passes over the others, which are broken beside it. */
  readonly over?: boolean;
}

/** One repeat of a border: x from 0 to `length`, y from -0.5 to 0.5, in shares of the border's height. */
export interface Tile {
  readonly length: number;
  readonly strokes: readonly TileStroke[];
  readonly fills: readonly (readonly Vec2[])[];
}

const line = (width: number, ...path: Vec2[]): TileStroke => ({ path, width });
const dot = (x: number, y: number, r: number): Vec2[] => ellipse(x, y, r, r, 24);

const TILES: Readonly<Record<PatternName, () => Tile>> = {
  'lotus-border': () => ({
    length: 1.25,
    strokes: [
      {
        path: arc(0.9375, -0.42, 0.28, Math.PI, 0, 18).map(([x, y]): Vec2 => [x, Math.min(y, -0.14)]),
        width: 0.08,
      },
      line(0.09, [0, -0.45], [1.25, -0.45]),
    ],
    fills: [
      leaf([0.3125, -0.45], Math.PI / 2, 0.95, 0.26, 0.55, 0.5),
      leaf([0.34, -0.45], Math.PI / 2 - 0.62, 0.84, 0.2, 0.6, 0.55),
      leaf([0.285, -0.45], Math.PI / 2 + 0.62, 0.84, 0.2, 0.6, 0.55),
      leaf([0.9375, -0.2], Math.PI / 2, 0.68, 0.24, 0.4, 0.5),
    ],
  }),
  meander: () => ({
    length: 1.08,
    strokes: [
      line(0.13, [0, -0.43], [1.08, -0.43]),
      line(
        0.13,
        [0.1, -0.43],
        [0.1, 0.43],
        [0.86, 0.43],
        [0.86, -0.15],
        [0.4, -0.15],
        [0.4, 0.15],
        [0.6, 0.15],
      ),
    ],
    fills: [],
  }),
  laurel: () => ({
    length: 0.56,
    strokes: [line(0.09, [0, 0], [0.56, 0])],
    fills: [
      leaf([0.02, 0], 0.62, 0.66, 0.25, 0.5, 0.5),
      leaf([0.02, 0], -0.62, 0.66, 0.25, 0.5, 0.5),
      dot(0.5, 0.3, 0.075),
      dot(0.5, -0.3, 0.075),
    ],
  }),
  plait: () => plaited(3, 1.5, 0.155),
  runes: () => {
    const { strokes, length } = runeStrokes(0.62, 0.115);
    return { length, strokes, fills: [] };
  },
  'cross-and-grain': () => ({
    length: 1.5,
    strokes: [{ path: ellipse(1.1, 0, 0.3, 0.3, 40), width: 0.1, closed: true }],
    fills: [
      ...[0, 1, 2, 3].map((k) => {
        const c = Math.cos((k * Math.PI) / 2);
        const s = Math.sin((k * Math.PI) / 2);
        const arm: Vec2[] = [
          [0, -0.06],
          [0.4, -0.2],
          [0.34, 0],
          [0.4, 0.2],
          [0, 0.06],
        ];
        return arm.map(([x, y]): Vec2 => [0.4 + x * c - y * s, x * s + y * c]);
      }),
      dot(1.1, 0, 0.13),
      ...[
        [0.75, 0.36],
        [0.75, -0.36],
        [1.45, 0.36],
        [1.45, -0.36],
      ].map(([x, y]) => dot(x, y, 0.095)),
    ],
  }),
  'boteh-vine': () => {
    const drop = curve(
      [
        [0, -0.36],
        [0.2, -0.3],
        [0.25, -0.1],
        [0.12, 0.1],
        [0.08, 0.24],
        [0.2, 0.32],
        [0.02, 0.36],
        [-0.08, 0.2],
        [-0.2, 0],
        [-0.22, -0.22],
      ],
      true,
      6,
    );
    return {
      length: 1.3,
      strokes: [
        {
          path: Array.from(
            { length: 33 },
            (_, i): Vec2 => [(1.3 * i) / 32, 0.4 * Math.cos((2 * Math.PI * i) / 32)],
          ),
          width: 0.09,
        },
      ],
      fills: [
        move(drop, 0.65, 0.07),
        move(
          drop.map(([x, y]): Vec2 => [-x, -y]),
          0,
          -0.07,
        ),
        leaf([0.33, 0], 2.1, 0.3, 0.13),
        leaf([0.97, 0], -1.1, 0.3, 0.13),
      ],
    };
  },
  'tulip-row': () => {
    const petal = curve(
      [
        [0, -0.2],
        [0.2, -0.14],
        [0.26, 0.08],
        [0.36, 0.42],
        [0.14, 0.28],
        [0.06, 0.02],
      ],
      true,
      6,
    );
    return {
      length: 0.98,
      strokes: [
        line(0.09, [0.4, -0.46], [0.4, -0.16]),
        {
          path: curve([
            [0.4, -0.4],
            [0.62, -0.44],
            [0.9, -0.2],
            [0.9, 0.22],
            [0.78, 0.3],
          ]),
          width: 0.085,
        },
        line(0.09, [0, -0.46], [0.98, -0.46]),
      ],
      fills: [
        move(petal, 0.4, 0),
        move(
          petal.map(([x, y]): Vec2 => [-x, y]),
          0.4,
          0,
        ),
        leaf([0.4, -0.16], Math.PI / 2, 0.64, 0.2, 0.45),
        dot(0.76, 0.34, 0.085),
      ],
    };
  },
  jali: () => ({
    length: 0.9,
    strokes: [
      line(0.1, [0, -0.26], [0, 0.26]),
      line(0.1, [0, 0.26], [0.45, 0.5]),
      line(0.1, [0.45, 0.5], [0.9, 0.26]),
      line(0.1, [0, -0.26], [0.45, -0.5]),
      line(0.1, [0.45, -0.5], [0.9, -0.26]),
      line(0.07, [0, 0.26], [0.22, 0.13]),
      line(0.07, [0.9, 0.26], [0.68, 0.13]),
      line(0.07, [0, -0.26], [0.22, -0.13]),
      line(0.07, [0.9, -0.26], [0.68, -0.13]),
      line(0.07, [0.45, 0.5], [0.45, 0.24]),
      line(0.07, [0.45, -0.5], [0.45, -0.24]),
    ],
    fills: [
      Array.from({ length: 12 }, (_, i): Vec2 => {
        const a = Math.PI / 2 + (Math.PI * i) / 6;
        const r = i % 2 === 0 ? 0.29 : 0.16;
        return [0.45 + r * Math.cos(a), r * Math.sin(a)];
      }),
    ],
  }),
  'cloud-scroll': () => ({
    length: 1.35,
    strokes: [
      {
        path: [
          ...curve([
            [0.02, -0.42],
            [0.5, -0.42],
            [0.78, -0.3],
          ]),
          ...spiral(0.55, 0.06, 0.36, 0.08, -0.9, 1.5, 44),
        ],
        width: 0.105,
      },
      {
        path: curve([
          [0.86, -0.02],
          [1.12, 0.08],
          [1.24, -0.14],
          [1.06, -0.26],
        ]),
        width: 0.1,
      },
      {
        path: curve([
          [0.02, -0.42],
          [1.0, -0.42],
          [1.35, -0.42],
        ]),
        width: 0.1,
      },
      {
        path: curve([
          [0.02, 0.36],
          [0.16, 0.18],
          [0.06, 0.02],
        ]),
        width: 0.09,
      },
    ],
    fills: [],
  }),
  seigaiha: () => ({ length: 0.72, strokes: [], fills: [] }),
  'endless-knots': () => {
    const knot = Array.from({ length: 96 }, (_, i): Vec2 => {
      const t = i / 96;
      return [0.5 + 0.36 * tri(3 * t + 0.02), 0.4 * tri(2 * t + 0.145)];
    });
    return {
      length: 1.25,
      strokes: [{ path: knot, width: 0.1, closed: true }],
      fills: [dot(1.06, 0, 0.11), dot(1.06, 0.3, 0.075), dot(1.06, -0.3, 0.075)],
    };
  },
  'mud-cloth': () => ({
    length: 1.2,
    strokes: [
      line(0.1, [0, 0], [0.3, 0.4], [0.6, 0], [0.3, -0.4], [0, 0]),
      line(0.1, [0.6, 0], [0.9, 0.4], [1.2, 0]),
      line(0.1, [0.6, 0], [0.9, -0.4], [1.2, 0]),
    ],
    fills: [
      [
        [0.3, 0.2],
        [0.15, 0],
        [0.3, -0.2],
        [0.45, 0],
      ],
      dot(0.82, 0, 0.075),
      dot(1.0, 0, 0.075),
      [
        [0.46, 0.5],
        [0.6, 0.24],
        [0.74, 0.5],
      ],
      [
        [0.46, -0.5],
        [0.74, -0.5],
        [0.6, -0.24],
      ],
      [
        [1.06, 0.5],
        [1.2, 0.24],
        [1.34, 0.5],
      ],
      [
        [1.06, -0.5],
        [1.34, -0.5],
        [1.2, -0.24],
      ],
    ],
  }),
  'amazigh-triangles': () => ({
    length: 1,
    strokes: [
      line(0.1, [0, 0], [0.5, 0.42], [1, 0]),
      line(0.1, [0, 0], [0.5, -0.42], [1, 0]),
      line(0.08, [0.36, -0.1], [0.64, 0.1]),
      line(0.08, [0.36, 0.1], [0.64, -0.1]),
    ],
    fills: [
      [
        [-0.2, 0.48],
        [0, 0.2],
        [0.2, 0.48],
      ],
      [
        [-0.2, -0.48],
        [0.2, -0.48],
        [0, -0.2],
      ],
      dot(0.24, 0, 0.07),
      dot(0.76, 0, 0.07),
    ],
  }),
  'stepped-diamonds': () => ({
    length: 1.2,
    strokes: [
      {
        path: stepped(0.6, 0, 0.44, 0.42),
        width: 0.11,
        closed: true,
      },
    ],
    fills: [
      [
        [0.6, 0.17],
        [0.43, 0],
        [0.6, -0.17],
        [0.77, 0],
      ],
      [
        [-0.26, 0.5],
        [-0.14, 0.5],
        [-0.14, 0.34],
        [-0.06, 0.34],
        [-0.06, 0.18],
        [0.06, 0.18],
        [0.06, 0.34],
        [0.14, 0.34],
        [0.14, 0.5],
        [0.26, 0.5],
      ],
      [
        [-0.26, -0.5],
        [0.26, -0.5],
        [0.14, -0.5],
        [0.14, -0.34],
        [0.06, -0.34],
        [0.06, -0.18],
        [-0.06, -0.18],
        [-0.06, -0.34],
        [-0.14, -0.34],
        [-0.14, -0.5],
      ],
    ],
  }),
  'step-fret': () => ({
    length: 1.5,
    strokes: [
      line(0.125, [0.72, -0.43], [0.72, 0.4], [1.3, 0.4], [1.3, -0.12], [0.98, -0.12], [0.98, 0.14]),
      line(0.1, [0, -0.46], [1.5, -0.46]),
    ],
    fills: [
      [
        [0.04, -0.48],
        [0.72, -0.48],
        [0.72, 0.4],
        [0.56, 0.4],
        [0.56, 0.18],
        [0.4, 0.18],
        [0.4, -0.04],
        [0.22, -0.04],
        [0.22, -0.26],
        [0.04, -0.26],
      ],
    ],
  }),
  'koru-wave': () => ({
    length: 1.15,
    strokes: [
      {
        path: [
          ...curve([
            [-0.1, -0.4],
            [0.3, -0.34],
            [0.56, -0.1],
          ]).slice(0, -1),
          ...spiral(0.56, 0.06, 0.34, 0.09, 0.1 * Math.PI - 0.6, 1.35, 44),
        ],
        width: 0.12,
      },
      {
        path: curve([
          [0.02, -0.44],
          [0.6, -0.46],
          [1.17, -0.44],
        ]),
        width: 0.1,
      },
    ],
    fills: [
      [
        [0.0, 0.5],
        [0.18, 0.5],
        [0.09, 0.24],
      ],
      [
        [0.97, 0.5],
        [1.15, 0.5],
        [1.06, 0.24],
      ],
    ],
  }),
  guilloche: () => {
    const wave = (phase: number): Vec2[] =>
      Array.from(
        { length: 41 },
        (_, i): Vec2 => [(1.2 * i) / 40, 0.36 * Math.sin((2 * Math.PI * i) / 40 + phase)],
      );
    return {
      length: 1.2,
      strokes: [
        { path: wave(0), width: 0.11 },
        { path: wave(Math.PI), width: 0.11 },
      ],
      fills: [dot(0.3, 0, 0.12), dot(0.9, 0, 0.12)],
    };
  },
  honeycomb,
  'star-tiles': starTiles,
  'star-row': starRow,
  'moon-row': moonRow,
  'stars-and-moons': starsAndMoons,
  'wave-row': waveRow,
  'heart-row': heartRow,
  'flower-row': flowerRow,
  'mountain-row': mountainRow,
  'interlaced-arcs': () => ({
    length: 0.5,
    strokes: [
      { path: arc(0.5, -0.46, 0.5, Math.PI, 0, 24).map(([x, y]): Vec2 => [x, y]), width: 0.085 },
      { path: arc(0.5, 0.46, 0.5, Math.PI, 2 * Math.PI, 24), width: 0.085 },
    ],
    fills: [dot(0.25, 0, 0.07)],
  }),
};

function tri(t: number): number {
  const u = t - Math.floor(t);
  return u < 0.5 ? 4 * u - 1 : 3 - 4 * u;
}

/** A diamond of three steps. */
function stepped(cx: number, cy: number, rx: number, ry: number): Vec2[] {
  const quarter: Vec2[] = [
    [1, 0.12],
    [0.72, 0.12],
    [0.72, 0.42],
    [0.42, 0.42],
    [0.42, 0.72],
    [0.14, 0.72],
    [0.14, 1],
  ];
  const loop: Vec2[] = [
    ...quarter,
    ...quarter.map(([x, y]): Vec2 => [-x, y]).reverse(),
    ...quarter.map(([x, y]): Vec2 => [-x, -y]),
    ...quarter.map(([x, y]): Vec2 => [x, -y]).reverse(),
  ];
  return loop.map(([x, y]) => [cx + x * rx, cy + y * ry]);
}

/** A plait of strands on equal waves: above the middle what falls lies over, below it what rises. */
function plaited(strands: number, length: number, width: number): Tile {
  const amplitude = 0.36;
  const steps = 60;
  const strokes: TileStroke[] = [];
  for (let k = 0; k < strands; k++) {
    const phase = (2 * Math.PI * k) / strands;
    let run: Vec2[] = [];
    let over: boolean | null = null;
    for (let i = 0; i <= steps; i++) {
      const a = (2 * Math.PI * i) / steps;
      const p: Vec2 = [(length * i) / steps, amplitude * Math.sin(a + phase)];
      const passes = passesOver(a, phase, strands);
      if (over !== null && passes !== over) {
        strokes.push({ path: [...run, p], width, over });
        run = [];
      }
      over = passes;
      run.push(p);
    }
    if (run.length > 1) strokes.push({ path: run, width, over: over ?? false });
  }
  return { length, strokes, fills: [] };
}

function passesOver(a: number, phase: number, strands: number): boolean {
  let best = Infinity;
  let over = false;
  for (let j = 0; j < strands; j++) {
    const other = (2 * Math.PI * j) / strands;
    if (Math.abs(other - phase) < 1e-9) continue;
    for (let m = -2; m <= 3; m++) {
      const at = Math.PI / 2 - (phase + other) / 2 + m * Math.PI;
      const away = Math.abs(a - at);
      if (away >= best) continue;
      best = away;
      const high = Math.sin(at + phase) > 0;
      const falling = Math.cos(at + phase) < 0;
      over = high === falling;
    }
  }
  return over;
}

export const tileOf = (name: PatternName): Tile => TILES[name]();
