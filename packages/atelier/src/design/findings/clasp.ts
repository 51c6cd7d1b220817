import type { Clasp } from './document.ts';

/** Of the rings between a chain and its clasp, across, mm. */
const RING_MM = 2.8;

/** The gap (mm) that must be left between a chain's ends for a clasp of this size and its two rings. */
export const claspGapMm = ({ lengthMm }: Pick<Clasp, 'lengthMm'>): number => lengthMm + 2 * RING_MM;
