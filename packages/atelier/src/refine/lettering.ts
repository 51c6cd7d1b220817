/** What is to be cut into the metal, read before anything else is. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { inCase } from '../brief/readers/letterings.ts';
import type { readWords } from '../brief/readWords.ts';
import { has } from '../brief/scan.ts';
import type { Facts } from './facts.ts';
import type { Intent } from './intent.ts';

type Words = ReturnType<typeof readWords>;

/** What of a clause tells its lettering. */
export interface Lettered {
  readonly facts: Facts;
  readonly intent: Intent;
  readonly written: string;
  readonly words: Words;
  readonly from: Words | null;
  readonly to: Words;
  readonly fromPlain: string;
}

/** "Engrave forever inside": a verb, what it is to say, and where. */
const ENGRAVE =
  /^\W*(?:(?:please|can you|could you|would you|also|and|then)\s+)*(?:engrave|inscribe)\s+(?:(?:it|the ring|the band|this)\s+)?(?:with\s+|to say\s+|the words?\s+)?(.+?)\s+(?:(?:on\s+)?(?:the\s+)?inside|on (?:the|its) (?:inner|back|reverse|underside|front)|on(?:to)? (?:it|them|there)\b|in(?:to|side)? the (?:band|ring|shank))\b/i;
/** "Put Luca on it", "can it say Ma & Pa": letters are told by their capitals. */
const PUT =
  /\b(?:put|write|add|print|stamp|carve|have|want)\s+(?:(?:the|her|his|my|our|their) )?(?:(?:name|names|word|words|letters?|initials?|date) )?(.+?)\s+(?:written |stamped |carved )?(?:on|onto|across|inside|in|into)\s+(?:it|them|there|the|its|that)\b/i;
const SAYS =
  /\b(?:(?:should|to|must|can it|could it|make it|have it|let it|it|that) (?:say|read|spell)|(?:says?|reads?|spells?))\s+(.+)$/i;
/** "Sorry, its JTM": of a piece that bears letters already. */
const CORRECTED = /\b(?:it'?s|it is|should be|make (?:it|that)|rather|just|means?)\s+(.+)$/i;
const CALLED =
  /\b(?:names?|words?|text|initials?|letters?|lettering|[Ss]pelling|spelled|spelt)(?: (?:inside|(?:in|on|inside)(?:to)? (?:it|the \p{Ll}+))(?=,|:))?\s*(?:is|are|should be|to be|:|,)?\s+(\p{Lu}.*)$/u;
/** What lettering is called where it is exchanged: "change the initials to CD". */
const NAMES_LETTERING =
  /\b(?:initials?|letters?|lettering|monogram|engraving|inscription|text|words?|name)\b/;
const IS_STYLE = /\b(?:script|cursive|italic|serif|sans|block|font|capitals|bigger|smaller|larger)\b/i;
/** Letters of a name: capitals, figures, what joins them. */
const IS_NAME =
  /^\p{Lu}[\p{L}'’.]*(?:(?:\s*[&+]\s*|\s+(?:(?:and|y|et|de|la)\s+)?|-)[\p{Lu}\d][\p{L}\d'’.]*){0,4}$/u;

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["'“‘]|["'”’!?]+$/gu, '')
    // The last stop of "A.B." is that of a letter.
    .replace(/(?<!\.\p{Lu})\.+$/u, '')
    .replace(/["'”’]+$/u, '')
    // "An S": the article is not cut.
    .replace(/^(?:an?|the) (?=\p{Lu}$)/u, '')
    .trim();

/** "N not M", "Oma instead of Nana", "swap Nana for Oma": beside the letters that are there. */
function exchanged(written: string, present: string | null): string | null {
  if (present === null) return null;
  const letters = present.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const said =
    new RegExp(
      `^(?:(?:please|make|it|use|sorry|should be|to be) )*["'“]?(.+?)["'”]?,? (?:not|instead of|rather than) (?:the )?["'“]?${letters}["'”]?$`,
      'iu',
    ).exec(written) ??
    new RegExp(
      String.raw`\b(?:change|swap|replace|switch) (?:the )?["'“]?${letters}["'”]? (?:to|for|with|into) (.+)$`,
      'iu',
    ).exec(written);
  const text = bare(
    said?.[1]?.replace(
      /^(?:(?:it |that )?(?:(?:should|must|can|could|to) )?(?:say|read|be|spell)s?|an?|the|it|letter) /i,
      '',
    ) ?? '',
  );
  return text === '' || text.split(' ').length > 4 ? null : text;
}

/** "Swap the W for a T", of letters that are there: one of them. */
const ONE_LETTER =
  /\b(?:change|swap|replace|switch) (?:the |that )?(?:letter )?["'“]?(\p{L})["'”]? (?:to|for|with|into) (?:an? |the )?(?:letter )?["'“]?(\p{L})["'”]?(?: please| instead)?[.!]?$/iu;

function otherLetter(written: string, present: string | null): string | null {
  const [, old, wanted] = ONE_LETTER.exec(written.trim()) ?? [];
  if (present === null || old === undefined || wanted === undefined) return null;
  const at = present.toUpperCase().indexOf(old.toUpperCase());
  const isCapital = present[at] === present[at]?.toUpperCase();
  return at === -1
    ? null
    : present.slice(0, at) + (isCapital ? wanted.toUpperCase() : wanted) + present.slice(at + 1);
}

/** How it is spelt is seen in what is written. */
const WITH_ACCENT = /,? with (?:an?|the|two|one) \p{Ll}.*$/u;

/** Words of jewelry are no names: "put Diamonds on it". */
const isUnknown = (text: string, { reading }: Words): boolean =>
  !reading.items.some(
    (item) =>
      has(item, 'gemstone', 'metal', 'figure', 'motif', 'culture', 'setting', 'finish', 'type', 'cut') &&
      text.toLowerCase().includes(item.norm),
  );

/** What is to be read, told of and not said: "our wedding vows", "a short poem". */
const DESCRIBED =
  /^(?:(?:our|my|her|his|their|the|a|an|some|all|both) )?(?:(?!word\b)[\p{Ll}'’-]+ ){0,5}(?:vows?|poems?|verses?|lyrics?|quotes?|prayers?|psalms?|dates?|anniversary|birthday|message|saying|song|words|coordinates|story|speech|promise|motto)(?: (?:of|from|about|we|that|i|he|she)\b.*)?$/u;
const ASKED_TO_CUT =
  /\b(?:engrav(?:e|ed|ing)|inscribe(?:d)?|inscription|write|written|etch|put|add)\b (?:it |the band |the ring |that |on it |inside |inside it )*(?:with |of |to say |saying )?(.+?)(?: (?:on(?:to)?|inside|in|into|around|across|along)\b.*)?$/iu;

const OF_READING = /\b(?:eas(?:y|ier)|hard(?:er)?|able|difficult|clear(?:er)?|simple(?:r)?) to read\b/i;

/** "Inside it should say always": what it is to read is told outright, in whatever letters. */
const OUTRIGHT =
  /\b(?:should|must|to|make it|have it|let it|can it|could it) (?:say|read|spell) ((?:[\p{L}\d'’&+.-]+ ?){1,5})(?:,? (?:inside|on (?:it|the \w+)|please|instead)\b.*)?$/u;

/** Whether letters are asked for that nobody has said. */
export function describedIn(written: string): boolean {
  const said = ASKED_TO_CUT.exec(written.trim())?.[1];
  return said !== undefined && !/["“”‘]/.test(written) && DESCRIBED.test(said.trim());
}

/** "51.5072 N 0.1276 W": a place as it is engraved. */
const COORDINATES =
  /\d{1,2}(?:[.,]\d+)?\s?°?(?:\s?\d{1,2}['’′](?:\d{1,2}["”″])?)?\s?[NS][\s,/|]+\d{1,3}(?:[.,]\d+)?\s?°?(?:\s?\d{1,2}['’′](?:\d{1,2}["”″])?)?\s?[EW]\b/;

/** "Put the date 02.11.1990 under the name": a further line. */
const FURTHER_LINE =
  /\b(?:add|put|have|engrave|want) (?:(?:the|a|our|his|her) )?(?:(?:date|year|name|number|initials?|letters?) )?["'“]?([\p{Lu}\d][\p{L}\d'’./&-]*(?: [\p{Lu}\d][\p{L}\d'’./-]*)?)["'”]? (?:under|underneath|below|beneath|after|behind|next to|beside|alongside) (?:the |his |her |my )?(?:names?|initials?|letters?|it|that|engraving|words?)\b/u;

/** "Add my husband's initial J too", "add a K as well": joined to what is there. */
const JOINED =
  /\b[Aa]dd (?:(?:an?|the) |(?:my|her|his|our|their|another) (?:[\p{Ll}'’]+ ){0,2})?(?:(?:initials?|letters?|names?) )?["'“]?(\p{Lu}[\p{L}'’.]*)["'”]?(?: (?:too|as well|also|please|to it|to the (?:name|initials?|letters?)))*[.!]?$/u;

/** "A second letter, T", "another initial: J": beside those that are there. */
const SECOND_LETTER =
  /\b(?:second|third|another|further|extra|one more|additional) (?:letter|initial)s?(?:,|:| -)? ?(?:an? |the )?["'“]?(\p{Lu})(?![\p{L}\d])/u;

/** "Add Noah under Emma": beside the letters that are there, in one line. */
function besideLetters(written: string, present: string | null): string | null {
  if (present === null) return null;
  const letters = present.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const said = new RegExp(
    String.raw`\b[Aa]dd (?:an? |the )?(?:(?:name|letter|initial) )?["'“]?([\p{Lu}\d][\p{L}\d'’.]*)["'”]? (?:(?:under|below|beneath|after|behind|next to|beside|alongside|to)(?: the)? ["'“]?${letters}\b)`,
    'u',
  ).exec(written)?.[1];
  const further = FURTHER_LINE.exec(written)?.[1];
  if (said === undefined && further === undefined) {
    const joined = (JOINED.exec(written) ?? SECOND_LETTER.exec(written))?.[1];
    const areInitials = /^\p{Lu}{1,3}$/u.test(present) && /^\p{Lu}$/u.test(joined ?? '');
    return joined === undefined ? null : areInitials ? present + joined : `${present} ${joined}`;
  }
  return `${present} ${said ?? further}`;
}

/** "Maya" of "Mia": the name that is there, spelt otherwise, whatever else it may mean. */
const isSpelling = (text: string, present: string | null): boolean =>
  present !== null && !text.includes(' ') && text[0]?.toLowerCase() === present[0]?.toLowerCase();

/** The text that is to be cut, however it is asked for; null for none. */
export function letteringIn({ words, from, to, fromPlain, written, intent, facts }: Lettered): string | null {
  const other = otherLetter(written, facts.lettering) ?? exchanged(written, facts.lettering);
  if (other !== null) return other.slice(0, ENGRAVING_MAX_LENGTH);
  if (intent === 'remove') return null;
  const told = COORDINATES.exec(written)?.[0] ?? besideLetters(written, facts.lettering);
  if (told !== null) return told.slice(0, ENGRAVING_MAX_LENGTH);
  if (describedIn(written)) return null;
  if (words.engraving !== null) return inCase(words.engraving.value, words.letterCase?.value ?? null);
  if (from !== null && facts.engraved && NAMES_LETTERING.test(fromPlain) && !IS_STYLE.test(to.reading.text)) {
    const text = bare(to.reading.text.replace(/^(?:say|read|be)\s+/i, ''));
    return text === '' ? null : text.slice(0, ENGRAVING_MAX_LENGTH);
  }
  const said = ENGRAVE.exec(written)?.[1];
  const isPicture =
    words.motifs.length + words.figures.length > 0 || /\b(?:pattern|scroll|design)/.test(said ?? '');
  if (said !== undefined) return isPicture ? null : bare(said).slice(0, ENGRAVING_MAX_LENGTH);
  if (facts.lettering !== null && words.letterCase !== null)
    return inCase(facts.lettering, words.letterCase.value);
  // "Make it a K": one letter for another.
  const letter =
    facts.lettering?.length === 1
      ? /\b(?:an?|the|letter)\s+(\p{Lu})(?![\p{L}\d])/u.exec(written)?.[1]
      : undefined;
  if (letter !== undefined) return letter;
  const called = CALLED.exec(written)?.[1];
  const spelled = bare(called?.replace(WITH_ACCENT, '') ?? '');
  if (IS_NAME.test(spelled)) return spelled.slice(0, ENGRAVING_MAX_LENGTH);
  // "Letters that are easier to read": how, not what.
  if (OF_READING.test(written)) return null;
  const name = [PUT, SAYS, ...(facts.engraved ? [CORRECTED] : [])]
    .map((pattern) => pattern.exec(written)?.[1])
    .find((one) => one !== undefined);
  const outright = OUTRIGHT.exec(written)?.[1];
  if (outright !== undefined && !DESCRIBED.test(outright.trim()) && !IS_STYLE.test(outright))
    return bare(outright).slice(0, ENGRAVING_MAX_LENGTH);
  if (name === undefined) return null;
  const text = bare(
    name.replace(
      /,?\s+(?:not|instead of|rather than|please|pls|with (?:an? |two )?\p{Ll}{1,2})(?![\p{L}]).*$/iu,
      '',
    ),
  );
  return IS_NAME.test(text) && (isUnknown(text, words) || isSpelling(text, facts.lettering))
    ? text.slice(0, ENGRAVING_MAX_LENGTH)
    : null;
}
