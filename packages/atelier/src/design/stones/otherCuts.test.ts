import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { RingDesign } from '../ring/document.ts';

const designFor = (prompt: string): RingDesign => createDesign(interpret({ prompt }).brief, 5) as RingDesign;

describe('cuts that are not offered', () => {
  it.each([
    ['moss agate ring, hexagon stone', 'Hexagon', 'emerald'],
    ['kite shaped sapphire ring', 'Kite', 'marquise'],
    ['rose cut diamond solitaire', 'Rose', 'round'],
    ['ring with a hexagonal sapphire', 'Hexagonal', 'emerald'],
  ])('%s: what stands in for them is told', (prompt, name, cut) => {
    const { centre, provenance } = designFor(prompt);
    expect(provenance.adjustments).toContain(`${name} is not among our cuts: ${cut} stands in for it.`);
    expect(centre).not.toBeNull();
  });

  it('a cut that was named beside it stays', () => {
    expect(designFor('rose cut oval diamond ring').centre?.cut).toBe('Oval');
  });

  it.each(['sapphire ring with a hexagon halo', 'pave turquoise half moon charm', 'hexagon ring, honeycomb'])(
    '%s: no cut of a stone',
    (prompt) => {
      expect(interpret({ prompt }).brief.customCut ?? null).toBeNull();
    },
  );
});
