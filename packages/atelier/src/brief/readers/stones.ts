import { GEMSTONES, type Gemstone } from '@filigree/contracts';
import { BIRTHSTONES, STONE_OF_COLOUR, STONES_KNOWN_FOR, STONES_OF_LIKE_COLOUR } from '../lexicon/colours.ts';
import { type Claim, firstOfEach, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { glassColours } from './colours.ts';
import { isAccent } from './roles.ts';

const asGemstone = (value: string | null): Gemstone | null =>
  GEMSTONES.find((gemstone) => gemstone === value) ?? null;

/** "emerald" that speaks of a cut: before "cut" shared with another ("emerald or cushion cut"). */
export function isEmeraldCut(reading: Reading, at: number): boolean {
  const { items } = reading;
  if (items[at]!.norm !== 'emerald') return false;
  // "pear cut emerald and pear cut diamond"
  if (has(items[at - 1], 'cut')) return false;
  for (let index = at + 1; index < Math.min(at + 5, items.length); index++) {
    const item = items[index]!;
    if (/^(?:or|and|\/|,|-)$/.test(item.norm)) continue;
    return index > at + 1 && has(item, 'cut') && /cut/.test(item.norm);
  }
  return false;
}

/** "turquoise enamel", "ruby red": the stone's name is only a colour. */
function isOnlyColour(reading: Reading, at: number): boolean {
  const next = reading.items[at + 1];
  return next?.entries.some((entry) => entry.value === 'Enamel') ?? false;
}

/** "favourite colour is teal", in a text that asks for a stone, or for that colour. */
function isFavourite({ items, text }: Reading, at: number): boolean {
  const before = items
    .slice(Math.max(0, at - 4), at)
    .map(({ norm }) => norm)
    .join(' ');
  return (
    /\bcolor (?:is|was|has always been|being|:|s)(?: a| an)?$/.test(before) &&
    /\b(?:stones?|gems?|something|one) (?:in |of )?(?:that|this|the same|her|his) (?:very )?(?:colou?r|shade)\b/i.test(
      text,
    )
  );
}

/** "My dress is sage green", "I'll be wearing dark red": a colour of cloth. */
const isWorn = ({ items }: Pick<Reading, 'items'>, at: number): boolean =>
  /\b(?:(?:dress|gown|outfit|suit|sari|saree|lehenga|jumpsuit|theme) (?:is|are|will be|s|in)|wearing)(?: (?:a|an|all|in|mostly))*(?: \S+ (?:with|and|&))?$/.test(
    items
      .slice(Math.max(0, at - 4), at)
      .map(({ norm }) => norm)
      .join(' '),
  );

/** "An offset groove in blue", "a line of red": the colour of a part. */
const coloursPart = ({ items }: Reading, at: number): boolean =>
  /^(?:in|of)$/.test(items[at - 1]?.norm ?? '') &&
  /^(?:groove|line|lining|stripe|inlay|channel|edge|edging|rim|interior|inside|sleeve|cord|thread|ribbon|leather|strap|background|box|lettering|letters?|numbers?|writing|text|band)$/.test(
    items[at - 2]?.norm ?? '',
  );

/** What beads of a colour are usually cut of, where it is not the stone that is known for it. */
const BEADS_OF_COLOUR: Readonly<Record<string, Gemstone>> = {
  clear: 'Pearl',
  milky: 'Moonstone',
  blue: 'Lapis Lazuli',
};

/**
 * "Green beads", "little red drops": several of a colour. Black beads have a reader of their own, and those of glass,
 * wood or metal are no stones.
 */
function areBeads({ items, tokens }: Reading, at: number): boolean {
  if (valueIn(items[at], 'colour') === 'black' || isWorn({ items }, at)) return false;
  let noun = at + 1;
  while (noun <= at + 3 && has(items[noun], 'size', 'shape', 'cut')) noun += 1;
  const item = items[noun];
  return (
    item !== undefined &&
    !item.negated &&
    (item.norm === 'bead' || (item.norm === 'drop' && tokens[item.last]!.norm === 'drops'))
  );
}

/** A colour that stands for a stone: with "stone" behind it, or with nothing else that it could colour. */
function stoneOfColour(
  reading: Reading,
  at: number,
  stonesNamed: boolean,
  enamelled: boolean,
): Gemstone | null {
  const { items } = reading;
  const colour = valueIn(items[at], 'colour');
  const named = colour === null ? undefined : STONE_OF_COLOUR[colour];
  if (named === undefined) return null;
  const phrase = phraseOf(reading, at);
  const behind = phrase.filter((index) => index > at).map((index) => items[index]!);
  const next = items[phrase.at(-1)! + 1];
  // "Spinel. Purple one.": of the stone that was named.
  const isAnswer =
    /^[.,;:–—-]$/.test(items[phrase[0]! - 1]?.norm ?? '') && has(items[phrase[0]! - 2], 'gemstone');
  if (isAnswer && [...behind, next].some((item) => /^ones?$/.test(item?.norm ?? ''))) return null;
  if (behind.length === 0 && next !== undefined && /^ones?$/.test(next.norm)) return named.gemstone;
  // "her favourite colour was periwinkle ... a stone that colour"
  if (behind.length === 0 && isFavourite(reading, at)) return named.gemstone;
  if (behind.some((item) => has(item, 'gemstone', 'customGemstone'))) return null;
  if (areBeads(reading, at)) return colour === null ? null : (BEADS_OF_COLOUR[colour] ?? named.gemstone);
  // "White enamel petals, yellow centre", but "white enamel with a yellow stone in the centre".
  if (
    enamelled &&
    behind.some((item) => has(item, 'centreNoun')) &&
    !behind.some((item) => has(item, 'stoneNoun'))
  )
    return null;
  if (behind.some((item) => has(item, 'stoneNoun', 'centreNoun', 'accentNoun') || /^ones?$/.test(item.norm)))
    return named.gemstone;
  if (
    has(items[at - 1], 'gemstone') ||
    behind.some((item) => item.entries.some((entry) => entry.value === 'Enamel'))
  )
    return null;
  // "blue and green stones"
  const link = items[phrase.at(-1)! + 1];
  if (behind.length === 0 && /^(?:and|or|,|&|\/)$/.test(link?.norm ?? '')) {
    const rest = phraseOf(reading, phrase.at(-1)! + 2);
    if (
      rest.some((index) => has(items[index], 'colour')) &&
      rest.some((index) => has(items[index], 'stoneNoun'))
    )
      return named.gemstone;
  }
  if (isWorn(reading, at) || coloursPart(reading, at)) return null;
  // "A blue titanium band": metals that are sold in colours.
  if (/^(?:Titanium|Tungsten)$/.test(valueIn(items[at + 1], 'metal') ?? '')) return null;
  if (stonesNamed || enamelled || colour === 'black' || colour === 'clear') return null;
  // "violets": a colour has no plural.
  if (/s$/.test(reading.tokens[items[at]!.last]!.norm)) return null;
  // "a purple ring", "something blue", "in green": no other noun that the colour could belong to.
  if (behind.some((item) => item.kind === 'word' && !has(item, 'type'))) return null;
  return behind.every(
    (item) =>
      has(
        item,
        'type',
        'cut',
        'shape',
        'setting',
        'size',
        'colour',
        'jewelryNoun',
        'motif',
        'occasion',
        'metal',
      ) || item.kind === 'mark',
  )
    ? named.gemstone
    : null;
}

/** "My nan passed in March": of what else the month tells. */
const OTHER_DAY =
  /\b(?:passed(?: away)?|died|lost (?:him|her|them|my \w+)|married|marrying|wedding|engaged|met|graduat\w*|retir\w*|due|moving|anniversary)\b[^.;!?,()\n]{0,24}$/i;
const isOtherDay = ({ items, tokens, text }: Reading, at: number): boolean =>
  OTHER_DAY.test(text.slice(0, tokens[items[at]!.first]!.start));

/** "feb, oct, dec": months cut short, beside a word for birthstones. */
function shortMonth({ items }: Reading, at: number): string | null {
  const { norm } = items[at]!;
  if (!/^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/.test(norm)) return null;
  return Object.keys(BIRTHSTONES).find((month) => month.startsWith(norm.slice(0, 3))) ?? null;
}

/** "january, may, september", "Ada is January, Tom is May": beside other months "may" is no verb. */
function listedMay({ items }: Reading, at: number): string | null {
  if (items[at]!.norm !== 'may') return null;
  if ([at - 2, at + 2].some((index) => has(items[index], 'month', 'birthMonth'))) return 'may';
  const next = items[at + 1];
  const ends = next === undefined || next.kind === 'mark' || /^(?:and|n|plus|then)$/.test(next.norm);
  const told = /^(?:is|s|was|in|born|mine|for|and|&)$/.test(items[at - 1]?.norm ?? '');
  const others = items.some((item, index) => index !== at && has(item, 'month', 'birthMonth'));
  return ends && told && others ? 'may' : null;
}

/** "carnelian coloured enamel", "jade green": a stone's name that only tints what follows. */
function namesColour({ items }: Reading, at: number): boolean {
  return [items[at + 1], items[at + 2]].some(
    (item, offset) =>
      item?.entries.some(({ value }) => value === 'Enamel') === true ||
      (offset === 0 && /^colo(?:r|red)$/.test(item?.norm ?? '')) ||
      // "Ivory pearls" are of that white.
      (offset === 0 && items[at]!.norm === 'ivory' && valueIn(item, 'gemstone') === 'Pearl'),
  );
}

/** "a snake with green eyes": the eyes of a creature are stones of that colour; a person's are not. */
function eyesOfCreature(reading: Reading): Claim<Gemstone>[] {
  const { items, tokens } = reading;
  const creature = items.some(({ entries, negated }) =>
    entries.some(({ sense, value }) => !negated && sense === 'motif' && /^(?:Animal|Serpent)$/.test(value)),
  );
  if (!creature) return [];
  return items.flatMap((item, at): Claim<Gemstone>[] => {
    const words = tokens.slice(item.first, item.last + 1).map(({ norm }) => norm);
    if (words.length !== 2 || !/^eyes?$/.test(words[1]!) || item.negated) return [];
    const colour = Object.values(STONE_OF_COLOUR).find(({ words: list }) =>
      list.split(', ').includes(words[0]!),
    );
    const owner = items
      .slice(Math.max(0, at - 2), at)
      .some(({ norm }) => /^(?:my|her|his|your|their|has|have|she|he)$/.test(norm));
    if (colour === undefined || owner) return [];
    use(reading, at);
    return [{ value: colour.gemstone, words: wordsOf(reading, at), at }];
  });
}

/** "7 x 2.5 mm brilliants": of diamond, where no other stone is named. */
function brilliants(reading: Reading): Claim<Gemstone>[] {
  const at = reading.items.findIndex(
    (item) =>
      !item.negated && /^brill(?:iant)?s$/.test(reading.tokens[item.first]!.norm) && item.first === item.last,
  );
  return at === -1 ? [] : [{ value: 'Diamond', words: wordsOf(reading, at), at }];
}

/** "her birthstone is peridot but she hates green": the stones whose colour is refused by itself. */
function refusedByColour({ items }: Reading): ReadonlySet<string> {
  const refused = items.flatMap((item, at) => {
    const next = items[at + 1];
    const alone =
      next === undefined || next.kind === 'mark' || !has(next, 'gemstone', 'stoneNoun', 'metal', 'type');
    const hated = items
      .slice(Math.max(0, at - 3), at)
      .some(({ norm }) => /^(?:hate|dislike|detest|loathe|can t stand|doesn t like|don t like)/.test(norm));
    return item.negated && hated && alone ? (STONES_KNOWN_FOR[item.norm] ?? []) : [];
  });
  return new Set(refused);
}

/** "2 ct lab grown oval": what grows in laboratories without a name is diamond. */
function labGrown({ items, tokens, text }: Reading): Claim<Gemstone>[] {
  const at = items.findIndex(
    ({ norm, negated }, index) =>
      !negated &&
      (/^lab ?(?:grown|created|made)$/.test(norm) ||
        // "2 ct total, round, lab, white gold"
        (norm === 'lab' && items[index - 1]?.norm === ',' && /^[,.;]$/.test(items[index + 1]?.norm ?? '.'))),
  );
  if (at === -1 || !items.some((item) => has(item, 'cut', 'shape'))) return [];
  const { first, last } = items[at]!;
  return [{ value: 'Diamond', words: text.slice(tokens[first]!.start, tokens[last]!.end), at }];
}

/** "Asscher, 3 carats, D color, VVS": grades that only diamonds are given. */
const GRADES =
  /\b(?:vvs ?[12]?|vs ?[12]|si ?[12]|gia|[d-k][ -]colou?r|colou?r [d-k]|[d-k]\/(?:vvs|vs|si|if)\S*|flawless|eye[ -]clean clarity)\b/i;
function graded({ items, tokens, text }: Reading): Claim<Gemstone>[] {
  const found = GRADES.exec(text);
  if (found === null || !items.some((item) => has(item, 'cut', 'shape', 'setting', 'stoneNoun'))) return [];
  const at = items.findIndex((item) => tokens[item.last]!.end > found.index);
  return [{ value: 'Diamond', words: found[0], at }];
}

export interface StoneClaims {
  /** Centre stones first, then accents. */
  readonly gemstones: Claim<Gemstone>[];
  readonly excluded: Claim<Gemstone>[];
  readonly custom: Claim<string> | null;
}

/**
 * @param golds items whose colour belongs to gold ("rose and white gold")
 * @param taken items whose colour is that of a stone that was named
 */
export function readStones(
  reading: Reading,
  golds: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): StoneClaims {
  const { items } = reading;
  const wanted: Claim<Gemstone>[] = [];
  const excluded: Claim<Gemstone>[] = [];
  let custom: Claim<string> | null = null;
  const ofBirth = new Set<Claim<Gemstone>>();
  const byColour = refusedByColour(reading);
  const glass = new Set(glassColours(reading));
  // A day of birth beside a sign of the zodiac tells the sign, not a stone.
  const signs = items.some((item) => !item.negated && valueIn(item, 'motif') === 'Zodiac');
  const stonesOfBirth = items.some((item) => item.entries.some((entry) => entry.value === 'Birthstone'));
  const monthsAreBirths =
    (!signs || stonesOfBirth) &&
    items.some(
      (item) =>
        item.entries.some((entry) => entry.value === 'Birthstone') ||
        /^(?:born|birthstone|birthday)$/.test(item.norm),
    );
  items.forEach((item, at) => {
    const gemstone = asGemstone(valueIn(item, 'gemstone'));
    if (gemstone !== null && !isEmeraldCut(reading, at)) {
      use(reading, at);
      if (item.qualifier || isOnlyColour(reading, at) || glass.has(at)) return;
      const refused = byColour.has(gemstone) && !has(items[at - 1], 'colour');
      ((item.negated && !item.softened) || refused ? excluded : wanted).push({
        value: gemstone,
        words: wordsOf(reading, at),
        at,
      });
    }
    const month =
      (signs && !stonesOfBirth ? null : valueIn(item, 'birthMonth')) ??
      (monthsAreBirths && !isOtherDay(reading, at)
        ? (valueIn(item, 'month') ?? listedMay(reading, at) ?? shortMonth(reading, at))
        : null);
    const birthstone = month === null ? undefined : BIRTHSTONES[month];
    if (birthstone !== undefined) {
      use(reading, at);
      const born = { value: birthstone, words: wordsOf(reading, at), at };
      wanted.push(born);
      ofBirth.add(born);
    }
    if (
      has(item, 'customGemstone') &&
      !item.negated &&
      !namesColour(reading, at) &&
      !isWorn(reading, at) &&
      !glass.has(at)
    ) {
      use(reading, at);
      custom ??= { value: wordsOf(reading, at), words: wordsOf(reading, at), at };
    }
  });
  const enamelled = items.some((item) => item.entries.some((entry) => entry.value === 'Enamel'));
  const named = wanted.length > 0 || custom !== null;
  items.forEach((item, at) => {
    if (!has(item, 'colour') || golds.has(at) || taken.has(at)) return;
    const gemstone = glass.has(at) ? null : stoneOfColour(reading, at, named, enamelled);
    if (gemstone !== null) {
      const phrase = phraseOf(reading, at);
      const stoneAt = phrase.find(
        (index) =>
          index > at && (has(items[index], 'stoneNoun', 'accentNoun') || items[index]!.norm === 'bead'),
      );
      use(reading, at, at);
      if (stoneAt !== undefined) use(reading, stoneAt);
      const words = stoneAt === undefined ? wordsOf(reading, at) : wordsOf(reading, at, stoneAt);
      // An existing name for the same stone makes the colour its quality.
      if (item.negated) excluded.push({ value: gemstone, words, at });
      else {
        const taken = [gemstone, ...(STONES_OF_LIKE_COLOUR[gemstone] ?? [])].find(
          (stone) => !excluded.some(({ value }) => value === stone),
        );
        if (taken !== undefined) wanted.push({ value: taken, words, at });
      }
    } else if (
      phraseOf(reading, at).some((index) => has(items[index], 'gemstone', 'customGemstone')) ||
      items[at + 1]?.entries.some((entry) => entry.value === 'Enamel') ||
      valueIn(item, 'colour') === ''
    ) {
      use(reading, at);
    }
  });
  wanted.push(...eyesOfCreature(reading));
  if (wanted.length === 0 && custom === null) wanted.push(...brilliants(reading));
  if (wanted.length === 0 && custom === null) wanted.push(...labGrown(reading));
  if (wanted.length === 0 && custom === null) wanted.push(...graded(reading));
  wanted.sort((a, b) => a.at - b.at);
  const centres = wanted.filter(({ at }) => !isAccent(reading, at));
  const accents = wanted.filter(({ at }) => isAccent(reading, at));
  // "January, April, September, September": two children of one month have a stone each.
  const isFamily = ofBirth.size > 2 && wanted.every((claim) => ofBirth.has(claim));
  const gemstones = isFamily ? wanted : firstOfEach([...centres, ...accents]);
  const asked = new Set(gemstones.map(({ value }) => value));
  items.forEach((item, at) => {
    if (has(item, 'stoneNoun', 'centreNoun', 'accentNoun', 'accentCue')) use(reading, at);
  });
  return { gemstones, excluded: firstOfEach(excluded).filter(({ value }) => !asked.has(value)), custom };
}
