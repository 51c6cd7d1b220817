import type { Interpretation } from '@filigree/contracts';

type Understood = Interpretation['understood'][number];

const NAMES = {
  type: 'field.type',
  metals: 'field.metals',
  excludedMetals: 'field.excludedMetals',
  otherMetals: 'field.otherMetals',
  gemstones: 'field.gemstones',
  excludedGemstones: 'field.excludedGemstones',
  alternatives: 'field.alternatives',
  noStones: 'field.gemstones',
  customGemstone: 'field.gemstones',
  stoneCut: 'field.stoneCut',
  customCut: 'field.stoneCut',
  setting: 'field.setting',
  excludedSettings: 'field.excludedSettings',
  finish: 'field.finish',
  motifs: 'field.motifs',
  figures: 'field.figures',
  figureRelations: 'field.figures',
  excludedMotifs: 'field.excludedFigures',
  excludedParts: 'field.excludedFigures',
  excludedFigures: 'field.excludedFigures',
  otherFigures: 'field.otherMetals',
  era: 'field.era',
  culture: 'field.culture',
  ofFaith: 'field.ofFaith',
  occasion: 'field.occasion',
  stoneCount: 'field.stoneCount',
  gemstoneCounts: 'field.stoneCount',
  gemstoneNumbers: 'field.stoneCount',
  stoneGroups: 'field.stoneSize',
  softMaterial: 'field.softMaterial',
  caratWeight: 'field.caratWeight',
  totalCaratWeight: 'field.totalCaratWeight',
  stonesAlike: 'field.stonesAlike',
  besideSizeMm: 'field.besideSize',
  stoneSizeMm: 'field.stoneSize',
  bandWidthMm: 'field.bandWidth',
  bandThicknessMm: 'field.bandThickness',
  wireMm: 'field.wire',
  lengthIn: 'field.length',
  ringSize: 'field.ringSize',
  prongCount: 'field.prongs',
  engraving: 'field.engraving',
  engravingPlace: 'field.engravingPlace',
  hollow: 'field.hollow',
  lettering: 'field.lettering',
  matchingSet: 'field.matchingSet',
  setTypes: 'field.setTypes',
  sustainability: 'field.sustainability',
  budget: 'field.budget',
  'proportions.band': 'field.band',
  'proportions.presence': 'field.presence',
  'proportions.stone': 'field.stone',
  'proportions.ornament': 'field.ornament',
  'proportions.profile': 'field.profile',
  recipient: 'field.recipient',
  stoneColours: 'field.stoneColours',
  enamelColours: 'field.enamelColours',
  enamelGround: 'field.enamelGround',
  bandProfile: 'field.bandProfile',
  chainKind: 'field.chainKind',
  earringKind: 'field.earringKind',
  braceletKind: 'field.braceletKind',
  claspKind: 'field.claspKind',
  arrangements: 'field.arrangement',
  plateShape: 'field.plateShape',
  plateBorder: 'field.plateBorder',
  sideCut: 'field.sideCut',
  sidesTaper: 'field.sidesTaper',
  petals: 'field.petals',
  cabochons: 'field.cabochons',
  stoneBody: 'field.stoneBody',
  rows: 'field.rows',
  eachRing: 'field.eachRing',
  coils: 'field.coils',
  hangs: 'field.hangs',
  figureCount: 'field.figureCount',
  palmWidthMm: 'field.palmWidthMm',
  stripeMm: 'field.stripeMm',
  secondFinish: 'field.secondFinish',
  unwritten: 'field.unwritten',
  longestIn: 'field.longestIn',
  extensionMm: 'field.extensionMm',
  pieceSizeMm: 'field.pieceSize',
} as const;

/** The text that names a field of the brief for people. */
export const fieldName = (field: string) =>
  field in NAMES ? NAMES[field as keyof typeof NAMES] : ('field.other' as const);

interface Named {
  readonly name: ReturnType<typeof fieldName>;
  /** With the field of each, which says how it is called for people. */
  readonly values: readonly Pick<Understood, 'field' | 'value'>[];
  /** Where all of it comes from; words and guide together count as words. */
  readonly source: Understood['source'];
}

/** Fields of which some values are a second choice, told by itself. */
const CHOSEN: ReadonlySet<string> = new Set(['metals', 'gemstones']);

/** What was understood, under each name once, in the order in which it was read. */
export function byName(understood: readonly Understood[]): Named[] {
  const second = new Set(understood.flatMap(({ field, value }) => (field === 'alternatives' ? [value] : [])));
  const named = new Map<Named['name'], Named>();
  for (const { field, value, source } of understood) {
    if (CHOSEN.has(field) && second.has(value)) continue;
    const name = fieldName(field);
    const known = named.get(name);
    const isKnown = known?.values.some((one) => one.field === field && one.value === value) === true;
    const values = [...(known?.values ?? []), ...(isKnown ? [] : [{ field, value }])];
    named.set(name, { name, values, source: known?.source === 'words' ? 'words' : source });
  }
  return [...named.values()];
}
