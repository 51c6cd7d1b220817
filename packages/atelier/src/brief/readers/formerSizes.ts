/** Sizes and widths of rings that are not the one wished for: borrowed ones, ones that were too tight, sizes of before. */
import { BEFORE_COMPLAINT, COMPLAINTS, ILL_FITTING, NOW, ONCE, PASSED_ON } from '../lexicon/formerSizes.ts';
import { type Reading, use } from '../reading.ts';
import { type Item, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';

/** Words of a sentence; a comma does not end what is said of a ring. */
const ENDS = /^[.;!?()\n–—]$/;
/** A complaint stands no farther behind its size. */
const REACH = 14;

const wordAt = ({ tokens }: Reading, at: number): string => tokens[at]?.norm ?? '';

type Span = Pick<Item, 'first' | 'last'>;

const spanOf = (reading: Reading, { at }: Measure): Span => reading.items[at]!;

/** Tokens that told whose size it is have been understood, and say nothing of what is wished. */
function markUsed(reading: Reading, first: number, last: number): void {
  reading.items.forEach((item, at) => {
    if (item.first < first || item.last > last) return;
    use(reading, at);
    (reading.items as Item[])[at] = {
      ...item,
      entries: item.entries.filter(({ sense }) => sense !== 'size'),
    };
  });
}

/** Tokens from one place to the end of its sentence. */
function sentenceFrom(reading: Reading, from: number): number {
  let end = from;
  while (end < reading.tokens.length && !ENDS.test(wordAt(reading, end))) end++;
  return end;
}

function sentenceTo(reading: Reading, to: number): number {
  let start = to;
  while (start > 0 && !ENDS.test(wordAt(reading, start - 1))) start--;
  return start;
}

/** "A size 5 and too tight", "a 7 that never fit": where the complaint begins and ends, in tokens; null where none is. */
function complaintBehind(reading: Reading, after: number): readonly [number, number] | null {
  const end = Math.min(sentenceFrom(reading, after), after + REACH);
  for (let at = after; at < end; at++) {
    const word = wordAt(reading, at);
    if (word === 'too' && ILL_FITTING.has(wordAt(reading, at + 1))) return [at, at + 1];
    const phrase = COMPLAINTS.find((words) =>
      words.split(' ').every((one, offset) => wordAt(reading, at + offset) === one),
    );
    if (phrase !== undefined) return [at, at + phrase.split(' ').length - 1];
    // "J½" and "J 1/2" are sizes of their own.
    if (!/^(?:,|½|half|1\/2)$/.test(word) && !BEFORE_COMPLAINT.has(word)) return null;
  }
  return null;
}

/** Up to so many words before a size still tell of it. */
const LEAD = 8;

/** Tokens before a size, from its neighbour back to the opening of its sentence. */
function before(reading: Reading, first: number): number[] {
  const count = Math.min(LEAD, first - sentenceTo(reading, first));
  return Array.from({ length: count }, (_, back) => first - 1 - back);
}

/** "He borrowed my size 10 ring", "lent me her ring, a size 6": a ring that went from one to another, with its size. */
function isPassedOn(reading: Reading, { first, last }: Span): boolean {
  const lead = before(reading, first);
  const verb = lead.find((at) => PASSED_ON.has(wordAt(reading, at)));
  if (verb === undefined) return false;
  const ringIn = (from: number, to: number): boolean =>
    reading.items.some((item) => valueIn(item, 'type') === 'Ring' && item.first >= from && item.last <= to);
  const comma = lead.find((at) => at > verb && wordAt(reading, at) === ',');
  const isPassed =
    comma === undefined
      ? ringIn(last + 1, last + 3) || ringIn(verb + 1, first - 1)
      : comma <= verb + 5 && ringIn(verb + 1, comma);
  if (isPassed) markUsed(reading, verb, verb);
  return isPassed;
}

/** Whether the words before a size, in its own part of the sentence, are of these. */
function isToldWith(reading: Reading, { first }: Span, words: ReadonlySet<string>): boolean {
  const lead = before(reading, first);
  const comma = lead.findIndex((at) => wordAt(reading, at) === ',');
  return lead.slice(0, comma === -1 ? undefined : comma).some((at) => words.has(wordAt(reading, at)));
}

/** The measures without sizes and widths that are those of another ring, or of before where another is told. */
export function withoutFormerSizes(reading: Reading, measures: readonly Measure[]): Measure[] {
  const sizes = measures.filter(({ kind }) => kind === 'ringSize');
  const fitting = sizes.filter((measure) => {
    const complaint = complaintBehind(reading, spanOf(reading, measure).last + 1);
    if (complaint === null) return !isPassedOn(reading, spanOf(reading, measure));
    markUsed(reading, complaint[0], complaint[1]);
    return false;
  });
  const widths = measures.filter(({ kind }) => kind === 'bandMm');
  const wished = [...ofNowOrLater(reading, fitting), ...ofLater(reading, widths)];
  return measures.filter(
    (measure) => !/^(?:ringSize|bandMm)$/.test(measure.kind) || wished.includes(measure),
  );
}

/** Of measures of one kind those that are not told as of before; all, where no other is told. */
function ofLater(reading: Reading, measures: readonly Measure[]): readonly Measure[] {
  const later = measures.filter((measure) => !isToldWith(reading, spanOf(reading, measure), ONCE));
  return later.length > 0 ? later : measures;
}

/** The same of sizes: one that is told as today's goes before all. Widths of "mine" stand beside those of "his". */
function ofNowOrLater(reading: Reading, sizes: readonly Measure[]): readonly Measure[] {
  const ofNow = sizes.filter((measure) => isToldWith(reading, spanOf(reading, measure), NOW));
  return ofNow.length > 0 ? ofNow : ofLater(reading, sizes);
}
