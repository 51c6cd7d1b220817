import { FALLBACK_MESSAGES } from '@filigree/contracts/fallback-messages';
import { describe, expect, it } from 'vitest';
import { failures } from './en/failures.ts';
import { texts } from './es/index.ts';
import type { Messages } from './namespace.ts';
import { baseOf, DESK, ENGLISH, marksIn, variablesIn } from './testing.ts';

/** Spoken by other languages only: the server and the enumerations are English already. */
const WITHOUT_ENGLISH = ['errorCodes', 'vocabulary'];

/** Every source that may ask for a text. */
const sources = Object.entries(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!./desk/**', '!./en/**', '!./es/**', '!../**/*.test.{ts,tsx}'],
    {
      eager: true,
      query: '?raw',
      import: 'default',
    },
  ),
);

/** Whether a file asks for a key: by its name, or by a name put together from parts (`status.${status}`). */
const asksFor = (source: string, key: string): boolean => {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`)) return true;
  return [...source.matchAll(/`([\w.]*)\$\{[^}]+\}([\w.]*)`/g)].some(
    ([, start = '', end = '']) => start + end !== '' && key.startsWith(start) && key.endsWith(end),
  );
};

/** Keys that no source asks for. @param file of the namespace, as it is imported */
function unasked(file: string, messages: Messages): string[] {
  const importers = sources.filter(([, source]) => source.includes(file));
  // A table may hold keys for the component that reads them; those are told from other words by their dots.
  const isAsked = (key: string) =>
    (key.includes('.') ? sources : importers).some(([, source]) => asksFor(source, key));
  return Object.keys(messages)
    .map((key) => baseOf(messages, key))
    .filter((key) => !isAsked(key));
}

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
    // The contracts' list stands here whole, used by now or not.
    const isListed = (key: string) => name === 'failures' && key in FALLBACK_MESSAGES;
    expect(unasked(`/en/${name}.ts`, messages).filter((key) => !isListed(key))).toEqual([]);
  });
});

describe.each(DESK.map(({ path, ns }) => [ns.name, path, ns.messages] as const))(
  'the texts of the desk, "%s"',
  (_name, path, messages) => {
    it('are in English, say something, and are all asked for', () => {
      for (const [key, text] of Object.entries(messages)) expect(text.trim(), key).not.toBe('');
      expect(unasked(path.replace('./', '/'), messages)).toEqual([]);
    });
  },
);

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
