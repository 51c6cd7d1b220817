/** What is cut from sheet: "an oval medallion", "a disc with a rope border", "beaded edge". */
import type { Arrangement, Brief, JewelryType } from '@filigree/contracts';
import { OPAQUE_GEMS, OPAQUE_OTHERS } from '../lexicon/inlays.ts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

type PlateShape = NonNullable<Brief['plateShape']>;
type PlateBorder = NonNullable<Brief['plateBorder']>;

interface Plate {
  readonly plateShape: Claim<PlateShape> | null;
  readonly plateBorder: Claim<PlateBorder> | null;
}

const SHAPES: Readonly<Record<string, PlateShape>> = {
  round: 'disc',
  circular: 'disc',
  oval: 'oval',
  square: 'square',
  squared: 'square',
  cushion: 'rounded-rectangle',
  rectangular: 'rounded-rectangle',
  rectangle: 'rounded-rectangle',
  hexagonal: 'hexagon',
  hexagon: 'hexagon',
  octagonal: 'octagon',
  octagon: 'octagon',
  teardrop: 'teardrop',
  lozenge: 'lozenge',
};

/** Pieces that are a plate by their name, and those that are one where they have an outline and no stone. */
const PLATES = /(?:^| )(?:medallion|medal|plaque)$/;
const FLAT_PIECES: ReadonlySet<JewelryType> = new Set<JewelryType>([
  'Pendant',
  'Charm',
  'Cufflinks',
  'Brooch',
]);
const OF_SHEET: ReadonlySet<Arrangement> = new Set<Arrangement>(['disc', 'dog-tag', 'locket', 'signet']);

const BORDERS: readonly (readonly [PlateBorder, string])[] = [
  ['milgrain', 'mill?e?[- ]?grain(?:ed)?'],
  ['rope', '(?:twisted[- ])?rope|roped|twisted|braided|plaited|cord(?:ed)?|cable'],
  ['beaded', 'beaded|bead|granulated|granulation|dotted|ball'],
  ['scallop', 'scallop(?:ed)?'],
  ['bevel', 'bevell?(?:ed)?|chamfered'],
  ['stepped', 'stepped|tiered'],
  ['pave', 'pav[eé]|micro[- ]pav[eé]|diamond|crystal|stone[- ]set'],
];
const MILGRAIN = new RegExp(`(?<![\\p{L}])${BORDERS[0]![1]}(?:ing)?(?![\\p{L}])`, 'iu');
const EDGE = '(?:edge[sd]?|edging|border(?:s|ed)?|rims?|rimmed|trim|surround|frame)';
const PATTERNS = BORDERS.map(
  ([border, words]) =>
    [
      border,
      new RegExp(`(?<![\\p{L}])(?:${words})[- ](?:style |detail )?${EDGE}(?![\\p{L}])`, 'iu'),
    ] as const,
);

/** "Small cz around the plate", "diamonds round the edge of the tag": stones along the rim of what bears the letters. */
const STONES_ABOUT =
  /(?<![\p{L}])(?:all |going |set |running )?(?:a?round|along|about) (?:the |its )?(?:(?:edges?|rims?|outside|borders?) of (?:the |its )?)?(?:name ?|id ?)?plate(?![\p{L}])/iu;

/** "A beaded edge": of a band, what milgrain is. */
const BEADED = PATTERNS.find(([border]) => border === 'beaded')![1];

/** The items that a match in the text covers. */
function covered({ items, tokens }: Reading, match: RegExpExecArray): readonly number[] {
  return items.flatMap((item, at) => {
    const { start } = tokens[item.first]!;
    return start >= match.index && start < match.index + match[0].length ? [at] : [];
  });
}

/** The words that place stones about a bar: with letters on it they are along its rim. */
function takeAboutPlate(reading: Reading): void {
  const match = STONES_ABOUT.exec(reading.text);
  const among = match === null ? [] : covered(reading, match);
  const [first] = among;
  const last = among.at(-1);
  if (first === undefined || last === undefined || among.some((at) => reading.items[at]!.negated)) return;
  const before = reading.items.slice(0, first);
  if (
    before.some((item) => !item.negated && has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'accentNoun'))
  )
    use(reading, first, last);
}

function borderOf(reading: Reading): Claim<PlateBorder> | null {
  for (const [border, pattern] of PATTERNS) {
    const match = pattern.exec(reading.text);
    if (match === null) continue;
    const among = covered(reading, match);
    const [first] = among;
    const last = among.at(-1);
    if (first === undefined || last === undefined || among.some((at) => reading.items[at]!.negated)) continue;
    use(reading, first, last);
    return { value: border, words: wordsOf(reading, first, last), at: first };
  }
  return null;
}

/** "Surrounded by tiny beads", "little silver balls round the edge": grains of metal, told without their name. */
const GRAINS =
  /(?<![\p{L}])(?:surrounded (?:by|with)|ringed (?:by|with)|edged (?:with|in)|bordered (?:by|with)|(?:an? )?(?:edge|border|ring|circle|halo) of)(?: (?:the|an?|tiny|little|small|fine|minute|wee|round|silver|gold|golden|platinum|metal)){0,4} (?:beads|balls|dots|grains|granules|granulation|beading)(?![\p{L}])|(?<![\p{L}])(?:tiny|little|small|fine|minute|wee) (?:(?:silver|gold|golden|platinum|metal) )?(?:beads|balls|dots|grains|granules|beading)(?: \([^)]{0,20}\))? (?:all )?(?:a?round|along) (?:the |its |both )*(?:edges?|rims?|borders?|outside|stones?|bezels?)(?![\p{L}])/iu;

/** "A beaded ring", "one beaded, one plain": grains of metal along a finger's band; about a wrist beads are strung. */
const BEADED_BAND =
  /(?<![\p{L}])(?:beaded|granulated)(?=\s*(?:$|[,.;!)]|(?:and|with|gold|silver|stacking|stackable|wedding|eternity|thumb|midi|toe|one|band|bands|ring|rings|stacker|stackers)(?![\p{L}])(?!\s(?:gem|stone|pearl))))/iu;
const ON_FINGERS: ReadonlySet<JewelryType> = new Set<JewelryType>(['Ring', 'Toe Ring']);

/** Grains told by the band that is made of them; null where beads of a stone are spoken of. */
function beadedBand(reading: Reading, types: readonly JewelryType[]): RegExpExecArray | null {
  const match = types.every((type) => ON_FINGERS.has(type)) ? BEADED_BAND.exec(reading.text) : null;
  const [at] = match === null ? [] : covered(reading, match);
  const isOfStone =
    at === undefined ||
    [at - 1, at + 1, at + 2].some((near) => has(reading.items[near], 'gemstone', 'customGemstone'));
  return isOfStone ? null : match;
}

/** "With milgrain", "a milgrained band": the edges of a band or of a setting, whether or not they are called so. */
function milgrainOf(reading: Reading, types: readonly JewelryType[]): Claim<'milgrain'> | null {
  for (const pattern of [GRAINS, MILGRAIN, BEADED, null]) {
    const match = pattern === null ? beadedBand(reading, types) : pattern.exec(reading.text);
    const among = match === null ? [] : covered(reading, match);
    const [first] = among;
    const last = among.at(-1);
    if (first === undefined || last === undefined || among.some((at) => reading.items[at]!.negated)) continue;
    if (/^(?:no|without|not)$/.test(reading.items[first - 1]?.norm ?? '')) continue;
    use(reading, first, last);
    return { value: 'milgrain', words: wordsOf(reading, first, last), at: first };
  }
  return null;
}

/** A stone of a phrase; of cufflinks one that is cut flat to their face has their outline. */
const hasOutline = (item: Item, isFace: boolean): boolean =>
  has(item, 'gemstone', 'stoneNoun', 'customGemstone') && !(isFace && isOpaque(item));

const isOpaque = (item: Item): boolean =>
  OPAQUE_GEMS.has(valueIn(item, 'gemstone') ?? '') ||
  (has(item, 'customGemstone') && OPAQUE_OTHERS.has(item.norm));

/**
 * The outline before a piece, with its metal and its finish between: "an oval gold pendant".
 * @param isFace of cufflinks: "square onyx cufflinks" have a square face of onyx
 */
function shapeBefore(
  reading: Reading,
  at: number,
  cutAt: number | null,
  isFace: boolean,
): Claim<PlateShape> | null {
  const shapeAt = phraseOf(reading, at).findLast((one) => {
    const item = reading.items[one]!;
    return one < at && shapeAtItem(reading, one) !== undefined && !item.negated;
  });
  if (shapeAt === undefined) return null;
  const between = reading.items.slice(shapeAt + 1, at);
  // "An oval sapphire disc": the outline of the stone between.
  if (between.some((item) => hasOutline(item, isFace))) return null;
  return shapeAt === cutAt && !(isFace && between.some(isOpaque)) ? null : shapeClaim(reading, shapeAt);
}

/** "Cufflinks in square tiger eye": the outline of a stone that is cut flat to their face. */
function shapeOfOpaque(reading: Reading): Claim<PlateShape> | null {
  const { items } = reading;
  const at = items.findIndex(
    (item, index) =>
      !item.negated &&
      shapeAtItem(reading, index) !== undefined &&
      items[index + 1] !== undefined &&
      isOpaque(items[index + 1]!),
  );
  return at === -1 ? null : shapeClaim(reading, at);
}

const shapeAtItem = ({ items }: Reading, at: number): PlateShape | undefined =>
  SHAPES[items[at]!.norm.replace(/[- ]shaped?$/, '')];

function shapeClaim(reading: Reading, at: number): Claim<PlateShape> | null {
  const shape = shapeAtItem(reading, at);
  if (shape === undefined) return null;
  use(reading, at);
  // "A square signet": the outline is no geometric motif besides.
  const item = reading.items[at]!;
  const entries = item.entries.filter(({ sense }) => sense !== 'motif' && sense !== 'figure');
  (reading.items as (typeof item)[])[at] = { ...item, entries };
  return { value: shape, words: wordsOf(reading, at), at };
}

const FACE = /^(?:face[sd]?|top(?:ped)?|head(?:ed)?|front|table)$/;
/** How a face lies, between its outline and it. */
const FACE_QUALITY = /^(?:flat|smooth|plain|level|polished|blank|engraved|large|small|big|wide)$/;

/** "An oval face", "square faced", "with a round flat top": the outline of a signet's face, and where the face is named. */
function shapeOfFace(reading: Reading): { readonly at: number; readonly last: number } | null {
  const { items } = reading;
  for (const [at, item] of items.entries()) {
    if (item.negated || shapeAtItem(reading, at) === undefined) continue;
    const last = items.findIndex(({ norm }, index) => index > at && !FACE_QUALITY.test(norm));
    if (last !== -1 && last <= at + 3 && FACE.test(items[last]!.norm)) return { at, last };
  }
  return null;
}

/** "A black onyx face": the stone is the face. */
function takeFaces(reading: Reading): void {
  for (const [at, { norm }] of reading.items.entries())
    if (FACE.test(norm) && reading.items[at - 1] !== undefined && isOpaque(reading.items[at - 1]!))
      use(reading, at);
}

/** What of earrings may have an outline of its own; a hoop is round in its own way. */
const EAR_PARTS = /(?:^| )(?:earring|stud|drop|dangle|panel|plaque|bar)$/;
const OF_HOOPS = /\b(?:hoop|huggie|huggy|hugger|creole|cuff|climber|crawler)\b/;
/** A drop is a stone's as often as a plate's. */
const OF_STONES: ReadonlySet<PlateShape> = new Set<PlateShape>(['teardrop']);

/** "Square gold studs", "long rectangular drops with onyx": earrings of metal, or of stones that are cut flat, are plates. */
function shapeOfEarrings(reading: Reading): Claim<PlateShape> | null {
  const { items } = reading;
  const wanted = items.filter(({ negated }) => !negated);
  const stone = wanted.find((item) => has(item, 'gemstone', 'customGemstone', 'stoneNoun', 'setting'));
  if (wanted.some(({ norm }) => OF_HOOPS.test(norm))) return null;
  if (stone !== undefined && !isOpaque(stone)) return null;
  for (const [at, { norm, negated }] of items.entries()) {
    if (negated || !EAR_PARTS.test(norm)) continue;
    const shape = shapeBefore(reading, at, null, stone !== undefined);
    if (shape !== null && !OF_STONES.has(shape.value)) return shape;
  }
  return null;
}

const isEdge = ({ items }: Reading, at: number): boolean =>
  items[at] === undefined || (items[at].kind === 'mark' && /^[,.;:!?()]$/.test(items[at].norm));

/** "A locket for nan's photo, oval, engraved": set off by commas, the outline is that of the piece. */
function shapeApart(reading: Reading): number {
  const isMeasured = (at: number): boolean => /^(?:mm|cm|millimet(?:er|re)s?)$/.test(reading.items[at]!.norm);
  return reading.items.findIndex(
    (item, at) =>
      at > 0 &&
      !item.negated &&
      shapeAtItem(reading, at) !== undefined &&
      (isEdge(reading, at - 1) || isMeasured(at - 1)) &&
      (isEdge(reading, at + 1) ||
        (isMeasured(at - 1) && /^(?:on|with|and|in)$/.test(reading.items[at + 1]!.norm)) ||
        (/^(?:shape|shaped|outline)$/.test(reading.items[at + 1]!.norm) && isEdge(reading, at + 2))),
  );
}

/** "Cufflinks round with a thin rim", "lapis cufflinks, square, gold": behind the piece, and of no stone. */
function shapeBehind(reading: Reading, pieceAt: number): number {
  const { items } = reading;
  if (pieceAt === -1) return -1;
  const at = items[pieceAt + 1]?.norm === ',' ? pieceAt + 2 : pieceAt + 1;
  const isWhole = isEdge(reading, at + 1) || /^(?:with|in|and|for|of)$/.test(items[at + 1]!.norm);
  return items[at] !== undefined && !items[at].negated && shapeAtItem(reading, at) !== undefined && isWhole
    ? at
    : -1;
}

/**
 * @param of `cutAt`: the item that was read as a cut; `isSet`: a stone, a cut or a setting was named, whose shape an
 * outline would be; `isLed`: a stone that is cut leads
 */
export function readPlate(
  reading: Reading,
  of: {
    readonly types: readonly JewelryType[];
    readonly arrangements: readonly Arrangement[];
    readonly cutAt: number | null;
    readonly isSet: boolean;
    readonly isLed: boolean;
  },
): Plate {
  const none: Plate = { plateShape: null, plateBorder: null };
  if (of.types.length !== 1) return none;
  const { items } = reading;
  if (of.arrangements.includes('bar')) takeAboutPlate(reading);
  const plateAt = items.findIndex((item) => PLATES.test(item.norm) && !item.negated);
  const pieceAt = items.findIndex((item) => has(item, 'type') && !item.negated);
  const isSheet = plateAt !== -1 || of.arrangements.some((name) => OF_SHEET.has(name));
  const nounAt = plateAt === -1 ? pieceAt : plateAt;
  // The outline before cufflinks is that of their face, whatever is set in it.
  // Pearls have no outline: before a brooch that they are set into it is the brooch's.
  const isPearled = of.types.includes('Brooch') && !of.isLed;
  const isFlat = of.types.every(
    (type) => type === 'Cufflinks' || ((!of.isSet || isPearled) && FLAT_PIECES.has(type)),
  );
  const isFace = of.types.includes('Cufflinks');
  // Stones that are cut flat to a face leave it its outline: "square, sterling silver, with a black onyx face".
  const isFlatFaced =
    isFace && items.every((item) => item.negated || !has(item, 'gemstone', 'stoneNoun') || isOpaque(item));
  if (isFlatFaced) takeFaces(reading);
  // A case without a stone alone has the outline that was said of it.
  const isBareCase = of.arrangements.includes('locket') && !of.isLed;
  const face = isFlat || of.arrangements.includes('signet') ? shapeOfFace(reading) : null;
  if (face !== null) use(reading, face.at, face.last);
  // A stone that leads the piece would have the outline; lockets have it themselves.
  const isCase = of.arrangements.includes('locket') || (of.types.includes('Brooch') && !of.isLed);
  const apartAt = isCase || isFlatFaced || ((isFlat || isSheet) && !of.isSet) ? shapeApart(reading) : -1;
  const behindAt = isFlat ? shapeBehind(reading, pieceAt) : -1;
  const said =
    (nounAt !== -1 && (isSheet || isFlat)
      ? shapeBefore(reading, nounAt, isPearled || isBareCase ? null : of.cutAt, isFace)
      : null) ??
    (face === null ? null : shapeClaim(reading, face.at)) ??
    (behindAt === -1 ? null : shapeClaim(reading, behindAt)) ??
    (isFace ? shapeOfOpaque(reading) : null) ??
    (of.types.includes('Earrings') ? shapeOfEarrings(reading) : null) ??
    (apartAt === -1 ? null : shapeClaim(reading, apartAt));
  const plateShape =
    said ??
    (plateAt === -1 ? null : { value: 'disc' as const, words: wordsOf(reading, plateAt), at: plateAt });
  if (isSheet || plateShape !== null || isFlat) return { plateShape, plateBorder: borderOf(reading) };
  return { plateShape, plateBorder: milgrainOf(reading, of.types) };
}

/** "Nine gems in a 3x3 grid", "a square navaratna": the stones stand in rows, and their plate is square. */
export function squareOfNine(
  reading: Reading,
  arrangements: readonly Arrangement[],
): Claim<PlateShape> | null {
  if (!arrangements.includes('navaratna')) return null;
  const { items } = reading;
  const at = items.findIndex(
    ({ norm, quantity, negated }) =>
      !negated &&
      (/^(?:grid|square|squared|block)$/.test(norm) || (quantity?.low === 3 && quantity.across === 3)),
  );
  if (at === -1) return null;
  for (const [index, { norm, quantity }] of items.entries())
    if (quantity?.low === 3 && quantity.across === 3) use(reading, index);
    else if (/^(?:grid|square|squared|block|layout)$/.test(norm)) use(reading, index);
  return { value: 'square', words: wordsOf(reading, at), at };
}
