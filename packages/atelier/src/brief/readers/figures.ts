/** Figures: what a motif is to look like, where the words say so. */
import { FIGURES, type Figure, MODELLED_THINGS, THING_FIGURES, ZODIAC_FIGURES } from '@filigree/contracts';
import { KEYS_OF_NO_LOCK } from '../lexicon/figures.ts';
import { BOUNDARY_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, firstOfEach, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { inContext } from './figureContext.ts';
import {
  isBodyPart,
  isCloth,
  isFlower,
  isNarrated,
  isOfChart,
  isSimile,
  isWornAlready,
  outlinesStone,
} from './looks.ts';
import { asPerched } from './perched.ts';

type Sign = (typeof ZODIAC_FIGURES)[number];

/** First day of each sign, month and day, in the order of the year (the tropical zodiac as almanacs print it). */
const SIGN_BEGINS: readonly (readonly [month: number, day: number, sign: Sign])[] = [
  [1, 20, 'aquarius'],
  [2, 19, 'pisces'],
  [3, 21, 'aries'],
  [4, 20, 'taurus'],
  [5, 21, 'gemini'],
  [6, 21, 'cancer'],
  [7, 23, 'leo'],
  [8, 23, 'virgo'],
  [9, 23, 'libra'],
  [10, 23, 'scorpio'],
  [11, 22, 'sagittarius'],
  [12, 22, 'capricorn'],
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b|\\b${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`,
  'i',
);

function signOn(month: number, day: number): Sign {
  const begun = SIGN_BEGINS.filter(([m, d]) => month > m || (month === m && day >= d)).at(-1);
  return begun?.[2] ?? 'capricorn';
}

/** "Her star sign, born 5 August": the sign of the first date, only beside a word for the zodiac. */
function signOfDate(reading: Reading): Claim<Figure>[] {
  const at = reading.items.findIndex((item) => !item.negated && valueIn(item, 'motif') === 'Zodiac');
  const date = at === -1 ? null : DATE.exec(reading.text);
  if (date === null) return [];
  const day = Number(date[1] ?? date[4]);
  if (day < 1 || day > 31) return [];
  const month = MONTHS.indexOf((date[2] ?? date[3]!).slice(0, 3).toLowerCase()) + 1;
  reading.items.forEach((item, index) => {
    const start = reading.tokens[item.first]!.start;
    if (start >= date.index && start < date.index + date[0].length) use(reading, index);
  });
  return [{ value: signOn(month, day), words: date[0], at }];
}

/** What a plain noun is in a culture's hands: a Roman coin, a Hawaiian hook, a Norse hammer. */
const EMBLEMS: readonly (readonly [noun: RegExp, culture: string, figure: Figure])[] = [
  [/^(?:coin|medal)$/, 'Roman', 'roman-coin'],
  [/^hook$/, 'Polynesian', 'fish-hook'],
  [/^hammer$/, 'Norse / Viking', 'thors-hammer'],
  [/^(?:egg|easter egg)$/, 'Russian Imperial', 'imperial-egg'],
  [/^(?:sun|calendar|sun calendar)$/, 'Aztec / Mayan', 'sun-stone'],
  [/^key$/, 'Greek', 'meander-disc'],
  [/^(?:vase|urn)$/, 'Greek', 'amphora'],
  [/^beetle$/, 'Egyptian', 'scarab'],
  [/^fan$/, 'Japanese', 'fan'],
  [/^gate$/, 'Japanese', 'torii'],
  [/^collar$/, 'African', 'bead-collar'],
];

function emblemsOfCulture(reading: Reading): Claim<Figure>[] {
  const { items } = reading;
  return EMBLEMS.flatMap(([noun, culture, figure]) => {
    const at = items.findIndex((item) => !item.negated && noun.test(item.norm));
    const named = items.some((item) => !item.negated && valueIn(item, 'culture') === culture);
    if (at === -1 || !named) return [];
    use(reading, at);
    return [{ value: figure, words: wordsOf(reading, at), at }];
  });
}

const THINGS = new Set<Figure>([...THING_FIGURES, ...MODELLED_THINGS]);

/** "A guitar pendant", "earrings like a cloud", "a charm of the Eiffel tower": a thing that shapes the piece. */
function shapesPiece(reading: Reading, at: number): boolean {
  const { items, chunk } = reading;
  const next = items[at + 1];
  // "The scroll of a cello", "the outline of a violin": what is shown of it.
  const article = /^(?:a|an|the|my|his|her)$/.test(items[at - 1]?.norm ?? '') ? 2 : 1;
  if (items[at - article]?.norm === 'of' && LOOKED_AT.test(items[at - article - 1]?.norm ?? '')) return true;
  if (/^(?:shaped|shape|charm|motif|inspired|themed|silhouette|outline)$/.test(next?.norm ?? '')) return true;
  for (let ahead = at + 1; chunk[ahead] === chunk[at] && ahead <= at + 3; ahead++) {
    if (has(items[ahead], 'type', 'jewelryNoun', 'bandPart')) return true;
    // "A guitar pick": the thing only tells what kind of another it is.
    if (items[ahead]?.kind === 'word' && items[ahead]!.entries.length === 0) return false;
  }
  // "Apple and pencil charm bracelet": the first of two before the piece.
  if (/^(?:and|&|,)$/.test(next?.norm ?? '') && has(items[at + 2], 'figure') && shapesPiece(reading, at + 2))
    return true;
  let before = at - 1;
  while (before >= 0 && DESCRIBES.test(items[before]!.norm)) before--;
  while (has(items[before], 'size', 'metal', 'colour', 'finish', 'gemstone', 'era', 'culture')) before--;
  while (before >= 0 && DESCRIBES.test(items[before]!.norm)) before--;
  if (isOneOfSeveral(reading, at) || isCutIn(reading, at)) return true;
  // "Please don't ring the house": a piece is not of what has an article.
  if (has(items[before], 'type') && /^(?:the|my|our|his|her|their)$/.test(items[before + 1]!.norm))
    return false;
  // "Lapel pin? Scales of justice."
  const isAnswer = /^[?–—-]$/.test(items[before]?.norm ?? '') && has(items[before - 1], 'type');
  return (before >= 0 && SHOWS.test(items[before]!.norm)) || isAnswer || isDescribed(reading, at);
}

/** What tells one of several apart, with what it is: "one is a", "the other one a small", "on the left a". */
const ONE_OF =
  /(?:^| )(?:one|other|another|first|second|left|right)(?: (?:one|of them|ear|side|earring|stud|cufflink))?(?: (?:is|s|as|be|being|,|:|-|has|with|should be|will be|to be|can be|could be|shows?))?(?: (?:a|an|the|my|our|his|her))(?: (?:little|tiny|small|mini|old|cute|simple|plain)){0,2}$/;

/** "One is a teapot, the other one a mug": where a piece is spoken of, each of them is of what it is told to be. */
function isOneOfSeveral({ items }: Reading, at: number): boolean {
  const before = items
    .slice(Math.max(0, at - 9), at)
    .map(({ norm }) => norm)
    .join(' ');
  return ONE_OF.test(before) && items.some((item) => has(item, 'type') && !item.negated);
}

const CUTS =
  /^(?:engrave|engraved|engraving|etch|etched|carve|carved|chase|chased|emboss|embossed|cut|draw)$/;
/** A place of the piece that something is cut into. */
const INTO =
  /^(?:in ?to|on|onto|in|across|around|round|over|at|along|through|out of) (?:it|them|the|one|both|each|its|their|front|back|top)\b/;

/** "Engrave a lighthouse and the date", "carve a castle into it", "cut a bicycle into the front". */
function isCutIn(reading: Reading, at: number): boolean {
  const { items, chunk } = reading;
  let verb = at - 1;
  while (
    verb > at - 5 &&
    (DESCRIBES.test(items[verb]?.norm ?? '') ||
      /^(?:with|of|in|it|picture|image)$/.test(items[verb]?.norm ?? ''))
  )
    verb -= 1;
  const item = items[verb];
  if (item === undefined || item.negated || !CUTS.test(reading.tokens[item.last]!.norm)) return false;
  if (!items.some((one) => has(one, 'type') && !one.negated)) return false;
  // "Cut a house key", "draw a house": these are done to other things too.
  const isDoubtful = /^(?:cut|draw|chase)/.test(reading.tokens[item.last]!.norm);
  const next = items[at + 1];
  const isOfAnother =
    next?.kind === 'word' &&
    next.entries.length === 0 &&
    chunk[at + 1] === chunk[at] &&
    !BEHIND.test(next.norm);
  if (isOfAnother || (isDoubtful && !INTO.test(wordsBehind(reading, at)))) return false;
  use(reading, verb);
  return true;
}

/** Words that may describe one thing: "my dad's trusty little tractor". */
const MOST_DESCRIBING = 5;

/** "A brooch of a steaming teapot", "shaped like a battered suitcase": words that no one here knows stand before the thing. */
function isDescribed({ items, tokens, chunk }: Reading, at: number): boolean {
  const next = items[at + 1];
  // "A busy teapot collector": the thing only tells what kind of another it is.
  const isOfAnother =
    next?.kind === 'word' &&
    next.entries.length === 0 &&
    chunk[at + 1] === chunk[at] &&
    !BEHIND.test(next.norm);
  if (isOfAnother) return false;
  let before = at - 1;
  const isWord = (item: Item): boolean =>
    item.kind === 'word' &&
    item.entries.length === 0 &&
    !BOUNDARY_WORDS.has(item.norm) &&
    !ARTICLE.test(item.norm);
  const describes = (item: Item): boolean =>
    isWord(item) ||
    ADVERBS.test(item.norm) ||
    // "A melting ice cream": abstract by itself.
    (valueIn(item, 'motif') === 'Abstract' && !has(item, 'figure')) ||
    has(item, 'size', 'metal', 'colour', 'finish', 'gemstone', 'era', 'culture', 'plain');
  while (before > at - 1 - MOST_DESCRIBING && items[before] !== undefined && describes(items[before]!))
    before--;
  const isOwner = (item: Item | undefined): boolean =>
    item !== undefined &&
    (ARTICLE.test(item.norm) || (has(item, 'recipient') && tokens[item.last]!.possessive));
  while (isOwner(items[before])) before--;
  const word = items[before]?.norm ?? '';
  const piece = items.findLastIndex((item, index) => index < at && has(item, 'type') && !item.negated);
  const isNear = piece !== -1 && !items.slice(piece, before).some(({ norm }) => /^[.;!?]$/.test(norm));
  // "Something like a crooked hat, pendant": told before the piece.
  const isLikened = /^(?:like|shaped like|(?:in )?(?:the )?(?:shape|form) of)$/.test(word);
  if (word !== 'of') return SHOWS.test(word) && !has(items[before], 'type') && (isNear || isLikened);
  return /^(?:shape|form|figure|image|picture|miniature|model|replica|outline|silhouette)$/.test(
    items[before - 1]?.norm ?? '',
  )
    ? isNear || isLikened
    : before - 1 === piece;
}

const ADVERBS = /^(?:very|really|so|rather|quite|half|beloved|dear)$/;
const ARTICLE = /^(?:a|an|the|one|my|our|his|her|their|your|its|this|that)$/;
/** What may stand behind a thing that is shown. */
const BEHIND = /^(?:on|in|with|charm|please|pls|thanks|too|also|again|instead)$/;

/** What of a thing is drawn. */
const LOOKED_AT =
  /^(?:scroll|f holes?|holes?|outline|silhouette|profile|likeness|body|neck|head|shape|drawing|figure|curves?)$/;

const DESCRIBES =
  /^(?:a|an|the|one|two|three|a little|little|tiny|small|mini|pair|of|old|vintage|classic|my|our|his|her|their)$/;
const SHOWS =
  /^(?:with|like|as|featuring|showing|having|has|and|&|,|:|plus|dangling|hanging|holding|shaped like|shape of|in the shape of|form of|charm|charms|pendant|brooch|earring|necklace|ring|bracelet|cufflink)$/;

const wordsBehind = ({ items }: Reading, at: number): string =>
  items
    .slice(at + 1, at + 6)
    .map(({ norm }) => norm)
    .join(' ');

const NO_LOCK = new Set(KEYS_OF_NO_LOCK.split(', '));

/** "My api key", "in the key of C", "a tag for my car keys": no key that the piece shows. */
function isKeyOfElse({ items }: Reading, at: number): boolean {
  const [before, owner, towards] = [1, 2, 3].map((back) => items[at - back]?.norm ?? '');
  if (NO_LOCK.has(before!) || NO_LOCK.has(items[at]!.norm.split(' ')[0]!)) return true;
  if (/^(?:of|holder|fob|card|point|feature|difference)$/.test(items[at + 1]?.norm ?? ''))
    return before === 'the';
  const isOwned = /^(?:my|his|her|our|their|your|the)$/;
  // "For my old key": one word between may tell which.
  return (isOwned.test(before!) && WORN_ON.test(owner!)) || (isOwned.test(owner!) && WORN_ON.test(towards!));
}
const WORN_ON = /^(?:for|on|onto|to|from|off|around|round)$/;

/** "Our dog, a paw print", "the capricorn goat", "a turtle with a shell": what belongs to another figure. */
function isBeside(reading: Reading, named: readonly Claim<Figure>[], value: Figure, at: number): boolean {
  const is = (...figures: readonly Figure[]): boolean => named.some((claim) => figures.includes(claim.value));
  const word = reading.items[at]?.norm ?? '';
  const next = reading.items[at + 1]?.norm ?? '';
  const before = reading.items[at - 1]?.norm ?? '';
  switch (value) {
    case 'dog':
    case 'cat':
      if (value === 'dog' && is('dachshund', 'poodle')) return true;
      // "With a cat, a cup and a paw" lists them.
      return is('paw-print') && !(/^(?:a|an|one)$/.test(before) && shapesPiece(reading, at));
    case 'branch':
      // "The tide leaves its silver on the sand".
      return (
        is('laurel-wreath') ||
        (word === 'leaves' && /^(?:it|its|her|his|him|me|you|us|the|a|at|for|to)$/.test(next))
      );
    case 'padlock':
      // "A lock of her hair".
      return /^(?:of )?(?:\w+ ){0,3}(?:hair|curls?|fur|mane|fleece)\b/.test(wordsBehind(reading, at));
    case 'bell':
      // The drop of a jhumka is called its bell.
      return reading.items.some(({ norm, negated }) => !negated && /^jhum[ck]k?[ai]\b/.test(norm));
    case 'scallop-shell':
      return is('turtle');
    case 'glasses':
      // "A glass ring": what it is of.
      return /^glass$/i.test(wordsOf(reading, at));
    case 'key':
      return isKeyOfElse(reading, at);
    case 'goat':
    case 'bull':
    case 'ram':
    case 'crab':
    case 'scales':
      return is(...ZODIAC_FIGURES);
    case 'peacock':
      return /pearl|tahitian|^(?:colou?r|blue|green|hue|tone|overtone|lustre|luster|sheen)$/.test(next);
    case 'watermelon':
      return reading.items.some((item) => valueIn(item, 'gemstone') === 'Tourmaline');
    default:
      return false;
  }
}

/** The two of "sun and moon" as they were said. */
const inOrder = (values: readonly Figure[], norm: string): readonly Figure[] => {
  const place = (figure: Figure): number => {
    const at = figure
      .split('-')
      .map((word) => norm.indexOf(word))
      .filter((index) => index >= 0);
    return at.length === 0 ? norm.length : Math.min(...at);
  };
  return [...values].sort((a, b) => place(a) - place(b));
};

/** "A plain cross with rounded ends": the bars end round. */
function isRoundedCross(reading: Reading, at: number): boolean {
  const { items } = reading;
  if (valueIn(items[at], 'motif') !== 'Cross' || items[at]!.negated) return false;
  const round = items.findIndex(
    ({ norm, negated }, index) =>
      !negated &&
      /^(?:round|rounded|soft|softened)$/.test(norm) &&
      /^(?:end|ends|tip|tips|arm|arms|edge|edges|corner|corners|bar|bars)$/.test(
        items[index + 1]?.norm ?? '',
      ),
  );
  if (round !== -1) use(reading, round, round + 1);
  return round !== -1;
}

/** @param taken items whose word is no figure: the rose of "rose and white gold" */
export function readFigures(reading: Reading, taken: ReadonlySet<number>): Claim<Figure>[] {
  const named = reading.items.flatMap((item, at): Claim<Figure>[] => {
    const values = item.entries
      .filter(({ sense }) => sense === 'figure')
      .flatMap((entry) => FIGURES.find((figure) => figure === entry.value) ?? []);
    if (isFlower(reading, at) && !item.negated && item.kind !== 'quoted')
      values.push(/violets$/i.test(wordsOf(reading, at)) ? 'pansy' : 'blossom');
    if (values.length === 0 && isRoundedCross(reading, at)) values.push('rounded-cross');
    if (values.length === 0 || taken.has(at)) return [];
    if (values.every((value) => THINGS.has(value)) && !shapesPiece(reading, at)) return [];
    // What is no motif for the reader of motifs is no figure either; names of emblems are both by themselves.
    if (!has(item, 'motif', 'gemstone', 'metal', 'type')) use(reading, at);
    if (
      item.negated ||
      outlinesStone(reading, at) ||
      isOfChart(reading, at) ||
      isCloth(reading, at) ||
      isSimile(reading, at)
    )
      return [];
    if (isNarrated(reading, at) || isBodyPart(reading, at) || isWornAlready(reading, at)) return [];
    return inOrder(values, item.norm).map((value) => ({ value, words: wordsOf(reading, at), at }));
  });
  const shown = named.filter(({ value, at }) => !isBeside(reading, named, value, at));
  const emblems = named.length > 0 ? [] : emblemsOfCulture(reading);
  const dated = named.some(({ at }) => valueIn(reading.items[at], 'motif') === 'Zodiac')
    ? []
    : signOfDate(reading);
  return firstOfEach(asPerched(reading, inContext(reading, firstOfEach([...shown, ...emblems, ...dated]))));
}
