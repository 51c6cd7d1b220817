import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('a bird on a twig', () => {
  it.each([
    'silver brooch, a bird on a branch',
    'pendant of a sparrow perched on a thin branch',
    'a songbird sitting on its twig, rose gold brooch',
    'a branch with a little bird sitting on it, gold pendant',
    'brooch of a wren that is resting up on a twig',
  ])('is one figure: %s', (prompt) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.figures).toEqual(['bird-on-branch']);
    expect(notUnderstood).toEqual([]);
  });

  it('tells the kind of bird that is not modelled', () => {
    const { brief, notUnderstood } = read('a robin sitting on a twig, silver brooch');
    expect(brief.figures).toEqual(['bird-on-branch']);
    expect(brief.otherFigures).toEqual([{ name: 'robin', as: 'bird-on-branch' }]);
    expect(notUnderstood).toEqual([]);
  });

  it('is none where the two were named each for itself', () => {
    expect(read('silver pendant with a bird and an olive branch').brief.figures).toEqual([
      'swallow',
      'branch',
    ]);
  });
});

describe('one figure and several of another', () => {
  it.each([
    ['silver pendant, one starfish with two shells', ['starfish', 'scallop-shell'], 2],
    ['brooch shaped like a starfish with two small shells beside it', ['starfish', 'scallop-shell'], 2],
    ['a single bee and three daisies, gold charm', ['bee', 'daisy'], 3],
    ['gold brooch: a lighthouse between two anchors', ['lighthouse', 'anchor'], null],
  ] as const)('stand together: %s', (prompt, figures, count) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief.figures).toEqual(figures);
    expect(brief.arrangements).toEqual(['flanked']);
    expect(brief.figureCount ?? null).toBe(count);
    expect(notUnderstood).toEqual([]);
  });

  it.each(['brooch with a cat and a mouse', 'a pendant with bees and daisies'])(
    'is not said in: %s',
    (prompt) => expect(read(prompt).brief.arrangements ?? []).not.toContain('flanked'),
  );
});
