/** Colours of named stones and of enamel: "pink sapphire", "pearls in black", "navy blue enamel". */
import type { Gemstone, StoneColour } from '@filigree/contracts';
import { COLOUR_OF_CHOICE } from '../lexicon/colours.ts';
import { phrasesOf } from '../lexicon/entry.ts';
import { PARTS_IN_COLOUR } from '../lexicon/figures.ts';
import { NAMED_COLOURS, TRADE_COLOURS } from '../lexicon/shades.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { coloursOfFigures, coloursOfGround } from './figureColours.ts';

export type ColouredStone = { readonly gemstone: Gemstone; readonly colour: StoneColour };

/** Two stones of one kind, each of a colour of its own. */
export interface OneOfEach {
  readonly gemstone: Gemstone;
  readonly colours: readonly { readonly colour: StoneColour; readonly at: number }[];
  /** First and last item of what says so. */
  readonly first: number;
  readonly last: number;
}

/** The colour that a phrase names, the most telling of its words first, or null. */
function colourIn(norm: string): StoneColour | null {
  return NAMED_COLOURS.find(([pattern]) => pattern.test(norm))?.[1] ?? null;
}

/** The stones' own names in a phrase are no colours of theirs: "yellow sapphire" is not blue. */
const STONE_NAMES =
  /\b(?:sapphire|emerald|ruby|amethyst|garnet|onyx|turquoise|lapis lazuli|lapis|opal|pearl|topaz|diamond|tourmaline|spinel|citrine|peridot|morganite|aquamarine|aqua|moonstone|tanzanite|alexandrite)\b/g;

/** The colour that is a part of a stone's name: "yellow sapphire". */
export const colourInName = ({ norm }: Item): StoneColour | null =>
  TRADE_COLOURS.find(([pattern]) => pattern.test(norm))?.[1] ??
  (norm.includes(' ') ? colourIn(norm.replace(STONE_NAMES, '')) : null);

/** A colour word, or one that is a metal beside anything but a stone ("golden pearl"). */
export function colourOf(item: Item | undefined): StoneColour | null {
  if (item === undefined || item.negated) return null;
  if (
    !has(item, 'colour') &&
    !/^(?:golden|silvery|silver|gold|padparadscha|watermelon|parti|bi colour|bi color|bicolour|bicolor|gray|grey|champagne|cognac|chocolate|canary|paraiba|neon|rainbow|hot|imperial|smoky|smokey|mint|tri colour)$/.test(
      item.norm,
    )
  )
    return null;
  if (has(item, 'customGemstone')) return null;
  return colourIn(item.norm);
}

/** Qualities that may stand between a colour and its stone: "pink pear shaped sapphire". */
const passes = (item: Item): boolean =>
  item.kind === 'quantity' ||
  has(item, 'size', 'cut', 'shape', 'sustainability', 'colour') ||
  /^(?:and|n|&|mm|ct|carat|fancy|vivid|intense|natural|real|genuine|freshwater|baroque|akoya|south|sea|tahitian|cultured|salt|loose|rough|raw|cabochon|faceted|untreated|colou?red|in|to|of|-)$/.test(
    item.norm,
  );

/** Colours before the stone at an item, nearest first; two when they are joined ("pink and green tourmalines"). */
function coloursBefore(reading: Reading, at: number): { colour: StoneColour; at: number }[] {
  const found: { colour: StoneColour; at: number }[] = [];
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const item = reading.items[index]!;
    const colour = colourOf(item);
    const isGold = has(item, 'metal') && !/^(?:golden|silvery)$/.test(item.norm);
    if (
      colour !== null &&
      !isGold &&
      (item.norm !== 'golden' ||
        index === at - 1 ||
        /^(?:south|sea|tahitian|freshwater)$/.test(reading.items[index + 1]!.norm))
    ) {
      const joined = found.length === 0 || /^(?:and|&|n|\/)$/.test(reading.items[index + 1]!.norm);
      if (joined) found.unshift({ colour, at: index });
      continue;
    }
    if (!passes(item) || isGold) break;
    // "black and emerald": a link without a second colour belongs to something else.
    if (/^(?:and|&|n)$/.test(item.norm) && found.length === 0) break;
  }
  return found;
}

/** "A south sea pearl, golden colour": that of the pearl, where the word stands at it and not at the piece. */
const isLustre = ({ items }: Reading, at: number, index: number): boolean =>
  /^(?:golden|silvery)$/.test(items[index]!.norm) &&
  /^(?:in )?(?:colou?r(?:ed)?|hue|tone|overtone|lustre|luster)$/.test(items[index + 1]?.norm ?? '') &&
  valueIn(items[at], 'gemstone') === 'Pearl' &&
  items.slice(at + 1, index).every((between) => !has(between, 'type'));

/** "tourmaline, pink n green", "sapphires in teal", "pearls (black)". */
function coloursBehind(reading: Reading, at: number): { colour: StoneColour; at: number }[] {
  const { items } = reading;
  const found: { colour: StoneColour; at: number }[] = [];
  let index = at + 1;
  while (
    index <= at + 3 &&
    (/^(?:in|,|:|the|a|\(|-|baroque|freshwater|cultured|cut|ring|earring|ear|stud)$/.test(
      items[index]?.norm ?? '',
    ) ||
      has(items[index], 'type'))
  )
    index += 1;
  for (; index < items.length; index++) {
    const item = items[index]!;
    const colour = colourOf(item);
    if (colour === null || (has(item, 'metal') && !isLustre(reading, at, index))) {
      // "Grey to white to blush"
      if (
        /^(?:and|&|n|\/|,|to|through|into|then)$/.test(item.norm) &&
        found.length > 0 &&
        colourOf(items[index + 1]) !== null
      )
        continue;
      break;
    }
    found.push({ colour, at: index });
  }
  const last = found.at(-1);
  if (last === undefined) return [];
  const next = items[last.at + 1];
  // "pearl, white gold", "ruby and black enamel", "sapphire, blue stones": the colour is another's.
  return next !== undefined &&
    (has(next, 'metal', 'gemstone', 'stoneNoun', 'type', 'customGemstone', 'motif') ||
      (next.kind === 'word' && next.norm === 'gold'))
    ? []
    : found;
}

/** @param wanted stones that were asked for, each at the item that named it */
export function readStoneColours(
  reading: Reading,
  wanted: readonly Claim<Gemstone>[],
  golds: ReadonlySet<number>,
  oneOfEach: OneOfEach | null,
): Claim<ColouredStone>[] {
  const claims: Claim<ColouredStone>[] = [];
  const seen = new Set<string>();
  const add = (gemstone: Gemstone, colour: StoneColour, first: number, last: number): void => {
    const key = `${gemstone} ${colour}`;
    if (seen.has(key)) return;
    seen.add(key);
    claims.push({ value: { gemstone, colour }, words: wordsOf(reading, first, last), at: first });
  };
  const asked = new Set(wanted.map(({ value }) => value));
  for (const { value, at } of wanted) {
    const item = reading.items[at];
    const colour = has(item, 'gemstone') ? undefined : COLOUR_OF_CHOICE[valueIn(item, 'colour') ?? ''];
    if (colour !== undefined) add(value, colour, at, at);
  }
  if (oneOfEach !== null) {
    use(reading, oneOfEach.first, oneOfEach.last);
    for (const { colour } of oneOfEach.colours)
      add(oneOfEach.gemstone, colour, oneOfEach.first, oneOfEach.last);
  }
  reading.items.forEach((item, at) => {
    const gemstone = valueIn(item, 'gemstone') as Gemstone | null;
    if (gemstone === null || item.negated || !asked.has(gemstone)) return;
    const own = colourInName(item);
    if (/^rainbow moonstone$/.test(item.norm)) return;
    if (own !== null) {
      // "pink and yellow sapphires"
      const linked = /^(?:and|&|n)$/.test(reading.items[at - 1]?.norm ?? '') && !golds.has(at - 2);
      const other = linked && !has(reading.items[at - 2], 'metal') ? colourOf(reading.items[at - 2]) : null;
      if (other !== null) {
        use(reading, at - 2);
        add(gemstone, other, at - 2, at);
      }
      add(gemstone, own, at, at);
      return;
    }
    const before = coloursBefore(reading, at).filter(({ at: index }) => !golds.has(index));
    const found =
      before.length > 0 ? before : coloursBehind(reading, at).filter(({ at: index }) => !golds.has(index));
    for (const { colour, at: index } of found) {
      use(reading, index);
      add(gemstone, colour, Math.min(index, at), Math.max(index, at));
    }
  });
  return claims;
}

const isEnamel = (item: Item | undefined): boolean =>
  item?.entries.some((entry) => entry.value === 'Enamel') ?? false;

/** A colour that enamel can have: stones' names serve too ("turquoise enamel", "jade green"). */
function enamelColourOf({ items, tokens }: Reading, at: number): StoneColour | null {
  const item = items[at];
  if (item === undefined || item.negated || has(item, 'metal')) return null;
  // "enamel violets" are flowers: a colour has no plural.
  if (/[^s]s$/.test(tokens[item.last]!.norm)) return null;
  return has(item, 'colour', 'gemstone', 'customGemstone') ? colourIn(item.norm) : null;
}

/** Stones that more things are coloured like than are made of. */
const namesTint = ({ norm }: Item): boolean =>
  /^(?:turquoise|coral|jade|ivory|aqua|amber|emerald|lapis)$/.test(norm);

/** "Turquoise and white enamel bangle": of several before the word, where no material is told by "with". */
function tintsBefore({ items }: Reading): readonly number[] {
  return items.flatMap((item, at) => {
    if (!isEnamel(item) || item.negated) return [];
    const list: number[] = [];
    let from = at - 1;
    while (
      from >= 0 &&
      (/^(?:and|n|&|,|\/)$/.test(items[from]!.norm) || has(items[from], 'colour') || namesTint(items[from]!))
    ) {
      if (!/^(?:and|n|&|,|\/)$/.test(items[from]!.norm)) list.unshift(from);
      from -= 1;
    }
    const isJoined = list.some((index) => has(items[index], 'colour') && !has(items[index], 'gemstone'));
    const isMaterial = /^(?:with|of|has|from)$/.test(items[from]?.norm ?? '') || has(items[from], 'gemstone');
    return isJoined && !isMaterial ? list.filter((index) => namesTint(items[index]!)) : [];
  });
}

const PART_OF_ENAMEL =
  /^(?:panels?|details?|lines?|accents?|inlay|work|stripes?|border|edge|edging|wings?|petals?|beads?|dots?|enamel)$/;

/**
 * "An enamel butterfly in blue and turquoise": colours behind "in", where enamel is spoken of and nothing follows that
 * they could colour. One at least is no stone's name ("enamel and gold, in sapphire" asks for a stone), unless they are
 * called colours.
 */
function enamelColoursApart(reading: Reading): readonly number[] {
  const { items } = reading;
  if (!items.some((item) => isEnamel(item) && !item.negated)) return [];
  for (const [at, item] of items.entries()) {
    const { norm } = item;
    // "Meenakari bangle red and green": right behind the piece.
    const isPiece = has(item, 'type') && [items[at - 1], items[at - 2]].some(isEnamel);
    // "Enamel pansy brooch, purple and yellow": set off by commas.
    const isCalled = norm === 'color' && !has(items[at - 1], 'colour');
    const isSetOff = norm === ',' || norm === ':';
    if (norm !== 'in' && !isSetOff && !isPiece && !isCalled) continue;
    const found: number[] = [];
    let next = at + 1;
    for (; next < items.length; next++) {
      if (enamelColourOf(reading, next) !== null) found.push(next);
      else if (!/^(?:and|n|&|,|\/)$/.test(items[next]!.norm)) break;
    }
    const ends =
      items[next] === undefined || items[next]!.kind === 'mark' || items[next - 1]!.kind === 'mark';
    const isNamed = (index: number): boolean => has(items[index], 'gemstone', 'customGemstone', 'metal');
    // "Enamel, turquoise and white": among colours the stones that colours are called by are colours.
    const isList =
      isSetOff &&
      found.some((index) => !isNamed(index)) &&
      // "White jade, rubies": a stone of that colour, among others.
      !found.some((index) => isNamed(index) && found.includes(index - 1)) &&
      !has(items[next], 'gemstone', 'customGemstone');
    const isColour =
      isCalled || norm === 'in'
        ? isCalled || found.some((index) => has(items[index], 'colour'))
        : found.length > 0 && found.every((index) => !isNamed(index) || (isList && namesTint(items[index]!)));
    const isBeside = isPiece && /^(?:with|for)$/.test(items[next]?.norm ?? '');
    if (norm !== 'in' && !ends && !isBeside) continue;
    if (isColour && (ends || /^(?:about|with|on|for|around|approx)$/.test(items[next]!.norm))) return found;
  }
  return [];
}

const plural = (word: string): string => (word.endsWith('f') ? `${word.slice(0, -1)}ves` : `${word}s`);

/** Words of the parts of figures, one and many. */
const PART = new RegExp(
  `^(?:${phrasesOf(PARTS_IN_COLOUR)
    .flatMap((part) => [part, plural(part)])
    .join('|')})$`,
);

const BLOOM = /^(?:flower|blossom|bloom|bud|bell)s?$/;
/** Plants whose flowers have glass in them. */
const FLOWERING =
  /^(?:cherry-blossom|blossom|lily-of-the-valley|hibiscus|rose|daisy|forget-me-not|pansy|tulip)$/;

/**
 * "Red caps with white dots", "pale pink petals": a colour said of a part of a figure that was named is glass in it,
 * though nobody spoke of enamel. Stones and metals are none: "ruby wings", "gold leaves".
 */
function coloursOfParts(reading: Reading): readonly number[] {
  const { items, tokens } = reading;
  const isFigure = (item: Item): boolean => !item.negated && has(item, 'figure', 'motif');
  return items.flatMap((item, at) => {
    if (!has(item, 'colour') || has(item, 'gemstone', 'metal') || enamelColourOf(reading, at) === null)
      return [];
    const next = items[at + 1];
    if (next === undefined || next.negated) return [];
    const said = tokens
      .slice(next.first, next.last + 1)
      .map(({ norm }) => norm)
      .join(' ');
    // "A cherry branch with pink flowers": those of the plant.
    const isBloom =
      BLOOM.test(said) &&
      items.some(
        (other) => other !== next && isFigure(other) && FLOWERING.test(valueIn(other, 'figure') ?? ''),
      );
    return isBloom || (PART.test(said) && items.some((other) => other !== next && isFigure(other)))
      ? [at]
      : [];
  });
}

/** "Enamel stripes", "stripes of black enamel": parts of a figure that was named, where enamel is spoken of. */
function understandGlazedParts(reading: Reading): void {
  const { items, tokens } = reading;
  if (!items.some((item) => !item.negated && has(item, 'figure'))) return;
  for (const [at, item] of items.entries()) {
    const said = tokens
      .slice(item.first, item.last + 1)
      .map(({ norm }) => norm)
      .join(' ');
    const isGlazed = isEnamel(items[at - 1]) || isEnamel(items[at + 1]) || items[at + 1]?.norm === 'of';
    if (PART.test(said) && !item.negated && isGlazed) use(reading, at);
  }
}

/** Items whose colour is that of glass, away from the word enamel. */
export const glassColours = (reading: Reading): readonly number[] => [
  ...enamelColoursApart(reading),
  ...tintsBefore(reading),
  ...coloursOfParts(reading),
  ...coloursOfFigures(reading),
  ...coloursOfGround(reading).map(({ at }) => at),
];

/** Colours right before or right behind the word enamel, joined ones together; else those further on. */
export function readEnamelColours(reading: Reading): Claim<StoneColour>[] {
  const { items } = reading;
  const claims = new Map<StoneColour, Claim<StoneColour>>();
  const put = (colour: StoneColour, at: number): void => {
    use(reading, at);
    if (!claims.has(colour)) claims.set(colour, { value: colour, words: wordsOf(reading, at), at });
  };
  const collect = (from: number, step: 1 | -1): boolean => {
    let found = false;
    for (let at = from; at >= 0 && at < items.length; at += step) {
      const colour = enamelColourOf(reading, at);
      if (colour !== null) {
        put(colour, at);
        found = true;
      } else if (
        // "enamel panels red, white and green"
        !(step === 1 && at === from && PART_OF_ENAMEL.test(items[at]!.norm)) &&
        !/^(?:and|n|&|gold|,|\(|\/|-|in|colou?r|colou?red|hot|guilloche)$/.test(items[at]!.norm) &&
        !isEnamel(items[at])
      )
        break;
    }
    return found;
  };
  items.forEach((item, at) => {
    if (!isEnamel(item) || item.negated) return;
    // "A dark inlay"
    if (/^dark/.test(item.norm)) {
      put('black', at);
      return;
    }
    // Glass that stands in for tortoiseshell.
    if (/^(?:faux )?tortoise/.test(item.norm)) {
      put('brown', at);
      return;
    }
    if (!collect(at - 1, -1)) collect(at + 1, 1);
  });
  if (claims.size === 0) for (const at of enamelColoursApart(reading)) put(enamelColourOf(reading, at)!, at);
  for (const at of coloursOfParts(reading)) {
    put(enamelColourOf(reading, at)!, at);
    use(reading, at + 1);
  }
  for (const at of coloursOfFigures(reading)) {
    const colour = enamelColourOf(reading, at) ?? colourIn(items[at]!.norm);
    if (colour !== null) put(colour, at);
  }
  for (const { at, noun } of coloursOfGround(reading)) {
    put(enamelColourOf(reading, at)!, at);
    use(reading, noun);
  }
  if (items.some((item) => isEnamel(item) && !item.negated)) understandGlazedParts(reading);
  // The first that was said is the first of the glass.
  return [...claims.values()].sort((a, b) => a.at - b.at);
}

/** The colour of the glass behind what is shown: "an anchor on a blue ground", "on black enamel"; null where none was said. */
export function readEnamelGround(reading: Reading): Claim<StoneColour> | null {
  const [ground] = coloursOfGround(reading);
  const colour = ground === undefined ? null : enamelColourOf(reading, ground.at);
  return ground === undefined || colour === null
    ? null
    : {
        value: colour,
        words: wordsOf(reading, Math.min(ground.at, ground.noun), Math.max(ground.at, ground.noun)),
        at: ground.at,
      };
}
