/**
 * Rings for the contact sheets: one base and what each changes in it, spelled out so that a sheet shows the same
 * pieces from one run to the next whatever the designer has learned meanwhile.
 */
import { type Design, readDesign } from '@filigree/atelier/design';

type Json = Record<string, unknown>;

const yellow18 = {
  id: 'main',
  metal: '18k Gold',
  family: 'gold',
  karat: 18,
  colour: 'yellow',
  plating: 'none',
  recycled: false,
};
export const ALLOYS = {
  yellow10: { ...yellow18, metal: '10k Gold', karat: 10 },
  yellow14: { ...yellow18, metal: '14k Gold', karat: 14 },
  yellow18,
  yellow22: { ...yellow18, metal: '22k Gold', karat: 22 },
  yellow24: { ...yellow18, metal: '24k Gold', karat: 24 },
  rose: { ...yellow18, metal: 'Rose Gold', karat: 14, colour: 'rose' },
  white: { ...yellow18, metal: 'White Gold', karat: 14, colour: 'white', plating: 'rhodium' },
  platinum: { ...yellow18, metal: 'Platinum', family: 'platinum', karat: null, colour: 'grey' },
  silver: { ...yellow18, metal: 'Silver', family: 'silver', karat: null, colour: 'white' },
  palladium: { ...yellow18, metal: 'Palladium', family: 'palladium', karat: null, colour: 'grey' },
  tungsten: { ...yellow18, metal: 'Tungsten', family: 'tungsten-carbide', karat: null, colour: 'grey' },
  titanium: { ...yellow18, metal: 'Titanium', family: 'titanium', karat: null, colour: 'grey' },
  blackRhodium: {
    ...yellow18,
    metal: 'Black Rhodium',
    karat: 14,
    colour: 'white',
    plating: 'black-rhodium',
  },
} as const;

const ROUND = { cut: 'Round', form: 'faceted', colour: null };

/** A faceted stone of given size; depth as a share of the width. */
export function stone(gemstone: string, cut: string, lengthMm: number, widthMm: number, carat: number): Json {
  const depthShare = { Princess: 0.71, Emerald: 0.65, Cushion: 0.66, Radiant: 0.66 }[cut] ?? 0.61;
  return {
    gemstone,
    cut,
    form: 'faceted',
    colour: null,
    lengthMm,
    widthMm,
    depthMm: depthShare * widthMm,
    nominalCarat: carat,
    orientation: 'along-finger',
  };
}

export const melee = (gemstone: string): Json => ({ ...ROUND, gemstone });

export const prongs = (prongCount: number, gallery = 'basket', prongForm = 'round'): Json => ({
  kind: 'prong',
  alloyId: 'main',
  prongCount,
  prongForm,
  gallery,
  clearanceMm: 1,
  milgrain: false,
});

export const bezel: Json = {
  kind: 'bezel',
  alloyId: 'main',
  coverage: 'full',
  wallMm: null,
  clearanceMm: 0.8,
  milgrain: false,
  scalloped: false,
};

export const halo = (gemstone = 'Diamond'): Json => ({
  stone: melee(gemstone),
  alloyId: 'main',
  meleeDiameterMm: 1.3,
  rows: 1,
  outline: 'follow',
  scalloped: false,
  milgrain: false,
});

export const rowOfStones = (
  setting: string,
  diameterMm: number,
  spanDegrees: number,
  gemstone = 'Diamond',
): Json => ({
  stone: melee(gemstone),
  setting,
  diameterMm,
  spanDegrees,
  rows: 1,
  milgrain: false,
});

const BAND = {
  alloyId: 'main',
  finish: 'Polished',
  texture: { kind: 'none' },
  widthMm: 2.1,
  thicknessMm: 1.8,
  profile: 'court',
  palmTaper: 0.9,
  form: 'single',
  milgrain: false,
  grooves: 0,
};

/**
 * A ring by what it changes in a plain solitaire of US 7; `band` is merged, other fields are replaced.
 * @throws Error when the document is not a valid design
 */
export function ring(alloy: keyof typeof ALLOYS, changes: Json = {}): Design {
  const reading = readDesign({
    documentVersion: 1,
    type: 'Ring',
    seed: 7,
    title: 'Contact sheet',
    composition: 'solitaire',
    size: { us: 7, innerDiameterMm: 17.32 },
    shoulders: { kind: 'plain' },
    head: prongs(6),
    centre: stone('Diamond', 'Round', 7.4, 7.4, 1.5),
    halo: null,
    sideStones: null,
    bandStones: null,
    engraving: null,
    character: { era: null, cultures: [], motifs: [], occasion: null },
    provenance: { engine: 'contact sheet', adjustments: [], refinements: [] },
    ...changes,
    alloys: [ALLOYS[alloy]],
    band: { ...BAND, ...(changes.band as Json | undefined) },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.design;
}
