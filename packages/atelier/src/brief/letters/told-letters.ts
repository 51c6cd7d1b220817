/** The lines that the rules of lettering find. */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import type { Fired, RuleSet, Stretch } from '@filigree/language';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import type { LetterEffect } from './letter-effect.ts';
import { type LetteredText, tagLetters } from './letter-tags.ts';
import { LETTER_RULES, SIDES } from './rules.ts';

/** Parts two sides, or the pieces of a pair, in what is cut. */
const PARTED = ' / ';

/** The lines of two sides, or of the two of a pair. */
export const toldSides = (reading: Reading): Claim<string> | null => told(reading, SIDES);

/** The first line of which the rules know. */
export const toldLetters = (reading: Reading): Claim<string> | null => told(reading, LETTER_RULES);

/** Initials that are told behind an item. */
export function toldInitials(reading: Reading, behind: number): Claim<string> | null {
  const lettered = tagLetters(reading);
  const fired = LETTER_RULES.findIn(lettered.text).find(
    ({ rule, captures }) => rule.effect === 'initials' && lettered.itemOf(captures.what!.first) > behind,
  );
  return fired === undefined ? null : claimOf(reading, lettered, [fired]);
}

function told(reading: Reading, rules: RuleSet<LetterEffect>): Claim<string> | null {
  const lettered = tagLetters(reading);
  const fired = rules.findIn(lettered.text);
  const [first] = fired;
  if (first === undefined) return null;
  return claimOf(reading, lettered, first.rule.effect === 'lines' ? apart(fired, first) : [first]);
}

/** The places of a rule of which none lies in another; a run is found again at each of its words. */
function apart(fired: readonly Fired<LetterEffect>[], { rule }: Fired<LetterEffect>): Fired<LetterEffect>[] {
  const places: Fired<LetterEffect>[] = [];
  for (const place of fired)
    if (place.rule === rule && place.first >= (places.at(-1)?.end ?? 0)) places.push(place);
  return places;
}

function claimOf(
  reading: Reading,
  { itemOf }: LetteredText,
  places: readonly Fired<LetterEffect>[],
): Claim<string> {
  const itemsOf = ({ first, end }: Stretch) => [itemOf(first), itemOf(end - 1)] as const;
  const lines: string[] = [];
  const ends: number[] = [];
  for (const { captures, rule } of places) {
    for (const name of ['lead', 'what', 'other']) {
      const stretch = captures[name];
      if (stretch === undefined) continue;
      const [first, last] = itemsOf(stretch);
      use(reading, first, last);
      if (name === 'lead') continue;
      lines.push(written(lineOf(reading, first, last), rule.effect));
      ends.push(first, last);
    }
  }
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return {
    value: lines.join(PARTED).slice(0, ENGRAVING_MAX_LENGTH),
    words: wordsOf(reading, first, last),
    at: ends[0]!,
  };
}

function lineOf({ items, tokens, text }: Reading, first: number, last: number): string {
  const only = items[first]!;
  return first === last && only.kind === 'quoted'
    ? only.norm
    : text.slice(tokens[only.first]!.start, tokens[items[last]!.last]!.end).trim();
}

function written(line: string, effect: LetterEffect): string {
  if (effect === 'letters-of-each') return (line.match(/(?<!\p{L})\p{Lu}(?!\p{L})/gu) ?? []).join(' & ');
  if (effect === 'capitalised') return line.charAt(0).toUpperCase() + line.slice(1);
  if (effect !== 'in-capitals') return line;
  return line
    .toUpperCase()
    .replace(/\s*\bAND\b\s*|\s*&\s*/g, ' & ')
    .replace(/\s*\+\s*/g, ' + ')
    .replace(/\s*,\s*/g, ' ');
}
