/** Refinements of halos of two stones. */
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { ringOf } from '../design/testing/ring.ts';
import { refineDesign } from './refineDesign.ts';

const HALO = createDesign(
  openBrief({ type: 'Ring', gemstones: ['Amethyst', 'Emerald', 'Diamond'], setting: 'Halo' }),
  0,
);

const haloAfter = (words: string) => {
  const refined = refineDesign(HALO, words);
  if (!refined.ok) throw new Error(JSON.stringify(refined.error));
  return ringOf(refined.design).halo;
};

describe('a halo of two stones', () => {
  it('changes the one that is meant', () => {
    expect(
      haloAfter('rubies instead of the emeralds in the halo')?.inTurn?.map((kind) => kind.gemstone),
    ).toEqual(['Ruby', 'Diamond']);
  });

  it('becomes one of one stone', () => {
    const halo = haloAfter('no emeralds');
    expect(halo).toMatchObject({ stone: { gemstone: 'Diamond' } });
    expect(halo?.inTurn).toBeUndefined();
    const blue = haloAfter('make the halo sapphires');
    expect(blue).toMatchObject({ stone: { gemstone: 'Sapphire' } });
    expect(blue?.inTurn).toBeUndefined();
  });
});
