import { describe, expect, it } from 'vitest';
import { atelierDraftingTable as table } from './atelier-drafting-table.ts';

const designOf = (prompt: string, seed = 7) => table.sketch(table.interpret({ prompt }).brief, seed);
const A_RING = 'a slim rose gold ring with a 1.5 carat oval sapphire';

describe('the drafting table of the atelier', () => {
  it('draws documents that survive the database, the same for the same seed', () => {
    const design = designOf(A_RING);
    expect(JSON.parse(JSON.stringify(design))).toEqual(design);
    expect(designOf(A_RING)).toEqual(design);
    expect(designOf(A_RING, 8)).not.toEqual(design);
  });

  it('says what is off topic, and sketches every other type', () => {
    expect(table.interpret({ prompt: 'what is the weather in Paris' }).offTopic).not.toBeNull();
    expect(table.interpret({ prompt: A_RING }).offTopic).toBeNull();
    expect(designOf('a diamond tiara')).toMatchObject({ type: 'Tiara' });
  });

  it('refines a stored design, and charges nobody for what it does not understand', () => {
    const stored = JSON.parse(JSON.stringify(designOf(A_RING)));
    const refined = table.refine(stored, 'make the band thinner');
    expect(refined.ok && refined.value.changes.length).toBeGreaterThan(0);
    expect(refined.ok && refined.value.design).not.toEqual(stored);
    expect(table.refine(stored, 'hmm')).toMatchObject({
      ok: false,
      failure: { code: 'REFINEMENT_NOT_UNDERSTOOD' },
    });
    expect(() => table.refine({ type: 'Ring' }, 'thinner')).toThrow('cannot be read');
  });
});
