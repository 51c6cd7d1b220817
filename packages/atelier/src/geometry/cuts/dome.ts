/** Cabochons over outlines that are no ellipse: a drop, a lens, a cushion, a heart, a soft square. In widths. */
import type { StoneCut } from '@filigree/contracts';
import { CABOCHON_BASE } from '../../design/stones/proportions.ts';
import type { TriangleMesh } from '../solids.ts';
import type { Vec2 } from '../vec.ts';
import { heartOutline } from './heart.ts';
import { girdleOutline, superellipse } from './outlines.ts';

/** Cuts whose dome is a part of an ellipsoid. */
const ELLIPTIC: ReadonlySet<StoneCut> = new Set(['Round', 'Oval']);

export const isElliptic = (cut: StoneCut): boolean => ELLIPTIC.has(cut);

/** Corners of square and oblong domes are rounded when they are ground: a superellipse of this power. */
const SOFT_CORNERS = 7;

/** Outline of a dome that stands for a cut, counter-clockwise; concave only at a heart's cleft. */
export function domeOutline(cut: StoneCut, ratio: number): Vec2[] {
  switch (cut) {
    case 'Heart':
      return heartOutline(ratio);
    case 'Princess':
    case 'Emerald':
    case 'Radiant':
    case 'Baguette':
      return superellipse(ratio, SOFT_CORNERS);
    default:
      return girdleOutline(cut, ratio);
  }
}

/** Half axes of the ellipse about the origin that the level lines near the top follow, inside the outline. */
function core(cut: StoneCut, ratio: number): Vec2 {
  switch (cut) {
    case 'Pear':
      return [0.5, 0.5];
    case 'Heart':
      return [0.36, 0.36];
    case 'Trillion':
      return [0.38, 0.38];
    case 'Marquise':
      return [0.38 * ratio, 0.42];
    default:
      return [ratio / 2, 0.5];
  }
}

/** Level lines from the flat base over the girdle to the top. */
const LEVELS = 22;

/**
 * The dome: its profile is that of an elliptic one of the same height, its level lines go from the outline at the
 * girdle to an ellipse at the top, so that the ridge over a point fades.
 * @param crown height over the girdle, in widths
 */
export function domeMesh(
  cut: StoneCut,
  outline: readonly Vec2[],
  ratio: number,
  crown: number,
): TriangleMesh {
  const [a, b] = core(cut, ratio);
  const positions: number[] = [];
  const indices: number[] = [];
  const count = outline.length;
  const low = -Math.asin(CABOCHON_BASE);
  for (let level = 0; level < LEVELS; level++) {
    const angle = low + ((Math.PI / 2 - low) * level) / LEVELS;
    const t = Math.cos(angle);
    for (const [x, y] of outline) {
      // The ellipse in the same direction; the farther up, the more the level line is of it.
      const inner = 1 / Math.hypot(x / a, y / b);
      const share = t * (inner + (1 - inner) * t);
      positions.push(x * share, y * share, crown * Math.sin(angle));
    }
  }
  const ring = (level: number, i: number): number => level * count + (i % count);
  for (let level = 0; level + 1 < LEVELS; level++) {
    for (let i = 0; i < count; i++) {
      const [p, q, r, s] = [ring(level, i), ring(level, i + 1), ring(level + 1, i + 1), ring(level + 1, i)];
      indices.push(p, q, r, p, r, s);
    }
  }
  const top = positions.push(0, 0, crown) / 3 - 1;
  const base = positions.push(0, 0, -crown * CABOCHON_BASE) / 3 - 1;
  for (let i = 0; i < count; i++) {
    indices.push(ring(LEVELS - 1, i), ring(LEVELS - 1, i + 1), top);
    indices.push(ring(0, i + 1), ring(0, i), base);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
