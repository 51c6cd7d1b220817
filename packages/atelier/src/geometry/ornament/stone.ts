import type { RosetteOrnament, RowOrnament, StoneHold, StoneOrnament } from '../../design/ornament/stone.ts';
import type { Halo } from '../../design/ring/document.ts';
import { dropTip, isDrop } from '../../design/stones/dropPearls.ts';
import { type Frame, placementOf, shifted, toWorld, turned } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { offsetOutline } from '../mesh/convex.ts';
import { lathe, tube } from '../mesh/loft.ts';
import { bezelWallMm, buildBezel } from '../settings/bezel.ts';
import { clusterPetalMm } from '../settings/cluster.ts';
import { buildFreeHead, underGirdleMm } from '../settings/freeHead.ts';
import { buildHalo, clusterProngs, haloReachMm, haloRimMm } from '../settings/halo.ts';
import type { Grip } from '../settings/haloRow.ts';
import {
  gripsOf,
  LEAST_PRONG_RADIUS_MM,
  type ProngSite,
  prongDiameterMm,
  prongSites,
} from '../settings/prongs.ts';
import type { Vec3 } from '../solids.ts';
import { type Gem, gemBody, gemOf, isDomed, outlineFor, type StoneTray } from '../stones/placing.ts';
import { radians, type Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import type { BuiltOrnament, OrnamentBuilder } from './built.ts';
import { axisCrossing } from './relief/holds.ts';

/** Clear height between culet and the back of the setting, so that nothing pricks the skin. */
const CULET_CLEARANCE_MM = 0.35;

/** A stone in its setting, standing on its own base ring; the base's back is at z = 0. */
export const buildStoneOrnament: OrnamentBuilder<StoneOrnament> = (bench, work, tray, frame, spec) => {
  const gem = gemOf(spec.stone);
  const seated = seatStone(bench, work, tray, frame, gem, spec);
  if (spec.halo) buildHalo(bench, work, tray, gem, seated.seat, spec.halo, seated.grips);
  const reach = spec.halo
    ? reachOf(gem, spec, haloReachMm(spec.halo), haloRimMm(spec.halo))
    : reachOf(gem, spec, seated.reachMm, solidReachMm(gem, spec.hold));
  const described = describeStones(reach, holdHeight(seated, spec.halo), seated.height, gem, seated.rimMm);
  const whole = { ...described, feet: feetOf(gem, spec, seated), rimStones: spec.halo !== null };
  return spec.hold.kind === 'peg' && isDrop(gem.kind) ? heldByTip(whole, seated.height) : whole;
};

/** Middle of the metal that a setting stands on, left and right. */
function feetOf(gem: Gem, spec: StoneOrnament, { reachMm, rimMm }: Seated) {
  const { hold } = spec;
  const { edge } = reachOf(gem, spec, 0);
  const at = (side: number): number => {
    if (hold.kind === 'peg') return cupOf(gem).capMm * 0.7;
    return hold.kind === 'bezel'
      ? (side + reachMm) * BEZEL_FOOT_SHARE - 0.2
      : side * (isDomed(gem) ? DOME_FOOT_SHARE : FOOT_SHARE);
  };
  const z = hold.kind === 'prong' ? rimMm : 0.4;
  return { left: [-at(edge.left), 0, z], right: [at(edge.right), 0, z] } as const;
}

/** A centre stone with round stones about it, each in its cup. */
export const buildRosette: OrnamentBuilder<RosetteOrnament> = (bench, work, tray, frame, spec) => {
  const gem = gemOf(spec.stone);
  const petal = clusterPetalMm(gem, spec.petals);
  const plain = { alloyId: spec.alloyId, orientation: 'upright', halo: null } as const;
  const hold = { kind: 'prong', prongCount: 4, prongForm: 'round' } as const;
  const { sites, evenly } = clusterProngs(gem, petal);
  const seated = seatStone(bench, work, tray, frame, gem, { ...plain, hold }, sites);
  const ring = {
    stone: spec.accent,
    alloyId: spec.alloyId,
    meleeDiameterMm: petal,
    rows: 1 as const,
    outline: 'follow' as const,
    scalloped: true,
    milgrain: false,
  };
  buildHalo(bench, work, tray, gem, seated.seat, ring, evenly ? [] : seated.grips);
  const reach = reachOf(gem, plain, haloReachMm(ring), haloRimMm(ring));
  return {
    ...describeStones(reach, holdHeight(seated, ring), seated.height, gem, seated.rimMm),
    rimStones: true,
  };
};

/** Light between neighbouring stones of a row. */
const ROW_GAP_MM = 0.25;

/** A pearl on its peg is held by its cup, well inside its edge. */
const solidReachMm = (gem: Gem, hold: StoneHold): number =>
  isDrop(gem.kind)
    ? 0
    : hold.kind === 'peg'
      ? cupOf(gem).capMm + 0.25 - gem.widthMm / 2
      : holdReach(gem, hold);

/** Stones in single settings, fused along a spine of wire behind them. */
export const buildRow: OrnamentBuilder<RowOrnament> = (bench, work, tray, frame, spec) => {
  const down = spec.direction === 'down';
  const gems = spec.stones.map((stone) => gemOf(stone));
  const reaches = gems.map((gem) =>
    reachOf(gem, UPRIGHT, holdReach(gem, spec.hold), solidReachMm(gem, spec.hold)),
  );
  // From where the row begins (its top or its left) to the middle of each stone and on to its end.
  const ahead = reaches.map(({ extents }) => (down ? extents.upMm : extents.leftMm));
  const along = reaches.map(({ extents }, i) => ahead[i] + (down ? extents.downMm : extents.rightMm));
  const total = along.reduce((sum, mm) => sum + mm, 0) + ROW_GAP_MM * (gems.length - 1);
  let at = -total / 2;
  const built = gems.map((gem, i) => {
    const middle = at + ahead[i];
    at += along[i] + ROW_GAP_MM;
    const place = down ? shifted(frame, 0, -middle, 0) : shifted(frame, middle, 0, 0);
    const seated = seatStone(bench, work, tray, place, gem, { ...spec, orientation: 'upright', halo: null });
    return { middle, seated, gem };
  });
  const spine = 0.45;
  const first = built[0].middle;
  const last = built[built.length - 1].middle;
  const point = (s: number) => ({
    at: down ? toWorld(frame, 0, -s, spine) : toWorld(frame, s, 0, spine),
    side: spine,
    up: spine,
  });
  work.add(spec.alloyId, bench.solid(tube([point(first), point(last)], frame.z, { segments: 16 }), 'spine'));
  const widest = (side: keyof Reach['extents']): number =>
    Math.max(...reaches.map(({ extents }) => extents[side]));
  const { seated, gem } = built[0];
  const half = total / 2;
  // Across the row links take hold of the stone in its middle.
  const inner = Math.floor((gems.length - 1) / 2);
  const [start, finish, middle] = [reaches[0].edge, reaches[gems.length - 1].edge, reaches[inner].edge];
  const reach: Reach = down
    ? {
        extents: { leftMm: widest('leftMm'), rightMm: widest('rightMm'), upMm: half, downMm: half },
        edge: { ...middle, top: start.top - first, bottom: finish.bottom + last },
      }
    : {
        extents: { leftMm: half, rightMm: half, upMm: widest('upMm'), downMm: widest('downMm') },
        edge: { ...middle, left: start.left - first, right: finish.right + last },
      };
  const described = describeStones(reach, seated.holdZ, seated.height, gem, seated.rimMm);
  const { holds } = described;
  const [x, y] = down ? [0, -built[inner].middle] : [built[inner].middle, 0];
  const onMiddle = (hold: Vec3): Vec3 => [hold[0] + x, hold[1] + y, built[inner].seated.holdZ];
  const onLast = (hold: Vec3): Vec3 => [hold[0], hold[1], built[gems.length - 1].seated.holdZ];
  return {
    ...described,
    holds: down
      ? { ...holds, left: onMiddle(holds.left), right: onMiddle(holds.right), bottom: onLast(holds.bottom) }
      : { ...holds, top: onMiddle(holds.top), bottom: onMiddle(holds.bottom), right: onLast(holds.right) },
    focus: [0, 0, seated.height + gem.crownMm],
  };
};

export interface Seated {
  /** Girdle plane of the stone. */
  readonly seat: Frame;
  readonly height: number;
  /** How far the metal reaches beyond the girdle. */
  readonly reachMm: number;
  /** Height of the metal on the outer edge where links take hold. */
  readonly holdZ: number;
  readonly rimMm: number;
  /** Where prongs hold it. */
  readonly grips: readonly Grip[];
}

const prongRadiusMm = (gem: Gem, inHalo: boolean): number =>
  Math.max(LEAST_PRONG_RADIUS_MM, (prongDiameterMm(gem.widthMm) / 2) * (inHalo ? 0.76 : 1));

const holdReach = (gem: Gem, hold: StoneHold): number =>
  hold.kind === 'bezel'
    ? (hold.wallMm ?? bezelWallMm(gem.widthMm))
    : hold.kind === 'peg'
      ? 0
      : prongRadiusMm(gem, false) * 1.3;

/** Sets one stone in its hold above the frame's back plane. */
export function seatStone(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  frame: Frame,
  gem: Gem,
  spec: Pick<StoneOrnament, 'alloyId' | 'orientation' | 'turned' | 'hold' | 'halo'>,
  /** Between the petals of a cluster. */
  petalSites: readonly ProngSite[] | null = null,
  /** What stands about it reaches so far under its girdle. */
  leastHeightMm = 0,
): Seated {
  const r = prongRadiusMm(gem, spec.halo !== null);
  const melee = spec.halo?.meleeDiameterMm ?? 0;
  // A halo's plate hangs below the girdle and must not reach through the back.
  const height = Math.max(
    gem.pavilionMm + CULET_CLEARANCE_MM + r * 0.4,
    melee * 0.9 + 0.6,
    1.1,
    leastHeightMm,
  );
  const lies = turned(frame, radians((spec.orientation === 'upright' ? 90 : 0) + (spec.turned ? 180 : 0)));
  const seat = shifted(lies, 0, 0, height);
  const { hold } = spec;
  let grips: readonly Grip[] = [];
  switch (hold.kind) {
    case 'prong': {
      const head = buildFreeHead(bench, gem, seat, {
        sites: petalSites ?? prongSites(gem, hold.prongCount),
        form: spec.halo && hold.prongForm === 'round' ? 'claw' : hold.prongForm,
        radiusMm: r,
        alloyId: spec.alloyId,
        footZ: r * 0.9 - height,
        footShare: hold.mount === 'martini' ? MARTINI_FOOT_SHARE : FOOT_SHARE,
        open: hold.mount === 'martini',
      });
      work.add(spec.alloyId, ...head.rails);
      // The burs of a halo's seats would cut prongs off: these are set between its stones.
      if (spec.halo !== null || petalSites !== null) work.addAfter(spec.alloyId, ...head.prongs);
      else work.add(spec.alloyId, ...head.prongs);
      work.measures.push(...head.measures);
      work.holds.push(head.hold);
      grips = gripsOf(head.hold);
      break;
    }
    case 'bezel':
      buildBezel(
        bench,
        work,
        gem,
        seat,
        { floorZ: -height, throughMm: gem.widthMm * 0.3, drillMm: 1 },
        {
          kind: 'bezel',
          alloyId: spec.alloyId,
          coverage: 'full',
          clearanceMm: 0.5,
          wallMm: hold.wallMm,
          milgrain: hold.milgrain,
          scalloped: hold.scalloped,
        },
      );
      break;
    case 'peg': {
      if (gem.kind.form !== 'bead') throw new Error(`a ${gem.kind.form} stone on a peg`);
      if (isDrop(gem.kind)) work.add(spec.alloyId, tipCap(bench, gem, seat));
      else work.add(spec.alloyId, ...pegAndCap(bench, gem, seat, height));
      break;
    }
  }
  work.cutters.push(bench.placed(gemBody(bench, gem, 1.012), placementOf(seat)));
  work.stones.push(bench.placed(gemBody(bench, gem), placementOf(seat)));
  tray.place(gem, seat, 'centre');
  const wall = hold.kind === 'bezel' ? holdReach(gem, hold) : r;
  return {
    seat,
    grips,
    height,
    reachMm: holdReach(gem, hold),
    holdZ: holdHeightMm(gem, hold, r, height),
    rimMm: wall,
  };
}

/** Bezels are held by their wall under the girdle, where it is widest; a pearl's cup ends below its girdle. */
const UNDER_LIP_MM = 0.3;
const CUP_SHARE = 0.08;

/** Where links take hold of a setting, over its back, mm. */
function holdHeightMm(gem: Gem, { kind }: StoneHold, r: number, girdleMm: number): number {
  switch (kind) {
    case 'bezel':
      return girdleMm - UNDER_LIP_MM - (gem.kind.form === 'bead' ? gem.widthMm * CUP_SHARE : 0);
    case 'peg':
      return girdleMm - cupOf(gem).insideMm - 0.1;
    case 'prong':
      // Domes have no rail but the ring that they stand on.
      return isDomed(gem) ? r * 0.9 : girdleMm + underGirdleMm(gem, r);
  }
}

/** Links take hold of a halo's plate, well under its beads. */
const holdHeight = (seated: Seated, halo: Halo | null): number =>
  halo === null ? seated.holdZ : Math.max(0.5, seated.height - halo.meleeDiameterMm * 0.45);

/** Radius of a pearl's cup, and how far the cup's edge lies under the pearl's middle, mm. */
function cupOf(gem: Gem): { readonly capMm: number; readonly insideMm: number } {
  const radius = gem.widthMm / 2;
  const capMm = radius * 0.55;
  return { capMm, insideMm: Math.sqrt(radius * radius - capMm * capMm) };
}

/** A cup of a third of the pearl's width that it is glued into, with the peg in its drill hole. */
function pegAndCap(bench: Bench, gem: Gem, seat: Frame, height: number) {
  const { capMm: cap, insideMm: inside } = cupOf(gem);
  return [
    bench.placed(
      bench.solid(
        lathe(
          [
            [cap * 0.5, -height],
            [cap * 0.9, -height + 0.15],
            [cap + 0.3, -inside - 0.1],
            [cap + 0.25, -inside + 0.25],
            [cap * 0.6, -inside + 0.25],
            [0, -inside + 0.25],
          ],
          40,
        ),
        'pearl cap',
      ),
      placementOf(seat),
    ),
  ];
}

/** Metal over the tip of a drop pearl, mm: the stem that links take hold of, and what the cup is thick. */
const TIP_MM = { stem: 0.9, radius: 0.5, wall: 0.28 } as const;
/** How far down a drop its cup goes, in widths. */
const TIP_CUP = 0.3;

/** A cup over the tip of a drop pearl, with the peg in its drill hole: it hangs by it. */
function tipCap(bench: Bench, gem: Gem, seat: Frame): Solid {
  const { widthMm: w, lengthMm } = gem;
  const ratio = lengthMm / w;
  const { radius, middle } = dropTip(ratio);
  const tipMm = (ratio - 0.5) * w;
  const mouth = tipMm - TIP_CUP * w;
  // The cone between the two balls, at the cup's mouth.
  const lean = Math.asin((0.5 - radius) / middle);
  const mouthMm = (middle * w - mouth) * Math.tan(lean) + (radius * w) / Math.cos(lean) + TIP_MM.wall;
  const along: Frame = { x: seat.y, y: seat.z, z: seat.x, origin: seat.origin };
  return bench.placed(
    bench.solid(
      lathe(
        [
          [mouthMm - TIP_MM.wall, mouth],
          [mouthMm, mouth],
          [Math.max(radius * w + TIP_MM.wall, TIP_MM.radius), tipMm - radius * w],
          [TIP_MM.radius, tipMm + TIP_MM.wall],
          [TIP_MM.radius, tipMm + TIP_MM.stem],
        ],
        40,
      ),
      'drop pearl cap',
    ),
    placementOf(along),
  );
}

/** What hangs by its tip: links take hold of the stem over it, in the plane of its middle. */
function heldByTip(whole: BuiltOrnament, height: number): BuiltOrnament {
  const upMm = whole.upMm + TIP_MM.stem;
  return {
    ...whole,
    upMm,
    rimMm: 2 * TIP_MM.radius,
    holds: { ...whole.holds, top: [0, upMm - TIP_MM.radius, height] },
  };
}

/** How far an ornament of stones reaches from its origin to each side, mm: a pear stands higher than it hangs. */
interface Reach {
  readonly extents: Pick<BuiltOrnament, 'leftMm' | 'rightMm' | 'upMm' | 'downMm'>;
  /** Where the edge crosses the ornament's axes: lower than the lobes of a heart, narrower than a trillion's base. */
  readonly edge: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

type Lies = Pick<StoneOrnament, 'orientation' | 'turned'>;
const UPRIGHT: Lies = { orientation: 'upright' };

/** The stone's outline in the ornament's frame with `mm` of metal about it, of which `solidMm` can hold links. */
function reachOf(gem: Gem, { orientation, turned: isTurned }: Lies, mm: number, solidMm = mm): Reach {
  // Upright, the stone's length is turned upwards: its own x is up and its y to the left.
  const s = isTurned ? -1 : 1;
  const outline = (outMm: number): Vec2[] =>
    offsetOutline(outlineFor(gem, mm), outMm).map(([x, y]) =>
      orientation === 'upright' ? [-y * s, x * s] : [x * s, y * s],
    );
  const points = outline(mm);
  const solid = outline(solidMm);
  const most = (dx: number, dy: number): number => Math.max(...points.map(([x, y]) => x * dx + y * dy));
  const edge = (dx: number, dy: number): number => axisCrossing([solid], dx, dy) ?? most(dx, dy);
  return {
    extents: { leftMm: most(-1, 0), rightMm: most(1, 0), upMm: most(0, 1), downMm: most(0, -1) },
    edge: { left: edge(-1, 0), right: edge(1, 0), top: edge(0, 1), bottom: edge(0, -1) },
  };
}

/** Size of what a setting stands on, as a share of its girdle: base rings, those of domes, the cups of bezels. */
const FOOT_SHARE = 0.55;
/** Of a martini, whose prongs meet there. */
const MARTINI_FOOT_SHARE = 0.24;
const DOME_FOOT_SHARE = 0.98;
const BEZEL_FOOT_SHARE = 0.62;

/** How far inside the edge the places lie where links take hold, so that a ring of wire bites into the metal, mm. */
const HOLD_INSET_MM = 0.2;

function describeStones(
  { extents, edge }: Reach,
  holdZ: number,
  height: number,
  gem: Gem,
  rimMm: number,
): BuiltOrnament {
  return {
    ...extents,
    frontMm: height + gem.crownMm,
    rimMm: 2 * rimMm,
    holds: {
      top: [0, edge.top - HOLD_INSET_MM, holdZ],
      bottom: [0, HOLD_INSET_MM - edge.bottom, holdZ],
      left: [HOLD_INSET_MM - edge.left, 0, holdZ],
      right: [edge.right - HOLD_INSET_MM, 0, holdZ],
    },
    focus: [0, 0, height + gem.crownMm],
  };
}
