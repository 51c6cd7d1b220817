import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const alternatives = (prompt: string) => interpret({ prompt }).brief.alternatives ?? null;

describe('second choices', () => {
  it.each([
    ['a diamond ring. Platinum if £4,000 stretches that far, otherwise white gold', ['White Gold']],
    ['ideally platinum but white gold is fine, oval sapphire ring', ['White Gold']],
    ['pearl earrings in gold, silver would do too', ['Silver']],
    ['platinum, or 18k white gold if that is too dear, a plain band', ['18k Gold', 'White Gold']],
    ['a pendant in silver, gold or platinum', ['Yellow Gold', 'Platinum']],
    ['an emerald or a sapphire in a platinum ring', ['Sapphire']],
    ["can't decide between ruby and sapphire for my ring", ['Sapphire']],
  ])('%s', (prompt, names) => {
    expect(new Set(alternatives(prompt))).toEqual(new Set(names));
  });

  it.each([
    'yellow gold ring with a diamond or two',
    'a ring in rose gold and platinum with a ruby and diamonds',
    'two-tone ring, yellow and white gold or platinum',
    'emerald or cushion cut diamond, a ring in silver',
    'silver necklace with pearls, 2 carats or so, and diamonds',
    "she doesn't wear gold or silver, so a platinum ring",
  ])('none: %s', (prompt) => expect(alternatives(prompt)).toBeNull());

  it('are told from the first', () => {
    const { brief, understood } = interpret({ prompt: 'a band in platinum, otherwise palladium' });
    expect(brief.metals).toEqual(['Platinum', 'Palladium']);
    expect(understood).toContainEqual({
      field: 'alternatives',
      value: 'Palladium',
      words: 'platinum, otherwise palladium',
      source: 'words',
    });
  });

  it('of a stone that is not among ours and one that is, the first leads', () => {
    const first = interpret({ prompt: 'moss agate or a teal sapphire in an engagement ring' }).brief;
    expect([first.customGemstone, first.alternatives]).toEqual(['moss agate', ['Sapphire']]);
    const { brief, understood } = interpret({ prompt: 'a ring with an emerald or a moss agate' });
    expect([brief.customGemstone, brief.gemstones, brief.alternatives ?? null]).toEqual([
      null,
      ['Emerald'],
      null,
    ]);
    expect(understood).toContainEqual({
      field: 'alternatives',
      value: 'moss agate',
      words: 'emerald or a moss agate',
      source: 'words',
    });
  });

  it('are none where both are asked for', () => {
    const { brief } = interpret({ prompt: 'moss agate and sapphire ring' });
    expect([brief.customGemstone, brief.gemstones, brief.alternatives ?? null]).toEqual([
      'moss agate',
      ['Sapphire'],
      null,
    ]);
  });
});
