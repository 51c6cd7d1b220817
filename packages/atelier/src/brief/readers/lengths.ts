/** Decides what a length measures: a stone, a band, a chain, a ring's inside or the piece itself. */
import type { Quantity } from '../quantities.ts';
import type { Reading } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { isUnit, type Measure, middle } from './measure.ts';
import { namesNavelPiece } from './navels.ts';
import { usFromDiameter } from './ringSizes.ts';

/** What a length in millimetres measures: told by the nearest noun, first behind the number, then before it. */
function subjectOfLength(reading: Reading, at: number): 'stone' | 'band' | 'length' | 'chain' | null {
  const judge = (item: Item): 'stone' | 'band' | 'length' | 'chain' | null => {
    if (
      /^(?:wide|width|thick|thickness|broad|breadth)$/.test(item.norm) ||
      item.entries.some((e) => e.sense === 'size' && (e.value === 'wide' || e.value === 'slim'))
    )
      return 'band';
    if (
      /^(?:shank|cuff|bangle|wire|gauge|section|profile|knife|court|knife edge|d section|d shape)$/.test(
        item.norm,
      )
    )
      return 'band';
    if (/^(?:band|wedding band|matching band|eternity band)$/.test(item.norm)) return 'band';
    if (/^(?:long|length|drop|diameter|tall|high|height)$/.test(item.norm)) return 'length';
    if (/(?:^|\s)(?:chain|hoop|huggie|bail|post)$/.test(item.norm)) return 'chain';
    if (has(item, 'centreNoun') && !/stone|gem|diamond/.test(item.norm) && !namesStones(reading)) return null;
    if (
      has(item, 'gemstone', 'stoneNoun', 'cut', 'shape', 'customGemstone', 'centreNoun', 'colour') &&
      !item.negated
    )
      return 'stone';
    return null;
  };
  const unitAt = at + 1;
  // "6 mm black tungsten band", "3 mm yellow and rose gold": a colour of the metal behind it.
  const coloursMetal = (index: number): boolean => {
    if (!has(reading.items[index], 'colour') || has(reading.items[index], 'gemstone')) return false;
    const isLink = /^(?:and|&)$/.test(reading.items[index + 1]?.norm ?? '');
    return has(reading.items[index + (isLink ? 2 : 1)], 'metal');
  };
  for (let index = unitAt + 1; index < Math.min(unitAt + 6, reading.items.length); index++) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' && /^[.,;:!?()]$/.test(item.norm)) break;
    if (/^(?:with|and|or|for|set|that|featuring|but)$/.test(item.norm)) break;
    // "A locket 20 mm round on a curb chain": what it hangs on is another thing.
    if (item.norm === 'on' && isPiece(reading)) break;
    // "A medal, 20 mm round": the outline of the piece, where no stone has one.
    const isOutline = isPiece(reading) && has(item, 'shape') && !namesStones(reading);
    const found = coloursMetal(index) || isOutline ? null : judge(item);
    if (found !== null) return found;
    if (has(item, 'type')) {
      return index === unitAt + 1 || precedesAdjectives(reading, unitAt + 1, index)
        ? typeAsSubject(reading, item)
        : null;
    }
  }
  for (let index = at - 1; index >= Math.max(0, at - 12); index--) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' && /^[.;!?]$/.test(item.norm)) break;
    // "Pearl studs on gold posts, 8 mm": a post is measured before its noun.
    if (item.norm === 'post') continue;
    const isOutline = has(item, 'shape') && item.norm !== 'princess' && !namesStones(reading);
    const found = (has(item, 'colour') && !has(item, 'gemstone')) || isOutline ? null : judge(item);
    if (found !== null) return found;
    if (has(item, 'type')) return typeAsSubject(reading, item);
  }
  return null;
}

const typeAsSubject = (reading: Reading, item: Item): 'band' | 'chain' | 'stone' | null => {
  const type = item.entries.find((entry) => entry.sense === 'type')?.value;
  if (type === 'Ring' || type === 'Bracelet' || type === 'Toe Ring') return 'band';
  // Earrings of pearls are told by the pearl.
  if (
    type === 'Earrings' &&
    reading.items.some((other) => valueIn(other, 'gemstone') === 'Pearl' && !other.negated)
  )
    return 'stone';
  // Studs are as large as their stone, or as the figure that bears it.
  if ((type === 'Earrings' || type === 'Nose Ring') && /stud/.test(item.norm))
    return namesStones(reading) && !(type === 'Earrings' && hasFront(reading)) ? 'stone' : null;
  return type === 'Necklace' ? 'chain' : null;
};

function precedesAdjectives(reading: Reading, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (reading.chunk[index] !== reading.chunk[to]) return false;
  return true;
}

/** Longest against its width that a stone is cut. */
const LONGEST_OF_STONES = 3.2;

/** Below this a length in centimetres or inches is no chain: it is the height of a pendant or a hoop. */
const SHORTEST_CHAIN_IN = 4.5;
/** Shorter ones are widths of a chain, or of what a bar is cut from. */
const LEAST_BAR_MM = 15;
const isBar = ({ norm }: Item): boolean => /\bbar\b/.test(norm);
/** Broader chains carry no pendant, mm. */
const MOST_HANGING_CHAIN_MM = 8;
/** Longer ones are no lengths of jewelry at all. */
const LONGEST_SAID_IN = 400;

/** No bands are broader, in inches too, mm. */
const BROADEST_MM = { finger: 15, arm: 60 } as const;

/** "An inch wide", "an inch and a half wide", "a width of 1 inch", "a 1 inch cuff": inches across the metal. */
function isWidth({ items }: Reading, at: number): boolean {
  let behind = at + 2;
  while (/^(?:and|an?|half|quarter|or|so|-)$/.test(items[behind]?.norm ?? '')) behind += 1;
  if (/^(?:wide|broad|thick|in width|across the front)$/.test(items[behind]?.norm ?? '')) return true;
  const next = items.slice(behind, behind + 4);
  const end = next.findIndex(({ kind, norm }) => kind === 'mark' || /^(?:with|and|or|for|on)$/.test(norm));
  const phrase = end === -1 ? next : next.slice(0, end);
  if (
    phrase.some(({ norm }) => /^(?:width|in width)$/.test(norm) || /\b(?:cuff|bangle|kada|band)$/.test(norm))
  )
    return true;
  let before = at - 1;
  while (
    /^(?:an?|of|is|about|around|approx|approximately|roughly|:|say|half)$/.test(items[before]?.norm ?? '')
  )
    before -= 1;
  return items[before]?.norm === 'width';
}

export function lengthMeasure(
  reading: Reading,
  at: number,
  quantity: Quantity,
): { kind: Measure['kind']; value: number; scale?: number } | null {
  const unit = reading.items[at + 1]!;
  const value = middle(quantity);
  if (isUnit(unit, 'inch') || unit.norm === 'in') {
    const width = value * 25.4;
    const broadest = typesIn(reading).includes('Bracelet') ? BROADEST_MM.arm : BROADEST_MM.finger;
    if (width <= broadest && isWidth(reading, at) && hasBand(reading))
      return { kind: 'bandMm', value: Math.round(width * 100) / 100 };
    if (value >= SHORTEST_CHAIN_IN && value <= LONGEST_SAID_IN) return { kind: 'lengthIn', value };
    // A cross on a chain has a height of its own.
    const hung =
      isNeckChain(reading) && reading.items.some((item) => has(item, 'motif', 'figure') && !item.negated);
    return value > 0.1 && (isPiece(reading) || hung || typesIn(reading).includes('Earrings'))
      ? { kind: 'pieceMm', value: Math.round(value * 254) / 10, scale: 25.4 }
      : null;
  }
  const mm = isUnit(unit, 'centimetre') ? value * 10 : value;
  const inches = Math.round((mm / 25.4) * 100) / 100;
  const scale = isUnit(unit, 'centimetre') ? 10 : 1;
  if (isRing(reading) && isOfFigure(reading, at)) return null;
  if (inches > LONGEST_SAID_IN) return null;
  const subject = subjectOfLength(reading, at);
  if (quantity.across !== null) {
    if (subject === 'band' && isRing(reading) && mm <= 15) return { kind: 'bandMm', value: mm };
    // No stone is so long and narrow: "a bar, 30 mm x 4 mm".
    const isBar =
      mm / (quantity.across * scale) > LONGEST_OF_STONES &&
      (isPiece(reading) || reading.items.some(({ norm }) => /\b(?:bar|tag|plate)\b/.test(norm)));
    const ofPiece = isBar || (isPiece(reading) && (!namesStones(reading) || subject === 'length' || mm > 25));
    return { kind: ofPiece ? 'pieceMm' : 'stoneMm', value: mm, scale };
  }
  if (isOfPost(reading, at, mm)) return null;
  // No stone of a nose is so large: it is the ring's own size.
  if (typesIn(reading).includes('Nose Ring') && mm >= 5 && mm <= 20) return { kind: 'pieceMm', value: mm };
  const inner = innerDiameter(reading, at, mm);
  if (inner !== null) return inner;
  if (mm >= SHORTEST_CHAIN_IN * 25.4) return { kind: 'lengthIn', value: inches };
  if (hangsOnChain(reading, at) && !namesStones(reading)) return { kind: 'pieceMm', value: mm };
  // "A bar on a chain, 40 mm long": chains are longer, and nothing else of it is.
  if (isNeckChain(reading) && mm >= LEAST_BAR_MM && subject !== 'stone' && reading.items.some(isBar))
    return { kind: 'pieceMm', value: mm };
  // "Huggies with a row of diamonds, 12 mm": the hoop, unless the figure stands with the stone.
  if (isHoop(reading) && mm >= LEAST_HOOP_MM && mm <= MOST_HOOP_MM && !isOfStone(reading, at, mm))
    return { kind: 'pieceMm', value: mm };
  // "cuban bracelet iced out with diamonds, 10 mm": links, for no chain is set with stones of that size.
  const isLinked = reading.items.some(({ norm }) => /\b(?:cuban|curb|link|figaro|mariner)\b/.test(norm));
  // A pendant beside a chain of links is the larger of the two.
  const broadestMm = isPiece(reading) ? MOST_HANGING_CHAIN_MM : 30;
  if ((subject === 'stone' || subject === null) && isLinked && mm > 5 && mm <= broadestMm)
    return { kind: 'bandMm', value: mm };
  // "pavé band, ruby, rose gold, 2 mm": set off by commas, a small length of a band is its width.
  if (subject === 'stone' && isRowBand(reading, at) && mm <= 4.5) return { kind: 'bandMm', value: mm };
  // "small diamond in the middle, 2 cm": no small stone is so large.
  if (
    subject === 'stone' &&
    (isPiece(reading) || isHoop(reading)) &&
    mm >= 10 &&
    reading.items[at - 1]?.norm === ',' &&
    hasSmallStone(reading)
  )
    return { kind: 'pieceMm', value: mm };
  if (subject === 'stone' && isPiece(reading) && mm >= 12 && joinsOn(reading, at))
    return { kind: 'pieceMm', value: mm };
  // "A hummingbird with ruby throat and wings of enamel, white gold, about 25 mm": set off, it is the figure's.
  const hangs = isPiece(reading) || isNeckChain(reading);
  if (subject === 'stone' && hangs && mm >= 12 && hasFront(reading) && isSetOff(reading, at))
    return { kind: 'pieceMm', value: mm };
  // "one a star with a ruby, the other a heart with an opal, 10 mm": no stone in an ear's figure is so large.
  const isFigured = typesIn(reading).includes('Earrings') && hasFront(reading);
  if (subject === 'stone' && isFigured && mm >= LEAST_FIGURE_MM && isSetOff(reading, at))
    return { kind: 'pieceMm', value: mm };
  if (subject === 'stone' && mm <= 60 && !(isPiece(reading) && mm > 25))
    return { kind: 'stoneMm', value: mm };
  // "30 mm hoops, 3 mm thick": the tube.
  if (
    isHoop(reading) &&
    mm <= 8 &&
    /^(?:thick|thickness|wide|width|broad|tube|gauge)$/.test(reading.items[at + 2]?.norm ?? '')
  )
    return { kind: 'bandMm', value: mm };
  if (subject === 'band' && (mm <= 30 || isRing(reading)) && hasBand(reading))
    return { kind: 'bandMm', value: mm };
  // "Three pearl studs. 6 mm, gold posts": the pearl, also a sentence later.
  if (
    subject === null &&
    mm <= 14 &&
    reading.items.some(
      (item, index) =>
        valueIn(item, 'gemstone') === 'Pearl' && /^stud/.test(reading.items[index + 1]?.norm ?? ''),
    )
  )
    return { kind: 'stoneMm', value: mm };
  // Told behind the chain, but broader than one that carries something: it is what hangs.
  const isTooBroad = isPiece(reading) && mm > MOST_HANGING_CHAIN_MM && !hasWidth(reading, at);
  if ((isPiece(reading) || typesIn(reading).includes('Earrings')) && (subject !== 'chain' || isTooBroad))
    return { kind: 'pieceMm', value: mm };
  if (isHoop(reading)) return { kind: 'pieceMm', value: mm };
  // "A gold cross, 2 cm tall, chain of 50 cm"
  if (
    subject === 'length' &&
    isNeckChain(reading) &&
    reading.items.some((item) => has(item, 'motif', 'figure') && !item.negated)
  )
    return { kind: 'pieceMm', value: mm };
  // "cuban link chain, 8mm": a chain is as wide as its links; beads are as large as themselves.
  if (isNeckChain(reading) && mm <= 25) {
    if (reading.items.some((item) => valueIn(item, 'gemstone') === 'Pearl' || /bead/.test(item.norm)))
      return { kind: 'stoneMm', value: mm };
    return subject === 'chain' || !namesStones(reading) ? { kind: 'bandMm', value: mm } : null;
  }
  // "A bangle, engraved with scrolls, 8 mm": so wide, whatever was told between.
  if (subject === null && typesIn(reading).includes('Bracelet') && !namesStones(reading) && mm <= 20)
    return { kind: 'bandMm', value: mm };
  // "platinum; 1.8 mm; size 6": a length of a ring without a noun is its band's, unless it suits a stone.
  const isBand = isRing(reading) || typesIn(reading).every((type) => type === null);
  if (subject === null && isBand && mm <= (namesStones(reading) ? 3 : 15))
    return { kind: 'bandMm', value: mm };
  return null;
}

/** What goes through the skin, and the words for how long it is. */
const POST = /^(?:bar|post|barbell|labret|shaft|stem)$/;
const LONG = /^(?:long|length|in length)$/;

/**
 * "A belly bar, 14g 10 mm", "a nose stud, 7 mm long post": how long that is which goes through. No field tells it, and it is
 * no stone's: the stone of such a piece is measured beside its name.
 */
function isOfPost(reading: Reading, at: number, mm: number): boolean {
  const { items } = reading;
  const next = items[at + 2]?.norm ?? '';
  const isPierced = items.some(({ norm }) => /\b(?:nose|nostril|helix|tragus|conch|cartilage)\b/.test(norm));
  if (isPierced && (POST.test(next) || (LONG.test(next) && POST.test(items[at + 3]?.norm ?? ''))))
    return true;
  const isSetOffByGauge = items[at + 2]?.kind === 'quoted';
  return namesNavelPiece(reading) && (isSetOffByGauge || !isOfStone(reading, at, mm));
}

/** "A chain 10 mm wide". */
const hasWidth = ({ items }: Reading, at: number): boolean =>
  /^(?:wide|width|thick|broad)$/.test(items[at + 2]?.norm ?? '') ||
  /^(?:width|chain)$/.test(items[at - 1]?.norm ?? '');

/** "A cross 30 mm on a 20 inch chain", "a locket, 20 mm round, on a curb chain". */
function hangsOnChain({ items }: Reading, at: number): boolean {
  let on = at + 2;
  while (/^(?:,|across|tall|high|round|oval|square|wide|long)$/.test(items[on]?.norm ?? '')) on += 1;
  return (
    /^(?:on|from)$/.test(items[on]?.norm ?? '') &&
    items.slice(on + 1, on + 6).some(({ norm }) => /(?:^| )chain$/.test(norm)) &&
    items.slice(0, at).some((item) => has(item, 'motif', 'figure', 'type') && !item.negated)
  );
}

/** "a citrine in the middle and 20 mm across": what joins on speaks of the piece. */
const joinsOn = ({ items }: Reading, at: number): boolean =>
  /^(?:and|,)$/.test(items[at - 1]?.norm ?? '') &&
  /^(?:across|tall|high|overall)$/.test(items[at + 2]?.norm ?? '');

/** A figure or a motif is the front of the piece. */
const hasFront = ({ items }: Reading): boolean =>
  items.some((item) => has(item, 'figure', 'motif') && !item.negated);
/** From here on a length set off from what is said of an ear's figure is the figure's, mm. */
const LEAST_FIGURE_MM = 9;

/** "A Roman coin ring, coin about 15 mm": of the figure that it stands behind. */
function isOfFigure({ items }: Reading, at: number): boolean {
  let before = at - 1;
  while (/^(?:about|around|approx|roughly|is|of|say)$/.test(items[before]?.norm ?? '')) before -= 1;
  const figure = items[before];
  const named = figure !== undefined && (has(figure, 'figure') || figure.norm === 'coin') && !figure.negated;
  return named && !has(figure, 'type') && !/\b(?:wide|thick|width)\b/.test(items[at + 2]?.norm ?? '');
}

/** ", around 25 mm": a length between marks, of nothing that stands beside it. */
function isSetOff({ items }: Reading, at: number): boolean {
  let before = at - 1;
  while (
    /^(?:about|around|approx|approximately|roughly|circa|ca|size|total|overall|maybe|perhaps|ideally|say|like|only|just)$/.test(
      items[before]?.norm ?? '',
    )
  )
    before -= 1;
  const ends = (item: Item | undefined): boolean => item === undefined || /^[,.;!()\n]$/.test(item.norm);
  const behind = /^(?:or|total|overall|across|tall|high|big|long)$/.test(items[at + 2]?.norm ?? '');
  return before >= 0 && ends(items[before]) && (behind || ends(items[at + 2]));
}

/** Across a hoop, with its tube. */
const LEAST_HOOP_MM = 7;
const MOST_HOOP_MM = 90;
/** No stone of a hoop is larger, whatever stands beside the figure. */
const MOST_HOOP_STONE_MM = 11;

/** "8 mm pearls", "pearls of 8 mm", "a pearl 8 mm": the figure is told with a stone. */
function isOfStone({ items }: Reading, at: number, mm: number): boolean {
  if (mm > MOST_HOOP_STONE_MM) return false;
  const isStone = (item: Item | undefined): boolean =>
    item !== undefined && has(item, 'gemstone', 'stoneNoun', 'customGemstone');
  const behind = items.slice(at + 2, at + 5);
  const end = behind.findIndex(
    (item) => item.kind === 'mark' || /^(?:with|and|or|hoop|huggie|creole)$/.test(item.norm),
  );
  const before = items[at - 1]?.norm === 'of' ? items[at - 2] : items[at - 1];
  return behind.slice(0, end === -1 ? behind.length : end).some(isStone) || isStone(before);
}

export const isHoop = ({ items }: Reading): boolean =>
  items.some((item) => /\b(?:hoop|hugg(?:ie|y)|creole)\b/.test(item.norm) && !has(item, 'filler'));

const hasSmallStone = ({ items }: Reading): boolean =>
  items.some(
    (item, at) =>
      item.entries.some(({ sense, value }) => sense === 'size' && value === 'small') &&
      has(items[at + 1], 'gemstone', 'stoneNoun', 'customGemstone'),
  );

function isRowBand({ items }: Reading, at: number): boolean {
  const row = items.some((item) =>
    /^(?:band|eternity|eternity band|eternity ring|half eternity)$/.test(item.norm),
  );
  const next = items[at + 2];
  return row && items[at - 1]?.norm === ',' && (next === undefined || /^[,.;]$/.test(next.norm));
}

const typesIn = (reading: Reading): (string | null)[] => reading.items.map((item) => valueIn(item, 'type'));
export const namesStones = (reading: Reading): boolean =>
  reading.items.some((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'cut') && !item.negated);
const isRing = (reading: Reading): boolean =>
  typesIn(reading).some((type) => type === 'Ring' || type === 'Toe Ring');
const isNeckChain = (reading: Reading): boolean =>
  typesIn(reading).some((type) => type === 'Necklace' || type === 'Anklet' || type === 'Body Chain');
/** Pieces with a height of their own. */
const isPiece = (reading: Reading): boolean =>
  typesIn(reading).some((type) => /^(?:Pendant|Brooch|Cufflinks|Charm|Hairpin|Tiara)$/.test(type ?? '')) ||
  (typesIn(reading).includes('Nose Ring') && !namesStones(reading)) ||
  isEmblem(reading);
/** "star of David, white gold, 15 mm": an emblem without a piece is measured itself. */
const isEmblem = (reading: Reading): boolean =>
  typesIn(reading).every((type) => type === null) &&
  reading.items.some((item) => has(item, 'motif', 'figure') && !item.negated) &&
  !reading.items.some((item) => has(item, 'bandPart', 'cut') || /\b(?:wide|width|size)$/.test(item.norm));

/** "17 mm diameter": the inside of a ring is its size, of a bangle its own measure. */
function innerDiameter(
  reading: Reading,
  at: number,
  mm: number,
): { kind: Measure['kind']; value: number } | null {
  const near = reading.items
    .slice(Math.max(0, at - 3), at + 6)
    .map(({ norm }) => norm)
    .join(' ');
  const across = /\b(?:diameter|dia|diam|inner|internal|inside|int|id)\b/.test(near);
  const sized = /\bring size|\bfinger/.test(near);
  if (isRing(reading) || sized) {
    return (across || sized) && mm >= 12 && mm <= 24 && !has(reading.items[at + 2], 'gemstone', 'stoneNoun')
      ? { kind: 'ringSize', value: usFromDiameter(mm) }
      : null;
  }
  const isBangle = typesIn(reading).includes('Bracelet');
  // A bangle of 60 mm is as wide inside; nothing else of it is so long.
  const bangle = reading.items.some(({ norm }) => /\b(?:bangle|kada|kara)$/.test(norm));
  const tall = /\b(?:wide|width|tall|high)\b/.test(near);
  return isBangle && ((across && mm >= 40 && mm <= 90) || (bangle && !tall && mm >= 50 && mm <= 80))
    ? { kind: 'pieceMm', value: mm }
    : null;
}

/** Types that are not worn as a band: what is wide on them is something else. */
const WITHOUT_BAND = /^(?:Earrings|Pendant|Brooch|Cufflinks|Charm|Hairpin)$/;
const hasBand = (reading: Reading): boolean =>
  !reading.items.some((item) => WITHOUT_BAND.test(valueIn(item, 'type') ?? '')) ||
  reading.items.some((item) => /^(?:Ring|Bracelet|Toe Ring)$/.test(valueIn(item, 'type') ?? ''));

export const isInchIn = (reading: Reading, at: number): boolean => {
  const unit = reading.items[at + 1];
  if (unit?.norm !== 'in') return false;
  if (reading.tokens[unit.first]!.glued) return true;
  const next = reading.items[at + 2];
  const isChain = [next, reading.items[at + 3]].some((item) => /\bchain$/.test(item?.norm ?? ''));
  // "9 to 10 in.": at the end of what is said nothing can be in anything.
  const ends = next === undefined || (next.kind === 'mark' && /^[.,;!)]$/.test(next.norm));
  if (ends && reading.items[at]!.quantity !== null) return true;
  // "9.5 in with pearls": nothing is in "with".
  if (
    /^(?:with|and|or|but|for|please|max|plus)$/.test(next?.norm ?? '') &&
    reading.items[at]!.quantity !== null
  )
    return true;
  return has(next, 'type') || isChain || /^(?:long|length|chain|drop)$/.test(next?.norm ?? '');
};
