import { describe, expect, it } from 'vitest';
import { CONSTELLATIONS, starsOf } from './constellations.ts';

describe('constellations', () => {
  it.each(CONSTELLATIONS)('fill a square of side one: %s', (name) => {
    const stars = starsOf(name);
    const spans = (['x', 'y'] as const).map(
      (of) => Math.max(...stars.map((star) => star[of])) - Math.min(...stars.map((star) => star[of])),
    );
    expect(Math.max(...spans)).toBeCloseTo(1, 6);
  });

  it('are as they are seen from the Earth, not mirrored', () => {
    // Orion: Betelgeuse is up and to the left of the belt, Rigel down and to the right; the belt rises to the right.
    const [betelgeuse, , mintaka, alnilam, alnitak, rigel] = starsOf('orion');

    expect(betelgeuse!.x).toBeLessThan(alnilam!.x);
    expect(betelgeuse!.y).toBeGreaterThan(alnilam!.y);
    expect(rigel!.x).toBeGreaterThan(alnilam!.x);
    expect(rigel!.y).toBeLessThan(alnilam!.y);
    expect(mintaka!.x).toBeGreaterThan(alnitak!.x);
    expect(mintaka!.y).toBeGreaterThan(alnitak!.y);
  });

  it('keep the angles of the sky: the belt of Orion is nearly straight', () => {
    const stars = starsOf('orion');
    const [a, b, c] = [stars[2]!, stars[3]!, stars[4]!];
    const turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
    expect(
      Math.abs(turn) / (Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - b.x, c.y - b.y)),
    ).toBeLessThan(0.2);
  });
});
