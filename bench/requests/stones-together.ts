/** How stones of one piece, or of one ornament, lie to one another: in a row, in the middle, as eyes. */
import type { BuiltPiece, OrnamentPlace, StonePlacement, Vec3 } from '@filigree/atelier/geometry';
import { roomiestPlace, seenOn } from './roomiest-place.ts';

const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
/** How much two stones of one row may differ in width, and the light between them as a share of that. */
const ROW_LIKENESS = 0.4;
const ROW_GAP = 1.9;

/** Whether a stone has another of about its size close to it on two sides, or is the end of such a row. */
export function isInRow(stone: StonePlacement, all: readonly StonePlacement[]): boolean {
  const near = (from: StonePlacement): StonePlacement[] =>
    all.filter(
      (other) =>
        other !== from &&
        Math.abs(other.widthMm - from.widthMm) <= ROW_LIKENESS * Math.max(from.widthMm, other.widthMm) &&
        distance(other.placement.origin, from.placement.origin) <=
          ROW_GAP * Math.max(from.lengthMm, other.lengthMm),
    );
  const beside = near(stone);
  return beside.length >= 2 || (beside.length === 1 && near(beside[0]!).length >= 2);
}

/** Right and up on the face of an ornament. */
function placeOn({ frame }: Pick<OrnamentPlace, 'frame'>, at: Vec3): readonly [number, number] {
  const [x, y] = seenOn(frame, at);
  return [x, y];
}

/** How far from the middle of a figure, as a share of its reach, a stone still is in it. */
const MIDDLE_SHARE = 0.2;
/** How far from where a figure is widest, as a share of its radius there. */
const WIDEST_SHARE = 0.45;
/** A figure has a wide part, its disc or its body, where that is so large a share of its extent: a snake has none. */
const LEAST_BODY = 0.22;

/** In the widest part of a figure: its disc above a stem, its palm below fingers. */
function isInWidest(piece: BuiltPiece, stone: StonePlacement, bearer: OrnamentPlace): boolean {
  const { leftMm, rightMm, upMm, downMm } = bearer.extent;
  const { at, radiusMm } = roomiestPlace(piece, bearer);
  const [x, y] = placeOn(bearer, stone.placement.origin);
  return (
    radiusMm >= LEAST_BODY * Math.min(leftMm + rightMm, upMm + downMm) &&
    Math.hypot(x - at[0], y - at[1]) <= WIDEST_SHARE * radiusMm
  );
}

/** The largest stone of a figure, in the middle of it: a ruby in a gear, what a flower is about. */
export function isInMiddle(
  piece: BuiltPiece,
  stone: StonePlacement,
  bearer: OrnamentPlace,
  own: readonly StonePlacement[],
): boolean {
  if (own.some(({ widthMm }) => widthMm > stone.widthMm)) return false;
  const { leftMm, rightMm, upMm, downMm } = bearer.extent;
  const [x, y] = placeOn(bearer, stone.placement.origin);
  const off = Math.hypot(x - (rightMm - leftMm) / 2, y - (upMm - downMm) / 2);
  if (off <= (MIDDLE_SHARE * Math.min(leftMm + rightMm, upMm + downMm)) / 2) return true;
  // Two of one size, such as eyes, lie beside the middle, however near it.
  const isOnlyOne = own.filter(({ widthMm }) => widthMm === stone.widthMm).length === 1;
  return isOnlyOne && isInWidest(piece, stone, bearer);
}

/** From here up a figure's stone is at the top of it, as a share of its height: the lamp of a lighthouse, the tip of a tree. */
const TOP_SHARE = 0.75;

/** The highest stones of a figure, in its uppermost quarter. */
export function isOnTop(
  stone: StonePlacement,
  bearer: OrnamentPlace,
  own: readonly StonePlacement[],
): boolean {
  const { upMm, downMm } = bearer.extent;
  const heightOf = ({ placement }: StonePlacement): number => placeOn(bearer, placement.origin)[1];
  const height = heightOf(stone);
  return (
    height + downMm >= TOP_SHARE * (upMm + downMm) &&
    own.every((other) => heightOf(other) <= height + stone.widthMm / 2)
  );
}

/** Stones in a circle: at least so many, with no wider gap than this between two of them, radians. */
const CIRCLE = { least: 4, widestGap: 1.9 } as const;
/** How far the circle is from the edge of what it is about, and off its plane, as shares of that stone's width. */
const CIRCLE_REACH = { out: 0.75, off: 0.5 } as const;
/** Petals may be as large as what they are about. */
const PETAL_SHARE = 1.05;

/** The stones that lie in a circle about one of a piece, as a halo does, or petals, or small ones about a pearl. */
export function circleAbout(
  middle: StonePlacement,
  all: readonly StonePlacement[],
  bearer: OrnamentPlace | null,
): StonePlacement[] {
  const { origin } = middle.placement;
  // Beads have no front of their own: it is that of what bears them.
  const axes = bearer?.frame ?? middle.placement;
  const [x, y, z] = [axes.x, axes.y, axes.z].map((axis): Vec3 => {
    const long = Math.hypot(...axis);
    return [axis[0] / long, axis[1] / long, axis[2] / long];
  }) as [Vec3, Vec3, Vec3];
  const reachMm = middle.lengthMm / 2 + CIRCLE_REACH.out * middle.widthMm;
  const seen = all.flatMap((stone) => {
    if (stone === middle || stone.widthMm > PETAL_SHARE * middle.widthMm) return [];
    const [right, up, out] = seenOn({ x, y, z, origin }, stone.placement.origin);
    const isNear =
      Math.hypot(right, up) - stone.lengthMm / 2 <= reachMm &&
      Math.abs(out) <= CIRCLE_REACH.off * middle.widthMm;
    return isNear ? [{ stone, angle: Math.atan2(up, right) }] : [];
  });
  if (seen.length < CIRCLE.least) return [];
  const angles = seen.map(({ angle }) => angle).sort((a, b) => a - b);
  const gaps = angles.map((angle, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - angle);
  return Math.max(...gaps) <= CIRCLE.widestGap ? seen.map(({ stone }) => stone) : [];
}

/** All stones of a piece that lie in a circle about another one, which is the largest among them. */
export function circled(
  all: readonly StonePlacement[],
  bearerOf: (index: number) => OrnamentPlace | null,
): ReadonlySet<StonePlacement> {
  const widths = all.map(({ widthMm }) => widthMm).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  return new Set(
    all.flatMap((stone, index) =>
      stone.role === 'centre' || stone.widthMm > usual ? circleAbout(stone, all, bearerOf(index)) : [],
    ),
  );
}

/** How far stones of a row lie off its line, as a share of their width. */
const OFF_LINE = 0.3;

/** Stones let into one plate, at least three of them and all in one line, are a row, whatever their kinds and gaps. */
export function areInLine(bearer: OrnamentPlace, own: readonly StonePlacement[]): boolean {
  if (bearer.ornament.kind !== 'plate' || own.length < 3) return false;
  const places = own.map(({ placement }) => placeOn(bearer, placement.origin));
  const widest = Math.max(...own.map(({ widthMm }) => widthMm));
  return [0, 1].some((axis) => {
    const values = places.map((place) => place[axis]!);
    return Math.max(...values) - Math.min(...values) <= OFF_LINE * widest;
  });
}

/** The two eyes of a figure: a pair of one kind, of which it has no more. */
export function isEye(stone: StonePlacement, own: readonly StonePlacement[]): boolean {
  const alike = own.filter(
    ({ gemstone, colour, widthMm }) =>
      gemstone === stone.gemstone && colour === stone.colour && Math.abs(widthMm - stone.widthMm) < 0.05,
  );
  return alike.length === 2;
}
