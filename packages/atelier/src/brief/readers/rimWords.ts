/** Words in small letters whose place says that they are cut: "with carpe diem engraved around the edge". */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { RIMS } from '../lexicon/letteringPlaces.ts';
import { BOUNDARY_WORDS, STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import type { Item } from '../scan.ts';

const CUT = /^(?:engraved|inscribed|stamped|etched|written)$/;
const OPENS = /^(?:with|has|have|having|bearing|,)$/;
const RIM = new RegExp(`^(?:around|round|along|about) (?:the|its) (?:outer |outside )?(?:${RIMS})\\b`);
const MOST_WORDS = 8;

/** Words that tell something of the piece are no lettering. */
const isSilent = ({ kind, entries, norm }: Item): boolean =>
  kind === 'word' &&
  entries.every(({ sense }) => sense === 'filler') &&
  !/^(?:initials?|names?|letters?|words?|date|it|something|nothing)$/.test(norm);

export function rimWords(reading: Reading): Claim<string> | null {
  const { items, tokens, text } = reading;
  for (let verb = 1; verb < items.length; verb++) {
    if (!CUT.test(wordAt(reading, items[verb]!)) || items[verb]!.negated) continue;
    const after = tokens
      .slice(items[verb]!.last + 1)
      .slice(0, 6)
      .map(({ norm }) => norm)
      .join(' ');
    if (!RIM.test(after)) continue;
    let first = verb;
    while (first > 0 && verb - first < MOST_WORDS && isSilent(items[first - 1]!)) {
      if (OPENS.test(items[first - 1]!.norm)) break;
      first -= 1;
    }
    const opens = items[first - 1];
    const [head, tail] = [items[first]!, items[verb - 1]!];
    const speaks = ({ norm }: Item): boolean => !BOUNDARY_WORDS.has(norm) && !STOP_WORDS.has(norm);
    if (first === verb || opens === undefined || !OPENS.test(opens.norm)) continue;
    if (!speaks(head) && !speaks(tail)) continue;
    use(reading, first, verb);
    return {
      value: text.slice(tokens[head.first]!.start, tokens[tail.last]!.end).slice(0, ENGRAVING_MAX_LENGTH),
      words: wordsOf(reading, first, verb),
      at: first,
    };
  }
  return null;
}
