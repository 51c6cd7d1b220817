/** Titles of designs: "Oval sapphire halo ring in 18k rose gold with matching drop earrings". */
import type { Reader } from '../../phrasebook.ts';
import { figureOf, figureWords } from './figures.ts';
import { finishes, finishWords } from './looks.ts';
import { metalsOf } from './metals.ts';
import { anyOf, listed, type Noun } from './nouns.ts';
import { tailOf, titleNouns } from './pieces.ts';
import { cutWords, gemWords, stoneNoun } from './stones.ts';

/** How the stones of a front are held in rows. */
const HELD: Readonly<Record<string, string>> = {
  'channel-set': 'engaste en canal',
  'bar-set': 'engaste en barra',
  'invisibly set': 'engaste invisible',
};

/** The engine cuts titles here, in the middle of a word if need be. */
const LONGEST_TITLE = 120;

const nounWords = anyOf(Object.keys(titleNouns)).replaceAll('[ -]', ' ');
const gems = `(?:[Mm]ulticolour )?${gemWords}(?:(?:, ${gemWords})* and ${gemWords})?|[Mm]ulti-gem|[Nn]avaratna`;
const stone = `(?:(?:${cutWords}|[Cc]abochon) )?(?:${gems})`;
const alloy =
  '(?:black rhodium plated )?(?:\\d+k \\w+ gold|platinum|palladium|sterling silver|titanium|tungsten carbide)';
const SOLE = new RegExp(
  `^(?:(${finishWords}) )?(?:(${stone}) )?(?:(${gems}) inlay )?(?:(channel-set|bar-set|invisibly set) )?(?:(${figureWords}(?: and ${figureWords})?) )?(${nounWords})((?: (?:with|and) a (?:hidden halo|filigree gallery))?)(?: (?:with|and) an? (${figureWords}))?(?: in (${alloy}(?: and ${alloy}){0,2}))?$`,
);

/** Noun, finish, figure, stone, what belongs to the noun, and metal, in the order of Spanish. */
function composed(
  english: string,
  noun: Noun,
  { finish, figure, gem, metal }: Readonly<Record<'finish' | 'figure' | 'gem' | 'metal', string | undefined>>,
): string {
  const tail = tailOf(english);
  const joins = tail === 'con' || figure !== undefined ? 'con' : 'de';
  const ends = tail === 'con' ? '' : gem !== undefined && joins === 'con' ? tail.replace(/^con/, 'y') : tail;
  return [noun.word, finish, figure && `de ${figure}`, gem && `${joins} ${gem}`, ends, metal && `en ${metal}`]
    .filter(Boolean)
    .join(' ');
}

/** "ruby and diamond": the stones of one row. */
function gemsOf(words: string): string | undefined {
  if (/^multi-gem$/i.test(words)) return 'varias gemas';
  if (/^navaratna$/i.test(words)) return 'navaratna';
  const nouns = words.split(/, | and /).map((one) => stoneNoun(one)?.word);
  return nouns.includes(undefined) ? undefined : listed(nouns as string[]);
}

/** "sun and crescent": figures that follow one another; those that have "and" in their name are one. */
function figuresOf(words: string): string | undefined {
  const whole = figureOf(words)?.word;
  if (whole !== undefined) return whole;
  const nouns = words.split(' and ').map((one) => figureOf(one)?.word);
  return nouns.includes(undefined) ? undefined : listed(nouns as string[]);
}

const sole: Reader = (title) => {
  const found = SOLE.exec(title);
  if (!found) return undefined;
  const [, finish, gem, inlay, held, figure, named = '', hidden, beside, metal] = found;
  const english = named.charAt(0).toLowerCase() + named.slice(1);
  const noun = titleNouns[english];
  if (!noun) return undefined;
  const words = composed(english, noun, {
    finish: finish && finishes(finish, noun),
    figure: figure && figuresOf(figure),
    gem: gem && gemsOf(gem),
    metal: metal && metalsOf(metal),
  });
  const inlaid = inlay && gemsOf(inlay);
  const more = [
    held && HELD[held],
    inlaid && `incrustación de ${inlaid}`,
    beside && figureOf(beside)?.word,
    hidden && (hidden.endsWith('gallery') ? 'galería de filigrana' : 'halo oculto'),
  ].filter(Boolean);
  return more.length === 0 ? words : `${words}, con ${more.join(' y ')}`;
};

/** What is left of a title that was cut: its whole words, as far as they say something. */
function cut(title: string): string | undefined {
  const words = title.split(' ');
  for (let count = words.length; count > 1; count--) {
    const read = sole(
      words
        .slice(0, count)
        .join(' ')
        .replace(/ (?:and|in)$/, ''),
    );
    if (read !== undefined) return read;
  }
  return undefined;
}

function companions(words: string): string | undefined {
  const named = words.split(/, | and /);
  const nouns = named.flatMap((word) => titleNouns[word]?.word ?? []);
  return nouns.length === named.length ? listed(nouns) : undefined;
}

export const readTitle: Reader = (title) => {
  const isCut = title.length >= LONGEST_TITLE;
  const [, leader = title, others] = /^(.+) with matching (.+)$/.exec(title) ?? [];
  const first = sole(leader) ?? (isCut ? cut(leader) : undefined);
  if (first === undefined || others === undefined) return first;
  const named = companions(others);
  return named === undefined ? undefined : `${first} con ${named} a juego`;
};
