import { describe, expect, it } from 'vitest';
import { createDesign } from '../createDesign.ts';
import { openBrief } from '../testing/briefs.ts';
import type { RingDesign } from './document.ts';

const bands = (wish: Parameters<typeof openBrief>[0]) =>
  [0, 1, 2, 3].map(
    (seed) => createDesign(openBrief({ arrangements: ['band'], ...wish }), seed) as RingDesign,
  );

describe('bands of a culture', () => {
  it('Celtic: four of them differ in their knots or their section', () => {
    const looks = bands({ culture: ['Celtic'], noStones: true, bandWidthMm: 6, occasion: 'Engagement' }).map(
      ({ band }) => {
        if (band.texture.kind !== 'pattern') throw new Error('no border');
        return `${band.texture.pattern} ${band.profile}`;
      },
    );
    expect(new Set(looks).size).toBe(4);
  });

  it('keep the section that was asked for', () => {
    for (const { band } of bands({ culture: ['Greek'], bandProfile: 'court', noStones: true }))
      expect(band.profile).toBe('court');
  });

  it('of one border have it in every sketch', () => {
    for (const { band } of bands({ culture: ['Greek'], noStones: true }))
      expect(band.texture).toMatchObject({ kind: 'pattern', pattern: 'meander' });
  });
});
