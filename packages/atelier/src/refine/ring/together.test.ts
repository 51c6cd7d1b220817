import { describe, expect, it } from 'vitest';
import { OPEN_RECIPES } from '../../design/ring/recipes/open.ts';
import { PAIR_RECIPES } from '../../design/ring/recipes/pairs.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { drawnRing } from '../../design/testing/drawn.ts';
import { refineDesign } from '../refineDesign.ts';
import { DERIVED, differences } from '../testing.ts';

const PAIR = drawnRing(PAIR_RECIPES[1], openBrief({ gemstones: ['Sapphire', 'Diamond'] }), 0);
const OPEN = drawnRing(OPEN_RECIPES[0], openBrief(), 0);

function changed(before: typeof PAIR, say: string): { paths: string[]; said: string } {
  const result = refineDesign(before, say);
  if (!result.ok) throw new Error(`${say}: ${JSON.stringify(result.error)}`);
  return {
    paths: differences(before, result.design).filter((path) => !DERIVED.test(path)),
    said: JSON.stringify(result),
  };
}

describe('changes to a ring of two stones', () => {
  it.each([
    ['make the second stone a ruby', /^companion\.stone\./],
    ['make the other stone larger', /^companion\.stone\./],
    ['make the centre stone larger', /^centre\./],
    ['make the second stone emerald cut', /^companion\./],
    ['thinner band', /^band\./],
  ])('%s', (say, only) => {
    const { paths } = changed(PAIR, say);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !only.test(path))).toEqual([]);
  });

  it('lets the two change places', () => {
    const result = refineDesign(PAIR, 'swap the stones');
    expect(result).toMatchObject({
      ok: true,
      design: { centre: PAIR.companion!.stone, companion: { stone: PAIR.centre } },
      notUnderstood: [],
    });
  });

  it('knows the second by its name', () => {
    const { paths } = changed(PAIR, 'make the diamond bigger');
    expect(paths.filter((path) => !/^companion\.stone\./.test(path))).toEqual([]);
    expect(changed(PAIR, 'swap the diamond for an emerald').said).toContain('Second stone');
  });

  it('says which stone it changed', () => {
    expect(changed(PAIR, 'make the second stone a ruby').said).toContain('Second stone');
  });

  it('sets both stones anew when the setting changes', () => {
    const result = refineDesign(PAIR, 'prongs instead of the bezel');
    expect(result).toMatchObject({
      ok: true,
      design: { head: { kind: 'prong' }, companion: { head: { kind: 'prong' } } },
    });
  });

  it.each([
    [PAIR, 'add a halo'],
    [OPEN, 'make it a twisted band'],
  ] as const)('refuses what has no room', (before, say) => {
    expect(refineDesign(before, say)).toMatchObject({ ok: false });
  });

  it('leaves no second stone where all stones are taken away', () => {
    const result = refineDesign(PAIR, 'remove all stones');
    expect(result).toMatchObject({ ok: true, design: { head: null, companion: null } });
  });
});
