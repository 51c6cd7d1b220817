import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const read = (prompt: string) => interpret({ prompt }).brief;

describe('outlines', () => {
  it.each([
    ['square onyx cufflinks silver edge', 'square'],
    ['oval lapis cufflinks', 'oval'],
    ['round malachite cufflinks in gold', 'disc'],
    ['cufflinks in square tiger eye with gold edge', 'square'],
  ])('of opaque stones are those of the faces of cufflinks: %s', (prompt, plateShape) =>
    expect(read(prompt)).toMatchObject({ plateShape, stoneCut: null }),
  );

  it('of clear stones are cuts', () =>
    expect(read('square sapphire cufflinks')).toMatchObject({ stoneCut: 'Princess', plateShape: null }));

  it('of a locket without stones are those of its case', () =>
    expect(read('Oval gold locket, ivy engraved on the front, no stones')).toMatchObject({
      plateShape: 'oval',
      stoneCut: null,
      noStones: true,
    }));

  it('of a grid of nine are no cut', () => {
    expect(read('Navaratna ring, nine stones in a square grid with the ruby in the middle')).toMatchObject({
      plateShape: 'square',
      stoneCut: null,
    });
    expect(read('square navaratna pendant')).toMatchObject({ plateShape: null, stoneCut: null });
  });
});

describe('beads', () => {
  it.each([
    'dainty gold anklet with a few turquoise beads and one little starfish',
    'anklet with three jade beads',
    'silver necklace with some onyx beads',
    'necklace with several small lapis beads on a gold chain',
  ])('that are few stand along a chain: %s', (prompt) => {
    expect(read(prompt).arrangements).toContain('stations');
    expect(read(prompt).arrangements).not.toContain('strand');
  });

  it.each(['bracelet with 8mm lapis beads', 'a strand of onyx beads with a few gold ones'])(
    'that are many are strung: %s',
    (prompt) => expect(read(prompt).arrangements).toContain('strand'),
  );
});
