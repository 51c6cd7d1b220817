import type { Backdrop } from '@filigree/raytracer';
import { type Design, isRing, membersOf } from '../design/document.ts';
import { poseOf, poseOfSole } from '../design/piece/pose.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { IVORY_BACKDROP, NIGHT_BACKDROP } from './rigs.ts';

export const VIEW_NAMES = ['hero', 'top', 'front', 'macro'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/** The surroundings of a picture; views of one mood share a scene. */
export const MOODS = ['ivory', 'night'] as const;
export type Mood = (typeof MOODS)[number];

export interface MoodTemplate {
  readonly backdrop: Backdrop;
  readonly groundAlbedo: number;
  readonly groundGloss: number;
}

export const MOOD_TEMPLATES: Readonly<Record<Mood, MoodTemplate>> = {
  ivory: { backdrop: IVORY_BACKDROP, groundAlbedo: 0.71, groundGloss: 0.06 },
  night: { backdrop: NIGHT_BACKDROP, groundAlbedo: 0.38, groundGloss: 0.1 },
};

export interface ViewTemplate {
  readonly mood: Mood;
  readonly azimuthDegrees: number;
  readonly elevationDegrees: number;
  readonly fieldOfViewDegrees: number;
  readonly fill: number;
  readonly centerY: number;
  readonly lensRadiusMm: number;
  /** all: the whole piece; focus: what is looked at first, close. */
  readonly subject: 'all' | 'focus';
  /** In words, for the alt text. */
  readonly words: string;
}

/** Azimuth at which a ring with a head shows stone and band; a wide band is turned to show its face as well. */
const HEAD_AZIMUTH_DEGREES = { upTo3Mm: 23, perMm: 4, most: 38 } as const;
/** Bands alone are turned to show their face: the wider, the further. */
const BAND_AZIMUTH_DEGREES = { at2Mm: 38, perMm: 5, most: 56 } as const;

/** A ring whose top is what is looked at: a stone, or a motif, an emblem or a signet's face as its front, a chevron's point, open ends. */
export const showsTop = ({ band, centre, shoulders, openFront }: RingDesign): boolean =>
  centre !== null ||
  Boolean(openFront) ||
  band.form === 'chevron' ||
  band.form === 'curved' ||
  shoulders.kind === 'emblem' ||
  shoulders.kind === 'signet' ||
  (shoulders.kind === 'motif' && shoulders.place === 'front');

/** A flat front is looked down upon; a stone shows its side as well. */
const FLAT_FRONT_VIEWS: Readonly<Record<ViewName, Partial<ViewTemplate>>> = {
  hero: { elevationDegrees: 46 },
  top: { elevationDegrees: 68 },
  front: { elevationDegrees: 24 },
  macro: { elevationDegrees: 56 },
};

/** Of pieces that are not rings: lying and hanging ones show their face. */
const POSED_AZIMUTH_DEGREES = { stands: 26, hangs: 14, lies: 16 } as const;

/** What a finger bears of bands, mm: a stack is as broad as its rings. */
const breadthMm = (design: Design): number =>
  membersOf(design)
    .filter((member, at) => isRing(member) && (at === 0 || design.together !== undefined))
    .reduce((sum, member) => sum + (isRing(member) ? member.band.widthMm : 0), 0);

/** The azimuth of the hero view, about which the light is built. */
export function heroAzimuthDegrees(design: Design): number {
  const pose = poseOf(design);
  if (!isRing(design) || pose !== 'stands') return POSED_AZIMUTH_DEGREES[pose];
  if (showsTop(design)) {
    const { upTo3Mm, perMm, most } = HEAD_AZIMUTH_DEGREES;
    return Math.min(upTo3Mm + perMm * Math.max(design.band.widthMm - 3, 0), most);
  }
  const { at2Mm, perMm, most } = BAND_AZIMUTH_DEGREES;
  return Math.min(at2Mm + perMm * Math.max(breadthMm(design) - 2, 0), most);
}

export function viewTemplate(design: Design, view: ViewName): ViewTemplate {
  const azimuthDegrees = heroAzimuthDegrees(design);
  const template = standingView(azimuthDegrees, view);
  const pose = poseOf(design);
  if (design.companions !== undefined && pose === 'lies') {
    return { ...template, ...POSED_VIEWS.lies[view], ...(hasStanding(design) ? MIXED_VIEWS[view] : {}) };
  }
  if (!isRing(design) && design.carrier.kind === 'tiara') return { ...template, ...TIARA_VIEWS[view] };
  if (!isRing(design) && hasTail(design))
    return { ...template, ...POSED_VIEWS.hangs[view], ...TAILED_VIEWS[view] };
  if (isRing(design) && design.centre === null && showsTop(design)) {
    return { ...template, ...FLAT_FRONT_VIEWS[view] };
  }
  if (pose === 'stands') return template;
  return { ...template, ...POSED_VIEWS[pose][view] };
}

/** Whether pieces of a set stand among those that lie. */
const hasStanding = (design: Design): boolean =>
  membersOf(design).some((member) => poseOfSole(member) === 'stands');

/** What lies is seen from above, what stands from the side: a set of both from between. */
const MIXED_VIEWS: Readonly<Record<ViewName, Partial<ViewTemplate>>> = {
  hero: { elevationDegrees: 38 },
  top: { elevationDegrees: 70 },
  front: { elevationDegrees: 22 },
  macro: { elevationDegrees: 36 },
};

/** Where the camera stands for what does not stand on the ground itself; the rest is as for a ring. */
const POSED_VIEWS: Readonly<Record<'hangs' | 'lies', Readonly<Record<ViewName, Partial<ViewTemplate>>>>> = {
  hangs: {
    hero: { elevationDegrees: 7 },
    top: { azimuthDegrees: 44, elevationDegrees: 16, words: 'seen from the side' },
    front: { azimuthDegrees: 0, elevationDegrees: 0 },
    macro: { azimuthDegrees: 18, elevationDegrees: 10 },
  },
  lies: {
    hero: { elevationDegrees: 58 },
    top: { azimuthDegrees: 0, elevationDegrees: 86 },
    front: { azimuthDegrees: 0, elevationDegrees: 30 },
    macro: { azimuthDegrees: 20, elevationDegrees: 48 },
  },
};

/** A tiara is seen from the front and little from above, as it is worn; wide and low, it may come near the edges. */
const TIARA_VIEWS: Readonly<Record<ViewName, Partial<ViewTemplate>>> = {
  hero: { azimuthDegrees: 10, elevationDegrees: 19, fill: 0.93 },
  top: { azimuthDegrees: 20, elevationDegrees: 48, fill: 0.9 },
  front: { azimuthDegrees: 0, elevationDegrees: 6, fill: 0.9 },
  macro: { azimuthDegrees: 16, elevationDegrees: 14 },
};

const hasTail = ({ carrier, companions }: Exclude<Design, RingDesign>): boolean =>
  companions === undefined &&
  carrier.kind === 'chain' &&
  (carrier.tailMm !== null || carrier.harness !== undefined);

/** A chain that hangs far down is tall and narrow: it may come near the edges, that its links and stones are seen. */
const TAILED_VIEWS: Readonly<Record<ViewName, Partial<ViewTemplate>>> = {
  hero: { fill: 0.93, centerY: 0.495 },
  top: { fill: 0.9 },
  front: { fill: 0.92, centerY: 0.495 },
  macro: {},
};

function standingView(azimuthDegrees: number, view: ViewName): ViewTemplate {
  switch (view) {
    case 'hero':
      return {
        mood: 'ivory',
        azimuthDegrees,
        elevationDegrees: 30,
        fieldOfViewDegrees: 17.5,
        fill: 0.82,
        centerY: 0.485,
        lensRadiusMm: 0.3,
        subject: 'all',
        words: 'three-quarter view',
      };
    case 'top':
      return {
        mood: 'ivory',
        azimuthDegrees: azimuthDegrees * 0.5,
        elevationDegrees: 60,
        fieldOfViewDegrees: 17.5,
        fill: 0.82,
        centerY: 0.49,
        lensRadiusMm: 0.25,
        subject: 'all',
        words: 'seen from above',
      };
    case 'front':
      return {
        mood: 'ivory',
        azimuthDegrees: 12,
        elevationDegrees: 12,
        fieldOfViewDegrees: 17.5,
        fill: 0.8,
        centerY: 0.48,
        lensRadiusMm: 0.25,
        subject: 'all',
        words: 'seen from the front',
      };
    case 'macro':
      return {
        mood: 'night',
        azimuthDegrees: azimuthDegrees + 4,
        elevationDegrees: 36,
        fieldOfViewDegrees: 15,
        fill: 0.86,
        centerY: 0.47,
        lensRadiusMm: 0.45,
        subject: 'focus',
        words: 'close-up',
      };
  }
}
