/**
 * How alike two pieces are, by their design alone: Gower's general coefficient of similarity (J. C. Gower, "A General
 * Coefficient of Similarity and Some of Its Properties", Biometrics 27, 1971, 857-871), a weighted mean of one
 * similarity a feature. Sets are compared by Jaccard's index, single choices by equality, prices on a logarithmic
 * scale. A feature that both lack says nothing and does not count - but for stones: to have none is a choice.
 */
import type { PieceFeatures } from '@filigree/contracts';

/** What of a piece is compared. */
export interface Comparable {
  readonly category: string;
  readonly materials: readonly string[];
  readonly gemstones: readonly string[];
  readonly styleTags: readonly string[];
  readonly features: PieceFeatures;
  readonly priceCents: number;
}

/** Chosen so that a ring stays among rings, unless something else resembles it in nearly every other way. */
const WEIGHT = {
  category: 4,
  gemstones: 3,
  materials: 2,
  era: 2,
  setting: 2,
  motifs: 2,
  styleTags: 2,
  price: 1,
} as const;

/** Prices eight times apart have nothing in common. */
const PRICE_SPAN_LOG2 = 3;

/** Undefined where a feature says nothing about the pair. */
type Similarity = number | undefined;

/** 0: the same in every feature that counts; 1: nothing in common. Symmetric. */
export function designDistance(a: Comparable, b: Comparable): number {
  const similarities: Readonly<Record<keyof typeof WEIGHT, Similarity>> = {
    category: ofChoices(a.category, b.category),
    gemstones: ofSets(a.gemstones, b.gemstones) ?? 1,
    materials: ofSets(a.materials, b.materials),
    era: ofChoices(a.features.era, b.features.era),
    setting: ofChoices(a.features.setting, b.features.setting),
    motifs: ofSets(a.features.motifs, b.features.motifs),
    styleTags: ofSets(a.styleTags, b.styleTags),
    price: ofPrices(a.priceCents, b.priceCents),
  };
  let weighted = 0;
  let weights = 0;
  for (const feature of Object.keys(WEIGHT) as (keyof typeof WEIGHT)[]) {
    const similarity = similarities[feature];
    if (similarity === undefined) continue;
    weighted += WEIGHT[feature] * similarity;
    weights += WEIGHT[feature];
  }
  return 1 - weighted / weights;
}

function ofChoices(a: string | null, b: string | null): Similarity {
  if (a === null && b === null) return undefined;
  return a === b ? 1 : 0;
}

/** Jaccard: what both have, by what either has. */
function ofSets(a: readonly string[], b: readonly string[]): Similarity {
  const either = new Set([...a, ...b]).size;
  if (either === 0) return undefined;
  const inB = new Set(b);
  return new Set(a.filter((entry) => inB.has(entry))).size / either;
}

function ofPrices(aCents: number, bCents: number): number {
  return Math.max(0, 1 - Math.abs(Math.log2(aCents / bCents)) / PRICE_SPAN_LOG2);
}
