import type { JewelryType } from '@filigree/contracts';
import type { Vec3 } from '@filigree/raytracer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../design/createDesign.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { openBrief } from '../design/testing/briefs.ts';
import { flatBandDesign, flatBandSolids } from '../testing/flat-band.ts';
import { frameCamera, projectPoints } from './frame-camera.ts';
import {
  composePicture,
  composeScene,
  describeDesign,
  describePicture,
  encodePicture,
  VIEW_NAMES,
  viewTemplate,
} from './index.ts';
import { silhouettePoints } from './silhouette.ts';
import { directionToViewer, dot, normalize, subtract } from './vec.ts';

const design = flatBandDesign();
const solids = flatBandSolids();

describe('framing', () => {
  it.each(['hero', 'top', 'front'] as const)(
    'fills 78 to 88 %% of the frame in the %s view, uncropped',
    (name) => {
      for (const [width, height] of [
        [1024, 1024],
        [1200, 800],
        [600, 900],
      ] as const) {
        const { view } = composePicture(solids, design, name, { width, height });
        const box = projectPoints(silhouettePoints(solids), view.camera, width / height);
        const span = Math.max(box.right - box.left, box.bottom - box.top);
        expect(span).toBeGreaterThan(0.78);
        expect(span).toBeLessThan(0.88);
        expect(Math.min(box.left, box.top)).toBeGreaterThan(0.02);
        expect(Math.max(box.right, box.bottom)).toBeLessThan(0.98);
        expect((box.left + box.right) / 2).toBeCloseTo(0.5, 2);
      }
    },
  );

  it('looks closely at the stone in the macro view and keeps it sharp', () => {
    const { view } = composePicture(solids, design, 'macro');
    const box = projectPoints(Float32Array.from(solids.anchors.focus), view.camera, 1);
    expect(box.left).toBeGreaterThan(0.35);
    expect(box.left).toBeLessThan(0.65);
    const whole = projectPoints(silhouettePoints(solids), view.camera, 1);
    expect(whole.bottom - whole.top).toBeGreaterThan(1.5);
    const away = view.camera.position.map((value, i) => value - solids.anchors.focus[i]!);
    expect(view.camera.focusDistanceMm).toBeCloseTo(Math.hypot(...away), 0);
  });

  it('frames points of any size, straight down too', () => {
    for (const size of [0.5, 20, 400]) {
      const points = Float32Array.from([0, 0, 0, size, 0, 0, 0, size * 0.4, size * 0.2]);
      for (const elevation of [-10, 0, 45, 90]) {
        const camera = frameCamera(points, {
          toViewer: directionToViewer(30, elevation),
          fieldOfViewDegrees: 17,
          aspect: 1.5,
          fill: 0.8,
          centerY: 0.5,
          lensRadiusMm: 0,
        });
        const box = projectPoints(points, camera, 1.5);
        expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeCloseTo(0.8, 2);
      }
    }
  });
});

describe('the hero view', () => {
  const azimuth = (changes: Partial<RingDesign>) =>
    viewTemplate(flatBandDesign(changes), 'hero').azimuthDegrees;

  it('turns bands without a head, and wide ones further, to show their face', () => {
    const wide = { ...design.band, widthMm: 6 };
    const bare = { head: null, centre: null };
    expect(azimuth(bare)).toBeGreaterThan(azimuth({}));
    expect(azimuth({ ...bare, band: wide })).toBeGreaterThan(azimuth(bare));
    expect(azimuth({ band: wide })).toBeGreaterThan(azimuth({}));
    expect(azimuth({ ...bare, band: { ...wide, widthMm: 20 } })).toBeLessThan(60);
  });
});

describe('composeScene', () => {
  it('is one scene for all daylight views', () => {
    const [hero, top] = (['hero', 'top'] as const).map((name) => composePicture(solids, design, name).scene);
    expect(JSON.stringify(hero!.rig)).toBe(JSON.stringify(top!.rig));
    expect(hero!.backdrop).toEqual(top!.backdrop);
    expect(composePicture(solids, design, 'macro').scene.backdrop.center[0]).toBeLessThan(0.1);
  });

  it('stands the piece on the ground and keeps one material for like parts', () => {
    const stone = solids.stones[0]!;
    const scene = composeScene(flatBandSolids({ stones: [stone, stone, stone] }), design, 'ivory');
    expect(scene.ground?.plane).toEqual({ kind: 'floor', z: solids.anchors.lowestZ });
    expect(scene.materials).toHaveLength(2);
    expect(scene.objects).toHaveLength(4);
    for (const object of scene.objects) expect(scene.materials[object.material]).toBeDefined();
  });

  it('has sparkle for stones only, and black cards for contrast', () => {
    const { lights } = composeScene(solids, design, 'ivory').rig;
    expect(lights.filter((light) => light.gemsOnly === true).length).toBeGreaterThanOrEqual(4);
    expect(lights.some((light) => light.radiance[0] < 0.05)).toBe(true);
  });
});

describe('close views before black', () => {
  /** How much light falls on what is turned to `faces` in the middle of the lights, in the rig's own measure. */
  const lightOn = (type: JewelryType, faces: Vec3): number => {
    const { lights } = composeScene(solids, createDesign(openBrief({ type }), 1), 'night').rig;
    return lights
      .filter(({ gemsOnly }) => gemsOnly !== true)
      .reduce((sum, light) => {
        if (light.kind !== 'rect') return sum;
        const way = subtract(light.center, light.target);
        const leans = dot(normalize(way), faces);
        const solidAngle = (4 * light.halfWidthMm * light.halfHeightMm) / dot(way, way);
        return sum + Math.max(0, leans) * solidAngle * light.radiance[0];
      }, 0);
  };

  it('light stones where they look: at the camera of what hangs and stands, up of what lies', () => {
    const front: Vec3 = [0, -1, 0];
    const up: Vec3 = [0, 0, 1];
    for (const type of ['Earrings', 'Pendant', 'Necklace', 'Tiara'] as const)
      expect(lightOn(type, front), type).toBeGreaterThan(lightOn('Ring', front) * 1.5);
    for (const type of ['Ring', 'Brooch', 'Cufflinks'] as const)
      expect(lightOn(type, up), type).toBeGreaterThan(lightOn(type, front));
  });
});

describe('encodePicture', () => {
  const pixels = { width: 8, height: 4, data: new Uint8ClampedArray(8 * 4 * 4).fill(255) };
  for (let i = 0; i < pixels.data.length; i += 4) pixels.data[i + 2] = 40;

  it.each(['png', 'webp', 'avif', 'jpeg'] as const)(
    'writes %s of the same size and colour',
    async (format) => {
      const { data, info } = await sharp(await encodePicture(pixels, format))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([8, 4]);
      expect(Math.abs(data[0]! - 255)).toBeLessThan(12);
      expect(Math.abs(data[2]! - 40)).toBeLessThan(24);
    },
  );

  it('keeps transparency where there is some', async () => {
    const data = pixels.data.slice();
    data[3] = 0;
    const meta = await sharp(await encodePicture({ ...pixels, data }, 'png')).metadata();
    expect(meta.hasAlpha).toBe(true);
    expect((await sharp(await encodePicture(pixels, 'png')).metadata()).hasAlpha).toBe(false);
  });

  it('scales down, never up', async () => {
    const width = async (wanted: number) =>
      (await sharp(await encodePicture(pixels, 'webp', { width: wanted })).metadata()).width;
    expect(await width(4)).toBe(4);
    expect(await width(400)).toBe(8);
  });
});

describe('describeDesign', () => {
  const rose = { ...design.alloys[0]!, metal: 'Rose Gold', colour: 'rose' } as const;
  const slim = { ...design.band, widthMm: 1.8 };

  it('says what a jeweller would', () => {
    expect(describeDesign(flatBandDesign({ alloys: [rose], band: slim }))).toBe(
      'A slim rose gold ring with an oval sapphire of about 1.5 ct in a six-prong head',
    );
  });

  it('names karat, halo, side stones and finish', () => {
    const diamond = { gemstone: 'Diamond', cut: 'Round', form: 'faceted', colour: null } as const;
    const changes: Partial<RingDesign> = {
      alloys: [{ ...design.alloys[0]!, metal: '18k Gold', karat: 18 }],
      band: { ...design.band, widthMm: 6, finish: 'Hammered' },
      halo: {
        stone: diamond,
        alloyId: 'main',
        meleeDiameterMm: 1.3,
        rows: 1,
        outline: 'follow',
        scalloped: false,
        milgrain: false,
      },
      engraving: { text: 'Toujours', place: 'inside-band', lettering: 'script' },
    };
    expect(describeDesign(flatBandDesign(changes))).toBe(
      'A wide hammered 18k gold ring with an oval sapphire of about 1.5 ct in a six-prong head framed by a halo of round diamonds engraved “Toujours”',
    );
  });

  it('describes a plain band without a stone', () => {
    expect(describeDesign(flatBandDesign({ head: null, centre: null }))).toBe('A 14k gold ring');
  });

  it('gives every view its own alternative text', () => {
    const texts = VIEW_NAMES.map((view) => describePicture(design, view));
    expect(new Set(texts).size).toBe(VIEW_NAMES.length);
    for (const text of texts) expect(text.startsWith(describeDesign(design))).toBe(true);
  });
});
