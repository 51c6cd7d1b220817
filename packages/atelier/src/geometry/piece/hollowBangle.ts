import type { RingDesign } from '../../design/ring/document.ts';
import { turnedBody } from '../findings/forms.ts';
import { shifted } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { openingAtPalm } from '../ring/build.ts';
import { frameOnRing, ringFrame } from '../ring/frame.ts';
import { buildShank } from '../ring/shank.ts';
import type { Workpiece } from '../workpiece.ts';

/** A hole in the wall lets out what was in it when it was closed: radius, and where it is, radians from the palm. */
const DRAIN_MM = 0.6;
const DRAIN_OFF_PALM = 0.6;

/** What was made slimmer than a tube of its wall is solid, mm. */
const LEAST_BORE_MM = 0.4;

/** Takes out the inside of a band, so that a tube of this wall is left; a cuff's ends are closed. */
export function hollowBangle(bench: Bench, work: Workpiece, band: RingDesign, wallMm: number): void {
  const { widthMm, thicknessMm } = band.band;
  if (Math.min(widthMm, thicknessMm) < 2 * wallMm + LEAST_BORE_MM) return;
  const { edge: _edge, turned: _turned, ...plain } = band.band;
  const inner: RingDesign = {
    ...band,
    size: { ...band.size, innerDiameterMm: band.size.innerDiameterMm + 2 * wallMm },
    band: {
      ...plain,
      texture: { kind: 'none' },
      widthMm: widthMm - 2 * wallMm,
      thicknessMm: thicknessMm - 2 * wallMm,
    },
  };
  const whole = buildShank(bench, inner, ringFrame(inner));
  const room =
    band.openingMm === null
      ? whole
      : bench.subtract(whole, [openingAtPalm(bench, band, ringFrame(band), band.openingMm + 2 * wallMm)]);
  const seat = frameOnRing(Math.PI - DRAIN_OFF_PALM, ringFrame(band).innerRadiusMm, 0, 'band');
  const drain = turnedBody(bench, shifted(seat, 0, 0, -0.5), [
    [DRAIN_MM, 0],
    [DRAIN_MM, 0.5 + wallMm + 0.4],
  ]);
  work.baseCutters.push(room, drain);
  work.measures.push({ kind: 'wall', where: 'hollow band', value: wallMm, alloyId: band.band.alloyId });
}
