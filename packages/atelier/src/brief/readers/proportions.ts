import type { Proportions } from '@filigree/contracts';
import { PARTS_IN_COLOUR } from '../lexicon/figures.ts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import type { SizeWord } from '../lexicon/sizes.ts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { lowTiara, ofSeedPearls } from './lowAndSmall.ts';
import { isAccent } from './roles.ts';

export type ProportionClaim = {
  [Key in keyof Proportions]: { field: Key; value: NonNullable<Proportions[Key]> };
}[keyof Proportions] &
  Omit<Claim<never>, 'value'>;

type Judgement = Pick<ProportionClaim, 'field' | 'value'>;

const say = <Key extends keyof Proportions>(field: Key, value: NonNullable<Proportions[Key]>): Judgement =>
  ({ field, value }) as Judgement;

const isStone = (item: Item): boolean =>
  item.norm !== 'heart' &&
  has(item, 'gemstone', 'stoneNoun', 'customGemstone', 'centreNoun', 'cut', 'shape', 'colour');
const isBand = (item: Item): boolean => /(?:^|\s)(?:band|shank)$/.test(item.norm);

const isOrnament = (item: Item): boolean =>
  has(item, 'motif', 'figure') ||
  has(item, 'thing') ||
  (item.kind === 'word' && item.norm.length > 2 && !STOP_WORDS.has(item.norm));

/** Named for what it shows, or a part of that which has a colour; a heart may be the outline of a stone. */
const isFigure = (item: Item): boolean =>
  (has(item, 'figure', 'motif') || IN_COLOUR.has(item.norm)) && !isStone(item) && item.norm !== 'heart';
const IN_COLOUR: ReadonlySet<string> = new Set(PARTS_IN_COLOUR.split(', '));

const SIDES = /^(?:(?:on|at) )?(?:either|each|both|the) sides?$|\bleft and\b.*\bright$/;
/** "He's got big wrists": a body's size is not the piece's. */
const OF_BODY = /^(?:wrist|hand|finger|knuckle|neck|ear|earlobe|ankle|feet|toe|nose|head|frame)$/;

/** "a charm with a tiny crown", "little diamonds around it": parts, though their word could be a piece or a centre. */
function partOf(reading: Reading, at: number, type: string | null): 'accent' | null {
  const item = reading.items[at]!;
  const own = valueIn(item, 'type');
  if (own !== null && type !== null && own !== type && !has(item, 'gemstone') && item.norm !== 'chain')
    return 'accent';
  // "a thin line of gold", "little turquoise stars"
  if (/^(?:line|stripe|rail|edge|edging|border|inlay|groove|strip|layer|trim|(?:\w+ )*bell)$/.test(item.norm))
    return 'accent';
  // "A smaller diamond each side", "two smaller ones either side"
  if (
    (has(item, 'gemstone', 'stoneNoun') || /^ones?$/.test(item.norm)) &&
    SIDES.test(reading.items[at + 1]?.norm ?? '')
  )
    return 'accent';
  if (has(item, 'gemstone') && has(reading.items[at + 1], 'motif') && !has(reading.items[at + 1], 'type'))
    return 'accent';
  return has(item, 'gemstone', 'customGemstone') && isAccent(reading, at) ? 'accent' : null;
}

/** The noun that an adjective belongs to: the next in its phrase, or the one before ("a band not too wide"). */
function nounOf(
  reading: Reading,
  at: number,
  type: string | null,
): 'stone' | 'accent' | 'band' | 'chain' | 'piece' | null {
  const isOfExtent = /^(?:small|large)$/.test(valueIn(reading.items[at], 'size') ?? '');
  const kind = (item: Item): 'stone' | 'accent' | 'band' | 'chain' | 'piece' | null => {
    if (has(item, 'accentNoun')) return 'accent';
    if (isBand(item)) return 'band';
    if (isStone(item)) return 'stone';
    if (/(?:^|\s)chain$/.test(item.norm)) return 'chain';
    if (has(item, 'type', 'jewelryNoun')) return 'piece';
    return null;
  };
  if (OF_BODY.test(reading.items[at + 1]?.norm ?? '')) return 'accent';
  const phrase = phraseOf(reading, at);
  for (const index of phrase.filter((index) => index > at)) {
    const found = partOf(reading, index, type) ?? kind(reading.items[index]!);
    // "large oval gold ring": an outline or colour alone does not end the search.
    if (
      found === 'stone' &&
      has(reading.items[index], 'shape', 'colour') &&
      !has(reading.items[index], 'gemstone')
    ) {
      const later = phrase
        .filter((other) => other > index)
        .map((other) => partOf(reading, other, type) ?? kind(reading.items[other]!))
        .find((other) => other !== null);
      // "A small round disc", "a small green leaf": the outline or colour is that of a thing of metal or of a figure.
      const isOfThing =
        OF_METAL.test(reading.items[index + 1]?.norm ?? '') ||
        phrase.some((other) => other > index && isFigure(reading.items[other]!));
      return later ?? (isOfThing ? 'accent' : 'stone');
    }
    // "a little butterfly in the middle": a place, and no stone in it.
    const inPlace =
      found === 'stone' &&
      has(reading.items[index], 'centreNoun') &&
      !/stone|gem|diamond/.test(reading.items[index]!.norm) &&
      phrase.some((other) => other > at && other < index && has(reading.items[other], 'motif', 'figure'));
    if (inPlace) return 'accent';
    if (found !== null) return found;
  }
  // "small bells", "little stars": the size of an ornament, not of the piece.
  if (isOfExtent && phrase.some((index) => index > at && isOrnament(reading.items[index]!))) return 'accent';
  if (
    phrase.some(
      (index) =>
        index > at &&
        reading.items[index]!.kind === 'word' &&
        !/^(?:a|one|piece|thing|style|look)$/.test(reading.items[index]!.norm),
    )
  )
    return null;
  // "a stone of blue colour, big, and ...": an adjective set off by commas belongs to the noun before it.
  const setOff =
    reading.items[at - 1]?.norm === ',' &&
    /^(?:,|\.|;|and)$/.test(reading.items[at + 1]?.norm ?? '.') &&
    reading.items.slice(Math.max(0, at - 5), at - 1).some((item) => has(item, 'stoneNoun', 'gemstone')) &&
    !reading.items.slice(Math.max(0, at - 4), at - 1).some((item) => item.norm === ',' || has(item, 'type'));
  if (setOff && isOfExtent) return 'stone';
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const item = reading.items[index]!;
    if (item.kind === 'mark' && /^[.;!?,]$/.test(item.norm)) return null;
    const found = kind(item);
    if (found !== null) return found;
  }
  return null;
}

/** Things of metal that have an outline. */
const OF_METAL = /^(?:dis[ck]|coin|plate|plaque|medal|medallion|tag|link|ball)s?$/;

function judge(word: SizeWord, noun: ReturnType<typeof nounOf>): Judgement | null {
  switch (word) {
    case 'slim':
      return noun === 'stone' || noun === 'accent' ? null : say('band', 'slim');
    case 'wide':
      return noun === 'stone' || noun === 'accent' ? null : say('band', 'wide');
    case 'delicate':
      return noun === 'band'
        ? say('band', 'slim')
        : noun === 'stone' || noun === 'accent'
          ? null
          : say('presence', 'delicate');
    case 'bold':
      return noun === 'band'
        ? say('band', 'wide')
        : noun === 'stone'
          ? say('stone', 'large')
          : say('presence', 'bold');
    case 'small':
      return noun === 'stone'
        ? say('stone', 'small')
        : noun === 'band'
          ? say('band', 'slim')
          : noun === 'accent'
            ? null
            : say('presence', 'delicate');
    case 'large':
      return noun === 'stone'
        ? say('stone', 'large')
        : noun === 'band'
          ? say('band', 'wide')
          : noun === 'accent'
            ? null
            : say('presence', 'bold');
    case 'simple':
      return say('ornament', 'simple');
    case 'ornate':
      return say('ornament', 'ornate');
    case 'high':
      return say('profile', 'high');
    case 'low':
      return say('profile', 'low');
  }
}

/** Slim and wide are never a stone's: in "a slim diamond bangle" they reach past it to the piece. */
function headOf(
  reading: Reading,
  at: number,
  word: SizeWord,
  type: string | null,
): ReturnType<typeof nounOf> {
  const noun = nounOf(reading, at, type);
  // "gold with pearl, not too heavy": weight is the piece's.
  if (
    noun === 'stone' &&
    /^(?:heavy|heavier|lightweight|light weight|weighty|hefty)$/.test(reading.items[at]!.norm)
  )
    return 'piece';
  if (noun !== 'stone' || (word !== 'slim' && word !== 'wide')) return noun;
  const reaches = phraseOf(reading, at).some((index) => index > at && has(reading.items[index], 'type'));
  return reaches ? 'piece' : noun;
}

/** "a quarter carat, nothing bigger": a comparative that only bounds a number said before it. */
function isLimit({ items }: Reading, at: number): boolean {
  return (
    /(?:bigger|larger|smaller|wider|thicker|thinner|heavier|higher|lower|longer)$/.test(items[at]!.norm) &&
    /^(?:no|not|nothing|none|never|any)$/.test(items[at - 1]?.norm ?? '') &&
    items.slice(Math.max(0, at - 8), at).some(({ quantity }) => quantity !== null)
  );
}

const isMillimetres = ({ items }: Reading, at: number): boolean =>
  items[at]?.quantity != null && /^(?:mm|cm|millimet(?:er|re)s?)$/.test(items[at + 1]?.norm ?? '');

/** "cord's fine so", "silver would be fine": what is said of something named before, with no noun behind. */
const isPredicate = ({ items, tokens, chunk }: Reading, at: number): boolean =>
  items[at - 1] !== undefined &&
  (tokens[items[at - 1]!.last]!.possessive || /^(?:is|are|be|s)$/.test(items[at - 1]!.norm)) &&
  (items[at + 1] === undefined || chunk[at + 1] !== chunk[at]) &&
  !/^(?:and|,)$/.test(items[at + 1]?.norm ?? '');

/** "My little sister", "he's a big lad": of a person, where no piece follows ("big men's ring"). */
const describesPerson = ({ items, tokens }: Reading, at: number): boolean =>
  /^(?:small|large|bold|slim|delicate)$/.test(valueIn(items[at], 'size') ?? '') &&
  (has(items[at + 1], 'recipient') ||
    /^(?:person|people|family|baby|human)$/.test(items[at + 1]?.norm ?? '')) &&
  !tokens[items[at + 1]!.last]!.possessive &&
  !/s$/.test(tokens[items[at + 1]!.last]!.norm) &&
  !has(items[at + 2], 'type', 'jewelryNoun');

/** "Eleven minutes apart": of time. */
const isTime = ({ items, tokens }: Reading, at: number): boolean =>
  tokens[items[at]!.last]!.norm === 'minutes' ||
  (items[at]!.norm === 'minute' && items[at - 1]?.quantity != null);

/** "My dress has long sleeves and is very simple". */
const describesCloth = (reading: Reading, at: number): boolean =>
  /\b(?:dress|gown|outfit|suit|sari|saree|lehenga|veil|jumpsuit|wardrobe|clothes|style of dress)\b[^.;!?]*\b(?:is|are|s|will be|being)(?: (?:very|really|quite|so|pretty|rather|also|all))*$/.test(
    reading.tokens
      .slice(Math.max(0, reading.items[at]!.first - 10), reading.items[at]!.first)
      .map(({ norm, possessive }) => (possessive ? `${norm} s` : norm))
      .join(' '),
  );

/** "Very light earrings", "modern and light": of weight, where no colour or stone follows that it could shade. */
const isLightOfWeight = ({ items }: Reading, at: number): boolean =>
  items[at]!.norm === 'light' &&
  (items[at + 1]?.norm === 'enough' ||
    /^(?:very|really|super|so|quite|nice|nice and|and|too|extremely|fairly|as|be|is|are)$/.test(
      items[at - 1]?.norm ?? '',
    )) &&
  !has(items[at + 1], 'colour', 'gemstone', 'stoneNoun', 'customGemstone') &&
  (!has(items[at + 1], 'metal') || /^(?:gold|silver|platinum|titanium)$/.test(items[at + 1]!.norm)) &&
  !/^(?:in|up|of|on)$/.test(items[at + 1]?.norm ?? '');

/** "It's too thin to wear": of the piece that is to be replaced. */
const isComplaint = ({ items }: Reading, at: number): boolean =>
  items[at - 1]?.norm === 'too' &&
  items[at + 1]?.norm === 'to' &&
  /^(?:wear|use|be|carry|keep|resize|repair|mend|fix)$/.test(items[at + 2]?.norm ?? '');

const COMPARED = /^(?:biggest|largest|smallest|tiniest|littlest|bigger|larger|smaller)$/;
const IN_PLACE =
  /^(?:(?:one|ones|of them) )?(?:(?:is|being|goes|sits) )?(?:in (?:the )?(?:middle|centre|center)|(?:at|on|to|towards) (?:the )?(?:top|bottom|front|back|ends?|left|right|outside|sides?)|first|last)\b/;
/** Items between several things and how they compare. */
const COMPARED_WITHIN = 16;

/**
 * "Three wrens, biggest one in the middle", "three drops on each, smallest at top": how several things compare, and neither
 * a large stone nor a small piece. Of stones it is told of them.
 */
function comparesFigures({ items, tokens }: Reading, at: number): boolean {
  if (!COMPARED.test(tokens[items[at]!.first]!.norm)) return false;
  const isLeast = /^(?:small|tin|litt)/.test(tokens[items[at]!.first]!.norm);
  const behind = items
    .slice(at + 1, at + 6)
    .map(({ norm }) => norm)
    .join(' ');
  if (!IN_PLACE.test(behind)) return false;
  for (let before = at - 1; before >= Math.max(0, at - COMPARED_WITHIN); before--) {
    const item = items[before]!;
    if (/^[.;!?]$/.test(item.norm)) return false;
    // The largest of several stones is a large one; the smallest makes no small piece.
    if (has(item, 'gemstone', 'stoneNoun', 'customGemstone', 'cut', 'setting'))
      return isLeast && /s$/.test(tokens[item.last]!.norm);
    if (has(item, 'figure') && (items[before - 1]?.quantity?.low ?? 0) > 1) return true;
    const isMany = item.kind !== 'mark' && /[^s]s$/.test(tokens[item.last]!.norm);
    if (
      isMany &&
      item.quantity === null &&
      !tokens[item.last]!.possessive &&
      !/^(?:earring|its|is|as|his|ours|lots)$/.test(item.norm)
    )
      return !has(item, 'type') || has(item, 'figure', 'motif') || item.norm === 'drop';
  }
  return false;
}

const OPPOSITE: Readonly<Record<SizeWord, SizeWord>> = {
  slim: 'wide',
  wide: 'slim',
  delicate: 'bold',
  bold: 'delicate',
  small: 'large',
  large: 'small',
  simple: 'ornate',
  ornate: 'simple',
  high: 'low',
  low: 'high',
};

const LITTLE_WEIGHT =
  /^(?:light|lightweight|light weight|featherlight|feather light|hollow|minimal weight|heavy)$/;
const isLarge = ({ field, value }: ProportionClaim): boolean => field === 'presence' && value === 'bold';

/**
 * "Small hoops, chunky", "large but dainty": two that would contradict each other speak of the extent of the piece and of
 * how much metal it is made of.
 */
function ofItsMetal(
  { items }: Reading,
  judgement: Judgement,
  word: SizeWord,
  claims: ProportionClaim[],
): Judgement {
  const other = claims.findIndex(({ field }) => field === 'presence');
  const said = claims[other];
  if (said === undefined || judgement.field !== 'presence' || said.value === judgement.value)
    return judgement;
  const metal = (value: string): Judgement => say('band', value === 'bold' ? 'wide' : 'slim');
  const isExtent = (size: string | null): boolean => size === 'small' || size === 'large';
  const isSaidExtent = isExtent(valueIn(items[said.at], 'size')) || items[said.at]!.norm === 'a little';
  if (!isExtent(word) && isSaidExtent) return metal(judgement.value);
  if (isExtent(word) && !isSaidExtent && !claims.some(({ field }) => field === 'band'))
    claims[other] = { ...said, ...metal(said.value) } as ProportionClaim;
  return judgement;
}

const isSizeWord = (value: string): value is SizeWord => value in OPPOSITE;

/** Adjectives of size and character. A refused or softened one is turned round: "not too wide" is slim. */
export function readProportions(reading: Reading, type: string | null): ProportionClaim[] {
  const claims: ProportionClaim[] = [];
  reading.items.forEach((item, at) => {
    // "a little brooch" is small, where "a little wider" is a shade.
    const little =
      item.norm === 'a little' && has(reading.items[at + 1], 'type', 'metal', 'jewelryNoun') ? 'small' : null;
    const word =
      (isLightOfWeight(reading, at) ? 'delicate' : null) ??
      valueIn(item, 'size') ??
      (has(item, 'plain') ? 'simple' : little);
    if (word === null || !isSizeWord(word)) return;
    if (comparesFigures(reading, at)) return;
    use(reading, at);
    // "4.5 wide", "nothing bigger than that": measures and limits, not adjectives.
    const before = reading.items[at - 1];
    if (before?.quantity?.digits === true && /^(?:wide|broad|thick|high|deep)$/.test(item.norm)) return;
    if (
      isComplaint(reading, at) ||
      isLimit(reading, at) ||
      describesPerson(reading, at) ||
      isTime(reading, at) ||
      describesCloth(reading, at)
    )
      return;
    // "Silver or white gold, either is grand": welcome, and not large.
    if (item.norm === 'grand' && !item.negated && isPredicate(reading, at)) return;
    // "broad 10 mm": the measure follows.
    if (/^(?:wide|broad|thick|high|deep)$/.test(item.norm) && isMillimetres(reading, at + 1)) return;
    // "a leather cord's fine": allowed, and not thin.
    if (item.norm === 'fine' && isPredicate(reading, at)) return;
    // "4 mm wide" is a measure, not an adjective.
    if (
      /^(?:mm|cm|inch|millimet(?:er|re)s?|centimet(?:er|re)s?|inches|")$/.test(
        reading.items[at - 1]?.norm ?? '',
      )
    )
      return;
    const judgement = item.norm.startsWith('size of')
      ? say('stone', 'large')
      : judge(
          item.negated || /^(?:less|nothing)$/.test(reading.items[at - 1]?.norm ?? '')
            ? OPPOSITE[word]
            : word,
          headOf(reading, at, word, type),
        );
    if (judgement === null) return;
    const isTaken = (field: keyof Proportions): boolean => claims.some((claim) => claim.field === field);
    // "Large hoops, lightweight": of its size and of its weight; what is large and weighs little is of fine metal.
    const fine =
      judgement.value === 'delicate' && LITTLE_WEIGHT.test(item.norm) && claims.some(isLarge)
        ? say('band', 'slim')
        : ofItsMetal(reading, judgement, word, claims);
    if (isTaken(fine.field)) return;
    claims.push({ ...fine, words: wordsOf(reading, at), at } as ProportionClaim);
  });
  return [...claims, ...lowTiara(reading, type, claims), ...ofSeedPearls(reading, type, claims)];
}
