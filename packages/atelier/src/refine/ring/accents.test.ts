import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { ringOf } from '../../design/testing/ring.ts';
import { changeSideStones } from './accents.ts';

const ringOfWeight = (caratWeight: number): RingDesign => {
  const ring = ringOf(
    createDesign(
      openBrief({ gemstones: ['Amethyst'], motifs: ['Eye'], arrangements: ['solitaire'], caratWeight }),
      0,
    ),
  );
  expect(ring).toMatchObject({ sideStones: null, shoulders: { kind: 'motif', place: 'shoulders' } });
  return ring;
};

describe('side stones beside a motif on the shoulders', () => {
  it.each([
    [1, 1, true],
    [1, 2, true],
    [4, 1, true],
    [12, 2, false],
  ] as const)('of %d ct, %d on each side: %s', (carat, perSide, fits) => {
    const ring = ringOfWeight(carat);
    const outcome = changeSideStones(ring, { kind: 'sideStones', perSide, gemstone: null, cut: null });
    expect(outcome.kind).toBe(fits ? 'done' : 'impossible');
    expect(ring.sideStones?.perSide ?? 0).toBe(fits ? perSide : 0);
  });
});
