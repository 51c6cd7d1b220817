import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('the face of a signet', () => {
  it.each([
    ['silver signet ring, round face, 12 mm, with initials "AB"', [12], null],
    ['gold signet with a lion, oval face 15 x 12 mm', [15, 12], null],
    ['a signet ring, 13mm, engraved with an anchor', [13], null],
    ['signet ring in gold with a 4 mm band', null, 4],
    ['plain gold ring, 8 mm', null, 8],
  ])('%s', (prompt, face, band) => {
    const { pieceSizeMm, bandWidthMm } = interpret({ prompt }).brief;
    expect([pieceSizeMm, bandWidthMm]).toEqual([face, band]);
  });
});
