import type { Vec2 } from '../../vec.ts';
import type { TileStroke } from './tiles.ts';

/**
 * Runes of the elder futhark as straight cuts (x 0 to 1 across, y -0.5 to 0.5), the row's first letters and the
 * ones that are best known. Shapes after the alphabet on the Kylver stone.
 */
const RUNES: readonly (readonly (readonly Vec2[])[])[] = [
  // fehu, uruz, thurisaz, ansuz, raido, gebo, algiz, tiwaz, dagaz, othala
  [
    [
      [0.2, -0.44],
      [0.2, 0.44],
    ],
    [
      [0.2, 0.12],
      [0.8, 0.42],
    ],
    [
      [0.2, -0.14],
      [0.7, 0.12],
    ],
  ],
  [
    [
      [0.15, -0.44],
      [0.15, 0.44],
      [0.8, 0.14],
      [0.8, -0.44],
    ],
  ],
  [
    [
      [0.25, -0.44],
      [0.25, 0.44],
    ],
    [
      [0.25, 0.24],
      [0.8, 0],
      [0.25, -0.24],
    ],
  ],
  [
    [
      [0.2, -0.44],
      [0.2, 0.44],
      [0.75, 0.2],
    ],
    [
      [0.2, 0.12],
      [0.75, -0.12],
    ],
  ],
  [
    [
      [0.2, -0.44],
      [0.2, 0.44],
      [0.75, 0.22],
      [0.25, -0.02],
      [0.8, -0.44],
    ],
  ],
  [
    [
      [0.1, -0.42],
      [0.9, 0.42],
    ],
    [
      [0.1, 0.42],
      [0.9, -0.42],
    ],
  ],
  [
    [
      [0.5, -0.44],
      [0.5, 0.44],
    ],
    [
      [0.5, 0],
      [0.1, 0.42],
    ],
    [
      [0.5, 0],
      [0.9, 0.42],
    ],
  ],
  [
    [
      [0.5, -0.44],
      [0.5, 0.44],
    ],
    [
      [0.1, 0.12],
      [0.5, 0.44],
      [0.9, 0.12],
    ],
  ],
  [
    [
      [0.1, -0.44],
      [0.1, 0.44],
      [0.9, -0.44],
      [0.9, 0.44],
      [0.1, -0.44],
    ],
  ],
  [
    [
      [0.1, -0.44],
      [0.85, 0.12],
      [0.5, 0.44],
      [0.15, 0.12],
      [0.9, -0.44],
    ],
  ],
];

/** The row of runes: each takes `pitch` of the border's height. */
export function runeStrokes(pitch: number, width: number): { strokes: TileStroke[]; length: number } {
  const strokes = RUNES.flatMap((rune, i) =>
    rune.map((path) => ({
      path: path.map(([x, y]): Vec2 => [(i + 0.16 + x * 0.68) * pitch, y]),
      width,
    })),
  );
  return { strokes, length: RUNES.length * pitch };
}
