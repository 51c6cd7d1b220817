/** Of what was named, what is there only if the rest is not to be had: "platinum or white gold", "silver, but gold is fine". */
import type { Gemstone, Metal } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

/** Right before the second choice, with an article and qualities between. */
const BEFORE =
  /(?:^|\s)(?:or|otherwise|alternatively|failing that|if not|or else|else)(?: ,)?(?: (?!(?:with|and|so|more|less|two|three|something|anything|thereabouts|similar|not|no)\b)[\p{L}\d'-]+){0,3}$/u;
/** "A diamond or two", "2 carats or so": a number left open. */
const NO_CHOICE = /\bor (?:two|three|so|more|less|something|anything|thereabouts|similar|not)\b/;
/** Behind it, where it is allowed: "white gold is fine too", "gold would do". */
const ALLOWED =
  /^(?:(?:is|are|would|will|s|could|can) )?(?:be )?(?:also |just as |totally |perfectly |still )?(?:is |are |would be )?(?:fine|ok|okay|acceptable|alright|all right|grand|works?|do|possible|good|great)\b/;
const CONTRASTS = /\b(?:but|though|although|however|if need be)\b|,/;
/** Before the first of two: "can't decide between ruby and sapphire". */
const UNDECIDED =
  /\b(?:decide|deciding|choose|choosing|choice|torn|undecided|dithering|toss up|hesitating) between(?: (?:a|an|the|some))?$/;
/** A list goes on to its last: "silver, gold or platinum". */
const LISTED = /^,$/;

const textOf = ({ items }: Reading, from: number, to: number): string =>
  items
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ');

function secondOf<Value>(reading: Reading, claims: readonly Claim<Value>[]): Claim<Value>[] {
  const sorted = [...claims].sort((a, b) => a.at - b.at);
  const isSecond = sorted.map((claim, index) => {
    const before = sorted[index - 1];
    if (before === undefined || before.at === claim.at) return false;
    const between = textOf(reading, before.at + 1, claim.at);
    const isJoined = BEFORE.test(between) && !NO_CHOICE.test(between);
    const isAllowed = CONTRASTS.test(between) && ALLOWED.test(textOf(reading, claim.at + 1, claim.at + 6));
    const isWeighed =
      /^(?:and|&)$/.test(between) && UNDECIDED.test(textOf(reading, Math.max(0, before.at - 4), before.at));
    if (!isJoined && !isAllowed && !isWeighed) return false;
    if (/\b(?:otherwise|failing that|if not)\b/.test(between)) use(reading, before.at + 1, claim.at - 1);
    return true;
  });
  // "Emerald, ruby or sapphire": those between the first and the last are as open.
  for (let index = sorted.length - 1; index > 1; index--) {
    const [before, claim] = [sorted[index - 2]!, sorted[index - 1]!];
    if (isSecond[index] && LISTED.test(textOf(reading, before.at + 1, claim.at))) isSecond[index - 1] = true;
  }
  return sorted.flatMap((claim, index) => {
    const first = sorted[index - 1];
    return isSecond[index] && first !== undefined
      ? [{ ...claim, words: wordsOf(reading, first.at, claim.at) }]
      : [];
  });
}

/** Two metals in one piece are no choice. */
const isJoining = ({ value }: Claim<Metal>): boolean => value === 'Mixed Metals';
/** What is done to a metal, or on it, beside it. */
const isBody = ({ value }: Claim<Metal>): boolean =>
  value !== 'Enamel' && value !== 'Recycled Metal' && value !== 'Black Rhodium';

export function readAlternatives(
  reading: Reading,
  metals: readonly Claim<Metal>[],
  gemstones: readonly Claim<Gemstone>[],
): Claim<Metal | Gemstone>[] {
  const second = metals.some(isJoining) ? [] : secondOf(reading, metals.filter(isBody));
  // "Or 18k white gold": a karat and its colour are one metal.
  const withThem = metals.filter(
    (claim) =>
      isBody(claim) &&
      second.every(({ value }) => value !== claim.value) &&
      second.some(
        ({ value, at }) =>
          claim.at > at && claim.at <= at + ONE_METAL && isKarat(value) !== isKarat(claim.value),
      ),
  );
  return [...second, ...withThem, ...secondOf(reading, gemstones)];
}

export interface StoneChoice {
  /** Stones of ours behind one that is not among them: the other leads. */
  readonly second: readonly Claim<Gemstone>[];
  /** The other, where it is the second choice. */
  readonly custom: Claim<string> | null;
}

/** "Moss agate or a teal sapphire": a choice between a stone that is not among ours and one that is. */
export function readStoneChoice(
  reading: Reading,
  gemstones: readonly Claim<Gemstone>[],
  custom: Claim<string> | null,
): StoneChoice {
  if (custom === null || gemstones.length === 0) return { second: [], custom: null };
  const later = secondOf<string>(reading, [...gemstones, custom]);
  const second = gemstones.flatMap((claim) => {
    const told = later.find(({ at }) => at === claim.at);
    return told === undefined ? [] : [{ ...claim, words: told.words }];
  });
  // "Rose quartz? No idea if you do that, otherwise morganite": of ours, the other is taken beside its look-alike.
  return second.some(({ words }) => FAILING.test(words))
    ? { second: [], custom: null }
    : { second, custom: later.find(({ at }) => at === custom.at) ?? null };
}

/** Before what is taken where the first is not to be had. */
const FAILING = /\b(?:otherwise|failing that|if not|or else|else)\b/i;

/** Items between a karat and the gold that it is of. */
const ONE_METAL = 2;
const isKarat = (name: string): boolean => /^\d/.test(name);
