import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('edges and faces', () => {
  it('milgrain is read of bands without the word edge, and not where it is refused', () => {
    for (const prompt of [
      'vintage engagement ring with milgrain edges',
      'milgrain wedding band',
      'a slim bangle, milgrained, silver',
      'sapphire ring with millegrain detailing',
      'earrings with milgrain',
      'Art Deco emerald drop earrings, milgrain edges',
    ])
      expect(briefOf(prompt).plateBorder, prompt).toBe('milgrain');
    expect(briefOf('plain ring, no milgrain').plateBorder).toBeNull();
    expect(briefOf('earrings, no milgrain').plateBorder).toBeNull();
  });

  it('a beaded band is one of grains, and beads of a stone are none', () => {
    for (const prompt of ['beaded band in gold', 'a beaded ring, silver', 'beaded stacking ring'])
      expect(interpret({ prompt }).brief.plateBorder, prompt).toBe('milgrain');
    for (const prompt of ['pearl beaded ring', 'ring beaded with pearls', 'beaded bracelet'])
      expect(briefOf(prompt).plateBorder, prompt).toBeNull();
    const rings = briefOf('stack of 3 rings: one plain, one beaded, one with a moonstone').eachRing ?? [];
    expect(rings.map(({ plateBorder }) => plateBorder ?? null)).toEqual([null, 'milgrain', null]);
  });

  it('the outline of a signet’s face stands before or behind its noun', () => {
    expect(briefOf('gold signet ring, oval face').plateShape).toBe('oval');
    expect(briefOf('square faced signet in silver').plateShape).toBe('square');
    expect(briefOf('signet with a round top').plateShape).toBe('disc');
    expect(briefOf('ring with an oval face').plateShape).toBeNull();
  });
});

describe('black metals', () => {
  it('a grey or white metal called black is that metal with a black surface', () => {
    expect(briefOf('black tungsten band, 8mm').metals).toEqual(['Tungsten', 'Black Rhodium']);
    expect(briefOf('mens matte black titanium ring').metals).toEqual(['Titanium', 'Black Rhodium']);
    expect(briefOf('black tungsten ring with a rose gold line').metals).toEqual([
      'Tungsten',
      'Black Rhodium',
      'Rose Gold',
    ]);
    expect(briefOf('black onyx silver ring').metals).toEqual(['Silver']);
    expect(briefOf('silver ring, nothing black').metals).toEqual(['Silver']);
  });
});

describe('solitaires and hidden halos', () => {
  it('a solitaire in a bezel is both, in prongs it is the setting itself', () => {
    expect(briefOf('bezel set oval sapphire solitaire')).toMatchObject({
      setting: 'Bezel',
      arrangements: ['solitaire'],
    });
    expect(briefOf('solitaire ring with four claws')).toMatchObject({ setting: 'Solitary', prongCount: 4 });
    expect(briefOf('cathedral solitaire, four prongs')).toMatchObject({
      setting: 'Solitary',
      arrangements: ['cathedral'],
    });
  });

  it('a hidden halo is a halo and is called hidden', () => {
    for (const prompt of [
      'oval ring with a hidden halo',
      'round diamond ring, hidden diamond halo, platinum',
    ])
      expect(briefOf(prompt), prompt).toMatchObject({ setting: 'Halo', arrangements: ['hidden-halo'] });
    expect(briefOf('oval ring with a halo').arrangements).toBeNull();
  });
});

describe('outlines of faces', () => {
  it('are no motif besides, and stand before cufflinks whatever is set in them', () => {
    expect(briefOf('mens square silver signet ring with family crest')).toMatchObject({
      plateShape: 'square',
      motifs: [],
      arrangements: ['signet'],
    });
    expect(briefOf('square cufflinks in silver with onyx')).toMatchObject({
      plateShape: 'square',
      motifs: [],
    });
    expect(briefOf('round solitaire ring')).toMatchObject({ plateShape: null, stoneCut: 'Round' });
    expect(briefOf('ring with a square pattern').motifs).toEqual(['Geometric']);
  });
});

describe('what is said of a metal twice', () => {
  it('is ruled by the refusal that comes last', () => {
    const refused = briefOf('titanium ring, he gets a rash from silver so no silver');
    expect(refused).toMatchObject({ metals: ['Titanium'], excludedMetals: ['Silver'] });
    expect(briefOf('rose gold ring, no yellow gold')).toMatchObject({ metals: ['Rose Gold'] });
    expect(briefOf('silver ring, no gold. silver like my mum had').metals).toEqual(['Silver']);
  });
});

describe('words of the dictionary', () => {
  it('are no slips of jewelry, bent forms of its words are', () => {
    const studs = briefOf('round diamond studs, last year I got her a slow cooker');
    expect([studs.type, studs.braceletKind]).toEqual(['Earrings', null]);
    expect(briefOf('ring in gold, I sell garlic and parsley at a market').culture).toEqual([]);
    expect(briefOf('a ring that thrills her, silver').motifs).toEqual([]);
    expect(briefOf('a necklace with diamonds spaced along it')).toMatchObject({
      motifs: [],
      arrangements: ['stations'],
    });
    expect(briefOf('a sliver ring').metals).toEqual(['Silver']);
    expect(briefOf('an opal broach').type).toBe('Brooch');
    expect(briefOf('a neckalce in platnum').type).toBe('Necklace');
    expect(briefOf('a signet with a crest, engraves well').arrangements).toEqual(['signet']);
  });
});

describe('identity bracelets', () => {
  it('have a bar for the name', () => {
    expect(briefOf('baby ID bracelet with name Oliver engraved, gold')).toMatchObject({
      type: 'Bracelet',
      engraving: 'Oliver',
      arrangements: ['bar'],
    });
  });
});

describe('what millimetres measure', () => {
  it('behind the posts of studs is the stone', () => {
    expect(briefOf('pearl studs on gold posts, 8mm').stoneSizeMm).toEqual([8]);
    expect(briefOf('opal studs on 0.8mm posts').stoneSizeMm).toEqual([]);
  });
});
