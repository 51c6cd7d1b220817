import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/interpret.ts';
import { createDesign } from './createDesign.ts';

const told = (prompt: string): string | undefined =>
  createDesign(interpret({ prompt }).brief, 7).provenance.adjustments[0];

describe('metals that are not worked here', () => {
  it.each([
    ['a copper band', 'Copper is not worked here: rose gold comes nearest and stands in for it.'],
    ['a brass bangle', 'Brass is not worked here: 10k yellow gold comes nearest and stands in for it.'],
    [
      'a bangle in copper and steel',
      'Copper and steel are not worked here: rose gold and titanium come nearest and stand in for them.',
    ],
    [
      'a bangle in copper and bronze',
      'Copper and bronze are not worked here: rose gold comes nearest and stands in for them.',
    ],
  ])('%s', (prompt, sentence) => expect(told(prompt)).toBe(sentence));

  it('nothing is told of ours', () => {
    expect(told('a rose gold bangle') ?? '').not.toMatch(/not worked here/);
  });
});
