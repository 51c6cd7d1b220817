/** What hangs from the outside of a bangle, all along its front. */
import { ornamentWidthMm } from '../../design/ornament/document.ts';
import type { Carrier } from '../../design/piece/carriers.ts';
import type { PlacedOrnament } from '../../design/piece/document.ts';
import type { Frame } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { hangBead } from '../ornament/bell/hangings.ts';
import { onRing, outwardAt, tangentAt } from '../ring/frame.ts';
import type { StoneTray } from '../stones/placing.ts';
import { cross, radians, scale } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { hangUnder } from './stack.ts';

type Bangle = Extract<Carrier, { kind: 'bangle' }>;

/** Light between neighbours, how far the first ring is let into the band, mm, and the most of the round they take. */
const GAP_MM = 3.4;
const LET_IN_MM = 0.2;
const MOST = radians(230);

/** What is wider inside is worn about the neck, mm. */
export const LEAST_NECK_MM = 90;

/** What hangs at the front of a stiff collar, which is put on by a gap behind. */
export const isPendant = ({ slot }: PlacedOrnament, { innerDiameterMm }: Bangle): boolean =>
  slot === 'charm' && innerDiameterMm > LEAST_NECK_MM;

/** Bells and the pendants of collars hang on rings; other drops are fused to the ends of a cuff. */
export const isHung = (placed: PlacedOrnament, carrier: Bangle): boolean =>
  isPendant(placed, carrier) ||
  (placed.slot === 'drop' && (carrier.openingMm === null || placed.ornament.kind === 'bell'));

/**
 * Hangs the drops, and a bead between every two where there are beads.
 * @param freeMm what they leave free in the middle, along the outside
 */
export function hangAlong(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  { alloyId, innerDiameterMm, band, beads }: Bangle,
  { ornament, count }: PlacedOrnament,
  freeMm: number,
): void {
  const outer = innerDiameterMm / 2 + band.thicknessMm;
  const places = beads === undefined ? count : 2 * count - 1;
  const pitchMm =
    beads === undefined ? ornamentWidthMm(ornament) : (ornamentWidthMm(ornament) + beads.diameterMm) / 2;
  const usual = (pitchMm + GAP_MM) / outer;
  // The step in the middle is as broad as what is to be seen between the two.
  const free = freeMm === 0 ? 0 : Math.max(0, (freeMm + pitchMm) / outer - usual);
  const step = Math.min(usual, (MOST - free) / Math.max(1, places - 1));
  for (let i = 0; i < places; i++) {
    const off = i - (places - 1) / 2;
    const angle = step * off + (Math.sign(off) * free) / 2;
    const x = tangentAt(angle);
    const y = scale(outwardAt(angle), -1);
    const hold = { at: onRing(angle, outer - LET_IN_MM, 0), rimMm: 0 };
    const frame: Frame = { x, y, z: cross(x, y), origin: hold.at };
    if (beads !== undefined && i % 2 === 1) hangBead(bench, work, tray, frame, hold, beads, alloyId);
    else hangUnder(bench, work, tray, frame, hold, ornament, alloyId);
  }
}
