/** Rows of stones let into a plate: between its walls, between bars across it, or edge to edge on a lattice. */
import type { PlateField } from '../../../design/ornament/plate.ts';
import { barsAcross, rowRoomMm } from '../../../design/ornament/setRows.ts';
import { ROW_GAP_MM } from '../../../design/ring/spacing.ts';
import type { Frame } from '../../frame.ts';
import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import { type Gem, meleeGem } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';
import type { Easel } from '../relief/easel.ts';

type Rows = Extract<PlateField, { kind: 'rows' }>;

/** Metal over the edge of a girdle, mm. */
const LIP_MM = 0.1;
/** How deep a stone lies under the surface, in parts of its crown. */
const SUNK_CROWN = 0.62;
/** How far metal is taken away under the girdles, in parts of the pavilion: lattices reach to just below them. */
const OPEN_PAVILION = { channel: 0.5, bar: 0.55, invisible: 0.16 } as const;
/** Light from behind, in parts of a stone's width: across the whole hole. */
const LIGHT_SHARE = 0.36;

/**
 * Sets as many stones as a plate takes.
 * @param field what its border leaves free
 * @param top height of its surface, mm
 */
export function setRows(easel: Easel, field: Region, spec: Rows, top: number): void {
  const { bench } = easel;
  const { min, max } = field.bounds();
  const size: Vec2 = [max[0] - min[0], max[1] - min[1]];
  const middle: Vec2 = [(max[0] + min[0]) / 2, (max[1] + min[1]) / 2];
  const isUpright = size[1] > size[0];
  const { stoneMm, columns } = rowRoomMm(spec, Math.max(...size), Math.min(...size));
  const gem = meleeGem(spec.stone, stoneMm);
  const pitch = gem.widthMm + ROW_GAP_MM[spec.setting];
  const girdle = top - gem.crownMm * SUNK_CROWN;
  const steps = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch);
  // Along the plate and across it, as it lies.
  const at = (along: number, across: number): Vec2 =>
    isUpright ? [middle[0] + across, middle[1] + along] : [middle[0] + along, middle[1] - across];
  const seats = steps(columns).flatMap((along) => steps(spec.rows).map((across) => at(along, across)));
  const halves = { along: (columns * pitch) / 2 - LIP_MM, across: (spec.rows * pitch) / 2 - LIP_MM };
  const low = girdle - gem.pavilionMm * OPEN_PAVILION[spec.setting];
  const box = (along: number, halfAlong: number, halfAcross: number): Solid => {
    const [from, to] = [at(along - halfAlong, -halfAcross), at(along + halfAlong, halfAcross)];
    const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
    const [below, above] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
    const corners: Vec2[] = [
      [left, below],
      [right, below],
      [right, above],
      [left, above],
    ];
    return bench.prism(corners, low, top + 1);
  };
  // Between bars each stone lies in a slot of its own, open at both sides of the plate.
  const slots = barsAcross(spec)
    ? steps(columns).map((along) => box(along, gem.widthMm / 2 - LIP_MM, Math.min(...size)))
    : [box(0, halves.along, halves.across)];
  easel.cut(bench.union([...slots, ...seats.map((seat) => lightHole(bench, gem, seat, low))]));
  for (const [x, y] of seats) easel.setStone(gem, frameOf(x, y, girdle, isUpright), 'accent');
}

/** The length of a stone lies across the row. */
const frameOf = (x: number, y: number, z: number, isUpright: boolean): Frame => ({
  x: isUpright ? [1, 0, 0] : [0, 1, 0],
  y: isUpright ? [0, 1, 0] : [-1, 0, 0],
  z: [0, 0, 1],
  origin: [x, y, z],
});

function lightHole(bench: Bench, gem: Gem, [x, y]: Vec2, high: number): Solid {
  const r = gem.widthMm * LIGHT_SHARE * 0.5;
  const sides = 20;
  const loop = Array.from({ length: sides }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / sides;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
  return bench.prism(loop, -1, high + 0.01);
}
