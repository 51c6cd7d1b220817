import type { Gem } from '../stones/placing.ts';
import { clamp } from '../vec.ts';

/** Diameter of `petals` round stones that just ring the centre stone with a light gap between them. */
export function clusterPetalMm(gem: Gem, petals: number): number {
  const mean = (gem.widthMm + gem.lengthMm) / 4;
  const s = Math.sin(Math.PI / petals);
  // Centres on radius mean + 0.22 + d/2, neighbours d + 0.12 apart.
  return clamp((2 * s * (mean + 0.22) - 0.12) / (1 - s), 0.9, gem.widthMm * 0.6);
}
