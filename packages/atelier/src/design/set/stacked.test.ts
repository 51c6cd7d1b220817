import { describe, expect, it } from 'vitest';
import { openBrief } from '../testing/briefs.ts';
import { stacked } from './stacked.ts';

describe('a stack with a surface of its own', () => {
  it('is of bars that show it: none was asked to be a twist, and none is told to be left out', () => {
    const brief = openBrief({ type: 'Ring', arrangements: ['stack'], finish: 'Hammered' });
    for (const seed of [0, 1, 2, 3])
      for (const { band, provenance } of stacked(brief, 5, seed)) {
        expect(band.form).toBe('single');
        expect(provenance.adjustments.join()).not.toContain('twist');
      }
  });
});
