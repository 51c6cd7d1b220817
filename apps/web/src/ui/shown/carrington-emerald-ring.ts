import night from '../../../../../catalogue/pictures/carrington-emerald-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/carrington-emerald-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const carringtonEmeraldRing: ShownPiece = { name: 'carrington-emerald-ring', day, night };
