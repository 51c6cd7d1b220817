/** Budget, recipient, flags, counts and lengths: what is said about the piece rather than of it. */
import { RECIPIENT_LEADS } from '../lexicon/people.ts';
import { STOP_WORDS } from '../lexicon/plainEnglish.ts';
import { type Claim, phraseOf, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import type { Measure } from './measure.ts';

export type Budget = { min: number | null; max: number | null };

const FLOOR = /(?:\b(?:over|above|least|minimum|min|from|upwards|starting)\b|more than)/;

/** @returns US dollars as said; a sum in another currency is taken as written. */
export function readBudget(reading: Reading, measures: readonly Measure[]): Claim<Budget> | null {
  const money = measures.filter(({ kind }) => kind === 'money');
  const first = money[0];
  if (first === undefined) return null;
  const { low, high } = first.quantity;
  const before = reading.items
    .slice(Math.max(0, first.at - 4), first.at)
    .map((item) => item.norm)
    .join(' ');
  if (high > low) return { value: { min: low, max: high }, words: first.words, at: first.at };
  const second = money[1];
  if (
    second !== undefined &&
    second.value > first.value &&
    second.at - first.at <= 5 &&
    /(?:between|from)\b/.test(before)
  ) {
    return {
      value: { min: first.value, max: second.value },
      words: wordsOf(reading, first.at, second.at),
      at: first.at,
    };
  }
  const atLeast = /(?:no|not|nothing) less than$/.test(before);
  const negated =
    !atLeast &&
    /(?:no|not|never|nothing|without|cant|can't|cannot|won't|wont|don't|dont|shouldn't|mustn't|couldn't) (?:\S+ ){0,2}(?:more|over|above)/.test(
      before,
    );
  const after = reading.items
    .slice(first.at + 1, first.at + 4)
    .map((item) => item.norm)
    .join(' ');
  const value =
    ((FLOOR.test(before) || atLeast) && !negated && !/\bup to\b/.test(before)) ||
    /^(?:\S+ )?(?:or more|and up|upwards|minimum|plus|\+)/.test(after)
      ? { min: first.value, max: null }
      : { min: null, max: first.value };
  return { value, words: first.words, at: first.at };
}

const spokenBefore = ({ tokens, items }: Reading, at: number): string =>
  tokens
    .slice(Math.max(0, items[at]!.first - 7), items[at]!.first)
    .map(({ norm }) => norm)
    .join(' ');

const spokenBehind = ({ tokens, items }: Reading, at: number): string =>
  tokens
    .slice(items[at]!.last + 1, items[at]!.last + 6)
    .map(({ norm }) => norm)
    .join(' ');

/** "My wife says diamonds are boring. She does like purple.": her taste is told, so that it is for her. */
const speaksOfWearer = ({ tokens, items }: Reading, at: number): boolean =>
  /^(?:says?|said|thinks?|reckons?) .*\b(?:she|he) (?:(?:does|really|would|d|only|just|always) )*(?:likes?|loves?|wants?|prefers?|adores?|wears?)\b/.test(
    tokens
      .slice(items[at]!.last + 1)
      .map(({ norm }) => norm)
      .join(' '),
  );

/** "my grandfather was a beekeeper", "my boyfriend is useless at hints": somebody in the story, not its wearer. */
function isTold({ tokens, items }: Reading, at: number): boolean {
  const item = items[at]!;
  if (!/^(?:my|our|his|her|the)$/.test(tokens[item.first - 1]?.norm ?? '')) return false;
  if (tokens[item.first - 2]?.norm === 'for') return false;
  const after = tokens
    .slice(item.last + 1)
    .map(({ norm }) => norm)
    .join(' ');
  if (
    /^(?:was|is|s|were|are) (?:a|an|the|so|really|always|totally|absolutely|just|completely|pretty)? ?(?:buying|getting|paying|treating|letting|giving me|useless|hopeless|clueless|rubbish|terrible|awful|bad|no good|no help|saying|asking|telling|nagging|moaning|from|buried)\b/.test(
      after,
    )
  )
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

/** For whom, in the customer's own word. */
export function readRecipient(reading: Reading): Claim<string> | null {
  let found: Claim<string> | null = null;
  reading.items.forEach((item, at) => {
    if (!has(item, 'recipient')) return;
    use(reading, at);
    if (found !== null || item.negated) return;
    // "for me missus"
    if (item.norm === 'me' && has(reading.items[at + 1], 'recipient')) return;
    const before = reading.items.slice(Math.max(0, at - 3), at).map((other) => other.norm);
    const token = reading.tokens[item.last]!;
    const pronoun = /^(?:him|her|them|me|himself|herself|myself|couple)$/.test(item.norm);
    const lead = pronoun
      ? before.at(-1) === 'for' &&
        (at === reading.items.length - 1 ||
          !has(reading.items[at + 1], 'recipient', 'occasion', 'type') ||
          item.norm !== 'her' ||
          reading.items[at + 1]?.norm === 'birthday')
      : before.some((word) => RECIPIENT_LEADS.has(word) && !/^(?:a|the|to)$/.test(word)) ||
        before.join(' ').includes('for a') ||
        before.join(' ').includes('for the');
    // "give him a bracelet", "surprise her with"
    const given =
      /^(?:him|her|them)$/.test(item.norm) &&
      /^(?:give|giving|get|getting|buy|buying|surprise|surprising|treat|gift|gifting|spoil)$/.test(
        before.at(-1) ?? '',
      );
    // "a ring 4 wife", "for me missus": as phones and neighbours spell it.
    const slang =
      !pronoun &&
      (/^(?:4|me)$/.test(before.at(-1) ?? '') ||
        // "for a 70 year old man"
        /\bfor (?:a|an|my|our) (?:\S+ )?(?:\d+ )?(?:year|yr)s?(?: old)?$/.test(spokenBefore(reading, at)));
    const givenMe =
      item.norm === 'me' &&
      /^(?:give|buy|get|treat|giving|buying|getting|treating)$/.test(before.at(-1) ?? '') &&
      /\b(?:husband|hubby|wife|boyfriend|girlfriend|partner|bf|gf|fiancee?|mum|mom|dad|parents|daughter|son) (?:would like to|wants to|is going to|will|is|has offered to|promised to) \S+$/.test(
        spokenBefore(reading, at),
      );
    // "2.5 mm for her size L": whose measure, beside another's.
    if (pronoun && /^(?:ring )?size$/.test(reading.items[at + 1]?.norm ?? '')) return;
    // "pearls are for grannies", "a crown fit for a queen"
    if (
      /(?:\b(?:are|is) for(?: a| an| the| old)?|\bfit for (?:a|the) (?:\S+)?) ?$/.test(
        spokenBefore(reading, at),
      )
    )
      return;
    // "my late father": remembered, not given to.
    if (before.at(-1) === 'late') return;
    const wearer =
      /^(?:men|man|woman|women|lady|unisex|gent|girl|boy)$/.test(item.norm) &&
      (token.possessive || /s$/.test(token.norm) || /^(?:unisex|men|women)$/.test(item.norm));
    const kinLeads =
      at === 0 &&
      /^(?:mum|mom|dad|wifey|hubby|missus|fiance|fiancee|partner|nana|granny|auntie|bestie|wife|husband|girlfriend|boyfriend|nan|gran|grandma|daughter|sister|gf|bf|mother|father|teacher|boss|nanny|nurse|colleague)$/.test(
        item.norm,
      );
    const next = reading.items[at + 1];
    // "baby's birthstone" is not for the baby, "my mother's old ring" not for the mother.
    const owner =
      token.possessive &&
      next?.entries.every((entry) => entry.value !== 'Birthstone') !== false &&
      // "my grandad's from Skye" says where he comes from.
      !/^(?:old|existing|from|always|never|saying|word|motto|handwriting|signature)$/.test(next?.norm ?? '');
    if (token.possessive && !owner && before.at(-1) !== 'for') return;
    // "melt down gran's gold": hers is what it is made of.
    if (token.possessive && has(next, 'metal', 'gemstone') && !has(reading.items[at + 2], 'type')) return;
    // "a ring like my grandmother's": hers is there already.
    if (
      token.possessive &&
      (next === undefined || next.kind === 'mark') &&
      /\blike (?:my|our|his|her|the)$/.test(before.join(' '))
    )
      return;
    // "to look like my grandmother's ring": hers is the model.
    if (
      token.possessive &&
      has(next, 'type', 'era', 'metal', 'gemstone', 'size') &&
      /\b(?:like|as|to|of|by|on|from|after) (?:my|our|his|her|the)$/.test(before.join(' ')) &&
      /\b(?:look(?:s|ing)? like|like|same as|similar to|cop(?:y|ied) (?:of|from)|inspired by|based on|modelled on|modeled on|replica of|remake of|version of) (?:my|our|his|her|the)$/.test(
        spokenBefore(reading, at),
      )
    )
      return;
    // "my grandmother had this pendant": she is not the one it is for.
    if (
      /^(?:had|wore|owned|used|measured|sized|gave|left|passed|always|think|thinks|say|says|said|suggested|suggest|suggests|reckon|reckons|told|recommended)$/.test(
        next?.norm ?? '',
      ) &&
      before.at(-1) === 'my' &&
      // "my gf said she doesn't want a diamond" speaks of her who will wear it.
      !/^(?:she|he|they)$/.test(reading.items[at + 2]?.norm ?? '') &&
      !speaksOfWearer(reading, at)
    )
      return;
    // "my friends all have those": what others have.
    if (
      /^(?:all )?(?:have|has|wear|wears|got) (?:those|these|them|one|ones|some)\b|^got (?:a|an|hers|his)\b/.test(
        spokenBehind(reading, at),
      )
    )
      return;
    // "my husband and I"
    if (next?.norm === 'and' && reading.items[at + 2]?.norm === 'i') return;
    if (token.possessive && /^birth ?(?:stone|flower|month|sign)/.test(next?.norm ?? '')) return;
    // "my wifes 50th": an apostrophe left out.
    // Kept in the customer's own word, of another language in the word that the rules know.
    const written = token.foreign === 'translated' ? item.norm : wordsOf(reading, at);
    const bare =
      /^(?:wife|mum|mom|dad|husband|gf|bf|girlfriend|boyfriend|nan|gran|grandma|mother|father|fiance|fiancee|daughter|son|sister|brother|niece|nephew|friend|partner|boss|cousin)s$/i.test(
        written,
      ) &&
      (next?.quantity != null || has(next, 'occasion'));
    // "flower girl bracelet", "best friend necklaces": the wearer stands before the piece.
    const modifies =
      !token.possessive &&
      ((has(next, 'type') && item.last > item.first) || /^(?:gift|present)$/.test(next?.norm ?? ''));
    // "wedding band, me, 7 mm", "from me to me"
    const alone =
      item.norm === 'me' &&
      ((at > 0 &&
        /^,$/.test(reading.items[at - 1]?.norm ?? '') &&
        /^,$/.test(reading.items[at + 1]?.norm ?? '')) ||
        /\bfrom me to$/.test(spokenBefore(reading, at)));
    const treated =
      (/^(?:myself|me)$/.test(item.norm) && /^(?:treat|treating|reward|spoil)$/.test(before.at(-1) ?? '')) ||
      // "a graduation present to myself"
      (/^(?:my|him|her)self$/.test(item.norm) &&
        /\b(?:present|gift|treat|reward) to$/.test(spokenBefore(reading, at)));
    if (isTold(reading, at)) return;
    if (lead || wearer || owner || kinLeads || alone || treated || given || modifies || slang || givenMe)
      found = {
        value:
          slang && /^old /.test(written)
            ? written.slice(4)
            : token.possessive
              ? written.replace(/['’]s$/, '')
              : bare
                ? written.slice(0, -1)
                : written,
        words: wordsOf(reading, at),
        at,
      };
  });
  return found ?? readGiftee(reading);
}

const CALLING = /^[a-z]+(?:[^aeiou]er|tor|sor|ailor|ist|ian|[^u]man|woman|eer)$/;
const NO_CALLING =
  /^(?:summer|winter|dinner|number|flower|other|matter|later|better|corner|border|order|wonder|christian|indian|persian|russian|egyptian|victorian|edwardian|georgian|roman|human|german|norman|ottoman|artist style)$/;

/** "a gift for a ship's captain": whoever a gift is said to be for. */
function readGiftee({ items, tokens, used }: Reading): Claim<string> | null {
  for (let at = 2; at < items.length; at++) {
    if (!/^(?:a|an|my|our|the)$/.test(items[at]!.norm) || items[at - 1]!.norm !== 'for') continue;
    const given = items
      .slice(Math.max(0, at - 4), at - 1)
      .some(({ norm }) => /(?:^|\s)(?:gift|present)$/.test(norm));
    // "a compass for a sailor": callings end alike.
    const calling =
      items[at]!.norm !== 'the' &&
      CALLING.test(items[at + 1]?.norm ?? '') &&
      !NO_CALLING.test(items[at + 1]?.norm ?? '');
    if (!given && !calling) continue;
    let who = at + 1;
    while (items[who] !== undefined && tokens[items[who]!.last]!.possessive) who += 1;
    const item = items[who];
    const means = has(
      item,
      'metal',
      'gemstone',
      'type',
      'era',
      'culture',
      'occasion',
      'motif',
      'finish',
      'setting',
    );
    if (item === undefined || means || !(item.kind === 'word' || calling) || STOP_WORDS.has(item.norm))
      continue;
    used.add(who);
    const { text } = tokens[item.first]!;
    return { value: text, words: text, at: who };
  }
  return null;
}

export function readFlag(
  reading: Reading,
  sense: 'matchingSet' | 'sustainability' | 'plain' | 'noStones',
): Claim<true> | null {
  // "he likes plain things", "one with beads, one plain" say nothing of the stones.
  const isAside = (index: number): boolean =>
    sense === 'plain' &&
    (/^(?:thing|style|stuff|taste|clothe|clothes)$/.test(reading.items[index + 1]?.norm ?? '') ||
      /^(?:one|other)$/.test(reading.items[index - 1]?.norm ?? ''));
  const at = reading.items.findIndex((item, index) => has(item, sense) && !item.negated && !isAside(index));
  if (at === -1) return null;
  reading.items.forEach((item, index) => {
    if (has(item, sense)) use(reading, index);
  });
  return { value: true, words: wordsOf(reading, at), at };
}

/** "no stones" said with an exclusion in another shape: "without any precious stones". */
export function readNoStones(reading: Reading): Claim<true> | null {
  const named = readFlag(reading, 'noStones');
  if (named !== null) return named;
  const at = reading.items.findIndex(
    (item) => item.negated && !item.softened && has(item, 'stoneNoun') && !has(item, 'occasion'),
  );
  return at === -1 ? null : { value: true, words: wordsOf(reading, at), at };
}

/** A number that a phrase means: named chain lengths, "trilogy". */
export function readNamedNumber(reading: Reading, sense: 'lengthIn' | 'count'): Claim<number> | null {
  const at = reading.items.findIndex((item) => has(item, sense) && !item.negated);
  if (at === -1) return null;
  use(reading, at);
  return { value: Number(valueIn(reading.items[at], sense)), words: wordsOf(reading, at), at };
}

/** Stones of the main arrangement: all counted ones, and single ones named beside them. */
export function readStoneCount(
  reading: Reading,
  measures: readonly Measure[],
  isAccent: (at: number) => boolean,
): Claim<number> | null {
  const named = readNamedNumber(reading, 'count');
  if (named !== null) return named;
  const counts = measures.filter((measure) => {
    if (measure.kind !== 'count' || reading.items[measure.at]!.negated) return false;
    // "three strands of pearls"
    if (/^(?:strand|row|string|layer|tier)$/.test(reading.items[measure.at + 1]?.norm ?? '')) return false;
    const stoneAt = reading.items.findIndex(
      (item, index) => index > measure.at && has(item, 'gemstone', 'stoneNoun', 'customGemstone'),
    );
    return !isHaloStone(reading, stoneAt === -1 ? measure.at : stoneAt);
  });
  const under = counts[0];
  // "Fewer than six" is five at most.
  if (
    under !== undefined &&
    under.value > 1 &&
    /\b(?:fewer|less)$/.test(reading.items[under.at - 2]?.norm ?? '') &&
    reading.items[under.at - 1]?.norm === 'than'
  ) {
    use(reading, under.at - 2, under.at);
    return { value: under.value - 1, words: wordsOf(reading, under.at - 2, under.at), at: under.at };
  }
  const first = counts[0];
  if (first === undefined) return null;
  // "pearls and one small ruby": the others were not counted.
  if (
    counts.length === 1 &&
    first.value === 1 &&
    reading.tokens[first.quantity.first]!.norm !== 'single' &&
    hasUncounted(reading, first.at)
  )
    return null;
  // "three stone ring": the whole arrangement was counted.
  const whole = counts.find(
    ({ at, value }) =>
      value > 1 &&
      /^(?:gem)?stone$/.test(reading.items[at + 1]?.norm ?? '') &&
      !/s$/.test(reading.tokens[reading.items[at + 1]!.last]!.norm),
  );
  if (whole !== undefined)
    return { value: whole.value, words: wordsOf(reading, whole.at, whole.at + 1), at: whole.at };
  const counted = new Set(counts.flatMap(({ at }) => [reading.chunk[at]]));
  // "A garnet ring ... a cluster of seven garnets": the piece is named by stones that were counted.
  const countedStones = new Set(
    counts.flatMap(({ at }) =>
      phraseOf(reading, at).flatMap((index) => valueIn(reading.items[index], 'gemstone') ?? []),
    ),
  );
  const namesPiece = (at: number): boolean =>
    has(reading.items[at + 1], 'type', 'jewelryNoun') &&
    countedStones.has(valueIn(reading.items[at], 'gemstone') ?? '');
  let total = counts.reduce((sum, { value }) => sum + value, 0);
  // "a sapphire between two diamonds" has three stones.
  reading.items.forEach((item, at) => {
    if (!has(item, 'gemstone', 'customGemstone') || item.negated || counted.has(reading.chunk[at])) return;
    if (namesPiece(at)) return;
    const token = reading.tokens[item.last]!;
    const plural = /s$/.test(token.norm) && !/is$/.test(token.norm);
    const article = articleBefore(reading, at);
    const isCentre = phraseOf(reading, at).some((index) => has(reading.items[index], 'centreNoun'));
    const flanked = counts.every((count) => isAccent(count.at)) && !isAccent(at);
    if (
      !plural &&
      (article || isCentre || flanked) &&
      !isHaloStone(reading, at) &&
      !(isAccent(at) && first.at > at)
    ) {
      total += 1;
      counted.add(reading.chunk[at]);
    }
  });
  return {
    value: total,
    words: counts
      .map(({ words, at }) => wordsOf(reading, at, Math.min(at + 1, reading.items.length - 1)) || words)
      .join(', '),
    at: first.at,
  };
}

function hasUncounted({ items, tokens, chunk }: Reading, at: number): boolean {
  return items.some(
    (item, index) =>
      has(item, 'gemstone', 'customGemstone') &&
      !item.negated &&
      chunk[index] !== chunk[at] &&
      /[^s]s$/.test(tokens[item.last]!.norm) &&
      !has(items[index + 1], 'type'),
  );
}

function articleBefore(reading: Reading, at: number): boolean {
  for (
    let index = at - 1;
    index >= Math.max(0, at - 5) && reading.chunk[index] === reading.chunk[at];
    index--
  ) {
    if (/^(?:a|an|the)$/.test(reading.items[index]!.norm)) return true;
  }
  return false;
}

function isHaloStone(reading: Reading, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index--) {
    const { norm } = reading.items[index]!;
    if (
      /halo/.test(norm) &&
      /(?:of|with|halo of)$/.test(norm === 'halo' ? (reading.items[index + 1]?.norm ?? '') : norm)
    )
      return true;
    if (/^[.;]$/.test(norm)) return false;
  }
  return false;
}
