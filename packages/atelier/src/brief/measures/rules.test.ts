import { describe, expect, it } from 'vitest';
import { readNumbers } from '../readers/numbers.ts';
import { startReading } from '../reading.ts';
import { scan } from '../scan.ts';
import { tokenise } from '../tokens.ts';
import { tagMeasures } from './measure-tags.ts';
import { STONE_MEASURE_RULES } from './rules.ts';

function firedBy(text: string): string[] {
  const tokens = tokenise(text);
  const reading = startReading(text, tokens, scan(tokens));
  const { text: tagged } = tagMeasures(reading, readNumbers(reading));
  return STONE_MEASURE_RULES.findIn(tagged).map(({ rule }) => rule.name);
}

describe.each(STONE_MEASURE_RULES.rules)('$name', ({ name, yes, no }) => {
  it('has examples', () => expect(yes.length * no.length).toBeGreaterThan(0));
  it.each(yes)('holds: %s', (text) => expect(firedBy(text)).toContain(name));
  it.each(no)('does not hold: %s', (text) => expect(firedBy(text)).not.toContain(name));
});
