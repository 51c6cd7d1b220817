import type { Brief, CulturalInspiration } from '@filigree/contracts';
import { cultureRules } from './cultures.ts';
import type { EnamelColour } from './parts.ts';

/** Words for colours of stones, as the enamel that comes nearest. */
const NEAREST: Readonly<Record<NonNullable<Brief['enamelColours']>[number], EnamelColour>> = {
  red: 'red',
  pink: 'pink',
  peach: 'coral',
  orange: 'coral',
  yellow: 'yellow',
  golden: 'yellow',
  green: 'green',
  teal: 'turquoise',
  blue: 'blue',
  violet: 'violet',
  purple: 'violet',
  brown: 'coral',
  champagne: 'ivory',
  grey: 'ivory',
  black: 'black',
  white: 'white',
  bicolour: 'blue',
  multicolour: 'red',
  'salt and pepper': 'black',
};

/** Enamels for colours as customers say them, each once. */
export const nearestEnamels = (colours: NonNullable<Brief['enamelColours']>): EnamelColour[] => [
  ...new Set(colours.map((colour) => NEAREST[colour])),
];

/** Colours of enamel for a brief, the first one first: as asked, else the culture's own, else navy and white. */
export function enamelsOf(brief: Brief, culture?: CulturalInspiration): EnamelColour[] {
  const asked = nearestEnamels(brief.enamelColours ?? []);
  if (asked.length > 0) return asked;
  return culture === undefined ? ['navy', 'white'] : [...cultureRules(culture).enamels];
}

export const enamelOf = (brief: Brief, culture?: CulturalInspiration): EnamelColour =>
  enamelsOf(brief, culture)[0];

/** Enamel was asked for, by name or by a colour. */
export const asksForEnamel = ({ metals, enamelColours }: Brief): boolean =>
  metals.includes('Enamel') || (enamelColours?.length ?? 0) > 0;
