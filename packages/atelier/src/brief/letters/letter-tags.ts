/** A reading as the rules of lettering see it: with the runs of words that can be what is cut. */
import type { Phrase, TaggedText } from '@filigree/language';
import { BOUNDARY_WORDS, STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { KIN } from '../lexicon/wearers.ts';
import { isHand } from '../readers/letterings.ts';
import { isUnit } from '../readers/measure.ts';
import { ownerAt } from '../readers/owners.ts';
import { type Reading, wordAt } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { tagReading } from '../scopes/tagged-reading.ts';
import { announces, isLead } from './run-ends.ts';
import { announcedRuns, areCapitalsRare, capitalRuns, OF_PIECE } from './runs.ts';
import { toldForms } from './told-forms.ts';

/** Longer runs are sentences about the piece. */
const MOST_ITEMS = 12;
const UNITS = ['millimetre', 'centimetre', 'inch', 'carat', 'karat', 'point', 'money'] as const;

/** What vows and dedications are made of, whatever else these words may mean in jewelry. */
const VOW =
  /^(?:be|you|us|we|love|loved|loves|always|forever|eternity|eternal|soulmates?|brave|strong|believe|dream|breathe|hope|faith|joy|live|laugh|trust|shine|rise|never|ever|beloved|darling|sweetheart|mum|mom|mama|mummy|mommy|mam|dad|daddy|papa|nan|nana|nanny|gran|granny|grandma|grandad|grandpa|auntie|sister|brother|wife|husband|happy|birthday)$/;
/** What else stands in them. */
const OF_VOWS =
  /^(?:the|a|my|your|our|his|her|i|me|or|not|no|of|from|to|for|is|am|are|it|all|so|do|don't|this|that|too|shall|will|can|one|with|by|mine|yours|life|heart|moon|back|soul|world|than|more|most|everything|together|here|there|now|then|day|days|good|best|only|where|when|how|what|star|stars|sun|sea|bride|father|mother)$/;
const TENDER = new RegExp(`${VOW.source}|${OF_VOWS.source}`);
/** Sayings that are one phrase. */
const SAYING = /^(?:to the moon and back|love of my life|happily ever after)$/;
/** What else a vow begins with, and the word behind it: "I love you", "the love of my life". */
const OPENINGS: readonly (readonly [first: RegExp, next: RegExp])[] = [
  [/^(?:i|i'll|i'm)$/, /^(?:love|am|carry|will|choose|adore|miss|always)$/],
  [/^(?:the|not?)$/, VOW],
  [/^all$/, /^(?:my|you|we|our)$/],
];
const NO_END = /^(?:the|a|my|your|our|his|her|or|of|from|to|for|with|by|than|that|is|are|am)$/;
/** These join the words of a line. */
const JOINT = /^(?:and|&|\+|\/|'|-|,|\.)$/;
/** Told of what is cut, not cut themselves. */
const OF_LETTERING =
  /^(?:patterns?|designs?|images?|pictures?|drawings?|details?|something|anything|nothing|it|this|that|them|these|those|initials?|names?|letters?|words?|dates?|text|message|phrase|quote|motto|engraving|inscription|logo|crest|coordinates|coords|monogram|discs?|disks?|tags?|bars?|plates?|charms?|coins?|medals?|is|are|be|being|to|have|has|having|get|getting|please|also|hand|laser|deeply|beautifully|nicely|custom|can|could|would|should|will|with|on|in|inside|both|each|a|an)$/;
const OF_LETTERING_ALONE = /^(?:patterns?|designs?|initials?|names?|letters?|words?|dates?|message|phrase)$/;
/** Words of a plain line. */
const MOST_PLAIN = 8;
const LEAST_PLAIN = 3;
const OF_SIGHT = ['motif', 'figure', 'culture', 'era', 'shape', 'size'] as const;

const textOf = ({ tokens }: Reading, item: Item): string => tokens[item.first]!.text;
const isCapital = (reading: Reading, item: Item): boolean => /^\p{Lu}/u.test(textOf(reading, item));

/** A number of a line, and none with a unit behind it. */
function isNumber({ items }: Reading, at: number): boolean {
  const next = items[at + 1];
  return items[at]!.quantity !== null && !UNITS.some((unit) => isUnit(next, unit));
}

/** "Love hearts" are no vow. */
const isOneWord = ({ first, last }: Item): boolean => first === last;

const isGlued = ({ items, tokens }: Reading, at: number): boolean =>
  items[at] !== undefined && tokens[items[at].first]!.glued;

/** Whether an item can stand in a line that is cut. */
function isOfLine(reading: Reading, at: number): boolean {
  const item = reading.items[at]!;
  const word = wordAt(reading, item);
  if (item.kind === 'quoted' || item.negated) return false;
  // A point behind which another word stands ends a sentence.
  if (item.kind === 'mark') return JOINT.test(item.norm) && (item.norm !== '.' || isGlued(reading, at + 1));
  if ((isOneWord(item) && TENDER.test(word)) || isNumber(reading, at)) return true;
  if (item.quantity !== null || has(item, ...OF_PIECE)) return false;
  return isCapital(reading, item) || !(has(item, ...OF_SIGHT) || OF_LETTERING.test(word));
}

/** Whether an item alone tells that its line is cut: a name, a number, a word of a vow, or one that jewelry knows nothing of. */
function speaks(reading: Reading, at: number): boolean {
  const item = reading.items[at]!;
  const word = wordAt(reading, item);
  if (item.kind === 'mark') return false;
  if (isNumber(reading, at)) return true;
  if (at > 0 && isCapital(reading, item) && word !== 'i') return true;
  return item.entries.length === 0 && !STOP_WORDS.has(word) && !BOUNDARY_WORDS.has(word) && word.length > 2;
}

/** How it is put there, and no part of it. */
const WORKED = /^(?:written|engraved|inscribed|stamped|etched|carved|spelled|spelt)$/;

/** The ends of the runs of words, whatever they mean, that begin at an item: what was announced as words is these. */
function wordEnds({ items }: Reading, first: number): number[] {
  const ends: number[] = [];
  for (let at = first; at < Math.min(items.length, first + MOST_ITEMS); at++) {
    const { kind, norm } = items[at]!;
    if (kind === 'quoted' || (kind === 'mark' && !JOINT.test(norm)) || WORKED.test(norm)) break;
    if (kind !== 'mark') ends.unshift(at);
  }
  return items[first]!.kind === 'mark' ? [] : ends;
}

/** The ends of the lines that begin at an item, the longest first. */
function lineEnds(reading: Reading, first: number): number[] {
  const ends: number[] = [];
  if (reading.items[first]!.kind === 'mark' || JOINT.test(reading.items[first]!.norm)) return ends;
  let isTold = false;
  for (let at = first; at < Math.min(reading.items.length, first + MOST_ITEMS); at++) {
    if (!isOfLine(reading, at)) break;
    isTold ||= speaks(reading, at) || VOW.test(wordAt(reading, reading.items[at]!));
    if (isTold && !JOINT.test(reading.items[at]!.norm)) ends.unshift(at);
  }
  return ends;
}

/** The ends of the lines of three words and more of which jewelry knows nothing. */
function mottoEnds(reading: Reading, first: number): number[] {
  const { items } = reading;
  const isPlain = ({ entries, kind, norm }: Item): boolean =>
    (/^(?:word|phrase)$/.test(kind) || norm === 'one') && entries.every(({ sense }) => sense === 'filler');
  const ends: number[] = [];
  for (let at = first; at < Math.min(items.length, first + MOST_PLAIN); at++) {
    const item = items[at]!;
    if (!isPlain(item) || OF_LETTERING_ALONE.test(item.norm)) break;
    const words = item.last - items[first]!.first + 1;
    if (words >= LEAST_PLAIN && !NO_END.test(item.norm) && item.norm !== 'please') ends.unshift(at);
  }
  return ends;
}

/** Whether a word is none of those of which every sentence is made. */
const tells = ({ norm }: Item): boolean =>
  !STOP_WORDS.has(norm) && !BOUNDARY_WORDS.has(norm) && !/ly$|where$/.test(norm);

/** The ends of the vows that begin at an item, the longest first. */
function vowEnds(reading: Reading, first: number): number[] {
  const { items } = reading;
  const word = (at: number): string => {
    const item = items[at];
    return item === undefined ? '' : reading.tokens[item.last]!.norm;
  };
  const opening = (at: number): string => (items[at] === undefined ? '' : wordAt(reading, items[at]!));
  const isVow = (at: number): boolean =>
    (isOneWord(items[at]!) && VOW.test(word(at))) || SAYING.test(items[at]!.norm);
  const begins =
    isVow(first) ||
    OPENINGS.some(([opens, next]) => opens.test(word(first)) && next.test(opening(first + 1)));
  const ends: number[] = [];
  let hasVow = false;
  for (let at = first; begins && at < Math.min(items.length, first + MOST_ITEMS); at++) {
    // Behind a comma the wish goes on.
    if (items[at]!.norm === ',' || (!isOfLine(reading, at) && !SAYING.test(items[at]!.norm))) break;
    hasVow ||= isVow(at);
    if (hasVow && !JOINT.test(items[at]!.norm) && !NO_END.test(word(at))) ends.unshift(at);
  }
  return ends;
}

/** What single items are to the rules. */
function tagsOfItem(reading: Reading, at: number): string[] {
  const item = reading.items[at]!;
  if (item.kind === 'quoted') return ['quoted'];
  const tags: (readonly [string, boolean])[] = [
    ['hand', isHand(item)],
    ['wearer', ownerAt(reading, at) !== null || KIN.has(item.norm)],
    ['lead', isLead(reading, item)],
    ['announces', announces(reading, item)],
    ['small-word', isOneWord(item) && /^\p{Ll}/u.test(textOf(reading, item))],
    ['vocabulary', item.entries.length > 0 || item.quantity !== null],
  ];
  return tags.flatMap(([tag, isSo]) => (isSo ? [tag] : []));
}

export interface LetteredText {
  readonly text: TaggedText;
  readonly itemOf: (word: number) => number;
}

export function tagLetters(reading: Reading): LetteredText {
  const text = tagReading(reading);
  const { endOf, itemBeginningAt } = text;
  const areRare = areCapitalsRare(reading);
  const forms = toldForms(reading);
  const runs = (ends: readonly number[], ...tags: string[]): Phrase[] =>
    ends.map((last) => ({ end: endOf(last), tags: new Set(tags) }));
  const phrasesOf = (at: number): Phrase[] => {
    const item = reading.items[at]!;
    const vows = vowEnds(reading, at);
    return [
      ...runs([at], ...tagsOfItem(reading, at)),
      ...forms.flatMap(({ first, last, tag }) => (first === at ? runs([last], tag) : [])),
      ...runs(lineEnds(reading, at), 'line'),
      // Such a line needs no place to be known where it opens with a word that tells, too: "ride or die".
      ...mottoEnds(reading, at).flatMap((last) =>
        runs([last], 'motto', ...(tells(item) && tells(reading.items[last]!) ? ['plain-line'] : [])),
      ),
      ...runs(vows, 'vow'),
      ...runs(isOneWord(item) ? vows.filter((last) => last > at) : vows, 'vow-of-several'),
      ...runs(wordEnds(reading, at), 'words'),
      ...[...capitalRuns(reading, at, areRare), ...announcedRuns(reading, at)].flatMap(({ last, tags }) =>
        last === null ? [] : runs([last], ...tags),
      ),
    ];
  };
  // Every pattern asks at every word.
  const known = new Map<number, readonly Phrase[]>();
  return {
    itemOf: text.itemOf,
    text: {
      ...text,
      phrasesAt(word): readonly Phrase[] {
        const at = itemBeginningAt(word);
        if (at === undefined) return text.phrasesAt(word);
        const phrases = known.get(at) ?? [...text.phrasesAt(word), ...phrasesOf(at)];
        known.set(at, phrases);
        return phrases;
      },
    },
  };
}
