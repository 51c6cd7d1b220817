/** Stones as the engine names them: "oval sapphire", "pink round sapphires", "opal cabochons". */
import type { Slot } from '../../phrasebook.ts';
import { anyOf, ending, formsOf, listed, type Noun, noun } from './nouns.ts';

/** Singular and plural of each gemstone. */
const GEMS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  diamond: ['diamante m', 'diamantes m pl'],
  ruby: ['rubí m', 'rubíes m pl'],
  sapphire: ['zafiro m', 'zafiros m pl'],
  emerald: ['esmeralda f', 'esmeraldas f pl'],
  amethyst: ['amatista f', 'amatistas f pl'],
  aquamarine: ['aguamarina f', 'aguamarinas f pl'],
  topaz: ['topacio m', 'topacios m pl'],
  citrine: ['citrino m', 'citrinos m pl'],
  garnet: ['granate m', 'granates m pl'],
  peridot: ['peridoto m', 'peridotos m pl'],
  opal: ['ópalo m', 'ópalos m pl'],
  pearl: ['perla f', 'perlas f pl'],
  moonstone: ['piedra de luna f', 'piedras de luna f pl'],
  tanzanite: ['tanzanita f', 'tanzanitas f pl'],
  tourmaline: ['turmalina f', 'turmalinas f pl'],
  morganite: ['morganita f', 'morganitas f pl'],
  alexandrite: ['alejandrita f', 'alejandritas f pl'],
  spinel: ['espinela f', 'espinelas f pl'],
  turquoise: ['turquesa f', 'turquesas f pl'],
  onyx: ['ónix m', 'ónix m pl'],
  'lapis lazuli': ['lapislázuli m', 'lapislázulis m pl'],
};

/** The engine's own plurals, by either of its two rules: "topazes", "onyxes". */
const pluralsOf = (gem: string): readonly string[] =>
  gem.endsWith('y') ? [`${gem.slice(0, -1)}ies`] : /[xz]$/.test(gem) ? [`${gem}es`] : [`${gem}s`];

const SINGULAR = new Map(Object.entries(GEMS).map(([gem, [one]]) => [gem, noun(one)]));
const PLURAL = new Map(
  Object.entries(GEMS).flatMap(([gem, [, many]]) =>
    pluralsOf(gem).map((words) => [words, noun(many)] as const),
  ),
);
/** Plurals without one of their own in the trade's English: "three onyx". */
const pluralOf = (gem: string): Noun | undefined => (GEMS[gem] ? noun(GEMS[gem][1]) : undefined);

const gemOf = (words: string): Noun | undefined => SINGULAR.get(words) ?? PLURAL.get(words);

/** Colours with `o` where they agree in gender; a mark for the plural of the others. */
const COLOURS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  colourless: ['incoloro', 'incoloros'],
  red: ['rojo', 'rojos'],
  pink: ['rosa', 'rosas'],
  peach: ['durazno', 'durazno'],
  orange: ['naranja', 'naranjas'],
  yellow: ['amarillo', 'amarillos'],
  golden: ['dorado', 'dorados'],
  green: ['verde', 'verdes'],
  teal: ['verde azulado', 'verde azulado'],
  blue: ['azul', 'azules'],
  violet: ['violeta', 'violetas'],
  purple: ['morado', 'morados'],
  brown: ['marrón', 'marrones'],
  champagne: ['champán', 'champán'],
  grey: ['gris', 'grises'],
  white: ['blanco', 'blancos'],
  black: ['negro', 'negros'],
  bicolour: ['bicolor', 'bicolores'],
  multicolour: ['multicolor', 'multicolores'],
  'salt and pepper': ['sal y pimienta', 'sal y pimienta'],
};
/** Of two words, or named after a thing: they do not agree. */
const UNCHANGED = new Set(['peach', 'teal', 'champagne', 'salt and pepper']);

const agreeing = (adjective: string, of: Noun): string => adjective.replace(/os?$/, ending(of));

function colourOf(words: string, of: Noun): string {
  const [one, many] = COLOURS[words] ?? ['', ''];
  if (UNCHANGED.has(words)) return `color ${one}`;
  return agreeing(of.plural ? many : one, of);
}

/** Cuts by all that the engine calls them; the names of Spanish stand after «talla». */
const CUTS: Readonly<Record<string, string>> = {
  round: 'redonda',
  oval: 'oval',
  princess: 'princesa',
  cushion: 'cojín',
  emerald: 'esmeralda',
  marquise: 'marquesa',
  pear: 'pera',
  heart: 'corazón',
  baguette: 'baguette',
  trillion: 'trillón',
  radiant: 'radiante',
  // Outlines of domes that stand for cuts with corners.
  rectangular: 'rectangular',
  square: 'cuadrada',
};
const CUT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(CUTS).flatMap((cut) => [cut, `${cut}-cut`, `${cut}-shaped`].map((words) => [words, cut])),
);

/** The cut as a stone of that cut is called: «redondo», «talla cojín». */
function cutOf(words: string, of: Noun): string {
  const cut = CUT_NAMES[words] ?? '';
  if (cut === 'round') return agreeing('redondo', of);
  if (cut === 'square') return agreeing('cuadrado', of);
  if (cut === 'oval' || cut === 'rectangular') return `${cut}${of.plural ? 'es' : ''}`;
  return `talla ${CUTS[cut]}`;
}

export const gemWords = anyOf([...SINGULAR.keys(), ...PLURAL.keys()]);
const colourWords = anyOf(Object.keys(COLOURS));
export const cutWords = anyOf(Object.keys(CUT_NAMES)).replaceAll('[ -]', ' ');
export const stoneWords = `(?:${colourWords} )?(?:(?:${cutWords}|[Cc]abochon) )?(?:${colourWords} )?${gemWords}(?: cabochons?)?`;
const PARTS = new RegExp(
  `^(?:(${colourWords}) )?(?:(${cutWords}|[Cc]abochon) )?(?:(${colourWords}) )?(${gemWords})(?: (cabochons?))?$`,
);

/** @param many of a kind whose English has no plural of its own */
export function stoneNoun(words: string, many = false): Noun | undefined {
  const found = PARTS.exec(words);
  if (!found) return undefined;
  const [, before, cut, behind, gem = '', dome] = found.map((part) =>
    part?.toLowerCase().replaceAll('- ', '-'),
  );
  const plural = many || dome === 'cabochons';
  const named = plural ? (pluralOf(gem) ?? gemOf(gem)) : gemOf(gem);
  if (!named) return undefined;
  const colour = before ?? behind;
  const shown = [named.word];
  if (colour !== undefined) shown.push(colourOf(colour, named));
  if (dome !== undefined || cut === 'cabochon') {
    const outline = cut === undefined || cut === 'cabochon' ? '' : ` ${cutOf(cut, noun('cabujón m'))}`;
    shown.push(`en cabujón${outline}`);
  } else if (cut !== undefined) {
    shown.push(cutOf(cut, named));
  }
  return { ...named, word: shown.join(' ') };
}

/** Of some the engine's English has no plural: "aquamarines and turquoise". */
const UNCHANGED_MANY = ['onyx', 'lapis lazuli', 'turquoise'];
const manyWords = anyOf([...PLURAL.keys(), ...UNCHANGED_MANY]);
const manyOf = (gem: string): Noun | undefined =>
  PLURAL.get(gem) ?? (UNCHANGED_MANY.includes(gem) ? pluralOf(gem) : undefined);

export const stoneSlots = {
  gem: {
    words: gemWords,
    say: (words) => {
      const found = gemOf(words.toLowerCase());
      return found && formsOf(found);
    },
  },
  gems: {
    words: anyOf([...PLURAL.keys()]),
    say: (words) => {
      const found = PLURAL.get(words.toLowerCase());
      return found && formsOf(found);
    },
  },
  /** "rubies, opals and diamonds". */
  gemlist: {
    words: `${manyWords}(?:, ${manyWords})* and ${manyWords}`,
    say: (words) => {
      const nouns = words.split(/, | and /).map((one) => manyOf(one.toLowerCase())?.word);
      return nouns.includes(undefined) ? undefined : listed(nouns as string[]);
    },
  },
  /** What is laid into a band: "turquoise and onyx". */
  inlaid: {
    words: `${gemWords}(?: and ${gemWords})*`,
    say: (words) => {
      const nouns = words.split(' and ').map((one) => gemOf(one.toLowerCase())?.word);
      return nouns.includes(undefined) ? undefined : listed(nouns as string[]);
    },
  },
  stone: {
    words: stoneWords,
    say: (words) => {
      const found = stoneNoun(words);
      return found && formsOf(found);
    },
  },
  /** Of a count, in the plural also where English has one form. */
  stones: {
    words: stoneWords,
    say: (words) => {
      const found = stoneNoun(words, true);
      return found && formsOf(found);
    },
  },
  cut: {
    words: cutWords,
    say: (words) => CUTS[CUT_NAMES[words.toLowerCase()] ?? ''],
  },
  colour: {
    words: anyOf([...Object.keys(COLOURS), 'ivory', 'coral', 'turquoise', 'navy']),
    say: (words) =>
      ({ ivory: 'marfil', coral: 'coral', turquoise: 'turquesa', navy: 'azul marino' })[
        words.toLowerCase()
      ] ?? COLOURS[words.toLowerCase()]?.[0],
  },
} as const satisfies Readonly<Record<string, Slot>>;
