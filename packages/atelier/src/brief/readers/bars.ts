/** "All on one bar", "along a little gold bar": the word by itself, where what stands about it tells that it is the piece's. */
import type { Arrangement } from '@filigree/contracts';
import { type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import type { Named } from './phraseTable.ts';

/** What is said of a bar before its name. */
const QUALITY =
  /^(?:an?|one|1|the|a little|a tiny|a small|single|same|little|straight|curved|solid|flat|thin|slim|polished|narrow|rounded|square|plain|simple|delicate|horizontal|family|long|short)$/;
/** What a bar is behind: what it bears, or the piece that has it. */
const BEARS = /^(?:on|onto|along|across|down|with|has|having|featuring|into|over)$/;
/** "Met in a bar", "set in one bar": only what is set is in it. */
const SET = /^(?:set|all|mounted|placed|embedded|together|row|line|side by side|channel|flush|lined up|up)$/;
/** "Cut out of a bar", "made of one flat bar". */
const CUT_OUT = /^(?:out|cut out|cut|made|formed|shaped|sawn|sawn out|carved|carved out|laser cut)$/;
/** In front of what a bar has on it. */
const HAS = /^(?:with|set|engraved|holding|carrying|bearing|that|which|featuring|pendant)$/;
/** Bars of no jeweler, and those of a clasp. */
const OF_ELSE =
  /^(?:mitzvah|stool|code|tender|job|owner|exam|association|counter|chart|crawl|staff|where|called|named|near|downtown|in|at|clasp|closure|ring|fastening|toggle|tab|set|setting)$/;

/** Bars that are named by nothing but the word; others are in the vocabulary of arrangements. */
export function plainBars(reading: Reading): Named<Arrangement>[] {
  const { items } = reading;
  return items.flatMap((item, at): Named<Arrangement>[] => {
    if (item.norm !== 'bar' || item.kind === 'quoted' || item.negated) return [];
    const next = items[at + 1]?.norm ?? '';
    let before = at - 1;
    while (
      before >= 0 &&
      (QUALITY.test(items[before]!.norm) || has(items[before], 'size', 'metal', 'finish', 'plain'))
    )
      before -= 1;
    const isNamed = before < at - 1;
    const word = items[before]?.norm ?? '';
    const isIn = word === 'in' && SET.test(items[before - 1]?.norm ?? '');
    const isOut = word === 'of' && CUT_OUT.test(items[before - 1]?.norm ?? '');
    const isFirst = (before < 0 || items[before]!.kind === 'mark') && HAS.test(next);
    if (!isNamed || OF_ELSE.test(next) || !(BEARS.test(word) || isIn || isOut || isFirst)) return [];
    // "Lined up on one bar".
    for (const place of [before - 2, before - 1])
      if (/^lined(?: up)?$/.test(items[place]?.norm ?? '')) use(reading, place);
    return [{ value: 'bar', words: wordsOf(reading, before + 1, at), at, last: at }];
  });
}
