/**
 * Colours that a stone can be asked for beside its usual one (a pink sapphire, a black diamond), as light lost
 * per millimetre in a stone of 7 mm: tints chosen under the house rig, not measurements.
 */
import type { Rgb } from '@filigree/raytracer';

export type StoneColour =
  | 'colourless'
  | 'red'
  | 'pink'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'violet'
  | 'purple'
  | 'brown'
  | 'grey'
  | 'black'
  | 'white';

export const COLOUR_ABSORPTION_PER_MM: Readonly<Record<StoneColour, Rgb>> = {
  colourless: [0.0006, 0.0007, 0.001],
  red: [0.03, 0.7, 0.44],
  pink: [0.012, 0.2, 0.085],
  orange: [0.012, 0.17, 0.62],
  yellow: [0.006, 0.035, 0.42],
  green: [0.46, 0.075, 0.3],
  teal: [0.36, 0.07, 0.1],
  blue: [0.4, 0.22, 0.026],
  violet: [0.26, 0.33, 0.04],
  purple: [0.16, 0.38, 0.07],
  brown: [0.09, 0.22, 0.46],
  grey: [0.05, 0.05, 0.046],
  black: [1.6, 1.6, 1.55],
  white: [0.0006, 0.0007, 0.001],
};

/** Pigments of opaque stones and pearls asked for in another colour, linear RGB. */
export const COLOUR_ALBEDO: Readonly<Record<StoneColour, Rgb>> = {
  colourless: [0.8, 0.8, 0.8],
  red: [0.34, 0.02, 0.02],
  pink: [0.8, 0.6, 0.58],
  orange: [0.6, 0.19, 0.05],
  yellow: [0.78, 0.66, 0.4],
  green: [0.05, 0.3, 0.13],
  teal: [0.03, 0.34, 0.36],
  blue: [0.04, 0.1, 0.42],
  violet: [0.25, 0.16, 0.5],
  purple: [0.24, 0.08, 0.34],
  brown: [0.2, 0.1, 0.05],
  grey: [0.3, 0.3, 0.32],
  black: [0.012, 0.013, 0.015],
  white: [0.84, 0.81, 0.77],
};
