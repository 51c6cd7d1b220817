import type { Gem } from '../stones/placing.ts';
import { clamp } from '../vec.ts';

/** The largest of small stones about one, and of stones that are as much as it, as a share of its width. */
const LARGEST_SHARE = { small: 0.6, alike: 1.5 } as const;

/**
 * Diameter of `petals` round stones that just ring the centre stone with a light gap between them. `size`: small about a
 * large one, or each as much as the one in the middle.
 */
export function clusterPetalMm(gem: Gem, petals: number, size: keyof typeof LARGEST_SHARE = 'small'): number {
  const mean = (gem.widthMm + gem.lengthMm) / 4;
  const s = Math.sin(Math.PI / petals);
  // Centres on radius mean + 0.22 + d/2, neighbours d + 0.12 apart.
  return clamp((2 * s * (mean + 0.22) - 0.12) / (1 - s), 0.9, gem.widthMm * LARGEST_SHARE[size]);
}
