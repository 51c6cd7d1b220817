import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { type Design, isRing } from '../../design/document.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { buildSolids } from '../buildSolids.ts';
import type { Solids } from '../solids.ts';

const SEEDS = 60;

/** The first tiara of the seeds that is composed so and whose middle shows the form. */
function tiaraOf(motif: 'Floral' | 'Wing', form: string, composition: string): Design {
  for (let seed = 0; seed < SEEDS; seed++) {
    const design = createDesign(openBrief({ type: 'Tiara', motifs: [motif] }), seed);
    if (isRing(design) || design.composition !== composition) continue;
    const main = design.ornaments.find(({ slot }) => slot === 'main')?.ornament;
    if (main?.kind === 'motif' && main.form === form) return design;
  }
  throw new Error(`no ${composition} with ${form} in ${SEEDS} seeds`);
}

async function built(design: Design): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

/** How far ornaments reach to the left and right of the middle, and how high, mm: what is over the band. */
function spread({ metal }: Solids): { left: number; right: number; leftTop: number; rightTop: number } {
  const found = { left: 0, right: 0, leftTop: 0, rightTop: 0 };
  for (const { mesh } of metal) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x, z] = [mesh.positions[i]!, mesh.positions[i + 2]!];
      if (z < 4) continue;
      const side = x < 0 ? 'left' : 'right';
      found[side] = Math.max(found[side], Math.abs(x));
      found[`${side}Top`] = Math.max(found[`${side}Top`], z);
    }
  }
  return found;
}

describe('a tiara of figures that lean', () => {
  it.each([
    ['Floral', 'branch', 'tiara-single'],
    ['Floral', 'branch', 'tiara-trio'],
    ['Wing', 'feather', 'tiara-single'],
  ] as const)('%s %s, %s: is alike on both sides', async (motif, form, composition) => {
    const { left, right, leftTop, rightTop } = spread(await built(tiaraOf(motif, form, composition)));
    expect(left).toBeGreaterThan(15);
    expect(right / left).toBeCloseTo(1, 1);
    expect(rightTop / leftTop).toBeCloseTo(1, 1);
  });

  it('goes on with the figure that it began with', () => {
    const design = tiaraOf('Floral', 'branch', 'tiara-line');
    if (isRing(design)) throw new Error('a ring');
    const forms = design.ornaments.map(({ ornament }) => (ornament.kind === 'motif' ? ornament.form : ''));
    expect(forms.length).toBeGreaterThan(3);
    expect(new Set(forms)).toEqual(new Set(['branch']));
  });
});
