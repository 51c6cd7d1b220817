import { BOMBE_PALM_MM, isBombe } from '../../design/ring/bombe.ts';
import type { RingDesign } from '../../design/ring/document.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { gemOf } from '../stones/placing.ts';
import { clamp, mixNumber, radians, smoothstep } from '../vec.ts';
import { DOME_RELIEF_FROM, domeRibs } from './domeRibs.ts';
import { reliefOfOne } from './finishZones.ts';
import type { RingFrame } from './frame.ts';
import { bandSection, ringShape } from './section.ts';
import { reliefOf, reliefSections } from './surface.ts';
import { type Sweep, sweepRing } from './sweep.ts';
import { twigShank } from './twig.ts';
import { twistCap, twistStrands } from './twist.ts';

/** 0 at the top of the ring, 1 at the palm. */
const palmShare = (angle: number): number => smoothstep(0.12, 0.92, (1 - Math.cos(angle)) / 2);

/** The same of a dome ring, which begins to fall away at once and is a narrow shank below the sides of the finger. */
const domeShare = (angle: number): number => smoothstep(0, 0.84, (1 - Math.cos(angle)) / 2);

/** Angle from the top, 0 to pi, either way round. */
const fromTop = (angle: number): number => Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));

/** Width and thickness of the whole shank at an angle, by taper and shoulders. */
export function shankAt(ring: RingDesign, angle: number): { widthMm: number; thicknessMm: number } {
  const { band, shoulders } = ring;
  if (isBombe(band)) {
    const share = domeShare(angle);
    return {
      widthMm: band.widthMm * mixNumber(1, band.palmTaper, share),
      thicknessMm: mixNumber(band.thicknessMm, Math.min(band.thicknessMm, BOMBE_PALM_MM), share),
    };
  }
  const palm = palmShare(angle);
  let width = band.widthMm * mixNumber(1, band.palmTaper, palm);
  const near = 1 - smoothstep(radians(6), radians(62), fromTop(angle));
  if (shoulders.kind === 'tapered') width *= mixNumber(1, shoulders.widthShare, near);
  // The palm is a little thinner too, but never under the least a shank may have after finishing.
  const thin = Math.max(1.1 / band.thicknessMm, mixNumber(1, band.palmTaper, 0.45));
  return { widthMm: width, thicknessMm: band.thicknessMm * mixNumber(1, Math.min(1, thin), palm) };
}

/** Distance (mm along Y) between the middles of the two strands of a split shank at an angle. */
export function splitSpreadMm(ring: RingDesign, angle: number): number {
  const strand = strandWidthMm(ring);
  const closed = shankAt(ring, angle).widthMm - strand;
  const reach = ring.centre ? ring.centre.widthMm * 0.5 : 2.4;
  const openMm = clamp(reach, strand * 1.6, 5.5);
  const t = 1 - smoothstep(radians(14), radians(66), fromTop(angle));
  return mixNumber(closed, openMm, t);
}

export const strandWidthMm = (ring: RingDesign): number => Math.max(1.2, ring.band.widthMm * 0.54);

/** Depth of a chevron's point, the arc on each side that it takes, and the softness of its tip, mm. */
const CHEVRON_MM = { depth: 4.2, reach: 11, tip: 0.45 } as const;

/** How far the middle of the band lies off its plane at an angle, mm along the finger: the point of a chevron, a bow, waves that cross it at the top. */
export function bandOffsetMm(ring: RingDesign, angle: number): number {
  if (ring.band.form === 'curved' && ring.band.bow) return bowAt(ring, ring.band.bow, angle);
  const { waves } = ring.band;
  if (ring.band.form === 'wavy' && waves) return (waves.heightMm / 2) * Math.sin(waves.count * angle);
  if (ring.band.form !== 'chevron') return 0;
  const { depth, reach, tip } = CHEVRON_MM;
  const arc = fromTop(angle) * (ring.size.innerDiameterMm / 2 + ring.band.thicknessMm);
  const from = Math.hypot(arc, tip) - tip;
  const rise = 1 - from / reach;
  // Straight arms that run out into the band with a soft bend: a rounded max(0, rise).
  return (-depth * (rise + Math.hypot(rise, 0.12))) / 2;
}

/** A soft bow: a raised cosine, flat in its middle and where it runs out into the band. */
function bowAt(ring: RingDesign, { depthMm, reachMm }: Bow, angle: number): number {
  const share = Math.min(1, arcMm(ring, angle) / reachMm);
  return (-depthMm * (1 + Math.cos(Math.PI * share))) / 2;
}

type Bow = NonNullable<RingDesign['band']['bow']>;

const arcMm = (ring: RingDesign, angle: number): number =>
  fromTop(angle) * (ring.size.innerDiameterMm / 2 + ring.band.thicknessMm);

/** A bow and a wave are as broad across its own way as elsewhere: along the finger they are longer by this where they lean. */
export function leanAt(ring: RingDesign, angle: number): number {
  const { bow, form, waves } = ring.band;
  if (form === 'wavy' && waves) {
    const radiusMm = ring.size.innerDiameterMm / 2 + ring.band.thicknessMm;
    return Math.hypot(1, ((waves.heightMm * waves.count) / (2 * radiusMm)) * Math.cos(waves.count * angle));
  }
  if (form !== 'curved' || !bow) return 1;
  const share = Math.min(1, arcMm(ring, angle) / bow.reachMm);
  return Math.hypot(1, ((bow.depthMm * Math.PI) / (2 * bow.reachMm)) * Math.sin(Math.PI * share));
}

/** The shank as one solid, by its form. */
export function buildShank(bench: Bench, ring: RingDesign, frame: RingFrame): Solid {
  const { band } = ring;
  switch (band.form) {
    case 'single':
    case 'chevron':
    case 'curved':
    case 'wavy':
      if (band.twig)
        return twigShank(bench, frame, (angle) => shankAt(ring, angle), band.twig, ring.head !== null);
      return ring.head?.kind === 'tension'
        ? tensionShank(bench, ring, frame)
        : singleShank(bench, ring, frame);
    case 'split':
      return splitShank(bench, ring, frame);
    case 'twist':
      return bench.union(
        [...twistStrands(bench, ring, frame), twistCap(bench, ring, frame)].filter((x) => x !== null),
      );
    case 'bypass':
      return bypassShank(bench, ring, frame);
    case 'coil':
      return coilShank(bench, ring, frame);
  }
}

function plainSweep(ring: RingDesign, frame: RingFrame): Sweep {
  const { band } = ring;
  const whole = reliefOf(band.texture, frame.outerRadiusMm, band.widthMm);
  const relief = band.ribs
    ? domeRibs(band.ribs, frame.outerRadiusMm, band.widthMm)
    : whole === null
      ? null
      : reliefOfOne(whole, band);
  const fine = relief !== null;
  const acrossSteps = fine ? Math.round(clamp(band.widthMm / 0.11, 24, 72)) : 16;
  return {
    innerRadiusMm: frame.innerRadiusMm,
    section: bandSection(
      band.profile,
      band.widthMm,
      band.thicknessMm,
      acrossSteps,
      band.edge,
      ringShape(ring),
    ),
    relief,
    ...(isBombe(band) && { reliefFrom: DOME_RELIEF_FROM }),
    steps: fine ? reliefSections(frame.outerRadiusMm) : 216,
    at: (angle) => {
      const { widthMm, thicknessMm } = shankAt(ring, angle);
      return {
        width: (widthMm / band.widthMm) * leanAt(ring, angle),
        height: thicknessMm / band.thicknessMm,
        yMm: bandOffsetMm(ring, angle),
        liftMm: 0,
      };
    },
  };
}

function singleShank(bench: Bench, ring: RingDesign, frame: RingFrame): Solid {
  const sweep = plainSweep(ring, frame);
  const solid = sweepRing(bench, 'shank', sweep);
  // Hammered and grained surfaces are sampled finely, then thinned where they are smooth.
  return sweep.relief ? bench.simplified(solid, 0.004) : solid;
}

/** Radius of the girdle of a stone held in tension: its culet just clears the finger. */
export function tensionGirdleRadius(ring: RingDesign, frame: RingFrame): number {
  const pavilion = ring.centre ? gemOf(ring.centre).pavilionMm : 2;
  return frame.innerRadiusMm + Math.max(frame.thicknessMm * 0.6, pavilion + 0.5);
}

/** How deep the girdle sits in the ends of the band. */
const TENSION_GRIP_MM = 0.4;

/** Half the angle of the gap that a tension-set stone bridges. */
function tensionGapAngle(ring: RingDesign, frame: RingFrame): number {
  const across = ring.centre ? acrossBandMm(ring) : 4;
  const grip = Math.min(TENSION_GRIP_MM, across * 0.09);
  return Math.asin(clamp((across / 2 - grip) / tensionGirdleRadius(ring, frame), 0.05, 0.9));
}

/** Extent of the centre stone along the band. */
export function acrossBandMm(ring: RingDesign): number {
  if (!ring.centre) return 0;
  return ring.centre.orientation === 'along-finger' ? ring.centre.widthMm : ring.centre.lengthMm;
}

/** Extent of the centre stone along the finger. */
export function alongFingerMm(ring: RingDesign): number {
  if (!ring.centre) return 0;
  return ring.centre.orientation === 'along-finger' ? ring.centre.lengthMm : ring.centre.widthMm;
}

function tensionShank(bench: Bench, ring: RingDesign, frame: RingFrame): Solid {
  const gap = tensionGapAngle(ring, frame);
  const plain = plainSweep(ring, frame);
  // The ends rise to hold the girdle well inside their height.
  const raised = (tensionGirdleRadius(ring, frame) + 0.75 - frame.innerRadiusMm) / ring.band.thicknessMm;
  return sweepRing(bench, 'shank', {
    ...plain,
    from: gap,
    to: 2 * Math.PI - gap,
    at: (angle) => {
      const at = plain.at(angle);
      const near = 1 - smoothstep(gap, gap + 1.25, fromTop(angle));
      return {
        ...at,
        width: at.width * mixNumber(1, 0.84, near),
        height: at.height * mixNumber(1, Math.max(1, raised), near),
      };
    },
  });
}

function splitShank(bench: Bench, ring: RingDesign, frame: RingFrame): Solid {
  const { band } = ring;
  const strand = strandWidthMm(ring);
  const section = bandSection(band.profile, strand, band.thicknessMm, 10);
  const strands = [-1, 1].map((side) =>
    sweepRing(bench, 'strand', {
      innerRadiusMm: frame.innerRadiusMm,
      section,
      steps: 216,
      at: (angle) => ({
        width: 1,
        height: shankAt(ring, angle).thicknessMm / band.thicknessMm,
        yMm: (side * splitSpreadMm(ring, angle)) / 2,
        liftMm: 0,
      }),
    }),
  );
  // Between the strands, up to the crotch of the split, the bar is whole.
  const crotch = crotchAngle(ring);
  const whole = sweepRing(bench, 'shank', {
    innerRadiusMm: frame.innerRadiusMm,
    section: bandSection(band.profile, band.widthMm, band.thicknessMm, 16),
    steps: 200,
    from: crotch,
    to: 2 * Math.PI - crotch,
    at: (angle) => {
      const { widthMm, thicknessMm } = shankAt(ring, angle);
      return { width: widthMm / band.widthMm, height: thicknessMm / band.thicknessMm, yMm: 0, liftMm: 0 };
    },
  });
  return bench.union([...strands, whole]);
}

/** Where the strands have parted by a hair: found by halving. */
function crotchAngle(ring: RingDesign): number {
  const strand = strandWidthMm(ring);
  let low = radians(10);
  let high = radians(80);
  for (let i = 0; i < 30; i++) {
    const mid = (low + high) / 2;
    if (splitSpreadMm(ring, mid) > strand * 0.99) low = mid;
    else high = mid;
  }
  return high;
}

function bypassShank(bench: Bench, ring: RingDesign, frame: RingFrame): Solid {
  const { band } = ring;
  // The head stands on both ends: their inner edges stay under its foot.
  const offset = Math.min(
    Math.max(band.widthMm * 0.62, alongFingerMm(ring) * 0.36),
    band.widthMm * 0.33 + alongFingerMm(ring) * 0.15,
  );
  const over = radians(34);
  const from = -over;
  const to = 2 * Math.PI + over;
  return sweepRing(bench, 'shank', {
    innerRadiusMm: frame.innerRadiusMm,
    section: bandSection(band.profile, band.widthMm, band.thicknessMm, 16),
    steps: 320,
    from,
    to,
    at: (angle) => {
      // From -over to 2pi + over: the ends pass each other on either side of the head.
      const s = (angle - from) / (to - from);
      const out = 1 - smoothstep(0.02, 0.3, s) - smoothstep(0.7, 0.98, s);
      const nearEnd = 1 - Math.min(smoothstep(0, 0.16, s), 1 - smoothstep(0.84, 1, s));
      const { widthMm, thicknessMm } = shankAt(ring, angle);
      return {
        width: (widthMm / band.widthMm) * mixNumber(1, 0.66, nearEnd) * roundedEnd(s),
        height:
          (thicknessMm / band.thicknessMm) * mixNumber(1, 0.88, nearEnd) * mixNumber(1, roundedEnd(s), 0.75),
        yMm: offset * sideOf(s, out),
        liftMm: 0,
      };
    },
  });
}

/** Light between neighbouring turns of a coil, mm, and the part of a turn by which both ends pass beyond the top. */
const COIL = { lightMm: 0.22, beyond: 0.3 } as const;
/** The ends narrow over the last part of a turn. */
const COIL_END = 0.35;

/** One bar that winds about the finger, its ends in sight on either side of the top. */
function coilShank(bench: Bench, ring: RingDesign, frame: RingFrame): Solid {
  const { band } = ring;
  const whole = Math.max(1, Math.floor(band.turns ?? 2));
  const turns = whole + COIL.beyond;
  const pitch = band.widthMm + COIL.lightMm;
  // Its middle lies at the top or at the palm, so that the ends come out beside the top.
  const middle = whole % 2 === 0 ? 0 : Math.PI;
  const from = middle - turns * Math.PI;
  const to = middle + turns * Math.PI;
  const yAt = (angle: number): number => (pitch * (angle - middle)) / (2 * Math.PI);
  const { relief, section } = plainSweep(ring, frame);
  const steps = relief ? reliefSections(frame.outerRadiusMm) : 216;
  const solid = sweepRing(bench, 'coil', {
    innerRadiusMm: frame.innerRadiusMm,
    section,
    relief: relief ? (angle, y) => relief(angle, y - yAt(angle)) : null,
    steps: Math.round(steps * turns),
    from,
    to,
    at: (angle) => {
      const fromEnd = Math.min(angle - from, to - angle) / (2 * Math.PI * COIL_END);
      const narrow = mixNumber(0.6, 1, smoothstep(0, 1, fromEnd));
      // The tip itself is round.
      const tip = roundTip((fromEnd * COIL_END * 2 * Math.PI * frame.outerRadiusMm) / band.widthMm);
      return {
        width: narrow * tip,
        height: mixNumber(0.85, 1, narrow) * mixNumber(1, tip, 0.7),
        yMm: yAt(angle),
        liftMm: 0,
      };
    },
  });
  return relief ? bench.simplified(solid, 0.004) : solid;
}

/** Rounds the end of a bar like that of a finger: `widths` from it, in widths of the bar. */
function roundTip(widths: number): number {
  const t = clamp(widths / 0.4, 0, 1);
  return mixNumber(0.12, 1, Math.sqrt(1 - (1 - t) * (1 - t)));
}

/** +1 at the start, -1 at the end, 0 through the palm. */
const sideOf = (s: number, out: number): number => (s < 0.5 ? Math.max(0, out) : Math.min(0, out));

/** Rounds the last tenth of a bar like the end of a finger. */
function roundedEnd(s: number): number {
  const t = clamp(Math.min(s, 1 - s) / 0.045, 0, 1);
  return mixNumber(0.12, 1, Math.sqrt(1 - (1 - t) * (1 - t)));
}
