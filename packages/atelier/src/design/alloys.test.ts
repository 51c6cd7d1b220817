import { describe, expect, it } from 'vitest';
import { interpret } from '../brief/index.ts';
import { resolveAlloys } from './alloys.ts';
import { createDesign } from './createDesign.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('metal nobody named', () => {
  it('is the first that was not ruled out', () => {
    const { alloys } = resolveAlloys(briefOf('a ring, no silver'), ['Silver', 'Platinum']);
    expect(alloys).toMatchObject([{ id: 'main', metal: 'Platinum', family: 'platinum' }]);
  });

  it('is blackened silver where black leads, and white gold where silver is ruled out', () => {
    const preferred = ['Black Rhodium', 'Silver'] as const;
    expect(resolveAlloys(briefOf('a ring'), preferred).alloys).toMatchObject([
      { family: 'silver', plating: 'black-rhodium' },
    ]);
    expect(resolveAlloys(briefOf('a ring, no silver'), preferred).alloys).toMatchObject([
      { family: 'gold', colour: 'white', plating: 'black-rhodium' },
    ]);
    expect(resolveAlloys(briefOf('a ring, no black rhodium'), preferred).alloys).toMatchObject([
      { family: 'silver', plating: 'none' },
    ]);
  });

  it.each(['gothic ring', 'dark gothic pendant', 'goth earrings'])('is dark for "%s"', (prompt) => {
    for (const seed of [1, 2, 3, 4])
      expect(createDesign(briefOf(prompt), seed).alloys[0].plating).toBe('black-rhodium');
  });

  it.each([
    'bridal choker kundan style with pearls',
    'bridal temple jewellery necklace',
    'bridal jhumka earrings',
    'art deco polki earrings',
  ])('is the fine gold of the work for "%s"', (prompt) => {
    expect(createDesign(briefOf(prompt), 1).alloys[0].metal).toBe('22k Gold');
  });

  it.each([
    ['bridal earrings', 'Platinum'],
    ['bridal celtic knot earrings', 'Platinum'],
    ['kundan bridal choker in silver', 'Silver'],
    ['18k gold kundan choker', '18k Gold'],
  ])('of "%s" is %s', (prompt, metal) => {
    expect(createDesign(briefOf(prompt), 1).alloys[0].metal).toBe(metal);
  });

  it('is as fine as the work where only gold was said', () => {
    expect(createDesign(briefOf('gold kundan choker'), 1).alloys[0]).toMatchObject({
      karat: 22,
      colour: 'yellow',
    });
  });

  it('stays as it was named', () => {
    expect(createDesign(briefOf('gothic ring in rose gold'), 1).alloys).toMatchObject([
      { metal: 'Rose Gold', plating: 'none' },
    ]);
  });
});
