/** Hands that customers name, and the faces that letters are cut in. */
import type { Brief, BriefLettering } from '@filigree/contracts';
import type { Lettering } from './fonts.ts';

/** Of broken letters and typewriters no face is at hand: upright ones with thick and thin strokes are the nearest. */
export const FACES: Readonly<Record<BriefLettering, Lettering>> = {
  script: 'script',
  serif: 'serif',
  sans: 'sans',
  italic: 'italic',
  blackletter: 'serif',
  typewriter: 'serif',
};

const ABSENT: Readonly<Partial<Record<BriefLettering, string>>> = {
  blackletter:
    'There is no blackletter among the faces that are cut here: the letters are in serif, the nearest.',
  typewriter:
    'There is no typewriter among the faces that are cut here: the letters are in serif, the nearest.',
};

/** The face that letters are cut in: the one asked for, or what the piece takes where nothing was said. */
export const faceFor = ({ lettering }: Pick<Brief, 'lettering'>, own: Lettering): Lettering =>
  lettering ? FACES[lettering] : own;

/** What is said of a hand that is cut in the nearest face; null for the others. */
export const nearestFaceTold = (lettering: Brief['lettering']): string | null =>
  (lettering && ABSENT[lettering]) ?? null;
