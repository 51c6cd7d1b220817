// One light path, followed backwards from the eye until it leaves the scene or reaches the ground.

import {
  ELLIPSOID_MATERIAL,
  GEM_MATERIAL,
  GEM_PLANES,
  GEM_TO_WORLD,
  HEADER_ADDRESS,
  HEADER_MATERIALS,
  HEADER_SHADING,
  MATERIAL_BYTES,
  MATERIAL_CONDUCTOR,
  MATERIAL_DIELECTRIC,
  MATERIAL_KIND,
  SHADING_BYTES,
  SHADING_MATERIAL,
} from '../src/memory-layout';
import { coatedWeight, fromBody, scatterCoated } from './coated';
import { conductorWeight, scatterConductor } from './conductor';
import {
  beginDispersion,
  bindDielectric,
  crossed,
  outDirection,
  outOrigin,
  outWeight,
  passEllipsoid,
  passGem,
  passInterface,
} from './dielectric';
import { ellipsoidNormal } from './ellipsoid';
import {
  groundAlbedo,
  groundDistance,
  groundGloss,
  groundGlossAlpha,
  groundIrradiance,
  groundNormal,
  groundShadow,
} from './ground';
import { directDirection, directRadiance, sampleDirect, sharpenForGem, surroundings, surroundingsBesideDirect } from './lights';
import { facetNormal } from './plane-set';
import { nextPair, nextRandom, sampleU, sampleV } from './sampler';
import {
  HIT_GEM,
  HIT_NOTHING,
  HIT_TRIANGLE,
  hitDistance,
  hitKind,
  hitNumber,
  hitPart,
  hitTriangleNormal,
  hitU,
  hitV,
  trace,
} from './traverse';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, cross, dot, maxLane, mul, normalize, scale, splat, sub, tangentOf, transform } from './vector';

const LONGEST_PATH: i32 = 24;
/** Paths that carry less are ended by chance (Arvo and Kirk, "Particle Transport and Image Synthesis", 1990). */
const ROULETTE_BELOW: f32 = 0.12;
const LIFT: f32 = 5e-4;
const FAR: f32 = 1e30;

/** How a path is used. */
export const FROM_CAMERA: i32 = 0;
/** From a camera that shall see no backdrop. */
export const FROM_CAMERA_TRANSPARENT: i32 = 1;
/** From the ground: the result is the difference to a path that met nothing. */
export const FROM_GROUND: i32 = 2;

/** What the path met first, for the denoiser and the alpha channel. */
export let firstKind: i32 = 0;
export let firstNormal: v128 = f32x4.splat(0);

/** The ground is a kind of hit beside traverse's. */
const HIT_GROUND: i32 = 4;

let shading: usize = 0;
let materials: usize = 0;

export function bindPath(): void {
  shading = load<u32>(HEADER_ADDRESS, HEADER_SHADING);
  materials = load<u32>(HEADER_ADDRESS, HEADER_MATERIALS);
  bindDielectric(materials);
}

@inline
function cornerNormal(p: usize): v128 {
  return f32x4(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8), 0);
}

/**
 * Radiance along a ray; `backdrop` is what a camera ray sees that meets nothing. Its wavelength, should it need
 * one, is moved by `bandShift` of the band from the one that the sampler draws.
 */
export function radiance(origin: v128, direction: v128, backdrop: v128, use: i32, bandShift: f32): v128 {
  let o = origin;
  let d = direction;
  let throughput = splat(1);
  let light = splat(0);
  // Whether what the ray would have found in an empty scene is to be subtracted at the first thing it meets.
  let controlled = use == FROM_GROUND;
  let throughGem = false;
  // Whether the last bounce was diffuse and has already looked at the lights.
  let lit = false;
  beginDispersion(bandShift);
  firstKind = HIT_NOTHING;
  firstNormal = splat(0);

  for (let depth = 0; depth < LONGEST_PATH; depth++) {
    trace(o, d, FAR);
    let kind = hitKind;
    let distance = hitDistance;
    if (depth > 0 || use == FROM_CAMERA) {
      const toGround = groundDistance(o, d);
      if (toGround < distance) {
        kind = HIT_GROUND;
        distance = toGround;
      }
    }
    if (depth == 0) firstKind = kind;

    if (kind == HIT_NOTHING) {
      if (controlled) return light;
      if (depth == 0) return use == FROM_CAMERA ? backdrop : light;
      let seen = lit ? surroundingsBesideDirect(o, d) : surroundings(o, d, throughGem);
      if (throughGem) seen = sharpenForGem(seen);
      return add(light, mul(throughput, seen));
    }
    if (controlled) {
      light = sub(light, mul(throughput, surroundings(o, d, false)));
      controlled = false;
    }
    const point = along(o, d, distance);
    lit = false;

    if (kind == HIT_GROUND) {
      if (depth > 0) {
        let seen = scale(groundIrradiance(point), groundAlbedo);
        // The light map itself is being made by the paths from the ground.
        if (use != FROM_GROUND) seen = mul(seen, groundShadow(point));
        if (throughGem) seen = sharpenForGem(seen);
        return add(light, mul(throughput, seen));
      }
      firstNormal = groundNormal();
      light = mul(backdrop, groundShadow(point));
      if (groundGloss <= 0) return light;
      // A faint mirror image: Schlick's Fresnel, held down at grazing angles where it would look wet.
      const facing: f32 = 1.0 + dot(d, firstNormal);
      const facing2 = facing * facing;
      throughput = splat(min<f32>(groundGloss + (1.0 - groundGloss) * facing2 * facing2 * facing, groundGloss * 6.0));
      d = mirrorOnGround(d);
      o = along(point, firstNormal, LIFT);
      controlled = true;
      continue;
    }

    let material: usize;
    let geometric: v128;
    let smooth: v128;
    if (kind == HIT_TRIANGLE) {
      const triangle = shading + hitNumber * SHADING_BYTES;
      material = materials + <usize>load<i32>(triangle, SHADING_MATERIAL) * MATERIAL_BYTES;
      geometric = hitTriangleNormal();
      smooth = normalize(
        add(
          scale(cornerNormal(triangle), 1.0 - hitU - hitV),
          add(scale(cornerNormal(triangle + 12), hitU), scale(cornerNormal(triangle + 24), hitV)),
        ),
      );
    } else if (kind == HIT_GEM) {
      material = materials + <usize>load<i32>(hitNumber, GEM_MATERIAL) * MATERIAL_BYTES;
      geometric = transform(
        hitNumber + GEM_TO_WORLD,
        facetNormal(load<u32>(hitNumber, GEM_PLANES), hitPart),
      );
      smooth = geometric;
    } else {
      material = materials + <usize>load<i32>(hitNumber, ELLIPSOID_MATERIAL) * MATERIAL_BYTES;
      geometric = ellipsoidNormal(hitNumber, point, hitPart != 0);
      smooth = geometric;
    }
    if (depth == 0) firstNormal = smooth;
    const materialKind = load<i32>(material, MATERIAL_KIND);
    if (materialKind == MATERIAL_DIELECTRIC) {
      if (depth == 0) throughGem = use != FROM_GROUND && kind == HIT_GEM;
      if (kind != HIT_TRIANGLE) {
        if (kind == HIT_GEM) passGem(hitNumber, hitPart, point, d);
        else passEllipsoid(hitNumber, hitPart, point, d);
        throughput = mul(throughput, outWeight);
        o = outOrigin;
        d = outDirection;
      } else {
        const leaving = dot(d, geometric) > 0;
        passInterface(material, d, dot(d, smooth) > 0 == leaving ? smooth : geometric, leaving, distance);
        throughput = mul(throughput, outWeight);
        const outside = leaving == crossed;
        o = along(point, geometric, outside ? LIFT : -LIFT);
        d = outDirection;
      }
    } else {
      // Opaque surfaces show the same from both sides.
      if (dot(d, geometric) > 0) {
        geometric = scale(geometric, -1);
        smooth = scale(smooth, -1);
      }
      if (materialKind == MATERIAL_CONDUCTOR) {
        d = scatterConductor(material, point, d, smooth, geometric);
        throughput = mul(throughput, conductorWeight);
      } else {
        d = scatterCoated(material, d, smooth, geometric);
        throughput = mul(throughput, coatedWeight);
        lit = fromBody;
      }
      o = along(point, geometric, LIFT);
      if (lit) light = add(light, mul(throughput, directLight(o, smooth, geometric)));
    }

    const strength = maxLane(throughput);
    if (strength < ROULETTE_BELOW) {
      const survival: f32 = strength / ROULETTE_BELOW;
      if (nextRandom() >= survival) return light;
      throughput = scale(throughput, 1.0 / survival);
    }
  }
  return light;
}

/** Light that a diffuse surface of albedo 1 gets straight from the lights, by one shadow ray. */
function directLight(o: v128, smooth: v128, geometric: v128): v128 {
  nextPair();
  const pick = nextRandom();
  if (!sampleDirect(o, pick, sampleU, sampleV)) return splat(0);
  const d = directDirection;
  const facing = dot(d, smooth);
  if (facing <= 0 || dot(d, geometric) <= 0) return splat(0);
  trace(o, d, FAR);
  if (hitKind != HIT_NOTHING || groundDistance(o, d) < FAR) return splat(0);
  return scale(directRadiance, facing * <f32>(1.0 / 3.14159265));
}

/** The mirrored direction, spread a little by the ground's roughness (a Gaussian about the mirror direction). */
function mirrorOnGround(d: v128): v128 {
  const n = firstNormal;
  const mirrored = along(d, n, -2.0 * dot(d, n));
  nextPair();
  sineCosine(sampleV);
  const spread = groundGlossAlpha * sqrt<f32>(-2.0 * Mathf.log(1.0 - 0.98 * sampleU));
  const t = tangentOf(mirrored);
  return normalize(along(along(mirrored, t, spread * cosine), cross(mirrored, t), spread * sine));
}
