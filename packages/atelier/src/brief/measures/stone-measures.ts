/** Of what the measures of a wish are that name it: the weight of all stones, a band's thickness, stones that are alike. */
import type { Brief } from '@filigree/contracts';
import { isHoop } from '../readers/lengths.ts';
import type { Measure } from '../readers/measure.ts';
import { isAccent } from '../readers/roles.ts';
import { sidesOf } from '../readers/toldMeasures.ts';
import type { Claim, Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { lemma } from '../spelling.ts';
import { tagMeasures } from './measure-tags.ts';
import { type MeasureScope, STONE_MEASURE_RULES } from './rules.ts';
import { readStoneGroups } from './stone-groups.ts';

export interface StoneMeasures {
  /** In carats: all stones of the piece, or of the pair. */
  readonly total: Claim<number> | null;
  /** All stones of the main arrangement have one cut and size. */
  readonly alike: Claim<true> | null;
  /** Size of the stones beside or about the one that leads: one or two sides, the longer first. */
  readonly beside: Claim<number[]> | null;
  /** Of a band whose width is told too, or of the metal of a plate, mm. */
  readonly thickness: Claim<number> | null;
  /** The stones group by group, where a size or a weight was told of more than the one that leads. */
  readonly groups: NonNullable<Brief['stoneGroups']>;
  /** Those that are none of these, each as what it measures. */
  readonly others: readonly Measure[];
}

interface Found {
  readonly scope: MeasureScope;
  readonly measure: Measure | undefined;
  readonly at: number;
  readonly words: string;
}

const namesStone = (item: Item): boolean => has(item, 'gemstone', 'customGemstone') && !item.negated;

/** Whether another stone leads than those of a phrase: "a ruby with 1.5 mm diamonds around it". */
function isBesideAnother(reading: Reading, at: number): boolean {
  const { items, chunk } = reading;
  const isOwn = (index: number): boolean => chunk[index] === chunk[at] && chunk[at] !== -1;
  const own = items.filter((item, index) => isOwn(index) && namesStone(item)).map(({ norm }) => lemma(norm));
  if (own.length === 0 && !isAccent(reading, at)) return false;
  return items.some(
    (item, index) =>
      namesStone(item) && !isOwn(index) && !own.includes(lemma(item.norm)) && !isAccent(reading, index),
  );
}

function findMeasures(reading: Reading, measures: readonly Measure[]): Found[] {
  const { text, itemOf, measureAt } = tagMeasures(reading, measures);
  return STONE_MEASURE_RULES.findIn(text)
    .map(({ rule, captures, first, end }): Found => {
      const measure = captures.what === undefined ? undefined : measureAt(captures.what.first);
      const words = text.words.slice(first, end).map(({ forms }) => forms[0]);
      return { scope: rule.effect, measure, at: measure?.at ?? itemOf(first), words: words.join(' ') };
    })
    .filter(({ at }) => !reading.items[at]!.negated);
}

/** @param measures all of the wish, as the readers of numbers have told them apart */
export function readStoneMeasures(reading: Reading, measures: readonly Measure[]): StoneMeasures {
  const found = findMeasures(reading, measures);
  const total = found.find(({ scope, measure }) => scope === 'together' && measure !== undefined)?.measure;
  const isMain = ({ scope, measure, at }: Found): boolean =>
    scope === 'alike' ||
    (scope === 'each' &&
      !isBesideAnother(reading, at) &&
      (measure === undefined || (measure !== total && isFirstOfKind(reading, measures, measure))));
  const alike = found.find(isMain);
  const ofStones = [
    alike?.measure,
    ...found.filter(({ scope }) => scope === 'one').map(({ measure }) => measure),
  ];
  const measured = (scope: MeasureScope) => found.find((one) => one.scope === scope)?.measure;
  // What is thick of a hoop is its tube.
  const wire = measured('wire') ?? (isHoop(reading) ? measured('thickness') : undefined);
  const thick = wire === undefined ? thicknessOf(measured('thickness'), measures) : null;
  const others = measures
    .filter((measure) => measure !== total && measure !== thick?.measure)
    .map((measure): Measure => {
      // The gauge of a hoop is the width of what it is made of.
      if (measure === wire) return { ...measure, kind: 'bandMm' };
      return ofStones.includes(measure) && measure.kind !== 'carat'
        ? { ...measure, kind: 'stoneMm' }
        : measure;
    });
  const sizes = others.filter(({ kind, at }) => kind === 'stoneMm' && !reading.items[at]!.negated);
  const beside = sizeBeside(reading, sizes, others);
  return {
    total: claimOf(total),
    thickness: thick?.claim ?? null,
    alike:
      alike === undefined ? null : { value: true, words: alike.measure?.words ?? alike.words, at: alike.at },
    beside: sidesOf(beside),
    groups: readStoneGroups(reading, others, {
      total,
      alike: others.find(({ at }) => at === alike?.measure?.at),
    }),
    others: inTwoSides(
      others.filter((measure) => measure !== beside),
      measured('breadth'),
    ),
  };
}

/** "50 mm tall, 28 mm wide": two lengths of the piece are its two sides. */
function inTwoSides(measures: readonly Measure[], breadth: Measure | undefined): readonly Measure[] {
  const ofPiece = measures.filter(({ kind, quantity }) => kind === 'pieceMm' && quantity.across === null);
  const length = ofPiece.find((measure) => measure !== breadth);
  if (breadth === undefined || length === undefined || ofPiece.length !== 2 || !ofPiece.includes(breadth))
    return measures;
  const across = breadth.value / (length.scale ?? 1);
  return measures
    .filter((measure) => measure !== breadth)
    .map((measure) =>
      measure === length ? { ...measure, quantity: { ...measure.quantity, across } } : measure,
    );
}

const claimOf = (measure: Measure | undefined): Claim<number> | null =>
  measure === undefined ? null : { value: measure.value, words: measure.words, at: measure.at };

/** What is thicker than this is no plate, mm: it is the size of the piece. */
const THICKEST_PLATE_MM = 8;

/**
 * A band that is only called "2 mm thick" is meant to be as wide as that: a thickness has a width beside it. Of a
 * section ("4 x 1.5") the second number is it, and the measure stays that of the width. No piece is as small as a
 * plate is thick.
 */
function thicknessOf(
  told: Measure | undefined,
  measures: readonly Measure[],
): { readonly claim: Claim<number>; readonly measure: Measure | null } | null {
  if (told === undefined) return null;
  const { across } = told.quantity;
  if (across !== null) return { claim: { ...claimOf(told)!, value: across }, measure: null };
  const hasWidth = measures.some((other) => other !== told && other.kind === 'bandMm');
  const isOfBand = told.kind === 'bandMm' && hasWidth;
  const isOfPlate = told.kind === 'pieceMm' && told.value <= THICKEST_PLATE_MM;
  return isOfBand || isOfPlate ? { claim: claimOf(told)!, measure: told } : null;
}

/** No smaller stones are set: what is less is no size in millimetres. */
const LEAST_STONE_MM = 0.8;

/** A round diamond of one carat, mm; sizes go with the cube root of the weight (GIA weight estimation). */
const ONE_CARAT_MM = 6.5;
/** A stone of a told weight is no smaller than this share of a round diamond of it, whatever its kind and cut. */
const LEAST_OF_WEIGHT = 0.5;

/**
 * Of several sizes the one after that of the stones that lead; of one alone that of small stones beside another, or of
 * stones that are far smaller than what was weighed.
 */
function sizeBeside(
  reading: Reading,
  sizes: readonly Measure[],
  measures: readonly Measure[],
): Measure | undefined {
  const lead = sizes.find(({ at }) => !isAccent(reading, at)) ?? sizes[0];
  if (lead === undefined) return undefined;
  const weighed = measures.find(({ kind, at }) => kind === 'carat' && !isAccent(reading, at));
  const leastMm = weighed === undefined ? 0 : LEAST_OF_WEIGHT * ONE_CARAT_MM * Math.cbrt(weighed.value);
  const isSmall = lead.value < leastMm || (isAccent(reading, lead.at) && isBesideAnother(reading, lead.at));
  return isSmall
    ? lead
    : sizes.find(({ at, value }) => at !== lead.at && value >= LEAST_STONE_MM && value < lead.value);
}

/** Of several weights or sizes the one that is not beside another is that of the stones that lead. */
function isFirstOfKind(reading: Reading, measures: readonly Measure[], measure: Measure): boolean {
  const alike = measures.filter(({ kind }) => kind === measure.kind);
  return (alike.find(({ at }) => !isAccent(reading, at)) ?? alike[0]) === measure;
}
