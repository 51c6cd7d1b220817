/**
 * Customers write Spanish too. Their words are put into English before anything is read, each in its place in the
 * text, so that one reader serves both languages and still says which of their own words said what.
 */
import { isPlainEnglish, LEXICON } from '../lexicon/index.ts';
import { EU_SIZES } from '../readers/ringSizes.ts';
import { lemma } from '../spelling.ts';
import { fold, type Token, tokenise } from '../tokens.ts';
import { isKnownWord, keyOf, type Role, SPANISH, type SpanishNode, spanishFor } from './lexicon.ts';

interface Match {
  readonly first: number;
  readonly last: number;
  readonly role: Role;
  readonly english: readonly string[];
}

/** "mi hija Rosa", "se llama Luna": a capital behind these is a name, whatever else the word means. */
const LEADS_TO_NAME =
  /^(?:hij[ao]s?|espos[ao]|novi[ao]|mama|papa|madre|padre|abuelit[ao]|abuel[ao]|ti[ao]|herman[ao]|amig[ao]|niet[ao]|sobrin[ao]|ahijad[ao]|prometid[ao]|bebe|nina|nino|llamad[ao]|llama|nombre)$/;

/** "Nació en Granada": a capital behind these is a place. */
const LEADS_TO_PLACE =
  /^(?:naci\w*|era|eran|es|son|soy|somos|viv\w+|viaj\w+|ciudad|veng\w*|vien\w*|vino|fui\w*|estuv\w+|verano|boda)$/;

const isCapital = ({ text }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text);

/** "Que ponga Lucas", "Abuela Carmen": an unknown capitalised word among small ones, or behind a word for a person, is a name and no slip ("lunas"). */
const isUnknownName = (token: Token, at: number, tokens: readonly Token[]): boolean =>
  isCapital(token) &&
  tokens[at - 1]?.kind === 'word' &&
  (!isCapital(tokens[at - 1]!) || LEADS_TO_NAME.test(fold(tokens[at - 1]!.norm)));

/** Slips of the pen and of the ear put right. Words that English knows are no slips of Spanish ones. */
const corrected = (token: Token, at: number, tokens: readonly Token[]): Token => {
  if (token.kind !== 'word' || isKnownWord(keyOf(token)) || isEnglishWord(token)) return token;
  if (isUnknownName(token, at, tokens)) return token;
  const meant = spanishFor(keyOf(token));
  return meant === null ? token : { ...token, text: meant, norm: meant };
};

/** The longest known phrase that begins at a token. */
function matchAt(tokens: readonly Token[], first: number): Match | null {
  let node: SpanishNode | undefined = SPANISH;
  let best: Match | null = null;
  for (let at = first; at < tokens.length; at++) {
    const token: Token = tokens[at]!;
    if (token.kind !== 'word' && token.kind !== 'number') break;
    node = node.next.get(keyOf(token));
    if (node === undefined) break;
    if (node.entry !== null) best = { first, last: at, ...node.entry };
  }
  return best;
}

const isEnglishWord = ({ norm }: Token): boolean => isPlainEnglish(norm) || LEXICON.next.has(lemma(norm));

/** Whether more words are Spanish than English. Words of both ("no", "oval", "jade") and letters tell nothing. */
export function isSpanish(tokens: readonly Token[]): boolean {
  let spanish = 0;
  let english = 0;
  for (const token of tokens) {
    if (token.kind !== 'word' || token.norm.length < 2) continue;
    const isKnown = SPANISH.next.has(keyOf(token));
    if (isKnown === isEnglishWord(token)) continue;
    if (isKnown) spanish += 1;
    else english += 1;
  }
  return spanish > english;
}

/** One English word in the place of what was written; a capital at its beginning stays, since it marks names. */
const word = (norm: string, { start, end }: Pick<Token, 'start' | 'end'>, isCapital = false): Token => ({
  kind: 'word',
  text: isCapital ? norm.charAt(0).toUpperCase() + norm.slice(1) : norm,
  norm,
  start,
  end,
  value: Number.NaN,
  glued: false,
  possessive: false,
  foreign: 'translated',
});

function isName(tokens: readonly Token[], at: number): boolean {
  const [before, lead] = [at - 2, at - 1].map((place) => fold(tokens[place]?.norm ?? ''));
  const isOfPlace = /^(?:en|de|a)$/.test(lead!) && LEADS_TO_PLACE.test(before!);
  return isCapital(tokens[at]!) && (isOfPlace || LEADS_TO_NAME.test(lead!));
}

/** Finenesses that gold is sold in, in parts of 24 (jewelry-facts: alloys). */
const GOLD_KARATS: ReadonlySet<number> = new Set([8, 9, 10, 14, 18, 21, 22, 24]);

/** "oro de 18 quilates": the same word weighs stones and grades gold. */
function isGrade(tokens: readonly Token[], at: number): boolean {
  if (!GOLD_KARATS.has(tokens[at - 1]?.value ?? Number.NaN)) return false;
  return tokens.slice(Math.max(0, at - 5), at + 4).some(({ norm }) => norm === 'oro');
}

/**
 * From here on a size is Spain's own, which is the circumference less 40 mm: hardly a hand is so large in US sizes, and
 * hardly a man's so small in those of Spain below the second.
 */
const LEAST_SPANISH_SIZE = { hers: 10, his: 13 } as const;
const FOR_HIM =
  /^(?:hombres?|caballeros?|masculin[ao]s?|novio|marido|esposo|prometido|padre|papa|abuelo|hijo|hermano|nieto|amigo|tio)$/;

const isForHim = (tokens: readonly Token[]): boolean => tokens.some(({ norm }) => FOR_HIM.test(fold(norm)));

/** "Talla 14": by itself, not of a country that is named. */
function isSpanishSize({ english, last }: Match, tokens: readonly Token[]): boolean {
  const size = tokens[last + 1];
  return (
    /^(?:ring )?size$/.test(english.join(' ')) &&
    size?.kind === 'number' &&
    Number.isInteger(size.value) &&
    size.value >= LEAST_SPANISH_SIZE[isForHim(tokens) ? 'his' : 'hers'] &&
    size.value < EU_SIZES.min &&
    !/^(?:us|usa|eu|uk|mm|americana?|europea)$/.test(tokens[last + 2]?.norm ?? '')
  );
}

/** "2.000 dólares": three digits behind a full stop are thousands, as Spanish writes them. */
function asWritten(token: Token): Token {
  return token.kind === 'number' && /^\d{1,3}(?:\.\d{3})+$/.test(token.text)
    ? { ...token, value: Number(token.text.replaceAll('.', '')) }
    : token;
}

/** A noun with the qualities behind it, in the English order; all of them stand where all of them stood. */
function together(parts: readonly Match[], tokens: readonly Token[]): Token[] {
  const first = tokens[parts[0]!.first]!;
  const place = { start: first.start, end: tokens[parts.at(-1)!.last]!.end };
  const isCapital = parts.length === 1 && /^\p{Lu}/u.test(first.text);
  // What stands nearest to the noun stays nearest: "topacio azul ovalado" is an oval blue topaz.
  return parts.toReversed().flatMap(({ english }) => english.map((norm) => word(norm, place, isCapital)));
}

const qualityAt = (tokens: readonly Token[], at: number): boolean => matchAt(tokens, at)?.role === 'quality';

/** A match with the qualities that follow it, if it is a noun; "ojos de esmeralda" are emerald eyes. */
function phraseAt(tokens: readonly Token[], match: Match): Match[] {
  const parts = [match];
  if (match.role !== 'noun') return parts;
  for (;;) {
    const at = parts.at(-1)!.last + 1;
    const quality = matchAt(tokens, at);
    if (quality?.role === 'quality') parts.push(quality);
    else if (parts.length > 1 && /^[ye]$/.test(tokens[at]?.norm ?? '') && qualityAt(tokens, at + 1)) {
      // "esmalte rojo y azul"
      parts.push({ first: at, last: at, role: 'phrase', english: ['and'] }, matchAt(tokens, at + 1)!);
    } else if (/^eyes?$/.test(match.english[0]!) && tokens[at]?.norm === 'de') {
      const stone = matchAt(tokens, at + 1);
      if (stone?.role !== 'noun') return parts;
      parts.push(stone);
    } else return parts;
  }
}

/** Tokens of a text in English, those of other languages unchanged. Offsets stay those of the text. */
export function intoEnglish(written: readonly Token[]): readonly Token[] {
  if (!isSpanish(written)) return written;
  const tokens = written.map(corrected);
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = isName(tokens, at) ? null : matchAt(tokens, at);
    if (match === null) {
      const token = written[at]!;
      out.push(token.kind === 'word' ? { ...token, foreign: 'unknown' } : asWritten(token));
      at += 1;
      continue;
    }
    const parts = phraseAt(tokens, match);
    const isKarat = match.english[0] === 'carat' && isGrade(tokens, at);
    if (isSpanishSize(match, tokens)) out.push(word('spanish', tokens[at]!));
    out.push(...(isKarat ? [word('karat', tokens[at]!)] : together(parts, tokens)));
    at = parts.at(-1)!.last + 1;
  }
  return out;
}

/** An instruction in English, where it was not; quotations, numbers and unknown words as they were written. */
export function englishOf(text: string): string {
  const tokens = tokenise(text);
  const english = intoEnglish(tokens);
  if (english === tokens) return text;
  return english
    .map((token) => (/^[,.;:!?%)]$/.test(token.text) || token.glued ? token.text : ` ${token.text}`))
    .join('')
    .trim();
}
