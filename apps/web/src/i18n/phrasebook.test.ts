import { describe, expect, it } from 'vitest';
import { createPhrasebook, type Phrases, type Slot } from './phrasebook.ts';

const METALS: Readonly<Record<string, string>> = { gold: 'oro', silver: 'plata' };
const slots: Readonly<Record<string, Slot>> = {
  metal: {
    words: '[a-z]+',
    say: (words) =>
      METALS[words] && { '': METALS[words], el: METALS[words] === 'oro' ? 'el oro' : 'la plata' },
  },
  n: { words: String.raw`\d+`, say: (words) => words },
  text: { words: '.*?', say: (words) => words },
};
const bookOf = (phrases: Phrases) =>
  createPhrasebook({
    slots: (read) => ({ ...slots, phrase: { words: '.+', say: read } }),
    phrases: [phrases],
    readers: [(text) => (text === 'Untemplated' ? 'Sin plantilla' : undefined)],
  });

describe('a phrasebook', () => {
  const read = bookOf({
    'Widen the band.': 'Ensancha el aro.',
    'Choose {metal}. It lasts.': 'Elige {metal}, que dura.',
    'Choose {metal}.': 'Elige {metal}.',
    'It lasts.': 'Dura.',
    '{metal} bends.': '{metal.el} se dobla.',
    'Metal {metal} -> {metal2}': 'Metal: {metal} → {metal2}',
    'Metal {text} is no metal.': '«{text}» no es un metal.',
    'Engraving "{text}" removed': 'Grabado «{text}» quitado',
    '{phrase} ({phrase2})': '{phrase} ({phrase2})',
    'as far as it goes': 'hasta donde llega',
    '{n} prongs': '{n} garras',
  });

  it.each([
    ['Widen the band.', 'Ensancha el aro.'],
    // The whole before its sentences.
    ['Choose gold. It lasts.', 'Elige oro, que dura.'],
    ['Choose gold. Widen the band.', 'Elige oro. Ensancha el aro.'],
    ['Metal gold -> silver', 'Metal: oro → plata'],
    // A slot that does not know its words leaves the text to the next template.
    ['Metal wood is no metal.', '«wood» no es un metal.'],
    ['Engraving "It lasts. J + M" removed', 'Grabado «It lasts. J + M» quitado'],
    ['4 prongs (as far as it goes)', '4 garras (hasta donde llega)'],
    ['Untemplated', 'Sin plantilla'],
  ])('reads %s', (english, words) => expect(read(english)).toBe(words));

  it('begins as the English does', () => {
    expect(read('silver bends.')).toBe('la plata se dobla.');
    expect(read('widen the band.')).toBe('ensancha el aro.');
    expect(bookOf({ 'band of {metal}': 'aro de {metal}' })('Band of gold')).toBe('Aro de oro');
  });

  it('reads all of a text or nothing of it', () => {
    expect(read('Choose wood.')).toBeUndefined();
    expect(read('Choose gold. Nobody said this.')).toBeUndefined();
    expect(read('Choose gold. It lasts. Nobody said this.')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  it('says the same the second time', () => {
    expect([read('Choose silver.'), read('Choose silver.'), read('No.'), read('No.')]).toEqual([
      'Elige plata.',
      'Elige plata.',
      undefined,
      undefined,
    ]);
  });

  it('refuses templates that ask for what is not there', () => {
    expect(() => bookOf({ 'a {ghost}': '{ghost}' })).toThrow('unknown kind');
    expect(() => bookOf({ 'of {metalList}': 'de {metalList}' })).toThrow('small letters');
    expect(bookOf({ 'of {metal}': '{metal.un}' })('of gold')).toBeUndefined();
    expect(bookOf({ '{n} prongs': '{n.un} garras' })('4 prongs')).toBeUndefined();
  });
});
