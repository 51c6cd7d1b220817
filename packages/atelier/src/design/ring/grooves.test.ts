import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import { ringOf } from '../testing/ring.ts';

const rings = (prompt: string) =>
  Array.from({ length: 8 }, (_, seed) => ringOf(createDesign(interpret({ prompt }).brief, seed)));

describe('grooves of a band', () => {
  it.each([
    ['titanium band, 7mm, with an offset groove', 1, true],
    ['brushed platinum wedding ring with a narrow channel cut nearer one edge', 1, true],
    ['a mens palladium band with a groove round the middle', 1, false],
    ['a hammered silver band with a thin channel all the way round', 1, false],
    ['rose gold wedding band with two fine grooves', 2, true],
  ])('%s', (prompt, count, isOff) => {
    for (const { band, bandStones, head } of rings(prompt)) {
      expect(band.turned).toHaveLength(count);
      expect(band.turned!.every(({ atShare }) => Math.abs(atShare) > 0.2)).toBe(isOff);
      expect([bandStones, head]).toEqual([null, null]);
    }
  });

  it('are told where there is no place for them', () => {
    const [design] = rings('gold band 1.5mm wide with a groove');
    expect(design!.provenance.adjustments.join()).toContain('groove around the band is left out');
  });
});

describe('lines of height', () => {
  it.each([
    'silver ring engraved with a topographical map of the Alps',
    'wide gold band with elevation lines around it',
    'platinum wedding ring, topo map lines',
  ])('%s', (prompt) => {
    const designs = rings(prompt);
    for (const { band } of designs)
      expect(band.texture).toMatchObject({ kind: 'engraved', pattern: 'contour' });
    expect(new Set(designs.map(({ band }) => band.widthMm)).size).toBeGreaterThan(2);
  });
});
