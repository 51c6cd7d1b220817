import { describe, expect, it } from 'vitest';
import { createEngine, translate } from './engine.ts';
import { readText } from './read-text.ts';
import { ENGLISH, sampleValues } from './testing.ts';

const COUNTS = [0, 1, 2, 5, 11, 21, 101, 1_000, 1_000_000, 1.5];

describe('the small reader of English', () => {
  const engine = createEngine(
    'en',
    Object.fromEntries(ENGLISH.map(({ name, messages }) => [name, messages])),
  );

  for (const { name, messages } of ENGLISH) {
    it(`says what i18next says of every text of "${name}"`, () => {
      for (const key of Object.keys(messages)) {
        const base = key.replace(/_(?:one|other)$/, '');
        for (const count of COUNTS) {
          const values = sampleValues(messages[key] ?? '', count);
          expect(readText(messages, base, values), `${name}: ${base} of ${count}`).toBe(
            translate(engine, name, base, values),
          );
        }
      }
    });
  }

  it('groups the digits of numbers and leaves words as they came', () => {
    const messages = { all_one: '{{count}} {{what}}', all_other: '{{count}} {{what}}s' };
    expect(readText(messages, 'all', { count: 12_345, what: '1234 {{count}} $t(all) <b>' })).toBe(
      '12,345 1234 {{count}} $t(all) <b>s',
    );
  });

  it('shows the key of a text that does not exist', () => {
    expect(readText({}, 'nowhere')).toBe('nowhere');
    expect(readText({}, 'constructor')).toBe('constructor');
  });
});
