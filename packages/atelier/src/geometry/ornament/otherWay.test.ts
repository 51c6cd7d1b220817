import { describe, expect, it } from 'vitest';
import type { Ornament } from '../../design/ornament/document.ts';
import { stoneOfSize } from '../../design/stones/weight.ts';
import { atBench, type Solid } from '../mesh/bench.ts';
import { measureOrnament, metalOf } from './build.ts';

const MOON: Ornament = {
  kind: 'motif',
  motif: 'Celestial',
  form: 'crescent',
  sizeMm: 16,
  alloyId: 'main',
  accentAlloyId: 'main',
  reliefMm: 2,
  accent: null,
  centre: null,
  milgrain: false,
  seed: 1,
};
const PEAR: Ornament = {
  kind: 'stone',
  alloyId: 'main',
  stone: stoneOfSize({ gemstone: 'Aquamarine', cut: 'Pear', form: 'faceted', colour: null }, 9, 6),
  orientation: 'upright',
  hold: { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false },
  halo: null,
};

const volumeOf = (solids: readonly Solid[]): number => solids.reduce((sum, solid) => sum + solid.volume(), 0);

const modelled = (ornament: Ornament) =>
  atBench((bench) => ({
    built: measureOrnament(bench, ornament),
    volume: volumeOf(metalOf(bench, ornament)),
    /** What of it lies to the right. */
    rightVolume: volumeOf(metalOf(bench, ornament).map((solid) => solid.trimByPlane([1, 0, 0], 0))),
  }));

describe('an ornament that looks the other way', () => {
  it('is its mirror image: left and right are exchanged, and no metal comes or goes', async () => {
    const [one, other] = [await modelled(MOON), await modelled({ ...MOON, mirrored: true })];
    expect(Math.abs(one.rightVolume / one.volume - 0.5)).toBeGreaterThan(0.05);
    expect(other.volume).toBeCloseTo(one.volume, 2);
    expect(other.rightVolume).toBeCloseTo(one.volume - one.rightVolume, 2);
    expect(other.built.holds.left[0]).toBeCloseTo(-one.built.holds.right[0], 6);
    expect(other.built.focus[0]).toBeCloseTo(-one.built.focus[0], 6);
  });

  it('a pear turned end for end hangs by its round end', async () => {
    const [one, other] = [await modelled(PEAR), await modelled({ ...PEAR, turned: true })];
    expect(one.built.upMm).toBeGreaterThan(one.built.downMm);
    expect(other.built.upMm).toBeCloseTo(one.built.downMm, 6);
    expect(other.built.downMm).toBeCloseTo(one.built.upMm, 6);
    expect(other.built.holds.top[1]).toBeCloseTo(-one.built.holds.bottom[1], 6);
    expect(other.volume).toBeCloseTo(one.volume, 2);
  });
});
