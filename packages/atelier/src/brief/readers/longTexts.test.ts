/** What long and chatty texts say beside their wish. */
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('what is told beside a wish', () => {
  it.each([
    ["Not another heart. Every year it's a heart. A plain silver cuff", { motifs: [] }],
    ['Charm bracelet, no wait, just the charm, I have the bracelet. Silver.', { type: 'Charm' }],
    ['a ring, silver, my gran’s eyes were grey', { motifs: [], recipient: null }],
    ["Grandad's regiment had a badge. Cufflinks for my brother", { recipient: 'brother' }],
    ["a ring like my mother's but simple", { recipient: null }],
    ['a ring for dad, hands like shovels, size 13', { figures: null }],
    [
      "white gold drops, I'd sooner die than wear silver",
      { metals: ['White Gold'], excludedMetals: ['Silver'] },
    ],
    ['Cameos are too old fashioned. A locket, gold', { era: null }],
    ["a pearl strand, she's old school", { era: null }],
    ['My daughter turns 18 on the 3rd. Opal pendant, pear shaped', { stoneCut: 'Pear' }],
    ["I'm not fussed about diamonds, a sapphire ring", { gemstones: ['Sapphire'] }],
  ])('%s', (prompt, brief) => expect(read(prompt).brief).toMatchObject(brief));

  it.each([
    ['a halo ring but not if it pushes it over $1500', { min: null, max: 1500 }],
    ['a halo ring, over $1500', { min: 1500, max: null }],
  ])('%s', (prompt, budget) => expect(read(prompt).brief.budget).toEqual(budget));

  it.each([
    ['a bracelet for a wrist of 15 cm, so 17 cm', 6.69],
    ['a bracelet for a wrist of 15 cm', 5.91],
  ])('%s', (prompt, lengthIn) => expect(read(prompt).brief.lengthIn).toBe(lengthIn));

  it('rather the one than the other', () => {
    const { proportions } = read("silver bracelet, I'd rather it be delicate than ornate").brief;
    expect(proportions).toMatchObject({ presence: 'delicate' });
    expect(proportions.ornament).not.toBe('ornate');
  });

  it('the height of a bar on a chain is not that of the chain', () => {
    const { brief } = read('necklace: a steel bar, vertical, 40mm long, chain 50 cm');
    expect(brief).toMatchObject({
      pieceSizeMm: [40],
      lengthIn: 19.69,
      arrangements: ['bar', 'vertical-bar'],
    });
  });

  it('eyes are green without being in trouble', () => {
    expect(read('silver necklace with a cat, her eyes are green so maybe peridot').offTopic).toBeNull();
    expect(read('my ring is stuck on my finger').offTopic).not.toBeNull();
  });

  it('just a chain', () => {
    expect(read('an anklet, gold, just a plain chain').brief.arrangements).toEqual(['chain']);
  });
});
