import type { RingDesign, SideStones } from '../../design/ring/document.ts';
import { OUTER_SIDE_SHARE } from '../../design/ring/spacing.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { bezelWallMm, buildBezel } from '../settings/bezel.ts';
import { prongDiameterMm, prongSites, prongSitesAt } from '../settings/prongs.ts';
import { type Gem, gemBody, gemOf, type StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { bezelBaseOn, frameOnRing, type RingFrame, type RingSeat } from './frame.ts';
import { buildProngHead } from './head.ts';
import { acrossBandMm, shankAt } from './shank.ts';

/** Light between the centre stone and its neighbour, and between neighbours: prongs stand beside it. */
const GAP_MM = 0.35;

/** Between girdles: two bezels share a wall where they meet, as thick as the thicker one. */
function gapMm(ring: RingDesign, sides: SideStones, gem: Gem): number {
  const walls = [
    ...(sides.setting === 'bezel' ? [bezelWallMm(gem.widthMm)] : []),
    ...(ring.head?.kind === 'bezel' && ring.centre !== null
      ? [ring.head.wallMm ?? bezelWallMm(ring.centre.widthMm)]
      : []),
  ];
  return Math.max(GAP_MM, ...walls.map((wall) => wall + 0.1));
}

/** Stones whose long axis points away from the centre; the others lie along the finger like it. */
const POINTS_OUTWARD = new Set(['Pear', 'Trillion', 'Marquise']);

/**
 * Stones on both sides of the centre, each with its own small head, leaning out with the band. Returns the angle
 * (radians) up to which they take the band.
 */
export function buildSideStones(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  sides: SideStones,
  centreGirdleRadius: number,
): number {
  let innerX = acrossBandMm(ring) / 2;
  let innerZ = centreGirdleRadius;
  let reached = 0;
  for (let k = 0; k < sides.perSide; k++) {
    const shrink = k === 0 ? 1 : (sides.outerShare ?? OUTER_SIDE_SHARE);
    const gem = gemOf({
      ...sides.stone,
      lengthMm: sides.stone.lengthMm * shrink,
      widthMm: sides.stone.widthMm * shrink,
      taper: sides.taper,
    });
    const outward =
      gem.taper !== undefined || (POINTS_OUTWARD.has(gem.kind.cut) && gem.kind.form === 'faceted');
    const back = innerReach(gem, outward);
    const girdle = Math.max(girdleRadius(frame, gem), innerZ - 0.5 - 0.14 * gem.widthMm);
    const angle = besideAngle(innerX + gapMm(ring, sides, gem), innerZ, back, girdle);
    for (const sign of [1, -1])
      setBeside(bench, work, tray, ring, frame, sides, gem, girdle, sign * angle, outward);
    const reach = outward ? gem.lengthMm - back : back;
    innerX = girdle * Math.sin(angle) + reach * Math.cos(angle);
    innerZ = girdle * Math.cos(angle) - reach * Math.sin(angle);
    reached = angle + Math.asin(Math.min(0.95, (reach + 0.4) / girdle));
  }
  return reached;
}

/** Extent of the stone from its culet towards the centre stone. */
function innerReach(gem: Gem, outward: boolean): number {
  if (!outward) return gem.widthMm / 2;
  return -Math.min(...gem.outline.map((p) => p.x));
}

const girdleRadius = (frame: RingFrame, gem: Gem): number =>
  frame.innerRadiusMm + Math.max(0.6, frame.thicknessMm * 0.72) + gem.pavilionMm;

/** The angle at which a stone's inner edge clears its neighbour's outer one (`edgeX` with its light): found by halving. */
function besideAngle(edgeX: number, neighbourZ: number, back: number, girdle: number): number {
  let low = 0;
  let high = 1.4;
  for (let i = 0; i < 40; i++) {
    const a = (low + high) / 2;
    const x = girdle * Math.sin(a) - back * Math.cos(a);
    const z = girdle * Math.cos(a) + back * Math.sin(a);
    // A stone well below its neighbour may tuck in a little under its edge.
    const under = Math.max(0, neighbourZ - z - 0.8) * 0.25;
    if (x < edgeX - Math.min(0.3, under)) low = a;
    else high = a;
  }
  return high;
}

/** Where the corners of a stone that tapers lie about its middle, radians. */
const cornersOf = ({ lengthMm, widthMm, taper = 1 }: Gem): number[] => {
  const inner = Math.PI - Math.atan2(widthMm, lengthMm);
  const outer = Math.atan2(widthMm * taper, lengthMm);
  return [outer, inner, -inner, -outer];
};

/** A stone in a small head or bezel of its own, at an angle of the band. */
export function setBeside(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  sides: Pick<SideStones, 'setting' | 'alloyId'>,
  gem: Gem,
  girdle: number,
  angle: number,
  outward: boolean,
): void {
  const seat = stoneFrame(angle, girdle, outward);
  if (sides.setting === 'bezel') {
    buildBezel(bench, work, gem, seat, bezelBaseOn(frame, seat), {
      kind: 'bezel',
      alloyId: sides.alloyId,
      coverage: 'full',
      wallMm: null,
      clearanceMm: 0.6,
      milgrain: false,
      scalloped: false,
    });
  } else {
    const head = buildProngHead(bench, gem, seat, frame, {
      gallery: 'peg',
      sites: gem.taper === undefined ? prongSites(gem, 4) : prongSitesAt(gem, cornersOf(gem)),
      form: 'round',
      radiusMm: Math.max(0.32, (prongDiameterMm(gem.widthMm) / 2) * 0.92),
      alloyId: sides.alloyId,
      footingMm: shankAt(ring, angle).widthMm,
    });
    work.add(sides.alloyId, ...head.solids);
    work.measures.push(...head.measures);
    work.holds.push(head.hold);
  }
  work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
  tray.place(gem, seat, 'side');
}

/** Pointing stones have their length (+x) away from the centre stone. */
function stoneFrame(angle: number, girdle: number, outward: boolean): RingSeat {
  if (!outward) return frameOnRing(angle, girdle, 0, 'finger');
  const f = frameOnRing(angle, girdle, 0, 'band');
  const s = angle < 0 ? -1 : 1;
  return {
    ...f,
    x: [f.x[0] * s, f.x[1] * s, f.x[2] * s],
    y: [f.y[0] * s, f.y[1] * s, f.y[2] * s],
  };
}
