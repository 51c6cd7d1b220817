import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const arrangementsOf = (prompt: string) => interpret({ prompt }).brief.arrangements ?? [];

describe('a clasp that is worn in front', () => {
  it.each([
    'gold paperclip necklace with a chunky toggle clasp worn at the front',
    'silver chain bracelet with a big front toggle clasp',
    'necklace that closes in front with a T-bar',
    'pearl necklace with a front clasp',
    'gold rope chain necklace with front lobster clasp and a big emerald',
  ])('%s', (prompt) => expect(arrangementsOf(prompt)).toContain('front-clasp'));

  it.each([
    'necklace with a lobster clasp and a heart in front',
    'necklace with a toggle clasp',
    'front facing swan brooch with a safety clasp',
  ])('is none: %s', (prompt) => expect(arrangementsOf(prompt)).not.toContain('front-clasp'));
});
