import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { factsOf, type LabelledSentence, precision, recall, score } from './score.ts';

const directory = new URL('.', import.meta.url);
const sentences = readdirSync(directory)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, directory), 'utf8')) as LabelledSentence[]);

const LEAST = 0.97;

describe('the labelled sentences', () => {
  it('are many and each its own', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(400);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });

  const report = score(sentences, (prompt) => interpret({ prompt }));

  it.each([...report.fields.keys()])('%s: precision and recall', (field) => {
    const result = report.fields.get(field)!;
    const detail = `${JSON.stringify(result)}\n${report.differences.join('\n')}`;
    expect(precision(result), detail).toBeGreaterThanOrEqual(LEAST);
    expect(recall(result), detail).toBeGreaterThanOrEqual(LEAST);
  });

  it('name every field of the brief at least once', () => {
    const labelled = new Set(sentences.flatMap(({ brief }) => [...factsOf(brief).keys()]));
    const fields = Object.keys(interpret({ prompt: 'ring' }).brief);
    expect(fields.filter((field) => !labelled.has(field))).toEqual([]);
  });
});
