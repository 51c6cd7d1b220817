/**
 * How sizes and weights of a piece that does not exist yet may be said. A bare decimal carat must be true to its
 * last place (FTC, "In the Loupe"), so everything here says "about".
 */

/** "about 2.8 g". @param grams at least 0 */
export function aboutGrams(grams: number): string {
  return `about ${grams < 10 ? Number(grams.toFixed(1)) : Math.round(grams)} g`;
}

/** "about 1.5 ct"; two figures below a carat, one decimal to ten, none above. */
export function aboutCarats(carats: number): string {
  const figures = carats < 1 ? Number(carats.toPrecision(carats < 0.1 ? 1 : 2)) : roundAbove(carats);
  return `about ${figures} ct`;
}

function roundAbove(carats: number): number {
  return carats < 10 ? Number(carats.toFixed(1)) : Math.round(carats);
}

/** "6.5 mm" or "8.2 x 6.1 mm". */
export function stoneSize(lengthMm: number, widthMm: number): string {
  const [length, width] = [lengthMm, widthMm].map((value) => Number(value.toFixed(1)));
  return length === width ? `${length} mm` : `${length} × ${width} mm`;
}
