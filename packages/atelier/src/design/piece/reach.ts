import { seededRandom } from '../random.ts';
import type { Carrier } from './carriers.ts';

/** A stream of its own, so that what else a seed draws stays as it is. */
const STREAM = 0x5eed_9a17;
/** How far a sketch may go beyond its usual reach. */
const MOST_SHARE = 0.06;

/**
 * What nobody asks for and every maker chooses anew: how far a post, a pin, a hook or a bail reaches. Always a little
 * more than the composition drew, never past the trade's range, so that two sketches of one idea are two pieces.
 */
export function withOwnReach(carrier: Carrier, seed: number): Carrier {
  const random = seededRandom((seed ^ STREAM) >>> 0);
  const drawn = (usual: number, most: number): number =>
    Math.min(Math.max(usual, most), Math.round(usual * (1 + MOST_SHARE * random()) * 1e7) / 1e7);
  switch (carrier.kind) {
    case 'hung':
      return { ...carrier, bail: { ...carrier.bail, insideMm: drawn(carrier.bail.insideMm, 9) } };
    case 'bangle': {
      const { band } = carrier;
      return { ...carrier, band: { ...band, thicknessMm: drawn(band.thicknessMm, 7) } };
    }
    case 'tiara':
      return { ...carrier, band: { ...carrier.band, depthMm: drawn(carrier.band.depthMm, 140) } };
    case 'chain':
      return { ...carrier, clasp: { ...carrier.clasp, lengthMm: drawn(carrier.clasp.lengthMm, 30) } };
    case 'fitted':
      return { ...carrier, fitting: fittingOf(carrier.fitting, drawn) };
  }
}

type Fitting = Extract<Carrier, { kind: 'fitted' }>['fitting'];

function fittingOf(fitting: Fitting, drawn: (usual: number, most: number) => number): Fitting {
  switch (fitting.kind) {
    case 'post':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 13) };
    case 'fish-hook':
      return { ...fitting, heightMm: drawn(fitting.heightMm, 28) };
    case 'clip':
      return { ...fitting, heightMm: drawn(fitting.heightMm, 14) };
    case 'lever-back':
      return { ...fitting, heightMm: drawn(fitting.heightMm, 20) };
    case 'hoop':
      return { ...fitting, tubeMm: drawn(fitting.tubeMm, 8) };
    case 'threader':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 60) };
    case 'climber':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 25) };
    case 'brooch-pin':
      return { ...fitting, wireMm: drawn(fitting.wireMm, 1.4) };
    case 'penannular':
      return { ...fitting, pinMm: drawn(fitting.pinMm, 130) };
    case 'cufflink':
      return { ...fitting, reachMm: drawn(fitting.reachMm, 24) };
    case 'hairpin':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 130) };
    case 'comb':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 70) };
    case 'barrette':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 90) };
    case 'nose-stud':
      return { ...fitting, lengthMm: drawn(fitting.lengthMm, 9) };
    case 'nose-hoop':
      // The inside may have been asked for: the wire has not.
      return { ...fitting, wireMm: drawn(fitting.wireMm, 1.05) };
  }
}
