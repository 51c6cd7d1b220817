import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('the stones of a set that are told piece by piece', () => {
  it.each([
    'matching set, necklace and earrings. Soft blue pear shaped stones, silver, one stone on the necklace and one on each earring with a tiny pearl on top of it',
    'matching necklace and earrings, rose gold, one morganite on the necklace and one on each earring',
    'set of necklace and earrings with oval garnets, one on each, gold',
    'bracelet and necklace set, one sapphire on each',
  ])('are one on each: %s', (prompt) => {
    const { stoneCount, arrangements, setTypes } = read(prompt);
    expect(setTypes).toHaveLength(2);
    expect(stoneCount).toBe(1);
    // None of the earrings is worn by itself.
    expect(arrangements ?? []).not.toContain('single');
  });

  it('have over them what was said of the earrings, where no gem names them too', () => {
    const unnamed = read(
      'necklace and earrings set. Soft blue pear shaped stones, one stone on the necklace and one on each earring with a tiny pearl on top of it',
    );
    expect(unnamed.hangs).toMatchObject({
      above: { gemstones: ['Pearl'] },
      below: { gemstones: ['Aquamarine'], stoneCut: 'Pear' },
    });
    const named = read(
      'pendant and earrings set, each with one pear shaped aquamarine and a small pearl on top',
    );
    expect(named.hangs).toMatchObject({
      above: { gemstones: ['Pearl'] },
      below: { gemstones: ['Aquamarine'] },
    });
    expect(named.stoneCount).not.toBe(1);
  });

  it('are one earring where one was asked for', () => {
    expect(read('one single hoop earring in gold').arrangements).toContain('single');
  });
});
