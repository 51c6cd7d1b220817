import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('beads that are knotted', () => {
  it.each([
    'tassel necklace, labradorite beads knotted on grey silk',
    'necklace of beads of jade hand knotted with a tassel',
    'long necklace with a pendant, jasper beads hand-knotted',
  ])('are a strand, whatever hangs from it: %s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.arrangements).toContain('strand');
    expect(brief.customGemstone).not.toBeNull();
    expect(notUnderstood).toEqual([]);
  });

  it('are none where they only hang', () =>
    expect(
      interpret({ prompt: 'necklace with a tassel of labradorite beads' }).brief.arrangements ?? [],
    ).not.toContain('strand'));
});
