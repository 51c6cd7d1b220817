/**
 * Two strands that are wound about each other in the upper part of a band and lie side by side at the palm; those of a
 * band that is open there are wound as a cord to its ends, where a cap holds them both.
 */
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { clamp, radians } from '../vec.ts';
import type { RingFrame } from './frame.ts';
import { palmOpening } from './opening.ts';
import { bandSection } from './section.ts';
import { sweepRing } from './sweep.ts';

/** Length along the band that a strand of a twist takes for a turn, in its own widths. */
const TWIST_LAY = 9;
/** Strands as a share of the band's width: one that is set with stones leaves eyes between the two, through which it is seen. */
const STRAND_SHARE = { plain: 0.6, set: 0.47 } as const;
/** The twist runs out this far from the top. */
const WOUND = radians(112);

/**
 * A cord of two strands that touch: its strands against its width, their height and lift against a strand (so that the
 * two fill the thickness), the length of a turn in strands, and how stout a strand may be, mm.
 */
const CORD = { ofWidth: 0.51, ofThickness: 1.64, lay: 7, leastMm: 1.25, mostMm: 4.5 } as const;
/** Length of the cap on an end against the width of the band and at least, mm. */
const CAP = { ofWidth: 0.7, leastMm: 3, steps: 48 } as const;

/** Bracelets and collars that end at the palm: no finger is so large. */
const isCord = ({ bandStones, openingMm, openFront }: RingDesign, frame: RingFrame): boolean =>
  bandStones === null && openingMm !== null && !openFront && frame.innerRadiusMm > LARGEST_FINGER_MM;
const LARGEST_FINGER_MM = 15;

export interface TwistPath {
  readonly strandMm: number;
  readonly heightMm: number;
  readonly turns: number;
  /** Middle of a strand along the finger, and its lift over the finger's side, at an angle from the top. */
  readonly at: (angle: number, strand: 0 | 1) => { readonly yMm: number; readonly liftMm: number };
}

export function twistPath(ring: RingDesign, frame: RingFrame): TwistPath {
  if (isCord(ring, frame)) return cordPath(ring, frame);
  const { band, bandStones } = ring;
  const share = bandStones === null ? STRAND_SHARE.plain : STRAND_SHARE.set;
  const strandMm = clamp(band.widthMm * share, 1.25, 2.2);
  // On a finger three turns; about a wrist as many as keep the same lay.
  const turns = Math.max(3, Math.round((frame.innerRadiusMm * 2 * WOUND) / (strandMm * TWIST_LAY)));
  const phase = (angle: number): number => {
    const a = Math.atan2(Math.sin(angle), Math.cos(angle));
    const eased = clamp(a / WOUND, -1, 1);
    return Math.PI * turns * (eased * (1.5 - 0.5 * eased * eased));
  };
  const radiusY = Math.max(band.widthMm - strandMm, strandMm * 0.75) / 2;
  const rise = strandMm * 0.36;
  return {
    strandMm,
    heightMm: Math.max(1.2, strandMm * 0.92),
    turns,
    at: (angle, strand) => {
      const p = phase(angle) + strand * Math.PI;
      return { yMm: radiusY * Math.cos(p), liftMm: rise * (1 + Math.sin(p)) };
    },
  };
}

function cordPath({ band }: RingDesign, frame: RingFrame): TwistPath {
  const { ofWidth, ofThickness, lay, leastMm, mostMm } = CORD;
  const strandMm = clamp(Math.min(band.widthMm * ofWidth, band.thicknessMm / ofThickness), leastMm, mostMm);
  const turns = Math.max(3, Math.round((frame.innerRadiusMm * 2 * Math.PI) / (strandMm * lay)));
  const radiusY = Math.min(band.widthMm - strandMm, strandMm * 1.1) / 2;
  const rise = strandMm * 0.36;
  return {
    strandMm,
    heightMm: Math.max(1.2, strandMm * 0.92),
    turns,
    at: (angle, strand) => {
      const p = turns * angle + strand * Math.PI;
      return { yMm: radiusY * Math.cos(p), liftMm: rise * (1 + Math.sin(p)) };
    },
  };
}

/** Metal around both strands next to the opening, as thick as the band: what is at an end sits on it. Null on a closed band. */
export function twistCap(bench: Bench, ring: RingDesign, frame: RingFrame): Solid | null {
  if (!isCord(ring, frame)) return null;
  const { widthMm, thicknessMm } = ring.band;
  const reach = Math.max(CAP.leastMm, widthMm * CAP.ofWidth) / (frame.innerRadiusMm + thicknessMm);
  const half = palmOpening(ring, frame) + reach;
  return sweepRing(bench, 'cap', {
    innerRadiusMm: frame.innerRadiusMm,
    section: bandSection('court', widthMm, thicknessMm, 16),
    from: Math.PI - half,
    to: Math.PI + half,
    steps: CAP.steps,
    at: () => ({ width: 1, height: 1, yMm: 0, liftMm: 0 }),
  });
}

/** The two strands; the first has a flat outside where stones are set along it. */
export function twistStrands(bench: Bench, ring: RingDesign, frame: RingFrame): [Solid, Solid] {
  const path = twistPath(ring, frame);
  const wound = (strand: 0 | 1): Solid =>
    sweepRing(bench, 'strand', {
      innerRadiusMm: frame.innerRadiusMm,
      section: bandSection(
        strand === 0 && ring.bandStones !== null ? 'flat' : 'court',
        path.strandMm,
        path.heightMm,
        10,
      ),
      steps: 100 * path.turns,
      at: (angle) => ({ width: 1, height: 1, ...path.at(angle, strand) }),
    });
  return [wound(0), wound(1)];
}
