import { startReading, wordsOf } from '../brief/reading.ts';
import { has, type Item, scan } from '../brief/scan.ts';
import { tokenise } from '../brief/tokens.ts';

export type Intent = 'change' | 'add' | 'remove' | 'keep';

export interface Clause {
  readonly text: string;
  readonly intent: Intent;
}

const LIST_SENSES = [
  'metal',
  'gemstone',
  'customGemstone',
  'colour',
  'cut',
  'shape',
  'motif',
  'culture',
] as const;

const KEEP =
  /\b(?:keep|retain|preserve|maintain|leave(?! (?:out|off|away))|(?:don'?t|do not|without) (?:change|changing|touch|touching|alter)|as (?:it is|is|they are)|unchanged|stays?|remains?)\b/;
const REMOVE =
  /\b(?:remov(?:e|ing)|delete|drop(?= (?:the|it|this|that|those|these|all|any|my|its)\b)|lose|take (?:\S+ ){0,4}?(?:off|away|out)|get rid of|ditch|without|no|none|omit|minus|strip|erase|leave (?:out|off|away)|skip|scrap|eliminate|cut out|not|nix|(?:don'?t|do not|doesn'?t) (?:want|like|love|need)|hates?|dislikes?|not a fan|away with|rid)\b/;
const ADD = /\b(?:add|adding|include|put|insert|attach|give|want|plus|with|also|more)\b/;

/** What a clause does to what it names, or null when it has no verb of its own. */
export function intentOf(text: string): Intent | null {
  const plain = text.toLowerCase().replace(/[’`]/g, "'");
  if (/\bno(?:t)? (?:more|less|wider|thicker|bigger|larger|higher) than\b/.test(plain)) return 'change';
  if (KEEP.test(plain)) return 'keep';
  if (/\b(?:instead of|rather than)\b/.test(plain)) return 'change';
  if (REMOVE.test(plain) && !/\b(?:not|isn'?t) (?:so|too|as|very|that)\b/.test(plain)) return 'remove';
  if (
    /\b(?:swap|switch|replace|exchange|change|turn|make|set|use|try|go|convert|prefer|instead|should)\b/.test(
      plain,
    )
  ) {
    return /\badd\b/.test(plain) ? 'add' : 'change';
  }
  return ADD.test(plain) ? 'add' : null;
}

/** "engrave it with Mia and Tom": a capital letter goes on with the lettering. */
const isLettering = (text: string, next: string | undefined): boolean =>
  /\b(?:engrav\w*|inscri\w*|initials|lettering)\b/i.test(text) && next !== undefined && /^\p{Lu}/u.test(next);

/** "rose and white gold", "rubies and diamonds": one list, one clause. */
function joinsList(before: Item | undefined, after: readonly Item[]): boolean {
  if (before === undefined) return false;
  const next = after.find(
    (item) => has(item, ...LIST_SENSES) || !/^(?:a|an|the|small|tiny|little|two|three)$/.test(item.norm),
  );
  if (next === undefined) return false;
  return (
    LIST_SENSES.some((sense) => has(before, sense) && has(next, sense)) ||
    (/^(?:rose|white|yellow|pink)$/.test(before.norm) && has(next, 'metal'))
  );
}

/** Cuts an instruction where one wish ends and another begins; a clause without a verb takes over the one before. */
export function splitClauses(instruction: string): Clause[] {
  const tokens = tokenise(instruction);
  const items = scan(tokens);
  const reading = startReading(instruction, tokens, items);
  const spans: [number, number][] = [];
  let first = 0;
  items.forEach((item, at) => {
    const stop = item.kind === 'mark' && /^[.,;!?\n—]$/.test(item.norm);
    // "but no" and "but not" are phrases of their own, and open the next clause.
    if (at > first && /^but /.test(item.norm)) {
      spans.push([first, at - 1]);
      first = at;
      return;
    }
    const contrast = /^(?:but|then|while|also|plus)$/.test(item.norm);
    if (item.norm === ',' && has(items[at - 1], 'metal') && has(items[at + 1], 'metal')) return;
    const ends =
      stop ||
      contrast ||
      (item.norm === 'and' &&
        !isLettering(instruction.slice(0, tokens[item.first]!.start), tokens[item.last + 1]?.text) &&
        !joinsList(items[at - 1], items.slice(at + 1, at + 4)));
    if (!ends) return;
    if (at > first) spans.push([first, at - 1]);
    first = at + 1;
  });
  if (first < items.length) spans.push([first, items.length - 1]);
  let intent: Intent = 'change';
  let refuses = false;
  return spans.map(([from, to]) => {
    const text = wordsOf(reading, from, to);
    // "No prongs, bezel please": what follows a bare refusal is what is wanted instead.
    intent = intentOf(text) ?? (refuses && !/^or\b/i.test(text) ? 'change' : intent);
    refuses = /^(?:no|not)\b/i.test(text.trim());
    return { text, intent };
  });
}
