/**
 * English verbs that are told in the past. Regular forms end as adjectives do ("hammered"): they count where a subject
 * or an auxiliary stands before them.
 */

/** Past forms that are spelled like no other word of theirs (Quirk et al., A Comprehensive Grammar of English, 3.11-19). */
const IRREGULAR: ReadonlySet<string> = new Set(
  `was were had did went got gave made bought wore told said thought took came saw knew found kept left felt brought
  became began broke chose drew drank drove ate fell fought flew forgot forgave froze grew heard held hid lost meant met
  paid ran rang rode rose sang sank sat sold sent shook shone shot slept slid spoke spent stole stood struck stuck swore
  swept swam swung taught tore threw understood woke won wrote caught dealt dug fed fled hung knelt lent lit led rung
  sought spun sprang spat strode wept wound`
    .split(/\s+/)
    // These name jewelry, colours or shapes as often.
    .filter((form) => !['rose', 'wound', 'rung', 'hung', 'lit', 'led'].includes(form)),
);
const BEFORE_REGULAR =
  /^(?:i|you|he|she|it|we|they|who|i'd|we'd|'d|had|has|have|was|were|been|never|once|already|just|always|also|all|originally|first|initially|nearly|almost)$/;
const REGULAR = /^[a-z]{2,}[^e]ed$/;

/**
 * Whether one of these words, in lower case and in the order of the text, is a verb in the past.
 * @param isSubject whether the word at an index names somebody who can do something
 */
export function tellsOfPast(words: readonly string[], isSubject: (at: number) => boolean): boolean {
  return words.some((word, at) => {
    // "Is made of silver", "a band made in gold" tell of no past.
    if (/^(?:is|are|be|being)$/.test(words[at - 1] ?? '')) return false;
    if (word === 'made' && /^(?:of|in|from|with|to|up|by|out)$/.test(words[at + 1] ?? '')) return false;
    if (IRREGULAR.has(word)) return true;
    if (!REGULAR.test(word) || at === 0) return false;
    return BEFORE_REGULAR.test(words[at - 1]!) || isSubject(at - 1);
  });
}
