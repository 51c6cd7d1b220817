import { describe, expect, it } from 'vitest';
import { readerIn } from './reader-in-stack.ts';

const stackOf = (...frames: string[]): string =>
  ['Error', ...frames.map((frame) => `    at ${frame}`)].join('\n');

describe('the reader in a stack', () => {
  it('is the function that is called by what calls one reader after the other', () => {
    const stack = stackOf(
      'FollowedItems.add (file:///house/bench/explain/follow-reading.ts:48:5)',
      'use (file:///house/packages/atelier/src/brief/reading.ts:90:60)',
      'claim (file:///house/packages/atelier/src/brief/reading.ts:118:3)',
      'readStones (file:///house/packages/atelier/src/brief/readers/stones.ts:12:9)',
      'readWords (file:///house/packages/atelier/src/brief/readWords.ts:310:5)',
      'interpret (file:///house/packages/atelier/src/brief/interpret.ts:31:5)',
    );
    expect(readerIn(stack)).toBe('readStones');
  });

  it('passes over functions without a name, and what methods are called on', () => {
    const stack = stackOf(
      'Module.use (/house/packages/atelier/src/brief/reading.ts:90:60)',
      '/house/packages/atelier/src/brief/readers/metals.ts:20:3',
      'Array.map (<anonymous>)',
      'Module.readMetals (/house/packages/atelier/src/brief/readers/metals.ts:19:3)',
      '/house/packages/atelier/src/brief/readWords.ts:310:5',
      'readWords (/house/packages/atelier/src/brief/readWords.ts:309:5)',
    );
    expect(readerIn(stack)).toBe('readMetals');
  });

  it('is the caller where that makes use of words itself', () => {
    expect(readerIn(stackOf('readWords (/house/packages/atelier/src/brief/readWords.ts:190:5)'))).toBe(
      'readWords',
    );
  });
});
