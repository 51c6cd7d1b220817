import { describe, expect, it } from 'vitest';
import { EMPTY_BRIEF } from '../emptyBrief.ts';
import { createRing } from './createRing.ts';
import { findRingFaults } from './faults.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed * 7919);
const toeRings = (wish: Partial<typeof EMPTY_BRIEF>) =>
  SEEDS.map((seed) => createRing({ ...EMPTY_BRIEF, type: 'Toe Ring', ...wish }, seed, 'Toe Ring'));

describe('toe rings of which nothing else was said', () => {
  it('are of metal, of a row along the top and of one low stone, in at least six compositions', () => {
    const rings = toeRings({});
    expect(new Set(rings.map(({ composition }) => composition)).size).toBeGreaterThanOrEqual(6);
    expect(rings.some(({ centre, bandStones }) => centre === null && bandStones === null)).toBe(true);
    for (const ring of rings) expect(findRingFaults(ring)).toEqual([]);
  });

  it('keep to the stone that was spoken of', () => {
    for (const { centre } of toeRings({ gemstones: ['Opal'] })) expect(centre?.gemstone).toBe('Opal');
  });

  it('are pressed to size where they open at the palm, and not where they are coils', () => {
    for (const { openingMm } of toeRings({ noStones: true })) expect(openingMm).not.toBeNull();
    const coils = toeRings({ coils: 2, noStones: true });
    expect(coils.some(({ band }) => band.form === 'coil')).toBe(true);
    for (const { band, openingMm } of coils) if (band.form === 'coil') expect(openingMm).toBeNull();
  });
});
