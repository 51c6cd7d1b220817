import { describe, expect, it } from 'vitest';
import { splitClauses } from './clauses.ts';
import { contrastOf } from './contrast.ts';
import { withoutQuotations } from './hushed.ts';

const textsOf = (instruction: string): string[] => splitClauses(instruction).map(({ text }) => text);
const intentsOf = (instruction: string): string[] => splitClauses(instruction).map(({ intent }) => intent);

describe('clauses of an instruction', () => {
  it.each([
    ['thinner because my hands are tiny', ['thinner']],
    ['make it silver cos gold irritates her', ['make it silver']],
    ['lower the stone so I can wear gloves', ['lower the stone']],
    ['platinum please, since she is allergic to nickel', ['platinum please']],
  ])('leaves out why it is asked: "%s"', (instruction, clauses) => {
    expect(textsOf(instruction)).toEqual(clauses);
  });

  it('takes no length for the end of a reason', () => {
    expect(textsOf('her neck is slim so 16 please')).toEqual(['her neck is slim', '16 please']);
  });

  it.each([
    ['a smaller pearl, like 6 mm', ['a smaller pearl, like 6 mm']],
    ['longer chain. 24 inches', ['longer chain, 24 inches']],
    ['fewer rubies. about four', ['fewer rubies, about four']],
    ['slimmer, 7 inch', ['slimmer', '7 inch']],
    ['bigger and 3 mm', ['bigger', '3 mm']],
  ])('joins a measure to what it measures: "%s"', (instruction, clauses) => {
    expect(textsOf(instruction)).toEqual(clauses);
  });

  it.each([
    ['I hate blue. Red stone?', ['remove', 'change']],
    ['no side stones. bigger centre', ['remove', 'change']],
    ['remove the halo. the side stones too', ['remove', 'remove']],
    ['lose the milgrain and the grooves', ['remove', 'remove']],
  ])('a new sentence takes away only what it says: "%s"', (instruction, intents) => {
    expect(intentsOf(instruction)).toEqual(intents);
  });

  it.each([
    ['engrave "never without you"', 'change'],
    ['make it say "No regrets"', 'change'],
    ['I keep bumping it', null],
    ['star not heart', 'change'],
    ['it is too long, not nice', 'change'],
  ])('what stands in quotation marks asks for nothing: "%s"', (instruction, intent) => {
    const [first] = splitClauses(instruction);
    expect(first?.intent).not.toBe('remove');
    expect(first?.intent).not.toBe('keep');
    if (intent !== null) expect(first?.intent).toBe(intent);
  });

  it('keeps what a verb behind both keeps', () => {
    expect(intentsOf('the halo and the band stay')).toEqual(['keep', 'keep']);
  });

  it('splits one mood from the other', () => {
    expect(textsOf('less gothic more delicate')).toEqual(['less gothic', 'more delicate']);
  });
});

describe('what is wanted in place of what', () => {
  it.each([
    ['platinum instead of silver', 'platinum', 'silver'],
    ['instead of the opal, a garnet', 'a garnet', 'the opal'],
    ['fox not wolf', 'fox', 'wolf'],
    ['the ruby should be an emerald', 'an emerald', 'the ruby'],
    ['studs not hoops', 'studs', 'hoops'],
    ['april not june', 'april', 'june'],
  ])('"%s"', (text, wanted, old) => {
    expect(contrastOf(text)).toEqual({ wanted, old });
  });

  it.each(['not too big', 'a ring to love', 'could it be wider', 'not like that'])(
    'is nothing in "%s"',
    (text) => {
      expect(contrastOf(text)).toBeNull();
    },
  );
});

it('empties quotations and leaves inch marks', () => {
  expect(withoutQuotations('put "Ruby 1952" on an 18" chain')).toBe('put "" on an 18" chain');
});
