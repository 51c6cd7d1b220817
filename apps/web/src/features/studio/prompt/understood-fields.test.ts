import { briefSchema, proportionsSchema } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import { byField, fieldName } from './understood-fields.ts';

const metal = (value: string, source: 'words' | 'guide') => ({
  field: 'metals',
  value,
  words: value,
  source,
});

describe('what was understood', () => {
  it('stands under the name of its field, each field once', () => {
    const fields = byField([
      { field: 'gemstones', value: 'Emerald', words: 'emerald', source: 'words' },
      { field: 'stoneCut', value: 'Emerald', words: 'emerald cut', source: 'words' },
      metal('Platinum', 'guide'),
      metal('18k Gold', 'words'),
      metal('Platinum', 'words'),
    ]);
    expect(fields.map(({ field, values, source }) => [fieldName(field), values, source])).toEqual([
      ['field.gemstones', ['Emerald'], 'words'],
      ['field.stoneCut', ['Emerald'], 'words'],
      ['field.metals', ['Platinum', '18k Gold'], 'words'],
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
