/** What stands beside the front of a hairpin, a comb or a slide: along its bar, down its stem, on wires behind it. */
import type { Ornament } from '../../design/ornament/document.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import { type Local, wire } from '../findings/forms.ts';
import {
  type Barrette,
  COMB_BAR_SHARE,
  type Comb,
  combBow,
  type Hairpin,
  STICK_WIRES,
  slideBow,
} from '../findings/hair.ts';
import { shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { BuiltOrnament } from '../ornament/built.ts';
import type { Vec3 } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import type { SetOrnament } from './stack.ts';

type Fitting = Extract<Carrier, { kind: 'fitted' }>['fitting'];

/** How far a pin's bow or a comb's bar bites into a rim of small stones, mm. */
const RIM_BITE_MM = 0.35;

/** Where the bow of a hairpin or the bar of a comb lies: under a rim of small stones, which it would cover. */
export function belowEdge({ holds, rimStones }: BuiltOrnament, fitting: Hairpin | Comb): Vec3 {
  const [x, y, z] = holds.bottom;
  const radius = (fitting.wireMm * (fitting.kind === 'comb' ? COMB_BAR_SHARE : 1)) / 2;
  return rimStones === true ? [x, y - radius + RIM_BITE_MM, z - 0.8 * radius] : [x, y, z];
}

/** A front that others trail behind stands so far from the middle of what carries it, as a share of half of that. */
const TRAIL_SHARE = 0.52;

/** How far the middle of a comb or a slide lies aside of its front, and how far before it, mm. */
export function besideFront(fitting: Comb | Barrette): readonly [x: number, z: number] {
  if (fitting.form !== 'trail') return [0, 0];
  const long = fitting.kind === 'comb' ? fitting.widthMm : fitting.lengthMm;
  const x = (TRAIL_SHARE * long) / 2;
  return [x, -bowOf(fitting, x)];
}

const bowOf = (fitting: Comb | Barrette, x: number): number =>
  fitting.kind === 'comb' ? combBow(fitting.widthMm, x) : slideBow(fitting.lengthMm, x);

/** How far a slide's plate is let into the back of its front in the middle, and what of that is still a joint, mm. */
export const SLIDE_LET_IN_MM = 0.3;
const JOINT_MM = 0.22;

/**
 * How far from the middle of its front a slide still meets the back, mm: it bows away, so that a front that stands on
 * its rim would touch nothing. One that trails rises to its front on one side.
 */
export const slideMeetsMm = ({ form, lengthMm }: Barrette): number =>
  form === 'trail'
    ? lengthMm / 2
    : (lengthMm / 2) * Math.min(1, Math.sqrt(JOINT_MM / -slideBow(lengthMm, lengthMm / 2)));

/** A station to be placed: what it is and how far it reaches about its middle, mm. */
interface Station {
  readonly ornament: Ornament;
  readonly extents: BuiltOrnament;
  readonly halfMm: number;
}

/** Light between neighbours, mm. */
const LIGHT_MM = 0.4;
/** Wires that carry stations: their gauge, and how far behind the front they run, mm. */
const STEM = { wireMm: 0.95, z: -0.28 } as const;

/** Sets the stations of a piece about its front; none where what holds it in the hair has no place for them. */
export function setHairStations(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  piece: PieceDesign,
  fitting: Fitting,
  { built, frame }: SetOrnament,
  alloyId: string,
): void {
  const stations = inTurn(bench, piece);
  if (stations.length === 0) return;
  const put = ({ ornament }: Station, [x, y, z]: Vec3): void => {
    buildOrnament(bench, work, tray, shifted(frame, x, y, z), ornament);
  };
  const [, root, rootZ] = built.holds.bottom;
  const stem = (places: readonly Stemmed[]): void => {
    for (const { station, at, along } of places) {
      const [x, y] = at;
      put(station, [x, y, 0]);
      // On past the middle: settings of faceted stones are open there.
      const [px, py] = along[along.length - 1]!;
      const past = 1 + (0.5 * station.halfMm) / (Math.hypot(x - px, y - py) || 1);
      const tip: Local = [px + (x - px) * past, py + (y - py) * past, STEM.z];
      const way = along.map(([ax, ay]): Local => [ax, ay, STEM.z]);
      work.add(alloyId, wire(bench, frame, [[0, root, rootZ], ...way, tip], STEM.wireMm, { smooth: 8 }));
    }
  };
  switch (fitting.kind) {
    case 'comb':
    case 'barrette': {
      if (fitting.form === 'spray') {
        stem(fanned(stations, built));
        return;
      }
      const [aside, before] = besideFront(fitting);
      const half = fitting.kind === 'comb' ? fitting.widthMm / 2 : fitting.lengthMm / 2 - 2;
      const sides = fitting.form === 'trail' ? (['right'] as const) : (['left', 'right'] as const);
      // On a comb it is the foot of a station that stands at its place.
      const footOf = ({ extents }: Station): number =>
        fitting.kind === 'comb' ? belowEdge(extents, fitting)[0] : 0;
      for (const { station, x } of beside(stations, built, sides, half + aside, footOf)) {
        const z = before + bowOf(fitting, x - aside);
        if (fitting.kind === 'barrette') put(station, [x, 0, 0.15 + z]);
        else {
          // A station stands on the bar as the front does, by the metal at its edge.
          const [, y, held] = belowEdge(built, fitting);
          const [bx, by, bz] = belowEdge(station.extents, fitting);
          put(station, [x - bx, y - by, held + z - bz]);
        }
      }
      return;
    }
    case 'hairpin': {
      if (fitting.form === 'stick') {
        const radius = (STICK_WIRES * fitting.wireMm) / 2;
        let y = root - 0.5;
        for (const station of stations) {
          y -= station.halfMm;
          put(station, [0, y, rootZ + 0.4 * radius]);
          y -= station.halfMm + LIGHT_MM;
        }
        return;
      }
      stem(fitting.form === 'branch' ? swept(stations, built) : fanned(stations, built));
      return;
    }
    default:
      return;
  }
}

/** The stations one by one: those of several kinds take turns. */
function inTurn(bench: Bench, { ornaments }: PieceDesign): Station[] {
  const kinds = ornaments
    .filter(({ slot }) => slot === 'station')
    .map(({ ornament, count }) => {
      const extents = measureOrnament(bench, ornament);
      const { leftMm, rightMm, upMm, downMm } = extents;
      return { count, station: { ornament, extents, halfMm: Math.max(leftMm, rightMm, upMm, downMm) } };
    });
  const most = Math.max(0, ...kinds.map(({ count }) => count));
  return Array.from({ length: most }, (_, i) =>
    kinds.filter(({ count }) => i < count).map(({ station }) => station),
  ).flat();
}

/** Places beside the front, on its sides by turns, as far as the bar reaches; what leans to one side reaches farther there. */
function beside(
  stations: readonly Station[],
  { leftMm, rightMm }: BuiltOrnament,
  sides: readonly ('left' | 'right')[],
  halfMm: number,
  footOf: (station: Station) => number,
) {
  const taken = { left: leftMm, right: rightMm };
  return stations.flatMap((station, i) => {
    const side = sides[i % sides.length]!;
    const foot = footOf(station);
    const [left, right] = [station.extents.leftMm + foot, station.extents.rightMm - foot];
    const [near, far] = side === 'left' ? [right, left] : [left, right];
    const middle = taken[side] + LIGHT_MM + near;
    taken[side] = middle + far;
    return middle <= halfMm ? [{ station, x: side === 'left' ? -middle : middle }] : [];
  });
}

type Flat = readonly [x: number, y: number];
interface Stemmed {
  readonly station: Station;
  readonly at: Flat;
  /** What its wire passes on the way, seen from the front. */
  readonly along: readonly Flat[];
}

/** From the outermost on the left over the front to the outermost on the right, degrees. */
const FAN_DEGREES = [162, 18] as const;

/** Places on a bow over the front, as far out as keeps neighbours apart. */
function fanned(stations: readonly Station[], built: BuiltOrnament): Stemmed[] {
  const half = Math.max(...stations.map(({ halfMm }) => halfMm));
  const [across, up] = [Math.max(built.leftMm, built.rightMm), built.upMm];
  const bow = (reach: number): Flat[] =>
    stations.map((_, i) => {
      const share = stations.length === 1 ? 0.5 : i / (stations.length - 1);
      const a = ((FAN_DEGREES[0] + (FAN_DEGREES[1] - FAN_DEGREES[0]) * share) * Math.PI) / 180;
      return [(across + reach) * Math.cos(a), (up + reach) * Math.sin(a)];
    });
  let reach = half + LIGHT_MM;
  const isApart = (places: readonly Flat[]): boolean =>
    places.every(
      ([x, y], i) =>
        i === 0 || Math.hypot(x - places[i - 1]![0], y - places[i - 1]![1]) >= 2 * half + LIGHT_MM,
    );
  while (!isApart(bow(reach))) reach *= 1.12;
  return bow(reach).map(([x, y], i) => ({
    station: stations[i]!,
    at: [x, y],
    along: [[x * 0.5, y * 0.42 - 0.15 * built.downMm]],
  }));
}

/** Two of three stand on the longer side of a branch. */
const LONG_SHARE = 0.67;
/** A branch leaves the front rising so, and falls to the other at its end, degrees. */
const BRANCH_DEGREES = [42, -14] as const;

/** Places on a branch that sweeps from behind the front to one side, and a shorter one to the other. */
function swept(stations: readonly Station[], built: BuiltOrnament): Stemmed[] {
  const long = Math.ceil(stations.length * LONG_SHARE);
  const along = (list: readonly Station[], side: 1 | -1): Stemmed[] => {
    const passed: Flat[] = [];
    let [x, y] = [0, 0];
    let before = side === 1 ? built.rightMm : built.leftMm;
    return list.map((station, i) => {
      const share = list.length === 1 ? 0 : i / (list.length - 1);
      const a = ((BRANCH_DEGREES[0] + (BRANCH_DEGREES[1] - BRANCH_DEGREES[0]) * share) * Math.PI) / 180;
      const step = before + LIGHT_MM + station.halfMm;
      passed.push([x, y]);
      x += side * step * Math.cos(a);
      y += step * Math.sin(a);
      before = station.halfMm;
      return { station, at: [x, y] as const, along: [...passed] };
    });
  };
  return [...along(stations.slice(0, long), 1), ...along(stations.slice(long), -1)];
}
