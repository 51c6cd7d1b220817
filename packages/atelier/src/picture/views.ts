import type { Backdrop } from '@filigree/raytracer';
import type { Design } from '../design/document.ts';
import { IVORY_BACKDROP, NIGHT_BACKDROP, NIGHT_RIG, type RigTemplate, STUDIO_RIG } from './rigs.ts';

export const VIEW_NAMES = ['hero', 'top', 'front', 'macro'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

/** The surroundings of a picture; views of one mood share a scene. */
export const MOODS = ['ivory', 'night'] as const;
export type Mood = (typeof MOODS)[number];

export interface MoodTemplate {
  readonly rig: RigTemplate;
  readonly backdrop: Backdrop;
  readonly groundAlbedo: number;
  readonly groundGloss: number;
}

export const MOOD_TEMPLATES: Readonly<Record<Mood, MoodTemplate>> = {
  ivory: { rig: STUDIO_RIG, backdrop: IVORY_BACKDROP, groundAlbedo: 0.71, groundGloss: 0.06 },
  night: { rig: NIGHT_RIG, backdrop: NIGHT_BACKDROP, groundAlbedo: 0.38, groundGloss: 0.1 },
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

/** The azimuth of the hero view, about which the light is built. */
export function heroAzimuthDegrees(design: Design): number {
  if (design.centre !== null) {
    const { upTo3Mm, perMm, most } = HEAD_AZIMUTH_DEGREES;
    return Math.min(upTo3Mm + perMm * Math.max(design.band.widthMm - 3, 0), most);
  }
  const { at2Mm, perMm, most } = BAND_AZIMUTH_DEGREES;
  return Math.min(at2Mm + perMm * Math.max(design.band.widthMm - 2, 0), most);
}

export function viewTemplate(design: Design, view: ViewName): ViewTemplate {
  const azimuthDegrees = heroAzimuthDegrees(design);
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
