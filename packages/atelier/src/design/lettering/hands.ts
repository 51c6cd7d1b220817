/** The face that letters are cut in: the one asked for, or what the piece takes where nothing was said. */
import type { Brief } from '@filigree/contracts';
import type { Lettering } from './fonts.ts';

export const faceFor = ({ lettering }: Pick<Brief, 'lettering'>, own: Lettering): Lettering =>
  lettering ?? own;
