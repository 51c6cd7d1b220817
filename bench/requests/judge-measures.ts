/** Measures of the finished piece, on its solids; those of a chain, which hangs in a loop, on its document. */
import { isRing, type PieceDesign } from '@filigree/atelier/design';
import type { BuiltPiece, OrnamentPlace, TriangleMesh } from '@filigree/atelier/geometry';
import type { FactOf } from './request.ts';
import type { Sketch } from './sketch.ts';
import { HANGING, hoopHeightMm, slotOf } from './stones-set.ts';
import { unjudged, type Verdict, verdictOf } from './verdict.ts';

const USUAL_TOLERANCE = 0.05;

type MeasureName = FactOf<'measure'>['of'];

/** Twice the least distance of the metal from the finger's axis, about the middle of the band. */
function innerDiameterMm({ solids }: BuiltPiece): number | null {
  let least = Infinity;
  for (const { mesh } of solids.metal) {
    for (let i = 0; i < mesh.positions.length; i += 3)
      least = Math.min(least, Math.hypot(mesh.positions[i]!, mesh.positions[i + 2]!));
  }
  return Number.isFinite(least) ? 2 * least : null;
}

const measured = ({ solids }: BuiltPiece, kind: string, where: RegExp): number | null =>
  solids.measures.find((measure) => measure.kind === kind && where.test(measure.where))?.value ?? null;

/** What is looked at first of a piece that is not a ring. */
function mainOf({ design, solids }: BuiltPiece): OrnamentPlace | null {
  if (isRing(design)) return null;
  return solids.ornaments.find((place) => slotOf(design, place)?.slot === 'main') ?? null;
}

/** Of the front of what hangs, is pinned or stands: as wide and high as it is built. */
function sizeOf(piece: BuiltPiece, of: 'height' | 'width'): number | null {
  const main = mainOf(piece);
  if (main !== null) {
    const { leftMm, rightMm, upMm, downMm } = main.extent;
    const [across, high] = [leftMm + rightMm, upMm + downMm];
    // A bar is long, and wide across that, whichever way it hangs.
    const isBar = main.ornament.kind === 'plate' && main.ornament.outline === 'bar';
    if (isBar && of === 'width') return Math.min(across, high);
    return of === 'height' ? high : across;
  }
  const { design, solids } = piece;
  if (of === 'width') {
    if (isRing(design)) return measured(piece, 'shank-width', /top/);
    if (design.carrier.kind === 'chain') return design.carrier.chain.widthMm;
    if (design.carrier.kind === 'bangle') return design.carrier.band.widthMm;
  }
  const axis = of === 'height' ? 2 : 0;
  return solids.bounds.max[axis] - solids.bounds.min[axis];
}

const hangs = ({ carrier, ornaments }: PieceDesign): boolean =>
  (carrier.kind === 'fitted' && HANGING.has(carrier.fitting.kind)) ||
  ornaments.some(({ slot }) => slot === 'top');

function lengthOf(piece: BuiltPiece): number | null {
  const { design } = piece;
  if (isRing(design)) return null;
  const { carrier, type } = design;
  // Of a pendant it is what hangs, whatever it hangs from.
  if (carrier.kind === 'chain' && type !== 'Pendant' && type !== 'Charm') return carrier.lengthMm;
  // Earrings that hang are as long as from the top of what carries them to their lowest tip.
  if (carrier.kind === 'fitted' && type === 'Earrings' && hangs(design))
    return piece.solids.bounds.max[2] - piece.solids.bounds.min[2];
  // A post goes through the ear: its length is not the piece's.
  if (carrier.kind === 'fitted' && carrier.fitting.kind !== 'post' && 'lengthMm' in carrier.fitting)
    return carrier.fitting.lengthMm;
  const main = mainOf(piece);
  // What is pinned or hangs is as long as its front is the longer way.
  if (main !== null) {
    const { leftMm, rightMm, upMm, downMm } = main.extent;
    return Math.max(leftMm + rightMm, upMm + downMm);
  }
  return Math.max(sizeOf(piece, 'width') ?? 0, sizeOf(piece, 'height') ?? 0) || null;
}

/** About the palm, where nothing stands on a band, radians. */
const PALM = 0.35;

/**
 * As a caliper closes on a band at the palm, from the finger side to the highest of the outside: dents of a hammer, cut
 * letters and grooves lie below what it touches. Null where no metal is there.
 */
function caliperMm(meshes: readonly TriangleMesh[]): number | null {
  let [least, most] = [Infinity, 0];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, z] = [positions[i]!, positions[i + 2]!];
      if (Math.abs(Math.atan2(x, -z)) > PALM) continue;
      least = Math.min(least, Math.hypot(x, z));
      most = Math.max(most, Math.hypot(x, z));
    }
  return most > least ? most - least : null;
}

function thicknessOf(piece: BuiltPiece): number | null {
  const { design, solids } = piece;
  const planned = measured(piece, 'shank-thickness', /./);
  if (planned === null)
    return mainOf(piece)?.ornament.kind === 'plate' ? measured(piece, 'wall', /^plate$/) : null;
  const row = isRing(design)
    ? design.bandStones
    : design.carrier.kind === 'bangle'
      ? design.carrier.bandStones
      : null;
  // Of a band with stones all around a caliper would find their prongs; of strands and rims their valleys are planned.
  const isBare = row === null && measured(piece, 'shank-thickness', /^band at the palm$/) !== null;
  return (isBare ? caliperMm(solids.metal.map(({ mesh }) => mesh)) : null) ?? planned;
}

/** The outside of a hoop, the longer way of one that is not round. */
function hoopDiameterOf({ design, solids }: BuiltPiece): number | null {
  if (isRing(design) || design.carrier.kind !== 'fitted') return null;
  const { fitting } = design.carrier;
  if (fitting.kind === 'nose-hoop') return fitting.innerDiameterMm + 2 * fitting.wireMm;
  if (fitting.kind !== 'hoop') return null;
  const { bounds } = solids;
  const outside = hoopHeightMm(fitting);
  // The solids bear the document out: a hoop is nowhere lower than it says, however it is hung.
  return bounds.max[2] - bounds.min[2] + 0.5 >= outside * 0.9 ? outside : null;
}

/** Of a hoop the wire is the tube that it is bent of, and not what goes through the ear. */
function tubeMm({ design }: BuiltPiece): number | null {
  if (isRing(design) || design.carrier.kind !== 'fitted') return null;
  const { fitting } = design.carrier;
  return fitting.kind === 'hoop' ? fitting.tubeMm : null;
}

function valueIn(piece: BuiltPiece, of: MeasureName): number | null {
  const { design, solids } = piece;
  switch (of) {
    case 'inner diameter':
      if (isRing(design)) return innerDiameterMm(piece);
      return design.carrier.kind === 'bangle' ? design.carrier.innerDiameterMm : null;
    case 'band width':
      if (isRing(design)) return measured(piece, 'shank-width', /top/);
      return design.carrier.kind === 'bangle' ? design.carrier.band.widthMm : null;
    case 'thickness':
      return thicknessOf(piece);
    case 'length':
      return lengthOf(piece);
    case 'height':
    case 'width':
      return sizeOf(piece, of);
    case 'hoop diameter':
      return hoopDiameterOf(piece);
    case 'wire':
      return tubeMm(piece) ?? measured(piece, 'finding-wire', /./) ?? measured(piece, 'chain-wire', /./);
    case 'stone length':
      return solids.stones.length === 0 ? null : Math.max(...solids.stones.map(({ lengthMm }) => lengthMm));
  }
}

export function judgeMeasure(
  { pieces }: Sketch,
  { of, mm, within = USUAL_TOLERANCE }: FactOf<'measure'>,
): Verdict {
  const values = pieces.map((piece) => valueIn(piece, of));
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return unjudged(`nothing here has a measure called "${of}"`);
  return verdictOf(
    known.some((value) => Math.abs(value - mm) <= mm * within + 0.005),
    known.map((value) => `${value.toFixed(2)} mm`).join(', '),
  );
}
