/** "A band to fit round a pear shaped halo ring": what is told of the ring that is worn beside, and is none of this one. */
import { type Reading, use } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

/** How one ring is told to lie by another, right before the other is named. */
const HOW =
  '(?:(?:right|flush|tight|tightly|snug|snugly|neatly|nicely|perfectly|closely|close|well|up|directly|exactly|just|comfortably|seamlessly) )*';
const WHERE =
  '(?:next to|along with|together with|up to|up against|round|around|with|beside|alongside|against|under|underneath|beneath|above|below|into|by|to|on top of|over)';
const VERB =
  '(?:fits?|fitted|fitting|sits?|sat|sitting|goes|go|going|worn|wears?|wearing|nests?|nesting|nestles?|nestling|stacks?|stacked|stacking|curves?|curved|curving|shaped|contours?|contoured|wraps?|wrapped|wrapping|lies?|lying|lays?|slots?|slotted|tucks?|tucked|hugs?|hugging|follows?|following|flush|bends?|dips?|notched|pairs?|paired|pairing|works?|moulded|molded)';
/** "To fit my ring", "that hugs her halo": no word between. */
const STRAIGHT = '(?:fits?|fitting|hugs?|hugging|follows?|following)';
const MATCHES = '(?:match|matches|matching|to complement|complements|complementing)';
const BESIDE = new RegExp(
  `\\b(?:${VERB} (?:it |them )?${HOW}${WHERE}|${STRAIGHT}(?: ${HOW.trim()})?|flush (?:with|against|to))$`,
);
const MATCHING = new RegExp(`\\b${MATCHES}$`);
/** The other was told of before. */
const BESIDE_IT = new RegExp(
  `\\b(?:${VERB} ${HOW}${WHERE}|${STRAIGHT}|${MATCHES}|flush (?:with|against|to)) (?:it|that|this|that one|this one|mine|hers)\\b`,
);
const DETERMINER = /^(?:an?|the|my|her|his|their|our|your|this|that|mine|existing)$/;
const ENDS = /^[.;!?\n]$/;
const MARK = /^[,.;!?()\n:–—]$/;
/** A ring's own words end where another clause begins. */
const LEAVES = /^(?:but|so|in|which|that|to|for|because|please|if|i|we)$/;
/** Words between the article and the ring. */
const REACH = 10;
/** Words before the article that tell how one lies by the other. */
const LEAD = 9;

const isRing = (item: Item | undefined): boolean =>
  item !== undefined && !item.negated && valueIn(item, 'type') === 'Ring';

interface Span {
  readonly first: number;
  readonly last: number;
  /** Its stones may be those that this one is to match. */
  readonly matched: boolean;
}

const wordsOfItems = ({ items, tokens }: Reading, from: number, to: number): string =>
  items
    .slice(Math.max(0, from), to)
    .flatMap(({ first, last }) => tokens.slice(first, last + 1).map(({ norm }) => norm))
    .join(' ');

/** The ring that an article leads to; a solitaire or a halo that is called no ring where none follows. */
function headAt({ items, tokens }: Reading, from: number): number | null {
  let setting: number | null = null;
  for (let at = from + 1; at < Math.min(items.length, from + REACH); at++) {
    const item = items[at]!;
    if (isRing(item)) return isRing(items[at + 1]) ? at + 1 : at;
    // "A band to fit a 2.4 mm groove", "to go with my dress": no ring.
    if (has(item, 'type')) return null;
    if (MARK.test(item.norm) || LEAVES.test(item.norm) || DETERMINER.test(item.norm)) break;
    if (/^(?:with)$/.test(item.norm)) break;
    // "To sit with a channel set row": what is set is named behind, and is no head.
    if (
      has(item, 'setting') &&
      /^(?:solitaire|halo|double halo|cluster|trilogy)$/.test(item.norm) &&
      !/s$/.test(tokens[item.last]!.norm)
    )
      setting = at;
  }
  const behind = setting === null ? undefined : items[setting + 1];
  return behind === undefined || behind.kind === 'mark' || LEAVES.test(behind.norm) ? setting : null;
}

/** The end of what is told of that ring right behind its name. */
function endOf(reading: Reading, head: number): number {
  const { items } = reading;
  const untilMark = (from: number, ends: RegExp): number => {
    let at = from;
    while (at + 1 < items.length && !ends.test(items[at + 1]!.norm)) at += 1;
    return at;
  };
  let next = head + 1;
  if (items[next]?.norm === '(') return untilMark(next, /^\)$/);
  // "With a halo of sapphires": of one ring; "with small diamonds" the band has.
  const said = wordsOfItems(reading, next, next + 3);
  const isTold = /^(?:which|that) (?:is|has)\b/.test(said) || /^(?:thats|that's)\b/.test(said);
  if (isTold || /^with (?:an?|its|one)\b/.test(said)) {
    const last = untilMark(next, MARK);
    const tells = items
      .slice(next, last + 1)
      .some((item) => has(item, 'setting', 'cut', 'shape', 'gemstone', 'customGemstone'));
    return tells && (isTold || !/^with an? (?:row|line|band|strip)\b/.test(said)) ? last : head;
  }
  // "My engagement ring. It's a pear shaped halo."
  if (ENDS.test(items[next]?.norm ?? '') || items[next]?.norm === ',') next += 1;
  return /^(?:it is|its|it's|mine is|it has|it's got|mine has|the ring is|the stone is) an?\b/.test(
    wordsOfItems(reading, next, next + 4),
  )
    ? untilMark(next, /^[.;!?()\n]$/)
    : head;
}

/** "I have an oval halo ring and want a band to nest around it": told before it is called by "it". */
function toldBefore(reading: Reading): Span | null {
  const { items } = reading;
  for (let at = 0; at < items.length; at++) {
    if (!isRing(items[at])) continue;
    const lead = wordsOfItems(reading, at - 8, at);
    const behind = wordsOfItems(reading, at + 1, at + 3);
    const owns =
      /\b(?:have|got|own|inherited|wear|has|wears)(?: already)? (?:an?|my|her|this|the) [^.,;]*$/.test(
        `${lead} `,
      ) ||
      (/\b(?:my|her|our|the)(?: \S+)?(?: \S+)?$/.test(lead) && /^(?:is|has|s|'s)\b/.test(behind)) ||
      /^(?:my|her) (?:\S+ )?ring's$/.test(wordsOfItems(reading, at - 1, at + 1));
    if (!owns) continue;
    let last = at;
    while (last + 1 < items.length && !ENDS.test(items[last + 1]!.norm)) {
      const next = items[last + 1]!.norm;
      const then = wordsOfItems(reading, last + 2, last + 6);
      if (/^(?:so|but)$/.test(next)) break;
      if (
        /^(?:and|,)$/.test(next) &&
        /^(?:(?:i|we|now|she|he|i'd|would|am|just) )*(?:want|wants|need|needs|would like|d like|like|looking|look|am looking|i'm|im|i'd|we're)\b/.test(
          then,
        )
      )
        break;
      last += 1;
    }
    const first = Math.max(0, at - 8);
    const rest = wordsOfItems(reading, last + 1, items.length);
    const isAsked = items.some((item, index) => index > last && isRing(item));
    if (!isAsked || !BESIDE_IT.test(rest)) continue;
    let from = at;
    while (from > first && !MARK.test(items[from - 1]!.norm) && !DETERMINER.test(items[from]!.norm))
      from -= 1;
    return { first: from, last, matched: false };
  }
  return null;
}

function spansIn(reading: Reading): Span[] {
  const { items } = reading;
  const spans: Span[] = [];
  const before = toldBefore(reading);
  if (before !== null) spans.push(before);
  for (let at = 1; at < items.length; at++) {
    if (!DETERMINER.test(items[at]!.norm) || spans.some(({ last }) => at <= last)) continue;
    const lead = wordsOfItems(reading, at - LEAD, at);
    const matched = MATCHING.test(lead);
    if (!matched && !BESIDE.test(lead)) continue;
    const head = headAt(reading, at);
    if (head === null) continue;
    for (let index = at - 1; index >= Math.max(0, at - 4); index--)
      if (/^(?:fits?|snug|snugly|neatly|nicely|closely|stacks?|flush|nestles?)$/.test(items[index]!.norm))
        use(reading, index);
    spans.push({ first: at, last: endOf(reading, head), matched });
  }
  return spans;
}

const MUTE = { kind: 'phrase', entries: [{ sense: 'filler', value: '' }], quantity: null, norm: '' } as const;

/** A band is of its own stones; a ring that matches another has the other's. */
const areBands = (items: readonly Item[]): boolean =>
  items.some((item) => isRing(item) && /band|wedding ring|eternity|wishbone|chevron/.test(item.norm));

/** Takes what is told of a ring that is worn beside out of the way of every reader, where another ring is asked for. */
export function withoutRingBeside(reading: Reading): void {
  const spans = spansIn(reading);
  const isInside = (at: number): boolean => spans.some(({ first, last }) => at >= first && at <= last);
  const asked = reading.items.filter((item, at) => isRing(item) && !isInside(at));
  if (spans.length === 0 || asked.length === 0) return;
  const says = (sense: 'metal' | 'gemstone'): boolean =>
    reading.items.some((item, at) => !isInside(at) && !item.negated && has(item, sense));
  const hasMetal = says('metal');
  const hasStones = says('gemstone') || areBands(asked);
  for (const { first, last, matched } of spans) {
    const isOwned = /^(?:my|her|his|their|our|your)$/.test(reading.items[first]!.norm);
    for (let at = first; at <= last; at++) {
      const item = reading.items[at]!;
      if (DETERMINER.test(item.norm) || item.kind === 'mark') continue;
      if (has(item, 'metal') && !hasMetal) continue;
      if (matched && !hasStones && has(item, 'gemstone', 'colour')) continue;
      use(reading, at);
      (reading.items as Item[])[at] =
        isRing(item) && isOwned
          ? { ...item, entries: item.entries.filter(({ sense }) => sense === 'type') }
          : { ...item, ...MUTE };
    }
  }
}
