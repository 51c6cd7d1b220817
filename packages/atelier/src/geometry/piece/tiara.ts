import type { Ornament } from '../../design/ornament/document.ts';
import type { MotifOrnament } from '../../design/ornament/motif.ts';
import type { Carrier, TiaraShield } from '../../design/piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../../design/piece/document.ts';
import { EDGE_GAP_MM, heightAt, nextOnEdge, shieldReachMm } from '../../design/piece/shield.ts';
import type { Assembly } from '../assembly.ts';
import { buildBandFitting } from '../findings/wearing.ts';
import { type Frame, frameAt, shifted, toWorld } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildMirrored, buildOrnament, measureOrnament } from '../ornament/build.ts';
import type { Bounds, Vec3 } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import { cross, normalize } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { buildShield, onEdge, onFace } from './shield.ts';
import type { SetOrnament } from './stack.ts';

type Tiara = Extract<Carrier, { kind: 'tiara' }>;

/** Ornaments along a tiara's band, each fused to it by its foot and leaning on nothing else. */
export function buildTiara(bench: Bench, piece: PieceDesign, carrier: Tiara): Assembly {
  const work = new Workpiece();
  const tray = new StoneTray();
  const own = frameAt([0, 0, 0]);
  const alloy = piece.alloys.find(({ id }) => id === carrier.alloyId) ?? piece.alloys[0];
  buildBandFitting(bench, work, own, carrier.band, { alloy, finish: 'Polished' });
  const shield = carrier.shield === undefined ? null : { carrier, shield: carrier.shield };
  if (shield !== null) buildShield(bench, work, carrier, shield.shield, (mm) => placeOn(carrier, mm));
  const row = shield === null ? rowOf(piece) : [];
  let look: SetOrnament | null = shield === null ? null : dressShield(bench, work, tray, piece, shield);
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
      focus: main ? toWorld(main.frame, ...main.built.focus) : [0, 0, (carrier.shield?.middleMm ?? 0) * 0.5],
      focusNormal: [0, -1, 0],
      focusRadiusMm: main ? Math.max(main.built.upMm, main.built.rightMm) * (half > 2 ? 1.4 : 1.1) : 20,
      fingerAxis: [0, 0, 1],
      framed: shield !== null ? framedShield(shield) : main ? framedFront(carrier, main) : null,
    },
  };
}

/** The tiara fills the picture from one turn of its band to the other; its ends lie behind. */
function framedFront({ band }: Tiara, { built, frame }: SetOrnament): Bounds {
  const half = band.widthMm / 2;
  const top = frame.origin[2] + built.upMm;
  return { min: [-half, -built.frontMm, -band.wireMm], max: [half, band.depthMm * 0.5, top] };
}

interface Shielded {
  readonly carrier: Tiara;
  readonly shield: TiaraShield;
}

/** What stands on the edge reaches over it so far, mm. */
const OVER_EDGE_MM = 5;

function framedShield({ carrier: { band }, shield }: Shielded): Bounds {
  const half = band.widthMm / 2;
  return {
    min: [-half, -3, -band.wireMm],
    max: [half, band.depthMm * 0.4, shield.middleMm + OVER_EDGE_MM],
  };
}

/** Of the shield's height, where the middle of what lies on its face is; how much of the height that may take. */
const FACE_AT = 0.5;
const MOST_OF_FACE = 0.62;
/** Between neighbours on the face, mm. */
const FACE_GAP_MM = 2;
/** How deep what stands on the edge bites into it, mm. */
const EDGE_BITE_MM = 0.4;

/** Main and sides on the face, stations along the upper edge, alike on both sides; the main one, null without. */
function dressShield(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  { ornaments }: PieceDesign,
  { carrier, shield }: Shielded,
): SetOrnament | null {
  const lay = (ornament: Ornament, distance: number): SetOrnament => {
    const { upMm, downMm, leftMm, rightMm } = measureOrnament(bench, ornament);
    const place = onFace(carrier, shield, placeOn(carrier, distance), distance, FACE_AT);
    const frame = shifted(place, (leftMm - rightMm) / 2, (downMm - upMm) / 2, 0);
    return { built: buildOrnament(bench, work, tray, frame, ornament), frame };
  };
  const tallMm = (ornament: Ornament): number => {
    const { upMm, downMm } = measureOrnament(bench, ornament);
    return upMm + downMm;
  };
  const main = ornaments.find(({ slot }) => slot === 'main');
  const set = main === undefined ? null : lay(main.ornament, 0);
  let reach = main === undefined ? 0 : measureOrnament(bench, main.ornament).rightMm;
  for (const { ornament } of ornaments.filter(({ slot }) => slot === 'side')) {
    const { leftMm, rightMm } = measureOrnament(bench, ornament);
    const distance = reach + FACE_GAP_MM + (leftMm + rightMm) / 2;
    // Where the shield is too low for it, and for what follows, nothing more lies.
    if (tallMm(ornament) > MOST_OF_FACE * heightAt(carrier, shield, distance)) break;
    for (const side of [-1, 1]) lay(ornament, side * distance);
    reach = distance + (leftMm + rightMm) / 2;
  }
  for (const { ornament, count } of ornaments.filter(({ slot }) => slot === 'station')) {
    const { leftMm, rightMm, holds } = measureOrnament(bench, ornament);
    const pitch = leftMm + rightMm + EDGE_GAP_MM;
    let distance = 0;
    for (let i = 0; i < count; i++) {
      distance = nextOnEdge(carrier, shield, distance, i === 0 ? pitch / 2 : pitch);
      if (distance > shieldReachMm(carrier)) break;
      for (const at of [-distance, distance]) {
        const edge = onEdge(carrier, shield, placeOn(carrier, at), at);
        const [x, y, z] = holds.bottom;
        buildOrnament(bench, work, tray, shifted(edge, -x, -y - EDGE_BITE_MM, -z), ornament);
      }
    }
  }
  return set;
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
