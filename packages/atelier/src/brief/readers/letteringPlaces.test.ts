import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const lettering = (prompt: string): string | null => interpret({ prompt }).brief.engraving;

describe('letters on the back', () => {
  it.each([
    'silver medal, engrave the back with "Run far"',
    'oval locket, back engraved Nell 1902',
    'gold disc, the reverse should read "Amor"',
    'dog tag, and on its reverse side "J.T.R."',
    'cufflinks with a bear, engraved BTR on the backs',
    'a medallion with an owl; on the back it says Wisdom',
    'medalla de plata grabada en el reverso con "Te amo"',
    'silver charm of a dog with his name Biscuit written on the bottom where only i know',
    'heart pendant engraved "Mum" where nobody can see it',
  ])('%s', (prompt) => {
    const { brief } = interpret({ prompt });
    expect(brief.engraving).not.toBeNull();
    expect(brief.engravingPlace).toBe('back');
  });

  it.each([
    ['silver medal, engrave the back with "Run far"', 'engrave the back'],
    ['gold disc, the reverse should read "Amor"', 'reverse should read'],
    ['medalla de plata grabada en el reverso con "Te amo"', 'en el reverso'],
  ])('is told with its words: %s', (prompt, words) =>
    expect(interpret({ prompt }).understood).toContainEqual({
      field: 'engravingPlace',
      value: 'back',
      words,
      source: 'words',
    }),
  );

  it.each(['gold disc engraved Amor', 'a chain that falls down the back, disc engraved Amor'])(
    'not: %s',
    (prompt) => expect(interpret({ prompt }).brief.engravingPlace ?? null).toBeNull(),
  );
});

describe('lettering without a word for it', () => {
  it.each([
    ['St Christopher medallion, silver, and on the back "Come home safe".', 'Come home safe'],
    ['a locket, inside it "To M from J"', 'To M from J'],
    ["disc necklace, on the reverse I'd like 'Ever yours'", 'Ever yours'],
    ["a gold ring. Around the band please put 'no guts no glory'", 'no guts no glory'],
    ['a bangle, along the inner edge: "still here"', 'still here'],
    ["signet, our family motto 'Semper paratus' round the edge", 'Semper paratus'],
    ["a bangle, 'she believed' on the outside and my initials ER inside", 'she believed / ER'],
    ['a gold ring. Inside the band: forever yours', 'forever yours'],
    ['angel wings on a pendant with my brothers name Declan and a topaz', 'Declan'],
    ['bracelet with my sons name Arlo on it', 'Arlo'],
    ['necklace with her daughters names Ava and Mia', 'Ava and Mia'],
  ])('%s', (prompt, text) => expect(lettering(prompt)).toBe(text));

  it.each([
    'I saw it on the cover of "Vogue", a pearl choker',
    'like the one in "Titanic", a blue heart necklace',
    'a pendant for my dog named Rex',
    'ring. Inside: rose gold, outside: titanium',
    'a band, inside: polished',
    'silver bangle for a girl named Alba',
    'pendant, grandads name was Alfred and he loved robins',
  ])('nothing: %s', (prompt) => expect(lettering(prompt)).toBeNull());
});
