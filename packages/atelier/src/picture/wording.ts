/** Words that descriptions of all types share. */
import type { Design } from '../design/document.ts';
import type { StonesInTurn } from '../design/parts.ts';
import type { BandStones } from '../design/ring/document.ts';
import { plural, stoneName } from '../estimate/index.ts';

/** The customer's own names: "rose gold", "18k rose gold", "platinum", "black rhodium plated 14k gold". */
export function metalWords(design: Pick<Design, 'alloys'>): string {
  const names = [...new Set(design.alloys.map(alloyWords))];
  return names.length === 1 ? names[0]! : `two-tone ${names.slice(0, 2).join(' and ')}`;
}

function alloyWords(alloy: Design['alloys'][number]): string {
  const recycled = alloy.recycled ? 'recycled ' : '';
  const plated = alloy.plating === 'black-rhodium' ? 'black rhodium plated ' : '';
  return `${recycled}${plated}${baseWords(alloy)}`;
}

function baseWords({ family, karat, colour, metal }: Design['alloys'][number]): string {
  if (family === 'tungsten-carbide') return 'tungsten carbide';
  if (family !== 'gold') return family;
  const shade = colour === 'grey' ? 'white' : colour;
  const karatWasAsked = /^\d/.test(metal);
  const karatWord = karatWasAsked && karat !== null ? `${karat}k ` : '';
  return `${karatWord}${karatWasAsked && shade === 'yellow' ? '' : `${shade} `}gold`;
}

/** "rubies and diamonds in turn", "sapphires of many colours". */
export function inTurnWords(inTurn: StonesInTurn): string {
  const names = [...new Set(inTurn.map(({ gemstone }) => plural(gemstone.toLowerCase(), 2)))];
  const isOne = inTurn.every(({ colour }) => colour === inTurn[0]?.colour);
  if (names.length === 1) return isOne ? names[0]! : `${names[0]} of many colours`;
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]} in turn`;
}

const SETTING_WORDS = {
  pave: 'pavé',
  channel: 'channel-set',
  bar: 'bar-set',
  flush: 'flush-set',
  bezel: 'bezel-set',
  'shared-prong': 'prong-set',
  invisible: 'invisibly set',
} as const;

/** "pavé round diamonds", "channel-set rubies and diamonds in turn". */
export const rowWords = ({ stone, setting, inTurn, between }: BandStones): string => {
  const kinds = between === undefined ? inTurn : [stone, between.stone];
  return `${SETTING_WORDS[setting]} ${kinds === undefined ? stoneName(stone, 2) : inTurnWords(kinds)}`;
};

const COUNT_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "two", "seven"; beyond twelve in digits. A count of one has an article instead. */
export const countWord = (count: number): string => COUNT_WORDS[count - 2] ?? String(count);
