import type { Bench, Solid } from '../../mesh/bench.ts';

/** What is put on between two cuts. */
interface Layer {
  readonly bodies: Map<string, Solid[]>;
  readonly cuts: Solid[];
}

function put(map: Map<string, Solid[]>, key: string, solid: Solid): void {
  map.set(key, [...(map.get(key) ?? []), solid]);
}

/** Bodies by alloy in the order in which they are put on and cut. */
export class Layers {
  readonly #layers: Layer[] = [{ bodies: new Map(), cuts: [] }];
  readonly #spared = new Map<string, Solid[]>();
  /** What is drawn now is spared from cuts. */
  #isSparing = false;

  add(alloyId: string, solid: Solid): void {
    put(this.#isSparing ? this.#spared : this.#layers.at(-1)!.bodies, alloyId, solid);
  }

  /** Below all others: every cut goes into it. */
  addGround(alloyId: string, solid: Solid): void {
    put(this.#layers[0]!.bodies, alloyId, solid);
  }

  /** All that was put on, whatever is cut from it. */
  bodies(): Solid[] {
    return [...this.#layers.map(({ bodies }) => bodies), this.#spared].flatMap((map) =>
      [...map.values()].flat(),
    );
  }

  /** Takes away from what stands so far; what is added later stays whole. */
  cut(solid: Solid): void {
    this.#layers.at(-1)!.cuts.push(solid);
    this.#layers.push({ bodies: new Map(), cuts: [] });
  }

  /** What is added meanwhile stays whole, whatever is cut. */
  spared<T>(draw: () => T): T {
    this.#isSparing = true;
    try {
      return draw();
    } finally {
      this.#isSparing = false;
    }
  }

  /** Bodies by alloy, each layer cut by what was sunk after it. */
  fused(bench: Bench): Map<string, Solid[]> {
    const fused = new Map([...this.#spared].map(([id, list]) => [id, [...list]]));
    // What reaches a body is fused for it alone: most bodies lie between two cuts of many and meet few of them.
    const cuts: Solid[] = [];
    for (const layer of [...this.#layers].reverse()) {
      cuts.push(...layer.cuts);
      for (const [id, list] of layer.bodies) {
        // Bodies that nothing is cut from are fused with all others at once.
        const isCut = list.map((body) => cuts.some((cut) => bench.reaches(cut, body)));
        const reached = list.filter((_, i) => isCut[i]);
        const whole = list.filter((_, i) => !isCut[i]);
        const left = reached.length === 0 ? [] : [bench.subtract(bench.union(reached), cuts)];
        fused.set(id, [...(fused.get(id) ?? []), ...left, ...whole]);
      }
    }
    return fused;
  }
}
