import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Picture, type Renderer, SceneError } from './api.ts';
import { createRenderer } from './renderer.ts';
import type { MeshObject, SceneDescription } from './scene.ts';
import { FURNACE, placed, sceneOf, torusMesh, viewOf } from './testing/scenes.ts';

const SCENE: SceneDescription = {
  ...sceneOf([torusMesh(8, 1, 64, 24), { kind: 'gem', planeSet: 0, placement: placed(2), material: 1 }], {
    kind: 'conductor',
    reflectance: [1, 0.7, 0.3],
    alpha: 0.05,
  }),
  materials: [
    { kind: 'conductor', reflectance: [1, 0.7, 0.3], alpha: 0.05 },
    { kind: 'dielectric', indexD: 2.4, dispersion: 0.044, absorptionPerMm: [0, 0, 0] },
  ],
  rig: {
    ...FURNACE,
    lights: [
      {
        kind: 'rect',
        center: [0, -10, 40],
        target: [0, 0, 0],
        halfWidthMm: 15,
        halfHeightMm: 10,
        radiance: [5, 5, 5],
        feather: 0.2,
      },
    ],
    gemContrast: 0.5,
  },
  backdrop: { center: [0.8, 0.8, 0.8], edge: [0.4, 0.4, 0.4], centerX: 0.5, centerY: 0.5, radius: 0.8 },
  ground: {
    plane: { kind: 'floor', z: -9.1 },
    albedo: 0.7,
    gloss: 0.05,
    glossAlpha: 0.03,
    center: [0, 0],
    halfSizeMm: 30,
  },
};
const VIEW = viewOf(64, 24, [0.3, -0.8, 0.5]);

let renderer: Renderer;
beforeAll(async () => {
  renderer = await createRenderer({ threads: 2 });
});
afterAll(() => renderer.close());

async function renderWith(threads: number): Promise<Picture> {
  const own = await createRenderer({ threads });
  try {
    const scene = await own.prepare(SCENE);
    return await scene.render(VIEW, { seed: 7, quality: 'draft' });
  } finally {
    await own.close();
  }
}

describe('createRenderer', () => {
  it('gives the same bytes for 1, 2 and 3 threads', async () => {
    const pictures = await Promise.all([1, 2, 3].map(renderWith));
    const [one, two, three] = pictures.map((p) => Buffer.from(p.data));
    expect(one!.equals(two!)).toBe(true);
    expect(one!.equals(three!)).toBe(true);
    expect(new Set(pictures[0]!.data).size).toBeGreaterThan(50);
  });

  it('gives other bytes for another seed', async () => {
    const scene = await renderer.prepare(SCENE);
    const a = await scene.render(VIEW, { seed: 1, quality: 'draft' });
    const b = await scene.render(VIEW, { seed: 2, quality: 'draft' });
    expect(Buffer.from(a.data).equals(Buffer.from(b.data))).toBe(false);
    scene.dispose();
  });

  it('previews at a quarter of the size first, then refines, and reports progress', async () => {
    const scene = await renderer.prepare(SCENE);
    const widths: number[] = [];
    const progress: number[] = [];
    const picture = await scene.render(VIEW, {
      seed: 1,
      quality: { maxSamples: 24, noiseTarget: 0, denoise: true },
      onPreview: (p) => widths.push(p.width),
      onProgress: (f) => progress.push(f),
    });
    expect(widths).toEqual([16, 64, 64, 64]);
    expect(progress.at(-1)).toBe(1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
    expect(picture.statistics.samplesPerPixel).toBe(24);
    expect(picture.statistics.rays).toBeGreaterThan(64 * 64 * 24);
    scene.dispose();
  });

  it('renders two pictures at once as it renders each alone', async () => {
    const scene = await renderer.prepare(SCENE);
    const alone = await scene.render(VIEW, { seed: 3, quality: 'draft' });
    const together = await Promise.all([3, 4].map((seed) => scene.render(VIEW, { seed, quality: 'draft' })));
    expect(Buffer.from(together[0]!.data).equals(Buffer.from(alone.data))).toBe(true);
    scene.dispose();
  });

  it('gives transparent pixels where nothing is', async () => {
    const scene = await renderer.prepare(SCENE);
    const { data } = await scene.render({ ...VIEW, transparent: true }, { seed: 1, quality: 'draft' });
    expect(data[3]).toBe(0);
    const alphas = data.filter((_, i) => i % 4 === 3);
    expect(Math.max(...alphas)).toBe(255);
    scene.dispose();
  });
});

describe('cancelling', () => {
  it('rejects with the reason, and the scene can still be rendered', async () => {
    const scene = await renderer.prepare(SCENE);
    const expected = await scene.render(VIEW, { seed: 5, quality: 'draft' });
    const abort = new AbortController();
    const reason = new Error('no longer wanted');
    const render = scene.render(VIEW, {
      seed: 5,
      quality: { maxSamples: 4096, noiseTarget: 0, denoise: false },
      signal: abort.signal,
      onPreview: () => abort.abort(reason),
    });
    await expect(render).rejects.toBe(reason);
    const again = await scene.render(VIEW, { seed: 5, quality: 'draft' });
    expect(Buffer.from(again.data).equals(Buffer.from(expected.data))).toBe(true);
    scene.dispose();
  });

  it('rejects at once when the signal is already aborted', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(renderer.prepare(SCENE, signal)).rejects.toThrow('too late');
  });

  it('rejects renders of a disposed scene', async () => {
    const scene = await renderer.prepare(SCENE);
    scene.dispose();
    await expect(scene.render(VIEW, { seed: 1, quality: 'draft' })).rejects.toThrow('disposed');
  });
});

describe('bad input', () => {
  const mesh = SCENE.objects[0] as MeshObject;
  const withMesh = (change: Partial<MeshObject>): SceneDescription => ({
    ...SCENE,
    objects: [{ ...mesh, ...change }],
  });
  const cases: ReadonlyArray<readonly [what: string, scene: SceneDescription, message: RegExp]> = [
    ['no objects', { ...SCENE, objects: [] }, /no objects/],
    ['an empty mesh', withMesh({ indices: new Uint32Array() }), /empty mesh/],
    ['only degenerate triangles', withMesh({ indices: Uint32Array.from([0, 0, 1]) }), /degenerate/],
    ['NaN', withMesh({ positions: mesh.positions.map((p, i) => (i === 5 ? Number.NaN : p)) }), /not finite/],
    ['far coordinates', withMesh({ positions: mesh.positions.map((p) => p * 1e6) }), /beyond/],
    ['a wrong index', withMesh({ indices: Uint32Array.from([0, 1, 1e6]) }), /vertex/],
    ['a missing material', withMesh({ material: 9 }), /no material/],
    [
      'a sheared gem',
      {
        ...SCENE,
        objects: [
          {
            kind: 'gem',
            planeSet: 0,
            placement: { x: [1, 0, 0], y: [0.5, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] },
            material: 1,
          },
        ],
      },
      /sheared/,
    ],
    [
      'an open plane set',
      {
        ...SCENE,
        planeSets: [
          { planes: Float32Array.from([1, 0, 0, 1, -1, 0, 0, 1, 0, 1, 0, 1, 0, -1, 0, 1, 0, 0, 1, 1]) },
        ],
      },
      /not bounded/,
    ],
  ];
  it.each(cases)('%s is a SceneError', async (_, scene, message) => {
    const error = await renderer.prepare(scene).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(SceneError);
    expect((error as SceneError).message).toMatch(message);
  });

  it.each([
    [{ width: 0 }, /0 x 64/],
    [{ width: 10_000, height: 10_000 }, /pixels at most/],
    [{ width: 3.5 }, /3.5/],
  ])('a view with %o is a SceneError', async (change, message) => {
    const scene = await renderer.prepare(SCENE);
    await expect(scene.render({ ...VIEW, ...change }, { seed: 1, quality: 'draft' })).rejects.toThrow(
      message,
    );
    scene.dispose();
  });
});
