// Smooth transparent bodies. A ray that enters a plane set or an ellipsoid is followed inside against that
// body alone until it leaves, which is many times cheaper than tracing the whole scene at each facet.

import {
  DIELECTRIC_CAUCHY_A,
  DIELECTRIC_CAUCHY_B,
  DIELECTRIC_INTERIOR,
  DIELECTRIC_INTERNAL,
  DIELECTRIC_SCATTER,
  DIELECTRIC_SCATTER_ALBEDO,
  ELLIPSOID_MATERIAL,
  GEM_CENTER,
  GEM_INTRUDED,
  GEM_MATERIAL,
  GEM_PLANES,
  GEM_PLANE_GROUPS,
  GEM_SCALE,
  GEM_TO_LOCAL,
  GEM_TO_WORLD,
  INTERIOR_CLEAR,
  INTERIOR_RATE,
  MATERIAL_BYTES,
  MATERIAL_COLOR,
  MATERIAL_DIELECTRIC,
  MATERIAL_KIND,
} from '../src/memory-layout';
import { bouncesUsed, countDiffuse, countReflection, countTransmission } from './bounces';
import { crossEllipsoid, ellipsoidDistance, ellipsoidNormal, onCut } from './ellipsoid';
import { frameOf, fromFrame } from './frame';
import { dielectricReflectance, transmittedSineSquared } from './fresnel';
import { deflected, knock, meetInterior, meetWeight, mirrored, mirrorNormal } from './interior';
import { facingNormal, keptByOpaque, opaqueDirection, scatterOpaque } from './opaque';
import { facet, facetDistance, facetNormal, leavePlanes } from './plane-set';
import { nextPair, nextRandom, sampleU, sampleV } from './sampler';
import { wavelengthAt, wavelengthColor } from './spectrum';
import { fromEllipsoid, placeInGem, pointInEllipsoid, toEllipsoid } from './stone-frame';
import { resolveSurface, shadingNormal, surfaceMaterial, surfaceNormal } from './surface';
import { countRays, HIT_TRIANGLE, hitDistance, hitKind, trace } from './traverse';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, dot, exponential, maxLane, mul, normalize, scale, splat, sub, transform, vec } from './vector';

/** Facets met inside one body before the light is given up; a brilliant returns all but 1e-3 of it within 30. */
const MOST_FACETS: i32 = 64;
/** Events between them before the same. */
const MOST_EVENTS: i32 = 512;
/** The first facets get stratified samples. */
const STRATIFIED_FACETS: i32 = 3;
/** New rays start this far (mm) off the surface. */
const LIFT: f32 = 5e-4;

/** Where the path goes on after passGem(), passEllipsoid() or passInterface(). */
export let outOrigin: v128 = f32x4.splat(0);
export let outDirection: v128 = f32x4.splat(0);
export let outWeight: v128 = f32x4.splat(0);
/**
 * After passGem() or passEllipsoid(): whether the light was scattered inside and leaves matt at outOrigin, about
 * outNormal; outDirection is one of all directions then, by their cosines.
 */
export let diffused: bool = false;
export let outNormal: v128 = f32x4.splat(0);
/**
 * After passGem() or passEllipsoid(): the share that the surface mirrors. When the path `splits` there, the rest has
 * gone in; else chance has decided.
 */
export let mirroredShare: f32 = 0;
/** After passInterface(): whether the light came through the interface. */
export let crossed: bool = false;

/** How light went on that was inside a mesh, after wanderInMesh(). */
export const STRAIGHT_ON: i32 = 0;
const TURNED_WITHIN: i32 = 1;
export const LEFT_MATT: i32 = 2;

/** Whether the path went through glass that separates colours. */
export let dispersed: bool = false;
/** Position in the band, -1 until one is drawn. */
let bandPosition: f32 = -1;
let bandShift: f32 = 0;
let materials: usize = 0;

/** Forgets the path before; the next one's wavelength is moved by `shift` of the band. */
export function beginDispersion(shift: f32): void {
  bandPosition = -1;
  bandShift = shift;
  dispersed = false;
}

export function bindDielectric(materialTable: usize): void {
  materials = materialTable;
}

@inline
function refractiveIndex(material: usize, wavelengthSample: f32): f32 {
  if (bandPosition < 0) {
    bandPosition = wavelengthSample + bandShift;
    if (bandPosition >= 1.0) bandPosition -= 1.0;
  }
  const wavelengthUm = wavelengthAt(bandPosition);
  return (
    load<f32>(material, DIELECTRIC_CAUCHY_A) +
    load<f32>(material, DIELECTRIC_CAUCHY_B) / (wavelengthUm * wavelengthUm)
  );
}

/** The wavelength's colour, once a path and only where the glass separates colours. */
@inline
function colorOnce(material: usize): void {
  if (dispersed || load<f32>(material, DIELECTRIC_CAUCHY_B) == 0) return;
  dispersed = true;
  outWeight = mul(outWeight, wavelengthColor(bandPosition));
}

/** d refracted at n (facing against d) into a medium of the relative index. */
@inline
function refract(d: v128, n: v128, cosIncident: f32, cosTransmitted: f32, relativeIndex: f32): v128 {
  const inverse: f32 = 1.0 / relativeIndex;
  return normalize(add(scale(d, inverse), scale(n, cosIncident * inverse - cosTransmitted)));
}

/** Light met a facet of a placed plane set from outside. */
export function passGem(gem: usize, part: i32, point: v128, d: v128, splits: bool): void {
  const planes: usize = load<u32>(gem, GEM_PLANES);
  const size = load<f32>(gem, GEM_SCALE);
  const n = facetNormal(planes, part);
  const center = v128.load(gem, GEM_CENTER);
  const local = scale(transform(gem + GEM_TO_LOCAL, sub(point, center)), 1.0 / size);
  const material = materials + <usize>load<i32>(gem, GEM_MATERIAL) * MATERIAL_BYTES;
  pass(material, true, gem, local, transform(gem + GEM_TO_LOCAL, d), n, size, splits);
  outOrigin = add(scale(transform(gem + GEM_TO_WORLD, outOrigin), size), center);
  outDirection = transform(gem + GEM_TO_WORLD, outDirection);
  if (diffused) outNormal = transform(gem + GEM_TO_WORLD, outNormal);
}

/** Light met a placed ellipsoid from outside. */
export function passEllipsoid(body: usize, part: i32, point: v128, d: v128, splits: bool): void {
  const material = materials + <usize>load<i32>(body, ELLIPSOID_MATERIAL) * MATERIAL_BYTES;
  pass(material, false, body, point, d, ellipsoidNormal(body, point, part != 0), 1, splits);
}

/** `millimetres` is the length of the frame's unit, in which point, direction and normal are given. */
function pass(
  material: usize,
  faceted: bool,
  body: usize,
  point: v128,
  direction: v128,
  normal: v128,
  millimetres: f32,
  splits: bool,
): void {
  diffused = false;
  const lift = LIFT / millimetres;
  let d = direction;
  let p = point;
  nextPair();
  const index = refractiveIndex(material, sampleV);
  outWeight = splat(1);
  const cosIncident = max<f32>(-dot(d, normal), 1e-4);
  const cosTransmitted = sqrt<f32>(1.0 - transmittedSineSquared(cosIncident, index));
  mirroredShare = dielectricReflectance(cosIncident, cosTransmitted, index);
  if (splits) outWeight = splat(1.0 - mirroredShare);
  else if (sampleU < mirroredShare) {
    countReflection();
    outDirection = along(d, normal, 2.0 * cosIncident);
    outOrigin = along(p, normal, lift);
    return;
  }
  countTransmission();
  colorOnce(material);
  d = refract(d, normal, cosIncident, cosTransmitted, index);

  const scatter = load<f32>(material, DIELECTRIC_SCATTER);
  const interior = load<i32>(material, DIELECTRIC_INTERIOR);
  const rate: f32 = scatter + (interior == INTERIOR_CLEAR ? <f32>0 : load<f32>(material, INTERIOR_RATE));
  const absorption = v128.load(material, MATERIAL_COLOR);
  let planes: usize = 0;
  let groups: i32 = 0;
  let intruded = false;
  if (faceted) {
    intruded = load<u32>(body, GEM_INTRUDED) != 0;
    planes = load<u32>(body, GEM_PLANES);
    groups = load<i32>(body, GEM_PLANE_GROUPS);
  }
  let travelled: f32 = 0;
  // Where the light came from the surface last, its normal there, and how far it went since.
  let lastPoint = p;
  let lastNormal = normal;
  let since: f32 = 0;
  let events = 0;
  let i = 0;
  while (i < MOST_FACETS) {
    let distance: f32 = 0;
    if (faceted) {
      leavePlanes(planes, groups, p, d);
      distance = facetDistance;
    } else if (crossEllipsoid(body, p, d, false)) distance = max<f32>(ellipsoidDistance, 0);
    // The search for intruders finds facets of its own.
    const part = facet;
    const met = intruded && meetIntruder(body, p, d, distance * millimetres);
    if (met) distance = hitDistance / millimetres;
    if (rate > 0) {
      const free: f32 = -Mathf.log(max<f32>(1.0 - nextRandom(), 1e-7)) / rate;
      if (free < distance * millimetres) {
        if (++events > MOST_EVENTS) break;
        travelled += free;
        if (nextRandom() * rate < scatter) {
          // Light that wanders ends at either side of a layer with the chance of the way to the other (the
          // gambler's ruin; diffusion through a slab without absorption).
          const passed = since + free;
          if (!met && nextRandom() * (since + distance * millimetres) < passed) {
            lastPoint = along(p, d, distance);
            lastNormal = faceted ? facetNormal(planes, part) : ellipsoidNormal(body, lastPoint, onCut);
          }
          leaveDiffused(material, lastPoint, lastNormal, lift);
          absorb(absorption, travelled);
          return;
        }
        p = along(p, d, free / millimetres);
        since += free;
        const place = faceted ? placeInGem(body, scale(p, millimetres)) : pointInEllipsoid(body, p);
        meetInterior(interior, material, place, faceted ? d : toEllipsoid(body, d), outWeight);
        outWeight = mul(outWeight, meetWeight);
        if (mirrored) {
          const n = faceted ? mirrorNormal : fromEllipsoid(body, mirrorNormal);
          d = along(d, n, -2.0 * dot(d, n));
        } else if (deflected) d = normalize(add(d, knock));
        continue;
      }
    }
    p = along(p, d, distance);
    travelled += distance * millimetres;
    if (bouncesUsed()) break;
    if (met) {
      bounceOffIntruder(body, p, d, millimetres);
      p = intruderOrigin;
      d = intruderDirection;
      since += distance * millimetres;
      continue;
    }
    const n = faceted ? facetNormal(planes, part) : ellipsoidNormal(body, p, onCut);
    const cosInside = max<f32>(dot(d, n), 0);
    const sine2 = transmittedSineSquared(cosInside, 1.0 / index);
    if (sine2 < 1.0) {
      const cosOutside = sqrt<f32>(1.0 - sine2);
      let u: f32;
      if (i < STRATIFIED_FACETS) {
        nextPair();
        u = sampleU;
      } else u = nextRandom();
      if (u >= dielectricReflectance(cosOutside, cosInside, index)) {
        countRays(<f64>(i + 1));
        countTransmission();
        outDirection = refract(d, scale(n, -1), cosInside, cosOutside, 1.0 / index);
        outOrigin = along(p, n, lift);
        absorb(absorption, travelled);
        return;
      }
    }
    countReflection();
    d = along(d, n, -2.0 * cosInside);
    lastPoint = p;
    lastNormal = n;
    since = 0;
    i++;
  }
  countRays(<f64>i);
  outWeight = splat(0);
  outDirection = d;
  outOrigin = p;
}

/** Light that was scattered inside leaves matt, less what the surface throws back until it is absorbed. */
function leaveDiffused(material: usize, point: v128, normal: v128, lift: f32): void {
  const albedo = v128.load(material, DIELECTRIC_SCATTER_ALBEDO);
  const internal = load<f32>(material, DIELECTRIC_INTERNAL);
  outWeight = mul(
    outWeight,
    f32x4.div(scale(albedo, 1.0 - internal), sub(splat(1), scale(albedo, internal))),
  );
  diffused = true;
  countDiffuse();
  outNormal = normal;
  outOrigin = along(point, normal, lift);
  frameOf(normal);
  nextPair();
  sineCosine(sampleV);
  const r = sqrt<f32>(sampleU);
  outDirection = fromFrame(vec(r * cosine, r * sine, sqrt<f32>(max<f32>(1.0 - sampleU, 1e-6))));
}

/**
 * Whether something opaque reaches into a stone and is met within `length` millimetres (claws overlap what they
 * hold when nobody cut a seat). Point and direction are in the stone's frame.
 */
function meetIntruder(gem: usize, p: v128, d: v128, length: f32): bool {
  const origin = add(scale(transform(gem + GEM_TO_WORLD, p), load<f32>(gem, GEM_SCALE)), v128.load(gem, GEM_CENTER));
  const direction = transform(gem + GEM_TO_WORLD, d);
  trace(origin, direction, length);
  if (hitKind != HIT_TRIANGLE) return false;
  resolveSurface(along(origin, direction, hitDistance));
  return load<i32>(surfaceMaterial, MATERIAL_KIND) != MATERIAL_DIELECTRIC;
}

let intruderOrigin: v128 = f32x4.splat(0);
let intruderDirection: v128 = f32x4.splat(0);

/** The light goes on inside the stone, mirrored or scattered by what meetIntruder() found at p. */
function bounceOffIntruder(gem: usize, p: v128, d: v128, millimetres: f32): void {
  const point = add(scale(transform(gem + GEM_TO_WORLD, p), millimetres), v128.load(gem, GEM_CENTER));
  scatterOpaque(surfaceMaterial, point, transform(gem + GEM_TO_WORLD, d), surfaceNormal, shadingNormal);
  outWeight = keptByOpaque(outWeight);
  intruderOrigin = along(p, transform(gem + GEM_TO_LOCAL, facingNormal), LIFT / millimetres);
  intruderDirection = transform(gem + GEM_TO_LOCAL, opaqueDirection);
}

/** Beer-Lambert over a length in millimetres. */
@inline
function absorb(absorption: v128, lengthMm: f32): void {
  if (maxLane(absorption) > 0) outWeight = mul(outWeight, exponential(scale(absorption, -lengthMm)));
}

let meshPoint: v128 = f32x4.splat(0);
let meshNormal: v128 = f32x4.splat(0);
let meshSince: f32 = 0;
let meshEvents: i32 = 0;

/** Light goes into a mesh, or is thrown back inside, at a point of its surface whose outward normal is given. */
export function goIntoMesh(point: v128, normal: v128): void {
  meshPoint = point;
  meshNormal = normal;
  meshSince = 0;
}

/**
 * Light of the colour `carried` inside a mesh goes from o along d to its surface at `lengthMm`, with the outward normal there; goIntoMesh() was
 * told where it came from. Tells what it met before: nothing, or something that TURNED it at outOrigin to outDirection,
 * or matter that scattered it until it LEFT_MATT (then as after passGem()). A mesh has no frame of its own: what is
 * inside stands in the world's.
 */
export function wanderInMesh(
  material: usize,
  carried: v128,
  o: v128,
  d: v128,
  lengthMm: f32,
  outward: v128,
): i32 {
  const scatter = load<f32>(material, DIELECTRIC_SCATTER);
  const interior = load<i32>(material, DIELECTRIC_INTERIOR);
  const rate: f32 = scatter + (interior == INTERIOR_CLEAR ? <f32>0 : load<f32>(material, INTERIOR_RATE));
  if (rate <= 0) return STRAIGHT_ON;
  if (meshSince == 0) meshEvents = 0;
  const free: f32 = -Mathf.log(max<f32>(1.0 - nextRandom(), 1e-7)) / rate;
  if (free >= lengthMm) return STRAIGHT_ON;
  outWeight = splat(1);
  absorb(v128.load(material, MATERIAL_COLOR), free);
  if (++meshEvents > MOST_EVENTS) {
    outWeight = splat(0);
    return TURNED_WITHIN;
  }
  if (nextRandom() * rate < scatter) {
    // As in pass(): the side is drawn by the ways to both.
    const passed = meshSince + free;
    const isFar = nextRandom() * (meshSince + lengthMm) < passed;
    leaveDiffused(material, isFar ? along(o, d, lengthMm) : meshPoint, isFar ? outward : meshNormal, LIFT);
    return LEFT_MATT;
  }
  outOrigin = along(o, d, free);
  outDirection = d;
  meshSince += free;
  meetInterior(interior, material, outOrigin, d, mul(carried, outWeight));
  outWeight = mul(outWeight, meetWeight);
  if (mirrored) outDirection = along(d, mirrorNormal, -2.0 * dot(d, mirrorNormal));
  else if (deflected) outDirection = normalize(add(d, knock));
  return TURNED_WITHIN;
}

/**
 * Light met the surface of a transparent mesh, from outside or from inside after `lengthMm` of glass. The
 * outward normal shades; the side is told by the caller from the true one.
 */
export function passInterface(
  material: usize,
  d: v128,
  outward: v128,
  leaving: bool,
  lengthMm: f32,
): void {
  nextPair();
  const index = refractiveIndex(material, sampleV);
  outWeight = splat(1);
  if (leaving) absorb(v128.load(material, MATERIAL_COLOR), lengthMm);
  const n = leaving ? scale(outward, -1) : outward;
  const relative: f32 = leaving ? 1.0 / index : index;
  const cosIncident = max<f32>(-dot(d, n), 1e-4);
  const sine2 = transmittedSineSquared(cosIncident, relative);
  crossed = false;
  if (sine2 < 1.0) {
    const cosTransmitted = sqrt<f32>(1.0 - sine2);
    if (sampleU >= dielectricReflectance(cosIncident, cosTransmitted, relative)) {
      crossed = true;
      countTransmission();
      colorOnce(material);
      outDirection = refract(d, n, cosIncident, cosTransmitted, relative);
      return;
    }
  }
  countReflection();
  outDirection = along(d, n, 2.0 * cosIncident);
}
