/** Which way stones, bars and rows of a piece lie. */
import { scaled } from '../../design/ornament/stoneIdeas.ts';
import type { PieceDesign } from '../../design/piece/document.ts';
import type { Change } from '../change.ts';
import { POSED } from '../lexicon/unmakeable.ts';
import { ALIKE_IN_MIRROR, mirrorMotif } from '../mirrored.ts';
import { already, done, impossible, mm, type Outcome } from '../outcome.ts';
import { leadOf } from './ornaments.ts';

/** A bar or a row that stands or lies; null where the front is neither. */
function turnFront(piece: PieceDesign, to: Extract<Change, { kind: 'turnStone' }>['to']): Outcome | null {
  const ornament = leadOf(piece)?.ornament;
  const isBar =
    ornament?.kind === 'plate' &&
    Math.max(ornament.widthMm, ornament.heightMm) >
      LEAST_BAR_RATIO * Math.min(ornament.widthMm, ornament.heightMm);
  if (ornament === undefined || (!isBar && ornament.kind !== 'row')) return null;
  const isUpright =
    ornament.kind === 'row' ? ornament.direction === 'down' : isBar && ornament.heightMm > ornament.widthMm;
  const upright = to === null ? !isUpright : to === 'along-finger';
  if (upright === isUpright)
    return already(upright ? 'It already stands upright.' : 'It already lies across.');
  const { carrier } = piece;
  // A chain that ends at both sides of its front holds it across.
  if (upright && carrier.kind === 'chain' && carrier.front === 'let-in') carrier.front = 'hangs';
  if (ornament.kind === 'row') ornament.direction = upright ? 'down' : 'across';
  else if (ornament.kind === 'plate')
    [ornament.widthMm, ornament.heightMm] = [ornament.heightMm, ornament.widthMm];
  return done(upright ? 'Front turned upright' : 'Front turned across');
}
/** Plates that are longer than that are bars. */
const LEAST_BAR_RATIO = 2;

export function turnStone(piece: PieceDesign, { to }: Extract<Change, { kind: 'turnStone' }>): Outcome {
  const front = turnFront(piece, to);
  if (front !== null) return front;
  const turned = piece.ornaments.filter(({ ornament }) => ornament.kind === 'stone');
  if (turned.length === 0) return impossible('Only single stones in a setting can be turned.');
  const said = new Set<string>();
  for (const { ornament } of turned) {
    if (ornament.kind !== 'stone' || ornament.stone.lengthMm - ornament.stone.widthMm < 0.2) continue;
    const asked =
      to === null
        ? ornament.orientation === 'upright'
          ? 'across'
          : 'upright'
        : to === 'along-finger'
          ? 'upright'
          : 'across';
    if (asked === ornament.orientation) continue;
    ornament.orientation = asked;
    said.add(asked === 'across' ? 'Stone turned from side to side' : 'Stone turned upright');
  }
  return said.size > 0
    ? done(...said)
    : impossible('Turning shows nothing: the stone is round, or lies that way already.');
}

/** Cuts whose two ends differ. */
const ONE_POINTED: ReadonlySet<string> = new Set(['Pear', 'Heart', 'Trillion']);
/** Of these the broad end is up as they lie. */
const POINTS_DOWN: ReadonlySet<string> = new Set(['Heart']);

/** Stones of single settings end for end. */
export function turnPoint(piece: PieceDesign, { to }: Extract<Change, { kind: 'turnPoint' }>): Outcome {
  const pointed = piece.ornaments.flatMap(({ ornament }) =>
    ornament.kind === 'stone' && ornament.stone.form !== 'bead' && ONE_POINTED.has(ornament.stone.cut)
      ? [ornament]
      : [],
  );
  if (pointed.length === 0)
    return impossible('There is no stone here in a setting of its own whose point could show the other way.');
  let changed = false;
  for (const ornament of pointed) {
    const isUp = POINTS_DOWN.has(ornament.stone.cut) === (ornament.turned === true);
    if (to !== null && ornament.orientation === 'upright' && isUp === (to === 'up')) continue;
    if (ornament.turned) delete ornament.turned;
    else ornament.turned = true;
    changed = true;
  }
  return changed
    ? done('Stone turned end for end: its point shows the other way')
    : already('The point shows that way already.');
}

/** The figure in front looks the other way; a row begins at its other end. */
export function mirrorFront(piece: PieceDesign): Outcome {
  const ornament = leadOf(piece)?.ornament;
  if (ornament?.kind === 'motif') return mirrorMotif(ornament);
  if (ornament?.kind === 'row' && ornament.direction === 'across')
    return changeLargest(piece, { kind: 'largest', at: null });
  return impossible(ornament?.kind === 'emblem' || ornament?.kind === 'sculpture' ? POSED : ALIKE_IN_MIRROR);
}

/** So much larger than it was. */
const MIDDLE_SHARE = 1.2;

/** The middle one of a row of an uneven number grows, and no other. */
function enlargeMiddle(piece: PieceDesign): Outcome {
  const ornament = leadOf(piece)?.ornament;
  if (ornament?.kind !== 'row' || ornament.stones.length % 2 === 0)
    return impossible('There is no row here with one stone in its middle.');
  const at = (ornament.stones.length - 1) / 2;
  const before = ornament.stones[at]!;
  const stone = { ...scaled(before, MIDDLE_SHARE), colour: before.colour };
  ornament.stones = ornament.stones.map((one, i) => (i === at ? stone : one));
  return done(`Middle stone ${mm(before.lengthMm)} -> ${mm(stone.lengthMm)}`);
}

/** Which end of a row that grows its largest stone stands at, or that its middle one is larger. */
export function changeLargest(piece: PieceDesign, { at }: Extract<Change, { kind: 'largest' }>): Outcome {
  if (at === 'middle') return enlargeMiddle(piece);
  const said = new Set<string>();
  let grows = false;
  for (const { ornament } of piece.ornaments) {
    if (ornament.kind !== 'row') continue;
    const [first, last] = [ornament.stones[0], ornament.stones.at(-1)];
    if (first === undefined || last === undefined || first.lengthMm === last.lengthMm) continue;
    grows = true;
    const isFirst = first.lengthMm > last.lengthMm;
    if (at !== null && (at === 'first') === isFirst) continue;
    ornament.stones = [...ornament.stones].reverse();
    const [top, bottom] = ornament.direction === 'down' ? ['top', 'bottom'] : ['left', 'right'];
    said.add(`Largest stone now at the ${isFirst ? bottom : top}`);
  }
  if (said.size > 0) return done(...said);
  return grows
    ? already('The largest stone already stands there.')
    : impossible('There is no row here whose stones grow towards one end.');
}
