import night from '../../../../../catalogue/pictures/maren-trilogy/macro.avif?picture';
import day from '../../../../../catalogue/pictures/maren-trilogy/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const marenTrilogy: ShownPiece = { name: 'maren-trilogy', day, night };
