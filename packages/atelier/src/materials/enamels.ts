import type { CoatedMaterial, Rgb } from '@filigree/raytracer';
import { enamelMaterial } from './metal-material.ts';

/** Vitreous enamels as enamellers sell them. */
export const ENAMEL_COLOURS = [
  'white',
  'ivory',
  'black',
  'red',
  'coral',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'navy',
  'violet',
  'pink',
] as const;
export type EnamelColour = (typeof ENAMEL_COLOURS)[number];

/** Pigments of fired enamels as linear reflectance, chosen by eye against enamellers' colour plates. */
const ALBEDO: Readonly<Record<EnamelColour, Rgb>> = {
  white: [0.78, 0.77, 0.73],
  ivory: [0.72, 0.62, 0.43],
  black: [0.006, 0.006, 0.007],
  red: [0.4, 0.008, 0.012],
  coral: [0.62, 0.09, 0.05],
  yellow: [0.72, 0.42, 0.02],
  green: [0.008, 0.14, 0.045],
  turquoise: [0.02, 0.33, 0.34],
  blue: [0.008, 0.055, 0.36],
  navy: [0.005, 0.012, 0.085],
  violet: [0.11, 0.018, 0.22],
  pink: [0.66, 0.2, 0.27],
};

/** The look of a fired enamel: glossy glass over its pigment. */
export const enamelLook = (colour: EnamelColour): CoatedMaterial => enamelMaterial(ALBEDO[colour]);
