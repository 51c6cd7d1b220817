import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { buildSolids } from '../geometry/buildSolids.ts';
import { checkDesign } from './index.ts';

describe('dome rings', () => {
  it.each([
    ['smooth', {}, 0],
    ['ribbed', {}, 1],
    ['paved', { setting: 'Pave' as const }, 1],
  ])('can be cast: %s', async (_, changes, seed) => {
    const design = createDesign(openBrief({ type: 'Ring', bandProfile: 'bombe', ...changes }), seed);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { findings } = checkDesign(design, built.solids);
    expect(findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  });
});
