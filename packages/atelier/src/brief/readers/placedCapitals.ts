/** Capitals that are told where they go: "TYPE 1 DIABETES on the back", "inside it ICE 07700 900123", "Best Dad Ever on the back". */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { BACKS, LETTERED_PARTS } from '../lexicon/letteringPlaces.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { followsPlace } from './letteringPlaces.ts';
import { namesQuarters } from './writtenData.ts';

const INSIDES = `${BACKS}|inside|inner side`;
const BEHIND = new RegExp(
  `^(?:(?:engraved|stamped|etched|written) )?(?:(?:on|across|around|round|along|under|onto) (?:the|its|each|one|both) (?:(?:inner|outer|other|very) )?(?:${LETTERED_PARTS})|inside)\\b`,
);
const AT_BACK = new RegExp(
  `^(?:(?:engraved|stamped|etched|written) )?(?:on (?:the|its) (?:${INSIDES})|inside)\\b`,
);

/** A stamp or a laboratory, no lettering. */
const STAMP = /^(?:GIA|IGI|HRD|AGS|CZ|USA?|UK|EU|NYC|LA|OK|PLEASE|ASAP|FYI|DIY|VS\d?|SI\d?|VVS\d?|[DGJ]|OM)$/;

const isShouted = (text: string): boolean => /^\p{Lu}{2}[\p{Lu}'’]*$/u.test(text) || /^\p{Lu}$/u.test(text);
const isTitled = (text: string): boolean => /^\p{Lu}[\p{L}'’]*$/u.test(text);

/** Words that join capitals: "Father of the Bride". */
const JOINS = /^(?:of|the|and|to|&|-|\/|my|in)$/;
/** Longer runs of words are a sentence in capitals. */
const LONGEST_RUN = 8;

interface Run {
  readonly first: number;
  readonly last: number;
  readonly words: number;
}

/** The longest run of capitals and the numbers among them from an item on; null where none begins there. */
function runFrom(
  { items, tokens }: Reading,
  first: number,
  isCapital: (text: string) => boolean,
): Run | null {
  let last = -1;
  let words = 0;
  for (let at = first; at < items.length && at - first < LONGEST_RUN; at++) {
    const item = items[at]!;
    if (item.kind === 'quoted') break;
    const own = tokens.slice(item.first, item.last + 1);
    const fits = own.every(({ kind, text, norm }, index) =>
      kind === 'number' ? words > 0 || index > 0 : isCapital(text) || (words > 0 && JOINS.test(norm)),
    );
    if (!fits) break;
    const end = own.at(-1)!;
    if (end.kind === 'number' || isCapital(end.text)) last = at;
    words += own.filter(({ kind, text }) => kind === 'word' && isCapital(text)).length;
  }
  return last === -1 ? null : { first, last, words };
}

/** A text that is written in capitals throughout tells nothing by them. */
function areRare({ tokens }: Reading): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  return words.filter(({ text }) => isShouted(text)).length < words.length / 2;
}

function placed(reading: Reading, run: Run, behind: RegExp): boolean {
  const after = reading.tokens
    .slice(reading.items[run.last]!.last + 1)
    .slice(0, 7)
    .map(({ norm }) => norm)
    .join(' ');
  return behind.test(after) || (behind === BEHIND && followsPlace(reading, run.first));
}

/** A line at an item, told by where it goes; null where none is. */
function lineAt(reading: Reading, at: number): Run | null {
  const { items, tokens } = reading;
  const opens = tokens[items[at]!.first]!.text;
  const shouted = STAMP.test(opens) || opens.length < 2 ? null : runFrom(reading, at, isShouted);
  if (shouted !== null && placed(reading, shouted, BEHIND)) return shouted;
  // A sentence opens with a capital too: of words with capitals two tell, or one and a number.
  const titled = at === 0 ? null : runFrom(reading, at, isTitled);
  if (titled === null || !placed(reading, titled, AT_BACK)) return null;
  const isTold = titled.words > 1 || tokens[items[titled.last]!.last]!.kind === 'number';
  const ofPeople = items
    .slice(titled.first, titled.last + 1)
    .every(({ entries }) => entries.every(({ sense }) => OF_PEOPLE.has(sense)));
  return isTold && ofPeople ? titled : null;
}

/** Several lines are one on each side. */
export function placedCapitals(reading: Reading): Claim<string> | null {
  const { items, tokens, text } = reading;
  if (!areRare(reading) || namesQuarters(text)) return null;
  const lines: Run[] = [];
  for (let at = 0; at < items.length; at++) {
    const line = items[at]!.negated ? null : lineAt(reading, at);
    if (line === null) continue;
    lines.push(line);
    at = line.last;
  }
  const [one] = lines;
  const last = lines.at(-1);
  if (one === undefined || last === undefined) return null;
  for (const { first, last: end } of lines) use(reading, first, end);
  const letters = lines.map((line) =>
    text.slice(tokens[items[line.first]!.first]!.start, tokens[items[line.last]!.last]!.end),
  );
  return {
    value: letters.join(' / ').slice(0, ENGRAVING_MAX_LENGTH),
    words: wordsOf(reading, one.first, last.last),
    at: one.first,
  };
}

/** What may be read from the words of a line that is cut: whom it speaks of. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['filler', 'recipient', 'occasion', 'soften', 'proportion']);
