/** Marks in a reading what the rules of scope have found: refused, set aside, or given way to a later answer. */
import { type Fired, sentencesOf } from '@filigree/language';
import { stainingMetals } from '../readers/stains.ts';
import type { Reading } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { answersOf, answersSame, indicesOf, isNamed, QUALITIES, type Span, withdraw } from './naming.ts';
import { preferWishes } from './prefer-wishes.ts';
import { SCOPE_RULES } from './rules.ts';
import type { Scope } from './scope.ts';
import { ANSWERS, isColourOfGold, type TaggedReading, tagReading } from './tagged-reading.ts';

/** Where a rule has matched. */
interface Place extends Span {
  readonly sentence: Span;
  /** The sentence before, if any. */
  readonly before: Span | null;
  /** What the words have captured as `what`. */
  readonly what: Span | null;
}

/** A clause ends where another begins to say what is wanted. */
const NEXT_CLAUSE = /^(?:but|so|because|however|though|although|instead|rather|anyway)$/;
const SUBJECT = /^(?:i|she|he|we|they|it|mine|hers|his|please)$/;
const SWAP_LINK = /^(?:for|with|to)$/;

/** "A maple leaf pendant would be too obvious": with a piece named after a quality, the quality is refused. */
function qualitiesOf(reading: Reading, at: number): number[] {
  const item = reading.items[at]!;
  if (!has(item, 'type') || has(item, 'motif', 'setting', 'metal', 'gemstone')) return [at];
  const before = [at - 1, at - 2, at - 3].filter(
    (index) =>
      reading.chunk[index] === reading.chunk[at] &&
      reading.chunk[at] !== -1 &&
      isNamed(reading.items[index]!),
  );
  return before.length > 0 ? before : [at];
}

function refuse(reading: Reading, subjects: readonly number[]): void {
  for (const at of subjects.flatMap((subject) => qualitiesOf(reading, subject)))
    reading.items[at]!.negated = true;
}

/** "Charms or hearts": things of different kinds, with nothing but "or" between them. */
const areAlternatives = ({ items }: Reading, one: number, other: number): boolean => {
  const [link, ...others] = items.slice(one + 1, other);
  return /^n?or$/.test(link?.norm ?? '') && others.every(({ norm }) => /^(?:an?|any|the)$/.test(norm));
};

/**
 * The last thing named within a span, with those that a link joins to it.
 * @param isBeside only qualities and a copula may stand between it and the end of the span
 */
function lastNamed(reading: Reading, { first, last }: Span, isBeside = false): number[] {
  const { items, chunk } = reading;
  const subjects: number[] = [];
  for (let at = last; at >= first; at--) {
    const item = items[at]!;
    const [nearest] = subjects;
    if (isNamed(item)) {
      const isListed = nearest === undefined || answersSame(item, items[nearest]!);
      if (isListed || areAlternatives(reading, at, subjects.at(-1)!)) subjects.push(at);
      else if (chunk[at] !== chunk[nearest]) break;
    } else if (nearest === undefined) {
      if (isBeside && !/^(?:is|are|was|were|s|be|really|just|:|=|-|at all)$/.test(item.norm)) break;
    } else if (!/^(?:and|or|,|&|\/)$/.test(item.norm) && chunk[at] !== chunk[nearest]) break;
  }
  return subjects;
}

/** What is named before a place; the item that it begins in may itself be named ("halos are", read as one phrase). */
function subjectsBefore(reading: Reading, { first, sentence }: Place, isBeside = false): number[] {
  const last = isNamed(reading.items[first]!) ? first : first - 1;
  return lastNamed(reading, { first: sentence.first, last }, isBeside);
}

/** Where the clause ends that a place opens. */
function endOfClause({ items }: Reading, { last, sentence }: Place): number {
  for (let at = last + 1; at <= sentence.last; at++) {
    const next = items[at + 1];
    const isLinked = /^(?:and|,|-|–|—)$/.test(items[at]!.norm) && SUBJECT.test(next?.norm ?? '');
    if (NEXT_CLAUSE.test(items[at]!.norm) || isLinked) return at - 1;
  }
  return sentence.last;
}

/** Where a list ends: behind a comma it goes on only when a colon opens it, or "and" or "or" leads to its last thing. */
function endOfList(reading: Reading, place: Place): number {
  const { items } = reading;
  const end = endOfClause(reading, place);
  if (items[place.last]!.norm === ':') return end;
  const links = indicesOf({ first: place.last + 1, last: end }).filter((at) =>
    /^(?:,|and|or)$/.test(items[at]!.norm),
  );
  const comma = links.find((at) => items[at]!.norm === ',');
  const last = links.at(-1);
  return comma === undefined || (last !== undefined && items[last]!.norm !== ',') ? end : comma - 1;
}

/** Refuses all that is named among items: of a piece that qualities are told of, these; of a setting no stone. */
function refuseAll(reading: Reading, among: readonly number[]): void {
  const { items } = reading;
  const named = among.filter((at) => isNamed(items[at]!) && !items[at]!.qualifier);
  const qualities = named.filter((at) => has(items[at], ...QUALITIES));
  for (const at of qualities.length > 0 ? qualities : named) items[at]!.negated = true;
}

/** Whether the wish has another answer, outside of a span, to what an item answers. */
function hasOtherAnswer({ items }: Reading, item: Item, { first, last }: Span): boolean {
  return items.some(
    (other, at) =>
      (at < first || at > last) &&
      !other.negated &&
      answersSame(item, other) &&
      !answersOf(item).every((answer) => answersOf(other).includes(answer)),
  );
}

/** "studs but I prefer hoops": of two answers to one question the earlier, from `first` to before `cue`, gives way. */
function giveWay(reading: Reading, first: number, cue: number, last: number): void {
  const { items } = reading;
  const isAnswer = (item: Item): boolean => has(item, ...ANSWERS) || isColourOfGold(reading, item);
  const later = items.slice(cue, last + 1).filter((item) => isAnswer(item) && !item.negated);
  const isOfGold = later.some((other) => has(other, 'metal') || isColourOfGold(reading, other));
  for (let at = first; at < cue; at++) {
    const item = items[at]!;
    if (item.negated) continue;
    const isBareColour =
      /^(?:rose|white|yellow)$/.test(item.norm) && /^[,.;]$/.test(items[at + 1]?.norm ?? '');
    const isMetal = isBareColour || isColourOfGold(reading, item) || has(item, 'metal');
    if ((isMetal && isOfGold) || (has(item, ...ANSWERS) && later.some((other) => answersSame(item, other))))
      withdraw(reading, at);
  }
}

/** "earrings ... actually just the ring": with the other piece goes the noun phrase that described it. */
function keepOnly(reading: Reading, { first, last }: Place): void {
  const { items, chunk } = reading;
  const wanted = valueIn(items[last], 'type');
  for (let at = 0; at < first; at++) {
    const type = valueIn(items[at], 'type');
    if (type === null || type === wanted) continue;
    for (let other = 0; other < first; other++)
      if (chunk[other] === chunk[at] && has(items[other], ...ANSWERS, 'colour', 'motif'))
        withdraw(reading, other);
  }
}

/** "swap the usual diamond for moissanite": what stands before the link goes. */
function exchange(reading: Reading, { first, last, sentence }: Place): void {
  const { items } = reading;
  const link = indicesOf({ first: first + 1, last }).find((at) => SWAP_LINK.test(items[at]!.norm)) ?? last;
  const later = items.slice(link, sentence.last + 1);
  for (let at = first; at < link; at++) {
    const item = items[at]!;
    if (has(item, ...ANSWERS) && later.some((other) => answersSame(item, other))) withdraw(reading, at);
  }
}

/** "cherry quartz... no, morganite": what was weighed and dropped for another of its kind. */
function dropWeighed(reading: Reading, { first, last }: Place): void {
  const { items } = reading;
  const later = items[last]!;
  const weighed = indicesOf({ first: Math.max(0, first - 6), last: first - 1 })
    .reverse()
    .find((at) => has(items[at], ...ANSWERS) && answersSame(items[at]!, later));
  if (weighed !== undefined) withdraw(reading, weighed);
}

/** Takes out the piece that somebody has, where another is asked for, with what it is called before. */
function withdrawOwned(reading: Reading, { what }: Place): void {
  const { items } = reading;
  if (what === null) return;
  const type = valueIn(items[what.last], 'type');
  const isOtherAsked = items.some(
    (item, at) =>
      (at < what.first || at > what.last) && !item.negated && ![null, type].includes(valueIn(item, 'type')),
  );
  if (!isOtherAsked) return;
  for (let at = 0; at <= what.last; at++) if (valueIn(items[at], 'type') === type) withdraw(reading, at);
}

type Handler = (reading: Reading, place: Place) => void;

const before = ({ first }: Place, span: Span): Span => ({ first: span.first, last: first - 1 });
const behind = ({ last, sentence }: Place): number[] => indicesOf({ first: last + 1, last: sentence.last });
const named = ({ what }: Place): number[] => (what === null ? [] : indicesOf(what));

const REFUSE: Readonly<Record<Extract<Scope, { refuses: string }>['refuses'], Handler>> = {
  subject(reading, place) {
    refuse(reading, subjectsBefore(reading, place));
  },
  'subject-beside'(reading, place) {
    refuse(reading, subjectsBefore(reading, place, true));
  },
  antecedent(reading, place) {
    const own = lastNamed(reading, before(place, place.sentence));
    const earlier = place.before === null ? [] : lastNamed(reading, place.before);
    refuse(reading, own.length > 0 ? own : earlier);
  },
  'all-before'(reading, place) {
    const own = indicesOf(before(place, place.sentence));
    const earlier = place.before === null ? [] : indicesOf(place.before);
    refuseAll(reading, own.some((at) => isNamed(reading.items[at]!)) ? own : earlier);
  },
  'with-those-before'(reading, place) {
    const { items } = reading;
    const earlier = indicesOf({ first: place.before?.first ?? place.sentence.first, last: place.first - 1 });
    const last = earlier.findLast((at) => isNamed(items[at]!));
    if (last !== undefined && items[last]!.negated) refuseAll(reading, named(place));
  },
  list(reading, place) {
    refuseAll(reading, indicesOf({ first: place.last + 1, last: endOfList(reading, place) }));
  },
  named(reading, place) {
    refuseAll(reading, named(place));
  },
  'named-otherwise'(reading, place) {
    const { items } = reading;
    for (const at of named(place)) if (hasOtherAnswer(reading, items[at]!, place)) items[at]!.negated = true;
  },
};

const SET_ASIDE: Readonly<Record<Extract<Scope, { setsAside: string }>['setsAside'], Handler>> = {
  object(reading, place) {
    const next = behind(place).find((at) => isNamed(reading.items[at]!));
    if (next !== undefined) withdraw(reading, next);
  },
  subject(reading, place) {
    for (const at of subjectsBefore(reading, place, true)) withdraw(reading, at);
  },
  motifs(reading, place) {
    for (const at of behind(place)) if (has(reading.items[at], 'motif', 'figure')) withdraw(reading, at);
  },
  likeness(reading, place) {
    const isFigure = (at: number): boolean =>
      has(reading.items[at], 'motif', 'figure') && !reading.items[at]!.negated;
    const likened = behind(place).find((at) => isNamed(reading.items[at]!));
    const isOtherAsked = reading.items.some((_, at) => at !== likened && isFigure(at));
    // Petals are how stones stand that go about another (readers/petals.ts).
    const isFlower = likened !== undefined && valueIn(reading.items[likened], 'motif') === 'Floral';
    if (likened !== undefined && isFigure(likened) && isOtherAsked && !isFlower) withdraw(reading, likened);
  },
  'owned-piece': withdrawOwned,
};

const GIVE_WAY: Readonly<Record<Extract<Scope, { giveWay: string }>['giveWay'], Handler>> = {
  sentence(reading, { first, sentence }) {
    giveWay(reading, sentence.first, first, sentence.last);
  },
  text(reading, { first, sentence }) {
    giveWay(reading, 0, first, sentence.last);
  },
  words(reading, { first, last, sentence }) {
    giveWay(reading, first, last, sentence.last);
  },
  'other-pieces': keepOnly,
  exchanged: exchange,
  weighed: dropWeighed,
};

function handlerOf(scope: Scope): Handler {
  if ('refuses' in scope) return REFUSE[scope.refuses];
  return 'setsAside' in scope ? SET_ASIDE[scope.setsAside] : GIVE_WAY[scope.giveWay];
}

const sentencesIn = (text: TaggedReading): Span[] =>
  sentencesOf(text).map(({ first, end }) => ({ first: text.itemOf(first), last: text.itemOf(end - 1) }));

function placeOf(text: TaggedReading, sentences: readonly Span[], fired: Fired<Scope>): Place {
  const spanOf = ({ first, end }: { first: number; end: number }): Span => ({
    first: text.itemOf(first),
    last: text.itemOf(Math.max(first, end - 1)),
  });
  const span = spanOf(fired);
  const at = sentences.findIndex(({ first, last }) => span.first >= first && span.first <= last);
  const { what } = fired.captures;
  return {
    ...span,
    sentence: sentences[at] ?? span,
    before: sentences[at - 1] ?? null,
    what: what === undefined ? null : spanOf(what),
  };
}

/** Marks what is refused, told of something else, or taken back from afar. */
export function applyScopes(reading: Reading): void {
  const text = tagReading(reading);
  const sentences = sentencesIn(text);
  for (const sentence of sentences) refuse(reading, stainingMetals(reading, sentence));
  for (const fired of SCOPE_RULES.findIn(text)) {
    handlerOf(fired.rule.effect)(reading, placeOf(text, sentences, fired));
  }
  preferWishes(reading, text);
}
