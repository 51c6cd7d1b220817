/** "Outer petals yellow gold and inner ones rose": colours of gold that stand alone beside a metal. */
import { anyOf } from './lexicon/phrases.ts';

const METALS = anyOf('gold, silver, platinum, palladium, metal, metals, two tone, two-tone');
/** Whose colour it is: a part, or all of it. */
const COLOURED =
  /\b((?:ones?|it|them|inside|outside|inner|outer|rest|band|setting|prongs|claws|chain|back|front|petals?|leaves|halo|parts?|edges?|middle|cent(?:er|re)|bail|bezel)(?: (?:is|are|be|in|to be|could be|should be|can be|as))?) rose(?=\s*(?:$|[.,;!?]|(?:and|but|please|instead|with|too)\b))/gi;

/** The instruction with "rose" told as a metal where metals are spoken of and it colours a part. */
export const withGoldColours = (instruction: string): string =>
  METALS.test(instruction) ? instruction.replace(COLOURED, '$1 rose gold') : instruction;
