/** What changes mean on a line of stones (tennis bracelets, rivières). */
import { ornamentStones } from '../../design/ornament/document.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { isClose, lastLinks, lineRoomMm, linkPitchMm } from '../../design/piece/line.ts';
import { scaledStone } from '../../design/piece/scaling.ts';
import type { Change } from '../change.ts';
import { already, done, impossible, type Outcome, round2 } from '../outcome.ts';
import { take } from '../step.ts';
import { withStones } from './ornaments.ts';

const isLine = ({ ornaments }: PieceDesign): boolean => ornaments.some(isClose);

/** Why a line cannot follow a change; null where it can, and for every other piece. */
export function refusedOnLine(piece: PieceDesign, change: Change): Outcome | null {
  if (!isLine(piece)) return null;
  switch (change.kind) {
    case 'motifs':
    case 'cultures':
    case 'engraving':
    case 'enamel':
      return impossible('A line of stones has no front for that: start a new design.');
    case 'drop':
      return change.on ? impossible('Nothing hangs from a line of stones: start a new design.') : null;
    case 'noStones':
      return impossible('A line is its stones: without them nothing is left of it.');
    case 'count':
      return impossible(
        'The stones of a line stand one against the other: ask for larger or smaller ones, or another length.',
      );
    default:
      return null;
  }
}

/** Narrowest and widest stones of a line, mm; halving the range so often settles a width to a hundredth. */
const WIDTH_RANGE_MM = [1.6, 10] as const;
const HALVINGS = 14;

/** The carats of a line are those of all its stones together: all grow alike, and fewer of them find room. */
export function changeLineCarats(
  piece: PieceDesign,
  { unit, step }: Extract<Change, { kind: 'stoneSize' }>,
): Outcome | null {
  const share = lineShare(piece);
  if (share === null || unit !== 'ct') return null;
  const before = caratsOf(piece);
  const { value } = take(step, before, 0.1, 200);
  if (Math.abs(value - before) < 0.02 * before)
    return already(`The stones together are already about ${round2(before)} ct.`);
  const widest = Math.max(...piece.ornaments.filter(isClose).map(widthOf));
  const sized = (widthMm: number): PieceDesign => {
    const attempt = structuredClone(piece);
    for (const placed of attempt.ornaments.filter(isClose))
      placed.ornament = withStones(placed.ornament, (stone) => scaledStone(stone, widthMm / widest));
    refitLine(attempt, share);
    return attempt;
  };
  let [low, high]: [number, number] = [...WIDTH_RANGE_MM];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (caratsOf(sized(middle)) >= value) high = middle;
    else low = middle;
  }
  piece.ornaments = sized(high).ornaments;
  const after = caratsOf(piece);
  if (Math.abs(after - before) < 0.01 * before)
    return already('The stones are already as far as this piece carries them.');
  return done(`All stones together, about ${round2(before)} ct -> about ${round2(after)} ct`);
}

const widthOf = ({ ornament }: PlacedOrnament): number =>
  Math.max(0, ...ornamentStones(ornament).map(({ widthMm }) => widthMm));

const caratsOf = ({ ornaments }: PieceDesign): number =>
  ornaments
    .filter(isClose)
    .reduce(
      (sum, { count, ornament }) =>
        sum + count * ornamentStones(ornament).reduce((all, { nominalCarat }) => all + nominalCarat, 0),
      0,
    );

/** A line this full goes from clasp to clasp. */
const WHOLE_SHARE = 0.88;

/** How much of its chain a line takes; 1 for all of it, null without a line. */
export function lineShare(piece: PieceDesign): number | null {
  const { carrier } = piece;
  if (carrier.kind !== 'chain' || !isLine(piece)) return null;
  const takenMm = piece.ornaments
    .filter(isClose)
    .reduce((sum, { count, ornament }) => sum + count * linkPitchMm(ornament, carrier), 0);
  const share = takenMm / lineRoomMm(carrier);
  return share >= WHOLE_SHARE ? 1 : share;
}

/** What decides how many stones a line has; other changes leave their number alone. */
export function lineMeasures({ carrier, ornaments }: PieceDesign): string {
  if (carrier.kind !== 'chain') return '';
  const pitches = ornaments.filter(isClose).map(({ ornament }) => linkPitchMm(ornament, carrier));
  return [lineRoomMm(carrier), ...pitches].join();
}

/** As many stones as the changed ones, or a changed length, leave room for. */
export function refitLine(piece: PieceDesign, share: number | null): void {
  if (share === null || piece.carrier.kind !== 'chain') return;
  const groups = piece.ornaments.filter(isClose);
  const last = groups[groups.length - 1];
  if (last !== undefined) last.count = lastLinks(piece.carrier, groups, share);
}
