import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const each = (prompt: string) =>
  interpret({ prompt }).brief.eachRing?.map(({ metals, wearer }) => [wearer, ...metals]) ?? null;

describe('two pieces of which each has its own metal', () => {
  it.each([
    ['wedding bands, one in platinum, one in rose gold', 'Platinum', 'Rose Gold'],
    ['two plain wedding bands, one white gold, the other yellow', 'White Gold', 'Yellow Gold'],
    ['two rings, one silver one gold', 'Silver', 'Yellow Gold'],
    ['two bangles, one rose gold, one yellow gold', 'Rose Gold', 'Yellow Gold'],
    ['wedding bands for us, the first in silver, the second in titanium', 'Silver', 'Titanium'],
    ['two bracelets for best friends, one in silver and another in gold', 'Silver', 'Yellow Gold'],
  ])('%s', (prompt, first, second) =>
    expect(each(prompt)).toEqual([
      ['hers', first],
      ['his', second],
    ]),
  );

  it('for two men, and with a karat that is said of both', () => {
    expect(
      each(
        "We're both men. Two bands that don't match, one blackened silver and one yellow gold, rope pattern",
      ),
    ).toEqual([
      ['his', 'Black Rhodium', 'Silver'],
      ['his', 'Yellow Gold'],
    ]);
    expect(each('pair of wedding rings 18k, one white gold and the other rose gold')).toEqual([
      ['hers', '18k Gold', 'White Gold'],
      ['his', '18k Gold', 'Rose Gold'],
    ]);
  });

  it.each([
    'two wedding bands, two tone, yellow gold and platinum',
    'wedding bands, one half silver and the other half gold',
    'wedding rings with one row of platinum and one row of gold',
    'one ring in yellow gold and platinum',
  ])('not: %s', (prompt) => expect(each(prompt)).toBeNull());
});
