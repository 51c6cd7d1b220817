import { STONE_CUTS, type StoneCut } from '@filigree/contracts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { isAccent } from './roles.ts';
import { isEmeraldCut } from './stones.ts';
import { describesExisting } from './types.ts';

const asCut = (value: string | null): StoneCut | null => STONE_CUTS.find((cut) => cut === value) ?? null;
const isStone = (item: Item | undefined): boolean =>
  has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'centreNoun');
/** Outlines that no piece of metal is named after: "an oval ring" speaks of its stone. */
const STONE_OUTLINES: ReadonlySet<string> = new Set(['Oval', 'Pear', 'Emerald', 'Princess', 'Marquise']);
/** What is called after the cut of the stone in it. */
const SET_PIECES = /^(?:engagement|solitaire|solitary|halo|eternity|three stone|trilogy|stud)\b/;
const SET_TYPES = /^(?:Ring|Earrings|Nose Ring|Toe Ring)$/;

/** Between an outline and the stone it shapes only qualities may stand. */
function stoneBehind(reading: Reading, at: number, reach: number): boolean {
  for (let index = at + 1; index <= at + reach && index < reading.items.length; index++) {
    const item = reading.items[index]!;
    if (reading.chunk[index] !== reading.chunk[at]) return false;
    if (isStone(item)) return true;
    if (has(item, 'type', 'motif', 'thing') && !has(item, 'shape', 'cut')) return false;
  }
  return false;
}

function shapeAsCut(reading: Reading, at: number, anyStone: boolean): StoneCut | null {
  const { items } = reading;
  const item = items[at]!;
  // "Citrine centre, diamond each side, all round, claw set": between commas of the stones.
  if (item.norm === 'all round' && items[at - 1]?.norm === ',' && /^[,.;]$/.test(items[at + 1]?.norm ?? '.'))
    return anyStone ? 'Round' : null;
  const cut = asCut(valueIn(item, 'shape'));
  if (cut === null) return null;
  // "on the 3rd of May"
  if (
    /^(?:rd|rnd)$/.test(item.norm) &&
    items[at - 1]?.quantity != null &&
    /^(?:of|may|june|july)\b/.test(items[at + 1]?.norm ?? '')
  )
    return null;
  // "rubies round a diamond"; "round, one carat" is weighed.
  if (
    item.norm === 'round' &&
    /^(?:a|an|the|my|her|his|it|them|one)$/.test(items[at + 1]?.norm ?? '') &&
    !/^(?:carat|ct)$/.test(items[at + 2]?.norm ?? '')
  )
    return null;
  // "A triangle sapphire" is a cut, "small sapphires along one triangle" a figure.
  if (
    item.norm === 'triangle' &&
    /^(?:an?|the|one|each|every|another|other|two)$/.test(items[at - 1]?.norm ?? '') &&
    !/^(?:as|like|into)$/.test(items[at - 2]?.norm ?? '') &&
    !stoneBehind(reading, at, 2)
  )
    return null;
  // "heart shaped ruby" is a cut, "ruby heart" a motif, "heart ring" a motif.
  if (cut === 'Heart')
    return (stoneBehind(reading, at, 2) || isOneOfStones(reading, at)) && !heartOfStones(reading, at)
      ? cut
      : null;
  // "very princess", "like a princess"
  if (
    item.norm === 'princess' &&
    /^(?:very|so|super|really|like|little|my|our|disney|a bit)$/.test(items[at - 1]?.norm ?? '')
  )
    return null;
  if (item.norm === 'princess' || item.norm === 'radiant')
    return stoneBehind(reading, at, 3) ||
      besideWork(reading, at) ||
      // "A princess engagement ring", "princess studs": set pieces are named after their stone's cut.
      (item.norm === 'princess' && SET_PIECES.test(items[at + 1]?.norm ?? '')) ||
      ((anyStone || items.some((other) => has(other, 'setting') && !other.negated)) &&
        standsAlone(reading, at))
      ? cut
      : null;
  if (/^(?:brilliant|octagon|octagonal)$/.test(item.norm) && !anyStone) return null;
  // "An oval locket": the outline of the case, which a stone on it shares.
  if ([at + 1, at + 2].some((index) => /\blocket$/.test(items[index]?.norm ?? '')) && !isStone(items[at + 1]))
    return cut;
  // "An oval signet": the outline of its face, where no stone is named.
  if (!anyStone && /^signet/.test(items[at + 1]?.norm ?? '')) return null;
  if (stoneBehind(reading, at, 6)) return cut;
  const phrase = phraseOf(reading, at);
  const before = phrase.some((index) => index < at && isStone(items[index]));
  const type = phrase
    .map((index) => (index > at ? valueIn(items[index], 'type') : null))
    .find((value) => value !== null);
  // "Solitaire, round, platinum ring": an outline between commas beside a solitaire is its stone's.
  if (
    phrase.length === 1 &&
    items.some((other) => /^(?:solitaire|solitary)$/.test(other.norm) && !other.negated)
  )
    return cut;
  // "A round solitaire ring": the outline of what is set so.
  if (
    phrase.some(
      (index) =>
        index > at && has(items[index], 'setting') && /halo|solitaire|cluster|bezel/.test(items[index]!.norm),
    )
  )
    return cut;
  if (type !== undefined && type !== null) {
    return STONE_OUTLINES.has(cut) && SET_TYPES.test(type) && item.norm !== 'square'
      ? cut
      : before && cut !== 'Round'
        ? cut
        : null;
  }
  if (
    phrase.some(
      (index) =>
        index > at &&
        !reading.used.has(index) &&
        (items[index]!.kind === 'word' || has(items[index], 'motif', 'bandPart')),
    )
  )
    return null;
  // "cufflinks, square, black onyx": an outline of its own is that of the face.
  if (phrase.length === 1 && items.some((other) => !other.negated && valueIn(other, 'type') === 'Cufflinks'))
    return null;
  // "a diamond, oval", "make it oval", "cut: oval"
  if (anyStone) return cut;
  // "She wants a ring ... an oval in rose gold"; of a signet it is the face's.
  const isOfSetPiece =
    items.some((other) => SET_TYPES.test(valueIn(other, 'type') ?? '')) &&
    !items.some(({ norm }) => /\bsignet\b/.test(norm));
  return isOfSetPiece && STONE_OUTLINES.has(cut) ? cut : null;
}

/** "channel-set princess 2.0 mm": between a setting and a size nothing but a cut can stand. */
const besideWork = ({ items }: Reading, at: number): boolean =>
  has(items[at - 1], 'setting') && (items[at + 1]?.quantity != null || has(items[at + 1], 'setting'));

/** "..., elongated radiant, ...": an outline that ends its phrase, with nothing but qualities before it. */
function standsAlone(reading: Reading, at: number): boolean {
  const phrase = phraseOf(reading, at);
  return phrase.every((index) => {
    const item = reading.items[index]!;
    if (index === at || reading.used.has(index)) return true;
    if (item.kind === 'quantity' || (index < at && has(item, 'setting', 'metal', 'cut', 'size'))) return true;
    return /^(?:elongated|long|longer|square|squarish|vintage|crushed|ice|modified|a|an|the|ct|carat|carats|mm)$/.test(
      item.norm,
    );
  });
}

const PRONOUN = /^ones?\b/;

/** "Pink crystals, a large heart shaped one at the middle": the one is of the stones that were named last. */
function isOneOfStones({ items }: Reading, at: number): boolean {
  if (!PRONOUN.test(items[at + 1]?.norm ?? '')) return false;
  const named = items
    .slice(0, at)
    .findLast(
      (item) =>
        !item.negated && (isStone(item) || has(item, 'type', 'motif', 'figure', 'thing') || isCrystals(item)),
    );
  return named !== undefined && (isStone(named) || isCrystals(named));
}

const isCrystals = ({ norm }: Item): boolean => /(?:^| )(?:crystal|stone|gem)s?$/.test(norm);

/** "heart of diamonds" is a figure, not a cut. */
function heartOfStones(reading: Reading, at: number): boolean {
  return reading.items[at + 1]?.norm === 'of';
}

export interface CutClaims {
  readonly cut: Claim<StoneCut> | null;
  /** Items whose heart is a cut, so that the reader of motifs leaves them. */
  readonly heartsAsCut: ReadonlySet<number>;
  /** It is the cut of one of the stones that were named before, by "one": the others have none of their own. */
  readonly isOfOne: boolean;
}

/** "The lady with the big square emerald. Mine: emerald cut emerald": a cut by its name, where an outline of the same stone was told. */
function namedAgain(reading: Reading, centre: readonly Claim<StoneCut>[]): Claim<StoneCut> | undefined {
  const [first, ...later] = centre;
  if (first === undefined || has(reading.items[first.at], 'cut')) return undefined;
  const stoneOf = (at: number): string | null =>
    phraseOf(reading, at)
      .map((index) => valueIn(reading.items[index], 'gemstone'))
      .find((stone) => stone !== null) ?? null;
  return later.find(
    ({ at }) =>
      /\bcut$/.test(reading.items[at]!.norm) && stoneOf(at) !== null && stoneOf(at) === stoneOf(first.at),
  );
}

/** The cut of the centre stone: the first that does not belong to an accent. */
export function readCut(reading: Reading, hasWeight: boolean): CutClaims {
  const { items } = reading;
  const anyStone =
    hasWeight || items.some((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun') && !item.negated);
  const claims: Claim<StoneCut>[] = [];
  const heartsAsCut = new Set<number>();
  items.forEach((item, at) => {
    const named = asCut(valueIn(item, 'cut')) ?? (isEmeraldCut(reading, at) ? 'Emerald' : null);
    const cut = named ?? shapeAsCut(reading, at, anyStone);
    if (cut === null) return;
    use(reading, at);
    if (cut === 'Heart') heartsAsCut.add(at);
    // "A halo of baguettes": never the centre's.
    if (/halo of$/.test(items[phraseOf(reading, at)[0]! - 1]?.norm ?? '')) return;
    if (!item.negated && !describesExisting(reading, at))
      claims.push({ value: cut, words: wordsOf(reading, at), at });
  });
  const centre = claims.filter(({ at }) => !isAccent(reading, at));
  const first = namedAgain(reading, centre) ?? centre[0] ?? claims[0] ?? null;
  // "oval cut emerald cut" does not occur; "brilliant cut oval" does: the outline rules.
  const outline = centre.find(
    ({ value, at }) => value !== 'Round' && first !== null && reading.chunk[at] === reading.chunk[first.at],
  );
  const cut = first?.value === 'Round' && outline !== undefined ? outline : first;
  return { cut, heartsAsCut, isOfOne: cut !== null && isOneOfStones(reading, cut.at) };
}
