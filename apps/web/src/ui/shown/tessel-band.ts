import night from '../../../../../catalogue/pictures/tessel-band/macro.avif?picture';
import day from '../../../../../catalogue/pictures/tessel-band/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const tesselBand: ShownPiece = { name: 'tessel-band', day, night };
