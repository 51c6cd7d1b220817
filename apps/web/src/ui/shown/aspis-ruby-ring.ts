import night from '../../../../../catalogue/pictures/aspis-ruby-ring/macro.avif?picture';
import day from '../../../../../catalogue/pictures/aspis-ruby-ring/second.avif?picture';
import type { ShownPiece } from '../catalogue-picture.ts';

export const aspisRubyRing: ShownPiece = { name: 'aspis-ruby-ring', day, night };
