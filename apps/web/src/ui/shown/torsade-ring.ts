import night from '../../../../../catalogue/pictures/torsade-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/torsade-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const torsadeRing: ShownPiece = { name: 'torsade-ring', day, night };
