import night from '../../../../../catalogue/pictures/mercer-sapphire-band/macro.avif?picture';
import day from '../../../../../catalogue/pictures/mercer-sapphire-band/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const mercerSapphireBand: ShownPiece = { name: 'mercer-sapphire-band', day, night };
