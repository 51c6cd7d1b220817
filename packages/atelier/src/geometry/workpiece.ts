import type { MetalFinish } from '@filigree/contracts';
import type { EnamelColour } from '../design/parts.ts';
import type { Hold } from './gauge/hold.ts';
import type { Solid } from './mesh/bench.ts';
import type { Measure, MetalPart, OrnamentPlace, Vec3 } from './solids.ts';

/** A body that was cut and fused on its own and then set down: nothing of the piece's own metal is added to it. */
export interface FinishedBody {
  readonly metal: ReadonlyMap<string, Solid>;
  /** What its stones and their seats take from the metal that it stands on, fused. */
  readonly taken: readonly Solid[];
  readonly stones: readonly Solid[];
  /** Its stones in rows: what is added to the finished piece (findings) leaves them free too. */
  readonly smallStones: readonly Solid[];
}

/**
 * What the builders of a piece's parts hand in. `base` is the body that everything else stands on (a ring's shank, a
 * bangle): it is cut by `baseCutters` alone first (channels, grooves), so that what stands over them stays whole.
 * Bodies of one alloy are fused, then everything in `cutters` is taken away from the fused metal, then `after` is
 * added (beads and bars that stand in the cut), then `stones` bodies are taken away last, so that no metal is left
 * inside a stone. A piece without such a body leaves `base` empty.
 */
export class Workpiece {
  readonly base: Solid[] = [];
  readonly baseCutters: Solid[] = [];
  /** Where the base ends and begins again: taken from it, and to be kept free by what is laid along it. */
  readonly openings: Solid[] = [];
  readonly bodies = new Map<string, Solid[]>();
  readonly cutters: Solid[] = [];
  readonly after = new Map<string, Solid[]>();
  /** Stones in rows, taken away from what is in `after` only: their seats are cut already. */
  readonly smallStones: Solid[] = [];
  readonly stones: Solid[] = [];
  /** Fused to the rest as they are. */
  readonly finished: FinishedBody[] = [];
  /** Fired glass in cells that the metal leaves open for it: not taken away from the metal. */
  readonly enamels: { readonly colour: EnamelColour; readonly solid: Solid }[] = [];
  /** Whether a place lies on a sunk ground, which is left darker or duller than what stands over it. */
  readonly grounds: ((at: Vec3) => boolean)[] = [];
  /** Where the metal has another finish than the whole. */
  readonly zones: { readonly finish: MetalFinish; readonly on: (at: Vec3) => boolean }[] = [];
  /** Where the base is of a second alloy. */
  second: { readonly alloyId: string; readonly region: Solid } | null = null;
  readonly measures: Measure[] = [];
  /** Chains that hang in it: finished, and touching nothing. */
  readonly runs: MetalPart[] = [];
  /** Ornaments in it; their stones are counted on the tray that they were built with. */
  readonly ornaments: OrnamentPlace[] = [];
  /** What holds the stones, where the finished metal is to be measured. */
  readonly holds: Hold[] = [];

  /** All that is taken from the metal; what is both a seat and a stone once. */
  taken(): Solid[] {
    return [...new Set([...this.cutters, ...this.stones])];
  }

  /** Every solid that it is fused of. */
  solids(): Solid[] {
    return [
      ...this.base,
      ...this.baseCutters,
      ...this.openings,
      ...[...this.bodies.values(), ...this.after.values()].flat(),
      ...this.cutters,
      ...this.smallStones,
      ...this.stones,
      ...this.finished.flatMap(({ metal, taken, stones, smallStones }) => [
        ...metal.values(),
        ...taken,
        ...stones,
        ...smallStones,
      ]),
      ...this.enamels.map(({ solid }) => solid),
      ...(this.second === null ? [] : [this.second.region]),
    ];
  }

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
