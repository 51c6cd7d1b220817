// One light path, followed backwards from the eye until it leaves the scene or reaches the ground.

import {
  DIELECTRIC_SCATTER,
  HEADER_ADDRESS,
  HEADER_MATERIALS,
  MATERIAL_DIELECTRIC,
  MATERIAL_KIND,
} from '../src/memory-layout';
import { beginBounces, bindBounces, bouncesUsed, countReflection, limitIndirect } from './bounces';
import { weighConductor, weighedDensity } from './conductor';
import {
  beginDispersion,
  bindDielectric,
  crossed,
  diffused,
  goIntoMesh,
  LEFT_MATT,
  mirroredShare,
  outDirection,
  outNormal,
  outOrigin,
  outWeight,
  passEllipsoid,
  passGem,
  passInterface,
  STRAIGHT_ON,
  wanderInMesh,
} from './dielectric';
import {
  groundAlbedo,
  groundDistance,
  groundGloss,
  groundGlossAlpha,
  groundIrradiance,
  groundNormal,
  groundShadow,
} from './ground';
import {
  directChance,
  directDirection,
  directRadiance,
  sampleDirect,
  sharpenForGem,
  surroundings,
  surroundingsBesideDirect,
  surroundingsShared,
} from './lights';
import {
  facingNormal,
  facingShadingNormal,
  keptByOpaque,
  opaqueDensity,
  opaqueDiffuse,
  opaqueDirection,
  scatterOpaque,
} from './opaque';
import { keptByMetal } from './metal-colour';
import { takePacketHit } from './packet';
import { nextPair, nextRandom, sampleU, sampleV } from './sampler';
import { bindSurface, resolveSurface, shadingNormal, surfaceMaterial, surfaceNormal } from './surface';
import {
  FARTHEST,
  HIT_GEM,
  HIT_NOTHING,
  HIT_TRIANGLE,
  hitDistance,
  hitKind,
  hitNumber,
  hitPart,
  trace,
} from './traverse';
import { cosine, sine, sineCosine } from './trigonometry';
import { add, along, cross, dot, maxLane, mul, normalize, scale, splat, sub, tangentOf } from './vector';

const LONGEST_PATH: i32 = 24;
/** Facets that a path meets inside meshes of glass without growing longer by them. */
const FACETS_WITHIN: i32 = 40;
/** Paths that carry less are ended by chance (Arvo and Kirk, "Particle Transport and Image Synthesis", 1990). */
const ROULETTE_BELOW: f32 = 0.12;
const LIFT: f32 = 5e-4;

/** For a first ray that no packet has traced. */
export const NOT_TRACED: i32 = -1;

/** How a path is used. */
export const FROM_CAMERA: i32 = 0;
/** From a camera that shall see no backdrop. */
export const FROM_CAMERA_TRANSPARENT: i32 = 1;
/** From the ground: the result is the difference to a path that met nothing. */
export const FROM_GROUND: i32 = 2;

/** What the path met first, for the denoiser and the alpha channel. */
export let firstKind: i32 = 0;
export let firstNormal: v128 = f32x4.splat(0);
/** Whether that was a stone that scatters light inside. */
export let firstMilky: bool = false;

/** The ground is a kind of hit beside traverse's. */
const HIT_GROUND: i32 = 4;

export function bindPath(): void {
  bindBounces();
  bindSurface();
  bindDielectric(load<u32>(HEADER_ADDRESS, HEADER_MATERIALS));
}

/**
 * Radiance along a ray; `backdrop` is what a camera ray sees that meets nothing. Its wavelength, should it need
 * one, is moved by `bandShift` of the band from the one that the sampler draws. When a camera ray meets a stone
 * first, what its surface mirrors is left to mirroredRadiance(), and `mirrors` is set. `known` is the ray's number in
 * the packet traced last, which knows already what it meets, or NOT_TRACED.
 */
export function radiance(
  origin: v128,
  direction: v128,
  backdrop: v128,
  use: i32,
  bandShift: f32,
  known: i32,
): v128 {
  beginDispersion(bandShift);
  beginBounces();
  firstKind = HIT_NOTHING;
  firstNormal = splat(0);
  firstMilky = false;
  mirrors = false;
  return follow(origin, direction, splat(1), 0, false, backdrop, use, known);
}

/** Whether radiance() met a stone first; mirroredRadiance() then sees what is mirrored there. */
export let mirrors: bool = false;
let mirrorThroughGem: bool = false;
let mirrorStart: v128 = f32x4.splat(0);
let mirrorDirection: v128 = f32x4.splat(0);
let mirrorShare: f32 = 0;

/**
 * What the surface of the stone mirrors that radiance() met first. Both ways are followed because chance would
 * look at the mirror image, small and bright, too seldom.
 */
export function mirroredRadiance(bandShift: f32): v128 {
  beginDispersion(bandShift);
  beginBounces();
  countReflection();
  return follow(mirrorStart, mirrorDirection, splat(mirrorShare), 1, mirrorThroughGem, splat(0), FROM_CAMERA, NOT_TRACED);
}

/** A path from its `start`th surface on. */
function follow(
  origin: v128,
  direction: v128,
  carried: v128,
  start: i32,
  seenInGem: bool,
  backdrop: v128,
  use: i32,
  known: i32,
): v128 {
  let o = origin;
  let d = direction;
  let throughput = carried;
  let light = splat(0);
  // Whether what the ray would have found in an empty scene is to be subtracted at the first thing it meets.
  let controlled = use == FROM_GROUND;
  let throughGem = seenInGem;
  // Whether the last bounce was diffuse and has already looked at the lights.
  let lit = false;
  // The chance of the last bounce's direction where it was at rough metal, which looked at the lights as well.
  let chosen: f32 = 0;
  let facets = FACETS_WITHIN;

  for (let depth = start; depth < LONGEST_PATH; depth++) {
    if (depth == start && known != NOT_TRACED) takePacketHit(known);
    else trace(o, d, FARTHEST);
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
      let seen = lit
        ? surroundingsBesideDirect(o, d)
        : chosen > 0
          ? surroundingsShared(o, d, chosen)
          : surroundings(o, d, throughGem);
      if (throughGem) seen = sharpenForGem(seen);
      return add(light, limitIndirect(mul(throughput, seen)));
    }
    if (controlled) {
      light = sub(light, mul(throughput, surroundings(o, d, false)));
      controlled = false;
    }
    const point = along(o, d, distance);
    lit = false;
    chosen = 0;

    if (kind == HIT_GROUND) {
      if (depth > 0) {
        let seen = scale(groundIrradiance(point), groundAlbedo);
        // The light map itself is being made by the paths from the ground.
        if (use != FROM_GROUND) seen = mul(seen, groundShadow(point));
        if (throughGem) seen = sharpenForGem(seen);
        return add(light, limitIndirect(mul(throughput, seen)));
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

    resolveSurface(point);
    const material = surfaceMaterial;
    const geometric = surfaceNormal;
    const smooth = shadingNormal;
    if (depth == 0) firstNormal = smooth;
    if (bouncesUsed()) return light;
    if (load<i32>(material, MATERIAL_KIND) == MATERIAL_DIELECTRIC) {
      // Domes show their surroundings; what is faceted, as plane set or mesh, shows them sharpened.
      if (depth == 0) throughGem = use != FROM_GROUND && (kind == HIT_GEM || kind == HIT_TRIANGLE);
      if (kind != HIT_TRIANGLE) {
        const splits = depth == 0 && use != FROM_GROUND;
        if (kind == HIT_GEM) passGem(hitNumber, hitPart, point, d, splits);
        else passEllipsoid(hitNumber, hitPart, point, d, splits);
        if (splits) {
          mirrors = true;
          firstMilky = load<f32>(material, DIELECTRIC_SCATTER) > 0;
          mirrorThroughGem = throughGem;
          mirrorStart = along(point, geometric, LIFT);
          mirrorDirection = along(d, geometric, -2.0 * dot(d, geometric));
          mirrorShare = mirroredShare;
        }
        throughput = mul(throughput, outWeight);
        o = outOrigin;
        d = outDirection;
        if (diffused) {
          lit = true;
          throughGem = false;
          light = add(light, limitIndirect(mul(throughput, directLight(o, outNormal, outNormal))));
        }
      } else {
        if (depth == 0) firstMilky = load<f32>(material, DIELECTRIC_SCATTER) > 0;
        const leaving = dot(d, geometric) > 0;
        const met = leaving ? wanderInMesh(material, throughput, o, d, distance, geometric) : STRAIGHT_ON;
        if (met != STRAIGHT_ON) {
          throughput = mul(throughput, outWeight);
          o = outOrigin;
          d = outDirection;
          if (met == LEFT_MATT) {
            lit = true;
            throughGem = false;
            light = add(light, limitIndirect(mul(throughput, directLight(o, outNormal, outNormal))));
          } else if (depth > 0) depth--;
          if (maxLane(throughput) <= 0) return light;
          continue;
        }
        passInterface(material, d, dot(d, smooth) > 0 == leaving ? smooth : geometric, leaving, distance);
        throughput = mul(throughput, outWeight);
        const outside = leaving == crossed;
        if (!outside) goIntoMesh(point, geometric);
        o = along(point, geometric, outside ? LIFT : -LIFT);
        d = outDirection;
        if (!outside && depth > 0 && facets > 0) {
          // As inside a plane set, the way from facet to facet is one step of the path.
          facets--;
          depth--;
        }
      }
    } else {
      scatterOpaque(material, point, d, geometric, smooth);
      d = opaqueDirection;
      o = along(point, facingNormal, LIFT);
      if (opaqueDensity > 0 && !throughGem) {
        chosen = opaqueDensity;
        light = add(light, limitIndirect(glossyLight(throughput, o, facingShadingNormal, facingNormal)));
      }
      throughput = keptByOpaque(throughput);
      lit = opaqueDiffuse;
      if (lit) {
        const direct = directLight(o, facingShadingNormal, facingNormal);
        light = add(light, limitIndirect(mul(throughput, direct)));
      }
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
  if (!sampleDirect(o, smooth, sampleU, sampleV)) return splat(0);
  const d = directDirection;
  const facing = dot(d, smooth);
  if (facing <= 0 || dot(d, geometric) <= 0) return splat(0);
  trace(o, d, FARTHEST);
  if (hitKind != HIT_NOTHING || groundDistance(o, d) < FARTHEST) return splat(0);
  return scale(directRadiance, facing * <f32>(1.0 / 3.14159265));
}

/**
 * What a path brings home of the light that rough metal gets straight from the lights, by one shadow ray, as far as
 * chance would not find it.
 */
function glossyLight(throughput: v128, o: v128, smooth: v128, geometric: v128): v128 {
  nextPair();
  if (!sampleDirect(o, smooth, sampleU, sampleV)) return splat(0);
  const d = directDirection;
  if (dot(d, geometric) <= 0) return splat(0);
  const kept = weighConductor(d);
  if (maxLane(kept) <= 0) return splat(0);
  trace(o, d, FARTHEST);
  if (hitKind != HIT_NOTHING || groundDistance(o, d) < FARTHEST) return splat(0);
  return scale(
    mul(directRadiance, keptByMetal(throughput, kept)),
    directChance / (directChance + weighedDensity),
  );
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
