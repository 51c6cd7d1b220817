/** Letters told for each of two sides: "M on the front and 12.05.2020 on the back", "front engraved JK, back 1999". */
import { ENGRAVING_MAX_LENGTH } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

const CALLED =
  '(?:(?:the|an?|my|his|her|our|their|its) )?(?:(?:wedding |birth )?(?:name|initials?|letters?|words?|date|year|number)(?: of)? )?';
const OPENS = '["\'“‘]?';
const CLOSES = '["\'”’]?';
const LINE = `${OPENS}(?<X>[^"“”,;:]{1,30}?)${CLOSES}`;
const OTHER = `${OPENS}(?<Y>[^"“”,;:]{1,40}?)${CLOSES}`;
const JOINS = '(?: ?,)?(?: and| &| \\+| with| then)*';
const FIRST = '(?:front|cover|lid|face|outside)(?: cover| side)?';
const SECOND = '(?:back|reverse|rear|verso|inside|other)(?: cover| side)?';
const WORKED = '(?:engraved |inscribed |stamped )?';

/** Behind the place or in front of it. */
const PATTERNS = [
  `(?:\\bwith|\\bengraved|\\binscribed|\\bstamped|\\breading|\\bsaying|\\bpersonali[sz]ed|[,:;(]) (?:with )?${CALLED}${LINE} ${WORKED}on (?:the |its |one )(?:${FIRST}|side)${JOINS} ${CALLED}${OTHER} ${WORKED}(?:on (?:the |its )?${SECOND}|inside)\\b`,
  `\\b(?:the )?front(?: side)?(?: is)?(?: (?:engraved|inscribed|reads?|says?|with|:))* ${CALLED}${LINE}${JOINS} (?:the )?(?:back|reverse|inside)(?: side)?(?: is)?(?: (?:engraved|inscribed|reads?|says?|with|:))* ${CALLED}${OTHER}(?=$|[.,;!]| on | in )`,
].map((source) => new RegExp(source, 'du'));

export function twoSides(reading: Reading): Claim<string> | null {
  const { text, items, tokens } = reading;
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const [x, y] = [match?.indices?.groups?.X, match?.indices?.groups?.Y];
    if (x === undefined || y === undefined) continue;
    const lines = [x, y].map(([from, to]) => ({
      text: text.slice(from, to).trim(),
      // Items that lie in it, and whether all of them are there.
      first: items.findIndex(({ last }) => tokens[last]!.end > from),
      last: items.findLastIndex(({ first }) => tokens[first]!.start < to),
    }));
    if (!lines.every((line, side) => isLettering(reading, line, side === 1))) continue;
    for (const { first, last } of lines) use(reading, first, last);
    const [one, other] = lines;
    return {
      value: `${one!.text} / ${other!.text}`.slice(0, ENGRAVING_MAX_LENGTH),
      words: wordsOf(reading, one!.first, other!.last),
      at: one!.first,
    };
  }
  return null;
}

/** Capitals, numbers or what was quoted; of the second line, words that say nothing of the piece too. */
function isLettering(
  { items, tokens }: Reading,
  { text, first, last }: { readonly text: string; readonly first: number; readonly last: number },
  isSecond: boolean,
): boolean {
  if (text === '' || first === -1 || last < first) return false;
  const own = items.slice(first, last + 1);
  if (own.some(({ kind }) => kind === 'quoted')) return true;
  const opens = tokens[own[0]!.first]!.text;
  if (/^[\p{Lu}\d]+$/u.test(text.replace(/[\s.&+/-]/g, ''))) return true;
  const isSilent = own.every(({ entries }) => entries.every(({ sense }) => sense === 'filler'));
  return isSilent && (/^[\p{Lu}\d]/u.test(opens) || (isSecond && own.length > 1) || /\d/.test(text));
}
