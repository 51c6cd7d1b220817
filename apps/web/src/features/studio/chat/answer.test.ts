import { GEMSTONES, JEWELRY_TYPES, METALS } from '@filigree/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showLanguage } from '../../../i18n/language.ts';
import { EMPTY_GUIDE } from '../model/guide.ts';
import { answerChat } from './answer.ts';
import { applyFound, recognise } from './recognise.ts';

const values = (text: string) => recognise(text).map(({ field, value }) => `${field}:${value}`);

describe('recognise', () => {
  it('finds every type, metal and stone by its own name', () => {
    for (const value of [...JEWELRY_TYPES, ...METALS, ...GEMSTONES]) {
      expect(recognise(`I would like ${value.toLowerCase()}, please`).map((found) => found.value)).toContain(
        value,
      );
    }
  });

  it('tells stones, motifs and cuts apart', () => {
    expect(values('an emerald-cut emerald')).toEqual(['stoneCut:Emerald', 'selectedGemstones:Emerald']);
    expect(values('a heart pendant with a heart-shaped ruby')).toEqual([
      'selectedMotifs:Heart',
      'selectedType:Pendant',
      'stoneCut:Heart',
      'selectedGemstones:Ruby',
    ]);
  });

  it('prefers the longer name and ignores parts of words', () => {
    expect(values('a nose ring')).toEqual(['selectedType:Nose Ring']);
    expect(values('white gold rings')).toEqual(['selectedMetals:White Gold', 'selectedType:Ring']);
    expect(values('nothing barbaric, starting soon')).toEqual([]);
  });
});

describe('applyFound', () => {
  it('lets lists grow and replaces single choices', () => {
    const guide = { ...EMPTY_GUIDE, selectedType: 'Brooch', selectedMetals: ['Silver'] } as const;
    expect(applyFound(guide, recognise('a ring in silver and rose gold with opals'))).toEqual({
      selectedType: 'Ring',
      selectedMetals: ['Silver', 'Rose Gold'],
      selectedGemstones: ['Opal'],
    });
  });
});

describe('answerChat', () => {
  const ask = (text: string) => answerChat(text, EMPTY_GUIDE);

  it('has nothing to say to blank words', () => {
    expect(ask(' \n ')).toBeNull();
  });

  it('warns of a soft stone in a ring and proposes the way out', () => {
    const answer = ask('an opal ring');
    expect(answer?.text).toContain('safest in a bezel');
    expect(answer?.proposals.map(({ label }) => label)).toEqual(['Add Opal and Ring', 'Use a bezel']);
    expect(
      answerChat('opal', { ...EMPTY_GUIDE, settingStyle: 'Bezel', selectedType: 'Ring' })?.text,
    ).not.toContain('safest');
  });

  it('knows birthstones, and a month from a verb', () => {
    expect(ask('a gift for someone born in May')?.proposals[0]?.found[0]?.value).toBe('Emerald');
    expect(ask('A gift for May')?.text).toContain('birthstone is Emerald');
    expect(ask('I may want a ring')?.text).not.toContain('birthstone');
  });

  it('names stones that bear daily wear', () => {
    const answer = ask('Which stone for every day?');
    expect(answer?.text).toContain('Mohs 8');
    expect(answer?.proposals.map(({ label }) => label)).toContain('Use Sapphire');
    expect(answer?.proposals.map(({ label }) => label)).not.toContain('Use Opal');
  });

  it('tells how to care for what was named', () => {
    expect(ask('how do I clean pearls?')?.text).toContain('no ultrasonic');
  });

  it('says what it is, and what it does not know', () => {
    expect(ask('are you a human?')?.text).toContain('not a person');
    expect(ask('what is the weather')?.text).toContain('beyond what I know');
  });
});

describe('answerChat in Spanish', () => {
  beforeAll(() => showLanguage('es'));
  afterAll(() => showLanguage('en'));
  const ask = (text: string) => answerChat(text, EMPTY_GUIDE);

  it('finds the words of the page, with and without accents, beside the English ones', () => {
    expect(values('un anillo de oro de 18k con un rubi')).toEqual([
      'selectedType:Ring',
      'selectedMetals:18k Gold',
      'selectedGemstones:Ruby',
    ]);
    expect(values('una esmeralda de talla esmeralda')).toEqual([
      'selectedGemstones:Emerald',
      'stoneCut:Emerald',
    ]);
    expect(values('a ring')).toEqual(['selectedType:Ring']);
  });

  it('answers in it', () => {
    const answer = ask('un anillo con ópalo');
    expect(answer?.text).toContain('más a salvo en un bisel');
    expect(answer?.proposals.map(({ label }) => label)).toEqual(['Agregar Anillo y Ópalo', 'Usar un bisel']);
    expect(ask('¿Qué piedra para cada día?')?.text).toContain('Mohs 8');
    expect(ask('Un regalo para mayo')?.text).toContain('La piedra natal de mayo es Esmeralda');
    expect(ask('¿Cómo limpio un ópalo?')?.text).toContain('sin ultrasonidos');
    expect(ask('¿qué tiempo hace?')?.text).toContain('más allá de lo que sé');
  });
});
