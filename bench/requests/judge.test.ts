import { interpret } from '@filigree/atelier/brief';
import type { Interpretation } from '@filigree/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import type { Fact } from './request.ts';
import { makeSketch, type Sketch } from './sketch.ts';

/** What a design shows depends on its seed; these words leave nothing open that a fact here asks about. */
const PIECES = {
  'solitaire ring': 'a solitaire ring in 18k yellow gold with a 1 carat round diamond in 6 prongs, size 7',
  'hoops with pearls': 'silver hoop earrings, 20 mm, with a pearl hanging from each hoop',
  'owl brooch': 'an owl brooch in silver with two ruby eyes',
  'engraved band': 'plain platinum wedding band, 5 mm wide, satin, engraved inside with "Ever"',
} as const;
type PieceName = keyof typeof PIECES;

const made = new Map<PieceName, { sketch: Sketch; reading: Interpretation }>();
beforeAll(async () => {
  for (const [name, words] of Object.entries(PIECES)) {
    const reading = interpret({ prompt: words });
    made.set(name as PieceName, { reading, sketch: await makeSketch(reading.brief, 1) });
  }
}, 120_000);

function judged(name: PieceName, fact: Fact, others: readonly Fact[] = []): string {
  const { sketch, reading } = made.get(name)!;
  return judge(
    fact,
    sketch,
    { id: name, text: PIECES[name], kind: 'plain', facts: [fact, ...others] },
    reading,
  ).kind;
}

describe('a fact', () => {
  it.each<[PieceName, Fact]>([
    ['solitaire ring', { is: 'type', value: 'Ring' }],
    ['solitaire ring', { is: 'metal', value: '18k Gold' }],
    ['solitaire ring', { is: 'metal', value: 'yellow', where: 'band' }],
    ['solitaire ring', { is: 'noMetal', value: 'Platinum' }],
    [
      'solitaire ring',
      { is: 'stones', kind: 'Diamond', cut: 'Round', count: 1, carat: 1, setting: 'Prong', place: 'centre' },
    ],
    ['solitaire ring', { is: 'stones', kind: 'Diamond', colour: 'white', each: [6.5], totalCarat: 1 }],
    ['solitaire ring', { is: 'noStone', value: 'Ruby' }],
    ['solitaire ring', { is: 'measure', of: 'inner diameter', mm: 17.32, within: 0.015 }],
    ['solitaire ring', { is: 'part', value: 'prongs', count: 6 }],
    ['solitaire ring', { is: 'part', value: 'solitaire' }],
    ['solitaire ring', { is: 'noPart', value: 'halo' }],
    ['solitaire ring', { is: 'only', value: ['Diamond'] }],
    ['hoops with pearls', { is: 'part', value: 'hoop', count: 1 }],
    ['hoops with pearls', { is: 'stones', kind: 'Pearl', count: 2, place: 'drop' }],
    ['hoops with pearls', { is: 'relation', a: 'Pearl', how: 'below', b: 'hoop' }],
    ['hoops with pearls', { is: 'measure', of: 'hoop diameter', mm: 20 }],
    ['hoops with pearls', { is: 'pairAlike' }],
    ['owl brooch', { is: 'figure', value: 'owl', as: 'body' }],
    ['owl brooch', { is: 'part', value: 'Animal' }],
    ['engraved band', { is: 'letters', value: 'Ever', where: 'inside' }],
    ['engraved band', { is: 'measure', of: 'band width', mm: 5 }],
    ['engraved band', { is: 'finish', value: 'Satin', where: 'band' }],
    ['engraved band', { is: 'noStones' }],
  ])('is true of the %s: %j', (name, fact) => {
    expect(judged(name, fact)).toBe('true');
  });

  it.each<[PieceName, Fact]>([
    ['solitaire ring', { is: 'type', value: 'Brooch' }],
    ['solitaire ring', { is: 'metal', value: '14k Gold' }],
    ['solitaire ring', { is: 'noMetal', value: 'yellow' }],
    ['solitaire ring', { is: 'stones', kind: 'Diamond', count: 2 }],
    ['solitaire ring', { is: 'stones', kind: 'Diamond', carat: 1.2 }],
    ['solitaire ring', { is: 'stones', kind: 'Diamond', place: 'halo' }],
    ['solitaire ring', { is: 'stones', kind: 'Diamond', colour: 'pink' }],
    ['solitaire ring', { is: 'noStone', cut: 'Round' }],
    ['solitaire ring', { is: 'noStones' }],
    ['solitaire ring', { is: 'measure', of: 'inner diameter', mm: 18, within: 0.015 }],
    ['solitaire ring', { is: 'only', value: ['Ruby'] }],
    ['solitaire ring', { is: 'letters', value: 'Ever' }],
    ['hoops with pearls', { is: 'relation', a: 'Pearl', how: 'above', b: 'hoop' }],
    ['hoops with pearls', { is: 'only', value: [] }],
    ['owl brooch', { is: 'figure', value: 'rose' }],
    ['owl brooch', { is: 'pairUnlike' }],
    ['engraved band', { is: 'letters', value: 'Ever', where: 'front' }],
    ['engraved band', { is: 'finish', value: 'Polished' }],
    ['engraved band', { is: 'told', about: 'platinum' }],
  ])('is false of the %s: %j', (name, fact) => {
    expect(judged(name, fact)).toBe('false');
  });

  it.each<Fact>([
    { is: 'part', value: 'flux capacitor' },
    { is: 'metal', value: 'adamantium' },
    { is: 'finish', value: 'Satin', where: 'moon' },
    { is: 'figure', value: 'gryphon-rampant' },
    { is: 'measure', of: 'hoop diameter', mm: 20 },
    { is: 'relation', a: 'Diamond', how: 'above', b: 'flux capacitor' },
  ])('that no rule can tell is not judged: %j', (fact) => {
    expect(judged('solitaire ring', fact)).toBe('unjudged');
  });

  it('asked for elsewhere is no addition', () => {
    const only: Fact = { is: 'only', value: ['Pearl'] };
    expect(judged('hoops with pearls', only)).toBe('false');
    expect(judged('hoops with pearls', only, [{ is: 'part', value: 'drops' }])).toBe('true');
  });
});
