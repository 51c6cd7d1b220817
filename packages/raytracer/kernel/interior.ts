// What light meets inside a stone that is not clear glass. Events come at a constant greatest rate along the
// way, and each is then judged by what stands at its place, the rest passing on (Woodcock et al. 1965, delta
// tracking): nothing has to be marched through, and an event that mirrors a share of each colour lets the
// complement pass, so that no light is lost or made.

import {
  INTERIOR_AXIS,
  INTERIOR_COLOR,
  INTERIOR_INCLUSIONS,
  INTERIOR_PLAY_OF_COLOR,
  INTERIOR_SIZE,
  INTERIOR_SPREAD,
} from '../src/memory-layout';
import { cellBits, findCell, noiseVector, rise, tenBits, valueNoise } from './noise';
import { hash, nextRandom } from './sampler';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, cross, dot, normalize, scale, splat, sub, tangentOf, vec, x, y, z } from './vector';

/**
 * After meetInterior(): how much of each colour goes on in the way the event chose. When `mirrored`, the light
 * turns at mirrorNormal (of the stone's frame); when `deflected`, it is knocked off its way by `knock`.
 */
export let meetWeight: v128 = f32x4.splat(0);
export let mirrored: bool = false;
export let deflected: bool = false;
export let mirrorNormal: v128 = f32x4.splat(0);
export let knock: v128 = f32x4.splat(0);

/**
 * An event at a place of the stone's own millimetres, of light of the colour `carried` that goes along d of the
 * stone's frame.
 */
export function meetInterior(kind: i32, material: usize, place: v128, d: v128, carried: v128): void {
  mirrored = false;
  deflected = false;
  meetWeight = splat(1);
  if (kind == INTERIOR_INCLUSIONS) meetInclusion(material, place);
  else if (kind == INTERIOR_PLAY_OF_COLOR) meetDomain(material, place, d, carried);
  else meetLamella(material, d, carried);
}

/**
 * Mirrors `share` of each colour at n, or lets the rest through. The chance is the share of the light that is
 * carried, so that the sum of the carried colours stays the same either way and no path outshines others.
 */
function mirrorShare(share: v128, n: v128, carried: v128): void {
  const total: f32 = x(carried) + y(carried) + z(carried);
  if (total <= 0) return;
  const chance: f32 = dot(share, carried) / total;
  if (chance <= 0) return;
  if (chance >= 1 || nextRandom() < chance) {
    mirrored = true;
    mirrorNormal = n;
    meetWeight = scale(share, 1.0 / chance);
  } else meetWeight = scale(sub(splat(1), share), 1.0 / (1.0 - chance));
}

/** A unit normal about n, tilted by a Gaussian slope of the given standard deviation (Box and Muller 1958). */
function spreadNormal(n: v128, slope: f32): v128 {
  const r = slope * sqrt<f32>(-2.0 * Mathf.log(1.0 - 0.999 * nextRandom()));
  sineCosine(nextRandom());
  const t = tangentOf(n);
  return normalize(along(along(n, t, r * cosine), cross(n, t), r * sine));
}

/** Mean index of opal's silica spheres and the water between them: Sanders, Nature 204, 1964. */
const OPAL_INDEX: f32 = 1.45;
/** Spacing differs by this much from domain to domain and, through faults, within one. */
const DOMAIN_VARIATION: f32 = 0.16;
const FAULT_VARIATION: f32 = 0.035;

/** Families of close-packed planes of a stack, and the most of any colour that they mirror together. */
const FAMILIES: i32 = 4;
const MOST_MIRRORED: f32 = 0.95;

/**
 * Precious opal: domains of stacked spheres of one size, each turned its own way. A domain mirrors at its
 * close-packed planes the wavelength 2 n D cos(theta), D the planes' spacing (Bragg's law; Sanders 1964), at
 * any of the four families of such planes, which stand 70.5 degrees apart.
 */
function meetDomain(material: usize, place: v128, d: v128, carried: v128): void {
  const p = scale(place, 1.0 / load<f32>(material, INTERIOR_SIZE));
  findCell(along(p, noiseVector(scale(p, 1.8), 0xb1), 0.22), 0xb5);
  const bits = cellBits;
  const more = hash(bits);
  // The domain's first normal, uniform over the sphere, and the turn of the others about it.
  const up: f32 = 1.0 - 2.0 * tenBits(bits, 0);
  sineCosine(tenBits(bits, 10));
  const r = sqrt<f32>(max<f32>(1.0 - up * up, 0));
  const first = vec(r * cosine, r * sine, up);
  const t = tangentOf(first);
  const b = cross(first, t);
  // Stacking faults: stripes across the domain.
  const fault = valueNoise(vec(dot(place, first) * 5.0, tenBits(more, 0) * 64.0, 0.5), 0xb9);
  const spacing: f32 =
    x(v128.load(material, INTERIOR_COLOR)) *
    (1.0 + DOMAIN_VARIATION * (tenBits(more, 10) - 0.5) * 2.0 + FAULT_VARIATION * fault);
  // Domains of disordered spheres mirror less.
  const order: f32 = 0.45 + 0.5 * tenBits(more, 20);
  // Planes are not quite parallel: the same small tilt for all of this event.
  const spread = load<f32>(material, INTERIOR_SPREAD);
  const tilt = scale(vec(bell(), bell(), bell()), spread);
  const pick = nextRandom();
  const total: f32 = x(carried) + y(carried) + z(carried);
  if (total <= 0) return;
  let all = splat(0);
  let chances: f32 = 0;
  for (let family = 0; family < FAMILIES; family++) {
    let n = first;
    if (family > 0) {
      sineCosine((tenBits(bits, 20) + <f32>(family - 1)) * <f32>(1.0 / 3.0));
      // Cosine and sine of 70.53 degrees.
      n = add(scale(first, 0.333333), scale(add(scale(t, cosine), scale(b, sine)), 0.942809));
    }
    n = normalize(add(n, tilt));
    const nm: f32 = 2.0 * OPAL_INDEX * spacing * abs<f32>(dot(d, n));
    let share = scale(
      vec(band(nm, 635, 85) + <f32>0.25 * band(nm, 415, 35), band(nm, 535, 70), band(nm, 452, 62)),
      order,
    );
    // Where two families mirror one colour they cannot mirror more than there is.
    share = f32x4.min(share, sub(splat(MOST_MIRRORED), all));
    const chance: f32 = dot(share, carried) / total;
    if (!mirrored && pick < chances + chance) {
      mirrored = true;
      mirrorNormal = n;
      meetWeight = scale(share, 1.0 / chance);
    }
    chances += chance;
    all = add(all, share);
  }
  if (!mirrored) meetWeight = scale(sub(splat(1), all), 1.0 / (1.0 - chances));
}

/** A number of mean 0 and variance 1, bell-shaped: the sum of three even ones. */
@inline
function bell(): f32 {
  return 2.0 * (nextRandom() + nextRandom() + nextRandom()) - 3.0;
}

/** A colour's response about its wavelength: a bump of the given half width. */
@inline
function band(nm: f32, center: f32, halfWidth: f32): f32 {
  const q = (nm - center) / halfWidth;
  const rest: f32 = max<f32>(1.0 - q * q, 0);
  return rest * rest;
}

/** Slope by which light that passes a lamella wanders. */
const LAMELLA_KNOCK: f32 = 0.2;

/**
 * Moonstone: lamellae of albite in orthoclase, all nearly parallel, thin enough to send back blue the most; what
 * passes them wanders a little, so that nothing is seen sharply through the stone.
 */
function meetLamella(material: usize, d: v128, carried: v128): void {
  const n = spreadNormal(v128.load(material, INTERIOR_AXIS), load<f32>(material, INTERIOR_SPREAD));
  mirrorShare(v128.load(material, INTERIOR_COLOR), dot(d, n) > 0 ? scale(n, -1) : n, carried);
  if (!mirrored) knockBy(LAMELLA_KNOCK);
}

/** Slope by which a veil knocks light off its way. */
const VEIL_KNOCK: f32 = 0.42;

/** Jardin: veils of tiny drops along healed cracks, in patches, and a breath of growth haze. */
function meetInclusion(material: usize, place: v128): void {
  const p = scale(place, 1.0 / load<f32>(material, INTERIOR_SIZE));
  const patch = rise(-0.25, 0.45, valueNoise(scale(p, 0.6), 0xc1));
  if (patch <= 0) return;
  const bent = along(p, noiseVector(scale(p, 1.7), 0xc3), 0.18);
  // Two sets of veils that run through each other, and needles between.
  const first: f32 = 1.0 - rise(0.015, 0.075, abs<f32>(valueNoise(bent, 0xc7)));
  const second: f32 = 1.0 - rise(0.01, 0.05, abs<f32>(valueNoise(scale(bent, 1.6), 0xc9)));
  const veil = max<f32>(first, 0.8 * second);
  const drops: f32 = 0.3 + 0.7 * rise(-0.1, 0.35, valueNoise(scale(p, 11.0), 0xcb));
  if (nextRandom() >= patch * (veil * drops + <f32>0.02)) return;
  knockBy(VEIL_KNOCK + <f32>0.5 * nextRandom());
}

function knockBy(slope: f32): void {
  deflected = true;
  const up: f32 = 1.0 - 2.0 * nextRandom();
  sineCosine(nextRandom());
  const r = sqrt<f32>(max<f32>(1.0 - up * up, 0));
  knock = scale(vec(r * cosine, r * sine, up), slope);
}
