import { describe, expect, it } from 'vitest';
import { interpret } from '../../brief/index.ts';
import { createDesign } from '../createDesign.ts';

describe('straight stones in steps down the shoulders', () => {
  const { brief } = interpret({
    prompt: 'platinum ring, a rectangular aquamarine and little stepped diamonds on both sides, geometric',
  });

  it.each(Array.from({ length: 8 }, (_, at) => 500 + at))(
    'stand beside a bare centre, with no motif and no wreath of round stones: seed %i',
    (seed) => {
      const ring = createDesign(brief, seed);
      expect(ring).toMatchObject({ shoulders: { kind: 'steps', stone: { cut: 'Baguette' } }, halo: null });
      expect('head' in ring && ring.head?.kind).not.toBe('cluster');
    },
  );
});
