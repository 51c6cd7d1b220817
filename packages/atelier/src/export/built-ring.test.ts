import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { checkDesign } from '../checks/index.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { estimate, listSupply } from '../estimate/index.ts';
import { buildSolids, type Solids } from '../geometry/index.ts';
import { flatBandDesign } from '../testing/flat-band.ts';
import { exportGlb, stlFiles } from './index.ts';

const MEGABYTE = 1e6;
const MELEE = { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null } as const;

async function built(design: RingDesign): Promise<Solids> {
  const result = await buildSolids(design);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.solids;
}

/** Volume of a binary STL by the divergence theorem. */
function stlVolume(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const at = (t: number, i: number) => view.getFloat32(84 + t * 50 + 12 + i * 4, true);
  let six = 0;
  for (let t = 0; t < view.getUint32(80, true); t++)
    six +=
      at(t, 0) * (at(t, 4) * at(t, 8) - at(t, 5) * at(t, 7)) +
      at(t, 1) * (at(t, 5) * at(t, 6) - at(t, 3) * at(t, 8)) +
      at(t, 2) * (at(t, 3) * at(t, 7) - at(t, 4) * at(t, 6));
  return six / 6;
}

// Building a ring takes seconds on a busy machine.
describe('a ring as geometry builds it', () => {
  const halo = flatBandDesign({
    halo: {
      stone: MELEE,
      alloyId: 'main',
      meleeDiameterMm: 1.3,
      rows: 1,
      outline: 'follow',
      scalloped: true,
      milgrain: false,
    },
  });

  it('becomes a light and valid GLB, and STL files of the same volume', async () => {
    const solids = await built(halo);
    const glb = await exportGlb(halo, solids);
    expect(glb.byteLength).toBeLessThan(3 * MEGABYTE);
    const report = await validateBytes(glb);
    expect(report.issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
    stlFiles(listSupply(halo, solids)).forEach(({ bytes }, i) => {
      expect(stlVolume(bytes) / solids.metal[i]!.volumeMm3).toBeCloseTo(1, 3);
    });
  });

  it('weighs what the flat band weighs: 216.2 mm3, 2.83 g in 14k', async () => {
    const plain = flatBandDesign({ head: null, centre: null });
    const { totalGrams, stones } = estimate(plain, await built(plain));
    expect(totalGrams / 2.83).toBeGreaterThan(0.985);
    expect(totalGrams / 2.83).toBeLessThan(1.015);
    expect(stones).toEqual([]);
  });

  it('is judged by its own measures: a shank of 1.1 mm does not last', async () => {
    const thin = flatBandDesign({
      head: null,
      centre: null,
      band: { ...flatBandDesign().band, thicknessMm: 1.1 },
    });
    const result = checkDesign(thin, await built(thin));
    expect(result.wears).toBe('no');
    expect(result.findings.some(({ quantity, value }) => quantity === 'thickness' && value < 1.2)).toBe(true);
    expect(checkDesign(halo, await built(halo)).wears).not.toBe('no');
  });
});
