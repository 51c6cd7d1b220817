/** Details that the Design Guide has no field for: kinds, profiles and colours, checked against what was chosen. */
import type {
  Brief,
  BriefLettering,
  EngravingPlace,
  Gemstone,
  HangingPart,
  JewelryType,
} from '@filigree/contracts';
import type { Notes } from './notes.ts';
import { ARRANGED_PIECES } from './readers/arrangements.ts';
import type { Claim } from './reading.ts';
import { CORDED, type WordClaims } from './readWords.ts';

type Details = Pick<
  Brief,
  | 'figures'
  | 'excludedFigures'
  | 'excludedParts'
  | 'stoneColours'
  | 'enamelColours'
  | 'enamelGround'
  | 'bandProfile'
  | 'chainKind'
  | 'earringKind'
  | 'braceletKind'
  | 'claspKind'
  | 'arrangements'
  | 'plateShape'
  | 'plateBorder'
  | 'sideCut'
  | 'sidesTaper'
  | 'stonesAlike'
  | 'besideSizeMm'
  | 'bandThicknessMm'
  | 'petals'
  | 'cabochons'
  | 'gemstoneCounts'
  | 'gemstoneNumbers'
  | 'figureRelations'
  | 'stoneGroups'
  | 'ofFaith'
  | 'engravingPlace'
  | 'hollow'
  | 'softMaterial'
  | 'stoneBody'
  | 'rows'
  | 'coils'
  | 'hangs'
  | 'figureCount'
  | 'palmWidthMm'
  | 'stripeMm'
  | 'secondFinish'
  | 'extensionMm'
  | 'longestIn'
  | 'unwritten'
  | 'pieceSizeMm'
  | 'lettering'
  | 'wireMm'
>;

const MOST_ROWS = 5;
/** Of the API. */
const MOST_BESIDE_MM = 30;
const MOST_THICK_MM = 10;

/** The types that each detail can belong to. */
const BELONGS = {
  bandProfile: /^(?:Ring|Toe Ring|Bracelet)$/,
  chainKind: /^(?:Necklace|Pendant|Bracelet|Anklet|Body Chain|Charm)$/,
  earringKind: /^(?:Earrings|Nose Ring)$/,
  braceletKind: /^Bracelet$/,
  claspKind: /^(?:Necklace|Pendant|Bracelet|Anklet|Body Chain|Earrings|Nose Ring|Cufflinks)$/,
} as const;

/** Pieces that have a place for letters beside their front: an inside that is seen, a disc with a rim. */
const LETTERED: Readonly<Partial<Record<EngravingPlace, RegExp>>> = {
  inside: /^Bracelet$/,
  rim: /^(?:Pendant|Necklace|Charm|Brooch|Cufflinks|Anklet|Bracelet)$/,
};
const hasPlace = (place: EngravingPlace, types: readonly JewelryType[], isLocket: boolean): boolean =>
  (place === 'inside' && isLocket) ||
  LETTERED[place] === undefined ||
  types.some((piece) => LETTERED[place]?.test(piece) === true);

/** What closes behind with a clasp. */
const EXTENDED = /^(?:Necklace|Pendant|Bracelet|Anklet|Body Chain)$/;

/** How hands are called in what was understood. */
const HAND_NAMES: Readonly<Partial<Record<BriefLettering, string>>> = { sans: 'sans serif' };
const CASE_NAMES = { capitals: 'capitals', small: 'small letters' } as const;

/** Body jewelers' wire goes from a third of a millimetre to gauge 0, as thick as a plug. */
const MOST_WIRE_MM = 10;

const partNames = ({ gemstones, motifs, figures, count }: HangingPart): string[] => [
  ...gemstones,
  ...(figures.length > 0 ? figures.map((figure) => figure.replaceAll('-', ' ')) : motifs),
  ...(count == null ? [] : [String(count)]),
];

/** Null where nothing is left, as of every detail. */
function ofOwnStones<Told extends { readonly gemstone: Gemstone | null }>(
  told: readonly Told[],
  gemstones: readonly Gemstone[],
): Told[] | null {
  const own = told.filter(({ gemstone }) => gemstone === null || gemstones.includes(gemstone));
  return own.length === 0 ? null : own;
}

/** Of a piece without a figure the tip is its lower end, and nothing stands along wings. */
function groupsOf(
  { stoneGroups, figures }: Pick<WordClaims, 'stoneGroups' | 'figures'>,
  gemstones: readonly Gemstone[],
): Brief['stoneGroups'] {
  const own = ofOwnStones(stoneGroups, gemstones);
  if (own === null || figures.length > 0) return own;
  const measured = own.filter(({ sizeMm, caratWeight }) => sizeMm.length > 0 || caratWeight !== null);
  return measured.length === 0
    ? null
    : measured.map((group) => ({
        ...group,
        place:
          group.place === 'tips'
            ? 'below'
            : group.place === 'eyes' || group.place === 'along'
              ? null
              : group.place,
      }));
}

/** A hoop or stud says its own type; where the guide chose another piece, its kind has nothing to describe. */
function kind<Value extends string>(
  notes: Notes,
  field: keyof typeof BELONGS,
  claim: Claim<Value> | null,
  types: readonly JewelryType[],
  typeIsGuides: boolean,
): Value | null {
  if (claim === null) return null;
  const [type] = types;
  if (type !== undefined && !types.some((piece) => BELONGS[field].test(piece))) {
    if (typeIsGuides) notes.conflict(field, type, claim.words);
    return null;
  }
  notes.words(field, claim.value, claim.words);
  return claim.value;
}

export function details(
  notes: Notes,
  type: JewelryType | null,
  pieces: readonly JewelryType[] | null,
  typeIsGuides: boolean,
  gemstones: readonly Gemstone[],
  isWritten: boolean,
  claims: WordClaims,
): Details {
  const { kinds } = claims;
  const types = [...(type === null ? [] : [type]), ...(pieces ?? [])];
  const colours = claims.stoneColours.filter(({ value }) => gemstones.includes(value.gemstone));
  for (const { value, words } of colours)
    notes.words('stoneColours', `${value.colour} ${value.gemstone}`, words);
  for (const { value, words } of claims.enamelColours) notes.words('enamelColours', value, words);
  for (const { value, words } of claims.figures) notes.words('figures', value.replaceAll('-', ' '), words);
  for (const { value, words } of claims.excludedFigures)
    notes.words('excludedFigures', value.replaceAll('-', ' '), words);
  for (const { value, words } of claims.excludedParts)
    notes.words('excludedParts', value.replaceAll('-', ' '), words);
  const size = claims.pieceSizeMm?.value.every((side) => side > 0 && side <= 500) ? claims.pieceSizeMm : null;
  if (size !== null) notes.words('pieceSizeMm', `${size.value.join(' x ')} mm`, size.words);
  const arrangements = claims.arrangements.filter(
    ({ value }) => types.length === 0 || types.some((piece) => ARRANGED_PIECES[value].includes(piece)),
  );
  for (const { value, words } of arrangements) notes.words('arrangements', value.replaceAll('-', ' '), words);
  const { plateShape, plateBorder } = claims;
  if (plateShape !== null) notes.words('plateShape', plateShape.value.replaceAll('-', ' '), plateShape.words);
  if (plateBorder !== null) notes.words('plateBorder', plateBorder.value, plateBorder.words);
  const { hollow, lettering, letterCase } = claims;
  if (hollow !== null) notes.words('hollow', 'yes', hollow.words);
  if (lettering !== null)
    notes.words('lettering', HAND_NAMES[lettering.value] ?? lettering.value, lettering.words);
  if (letterCase !== null && isWritten)
    notes.words('lettering', CASE_NAMES[letterCase.value], letterCase.words);
  const wire =
    claims.wireMm !== null && claims.wireMm.value > 0 && claims.wireMm.value <= MOST_WIRE_MM
      ? claims.wireMm
      : null;
  if (wire !== null) notes.words('wireMm', `${wire.value} mm`, wire.words);
  const isLocket = arrangements.some(({ value }) => value === 'locket');
  const place =
    isWritten && claims.engravingPlace !== null && hasPlace(claims.engravingPlace.value, types, isLocket)
      ? claims.engravingPlace
      : null;
  if (place !== null) notes.words('engravingPlace', place.value, place.words);
  const ground = claims.enamelGround;
  if (ground !== null) notes.words('enamelGround', ground.value, ground.words);
  const { sideCut } = claims;
  if (sideCut !== null) notes.words('sideCut', sideCut.value, sideCut.words);
  const taper = sideCut?.value === 'Baguette' ? claims.sidesTaper : null;
  if (taper !== null) notes.words('sidesTaper', 'yes', taper.words);
  const beside = claims.besideSizeMm?.value.every((mm) => mm > 0 && mm <= MOST_BESIDE_MM)
    ? claims.besideSizeMm
    : null;
  if (beside !== null) notes.words('besideSizeMm', `${beside.value.join(' x ')} mm`, beside.words);
  const thickness =
    (claims.bandThicknessMm?.value ?? 0) > 0 && claims.bandThicknessMm!.value <= MOST_THICK_MM
      ? claims.bandThicknessMm
      : null;
  if (thickness !== null) notes.words('bandThicknessMm', `${thickness.value} mm`, thickness.words);
  if (claims.stonesAlike !== null) notes.words('stonesAlike', 'yes', claims.stonesAlike.words);
  const petals =
    claims.petals !== null &&
    (claims.petals.value.gemstone === null || gemstones.includes(claims.petals.value.gemstone))
      ? claims.petals
      : null;
  if (petals !== null) {
    const { gemstone, cut, count } = petals.value;
    for (const value of [gemstone, cut, count === null ? null : String(count)])
      if (value !== null) notes.words('petals', value, petals.words);
  }
  const stoneBody =
    claims.stoneBody !== null && gemstones.includes(claims.stoneBody.value.gemstone)
      ? claims.stoneBody
      : null;
  if (stoneBody !== null) notes.words('stoneBody', stoneBody.value.gemstone, stoneBody.words);
  const cabochons = claims.cabochons.filter(({ value }) => gemstones.includes(value));
  for (const { value, words } of cabochons) notes.words('cabochons', value, words);
  const rows =
    claims.rows !== null && claims.rows.value >= 1 && claims.rows.value <= MOST_ROWS ? claims.rows : null;
  if (rows !== null) notes.words('rows', String(rows.value), rows.words);
  const second = types.some((piece) => BELONGS.bandProfile.test(piece)) ? claims.secondFinish : null;
  if (second !== null)
    notes.words('secondFinish', `${second.value.finish} ${second.value.place}`, second.words);
  const { palmWidthMm } = claims;
  if (palmWidthMm !== null) notes.words('palmWidthMm', `${palmWidthMm.value} mm`, palmWidthMm.words);
  const stripe = types.some((piece) => BELONGS.bandProfile.test(piece)) ? claims.stripeMm : null;
  if (stripe !== null) notes.words('stripeMm', `${stripe.value} mm`, stripe.words);
  const extension = types.some((piece) => EXTENDED.test(piece)) ? claims.extensionMm : null;
  if (extension !== null) notes.words('extensionMm', `${extension.value} mm`, extension.words);
  const { unwritten } = claims;
  if (unwritten !== null) notes.words('unwritten', unwritten.value, unwritten.words);
  const longest = arrangements.some(({ value }) => value === 'layered') ? claims.longestIn : null;
  if (longest !== null) notes.words('longestIn', `${longest.value} in`, longest.words);
  if (claims.coils !== null) notes.words('coils', String(claims.coils.value), claims.coils.words);
  const hangs = claims.hangs?.value.below.gemstones.every((gem) => gemstones.includes(gem))
    ? claims.hangs
    : null;
  if (hangs !== null)
    for (const value of partNames(hangs.value.below)) notes.words('hangs', value, hangs.words);
  const soft = types.some((piece) => CORDED.has(piece)) ? claims.softMaterial : null;
  if (soft !== null) notes.words('softMaterial', soft.value, soft.words);
  const { figureCount } = claims;
  // One thing needs no number beside its name.
  if (figureCount !== null && figureCount.value > 1)
    notes.words('figureCount', String(figureCount.value), figureCount.words);
  return {
    figures: claims.figures.length === 0 ? null : claims.figures.map(({ value }) => value),
    excludedParts: claims.excludedParts.length === 0 ? null : claims.excludedParts.map(({ value }) => value),
    excludedFigures:
      claims.excludedFigures.length === 0 ? null : claims.excludedFigures.map(({ value }) => value),
    stoneColours: colours.length === 0 ? null : colours.map(({ value }) => value),
    enamelColours: claims.enamelColours.length === 0 ? null : claims.enamelColours.map(({ value }) => value),
    enamelGround: ground?.value ?? null,
    bandProfile: kind(notes, 'bandProfile', kinds.profile, types, typeIsGuides),
    chainKind: kind(notes, 'chainKind', kinds.chain, types, typeIsGuides),
    earringKind: kind(notes, 'earringKind', kinds.earring, types, typeIsGuides),
    braceletKind: kind(notes, 'braceletKind', kinds.bracelet, types, typeIsGuides),
    claspKind: kind(notes, 'claspKind', kinds.clasp, types, typeIsGuides),
    arrangements: arrangements.length === 0 ? null : arrangements.map(({ value }) => value),
    lettering: lettering?.value ?? null,
    wireMm: wire?.value ?? null,
    plateShape: plateShape?.value ?? null,
    plateBorder: plateBorder?.value ?? null,
    sideCut: sideCut?.value ?? null,
    sidesTaper: taper?.value ?? null,
    besideSizeMm: beside?.value ?? null,
    bandThicknessMm: thickness?.value ?? null,
    stonesAlike: claims.stonesAlike?.value ?? null,
    petals: petals?.value ?? null,
    stoneBody: stoneBody?.value ?? null,
    ofFaith: claims.ofFaith?.value ?? null,
    softMaterial: soft?.value ?? null,
    engravingPlace: place?.value ?? null,
    hollow: hollow?.value ?? null,
    gemstoneCounts:
      claims.gemstoneCounts?.value.every(({ gemstone }) => gemstones.includes(gemstone)) === true
        ? claims.gemstoneCounts.value
        : null,
    gemstoneNumbers: ofOwnStones(claims.gemstoneNumbers, gemstones),
    figureRelations: claims.figureRelations.length === 0 ? null : [...claims.figureRelations],
    stoneGroups: groupsOf(claims, gemstones),
    cabochons: cabochons.length === 0 ? null : cabochons.map(({ value }) => value),
    rows: rows?.value ?? null,
    coils: claims.coils?.value ?? null,
    hangs: hangs?.value ?? null,
    figureCount: figureCount?.value ?? null,
    palmWidthMm: palmWidthMm?.value ?? null,
    stripeMm: stripe?.value ?? null,
    secondFinish: second?.value ?? null,
    extensionMm: extension?.value ?? null,
    longestIn: longest?.value ?? null,
    unwritten: unwritten?.value ?? null,
    pieceSizeMm: size?.value ?? null,
  };
}
