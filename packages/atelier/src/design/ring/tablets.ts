/** Opaque stones that are cut flat to the face of a signet. */
import type { Brief, Gemstone } from '@filigree/contracts';
import { ringArrangements } from './named.ts';

export const TABLETS: ReadonlySet<Gemstone> = new Set<Gemstone>(['Onyx', 'Lapis Lazuli', 'Turquoise']);

/** The stone of a signet is a tablet: a weight or a size that was told is of a dome. */
export const isTablet = (brief: Brief, gemstone: Gemstone): boolean =>
  ringArrangements(brief).includes('signet') &&
  TABLETS.has(gemstone) &&
  brief.caratWeight === null &&
  brief.stoneSizeMm.length === 0;
