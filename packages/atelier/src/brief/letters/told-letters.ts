/** The lines that the rules of lettering find. */
import type { Fired, RuleSet, Stretch } from '@filigree/language';
import { KIN, type Wearer } from '../lexicon/wearers.ts';
import { ownerAt } from '../readers/owners.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import type { LetterEffect } from './letter-effect.ts';
import type { LetteredText } from './letter-tags.ts';
import { LETTER_RULES, OF_WEARERS, SIDES } from './rules.ts';

/** Parts two sides, or the pieces of a pair, in what is cut. */
const PARTED = ' / ';

/** Lines of two people, in the order in which they are told. */
export type LinesOfWearers = readonly [LineOfWearer, LineOfWearer];
interface LineOfWearer {
  readonly wearer: Wearer;
  readonly line: string;
}

/** The lines of two people who are told apart, and both as one claim; null where fewer have one of their own. */
export function toldOfWearers(
  reading: Reading,
  lettered: LetteredText,
): { readonly lines: LinesOfWearers; readonly claim: Claim<string> } | null {
  const places = OF_WEARERS.findIn(lettered.text);
  const whose = ({ captures }: Fired<LetterEffect>) => {
    const at = lettered.itemOf(captures.wearer!.first);
    return ownerAt(reading, at) ?? KIN.get(reading.items[at]!.norm) ?? 'mine';
  };
  const [one] = places;
  const other = places.find((place) => one !== undefined && whose(place) !== whose(one));
  if (one === undefined || other === undefined) return null;
  const [first, second] = [whose(one), whose(other)];
  const wearers =
    first === 'mine' ? ([otherOf(second), second] as const) : ([first, otherOf(first)] as const);
  const lineOfPlace = (place: Fired<LetterEffect>) => claimOf(reading, lettered, [place]).value;
  return {
    claim: claimOf(reading, lettered, [one, other]),
    lines: [
      { wearer: wearers[0], line: lineOfPlace(one) },
      { wearer: wearers[1] as Wearer, line: lineOfPlace(other) },
    ],
  };
}

const otherOf = (wearer: Wearer | 'mine'): Wearer => (wearer === 'his' ? 'hers' : 'his');

/** The lines of two sides, or of the two of a pair. */
export const toldSides = (reading: Reading, lettered: LetteredText): Claim<string> | null =>
  told(reading, lettered, SIDES);

/** The first line of which the rules know. */
export const toldLetters = (reading: Reading, lettered: LetteredText): Claim<string> | null =>
  told(reading, lettered, LETTER_RULES);

/** Initials that are told behind an item. */
export function toldInitials(reading: Reading, lettered: LetteredText, behind: number): Claim<string> | null {
  const fired = LETTER_RULES.findIn(lettered.text).find(
    ({ rule, captures }) => rule.effect === 'initials' && lettered.itemOf(captures.what!.first) > behind,
  );
  return fired === undefined ? null : claimOf(reading, lettered, [fired]);
}

function told(reading: Reading, lettered: LetteredText, rules: RuleSet<LetterEffect>): Claim<string> | null {
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
    value: lines.join(PARTED),
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
