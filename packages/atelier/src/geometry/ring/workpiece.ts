import type { Solid } from '../mesh/bench.ts';
import type { Measure } from '../solids.ts';

/**
 * What the builders of a ring's parts hand in. The shank is cut by `shankCutters` alone first (channels, grooves);
 * heads standing over them stay whole. Bodies of one alloy are fused, then everything in `cutters` is taken
 * away from the fused metal, then `after` is added (beads and bars that stand in the cut), then `stones` bodies are
 * taken away last, so that no metal is left inside a stone.
 */
export class Workpiece {
  readonly shank: Solid[] = [];
  readonly shankCutters: Solid[] = [];
  readonly bodies = new Map<string, Solid[]>();
  readonly cutters: Solid[] = [];
  readonly after = new Map<string, Solid[]>();
  /** Stones in rows, taken away from what is in `after` only: their seats are cut already. */
  readonly smallStones: Solid[] = [];
  readonly stones: Solid[] = [];
  readonly measures: Measure[] = [];

  add(alloyId: string, ...solids: Solid[]): void {
    push(this.bodies, alloyId, solids);
  }

  addAfter(alloyId: string, ...solids: Solid[]): void {
    push(this.after, alloyId, solids);
  }
}

function push(map: Map<string, Solid[]>, key: string, solids: readonly Solid[]): void {
  const list = map.get(key);
  if (list) list.push(...solids);
  else map.set(key, [...solids]);
}
