import { describe, expect, it } from 'vitest';
import { interpret } from './interpret.ts';

describe('a text that is still being written', () => {
  it.each(['a ring in blue and', 'green or', 'earrings, purple &', 'one with yellow,'])(
    'is read though it ends in a link: %s',
    (prompt) => {
      expect(interpret({ prompt }).notUnderstood.length).toBeLessThan(3);
    },
  );
});
