import type { Sense } from './lexicon/entry.ts';
import { POSTFIX_EXCLUSIONS, REACH_ENDS, SAID_OF_LIST, TAKES_BACK } from './lexicon/negation.ts';
import { type Reading, wordAt } from './reading.ts';
import { has, type Item, valueIn } from './scan.ts';

/** Senses that an exclusion can fall on. */
const EXCLUDABLE: readonly Sense[] = [
  'type',
  'metal',
  'gemstone',
  'cut',
  'shape',
  'setting',
  'finish',
  'motif',
  'figure',
  'era',
  'culture',
  'occasion',
  'colour',
  'customGemstone',
  'size',
  'accentNoun',
  'stoneNoun',
  'matchingSet',
];
/** An exclusion that meets nothing within so many items is about something else. */
const REACH_ITEMS = 7;

/** As written or as the lexicon spells it: "always", "prefers". */
const endsReach = (reading: Reading, item: Item): boolean =>
  REACH_ENDS.has(item.norm) || REACH_ENDS.has(wordAt(reading, item));
const isLink = (item: Item): boolean =>
  /^(?:or|nor|and|,|\/|&|also|either|even)$/.test(item.norm) || (item.kind === 'mark' && item.norm === '/');
const ends = (item: Item): boolean => item.kind === 'mark' && /^[.;:!?()—–\n-]$/.test(item.norm);

/** What only adorns a piece: of a list of such things each is as much an ornament as the next. */
const isOrnament = (item: Item): boolean => has(item, 'motif', 'figure') || valueIn(item, 'type') === 'Charm';

const sharesSense = (a: Item, b: Item): boolean =>
  a.entries.some((x) => b.entries.some((y) => x.sense === y.sense && EXCLUDABLE.includes(x.sense)));

/** Whether two things may stand in one list. */
const isAlike = (a: Item, b: Item): boolean => sharesSense(a, b) || (isOrnament(a) && isOrnament(b));

/** Whether an exclusion runs on over a link to the next named thing: "no diamonds, pearls or opals". */
function runsOn(reading: Reading, linkAt: number, taken: readonly Item[]): boolean {
  const links: string[] = [];
  let at = linkAt;
  for (; at < reading.items.length && isLink(reading.items[at]!); at++) links.push(reading.items[at]!.norm);
  // "no diamonds and no pearls": the second has its own exclusion.
  let next = reading.items[at];
  let skipped = 0;
  let article = false;
  while (next !== undefined && !has(next, ...EXCLUDABLE) && skipped < 3) {
    if (has(next, 'exclude', 'soften', 'filler') || ends(next) || isLink(next) || endsReach(reading, next))
      return false;
    if (/^(?:a|an|the|one|some|my|in)$/.test(next.norm)) article = true;
    if (next.kind === 'quantity') return false;
    at += 1;
    skipped += 1;
    next = reading.items[at];
  }
  if (next === undefined || !has(next, ...EXCLUDABLE)) return false;
  // "no gold, either silver or platinum": a choice is offered.
  if (links.includes('either') && isOffered(reading, at)) return false;
  if (links.includes('or') || links.includes('nor') || links.includes('/') || links.includes('even'))
    return true;
  const alike = taken.some((item) => isAlike(item, next));
  if (!alike || article) return false;
  if (links.includes('and') || links.includes('&')) return !has(next, 'type') && !precedesHead(reading, at);
  // A bare comma: only inside a list that goes on, of which nothing is said ("no gold, silver or platinum is her thing").
  const after = reading.items[at + 1];
  return after !== undefined && isLink(after) && !SAID_OF_LIST.test(behindList(reading, at)?.norm ?? '');
}

/** "either silver or platinum": two things with "or" between, from an item on. */
const isOffered = ({ items }: Reading, at: number): boolean =>
  items.slice(at + 1, at + 4).some(({ norm }) => norm === 'or');

/** The first item that is no part of the list that an item stands in. */
function behindList({ items }: Reading, from: number): Item | undefined {
  return items.slice(from).find((item) => !isLink(item) && !has(item, ...EXCLUDABLE));
}

/** "no gold and silver ring": hardly ever meant as a second exclusion when a piece follows. */
function precedesHead(reading: Reading, at: number): boolean {
  const number = reading.chunk[at];
  for (let index = at + 1; reading.chunk[index] === number; index++) {
    if (has(reading.items[index], 'type')) return true;
  }
  return false;
}

function exclude(reading: Reading, cueAt: number, softened: boolean): void {
  const taken: Item[] = [];
  for (let at = cueAt + 1; at < reading.items.length; at++) {
    const item = reading.items[at]!;
    // "What I don't want: flowers."
    if (item.norm === ':' && at === cueAt + 1 && /want|like/.test(reading.items[cueAt]!.norm)) continue;
    if (ends(item)) return;
    if (has(item, ...EXCLUDABLE) && !has(item, 'exclude')) {
      item.negated = true;
      item.softened = softened;
      taken.push(item);
      // Without an article between, the rest of the noun phrase goes with it.
      continue;
    }
    if (has(item, 'exclude', 'soften')) return;
    if (taken.length > 0) {
      if (isLink(item)) {
        if (!runsOn(reading, at, taken)) return;
        continue;
      }
      // "No leaves of clover": what they are of is refused with them.
      if (item.norm === 'of' && has(reading.items[at + 1], 'motif', 'figure')) continue;
      if (item.kind === 'quoted' || endsReach(reading, item) || item.norm === 'in' || item.norm === 'of')
        return;
    } else {
      if (at - cueAt > REACH_ITEMS || (item.kind === 'mark' && item.norm === ',')) return;
      if (/^(?:but|so|just|only|however|though|although|i|she|he|we|because|prefer)$/.test(item.norm)) return;
    }
  }
}

/** In "no diamond halo" the halo is refused, not the diamond; in "not a gold ring" the gold, not the ring. */
function keepQualifiers(reading: Reading): void {
  reading.items.forEach((item, at) => {
    if (!item.negated) return;
    const inPhrase: Item[] = [];
    for (let index = at; reading.chunk[index] === reading.chunk[at] && reading.chunk[at] !== -1; index++) {
      inPhrase.push(reading.items[index]!);
    }
    const later = inPhrase.slice(1).filter((other) => other.negated);
    if (has(item, 'gemstone', 'colour') && later.some((other) => has(other, 'setting'))) {
      item.negated = false;
      item.qualifier = true;
    }
    const before = at > 0 && reading.chunk[at - 1] === reading.chunk[at] ? reading.items[at - 1]! : null;
    const qualified =
      before?.negated &&
      has(
        before,
        'metal',
        'gemstone',
        'cut',
        'setting',
        'finish',
        'era',
        'occasion',
        'size',
        'motif',
        'culture',
        'colour',
      );
    if (has(item, 'type') && qualified) item.negated = false;
    if (has(item, 'stoneNoun') && qualified) item.negated = false;
    // "nothing too big", "no big stones": the size is refused, not the stone.
    if (
      has(item, 'stoneNoun', 'gemstone') &&
      before?.negated &&
      has(before, 'size') &&
      // "no little diamonds around it" refuses the diamonds: nobody refuses a small stone to have a large one.
      !(has(item, 'gemstone') && /^(?:small|little|tiny|lil|wee|mini)$/.test(before.norm))
    )
      item.negated = false;
  });
}

/** True for a refusal right behind which another takes it back. */
const takesBack = ({ items }: Reading, at: number): boolean =>
  has(items[at], 'exclude') && TAKES_BACK.test(items[at + 1]?.norm ?? '');

/** True for the word that takes back a refusal before it in the same breath: "no stones except", "won't wear gold other than". */
function isTakenBack({ items }: Reading, at: number): boolean {
  if (!TAKES_BACK.test(items[at]!.norm)) return false;
  const from = items[at - 1]?.norm === ',' ? at - 2 : at - 1;
  for (let index = from; index >= Math.max(0, at - REACH_ITEMS); index--) {
    const item = items[index]!;
    if (item.kind === 'mark' && item.norm !== '/') return false;
    // "Any metal except silver, any stone but diamond": each its own.
    if (TAKES_BACK.test(item.norm)) return false;
    if (has(item, 'exclude', 'noStones') && !has(item, 'filler')) return true;
  }
  return false;
}

/** "Gold seams, and in one a garnet instead of gold": a stone in the place of a metal that was asked for before. */
function isOfOnePlace({ items }: Reading, at: number): boolean {
  if (!/^(?:instead of|in place of|rather than)$/.test(items[at]!.norm)) return false;
  const metal = valueIn(items[at + 1], 'metal');
  const isAsked = items.slice(0, at).some((item) => !item.negated && valueIn(item, 'metal') === metal);
  return metal !== null && isAsked && has(items[at - 1], 'gemstone', 'stoneNoun');
}

const RATHER = /^(?:rather|sooner)$/;

/** Whether one thing is wished rather than another: "rather plain than flashy". */
const isRather = ({ items }: Reading, at: number): boolean =>
  items.slice(Math.max(0, at - REACH_ITEMS), at).some(({ norm }) => RATHER.test(norm)) &&
  has(items[at - 1], ...EXCLUDABLE);

/** Marks the items that the customer does not want; "not too wide" is softened, not refused. */
export function markExclusions(reading: Reading): void {
  reading.items.forEach((item, at) => {
    // "Allergic to everything except platinum", "no stones except a ruby": what follows is wished.
    if (takesBack(reading, at) || isTakenBack(reading, at) || isOfOnePlace(reading, at)) return;
    // "Cameos are too old fashioned": a style that there is too much of.
    if (item.norm === 'too' && has(reading.items[at + 1], 'era')) reading.items[at + 1]!.negated = true;
    // "Less shiny than the usual ones": the surface there is too much of.
    if (item.norm === 'less' && has(reading.items[at + 1], 'finish')) reading.items[at + 1]!.negated = true;
    // "I'd rather it be delicate than flashy"
    if (item.norm === 'than' && isRather(reading, at)) exclude(reading, at, false);
    if (has(item, 'soften')) exclude(reading, at, true);
    else if (has(item, 'exclude') && !has(item, 'filler')) exclude(reading, at, false);
    else if (POSTFIX_EXCLUSIONS.has(item.norm) && at > 0 && has(reading.items[at - 1], ...EXCLUDABLE)) {
      const before = reading.items[at - 1]!;
      if (has(before, 'gemstone', 'stoneNoun', 'metal', 'setting')) {
        before.negated = true;
        reading.used.add(at);
      }
    }
  });
  reading.items.forEach((item, at) => {
    // "morganite? no, ...": what was weighed and dropped.
    if (item.norm !== '?' || !/^(?:no|nope|nah)\b/.test(reading.items[at + 1]?.norm ?? '')) return;
    if (/^no (?:idea|clue|problem|worry|rush|doubt)/.test(reading.items[at + 1]!.norm)) return;
    const before = reading.items[at - 1];
    if (before !== undefined && has(before, 'gemstone', 'customGemstone', 'metal', 'colour'))
      before.negated = true;
  });
  keepQualifiers(reading);
}
