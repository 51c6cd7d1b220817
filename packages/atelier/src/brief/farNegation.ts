/**
 * Refusals, withdrawals and corrections that stand away from what they speak of: behind it ("diamonds are not to
 * be used"), in a later sentence ("Pearls? Leave them out") or around it ("I was after studs but I prefer hoops").
 */
import type { Sense } from './lexicon/entry.ts';
import { stainingMetals } from './readers/stains.ts';
import type { Reading } from './reading.ts';
import { has, type Item } from './scan.ts';

const NAMING: readonly Sense[] = ['type', 'metal', 'gemstone', 'customGemstone', 'cut', 'setting', 'finish'];
const REFUSABLE: readonly Sense[] = [...NAMING, 'motif', 'figure', 'stoneNoun', 'era'];

/** Behind what they refuse, in the same breath: nothing but its own phrase stands between. */
const REFUSED_BESIDE = [
  /\b(?:not|never)\b(?: \S+){0,10} (?:used|included|wanted|needed|welcome|allowed|required|considered|acceptable|an option)\b/,
  /\bnot (?:for (?:me|us|her|him|them)|(?:my|her|his|our) (?:thing|taste|style|cup))\b/,
  /\b(?:is|are|was|were|s) (?:right |definitely |absolutely )?out(?!side)\b(?! of)/,
  /\b(?:is|are|feel|look|seem)s? (?:(?:so|too|really|a bit|very|just|kind of|kinda|pretty|rather|all|a little) )*(?:boring|ugly|tacky|naff|overrated|cheesy|unethical|hideous|vulgar|gross|tasteless|for (?:grannies|grandmas|old (?:ladies|people|women)))\b/,
  /\b(?:would be|are|is|feels?|seems?|looks?) (?:(?:a bit|a little|far|way|much|just) )?too (?:obvious|much|common|fussy|flashy|predictable|old|young|girly|fancy|twee|cutesy|plain|formal|expensive|dear)\b/,
  /\b(?:is|are|s) an? (?:hard |definite |absolute |big |firm )?no\b/,
  /\b(?:is|are|s|was|were) (?:banned|forbidden|off the table|done to death)\b/,
  /(?::|=) (?:none|no)$/,
  /\b(?:put|puts) (?:me|us|her|him) off\b/,
] as const;

/** Behind what they refuse, anywhere in the sentence. */
const REFUSED_BEHIND = [
  /\bnot any ?more\b/,
  /\bany ?more$/,
  /\b(?:so|please|to be|best|must|should) (?:please )?avoid(?:ed)?$/,
] as const;

/** "Nobody makes proper lockets anymore": what cannot be had is missed, not refused. */
const MISSED =
  /\b(?:nobody|no one|noone|hardly anyone|they|you|people|shops?) (?:\S+ )?(?:makes?|sells?|sees?|finds?|does|do)\b/;

/** They refuse what a pronoun stands for. */
const REFUSED_PRONOUN =
  /\b(?:leave|leaving|keep|take|cut|miss) (?:it|them|those|these|that) (?:all )?(?:out|off|away)\b|\b(?:avoid|skip|omit|exclude|drop|no) (?:it|them|those|these)\b|\b(?:avoid|skip)$/;

/** "It needn't be gold": neither wanted nor refused. */
const OPEN =
  /^(?:need not|needn't|neednt|need n't|doesn't have to|does not have to|doesnt have to|don't have to|doesn't need to|does not need to|doesnt need to|not necessarily|doesn't (?:really )?matter if) (?:be|have|include|necessarily|it)|^not (?:(?:that|too|really|very|all that) )?(?:fussed|bothered) (?:about|by)\b/;

/** "Every year it's a heart", "he always gets me roses": what there has been enough of. */
const HABIT =
  /^(?:every|each) (?:single )?(?:year|christmas|birthday|anniversary|time|valentine's) (?:it's|its|it is|i get|i'm given|he gets me|he gives me|she gets me|she gives me|they give me|there's)\b|^(?:it's|its|it is) always (?!been\b)|^(?:he|she|they|everyone) always (?:gets?|gives?|buys?) me\b/;

/** "I have the bracelet already": beside another piece it is not what is asked for. */
const OWNED =
  /^(?:i|she|he|we) (?:already |'ve )?(?:have|has|own|owns|got|'ve got) (?:already )?(?:the|my|her|his|our)\b/;

/** What stands before them gives way to what stands behind them. */
const PREFERS =
  /^but (?:i|we|i'd|we'd|id|i'm|she|he|for this one) (?:would |d |really |much |now |think |actually |rather )*(?:prefer|want|like|think|need|love|rather|fancy|chose|going|go)\b/;
const CORRECTS =
  /^(?:(?:but |so )?(?:let's|lets|let us|we'll|i'll|i've|we've)(?: \S+)? (?:settle|settled|go|stick|decided|gone) (?:on|with|for)|(?:but |so )(?:let's|lets|let us) (?:say|do|have|make it|try)|in the end|settled on|decided on|ended up with|scratch that|actually|on second thoughts?|on reflection|correction|no wait|wait no|i mean|i meant|make that|sorry|or rather)\b/;

/** "thought about silver, then rose, but ...": what was only weighed gives way to what follows. */
const WEIGHED =
  /\b(?:(?:thought|thinking|dreamed|dreamt) (?:about|of|it would be)|considered|considering|toyed with|toying with|looked at|(?:was|were) (?:going to|gonna) (?:get|go for|have|buy)|(?:was|were) set on|(?:it|this|that) (?:was|were) (?:going|meant|supposed) to be|(?:originally|initially|first|nearly|almost) (?:wanted|thought|chose|went for|bought|asked for))\b.*\bbut\b/;

/** "I'd go for platinum but it's over budget, so white gold": what cannot be had gives way to what is taken. */
const OUT_OF_REACH =
  /\b(?:would|i'd|id|we'd) (?:\S+ )?(?:go(?:ne)?|love|loved|like|liked|prefer|preferred|want|wanted|choose|chosen|picked|pick)\b.*\bbut (?:it's|it is|its|that's|thats|they're|they are|it would be|the price is) (?:\S+ )?(?:over|out of|beyond|above|too (?:expensive|dear|pricey|much|heavy|soft))\b/;

/** "first I wanted a sapphire, then an emerald, so now I'm thinking of spinel": what came first is past. */
const OUTGROWN =
  /\b(?:first|originally|at first|initially|before|used to) (?:i|we|she|he) (?:wanted|thought|liked|had|was|were|fancied)\b.*?\b(?:now|in the end|but now|ended up|settled)\b/;

/** "actually make it white gold", "actually, platinum": what follows replaces what was said. */
const ACTUALLY =
  /^(?:but )?(?:actually|wait|hmm|oh|no)(?: (?:,|no|wait|actually|sorry|can (?:we|you|i)|could (?:we|you)|let's|lets|let s|please|i'd|id|we'd|just|rather))* (?:(?:make|do|have|go|change|switch|prefer|want|it|that|them|in|for|with|to|a|an|the|into)(?: |$))+/;
/** The same without a verb: the thing itself follows at once. */
const ACTUALLY_BARE =
  /^(?:actually|wait|no wait|hmm no|scratch that|or rather|no actually|sorry)(?: (?:,|no|wait|sorry|in|a|an))* /;

/** "swap the usual diamond for moissanite": what stands between goes. */
const SWAPS = /^(?:swap|replace|trade|exchange|switch)(?: \S+){1,5} (?:for|with|to)\b/;

interface Sentence {
  readonly first: number;
  readonly last: number;
}

function sentencesOf({ items }: Reading): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  items.forEach((item, at) => {
    if ((item.kind === 'mark' && /^[.;!?\n]$/.test(item.norm)) || at === items.length - 1) {
      const last = /^[.;!?\n]$/.test(item.norm) && item.kind === 'mark' ? at - 1 : at;
      if (last >= first) sentences.push({ first, last });
      first = at + 1;
    }
  });
  return sentences;
}

/** The words of a stretch, as written but lower-case, and the item that each character belongs to. */
function spell(reading: Reading, { first, last }: Sentence): { text: string; itemAt: number[] } {
  let text = '';
  const itemAt: number[] = [];
  for (let at = first; at <= last; at++) {
    const item = reading.items[at]!;
    if (item.kind === 'quoted') continue;
    const words = reading.tokens
      .slice(item.first, item.last + 1)
      .map(({ norm, possessive }) => (possessive ? `${norm}'s` : norm))
      .join(' ');
    const piece = text === '' ? words : ` ${words}`;
    text += piece;
    for (let index = 0; index < piece.length; index++) itemAt.push(at);
  }
  return { text, itemAt };
}

const named = (item: Item): boolean => has(item, ...REFUSABLE) && !has(item, 'filler', 'exclude');

const sharesSense = (a: Item, b: Item): boolean =>
  a.entries.some(
    ({ sense }) => REFUSABLE.includes(sense) && b.entries.some((other) => other.sense === sense),
  );

/**
 * The last thing named before an item, with those that a link joins to it.
 * @param beside only qualities and a copula may stand between
 */
function subjectsBefore(reading: Reading, from: number, to: number, beside = false): number[] {
  const subjects: number[] = [];
  for (let at = to; at >= from; at--) {
    const item = reading.items[at]!;
    const [nearest] = subjects;
    if (named(item)) {
      if (nearest === undefined || sharesSense(item, reading.items[nearest]!)) subjects.push(at);
      else if (reading.chunk[at] !== reading.chunk[nearest]) break;
    } else if (
      beside &&
      subjects.length === 0 &&
      !/^(?:is|are|was|were|s|be|really|just|:|=|-|at all)$/.test(item.norm)
    )
      break;
    else if (
      nearest !== undefined &&
      !/^(?:and|or|,|&|\/)$/.test(item.norm) &&
      reading.chunk[at] !== reading.chunk[nearest]
    )
      break;
  }
  return subjects;
}

/** "A maple leaf pendant would be too obvious": with a piece named after a quality, the quality is refused. */
function qualitiesOf(reading: Reading, at: number): number[] {
  const item = reading.items[at]!;
  if (!has(item, 'type') || has(item, 'motif', 'setting', 'metal', 'gemstone')) return [at];
  const before = [at - 1, at - 2, at - 3].filter(
    (index) =>
      reading.chunk[index] === reading.chunk[at] && reading.chunk[at] !== -1 && named(reading.items[index]!),
  );
  return before.length > 0 ? before : [at];
}

function refuse(reading: Reading, subjects: readonly number[]): void {
  for (const at of subjects.flatMap((subject) => qualitiesOf(reading, subject)))
    reading.items[at]!.negated = true;
}

/** "So that they actually ring": a stress on the verb, and no second thought. */
const isStressed = ({ items }: Reading, at: number): boolean =>
  items[at]!.norm === 'actually' && /^(?:they|it|that|which|to|can|will)$/.test(items[at - 1]?.norm ?? '');

/** Takes what an item names out of the reading: it is understood, and nothing is made of it. */
function withdraw(reading: Reading, at: number): void {
  reading.used.add(at);
  (reading.items as Item[])[at] = { ...reading.items[at]!, entries: [], negated: true };
}

/** "Or rose gold. Actually yellow is fine": beside gold its colour is a metal. */
const isColourOfGold = ({ items }: Reading, item: Item): boolean =>
  /^(?:rose|white|yellow)$/.test(item.norm) &&
  !has(items[items.indexOf(item) + 1], 'gemstone', 'stoneNoun', 'customGemstone', 'metal') &&
  items.some((other) => other.entries.some(({ sense, value }) => sense === 'metal' && / Gold$/.test(value)));

const namesAnswer = (reading: Reading, item: Item): boolean =>
  has(item, ...NAMING) || isColourOfGold(reading, item);

/** "studs but I prefer hoops", "silver - actually gold": the earlier of two answers to one question gives way. */
function giveWay(reading: Reading, from: number, cueAt: number, to: number): void {
  const later = reading.items
    .slice(cueAt, to + 1)
    .filter((item) => namesAnswer(reading, item) && !item.negated);
  for (let at = from; at < cueAt; at++) {
    const item = reading.items[at]!;
    const ofGold = later.some((other) => has(other, 'metal') || isColourOfGold(reading, other));
    const bare =
      /^(?:rose|white|yellow)$/.test(item.norm) && /^[,.;]$/.test(reading.items[at + 1]?.norm ?? '');
    const colour = bare || isColourOfGold(reading, item) || has(item, 'metal');
    if ((colour && ofGold) || (has(item, ...NAMING) && later.some((other) => sharesSense(item, other))))
      withdraw(reading, at);
  }
}

/** "earrings ... actually just the ring": with a piece goes the noun phrase that described it. */
function keepOnly(reading: Reading, cueAt: number, to: number): boolean {
  const { items, chunk } = reading;
  const kept = items.findIndex((item, at) => at > cueAt && at <= to && has(item, 'type'));
  if (kept === -1 || !/^(?:just|only)$/.test(items[cueAt + 1]?.norm ?? '')) return false;
  const wanted = new Set(
    items[kept]!.entries.filter(({ sense }) => sense === 'type').map(({ value }) => value),
  );
  for (let at = 0; at < cueAt; at++) {
    if (!items[at]!.entries.some(({ sense, value }) => sense === 'type' && !wanted.has(value))) continue;
    for (let other = 0; other < cueAt; other++) {
      if (chunk[other] === chunk[at] && has(items[other], ...NAMING, 'colour', 'motif'))
        withdraw(reading, other);
    }
  }
  return true;
}

/** Where a correction opens, what it names replaces the earlier answer to the same question. */
function correctBy(reading: Reading, at: number, rest: string, last: number): void {
  const spoken = ACTUALLY.exec(rest) ?? ACTUALLY_BARE.exec(rest);
  if (spoken === null) return;
  const words = spoken[0].trim().split(' ').length;
  let next = at;
  for (let seen = 0; next <= last && seen < words; next++)
    seen += reading.items[next]!.norm.split(' ').length;
  const named = [next - 1, next, next + 1].some(
    (index) =>
      index > at &&
      index <= last &&
      namesAnswer(reading, reading.items[index]!) &&
      !reading.items[index]!.negated,
  );
  if (named) giveWay(reading, 0, at, last);
}

function swapOut(reading: Reading, at: number, last: number): void {
  const link = reading.items.findIndex(
    ({ norm }, index) => index > at && index <= last && /^(?:for|with|to)$/.test(norm),
  );
  const later = reading.items.slice(link, last + 1);
  for (let index = at; index < link; index++) {
    const item = reading.items[index]!;
    const kin = (other: Item): boolean =>
      sharesSense(item, other) || (has(item, 'gemstone') && has(other, 'customGemstone'));
    if (has(item, ...NAMING) && later.some(kin)) withdraw(reading, index);
  }
}

/** "cherry quartz... no, morganite": what was weighed and dropped for another of its kind. */
function dropWeighed(reading: Reading): void {
  const { items } = reading;
  items.forEach((item, at) => {
    if (item.norm !== 'no' || items[at + 1]?.norm !== ',') return;
    const later = items.findIndex((other, index) => index > at && index <= at + 4 && has(other, ...NAMING));
    for (let index = at - 1; index >= Math.max(0, at - 6) && later !== -1; index--) {
      const kin = sharesSense(items[index]!, items[later]!);
      const stones = has(items[index], 'customGemstone') && has(items[later], 'gemstone');
      if (has(items[index], ...NAMING) && (kin || stones)) {
        withdraw(reading, index);
        return;
      }
    }
  });
}

/** Takes out the piece that somebody has, where another was asked for before. */
function withdrawOwned(reading: Reading, from: number, to: number): void {
  const { items } = reading;
  const owned = items.findIndex(
    (item, at) => at > from && at <= Math.min(to, from + OWNED_REACH) && has(item, 'type'),
  );
  const others = items.slice(0, from).filter((item) => has(item, 'type') && !item.negated);
  if (owned !== -1 && others.some((item) => typeOf(item) !== typeOf(items[owned]!))) {
    const kin = typeOf(items[owned]!);
    for (let at = 0; at <= owned; at++) if (typeOf(items[at]!) === kin) withdraw(reading, at);
  }
}
const OWNED_REACH = 5;
const typeOf = (item: Item): string | undefined => item.entries.find(({ sense }) => sense === 'type')?.value;

/** Marks what is refused, withdrawn or corrected from afar. */
export function markFarRefusals(reading: Reading): void {
  dropWeighed(reading);
  let before: Sentence | null = null;
  for (const sentence of sentencesOf(reading)) {
    const { text, itemAt } = spell(reading, sentence);
    const refuseBy = (patterns: readonly RegExp[], beside: boolean): void => {
      for (const match of patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))])) {
        const cueAt = itemAt[match.index] ?? sentence.first;
        const own = has(reading.items[cueAt], ...REFUSABLE) ? cueAt : cueAt - 1;
        refuse(reading, subjectsBefore(reading, sentence.first, own, beside));
      }
    };
    refuseBy(REFUSED_BESIDE, true);
    refuse(reading, stainingMetals(reading, text, itemAt));
    if (!MISSED.test(text)) refuseBy(REFUSED_BEHIND, false);
    const pronoun = REFUSED_PRONOUN.exec(text);
    if (pronoun !== null) {
      const cueAt = itemAt[pronoun.index] ?? sentence.first;
      const own = subjectsBefore(reading, sentence.first, cueAt - 1);
      const earlier: number[] = before === null ? [] : subjectsBefore(reading, before.first, before.last);
      refuse(reading, own.length > 0 ? own : earlier);
    }
    for (const weighed of [WEIGHED.exec(text), OUT_OF_REACH.exec(text), OUTGROWN.exec(text)]) {
      if (weighed === null) continue;
      const from = itemAt[weighed.index] ?? sentence.first;
      giveWay(reading, from, itemAt[weighed.index + weighed[0].length - 1] ?? from, sentence.last);
    }
    for (let at = sentence.first; at <= sentence.last; at++) {
      const start = itemAt.indexOf(at);
      if (start === -1) continue;
      const rest = text.slice(start).trimStart();
      if (OPEN.test(rest)) {
        const open = reading.items.findIndex(
          (item, index) => index > at && index <= sentence.last && named(item),
        );
        if (open !== -1) withdraw(reading, open);
      }
      if (HABIT.test(rest))
        for (let index = at; index <= sentence.last; index++)
          if (has(reading.items[index], 'motif', 'figure')) withdraw(reading, index);
      if (OWNED.test(rest)) withdrawOwned(reading, at, sentence.last);
      const swapped = SWAPS.exec(rest);
      if (swapped !== null) swapOut(reading, at, sentence.last);
      if (isStressed(reading, at)) continue;
      if (at > sentence.first && PREFERS.test(rest)) giveWay(reading, sentence.first, at, sentence.last);
      if (at > sentence.first || before !== null) correctBy(reading, at, rest, sentence.last);
      if (CORRECTS.test(rest) && !keepOnly(reading, at, sentence.last) && /^(?!actually|sorry)/.test(rest)) {
        giveWay(reading, 0, at, sentence.last);
      }
    }
    before = sentence;
  }
}
