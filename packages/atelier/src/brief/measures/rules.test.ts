import { describe, expect, it } from 'vitest';
import { readNumbers } from '../readers/numbers.ts';
import { startReading } from '../reading.ts';
import { scan } from '../scan.ts';
import { tokenise } from '../tokens.ts';
import { tagMeasures } from './measure-tags.ts';
import { RING_SIZE_RULES } from './ring-sizes.ts';
import { STONE_MEASURE_RULES } from './rules.ts';
import { STONE_ARRANGEMENT_RULES } from './stone-arrangements.ts';
import { STONE_PLACE_RULES } from './stone-groups.ts';
import { STONE_NUMBER_RULES } from './stone-numbers.ts';

function tagged(text: string) {
  const tokens = tokenise(text);
  const reading = startReading(text, tokens, scan(tokens));
  return tagMeasures(reading, readNumbers(reading)).text;
}

const cases = [
  ...STONE_ARRANGEMENT_RULES.rules.map((rule) => ({ ...rule, set: STONE_ARRANGEMENT_RULES })),
  ...STONE_MEASURE_RULES.rules.map((rule) => ({ ...rule, set: STONE_MEASURE_RULES })),
  ...STONE_NUMBER_RULES.rules.map((rule) => ({ ...rule, set: STONE_NUMBER_RULES })),
  ...STONE_PLACE_RULES.rules.map((rule) => ({ ...rule, set: STONE_PLACE_RULES })),
  ...RING_SIZE_RULES.rules.map((rule) => ({ ...rule, set: RING_SIZE_RULES })),
];

describe.each(cases)('$name', ({ name, set, yes, no }) => {
  const firedBy = (text: string): string[] => set.findIn(tagged(text)).map(({ rule }) => rule.name);
  it('has examples', () => expect(yes.length * no.length).toBeGreaterThan(0));
  it.each(yes)('holds: %s', (text) => expect(firedBy(text)).toContain(name));
  it.each(no)('does not hold: %s', (text) => expect(firedBy(text)).not.toContain(name));
});
