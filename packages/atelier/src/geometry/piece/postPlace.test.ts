import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../../design/createDesign.ts';
import { buildSolids } from '../buildSolids.ts';
import { atBench, type Bench } from '../mesh/bench.ts';
import type { Vec2 } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { postPlace } from './postPlace.ts';

const circle = (radius: number, x = 0): Vec2[] =>
  Array.from({ length: 48 }, (_, i) => {
    const turn = (2 * Math.PI * i) / 48;
    return [x + radius * Math.cos(turn), radius * Math.sin(turn)];
  });
const placeBehind = (shape: (bench: Bench) => ReturnType<Bench['prism']>) =>
  atBench((bench) => {
    const work = new Workpiece();
    work.add('gold', shape(bench));
    return postPlace(bench, work);
  });

describe('the place of a post', () => {
  it('is the middle of what is closed there', async () => {
    expect(await placeBehind((bench) => bench.prism(circle(4), 0, 1))).toEqual([0, 0]);
  });

  it('is in the metal of a crescent, where that is broad', async () => {
    const [x, y] = await placeBehind((bench) =>
      bench.subtract(bench.prism(circle(5), 0, 1), [bench.prism(circle(4), -1, 2).translate([2, 0, 0])]),
    );
    // The horns meet on the right: the metal on the left is from -5 to -2.
    expect(x).toBeGreaterThan(-4.3);
    expect(x).toBeLessThan(-2.6);
    expect(y).toBeGreaterThanOrEqual(-0.5);
  });

  it('is at the top of a broad ring, and in the middle of one too slim for it', async () => {
    const ring = (wire: number) => (bench: Bench) =>
      bench.subtract(bench.prism(circle(5), 0, 1), [bench.prism(circle(5 - wire), -1, 2)]);
    const [x, y] = await placeBehind(ring(2));
    expect(Math.abs(x)).toBeLessThan(0.3);
    expect(y).toBeGreaterThan(3.5);
    expect(await placeBehind(ring(1))).toEqual([0, 0]);
  });
});

describe('a butterfly', () => {
  const widthOf = async (prompt: string): Promise<number> => {
    const result = await buildSolids(createDesign(interpret({ prompt }).brief, 1));
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    const butterfly = result.solids.metal.find(({ name }) => name.includes('butterfly'))!;
    // Across the post, whichever way the earring faces.
    return Math.cbrt(butterfly.volumeMm3);
  };

  it('is small behind a small stud', async () => {
    expect(await widthOf('tiny plain gold star studs')).toBeLessThan(
      0.9 * (await widthOf('gold disc stud earrings, 18 mm')),
    );
  });
});
