/** "Keep just the blue": the one colour that is to stay. */
import { STONE_COLOURS, type StoneColour } from '@filigree/contracts';
import { ALONE, COLOUR_NAMES, OF_PARTS, OF_STONES } from './lexicon/oneColour.ts';
import { phrases } from './lexicon/phrases.ts';

const ONE_COLOUR = new RegExp(
  String.raw`\b${phrases(ALONE)} (?:(?:keep|leave|have|use|in|the|all|of) )*(${phrases(COLOUR_NAMES)})s?(?: (?:(${phrases(OF_STONES)})|${phrases(OF_PARTS)}))?(?: (?:please|pls|then|alone))?$`,
);

export interface ColourAlone {
  readonly colour: StoneColour;
  /** "The blue stones": what has no colour goes too. */
  readonly ofStones: boolean;
}

/** The colour that a clause keeps alone, in lower case with straight apostrophes; null where it keeps none so. */
export function oneColourIn(plain: string): ColourAlone | null {
  const said = ONE_COLOUR.exec(plain.trim());
  const name = said?.[1] === 'gray' ? 'grey' : said?.[1];
  const colour = STONE_COLOURS.find((known) => known === name);
  return colour === undefined ? null : { colour, ofStones: said?.[2] !== undefined };
}
