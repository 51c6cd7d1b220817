import { describe, expect, it } from 'vitest';
import { hardCodedTexts } from './hard-coded.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!./**', '!../**/*.test.{ts,tsx}', '!../**/testing.{ts,tsx}', '!../testing/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Files whose words stay where they are. */
const ALLOWED = [
  // Stands in for the provider's own form, which brings its own words.
  '../features/payments/pay/sandbox/',
  // Speaks for the server, whose words are its own.
  '../mock/',
  // Posts of the wall are what somebody wrote, not what the shop says.
  '../features/inspo/model/samples.ts',
  // The name of a material inside of a scene.
  '../features/viewer/gem-material.ts',
];

/** Names are the same in every language. */
const NAMES = /^(?:A )?(?:(?:[·©]\s*)?(?:\d{4}\s*)?Filigree(?:\s*·)?|Instagram|X|LinkedIn)$/;

/**
 * Files whose words have still to go into the catalogue. The list only gets shorter: a file that is done and stays in
 * it fails as well.
 */
const WAITING: readonly string[] = [];

const found = Object.fromEntries(
  Object.entries(sources)
    .filter(([path]) => !ALLOWED.some((start) => path.startsWith(start)))
    .map(
      ([path, source]) =>
        [path, hardCodedTexts(path, source).filter(({ text }) => !NAMES.test(text))] as const,
    )
    .filter(([, texts]) => texts.length > 0),
);

describe('words for people', () => {
  it('stand in the catalogue, not in the source', () => {
    const foreign = Object.entries(found).filter(([path]) => !WAITING.includes(path));
    expect(
      foreign.flatMap(([path, texts]) => texts.map(({ line, text }) => `${path}:${line} ${text}`)),
    ).toEqual([]);
  });

  it('leave the list of those that wait once they are in it', () => {
    expect(WAITING.filter((path) => !(path in found))).toEqual([]);
  });

  it.each([
    ['<p>Your Cart</p>', ['A Your Cart']],
    ['<p>{open ? "Show less" : t("more")}</p>', ['Show less']],
    ['<Button aria-label="Close" className="flex items-center" />', ['Close']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code under test.
    ['<p>{`Version ${n} restored`}</p>', ['Version']],
    ['<p className="flex gap-2">{t("key.of.it")} · {price}</p>', []],
    ['notify({ title: "Saved to drafts" })', ['Saved to drafts']],
  ])('are found in %s', (source, expected) => {
    expect(hardCodedTexts('x.tsx', `const x = ${source};`).map(({ text }) => text)).toEqual(expected);
  });
});
