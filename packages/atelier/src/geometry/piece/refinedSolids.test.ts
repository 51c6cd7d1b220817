import { describe, expect, it } from 'vitest';
import { refineDesign } from '../../refine/refineDesign.ts';
import { pieceOf } from '../../refine/testing.ts';
import { buildSolids } from '../buildSolids.ts';

/** One a way of wearing; what a refinement leaves must be a piece that can be built. */
const SAMPLE: readonly [prompt: string, say: string][] = [
  ['round diamond stud earrings in platinum', 'lever backs instead, with a halo'],
  ['plain gold hoop earrings, no stones', 'huggies, and add a pearl drop'],
  ['plain silver bangle bracelet, no stones', 'make it a cuff and add blue enamel'],
  ['silver disc pendant engraved "Mia"', 'without the chain'],
  ['silver cufflinks with onyx', 'chain backs, bezel setting'],
  ['nose stud with a tiny diamond', 'hoop instead'],
  ['gold pendant necklace with an emerald', 'add a second chain'],
  ['plain silver chain bracelet, no stones', 'three thin chains please'],
  ['layered gold necklace with a ruby, three chains', 'add one more layer'],
  ['layered gold necklace with a ruby, three chains', 'just one chain'],
];

describe('refined pieces', () => {
  it.each(SAMPLE)('%s: %s', async (prompt, say) => {
    const refined = refineDesign(pieceOf(prompt), say);
    if (!refined.ok) throw new Error(JSON.stringify(refined.error));
    const built = await buildSolids(refined.design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    expect(built.solids.metal.length).toBeGreaterThan(0);
  });
});
