/** Which pieces of a set words name: by whose they are, by type, by order, by what they are made of. */
import type { Gemstone, JewelryType } from '@filigree/contracts';
import { interpret } from '../brief/index.ts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import { isRing, type SoleDesign } from '../design/document.ts';
import type { Alloy } from '../design/parts.ts';
import { factsOf } from './facts.ts';
import { phrases } from './lexicon/phrases.ts';
import { NARROWER, OF_HERS, OF_HIS, OF_MINE, OF_WEARER_ITSELF, WIDER } from './lexicon/wearers.ts';

const NOUN = '(?:one|ring|band|piece)';
const ownedBy = (whose: string): RegExp =>
  new RegExp(
    String.raw`\b(?:for )?${phrases(whose)}(?! (?:\w+ )?${phrases(OF_WEARER_ITSELF)}\b)(?: (?:wedding )?${NOUN})?(?![\p{L}'])`,
    'iu',
  );
const HIS = ownedBy(OF_HIS);
const HERS = ownedBy(OF_HERS);
/** "Her" alone is the wearer: "her ring", "for her" and "hers" are the ring. */
const HER_ALONE = new RegExp(String.raw`(?<!\bfor )\bher\b(?! (?:wedding )?${NOUN}\b)`, 'gi');
const HIM_ALONE = /(?<!\bfor )\bhim\b/gi;

/** "Mine" beside "his" is hers, beside "hers" his. */
const MINE = new RegExp(String.raw`\b${phrases(OF_MINE)}(?![\p{L}'])`, 'giu');

/** An instruction in which the one who writes is called by what the other is not. */
export function withMine(instruction: string): string {
  const spoken = instruction.replace(HER_ALONE, '').replace(HIM_ALONE, '');
  const [his, hers] = [HIS.test(spoken), HERS.test(spoken)];
  return his === hers ? instruction : instruction.replace(MINE, his ? 'hers' : 'his');
}

const rings = (members: readonly SoleDesign[]) => {
  const all = members.filter(isRing);
  return all.length === members.length ? all : null;
};

/** "His", "hers", "the wedding band", "the engagement ring": one of two rings; null where both are meant or none. */
function ofPair(members: readonly SoleDesign[], words: string): number | null {
  const [first, second, more] = rings(members) ?? [];
  if (first === undefined || second === undefined || more !== undefined) return null;
  const engagement = /\bengagement ring\b/i.test(words);
  const wedding = /\b(?:wedding|matching|plain|second) (?:band|ring)\b/i.test(words);
  if (first.centre !== null && second.centre === null && engagement !== wedding) return engagement ? 0 : 1;
  const spoken = words.replace(HER_ALONE, '').replace(HIM_ALONE, '');
  const [his, hers] = [HIS.test(spoken), HERS.test(spoken)];
  if (his === hers || first.size.us === second.size.us) return null;
  const larger = first.size.us > second.size.us ? 0 : 1;
  return his ? larger : 1 - larger;
}

const ORDER: Readonly<Record<string, number>> = {
  first: 0,
  one: 0,
  second: 1,
  other: 1,
  third: 2,
  fourth: 3,
};
const NTH = '(first|second|third|fourth|last|middle|other)';
const IN_ORDER = new RegExp(
  String.raw`\b(?:the )?${NTH} ${NOUN}\b(?! stones?)|\b(?:in|on|inside|for) (?:(?:the )?${NTH}|(one)(?: of (?:them|the (?:rings|bands)))?)(?=$|[.,;!?]| (?:and|please|only)\b)`,
  'i',
);

const middleOf = ({ length }: readonly SoleDesign[]): number | undefined =>
  length % 2 === 0 ? undefined : (length - 1) / 2;

/** "Ana in one and Bea in the other", "the third band": by the order in which they are shown. */
function byOrder(members: readonly SoleDesign[], words: string): number | null {
  const said = IN_ORDER.exec(words);
  const word = (said?.[1] ?? said?.[2] ?? said?.[3] ?? '').toLowerCase();
  const at = word === 'last' ? members.length - 1 : word === 'middle' ? middleOf(members) : ORDER[word];
  // "The second band" beside an engagement ring is told above; a necklace is no "second one".
  return at === undefined || rings(members) === null || at >= members.length ? null : at;
}

const THE_ONE = new RegExp(
  String.raw`\bthe ((?:\w+ ){0,2}?\w+?)(?:e?s)? ${NOUN}(?! (?:stone|size))\b|\bthe one (?:with|in) (?:the |an? )?((?:\w+ )?\w+)`,
  'i',
);

const COLOUR_OF: Readonly<Record<string, (alloy: Alloy) => boolean>> = {
  rose: ({ colour }) => colour === 'rose',
  pink: ({ colour }) => colour === 'rose',
  yellow: ({ colour }) => colour === 'yellow',
  white: ({ colour, family, plating }) =>
    colour === 'white' && family === 'gold' && plating !== 'black-rhodium',
  gold: ({ family, colour }) => family === 'gold' && colour === 'yellow',
  black: ({ plating }) => plating === 'black-rhodium',
  dark: ({ plating }) => plating === 'black-rhodium',
  silver: ({ family }) => family === 'silver',
  platinum: ({ family }) => family === 'platinum',
  palladium: ({ family }) => family === 'palladium',
  titanium: ({ family }) => family === 'titanium',
  tungsten: ({ family }) => family === 'tungsten-carbide',
};

const isAny = (list: string, word: string): boolean => new RegExp(`^${phrases(list)}$`, 'i').test(word);

/** The members that "the diamond one", "the plain ring", "the rose gold band", "the wider one" may be. */
function fitting(members: readonly SoleDesign[], description: string): readonly number[] {
  const noun = description.toLowerCase();
  const pick = (fits: (member: SoleDesign) => boolean): number[] =>
    members.flatMap((member, at) => (fits(member) ? [at] : []));
  const words = noun.split(' ');
  const last = words.at(-1) ?? '';
  if (noun === 'plain') return pick((member) => factsOf(member).gemstones.size === 0);
  const ofBands = rings(members);
  if (ofBands !== null && (isAny(WIDER, noun) || isAny(NARROWER, noun))) {
    const widths = ofBands.map(({ band }) => band.widthMm);
    const wanted = isAny(WIDER, noun) ? Math.max(...widths) : Math.min(...widths);
    return pick((member) => isRing(member) && member.band.widthMm === wanted);
  }
  const colour = last === 'gold' && words.length > 1 ? words.at(-2) : last;
  const metal = COLOUR_OF[colour ?? ''];
  const ofMetal = metal === undefined ? [] : pick(({ alloys }) => alloys.some(metal));
  if (ofMetal.length > 0) return ofMetal;
  const ofFinish = pick((member) => isRing(member) && member.band.finish.toLowerCase() === last);
  if (ofFinish.length > 0) return ofFinish;
  const gem = last.replace(/ie$/, 'y');
  return pick((member) => [...factsOf(member).gemstones].some((one: Gemstone) => one.toLowerCase() === gem));
}

/** What tells pieces apart by their look: a stone, a metal, a finish, a width. */
const DESCRIBES = new RegExp(
  `^(?:(?:rose|white|yellow|pink) gold|${Object.keys(COLOUR_OF).join('|')}|brushed|polished|hammered|matte|satin|engraved|shiny)$`,
  'i',
);

/** A description that fits several pieces or none: which is meant cannot be told. */
export function isUntold(members: readonly SoleDesign[], words: string): boolean {
  const said = THE_ONE.exec(englishOf(words).trim());
  const noun = said?.[1] ?? said?.[2] ?? '';
  return DESCRIBES.test(noun) && fitting(members, noun).length !== 1;
}

function byLook(members: readonly SoleDesign[], words: string): number | null {
  const said = THE_ONE.exec(words.trim());
  const found = said === null ? [] : fitting(members, said[1] ?? said[2] ?? '');
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Pieces that words name ("make the earrings longer"); null where none is named. */
export function namedIn(members: readonly SoleDesign[], words: string): ReadonlySet<number> | null {
  const english = englishOf(words);
  const one = ofPair(members, english) ?? byLook(members, english) ?? byOrder(members, english);
  if (one !== null) return new Set([one]);
  const { type, setTypes } = interpret({ prompt: words }).brief;
  const named: readonly (JewelryType | null)[] = setTypes ?? [type];
  const meant = members.flatMap((member, at) => (named.includes(member.type) ? [at] : []));
  return meant.length > 0 && meant.length < members.length ? new Set(meant) : null;
}

/** The words of a piece's share, where what they called it by would be read as a wish: "it" in its place. */
export const asIt = (members: readonly SoleDesign[], words: string): string =>
  [
    ...(members.length === 2 && rings(members) !== null ? [HIS, HERS] : []),
    ...(byLook(members, words) === null ? [] : [THE_ONE]),
  ].reduce((said, pattern) => {
    const found = pattern.exec(said.replace(HER_ALONE, (her) => '_'.repeat(her.length)));
    if (found === null) return said;
    const it = /^for /i.test(found[0]) ? '' : 'it';
    return `${said.slice(0, found.index)}${it}${said.slice(found.index + found[0].length)}`.trim();
  }, words);

const TYPE_NOUN = '(?:rings?|bands?|necklace|earrings?|pendant|bracelet|brooch)';
const SEVERAL = new RegExp(
  String.raw`\b(?:the |my |her |his )?${TYPE_NOUN}(?:,? (?:the |my )?${TYPE_NOUN})*,? and (?:the |my |her |his )?${TYPE_NOUN}\b`,
  'i',
);

/** "The stones of the ring and the earrings": each of them is told of itself. */
export const withoutOthers = (words: string): string => words.replace(SEVERAL, 'it');
