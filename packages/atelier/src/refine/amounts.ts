import type { Step } from './change.ts';

/** How strongly a comparative is meant: "slightly" half of the usual, "much" twice. */
export function strengthOf(plain: string): number {
  if (
    /\b(?:slight(?:ly)?|(?:a )?(?:wee |tiny |little )?bit|a little|a touch|a tad|a hair|a smidge\w*|marginally|subtly|fraction|somewhat|touch)\b/.test(
      plain,
    )
  )
    return 0.5;
  if (
    /\b(?:much|a lot|lots|far|way|significantly|considerably|substantially|really|very|super|loads|dramatically|drastically|massively|even)\b/.test(
      plain,
    )
  )
    return 2;
  return 1;
}

const PARTS: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5 };

/** "By a third", "a quarter longer": the share of itself that a measure gains or loses; null where none is said. */
export function partIn(plain: string, up: boolean | null): Step | null {
  if (up === null) return null;
  const said =
    /\bby (?:about |around |roughly )?(?:an? |one )?(half|third|quarter|fifth)\b(?! (?:of|an?|inch|carat))|\b(?:an?|one) (third|quarter|fifth) (?:\w+er|less|more|off)\b/.exec(
      plain,
    );
  const part = PARTS[said?.[1] ?? said?.[2] ?? ''];
  return part === undefined ? null : { kind: 'times', share: up ? 1 + part : 1 - part };
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?|\.\d+|half|a quarter)`;
const value = (text: string): number =>
  text === 'half' ? 0.5 : text === 'a quarter' ? 0.25 : Number(text.replace(',', '.'));

/**
 * The step that a clause asks of a measure, in the direction of the comparative.
 * @param up true for more, false for less, null when only a value can be meant
 * @param usual the share by which an unqualified comparative goes
 * @param unit what the number must be followed by
 */
export function stepIn(plain: string, up: boolean | null, usual: number, unit: 'mm' | 'ct'): Step | null {
  const units = unit === 'mm' ? '(?:mm|millimet(?:er|re)s?)' : '(?:ct|cts|carats?)';
  const part = partIn(plain, up);
  if (part !== null) return part;
  const sign = up === false ? -1 : 1;
  const by = new RegExp(`\\bby (?:about |around |roughly )?${NUMBER}(?: a| of a)? ?-?${units}(?![a-z])`).exec(
    plain,
  );
  if (by !== null && up !== null) return { kind: 'by', amount: sign * value(by[1]!) };
  const comparative = new RegExp(
    `(?:^|[^\\d.])${NUMBER}(?: a| of a)? ?-?${units} (?:thinner|thicker|wider|narrower|slimmer|broader|bigger|larger|smaller|higher|lower|taller|more|less)`,
  ).exec(plain);
  if (comparative !== null && up !== null) return { kind: 'by', amount: sign * value(comparative[1]!) };
  const percent = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/.exec(plain);
  if (percent !== null && up !== null) {
    const share = Number(percent[1]) / 100;
    return { kind: 'times', share: up ? 1 + share : Math.max(0.05, 1 - share) };
  }
  const to = new RegExp(`(?:^|[^\\d.])${NUMBER}(?: a| of a)? ?-?${units}(?![a-z])`).exec(plain);
  if (to !== null) return { kind: 'to', value: value(to[1]!) };
  if (/\b(?:twice|double)\b/.test(plain) && up !== false) return { kind: 'times', share: 2 };
  if (/\b(?:half (?:the|as|its)|halve)\b/.test(plain)) return { kind: 'times', share: 0.5 };
  if (up === null) return null;
  const strength = strengthOf(plain);
  return { kind: 'times', share: up ? 1 + usual * strength : 1 / (1 + usual * strength) };
}
