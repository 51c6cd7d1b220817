import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const arrangements = (prompt: string) => interpret({ prompt }).brief.arrangements ?? [];

describe('a stone inside an outline', () => {
  it.each([
    'an infinity pendant with a sapphire at its crossing',
    'infinity bracelet with a ruby in one loop',
    'infinity ring with an emerald where it crosses',
    'an open heart necklace with a diamond hanging inside',
    'heart outline charm with an opal in the middle',
    'gold heart pendant with a garnet set inside it',
    'un colgante de infinito con un zafiro en el centro',
  ])('%s', (prompt) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.arrangements).toContain('within');
    expect(brief.motifs).not.toContain('Cross');
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    'infinity earrings with diamonds',
    'gold heart pendant with a ruby in the middle',
    'a flower ring with a citrine in the centre',
    'an open heart pendant in silver',
  ])('is not read into: %s', (prompt) => {
    expect(arrangements(prompt)).not.toContain('within');
  });
});
