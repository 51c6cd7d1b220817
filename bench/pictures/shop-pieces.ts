import type { Design } from '@filigree/atelier/design';
import { bezel, halo, melee, prongs, ring, rowOfStones, stone } from './designs.ts';
import type { Cell } from './sheets.ts';

const cell = (label: string, design: Design): Cell => ({ label, design, view: 'hero' });

const sapphireHalo = {
  centre: stone('Sapphire', 'Oval', 8.2, 6.1, 1.5),
  head: prongs(4),
  halo: halo(),
};
const emeraldSolitaire = {
  centre: stone('Emerald', 'Emerald', 8, 5.9, 1.3),
  head: prongs(4, 'basket', 'double-claw'),
};
const bare = { head: null, centre: null };
const hammeredBand = {
  ...bare,
  band: {
    widthMm: 5.6,
    thicknessMm: 2,
    profile: 'comfort',
    palmTaper: 1,
    finish: 'Hammered',
    texture: { kind: 'hammered', seed: 3, dentDiameterMm: 2.2, depthMm: 0.18 },
  },
};
const wideBand = (finish: string) => ({
  ...bare,
  band: { widthMm: 5, thicknessMm: 1.9, profile: 'd-shape', palmTaper: 1, finish },
});
const besideStones = (gemstone: string) => {
  const { orientation: _, ...sides } = stone(gemstone, 'Round', 4, 4, 0.25);
  return { stone: sides, alloyId: 'main', perSide: 1, setting: 'prong' };
};

const PIECES = {
  'sapphire-halo': ring('rose', sapphireHalo),
  'diamond-solitaire': ring('yellow18'),
  'emerald-solitaire': ring('platinum', emeraldSolitaire),
  'hammered-band': ring('yellow18', hammeredBand),
};

/** The contact sheet of the documentation, row by row. */
export const SHOP_RANGE: readonly Cell[] = [
  cell('18k yellow gold, diamond', PIECES['diamond-solitaire']),
  cell('rose gold, sapphire halo', PIECES['sapphire-halo']),
  cell('platinum, emerald', PIECES['emerald-solitaire']),
  cell('18k yellow gold, hammered', PIECES['hammered-band']),
  cell(
    'white gold, ruby halo, pavé',
    ring('white', {
      centre: stone('Ruby', 'Cushion', 6.5, 6.2, 1.5),
      head: prongs(4),
      halo: halo(),
      bandStones: rowOfStones('pave', 1.3, 120),
    }),
  ),
  cell(
    '18k yellow gold, tanzanite, three stone',
    ring('yellow18', {
      centre: stone('Tanzanite', 'Oval', 8.2, 6.1, 1.5),
      head: prongs(4),
      sideStones: besideStones('Diamond'),
    }),
  ),
  cell(
    'black rhodium, princess diamond',
    ring('blackRhodium', {
      centre: stone('Diamond', 'Princess', 6, 6, 1.3),
      head: prongs(4, 'basket', 'v'),
    }),
  ),
  cell('platinum, brushed', ring('platinum', wideBand('Brushed'))),
  cell(
    'rose gold, morganite, cathedral',
    ring('rose', {
      centre: stone('Morganite', 'Cushion', 7.5, 7.2, 2),
      head: prongs(4),
      shoulders: { kind: 'cathedral', rise: 0.6 },
    }),
  ),
  cell(
    '14k yellow gold, opal, bezel',
    ring('yellow14', {
      centre: { ...stone('Opal', 'Oval', 9, 7, 2), form: 'cabochon', depthMm: 3.6 },
      head: bezel,
    }),
  ),
  cell('silver, amethyst', ring('silver', { centre: stone('Amethyst', 'Pear', 9, 6, 1.4), head: prongs(4) })),
  cell(
    '18k yellow gold, pavé all around',
    ring('yellow18', { ...bare, band: { widthMm: 2.2 }, bandStones: rowOfStones('pave', 1.5, 360) }),
  ),
  cell(
    'white gold, aquamarine, split shank',
    ring('white', {
      centre: stone('Aquamarine', 'Emerald', 8, 6, 1.5),
      head: prongs(4),
      band: { form: 'split', widthMm: 3.4 },
    }),
  ),
  cell(
    'rose gold, sapphire cluster',
    ring('rose', {
      centre: stone('Sapphire', 'Round', 4.5, 4.5, 0.5),
      head: { kind: 'cluster', alloyId: 'main', petals: 8, accent: melee('Diamond'), clearanceMm: 1 },
    }),
  ),
  cell(
    '18k yellow gold, garnet, bezel',
    ring('yellow18', { centre: stone('Garnet', 'Oval', 7, 5.4, 1), head: bezel }),
  ),
  cell('rose gold, twist', ring('rose', { head: prongs(4), band: { form: 'twist', widthMm: 3 } })),
];
