/** Vertices at exactly the same place share a number. */
export interface Welded {
  readonly vertexOf: Uint32Array;
  readonly vertexCount: number;
}

/** Finds coincident vertices with an open-addressing hash table over the bits of their coordinates. */
export function weld(positions: Float32Array): Welded {
  const count = positions.length / 3;
  // Adding zero turns -0 into 0, which has other bits but is the same place.
  const normalized = Float32Array.from(positions, (p) => p + 0);
  const bits = new Int32Array(normalized.buffer);
  let size = 16;
  while (size < count * 2) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const vertexOf = new Uint32Array(count);
  let vertexCount = 0;
  for (let i = 0; i < count; i++) {
    const x = bits[i * 3]!;
    const y = bits[i * 3 + 1]!;
    const z = bits[i * 3 + 2]!;
    let slot = hash(x, y, z) & (size - 1);
    while (true) {
      const other = table[slot]!;
      if (other < 0) {
        table[slot] = i;
        vertexOf[i] = vertexCount++;
        break;
      }
      if (bits[other * 3] === x && bits[other * 3 + 1] === y && bits[other * 3 + 2] === z) {
        vertexOf[i] = vertexOf[other]!;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return { vertexOf, vertexCount };
}

/** Mixes three words with the finalizer of MurmurHash3 (A. Appleby, public domain). */
function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 0x8da6b343) ^ Math.imul(y, 0xd8163841) ^ Math.imul(z, 0xcb1ab31f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
