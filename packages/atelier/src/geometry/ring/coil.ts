import type { Coil } from '../../design/ornament/coil.ts';
import type { MotifOrnament } from '../../design/ornament/motif.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench } from '../mesh/bench.ts';
import { buildSerpentCoil } from '../ornament/motif/coil.ts';
import { bentSite } from '../ornament/motif/site.ts';
import type { Anchors } from '../solids.ts';
import type { StoneTray } from '../stones/placing.ts';
import { normalize } from '../vec.ts';
import { Workpiece } from '../workpiece.ts';
import { frameOnRing } from './frame.ts';

/** What is looked at is the head with the neck behind it, as a share of the head's length. */
const LOOK_SHARE = 0.7;

/** A ring that is a serpent: in the place of a band its body, as wide and as high as the band would be. */
export function buildCoil(
  bench: Bench,
  tray: StoneTray,
  { size, band }: RingDesign,
  ornament: MotifOrnament,
  coil: Coil,
): { work: Workpiece; anchors: Anchors } {
  const work = new Workpiece();
  const { body, head, headMm } = buildSerpentCoil(bench, work, tray, ornament, {
    coil,
    innerRadiusMm: size.innerDiameterMm / 2,
    widthMm: band.widthMm,
    heightMm: band.thicknessMm,
    siteAt: (angle, radius, y, turn) => bentSite(frameOnRing(angle, radius, y, 'band'), radius, turn),
  });
  const { alloyId } = ornament;
  work.measures.push(
    { kind: 'shank-width', where: 'body of the serpent', value: band.widthMm, alloyId },
    { kind: 'shank-thickness', where: 'body of the serpent', value: band.thicknessMm, alloyId },
  );
  return {
    work,
    anchors: {
      focus: head,
      focusNormal: normalize([head[0], 0, head[2]]),
      focusRadiusMm: headMm * LOOK_SHARE,
      fingerAxis: [0, 1, 0],
      framed: null,
      lowestZ: bench.extent(body).min[2],
    },
  };
}
