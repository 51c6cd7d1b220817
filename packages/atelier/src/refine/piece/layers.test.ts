import type { Brief } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { createDesign, type Design } from '../../design/index.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { refineDesign } from '../refineDesign.ts';

const made = (brief: Partial<Brief>, seed = 0): Design => createDesign(openBrief(brief), seed);
const PENDANT = (): Design => {
  for (let seed = 0; seed < 20; seed++) {
    const design = made({ type: 'Necklace', gemstones: ['Emerald'] }, seed);
    if (design.composition === 'pendant-necklace') return design;
  }
  throw new Error('no pendant necklace in 20 seeds');
};
const LAYERED = (): Design =>
  made({ type: 'Necklace', arrangements: ['layered'], gemstones: ['Ruby'], rows: 3 });
const BRACELET = (): Design => made({ type: 'Bracelet', arrangements: ['chain'], noStones: true });

const refined = (design: Design, instruction: string): Design => {
  const result = refineDesign(design, instruction);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.design;
};
const chainsIn = (design: Design): number[] => {
  if (!('carrier' in design) || design.carrier.kind !== 'chain') throw new Error('a piece on a chain');
  const { lengthMm, layers = [] } = design.carrier;
  return [lengthMm, ...layers.map((layer) => layer.lengthMm)];
};

describe('chains worn together', () => {
  it.each([
    ['add a second chain', PENDANT, 2],
    ['can you add another chain above it', PENDANT, 2],
    ['make it layered', PENDANT, 2],
    ['make it a double chain', BRACELET, 2],
    ['I would like three layers', PENDANT, 3],
    ['three thin chains please', BRACELET, 3],
    ['add one more layer', LAYERED, 4],
    ['just one chain', LAYERED, 1],
    ['only a single chain please', LAYERED, 1],
    ['take away the third chain', LAYERED, 2],
  ] as const)('%s', (instruction, design, count) => {
    const before = design();
    const after = refined(before, instruction);
    expect(chainsIn(after)).toHaveLength(count);
    expect(new Set(chainsIn(after)).size).toBe(count);
  });

  it('leave the stone where it hangs', () => {
    const main = (design: Design) =>
      'ornaments' in design ? design.ornaments.filter(({ slot }) => slot === 'main') : [];
    const single = refined(LAYERED(), 'just one chain');
    expect(main(single)).toHaveLength(1);
    expect(main(single)[0]!.layer).toBeUndefined();
    expect(main(refined(PENDANT(), 'add a second chain'))).toEqual(main(PENDANT()));
  });

  it('keep their distance when the length changes', () => {
    const before = chainsIn(LAYERED());
    const after = chainsIn(refined(LAYERED(), 'make it 2 inches longer'));
    after.forEach((lengthMm, i) => {
      expect(lengthMm - before[i]!).toBeCloseTo(50.8, 0);
    });
  });

  it('all become of the metal that is asked for', () => {
    const { alloys } = refined(LAYERED(), 'in platinum instead') as { alloys: { metal: string }[] };
    expect(alloys.map(({ metal }) => metal)).toEqual(['Platinum']);
  });

  it('"another chain" alone is one in the place of this', () => {
    expect(chainsIn(refined(PENDANT(), 'a different chain'))).toHaveLength(1);
  });
});
