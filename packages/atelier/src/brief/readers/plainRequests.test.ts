import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const briefOf = (prompt: string) => interpret({ prompt }).brief;

describe('requests as they are made in passing', () => {
  it('a new one is a piece of the kind that is there', () => {
    const brief = briefOf("She wears gran's ring on a chain as it's too thin to wear, so I'd like a new one");
    expect(brief.type).toBe('Ring');
    expect(brief.proportions.band).toBeNull();
    expect(briefOf('A thin chain, a new one').type).toBe('Necklace');
  });

  it('a bracelet of a certain chain is that chain', () => {
    for (const prompt of [
      "men's bracelet curb chain silver 10mm thick",
      'ankle bracelet, figaro chain, gold',
    ])
      expect(briefOf(prompt).arrangements, prompt).toEqual(['chain']);
    for (const prompt of ['anklet, box chain with a heart', 'a bracelet on a fine chain with an opal'])
      expect(briefOf(prompt).arrangements ?? [], prompt).toEqual([]);
  });

  it('a pendant without a chain is on none', () => {
    for (const prompt of [
      'an ankh pendant, no chain',
      "gold locket, don't need a chain",
      'opal pendant, the chain is not included',
    ]) {
      const brief = briefOf(prompt);
      expect(brief.arrangements, prompt).toContain('without-chain');
    }
    expect(briefOf('an ankh pendant on a chain').arrangements ?? []).toEqual([]);
  });

  it('a name that is told first and asked for later is cut', () => {
    for (const [prompt, engraving] of [
      ['Our dog Biscuit passed away. A pendant with a dachshund and his name on the back', 'Biscuit'],
      ['my daughter Nora loves foxes, a fox charm with her name on the back', 'Nora'],
      ['our dog Biscuit chewed my ring, I want a new plain one', null],
    ] as const)
      expect(briefOf(prompt).engraving, prompt).toBe(engraving);
  });

  it('initials on one and a date on the other are those of each', () => {
    expect(
      briefOf(
        'silver cufflinks engraved with his initials T.A. on one and our wedding date 06/21/25 on the other',
      ).engraving,
    ).toBe('T.A. / 06/21/25');
  });

  it('a necklace that says a name is that name, and one with a place for it is not', () => {
    expect(briefOf('necklace that says Valentina in cursive').arrangements).toEqual(['nameplate']);
    for (const prompt of [
      'disc necklace that says Nora',
      'necklace with a bar that says Nora',
      'ring that says Nora',
    ])
      expect(briefOf(prompt).arrangements ?? [], prompt).not.toContain('nameplate');
  });

  it('a Celtic knot is the figure of what has a front', () => {
    expect(briefOf('Celtic knot brooch in silver').figures).toEqual(['triquetra']);
    expect(briefOf('Celtic knot band in silver').figures ?? []).not.toContain('triquetra');
    expect(briefOf('Celtic knot pendant with a stag').figures).toEqual(['deer']);
  });

  it('ivory pearls are pearls, and "no pendant disc" refuses the disc', () => {
    const { gemstones, customGemstone } = briefOf('hair comb with ivory pearls');
    expect([gemstones, customGemstone]).toEqual([['Pearl'], null]);
    expect(briefOf('scorpio constellation necklace, no pendant disc').arrangements ?? []).not.toContain(
      'disc',
    );
  });

  it('a date that is told behind a line is cut with it', () => {
    for (const [prompt, engraving] of [
      ['An oval locket, on the back "Always, Pop" and the date 14.02.1961', 'Always, Pop / 14.02.1961'],
      ["a locket engraved with 'Mia' 12.05.2020", 'Mia / 12.05.2020'],
      ['a bangle engraved "Ours" and 3 June 2019 on the inside', 'Ours / 3 June 2019'],
      ["a locket engraved with 'Mia' for 12 people", 'Mia'],
    ] as const)
      expect(briefOf(prompt).engraving, prompt).toBe(engraving);
  });

  it('colours that commas set off are those of the enamel that was named', () => {
    expect(briefOf('Enamel pansy brooch, purple and yellow, with a diamond').enamelColours).toEqual([
      'purple',
      'yellow',
    ]);
    expect(briefOf('enamel ring, a ruby, gold').enamelColours ?? []).toEqual([]);
  });

  it('grains of metal around a stone or an edge are milgrain, beads of a stone are none', () => {
    for (const prompt of [
      'toe ring with a little round ruby surrounded by tiny beads',
      'silver ring with a beaded edge',
      'ring with tiny gold balls around the edge',
    ])
      expect(briefOf(prompt).plateBorder, prompt).toBe('milgrain');
    for (const prompt of ['ring with a ruby surrounded by diamonds', 'ring, no beaded edge'])
      expect(briefOf(prompt).plateBorder ?? null, prompt).toBeNull();
  });

  it('stones told by the way between them stand along the chain', () => {
    for (const prompt of [
      'a chain with five diamonds spaced out along it',
      'a body chain with pearls every few inches',
    ])
      expect(briefOf(prompt).arrangements, prompt).toContain('stations');
  });

  it.each(['a celtic penannular brooch with knotwork', 'viking cloak pin in bronze'])(
    'a brooch with an open ring and a pin across it is one: %s',
    (prompt) => {
      const { brief, notUnderstood } = interpret({ prompt });
      expect(brief.type).toBe('Brooch');
      expect(brief.arrangements).toContain('penannular');
      expect(notUnderstood).not.toContain('penannular');
    },
  );

  it('bells that ring are no rings, nor is the ring of a planet', () => {
    const payal = briefOf(
      'Traditional payal, silver, with three rows of ghungroo bells so they actually ring',
    );
    expect(payal).toMatchObject({ type: 'Anklet', rows: 3 });
    expect(briefOf('bell ring in silver').type).toBe('Ring');
    const pair = briefOf(
      'mismatched pair: one ear is Saturn with a tilted ring of tiny diamonds, the other a comet',
    );
    expect(pair.type).toBe('Earrings');
    expect(briefOf('a gold ring, actually silver').metals).toEqual(['Silver']);
  });

  it('a stone in one place of the metal does not refuse the metal', () => {
    const brief = briefOf('white enamel brooch with gold seams, one of them a garnet instead of gold');
    expect(brief.excludedMetals).toEqual([]);
    expect(brief.metals).toContain('Yellow Gold');
    expect(briefOf('a silver ring instead of gold').excludedMetals).toContain('Yellow Gold');
  });

  it('what is covered in stones is paved', () => {
    for (const prompt of [
      'the letter A covered in diamonds, gold necklace',
      'a heart pendant covered with little diamonds',
      'letter A necklace encrusted with diamonds',
    ])
      expect(briefOf(prompt), prompt).toMatchObject({ setting: 'Pave', gemstones: ['Diamond'] });
    expect(briefOf('my hands are covered in tattoos, a ring with a diamond').setting).toBeNull();
  });

  it('a web without its spider shows none', () => {
    const web = briefOf(
      "a body chain like a spider's web with topaz, and no spider. I really do mean no spider.",
    );
    expect(web.figures ?? []).toEqual([]);
    expect(web.motifs).toEqual([]);
    expect(briefOf("a spider's web ring").figures).toEqual(['spider']);
  });

  it('what is draped is no abstract figure, a collar bone no bone', () => {
    expect(briefOf('a belly chain drapping at the hips').motifs).toEqual([]);
    expect(briefOf('a necklace around the collar bone').customGemstone).toBeNull();
  });

  it('tortoiseshell is no animal: brown glass stands in for it', () => {
    const brief = briefOf('tortoiseshell barrette with gold trim');
    expect(brief.figures ?? []).toEqual([]);
    expect(brief.enamelColours).toEqual(['brown']);
    expect(brief.otherMetals).toEqual([{ name: 'tortoiseshell', as: ['Enamel'] }]);
    expect(briefOf('a tortoise pendant').figures).toEqual(['turtle']);
  });
});
