import { describe, expect, it } from 'vitest';
import { createDesign } from '../../design/createDesign.ts';
import { openBrief } from '../../design/testing/briefs.ts';
import { built } from '../testing/compositions.ts';

describe('heads of screws around a bangle', () => {
  it('are let in flush: what is cut about them is their ground', async () => {
    const brief = openBrief({
      type: 'Bracelet',
      braceletKind: 'bangle',
      arrangements: ['screws'],
      noStones: true,
    });
    const { metal, measures } = await built(createDesign(brief, 1));
    expect(metal).toHaveLength(1);
    expect(metal[0]!.ground!.length).toBeGreaterThan(100);
    expect(measures.some(({ where }) => where === 'screws around the band')).toBe(true);
  });
});
