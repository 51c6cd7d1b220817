/** One thing that hangs from another: "a pearl hanging from a diamond flower", "a bow with a ruby drop". */
import {
  type Arrangement,
  type Brief,
  FIGURES,
  GEMSTONES,
  type HangingPart,
  type JewelryType,
  MOTIFS,
  STONE_CUTS,
} from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { lemma } from '../spelling.ts';
import { measuresSomething } from './measure.ts';

type Hangs = NonNullable<Brief['hangs']>;

/** Pieces with one front, which can be of two parts. */
const OF_TWO: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Earrings',
  'Pendant',
  'Necklace',
  'Charm',
  'Brooch',
]);
/** What hangs from these has ways of its own. */
const OWN_DROPS =
  /\b(?:hoop|huggie|creole|chandelier|girandole|jhumka|jhumki|chandbali|tassel|lariat|strand|fringe|bracelet)\b/;

const HANGING =
  /^(?:hang|hanging|hung|suspended|suspending|dangle|dangling|dangly|dropping|drop|drip|dripping|swing|swinging)$/;
/** Hangs only with the word behind it: "coming off it", "falling from the tip". */
const COMING = /^(?:coming|come|falling|fall|trailing|dropped)$/;
const FROM = /^(?:from|off)$/;
const HANGING_FROM =
  /^(?:hang|hanging|hung|suspended|dangle|dangling|dropping|dripping|coming|falling|trailing|swinging) (?:from|off)$/;
const UNDER = /^(?:below|underneath|beneath|under|at the bottom|from it|off it)$/;
/** "From its tip", "off the bottom": a place of what it hangs from, by its first word and its noun. */
const ITS = /^(?:it|its|the|his|her|one|each)$/;
const PLACE =
  /^(?:it|tip|tips|bottom|base|foot|end|point|stem|stalk|tail|edge|lower edge|underside|centre|center|middle|side|corner)$/;
/** What may open the words for a thing: "a little pearl", "one tiny pearl". */
const OPENS = /^(?:an?|one|a little|a tiny|a small|a single|single|little|tiny|small|its|some)$/;
/** What may stand between a thing and the word that says it hangs. */
const LINKS = /^(?:,|that|which|is|are|and|each|it|both|gently|freely|one|drop|stone|bead|gem)$/;
/** What opens the thing that hangs: "a bow with a ruby drop", "a moon and a pearl below it". */
const JOINS = /^(?:with|and|plus|,|&|featuring|w)$/;
const SENTENCE_END = /^[.;!?\n]$/;
/** "A flower of diamonds", "a star set with rubies": what the thing named before is made of. */
const MADE_OF = /^(?:of|with|set|in|paved|pave)$/;
const MOST_BETWEEN = 4;

const EMPTY: HangingPart = { gemstones: [], stoneCut: null, motifs: [], figures: [] };

const oneOf = <T extends string>(list: readonly T[], name: string | null): T[] => {
  const found = list.find((value) => value === name);
  return found === undefined ? [] : [found];
};

function partAt(item: Item): HangingPart {
  if (item.negated || item.kind === 'quoted') return EMPTY;
  const [stoneCut = null] = oneOf(STONE_CUTS, valueIn(item, 'cut') ?? valueIn(item, 'shape'));
  return {
    gemstones: oneOf(GEMSTONES, valueIn(item, 'gemstone')),
    stoneCut,
    motifs: oneOf(MOTIFS, valueIn(item, 'motif')),
    figures: oneOf(FIGURES, valueIn(item, 'figure')),
  };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What the items are, taken together. */
function partOf({ items }: Reading, places: readonly number[]): HangingPart {
  const parts = places.map((at) => partAt(items[at]!));
  return {
    gemstones: unique(parts.flatMap(({ gemstones }) => gemstones)),
    stoneCut: parts.find(({ stoneCut }) => stoneCut !== null)?.stoneCut ?? null,
    motifs: unique(parts.flatMap(({ motifs }) => motifs)),
    figures: unique(parts.flatMap(({ figures }) => figures)),
  };
}

const isThing = ({ gemstones, motifs, figures }: HangingPart): boolean =>
  gemstones.length + motifs.length + figures.length > 0;

const thingAt = (reading: Reading, at: number): boolean =>
  reading.items[at] !== undefined && isThing(partAt(reading.items[at]!));

/** How many hang side by side, and the most that do: a row of drops hangs from its own bow. */
const countOf = ({ items }: Reading, places: readonly number[]): number =>
  // "Two hearts" may be one phrase.
  Math.max(1, ...places.map((at) => countAt(items, at) ?? (/^two heart/.test(items[at]!.norm) ? 2 : 1)));

/** The number at an item; null where it measures something: "a 12 x 8 pear", "a 4 mm diamond". */
function countAt(items: readonly Item[], at: number): number | null {
  const { quantity } = items[at]!;
  const unit = items[at + 1];
  const measures = quantity?.across !== null || (unit !== undefined && measuresSomething(unit));
  return quantity === null || measures ? null : quantity.low;
}
const MOST_SIDE_BY_SIDE = 7;

/** "Small pearls hanging at the bottom": several, where the piece is not a pair of which each has one. */
function arePlural({ items, tokens }: Reading, places: readonly number[], type: JewelryType): boolean {
  return (
    FRINGED.has(type) &&
    places.some(
      (at) =>
        partAt(items[at]!).gemstones.length > 0 &&
        // "Three pearl drops": the drops are counted.
        (/[^s]s$/.test(tokens[items[at]!.last]!.norm) ||
          (tokens[items[at + 1]?.last ?? 0]!.norm === 'drops' &&
            places.some((place) => items[place]!.quantity !== null))),
    )
  );
}
/** "A lotus and five small rubies hanging below it": so many of them hang from the figure, and from no chain. */
function hangsFromFigure(reading: Reading, low: readonly number[], last: number): boolean {
  const { items } = reading;
  const isOfIt = /\bit$/.test(items[last]!.norm) || items[last + 1]?.norm === 'it';
  const count = countOf(reading, low);
  if (!isOfIt || count < 2 || count > MOST_SIDE_BY_SIDE || low.length === 0) return false;
  const joinedAt = startOf(reading, low[0]!) - 1;
  if (!JOINS.test(items[joinedAt]?.norm ?? '')) return false;
  const { motifs, figures } = partOf(reading, opening(reading, joinedAt));
  return motifs.length + figures.length > 0;
}

/** Pieces that have room for a row of drops. */
const FRINGED: ReadonlySet<JewelryType> = new Set<JewelryType>(['Necklace', 'Brooch']);

/** Where what hangs is a row of it: "along the bottom edge", "all round the edge", "all the way along". */
const ALONG =
  /^(?:all )?(?:(?:the way )?(?:along|around|round|across)(?:(?: the| its| it)?(?: whole| entire)?(?: bottom| lower| outer)?(?: edge| rim| border| hem| line)?)|(?:at|from|on|off|below|under) (?:the|its) (?:(?:bottom|lower|whole|outer|entire)? ?(?:edge|rim|border|hem)|bottom))\b/;
/** Where nothing that is set would be: what is there hangs, whether that is said or not. */
const ALONG_BOTTOM =
  /^(?:all )?(?:(?:the way )?(?:along|round|around)|at|on|from) (?:the|its) (?:whole |entire )?(?:bottom|lower)(?: edge| rim| border| hem| line)?\b/;
/** "A row of beads", "a line of tiny drops", "green stones": what hangs where no gem is named beside it. */
const BEADS = /^(?:bead|drop|dangle|stone|gem|gemstone)$/;
/** Necklaces of these are sold with a drop below each setting. */
const OF_KUNDAN = /\b(?:kundan|polki|jadau)\b/;

/** "Hanging pearls along the bottom edge", "tiny rubies dangling all around the rim". */
function alongEdge(reading: Reading, type: JewelryType): Claim<Arrangement> | null {
  const { items, tokens } = reading;
  let rowAt: {
    readonly first: number;
    readonly last: number;
    readonly at: number;
  } | null = null;
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    // "Emerald drops along the edge": the drops are the several.
    const areDrops = next?.norm === 'drop' && tokens[next.last]!.norm === 'drops';
    const isPlural = /[^s]s$/.test(tokens[item.last]!.norm);
    const isRow =
      !item.negated &&
      (partAt(item).gemstones.length > 0 ? areDrops || isPlural : BEADS.test(item.norm) && isPlural);
    if (!isRow || !FRINGED.has(type)) continue;
    const hangs = [-3, -2, -1, 1, 2].map((step) => at + step).find((index) => isHanging(items[index])) ?? at;
    // "With hanging green beads", "kundan with emerald drops": beads that hang do so in a row.
    if (
      (hangs !== at && item.norm === 'bead') ||
      (areDrops && type === 'Necklace' && items.some(({ norm, negated }) => !negated && OF_KUNDAN.test(norm)))
    )
      rowAt = { first: Math.min(at, hangs), last: Math.max(at, hangs), at: hangs };
    const from = Math.max(at, hangs) + 1;
    const behind = items
      .slice(from, from + 7)
      .map(({ norm }) => norm)
      .join(' ');
    const where = (hangs === at && !isHanging(item) ? ALONG_BOTTOM : ALONG).exec(behind);
    if (where === null) continue;
    const last = from + where[0].split(' ').length - 1;
    const first = Math.min(at, hangs);
    use(reading, first, Math.min(last, items.length - 1));
    return { value: 'fringe', words: wordsOf(reading, first, Math.max(at, hangs)), at: hangs };
  }
  if (rowAt === null) return null;
  use(reading, rowAt.first, rowAt.last);
  return { value: 'fringe', words: wordsOf(reading, rowAt.first, rowAt.last), at: rowAt.at };
}
const isHanging = (item: Item | undefined): boolean =>
  item !== undefined &&
  !item.negated &&
  /^(?:hang|hanging|hung|dangling|dangly|drop|suspended)$/.test(item.norm);

/** Reads a row of stones that hang below; null where one thing does, or nothing. */
export function readFringeBelow(reading: Reading, types: readonly JewelryType[]): Claim<Arrangement> | null {
  const { items } = reading;
  const [type] = types;
  if (type === undefined || types.length > 1) return null;
  if (items.some(({ norm, negated }) => !negated && OWN_DROPS.test(norm))) return null;
  const along = alongEdge(reading, type);
  if (along !== null) return along;
  for (const at of items.keys()) {
    const last = dropAt(reading, at);
    const low = last === null ? [] : before(reading, at - 1);
    if (last === null || !arePlural(reading, low, type) || hangsFromFigure(reading, low, last)) continue;
    use(reading, at, last);
    return { value: 'fringe', words: wordsOf(reading, low[0]!, last), at };
  }
  return null;
}

/** The nearest thing before an item, with what its phrase says of it. */
function before(reading: Reading, from: number): number[] {
  for (let at = from; at >= Math.max(0, from - MOST_BETWEEN); at--) {
    if (thingAt(reading, at)) return phraseOf(reading, at).filter((index) => index <= from);
    if (!LINKS.test(reading.items[at]!.norm)) return [];
  }
  return [];
}

/** The nearest thing behind an item, with what it is made of. */
function behind(reading: Reading, from: number): number[] {
  const { items } = reading;
  const first = items.findIndex((_, at) => at >= from && thingAt(reading, at));
  const isNear = first !== -1 && first - from <= MOST_BETWEEN;
  if (!isNear || items.slice(from, first).some(({ norm }) => SENTENCE_END.test(norm))) return [];
  const phrase = phraseOf(reading, first);
  const next = phrase.at(-1)! + 1;
  if (!MADE_OF.test(items[next]?.norm ?? '')) return phrase;
  const made = [1, 2, 3].map((step) => next + step).find((at) => thingAt(reading, at));
  return made !== undefined && partAt(items[made]!).gemstones.length > 0 ? [...phrase, made] : phrase;
}

/** Everything before a joining word, in its sentence. */
function opening(reading: Reading, joinedAt: number): number[] {
  const places: number[] = [];
  for (let at = joinedAt - 1; at >= 0 && !SENTENCE_END.test(reading.items[at]!.norm); at--)
    places.unshift(at);
  return places;
}

/** The last item of words for a place of what was named before: "it", "its tip", "the lower edge"; null for others. */
function placeAt(items: readonly Item[], at: number): number | null {
  if (/^(?:it|each|them)$/.test(items[at]?.norm ?? '') && !PLACE.test(items[at + 1]?.norm ?? '')) return at;
  if (!ITS.test(items[at]?.norm ?? '')) return null;
  return [at + 1, at + 2].find((place) => PLACE.test(items[place]?.norm ?? '')) ?? null;
}

/** "A hanging pearl", "dangling tiny pearls": the stone that a word before it says to hang; null for others. */
function hangingStone(reading: Reading, at: number): number | null {
  const { items, chunk } = reading;
  if (!HANGS_ITSELF.test(items[at]!.norm)) return null;
  for (let ahead = at + 1; chunk[ahead] === chunk[at] && ahead <= at + MOST_BETWEEN; ahead++)
    if (partAt(items[ahead]!).gemstones.length > 0) return ahead;
  return null;
}
const HANGS_ITSELF = /^(?:hanging|dangling|dangly|suspended|swinging)$/;

/** Where the words begin that say what hangs: at an article or a size before the thing. */
function startOf({ items }: Reading, first: number): number {
  let at = first;
  // "A drop of aquamarine"
  if (items[at - 1]?.norm === 'of' && /^(?:drop|drip)$/.test(items[at - 2]?.norm ?? '')) at -= 2;
  while (OPENS.test(items[at - 1]?.norm ?? '')) at--;
  return at;
}

/** Whether a drop, or what hangs below, is said at an item; and the last item of those words. */
function dropAt({ items }: Reading, at: number): number | null {
  const { norm, negated } = items[at]!;
  if (negated) return null;
  const next = items[at + 1]?.norm ?? '';
  // "A little opal drop falling from its tip"
  const isTwice = /^(?:drop|drip)$/.test(norm) && (HANGING.test(next) || COMING.test(next));
  const place = isTwice && FROM.test(items[at + 2]?.norm ?? '') ? placeAt(items, at + 3) : null;
  if (place !== null) return place;
  // "A moon with a pearl hanging from it"
  if ((HANGING.test(norm) || COMING.test(norm)) && FROM.test(next)) {
    const end = items[at + 2];
    // "With two bells hanging off".
    return end === undefined || end.kind === 'mark' ? at + 1 : placeAt(items, at + 2);
  }
  if (HANGING_FROM.test(norm)) return placeAt(items, at + 1);
  if (HANGING.test(norm)) return UNDER.test(next) ? at + 1 : at;
  return UNDER.test(norm) ? at : null;
}

/** Where "at the top", "on top" begins, by the place of its noun; null where it is no such words. */
function placeFrom({ items }: Reading, at: number): number | null {
  const before = items[at - 1]?.norm === 'the' ? at - 2 : at - 1;
  return /^(?:at|on)$/.test(items[before]?.norm ?? '') ? before : null;
}

/** "A garnet at the bottom, then a chain, a pearl at the top": both ends of what is long, in either order. */
function toldApart(reading: Reading, bottom: number): Claim<Hangs> | null {
  const { items } = reading;
  const top = items.findIndex(({ norm, negated }) => norm === 'top' && !negated);
  const from = [bottom, top].map((at) => (at === -1 ? null : placeFrom(reading, at)));
  if (from[0] == null || from[1] == null) return null;
  const low = before(reading, from[0] - 1);
  const high = before(reading, from[1] - 1).filter((at) => !low.includes(at));
  return low.length === 0 || high.length === 0
    ? null
    : told(reading, low, high, [Math.min(bottom, top), Math.max(bottom, top)]);
}

/** What dangles from a head or a brooch as metal alone: "a fringe of silver strips". */
const STRIPS = /^(?:strip|strips|bira|sliver|tinkler|tinklers|paillette|paillettes|foil)$/;
const OF_HEADS: ReadonlySet<JewelryType> = new Set<JewelryType>(['Hairpin', 'Brooch']);

function metalFringe(reading: Reading, type: JewelryType | undefined): Claim<Hangs> | null {
  const { items } = reading;
  if (type === undefined || !OF_HEADS.has(type)) return null;
  const at = items.findIndex(({ norm, negated }) => STRIPS.test(norm) && !negated);
  const isHung = items
    .slice(Math.max(0, at - 4), at)
    .some(({ norm }) => /^(?:fringe|dangling|dangly|dangle|hanging|of)$/.test(norm));
  if (at === -1 || !isHung) return null;
  use(reading, at);
  const above = partOf(reading, opening(reading, at));
  return { value: { above, below: EMPTY }, words: wordsOf(reading, at), at };
}

/** What may stand between a preposition and the thing that it leads to. */
const LEADS = /^(?:an?|one|the|its|each|little|tiny|small|single|round|pale|of|row|cluster)$/;
const ABOVE = /^(?:above|over|atop|on top of)$/;
const BELOW = /^(?:under|underneath|beneath|below)$/;

/** "Pear aquamarines under a small diamond", "a diamond above a pearl": both are told beside the preposition. */
function overOrUnder(reading: Reading, at: number): Claim<Hangs> | null {
  const { items } = reading;
  const isTopOf = /^(?:top|on top)$/.test(items[at]!.norm) && items[at + 1]?.norm === 'of';
  const isAbove = ABOVE.test(items[at]!.norm) || isTopOf;
  if (!isAbove && !BELOW.test(items[at]!.norm)) return null;
  const from = isTopOf ? at + 2 : at + 1;
  const first = items.findIndex((_, place) => place >= from && thingAt(reading, place));
  // "Under 2 carats, with diamonds": what follows is a sum or a size.
  const isNear =
    first !== -1 &&
    items
      .slice(from, first)
      .every(
        (item) => item.quantity === null && (LEADS.test(item.norm) || has(item, 'size', 'colour', 'metal')),
      );
  if (!isNear) return null;
  const [near, far] = [before(reading, at - 1), behind(reading, from)];
  // A halo, a gallery or a figure's own parts lie over and under each other otherwise.
  const areStones = [near, far].every((places) => partOf(reading, places).gemstones.length > 0);
  if (!areStones) return null;
  return isAbove ? told(reading, far, near, [at, from - 1]) : told(reading, near, far, [at, at]);
}

const TOPPED = /^topped (?:with|by|off with)$/;
const AT_TOP = /^(?:above|at the top|on top|up top|over it|above it)$/;

/** "A pear aquamarine topped with a diamond", "pearl drops with a small diamond above". */
function toppedWith(reading: Reading, at: number): Claim<Hangs> | null {
  const { items } = reading;
  const { norm } = items[at]!;
  const next = items[at + 1]?.norm ?? '';
  const isTopped = TOPPED.test(norm) || (norm === 'topped' && /^(?:with|by)$/.test(next));
  if (isTopped) {
    const last = TOPPED.test(norm) ? at : at + 1;
    const [low, high] = [before(reading, at - 1), behind(reading, last + 1)];
    const areStones = [low, high].every((places) => partOf(reading, places).gemstones.length > 0);
    return areStones ? told(reading, low, high, [at, last]) : null;
  }
  const words = [norm, next, items[at + 2]?.norm ?? ''];
  const length = [3, 2, 1].find((count) => AT_TOP.test(words.slice(0, count).join(' ')));
  if (length === undefined || thingAt(reading, at + length)) return null;
  const high = before(reading, at - 1);
  const joinedAt = high.length === 0 ? -1 : startOf(reading, high[0]!) - 1;
  if (!JOINS.test(items[joinedAt]?.norm ?? '')) return null;
  const low = opening(reading, joinedAt);
  const isStone = (places: readonly number[]): boolean => partOf(reading, places).gemstones.length > 0;
  if (!isStone(high)) return null;
  if (isStone(low)) return told(reading, low, high, [at, at + length - 1]);
  // "Soft blue pear shaped stones, each with a tiny pearl on top": which they are their colour tells elsewhere.
  const isUnnamed =
    low.some((place) => has(items[place], 'stoneNoun') && !items[place]!.negated) &&
    low.every((place) => !has(items[place], 'motif', 'figure', 'customGemstone'));
  return isUnnamed ? overStone(reading, low, high, [at, at + length - 1]) : null;
}

/** What hangs is a stone that no gem names: left open here. */
function overStone(
  reading: Reading,
  low: readonly number[],
  high: readonly number[],
  [first, last]: readonly [number, number],
): Claim<Hangs> {
  use(reading, first, last);
  const { stoneCut } = partOf(reading, low);
  return {
    value: { above: partOf(reading, high), below: { ...EMPTY, stoneCut } },
    words: wordsOf(reading, Math.min(...high, first), last),
    at: first,
  };
}

/** Between a stone and the thing that it is in: "moonstone in the star", "a ruby set on the bow". */
const WITHIN =
  /^(?:in|into|inside|on|onto|at|for|set|placed|the|its|a|an|middle|centre|center|of|small|little|tiny)$/;

/** Neither part has a stone: one that was named behind them is in the part that is told, else in what hangs. */
function withOwnStones(reading: Reading, hangs: Hangs): Hangs {
  const { items } = reading;
  if (hangs.above.gemstones.length + hangs.below.gemstones.length > 0) return hangs;
  const own = {
    above: new Set<HangingPart['gemstones'][number]>(),
    below: new Set<HangingPart['gemstones'][number]>(),
  };
  for (const [at, item] of items.entries()) {
    const { gemstones } = partAt(item);
    let next = at + 1;
    while (next <= at + MOST_BETWEEN + 1 && WITHIN.test(items[next]?.norm ?? '')) next += 1;
    const thing = items[next] === undefined ? EMPTY : partAt(items[next]!);
    const isIn = ({ motifs, figures }: HangingPart): boolean =>
      thing.figures.some((figure) => figures.includes(figure)) ||
      (thing.figures.length === 0 && thing.motifs.some((motif) => motifs.includes(motif)));
    const part = next > at + 1 && isIn(hangs.above) && !isIn(hangs.below) ? own.above : own.below;
    for (const gemstone of gemstones) part.add(gemstone);
  }
  return {
    above: { ...hangs.above, gemstones: [...own.above] },
    below: { ...hangs.below, gemstones: [...own.below] },
  };
}

/** Whether anything is said to hang, in a phrase ("drop earrings") as well as by itself. */
export const saysHanging = ({ tokens }: Reading): boolean =>
  tokens.some(({ norm }) => HANGING.test(norm) || HANGING.test(lemma(norm)));

/** Reads what hangs from what; null where a front is one thing. */
export function readHanging(reading: Reading, types: readonly JewelryType[]): Claim<Hangs> | null {
  const { items } = reading;
  const [type] = types;
  const strips = types.length === 1 ? metalFringe(reading, type) : null;
  if (strips !== null) return strips;
  if (type === undefined || types.length > 1 || !OF_TWO.has(type)) return null;
  if (items.some(({ norm, negated }) => !negated && OWN_DROPS.test(norm))) return null;
  // A row along an edge is no one thing that hangs.
  if (alongEdge(reading, type) !== null) return null;
  for (const [at, item] of items.entries()) {
    if (item.negated) continue;
    const isApart =
      (HANGING.test(item.norm) || COMING.test(item.norm)) && FROM.test(items[at + 1]?.norm ?? '');
    if (isApart || HANGING_FROM.test(item.norm)) {
      const last = isApart ? at + 1 : at;
      // "A star hanging from it, opal in the moon": it was named before.
      const isNamedBefore = items[last + 1]?.norm === 'it';
      const found = isNamedBefore
        ? null
        : told(reading, before(reading, at - 1), behind(reading, last + 1), [at, last]);
      if (found !== null) return found;
    }
    const stacked = overOrUnder(reading, at) ?? toppedWith(reading, at);
    if (stacked !== null) return stacked;
    const ends = item.norm === 'bottom' ? toldApart(reading, at) : null;
    if (ends !== null) return ends;
    const stone = hangingStone(reading, at);
    const last = stone ?? dropAt(reading, at);
    if (last === null) continue;
    const low =
      stone === null ? before(reading, at - 1) : phraseOf(reading, stone).filter((place) => place <= stone);
    const joinedAt = low.length === 0 ? -1 : startOf(reading, low[0]!) - 1;
    if (JOINS.test(items[joinedAt]?.norm ?? '')) {
      if (arePlural(reading, low, type) && !hangsFromFigure(reading, low, last)) continue;
      const found = told(reading, low, opening(reading, joinedAt), [at, last]);
      if (found !== null) return found;
    }
  }
  return null;
}

function told(
  reading: Reading,
  low: readonly number[],
  high: readonly number[],
  [first, last]: readonly [number, number],
): Claim<Hangs> | null {
  const [below, above] = [partOf(reading, low), partOf(reading, high)];
  const count = countOf(reading, low);
  if (!isThing(below) || !isThing(above) || !Number.isInteger(count) || count > MOST_SIDE_BY_SIDE)
    return null;
  use(reading, first, last);
  const places = [...low, first, last];
  return {
    value: withOwnStones(reading, {
      above,
      below: count === 1 ? below : { ...asSeveral(reading, low, below), count },
    }),
    words: wordsOf(reading, Math.min(...places), Math.max(...places)),
    at: first,
  };
}

/** "Two little leaves": each is one leaf, where a branch bears many; two hearts that hang are not linked. */
function asSeveral({ items, used }: Reading, low: readonly number[], part: HangingPart): HangingPart {
  for (const at of low) if (items[at]!.quantity !== null) used.add(at);
  const areLeaves = low.some((at) => /^lea(?:f|ves)$/.test(items[at]!.norm));
  return {
    ...part,
    figures: part.figures
      .filter((figure) => figure !== 'interlocked-hearts')
      .map((figure) => (areLeaves && figure === 'branch' ? 'leaf' : figure)),
  };
}

/** What may stand before a thing that is asked for by itself. */
const ASKS =
  /^(?:something|idea|idea of|of|thought|maybe|anything|piece|with|a|an|the|one|i|we|my|want|need|would|like|love|please|make|me|design|can|could|you|have|silver|gold|little|small|big|tiny|and|,|!|hi|hello|hey|for|get|looking|d|'d|i'd|crescent|full|half)$/;

/** "A heart with two little leaves dangling from it": a thing that others hang from is worn on a chain, where no piece was named. */
export function pieceThatHangs(reading: Reading): Claim<JewelryType> | null {
  const { items } = reading;
  const isSaid = items.some(
    ({ norm }, at) => HANGING_FROM.test(norm) || (HANGING.test(norm) && FROM.test(items[at + 1]?.norm ?? '')),
  );
  const first = items.findIndex((_, at) => thingAt(reading, at));
  const isAsked = items
    .slice(0, Math.max(0, first))
    .every(
      (item) => ASKS.test(item.norm) || has(item, 'size', 'metal', 'colour', 'finish', 'era', 'culture'),
    );
  if (!isSaid || first === -1 || !isAsked) return null;
  const hung = readHanging(reading, ['Pendant']);
  return hung === null ? null : { value: 'Pendant', words: hung.words, at: hung.at };
}
