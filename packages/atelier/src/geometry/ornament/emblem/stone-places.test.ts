import { describe, expect, it } from 'vitest';
import type { FigureStones } from '../../../design/ornament/figure-stones.ts';
import type { Vec2 } from '../../vec.ts';
import { ellipse } from '../relief/figures.ts';
import { type OwnSeat, placeStones } from './stone-places.ts';

const group = (
  place: FigureStones['place'],
  count: number | null,
  gemstone: FigureStones['stone']['gemstone'] = 'Ruby',
): FigureStones => ({
  stone: { gemstone, cut: 'Round', form: 'faceted', colour: null },
  count,
  place,
  widthMm: null,
});
const seatAt = (x: number, y: number, more: Partial<OwnSeat> = {}): OwnSeat => ({
  at: [x, y],
  widthMm: 1.5,
  topMm: 1,
  isEye: false,
  isOptional: false,
  stretch: 1,
  angle: 0,
  ...more,
});
const DISC = [ellipse(0, 0, 10, 10, 64)];
/** A triangle that stands on its base, as a fir tree does. */
const FIR: Vec2[][] = [
  [
    [-6, -10],
    [6, -10],
    [0, 10],
  ],
];
const far = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('places of stones on a figure', () => {
  it('are its own eyes, and no others', () => {
    const seats = [seatAt(-3, 4, { isEye: true }), seatAt(3, 4, { isEye: true }), seatAt(0, -4)];
    expect(placeStones(DISC, seats, [group('eyes', null)]).map(({ at }) => at)).toEqual([
      [-3, 4],
      [3, 4],
    ]);
    expect(placeStones(DISC, [seatAt(0, 0)], [group('eyes', 2)])).toEqual([]);
  });

  it('are as high as a stone has room for at the tip', () => {
    const [stone] = placeStones(FIR, [], [group('tips', 1)]);
    expect(stone!.at[1]).toBeGreaterThan(4);
    expect(Math.abs(stone!.at[0])).toBeLessThan(1);
  });

  it('are in the middle where that was told', () => {
    const [stone] = placeStones(DISC, [], [group('middle', 1)]);
    expect(far(stone!.at, [0, 0])).toBeLessThan(1);
  });

  it('are as many as were counted, apart from one another, in pairs on a figure of two like halves', () => {
    const placed = placeStones(DISC, [], [group('along', 6)]);
    expect(placed).toHaveLength(6);
    for (const one of placed) {
      for (const other of placed)
        if (other !== one) expect(far(one.at, other.at)).toBeGreaterThan((one.widthMm + other.widthMm) / 2);
      expect(placed.some(({ at }) => far(at, [-one.at[0], one.at[1]]) < 0.5)).toBe(true);
    }
  });

  it('are the seats of the figure in turn where several kinds were not counted', () => {
    const seats = [-6, -2, 2, 6].map((x) => seatAt(x, 0));
    const placed = placeStones(DISC, seats, [group('along', null), group(null, null, 'Sapphire')]);
    expect(placed.map(({ group: { stone } }) => stone.gemstone)).toEqual([
      'Ruby',
      'Sapphire',
      'Ruby',
      'Sapphire',
    ]);
  });

  it('are fewer where there is no room for all', () => {
    const placed = placeStones([ellipse(0, 0, 2, 2, 32)], [], [group('along', 30)]);
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.length).toBeLessThan(30);
  });
});
