/** What was misread of instructions over all types, said here of other pieces and in other words. */
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import { membersOf } from '../design/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const SOLITAIRE = designOf('platinum solitaire ring with a 1 carat round diamond, six prongs');
const HALO = designOf('white gold ring with a round sapphire in a diamond halo, plain band');
const MOON = pieceOf('silver moon pendant necklace, 18 inch cable chain', 12);
const SIGNET = designOf('plain gold signet ring');
const BAR = made("rose gold necklace with a bar pendant engraved 'Emma'", 50);
const DISC = pieceOf('silver disc pendant, plain');
const BAND = designOf('plain white gold band');

describe('measures speak of what is named', () => {
  it('that is to drop by a share grows smaller', () => {
    changesOnly(SOLITAIRE, 'drop the stone size by a third', /^centre/);
    changesOnly(BAND, 'drop the width by a quarter', /^band/);
  });

  it('of a figure change no chain, and of a chain no figure', () => {
    changesOnly(MOON, 'the moon is too big, maybe 10 mm', /^ornaments/);
    changesOnly(MOON, 'chain thinner too', /^carrier\.chain/);
    const { changes } = refined(MOON, 'the moon is too big, say 10 mm. chain thinner too');
    expect(changes.filter((line) => /^(?:Chain|Length)/.test(line))).toHaveLength(1);
  });

  it('one more and one less', () => {
    const count = (instruction: string): string | undefined =>
      refined(pieceOf('white gold bracelet with five sapphire stations', 2), instruction).changes.find(
        (line) => line.startsWith('Stations'),
      );
    expect(count('one more sapphire')).toMatch(/Stations (\d) -> \d/);
    const [from, to] = (count('one sapphire less') ?? '').match(/\d+/g) ?? [];
    expect(Number(from) - Number(to)).toBe(1);
    const [before, after] = (count('two sapphires less') ?? '').match(/\d+/g) ?? [];
    expect(Number(before) - Number(after)).toBe(2);
  });

  it('of an asked thing change nothing that is there', () => {
    for (const instruction of ['could it have a tiny crown', 'give it a lil hat', 'with a fine line frame']) {
      const skull = designOf('silver skull ring with ruby eyes', 32);
      const said = (() => {
        try {
          return refined(skull, instruction).changes.join();
        } catch {
          return '';
        }
      })();
      expect(said, instruction).not.toMatch(/Band|Size|Thickness/);
    }
  });
});

describe('letters', () => {
  it('of initials have their stops', () => {
    expect(refined(SIGNET, 'the initials, J.K.L., on the face please').changes[0]).toContain('"J.K.L."');
    expect(refined(BAND, 'engrave her initials A.B. inside').changes[0]).toContain('"A.B."');
  });

  it('of a place are its coordinates', () => {
    const { changes } = refined(DISC, 'our coordinates on it, 48.85 N 2.35 E');
    expect(changes.join()).toContain('"48.85 N 2.35 E"');
  });

  it('go on beside those that are there', () => {
    expect(refined(BAR, 'add Lia below Emma').changes).toEqual(['Lettering "Emma" -> "Emma Lia"']);
  });

  it('leave a stone that is to stay', () => {
    const cufflinks = made('square silver cufflinks with onyx', 0);
    expect(refusal(cufflinks, 'engrave "AB" on the front. not on the stone')).toContain(
      'no room for letters',
    );
  });

  it('no border of figures comes in the place of a plate', () => {
    expect(refusal(made('silver oval locket, plain', 16), 'put a leafy border on it')).toContain(
      'border of figures',
    );
  });
});

describe('surfaces and metals', () => {
  it.each([
    ['hammer it', 'hammered'],
    ['brush it please', 'brushed'],
    ['could you sandblast it', 'matte'],
  ])('%s', (instruction, finish) => {
    expect(refined(pieceOf('rose gold disc pendant, plain'), instruction).changes[0]).toContain(
      `-> ${finish}`,
    );
  });

  it('no eyes of metal', () => {
    const dog = made('silver owl charm');
    expect(refusal(dog, 'silver eyes please')).toContain('Eyes are set with stones');
  });

  it('a figure alone, before its metal', () => {
    const cross = pieceOf('gold necklace with a small cross', 10);
    expect(refined(cross, 'cross in rose gold, keep the chain yellow').changes).toEqual([
      'Setting 14k yellow gold -> 14k rose gold',
    ]);
  });

  it('plain, of a twisted band, is a single one', () => {
    expect(refined(designOf('silver ring, twisted band, no stones'), 'plain instead').changes).toEqual([
      'Band twisted -> plain',
    ]);
  });
});

describe('more and less', () => {
  it('of two opposite wishes the last counts', () => {
    const { changes } = refined(HALO, 'simpler please but more diamonds');
    expect(changes.join()).not.toMatch(/removed/);
    expect(changes.join()).toMatch(/diamonds|Halo/);
  });

  it('what there is to be more of does not go', () => {
    const comb = pieceOf('bridal hair comb in silver with pearls on a vine', 51);
    expect(refusal(comb, 'less sparkle, more pearl')).not.toContain('removed');
    const { changes } = refined(
      designOf('ring with a ruby, ruby halo and milgrain'),
      'less fussy but more ruby',
    );
    expect(changes.join()).not.toContain('Halo removed');
  });

  it('is one step, whatever it took', () => {
    const pair = designOf('white gold ring with an oval sapphire in a diamond halo');
    const { changes } = refined(pair, 'swap them round, and make it a pear');
    const centre = changes.filter((line) => line.startsWith('Centre stone'));
    expect(centre).toHaveLength(1);
    expect(centre[0]).toMatch(/^Centre stone oval sapphire -> pear diamond/);
  });

  it('of another figure beside it', () => {
    const anklet = pieceOf('gold anklet with a heart', 2);
    expect(refined(anklet, 'a little key next to it').changes.join()).not.toMatch(/Heart -> /);
  });

  it('every second one', () => {
    expect(refined(designOf('gold eternity ring with rubies'), 'every second one a diamond').changes).toEqual(
      ['Stones now rubies and diamonds in turn'],
    );
  });
});

describe('findings', () => {
  it('backs of cufflinks', () => {
    const bars = made('lapis cufflinks in white gold', 40 * 31);
    expect(refined(bars, 'chain backs, not bullet backs').changes[0]).toContain('cufflink (chain)');
  });

  it('posts of a nose stud', () => {
    const stud = pieceOf('silver nose stud with a topaz', 68);
    expect(refined(stud, 'with a screw post please').changes[0]).toMatch(/-> nose-stud \(screw\)/);
    changesOnly(refined(stud, 'screw post').design, 'an L-bend instead', /^carrier\.fitting\.form/);
  });

  it('stones along a chain that was bare', () => {
    const anklet = pieceOf('rose gold anklet, plain chain', 34);
    expect(refined(anklet, 'add 4 sapphires spaced along it').changes).toEqual([
      'Round sapphire added along the chain, 4 of it',
    ]);
    expect(refined(anklet, 'some pearls along the chain').changes[0]).toContain('along the chain, 5');
  });

  it('pearls of other shapes are told', () => {
    expect(refusal(pieceOf('pearl drop earrings in gold'), 'baroque pearls instead')).toContain(
      'Pearls are round',
    );
  });
});

describe('sets', () => {
  const SUITE = createDesign(
    openBrief({
      type: 'Ring',
      setTypes: ['Ring', 'Necklace', 'Bracelet'],
      matchingSet: true,
      gemstones: ['Ruby'],
      metals: ['Yellow Gold'],
    }),
    3,
  );

  it('"all" is said to all of them', () => {
    const { design } = refined(SUITE, 'everything in rose gold, but the ring in size 8');
    expect(membersOf(design).map(({ alloys }) => alloys[0]?.metal)).toEqual([
      'Rose Gold',
      'Rose Gold',
      'Rose Gold',
    ]);
    expect(design).toMatchObject({ size: { us: 8 } });
  });

  it('a piece cannot go', () => {
    expect(refusal(SUITE, 'drop the bracelet')).toContain('stay together');
    expect(refusal(SUITE, "let's skip the necklace after all")).toContain('stay together');
  });

  it('his and hers', () => {
    const rings = createDesign(
      openBrief({
        type: 'Ring',
        setTypes: ['Ring', 'Ring'],
        matchingSet: true,
        metals: ['Platinum'],
        ringSize: 11,
        noStones: true,
      }),
      3,
    );
    const sizes = membersOf(rings).map((member) => ('size' in member ? member.size.us : 0));
    const { design } = refined(rings, 'hers 2.5 mm wide. his brushed');
    membersOf(design).forEach((member, at) => {
      if (!('band' in member)) throw new Error('no ring');
      const isHis = sizes[at] === Math.max(...sizes);
      expect(member.band.finish === 'Brushed').toBe(isHis);
      expect(member.band.widthMm === 2.5).toBe(!isHis);
    });
  });
});
