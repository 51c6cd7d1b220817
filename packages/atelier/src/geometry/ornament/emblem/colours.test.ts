import { describe, expect, it } from 'vitest';
import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import type { EmblemForm } from '../../../design/ornament/emblemForms.ts';
import type { EnamelColour } from '../../../design/parts.ts';
import { frameAt } from '../../frame.ts';
import { atBench } from '../../mesh/bench.ts';
import { StoneTray } from '../../stones/placing.ts';
import { Workpiece } from '../../workpiece.ts';
import { buildEmblem } from './build.ts';

interface Cell {
  readonly colour: EnamelColour;
  /** Middle of the cell in units of half the figure's size, and its top, mm. */
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly volume: number;
}

const SIZE_MM = 24;

/** The glass of a figure, cell by cell. */
const glassOf = (
  form: EmblemForm,
  enamel: readonly EnamelColour[],
  more: Partial<EmblemOrnament> = {},
): Promise<Cell[]> =>
  atBench((bench) => {
    const work = new Workpiece();
    buildEmblem(bench, work, new StoneTray(), frameAt([0, 0, 0]), {
      kind: 'emblem',
      alloyId: 'main',
      accentAlloyId: 'main',
      form,
      ground: 'silhouette',
      sizeMm: SIZE_MM,
      stone: null,
      enamel: [...enamel],
      border: null,
      ...more,
    });
    return work.enamels.flatMap(({ colour, solid }) =>
      bench.bodies(solid).map((body) => {
        const { min, max } = body.boundingBox();
        return {
          colour,
          x: (min[0] + max[0]) / SIZE_MM,
          y: (min[1] + max[1]) / SIZE_MM,
          top: max[2],
          volume: body.volume(),
        };
      }),
    );
  });

const amountOf = (cells: readonly Cell[], colour: EnamelColour): number =>
  cells.filter((cell) => cell.colour === colour).reduce((sum, { volume }) => sum + volume, 0);

/** What lies on the left lies on the right too. */
function expectSymmetric(cells: readonly Cell[]): void {
  for (const colour of new Set(cells.map((cell) => cell.colour))) {
    const of = (sign: number): number =>
      amountOf(
        cells.filter(({ x }) => x * sign > 0.01),
        colour,
      );
    expect(of(-1)).toBeGreaterThan(0);
    expect(of(-1) / of(1)).toBeCloseTo(1, 1);
  }
}

describe('several colours of enamel', () => {
  it("a dragonfly's fore wings have the first, its hind wings the second, left and right alike", async () => {
    const cells = await glassOf('dragonfly', ['blue', 'green']);
    expectSymmetric(cells);
    expect(new Set(cells.filter(({ y }) => y > 0.3).map(({ colour }) => colour))).toEqual(new Set(['blue']));
    expect(new Set(cells.filter(({ y }) => y < 0.1).map(({ colour }) => colour))).toEqual(new Set(['green']));
    // A third is in the tips of the fore wings.
    const tips = (await glassOf('dragonfly', ['blue', 'green', 'violet'])).filter(
      ({ colour }) => colour === 'violet',
    );
    expect(tips.length).toBeGreaterThan(1);
    for (const { x } of tips) expect(Math.abs(x)).toBeGreaterThan(0.5);
  });

  it('a butterfly of three has the third in its hind wings', async () => {
    const cells = await glassOf('butterfly', ['violet', 'pink', 'white']);
    expectSymmetric(cells);
    expect(amountOf(cells, 'white')).toBeGreaterThan(0);
    for (const { colour, y } of cells) if (colour === 'white') expect(y).toBeLessThan(0.1);
  });

  it('the eyes of a peacock take turns to both sides of its middle', async () => {
    const cells = await glassOf('peacock', ['blue', 'green', 'violet']);
    expectSymmetric(cells);
    expect(new Set(cells.map(({ colour }) => colour)).size).toBe(3);
  });

  it('black lies in what a ladybird has of spots, white on the breast of a penguin', async () => {
    const ladybird = await glassOf('ladybird', ['red', 'black']);
    const [red, black] = (['red', 'black'] as const).map((one) =>
      ladybird.filter(({ colour }) => colour === one),
    );
    // Two wing cases; spots on both, and the head.
    expect(black!.length).toBeGreaterThanOrEqual(5);
    expect(amountOf(ladybird, 'red')).toBeGreaterThan(2 * amountOf(ladybird, 'black'));
    const cases = red!.filter(({ volume }) => volume > 5);
    expect(cases).toHaveLength(2);
    for (const { y } of cases) expect(Math.max(...black!.map((spot) => spot.y))).toBeGreaterThan(y + 0.3);
    const penguin = await glassOf('penguin', ['black', 'white']);
    expect(amountOf(penguin, 'white')).toBeGreaterThan(amountOf(penguin, 'black'));
    expect(amountOf(penguin, 'black')).toBeGreaterThan(0);
  });

  it('the lines between cells stay metal, however large', async () => {
    const parrot = await glassOf('parrot', ['red', 'green', 'yellow'], { sizeMm: 36 });
    expect(amountOf(parrot, 'green')).toBeGreaterThan(amountOf(parrot, 'red') * 0.25);
    expect(amountOf(parrot, 'yellow')).toBeLessThan(amountOf(parrot, 'red') * 0.5);
  });

  it('bands of a bee follow each other in turn, its wings are bare unless a third is theirs', async () => {
    const cells = await glassOf('bee', ['yellow', 'black']);
    const bands = [...cells].sort((a, b) => b.y - a.y);
    expect(bands.length).toBeGreaterThanOrEqual(4);
    bands.forEach(({ colour, x }, i) => {
      expect(colour).toBe(i % 2 === 0 ? 'yellow' : 'black');
      expect(Math.abs(x)).toBeLessThan(0.05);
    });
    const winged = await glassOf('bee', ['yellow', 'black', 'white']);
    for (const { colour, x } of winged) expect(Math.abs(x) > 0.2).toBe(colour === 'white');
    const wings = await glassOf('bee', ['blue'], { glazed: 'wings' });
    expect(wings.length).toBeGreaterThanOrEqual(4);
    for (const { x } of wings) expect(Math.abs(x)).toBeGreaterThan(0.2);
  });

  it('a daisy has white petals about a yellow eye', async () => {
    const cells = await glassOf('daisy', ['white', 'yellow'], { sizeMm: 11 });
    const yellow = cells.filter(({ colour }) => colour === 'yellow');
    expect(yellow).toHaveLength(1);
    expect(cells.length - 1).toBeGreaterThanOrEqual(7);
    expect(Math.hypot(yellow[0]!.x, yellow[0]!.y)).toBeLessThan(0.03);
  });
});
