import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('lines to be cut, in small letters and without quotation marks', () => {
  it.each([
    ['cuff engraved with be brave', 'be brave'],
    ['ring engraved you and me inside', 'you and me'],
    ['pendant engraved mum', 'mum'],
    ['bangle that says be brave', 'be brave'],
    ['silver bangle engraved love you to the moon and back, size 7', 'love you to the moon and back'],
    ['silver bangle engraved with to the moon and back', 'to the moon and back'],
    ['dog tag engraved live laugh love', 'live laugh love'],
    ['heart locket engraved with mum and dad on the back', 'mum and dad'],
    ['cuff stamped with never give up', 'never give up'],
    ['silver ring that says I love you', 'I love you'],
    ['pendant engraved the love of my life', 'the love of my life'],
  ])('%s', (prompt, line) => {
    expect(read(prompt).engraving).toBe(line);
  });

  it('ends before the hand it is cut in', () => {
    expect(read('cuff engraved be brave in script')).toMatchObject({
      engraving: 'be brave',
      lettering: 'script',
    });
    expect(read('signet ring with initials in old english JS')).toMatchObject({
      engraving: 'JS',
      lettering: 'blackletter',
    });
  });

  it.each([
    'pendant engraved with the moon',
    'ring engraved for my mum',
    'gold band engraved with a love of roses',
    'ring engraved with love hearts',
    'ring engraved all over with leaves',
    'a ring that says forever',
    'a bracelet engraved with our love story in pictures',
    'an engraved band for my husband',
    'engraved ring for my wife, rose gold',
    "ring engraved like my mum's",
    'locket engraved just like the one my nan had',
    'band engraved if you can, my husband loves it',
    "gold ring engraved please and ready before my sister's birthday",
    'silver cufflinks, an engraved one for my dad',
    'silver ring, engraved the way my nan wore it',
  ])('what is engraved besides is no line: %s', (prompt) => {
    expect(read(prompt).engraving).toBeNull();
  });
});
