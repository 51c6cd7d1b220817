import type { GenerationRequest } from '@filigree/contracts';
import { unusedItems } from './leftovers.ts';
import { FALSE_FRIENDS } from './lexicon/falseFriends.ts';
import { isPlainEnglish } from './lexicon/index.ts';
import { PARTS_OF_PIECES } from './lexicon/plainEnglish.ts';
import { MUSICIANS, OTHER_REQUESTS } from './lexicon/things.ts';
import type { Reading } from './reading.ts';
import { wordsOf } from './reading.ts';
import type { WordClaims } from './readWords.ts';
import { has } from './scan.ts';

const ASK_FOR_A_PIECE =
  'Please say which piece you have in mind, for example "a slim gold ring with an oval sapphire", or choose a type in the Design Guide.';

/** Verbs that turn a sentence into a request for a design after all. */
const DESIGN_VERB =
  /\b(?:design|make|create|craft|want|need|looking for|would like|i'd like|forge|commission|draw me|show me|sketch)\b/i;

/** What is to be done to a piece that is there already, or to a data base. */
const SERVICE =
  /^(?:(?:hi|hello|hey|please|pls|can you|could you|i need you to|i need to|i want to|how do i)[\s,!.]*)*(?:fix|repair|mend|resize|clean|polish|restring|re-?string|solder|sell|appraise|value|insure|return|refund|track|cancel)\s+(?:my|our|this|the|an?)\b|^(?:is|are) (?:my|this|these|our) (?:\w+ ){0,3}(?:real|fake|genuine|worth|hallmarked|gold plated)\b|\b(?:drop table|select \* from|insert into|delete from)\b/i;

/** What has happened to a piece that is there already: "my ring is stuck on my finger". */
const TROUBLE =
  /\b(?:my|our|her|his|the)\s+(?!(?:\w+\s+){0,2}(?:eyes?|hair|skin|fingers?|hands?|wrists?|birthday|dress|budget)\s)(?:\w+\s+){0,3}(?:is|are|got|has|have|keeps?|came|went|turned|fell)\s+(?:\w+\s+)?(?:stuck|broken|broke|bent|lost|missing|stolen|snapped|tarnish(?:ed|ing)|green|too (?:tight|loose|big|small)|falling (?:off|out|apart)|fallen|apart|off|loose|scratched|late|delayed|arrived)\b/i;

/** The thing that is asked for, when it is no jewelry: its name as written, or null. */
function otherThing(reading: Reading): string | null {
  const { items } = reading;
  const thingAt = items.findIndex(
    (item, at) => has(item, 'thing', 'unbuilt') && !has(item, 'type') && !isQualifier(reading, at),
  );
  if (thingAt === -1) return null;
  const typeAt = items.findIndex((item) => has(item, 'type', 'jewelryNoun'));
  // "a ring for my new house": what comes after the piece only surrounds it.
  // "pin code", "earring stand": right behind the piece the thing is what is named.
  const compound = thingAt === typeAt + 1 && reading.chunk[thingAt] === reading.chunk[typeAt];
  if (typeAt !== -1 && typeAt < thingAt && !compound && !isPartOf(reading, typeAt, thingAt)) return null;
  if (typeAt !== -1 && typeAt < thingAt) return wordsOf(reading, thingAt);
  // "for my car fan dad, a tie clip"; "inspired by a guitar, make earrings"
  const before = items
    .slice(Math.max(0, thingAt - 3), thingAt)
    .map((item) => item.norm)
    .join(' ');
  if (
    typeAt !== -1 &&
    /\b(?:like|by|from|of|to|as|match|for|on|with|in|at|my|her|his|our|after|than)\b/.test(before)
  )
    return null;
  if (typeAt !== -1 && !holdsPiece(reading, thingAt, typeAt)) return null;
  return wordsOf(reading, thingAt);
}

/** So much said of a piece is a wish, whatever else is spoken of. */
const LEAST_WISH = 3;

/** "Gloves at work. Bezel emerald, yellow gold": sentences that name no jewelry are asides where another does. */
function withoutAsides(reading: Reading, strong: number): Reading {
  const ends = (item: Reading['items'][number]): boolean =>
    item.kind === 'mark' && /^[.;!?\n]$/.test(item.norm);
  const sentences: number[][] = [[]];
  reading.items.forEach((item, at) => {
    sentences.at(-1)!.push(at);
    if (ends(item)) sentences.push([]);
  });
  const weightOf = (sentence: readonly number[]): number =>
    sentence.filter((at) =>
      has(reading.items[at], 'type', 'metal', 'gemstone', 'customGemstone', 'cut', 'setting', 'jewelryNoun'),
    ).length;
  const isWish = strong >= LEAST_WISH || sentences.some((sentence) => weightOf(sentence) >= LEAST_WISH);
  if (!isWish) return reading;
  const asides = new Set(sentences.filter((sentence) => weightOf(sentence) === 0).flat());
  const items = reading.items.map((item, at) => (asides.has(at) ? { ...item, entries: [] } : item));
  return { ...reading, items };
}

/** "a cake with a ring on it", "a poem about a ring": the piece is only part of the thing. */
function holdsPiece({ items }: Reading, thingAt: number, typeAt: number): boolean {
  const between = items.slice(thingAt + 1, typeAt).map((item) => item.norm);
  if (
    !/^(?:with|about|on|of|for|containing|that|featuring|to|in|made|holding|shaped)$/.test(between[0] ?? '')
  )
    return false;
  return !between.some(
    (norm, index) =>
      /^(?:[.;!?,:]|want|need|make|design|create|like|love)$/.test(norm) && between[index - 1] !== 'shaped',
  );
}

/** "A chain for my bike", "a crown for my tooth": words that other things have parts named by. */
function isPartOf({ items }: Reading, typeAt: number, thingAt: number): boolean {
  const between = items
    .slice(typeAt + 1, thingAt)
    .map((item) => item.norm)
    .join(' ');
  return (
    /^(?:chain|band|crown|stud|pin)$/.test(items[typeAt]!.norm) &&
    /^(?:for|of|on|to)(?: (?:my|the|a|our|his|her|play))*(?: \S+)?$/.test(between)
  );
}

/** "a guitar pendant": a thing that only shapes the piece. */
function isQualifier(reading: Reading, at: number): boolean {
  const { items, chunk } = reading;
  if (chunk[at] === -1) return false;
  for (let index = at + 1; chunk[index] === chunk[at]; index++) {
    if (has(items[index], 'type', 'jewelryNoun')) return true;
  }
  // "a cake shaped like a ring" is a cake.
  if (items[at + 1]?.norm === 'shaped' && /^(?:like|as)$/.test(items[at + 2]?.norm ?? '')) return false;
  return /^(?:inspired|shaped|themed|shape|charm|motif|style|like)$/.test(items[at + 1]?.norm ?? '');
}

const isAdjective = (reading: Reading, at: number | undefined): boolean =>
  at !== undefined &&
  /^(?:celestial|floral|geometric|abstract|cosmic|botanical|lunar|astral|nature inspired|inspired by nature)$/.test(
    reading.items[at]!.norm,
  );

/** Words of jewelry that are verbs before these: "ring me", "band together", "chain it up". */
const AS_VERB: Readonly<Record<string, RegExp>> = {
  ring: /^(?:me|him|her|us|them|up|back|you|off|in|true)$/,
  band: /^(?:together|up)$/,
  pin: /^(?:me|him|her|us|them|up|down|it|that)$/,
  chain: /^(?:me|him|her|us|them|up|it)$/,
  charm: /^(?:me|him|her|us|them|people|everyone)$/,
  crown: /^(?:me|him|her|us|them)$/,
};

/**
 * "Diamond league", "ruby on rails", "a charm offensive", "ring me": every word of jewelry only stands before a
 * noun that is none, or is a verb. Only where nothing else speaks of a piece.
 */
function onlyModifies(
  reading: Reading,
  { strong, weak }: { strong: number; weak: number },
  claims: WordClaims,
): boolean {
  const { items, tokens, chunk } = reading;
  if (strong !== 1 || weak > 0 || DESIGN_VERB.test(reading.text)) return false;
  if (claims.recipient !== null || items.some((item) => has(item, 'size', 'jewelryNoun', 'stoneNoun')))
    return false;
  const named = items.flatMap((item, at) =>
    has(item, 'type', 'metal', 'gemstone', 'customGemstone', 'cut') ? [at] : [],
  );
  const unknown = (at: number): boolean => {
    const item = items[at];
    if (item?.kind !== 'word' || item.norm.endsWith(' (name)') || tokens[item.first]!.norm.length < 3)
      return false;
    // "A pearl drop": a part of jewelry.
    if (PARTS_OF_PIECES.has(item.norm)) return false;
    return !isPlainEnglish(item.norm) || FALSE_FRIENDS.has(item.norm);
  };
  return (
    named.length > 0 &&
    named.every((at) => {
      const next = items[at + 1];
      if (next !== undefined && AS_VERB[items[at]!.norm]?.test(next.norm) === true) return true;
      // "ruby on rails": a title runs on over a small word; "a ring on rails" has an article.
      if (next?.norm === 'on' && items[at + 3] === undefined)
        return (
          unknown(at + 2) && !has(items[at], 'type') && !/^(?:a|an|the|my)$/.test(items[at - 1]?.norm ?? '')
        );
      return unknown(at + 1) && chunk[at + 1] === chunk[at];
    })
  );
}

/** "Something she can wear every day", "to wear at the opera", "a gift for my grandmother": what is worn or given. */
const WORN = /\b(?:to|can|could|will|would|i(?:'|’)ll|she(?:'|’)ll|he(?:'|’)ll) wear\b|\bwearable\b/i;
const GIVEN = /\b(?:gift|present|something|anything|surprise)\b/i;

/** "My band needs a drummer": it plays, and nothing else speaks of a piece. */
function playsMusic({ items, text }: Reading, claims: WordClaims): boolean {
  const pieces = items.filter((item) =>
    has(item, 'type', 'jewelryNoun', 'metal', 'gemstone', 'setting', 'finish'),
  );
  return (
    MUSICIANS.test(text) &&
    claims.ringSize === null &&
    claims.bandWidthMm === null &&
    pieces.length > 0 &&
    pieces.every(({ norm }) => norm === 'band')
  );
}

/** Fields that speak of jewelry by themselves, and those that could speak of anything. */
function weigh(reading: Reading, claims: WordClaims): { strong: number; weak: number } {
  const strong = [
    claims.type,
    claims.gemstones[0] ?? null,
    claims.excludedGemstones[0] ?? null,
    claims.customGemstone,
    claims.metals[0] ?? null,
    claims.excludedMetals[0] ?? null,
    claims.setting,
    claims.stoneCut,
    claims.ringSize,
    claims.caratWeight,
    claims.prongCount,
    claims.bandWidthMm,
    claims.kinds.profile,
    claims.engraving !== null && /engrav|inscri/i.test(reading.text) ? claims.engraving : null,
  ];
  const weak = [
    claims.era,
    claims.culture[0] ?? null,
    claims.motifs[0] ?? null,
    claims.finish,
    claims.occasion,
    claims.engraving,
  ];
  const count = (list: readonly unknown[]): number => list.filter((claim) => claim !== null).length;
  return { strong: count(strong), weak: count(weak) };
}

/** Two of a jeweler's own terms: "tapered bags" are baguettes then, and "stock" is a stock number. */
const speaksTrade = (claims: WordClaims): boolean =>
  [
    claims.stoneCut,
    claims.setting,
    claims.caratWeight,
    claims.prongCount,
    claims.ringSize,
    claims.kinds.profile,
  ].filter((claim) => claim !== null).length >= 2;

/** Null, or why this is not a request for jewelry that can be designed, in words for the customer. */
export function findOffTopic(
  request: GenerationRequest,
  reading: Reading,
  claims: WordClaims,
): string | null {
  const { items } = reading;
  if (items.every((item) => item.kind === 'mark')) {
    return `There are no words in this request. ${ASK_FOR_A_PIECE}`;
  }
  const weights = weigh(reading, claims);
  const { strong, weak } = weights;
  const namesJewelry = items.some((item) => has(item, 'jewelryNoun', 'stoneNoun'));
  const unbuilt = items.findIndex((item) => has(item, 'unbuilt'));
  if (unbuilt !== -1 && claims.type === null) {
    return `We do not make ${wordsOf(reading, unbuilt)} pieces yet. ${ASK_FOR_A_PIECE}`;
  }
  const thing = speaksTrade(claims) ? null : otherThing(withoutAsides(reading, strong));
  if (thing !== null) {
    return `This seems to ask for something other than jewelry ("${thing}"). We design jewelry only. ${ASK_FOR_A_PIECE}`;
  }
  if (
    (SERVICE.test(request.prompt.trim()) || TROUBLE.test(request.prompt)) &&
    !DESIGN_VERB.test(request.prompt)
  ) {
    return `This asks for a service rather than for a new piece of jewelry. ${ASK_FOR_A_PIECE}`;
  }
  const question = OTHER_REQUESTS.test(request.prompt.trim());
  if (question && !(claims.type !== null && DESIGN_VERB.test(request.prompt))) {
    return `This reads like a question or a task rather than a wish for a piece of jewelry. ${ASK_FOR_A_PIECE}`;
  }
  if (
    request.jewelryType === undefined &&
    (onlyModifies(reading, weights, claims) || playsMusic(reading, claims))
  ) {
    return `The words of jewelry in this request seem to mean something else. ${ASK_FOR_A_PIECE}`;
  }
  if (strong > 0 || namesJewelry) return null;
  const unused = unusedItems(reading).length;
  if (request.jewelryType !== undefined) {
    // The guide has named the piece; vague words are fine, words about something else entirely are not.
    return null;
  }
  const guided = Boolean(
    request.metalType ?? request.gemstones?.[0] ?? request.settingStyle ?? request.stoneCut,
  );
  if (guided && unused === 0) return null;
  // A style, a culture or an occasion can be met by any piece; a bare motif ("flowers") is the thing itself.
  const styled =
    claims.era !== null || claims.culture.length > 0 || isAdjective(reading, claims.motifs[0]?.at);
  if (styled && unused === 0) return null;
  if (styled && weak >= 2 && unused <= weak) return null;
  // "A piece with a phoenix".
  if (weak > 0 && /\bpiece (?:with|of jewell?e?ry)\b/i.test(request.prompt)) return null;
  // "Two hundred quid, a mum who likes owls, Christmas": a sum beside a theme and a day.
  if (weak >= 2 && claims.budget !== null && unused === 0) return null;
  // With a theme or a day beside, what is worn or given is a wish, only without the piece.
  const { recipient } = claims;
  if (WORN.test(request.prompt) && (weak > 0 || recipient !== null)) return null;
  if (GIVEN.test(request.prompt) && weak > 0 && recipient !== null) return null;
  return `We could not find a piece of jewelry in these words. ${ASK_FOR_A_PIECE}`;
}
