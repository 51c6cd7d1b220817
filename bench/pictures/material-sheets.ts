/**
 * Contact sheets of the materials, committed with the documentation: every metal under every finish, every stone in
 * every cut, and the stones that are more than coloured glass from close by.
 */
import type { Design } from '@filigree/atelier/design';
import type { Solids } from '@filigree/atelier/geometry';
import { GEMSTONES, METAL_FINISHES, STONE_CUTS } from '@filigree/contracts';
import type { Renderer } from '@filigree/raytracer';
import { type ALLOYS, bezel, prongs, ring, stone } from './designs.ts';
import { LOOSE_FORMS, looseStone } from './loose-stones.ts';
import { built, makeSheets, type Sheet } from './make-sheets.ts';

const METAL_LABELS: Readonly<Record<keyof typeof ALLOYS, string>> = {
  yellow10: '10k Gold',
  yellow14: '14k Gold',
  yellow18: '18k Gold',
  yellow22: '22k Gold',
  yellow24: '24k Gold',
  white: 'White Gold',
  rose: 'Rose Gold',
  platinum: 'Platinum',
  silver: 'Silver',
  palladium: 'Palladium',
  titanium: 'Titanium',
  tungsten: 'Tungsten',
  blackRhodium: 'Black Rhodium',
};

const TEXTURES: Readonly<Record<string, object>> = {
  Hammered: { kind: 'hammered', seed: 3, dentDiameterMm: 2.2, depthMm: 0.18 },
  Textured: { kind: 'textured', seed: 3, grainMm: 0.8, depthMm: 0.08 },
  Engraved: { kind: 'engraved', pattern: 'wheat', depthMm: 0.15 },
};

/** A band wide enough to carry its finish. */
function bandOf(alloy: keyof typeof ALLOYS, finish: string): Design {
  const texture = TEXTURES[finish] ?? { kind: 'none' };
  return ring(alloy, {
    head: null,
    centre: null,
    band: { widthMm: 6, thicknessMm: 1.9, profile: 'd-shape', palmTaper: 1, finish, texture },
  });
}

function metalsSheet(): Sheet {
  // The same body under every alloy: only what reflects differs.
  const bodies = new Map<string, Promise<Solids>>();
  const bodyOf = (finish: string): Promise<Solids> => {
    const body = bodies.get(finish) ?? built(bandOf('yellow18', finish));
    bodies.set(finish, body);
    return body;
  };
  const alloys = Object.keys(METAL_LABELS) as (keyof typeof ALLOYS)[];
  return {
    file: 'metals-finishes',
    rows: alloys.map((alloy) => METAL_LABELS[alloy]),
    columns: METAL_FINISHES,
    tile: (row, column) => ({
      name: `${METAL_LABELS[alloys[row]!]} ${METAL_FINISHES[column]!}`,
      design: bandOf(alloys[row]!, METAL_FINISHES[column]!),
      view: 'macro',
      mood: 'ivory',
      solids: () => bodyOf(METAL_FINISHES[column]!),
    }),
    renderPx: 240,
    quality: 'fast',
    style: { tilePx: 160, labelPx: 104, quality: 80 },
  };
}

function stonesSheet(): Sheet {
  return {
    file: 'stones-cuts',
    rows: GEMSTONES,
    columns: [...STONE_CUTS, 'Cabochon', 'Bead'],
    tile: (row, column) => {
      const gemstone = GEMSTONES[row]!;
      const form = LOOSE_FORMS[column]!;
      const solids = looseStone(gemstone, form);
      const design = ring('platinum', { centre: stone(gemstone, form.cut, 6, 6, 1) });
      return { name: `${gemstone} ${form.label}`, design, view: 'top', solids: () => solids };
    },
    renderPx: 120,
    floating: true,
    quality: 'fast',
    style: { tilePx: 120, labelPx: 92, quality: 64 },
  };
}

/** Stones that are more than coloured glass, set as they are worn. */
const SPECIAL: ReadonlyArray<readonly [label: string, design: () => Design]> = [
  ...(['Opal', 'Moonstone', 'Turquoise', 'Lapis Lazuli', 'Onyx'] as const).map(
    (gemstone) =>
      [
        gemstone,
        () =>
          ring('yellow18', {
            centre: { ...stone(gemstone, 'Oval', 11, 8.5, 3), form: 'cabochon', depthMm: 4.6 },
            head: bezel,
          }),
      ] as const,
  ),
  [
    'Black opal',
    () =>
      ring('yellow18', {
        centre: { ...stone('Opal', 'Oval', 11, 8.5, 3), colour: 'black', form: 'cabochon', depthMm: 4.6 },
        head: bezel,
      }),
  ],
  [
    'Pearl',
    () =>
      ring('yellow18', {
        centre: { ...stone('Pearl', 'Round', 8.5, 8.5, 3), form: 'bead', depthMm: 8.5 },
        head: prongs(4),
      }),
  ],
  [
    'Emerald',
    () =>
      ring('platinum', {
        centre: stone('Emerald', 'Emerald', 9, 6.6, 2),
        head: prongs(4, 'basket', 'double-claw'),
      }),
  ],
  [
    'Sapphire',
    () => ring('blackRhodium', { centre: stone('Sapphire', 'Oval', 8.6, 6.8, 2), head: prongs(4) }),
  ],
];

function specialSheet(): Sheet {
  return {
    file: 'special-stones',
    rows: ['', '', ''],
    columns: ['', '', ''],
    tile: (row, column) => {
      const [name, design] = SPECIAL[row * 3 + column]!;
      return { name, design: design(), view: 'macro', mood: 'ivory' };
    },
    renderPx: 480,
    quality: 'full',
    style: { tilePx: 380, labelPx: 0, quality: 82 },
  };
}

const MATERIAL_SHEETS = [specialSheet, metalsSheet, stonesSheet];

/** The sheets of metals, finishes, stones and cuts; `only` as for `makeSheets`. */
export const makeMaterialSheets = (renderer: Renderer, only?: string): Promise<void> =>
  makeSheets(renderer, MATERIAL_SHEETS, only);
