/** Dimensions as the person prefers them. Designs and contracts measure in millimetres, chains also in inches. */
import { formatNumber } from '../i18n/formats.ts';

export type MeasurementSystem = 'imperial' | 'metric';

/** Exact since 1959 (International yard and pound agreement). */
const MM_PER_INCH = 25.4;
/** From here on a tenth of a millimetre says nothing. */
const WHOLE_FROM_MM = 100;

/** @param mm in millimetres; shown in inches to a hundredth, or in millimetres to a tenth */
export function formatLength(mm: number, system: MeasurementSystem): string {
  return system === 'metric'
    ? formatNumber(mm, {
        style: 'unit',
        unit: 'millimeter',
        maximumFractionDigits: mm >= WHOLE_FROM_MM ? 0 : 1,
      })
    : formatNumber(mm / MM_PER_INCH, { style: 'unit', unit: 'inch', maximumFractionDigits: 2 });
}

/** @param inches as chains and bracelets are ordered */
export const formatInches = (inches: number, system: MeasurementSystem): string =>
  formatLength(inches * MM_PER_INCH, system);
