import { type Reading, startReading, wordsOf } from '../brief/reading.ts';
import { has, type Item, scan } from '../brief/scan.ts';
import { tokenise } from '../brief/tokens.ts';
import { type Intent, intentOf } from './intent.ts';
import { ofNamed, ofPart } from './partBefore.ts';
import { isStory, isTelling } from './telling.ts';

export interface Clause {
  readonly text: string;
  readonly intent: Intent;
  /** Number of the sentence that it stands in. */
  readonly sentence: number;
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

/** "engrave it with Mia and Tom": a capital letter goes on with the lettering. */
const isLettering = (text: string, next: string | undefined): boolean =>
  /\b(?:engrav\w*|inscri\w*|initials|lettering|names?)\b/i.test(text) &&
  next !== undefined &&
  /^\p{Lu}/u.test(next);

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

/** What only measures: "like 2 carats", "about 3mm", "20 inches please". */
const ONLY_MEASURES =
  /^(?:(?:like|about|maybe|around|roughly|say|to|just|only|so|perhaps|well|so like|i'?d say|approx\w*) )*(?:[\d.,/½¼¾]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?(?:mm|millimet\w+|cm|centimet\w+|in|inch(?:es)?|"|ct|cts|carats?))?(?: (?:please|or so|max|total|long|wide|thick|across|of them))*$/i;
/** Inches and centimetres measure lengths: "thinner" beside them is another wish. */
const IS_LENGTH = /\b(?:cm|centimet\w+|in|inch(?:es)?)\b|["”]/i;
const COMPARES_LENGTH =
  /\b(?:longer|shorter|taller|higher|lower|bigger|smaller|larger|wider|length|long|short)\b/i;
/** "The diamond too": what was said before is said of this as well. */
const AS_WELL = /^(?:(?:the|and|its) )*((?:\w+ )?\w+),? (?:too|as well)$/i;
/** "Every other one": how, of what was named before. */
const ONLY_TURNS =
  /^(?:every (?:other|second|third)|alternat\w+|in turns?|taking turns)(?: (?:one|stone|them|ones))?$/i;
/** "Sapphires in the middle, small": of those that are asked for. */
const ONLY_SIZE =
  /^(?:(?:nice and|very|really|quite|just|but|fairly|but not too) )*(?:small|tiny|little|big|large|huge)(?: ones)?$/i;
const ASKS_GEMS =
  /\b(?:diamonds|rubies|sapphires|emeralds|pearls|opals|amethysts|garnets|topazes|peridots|citrines|stones|gems)\b/i;
/** "I mean the blue one": what was said, in other words. */
const ONLY_EXPLAINS = /^(?:i mean|i meant|as in|meaning|you know|aka) (?:the|that|this|like)\b/i;
/** "No wait, 6 mm": what follows counts. */
const CORRECTS =
  /^(?:no,? )?(?:wait|scratch that|hold on|i meant?(?! (?:the|that|this|like)\b))\b,? ?(?:no\b,? ?)?/i;
const COMPARES = /\b(?:\w+er|more|less|fewer|enlarge|shrink|reduce|increase|too \w+)\b/i;

/** What a list of stones is opened by. */
const LISTS =
  /:|\b(?:two|three|four|five|six|seven|eight|nine|\d) (?:\w+ )?(?:stones?|gems?|birthstones?)\b/i;
/** "Round ones would go better with his watch": what is asked, and why. */
const WHY_BETTER =
  /(?<=\w) (?:would|will|might|may|could|'d) (?:probably |maybe |just |really )?(?:go|look|be|work|suit|match|fit|feel|sit) (?:\w+ )*?(?:better|nicer|best|nice|good|cuter|prettier|cooler|cute|lovely|perfect|great|more \w+)\b.*$|(?<=\w) (?:would|will|might|may|could|'d) (?:suit|match|flatter|go (?:nicely )?with|remind|look (?:good|nice|great|lovely) (?:on|with)) .*$/i;
const NICE_TOO = /\b(?:would|might|could|'d) be \w+ (?:too|as well)$/i;
/** "In green stones, maybe": of what was asked for before. */
const OF_ADDED = /^(?:(?:maybe|perhaps|possibly|and|also|just) )*(?:in|of|with|set with) (?!it\b)/i;
/** More of what a story tells of, and no comparative. */
const GOES_ON =
  /^(?!.*\b(?:please|pls|instead|too|now|bigger|smaller|thinner|thicker|longer|shorter|wider|narrower)\b)(?:(?:an?|two|three|some|my|her|his|their|our|lots) .+|[\p{L}]+(?<!er))$/iu;
/** "All sapphires", behind what is to go: what there is to be instead. */
const OF_ALL =
  /^(?:all|everything|nothing but) (?!of\b|the\b|my\b|those\b|these\b|them\b|that\b|other\b)\w+/i;
/** "Could the band be thicker", behind what is to go. */
const OPENS_WISH =
  /^(?:(?:what|how) about|just|only|can|could|would|should|i'?d|let'?s|maybe|please make)\b|^(?:an? |the )?(?:plain|bare) \w+(?: only| please| alone)*$/i;

/** "His initials inside", before what they are. */
const NAMES_LETTERS =
  /\b(?:initials?|names?|words?|date|coordinates|monogram|letters?)(?: (?:inside|(?:in|on|inside)(?:to)? (?:it|the \w+)))?$/i;

/** "A size and a half". */
const AND_A_PART = /^ (?:a (?:half|quarter)|three quarters)\b(?! of)/i;
/** "And two small diamonds either side": a wish of its own. */
const ON_SIDES = /^ (?:\w+ ){1,4}(?:(?:on|at) )?(?:either|each|both) sides?\b/i;

/** "So I need three": what follows from a story is asked. */
const CONCLUDES = /^(?:need|want|'?d|would|wish|prefer|must|think|have|better)\b/;

const isReason = (item: Item, next: Item | undefined, after: Item | undefined): boolean =>
  /^(?:because|cause|cuz|coz|cos|bc|so that)$/.test(item.norm) ||
  (/^(?:so|since|as)$/.test(item.norm) &&
    /^(?:i|we|she|he|they|my|her|his|our|it'?s|it|people)$/.test(next?.norm ?? '') &&
    !(item.norm === 'as' && /^it/.test(next?.norm ?? '')) &&
    !(item.norm === 'so' && CONCLUDES.test(after?.norm ?? '')));

/** "R.T.M.": the full stops of initials end no sentence. */
function isOfInitials(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (text[at] !== '.' || !/(?:^|[\s.("'“])\p{Lu}$/u.test(before)) return false;
  return /^\p{Lu}/u.test(after) || (/\.\p{Lu}$/u.test(before) && /^(?:[,.;]|\s+\p{Ll}|\s*$)/u.test(after));
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
  readonly isReason: boolean;
  /** "And", "or" before it: it goes on with what was said. */
  readonly goesOn: boolean;
}

function spansOf(instruction: string): { readonly spans: readonly Span[]; readonly reading: Reading } {
  const tokens = tokenise(instruction);
  const items = scan(tokens);
  const reading = startReading(instruction, tokens, items);
  const spans: Span[] = [];
  let first = 0;
  let sentence = 0;
  let reason = false;
  let goesOn = false;
  const end = (last: number): void => {
    if (last >= first) spans.push({ from: first, to: last, sentence, isReason: reason, goesOn });
    reason = false;
    goesOn = false;
  };
  const saidSoFar = (at: number): string => instruction.slice(0, tokens[items[at]!.first]!.start);
  const clauseSoFar = (at: number): string => (at > first ? wordsOf(reading, first, at - 1) : '');
  items.forEach((item, at) => {
    const stop =
      item.kind === 'mark' &&
      /^[.,;!?\n—]$/.test(item.norm) &&
      !isOfInitials(instruction, tokens[item.first]!.start);
    // "but no" and "but not" are phrases of their own, and open the next clause; so does "more elegant" after "less".
    const keeps =
      /^(?:keep|leave)$/.test(item.norm) &&
      /\b(?:lose|remove|drop|change|swap|make|take)\b/i.test(clauseSoFar(at));
    const turns =
      keeps ||
      (/^more\b/.test(item.norm) && /\b(?:less|not (?:so|as|too))\b/i.test(clauseSoFar(at))) ||
      (/^(?:less|fewer)\b/.test(item.norm) && /\bmore\b/i.test(clauseSoFar(at)));
    if (at > first && (/^but /.test(item.norm) || turns)) {
      end(at - 1);
      first = at;
      return;
    }
    if (
      item.norm === ',' &&
      has(items[at - 1], 'metal') &&
      has(items[at + 1], 'metal') &&
      !isTelling(clauseSoFar(at)) &&
      !isTelling(instruction.slice(tokens[item.last]!.end).split(/[.,;!?]/)[0] ?? '')
    )
      return;
    // "Three stones: topaz, amethyst and peridot": one list.
    if (
      item.norm === ',' &&
      LISTS.test(clauseSoFar(at)) &&
      has(items[at - 1], 'gemstone') &&
      items.slice(at + 1, at + 4).some((one) => has(one, 'gemstone'))
    )
      return;
    // "His initials, R.T.M.": what they are.
    if (
      item.norm === ',' &&
      NAMES_LETTERS.test(clauseSoFar(at)) &&
      /^[\p{Lu}\d]/u.test(tokens[item.last + 1]?.text ?? '')
    )
      return;
    // "Instead of the rubies, sapphires": what is wanted stands behind.
    if (item.norm === ',' && /^(?:instead of|rather than|in place of)\b/i.test(clauseSoFar(at))) return;
    // "My neck is thick so 20 please": what follows from what was told.
    const follows =
      item.norm === 'so' &&
      at > first &&
      isTelling(clauseSoFar(at)) &&
      !/\b(?:is|are|was|were|looks?|feels?|seems?)$/i.test(clauseSoFar(at)) &&
      /^(?:\d|make|can|could|maybe|please|let|try|go|we|a|an|only|just|no|do)\b|^\d/.test(
        tokens[item.last + 1]?.norm ?? '',
      );
    const because =
      !follows &&
      !/\b(?:make|made|have|do) it$/i.test(clauseSoFar(at)) &&
      isReason(item, items[at + 1], items[at + 2]) &&
      !/\b(?:engrav|inscri|say|read)/i.test(clauseSoFar(at));
    const ends =
      stop ||
      because ||
      follows ||
      (/^(?:but|then|while|also|plus)$/.test(item.norm) &&
        !/\b(?:anything|nothing|something|everything)$/i.test(clauseSoFar(at))) ||
      (/^(?:and|&)$/.test(item.norm) &&
        !(item.norm === '&' && /^\p{Lu}/u.test(tokens[item.last + 1]?.text ?? '')) &&
        !isLettering(saidSoFar(at), tokens[item.last + 1]?.text) &&
        !AND_A_PART.test(instruction.slice(tokens[item.last]!.end)) &&
        (ON_SIDES.test(instruction.slice(tokens[items[at]!.last]!.end)) ||
          !joinsList(items[at - 1], items.slice(at + 1, at + 4))));
    if (!ends) return;
    end(at - 1);
    first = at + 1;
    reason = because;
    goesOn = !stop;
    if (stop && item.norm !== ',' && at > 0) sentence += 1;
  });
  end(items.length - 1);
  return { spans, reading };
}

/** "Bells off, shells on": an exchange. */
const OFF_AND_ON =
  /^((?:\S+ ){0,3}?)(?:the )?(\w+) (?:off|out),? (?:and )?((?:\w+ ){1,4}?)(?:on|in)(?: (?:it|there|please))?(?=[.!?]|$)/i;

/** "Same garnets": without a verb that would go on with what follows. */
const ONLY_SAME = /^(?:and |but |in )*(?:exact(?:ly)? )?(?:the )?same \S+(?: \S+)?$/i;
const wordsBefore = ({ text, tokens, items }: Reading, at: number): string =>
  text.slice(0, tokens[items[at]!.first]!.start);

/** "A bit of a border, beaded": of what kind. */
const NAMES_EDGE = /\b(?:border|edge|edges|edging|rim|frame)\b/i;
const ONLY_EDGE =
  /^(?:(?:an?|like|maybe|perhaps) )*(?:beaded|roped?|corded|scalloped|stepped|bevelled|beveled)(?: (?:one|please|maybe))*$/i;

const SETS_STONES =
  /\b(?:cluster|stones|petals|group(?:ed)?|bunch(?:ed)?|diamonds|rubies|sapphires|emeralds)\b/i;
const LIKE_FLOWER =
  /^(?:sort of |kind of |a bit |almost |just )*(?:like|as) an? (?:\w+ )?(?:flower|daisy|blossom|bloom)\b/i;

/** Cuts an instruction where one wish ends and another begins; a clause without a verb takes over the one before. */
export function splitClauses(instruction: string): Clause[] {
  const { spans, reading } = spansOf(instruction.replace(OFF_AND_ON, '$1swap the $2 for $3'));
  const clauses: Clause[] = [];
  let intent: Intent = 'change';
  let refuses = false;
  let sentence = 0;
  for (const span of spans) {
    const bare = wordsOf(reading, span.from, span.to).replace(CORRECTS, '').replace(WHY_BETTER, '');
    const whole = wordsOf(reading, span.from, span.to);
    // "Pearls would be nice too": beside what is there.
    const written = NICE_TOO.test(whole) ? `also add ${bare}` : bare;
    const text = span.goesOn ? ofPart(written, clauses.at(-1)) : ofNamed(written, clauses.at(-1));
    if (span.isReason || text === '') continue;
    // "The side stones are fussy, lose them": why, and what.
    if (!span.goesOn && text !== written) clauses.pop();
    const before = clauses.at(-1);
    if (before !== undefined) {
      if (ONLY_EXPLAINS.test(text)) continue;
      // "I have a silver watch and a gold chain": one story.
      if (span.goesOn && isStory(before.text) && GOES_ON.test(text.trim()) && intentOf(text) === null)
        continue;
      const measures =
        !span.goesOn &&
        ONLY_MEASURES.test(text.trim()) &&
        (IS_LENGTH.test(text) ? COMPARES_LENGTH : COMPARES).test(before.text);
      const ofEdge = !span.goesOn && NAMES_EDGE.test(before.text) && ONLY_EDGE.test(text.trim());
      // "A cluster, like a little flower": how its stones are set.
      const likened = !span.goesOn && SETS_STONES.test(before.text) && LIKE_FLOWER.test(text.trim());
      const sized =
        !span.goesOn &&
        ONLY_SIZE.test(text.trim()) &&
        ASKS_GEMS.test(before.text) &&
        !COMPARES.test(before.text);
      if (sized || measures || ofEdge || likened || ONLY_TURNS.test(text.trim())) {
        clauses[clauses.length - 1] = { ...before, text: `${before.text}, ${text}` };
        continue;
      }
    }
    if (
      before?.intent === 'add' &&
      OF_ADDED.test(text.trim()) &&
      intentOf(text.replace(OF_ADDED, '')) === null
    ) {
      clauses[clauses.length - 1] = { ...before, text: `${before.text}, ${text}` };
      continue;
    }
    // A new sentence takes away or keeps nothing that it does not say: "She hates green. Blue stone?"
    const isNew =
      span.sentence !== sentence && !span.goesOn && !/\b(?:too|either|as well)\b|^(?:or|nor)\b/i.test(text);
    if (isNew && intent !== 'add') intent = 'change';
    // "No prongs, bezel please": what follows a bare refusal is what is wanted instead.
    const opens: boolean =
      intent === 'remove' && (OPENS_WISH.test(text.trim()) || (OF_ALL.test(text.trim()) && !span.goesOn));
    // "Same garnets, and gold": what is added to what stays is asked.
    const besideSame =
      before?.intent === 'keep' &&
      ONLY_SAME.test(before.text.trim()) &&
      /,\s*(?:and|but)?\s*$/.test(wordsBefore(reading, span.from));
    if (besideSame && intent === 'keep') intent = 'change';
    const told = isStory(text) ? 'change' : intentOf(text);
    intent = told ?? ((refuses && !/^or\b/i.test(text)) || opens ? 'change' : intent);
    // "A star as well" is added, where nothing is being taken away.
    if (intent === 'change' && /\b(?:as well|too)$/i.test(text) && intentOf(text) === null) intent = 'add';
    refuses = /^(?:no|not)\b/i.test(text.trim());
    sentence = span.sentence;
    const also = AS_WELL.exec(text.trim());
    const repeats =
      also !== null &&
      !COMPARES.test(also[1] ?? '') &&
      intentOf(text) === null &&
      before !== undefined &&
      COMPARES.test(before.text);
    clauses.push({ text: repeats ? `${also[1]} ${before.text}` : text, intent, sentence });
    // "The gold and the pearls stay": the verb is that of both.
    const first = clauses.at(-2);
    if (
      first !== undefined &&
      span.goesOn &&
      /\b(?:stays?|remains?|unchanged)$/i.test(text) &&
      intentOf(first.text) === null
    )
      clauses[clauses.length - 2] = { ...first, intent: 'keep' };
  }
  return clauses;
}
