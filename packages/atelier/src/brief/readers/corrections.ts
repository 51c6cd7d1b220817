/** Numbers that are taken back, replaced by others, or said again without their unit. */
import { type Reading, use, wordsOf } from '../reading.ts';
import { type Measure, middle } from './measure.ts';

const CORRECTS =
  /^(?:actually|wait|no wait|sorry|make that|or rather|scratch that|i mean|i meant|correction|no actually|hmm no|rather)$/;

const MINE = /^mine (?:should|would|must|to|needs?|has)$/;

/** "not 1 ct", "14k, actually 18k", "size 6, no wait, 6.5": numbers refused, replaced, or said again without a unit. */
export function corrected(reading: Reading, measures: Measure[]): Measure[] {
  const { items } = reading;
  const cues = items.flatMap((item, at) => {
    const pair = `${item.norm} ${items[at + 1]?.norm ?? ''}`;
    // "Hers is a carat. Mine should be 1.75."
    return CORRECTS.test(item.norm) || CORRECTS.test(pair) || MINE.test(pair) ? [at] : [];
  });
  for (const cue of cues) {
    const at = items.findIndex((item, index) => index > cue && index <= cue + 4 && item.quantity !== null);
    const before = measures.filter((measure) => measure.at < cue).at(-1);
    if (at === -1 || before === undefined || measures.some((measure) => measure.at === at)) continue;
    const next = items[at + 1];
    if (next !== undefined && next.kind !== 'mark') continue;
    const quantity = items[at]!.quantity!;
    use(reading, at);
    measures.push({ ...before, value: middle(quantity), quantity, words: wordsOf(reading, at), at });
  }
  return measures
    .filter(({ at }) => items[at - 1]?.norm !== 'not')
    .filter(
      (measure, _, all) =>
        !all.some(
          (later) =>
            later.kind === measure.kind &&
            later.at > measure.at &&
            cues.some((cue) => cue > measure.at && cue < later.at && later.at - cue <= 5),
        ),
    )
    .sort((a, b) => a.at - b.at);
}
