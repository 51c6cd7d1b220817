import { describe, expect, it } from 'vitest';
import { createDesign } from '../../createDesign.ts';
import { openBrief } from '../../testing/briefs.ts';
import type { RingDesign } from '../document.ts';

const fiveStone = (caratWeight: number): RingDesign[] =>
  Array.from(
    { length: 40 },
    (_, seed) =>
      createDesign(
        openBrief({
          gemstones: ['Moonstone'],
          stoneCut: 'Oval',
          caratWeight,
          stoneCount: 5,
          arrangements: ['east-west'],
          metals: ['Silver'],
        }),
        seed,
      ) as RingDesign,
  ).filter(({ centre, sideStones }) => centre?.orientation === 'across-finger' && sideStones !== null);

describe('stones beside one that lies across the finger', () => {
  it('are two a side where they have room on top', () => {
    const made = fiveStone(1);
    expect(made.length).toBeGreaterThan(0);
    for (const { sideStones } of made) expect(sideStones?.perSide).toBe(2);
  });

  it('are one a side beside a stone that is longer than the finger is thick', () => {
    for (const { sideStones, centre } of fiveStone(21)) {
      expect(centre!.lengthMm).toBeGreaterThan(17.3);
      expect(sideStones?.perSide).toBe(1);
    }
  });
});
