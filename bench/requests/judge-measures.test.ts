import { interpret } from '@filigree/atelier/brief';
import { describe, expect, it } from 'vitest';
import { judgeMeasure } from './judge-measures.ts';
import type { FactOf } from './request.ts';
import { makeSketch } from './sketch.ts';

const judged = async (prompt: string, seed: number, fact: Omit<FactOf<'measure'>, 'is'>): Promise<string> =>
  judgeMeasure(await makeSketch(interpret({ prompt }).brief, seed), { is: 'measure', ...fact }).kind;

describe('a measure', () => {
  it('of a hammered band is taken over its dents, as a caliper closes on it', async () => {
    const words = 'a hammered titanium band, 6 mm wide, 2 mm thick, size 10';
    expect(await judged(words, 1, { of: 'thickness', mm: 2 })).toBe('true');
    expect(await judged(words, 1, { of: 'thickness', mm: 1.8 })).toBe('false');
  }, 60_000);

  it('of a band that is lettered within is taken beside the letters', async () => {
    const words =
      'a plain platinum band, 6 mm wide, 2 mm thick, size 10, engraved inside with "S.K. 04.10.2025"';
    expect(await judged(words, 0, { of: 'thickness', mm: 2 })).toBe('true');
  }, 60_000);

  it('of a plate is that of its sheet', async () => {
    const words = 'a silver disc pendant, 20 mm across, 2 mm thick';
    expect(await judged(words, 0, { of: 'thickness', mm: 2 })).toBe('true');
    expect(await judged(words, 0, { of: 'thickness', mm: 1.5 })).toBe('false');
  }, 60_000);

  it('across a hoop that is not round is the longer one', async () => {
    const words = 'plain yellow gold hoops, 45 mm across, wire 3 mm';
    // The second sketch of four is an oval hoop.
    expect(await judged(words, 1, { of: 'hoop diameter', mm: 45 })).toBe('true');
    expect(await judged(words, 1, { of: 'hoop diameter', mm: 36 })).toBe('false');
  }, 60_000);

  it('of earrings that hang is that of the whole', async () => {
    const words = 'drop earrings 60 mm long, a round diamond above and a pear topaz below, platinum';
    expect(await judged(words, 0, { of: 'length', mm: 60, within: 0.1 })).toBe('true');
    expect(await judged(words, 0, { of: 'length', mm: 12, within: 0.3 })).toBe('false');
  }, 60_000);
});
