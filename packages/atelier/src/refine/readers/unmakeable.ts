/** What no bench can do, read over a whole instruction: said, and nothing is done in its stead. */
import type { Change, Wish } from '../change.ts';
import type { Facts } from '../facts.ts';
import { withoutQuotations } from '../hushed.ts';

interface Unmakeable {
  readonly pattern: RegExp;
  /** Pieces it is said of; null for all. */
  readonly only: ((facts: Facts) => boolean) | null;
  readonly message: string;
  /** Wishes that are only its other half, and are not done either. */
  readonly holds: readonly Wish['kind'][];
}

const COLOUR =
  '(?:red|pink|orange|yellow|green|teal|blue|violet|purple|brown|grey|gray|black|white|colou?rs?)';

const UNMAKEABLE: readonly Unmakeable[] = [
  {
    pattern:
      /\b(?:float(?:s|ing)?|hover(?:s|ing)?|levitat\w*|nothing (?:holds?|holding|touch(?:es|ing)?)|(?:no|without(?: any)?) (?:setting|support|visible support|holder)(?: at all)?\b(?= *(?:$|[,.!?]))|held by (?:nothing|magic|magnets?|air))\b/,
    only: ({ gemstones }) => gemstones.size > 0,
    message: 'Something has to hold a stone: a tension setting or a bezel is the least that one sees of it.',
    holds: ['setting', 'prongs', 'withoutGemstone', 'noStones', 'height'],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:turns?|turning|becomes?|goes?|glows?|changes? (?:to|into)) ${COLOUR}|chang\w+ (?:its |the |his |her )?colou?rs?|colou?rs? chang\w+)\b[^.!?]*\b(?:when|whenever|if|with|depending|according|by)\b[^.!?]*\b(?:i'?m|i|she|he|we|they|my|her|his|mood|feel\w*|temperature|heat|cold|warm|hot|wet|weather|sun|dark|night|day|angry|calm|sad|happy)\b|\bmood (?:ring|stone)\b`,
    ),
    only: ({ gemstones }) => gemstones.size > 0,
    message: 'A stone keeps the one colour it has: say which that should be.',
    holds: ['gemstone', 'inTurn'],
  },
  {
    pattern:
      /\b(?:sizes? )?\d{1,2}(?:\.\d+)? (?:and|&|or|plus) (?:an? |size )*\d{1,2}(?:\.\d+)?(?! ?(?:mm|millimet|ct|carat|k\b|cm|inch|stones?|prongs?|claws?|rows?)),? (?:both|at once|at the same time|as well|too)\b|\b(?:fits?|sizes) (?:an? |both |size |sizes )*\d{1,2}(?:\.\d+)? (?:and|&|as well as) (?:an? |size )*\d{1,2}(?:\.\d+)?\b(?! ?(?:mm|millimet|ct|carat|k\b|cm|inch))|\bfits? (?:both|the two) (?:of us|(?:my|our|her|his) \w+)\b|\btwo (?:different )?(?:ring )?sizes\b/,
    only: ({ piece }) => piece === null,
    message: 'A closed ring has one size: say which of the two, or have it made twice.',
    holds: ['ringSize'],
  },
  {
    pattern:
      /\b(?:weigh(?:s|ing)?|weight)\b[^.!?]*\b(?:\d|one|two|three|half|under|over|less|more|exact\w*|feather|nothing)|\b(?:\d+(?:\.\d+)?|one|two|half a) ?(?:g|gr|grams?|grammes?|ounces?|oz|pennyweights?|dwt|kilos?)\b/,
    only: null,
    message:
      'What a piece weighs is told by its estimate: a lighter metal, a slimmer or a smaller piece weighs less, and hollow ones are not made.',
    holds: [],
  },
];

const CARATS = /\b(?:carats?|ct|cts)\b/;

export function unmakeableIn(facts: Facts, instruction: string): readonly Unmakeable[] {
  const plain = withoutQuotations(instruction).toLowerCase().replace(/[’`]/g, "'");
  return UNMAKEABLE.filter(
    ({ pattern, only }) =>
      (only === null || only(facts)) &&
      pattern.test(plain) &&
      !(CARATS.test(plain) && /weigh/.test(pattern.source) && !/\bgrams?|ounces?\b/.test(plain)),
  );
}

/** The other wishes of an instruction, with what cannot be said in the place of its half-wishes. */
export function withUnmakeable(wishes: readonly Wish[], unmakeable: readonly Unmakeable[]): Wish[] {
  const held = new Set(unmakeable.flatMap(({ holds }) => holds));
  const refusals = unmakeable.map(
    ({ message }): Change => ({ kind: 'refused', reason: 'impossible', message }),
  );
  return [...wishes.filter(({ kind }) => !held.has(kind)), ...refusals];
}
