/** Bands that turn freely on a ring: the channel between its rims, and they themselves. */
import type { RingDesign } from '../../design/ring/document.ts';
import { SPINNER_MM, sleeveRadiusMm } from '../../design/ring/spinner.ts';
import type { Component } from '../assembly.ts';
import { frameAt } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import type { Measure } from '../solids.ts';
import { StoneTray } from '../stones/placing.ts';
import type { Workpiece } from '../workpiece.ts';
import { arcBlock } from './arcBlock.ts';
import { onRing, type RingFrame } from './frame.ts';

/** Cuts the ring down to its sleeve under the bands that turn, and says what is left of it. */
export function cutChannel(
  bench: Bench,
  work: Workpiece,
  ring: RingDesign,
  frame: RingFrame,
  { bands }: NonNullable<RingDesign['spinner']>,
): void {
  const half = channelMm(bands) / 2;
  const floor = sleeveRadiusMm(ring);
  const top = frame.outerRadiusMm + 1;
  work.baseCutters.push(
    arcBlock(bench, true, 0, 2 * Math.PI, (angle) => [
      onRing(angle, floor, half),
      onRing(angle, top, half),
      onRing(angle, top, -half),
      onRing(angle, floor, -half),
    ]),
  );
  const { alloyId, widthMm } = ring.band;
  work.measures.push(
    { kind: 'wall', where: 'sleeve under the bands that turn', value: SPINNER_MM.sleeve, alloyId },
    { kind: 'wall', where: 'rims beside the bands that turn', value: widthMm / 2 - half, alloyId },
  );
}

type FreeBands = NonNullable<RingDesign['spinner']>['bands'];

const channelMm = (bands: FreeBands): number =>
  bands.reduce((sum, { band }) => sum + band.widthMm, 0) + (bands.length + 1) * SPINNER_MM.clear;

/** The bands that turn, each cast for itself: built as a ring of its own about the sleeve. */
export function freeBands(
  bench: Bench,
  ring: RingDesign,
  build: (bench: Bench, tray: StoneTray, ring: RingDesign) => { readonly work: Workpiece },
): Component[] {
  const bands = ring.spinner?.bands ?? [];
  let near = -channelMm(bands) / 2;
  return bands.map(({ band, stones }, at): Component => {
    const y = near + SPINNER_MM.clear + band.widthMm / 2;
    near += SPINNER_MM.clear + band.widthMm;
    const tray = new StoneTray();
    const { work } = build(bench, tray, {
      ...ring,
      size: { ...ring.size, innerDiameterMm: 2 * (sleeveRadiusMm(ring) + SPINNER_MM.clear) },
      band,
      bandStones: stones,
      engraving: null,
      spinner: null,
      seed: (ring.seed + at) >>> 0,
    });
    const measures = work.measures.splice(0).map(asCarried);
    work.measures.push(...measures);
    return {
      work,
      tray,
      at: [frameAt([0, y, 0])],
      alloys: ring.alloys,
      baseAlloyId: band.alloyId,
      baseName: `band that turns${bands.length > 1 ? ` ${at + 1}` : ''}`,
      otherName: 'head',
      finish: band.finish,
    };
  });
}

/** A band that is carried by a sleeve all around need not stand alone on a finger: it is a wall. */
const asCarried = (measure: Measure): Measure =>
  measure.kind === 'shank-thickness' || measure.kind === 'shank-width'
    ? { ...measure, kind: 'wall', where: 'band that turns' }
    : measure;
