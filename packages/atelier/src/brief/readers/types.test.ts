import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('the piece of a phrase', () => {
  it.each([
    ['evil eye bracelet gold thin chain 7 inch', 'Bracelet'],
    ['star anklet silver fine chain', 'Anklet'],
    ['pearl brooch silver long pin', 'Brooch'],
    ['a charm bracelet', 'Bracelet'],
    ['a gold chain', 'Necklace'],
    ['bracelet charm in silver', 'Charm'],
    ['St Christopher for myself, silver, 24" curb', 'Pendant'],
  ])('%s', (prompt, type) => expect(interpret({ prompt }).brief.type).toBe(type));

  it('is told by its noun, not by where it is worn', () => {
    expect(interpret({ prompt: 'single hoop for my left ear' }).understood).toContainEqual(
      expect.objectContaining({ field: 'type', words: 'hoop' }),
    );
  });
});
