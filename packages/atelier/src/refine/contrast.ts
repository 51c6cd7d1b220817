/** "Ruby instead of sapphire", "moon, not sun", "the sapphire should be a ruby": what is wanted, and what it replaces. */
import { readWords } from '../brief/readWords.ts';
import { has } from '../brief/scan.ts';

export interface Contrast {
  readonly wanted: string;
  readonly old: string;
}

const FIELDS = [
  'gemstone',
  'metal',
  'cut',
  'shape',
  'motif',
  'figure',
  'finish',
  'setting',
  'colour',
] as const;
/** What is told by no field of the brief: findings, months of birth, and how many. */
const ALIKE: readonly RegExp[] = [
  /\b(?:hoops?|hooks?|studs?|posts?|hugg(?:ie|er)s?|clip(?:[- ]?on)?s?|threaders?|climbers?|lever ?backs?|(?:chain|bullet|swivel|fixed|whale) ?backs?|bullets?|combs?|hair ?pins?|pins?|barrettes?|chains?|bangles?|cuffs?)\b/i,
  /\b(?:toggles?|lobsters?|spring rings?|bolt rings?|box|magnet\w*|s[- ]hooks?)\b/i,
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! ?(?:mm|cm|in\b|inch|ct|carat|k\b))/i,
];

/** Whether two texts name something of one kind: two stones, two metals, two figures. */
function agree(one: string, other: string): boolean {
  const [a, b] = [readWords(one), readWords(other)];
  const names = ({ reading: { items } }: typeof a, field: (typeof FIELDS)[number]): boolean =>
    items.some((item) => has(item, field) || (field === 'cut' && has(item, 'shape')));
  const shown = (words: typeof a): boolean => names(words, 'motif') || names(words, 'figure');
  return (
    FIELDS.some((field) => names(a, field) && names(b, field)) ||
    (shown(a) && shown(b)) ||
    ALIKE.some((pattern) => pattern.test(one) && pattern.test(other))
  );
}

/** "White gold, not rose": the colour alone. */
const coloursGold = (wanted: string, old: string): boolean =>
  /\b(?:white|rose|yellow|pink) gold\b/i.test(wanted) &&
  /^(?:white|rose|yellow|pink)(?: please)?$/i.test(old.trim());

const INSTEAD = /^(.+?),?\s+(?:instead of|rather than|in place of|over)\s+(.+)$/i;
const INSTEAD_FIRST = /^(?:instead of|rather than|in place of)\s+(.+?)\s*,\s*(.+)$/i;
/** "Instead of the opal do a moonstone": no comma, and a verb in its place. */
const INSTEAD_VERB =
  /^(?:instead of|rather than|in place of)\s+(.+?)\s+(?:(?:can|could|let'?s|please|maybe|just|i'?d|we|you|i|like|rather) )*(?:do|use|have|put|make|make it|try|go (?:with|for)|get|give me|set)\s+(?:in )?(.+)$/i;
const NOT = /^(.+?),?\s+(?:and |but )?not\s+(?:(?:in|an?|the)\s+)*(.+)$/i;
const BECOMES =
  /^(.+?)\s+(?:should|ought to|could|can|would|must|needs? to) (?:rather |better |really )?be\s+(.+)$/i;
const TO = /^(.+?)(?<!\b(?:next|close|closer|near|nearer|similar|due|used|up|down))\s+to\s+(.+)$/i;

export function contrastOf(text: string): Contrast | null {
  const first = INSTEAD_FIRST.exec(text);
  if (first !== null) return { old: first[1]!, wanted: first[2]! };
  const done = INSTEAD_VERB.exec(text);
  if (done !== null) return { old: done[1]!, wanted: done[2]! };
  const instead = INSTEAD.exec(text);
  // "Over" is a place as well.
  if (instead !== null && (!/\sover\s/i.test(text) || agree(instead[1]!, instead[2]!)))
    return { wanted: instead[1]!, old: instead[2]! };
  const not = NOT.exec(text);
  if (not !== null && (agree(not[1]!, not[2]!) || coloursGold(not[1]!, not[2]!)))
    return { wanted: not[1]!, old: not[2]! };
  for (const pattern of [BECOMES, TO]) {
    const said = pattern.exec(text);
    if (said !== null && agree(said[1]!, said[2]!)) return { old: said[1]!, wanted: said[2]! };
  }
  return null;
}
