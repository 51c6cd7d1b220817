import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';
import type { PieceDesign } from './document.ts';

const sketches = (prompt: string): PieceDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as PieceDesign);
};

describe('a band of enamel for which two colours were named', () => {
  it('has the first, and the other on a plate, or it is said', () => {
    for (const { carrier, ornaments, provenance } of sketches('meenakari bangle red and green')) {
      const band = carrier.kind === 'bangle' ? carrier.band.texture : null;
      expect(band?.kind === 'pattern' && band.enamel).toBe('red');
      const others = ornaments.flatMap(({ ornament }) =>
        ornament.kind === 'plate' || ornament.kind === 'emblem' ? ornament.enamel : [],
      );
      const isTold = provenance.adjustments.some((said) => said.startsWith('A band takes enamel of one'));
      expect(isTold).toBe(!others.includes('green'));
    }
  });

  it('says nothing of one', () => {
    for (const { provenance } of sketches('green meenakari bangle'))
      expect(provenance.adjustments.join(' ')).not.toMatch(/enamel of one/);
  });
});
