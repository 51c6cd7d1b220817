/** Dimensions as the person prefers them. Designs and contracts measure in millimetres, chains also in inches. */
import { formatNumber } from '../i18n/formats.ts';

export type MeasurementSystem = 'imperial' | 'metric';

/** Exact since 1959 (International yard and pound agreement). */
const MM_PER_INCH = 25.4;
/** Exact: a twentieth of a troy ounce. What the trade of the United States weighs gold in. */
const GRAMS_PER_PENNYWEIGHT = 1.55517384;
/** From here on a tenth of a millimetre says nothing. */
const WHOLE_FROM_MM = 100;
/** Below this a hundredth of an inch is too coarse: 1.4 and 1.5 mm would read the same. */
const FINE_BELOW_MM = 2.54;

/** @param mm in millimetres; shown in inches to a hundredth, or in millimetres to a tenth */
export function formatLength(mm: number, system: MeasurementSystem): string {
  return system === 'metric'
    ? formatNumber(mm, {
        style: 'unit',
        unit: 'millimeter',
        maximumFractionDigits: mm >= WHOLE_FROM_MM ? 0 : 1,
      })
    : formatNumber(mm / MM_PER_INCH, {
        style: 'unit',
        unit: 'inch',
        maximumFractionDigits: mm < FINE_BELOW_MM ? 3 : 2,
      });
}

/** @param inches as chains and bracelets are ordered */
export const formatInches = (inches: number, system: MeasurementSystem): string =>
  formatLength(inches * MM_PER_INCH, system);

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
/** "2 mm", "8.1 × 6 mm", "0.1 to 0.2 mm", and «0.1 a 0.2 mm» in Spanish. */
const MILLIMETRES = new RegExp(`${NUMBER}(?:( × | x | to | a |-)${NUMBER})? mm\\b`, 'g');
/** "18 inches", «18 pulgadas», and "18 in" where no word follows that would make it "18 in gold". */
const INCHES = new RegExp(`${NUMBER} (?:inch(?:es)?\\b|pulgadas?\\b|in(?=$|[.,;)]| ->| long\\b))`, 'g');
const GRAMS = new RegExp(`${NUMBER} g\\b`, 'g');

const joined = (between: string) => (between === ' x ' ? ' × ' : between);

/** As precise as it was said: a check judges by hundredths of a millimetre. */
const asSaid = (value: string) =>
  formatNumber(Number(value), { style: 'unit', unit: 'millimeter', maximumFractionDigits: 2 });

function sizes(first: string, between: string | undefined, second: string | undefined, inInches: boolean) {
  const one = (value: string) => (inInches ? formatLength(Number(value), 'imperial') : asSaid(value));
  if (between === undefined || second === undefined) return one(first);
  // The unit stands once, after the last of them.
  return `${one(first).replace(/\s*\D+$/, '')}${joined(between)}${one(second)}`;
}

/**
 * Sentences of the design engine, which measures in millimetres and grams (chains in inches), as the person measures.
 * Gold is weighed in pennyweights by those who measure in inches; the grams stay beside them.
 */
export function inMeasuresOf(text: string, system: MeasurementSystem): string {
  const imperial = system === 'imperial';
  // Each of the three leaves alone what the others write.
  return text.replace(
    new RegExp(`${MILLIMETRES.source}|${INCHES.source}|${GRAMS.source}`, 'g'),
    (said, mm?: string, between?: string, secondMm?: string, inches?: string, grams?: string) => {
      if (mm !== undefined) return sizes(mm, between, secondMm, imperial);
      if (inches !== undefined) return formatInches(Number(inches), system);
      if (grams === undefined) return said;
      const metric = formatNumber(Number(grams), { style: 'unit', unit: 'gram', maximumFractionDigits: 1 });
      if (!imperial) return metric;
      const pennyweights = Number(grams) / GRAMS_PER_PENNYWEIGHT;
      return `${formatNumber(pennyweights, { maximumFractionDigits: 1 })} dwt (${metric})`;
    },
  );
}
