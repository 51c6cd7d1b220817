/** Metals as the engine names them: "18k rose gold", "black rhodium plated 14k white gold", "recycled platinum". */
import type { Slot } from '../../phrasebook.ts';
import { anyOf, formsOf, listed } from './nouns.ts';

const SHADES: Readonly<Record<string, string>> = {
  yellow: 'amarillo',
  white: 'blanco',
  rose: 'rosa',
  grey: 'gris',
};

const OTHERS: Readonly<Record<string, string>> = {
  platinum: 'platino',
  'platinum 950': 'platino 950',
  palladium: 'paladio',
  'palladium 950': 'paladio 950',
  silver: 'plata',
  'sterling silver': 'plata de ley',
  titanium: 'titanio',
  tungsten: 'tungsteno',
  'tungsten carbide': 'carburo de tungsteno',
  'recycled metal': 'metal reciclado',
  'mixed metals': 'metales combinados',
  enamel: 'esmalte',
  'black rhodium': 'rodio negro',
};

const gold = '(?:\\d+k )?(?:(?:[Yy]ellow|[Ww]hite|[Rr]ose|[Gg]rey) )?[Gg]old';
const base = `(?:${gold}|${anyOf(Object.keys(OTHERS)).replaceAll('[ -]', ' ')})`;
const one = `(?:[Rr]ecycled )?(?:[Bb]lack rhodium plated )?${base}(?: with black rhodium)?(?:, (?:black )?rhodium plated)?`;
const PARTS = new RegExp(
  `^(recycled )?(black rhodium plated )?(${base})( with black rhodium)?(?:, (black )?rhodium plated)?$`,
  'i',
);

function goldOf(words: string): string | undefined {
  const found = /^(?:(\d+)k )?(?:(\w+) )?gold$/.exec(words);
  if (!found) return undefined;
  const [, karat, shade] = found;
  return ['oro', shade === undefined ? '' : SHADES[shade], karat === undefined ? '' : `de ${karat} k`]
    .filter((part) => part !== '')
    .join(' ');
}

function metalOf(words: string): string | undefined {
  const found = PARTS.exec(words);
  if (!found) return undefined;
  const [, recycled, before, named = '', behind, black] = found;
  const metal = OTHERS[named.toLowerCase()] ?? goldOf(named.toLowerCase());
  if (metal === undefined) return undefined;
  const plated = before ?? behind ?? black;
  const rhodium =
    plated !== undefined
      ? ' con baño de rodio negro'
      : /rhodium plated$/.test(words)
        ? ' con baño de rodio'
        : '';
  const again = recycled === undefined ? '' : /^plata/.test(metal) ? ' reciclada' : ' reciclado';
  return `${metal}${again}${rhodium}`;
}

/** Several alloys joined: "14k rose gold and platinum". */
export function metalsOf(words: string): string | undefined {
  const metals = words.split(' and ').map(metalOf);
  return metals.some((metal) => metal === undefined)
    ? undefined
    : listed(metals.filter((metal) => metal !== undefined));
}

export const metalWords = `${one}(?: and ${one}){0,2}`;

export const metalSlots = {
  metal: {
    words: metalWords,
    say: (words) => {
      const metal = metalsOf(words);
      if (metal === undefined) return undefined;
      return formsOf({ word: metal, gender: metal.startsWith('plata') ? 'f' : 'm', plural: false });
    },
  },
} as const satisfies Readonly<Record<string, Slot>>;
