import { isRing, type SoleDesign } from '../document.ts';
import type { Coil } from '../ornament/coil.ts';

/** How the body of a serpent goes around, where the ring or the bangle is one. */
export const coilOf = (design: SoleDesign): Coil | undefined =>
  isRing(design)
    ? design.shoulders.kind === 'motif'
      ? design.shoulders.coil
      : undefined
    : design.carrier.kind === 'bangle'
      ? design.carrier.coil
      : undefined;
