import type { RingDesign, RingHead } from './document.ts';
import type { RingSketch } from './recipes/recipe.ts';

/** The label of a ring by what it has: recomputed after every refinement, so that it never lies. */
export function nameRingComposition(ring: RingSketch | RingDesign): RingDesign['composition'] {
  const { head, halo, sideStones, bandStones, band, shoulders } = ring;
  if (ring.openFront) return 'open';
  if (ring.spinner) return 'spinner';
  if (ring.companion) return 'toi-et-moi';
  if (head === null) {
    if (shoulders.kind === 'signet') return 'signet';
    if (band.form === 'chevron') return 'chevron';
    if (band.form === 'curved') return 'curved-band';
    if (band.form === 'wavy') return 'wavy-band';
    if (band.form === 'coil' && shoulders.kind === 'plain') return 'coil';
    if (band.filigree && bandStones === null) return 'filigree';
    if (bandStones === null) {
      return shoulders.kind === 'motif' || shoulders.kind === 'emblem'
        ? 'motif-band'
        : band.form === 'twist'
          ? 'twist-shank'
          : 'plain-band';
    }
    if (bandStones.setting === 'flush') return 'flush-set';
    if (bandStones.setting === 'bezel') return 'bezel';
    if (bandStones.setting === 'invisible') return 'invisible-band';
    return bandStones.setting === 'channel'
      ? 'channel-band'
      : bandStones.setting === 'bar'
        ? 'bar-band'
        : 'pave-band';
  }
  if (halo) return halo.rows === 2 ? 'double-halo' : 'halo';
  if (head.kind === 'cluster') return 'cluster';
  if (head.kind === 'tension') return 'tension';
  if (head.kind === 'flush') return 'flush-set';
  if (sideStones) return sideStones.perSide === 2 ? 'five-stone' : 'three-stone';
  if (band.form === 'split') return 'split-shank';
  if (band.form === 'twist') return 'twist-shank';
  if (band.form === 'bypass') return 'bypass';
  if (band.form === 'coil') return 'coil';
  if (head.kind === 'bezel') return 'bezel';
  if (shoulders.kind === 'steps') return 'bar-shoulders';
  if (bandStones) {
    if (bandStones.setting === 'channel') return 'channel-shoulders';
    return bandStones.setting === 'bar' ? 'bar-shoulders' : 'pave-shoulders';
  }
  return shoulders.kind === 'cathedral' ? 'cathedral' : 'solitaire';
}

export type ProngHead = Extract<RingHead, { kind: 'prong' }>;
export type BezelHead = Extract<RingHead, { kind: 'bezel' }>;

/** Takes away what stands on the top of the band: a front takes its place. */
export function clearTop(sketch: RingSketch): void {
  sketch.head = null;
  sketch.centre = null;
  sketch.halo = null;
  sketch.sideStones = null;
  sketch.bandStones = null;
  delete sketch.companion;
  if (sketch.openFront?.ends === 'stones') delete sketch.openFront;
  delete sketch.band.filigree;
  delete sketch.band.inlay;
  delete sketch.band.cord;
  delete sketch.band.turned;
  delete sketch.band.bow;
  delete sketch.band.waves;
  delete sketch.band.turns;
  sketch.band.form = 'single';
  sketch.band.texture = { kind: 'none' };
  sketch.band.grooves = 0;
}
