/** Cuts by what they are called, under the nearest of those that are made here (by outline, as the trade groups them). */
export const NEAREST_CUTS = {
  trillions: 'half moons, half-moons, kites, shields, kite cuts, shield cuts',
  trillion: 'half moon, half-moon, kite cut, kite, kite-shaped, shield cut, shield-shaped',
  baguettes: 'trapezoids, trapezes, cadillacs, tapered baguettes, bullets',
  baguette: 'trapezoid, cadillac, bullet cut, tapered baguette',
} as const;
