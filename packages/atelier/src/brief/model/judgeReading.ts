/** Judges what a language model has read: the same fields, ranges and precedence as our own reader's. */
import {
  briefSchema,
  CREDITS_PER_PICTURE,
  ENGRAVING_MAX_LENGTH,
  type EngravingPlace,
  GENERATION_PICTURES,
  type GenerationRequest,
  type Interpretation,
  type JewelryType,
  SET_MAX_PIECES,
} from '@filigree/contracts';
import type { Petals } from '../readers/petals.ts';
import type { ProportionClaim } from '../readers/proportions.ts';
import type { Claim } from '../reading.ts';
import type { WordClaims } from '../readWords.ts';
import { resolve } from '../resolve.ts';
import { figuresAsked, withLikenesses } from '../withLikenesses.ts';
import { type ModelReading, modelReadingSchema } from './readingSchema.ts';

const NOT_JEWELRY =
  'This seems to ask for something other than jewelry. We design jewelry only. Please say which piece you have in mind, for example "a slim gold ring with an oval sapphire", or choose a type in the Design Guide.';
const PROPORTIONS = ['band', 'presence', 'stone', 'ornament', 'profile'] as const;

/** Letters and digits alone: quotation marks and spaces are not what evidence hangs on. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Said<Value> = { readonly value: Value; readonly words: string };

/**
 * Turns a model's reading into an interpretation of the request.
 * A value whose words do not stand in the prompt is not believed, numbers out of range are dropped, lettering must be
 * the customer's own, and the guide wins as always.
 * @throws {z.ZodError} when the reading, or what comes of it, has not the shape of its schema
 */
export function judgeReading(request: GenerationRequest, given: unknown): Interpretation {
  const reading = modelReadingSchema.parse(given);
  const prompt = bare(request.prompt);
  const claim = <Value>(said: Said<Value> | null): Claim<Value> | null => {
    if (said === null) return null;
    const evidence = bare(said.words);
    const at = evidence === '' ? -1 : prompt.indexOf(evidence);
    return at === -1 ? null : { value: said.value, words: said.words, at };
  };
  const claims = <Value>(list: readonly Said<Value>[]): Claim<Value>[] =>
    list.map(claim).filter((found) => found !== null);
  const read = resolve(request, claimsOf(reading, claim, claims, prompt));
  const shown = figuresAsked(read.brief);
  const ownWords = (name: string) => bare(name) !== '' && prompt.includes(bare(name));
  const customCut = claim(reading.customCut);
  const otherFigures = unique(claims(reading.otherFigures)).filter(
    ({ value: { name, as } }) => shown.has(as) && ownWords(name),
  );
  const outcome = withLikenesses(
    read,
    customCut !== null && ownWords(customCut.value) ? customCut : null,
    otherFigures,
  );
  return {
    ...outcome,
    brief: briefSchema.parse(outcome.brief),
    notUnderstood: [...new Set(reading.notUnderstood.filter((words) => prompt.includes(bare(words))))],
    cost: GENERATION_PICTURES * CREDITS_PER_PICTURE,
    offTopic: reading.isJewelry || request.jewelryType !== undefined ? null : NOT_JEWELRY,
  };
}

const whole = (claim: Claim<number> | null): Claim<number> | null =>
  claim !== null && Number.isInteger(claim.value) ? claim : null;
/** One piece alone is no set. */
const severalOf = (list: Claim<JewelryType>[]): Claim<JewelryType>[] =>
  list.length > 1 ? list.slice(0, SET_MAX_PIECES) : [];
const unique = <Value>(list: readonly Claim<Value>[]): Claim<Value>[] => [
  ...new Map(list.map((one) => [JSON.stringify(one.value), one])).values(),
];

function claimsOf(
  reading: ModelReading,
  claim: <Value>(said: Said<Value> | null) => Claim<Value> | null,
  claims: <Value>(list: readonly Said<Value>[]) => Claim<Value>[],
  prompt: string,
): WordClaims {
  const gemstones = unique(claims(reading.gemstones));
  const metals = unique(claims(reading.metals));
  const setting = claim(reading.setting);
  const customGemstone = claim(reading.customGemstone);
  const stoneCut = claim(reading.stoneCut);
  const engraving = claim(reading.engraving);
  const refused = <Value>(list: readonly Claim<Value>[], wanted: readonly unknown[]): Claim<Value>[] =>
    unique(list).filter(({ value }) => !wanted.includes(value));
  return {
    ringsBeyond: null,
    linesOfWearers: null,
    secondStone: null,
    type: claim(reading.type),
    metals,
    excludedMetals: refused(
      claims(reading.excludedMetals),
      metals.map(({ value }) => value),
    ),
    otherMetals: unique(claims(reading.otherMetals)),
    gemstones,
    excludedGemstones: refused(
      claims(reading.excludedGemstones),
      gemstones.map(({ value }) => value),
    ),
    customGemstone,
    noStones:
      gemstones.length === 0 && customGemstone === null && stoneCut === null ? claim(reading.noStones) : null,
    stoneCut,
    setting,
    excludedSettings: refused(claims(reading.excludedSettings), setting === null ? [] : [setting.value]),
    finish: claim(reading.finish),
    motifs: unique(claims(reading.motifs)),
    figures: unique(claims(reading.figures)),
    excludedFigures: refused(
      claims(reading.excludedFigures),
      reading.figures.map(({ value }) => value),
    ),
    excludedMotifs: refused(
      claims(reading.excludedMotifs),
      reading.motifs.map(({ value }) => value),
    ),
    excludedParts: unique(claims(reading.excludedParts)),
    era: claim(reading.era),
    culture: unique(claims(reading.culture)),
    occasion: claim(reading.occasion),
    stoneCount: whole(claim(reading.stoneCount)),
    caratWeight: claim(reading.caratWeight ?? reading.totalCaratWeight),
    totalCaratWeight: claim(reading.totalCaratWeight),
    stonesAlike: claim(reading.stonesAlike),
    bandThicknessMm: claim(reading.bandThicknessMm),
    besideSizeMm: sides(claim(reading.besideSizeMm)),
    stoneSizeMm: sides(claim(reading.stoneSizeMm)),
    bandWidthMm: claim(reading.bandWidthMm),
    wireMm: claim(reading.wireMm),
    lengthIn: claim(reading.lengthIn),
    ringSize: claim(reading.ringSize),
    prongCount: whole(claim(reading.prongCount)),
    engraving:
      engraving !== null && bare(engraving.value) !== '' && prompt.includes(bare(engraving.value))
        ? { ...engraving, value: engraving.value.slice(0, ENGRAVING_MAX_LENGTH) }
        : null,
    lettering: claim(reading.lettering),
    letterCase: claim(reading.letterCase),
    matchingSet: claim(reading.matchingSet),
    setTypes: severalOf(claims<JewelryType>(reading.setTypes)),
    sustainability: claim(reading.sustainability),
    budget: positive(claim(reading.budget)),
    proportions: PROPORTIONS.flatMap((field) => {
      const found = claim<string>(reading[field]);
      return found === null ? [] : [{ ...found, field } as unknown as ProportionClaim];
    }),
    recipient: claim(reading.recipient),
    stoneColours: unique(claims(reading.stoneColours)),
    enamelColours: unique(claims(reading.enamelColours)),
    enamelGround: claim(reading.enamelGround),
    kinds: {
      profile: claim(reading.bandProfile),
      chain: claim(reading.chainKind),
      earring: claim(reading.earringKind),
      bracelet: claim(reading.braceletKind),
      clasp: claim(reading.claspKind),
    },
    arrangements: unique(claims(reading.arrangements)),
    plateShape: claim(reading.plateShape),
    plateBorder: claim(reading.plateBorder),
    sideCut: claim(reading.sideCut),
    sidesTaper: claim(reading.sidesTaper),
    petals: petalsOf(claim(reading.petals)),
    stoneBody: claim(reading.stoneBody),
    ofFaith: claim(reading.ofFaith),
    softMaterial: claim(reading.softMaterial),
    hollow: claim(reading.hollow),
    alternatives: unique(claims(reading.alternatives)),
    engravingPlace: claim<EngravingPlace>(reading.engravingPlace),
    gemstoneCounts: null,
    gemstoneNumbers: claims(reading.gemstoneNumbers).map(({ value }) => value),
    figureRelations: claims(reading.figureRelations).map(({ value }) => value),
    stoneGroups: claims(reading.stoneGroups).map(({ value }) => value),
    cabochons: unique(claims(reading.cabochons)),
    rows: whole(claim(reading.rows)),
    coils: whole(claim(reading.coils)),
    hangs: claim(reading.hangs),
    figureCount: whole(claim(reading.figureCount)),
    secondFinish: claim(reading.secondFinish),
    palmWidthMm: claim(reading.palmWidthMm),
    stripeMm: claim(reading.stripeMm),
    unwritten: claim(reading.unwritten),
    longestIn: claim(reading.longestIn),
    extensionMm: claim(reading.extensionMm),
    pieceSizeMm: sides(claim(reading.pieceSizeMm)),
  };
}

/** No flower has fewer petals than two or more than forty, and none a part of one. */
function petalsOf(claim: Claim<Petals> | null): Claim<Petals> | null {
  if (claim === null) return null;
  const { count } = claim.value;
  const isCount = count !== null && Number.isInteger(count) && count >= 2 && count <= 40;
  return { ...claim, value: { ...claim.value, count: isCount ? count : null } };
}

function sides(claim: Claim<number[]> | null): Claim<number[]> | null {
  if (claim === null || claim.value.length === 0) return null;
  return { ...claim, value: [...claim.value].sort((a, b) => b - a) };
}

type Budget = { min: number | null; max: number | null };

function positive(claim: Claim<Budget> | null): Claim<Budget> | null {
  const sums = claim === null ? [] : [claim.value.min, claim.value.max].filter((sum) => sum !== null);
  return sums.length > 0 && sums.every((sum) => sum > 0 && Number.isFinite(sum)) ? claim : null;
}
