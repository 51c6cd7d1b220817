/** Reasons and stories: they change nothing, alone or beside a wish. */
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { readInstruction } from './readInstruction.ts';
import { refineDesign } from './refineDesign.ts';
import { designOf, pieceOf } from './testing.ts';

const HALO = designOf('platinum ring with a round sapphire in a diamond halo, size 6');
const NECKLACE = pieceOf('oval emerald solitaire necklace in yellow gold, prongs, 18 inch cable chain');
const EARRINGS = pieceOf('garnet drop earrings in silver, hook wires');

const REASONS = [
  'my boyfriend says halos are tacky',
  'her cousin has a princess cut and a bezel',
  'yellow gold looks dull on me',
  'my mother wore a ruby cluster',
  "I don't want to look like my boss",
  'we got engaged under a full moon',
  'studs always fall out on me',
  'it was my grandmother who had opals',
  'our son is called Leo',
  'his ex had a big diamond with a halo',
  'it reminds me of the snake my dad kept',
  'my sister works at a pearl farm',
  'everyone at work has rose gold',
  'we are getting married in a castle',
  'it is for my niece who turned ten',
  'hoops never stay in my ears',
  'I have a silver watch and a gold chain',
  'they said emeralds are fragile',
  'my nan kept bees and foxes',
  'platinum was too dear for my parents',
  'she has a tattoo of a rose',
  "I saw a thicker one on a friend's hand",
];

describe('a reason alone asks for nothing', () => {
  it.each(REASONS)('%s', (reason) => {
    for (const design of [HALO, NECKLACE, EARRINGS])
      expect(
        readInstruction(factsOf(design), reason).changes.filter(
          (wish) => wish.kind !== 'refused' || wish.reason !== 'aside',
        ),
        design.title,
      ).toEqual([]);
  });
});

describe('a reason beside a wish adds nothing to it', () => {
  it.each(REASONS)('%s', (reason) => {
    for (const [design, wish] of [
      [HALO, 'size 7 please'],
      [NECKLACE, 'make it platinum'],
      [EARRINGS, 'swap the garnets for amethysts'],
    ] as const) {
      const alone = refineDesign(design, wish);
      if (!alone.ok) throw new Error(JSON.stringify(alone.error));
      for (const said of [`${wish}. ${reason}`, `${wish}, ${reason}`, `${reason}, ${wish}`]) {
        const both = refineDesign(design, said);
        expect(both.ok && both.changes, said).toEqual(alone.changes);
        expect(both.ok && [both.notDone, both.notUnderstood], said).toEqual([[], []]);
      }
    }
  });
});

describe('what is found wrong is mended once', () => {
  const RING = designOf('round ruby solitaire in yellow gold, prongs');

  it.each([
    ['a bit bigger please, it looks tiny on my hand', RING, /^Centre stone/],
    ['the halo should go, it catches on everything', HALO, /^Halo removed$/],
    ["it's heavy on me, so make the chain thinner", NECKLACE, /^Chain/],
  ])('%s', (instruction, design, change) => {
    const result = refineDesign(design, instruction);
    expect(result.ok && result.changes).toHaveLength(1);
    expect(result.ok && result.changes[0]).toMatch(change);
  });

  it.each([
    ["it's too big for my finger", RING],
    ['he is a size 9, actually', RING],
    ['my neck is 17 inches', NECKLACE],
  ])('what is told of the fit is followed: "%s"', (instruction, design) => {
    expect(refineDesign(design, instruction).ok).toBe(true);
  });
});
