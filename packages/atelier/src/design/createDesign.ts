import type { Brief } from '@filigree/contracts';
import type { Design } from './document.ts';
import { speaksOfStone } from './ring/named.ts';
import { createSet } from './set/createSet.ts';
import { createSole } from './set/createSole.ts';
import { createTogether, togetherIn } from './set/createTogether.ts';

/**
 * Designs a piece for a brief, or the set that it asks for; every brief gives one. Equal brief and seed give an equal
 * document on every machine; what the brief asks for holds for every seed or stands among the adjustments, what it
 * leaves open is drawn, and consecutive seeds give different compositions.
 * `seed`: an integer from 0 to 4294967295. A brief without a type is read as a ring.
 */
export function createDesign(asked: Brief, seed: number): Design {
  const brief = unset(surrounded(asked));
  const types = brief.setTypes ?? [];
  const together = togetherIn(brief);
  if (together !== null) return createTogether(brief, together, types.length, seed >>> 0);
  return types.length > 1 ? createSet(brief, types, seed >>> 0) : createSole(brief, seed >>> 0);
}

/** A chain that is the piece has no stones, where none were spoken of. */
const unset = (brief: Brief): Brief =>
  brief.arrangements?.includes('chain') && !speaksOfStone(brief) ? { ...brief, noStones: true } : brief;

/** Stones all about another are a halo, where no other setting was named. */
function surrounded(brief: Brief): Brief {
  const { arrangements, setting, excludedSettings, noStones } = brief;
  const isHalo =
    arrangements?.includes('surround') === true &&
    setting === null &&
    !noStones &&
    !excludedSettings.includes('Halo');
  return isHalo ? { ...brief, setting: 'Halo' } : brief;
}
