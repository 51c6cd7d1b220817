/** Words, numbers, quotations and marks of a text, each with its place in it. */
import { isAbbreviating, isNumberSign } from './abbreviations.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'quoted' | 'mark';
  /** As written. */
  readonly text: string;
  /** Lower case, without diacritics and possessive; for a quotation its inner text as written. */
  readonly norm: string;
  /** Offsets in the text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Numbers only. */
  readonly value: number;
  /** No space between this token and the one before it. */
  readonly glued: boolean;
  /** Written with "'s". */
  readonly possessive: boolean;
  /** Of another language: put into English, or known to nobody here and no slip of an English word either. */
  readonly foreign?: 'translated' | 'unknown';
}

const VULGAR: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const NUMBER =
  /(?<!\d)\d{1,2}\s?\/\s?\d{1,3}(?![\d/])|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*[.,]\d+|\d+|[¼½¾⅓⅔⅕⅛⅜⅝⅞]/uy;
/** A sign before a figure, where no list begins a line with it and no range goes on. */
const BELOW_NOTHING = /[-−]\d+(?:[.,]\d+)?/uy;
const SOUNDED = /(?:2mrw|2moz|2moro|2morrow|2day|2nite|2night|4eva|4ever|gr8|l8r|m8s?|w8)(?![\p{L}\d])/iuy;
const WORD = /[\p{L}\p{M}]+(?:['’`´][\p{L}]+)*/uy;
const OPENING = '"“”„«‘\'';
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"”“',
  '“': '”"“',
  '”': '”"',
  '„': '“”"',
  '«': '»',
  '‘': "’'",
  "'": "'’",
};
/** A quotation is a line of lettering or a verse; an apostrophe is too common for one to close so far off. */
const QUOTATION_MAX_LENGTH = 600;
const IN_APOSTROPHES_MAX_LENGTH = 160;

export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’`´]/g, "'").toLowerCase();
}

function numberValue(text: string): number {
  const vulgar = VULGAR[text];
  if (vulgar !== undefined) return vulgar;
  const fraction = /^(\d+)\s?\/\s?(\d+)$/.exec(text);
  if (fraction) return Number(fraction[2]) === 0 ? Number.NaN : Number(fraction[1]) / Number(fraction[2]);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}

/** Where the quotation that opens at `start` closes, or -1 when the mark is an inch mark or an apostrophe. */
function closingOf(text: string, start: number): number {
  const mark = text[start]!;
  const before = text[start - 1] ?? ' ';
  const after = text[start + 1] ?? ' ';
  const single = mark === "'" || mark === '‘';
  if (single ? /[\p{L}\d]/u.test(before) : /[\d½¼¾]/u.test(before)) return -1;
  if (/\s/.test(after)) return -1;
  const closers = CLOSING[mark]!;
  const most = single ? IN_APOSTROPHES_MAX_LENGTH : QUOTATION_MAX_LENGTH;
  for (let at = start + 1; at < text.length && at - start <= most; at++) {
    if (!closers.includes(text[at]!)) continue;
    const next = text[at + 1] ?? ' ';
    if (single && /[\p{L}\d]/u.test(next)) continue;
    return at;
  }
  return -1;
}

/** "- 5 stones\n- 2 mm": lines that begin with a dash are a list. */
const LISTED = /^\s*[-−]/gm;

/** Whether a sign there is one of a number: nothing stands before it, and no number that goes on to it. */
function opensNumber(text: string, at: number, before: Token | undefined): boolean {
  if (!/[-−]/.test(text[at]!) || /[^\s(]/.test(text[at - 1] ?? ' ') || before?.kind === 'number')
    return false;
  const opensLine = /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 20), at));
  return !opensLine || (text.match(LISTED)?.length ?? 0) < 2;
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/**
 * Splits a text. Hyphens between letters separate words and leave no mark ("emerald-cut" is two words);
 * quotations are one token each, so that lettering is never read as vocabulary.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let end = 0;
  const push = (kind: Token['kind'], raw: string, norm: string, value = Number.NaN, possessive = false) => {
    tokens.push({
      kind,
      text: raw,
      norm,
      start: at,
      end: at + raw.length,
      value,
      glued: at === end && at > 0,
      possessive,
    });
    at += raw.length;
    end = at;
  };
  while (at < text.length) {
    const char = text[at]!;
    if (/\s/.test(char)) {
      at += 1;
      continue;
    }
    // "*E + M 4.7.21*", "_Always_": lettering as chats mark it.
    const starred = /^([*_])(?=[\p{L}\d])([^*_\n]{1,80})(?<=[\p{L}\d.!?])\1(?![\p{L}\d])/u.exec(
      text.slice(at, at + 90),
    );
    if (starred !== null && !/[\p{L}\d]/u.test(text[at - 1] ?? ' ')) {
      push('quoted', starred[0], starred[2]!.trim());
      continue;
    }
    if (OPENING.includes(char)) {
      const close = closingOf(text, at);
      if (close > at + 1) {
        push('quoted', text.slice(at, close + 1), text.slice(at + 1, close).trim());
        continue;
      }
    }
    // "2mrw", "4eva": a digit that stands for a sound.
    const sounded = at === 0 || !/[\p{L}\d]/u.test(text[at - 1]!) ? match(SOUNDED, text, at) : null;
    if (sounded !== null) {
      push('word', sounded, sounded.toLowerCase());
      continue;
    }
    // "-5 mm": no measure, and not the one that it would be without its sign.
    const below = opensNumber(text, at, tokens.at(-1)) ? match(BELOW_NOTHING, text, at) : null;
    if (below !== null) {
      push('word', below, below);
      continue;
    }
    const number = match(NUMBER, text, at);
    if (number !== null) {
      push('number', number, number, numberValue(number));
      continue;
    }
    const word = match(WORD, text, at);
    if (word !== null) {
      const stamped = /^k([wyr])g?$/i.exec(word);
      if (stamped !== null && tokens.at(-1)?.kind === 'number' && at === end) {
        // "18kw": eighteen karat, white
        push('word', word.slice(0, 1), 'k');
        push('word', word.slice(1), `${stamped[1]!.toLowerCase()}g`);
        continue;
      }
      // "No. 7" refuses nothing.
      const folded = isNumberSign(text, at + word.length) ? 'no.' : fold(word);
      const possessive = folded.endsWith("'s");
      push('word', word, possessive ? folded.slice(0, -2) : folded, Number.NaN, possessive);
      continue;
    }
    const joins =
      /[-‐‑–_]/.test(char) && /[\p{L}\d]/u.test(text[at - 1] ?? ' ') && /\p{L}/u.test(text[at + 1] ?? ' ');
    if (joins || /\u200b|\u200c|\u200d|\ufe0f/.test(char)) {
      at += 1;
      continue;
    }
    if (char === '.' && isAbbreviating(text, at)) {
      at += 1;
      continue;
    }
    const symbol = String.fromCodePoint(text.codePointAt(at)!);
    push('mark', symbol, symbol);
  }
  return tokens;
}

/** The text as written from one token to another, both included. */
export function wordsBetween(text: string, tokens: readonly Token[], first: number, last: number): string {
  return text.slice(tokens[first]!.start, tokens[last]!.end).replace(/\s+/g, ' ');
}
