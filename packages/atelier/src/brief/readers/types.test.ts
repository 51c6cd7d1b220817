import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('the piece of a phrase', () => {
  it.each([
    ['evil eye bracelet gold thin chain 7 inch', 'Bracelet'],
    ['star anklet silver fine chain', 'Anklet'],
    ['pearl brooch silver long pin', 'Brooch'],
    ['a charm bracelet', 'Bracelet'],
    ['a gold chain', 'Necklace'],
    ['bracelet charm in silver', 'Charm'],
    ['St Christopher for myself, silver, 24" curb', 'Pendant'],
    ["silver cross on a chain for my godson's confirmation", 'Pendant'],
    ['a rose gold dolphin on a thin chain', 'Pendant'],
    ['an oak leaf, silver, to wear on a chain', 'Pendant'],
    ['a pearl drop', 'Pendant'],
    ['pearl drops', 'Earrings'],
    ['a garnet drop, rose gold', 'Pendant'],
    ['crucifix with a rope chain', 'Pendant'],
    ['gold chain with a cross', 'Necklace'],
    ['a heart on a chain bracelet', 'Bracelet'],
    ['a Star of David, delicate, rose gold, on a 16 inch chain', 'Pendant'],
    ["Thor's hammer, silver, on a wheat chain", 'Pendant'],
    ['a gold cross, 18k, about 2 cm tall, chain of 50 cm', 'Pendant'],
    ['St Jude, silver, 20 inch chain', 'Pendant'],
    ['little gold anchor, 18 inch chain', 'Pendant'],
    ['moon with a tiny diamond on a box chain, gold', 'Pendant'],
    ['star and moon chain', 'Necklace'],
    ['heart link chain in gold', 'Necklace'],
    ['a chain, gold, heavy', 'Necklace'],
    ["he's a chef so it can't be on his finger, a St Lawrence medal on a chain", 'Pendant'],
    ['not around my wrist, a locket', 'Pendant'],
    ['a hoop for my nose', 'Nose Ring'],
    ['an opal on a gold chain', 'Necklace'],
    ['ladies and gents pair, platinum, plain', 'Ring'],
    ['his and hers pair in rose gold', 'Ring'],
    ['a pair of gents cufflinks', 'Cufflinks'],
    ['a silver medal', 'Pendant'],
    ['gold medal with a saint', 'Pendant'],
  ])('%s', (prompt, type) => expect(interpret({ prompt }).brief.type).toBe(type));

  it('is told by its noun, not by where it is worn', () => {
    expect(interpret({ prompt: 'single hoop for my left ear' }).understood).toContainEqual(
      expect.objectContaining({ field: 'type', words: 'hoop' }),
    );
  });
});

describe('an emblem on a chain', () => {
  it('keeps the length of the chain', () => {
    expect(interpret({ prompt: 'a silver anchor on a curb chain, 20 inches' }).brief).toMatchObject({
      type: 'Pendant',
      lengthIn: 20,
    });
  });
});

describe('a piece that somebody has already', () => {
  it.each([
    ['She already has a charm bracelet so I only need the charm: a penguin, silver', 'Charm'],
    ['My niece has a charm bracelet already, so just the charm, a fox', 'Charm'],
    ['I already have a gold ring so I want earrings to match', 'Earrings'],
  ])('is told and not asked for: %s', (prompt, type) => {
    const { brief } = interpret({ prompt });
    expect([brief.type, brief.braceletKind]).toEqual([type, null]);
  });

  it.each([
    ['I already have two of these. A bracelet in silver', 'Bracelet'],
    ['I have a ring already and want a second ring, in gold', 'Ring'],
  ])('is asked for again where no other is: %s', (prompt, type) =>
    expect(interpret({ prompt }).brief.type).toBe(type),
  );
});

describe('a piece beside which another is worn', () => {
  it.each([
    'a platinum band to sit next to a marquise ring',
    'wedding band that fits flush against a marquise engagement ring',
  ])('has a cut of its own: %s', (prompt) => expect(interpret({ prompt }).brief.stoneCut).toBeNull());

  it('is not described by it', () => {
    expect(interpret({ prompt: 'ring, citrine centre, all round, claw set' }).brief.stoneCut).toBe('Round');
    expect(interpret({ prompt: 'is 14k better than 18k for everyday' }).offTopic).not.toBeNull();
    expect(interpret({ prompt: 'I want a ring that is better than gold, platinum' }).offTopic).toBeNull();
  });
});
