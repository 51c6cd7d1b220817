import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('one thing among several of another that hang', () => {
  it.each([
    ['anklet for the beach, thin gold chain with small seashells and one starfish', 'starfish'],
    ['silver bracelet with little keys and a single owl', 'owl'],
    ['charm bracelet with hearts and one key', 'key'],
  ])('leads them: %s', (prompt, figure) => {
    const { figures, arrangements } = read(prompt);
    expect(figures?.[0]).toBe(figure);
    expect(arrangements).toEqual(expect.arrayContaining(['charms', 'flanked']));
  });

  it('is none where both are several', () => {
    for (const prompt of ['gold anklet with small seashells and starfishes', 'bracelet with little stars'])
      expect(read(prompt).arrangements ?? [], prompt).not.toContain('flanked');
  });
});
