/** Letters that are named as such and need no verb. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { areInitials, isInitial, isPrefixed } from './initials.ts';
import { isHand } from './letterings.ts';

const textAt = ({ items, tokens }: Reading, at: number): string => {
  const item = items[at];
  return item === undefined ? '' : tokens[item.first]!.text;
};

/** What bears one letter: "initial disc necklace, B". */
const LETTERED = /^(?:disc|disk|tag|charm|coin|medallion|medal|plate|plaque|bar)$/;

/** "Initials in old English JS": where a hand ends that stands between. */
function behindHand(items: readonly Item[], at: number): number {
  let behind = items[at]?.norm === 'in' ? at + 1 : at;
  if (!isHand(items[behind])) return at;
  while (isHand(items[behind])) behind += 1;
  return behind;
}

/** "letter B", "the initials RJB", "initials A + J": capitals named as letters need no verb. */
export function capitals(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  for (let at = 0; at + 1 < items.length; at++) {
    if (!/^(?:letters?|initials?|monogram)$/.test(wordAt(reading, items[at]!)) || items[at]!.negated)
      continue;
    // "Monogram cufflinks RJB", "initial necklace, M".
    let first = at + 1;
    while (has(items[first], 'type', 'jewelryNoun', 'metal') || LETTERED.test(items[first]?.norm ?? ''))
      first += 1;
    // "Initial bracelet with L and a heart"; "with A diamond" has an article.
    if (
      items[first]?.norm === 'with' &&
      items[first + 1] !== undefined &&
      /^[B-HJ-Z]\p{Lu}{0,3}$/u.test(tokens[items[first + 1]!.first]!.text)
    )
      first += 1;
    first = behindHand(items, first);
    if (/^[:,]$/.test(items[first]?.norm ?? '')) first += 1;
    if (items[first] === undefined) continue;
    let last = first - 1;
    for (let index = first; index < items.length; index++) {
      const { text, kind } = tokens[items[index]!.first]!;
      // "in block letters I would like": a sentence goes on.
      const goesOn = text === 'I' && /^\p{Ll}/u.test(textAt(reading, index + 1));
      const isPart = isPrefixed(text) || (index > first && isInitial(text));
      const letters = kind === 'word' && (/^(?:\p{Lu}['’]?){1,4}$/u.test(text) || isPart) && !goesOn;
      // "the letters H, M and R"
      const single = /^\p{Lu}$/u.test(tokens[items[first]!.first]!.text);
      const joins =
        index > first &&
        /^(?:&|\+|and|\.|,)$/.test(items[index]!.norm) &&
        (single || items[index]!.norm !== ',');
      if (letters) last = index;
      else if (!joins) break;
    }
    // "our initials A and B in sapphire" are set, not cut; "the letter B in diamonds" is the piece itself.
    const isSet = items[last + 1]?.norm === 'in' && has(items[last + 2], 'gemstone');
    if (last < first || (isSet && last > first)) continue;
    use(reading, at);
    use(reading, first, last);
    const { end } = tokens[items[last]!.last]!;
    const letters = reading.text.slice(tokens[items[first]!.first]!.start, end);
    // "E.M.H." keeps its last point too.
    const text =
      (/^(?:\p{Lu}['’]?\.?)*\.(?:\p{Lu}['’]?)+$/u.test(letters) ||
        (letters.includes('.') && areInitials(letters))) &&
      reading.text[end] === '.'
        ? `${letters}.`
        : letters;
    return { value: text.slice(0, ENGRAVING_MAX_LENGTH), words: wordsOf(reading, at, last), at: first };
  }
  return null;
}

/** What may be said of a letter before it: "a silver R on top", "a big old gold T on it". */
const isOfLetter = (item: Item | undefined): boolean =>
  item !== undefined &&
  (has(item, 'metal', 'finish', 'colour', 'size') ||
    /^(?:big|little|small|large|bold|single|plain|raised|engraved|stamped|cut|old|english|block|fancy|curly)$/.test(
      item.norm,
    ));

/** Where a letter stands, behind it: "on it", "in the middle", "in silver on the onyx". */
const ON_PIECE = /^(?:in \S+(?: \S+)? )?(?:on|in the (?:middle|centre|center|front))\b/;

/** "a signet with a W on it", "a silver R on top": a capital that stands on the piece. */
export function letterOn(reading: Reading): Claim<string> | null {
  const { items, tokens } = reading;
  for (let at = 1; at + 1 < items.length; at++) {
    const { text } = tokens[items[at]!.first]!;
    if (!/^\p{Lu}$/u.test(text) || items[at]!.negated) continue;
    let before = at - 1;
    while (isOfLetter(items[before])) before -= 1;
    const isTold =
      /^(?:an?|the)$/.test(items[before]?.norm ?? '') || /^(?:big|little|single)$/.test(items[at - 1]!.norm);
    if (!isTold) continue;
    const behind = items
      .slice(at + 1, at + 7)
      .map(({ norm }) => norm)
      .join(' ');
    if (!ON_PIECE.test(behind)) continue;
    use(reading, at, at);
    return { value: text, words: wordsOf(reading, at, at), at };
  }
  return null;
}

/** One letter with its article: "an A", "one with a J". */
const WITH_ARTICLE =
  '(?:(?:one|1|other)(?: (?:with|has|bearing|of))? )?(?:an?|the|one) (?:letter |initial )?';
const LETTERS_EACH = new RegExp(
  `(?<![\\p{L}\\p{N}])${WITH_ARTICLE}\\p{Lu}(?![\\p{L}\\p{N}'’-])(?:,? ?(?:and|&|\\+|,) ?(?:the )?${WITH_ARTICLE}\\p{Lu}(?![\\p{L}\\p{N}'’-]))+`,
  'u',
);
/** Something of the text speaks of letters; vitamins and plans have them too. */
const SPEAKS_OF_LETTERS =
  /(?<!\p{L})(?:initials?|letters?|lettered|monograms?|monogrammed|alphabet|stamped|engraved|discs?|disks?|tags?|charms?)(?!\p{L})/iu;

/** "Two initial discs, an A and an L": capitals that are told one by one, each with its article. */
export function lettersTold(reading: Reading): Claim<string> | null {
  const { items, tokens, text } = reading;
  const match = SPEAKS_OF_LETTERS.test(text) ? LETTERS_EACH.exec(text) : null;
  if (match === null) return null;
  const end = match.index + match[0].length;
  const inside = items.flatMap(({ first, last, negated }, at) =>
    !negated && tokens[first]!.start >= match.index && tokens[last]!.end <= end ? [at] : [],
  );
  const [from] = inside;
  const to = inside.at(-1);
  if (from === undefined || to === undefined) return null;
  const letters = inside.flatMap((at) =>
    /^\p{Lu}$/u.test(textAt(reading, at)) ? [textAt(reading, at)] : [],
  );
  if (letters.length < 2) return null;
  use(reading, from, to);
  return { value: letters.join(' & '), words: wordsOf(reading, from, to), at: from };
}
