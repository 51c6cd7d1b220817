/** Whether the two of a pair are one design made twice. */
import { isRing, type SoleDesign } from '@filigree/atelier/design';
import type { Sketch } from './sketch.ts';
import { fails, type Verdict, verdictOf } from './verdict.ts';

/** What says how a document came about, and what is called by it: the piece is the same without. */
const OF_NO_PIECE: ReadonlySet<string> = new Set([
  'title',
  'seed',
  'composition',
  'provenance',
  'character',
  'companions',
]);

/**
 * What differs between bands for two hands. Matching bands are sold in his and her size, his wider and a little thicker:
 * customers and jewelers call them alike as long as metal, profile, surface and stones are. So they are with another name
 * inside each, which nobody sees; letters outside, stones in one of the two or another metal make them unlike.
 */
const SIZES = /Mm$|^(?:size|nominalCarat|us)$/;

function designOnly(value: unknown, withoutSizes: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => designOnly(item, withoutSizes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !OF_NO_PIECE.has(key) && !(withoutSizes && SIZES.test(key)))
      .map(([key, item]) => [key, designOnly(item, withoutSizes)]),
  );
}

/** Bands in two sizes are alike; two pendants of which one is small are not. */
const strip = (design: SoleDesign): string =>
  JSON.stringify(
    isRing(design)
      ? designOnly(
          {
            ...design,
            engraving: design.engraving?.place === 'inside-band' ? null : design.engraving,
          },
          true,
        )
      : designOnly(design, false),
  );

export function judgePair({ pieces }: Sketch, isAlike: boolean): Verdict {
  const [first, second] = pieces;
  if (first === undefined) return fails('no piece');
  if (second !== undefined) {
    const isUnlike = strip(first.design) !== strip(second.design);
    return verdictOf(isAlike !== isUnlike, isUnlike ? 'the two differ' : 'the two are alike');
  }
  const { design } = first;
  // One by itself is no pair: of two that were asked for only one was made.
  if (isRing(design) || design.carrier.kind !== 'fitted' || !design.carrier.pair)
    return fails('one piece, no pair');
  const isUnlike = design.ornaments.some(({ worn }) => worn !== undefined);
  return verdictOf(isAlike !== isUnlike, isUnlike ? 'the two differ' : 'the two are alike');
}
