import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const brief = (prompt: string) => interpret({ prompt }).brief;

describe('one figure on either side of another', () => {
  it.each([
    ['gold necklace with a lotus in the middle and swans on either side', ['lotus', 'swan']],
    ['necklace, elephants on each side of a crown, silver', ['crown', 'elephant']],
    ['a sun flanked by two lions, necklace in gold', ['sun', 'lion']],
    ['necklace of peacocks flanking Lakshmi', ['lakshmi', 'peacock']],
  ] as const)('%s', (prompt, figures) => {
    expect(brief(prompt)).toMatchObject({ figures, arrangements: expect.arrayContaining(['flanked']) });
  });

  it.each(['gold necklace with a lotus and a swan', 'necklace with a swan, engraved on both sides'])(
    '%s: is none',
    (prompt) => {
      expect(brief(prompt).arrangements ?? []).not.toContain('flanked');
    },
  );
});

describe('stones in the plural that hang below', () => {
  it.each([
    'gold necklace with a sun and garnets hanging below',
    'brooch of a swan with small pearls hanging underneath',
    'necklace with Lakshmi and little rubies dangling at the bottom',
  ])('%s: a row of them', (prompt) => {
    expect(brief(prompt)).toMatchObject({ hangs: null, arrangements: expect.arrayContaining(['fringe']) });
  });

  it.each(['gold necklace with a moon and a pearl hanging below', 'moon earrings with pearls hanging below'])(
    '%s: one of it on each',
    (prompt) => {
      expect(brief(prompt).hangs).not.toBeNull();
      expect(brief(prompt).arrangements ?? []).not.toContain('fringe');
    },
  );
});
