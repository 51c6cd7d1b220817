import type { StoneCut } from '@filigree/contracts';
import type { Vec3 } from '@filigree/raytracer';
import type { RingHead } from '../../design/ring/document.ts';
import { type Frame, toWorld } from '../frame.ts';
import type { Hold } from '../gauge/hold.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { smoothPath, type TubePoint, tube } from '../mesh/loft.ts';
import type { Measure } from '../solids.ts';
import { crownHeightAt, type Gem } from '../stones/placing.ts';
import { cross, mixNumber, normalize, radians, sub } from '../vec.ts';
import type { Grip } from './haloRow.ts';

/** Where a prong holds: a girdle point and its outward normal, in the stone's frame (mm). */
export interface ProngSite {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
  /** On a point of the outline: wraps around it. */
  readonly corner: boolean;
}

type ProngHead = Extract<RingHead, { kind: 'prong' }>;

/** Angles (degrees, about a round of the same proportions) of the prongs by cut and count; `c` marks points. */
function siteAngles(cut: StoneCut, count: number): { angle: number; corner: boolean }[] {
  const at = (...angles: number[]) => angles.map((angle) => ({ angle, corner: false }));
  const points = (...angles: number[]) => angles.map((angle) => ({ angle, corner: true }));
  const corners = [45, 135, 225, 315];
  switch (cut) {
    case 'Princess':
      return points(...corners);
    case 'Marquise':
      return [...points(0, 180), ...(count >= 6 ? at(58, 122, 238, 302) : at(90, 270))];
    case 'Pear':
      return [...points(0), ...(count >= 6 ? at(68, 142, 218, 292) : at(92, 180, 268))];
    case 'Trillion':
      return points(0, 120, 240);
    case 'Heart':
      // A V on the point; the cleft stays free, so that it is seen.
      return [...points(180), ...(count >= 5 ? at(33, 108, 252, 327) : at(48, 312))];
    case 'Emerald':
    case 'Radiant':
    case 'Baguette':
    case 'Cushion':
      return at(...corners, ...(count === 6 ? [90, 270] : []));
    case 'Round':
    case 'Oval': {
      if (count === 8) return at(22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5);
      if (count === 3) return at(0, 120, 240);
      return count === 6 ? at(0, 60, 120, 180, 240, 300) : at(...corners);
    }
  }
}

export function prongSites(gem: Gem, count: number): ProngSite[] {
  const cut = gem.kind.form === 'bead' ? 'Oval' : gem.kind.cut;
  const ratio = gem.lengthMm / gem.widthMm;
  // Ovals would take a prong on their very ends from 6 up: turned by half a step instead.
  const turn = cut === 'Oval' && count === 6 ? 30 : 0;
  return siteAngles(cut, count).map(({ angle, corner }) => {
    const a = radians(angle + turn);
    const stretched = cut === 'Pear' || cut === 'Trillion' || cut === 'Heart' ? 1 : ratio;
    return { ...girdleAt(gem, Math.atan2(Math.sin(a), stretched * Math.cos(a))), corner };
  });
}

/** Prongs where something else leaves room for them: angles about the stone's middle (radians). */
export const prongSitesAt = (gem: Gem, angles: readonly number[]): ProngSite[] =>
  angles.map((angle) => ({ ...girdleAt(gem, angle), corner: false }));

/** The girdle point seen from the centre at an angle, with the outward normal there (averaged at corners). */
function girdleAt(gem: Gem, angle: number): Omit<ProngSite, 'corner'> {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const { outline } = gem;
  let best = outline[0];
  let bestCos = -2;
  for (const p of outline) {
    const c = (p.x * dx + p.y * dy) / (Math.hypot(p.x, p.y) || 1);
    if (c > bestCos) {
      bestCos = c;
      best = p;
    }
  }
  // Points of the same place (a corner's fan) and the two ends of a short edge share their mean normal.
  let nx = 0;
  let ny = 0;
  for (const p of outline) {
    const near = Math.hypot(p.x - best.x, p.y - best.y) < gem.widthMm * 0.015;
    if (near) {
      nx += p.nx;
      ny += p.ny;
    }
  }
  const edge = straightEdgeAt(outline, dx, dy);
  if (edge) return edge;
  const len = Math.hypot(nx, ny) || 1;
  return { x: best.x, y: best.y, nx: nx / len, ny: ny / len };
}

/** Where the ray meets the middle of a straight edge well away from its ends. */
function straightEdgeAt(outline: Gem['outline'], dx: number, dy: number): Omit<ProngSite, 'corner'> | null {
  for (let i = 0; i < outline.length; i++) {
    const p = outline[i];
    const q = outline[(i + 1) % outline.length];
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const len = Math.hypot(ex, ey);
    if (len < 0.25) continue;
    const det = ex * dy - ey * dx;
    if (Math.abs(det) < 1e-9) continue;
    const t = (p.y * dx - p.x * dy) / det;
    const x = p.x + ex * t;
    const y = p.y + ey * t;
    if (t > 0.05 && t < 0.95 && x * dx + y * dy > 0) return { x, y, nx: ey / len, ny: -ex / len };
  }
  return null;
}

/** Usual prong diameter (CAD, before finishing) for a stone's width: jewelry-facts, section 3. */
export function prongDiameterMm(stoneWidthMm: number): number {
  const table: readonly (readonly [number, number])[] = [
    [1.5, 0.5],
    [2.2, 0.62],
    [3.2, 0.75],
    [4.7, 0.9],
    [6.2, 1.04],
    [7.7, 1.18],
    [9.2, 1.35],
    [12, 1.6],
  ];
  if (stoneWidthMm <= table[0][0]) return table[0][1];
  for (let i = 1; i < table.length; i++) {
    if (stoneWidthMm <= table[i][0]) {
      const t = (stoneWidthMm - table[i - 1][0]) / (table[i][0] - table[i - 1][0]);
      return mixNumber(table[i - 1][1], table[i][1], t);
    }
  }
  return table[table.length - 1][1];
}

/** Centre line of a prong stands this share of its radius outside the girdle: the seat takes the rest. */
export const PRONG_STAND_OFF = 0.55;

/** The finest prong of which a file and the seat leave the 0.6 mm that wear well, mm: jewelry-facts, section 3. */
export const LEAST_PRONG_RADIUS_MM = 0.32;
/** Where prongs are gauged under the girdle plane, mm: above every rail. */
const BEARING_MM = 0.08;
/** A prong on a point is a V of two thin leaves once the stone is cut out: finer than a bar. */
const POINT_SHARE = 0.86;
/** Each of two claws on one place, and how far they stand from its middle, as shares of the single prong. */
const DOUBLE_SHARE = 0.72;
const DOUBLE_APART = 0.8;

export interface ProngPlan {
  readonly form: ProngHead['prongForm'];
  readonly radiusMm: number;
}

/** One wire of a prong, with its centre line's stand-off from the girdle. */
interface Wire {
  readonly site: ProngSite;
  readonly form: ProngHead['prongForm'];
  readonly radiusMm: number;
  readonly outMm: number;
}

function wiresAt(site: ProngSite, { form, radiusMm }: ProngPlan): Wire[] {
  // The seat takes most from two claws that stand beside their place.
  const least = form === 'double-claw' ? LEAST_PRONG_RADIUS_MM * 1.1 : LEAST_PRONG_RADIUS_MM;
  const fine = (share: number): number => Math.max(radiusMm * share, least);
  const wire = (at: ProngSite, as: ProngPlan['form'], share: number): Wire => {
    const r = fine(site.corner ? share * POINT_SHARE : share);
    return { site: at, form: as, radiusMm: r, outMm: r * (site.corner ? 0.3 : PRONG_STAND_OFF) };
  };
  if (form !== 'double-claw') return [wire(site, form, 1)];
  const apart = fine(DOUBLE_SHARE) * (DOUBLE_APART / DOUBLE_SHARE);
  return [-1, 1].map((side) => {
    const moved = { ...site, x: site.x - site.ny * apart * side, y: site.y + site.nx * apart * side };
    return wire(moved, 'claw', DOUBLE_SHARE);
  });
}

/** What a halo leaves room for. */
export const gripsOf = ({ places, measure }: Hold): Grip[] =>
  places.map(({ at }) => ({ at, radiusMm: measure.value / 2 }));

/** What is promised of the prongs about a stone, and where the finished metal has to keep it. */
export function prongMeasures(
  frame: Frame,
  sites: readonly ProngSite[],
  plan: ProngPlan & { readonly alloyId: string },
): { readonly measures: Measure[]; readonly hold: Hold } {
  const wires = sites.flatMap((site) => wiresAt(site, plan));
  const diameter: Measure = {
    kind: 'prong-diameter',
    where: 'prong',
    value: 2 * Math.min(...wires.map(({ radiusMm }) => radiusMm)),
    alloyId: plan.alloyId,
  };
  return {
    measures: [
      diameter,
      { kind: 'seat-share', where: 'prong', value: (1 - PRONG_STAND_OFF) / 2, alloyId: plan.alloyId },
    ],
    hold: {
      measure: diameter,
      frame,
      underMm: BEARING_MM,
      places: wires.map(({ site: { x, y, nx, ny }, outMm }) => ({
        at: [x + nx * outMm, y + ny * outMm],
        along: [-ny, nx],
      })),
    },
  };
}

/** One prong from its foot (world) past the girdle to a tip over the crown, not yet cut by the stone. */
export const buildProng = (
  bench: Bench,
  gem: Gem,
  frame: Frame,
  site: ProngSite,
  feet: readonly Vec3[],
  plan: ProngPlan,
): Solid[] => wiresAt(site, plan).map((wire) => buildWire(bench, gem, frame, feet, wire));

function buildWire(
  bench: Bench,
  gem: Gem,
  frame: Frame,
  feet: readonly Vec3[],
  { site: { x, y, nx, ny, corner }, form, radiusMm: r, outMm: out }: Wire,
): Solid {
  const wrap = corner ? 1.05 : 1;
  const reach = (form === 'claw' ? 1.5 : 1.05) * r + (corner ? 0.25 * r : 0);
  const tip = form === 'claw' ? 0.4 : form === 'flat-tab' ? 0.7 : 0.66;
  const wide = form === 'flat-tab' ? 1.55 : 1;
  const point = (outwards: number, z: number, size: number): TubePoint => ({
    at: toWorld(frame, x + nx * outwards, y + ny * outwards, z),
    side: r * size * wrap * (size < 0.9 ? mixNumber(1, wide, 0.8) : wide),
    up: r * size * (form === 'flat-tab' ? 0.8 : 1),
  });
  const edge = gem.form.halfGirdle * gem.widthMm;
  // More points, and more around, are put where the size of the prong asks for them.
  const path = smoothPath(
    [
      ...feet.map((at, i): TubePoint => ({ at, side: r * (i === 0 ? 0.95 : 0.98), up: r * 0.98 })),
      point(out, -0.35 * r - edge, 1),
      point(out * 0.86, edge + 0.34 * r, 0.97),
      point(-reach * 0.36, crownHeightAt(gem, reach * 0.36) + 0.4 * r, mixNumber(1, tip, 0.5)),
      point(-reach, crownHeightAt(gem, reach) + 0.14 * r, tip),
    ],
    4,
  );
  const along = normalize(sub(path[1].at, path[0].at));
  const outward = sub(toWorld(frame, nx, ny, 0), frame.origin);
  return bench.solid(
    tube(path, normalize(cross(along, outward)), { segments: 12, squareness: form === 'flat-tab' ? 3 : 2 }),
    'prong',
  );
}
