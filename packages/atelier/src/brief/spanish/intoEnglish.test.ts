import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import type { LabelledSentence } from '../labelled/score.ts';
import { tokenise } from '../tokens.ts';
import { englishOf, intoEnglish, isSpanish } from './intoEnglish.ts';

const labelled = new URL('../labelled/', import.meta.url);
const sentencesOf = (isWanted: (name: string) => boolean): LabelledSentence[] =>
  readdirSync(labelled)
    .filter((name) => name.endsWith('.json') && isWanted(name))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, labelled), 'utf8')) as LabelledSentence[]);
const isSpanishText = ({ text }: LabelledSentence): boolean => isSpanish(tokenise(text));

describe('the language of a text', () => {
  it('is English for every English sentence that is labelled', () => {
    const english = sentencesOf((name) => !name.includes('spanish'));
    expect(english.length).toBeGreaterThan(1000);
    expect(english.filter(isSpanishText)).toEqual([]);
  });

  it('is Spanish for every Spanish one that asks for jewelry', () => {
    const spanish = sentencesOf((name) => name.includes('spanish')).filter(({ offTopic }) => !offTopic);
    expect(spanish.length).toBeGreaterThan(70);
    expect(spanish.filter((sentence) => !isSpanishText(sentence))).toEqual([]);
  });

  it.each([
    'a ring that says mi amor',
    'ring engraved te amo',
    'el nino pendant',
    'ring',
    '',
    '😀 18k',
    'no',
  ])('stays English: "%s"', (text) => {
    const tokens = tokenise(text);
    expect(intoEnglish(tokens)).toBe(tokens);
    expect(englishOf(text)).toBe(text);
  });
});

describe('Spanish put into English', () => {
  it.each([
    ['zafiro azul ovalado', 'oval blue sapphire'],
    ['aretes de oro rosa', 'earrings of rose gold'],
    ['aretes de copo de nieve', 'earrings of snowflake'],
    ['AMATISTAS PEQUEÑAS', 'Small amethysts'],
    ['serpiente con ojos de rubí', 'serpent with ruby eyes'],
    ['pulsera con esmalte rojo y azul', 'bracelet with blue and red enamel'],
    ['oro de 18 quilates, diamante de 2 quilates', 'gold of 18 karat, diamond of 2 carat'],
    ['un anillo con sircón y safiros', 'a ring with sircón and sapphires'],
    ['collar para mi hija Luna', 'necklace for my daughter Luna'],
    ['la alianza que quiero para mí', 'the wedding band that i want for me'],
    ['medalla que ponga Lucas por detrás', 'medal that says Lucas on the back'],
    ['grabado con "Te amo" y una luna', 'engraved with "Te amo" and a moon'],
  ])('%s', (spanish, english) => {
    expect(englishOf(spanish).toLowerCase()).toBe(english.toLowerCase());
  });

  it('keeps every word in its place', () => {
    const text = 'Quiero un collar de perlas blancas, por favor';
    for (const token of intoEnglish(tokenise(text))) {
      expect(token.start).toBeGreaterThanOrEqual(0);
      expect(token.end).toBeLessThanOrEqual(text.length);
      expect(text.slice(token.start, token.end).trim()).not.toBe('');
    }
    expect(interpret({ prompt: text }).understood).toContainEqual({
      field: 'gemstones',
      value: 'Pearl',
      words: 'perlas blancas',
      source: 'words',
    });
  });

  it('reads thousands behind a full stop, and only in Spanish', () => {
    expect(interpret({ prompt: 'un anillo de oro, hasta 2.000 dólares' }).brief.budget.max).toBe(2000);
    expect(interpret({ prompt: 'a diamond of 2.000 carats, ring' }).brief.caratWeight).toBe(2);
  });

  it.each([
    ['anillo de compromiso talla 12', 6],
    ['alianza de platino talla 11', 5.5],
    ['anillo de plata talla 7', 7],
    ['anillo de hombre talla 12', 12],
    ['anillo de hombre talla 22', 10],
  ])('takes a size for Spain’s where no such hand has it elsewhere: %s', (prompt, ringSize) =>
    expect(interpret({ prompt }).brief.ringSize).toBe(ringSize),
  );

  it.each([
    ['un anillo de oro y que dentro ponga Siempre tuya', 'Siempre tuya'],
    ['un colgante de plata y por detrás que ponga Lucía, para mi sobrina', 'Lucía'],
    ['un colgante de oro, y detrás que ponga Abuela Carmen', 'Abuela Carmen'],
    ['un anillo que mi hija se ponga cada día, de oro', null],
  ])('cuts what is to stand there: %s', (prompt, engraving) =>
    expect(interpret({ prompt }).brief.engraving).toBe(engraving),
  );

  it('tells a fruit from a town of the same name', () => {
    const figuresOf = (prompt: string) => interpret({ prompt }).brief.figures;
    expect(figuresOf('un broche con una granada grande y granates dentro')).toEqual(['pomegranate']);
    expect(figuresOf('mi abuela nació en Granada, quiero un broche de plata')).toBeNull();
  });

  it('says in the customer’s words what was not understood', () => {
    const { notUnderstood } = interpret({ prompt: 'un anillo de plata con una cafetera' });
    expect(notUnderstood).toEqual(['cafetera']);
  });

  it('refuses what is no jewelry, and nothing that is', () => {
    expect(interpret({ prompt: 'quiero un vestido de novia' }).offTopic).not.toBeNull();
    expect(interpret({ prompt: 'quiero un anillo de novia' }).offTopic).toBeNull();
  });
});
