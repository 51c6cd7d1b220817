import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { RingDesign } from './document.ts';

const SEEDS = [0, 1, 2, 3, 10, 21];
const ringsFor = (prompt: string): RingDesign[] => {
  const { brief } = interpret({ prompt });
  return SEEDS.map((seed) => createDesign(brief, seed) as RingDesign);
};

describe('two stones where a bypass crosses', () => {
  it.each([
    ['bypass ring with a diamond and a sapphire', 'Diamond', 'Sapphire'],
    ['crossover ring with a ruby and an emerald', 'Ruby', 'Emerald'],
    ['rose gold bypass ring, one aquamarine and one pink tourmaline', 'Aquamarine', 'Tourmaline'],
    ['crossover ring with two stones', 'Diamond', 'Diamond'],
  ])('%s', (prompt, first, second) => {
    const rings = ringsFor(prompt);
    for (const { band, centre, companion, halo, provenance } of rings) {
      expect(band.form).toBe('bypass');
      expect([centre?.gemstone, companion?.stone.gemstone]).toEqual([first, second]);
      expect(halo).toBeNull();
      expect(provenance.adjustments.join(' ')).not.toMatch(/left out/);
    }
    expect(
      new Set(rings.slice(0, 4).map(({ head, companion }) => `${head?.kind} ${companion?.stone.cut}`)).size,
    ).toBeGreaterThan(1);
  });

  it.each(['bypass ring with a sapphire and diamonds', 'sapphire bypass ring with small diamonds'])(
    '%s: small stones are no pair',
    (prompt) => {
      for (const { companion } of ringsFor(prompt)) expect(companion ?? null).toBeNull();
    },
  );
});
