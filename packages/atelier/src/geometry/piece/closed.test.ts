/** Chains are closed: links run from the clasp past all that stands on them and back. */
import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, isRing } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import type { MetalPart, Solids } from '../solids.ts';

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

const BINS = 720;

/** Of the way about the wrist, the share over which the metal of these parts is seen, and the widest break, degrees. */
function around(parts: readonly MetalPart[]): { share: number; breakDegrees: number } {
  const seen = new Set<number>();
  for (const { mesh } of parts)
    for (let i = 0; i < mesh.indices.length; i += 3) {
      // Each triangle from its lowest to its highest bearing.
      const bins = [0, 1, 2].map((k) => {
        const at = 3 * mesh.indices[i + k]!;
        const angle = Math.atan2(mesh.positions[at + 1]!, mesh.positions[at]!);
        return Math.floor(((angle + Math.PI) / (2 * Math.PI)) * BINS) % BINS;
      });
      const [low, high] = [Math.min(...bins), Math.max(...bins)];
      if (high - low < BINS / 2) for (let bin = low; bin <= high; bin++) seen.add(bin);
    }
  let longest = 0;
  let run = 0;
  for (let bin = 0; bin < 2 * BINS; bin++) {
    run = seen.has(bin % BINS) ? 0 : run + 1;
    longest = Math.max(longest, Math.min(run, BINS));
  }
  return { share: seen.size / BINS, breakDegrees: (longest / BINS) * 360 };
}

type Chained = Pick<Brief, 'chainKind' | 'bandWidthMm'> & { readonly type: 'Bracelet' | 'Anklet' };

const designsOf = (wish: Chained, seeds: number): Design[] =>
  Array.from({ length: seeds }, (_, seed) =>
    createDesign(openBrief({ ...wish, gemstones: ['Diamond'], arrangements: ['stations'] }), seed),
  );

const WIDE: readonly Chained[] = [
  { type: 'Bracelet', chainKind: 'cuban', bandWidthMm: 10 },
  { type: 'Bracelet', chainKind: 'byzantine', bandWidthMm: 8 },
  { type: 'Bracelet', chainKind: 'paperclip', bandWidthMm: 6 },
  { type: 'Anklet', chainKind: 'rope', bandWidthMm: 6 },
  { type: 'Anklet', chainKind: 'figaro', bandWidthMm: 9 },
];

describe('a chain with stations about wrist or ankle', () => {
  it.each(WIDE)('is chain from clasp to clasp, however wide its links: %o', async (wish) => {
    for (const design of designsOf(wish, 1)) {
      const { metal } = await built(design);
      expect(metal.some(({ name }) => name === 'clasp')).toBe(true);
      expect(around(metal).breakDegrees).toBeLessThan(3);
      expect(around(metal.filter(({ name }) => name === 'chain')).share).toBeGreaterThan(0.5);
    }
  });

  it('keeps the links and the width that were told, and at least one station', () => {
    for (const wish of WIDE)
      for (const design of designsOf(wish, 4)) {
        if (isRing(design) || design.carrier.kind !== 'chain') throw new Error('no chain');
        expect(design.carrier.chain.widthMm).toBeCloseTo(wish.bandWidthMm!, 1);
        expect(design.ornaments.length).toBeGreaterThan(0);
      }
  });

  it('tells of stations that its links leave no room for', () => {
    const design = createDesign(
      openBrief({
        type: 'Bracelet',
        chainKind: 'cuban',
        bandWidthMm: 10,
        gemstones: ['Ruby'],
        stoneCount: 7,
        arrangements: ['stations'],
      }),
      0,
    );
    expect(design.provenance.adjustments.join(' ')).toMatch(/leave room for \d stations?, not 7/);
  });
});
