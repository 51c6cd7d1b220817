/** Pieces hollowed or made solid, by the rules that hold when they are drawn. */
import { EMPTY_BRIEF } from '../design/emptyBrief.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import { hollowed } from '../design/piece/hollow.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { lightened } from '../design/ring/lightened.ts';
import type { Change } from './change.ts';
import { already, done, impossible, mm, type Outcome } from './outcome.ts';
import { stonesIn } from './piece/ornaments.ts';

type HollowChange = Extract<Change, { kind: 'hollow' }>;

const HOLLOW_ALREADY = 'It is hollow already.';
const SOLID_ALREADY = 'It is solid already.';
const SOLID = 'Solid now, no longer hollow: its estimate is heavier';
const NO_ROOM =
  'It stays solid: this piece is too slender, or bears too much, for a shell; it is light by being slender.';

const sayWall = (wallMm: number): string =>
  `Hollow now, with a wall of ${mm(wallMm)}: its estimate is lighter`;

export function changeRingHollow(ring: RingDesign, { on }: HollowChange): Outcome {
  if (!on) {
    if (ring.wallMm === undefined) return already(SOLID_ALREADY);
    delete ring.wallMm;
    return done(SOLID);
  }
  if (ring.wallMm !== undefined) return already(HOLLOW_ALREADY);
  const { wallMm, said } = lightened({ ...EMPTY_BRIEF, hollow: true }, ring);
  if (wallMm === undefined) return impossible(said.join(' '));
  ring.wallMm = wallMm;
  return done(sayWall(wallMm));
}

export function changePieceHollow(piece: PieceDesign, { on }: HollowChange): Outcome {
  if (!on) {
    if (piece.wallMm === undefined) return already(SOLID_ALREADY);
    delete piece.wallMm;
    return done(SOLID);
  }
  if (piece.wallMm !== undefined) return already(HOLLOW_ALREADY);
  const { carrier, ornaments } = piece;
  // What is there stays: no stone gives way, and no hoop or band becomes fuller by itself.
  const brief = {
    ...EMPTY_BRIEF,
    hollow: true,
    gemstones: stonesIn(piece).map(({ gemstone }) => gemstone),
    bandWidthMm: carrier.kind === 'bangle' ? carrier.band.widthMm : null,
    wireMm: carrier.kind === 'fitted' && carrier.fitting.kind === 'hoop' ? carrier.fitting.tubeMm : null,
    finish: piece.finish,
  };
  const made = hollowed(brief, { carrier, ornaments });
  if (made.wallMm === undefined) return impossible(NO_ROOM);
  const before = carrier.kind === 'bangle' ? carrier.band.thicknessMm : null;
  piece.carrier = made.sketch.carrier;
  piece.wallMm = made.wallMm;
  const after = piece.carrier.kind === 'bangle' ? piece.carrier.band.thicknessMm : null;
  return done(
    sayWall(made.wallMm),
    ...(before === null || after === null || before === after
      ? []
      : [`Thickness of the band ${mm(before)} -> ${mm(after)}, to have room inside`]),
  );
}
