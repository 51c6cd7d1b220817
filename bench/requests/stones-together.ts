/** How stones of one piece, or of one ornament, lie to one another: in a row, in the middle, as eyes. */
import type { OrnamentPlace, StonePlacement, Vec3 } from '@filigree/atelier/geometry';

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

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Right and up on the face of an ornament. */
function placeOn({ origin, x, y }: OrnamentPlace['frame'], at: Vec3): readonly [number, number] {
  const from: Vec3 = [at[0] - origin[0], at[1] - origin[1], at[2] - origin[2]];
  return [dot(from, x), dot(from, y)];
}

/** How far from the middle of a figure, as a share of its reach, a stone still is in it. */
const MIDDLE_SHARE = 0.2;

/** The largest stone of a figure, in the middle of it: a ruby in a gear, what a flower is about. */
export function isInMiddle(
  { placement, widthMm }: StonePlacement,
  { frame, extent }: OrnamentPlace,
  own: readonly StonePlacement[],
): boolean {
  const { leftMm, rightMm, upMm, downMm } = extent;
  const [x, y] = placeOn(frame, placement.origin);
  const off = Math.hypot(x - (rightMm - leftMm) / 2, y - (upMm - downMm) / 2);
  return (
    off <= (MIDDLE_SHARE * Math.min(leftMm + rightMm, upMm + downMm)) / 2 &&
    own.every((other) => other.widthMm <= widthMm)
  );
}

/** How far stones of a row lie off its line, as a share of their width. */
const OFF_LINE = 0.3;

/** Stones let into one plate, at least three of them and all in one line, are a row, whatever their kinds and gaps. */
export function areInLine({ ornament, frame }: OrnamentPlace, own: readonly StonePlacement[]): boolean {
  if (ornament.kind !== 'plate' || own.length < 3) return false;
  const places = own.map(({ placement }) => placeOn(frame, placement.origin));
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
