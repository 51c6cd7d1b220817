/** What was asked for of a design is changed, and nothing else. */
import { describe, expect, it } from 'vitest';
import { type Design, isRing } from '../design/document.ts';
import { gemsWithin } from '../design/stones/within.ts';
import { changesOnly, designOf, made, pieceOf, refined, refusal } from './testing.ts';

const LOCKET = made('silver locket engraved "Mum"', 33);
const SERPENT = made('snake ring in yellow gold with ruby eyes', 7);
const OWL = made('owl pendant in gold');
const DRAGON = made('dragon pendant in silver', 49);
const HALO = designOf('platinum ring with a round emerald in a diamond halo, plain band');
const THREE = designOf('three stone ring in rose gold with a round ruby and two diamonds');
const SOLITAIRE = designOf(
  '18k yellow gold solitaire ring with a 1.5 carat oval diamond, six prongs, size 7',
);
const BAND = designOf('plain yellow gold band, 5mm, polished');
const NECKLACE = pieceOf('oval sapphire solitaire necklace in 18k yellow gold, prongs, 18 inch cable chain');
const ENAMELLED = pieceOf('butterfly brooch with blue enamel');

describe('lettering', () => {
  it.each([
    ['change the lettering to "Oma 1944"', LOCKET, 'Oma 1944'],
    ['the name should be Nana', LOCKET, 'Nana'],
    ['sorry its Mom', LOCKET, 'Mom'],
    ['Gran not Mum', LOCKET, 'Gran'],
    ['it should say Granny not Mum', LOCKET, 'Granny'],
    ['engrave "no more 24 inch chains"', BAND, 'no more 24 inch chains'],
    ['can it say Pops inside', BAND, 'Pops'],
    ['add my girls names Ruby and Ines', made('silver bangle, plain, no stones'), 'Ruby and Ines'],
  ])('%s', (instruction, design, letters) => {
    const { changes, notUnderstood } = refined(design, instruction);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toContain(`"${letters}"`);
    expect(notUnderstood).toEqual([]);
  });

  it('goes without quotation marks on what bears it', () => {
    const bar = pieceOf('gold bar necklace, minimalist, plain plate', 1178);
    expect(refined(bar, 'can you put Ines on it').changes.join()).toContain('"Ines"');
  });

  it('in a hand that is named', () => {
    changesOnly(made('gold name necklace "Sofia"', 53), 'in cursive', /lettering$/);
  });

  it('that is asked for without letters is asked back', () => {
    expect(refusal(BAND, 'add her initials')).toContain('say what it should read');
  });
});

describe('creatures', () => {
  it.each(['emerald eyes', 'sapphires for the eyes', 'give it blue eyes'])('%s', (instruction) => {
    const { changes, differ } = refined(SERPENT, instruction);
    expect(changes[0]).toMatch(/^Eyes ruby -> /);
    expect(differ.filter((path) => !path.startsWith('shoulders.ornament.accent'))).toEqual([]);
  });

  it('get stones for eyes, where there is a place for them', () => {
    expect(refined(OWL, 'could it have garnet eyes').changes).toEqual(['Eyes of garnets']);
    expect(refusal(made('gold pendant with a heart, no stones'), 'ruby eyes')).toContain(
      'no stones for eyes',
    );
  });

  it.each([
    'give it wings',
    'add leaves to it',
    'a leaf on top would be nice too',
    'put a ruby in its mouth',
  ])('are modelled as a whole: "%s"', (instruction) => {
    expect(refusal(DRAGON, instruction)).toContain('modelled as a whole');
  });

  it('are spoken of, and not drawn a second time', () => {
    const wolf = designOf('wolf ring in silver', 3);
    changesOnly(wolf, 'make the wolf smaller', /^shoulders\.ornament/);
    changesOnly(wolf, 'half as big', /^shoulders\.ornament/);
    expect(refusal(made('silver charm of a horse'), 'could you make the horse neigh')).toBe(
      'NOTHING_UNDERSTOOD',
    );
  });
});

describe('what is added replaces nothing', () => {
  it.each([
    ['add a little shell', pieceOf('turquoise anklet in silver, 9 inches', 18)],
    ['give it a star too', NECKLACE],
    ['add my birthstone too, march', NECKLACE],
    ['pearls at the bottom', pieceOf('emerald drop earrings in gold, ear wires', 496)],
    ['Anna with a heart on the end', pieceOf('name necklace Anna rose gold', 1054)],
    ['a star as well, add it below', pieceOf('silver pendant with a moon', 2)],
  ])('%s', (instruction, piece) => {
    const { design, changes } = refined(piece, instruction);
    if (isRing(design)) throw new Error('a ring');
    expect(changes.join()).toContain('drop added');
    expect(design.ornaments.slice(0, piece.ornaments.length)).toEqual(piece.ornaments);
  });

  it('on a ring that shows a figure', () => {
    expect(refusal(designOf('wolf ring in silver', 3), 'add a moon')).toContain('One figure is shown here');
  });

  it('another metal', () => {
    for (const words of [
      'bring some gold into it, two tone',
      'a touch of rose gold',
      'add yellow gold details',
    ]) {
      const ring = designOf('round sapphire ring in silver, prongs');
      const { design } = refined(ring, words);
      expect(design.alloys.map(({ family }) => family).sort(), words).toEqual(['gold', 'silver']);
    }
  });
});

describe('stones', () => {
  it('of one kind are exchanged, the others stay', () => {
    const tiara = pieceOf('russian imperial tiara with sapphires and diamonds', 1953);
    const gemsOf = (design: Design): string[] => [...new Set(gemsWithin(design))];
    expect(gemsOf(tiara)).toContain('Sapphire');
    const { design } = refined(tiara, 'garnets instead of sapphires, keep the diamonds');
    expect(gemsOf(design)).toEqual(gemsOf(tiara).map((gem) => (gem === 'Sapphire' ? 'Garnet' : gem)));
  });

  it.each([
    ['make the diamonds bigger', HALO, /^halo\.meleeDiameterMm/],
    ['rubies instead of diamonds', HALO, /^halo\.stone/],
    ['the emerald should be a ruby', HALO, /^(?:centre|head)/],
    ['make the emerald a sapphire', HALO, /^(?:centre|head)/],
    ['sapphires around', HALO, /^halo\.stone/],
    ['the side ones should be sapphires', THREE, /^sideStones\.stone/],
    ['garnet in the middle', THREE, /^(?:centre|head)/],
    ['cushion 7x7mm', SOLITAIRE, /^(?:centre|head)/],
    ['round ones not oval', SOLITAIRE, /^(?:centre|head)/],
    ['should be september sorry', SOLITAIRE, /^(?:centre|head)/],
    ['her birthstone is july', SOLITAIRE, /^(?:centre|head)/],
    ['green stone?', SOLITAIRE, /^(?:centre|head)/],
    ['make it five stones', THREE, /^sideStones/],
    ['just one stone', THREE, /^sideStones/],
    ['fewer rubies. like three', pieceOf('station necklace with 5 rubies in rose gold'), /count$/],
  ])('%s', (instruction, design, paths) => {
    changesOnly(design, instruction, paths);
  });

  it('change places with those around them', () => {
    const ring = designOf('sapphire and diamond cluster ring in platinum', 1085);
    const { design } = refined(ring, 'flip it, diamond in the middle and sapphires around');
    if (!isRing(design) || design.head?.kind !== 'cluster') throw new Error('no cluster');
    expect([design.centre?.gemstone, design.head.accent.gemstone]).toEqual(['Diamond', 'Sapphire']);
  });

  it('that are only told of are not asked for', () => {
    expect(refusal(SOLITAIRE, 'can you make the diamond glow in the dark')).toContain('neither lights up');
    expect(refined(SOLITAIRE, 'diamonds are so boring. something red').changes[0]).toContain('ruby');
    changesOnly(SOLITAIRE, 'she loves hearts. rose gold please', /^alloys/);
  });

  it('have the colour of their kind', () => {
    expect(refusal(NECKLACE, 'a darker blue')).toContain('colour of its kind');
    expect(refusal(NECKLACE, 'less blue')).toContain('colour of its kind');
  });

  it('go from what is a piece without them', () => {
    expect(refined(made('gold bangle with rubies', 930), 'no rubies').design).toMatchObject({
      ornaments: [],
    });
    expect(
      refined(made('14k white gold nose ring with a tiny diamond', 961), 'thinner, and without the diamond')
        .changes,
    ).toHaveLength(2);
    expect(refusal(NECKLACE, 'without the sapphire')).toContain('say which stone should take its place');
  });

  it('that cannot come let none go', () => {
    const pendant = pieceOf('turquoise pendant in silver');
    expect(refusal(pendant, 'not turquoise, coral')).toContain('not among those');
  });
});

describe('measures', () => {
  it.each([
    ['I got her size wrong its a 6', 6],
    ["she's actually an 8 1/2", 8.5],
    ['he wears a ten', 10],
    ['my fiance has big hands, size should be 12', 12],
    ['ring size: five and a half', 5.5],
  ])('%s', (instruction, us) => {
    const { design, differ } = refined(SOLITAIRE, instruction);
    expect(differ.every((path) => path.startsWith('size'))).toBe(true);
    expect(design).toMatchObject({ size: { us } });
  });

  it('said twice are taken once', () => {
    expect(refined(SOLITAIRE, 'can the stone be bigger, like 3 carats').changes).toHaveLength(1);
    expect(refined(NECKLACE, 'its too long, shorten it by 5cm').changes).toEqual([
      'Length 18 in -> 16.03 in',
    ]);
    expect(refined(BAND, '3 mm, no wait 4 mm').changes).toEqual(['Band 5 mm -> 4 mm']);
  });

  it('loosen what is tight', () => {
    changesOnly(NECKLACE, 'not so tight on the neck', /lengthMm$/);
    changesOnly(NECKLACE, 'my neck is quite thick so 22 please', /lengthMm$/);
  });

  it('of what looks heavy are taken back', () => {
    const { design } = refined(BAND, 'it looks so chunky');
    expect(isRing(design) && design.band.widthMm < BAND.band.widthMm).toBe(true);
  });
});

describe('forms', () => {
  const SIGNET = designOf('gold signet ring, oval face');
  const K = pieceOf('initial J pendant silver', 31);

  it.each([
    ['round face', SIGNET, /^shoulders\.ornament\.(?:outline|widthMm|heightMm)/],
    ['make the face square please', SIGNET, /^shoulders\.ornament\.(?:outline|widthMm|heightMm)/],
    [
      'a hidden halo',
      designOf('round diamond solitaire in platinum, four prongs'),
      /^head\.(?:hiddenHalo|gallery)/,
    ],
    ['make it an S', K, /field\.text$/],
    ['curlier letters', K, /field\.lettering$/],
    ['bigger cross', pieceOf('cross necklace in gold', 5), /ornament\.|innerDiameterMm/],
    ['a plain cross', pieceOf('cross necklace with diamonds', 1085), /ornament\.(?:accent|milgrain|centre)/],
    ['all sapphires', designOf('three stone ring, sapphire with diamonds'), /^sideStones\.stone/],
  ])('%s', (instruction, design, paths) => {
    changesOnly(design, instruction, paths);
  });

  it('a hidden halo stays under a faceted stone only', () => {
    const ring = designOf('round diamond solitaire in platinum, four prongs');
    const { design } = refined(refined(ring, 'hidden halo').design, 'make it an opal');
    expect(JSON.stringify(design)).not.toContain('hiddenHalo');
    expect(refusal(ring, 'no hidden halo')).toContain('no hidden halo');
  });
});

describe('metals', () => {
  it('of one part stay, of the other change', () => {
    const { design } = refined(NECKLACE, 'make the chain silver and leave the pendant gold');
    expect(design.alloys.map(({ family }) => family).sort()).toEqual(['gold', 'silver']);
  });

  it('by their colours alone', () => {
    changesOnly(SOLITAIRE, 'swap yellow for rose', /^alloys/);
  });

  it('of a piece that is named whole', () => {
    const cuff = made('silver cuff with turquoise', 558);
    expect(refined(cuff, 'a gold cuff').design.alloys).toHaveLength(1);
  });
});

describe('moods', () => {
  it.each([
    ['make it darker', SOLITAIRE, /^alloys/],
    ['less shiny', SOLITAIRE, /^band\.finish/],
    ['should look antique', SOLITAIRE, /^(?:character\.era|band|head)/],
    ['less sci fi', designOf('futuristic titanium ring with a sapphire'), /^(?:character\.era|band|head)/],
    [
      'its too old lady',
      designOf('victorian garnet ring in gold'),
      /^(?:character\.era|band|head|halo|bandStones)/,
    ],
    ['make it more comfortable', BAND, /^band\.profile/],
    ['not so girly', BAND, /^band/],
    ['different colour, maybe green', ENAMELLED, /enamel/],
    ['red?', ENAMELLED, /enamel/],
  ])('%s', (instruction, design, paths) => {
    changesOnly(design, instruction, paths);
  });

  it('prongs that are felt are made finer, lower, or a bezel is offered', () => {
    changesOnly(SOLITAIRE, 'the prongs should be less noticeable', /^head/);
    changesOnly(SOLITAIRE, 'it keeps catching on my jumper', /^head\.clearanceMm/);
  });
});

describe('what cannot be done is said, and nothing is done in its stead', () => {
  it.each([
    ['Make it a bracelet, 6.5 inches', NECKLACE, 'cannot become'],
    ['rose gold earrings, turn it into earrings', NECKLACE, 'cannot become'],
    ['make a matching brooch in silver', SOLITAIRE, 'design of its own'],
    ['can you add peridot earrings too', pieceOf('peridot pendant in silver'), 'design of its own'],
    ['no diamonds in my budget', SOLITAIRE, 'To lower the price'],
    ['a diamond inside the metal where nobody sees', SOLITAIRE, 'cannot be hidden'],
    ['make it wrap round twice', SERPENT, 'winds around'],
    ['make it so it can be resized later', SOLITAIRE, 'resizes it later'],
    ['is this real gold?', SOLITAIRE, 'question'],
    ['can you ship it by tomorrow', SOLITAIRE, 'Prices and delivery'],
    ['anything but diamond', SOLITAIRE, 'which stone'],
    ['make it four stones', THREE, 'One, three or five'],
    ['one black one white', made('pearl stud earrings in gold'), 'alike here'],
    ['a different stone', NECKLACE, 'which stone'],
  ])('%s', (instruction, design, reason) => {
    expect(refusal(design, instruction)).toContain(reason);
  });

  it('a price that is complained of is no refusal of the rest', () => {
    expect(refined(SOLITAIRE, 'its too expensive, do it in silver').notDone).toEqual([]);
  });

  it.each(['add a moon drop', 'give it a bell too', 'add a pearl drop'])(
    'where something hangs already: %s',
    (instruction) => {
      const hung = refined(NECKLACE, 'add a star drop').design;
      expect(refusal(hung, instruction)).toContain('hangs here already');
    },
  );

  it.each([
    ['can the diamond be lab grown', SOLITAIRE, 'Where a stone comes from'],
    ['lose the star keep the moon', designOf('moon and star ring in gold', 1798), 'among what should stay'],
    ['make one longer than the other', made('emerald drop earrings in gold', 2), 'alike here'],
    ['engrave feathers on it', made('silver cuff with turquoise', 620), 'not engraved beside it'],
  ])('%s', (instruction, design, reason) => {
    expect(refusal(design, instruction)).toContain(reason);
  });

  it('a second wish is done where the first cannot be', () => {
    const { changes, notDone } = refined(SERPENT, 'sapphire eyes and make it wrap round twice');
    expect([changes.length, notDone.length]).toEqual([1, 1]);
  });

  it('a border around the band is no figure on it', () => {
    const wolf = designOf('norse wolf ring in silver', 3);
    const { design, changes } = refined(wolf, 'bear instead of the wolf and put some runes round the band');
    expect(changes.join()).toContain('border around the band');
    expect(isRing(design) && design.shoulders).toMatchObject({ ornament: { form: 'bear' } });
  });

  it('with the right article', () => {
    expect(refusal(HALO, 'make it an emerald')).toContain('already an emerald');
  });
});
