import { afterEach, describe, expect, it } from 'vitest';
import { readPhrase } from '../i18n/es/phrases/index.ts';
import { showLanguage } from '../i18n/language.ts';
import { formatInches, formatLength, inMeasuresOf } from './measure.ts';

describe('dimensions', () => {
  afterEach(() => showLanguage('en'));

  it('are written in inches to a hundredth, or in millimetres to a tenth', () => {
    expect(formatLength(6.5, 'imperial')).toBe('0.26 in');
    expect(formatLength(6.54, 'metric')).toBe('6.5 mm');
    expect(formatInches(18, 'imperial')).toBe('18 in');
  });

  it('say no more than can be measured on long things', () => {
    expect(formatInches(18, 'metric')).toBe('457 mm');
    expect(formatLength(99.96, 'metric')).toBe('100 mm');
  });

  it('are written as the language writes numbers', async () => {
    await showLanguage('es');
    expect(formatLength(1234.5, 'metric')).toMatch(/^1[., {2}]?23[45] mm$/);
  });
});

describe('sentences of the design engine', () => {
  it.each([
    ['1 oval sapphire, 8.1 × 6 mm', '1 oval sapphire, 0.32 × 0.24 in'],
    ['9 x 7 mm', '0.35 × 0.28 in'],
    ['Band: width 1.4 mm, at least 1.5 mm needed.', 'Band: width 0.055 in, at least 0.059 in needed.'],
    ['Leave 0.1 to 0.2 mm between the stones.', 'Leave 0.004 to 0.008 in between the stones.'],
    ['Band 2.4 mm -> 1.8 mm', 'Band 0.094 in -> 0.071 in'],
    ['about 2.8 g of 14k rose gold', 'about 1.8 dwt (2.8 g) of 14k rose gold'],
    ['Length 18 in -> 20 in', 'Length 18 in -> 20 in'],
  ])('in inches: %s', (text, expected) => expect(inMeasuresOf(text, 'imperial')).toBe(expected));

  it.each([
    ['1 oval sapphire, 8.1 × 6 mm', '1 oval sapphire, 8.1 × 6 mm'],
    ['Band: width 1.45 mm, at least 1.5 mm needed.', 'Band: width 1.45 mm, at least 1.5 mm needed.'],
    ['Length 18 in -> 20 in', 'Length 457 mm -> 508 mm'],
    ['a chain of 18 inches', 'a chain of 457 mm'],
    ['about 2.8 g of 14k rose gold', 'about 2.8 g of 14k rose gold'],
  ])('in millimetres: %s', (text, expected) => expect(inMeasuresOf(text, 'metric')).toBe(expected));

  it.each([
    ['Leave 0.1 to 0.2 mm between the stones.', 'Deja 0.004 a 0.008 in entre las piedras.'],
    ['Length 18 in -> 20 in', 'Largo: 18 in → 20 in'],
    ['1 oval sapphire, 8.1 × 6 mm, about 1.5 ct', '1 zafiro oval, 0.32 × 0.24 in, unos 1.5 ct'],
  ])('in inches, in Spanish: %s', (text, expected) =>
    expect(inMeasuresOf(readPhrase(text) ?? '', 'imperial')).toBe(expected),
  );

  it.each([
    ['Length 18 in -> 20 in', 'Largo: 457 mm → 508 mm'],
    [
      'A length of 20 in is not worn on the wrist: it is 8.5 in long.',
      'Un largo de 508 mm no se lleva en la muñeca: mide 216 mm.',
    ],
  ])('in millimetres, in Spanish: %s', (text, expected) =>
    expect(inMeasuresOf(readPhrase(text) ?? '', 'metric')).toBe(expected),
  );

  it('keep what is no measure', () => {
    const text = 'Three 6 in gold, 18k gold, US 6.5, about 1.5 ct, 4 prongs, 12 %';
    expect(inMeasuresOf(text, 'metric')).toBe(text);
    expect(inMeasuresOf(text, 'imperial')).toBe(text);
  });
});
