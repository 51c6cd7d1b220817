// Dispersion with one wavelength a path. A path that meets dispersive glass is traced three times with the same
// random numbers and wavelengths a third of the band apart ("hero wavelength" sampling, Wilkie et al. 2014, of
// three wavelengths, each with its own way through the stone). The response of each colour is a squared raised
// cosine of the position in the band: it has only two harmonics, so its sum over any three such wavelengths is
// the same, and light that was not dispersed comes out exactly white, without coloured noise.

import { cosine, sineCosine } from './trigonometry';

const SHORTEST_UM: f32 = 0.4;
const BAND_UM: f32 = 0.28;
/** Where in the band red, green and blue peak: 621, 540 and 459 nm. */
const RED_AT: f32 = 0.79;
const GREEN_AT: f32 = 0.5;
const BLUE_AT: f32 = 0.21;

/** Wavelengths traced for one dispersed sample. */
export const WAVELENGTHS: i32 = 3;

/** Wavelength in micrometres for a number in [0, 1). */
@inline
export function wavelengthAt(u: f32): f32 {
  return SHORTEST_UM + BAND_UM * u;
}

/** Colour of a path at the position u in the band; its mean over the band is (1, 1, 1). */
export function wavelengthColor(u: f32): v128 {
  return f32x4(response(u - RED_AT), response(u - GREEN_AT), response(u - BLUE_AT), 0);
}

@inline
function response(distance: f32): f32 {
  sineCosine(distance - floor<f32>(distance));
  const raised: f32 = 1.0 + cosine;
  return raised * raised * <f32>(2.0 / 3.0);
}
