import { describe, expect, it } from 'vitest';
import { DROP_FILL, DROP_RATIO } from '../../design/stones/dropPearls.ts';
import { dropMesh, dropOutline } from './drop.ts';

/** Signed volume of a closed mesh: positive where its triangles face outwards. */
function volumeOf({ positions: p, indices }: ReturnType<typeof dropMesh>): number {
  let six = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => indices[i + k]! * 3) as [number, number, number];
    six +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) +
      p[a + 1]! * (p[b + 2]! * p[c]! - p[b]! * p[c + 2]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!);
  }
  return six / 6;
}

describe('a drop pearl', () => {
  it('is closed, faces outwards, and fills as much of its box as its weight is reckoned with', () => {
    const mesh = dropMesh(DROP_RATIO);
    expect(volumeOf(mesh) / ((Math.PI / 6) * DROP_RATIO)).toBeCloseTo(DROP_FILL, 2);
    const edges = new Map<string, number>();
    for (let i = 0; i < mesh.indices.length; i += 3)
      for (const [a, b] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const key = [mesh.indices[i + a]!, mesh.indices[i + b]!].join('>');
        edges.set(key, (edges.get(key) ?? 0) + 1);
      }
    for (const [key, count] of edges) {
      expect(count).toBe(1);
      expect(edges.has(key.split('>').reverse().join('>'))).toBe(true);
    }
  });

  it('is as long as wide by its ratio, round about the origin', () => {
    const xs = dropOutline(DROP_RATIO).map(([x]) => x);
    const ys = dropOutline(DROP_RATIO).map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-0.5, expect.closeTo(DROP_RATIO - 0.5)]);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(1, 2);
  });
});
