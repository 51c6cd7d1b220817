import { interpret } from '@filigree/atelier/brief';
import { createDesign, type Design } from '@filigree/atelier/design';
import type { Mood, ViewName } from '@filigree/atelier/picture';
import { ALLOYS, bezel, halo, melee, prongs, ring, rowOfStones, stone } from './designs.ts';

export interface Cell {
  readonly label: string;
  readonly design: Design;
  readonly view: ViewName;
  /** Surroundings other than the view's own. */
  readonly mood?: Mood;
}

const cell = (label: string, design: Design, view: ViewName = 'hero'): Cell => ({ label, design, view });

const sapphire = { centre: stone('Sapphire', 'Oval', 8.2, 6.1, 1.5) };
const emerald = {
  centre: stone('Emerald', 'Emerald', 8, 5.9, 1.3),
  head: prongs(4, 'basket', 'double-claw'),
};
const hammered = {
  head: null,
  centre: null,
  band: {
    widthMm: 5.6,
    thicknessMm: 2,
    profile: 'comfort',
    palmTaper: 1,
    finish: 'Hammered',
    texture: { kind: 'hammered', seed: 3, dentDiameterMm: 2.2, depthMm: 0.18 },
  },
};
const band = (finish: string, texture: object = { kind: 'none' }) => ({
  head: null,
  centre: null,
  band: { widthMm: 5, thicknessMm: 1.9, profile: 'd-shape', palmTaper: 1, finish, texture },
});

/** What is looked at after every change of light, material or framing. */
export const SHEETS: Readonly<Record<string, () => Cell[]>> = {
  key: () => [
    cell('18k solitaire', ring('yellow18')),
    cell('rose, oval sapphire', ring('rose', sapphire)),
    cell('platinum, emerald', ring('platinum', emerald)),
    cell(
      'rose, hammered channel',
      ring('rose', { ...hammered, bandStones: rowOfStones('channel', 1.5, 360) }),
    ),
    cell(
      'white, ruby halo, pavé',
      ring('white', {
        centre: stone('Ruby', 'Cushion', 6.5, 6.2, 1.5),
        head: prongs(4),
        halo: halo(),
        bandStones: rowOfStones('pave', 1.3, 120),
      }),
    ),
    cell(
      'black rhodium, princess',
      ring('blackRhodium', {
        centre: stone('Diamond', 'Princess', 6, 6, 1.3),
        head: prongs(4, 'basket', 'v'),
      }),
    ),
  ],
  metals: () => (Object.keys(ALLOYS) as (keyof typeof ALLOYS)[]).map((alloy) => cell(alloy, ring(alloy))),
  views: () =>
    (['hero', 'top', 'front', 'macro'] as const).flatMap((view) => [
      cell(`18k solitaire, ${view}`, ring('yellow18'), view),
      cell(`rose, sapphire, ${view}`, ring('rose', sapphire), view),
      cell(
        `hammered, ${view}`,
        ring('white', { ...hammered, bandStones: rowOfStones('channel', 1.5, 360) }),
        view,
      ),
    ]),
  stones: () =>
    [
      'Diamond',
      'Ruby',
      'Sapphire',
      'Emerald',
      'Amethyst',
      'Aquamarine',
      'Topaz',
      'Citrine',
      'Garnet',
      'Peridot',
      'Tanzanite',
      'Tourmaline',
      'Morganite',
      'Alexandrite',
      'Spinel',
    ].map((gemstone) =>
      cell(gemstone, ring('platinum', { centre: stone(gemstone, 'Oval', 8.2, 6.1, 1.5) }), 'macro'),
    ),
  soft: () => [
    ...['Opal', 'Moonstone', 'Turquoise', 'Onyx', 'Lapis Lazuli'].map((gemstone) =>
      cell(
        gemstone,
        ring('yellow18', {
          centre: { ...stone(gemstone, 'Oval', 9, 7, 2), form: 'cabochon', depthMm: 3.6 },
          head: bezel,
        }),
      ),
    ),
    cell(
      'Pearl',
      ring('yellow18', {
        centre: { ...stone('Pearl', 'Round', 7.5, 7.5, 3), form: 'bead', depthMm: 7.5 },
        head: prongs(4),
      }),
    ),
  ],
  cuts: () =>
    (
      [
        ['Round', 6.5, 6.5],
        ['Oval', 7.8, 5.8],
        ['Princess', 5.5, 5.5],
        ['Cushion', 6, 5.7],
        ['Emerald', 7, 5],
        ['Marquise', 10.4, 5.2],
        ['Pear', 8.5, 5.7],
        ['Heart', 6.6, 6.6],
        ['Baguette', 8, 3.6],
        ['Trillion', 7.5, 7.5],
        ['Radiant', 6.6, 5.3],
      ] as const
    ).map(([cut, lengthMm, widthMm]) =>
      cell(
        cut,
        ring('white', { centre: stone('Diamond', cut, lengthMm, widthMm, 1), head: prongs(4) }),
        'top',
      ),
    ),
  finishes: () => [
    ...['Polished', 'Matte', 'Brushed', 'Satin'].map((finish) =>
      cell(finish, ring('yellow18', band(finish))),
    ),
    cell('Hammered', ring('yellow18', hammered)),
    cell(
      'Textured',
      ring('yellow18', band('Textured', { kind: 'textured', seed: 3, grainMm: 0.8, depthMm: 0.08 })),
    ),
    cell(
      'Engraved',
      ring('yellow18', band('Engraved', { kind: 'engraved', pattern: 'wheat', depthMm: 0.15 })),
    ),
    cell('Brushed platinum', ring('platinum', band('Brushed'))),
    cell('Matte black rhodium', ring('blackRhodium', band('Matte'))),
  ],
  compositions: () => [
    cell('halo', ring('rose', { ...sapphire, halo: halo() })),
    cell('bezel', ring('yellow18', { centre: stone('Emerald', 'Oval', 7, 5.4, 1), head: bezel })),
    cell(
      'three stone',
      ring('platinum', {
        ...sapphire,
        sideStones: {
          stone: withoutOrientation(stone('Diamond', 'Round', 4, 4, 0.25)),
          alloyId: 'main',
          perSide: 1,
          setting: 'prong',
        },
      }),
    ),
    cell('split shank', ring('white', { band: { form: 'split', widthMm: 3.4 } })),
    cell('twist', ring('rose', { band: { form: 'twist', widthMm: 3 } })),
    cell('cathedral', ring('yellow18', { shoulders: { kind: 'cathedral', rise: 0.6 } })),
    cell(
      'pavé band',
      ring('yellow18', {
        head: null,
        centre: null,
        band: { widthMm: 2.2 },
        bandStones: rowOfStones('pave', 1.5, 360),
      }),
    ),
    cell('bypass', ring('yellow14', { ...sapphire, band: { form: 'bypass', widthMm: 2.4 } })),
    cell(
      'cluster',
      ring('rose', {
        centre: stone('Sapphire', 'Round', 4.5, 4.5, 0.5),
        head: { kind: 'cluster', alloyId: 'main', petals: 8, accent: melee('Diamond'), clearanceMm: 1 },
      }),
    ),
  ],
};

/** Four seeds of one prompt, as a customer gets them. */
export function promptSheet(prompt: string): Cell[] {
  const { brief } = interpret({ prompt });
  return [1, 2, 3, 4].map((seed) => {
    const design = createDesign(brief, seed);
    return cell(design.title, design);
  });
}

function withoutOrientation({ orientation: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}
