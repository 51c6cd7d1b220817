import { expect, it } from 'vitest';
import { judged } from './judging.ts';

it.each([
  ['a pearl lariat necklace in white gold', 'lariat', 'a pearl pendant necklace in white gold'],
  [
    'a matte titanium band with an off centre groove',
    'offset-groove',
    'a matte titanium band with one groove in the middle',
  ],
  ['a wide silver filigree band, scrolls of wire', 'filigree', 'a wide silver band'],
  ['a two pronged gold hairpin with a leaf', 'two-pronged', 'a gold hair stick with a leaf'],
  ['mismatched gold earrings: one a sun, the other a crescent moon', 'mismatched', 'gold sun earrings'],
  ['a gold nose hoop', 'hoop', 'a gold nose stud with a ruby'],
  ['silver earrings hanging from ear wires: an owl each', 'drops', 'silver owl stud earrings'],
  [
    'a solitaire necklace: one round diamond, white gold',
    'solitaire',
    'a white gold necklace with five diamonds',
  ],
  ['a gold nameplate bracelet that says Oksana', 'nameplate', 'a gold chain bracelet'],
])(
  '%s has a part called %s, and %s has none',
  async (words, part, without) => {
    expect(await judged(words, 0, { is: 'part', value: part })).toBe('true');
    expect(await judged(without, 0, { is: 'part', value: part })).toBe('false');
  },
  60_000,
);

it('room for ashes is never modelled', async () => {
  const words = 'a silver heart pendant that holds ashes';
  expect(await judged(words, 0, { is: 'part', value: 'ash-chamber' })).toBe('false');
}, 60_000);
