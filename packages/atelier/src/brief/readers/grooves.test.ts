import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/index.ts';
import { interpret } from '../interpret.ts';

const rings = (prompt: string) =>
  Array.from({ length: 8 }, (_, seed) => {
    const design = createDesign(interpret({ prompt }).brief, seed);
    if (design.type !== 'Ring') throw new Error(design.type);
    return design;
  });

describe('grooves of a band', () => {
  it.each([
    ['titanium band, 7mm, with an offset groove', 1, true],
    ['brushed platinum wedding ring with a narrow channel cut nearer one edge', 1, true],
    ['a mens palladium band with a groove round the middle', 1, false],
    ['a hammered silver band with a thin channel all the way round', 1, false],
    ['rose gold wedding band with two fine grooves', 2, true],
  ])('%s', (prompt, count, isOff) => {
    expect(interpret({ prompt }).brief.setting).toBeNull();
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
    for (const { band, bandStones, head } of rings(prompt)) {
      expect(band.turned).toHaveLength(count);
      expect(band.turned!.every(({ atShare }) => Math.abs(atShare) > 0.2)).toBe(isOff);
      expect([bandStones, head]).toEqual([null, null]);
    }
  });

  it.each([
    'wedding band with a channel of rubies',
    'emeralds set in a channel, gold band',
    'channel set sapphire eternity ring',
  ])('hold stones where stones are in them: %s', (prompt) =>
    expect(interpret({ prompt }).brief.setting).toBe('Channel'),
  );

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

  it.each(['a contour wedding band', 'contoured ring to fit my engagement ring'])('are none: %s', (prompt) =>
    expect(interpret({ prompt }).brief.arrangements).not.toContain('contour-lines'),
  );
});
