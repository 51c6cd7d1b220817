/** Pearls that have grown into drops: how they are shaped, and where they can hang. */
import type { Brief } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';

/** Length to width of a drop pearl: shorter ones are called button or oval (GIA, seven pearl value factors: shape). */
export const DROP_RATIO = 1.4;
/** Volume of such a drop against an ellipsoid of its length and width (by its mesh). */
export const DROP_FILL = 0.81;
/** Radius of the tip, in widths. */
const TIP = 0.12;

export const isDrop = ({ form, cut }: Pick<StoneKind, 'form' | 'cut'>): boolean =>
  form === 'bead' && cut === 'Pear';

/** The ball at the tip of a drop, in widths: how large, and where on the axis its middle is. */
export const dropTip = (ratio: number): { readonly radius: number; readonly middle: number } => ({
  radius: TIP,
  middle: ratio - 0.5 - TIP,
});

/** "A teardrop pearl": of one stone, or of what hangs below another. */
export const asksForDropPearls = ({ gemstones, stoneCut, hangs }: Brief): boolean =>
  (gemstones[0] === 'Pearl' && stoneCut === 'Pear') ||
  (hangs?.below.gemstones.includes('Pearl') === true && hangs.below.stoneCut === 'Pear');

export const ROUND_HERE = 'Drop-shaped pearls are drawn where they hang by their tip: here they are round.';
