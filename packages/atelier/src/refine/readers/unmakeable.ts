/** What no bench can do, read over a whole instruction: said, and nothing is done in its stead. */
import type { Change, Wish } from '../change.ts';
import type { Facts } from '../facts.ts';
import { withoutQuotations } from '../hushed.ts';
import { anyOf, phrases } from '../lexicon/phrases.ts';
import { type Subject, UNMAKEABLE, type Unmakeable } from '../lexicon/unmakeable.ts';

const PAIRED = /^(?:Earrings|Cufflinks)$/;

const isOf: Readonly<Record<Subject, (facts: Facts) => boolean>> = {
  any: () => true,
  stones: ({ gemstones }) => gemstones.size > 0,
  ring: ({ piece }) => piece === null,
  pair: ({ type }) => PAIRED.test(type),
  single: ({ type, piece }) => piece !== null && !PAIRED.test(type),
  figure: ({ figure, faceFigure }) => figure !== null || faceFigure !== null,
  unmirrored: ({ figure, faceFigure, mirrors }) => (figure !== null || faceFigure !== null) && !mirrors,
};

interface Known extends Unmakeable {
  readonly pattern: RegExp;
  readonly other: RegExp | null;
}

const KNOWN: readonly Known[] = UNMAKEABLE.map((one) => ({
  ...one,
  pattern: new RegExp(
    one.said
      .map((list) => String.raw`(?<![\w'])${phrases(list)}(?!\w)`)
      .join(String.raw`(?:[^.!?]|[.](?=\d))*?`),
    'i',
  ),
  other: one.unless === undefined ? null : anyOf(one.unless),
}));

/** A number that measures no ring size. */
const SIZE = String.raw`(?:an? |both |sizes? )*\d{1,2}(?:\.\d+)?(?! ?(?:mm|millimet|ct|carat|k\b|cm|inch|stones?|prongs?|claws?|rows?))`;
const TWO_SIZES = new RegExp(
  String.raw`\b(?:sizes? )?${SIZE} (?:and|&|or|plus) ${SIZE},? (?:both|at once|at the same time|as well|too)\b|\b(?:fits?|sizes) ${SIZE} (?:and|&|as well as) ${SIZE}\b|\bfits? (?:both|the two) (?:of us|(?:my|our|her|his) \w+)\b|\btwo (?:different )?(?:ring )?sizes\b`,
  'i',
);
const ONE_SIZE: Unmakeable = {
  said: [],
  of: 'ring',
  message: 'A closed ring has one size: say which of the two, or have it made twice.',
  holds: ['ringSize'],
};

export function unmakeableIn(facts: Facts, instruction: string): readonly Unmakeable[] {
  const plain = withoutQuotations(instruction).toLowerCase().replace(/[’`]/g, "'");
  const known = KNOWN.filter(
    ({ of, pattern, other }) => isOf[of](facts) && pattern.test(plain) && !(other?.test(plain) ?? false),
  );
  return TWO_SIZES.test(plain) && isOf.ring(facts) ? [...known, ONE_SIZE] : known;
}

/** "Lose the halo and put a diamond at each corner": it goes, whatever else cannot be. */
const endsHalo = (wish: Wish): boolean => wish.kind === 'halo' && wish.to === 'none';

/** The other wishes of an instruction, with what cannot be said in the place of its half-wishes. */
export function withUnmakeable(wishes: readonly Wish[], unmakeable: readonly Unmakeable[]): Wish[] {
  const held = new Set(unmakeable.flatMap(({ holds }) => holds));
  const isFollowed = (kinds: readonly Wish['kind'][]): boolean =>
    wishes.some(({ kind }) => kinds.includes(kind));
  const told = unmakeable.map(({ message, instead }) =>
    instead !== undefined && isFollowed(instead.kinds) ? instead.message : message,
  );
  const refusals = [...new Set(told)].map(
    (message): Change => ({ kind: 'refused', reason: 'impossible', message }),
  );
  return [...wishes.filter((wish) => !held.has(wish.kind) || endsHalo(wish)), ...refusals];
}
