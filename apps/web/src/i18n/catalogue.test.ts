import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { describe, expect, it } from 'vitest';
import { failures } from './en/failures.ts';
import { texts } from './es/index.ts';
import type { Messages } from './namespace.ts';
import { baseOf, ENGLISH, marksIn, variablesIn } from './testing.ts';

/** Spoken by other languages only: the server and the enumerations are English already. */
const WITHOUT_ENGLISH = ['errorCodes', 'vocabulary'];

/** Every source that may ask for a text. */
const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!./en/**', '!./es/**', '!../**/*.test.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** Whether a file asks for a key: by its name, or by a name put together from parts (`status.${status}`). */
const asksFor = (source: string, key: string): boolean => {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`)) return true;
  return [...source.matchAll(/`([\w.]*)\$\{[^}]+\}([\w.]*)`/g)].some(
    ([, start = '', end = '']) => start + end !== '' && key.startsWith(start) && key.endsWith(end),
  );
};

describe.each(ENGLISH.map((ns) => [ns.name, ns.messages] as const))('the texts of "%s"', (name, messages) => {
  const spanish: Messages = texts[name] ?? {};

  it('are all there in Spanish, and no others', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(messages).sort());
  });

  it('say something', () => {
    for (const [key, text] of [...Object.entries(messages), ...Object.entries(spanish)]) {
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('have the same values and marks in both languages', () => {
    for (const [key, text] of Object.entries(messages)) {
      expect(variablesIn(spanish[key] ?? ''), key).toEqual(variablesIn(text));
      expect(marksIn(spanish[key] ?? ''), key).toEqual(marksIn(text));
    }
  });

  it('are all asked for', () => {
    const importers = sources.filter(([, source]) => source.includes(`/en/${name}.ts`));
    // A table may hold keys for the component that reads them; those are told from other words by their dots.
    const isAsked = (key: string) =>
      (key.includes('.') ? sources : importers).some(([, source]) => asksFor(source, key)) ||
      // The contracts' list stands here whole, used by now or not.
      (name === 'failures' && key in FALLBACK_MESSAGES);
    const unused = Object.keys(messages)
      .map((key) => baseOf(messages, key))
      .filter((key) => !isAsked(key));
    expect(unused).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has each namespace once, under the name of its file', () => {
    const names = ENGLISH.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(
      Object.keys(texts)
        .filter((name) => !WITHOUT_ENGLISH.includes(name))
        .sort(),
    ).toEqual(names.sort());
  });

  it('says of failed actions what the contracts say', () => {
    expect(failures.messages).toMatchObject(FALLBACK_MESSAGES);
  });
});
