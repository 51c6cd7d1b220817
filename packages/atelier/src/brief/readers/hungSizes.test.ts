import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('the size of what hangs on a chain', () => {
  it.each([
    ['St Christopher medal, silver, 20mm round, on a 20 inch curb chain', [20], null, 'disc'],
    ['a locket 20mm round on a curb chain', [20], null, 'disc'],
    ['St Michael medal, gold, 18 mm oval, 24 inch figaro chain', [18], null, 'oval'],
    ['a square locket on a 18 inch chain, 20mm', [20], null, 'square'],
    ['cuban link chain with a cross pendant, 10mm, gold', [10], null, null],
    ['silver disc pendant on a curb chain, 6mm, 22 inch', null, 6, null],
  ])('%s', (prompt, pieceSizeMm, bandWidthMm, plateShape) => {
    const { brief } = interpret({ prompt });
    expect(brief.pieceSizeMm ?? null).toEqual(pieceSizeMm);
    expect(brief.bandWidthMm).toBe(bandWidthMm);
    expect(brief.plateShape ?? null).toBe(plateShape);
  });

  it('of links alone is theirs', () =>
    expect(interpret({ prompt: 'cuban bracelet iced out with diamonds, 10 mm' }).brief.bandWidthMm).toBe(10));

  it('beside a stone is the stone’s', () =>
    expect(interpret({ prompt: 'pendant with a sapphire, 8mm round' }).brief.stoneSizeMm).toEqual([8]));

  it('an outline between commas is that of a face', () => {
    const { brief, notUnderstood } = interpret({ prompt: 'cufflinks engraved RJB, round, rose gold' });
    expect(brief.plateShape).toBe('disc');
    expect(notUnderstood).toEqual([]);
  });
});
