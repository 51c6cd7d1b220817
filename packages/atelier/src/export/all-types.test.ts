/** One design of every type, built and handed to judges that are not ours: the Khronos validator and admesh. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Brief, JEWELRY_TYPES } from '@filigree/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { validateBytes } from 'gltf-validator';
import { afterAll, describe, expect, it } from 'vitest';
import { createDesign } from '../design/index.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { findingKindOf } from '../estimate/bought-parts.ts';
import { estimate } from '../estimate/index.ts';
import { buildSolids } from '../geometry/index.ts';
import { CHORD_LIMIT_MM, castingZip, chordError, exportGlb } from './index.ts';

const SEED = 3;
const ORIGIN = { designId: 'd0', version: 1, createdAt: '2026-01-02T03:04:05.000Z' };
const MOST_BYTES = 6e6;
/** Bodies that belong to the piece itself. */
const CAST = new Set([
  'ring',
  'head',
  'setting',
  'ornament',
  'earring',
  'cufflink',
  'brooch',
  'pendant',
  'charm',
  'bail',
  'tiara',
  'hairpin',
  'nose ring',
  'bangle',
  'cuff',
  'hoop gate',
  'clicker gate',
  'far button',
  'link',
]);
const folder = mkdtempSync(join(tmpdir(), 'filigree-stl-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasAdmesh = spawnSync('admesh', ['--version']).error === undefined;

function admesh(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const { status, stdout, stderr } = spawnSync('admesh', [path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const figure = (report: string, label: string): number[] =>
  [...(report.match(new RegExp(`${label}\\s*:\\s*([\\d. -]+)`))?.[1] ?? '').matchAll(/-?[\d.]+/g)].map(
    Number,
  );

/** Edges by their coordinates that are not met exactly once in each direction. */
function openEdges(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const balance = new Map<number, number>();
  const places = new Map<string, number>();
  const point = (t: number, k: number): number => {
    const at = 84 + t * 50 + 12 + k * 12;
    const key = `${view.getFloat32(at, true)} ${view.getFloat32(at + 4, true)} ${view.getFloat32(at + 8, true)}`;
    const known = places.get(key) ?? places.size;
    places.set(key, known);
    return known;
  };
  for (let t = 0; t < view.getUint32(80, true); t++) {
    const corners = [point(t, 0), point(t, 1), point(t, 2)];
    for (let k = 0; k < 3; k++) {
      const [from, to] = [corners[k]!, corners[(k + 1) % 3]!];
      const [there, back] = [from * 2 ** 26 + to, to * 2 ** 26 + from];
      if (balance.get(back) === 1) balance.delete(back);
      else balance.set(there, (balance.get(there) ?? 0) + 1);
    }
  }
  return balance.size;
}

/** Every type, and a piece that is one link many times over. */
const CASES: readonly (readonly [string, Partial<Brief>])[] = [
  ...JEWELRY_TYPES.map((type) => [type, { type }] as const),
  ['a line of stones', { type: 'Bracelet', braceletKind: 'tennis' }],
];

// Building the heaviest takes seconds on a busy machine.
describe.each(CASES)('%s', (_, asked) => {
  it('exports a valid model and closed castings of the volume that is weighed', async () => {
    const design = createDesign(openBrief({ ...asked, gemstones: ['Sapphire'] }), SEED);
    const built = await buildSolids(design);
    if (!built.ok) throw new Error(built.error.code);
    const { solids } = built;

    for (const part of solids.metal) {
      const { mostMm } = chordError(part.mesh, part.creaseAngleDegrees);
      // Chains and findings are bought: their meshes are for the eye, and have a budget of triangles.
      const limitMm = CAST.has(part.name.replace(/ \d+$/, '')) ? CHORD_LIMIT_MM : 0.02;
      expect(mostMm, `${part.name}: chord error`).toBeLessThanOrEqual(limitMm);
    }

    const glb = await exportGlb(design, solids);
    expect(glb.byteLength).toBeLessThan(MOST_BYTES);
    const report = await validateBytes(glb);
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);

    const names = solids.metal.map(({ name }) => name.replace(/ \d+$/, ''));
    expect(names.filter((name) => !CAST.has(name) && findingKindOf({ name }) === null)).toEqual([]);

    const { 'README.txt': readme, ...models } = unzipSync(castingZip(design, solids, ORIGIN));
    const text = strFromU8(readme!);
    expect(text).toContain('Millimetres');
    expect(estimate(design, solids).totalGrams).toBeGreaterThan(0);
    for (const [name, bytes] of Object.entries(models)) {
      expect(text).toContain(name);
      expect(openEdges(bytes)).toBe(0);
      if (!hasAdmesh) continue;
      const judged = admesh(name, bytes);
      expect(figure(judged, 'Total disconnected facets')).toEqual([0, 0]);
      expect(figure(judged, 'Degenerate facets')).toEqual([0]);
      expect(figure(judged, 'Facets reversed')).toEqual([0]);
      const stated = Number(text.split(name)[1]?.match(/([\d.]+) mm3/)?.[1]);
      expect(Math.abs(figure(judged, 'Volume')[0]! - stated)).toBeLessThan(0.06 + 0.001 * stated);
    }
  });
});
