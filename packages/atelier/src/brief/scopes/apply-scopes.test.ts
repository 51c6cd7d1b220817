import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const stones = (prompt: string): readonly unknown[] => {
  const { gemstones, excludedGemstones } = interpret({ prompt }).brief;
  return [gemstones, excludedGemstones];
};

describe('what is out of reach', () => {
  it.each([
    ["Engagement ring. I'd go for platinum but it's over budget so white gold it is.", ['White Gold']],
    ["I'd love platinum but it's too expensive so a silver ring", ['Silver']],
    [
      "I'd love a platinum ring but it's a surprise, white gold for the matching band",
      ['Platinum', 'White Gold'],
    ],
  ])('%s', (prompt, metals) => expect(interpret({ prompt }).brief.metals).toEqual(metals));
});

describe('what was wished before', () => {
  it.each([
    ['first I wanted a sapphire, then an emerald, so now I am thinking of a cushion spinel', ['Spinel']],
    ['originally I liked opals but in the end I would love a garnet ring', ['Garnet']],
    ['a ring with a sapphire first and then an emerald', ['Sapphire', 'Emerald']],
  ])('%s', (prompt, gemstones) => expect(interpret({ prompt }).brief.gemstones).toEqual(gemstones));
});

describe('what others have', () => {
  it.each([
    [
      'a ring but no diamonds please, everyone has diamonds. A sapphire would be lovely',
      ['Sapphire'],
      ['Diamond'],
    ],
    ["I saw a gorgeous ruby ring on my friend but I don't want a ruby myself, so opal", ['Opal'], ['Ruby']],
    ['no pearls, all my friends wear pearls. Garnet studs in gold', ['Garnet'], ['Pearl']],
  ])('is not wished where it is refused: %s', (prompt, wished, refused) =>
    expect(stones(prompt)).toEqual([wished, refused]),
  );

  it.each([
    ['I saw a ruby ring on my friend and want one like it', ['Ruby']],
    ['no diamonds in the band, but a diamond in the middle, gold ring', ['Diamond']],
  ])('is wished where it is not: %s', (prompt, wished) => expect(stones(prompt)[0]).toEqual(wished));
});

describe('what is told of another piece', () => {
  const read = (prompt: string) => {
    const { metals, excludedMetals, stoneCut, setting } = interpret({ prompt }).brief;
    return { metals, excludedMetals, stoneCut, setting };
  };

  it.each([
    [
      'my boss wears a marquise ring in platinum. I would like a pear in rose gold',
      { metals: ['Rose Gold'], excludedMetals: [], stoneCut: 'Pear' },
    ],
    [
      'my brother bought a princess cut halo in white gold so nothing like that. An oval ring in yellow gold',
      { metals: ['Yellow Gold'], excludedMetals: ['White Gold'], stoneCut: 'Oval', setting: null },
    ],
    [
      'we considered a cushion in platinum but settled on a round solitaire in rose gold',
      { metals: ['Rose Gold'], excludedMetals: [], stoneCut: 'Round' },
    ],
  ])('is none of this one: %s', (prompt, wish) => expect(read(prompt)).toMatchObject(wish));

  it('is wished where one like it is asked for', () => {
    expect(read('My aunt had an oval ruby ring in rose gold. Could you make one like it?')).toMatchObject({
      metals: ['Rose Gold'],
      stoneCut: 'Oval',
    });
  });

  it('is wished where the wish has no other answer', () => {
    expect(read('My mother had an oval ruby in a platinum ring and I dream of it')).toMatchObject({
      metals: ['Platinum'],
      stoneCut: 'Oval',
    });
  });
});

describe('a list of what somebody hates', () => {
  it('ends where the wish begins', () => {
    const { excludedGemstones, excludedMetals, metals, gemstones } = interpret({
      prompt: "I can't stand pearls, opals or rose gold but I love rubies, platinum ring",
    }).brief;
    expect(excludedGemstones).toEqual(['Pearl', 'Opal']);
    expect(excludedMetals).toEqual(['Rose Gold']);
    expect({ gemstones, metals }).toEqual({ gemstones: ['Ruby'], metals: ['Platinum'] });
  });

  it('goes no further than the first comma where nothing closes it', () => {
    const { excludedGemstones, metals } = interpret({
      prompt: 'a ring, I hate opals, platinum, subtle',
    }).brief;
    expect({ excludedGemstones, metals }).toEqual({ excludedGemstones: ['Opal'], metals: ['Platinum'] });
  });
});

describe('what is refused in few words', () => {
  it.each([
    ['A platinum ring, not in yellow or rose gold either.', { excludedMetals: ['Yellow Gold', 'Rose Gold'] }],
    ["She can't bear yellow, nor rose gold. A white gold ring.", { metals: ['White Gold'], gemstones: [] }],
    ['Moons or bows? I want neither. A silver pendant.', { excludedFigures: ['crescent-moon', 'bow'] }],
    ['A bracelet with charms or hearts ... I want NEITHER', { motifs: [], excludedMotifs: ['Heart'] }],
    ['No pearls. Same goes for opals. A gold ring.', { excludedGemstones: ['Pearl', 'Opal'] }],
    ['A gold band, hold the sparkle.', { noStones: true }],
    ['Gold earrings, no bits hanging off.', { excludedParts: ['drops'], earringKind: null }],
    ['Gold hoops with nothing swinging from them.', { excludedParts: ['drops'], earringKind: 'hoop' }],
  ])('%s', (prompt, brief) => expect(interpret({ prompt }).brief).toMatchObject(brief));
});

describe('what there was before', () => {
  it.each([
    'All I could afford was a thin silver ring from a market. Now I want a ring in platinum.',
    'My first ring was a 2 mm silver band. I want a platinum one.',
  ])('gives way with its width: %s', (prompt) =>
    expect(interpret({ prompt }).brief).toMatchObject({
      metals: ['Platinum'],
      bandWidthMm: null,
      proportions: { band: null },
    }),
  );
  it('is wished where it is asked for again', () =>
    expect(
      interpret({ prompt: "My aunt's Victorian garnet brooch went missing. Can you bring it back?" }).brief,
    ).toMatchObject({ type: 'Brooch', gemstones: ['Garnet'], era: 'Victorian' }));
});
