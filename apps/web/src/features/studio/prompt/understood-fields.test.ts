import { briefSchema, proportionsSchema } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { byName, fieldName } from './understood-fields.ts';

const said = (field: string, value: string, source: 'words' | 'guide' = 'words') => ({
  field,
  value,
  words: value,
  source,
});

describe('what was understood', () => {
  const listed = (understood: Parameters<typeof byName>[0]) =>
    byName(understood).map(({ name, values, source }) => [name, values.map(({ value }) => value), source]);

  it('stands under the name of its field, each field once', () => {
    expect(
      listed([
        said('gemstones', 'Emerald'),
        said('stoneCut', 'Emerald'),
        said('metals', 'Platinum', 'guide'),
        said('metals', '18k Gold'),
        said('metals', 'Platinum'),
      ]),
    ).toEqual([
      ['field.gemstones', ['Emerald'], 'words'],
      ['field.stoneCut', ['Emerald'], 'words'],
      ['field.metals', ['Platinum', '18k Gold'], 'words'],
    ]);
  });

  it('stands under one name where several fields are called by it', () => {
    const [stones, ...others] = byName([said('gemstones', 'Diamond'), said('customGemstone', 'labradorite')]);
    expect(others).toEqual([]);
    expect(stones?.values).toEqual([
      { field: 'gemstones', value: 'Diamond' },
      { field: 'customGemstone', value: 'labradorite' },
    ]);
  });

  it('a metal that is not worked here stands apart from what is made in its place', () => {
    expect(
      listed([said('metals', 'Rose Gold'), said('metals', 'Silver'), said('otherMetals', 'copper')]),
    ).toEqual([
      ['field.metals', ['Rose Gold', 'Silver'], 'words'],
      ['field.otherMetals', ['copper'], 'words'],
    ]);
  });

  it('a second choice is listed once, as such', () => {
    expect(
      listed([
        said('metals', 'Rose Gold'),
        said('metals', 'Platinum'),
        said('gemstones', 'Emerald'),
        said('gemstones', 'Sapphire'),
        said('alternatives', 'Platinum'),
        said('alternatives', 'Sapphire'),
      ]),
    ).toEqual([
      ['field.metals', ['Rose Gold'], 'words'],
      ['field.gemstones', ['Emerald'], 'words'],
      ['field.alternatives', ['Platinum', 'Sapphire'], 'words'],
    ]);
  });

  it('has a name for every field of a brief', () => {
    const fields = briefSchema
      .keyof()
      .options.flatMap((field) =>
        field === 'proportions'
          ? proportionsSchema.keyof().options.map((part) => `proportions.${part}`)
          : [field],
      );
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => fieldName(field) === 'field.other')).toEqual([]);
  });

  it('has a name also where the field is new', () => {
    expect(fieldName('proportions.band')).toBe('field.band');
    expect(fieldName('weather')).toBe('field.other');
  });
});
