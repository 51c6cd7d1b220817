import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => {
  const { brief, notUnderstood } = interpret({ prompt });
  const names = (brief.otherMetals ?? []).map(({ name }) => name);
  return { metals: brief.metals, excluded: brief.excludedMetals, names, notUnderstood };
};

describe('metals that are not worked here', () => {
  it.each([
    ['a copper ring, hammered', ['Rose Gold'], ['copper']],
    ['a wolf pendant made of bronze', ['Rose Gold'], ['bronze']],
    ['brass cuff with lapis', ['Yellow Gold', '10k Gold'], ['brass']],
    ['stainless steel curb bracelet', ['Titanium'], ['stainless steel']],
    ['black zirconium wedding band', ['Titanium', 'Black Rhodium'], ['zirconium']],
    ['silver ring with a bronze wolf head', ['Silver', 'Rose Gold'], ['bronze']],
    ['titanium band with a copper inlay', ['Titanium', 'Rose Gold'], ['copper']],
    ['a copper wire ring', ['Rose Gold'], ['copper']],
    ['a green gold wedding band', ['Yellow Gold'], ['green gold']],
    ['a cuff in copper and brass', ['Rose Gold', 'Yellow Gold', '10k Gold'], ['copper', 'brass']],
    ['una pulsera de acero inoxidable', ['Titanium'], ['acero inoxidable']],
  ])('%s', (prompt, metals, names) => expect(read(prompt)).toMatchObject({ metals, names }));

  it.each([
    'a copper-coloured sapphire in a ring',
    'a pendant of a girl with copper hair',
    'her hair is copper, a citrine ring',
    'a choker with a hammered brass look',
    'a dragon pendant with a bronze age feel',
    'studs as bright as brass',
    'a locket like my copper kettle',
  ])('a colour or a likeness: %s', (prompt) => expect(read(prompt)).toMatchObject({ metals: [], names: [] }));

  it.each([
    ['a bracelet, copper?? or rose gold', ['Rose Gold']],
    ['earrings in bronze or gold', ['Yellow Gold']],
    ['a band, zirconium? if not tungsten', ['Tungsten']],
    ['no brass please, a gold locket', ['Yellow Gold']],
  ])('is of ours: %s', (prompt, metals) =>
    expect(read(prompt)).toEqual({ metals, excluded: [], names: [], notUnderstood: [] }),
  );

  it('nothing stands in where the guide chose a metal', () => {
    const { brief, conflicts } = interpret({ prompt: 'a copper ring', metalType: 'Silver' });
    expect(brief).toMatchObject({ metals: ['Silver'], otherMetals: null });
    expect(conflicts).toContainEqual(expect.objectContaining({ field: 'metals', words: 'copper' }));
  });
});
