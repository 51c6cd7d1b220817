import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { createDesign } from '../design/createDesign.ts';
import { isRing, type SoleDesign } from '../design/document.ts';
import { buildSolids } from '../geometry/index.ts';
import { checkDesign } from './index.ts';

const sketches = (prompt: string): SoleDesign[] => {
  const { brief } = interpret({ prompt });
  return [0, 1, 2, 3].map((seed) => createDesign(brief, seed) as SoleDesign);
};

/** What the front is and the stone in it. */
function frontOf(design: SoleDesign): string {
  const ornament = isRing(design)
    ? 'ornament' in design.shoulders
      ? design.shoulders.ornament
      : null
    : design.ornaments.find(({ slot }) => slot === 'main')?.ornament;
  if (ornament?.kind === 'motif') return `${ornament.form} ${ornament.centre?.gemstone}`;
  if (ornament?.kind !== 'emblem') return 'another';
  const stone = ornament.stone ?? ornament.groups?.[0]?.stone;
  return `${ornament.form} ${stone?.gemstone}`;
}

describe('a stone inside an outline', () => {
  it.each([
    ['an infinity pendant with a sapphire at its crossing', /^infinity-(?:crossing|loop) Sapphire$/],
    ['infinity ring with an emerald where it crosses', /^infinity-(?:crossing|loop) Emerald$/],
    ['open heart pendant with a ruby hanging inside', /^heart-(?:drop|cradle|side) Ruby$/],
    ['a trinity knot pendant with a garnet in the middle', /^triquetra Garnet$/],
  ])('%s: in every sketch, held by metal', async (prompt, front) => {
    for (const design of sketches(prompt)) {
      expect(frontOf(design)).toMatch(front);
      const built = await buildSolids(design);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { findings } = checkDesign(design, built.solids);
      expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
    }
  });

  it('is of a kind that nobody draws who did not ask', () => {
    for (const design of sketches('open heart pendant in yellow gold'))
      expect(frontOf(design)).not.toMatch(/^heart-(?:drop|cradle|side)/);
  });
});
