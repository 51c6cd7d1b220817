/** A gallery of filigree: scrolls of wire in the windows between the prongs of a head. */
import { toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { walkLoop } from '../mesh/convex.ts';
import type { ProngSite } from '../settings/prongs.ts';
import type { Gem } from '../stones/placing.ts';
import { mixNumber, sub } from '../vec.ts';
import type { RingSeat } from './frame.ts';
import { buildScroll, cellsBetween, type Lay } from './scrolls.ts';

/** Half thickness of its wire: 0.5 mm and more casts well (jewelry-facts, section 3). */
const HALF_WIRE_MM = 0.27;
/** Width of a scroll against its height, and the least height that shows one, mm. */
const SCROLL_SHARE = 0.8;
const LEAST_SCROLL_MM = 1.2;

/** A rail of a gallery: the outline scaled, then moved outwards, at a height. */
export interface RailAt {
  readonly share: number;
  readonly offset: number;
  readonly z: number;
}

/** Scrolls between the prongs, from the foot rail to the one under the stone. */
export function galleryScrolls(
  bench: Bench,
  gem: Gem,
  frame: RingSeat,
  sites: readonly ProngSite[],
  foot: RailAt,
  top: RailAt,
  radiusMm: number,
): Solid[] {
  const height = top.z - foot.z;
  if (height < LEAST_SCROLL_MM) return [];
  const walk = walkLoop(gem.outline.map((p) => [p.x, p.y]));
  // At half height the gallery is as long as its cells are drawn.
  const shrink = mixNumber(foot.share, top.share, 0.5);
  const lay: Lay = (along, across) => {
    const h = across / height;
    const p = walk.at(along / shrink);
    const share = mixNumber(foot.share, top.share, h);
    const out = mixNumber(foot.offset, top.offset, h);
    return {
      at: toWorld(frame, p.x * share + p.nx * out, p.y * share + p.ny * out, mixNumber(foot.z, top.z, h)),
      out: sub(toWorld(frame, p.nx, p.ny, 0), frame.origin),
    };
  };
  const places = sites.map((site) => nearestAlong(walk, site) * shrink).sort((a, b) => a - b);
  return places.flatMap((from, i) => {
    const to = places[i + 1] ?? places[0] + walk.lengthMm * shrink;
    if (to - from < 2.2 * radiusMm + LEAST_SCROLL_MM) return [];
    const edge = radiusMm * 0.5;
    return cellsBetween(from + edge, to - edge, 0, height, { widthMm: height * SCROLL_SHARE }).map((cell) =>
      buildScroll(bench, cell, lay, { halfMm: HALF_WIRE_MM, halfOutMm: HALF_WIRE_MM }),
    );
  });
}

/** Where along an outline it comes nearest to a prong. */
function nearestAlong(walk: ReturnType<typeof walkLoop>, site: ProngSite): number {
  const steps = 360;
  const far = (k: number): number => {
    const p = walk.at((k * walk.lengthMm) / steps);
    return Math.hypot(p.x - site.x, p.y - site.y);
  };
  let best = 0;
  for (let k = 1; k < steps; k++) if (far(k) < far(best)) best = k;
  return (best * walk.lengthMm) / steps;
}
