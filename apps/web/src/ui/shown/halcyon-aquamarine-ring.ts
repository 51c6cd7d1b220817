import night from '../../../../../catalogue/pictures/halcyon-aquamarine-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/halcyon-aquamarine-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const halcyonAquamarineRing: ShownPiece = { name: 'halcyon-aquamarine-ring', day, night };
