import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';
import { type Reading, wordsOf } from './reading.ts';
import type { FiredRule, ReadingTrace } from './reading-trace.ts';
import type { WordClaims } from './readWords.ts';

function followed(prompt: string) {
  const fired: FiredRule[] = [];
  const used = new Set<number>();
  const reads: { reading: Reading; claims: WordClaims }[] = [];
  const trace: ReadingTrace = {
    usedItems: () =>
      new (class extends Set<number> {
        override add(item: number): this {
          used.add(item);
          return super.add(item);
        }
      })(),
    fired: (found) => fired.push(found),
    read: (reading, claims) => reads.push({ reading, claims }),
  };
  const interpretation = interpret({ prompt }, trace);
  const [read] = reads;
  if (read === undefined || reads.length > 1) throw new Error(`read ${reads.length} times`);
  return { interpretation, fired, used, ...read };
}

describe('a reading that is followed', () => {
  const prompt =
    'A ring with a 2 mm ruby, engraved forever yours on the inside. Yellow gold is what I would rather avoid.';
  const { interpretation, fired, used, reading, claims } = followed(prompt);

  it('reads the same', () => {
    expect(interpretation).toEqual(interpret({ prompt }));
  });

  it('tells the rules that hold, with the words in which they do', () => {
    const found = fired.find(({ rule }) => rule.name === 'one-stone');
    expect(found && wordsOf(reading, found.captures.what!.first)).toBe('ruby');
    // Rules of letters and of measures see the text through tags of their own.
    expect(fired.map(({ rule }) => rule.name)).toEqual(
      expect.arrayContaining(['vow-behind-its-verb', 'leave-it-out']),
    );
  });

  it('tells the words of which use is made, those of the letters among them', () => {
    const words = [...used].map((item) => wordsOf(reading, item));
    expect(words).toEqual(expect.arrayContaining(['ring', 'ruby', 'forever', 'yours']));
    expect(words).not.toContain('with');
  });

  it('tells what the words claim', () => {
    expect(claims.type).toMatchObject({ value: 'Ring', words: 'ring' });
  });
});
