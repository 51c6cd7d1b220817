import { FRACTION_WORDS, MULTIPLIERS, NUMBER_WORDS } from './lexicon/numbers.ts';
import type { Token } from './tokens.ts';

/** A number as said, over one or several tokens ("one and a half", "1 1/2", "two thousand", "8 x 6"). */
export interface Quantity {
  readonly first: number;
  readonly last: number;
  readonly low: number;
  /** Equal to `low` unless a range was said. */
  readonly high: number;
  /** "8 x 6": the second of two dimensions. */
  readonly across: number | null;
  /** Written in digits, at least in part. */
  readonly digits: boolean;
}

interface Single {
  readonly last: number;
  readonly value: number;
  readonly digits: boolean;
}

/** A side of something flat; how thick it is, is none. */
const SIDES = /^(?:tall|high|long|wide|broad|across|deep)$/;

const isHyphen = (token: Token | undefined): boolean =>
  token !== undefined && token.kind === 'mark' && /^[-‐‑–—]$/.test(token.norm);

/** "and a half", "and three quarters", "½" glued or after a space. */
function fractionAt(tokens: readonly Token[], at: number): Single | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'number' && token.value < 1 && token.value > 0 && /[/¼-¾⅐-⅞]/u.test(token.text)) {
    return { last: at, value: token.value, digits: true };
  }
  if (token.norm !== 'and' && token.norm !== '&' && token.norm !== 'n') return null;
  const next = tokens[at + 1];
  if (next === undefined) return null;
  if (next.kind === 'number' && /[/¼-¾⅐-⅞]/u.test(next.text))
    return { last: at + 1, value: next.value, digits: true };
  const last = tokens[at + 2];
  if (
    (next.norm === 'a' || next.norm === 'one') &&
    last !== undefined &&
    FRACTION_WORDS[last.norm] !== undefined
  ) {
    return { last: at + 2, value: FRACTION_WORDS[last.norm]!, digits: false };
  }
  if (next.norm === 'half') return { last: at + 1, value: 0.5, digits: false };
  if (next.norm === 'three' && last !== undefined && /^quarters?$/.test(last.norm)) {
    return { last: at + 2, value: 0.75, digits: false };
  }
  return null;
}

/** "a grand, give or take": a sum, where "a grand necklace" is a large one. */
function isAGrand(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.norm === 'grand' &&
    /^(?:a|one)$/.test(tokens[at - 1]?.norm ?? '') &&
    (next === undefined ||
      next.kind === 'mark' ||
      /^(?:for|max|maximum|tops|or|budget|to|on)$/.test(next.norm))
  );
}

/** "seven five" behind "point": digits spoken one by one. */
function decimalsAt(
  tokens: readonly Token[],
  at: number,
): { readonly digits: string; readonly last: number } {
  let digits = String(NUMBER_WORDS[tokens[at]!.norm]!);
  let last = at;
  for (
    let next = NUMBER_WORDS[tokens[last + 1]?.norm ?? ''];
    next !== undefined && next < 10 && next % 1 === 0;
  ) {
    digits += String(next);
    last += 1;
    next = NUMBER_WORDS[tokens[last + 1]?.norm ?? ''];
  }
  return { digits, last };
}

function singleAt(tokens: readonly Token[], at: number): Single | null {
  const token = tokens[at];
  if (token === undefined) return null;
  let value: number;
  let last = at;
  let digits = false;
  if (token.kind === 'number') {
    if (!Number.isFinite(token.value)) return null;
    value = token.value;
    digits = true;
  } else if (token.kind === 'word' && NUMBER_WORDS[token.norm] !== undefined) {
    value = NUMBER_WORDS[token.norm]!;
    const next = tokens[at + 1];
    // "twenty five"
    if (
      value >= 20 &&
      value % 10 === 0 &&
      next?.kind === 'word' &&
      (NUMBER_WORDS[next.norm] ?? 99) < 10 &&
      NUMBER_WORDS[next.norm]! >= 1
    ) {
      value += NUMBER_WORDS[next.norm]!;
      last += 1;
    } else if (
      value > 1 &&
      value < 10 &&
      FRACTION_WORDS[next?.norm ?? ''] !== undefined &&
      (/s$/.test(next!.norm) || value === 3)
    ) {
      // "three quarter carat", "two thirds of a carat"
      const part = Math.round(value * FRACTION_WORDS[next!.norm]! * 100) / 100;
      if (part < 1) return { last: at + 1, value: part, digits: false };
    } else if (value === 1 && FRACTION_WORDS[next?.norm ?? ''] !== undefined) {
      return { last: at + 1, value: FRACTION_WORDS[next!.norm]!, digits: false };
    }
  } else if (
    token.norm === 'point' &&
    tokens[at + 1]?.kind === 'word' &&
    NUMBER_WORDS[tokens[at + 1]!.norm] !== undefined
  ) {
    const tail = decimalsAt(tokens, at + 1);
    return { last: tail.last, value: Number(`0.${tail.digits}`), digits: false };
  } else if (/^(?:hundred|thousand)$/.test(token.norm) || isAGrand(tokens, at)) {
    // "hundred bucks", "a thousand": one of them.
    value = MULTIPLIERS[token.norm]!;
  } else {
    return null;
  }
  for (let multiplier = MULTIPLIERS[tokens[last + 1]?.norm ?? '']; multiplier !== undefined; ) {
    value *= multiplier;
    last += 1;
    const rest = tokens[last + 1];
    // "two thousand five hundred"
    if (
      rest?.kind === 'word' &&
      NUMBER_WORDS[rest.norm] !== undefined &&
      MULTIPLIERS[tokens[last + 2]?.norm ?? ''] !== undefined
    ) {
      value += NUMBER_WORDS[rest.norm]! * MULTIPLIERS[tokens[last + 2]!.norm]!;
      last += 2;
    }
    multiplier = MULTIPLIERS[tokens[last + 1]?.norm ?? ''];
  }
  if (tokens[last + 1]?.norm === 'point' && NUMBER_WORDS[tokens[last + 2]?.norm ?? ''] !== undefined) {
    const tail = decimalsAt(tokens, last + 2);
    return { last: tail.last, value: value + Number(`0.${tail.digits}`), digits };
  }
  const fraction = value >= 1 && Number.isInteger(value) ? fractionAt(tokens, last + 1) : null;
  if (fraction === null) return { last, value, digits };
  // "four and a half thousand"
  const scale = MULTIPLIERS[tokens[fraction.last + 1]?.norm ?? ''] ?? 1;
  return {
    last: fraction.last + (scale > 1 ? 1 : 0),
    value: (value + fraction.value) * scale,
    digits: digits || fraction.digits,
  };
}

/** The multiplier that a number ends in, or 1. */
const scaleOf = (tokens: readonly Token[], last: number): number =>
  MULTIPLIERS[tokens[last]?.norm ?? ''] ?? 1;

const RANGE_UNITS = /^(?:mm|cm|ct|carats?|inch|inches|k|kt|"|in)$/;

/** The quantity that begins at a token, with ranges ("1-2", "500 to 800") and dimensions ("8 x 6") joined. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  // "a pair of pearls", "a couple of rubies"
  if (/^(?:pair|couple)$/.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.norm === 'of') {
    return { first: at, last: at + 1, low: 2, high: 2, across: null, digits: false };
  }
  const first = singleAt(tokens, at);
  if (first === null) return null;
  const alone: Quantity = {
    first: at,
    last: first.last,
    low: first.value,
    high: first.value,
    across: null,
    digits: first.digits,
  };
  let joinAt = first.last + 1;
  // "1 x 6x4": one stone of six by four; "2.0 mm x 11": eleven stones of two millimetres.
  const times = (index: number): boolean => /^(?:x|×|\*)$/.test(tokens[index]?.norm ?? '');
  if (first.digits && times(joinAt)) {
    const measured = singleAt(tokens, joinAt + 1);
    if (measured !== null && times(measured.last + 1) && singleAt(tokens, measured.last + 2) !== null)
      return alone;
  }
  if (first.digits && RANGE_UNITS.test(tokens[joinAt]?.norm ?? '') && times(joinAt + 1)) {
    const count = singleAt(tokens, joinAt + 2);
    const unitless = count !== null && !RANGE_UNITS.test(tokens[count.last + 1]?.norm ?? '');
    if (unitless && Number.isInteger(count.value) && count.value > first.value * 2) return alone;
  }
  // "6mm x 4mm", "1ct to 2ct": a unit may be said twice.
  if (
    RANGE_UNITS.test(tokens[joinAt]?.norm ?? '') &&
    (tokens[joinAt + 1]?.kind === 'mark' || /^(?:to|x|by)$/.test(tokens[joinAt + 1]?.norm ?? ''))
  ) {
    joinAt += 1;
  }
  // "25 mm tall x 4 mm wide": each side is told by its name.
  if (
    RANGE_UNITS.test(tokens[joinAt]?.norm ?? '') &&
    SIDES.test(tokens[joinAt + 1]?.norm ?? '') &&
    /^(?:x|×|by)$/.test(tokens[joinAt + 2]?.norm ?? '') &&
    tokens.slice(joinAt + 3, joinAt + 6).some(({ norm }) => SIDES.test(norm))
  )
    joinAt += 2;
  let join = tokens[joinAt];
  if (join === undefined) return alone;
  if (/^[$£€]$/.test(tokens[at - 1]?.norm ?? '') && join.norm === 'k') {
    joinAt += 1;
    join = tokens[joinAt];
    if (join === undefined) return alone;
  }
  const secondAt = /^[$£€]$/.test(tokens[joinAt + 1]?.norm ?? '') ? joinAt + 2 : joinAt + 1;
  const second = singleAt(tokens, secondAt);
  if (second === null) return alone;
  if (first.digits && second.digits && /^(?:x|×|\*|by)$/.test(join.norm)) {
    return { ...alone, last: second.last, across: second.value };
  }
  const between = tokens[at - 1]?.norm === 'between' || tokens[at - 2]?.norm === 'between';
  // "two to three thousand": the multiplier is said once.
  const scale = scaleOf(tokens, second.last);
  if (
    scale > 1 &&
    first.value < 100 &&
    first.value * scale < second.value &&
    (join.norm === 'to' || isHyphen(join))
  )
    return { ...alone, last: second.last, low: first.value * scale, high: second.value };
  // "not 1 ct - 1.5 ct" has no range.
  if (tokens[at - 1]?.norm === 'not') return alone;
  const ranged =
    isHyphen(join) || join.norm === 'to' || join.norm === '~' || (between && join.norm === 'and');
  if (ranged && second.value > first.value && first.digits === second.digits) {
    return { ...alone, last: second.last, high: second.value, digits: first.digits };
  }
  return alone;
}
