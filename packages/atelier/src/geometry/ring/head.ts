import type { Vec3 } from '@filigree/raytracer';
import type { RingHead } from '../../design/ring/document.ts';
import { toWorld } from '../frame.ts';
import type { Hold } from '../gauge/hold.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { offsetOutline } from '../mesh/convex.ts';
import { buildRail } from '../settings/loops.ts';
import {
  buildProng,
  PRONG_STAND_OFF,
  type ProngPlan,
  type ProngSite,
  prongMeasures,
} from '../settings/prongs.ts';
import type { Measure } from '../solids.ts';
import { type Gem, isDomed } from '../stones/placing.ts';
import { clamp, dot, mixNumber } from '../vec.ts';
import { onRing, outwardAt, type RingFrame, type RingSeat, tangentAt } from './frame.ts';
import { galleryScrolls, type RailAt } from './gallery.ts';

type ProngHead = Extract<RingHead, { kind: 'prong' }>;

export interface HeadParts {
  readonly solids: Solid[];
  readonly measures: Measure[];
  readonly hold: Hold;
}

/** Share of the girdle's size that the head has where it stands on the band. */
const FOOT_SHARE: Readonly<Record<ProngHead['gallery'], number>> = {
  peg: 0.24,
  basket: 0.6,
  'double-rail': 0.66,
  trellis: 0.5,
  crown: 0.58,
  filigree: 0.74,
};

/** Where the upper rail of a gallery of filigree runs, from its foot to the girdle. */
const FILIGREE_TOP = 0.84;

export interface ProngHeadPlan {
  readonly gallery: ProngHead['gallery'];
  readonly sites: readonly ProngSite[];
  readonly form: ProngPlan['form'];
  readonly radiusMm: number;
  readonly alloyId: string;
  /** Width along the finger that the feet may use: what the band offers under this head. */
  readonly footingMm: number;
  /** How far the band's outside lies under its highest where a rail reaches so far along the finger, mm; absent for a band that is highest in its middle. */
  readonly fallMm?: (reachMm: number) => number;
  /** Something else ties the prongs together under the girdle: no rails do. */
  readonly isTied?: boolean;
}

/** A prong head from the band up. `frame` is the stone's: girdle centre, table along z. */
export function buildProngHead(
  bench: Bench,
  gem: Gem,
  frame: RingSeat,
  ring: RingFrame,
  plan: ProngHeadPlan,
): HeadParts {
  const { sites } = plan;
  const share = FOOT_SHARE[plan.gallery];
  const r = plan.radiusMm;
  const standing = plan.gallery !== 'peg';
  const solids: Solid[] = [];
  const footRailZ = standing
    ? footRailHeight(gem, frame, ring, share, r) -
      (plan.fallMm?.(reachAlongFinger(gem, frame, share) + r) ?? 0)
    : 0;
  sites.forEach((site, i) => {
    const feet = standing
      ? standingFeet(frame, sites, i, share, footRailZ, plan)
      : [pegFoot(frame, ring, site, share, plan)];
    if (isDomed(gem)) feet.splice(1, feet.length, underDome(gem, frame, site, r));
    solids.push(...buildProng(bench, gem, frame, site, feet, plan));
  });
  if (standing) {
    solids.push(buildRail(bench, gem.outline, frame, { offset: 0, share, z: footRailZ, radiusMm: r * 0.88 }));
    if (!plan.isTied) solids.push(...middleRails(bench, gem, frame, sites, share, footRailZ, plan));
  } else if (!plan.isTied) {
    solids.push(...collar(bench, gem, frame, ring, share, plan));
  }
  return { solids, ...prongMeasures(frame, sites, plan) };
}

/** Foot of a converging prong: inside the band's metal, never wider than the band. */
function pegFoot(
  frame: RingSeat,
  ring: RingFrame,
  site: ProngSite,
  share: number,
  plan: ProngHeadPlan,
): Vec3 {
  const spot = toWorld(frame, site.x * share, site.y * share, 0);
  const limit = Math.max(0.05, plan.footingMm / 2 - plan.radiusMm * 0.9);
  const y = clamp(spot[1], frame.origin[1] - limit, frame.origin[1] + limit);
  const along = dot(spot, tangentAt(frame.angle));
  const radius = ring.innerRadiusMm + ring.thicknessMm * 0.5;
  return onRing(frame.angle + along / radius, radius, y);
}

/** How far a rail of this share of the girdle reaches along the finger, mm. */
const reachAlongFinger = (gem: Gem, frame: RingSeat, share: number): number =>
  share * Math.max(...gem.outline.map((p) => Math.abs(toWorld(frame, p.x, p.y, 0)[1] - frame.origin[1])));

/** Height (in the head's frame) of the ring that a basket stands on: sunk a little into the band where they cross. */
function footRailHeight(gem: Gem, frame: RingSeat, ring: RingFrame, share: number, r: number): number {
  const tangent = tangentAt(frame.angle);
  const half = Math.max(
    ...gem.outline.map((p) =>
      Math.abs(dot(toWorld(frame, p.x * share, p.y * share, 0), tangent) - dot(frame.origin, tangent)),
    ),
  );
  const outer = ring.outerRadiusMm;
  const crossing = Math.sqrt(Math.max(1, outer * outer - half * half));
  const girdle = dot(frame.origin, outwardAt(frame.angle));
  return crossing - r * 0.3 - girdle;
}

function standingFeet(
  frame: RingSeat,
  sites: readonly ProngSite[],
  index: number,
  share: number,
  z: number,
  plan: ProngHeadPlan,
): Vec3[] {
  const site = sites[index];
  if (plan.gallery !== 'trellis') return [toWorld(frame, site.x * share, site.y * share, z)];
  // Trellis: the prong starts under its neighbour and crosses the one that comes the other way.
  const around = [...sites].sort((a, b) => turnOf(a) - turnOf(b));
  const place = around.indexOf(site);
  const other = around[(place + (place % 2 === 0 ? 1 : around.length - 1)) % around.length];
  const from = toWorld(
    frame,
    mixNumber(site.x, other.x, 0.82) * share,
    mixNumber(site.y, other.y, 0.82) * share,
    z,
  );
  const mid = toWorld(
    frame,
    mixNumber(site.x, other.x, 0.4) * mixNumber(share, 1, 0.42) * 1.06,
    mixNumber(site.y, other.y, 0.4) * mixNumber(share, 1, 0.42) * 1.06,
    z * 0.56,
  );
  return [from, mid];
}

/** Where a prong stands about the stone, radians from 0: points and sides are not told in their order. */
const turnOf = ({ x, y }: ProngSite): number => (Math.atan2(y, x) + 2 * Math.PI + 1e-6) % (2 * Math.PI);

/** Prongs of a dome come up beside its wide base, not through it. */
function underDome(gem: Gem, frame: RingSeat, site: ProngSite, r: number): Vec3 {
  const bead = gem.kind.form === 'bead';
  const share = bead ? 0.74 : 1;
  const z = bead ? -gem.pavilionMm * 0.8 : -gem.pavilionMm - 0.15;
  const out = r * (bead ? 1 : PRONG_STAND_OFF);
  return toWorld(frame, site.x * share + site.nx * out, site.y * share + site.ny * out, z);
}

function middleRails(
  bench: Bench,
  gem: Gem,
  frame: RingSeat,
  sites: readonly ProngSite[],
  footShare: number,
  footZ: number,
  plan: ProngHeadPlan,
): Solid[] {
  const r = plan.radiusMm;
  const filigree = (top: RailAt): Solid[] =>
    galleryScrolls(bench, gem, frame, sites, { share: footShare, offset: 0, z: footZ }, top, r);
  if (isDomed(gem)) {
    // The base of a dome rests on a ring just under it.
    const bead = gem.kind.form === 'bead';
    const z = bead ? -gem.pavilionMm * 0.8 : -gem.pavilionMm - r * 0.3;
    const base: RailAt = { offset: bead ? r * 0.6 : 0, share: bead ? 0.74 : 0.98, z };
    return [
      buildRail(bench, gem.outline, frame, { ...base, radiusMm: r * 0.72 }),
      ...(plan.gallery === 'filigree' ? filigree(base) : []),
    ];
  }
  const rail = (height: number, thickness: number, dipMm = 0): Solid => {
    const z = footZ * (1 - height);
    return buildRail(bench, gem.outline, frame, {
      // On the prongs' centre lines, which stand off the girdle as they rise.
      offset: r * PRONG_STAND_OFF * height,
      share: mixNumber(footShare, 1, height),
      z,
      radiusMm: r * thickness,
      dipAt:
        dipMm === 0
          ? undefined
          : (x, y) => {
              const here = Math.atan2(y, x);
              const nearest = Math.min(
                ...sites.map((s) =>
                  Math.abs(
                    Math.atan2(Math.sin(here - Math.atan2(s.y, s.x)), Math.cos(here - Math.atan2(s.y, s.x))),
                  ),
                ),
              );
              return dipMm * (1 - Math.cos(Math.min(Math.PI, nearest * sites.length))) * 0.5;
            },
    });
  };
  switch (plan.gallery) {
    case 'filigree':
      return [
        rail(FILIGREE_TOP, 0.62),
        ...filigree({
          share: mixNumber(footShare, 1, FILIGREE_TOP),
          offset: r * PRONG_STAND_OFF * FILIGREE_TOP,
          z: footZ * (1 - FILIGREE_TOP),
        }),
      ];
    case 'basket':
      return [rail(0.55, 0.72)];
    case 'double-rail':
      return [rail(0.36, 0.62), rail(0.74, 0.62)];
    case 'crown':
      return [rail(0.72, 0.66, Math.abs(footZ) * 0.34)];
    case 'trellis':
    case 'peg':
      return [];
  }
}

/** A converging head is held together by a collar a little above the band. */
function collar(
  bench: Bench,
  gem: Gem,
  frame: RingSeat,
  ring: RingFrame,
  share: number,
  plan: ProngHeadPlan,
): Solid[] {
  const girdle = dot(frame.origin, outwardAt(frame.angle));
  const footZ = ring.innerRadiusMm + ring.thicknessMm * 0.5 - girdle;
  const top = 0.42;
  const z = footZ * (1 - top);
  const loop = offsetOutline(gem.outline, plan.radiusMm * PRONG_STAND_OFF * top, mixNumber(share, 1, top));
  // Feet are pressed together along the finger where the band is narrow; the collar follows them.
  const reachY = Math.max(...loop.map((p) => Math.abs(toWorld(frame, p[0], p[1], 0)[1] - frame.origin[1])));
  const footY = Math.max(0.05, plan.footingMm / 2 - plan.radiusMm * 0.9);
  const full = Math.max(
    ...gem.outline.map((p) => Math.abs(toWorld(frame, p.x, p.y, 0)[1] - frame.origin[1])),
  );
  const wanted = mixNumber(Math.min(footY, full * share), full + plan.radiusMm * PRONG_STAND_OFF, top);
  const squeeze = clamp(wanted / (reachY || 1), 0.4, 1);
  const alongX = Math.abs(frame.x[1]) > 0.5;
  const squeezed = gem.outline.map((p) => ({
    ...p,
    x: p.x * (alongX ? squeeze : 1),
    y: p.y * (alongX ? 1 : squeeze),
  }));
  return [
    buildRail(bench, squeezed, frame, {
      offset: plan.radiusMm * PRONG_STAND_OFF * top,
      share: mixNumber(share, 1, top),
      z,
      radiusMm: plan.radiusMm * 0.6,
    }),
  ];
}
