import type { RingHead } from '../../design/ring/document.ts';
import { type Frame, placementOf, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { offsetOutline } from '../mesh/convex.ts';
import { lathe } from '../mesh/loft.ts';
import type { Measure } from '../solids.ts';
import { cleftFilling, crownHeightAt, type Gem, outlineFor } from '../stones/placing.ts';
import { mixNumber } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { buildMilgrain, buildWall, type WallPoint } from './loops.ts';

type BezelHead = Extract<RingHead, { kind: 'bezel' }>;

/** What a bezel stands on, in the stone's frame (mm). */
export interface BezelBase {
  /** Height down to which the cup reaches at least: inside the metal below. */
  readonly floorZ: number;
  /** Largest radius of the hole below the stone. */
  readonly throughMm: number;
  /** How far from the stone's middle the metal below still reaches the floor, mm; the cup draws in to stand on it. Absent where it is flat. */
  readonly landMm?: number;
  /** How far below the cup the hole is drilled. */
  readonly drillMm: number;
}

/** Usual wall of a bezel for a stone's width: jewelry-facts, section 3; 0.5 fine, 0.8 safe. */
export function bezelWallMm(stoneWidthMm: number): number {
  return Math.min(1, Math.max(0.55, 0.3 + 0.068 * stoneWidthMm));
}

/** Size of the hole in a cup's foot as a share of the girdle, and how much more the foot itself is. */
const FOOT_HOLE_SHARE = 0.44;
const FOOT_WALL_SHARE = 0.18;
/** How much of its landing the hole of a foot may take: the rest is what the head stands on. */
const LANDING_SHARE = 0.7;

/** The hole in the foot, as a share of the girdle: large heads draw in until they stand on what is below. */
function footShare(gem: Gem, { landMm = Number.POSITIVE_INFINITY }: BezelBase): number {
  return Math.min(FOOT_HOLE_SHARE, (LANDING_SHARE * landMm) / (Math.max(gem.lengthMm, gem.widthMm) / 2));
}

/**
 * A bezel: wall and lip around the girdle, a cup that narrows towards the band, open below for light. The lip leans
 * over the crown by a tenth of a millimetre or two and stands at least 0.3 mm over the girdle.
 */
export function buildBezel(
  bench: Bench,
  work: Workpiece,
  gem: Gem,
  frame: Frame,
  under: BezelBase,
  head: BezelHead,
): void {
  const wall = head.wallMm ?? bezelWallMm(gem.widthMm);
  const cupped = gem.kind.form === 'bead';
  const lean = Math.min(0.05 * gem.widthMm, 0.28);
  const lip = cupped ? -gem.widthMm * 0.08 : Math.max(0.32, crownHeightAt(gem, lean) + 0.12);
  // A dome's base is as wide as its girdle: the cup stays upright down to it and only then draws in.
  const upright = gem.kind.form === 'cabochon' ? -gem.pavilionMm - 0.1 : -0.15;
  const bottom = Math.min(under.floorZ, upright - 0.45, -gem.pavilionMm * 0.4 - 0.2);
  const foot = footShare(gem, under);
  const narrow = foot + FOOT_WALL_SHARE;
  const inner = (z: number): number => mixNumber(0.9, foot, Math.min(1, z / bottom));
  const tulip = (t: number): number => mixNumber(1, narrow, t ** 1.35);
  const section: WallPoint[] = [
    // Inside, bottom to top: a bearing under the girdle, then the lip over it; the stone is cut out later.
    { offset: 0, share: inner(bottom), z: bottom },
    { offset: 0, share: inner(bottom * 0.5), z: bottom * 0.5 },
    { offset: 0, share: 0.9, z: -0.06 },
    { offset: -lean, share: 1, z: lip * 0.55 },
    { offset: -lean, share: 1, z: lip - 0.08 },
    // Over the lip's rounded edge and down the outside.
    { offset: -lean + 0.1, share: 1, z: lip },
    { offset: wall * 0.52, share: 1, z: lip - 0.02 },
    { offset: wall * 0.76, share: 1, z: lip - 0.12 },
    { offset: wall * 0.9, share: 1, z: lip - 0.3 },
    { offset: wall, share: 1, z: upright },
    ...[0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1].map((t) => ({
      offset: wall,
      share: tulip(t),
      z: mixNumber(upright, bottom, t),
    })),
  ];
  const outline = outlineFor(gem, wall);
  let body: Solid = buildWall(bench, 'bezel', outline, frame, section);
  const filling = cleftFilling(gem, wall, 0.12);
  if (filling !== null) {
    // Of one piece with the wall, from under the girdle to the lip.
    const post = bench.hull(
      filling.flatMap(([x, y]) => [-0.5, lip - 0.06].map((z) => toWorld(frame, x, y, z))),
    );
    body = bench.union([body, post]);
  }
  if (head.coverage === 'half') body = bench.subtract(body, [openings(bench, gem, frame, lip)]);
  if (head.scalloped) body = bench.subtract(body, scallops(bench, gem, frame, bottom, wall));
  work.add(head.alloyId, body);
  if (head.milgrain && head.coverage === 'full') {
    const path = offsetOutline(outline, wall * 0.34).map((p) => toWorld(frame, p[0], p[1], lip + 0.03));
    work.addAfter(head.alloyId, buildMilgrain(bench, path, true, Math.max(0.14, wall * 0.27), frame.z));
  }
  // The way below the stone stays open to light and cleaning.
  const through = Math.min(gem.widthMm * 0.2, under.throughMm);
  work.cutters.push(
    bench.placed(
      bench.solid(
        lathe(
          [
            [through, bottom - under.drillMm],
            // Up to the base of a dome: the crown of a broad band may rise into the cup, and would lie loose in it.
            [through, Math.max(bottom * 0.6, -gem.pavilionMm)],
          ],
          32,
        ),
        'light hole',
      ),
      placementOf(frame),
    ),
  );
  const planned: Measure = { kind: 'bezel-wall', where: 'bezel', value: wall, alloyId: head.alloyId };
  work.holds.push({
    measure: planned,
    frame,
    // A pearl's cup ends under the girdle, and draws in to its lip.
    underMm: Math.max(0.08, 0.34 - lip),
    places: closedPart(outline, gem, frame, head).map(({ x, y, nx, ny }) => ({
      at: [x + (nx * wall) / 2, y + (ny * wall) / 2],
      along: [nx, ny],
    })),
  });
  work.measures.push(planned, {
    kind: 'bezel-lip',
    where: 'bezel over the girdle',
    value: Math.max(0, lip),
    alloyId: head.alloyId,
  });
}

const isAlongFinger = (frame: Frame): boolean => Math.abs(frame.x[1]) > 0.5;
/** Half the width of a half bezel's openings. */
const halfOpenMm = (gem: Gem, frame: Frame): number =>
  (isAlongFinger(frame) ? gem.widthMm : gem.lengthMm) * 0.29;

/** What of the outline a wall stands about, clear of the ends that the openings of a half bezel cut aslant. */
function closedPart(
  outline: Gem['outline'],
  gem: Gem,
  frame: Frame,
  { coverage }: BezelHead,
): Gem['outline'] {
  if (coverage === 'full') return outline;
  const across = ({ x, y }: { x: number; y: number }): number => Math.abs(isAlongFinger(frame) ? y : x);
  const open = halfOpenMm(gem, frame);
  const clear = open + 0.5 * (Math.max(...outline.map(across)) - open);
  return outline.filter((point) => across(point) > clear);
}

/** Two openings towards the fingertip and the hand: a half bezel holds on the sides along the band. */
function openings(bench: Bench, gem: Gem, frame: Frame, lip: number): Solid {
  const alongFingerIsX = isAlongFinger(frame);
  const far = gem.lengthMm + 4;
  const halfOpen = halfOpenMm(gem, frame);
  const low = -gem.widthMm * 0.14;
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].flatMap((b) =>
      [low, lip + 2].map((z) =>
        alongFingerIsX ? toWorld(frame, a * far, b * halfOpen, z) : toWorld(frame, a * halfOpen, b * far, z),
      ),
    ),
  );
  return bench.hull(corners);
}

/** A row of drops cut out of the cup's wall under the girdle: lightens it and lets light in. */
function scallops(bench: Bench, gem: Gem, frame: Frame, bottom: number, wall: number): Solid[] {
  const count = 8;
  const z = bottom * 0.52;
  const radius = Math.min(Math.abs(bottom) * 0.26, gem.widthMm * 0.13);
  return Array.from({ length: count }, (_, i) => {
    const a = (2 * Math.PI * (i + 0.5)) / count;
    const dx = Math.cos(a);
    const dy = Math.sin(a);
    const far = gem.lengthMm / 2 + wall + 1;
    const points = Array.from({ length: 24 }, (_, k) => {
      const b = (2 * Math.PI * k) / 24;
      const stretch = Math.sin(b) > 0 ? 1.5 : 1;
      return [radius * Math.cos(b), radius * stretch * Math.sin(b)] as const;
    });
    return bench.hull(
      points.flatMap(([u, v]) => [
        toWorld(frame, dx * gem.widthMm * 0.18 - dy * u * 0.5, dy * gem.widthMm * 0.18 + dx * u * 0.5, z + v),
        toWorld(frame, dx * far - dy * u, dy * far + dx * u, z + v),
      ]),
    );
  });
}
