/**
 * The Spanish phrasebook against the source of the engine: a sentence too rare to come up in random designs has its
 * template in the book as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { phrases, readPhrase } from '../../apps/web/src/i18n/es/phrases/index.ts';
import { vocabulary } from '../../apps/web/src/i18n/es/vocabulary.ts';
import { SLOT, textsIn } from './templates.ts';

const ATELIER = fileURLToPath(new URL('../../packages/atelier/src/', import.meta.url));
const MODULES = fileURLToPath(new URL('../../apps/server/src/modules/', import.meta.url));
const SERVER = `${MODULES}studio/`;

/** A refusal with a code that many refusals share, and its message. */
const REFUSED = /fail\(\s*'(?:CONFLICT|NOT_MAKEABLE|NOT_AVAILABLE)',\s*(['`])((?:(?!\1).)*)\1/gs;

describe('every sentence in the source of the engine', () => {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const patternOf = (text: string, slot: RegExp | string) =>
    new RegExp(`^${text.split(slot).map(escaped).join('.+')}$`, 'i');
  const english = phrases.flatMap(Object.keys);
  // Templates of hardly a word ("{front} -> {front2}") would let everything pass.
  const telling = english
    .filter((template) => template.replace(/\{\w+\}|[^a-z]/gi, '').length > 3)
    .map((template) => patternOf(template, /\{\w+\}/));

  /** Whether a template of the book is that of a sentence, its values left open on either side. */
  function isKnown(sentence: string): boolean {
    if (readPhrase(sentence) !== undefined) return true;
    // With no value left open the book itself has to read it.
    if (sentence.includes(SLOT) && telling.some((pattern) => pattern.test(sentence))) return true;
    const open = patternOf(sentence, SLOT);
    if (sentence.includes(SLOT) && english.some((template) => open.test(template))) return true;
    // What stands in brackets behind a change is a phrase of its own.
    const [, change, limit] = /^(.+) \((.+)\)$/.exec(sentence) ?? [];
    return change !== undefined && limit !== undefined && isKnown(change) && isKnown(limit);
  }
  const partsOf = (text: string): string[] =>
    isKnown(text) ? [] : text.split(/(?<=[.!?])\s+(?=["“]?[\p{Lu}\d])/u);
  const unsaid = (texts: readonly string[], isSentence: RegExp): string[] => [
    ...new Set(
      texts
        .filter((text) => isSentence.test(text) && !(text in vocabulary))
        .flatMap(partsOf)
        .filter((sentence) => !isKnown(sentence)),
    ),
  ];

  /** Said to nobody: mistakes that are logged. */
  const UNSHOWN = [
    'A design document is an object.',
    `Unknown document version ${SLOT}.`,
    `No way from version ${SLOT}.`,
    'The geometry thread has ended.',
  ];

  it.each([
    ['words', `${ATELIER}brief/offTopic.ts`],
    ['words and guide', `${ATELIER}brief/notes.ts`],
    ['designs', `${ATELIER}design`],
    ['materials', `${ATELIER}materials`],
    ['checks', `${ATELIER}checks`],
    ['the bench', `${SERVER}bench`],
  ])('of %s has a Spanish phrase', (_, path) => {
    const sentences = textsIn(path);
    expect(sentences.length).toBeGreaterThan(0);
    // What a setting needs is looked for below: nothing else of that sentence is written in its template.
    const settings = /^□ □, which this □ does not have/;
    const unknown = unsaid(sentences, /^["A-Z□].* .*\.$/);
    expect(unknown.filter((text) => !UNSHOWN.includes(text) && !settings.test(text))).toEqual([]);
    const needs = sentences.filter((text) => text.startsWith('needs '));
    expect(needs.filter((text) => !english.some((template) => template.includes(text)))).toEqual([]);
  });

  it('of a version that was brought back has a Spanish phrase', () => {
    const changes = textsIn(`${SERVER}variations/restore.ts`).filter((text) => /^[A-Z].* □$/.test(text));
    expect(changes).toHaveLength(1);
    expect(changes.filter((text) => !isKnown(text))).toEqual([]);
  });

  it('of errors whose code says too little has a Spanish phrase', () => {
    const said = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      // What the workshop and the desk are told, which work in English.
      .filter((path) => !path.endsWith('advance.ts') && !/bench|\bdesk\b/.test(path))
      .flatMap((path) => [...readFileSync(`${MODULES}${path}`, 'utf8').matchAll(REFUSED)])
      .map(([, , message = '']) => message.replace(/\$\{[^}]+\}/g, SLOT))
      .filter((message) => message !== 'Another worker has this job.');
    expect(said.length).toBeGreaterThan(15);
    expect(unsaid(said, /./)).toEqual([]);
  });

  it('of the history of an order has a Spanish phrase', () => {
    const sources = [`${MODULES}orders/placed`, `${MODULES}orders/desk/change-address.ts`];
    const notes = sources.flatMap(textsIn).filter((text) => !/^There is no|^□ is|it has to wait/.test(text));
    expect(unsaid(notes, /^["A-Z□].* .*\.$/)).toEqual([]);
  });

  it('of refinements has a Spanish phrase', () => {
    const texts = textsIn(`${ATELIER}refine`).filter((text) => !/\\|\(\?|\[\^/.test(text));
    expect(texts.length).toBeGreaterThan(400);
    // Parts of sentences: how stones and metals are named, what is counted, and what a left-out note begins with.
    const parts =
      /^(?:(?:□ )+cabochon|□ with black rhodium|(?:Profile|Stones) of the band|A ring carries|The (?:engraving|lettering|name)|Hidden halo)$/;
    const unknown = unsaid(texts, /^(?:["A-Z].* |□ .*(?:->|[a-z]{4,}))/);
    expect(unknown.filter((text) => !parts.test(text))).toEqual([]);
  });

  it.each([
    ['credits/grant.ts', 1],
    ['credits/routes.ts', 1],
    ['studio/job/succeed.ts', 2],
    ['payments/purchases/settle.ts', 1],
    ['payments/purchases/reverse.ts', 2],
  ])('of the credit history has a Spanish phrase: %s', (file, count) => {
    const lines = textsIn(`${MODULES}${file}`)
      .filter((text) => /^(?:Welcome|Reserved) credits|^□ designs: |^Refinement: |^□: /.test(text))
      .map((text) => text.replaceAll(SLOT, '5'));
    expect(lines.length).toBeGreaterThanOrEqual(count);
    expect(lines.filter((line) => readPhrase(line) === undefined)).toEqual([]);
  });
});
