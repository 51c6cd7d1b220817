import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const told = (prompt: string) => interpret({ prompt }).conflicts.map(({ message }) => message);

describe('what is sold beside the fourteen types', () => {
  it.each([
    ['Tie pin in the shape of a trout, silver', 'Brooch', 'Tie pin'],
    ['gold tie tack with a small diamond', 'Brooch', 'tie tack'],
    ['silver tie clip with an anchor', 'Brooch', 'tie clip'],
    ['a tiepin with initials JB, silver', 'Brooch', 'tiepin'],
    ['scarf ring in gold', 'Brooch', 'scarf ring'],
    ['sweater clip with pearls', 'Brooch', 'sweater clip'],
    ['silver key ring with a horse', 'Charm', 'key ring'],
    ['key fob in silver with a lion', 'Charm', 'key fob'],
    ['zipper pull in silver with a star', 'Charm', 'zipper pull'],
    ['eyeglass chain with pearls', 'Necklace', 'eyeglass chain'],
  ])('is made as the nearest, and told: %s', (prompt, type, words) => {
    const { brief, offTopic, notUnderstood } = interpret({ prompt });
    expect({ type: brief.type, offTopic, notUnderstood }).toEqual({
      type,
      offTopic: null,
      notUnderstood: [],
    });
    expect(told(prompt)).toEqual([
      `Your words say "${words}": it is not among the pieces that are made here. What comes nearest is designed: a ${type.toLowerCase()}.`,
    ]);
  });

  it.each([
    ['cravat pin with an opal', 'Brooch'],
    ['kilt pin, silver, sword shaped', 'Brooch'],
    ['lapel pin of a rose, silver', 'Brooch'],
    ['bag charm, a cherry in red enamel', 'Charm'],
  ])('but these are of a type themselves: %s', (prompt, type) => {
    expect(interpret({ prompt })).toMatchObject({ brief: { type }, notUnderstood: [], conflicts: [] });
  });

  it.each(['hellenic meander key ring (the finger kind!) in yellow gold', 'greek key ring, silver'])(
    'a key that is a pattern opens no lock: %s',
    (prompt) => expect(interpret({ prompt }).brief.type).toBe('Ring'),
  );

  it('in a set it is a piece of its own', () => {
    const prompt = 'matching cufflinks and tie clip, silver with an anchor';
    expect(interpret({ prompt }).brief.setTypes).toEqual(['Cufflinks', 'Brooch']);
    expect(told(prompt)).toHaveLength(1);
  });

  it('the guide may have chosen another piece', () =>
    expect(
      interpret({ prompt: 'key ring with a horse', jewelryType: 'Pendant' }).conflicts,
    ).not.toContainEqual(expect.objectContaining({ message: expect.stringContaining('nearest') })));

  it.each([
    'gold money clip engraved JRT',
    'gold pocket watch with an eagle',
    'silver belt buckle with a bull',
    'silver bookmark with a rose',
  ])('what is no ornament is refused: %s', (prompt) => expect(interpret({ prompt }).offTopic).not.toBeNull());
});
