import { describe, expect, it } from 'vitest';
import type { PieceDesign } from '../design/piece/document.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const CHARMS = pieceOf('silver charm bracelet with a paw and a heart', 7919);
const charm = (piece: PieceDesign, at: number) => piece.ornaments[at]?.ornament;
const pieceAfter = (piece: PieceDesign, say: string): PieceDesign => {
  const { design } = refined(piece, say);
  if (!('ornaments' in design)) throw new Error(say);
  return design;
};

describe('letters on one charm', () => {
  it.each(['engrave Rex on the heart', 'put Rex on the heart charm', 'can you write "Rex" on the heart'])(
    '%s: it is flat then, and the others hang as they are',
    (say) => {
      const design = pieceAfter(CHARMS, say);
      expect(charm(design, 1)).toMatchObject({ kind: 'plate', outline: 'heart', field: { text: 'Rex' } });
      expect(charm(design, 0)).toEqual(charm(CHARMS, 0));
      expect(design.ornaments).toHaveLength(2);
    },
  );

  it('what is modelled all over has no room: a disc hangs beside it, and it is said why', () => {
    const { design, changes } = refined(CHARMS, 'engrave REX on the paw');
    expect(changes.join()).toContain('modelled all over');
    expect(design).toMatchObject({
      ornaments: [{}, {}, { slot: 'drop', ornament: { field: { text: 'REX' } } }],
    });
  });
});

describe('letters', () => {
  it('initials behind the place that they are for', () => {
    const band = designOf('platinum wedding band 5 mm');
    for (const say of ['add my initials inside, JKL', 'put our initials in the band: JKL'])
      expect(refined(band, say).design).toMatchObject({ engraving: { text: 'JKL', place: 'inside-band' } });
  });

  it('fancier and plainer letters are another hand, and no milgrain', () => {
    const signet = designOf('gold signet ring with engraved initials AB', 7919);
    changesOnly(signet, 'make the letters fancier', /lettering$/);
    const fancy = refined(signet, 'fancier lettering please').design;
    changesOnly(fancy, 'plainer letters', /lettering$/);
  });
});

describe('findings', () => {
  it.each([
    ['gold cufflinks with onyx', 'toggle backs please', 'bullet'],
    ['gold cufflinks with onyx', 't-bar fitting instead of chain', 'bullet'],
  ])('%s: %s', (start, say, form) => {
    expect(refined(pieceOf(start, 7919), say).design).toMatchObject({ carrier: { fitting: { form } } });
  });

  it('the usual clasp in the place of a T-bar', () => {
    const toggled = pieceOf('silver curb bracelet with a toggle clasp');
    for (const say of ['no t-bar, just a normal clasp', 'an ordinary clasp instead', 'get rid of the toggle'])
      changesOnly(toggled, say, /^carrier\.clasp\.form$/);
  });
});

describe('where small stones are asked for', () => {
  it.each([
    'what about just four little diamonds at the corners',
    'add four tiny diamonds at the corners of the stone',
    'a diamond in each corner please',
  ])('%s: told, and the halo is as it was', (say) => {
    expect(refusal(designOf('diamond halo engagement ring, white gold', 7919), say)).toContain(
      'at the corners alone',
    );
  });

  it('the halo goes all the same where it is to', () => {
    const { design, notDone } = refined(
      designOf('round diamond halo ring', 3),
      'lose the halo and put a diamond at each corner',
    );
    expect(design).toMatchObject({ halo: null });
    expect(notDone.join()).toContain('at the corners alone');
  });

  it('stones by their cut come beside the one that is there', () => {
    const ring = designOf('emerald cut diamond ring platinum', 7919);
    const { design } = refined(ring, 'turn the stone sideways and add two baguettes');
    expect(design).toMatchObject({
      centre: { cut: 'Emerald', orientation: 'across-finger' },
      sideStones: { perSide: 1, stone: { cut: 'Baguette' } },
    });
  });

  it('more sparkle around it is a halo, or a second one', () => {
    changesOnly(designOf('peridot halo ring, gold', 7919), 'a bit more sparkle around it', /^halo\.rows$/);
  });

  it('a second of the stone that stands alone', () => {
    const pendant = pieceOf('turquoise pendant, bezel set, silver', 2);
    expect(refined(pendant, 'add a second turquoise next to it').design).toMatchObject({
      ornaments: [
        { ornament: { kind: 'row', stones: [{ gemstone: 'Turquoise' }, { gemstone: 'Turquoise' }] } },
      ],
    });
  });
});

describe('what goes on with what was named', () => {
  it('a colour behind a size is that of the stones, not of the metal', () => {
    changesOnly(
      pieceOf('pearl strand necklace 18 inches'),
      'make the pearls a little bigger and black',
      /^carrier\.strand\.(?:stone\.colour|diameterMm)$/,
    );
  });

  it('a size behind a stone is its own', () => {
    const { design } = refined(
      pieceOf('amethyst pendant, gold', 7919),
      'make the stone half the size and rose gold',
    );
    expect(design).toMatchObject({ alloys: [{ colour: 'rose' }] });
    expect(JSON.stringify(design)).toContain('Amethyst');
  });

  it('gems in the plural are meant wherever they stand', () => {
    const brooch = pieceOf('garnet and pearl brooch in gold', 7919);
    const { design } = refined(brooch, 'swap the garnets for amethysts');
    expect(JSON.stringify(design)).not.toContain('Garnet"');
    expect(JSON.stringify(design)).toContain('Pearl"');
  });
});

describe('metals', () => {
  it('a part that is kept in its colour keeps its metal', () => {
    const { design } = refined(
      designOf('round diamond solitaire in white gold, four prongs', 7919),
      'yellow gold instead but keep the prongs white',
    );
    if (!('head' in design)) throw new Error('no ring');
    const colourOf = (id: string | undefined) => design.alloys.find((alloy) => alloy.id === id)?.colour;
    expect([colourOf(design.band.alloyId), colourOf(design.head?.alloyId)]).toEqual(['yellow', 'white']);
  });

  it('two metals change places', () => {
    const band = designOf('two-tone wedding band yellow and white gold', 7919);
    const before = band.alloys.map(({ colour }) => colour);
    expect(refined(band, 'flip the colours round').design.alloys.map(({ colour }) => colour)).toEqual(
      before.toReversed(),
    );
    expect(refusal(made('plain gold wedding band'), 'swap the metals round')).not.toBe('');
  });
});

describe('measures', () => {
  it('half inches in words, and inches across', () => {
    expect(
      refined(pieceOf('silver chain bracelet with a heart', 7919), 'take it down to 6 and a half inches')
        .design,
    ).toMatchObject({ carrier: { lengthMm: 165.1 } });
    changesOnly(
      pieceOf('gold huggie hoops with diamonds', 7919),
      'can they be an inch across',
      /^carrier\.fitting\.innerDiameterMm$/,
    );
  });

  it('the middle one of a row is made larger alone', () => {
    changesOnly(
      pieceOf('dainty gold necklace with three small opals', 7919),
      'make the middle opal the biggest',
      /^ornaments\.0\.ornament\.stones\.1\./,
    );
  });

  it('the border of a bangle is exchanged where it is', () => {
    changesOnly(
      pieceOf('gold bangle with engraved vines', 7919),
      'instead of vines do waves',
      /^carrier\.band\.texture\.pattern$/,
    );
  });
});

describe('what is said of a part', () => {
  it('stays with it in the next clause', () => {
    const { design } = refined(
      pieceOf('emerald pendant gold', 7919),
      'could the chain be 2 inches longer and a bit thicker',
    );
    expect(design).toMatchObject({ ornaments: pieceOf('emerald pendant gold', 7919).ornaments });
    changesOnly(
      designOf('emerald cut emerald ring with four prongs, platinum', 7920),
      'double prongs please and thinner ones',
      /^head\.prongForm$/,
    );
  });

  it('a part of a figure is no figure in its place, and what frames a stone does not take its place', () => {
    expect(refusal(pieceOf('gold bee brooch', 7919), 'bigger wings')).toContain('keep their proportions');
    expect(refusal(pieceOf('opal pendant silver', 7919), 'frame it with tiny leaves')).toContain(
      'do not go around',
    );
  });

  it('another ring is another design', () => {
    expect(
      refusal(designOf('rose gold morganite ring', 7919), 'could you add a thin plain band next to it'),
    ).toContain('a design of its own');
  });

  it('letters for the inside of a locket leave its lid as it is', () => {
    const { design, changes } = refined(
      pieceOf('gold locket oval', 7919),
      'engrave a rose on the front and our wedding date 4.5.2021 inside',
    );
    expect(design).toMatchObject({
      ornaments: [{ ornament: { field: { kind: 'emblem', form: 'rose' } } }],
      engraving: { text: '4.5.2021', place: 'back' },
    });
    expect(changes.join()).toContain('drawn closed');
  });
});
