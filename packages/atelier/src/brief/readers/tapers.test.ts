import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const widths = (prompt: string) => {
  const { bandWidthMm, palmWidthMm } = interpret({ prompt }).brief;
  return [bandWidthMm, palmWidthMm];
};

describe('bands that taper', () => {
  it.each([
    ['a platinum ring, 2.4mm tapering to 1.9mm at the head', [1.9, 2.4]],
    ['gold wedding band, tapers from 4 mm to 3 mm at the back', [4, 3]],
    ['solitaire ring with a tapered band, 3 mm at the top and 2 mm at the bottom', [3, 2]],
    ['silver band tapering from 6 mm to 4.5 mm', [6, 4.5]],
  ])('have two widths: %s', (prompt, expected) => {
    expect(widths(prompt)).toEqual(expected);
    expect(interpret({ prompt }).notUnderstood).toEqual([]);
  });

  it.each(['a 3 mm silver band', 'ring with tapered baguettes, band 2 mm'])('have one: %s', (prompt) =>
    expect(widths(prompt)[1]).toBeNull(),
  );
});
