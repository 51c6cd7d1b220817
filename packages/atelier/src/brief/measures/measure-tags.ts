/** A reading as the rules of measures see it: with its weights, lengths, numbers and stones of a kind in the plural. */
import type { Phrase, TaggedText } from '@filigree/language';
import { isUnit, type Measure } from '../readers/measure.ts';
import type { Reading } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { tagReading } from '../scopes/tagged-reading.ts';

/** Lengths that are the band's or the piece's to our readers may be the stones' to a rule. */
const TAG_OF = { carat: 'carats', stoneMm: 'millimetres', bandMm: 'length', pieceMm: 'length' } as const;
const isOfStones = (measure: Measure): measure is Measure & { kind: keyof typeof TAG_OF } =>
  measure.kind in TAG_OF;

/** Units that say by themselves that all stones are weighed together: carats total weight. */
const TOTAL_UNIT = /^(?:ctw|tcw|cttw|cwt)$/;
/** A unit stands no further behind its number: "half of a carat". */
const UNIT_REACH = 4;

interface MeasureSpan {
  readonly measure: Measure;
  /** Index of the last item: that of the unit, where one was said. */
  readonly last: number;
  readonly tags: ReadonlySet<string>;
}

export interface MeasuredText {
  readonly text: TaggedText;
  /** Index of the item that a word belongs to. */
  readonly itemOf: (word: number) => number;
  /** The measure of which a phrase begins at a word. */
  readonly measureAt: (word: number) => Measure | undefined;
}

function spanOf({ items }: Reading, measure: Measure & { kind: keyof typeof TAG_OF }): MeasureSpan {
  const unit =
    measure.kind === 'carat' ? (['carat', 'point'] as const) : (['millimetre', 'centimetre'] as const);
  const near = items.slice(measure.at, measure.at + UNIT_REACH);
  const offset = near.findIndex((item) => unit.some((name) => isUnit(item, name)));
  const last = measure.at + Math.max(0, offset);
  const isTotal = TOTAL_UNIT.test(items[last]!.norm);
  const hasSides = measure.kind !== 'carat' && measure.quantity.across !== null;
  const tags = [TAG_OF[measure.kind], ...(isTotal ? ['total-carats'] : []), ...(hasSides ? ['sides'] : [])];
  return { measure, last, tags: new Set(tags) };
}

const isMany = ({ quantity }: Item): boolean =>
  quantity !== null && quantity.across === null && Number.isInteger(quantity.low) && quantity.low > 1;

const areStones = ({ tokens }: Reading, item: Item): boolean =>
  has(item, 'gemstone', 'stoneNoun', 'customGemstone', 'cut') && /[^s]s$/.test(tokens[item.last]!.norm);

/** Lapis is a stone in the singular. */
const isOfKind = (item: Item): boolean => has(item, 'gemstone') && !item.norm.startsWith('lapis');

export function tagMeasures(reading: Reading, measures: readonly Measure[]): MeasuredText {
  const text = tagReading(reading);
  const { items } = reading;
  const { endOf, itemBeginningAt } = text;
  // By the item that holds the number.
  const spans = new Map(
    measures.filter(isOfStones).map((measure) => [measure.at, spanOf(reading, measure)] as const),
  );
  return {
    itemOf: text.itemOf,
    measureAt: (word) => spans.get(text.itemOf(word))?.measure,
    text: {
      ...text,
      phrasesAt(word): readonly Phrase[] {
        const at = itemBeginningAt(word);
        const phrases = [...text.phrasesAt(word)];
        if (at === undefined) return phrases;
        const span = spans.get(at);
        if (span !== undefined) phrases.push({ end: endOf(span.last), tags: span.tags });
        const item = items[at]!;
        if (item.quantity !== null && item.quantity.across === null)
          phrases.push({
            end: endOf(at),
            tags: new Set(['quantity', ...(item.quantity.high > item.quantity.low ? ['range'] : [])]),
          });
        if (isMany(item)) phrases.push({ end: endOf(at), tags: new Set(['number']) });
        if (areStones(reading, item))
          phrases.push({
            end: endOf(at),
            tags: new Set(['stones', ...(isOfKind(item) ? ['gemstones'] : [])]),
          });
        return phrases;
      },
    },
  };
}
