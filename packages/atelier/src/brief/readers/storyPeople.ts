/** People of whom a text only tells: who pays, who is remembered, whose piece is made over. */
import type { Reading } from '../reading.ts';

export const spokenBefore = ({ tokens, items }: Reading, at: number): string =>
  tokens
    .slice(Math.max(0, items[at]!.first - 7), items[at]!.first)
    .map(({ norm }) => norm)
    .join(' ');

export const spokenBehind = ({ tokens, items }: Reading, at: number): string =>
  tokens
    .slice(items[at]!.last + 1, items[at]!.last + 6)
    .map(({ norm }) => norm)
    .join(' ');

/** "My wife says diamonds are boring. She does like purple.": her taste is told, so that it is for her. */
export const speaksOfWearer = ({ tokens, items }: Reading, at: number): boolean =>
  /^(?:says?|said|thinks?|reckons?) (?:.*\bmy last (?:present|gift|ring|one)\b|.*\b(?:she|he) (?:(?:does|really|would|d|only|just|always) )*(?:likes?|loves?|wants?|prefers?|adores?|wears?)\b)/.test(
    tokens
      .slice(items[at]!.last + 1)
      .map(({ norm }) => norm)
      .join(' '),
  );

const wordsOfTwo = (tokens: Reading['tokens'], first: number): string =>
  `${tokens[first - 2]?.norm ?? ''} ${tokens[first - 1]?.norm ?? ''}`;

/** What somebody of a story has, and no piece is made for. */
const OF_STORY =
  /^(?:eyes|hair|hands|smile|laugh|voice|regiment|ship|boat|house|cottage|farm|shop|kitchen|garden|grave|funeral|side|generation|job|trade|taste|war|dog|cat|cooking|recipe)$/;

/** "my grandfather was a beekeeper", "my boyfriend is useless at hints": somebody in the story, not its wearer. */
export function isTold({ tokens, items }: Reading, at: number): boolean {
  const item = items[at]!;
  // "Dad's paying, about 800", "a bigger one than my sister's"
  const own = tokens[item.last]!;
  if (
    own.possessive &&
    /^(?:paying|buying|treating|footing|chipping|problem|treat|idea|fault|turn)$/.test(
      tokens[item.last + 1]?.norm ?? '',
    )
  )
    return true;
  // "My gran's eyes were grey", "Grandad's regiment had a badge"
  if (own.possessive && OF_STORY.test(tokens[item.last + 1]?.norm ?? '')) return true;
  const next = tokens[item.last + 1];
  // "Mine can wait, I've got Dad's."
  if (
    own.possessive &&
    (next === undefined || next.kind === 'mark') &&
    /^(?:got|have|has|wear|wears|wearing|inherited)$/.test(tokens[item.first - 1]?.norm ?? '')
  )
    return true;
  if (own.possessive && /^than (?:my|our|his|her)$/.test(wordsOfTwo(tokens, item.first))) return true;
  if (!/^(?:my|our|his|her|the)$/.test(tokens[item.first - 1]?.norm ?? '')) return false;
  if (tokens[item.first - 2]?.norm === 'for') return false;
  const after = tokens
    .slice(item.last + 1)
    .map(({ norm }) => norm)
    .join(' ');
  if (
    /^(?:was|is|s|were|are) (?:a|an|the|so|really|always|totally|absolutely|just|completely|pretty)? ?(?:buying|getting(?! married| engaged| hitched| wed| christened| baptised| baptized| confirmed)|paying|treating|letting|giving me|useless|hopeless|clueless|rubbish|terrible|awful|proposing|planning to propose|bad|no good|no help|saying|asking|telling|nagging|moaning|from|buried)\b/.test(
      after,
    )
  )
    return true;
  // "My students have voted", "my husband is having the same"
  if (
    /^(?:have|has|had) (?:all |just |already )*(?:voted|decided|collected|clubbed|chipped|told|asked|said|agreed)\b/.test(
      after,
    )
  )
    return true;
  if (/^(?:is|are|s) having (?:the same|one|his|hers|theirs|it)\b/.test(after)) return true;
  // "My boyfriend proposed last week": to the one who writes.
  if (/^(?:has |have |just |finally |'s )*(?:proposed|popped the question|asked me to marry)\b/.test(after))
    return true;
  // "my husband would like to give me a pendant"
  if (
    /^(?:would like to|wants to|is going to|will|is|has offered to|'d like to|promised to) (?:give|buy|get|gift|treat|giving|buying|getting|treating) me\b/.test(
      after,
    )
  )
    return true;
  if (/^(?:was|were) (?:a|an|the)\b/.test(after)) return true;
  if (tokens[item.last]!.possessive && /^(?:always|never|been|got|just|still)\b/.test(after)) return true;
  // "my mother wants a halo, ... I do not want a halo"
  return /^(?:wants?|wanted|thinks?|insists?|prefers?|likes?|loves?) .*\b(?:but i|i do not|i don't|i dont|i'd rather|i would rather|i want)\b/.test(
    after,
  );
}

/** "We lost our daughter", "my brother, who died": remembered, and not given to. */
export const isMourned = (reading: Reading, at: number): boolean =>
  /\b(?:stillborn|deceased)$/.test(spokenBefore(reading, at)) ||
  /\b(?:lost|losing|buried|miss|missing|bury) (?:my|our|her|his)(?: \S+)?$/.test(spokenBefore(reading, at)) ||
  /^(?:(?:who|that|just|has|had|sadly|suddenly) )*(?:died\b|passed(?: away| on| last| this| in| recently| suddenly|$))/.test(
    spokenBehind(reading, at),
  );

/** "They remind me of my nan", "my mother loved violets": somebody thought of. */
export const isThoughtOf = (reading: Reading, at: number): boolean =>
  /\b(?:remind|reminds|reminded|reminding|reminder|thinking|think|memory|memories) (?:me |us )?of (?:my|our|her|his)(?: (?:ex|late|old|dear|darling))*$/.test(
    spokenBefore(reading, at),
  ) ||
  /^(?:always )?loved (?!the\b|this\b|that\b|these\b|those\b|it\b|one\b|your\b|my\b|his\b)/.test(
    spokenBehind(reading, at),
  );

/** "To redo my grandmother's brooch": hers is what it is made from. */
export const isRemade = (reading: Reading, at: number): boolean =>
  reading.tokens[reading.items[at]!.last]!.possessive &&
  /\b(?:redo|remake|remodel|rework|reset|recreate|copy|convert|turn|melt|repurpose|recycle|reuse|use|replace|replicate) (?:down )?(?:my|our|his|her|the)(?: late)?$/.test(
    spokenBefore(reading, at),
  );
