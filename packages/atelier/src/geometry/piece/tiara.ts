import type { MotifOrnament } from '../../design/ornament/motif.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import type { Assembly } from '../assembly.ts';
import { buildBandFitting } from '../findings/wearing.ts';
import { type Frame, frameAt, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildMirrored, buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { Bounds, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { cross, normalize } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import type { SetOrnament } from './stack.ts';

type Tiara = Extract<Carrier, { kind: 'tiara' }>;

/** Ornaments along a tiara's band, each fused to it by its foot and leaning on nothing else. */
export function buildTiara(bench: Bench, piece: PieceDesign, carrier: Tiara): Assembly {
  const work = new Workpiece();
  const tray = new StoneTray();
  const own = frameAt([0, 0, 0]);
  const alloy = piece.alloys.find(({ id }) => id === carrier.alloyId) ?? piece.alloys[0];
  buildBandFitting(bench, work, own, carrier.band, { alloy, finish: 'Polished' });
  const row = rowOf(piece);
  let look: SetOrnament | null = null;
  const half = row.length - 1;
  // From the middle outwards, each beside the last, alike on both sides.
  let reach = 0;
  for (const [i, { ornament }] of row.entries()) {
    const { inwardMm, outwardMm } = extentsOf(bench, ornament);
    const leans = canBeMirrored(ornament) && LEANING.has(ornament.form);
    const isMiddle = i === 0 && !leans;
    const distance = isMiddle ? 0 : i === 0 ? meeting(carrier, inwardMm) : reach + inwardMm;
    reach = distance + outwardMm + GAP_MM;
    // What follows would stand farther back still: it is not modelled.
    if (distance + outwardMm > bandReachMm(carrier)) break;
    for (const side of isMiddle ? [0] : [-1, 1]) {
      const set = stand(bench, work, tray, carrier, ornament, side * distance);
      if (i === 0) look = set;
    }
  }
  const main = look as SetOrnament | null;
  return {
    components: [
      {
        work,
        tray,
        at: [own],
        alloys: piece.alloys,
        baseAlloyId: carrier.alloyId,
        baseName: 'tiara',
        otherName: 'ornament',
        finish: piece.finish,
      },
    ],
    runs: [],
    measures: [],
    anchors: {
      focus: main ? toWorld(main.frame, ...main.built.focus) : [0, 0, 0],
      focusNormal: [0, -1, 0],
      focusRadiusMm: main ? Math.max(main.built.upMm, main.built.rightMm) * (half > 2 ? 1.4 : 1.1) : 20,
      fingerAxis: [0, 0, 1],
      framed: main ? framedFront(carrier, main) : null,
    },
  };
}

/** The tiara fills the picture from one turn of its band to the other; its ends lie behind. */
function framedFront({ band }: Tiara, { built, frame }: SetOrnament): Bounds {
  const half = band.widthMm / 2;
  const top = frame.origin[2] + built.upMm;
  return { min: [-half, -built.frontMm, -band.wireMm], max: [half, band.depthMm * 0.5, top] };
}

/** Figures that lean to one side as they grow: in the middle stand two, against each other. */
const LEANING: ReadonlySet<MotifOrnament['form']> = new Set(['branch', 'feather']);

/** How far an ornament reaches from its foot towards the middle of the tiara, and away from it, mm. */
function extentsOf(bench: Bench, ornament: PlacedOrnament['ornament']) {
  const { leftMm, rightMm, holds } = measureOrnament(bench, ornament);
  if (!canBeMirrored(ornament)) {
    const half = (leftMm + rightMm) / 2;
    return { inwardMm: half, outwardMm: half };
  }
  // As drawn it stands on the left: its right is inwards.
  const foot = holds.bottom[0];
  return { inwardMm: rightMm - foot, outwardMm: leftMm + foot };
}

/** Where along the band the feet of two stand whose tips, this far inwards, meet in the middle: tangents to a curve. */
function meeting(carrier: Tiara, inwardMm: number): number {
  let [near, far] = [0, inwardMm + GAP_MM];
  for (let step = 0; step < 20; step++) {
    const between = (near + far) / 2;
    const { at, tangent } = placeOn(carrier, between);
    if (at[0] - inwardMm * tangent[0] < GAP_MM / 2) near = between;
    else far = between;
  }
  return far;
}

/** Figures have a left and a right; on the right they are mirrored, so that both sides lean alike. */
const canBeMirrored = (ornament: PlacedOrnament['ornament']): ornament is MotifOrnament =>
  ornament.kind === 'motif';

/** Light between neighbours on the band, mm. */
const GAP_MM = 1.2;

/** The main ornament, then what stands beside it on both sides, from the middle outwards. */
function rowOf({ ornaments }: PieceDesign): PlacedOrnament[] {
  const main = ornaments.filter(({ slot }) => slot === 'main');
  const sides = ornaments.filter(({ slot }) => slot === 'side' || slot === 'station');
  return [...main, ...sides.flatMap((placed) => Array.from({ length: placed.count }, () => placed))];
}

/** How far along the band (mm from its front) ornaments may stand: not behind the ears. */
const bandReachMm = ({ band }: Tiara): number => band.widthMm * 0.62;

/** The band's curve, as its finding draws it: the angle of its ellipse at a distance along it from the front. */
function placeOn({ band }: Tiara, distanceMm: number): { readonly at: Vec3; readonly tangent: Vec3 } {
  const half = band.widthMm / 2;
  const rise = band.depthMm * 0.5 * 1.15;
  const at = (a: number): Vec3 => [half * Math.sin(a), rise * (1 - Math.cos(a)), 0];
  const step = 0.002;
  let a = 0;
  let gone = 0;
  const sign = Math.sign(distanceMm) || 1;
  while (gone < Math.abs(distanceMm) && Math.abs(a) < 1.7) {
    gone += Math.hypot(half * Math.cos(a), rise * Math.sin(a)) * step;
    a += sign * step;
  }
  return { at: at(a), tangent: normalize([half * Math.cos(a), rise * Math.sin(a), 0]) };
}

function stand(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  carrier: Tiara,
  ornament: PlacedOrnament['ornament'],
  distanceMm: number,
): SetOrnament {
  const trial = measureOrnament(bench, ornament);
  const { at, tangent } = placeOn(carrier, distanceMm);
  const up: Vec3 = [0, 0, 1];
  const own: Frame = { x: tangent, y: up, z: cross(tangent, up), origin: at };
  const isMirrored = distanceMm > 0 && canBeMirrored(ornament);
  const [x, y, z] = trial.holds.bottom;
  // The foot bites into the band by a third of its wire.
  const frame = shifted(own, isMirrored ? x : -x, -y + carrier.band.wireMm * 0.17, -z);
  const built = isMirrored
    ? buildMirrored(bench, work, tray, frame, ornament)
    : buildOrnament(bench, work, tray, frame, ornament);
  return { built, frame };
}
