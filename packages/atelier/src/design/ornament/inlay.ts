/** Stones that are cut flat to the cells of a figure or the face of a plate. */
import type { Brief, Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../parts.ts';
import type { Random } from '../random.ts';
import { TABLETS } from '../ring/tablets.ts';
import { askedColour } from '../stones/askedColour.ts';

/** Stones without light in them, which are laid flat. */
const LAID: ReadonlySet<Gemstone> = new Set<Gemstone>([...TABLETS, 'Opal', 'Moonstone']);

/** What was asked to be inlaid, in the order of the words; empty where nothing was, or nothing of it is laid so. */
export function inlaidKinds(brief: Brief): StoneKind[] {
  if (brief.noStones || brief.arrangements?.includes('inlay') !== true) return [];
  return brief.gemstones
    .filter((gemstone) => LAID.has(gemstone))
    .map((gemstone) => ({
      gemstone,
      cut: 'Oval' as const,
      form: 'cabochon' as const,
      colour: askedColour(brief, gemstone),
    }));
}

/** The same from another one on: which stone is in which row is open. */
export function begunAnywhere(kinds: readonly StoneKind[], random: Random): StoneKind[] {
  const from = Math.floor(random() * kinds.length);
  return [...kinds.slice(from), ...kinds.slice(0, from)];
}
