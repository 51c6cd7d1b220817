/**
 * Ring sizes in the three usual systems, after the formulas of Wikipedia "Ring size" and ringsizely.com:
 * US inner diameter = 11.63 + 0.8128 x size mm; EU (ISO 8653) = inner circumference in mm; UK letter i (A = 0)
 * has the circumference 37.5 + 1.25 i mm, half letters 0.625 more.
 */
const US_ZERO_DIAMETER_MM = 11.63;
const US_STEP_MM = 0.8128;
const UK_A_CIRCUMFERENCE_MM = 37.5;
const UK_STEP_MM = 1.25;

/** Charts are marked in quarters; finer differences come from the rounding of the systems themselves. */
const toQuarter = (us: number): number => Math.round(us * 4) / 4;

/** EU charts name the nearest half US size. @param euSize the inner circumference in mm @returns US size */
export function usFromEu(euSize: number): number {
  return Math.round(((euSize / Math.PI - US_ZERO_DIAMETER_MM) / US_STEP_MM) * 2) / 2;
}

/** @param circumferenceMm inner circumference @returns US size */
function usFromCircumference(circumferenceMm: number): number {
  return toQuarter((circumferenceMm / Math.PI - US_ZERO_DIAMETER_MM) / US_STEP_MM);
}

/** @param diameterMm inner diameter @returns US size, to the nearest half as charts have it */
export function usFromDiameter(diameterMm: number): number {
  return Math.round(((diameterMm - US_ZERO_DIAMETER_MM) / US_STEP_MM) * 2) / 2;
}

/** @param letter A to Z @param half "N½" @param beyond steps past Z ("Z+2") */
export function usFromUk(letter: string, half: boolean, beyond: number): number {
  const index = letter.toUpperCase().charCodeAt(0) - 65 + beyond + (half ? 0.5 : 0);
  return usFromCircumference(UK_A_CIRCUMFERENCE_MM + UK_STEP_MM * index);
}

export const US_SIZES = { min: 0, max: 16 } as const;
/** Inner diameter of the largest size made. */
export const LARGEST_DIAMETER_MM = 24;
export const EU_SIZES = { min: 37, max: 78 } as const;
