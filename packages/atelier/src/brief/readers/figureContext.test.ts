import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

describe('figures by what is said beside them', () => {
  it.each([
    ['cufflinks: a chess knight and a rook in silver', ['chess-knight', 'chess-rook']],
    ['gold rook charm, the chess piece', ['chess-rook']],
    ['silver rook pendant', ['chess-rook']],
    ['silver pendant of a chess piece', ['chess-pawn']],
    ['cloud pendant with three raindrops hanging from it', ['rain-cloud']],
    ['silver brooch of a cloud and rain', ['rain-cloud']],
    ['silver brooch of a cloud', ['cloud']],
    ['brooch of a violin with f-holes in yellow gold', ['violin']],
    ['cufflinks with violin f-holes', ['f-holes']],
    ['scorpio constellation necklace', ['scorpio', 'constellation']],
    ['leo constellation ring', ['leo']],
    ['silver anchor pendant with flukes', ['anchor']],
    ['silver fluke pendant', ['whale-tail']],
    ['charm bracelet with a paw print, a little house', ['paw-print', 'house']],
  ] as const)('%s', (prompt, figures) => {
    const { brief, notUnderstood } = interpret({ prompt });
    expect(brief.figures).toEqual(figures);
    expect(notUnderstood).toEqual([]);
  });

  it('a knight without chess and a rook that is a piercing are none', () => {
    expect(interpret({ prompt: 'a ring for my knight in shining armour' }).brief.figures ?? []).toEqual([]);
    expect(interpret({ prompt: 'rook piercing stud' }).brief.figures ?? []).toEqual([]);
    const chance = 'we met by a fluke, a gold ring with a diamond';
    expect(interpret({ prompt: chance }).brief.figures ?? []).toEqual([]);
  });
});
