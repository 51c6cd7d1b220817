import type { Brief } from '@filigree/contracts';
import type { Design } from './document.ts';
import type { DesignError } from './errors.ts';
import { createRing } from './ring/createRing.ts';

export type DesignOutcome =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly error: DesignError };

/**
 * Designs a piece for a brief. Equal brief and seed give an equal document on every machine; what the brief asks
 * for holds for every seed, what it leaves open is drawn, and consecutive seeds give different compositions.
 * `seed`: an integer from 0 to 4294967295. A brief without a type is read as a ring.
 */
export function createDesign(brief: Brief, seed: number): DesignOutcome {
  const type = brief.type ?? 'Ring';
  if (type !== 'Ring') return { ok: false, error: { code: 'TYPE_NOT_BUILT', type } };
  if (brief.stoneCut === 'Heart' && !brief.noStones) {
    return { ok: false, error: { code: 'CUT_NOT_BUILT', cut: 'Heart' } };
  }
  return { ok: true, design: createRing(brief, seed >>> 0) };
}
