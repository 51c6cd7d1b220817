import night from '../../../../../catalogue/pictures/oriane-halo-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/oriane-halo-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const orianeHaloRing: ShownPiece = { name: 'oriane-halo-ring', day, night };
