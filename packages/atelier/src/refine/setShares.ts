/** What of an instruction is said to which pieces of a set. */
import { METALS, type Metal } from '@filigree/contracts';
import { GOLD_COLOURS } from '../brief/lexicon/metals.ts';
import type { SoleDesign } from '../design/document.ts';
import { measuredAgainst } from './comparedWith.ts';
import { phrases } from './lexicon/phrases.ts';
import { EXCEPT } from './lexicon/wearers.ts';
import { asIt, isUntold, namedIn, withMine, withoutOthers } from './setNames.ts';

/** Sentences, and where one may go on to another piece: behind a comma, an "and", a "but". */
const PARTS = /(?<=[.!?;])\s+|\n+|,?\s+(?=but\b)|,\s+(?:and )?|\s+and\s+/i;

const sameOf = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((at) => other.has(at));

const EACH_DIFFERENT =
  /\b(?:each|every|all)\b[^.]*\b(?:different|another|its own|their own)\b[^.]*?\b(?:golds?|metals?|colou?rs?)\b/i;

/** Sentences, and what a "but" or a "keep" sets against what was said before. */
const EACH_PARTS = /(?<=[.!?;])\s+|\n+|,?\s+(?=but\b)|,\s+(?=(?:keep|leave)\b)/i;

const isMetal = (value: string | undefined): value is Metal =>
  value !== undefined && (METALS as readonly string[]).includes(value);

/** Metals in the order in which they are named, colours of gold alone among them. */
function metalsNamed(text: string): Metal[] {
  const found = [
    ...text.toLowerCase().matchAll(/\b(yellow|white|rose|pink|silver|platinum|palladium|titanium)\b/g),
  ].map(([, word = '']) => GOLD_COLOURS[word] ?? word.charAt(0).toUpperCase() + word.slice(1));
  return [...new Set(found.filter(isMetal))];
}

/** "Each one a different gold - yellow, white, rose": who gets which; null where nothing of the kind is said. */
function eachItsMetal(members: readonly SoleDesign[], parts: readonly string[]): (string | null)[] | null {
  const listing = parts.find((part) => EACH_DIFFERENT.test(part));
  const listed = listing === undefined ? [] : metalsNamed(listing.replace(/^.*?\bdifferent\b/i, ''));
  if (listed.length < members.length) return null;
  const taken = new Map<number, Metal>();
  for (const part of parts) {
    const only =
      part === listing ? null : namedIn(members, part.split(/\b(?:should|to be|is|in)\b/)[0] ?? '');
    const metal = metalsNamed(part)[0];
    if (only?.size === 1 && metal !== undefined) taken.set([...only][0] ?? 0, metal);
  }
  const left = listed.filter((metal) => ![...taken.values()].includes(metal));
  return members.map(({ alloys }, at) => {
    const metal = taken.get(at) ?? left.shift() ?? listed[0] ?? '';
    const isSo = alloys.length === 1 && alloys[0]?.metal === metal;
    return isSo ? null : `make it ${metal.toLowerCase()}`;
  });
}

const LEAVES =
  /^(?:(?:please|can you|could you|just|actually|i'd like to|let's) )*(?:drop|remove|lose|skip|take out|leave out|get rid of|ditch|forget|no|without|scrap) ((?:the |my |her |his )?(?:matching |other |second )?\w+?)(?: (?:please|then|altogether|from the set|after all))*[.!]?$/i;

/** "Drop the bracelet": a piece is to go, and nothing of it. */
export function leavesOut(members: readonly SoleDesign[], instruction: string): boolean {
  const piece = LEAVES.exec(instruction.trim())?.[1];
  return piece !== undefined && namedIn(members, piece) !== null;
}

const COMES =
  /^(?:(?:please|can you|could you|also|and|i'?d like|we'?d like|let'?s) )*(?:add|include|make) (?:an?|some|another|matching|a matching) (?:matching )?(?:ring|necklace|earrings|bracelet|brooch|pendant|tiara|anklet|bangle|cufflinks)(?: (?:to (?:the set|it|them|match|go with it)|as well|too|please))*[.!]?$/i;

/** "Add a ring to the set": a further piece. */
export const comesTo = (instruction: string): boolean => COMES.test(instruction.trim());

/** "His: hammered", "hers thinner": whose, before what. */
const OWNER = /^\s*(?:and )?(?:his|hers|her|for (?:him|her))(?: (?:ring|band|one))?\s*(?:[:-]\s*|\s(?=\S))/i;
/** "All in rose gold", "both wider". */
const OF_ALL =
  /^\s*(?:and )?(?:all|both|everything|every (?:piece|one)|each|the (?:whole )?set|the whole thing)\b|\b(?:for|on|in) (?:both|all(?: of them)?|each(?: of them)?|every piece)(?: of them)?$/i;

interface Part {
  readonly text: string;
  /** What stands between it and the one before. */
  readonly joint: string;
  readonly named: ReadonlySet<number> | null;
}

/** What names pieces and asks nothing of them: "make the necklace", in front of "and earrings rose gold". */
const ONLY_NAMES =
  /^(?:(?:please|can|could|would|you|make|have|do|get|put|the|my|on|in|for|both|her|his|hers|and|also|just|all|of|them|ring|band|necklace|earrings?|pendant|bracelet|brooch|studs?|hoops?|wedding|engagement|matching|one|ones|other|first|second|third)\b[\s,]*)+[.!?]*$/i;
const ENDS_NAMED = /\b(?:his|hers|rings?|bands?|necklace|earrings?|pendant|bracelet|brooch|one)$/i;
const OPENS_NAMED =
  /^(?:(?:the|my|her|his) )?(?:(?:wedding|engagement) )?(?:his|hers|rings?|bands?|necklace|earrings?|pendant|bracelet|brooch)\b/i;

/** Pieces that words name, the pronouns of all among them. */
const namesOf = (members: readonly SoleDesign[], text: string): ReadonlySet<number> | null =>
  namedIn(members, text) ?? (OF_ALL.test(text) ? new Set(members.keys()) : null);

/** "The other two plain": all but those of which was spoken before. */
const OTHERS_OF = /\bthe (?:other (?:two|three|four|ones|rings|bands|pieces)|others)\b/i;
const othersThan = (
  members: readonly SoleDesign[],
  known: ReadonlySet<number> | null | undefined,
): ReadonlySet<number> | null =>
  known === null || known === undefined ? null : new Set([...members.keys()].filter((at) => !known.has(at)));

/** An instruction in parts that each speak of some of the pieces; what names none goes on with the one before it. */
function partsOf(members: readonly SoleDesign[], instruction: string): Part[] {
  const parts: Part[] = [];
  let rest = instruction;
  let joint = '';
  while (rest !== '') {
    const stop = PARTS.exec(rest);
    const end = stop === null ? rest.length : stop.index;
    const text = rest.slice(0, end);
    const next = stop === null ? '' : stop[0];
    rest = rest.slice(end + next.length);
    const before = parts.at(-1);
    const named = OTHERS_OF.test(text) ? othersThan(members, before?.named) : namesOf(members, text);
    // "The ring and the earrings", "emeralds and rubies": one list.
    const isList =
      before !== undefined &&
      /^\s+and\s+$/i.test(joint) &&
      ENDS_NAMED.test(before.text) &&
      OPENS_NAMED.test(text);
    const goesOn =
      before !== undefined &&
      !/[.!?;\n]/.test(`${before.text.at(-1)}${joint}`) &&
      (isList || named === null || ONLY_NAMES.test(before.text) || ONLY_NAMES.test(text));
    if (goesOn) {
      const said = `${before.text}${joint}${text}`;
      const both = isList && named !== null ? new Set([...(before.named ?? []), ...named]) : null;
      parts[parts.length - 1] = {
        text: said,
        joint: before.joint,
        named: both ?? namesOf(members, said) ?? before.named,
      };
    } else if (text.trim() !== '') parts.push({ text, joint, named });
    joint = next;
  }
  return parts;
}

/** "Opals to moonstones everywhere but the ring": the words without it, and who is left; null where none is. */
function exceptIn(members: readonly SoleDesign[], instruction: string): (string | null)[] | null {
  const said = LEFT_OUT.exec(instruction);
  const out = said === null ? null : namedIn(members, said[2] ?? '');
  if (said === null || out === null) return null;
  const words = `${said[1]}${/^(?:everything|all)/i.test(said[0].slice(said[1]?.length).trim()) ? ' all' : ''}`;
  return members.map((_, at) => (out.has(at) ? null : words.trim()));
}
const LEFT_OUT = new RegExp(
  String.raw`^(.*?),?\s*\b(?:and |but )?${phrases(EXCEPT)} (?:(?:on|in|for|of) )?((?:the|my|his|hers|her)\b[^,.;]*)[.!]?$`,
  'i',
);

/** "L for hers and P for his", "Ana in one": letters alone, and whose. */
const LETTERS_OF =
  /^(?:and )?["'“]?(\p{Lu}[\p{L}\d.&'’-]*(?: \p{Lu}[\p{L}.]*)?)["'”]? (?:for|in|on|inside|into) /u;
const ENGRAVES = /\b(?:engrav\w*|inscri\w*|initials?|letters?|names?|monograms?)\b/i;

/** "Hers with 'Forever'", behind "engrave his with 'Always'". */
const QUOTED_AT_END =
  /^(?:and )?(?:\w+ ){1,4}?(?:with|says?|reads?|saying|to say|gets?|:) ?["'“‘](.+?)["'”’][.!]*$/iu;

/** "But leave the ring as it is": nothing of it changes. */
const LEFT_ALONE =
  /\b(?:leave|keep)\b.*\b(?:as (?:it|they) (?:is|are)|alone|unchanged|untouched|the same|(?:how|like|the way) (?:it|they) (?:is|are))\b|\b(?:stays?|remains?) (?:as (?:it|they) (?:is|are)|the same|unchanged)\b|\b(?:don'?t|do not) (?:touch|change)\b/i;

/** What a piece is told, one part after the other. */
function shareOf(members: readonly SoleDesign[], parts: readonly Part[], instruction: string): string {
  const engraves = ENGRAVES.test(instruction);
  const letters = (text: string): string | undefined =>
    (engraves && !ENGRAVES.test(text) ? QUOTED_AT_END.exec(text)?.[1] : undefined) ?? lettersFor(text);
  const lettersFor = (text: string): string | undefined =>
    engraves && !/^(?:and )?(?:put|make|add|set)\b/i.test(text) ? LETTERS_OF.exec(text)?.[1] : undefined;
  const told = parts.some(({ text }) => letters(text) !== undefined);
  return parts
    .filter(({ text, named }) => !(told && named === null && ENGRAVES.test(text)))
    .map(({ text, joint }, i) => {
      const own = letters(text);
      const said =
        own === undefined ? asIt(members, withoutOthers(text.replace(OWNER, ''))) : `engrave "${own}"`;
      return i === 0 ? said : `${joint.trim() === '' ? ' ' : joint}${said}`;
    })
    .join('');
}

const UNTOLD = 'Which of the pieces is meant cannot be told from these words: name it, or say his or hers.';

/** Why it cannot be said who is meant; null where it can. */
export const untoldIn = (members: readonly SoleDesign[], instruction: string): string | null =>
  instruction.split(PARTS).some((part) => isUntold(members, part)) ? UNTOLD : null;

/** "2 mm narrower than his": whom it is compared with is not spoken of. */
const THAN_OTHER =
  /\s+than (?:his|hers|mine|yours|theirs|the (?:others?|other (?:one|ring|band|piece)s?|(?:wedding|engagement) (?:ring|band)|necklace|earrings|bracelet|pendant))(?: (?:one|ring|band))?\b/gi;

/**
 * The words that each piece is refined by; null where it is not spoken of. What names no piece goes on with the one
 * named before it, and is said to all of them where none is named at all.
 */
export function sharesOf(members: readonly SoleDesign[], said: string): (string | null)[] {
  const instruction = measuredAgainst(members, withMine(said)).replace(THAN_OTHER, '');
  const each = eachItsMetal(
    members,
    instruction.split(EACH_PARTS).filter((part) => part.trim() !== ''),
  );
  if (each !== null) return each;
  const except = exceptIn(members, instruction);
  if (except !== null) return except;
  const all = new Set(members.keys());
  const parts = partsOf(members, instruction);
  const told = parts.map(({ named }) => named).filter((one) => one !== null);
  const [first] = told;
  if (first === undefined || told.every((one) => sameOf(one, first))) {
    const meant = first ?? namedIn(members, instruction) ?? all;
    const words = meant.size === 1 ? asIt(members, instruction) : withoutOthers(instruction);
    return members.map((_, at) => (meant.has(at) ? words : null));
  }
  let meant: ReadonlySet<number> = all;
  const own: Part[][] = members.map(() => []);
  for (const part of parts) {
    meant = part.named ?? meant;
    for (const at of meant) own[at]?.push(part);
  }
  return own.map((told, at) => {
    const isLeft = told.some(
      ({ text, named }) =>
        named !== null && named.size < members.length && named.has(at) && LEFT_ALONE.test(text),
    );
    return told.length === 0 || isLeft ? null : shareOf(members, told, instruction);
  });
}
