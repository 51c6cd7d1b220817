import { ENGRAVING_MAX_LENGTH, wornRingSchema } from '@filigree/contracts';
import type { resolve } from '../resolve.ts';
import type { LinesOfWearers } from './told-letters.ts';

/** Completes the brief of two rings by the line that is cut into each. */
export function withLinesOfWearers<Told extends ReturnType<typeof resolve>>(
  told: Told,
  lines: LinesOfWearers | null,
): Told {
  const { brief } = told;
  const arePair = brief.setTypes?.length === 2 && brief.setTypes.every((type) => type === 'Ring');
  if (lines === null || !arePair) return told;
  const rings =
    brief.eachRing ?? lines.map(({ wearer }) => wornRingSchema.parse({ ...brief, ringSize: null, wearer }));
  return {
    ...told,
    brief: {
      ...brief,
      eachRing: rings.map((ring) => ({
        ...ring,
        engraving:
          lines.find(({ wearer }) => wearer === ring.wearer)?.line.slice(0, ENGRAVING_MAX_LENGTH) ??
          ring.engraving,
      })),
    },
  };
}
