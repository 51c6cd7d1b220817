import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt });

describe('outlines of earrings', () => {
  it.each([
    ['square gold stud earrings', 'square'],
    ['rectangular gold drop earrings', 'rounded-rectangle'],
    ['art deco earrings, long rectangular drops in platinum with onyx and diamonds', 'rounded-rectangle'],
  ])('are those of plates where no clear stone has them: %s', (prompt, plateShape) => {
    const { brief, notUnderstood } = read(prompt);
    expect(brief).toMatchObject({ plateShape, stoneCut: null });
    expect(notUnderstood).toEqual([]);
  });

  it.each(['oval sapphire drop earrings', 'oval gold hoop earrings'])(
    'are no plates of stones and hoops: %s',
    (prompt) => {
      expect(read(prompt).brief.plateShape ?? null).toBeNull();
    },
  );
});

describe('charms for a bracelet', () => {
  it.each(['silver charm of a hedgehog, very small, for a bracelet', 'gold star charm to go on my bracelet'])(
    'are charms: %s',
    (prompt) => {
      expect(read(prompt).brief.type).toBe('Charm');
    },
  );

  it('a bracelet with a charm is a bracelet', () => {
    expect(read('silver bracelet with a hedgehog charm').brief.type).toBe('Bracelet');
  });
});
