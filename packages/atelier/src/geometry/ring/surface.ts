import type { Texture } from '../../design/parts.ts';
import { seededRandom } from '../../design/random.ts';
import { clamp } from '../vec.ts';
import { contoured } from './contours.ts';

/** Outer radius of a usual finger ring: patterns are drawn for it. */
const FINGER_RADIUS_MM = 12;
/** Sections of a band with relief: as close as the finest of it needs, on fingers and on wrists. */
const LEAST_SECTIONS = 540;
const MOST_SECTIONS = 960;
const SECTION_STEP_MM = 0.2;

/** How many sections around a band of an outer radius show its relief. */
export const reliefSections = (outerRadiusMm: number): number =>
  Math.round(clamp((2 * Math.PI * outerRadiusMm) / SECTION_STEP_MM, LEAST_SECTIONS, MOST_SECTIONS));

/** How far (mm) the outside is sunk at an angle (radians) and y (mm). */
export type Relief = (angle: number, y: number) => number;

/** The relief of a texture on a band of the given outer radius and width; null for none. */
export function reliefOf(texture: Texture, outerRadiusMm: number, widthMm: number): Relief | null {
  switch (texture.kind) {
    case 'none':
    // Borders are cut as solids of their own.
    case 'pattern':
      return null;
    case 'hammered':
      return hammered(texture.seed, texture.dentDiameterMm, texture.depthMm, outerRadiusMm, widthMm);
    case 'textured':
      return grained(texture.seed, texture.grainMm, texture.depthMm, outerRadiusMm);
    case 'engraved':
      if (texture.pattern === 'contour')
        return contoured(texture.seed ?? 0, texture.depthMm, outerRadiusMm, widthMm);
      return engraved(texture.pattern, texture.depthMm, outerRadiusMm, widthMm);
  }
}

interface Dent {
  readonly arcMm: number;
  readonly y: number;
  readonly radiusMm: number;
  readonly depthMm: number;
}

/** Planished surface: overlapping shallow bowls, each as a ball-faced hammer leaves it; the deepest wins. */
function hammered(
  seed: number,
  diameterMm: number,
  depthMm: number,
  outerRadiusMm: number,
  widthMm: number,
): Relief {
  const random = seededRandom(seed);
  const aroundMm = 2 * Math.PI * outerRadiusMm;
  const cellMm = diameterMm * 0.56;
  const columns = Math.max(8, Math.round(aroundMm / cellMm));
  const rows = Math.max(1, Math.ceil((widthMm + diameterMm) / cellMm));
  const grid: Dent[][] = [];
  for (let c = 0; c < columns; c++) {
    const column: Dent[] = [];
    for (let r = 0; r < rows; r++) {
      column.push({
        arcMm: ((c + 0.5 + (random() - 0.5) * 0.8) * aroundMm) / columns,
        y: ((r + (c % 2) * 0.5 + 0.25 + (random() - 0.5) * 0.6) / rows - 0.5) * (widthMm + cellMm),
        radiusMm: (diameterMm / 2) * (0.85 + 0.4 * random()),
        depthMm: depthMm * (0.55 + 0.45 * random()),
      });
    }
    grid.push(column);
  }
  return (angle, y) => {
    const arc = (((angle / (2 * Math.PI)) % 1) + 1) % 1;
    const column = Math.floor(arc * columns);
    let deepest = 0;
    for (let k = -2; k <= 2; k++) {
      for (const dent of grid[(column + k + columns) % columns]) {
        let along = arc * aroundMm - dent.arcMm;
        if (along > aroundMm / 2) along -= aroundMm;
        if (along < -aroundMm / 2) along += aroundMm;
        const q = (along * along + (y - dent.y) ** 2) / (dent.radiusMm * dent.radiusMm);
        deepest = Math.max(deepest, dent.depthMm * (1 - q));
      }
    }
    return deepest;
  };
}

/** Irregular grain: three octaves of value noise, stretched a little along the band like bark. */
function grained(seed: number, grainMm: number, depthMm: number, outerRadiusMm: number): Relief {
  const random = seededRandom(seed);
  const table = Array.from({ length: 4096 }, () => random());
  const aroundMm = 2 * Math.PI * outerRadiusMm;
  const octave = (angle: number, y: number, sizeMm: number, salt: number): number => {
    const cells = Math.max(8, Math.round(aroundMm / (sizeMm * 1.6)));
    const u = ((((angle / (2 * Math.PI)) % 1) + 1) % 1) * cells;
    const v = y / sizeMm + 512;
    const iu = Math.floor(u);
    const iv = Math.floor(v);
    const fu = u - iu;
    const fv = v - iv;
    const at = (a: number, b: number): number => table[((a % cells) * 131 + b * 57 + salt * 977) & 4095];
    const su = fu * fu * (3 - 2 * fu);
    const sv = fv * fv * (3 - 2 * fv);
    const low = at(iu, iv) + (at(iu + 1, iv) - at(iu, iv)) * su;
    const high = at(iu, iv + 1) + (at(iu + 1, iv + 1) - at(iu, iv + 1)) * su;
    return low + (high - low) * sv;
  };
  return (angle, y) =>
    depthMm *
    clamp(
      octave(angle, y, grainMm, 0) * 0.6 +
        octave(angle, y, grainMm / 2, 1) * 0.28 +
        octave(angle, y, grainMm / 4, 2) * 0.12,
      0,
      1,
    );
}

/** V-grooves that repeat around the band, fading before its edges. */
function engraved(
  pattern: 'wheat' | 'scroll' | 'chevron' | 'lines',
  depthMm: number,
  outerRadiusMm: number,
  widthMm: number,
): Relief {
  const aroundMm = 2 * Math.PI * outerRadiusMm;
  const half = widthMm / 2;
  // A wrist's band is seen from farther off: its lines are drawn wider apart, wider and deeper, as its width allows.
  const scale = clamp(outerRadiusMm / FINGER_RADIUS_MM, 1, Math.max(1, Math.min(2.4, widthMm / 2.6)));
  const pitchMm =
    (pattern === 'lines' ? 0.6 : pattern === 'scroll' ? Math.max(2.2, widthMm / scale) : 1.1) * scale;
  const repeats = Math.max(12, Math.round(aroundMm / pitchMm));
  const cut = (distanceMm: number): number =>
    depthMm * Math.sqrt(scale) * clamp(1 - distanceMm / (0.22 * scale), 0, 1);
  return (angle, y) => {
    const margin = clamp((half * 0.86 - Math.abs(y)) / 0.12, 0, 1);
    const turn = (angle / (2 * Math.PI)) * repeats;
    const cell = aroundMm / repeats;
    const saw = (t: number): number => Math.abs(t - Math.round(t)) * cell;
    const s = y / half;
    switch (pattern) {
      case 'lines':
        return margin * cut(saw(turn));
      case 'chevron':
        return margin * cut(saw(turn + Math.abs(s) * 0.7));
      case 'wheat': {
        const barb = cut(saw(turn + Math.abs(s) * 1.1));
        return margin * Math.max(barb, cut(Math.abs(y)));
      }
      case 'scroll': {
        const wave = Math.sin(2 * Math.PI * turn) * 0.55;
        const vine = cut(Math.abs(y - wave * half) * 0.9);
        const curl = cut(
          Math.abs(Math.hypot((turn - Math.floor(turn) - 0.25) * cell, y + 0.1 * half) - half * 0.3),
        );
        const counter = cut(
          Math.abs(Math.hypot((turn - Math.floor(turn) - 0.75) * cell, y - 0.1 * half) - half * 0.3),
        );
        return margin * Math.max(vine, curl, counter);
      }
    }
  };
}
