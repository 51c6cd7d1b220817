import {
  type Brief,
  type GenerationRequest,
  type Interpretation,
  type JewelryType,
  type Metal,
  type Proportions,
  STUDIO_PRICE,
} from '@filigree/contracts';
import { details } from './details.ts';
import { Notes } from './notes.ts';
import { inCase } from './readers/letterings.ts';
import type { Claim } from './reading.ts';
import type { WordClaims } from './readWords.ts';

/** A single choice: the guide's where it speaks, else the words'. */
function single<Value extends string>(
  notes: Notes,
  field: string,
  guide: Value | undefined,
  claim: Claim<Value> | null,
): Value | null {
  if (guide === undefined) {
    if (claim !== null) notes.words(field, claim.value, claim.words);
    return claim?.value ?? null;
  }
  if (claim !== null && claim.value !== guide) notes.conflict(field, guide, claim.words);
  if (claim !== null && claim.value === guide) notes.words(field, guide, claim.words);
  else notes.guide(field, guide);
  return guide;
}

/** A list: the guide's where it speaks; what the words add to it is reported. */
function many<Value extends string>(
  notes: Notes,
  field: string,
  guide: readonly Value[] | undefined,
  claims: readonly Claim<Value>[],
): Value[] {
  if (guide === undefined || guide.length === 0) {
    for (const { value, words } of claims) notes.words(field, value, words);
    return claims.map(({ value }) => value);
  }
  const spoken = new Map(claims.map(({ value, words }) => [value, words]));
  for (const value of guide) {
    const words = spoken.get(value);
    if (words === undefined) notes.guide(field, value);
    else notes.words(field, value, words);
  }
  const against = claims.filter(({ value }) => !guide.includes(value));
  if (against.length > 0)
    notes.conflict(field, guide.join(', '), against.map(({ words }) => words).join(', '));
  return [...new Set(guide)];
}

/** What a metal says: two that speak of different sides of one alloy agree ("Rose Gold" and "18k Gold"). */
const facetOf = (metal: Metal): 'karat' | 'goldColour' | 'family' | 'modifier' =>
  /^\d+k/.test(metal)
    ? 'karat'
    : / Gold$/.test(metal)
      ? 'goldColour'
      : /^(?:Recycled Metal|Mixed Metals|Enamel|Black Rhodium)$/.test(metal)
        ? 'modifier'
        : 'family';

/** True when the words' metal only completes the guide's. */
function completes(metal: Metal, guide: readonly Metal[]): boolean {
  const facet = facetOf(metal);
  if (facet === 'modifier') return true;
  if (facet === 'family')
    return guide.every((other) => facetOf(other) === 'modifier' && other !== 'Mixed Metals');
  return guide.every((other) => facetOf(other) !== facet && facetOf(other) !== 'family');
}

function metals(notes: Notes, request: GenerationRequest, claims: readonly Claim<Metal>[]): Metal[] {
  const guide = [
    ...(request.metalType === undefined ? [] : [request.metalType]),
    ...(request.additionalMetals ?? []),
  ];
  if (guide.length === 0) return many(notes, 'metals', undefined, claims);
  const agreeing = claims.filter(({ value }) => guide.includes(value) || completes(value, guide));
  const against = claims.filter((claim) => !agreeing.includes(claim));
  for (const value of guide) {
    const words = agreeing.find((claim) => claim.value === value)?.words;
    if (words === undefined) notes.guide('metals', value);
    else notes.words('metals', value, words);
  }
  const added = agreeing.filter(({ value }) => !guide.includes(value));
  for (const { value, words } of added) notes.words('metals', value, words);
  if (against.length > 0)
    notes.conflict('metals', guide.join(', '), against.map(({ words }) => words).join(', '));
  const all = [...new Set([...guide, ...added.map(({ value }) => value)])];
  // The colour leads, the karat follows, as the words would have it.
  const karat = all.findIndex((metal) => facetOf(metal) === 'karat');
  const colour = all.findIndex((metal) => facetOf(metal) === 'goldColour');
  if (karat !== -1 && colour > karat) all.splice(karat, 0, ...all.splice(colour, 1));
  return all;
}

const usd = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** A total is told once, also where it stands for the weight of the stone. */
function weights(notes: Notes, claims: WordClaims): Pick<Brief, 'caratWeight' | 'totalCaratWeight'> {
  const total = number(notes, 'totalCaratWeight', claims.totalCaratWeight, 'ct', 0.001, 100);
  const isOther = claims.caratWeight?.at !== claims.totalCaratWeight?.at;
  const own = isOther ? number(notes, 'caratWeight', claims.caratWeight, 'ct', 0.001, 100) : null;
  return { caratWeight: own ?? total, totalCaratWeight: total };
}

export function sayBudget({ min, max }: Brief['budget']): string {
  if (min !== null && max !== null) return `${usd(min)} to ${usd(max)}`;
  if (max !== null) return `up to ${usd(max)}`;
  return min === null ? 'open' : `from ${usd(min)}`;
}

/** The slider's resting place was chosen by nobody. */
const isUntouched = ([low, high]: readonly [number, number]): boolean =>
  low === STUDIO_PRICE.default[0] && high === STUDIO_PRICE.default[1];

function budget(
  notes: Notes,
  request: GenerationRequest,
  claim: Claim<Brief['budget']> | null,
): Brief['budget'] {
  const range = request.priceRange;
  if (range === undefined || (claim !== null && isUntouched(range))) {
    if (claim !== null) notes.words('budget', sayBudget(claim.value), claim.words);
    return claim?.value ?? { min: null, max: null };
  }
  const chosen = { min: range[0], max: range[1] };
  const differs =
    claim !== null &&
    ((claim.value.max !== null && claim.value.max < chosen.max) ||
      (claim.value.min !== null && claim.value.min > chosen.min));
  if (differs) notes.conflict('budget', sayBudget(chosen), claim.words);
  if (isUntouched(range)) return chosen;
  notes.guide('budget', sayBudget(chosen));
  return chosen;
}

/** A number, or the nearest that is designed, which is told. */
function number(
  notes: Notes,
  field: string,
  claim: Claim<number> | null,
  unit: string,
  min: number,
  max: number,
): number | null {
  if (claim === null || claim.value < 0 || (claim.value === 0 && min > 0)) return null;
  const value = Math.min(max, Math.max(min, claim.value));
  const said = `${unit === 'US' ? 'US ' : ''}${value}${unit === '' || unit === 'US' ? '' : ` ${unit}`}`;
  notes.words(field, said, claim.words);
  if (value !== claim.value) notes.beyond(field, said, claim.words, value < claim.value ? 'most' : 'least');
  return value;
}

function text(
  notes: Notes,
  field: string,
  guide: string | undefined,
  claim: Claim<string> | null,
): string | null {
  const chosen = guide === undefined || guide === '' ? undefined : guide;
  return single(notes, field, chosen, claim);
}

/** What is to be written, in the case that was asked for. */
function written(
  notes: Notes,
  guide: string | undefined,
  { engraving, letterCase }: WordClaims,
): string | null {
  const cased = (letters: string): string => inCase(letters, letterCase?.value ?? null);
  return text(
    notes,
    'engraving',
    guide === undefined ? undefined : cased(guide),
    engraving === null ? null : { ...engraving, value: notes.fitting(cased(engraving.value)) },
  );
}

function flag(notes: Notes, field: string, guide: boolean | undefined, claim: Claim<true> | null): boolean {
  if (guide === true) notes.guide(field, 'yes');
  else if (claim !== null) notes.words(field, 'yes', claim.words);
  return guide === true || claim !== null;
}

/** What goes with a piece where the guide asks for a set and nobody said of what. */
const PARTNER: Readonly<Partial<Record<JewelryType, JewelryType>>> = {
  Ring: 'Ring',
  Necklace: 'Earrings',
  Pendant: 'Earrings',
  Earrings: 'Pendant',
  Bracelet: 'Earrings',
  Brooch: 'Earrings',
  Tiara: 'Earrings',
  Hairpin: 'Earrings',
  Anklet: 'Toe Ring',
  'Body Chain': 'Bracelet',
};

/** The pieces of a set: those of the words, led by the guide's type; two that go together where only the guide asks. */
function setTypes(
  notes: Notes,
  request: GenerationRequest,
  type: JewelryType | null,
  claims: WordClaims,
): JewelryType[] | null {
  const spoken = claims.setTypes.map(({ value }) => value);
  if (spoken.length > 0 && type !== null) {
    const at = spoken.indexOf(type);
    const rest = spoken.filter((_, index) => index !== Math.max(0, at));
    for (const { value, words } of claims.setTypes) notes.words('setTypes', value, words);
    return [type, ...rest];
  }
  const partner = type === null ? undefined : PARTNER[type];
  if (request.matchingSet !== true || type === null || partner === undefined) return null;
  notes.guide('setTypes', `${type}, ${partner}`);
  return [type, partner];
}

type Refusals = 'excludedGemstones' | 'excludedMetals' | 'excludedSettings' | 'excludedMotifs';

/** What the words refuse of a field, less what was chosen for it all the same. */
function refused<Field extends Refusals>(
  notes: Notes,
  field: Field,
  claims: WordClaims,
  of: string,
  chosen: readonly unknown[],
): WordClaims[Field][number]['value'][] {
  return claims[field].flatMap(({ value, words }) => {
    const isChosen = chosen.includes(value);
    if (isChosen) notes.conflict(of, value, `no ${words}`);
    else notes.words(field, value, words);
    return isChosen ? [] : [value];
  });
}

/** Joins words and guide into one brief; the guide wins where both speak, and every overruling is reported. */
export function resolve(
  request: GenerationRequest,
  claims: WordClaims,
): Pick<Interpretation, 'brief' | 'understood' | 'conflicts'> {
  const notes = new Notes();
  const type = single(notes, 'type', request.jewelryType, claims.type);
  const chosenMetals = metals(notes, request, claims.metals);
  const gemstones = many(notes, 'gemstones', request.gemstones, claims.gemstones);
  const excludedGemstones = refused(notes, 'excludedGemstones', claims, 'gemstones', gemstones);
  const excludedMetals = refused(notes, 'excludedMetals', claims, 'metals', chosenMetals);
  // Where the guide chose another metal, nothing stands in.
  const otherMetals = claims.otherMetals.filter(({ value }) =>
    value.as.every((metal) => chosenMetals.includes(metal)),
  );
  for (const { value, words } of otherMetals) notes.words('otherMetals', value.name, words);
  const customGemstone = text(notes, 'customGemstone', request.customGemstone, claims.customGemstone);
  const guideHasStones = Boolean(request.gemstones?.length || request.customGemstone || request.stoneCut);
  if (claims.noStones !== null) {
    if (guideHasStones) notes.conflict('gemstones', gemstones.join(', ') || 'stones', claims.noStones.words);
    else notes.words('noStones', 'no stones', claims.noStones.words);
  }
  const stoneCut = single(notes, 'stoneCut', request.stoneCut, claims.stoneCut);
  const setting = single(notes, 'setting', request.settingStyle, claims.setting);
  const excludedSettings = refused(notes, 'excludedSettings', claims, 'setting', [setting]);
  const motifs = many(notes, 'motifs', request.motifs, claims.motifs);
  const excludedMotifs = refused(notes, 'excludedMotifs', claims, 'motifs', motifs);
  const proportions: Proportions = { band: null, presence: null, stone: null, ornament: null, profile: null };
  for (const claim of claims.proportions) {
    Object.assign(proportions, { [claim.field]: claim.value });
    notes.words(`proportions.${claim.field}`, claim.value, claim.words);
  }
  const stoneSize = claims.stoneSizeMm?.value.every((side) => side > 0 && side <= 60)
    ? claims.stoneSizeMm
    : null;
  if (stoneSize !== null) notes.words('stoneSizeMm', `${stoneSize.value.join(' x ')} mm`, stoneSize.words);
  if (claims.recipient !== null) notes.words('recipient', claims.recipient.value, claims.recipient.words);
  const isChosen = (name: string): boolean =>
    (chosenMetals as readonly string[]).includes(name) || (gemstones as readonly string[]).includes(name);
  const alternatives = claims.alternatives.filter(({ value }) => isChosen(value));
  for (const { value, words } of alternatives) notes.words('alternatives', value, words);
  if (claims.secondStone !== null && customGemstone === null)
    notes.words('alternatives', claims.secondStone.value, claims.secondStone.words);
  const pieces = setTypes(notes, request, type, claims);
  if (claims.ringsBeyond !== null && pieces !== null)
    notes.beyond('setTypes', `${pieces.length}`, claims.ringsBeyond.words, 'most');
  const engraving = written(notes, request.engraving, claims);
  const brief: Brief = {
    type,
    metals: chosenMetals,
    excludedMetals,
    otherMetals: otherMetals.length === 0 ? null : otherMetals.map(({ value }) => value),
    gemstones,
    alternatives: alternatives.length === 0 ? null : alternatives.map(({ value }) => value),
    excludedGemstones,
    noStones: claims.noStones !== null && !guideHasStones,
    customGemstone,
    stoneCut,
    setting,
    excludedSettings,
    finish: single(notes, 'finish', request.metalFinish, claims.finish),
    motifs,
    excludedMotifs: excludedMotifs.length === 0 ? null : excludedMotifs,
    era: single(notes, 'era', request.designEra, claims.era),
    culture: many(notes, 'culture', request.culturalInspiration, claims.culture),
    occasion: single(notes, 'occasion', request.occasion, claims.occasion),
    stoneCount: number(notes, 'stoneCount', claims.stoneCount, '', 1, 200),
    ...weights(notes, claims),
    stoneSizeMm: stoneSize?.value ?? [],
    bandWidthMm: number(notes, 'bandWidthMm', claims.bandWidthMm, 'mm', 0.1, 30),
    lengthIn: number(notes, 'lengthIn', claims.lengthIn, 'in', 0.1, 100),
    ringSize: number(notes, 'ringSize', claims.ringSize, 'US', 0, 16),
    prongCount: number(notes, 'prongCount', claims.prongCount, 'prongs', 2, 12),
    engraving,
    matchingSet: flag(notes, 'matchingSet', request.matchingSet, claims.matchingSet),
    setTypes: pieces,
    sustainability: flag(notes, 'sustainability', request.sustainability, claims.sustainability),
    budget: budget(notes, request, claims.budget),
    proportions,
    recipient: claims.recipient?.value ?? null,
    ...details(notes, type, pieces, request.jewelryType !== undefined, gemstones, engraving !== null, claims),
  };
  return { brief, understood: notes.understood, conflicts: notes.conflicts };
}
