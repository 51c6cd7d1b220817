/** The pieces that need no server: those whose pictures come with the pages. */
import type { CataloguePicture, ShownPiece } from './catalogue-picture.ts';
import { carringtonEmeraldRing } from './shown/carrington-emerald-ring.ts';
import { orianeHaloRing } from './shown/oriane-halo-ring.ts';
import { tesselBand } from './shown/tessel-band.ts';
import { torsadeRing } from './shown/torsade-ring.ts';

const PIECES = {
  'sapphire-halo': orianeHaloRing,
  'diamond-solitaire': torsadeRing,
  'emerald-solitaire': carringtonEmeraldRing,
  'hammered-band': tesselBand,
} as const satisfies Record<string, ShownPiece>;

export type Piece = keyof typeof PIECES;

export const renderOf = (piece: Piece, time: 'day' | 'night'): CataloguePicture => PIECES[piece][time];
