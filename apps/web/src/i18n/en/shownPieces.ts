import { namespace } from '../namespace.ts';

/** What the pieces are that pages show without the server (ui/shown), by their names in the catalogue. */
export const shownPieces = namespace('shownPieces', {
  'aspis-ruby-ring.alt':
    'An 18k gold ring with a cushion-cut ruby of about 1.4 ct in a halo of round diamonds, a coiled serpent on each shoulder',
  'carrington-emerald-ring.alt':
    'A platinum ring with an emerald-cut emerald of about 2 ct between two baguette diamonds',
  'halcyon-aquamarine-ring.alt':
    'A silver ring with an emerald-cut aquamarine of about 3 ct on cathedral shoulders',
  'lumen-ring.alt': 'A 14k gold ring with an oval diamond of about 1 ct in a half bezel',
  'maren-trilogy.alt': 'An 18k gold ring with an oval ruby of about 1.5 ct between two oval diamonds',
  'mercer-sapphire-band.alt': 'An 18k gold ring with channel-set princess-cut sapphires all around the band',
  'oriane-halo-ring.alt':
    'A rose gold ring with an oval sapphire of about 2 ct in a halo of round diamonds, on cathedral shoulders',
  'tessel-band.alt': 'A wide hammered yellow gold ring',
  'tide-pearl-ring.alt': 'A slim silver ring with a pearl in a bezel, on cathedral shoulders',
  'torsade-ring.alt': 'A twisted rose gold ring with a round diamond of about 0.75 ct',
});

type AltKey = keyof (typeof shownPieces)['messages'];
export type ShownPieceName = AltKey extends `${infer Name}.alt` ? Name : never;
