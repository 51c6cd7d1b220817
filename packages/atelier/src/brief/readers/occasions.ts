/** For which day a piece is: named, counted in years, or told by somebody's age. */
import { OCCASIONS, type Occasion } from '@filigree/contracts';
import { LEAVES } from '../lexicon/partings.ts';
import { BOUNDARY_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { claimsOf } from './claimsOf.ts';
import { describesExisting } from './types.ts';

/** "and now it's five years", "10 years wed": years counted by two people. */
function readYears({ items, tokens }: Reading): Claim<Occasion> | null {
  const at = items.findIndex((item, index) => {
    if (item.quantity === null || !/^(?:years?|yrs?)$/.test(items[index + 1]?.norm ?? '')) return false;
    if (/^(?:wed|wedded|married|together|strong|hitched)$/.test(items[index + 2]?.norm ?? '')) return true;
    const before = tokens
      .slice(Math.max(0, item.first - 2), item.first)
      .map(({ text }) => text.toLowerCase());
    return (
      /(?:it[’']?s|its|it is|makes it|makes)$/.test(before.join(' ')) && items[index + 2]?.norm !== 'old'
    );
  });
  if (at === -1) return null;
  const words = tokens.slice(items[at]!.first, items[at + 1]!.last + 1).map(({ text }) => text);
  return { value: 'Anniversary', words: words.join(' '), at };
}

const SOME = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\\d+)';
const YEARS_TOGETHER = new RegExp(
  `\\b(?:together|a couple|an item)(?: for)?(?: exactly| almost| nearly| now)? ${SOME}(?: and a half)? (?:years?|yrs?)\\b`,
  'i',
);
const MONTHS_TOGETHER = new RegExp(
  `\\b(?:together|a couple|an item)(?: for)? ${SOME} months? (?:on|today|tomorrow|next|this|soon|in)\\b`,
  'i',
);

/** "We've been together a year on the 8th": a day that a couple keeps, unless there is a greater one. */
function readTogetherness({ text, items, tokens }: Reading): Claim<Occasion> | null {
  const found = YEARS_TOGETHER.exec(text) ?? MONTHS_TOGETHER.exec(text);
  if (found === null) return null;
  const at = items.findIndex((item) => tokens[item.first]!.start >= found.index);
  return { value: 'Anniversary', words: found[0], at };
}

/** The more a word says, the sooner it rules: a birthday gift for a christening is for the christening. */
const OCCASION_RANK: readonly (readonly Occasion[])[] = [
  ['Anniversary', 'Birthstone'],
  ['Engagement', 'Religious'],
  ['Statement', 'Everyday'],
  ['Custom Gift'],
];

/** "1st", "22nd", "3rd", "70th"; "1.7 rd" and "3st" are a round stone and so many stones. */
const isOrdinal = (value: number, ending: string): boolean => {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10;
  return ending === (['th', 'st', 'nd', 'rd'][last] ?? 'th');
};

const BIRTHDAY =
  /^(?:thirteenth|sixteenth|eighteenth|twenty first|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth)$/;

const COUNTED =
  /^(?:fifth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|(?:twenty|thirty|forty|fifty|sixty)(?: (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))?)$/;

/** "For our fifteenth he says ...": years that a couple counts, where nothing else is the fifteenth. */
function readOurs(reading: Reading): Claim<Occasion> | null {
  const { items, tokens } = reading;
  for (let at = 1; at < items.length; at++) {
    if (items[at - 1]!.norm !== 'our') continue;
    // "twenty fifth" is a number and a part for the scanner.
    const last = items[at]!.quantity !== null && items[at + 1] !== undefined ? at + 1 : at;
    const spoken = tokens.slice(items[at]!.first, items[last]!.last + 1).map(({ norm }) => norm);
    const next = items[last + 1];
    const ends = next === undefined || next.kind === 'mark' || BOUNDARY_WORDS.has(next.norm);
    if (!ends || !COUNTED.test(spoken.join(' '))) continue;
    use(reading, at, last);
    return { value: 'Anniversary', words: wordsOf(reading, at, last), at };
  }
  return null;
}

/** "for her thirtieth": a birthday in words. */
function readOrdinal(reading: Reading): Claim<Occasion> | null {
  const { items } = reading;
  if (items.some(({ entries }) => entries.some(({ value }) => value === 'Anniversary'))) return null;
  const at = items.findIndex(
    (item, index) =>
      BIRTHDAY.test(
        reading.tokens
          .slice(item.first, item.last + 1)
          .map(({ norm }) => norm)
          .join(' '),
      ) &&
      !/^(?:century|anniversary|street|avenue|floor|wedding)$/.test(items[index + 1]?.norm ?? '') &&
      (/^(?:her|his|my|their|our|a)$/.test(items[index - 1]?.norm ?? '') ||
        reading.tokens[(items[index - 1] ?? item).last]!.possessive),
  );
  if (at === -1) return readOurs(reading);
  use(reading, at);
  const value = items[at - 1]?.norm === 'our' ? 'Anniversary' : 'Custom Gift';
  return { value, words: wordsOf(reading, at), at };
}

const isEnd = (item: Reading['items'][number] | undefined): boolean =>
  item === undefined || item.kind === 'mark';

/** "turns 60", "her 70th": a birthday, unless it is an anniversary that is counted. */
function readAge(reading: Reading): Claim<Occasion> | null {
  const { items } = reading;
  const at = items.findIndex((item, index) => {
    const age = item.quantity;
    if (age === null || age.low < 1 || age.low > 110 || !Number.isInteger(age.low)) return false;
    const before = items[index - 1]?.norm ?? '';
    const after = items[index + 1]?.norm ?? '';
    if (/^(?:turn|turns|turned|turning)$/.test(before)) return true;
    // "who will be 18 in the spring"
    if (
      /^(?:be|is|s|hits|reaches)$/.test(before) &&
      /^(?:in|this|next|on)$/.test(after) &&
      items.slice(index + 2, index + 4).some(({ norm }) => MONTH_OR_SEASON.test(norm))
    )
      return true;
    // "she has 60 years in April", as other languages count age.
    if (
      /^(?:has|makes|fulfils|completes)$/.test(before) &&
      /^years?$/.test(after) &&
      (/^(?:in|on|this|next|tomorrow|soon)$/.test(items[index + 2]?.norm ?? '') || isEnd(items[index + 2]))
    )
      return true;
    // "shes 60 nxt wk", "she is 21 tomorrow"
    if (
      !/^(?:mm|cm|ct|carat|k|kt)$/.test(after) &&
      /^(?:she|he|mum|mom|dad|shes|hes|sh|h|is|s)$/.test(before) &&
      (/^(?:tomorrow|2mrw|2moro|tmrw|next|nxt|soon|this|today)$/.test(after) ||
        // "he's 30 on Saturday"
        /^(?:on|in) (?:mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december)/.test(
          `${after} ${items[index + 2]?.norm ?? ''}`,
        ))
    )
      return true;
    // "March 3rd" is a day.
    if (MONTH_OR_SEASON.test(before)) return false;
    return (
      isOrdinal(age.low, after) &&
      !/^(?:century|anniversary|year|street|of|floor|finger)$/.test(items[index + 2]?.norm ?? '') &&
      !items.some(({ entries }) => entries.some(({ value }) => value === 'Anniversary'))
    );
  });
  if (at === -1) return readOrdinal(reading);
  const last = /^(?:st|nd|rd|th)$/.test(items[at + 1]?.norm ?? '') ? at + 1 : at;
  const first = /^turn/.test(items[at - 1]?.norm ?? '') ? at - 1 : at;
  use(reading, first, last);
  // "for our 40th": a couple counts years together.
  const value = items[first - 1]?.norm === 'our' ? 'Anniversary' : 'Custom Gift';
  return { value, words: wordsOf(reading, first, last), at };
}

const MONTH_OR_SEASON =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|year|month|week)$/;
/** Verbs of what was given or happened to a piece of long ago. */
const GIVEN_THEN =
  /\b(?:gave|given|got|bought|had|left|wore|received|lost) (?:me|her|him|us|them|it|a|my|this|one)\b/;

const isLongAgo = (items: Reading['items']): boolean =>
  items.some(
    ({ norm, quantity }) =>
      norm === 'ago' || (quantity !== null && quantity.low >= 1950 && quantity.low < 2100),
  );

/** "He gave me a ring the Christmas after we met", "last Christmas": a day of the story, where no new one is told. */
function isPast({ items }: Reading, at: number): boolean {
  const next = items[at + 1]?.norm ?? '';
  const before = items[at - 1]?.norm ?? '';
  if (/^(?:last|that)$/.test(before)) return true;
  if (before === 'one' && /^(?:xmas|christmas|birthday|easter|valentines?)$/.test(items[at]!.norm))
    return true;
  // "I graduated from art school in 2009"
  if (
    /^graduated/.test(items[at]!.norm) &&
    /^(?:i|we)$/.test(before) &&
    isLongAgo(items.slice(at + 1, at + 9))
  )
    return true;
  if (before === 'the' && /^(?:after|before|when|we|he|she|they|i)$/.test(next)) return true;
  const said = items
    .slice(Math.max(0, at - 14), at)
    .map(({ norm }) => norm)
    .join(' ');
  const clause = said.slice(
    Math.max(said.lastIndexOf(' . '), said.lastIndexOf(' ! '), said.lastIndexOf(' ; '), 0),
  );
  return GIVEN_THEN.test(clause) && /^(?:in|of|last|ago|when|before|after|back)$/.test(next);
}

/** "She still wears brooches to church": where somebody goes, and no rite. */
function isHabit({ items }: Reading, at: number): boolean {
  if (items[at]!.norm !== 'church') return false;
  const before = items
    .slice(Math.max(0, at - 9), at)
    .map(({ norm }) => norm)
    .join(' ');
  return /\b(?:she|he|they|who|mum|mom|nan|gran|grandma|grandmother|mother|always|still|every \S+) (?:(?:still|always|often|never|only|usually) )?(?:wears?|wore|goes|went|go|sings?|plays?|works?|volunteers?)\b[^.!?]* (?:to|at|in)(?: (?:the|our|her|his))?$/.test(
    before,
  );
}

/** "October is my Christmas": what a day is likened to. */
const isLikened = ({ items }: Reading, at: number): boolean =>
  /^(?:my|our|her|his)$/.test(items[at - 1]?.norm ?? '') &&
  /^(?:is|s|was)$/.test(items[at - 2]?.norm ?? '') &&
  has(items[at - 3], 'month');

/** "Gloves on and off all day", "it spins all day": how long something goes on, where nothing is said of wearing. */
const isDuration = ({ items }: Reading, at: number): boolean =>
  items[at]!.norm === 'all day' &&
  !items
    .slice(Math.max(0, at - 5), at)
    .some(({ norm }) => /^(?:wear|wears|wearing|worn|for|comfy|comfortable|enough)$/.test(norm)) &&
  !/^(?:wear|long|every|piece)$/.test(items[at + 1]?.norm ?? '');

/** "wore these at a wedding", "everyone at the office": where something was seen, not what this is for. */
function isElsewhere({ items }: Reading, at: number): boolean {
  const before = items
    .slice(Math.max(0, at - 14), at)
    .map(({ norm }) => norm)
    .join(' ');
  const clause = before.slice(Math.max(before.lastIndexOf(' . '), before.lastIndexOf(' ! '), 0));
  // "Diamonds on the wings. Thank you.": thanks for reading.
  if (
    /^thank you$/.test(items[at]!.norm) &&
    /^(?:[.,!;\n-]|and|)$/.test(items[at - 1]?.norm ?? '') &&
    (!/^(?:gift|present|for)$/.test(items[at + 1]?.norm ?? '') ||
      /^for (?:advance|your|the|any|all|help|helping|reading|answering|looking|taking)\b/.test(
        `${items[at + 1]?.norm ?? ''} ${items[at + 2]?.norm ?? ''}`,
      ))
  )
    return true;
  // "Nobody's proposing to anybody."
  if (/\b(?:nobody|no one|noone)(?:'?s)?(?: (?:is|s|getting|was|has|here))*$/.test(clause)) return true;
  if (
    /\b(?:wore|saw|seen|spotted|noticed|admired|met|had on) .*\b(?:at|during|from) (?:(?:a|an|the|my|her|his|their|our|friend|cousin|last) ?)*$/.test(
      clause,
    )
  )
    return true;
  return (
    /^(?:the )?office$/.test(items[at]!.norm) &&
    !/\b(?:for|wear|to|wearing|suits?|in)(?: (?:it|at|to|the|my|in))*$/.test(clause) &&
    !/^(?:friendly|appropriate|safe|ready|wear|proof)$/.test(items[at + 1]?.norm ?? '')
  );
}

/** "My nephew's joining the navy": behind somebody whose "is" is cut short. */
function readParting({ items, tokens }: Reading): Claim<Occasion> | null {
  for (const [at, item] of items.entries()) {
    const last = tokens[item.last]!;
    if (!has(item, 'recipient') || !last.possessive) continue;
    const behind = tokens
      .slice(item.last + 1, item.last + 6)
      .map(({ norm }) => norm)
      .join(' ');
    // "My lad's off to Afghanistan"
    const place = tokens
      .slice(item.last + 1, item.last + 5)
      .findIndex(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
    const isAway = /^off (?:to|for)\b/.test(behind) && place >= 2;
    const leaves = isAway ? 'off to' : LEAVES.find((phrase) => `${behind} `.startsWith(`${phrase} `));
    if (leaves !== undefined) return { value: 'Custom Gift', words: `${last.text} ${leaves}`, at };
  }
  return null;
}

export function readOccasion(reading: Reading): Claim<Occasion> | null {
  const claims = claimsOf(reading, 'occasion', OCCASIONS).filter(
    ({ at, value }) =>
      !describesExisting(reading, at) &&
      !isElsewhere(reading, at) &&
      !isHabit(reading, at) &&
      !isDuration(reading, at) &&
      !isLikened(reading, at) &&
      !(value === 'Custom Gift' && isPast(reading, at)),
  );
  const age = readAge(reading);
  if (age !== null) claims.push(age);
  const years = readYears(reading);
  if (years !== null) claims.push(years);
  const parting = readParting(reading);
  if (parting !== null) claims.push(parting);
  const together = readTogetherness(reading);
  if (together !== null && !claims.some(({ value }) => value === 'Engagement')) claims.push(together);
  for (const rank of OCCASION_RANK) {
    const claim = claims.find(({ value }) => rank.includes(value));
    if (claim !== undefined) return claim;
  }
  return null;
}
