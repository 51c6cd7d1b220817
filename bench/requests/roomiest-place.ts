/**
 * Where a figure is widest: the disc of a sunflower above its stem, the palm of a hand below its fingers, the body of a bird
 * behind its beak. People call that its middle, wherever the middle of its extent is.
 */
import type { BuiltPiece, OrnamentPlace, Vec3 } from '@filigree/atelier/geometry';

/** Cells along the longer way of a figure. */
const CELLS = 72;
/** Metal behind this height over the back of an ornament is what it stands on, mm. */
const BACK_MM = 0.1;

type Flat = readonly [right: number, up: number];

export interface RoomiestPlace {
  /** Right and up of the ornament's origin, mm. */
  readonly at: Flat;
  readonly radiusMm: number;
}

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A place of the piece in an ornament's own coordinates. */
export function seenOn({ origin, x, y, z }: OrnamentPlace['frame'], at: Vec3): Vec3 {
  const from: Vec3 = [at[0] - origin[0], at[1] - origin[1], at[2] - origin[2]];
  return [dot(from, x), dot(from, y), dot(from, z)];
}

/** Cells over the extent of an ornament, and one more all around that stays empty. */
class Grid {
  readonly cellMm: number;
  readonly wide: number;
  readonly high: number;
  readonly #left: number;
  readonly #low: number;
  readonly #filled: Uint8Array;

  constructor({ extent: { leftMm, rightMm, upMm, downMm } }: OrnamentPlace) {
    this.cellMm = Math.max(leftMm + rightMm, upMm + downMm) / CELLS;
    this.wide = Math.ceil((leftMm + rightMm) / this.cellMm) + 2;
    this.high = Math.ceil((upMm + downMm) / this.cellMm) + 2;
    this.#left = -leftMm - this.cellMm;
    this.#low = -downMm - this.cellMm;
    this.#filled = new Uint8Array(this.wide * this.high);
  }

  middleOf(column: number, row: number): Flat {
    return [this.#left + (column + 0.5) * this.cellMm, this.#low + (row + 0.5) * this.cellMm];
  }

  isFilled(column: number, row: number): boolean {
    return this.#filled[row * this.wide + column] === 1;
  }

  /** Fills the cells of a box whose middles are within. */
  fill(box: readonly [min: Flat, max: Flat], isWithin: (at: Flat) => boolean): void {
    const within = (value: number, most: number): number =>
      Math.min(most - 2, Math.max(1, Math.floor(value)));
    const cellOf = ([x, y]: Flat): Flat => [
      within((x - this.#left) / this.cellMm, this.wide),
      within((y - this.#low) / this.cellMm, this.high),
    ];
    const [from, to] = [cellOf(box[0]), cellOf(box[1])];
    for (let row = from[1]; row <= to[1]; row++)
      for (let column = from[0]; column <= to[0]; column++)
        if (isWithin(this.middleOf(column, row))) this.#filled[row * this.wide + column] = 1;
  }

  /** The empty cells that touch a filled one. */
  shore(): Flat[] {
    const found: Flat[] = [];
    for (let row = 0; row < this.high; row++)
      for (let column = 0; column < this.wide; column++) {
        if (this.isFilled(column, row)) continue;
        const touches = [-1, 0, 1].some((dx) =>
          [-1, 0, 1].some((dy) => {
            const [x, y] = [column + dx, row + dy];
            return x >= 0 && y >= 0 && x < this.wide && y < this.high && this.isFilled(x, y);
          }),
        );
        if (touches) found.push(this.middleOf(column, row));
      }
    return found;
  }
}

const turn = (a: Flat, b: Flat, at: Flat): number =>
  (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0]);

function fillTriangle(grid: Grid, [a, b, c]: readonly [Flat, Flat, Flat]): void {
  const xs = [a[0], b[0], c[0]];
  const ys = [a[1], b[1], c[1]];
  grid.fill(
    [
      [Math.min(...xs), Math.min(...ys)],
      [Math.max(...xs), Math.max(...ys)],
    ],
    (at) => {
      const sides = [turn(a, b, at), turn(b, c, at), turn(c, a, at)];
      return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
    },
  );
}

/** The metal of the piece as it is seen from the ornament's front, within its extent. */
function fillMetal(grid: Grid, { solids }: BuiltPiece, { frame, extent }: OrnamentPlace): void {
  const isIn = ([x, y, z]: Vec3): boolean =>
    z > BACK_MM &&
    z < extent.frontMm + 1 &&
    x >= -extent.leftMm - grid.cellMm &&
    x <= extent.rightMm + grid.cellMm &&
    y >= -extent.downMm - grid.cellMm &&
    y <= extent.upMm + grid.cellMm;
  for (const {
    mesh: { positions, indices },
  } of solids.metal) {
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [0, 1, 2].map((k) => {
        const at = 3 * indices[i + k]!;
        return seenOn(frame, [positions[at]!, positions[at + 1]!, positions[at + 2]!]);
      }) as [Vec3, Vec3, Vec3];
      if (corners.every(isIn))
        fillTriangle(grid, corners.map(([x, y]): Flat => [x, y]) as [Flat, Flat, Flat]);
    }
  }
}

function find(piece: BuiltPiece, place: OrnamentPlace): RoomiestPlace {
  const grid = new Grid(place);
  fillMetal(grid, piece, place);
  for (const { placement, widthMm } of piece.solids.stones.slice(...place.stones)) {
    const [x, y] = seenOn(place.frame, placement.origin);
    const radius = widthMm / 2;
    grid.fill(
      [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ],
      (at) => Math.hypot(at[0] - x, at[1] - y) <= radius,
    );
  }
  const shore = grid.shore();
  let best: RoomiestPlace = { at: [0, 0], radiusMm: 0 };
  for (let row = 1; row < grid.high - 1; row++)
    for (let column = 1; column < grid.wide - 1; column++) {
      if (!grid.isFilled(column, row)) continue;
      const at = grid.middleOf(column, row);
      let radiusMm = Infinity;
      for (const other of shore) {
        radiusMm = Math.min(radiusMm, Math.hypot(other[0] - at[0], other[1] - at[1]));
        if (radiusMm <= best.radiusMm) break;
      }
      if (radiusMm > best.radiusMm && radiusMm < Infinity) best = { at, radiusMm };
    }
  return best;
}

const found = new WeakMap<OrnamentPlace, RoomiestPlace>();

/** The largest disc that lies within an ornament as it is seen from its front. */
export function roomiestPlace(piece: BuiltPiece, place: OrnamentPlace): RoomiestPlace {
  const known = found.get(place) ?? find(piece, place);
  found.set(place, known);
  return known;
}
