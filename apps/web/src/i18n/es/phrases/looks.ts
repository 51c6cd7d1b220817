/** Finishes of metal, and counts. */
import type { Slot } from '../../phrasebook.ts';
import { anyOf, ending, type Noun } from './nouns.ts';

const FINISHES: Readonly<Record<string, string>> = {
  polished: 'pulido',
  matte: 'mate',
  brushed: 'cepillado',
  hammered: 'martillado',
  satin: 'satinado',
  textured: 'texturizado',
  engraved: 'grabado',
};

export const finishWords = anyOf(Object.keys(FINISHES));

/** A finish as it agrees with what is finished. */
export function finishes(words: string, of: Noun): string {
  const finish = FINISHES[words.toLowerCase()] ?? '';
  return finish.endsWith('o') ? finish.replace(/o$/, ending(of)) : `${finish}${of.plural ? 's' : ''}`;
}

const COUNTS: Readonly<Record<string, string>> = {
  one: 'una',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  eleven: 'once',
  twelve: 'doce',
};

export const lookSlots = {
  finish: { words: finishWords, say: (words) => FINISHES[words.toLowerCase()] },
  count: {
    words: `(?:${anyOf(Object.keys(COUNTS))}|\\d+)`,
    say: (words) => COUNTS[words.toLowerCase()] ?? words,
  },
  carats: {
    words: 'about \\d+(?:\\.\\d+)? ct',
    say: (words) => {
      const carats = words.slice('about '.length);
      return carats === '1 ct' ? `alrededor de ${carats}` : `unos ${carats}`;
    },
  },
} as const satisfies Readonly<Record<string, Slot>>;
