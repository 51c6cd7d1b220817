import night from '../../../../../catalogue/pictures/tide-pearl-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/tide-pearl-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const tidePearlRing: ShownPiece = { name: 'tide-pearl-ring', day, night };
