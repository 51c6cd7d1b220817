import type { Vec3 } from '@filigree/raytracer';
import { type Frame, toWorld } from '../frame.ts';
import type { Hold } from '../gauge/hold.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import type { Measure } from '../solids.ts';
import { type Gem, isDomed } from '../stones/placing.ts';
import { buildRail } from './loops.ts';
import { buildProng, PRONG_STAND_OFF, type ProngPlan, type ProngSite, prongMeasures } from './prongs.ts';

/** A prong head that stands on nothing but its own base ring: pendants, ear studs, stations. */
export interface FreeHeadPlan extends ProngPlan {
  readonly sites: readonly ProngSite[];
  readonly alloyId: string;
  /** Height of the base ring's wire in the stone's frame; below the culet or the dome's base. */
  readonly footZ: number;
  /** Size of the base ring as a share of the girdle (0.3 to 1). */
  readonly footShare: number;
  /** No rail under the girdle: the prongs stand alone. */
  readonly open?: boolean;
}

const RAIL_SHARE = 0.7;

/** Height of the upper rail's wire under the girdle plane (negative, mm) for prongs of radius `r`. */
export const underGirdleMm = (gem: Gem, r: number): number => -(gem.form.halfGirdle * gem.widthMm + r * 0.95);

/** Prongs from a base ring up over the girdle, with a rail under the girdle. `frame`: girdle centre, table along z. */
export function buildFreeHead(
  bench: Bench,
  gem: Gem,
  frame: Frame,
  plan: FreeHeadPlan,
): { readonly rails: Solid[]; readonly prongs: Solid[]; readonly measures: Measure[]; readonly hold: Hold } {
  const r = plan.radiusMm;
  const { sites } = plan;
  const share = isDomed(gem) ? 0.98 : plan.footShare;
  const prongs = sites.flatMap((site) =>
    buildProng(bench, gem, frame, site, [footOf(gem, frame, site, share, plan)], plan),
  );
  const rails = [
    buildRail(bench, gem.outline, frame, { offset: 0, share, z: plan.footZ, radiusMm: r * 0.9 }),
  ];
  if (!isDomed(gem) && plan.open !== true) {
    // Close under the girdle, where rings and chains take hold.
    rails.push(
      buildRail(bench, gem.outline, frame, {
        offset: r * PRONG_STAND_OFF,
        share: 1,
        z: underGirdleMm(gem, r),
        radiusMm: r * RAIL_SHARE,
      }),
    );
  }
  return { rails, prongs, ...prongMeasures(frame, sites, plan) };
}

/** Prongs of a dome come up beside its wide base; the others lean out from the base ring. */
function footOf(gem: Gem, frame: Frame, site: ProngSite, share: number, plan: FreeHeadPlan): Vec3 {
  const out = isDomed(gem) ? plan.radiusMm * PRONG_STAND_OFF : 0;
  return toWorld(frame, site.x * share + site.nx * out, site.y * share + site.ny * out, plan.footZ);
}
