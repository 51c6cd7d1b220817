import night from '../../../../../catalogue/pictures/lumen-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/lumen-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const lumenRing: ShownPiece = { name: 'lumen-ring', day, night };
