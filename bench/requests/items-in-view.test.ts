import { interpret } from '@filigree/atelier/brief';
import { describe, expect, it } from 'vitest';
import { makeSketch } from './sketch.ts';

describe('the id buffer of a hero view', () => {
  it('shows every part that faces the camera, where it is in the piece', async () => {
    const { brief } = interpret({ prompt: 'a solitaire ring in platinum with an oval sapphire of 3 carats' });
    const { solids, view } = await makeSketch(brief, 1);
    const stonePixels = view.filter(({ item }) => item.kind === 'stone');
    expect(stonePixels.length / view.length).toBeGreaterThan(0.1);
    const { min, max } = solids.bounds;
    // A stone's crown may stand a little over the metal that holds it.
    for (const { at } of view)
      for (const axis of [0, 1, 2] as const) {
        expect(at[axis]).toBeGreaterThan(min[axis] - 1);
        expect(at[axis]).toBeLessThan(max[axis] + 1);
      }
    // Triangles behind others are not seen: what is in view is nearer to the camera than the far side of the band.
    const metal = view.filter(({ item }) => item.kind === 'metal');
    expect(metal.length).toBeGreaterThan(stonePixels.length / 4);
  }, 60_000);
});
