import * as layout from '../memory-layout.ts';
import type {
  CoatedMaterial,
  DielectricMaterial,
  EllipsoidObject,
  GemObject,
  Ground,
  Light,
  LightRig,
  Material,
  PlaneSet,
  Transport,
  Vec3,
} from '../scene.ts';
import { cross, dot, length, lookAt, normalize, scale } from '../vector.ts';
import { metalPrimaries, transformed } from './primaries.ts';

const LITTLE = true;
/** Fraunhofer lines G and B (430.8 and 686.7 nm), between which a stone's dispersion is told, and D, in um. */
const LINE_G_UM = 0.4308;
const LINE_B_UM = 0.6867;
const LINE_D_UM = 0.5893;
/** Less shows no fire (corundum, beryl, quartz) but would cost three paths for one. */
const LEAST_DISPERSION = 0.02;
/** gemContrast 1 stands for this c in q/(q+c): beyond it stones turn to black and white. */
const STRONGEST_GEM_CONTRAST = 1.2;

function writeVector(data: DataView, at: number, v: Vec3): void {
  for (let k = 0; k < 3; k++) data.setFloat32(at + k * 4, v[k]!, LITTLE);
}

function writeFloats(data: DataView, fields: ReadonlyArray<readonly [at: number, value: number]>): void {
  for (const [at, value] of fields) data.setFloat32(at, value, LITTLE);
}

/** Plane quadruples into groups of four; missing planes are ones that nothing reaches. */
export function writePlanes(data: DataView, at: number, { planes }: PlaneSet): void {
  const count = planes.length / 4;
  for (let i = 0; i < Math.ceil(count / 4) * 4; i++) {
    const group = at + (i >> 2) * layout.PLANE_GROUP_BYTES + (i & 3) * 4;
    for (let k = 0; k < 4; k++) {
      data.setFloat32(group + k * 16, i < count ? planes[i * 4 + k]! : k === 3 ? 1 : 0, LITTLE);
    }
  }
}

/** `seed` tells stones of one material apart. */
export function writeGem(
  data: DataView,
  at: number,
  gem: GemObject,
  { planes, groups, intruded, seed }: { planes: number; groups: number; intruded: boolean; seed: number },
): void {
  const size = length(gem.placement.x);
  const axes = [gem.placement.x, gem.placement.y, gem.placement.z].map((a) => scale(a, 1 / size));
  axes.forEach((axis, i) => {
    writeVector(data, at + layout.GEM_TO_WORLD + i * 16, axis);
    writeVector(data, at + layout.GEM_TO_LOCAL + i * 16, [axes[0]![i]!, axes[1]![i]!, axes[2]![i]!]);
  });
  writeVector(data, at + layout.GEM_CENTER, gem.placement.origin);
  data.setFloat32(at + layout.GEM_SCALE, size, LITTLE);
  data.setUint32(at + layout.GEM_PLANES, planes, LITTLE);
  data.setInt32(at + layout.GEM_PLANE_GROUPS, groups, LITTLE);
  data.setInt32(at + layout.GEM_MATERIAL, gem.material, LITTLE);
  data.setUint32(at + layout.GEM_SEED, seed, LITTLE);
  data.setUint32(at + layout.GEM_INTRUDED, intruded ? 1 : 0, LITTLE);
}

export function writeEllipsoid(data: DataView, at: number, body: EllipsoidObject, seed: number): void {
  const { x, y, z, origin } = body.placement;
  // Rows of the inverse are the cross products of the columns over the determinant.
  const determinant = dot(cross(x, y), z);
  const rows = [cross(y, z), cross(z, x), cross(x, y)].map((r) => scale(r, 1 / determinant));
  for (let i = 0; i < 3; i++) {
    writeVector(data, at + layout.ELLIPSOID_TO_LOCAL + i * 16, [rows[0]![i]!, rows[1]![i]!, rows[2]![i]!]);
  }
  writeVector(data, at + layout.ELLIPSOID_CENTER, origin);
  data.setFloat32(at + layout.ELLIPSOID_CUT, body.cutBelowLocalZ ?? -1, LITTLE);
  data.setInt32(at + layout.ELLIPSOID_MATERIAL, body.material, LITTLE);
  data.setUint32(at + layout.ELLIPSOID_SEED, seed, LITTLE);
  writeVector(data, at + layout.ELLIPSOID_HALF_AXES, [length(x), length(y), length(z)]);
}

export function writeMaterial(data: DataView, at: number, material: Material, transport?: Transport): void {
  const color = at + layout.MATERIAL_COLOR;
  switch (material.kind) {
    case 'conductor': {
      data.setInt32(at + layout.MATERIAL_KIND, layout.MATERIAL_CONDUCTOR, LITTLE);
      writeVector(data, color, transformed(metalPrimaries(transport).fromRec709, material.reflectance));
      const [alongBrush, acrossBrush] =
        typeof material.alpha === 'number' ? [material.alpha, material.alpha] : material.alpha;
      const brush = material.brushAxis ?? material.brushDirection;
      data.setInt32(
        at + layout.CONDUCTOR_BRUSH,
        material.brushAxis ? layout.BRUSH_AXIS : brush ? layout.BRUSH_DIRECTION : layout.BRUSH_NONE,
        LITTLE,
      );
      if (brush) writeVector(data, at + layout.CONDUCTOR_BRUSH_VECTOR, normalize(brush));
      writeVector(data, at + layout.CONDUCTOR_BRUSH_ORIGIN, material.brushOrigin ?? [0, 0, 0]);
      writeFloats(data, [
        [at + layout.CONDUCTOR_ALPHA_ALONG, alongBrush],
        [at + layout.CONDUCTOR_ALPHA_ACROSS, acrossBrush],
        [at + layout.CONDUCTOR_SCRATCH_SLOPE, material.microscratch?.slope ?? 0],
        [at + layout.CONDUCTOR_SCRATCH_LENGTH, material.microscratch?.lengthMm ?? 1],
        [at + layout.CONDUCTOR_SCRATCH_WIDTH, material.microscratch?.widthMm ?? 1],
        [at + layout.CONDUCTOR_WAVE_SLOPE, material.waviness?.slope ?? 0],
        [at + layout.CONDUCTOR_WAVE_LENGTH, material.waviness?.wavelengthMm ?? 1],
        [at + layout.CONDUCTOR_STREAK_SLOPE, material.streaks?.slope ?? 0],
        [at + layout.CONDUCTOR_STREAK_LENGTH, material.streaks?.lengthMm ?? 1],
        [at + layout.CONDUCTOR_STREAK_WIDTH, material.streaks?.widthMm ?? 1],
        [at + layout.CONDUCTOR_GRAIN_SLOPE, material.grain?.slope ?? 0],
        [at + layout.CONDUCTOR_GRAIN_SIZE, material.grain?.sizeMm ?? 1],
      ]);
      return;
    }
    case 'dielectric': {
      data.setInt32(at + layout.MATERIAL_KIND, layout.MATERIAL_DIELECTRIC, LITTLE);
      writeVector(data, color, material.absorptionPerMm);
      const dispersion = material.dispersion > LEAST_DISPERSION ? material.dispersion : 0;
      const cauchyB = dispersion / (LINE_G_UM ** -2 - LINE_B_UM ** -2);
      writeFloats(data, [
        [at + layout.DIELECTRIC_CAUCHY_A, material.indexD - cauchyB * LINE_D_UM ** -2],
        [at + layout.DIELECTRIC_CAUCHY_B, cauchyB],
        [at + layout.DIELECTRIC_SCATTER, material.scatterPerMm ?? 0],
        [at + layout.DIELECTRIC_INTERNAL, internalDiffuseReflectance(material.indexD)],
      ]);
      writeVector(data, at + layout.DIELECTRIC_SCATTER_ALBEDO, material.scatterAlbedo ?? [1, 1, 1]);
      if (material.interior) writeInterior(data, at, material.interior);
      return;
    }
    case 'coated':
      data.setInt32(at + layout.MATERIAL_KIND, layout.MATERIAL_COATED, LITTLE);
      writeVector(data, color, material.albedo);
      writeFloats(data, [
        [at + layout.COATED_INDEX, material.coatIndex],
        [at + layout.COATED_ALPHA, material.coatAlpha],
        [at + layout.COATED_ORIENT, material.orient ?? 0],
        [at + layout.COATED_INTERNAL, internalDiffuseReflectance(material.coatIndex)],
        [at + layout.COATED_NACRE, material.nacre?.strength ?? 0],
        [at + layout.COATED_NACRE_ALPHA, material.nacre?.alpha ?? 1],
        [at + layout.COATED_WAVE_SLOPE, material.waviness?.slope ?? 0],
        [at + layout.COATED_WAVE_LENGTH, material.waviness?.wavelengthMm ?? 1],
      ]);
      if (material.pattern) writePattern(data, at, material.pattern);
      return;
    case 'diffuse':
      data.setInt32(at + layout.MATERIAL_KIND, layout.MATERIAL_DIFFUSE, LITTLE);
      writeVector(data, color, material.albedo);
  }
}

function writeInterior(
  data: DataView,
  at: number,
  interior: NonNullable<DielectricMaterial['interior']>,
): void {
  const kinds = {
    inclusions: layout.INTERIOR_INCLUSIONS,
    'play-of-colour': layout.INTERIOR_PLAY_OF_COLOR,
    sheen: layout.INTERIOR_SHEEN,
  } as const;
  data.setInt32(at + layout.DIELECTRIC_INTERIOR, kinds[interior.kind], LITTLE);
  data.setFloat32(at + layout.INTERIOR_RATE, interior.perMm, LITTLE);
  switch (interior.kind) {
    case 'inclusions':
      data.setFloat32(at + layout.INTERIOR_SIZE, interior.sizeMm, LITTLE);
      return;
    case 'play-of-colour':
      writeFloats(data, [
        [at + layout.INTERIOR_SIZE, interior.domainMm],
        [at + layout.INTERIOR_SPREAD, interior.spread],
        [at + layout.INTERIOR_COLOR, interior.spacingNm],
      ]);
      return;
    case 'sheen':
      data.setFloat32(at + layout.INTERIOR_SPREAD, interior.spread, LITTLE);
      writeVector(data, at + layout.INTERIOR_COLOR, interior.colour);
      writeVector(data, at + layout.INTERIOR_AXIS, normalize(interior.axis));
  }
}

function writePattern(data: DataView, at: number, pattern: NonNullable<CoatedMaterial['pattern']>): void {
  if (pattern.kind === 'veins') {
    data.setInt32(at + layout.COATED_PATTERN, layout.PATTERN_VEINS, LITTLE);
    writeFloats(data, [
      [at + layout.PATTERN_SIZE, pattern.cellMm],
      [at + layout.PATTERN_SHARE, pattern.share],
    ]);
    writeVector(data, at + layout.PATTERN_COLOR, pattern.colour);
    return;
  }
  data.setInt32(at + layout.COATED_PATTERN, layout.PATTERN_FLECKS, LITTLE);
  writeVector(data, at + layout.PATTERN_COLOR, pattern.cloudColour);
  writeVector(data, at + layout.PATTERN_METAL, pattern.metal);
  writeFloats(data, [
    [at + layout.PATTERN_SIZE, pattern.cloudMm],
    [at + layout.PATTERN_SHARE, pattern.cloudShare],
    [at + layout.PATTERN_GRAIN_SIZE, pattern.grainMm],
    [at + layout.PATTERN_GRAIN_SHARE, pattern.grainShare],
  ]);
}

/** Share of diffuse light that a smooth surface throws back inside: Egan and Hilgeman's fit, 1979. */
function internalDiffuseReflectance(index: number): number {
  return Math.max(0, -1.4399 / index ** 2 + 0.7099 / index + 0.6681 + 0.0636 * index);
}

/** Lights dimmer than this (luminance) are left to chance: black cards and faint fills. */
const DIMMEST_DIRECT = 0.2;

/** Luminance times area; none for lights that direct lighting leaves out. */
function directPower(light: Light, area: number): number {
  const luminance = 0.2126 * light.radiance[0] + 0.7152 * light.radiance[1] + 0.0722 * light.radiance[2];
  return light.gemsOnly || luminance < DIMMEST_DIRECT ? 0 : luminance * area;
}

export function writeLight(data: DataView, at: number, light: Light): void {
  const disc = light.kind === 'disc';
  const halfWidth = disc ? light.radiusMm : light.halfWidthMm;
  const halfHeight = disc ? light.radiusMm : light.halfHeightMm;
  const axes = lookAt(light.center, light.target, (disc ? undefined : light.up) ?? [0, 0, 1]);
  writeVector(data, at + layout.LIGHT_CENTER, light.center);
  writeVector(data, at + layout.LIGHT_AXIS_U, scale(axes.right, 1 / halfWidth));
  writeVector(data, at + layout.LIGHT_AXIS_V, scale(axes.up, 1 / halfHeight));
  writeVector(data, at + layout.LIGHT_NORMAL, axes.forward);
  writeVector(data, at + layout.LIGHT_RADIANCE, light.radiance);
  data.setInt32(at + layout.LIGHT_KIND, disc ? layout.LIGHT_DISC : layout.LIGHT_RECT, LITTLE);
  data.setInt32(at + layout.LIGHT_GEMS_ONLY, light.gemsOnly ? 1 : 0, LITTLE);
  writeFloats(data, [
    // The kernel multiplies by the reciprocal.
    [at + layout.LIGHT_FEATHER, 1 / Math.max(light.feather, 1e-4)],
    [at + layout.LIGHT_FALLOFF, disc ? 0 : (light.falloff ?? 0)],
    [at + layout.LIGHT_HALF_WIDTH, halfWidth],
    [at + layout.LIGHT_HALF_HEIGHT, halfHeight],
    [at + layout.LIGHT_POWER, directPower(light, halfWidth * halfHeight * (disc ? Math.PI : 4))],
    [at + layout.LIGHT_RADIUS, disc ? halfWidth : Math.hypot(halfWidth, halfHeight)],
  ]);
}

export function writeRig(data: DataView, rig: LightRig): void {
  const at = layout.HEADER_ADDRESS;
  writeVector(data, at + layout.HEADER_AMBIENT_NADIR, rig.ambient.nadir);
  writeVector(data, at + layout.HEADER_AMBIENT_HORIZON, rig.ambient.horizon);
  writeVector(data, at + layout.HEADER_AMBIENT_ZENITH, rig.ambient.zenith);
  data.setUint32(at + layout.HEADER_AMBIENT_SMOOTH, rig.ambientShape === 'smooth' ? 1 : 0, LITTLE);
  data.setFloat32(at + layout.HEADER_LIGHT_COVER, rig.blend === 'add' ? 0 : 1, LITTLE);
  data.setFloat32(at + layout.HEADER_GEM_CONTRAST, rig.gemContrast * STRONGEST_GEM_CONTRAST, LITTLE);
  if (!rig.shade) return;
  writeVector(data, at + layout.HEADER_SHADE_DIRECTION, normalize(rig.shade.direction));
  writeFloats(data, [
    [at + layout.HEADER_SHADE_STRENGTH, rig.shade.strength],
    [at + layout.HEADER_SHADE_COS_OUTER, rig.shade.outerCosine],
    [at + layout.HEADER_SHADE_COS_INNER, rig.shade.innerCosine],
  ]);
}

const MOST_BOUNCES = 128;
/** Brighter than any scene's light: no bound, and still a finite number in single precision. */
const UNBOUNDED = 1e30;
const BRIGHTEST_SAMPLE = 12;

export function writeTransport(data: DataView, transport: Transport = {}): void {
  const at = layout.HEADER_ADDRESS;
  const { fromRec709, toRec709 } = metalPrimaries(transport);
  for (let i = 0; i < 3; i++) {
    writeVector(data, at + layout.HEADER_TO_METAL + i * 16, fromRec709[i]!);
    writeVector(data, at + layout.HEADER_FROM_METAL + i * 16, toRec709[i]!);
  }
  const bounds = [
    [layout.HEADER_MOST_BOUNCES, transport.maxBounces],
    [layout.HEADER_MOST_DIFFUSE, transport.maxDiffuse],
    [layout.HEADER_MOST_REFLECTIONS, transport.maxReflections],
    [layout.HEADER_MOST_TRANSMISSIONS, transport.maxTransmissions],
  ] as const;
  for (const [field, bound] of bounds) data.setInt32(at + field, bound ?? MOST_BOUNCES, LITTLE);
  writeFloats(data, [
    [at + layout.HEADER_BRIGHTEST_INDIRECT, Math.min(transport.brightestIndirect ?? UNBOUNDED, UNBOUNDED)],
    [at + layout.HEADER_BRIGHTEST_SAMPLE, Math.min(transport.brightestSample ?? BRIGHTEST_SAMPLE, UNBOUNDED)],
  ]);
}

export function writeGround(data: DataView, ground: Ground | undefined): void {
  const at = layout.HEADER_ADDRESS;
  if (!ground) {
    data.setInt32(at + layout.HEADER_GROUND_KIND, layout.GROUND_NONE, LITTLE);
    return;
  }
  const floor = ground.plane.kind === 'floor';
  data.setInt32(at + layout.HEADER_GROUND_KIND, floor ? layout.GROUND_FLOOR : layout.GROUND_WALL, LITTLE);
  writeFloats(data, [
    [at + layout.HEADER_GROUND_HEIGHT, ground.plane.kind === 'floor' ? ground.plane.z : ground.plane.y],
    [at + layout.HEADER_GROUND_ALBEDO, ground.albedo],
    [at + layout.HEADER_GROUND_GLOSS, ground.gloss],
    [at + layout.HEADER_GROUND_GLOSS_ALPHA, ground.glossAlpha],
    [at + layout.HEADER_GROUND_CENTER_U, ground.center[0]],
    [at + layout.HEADER_GROUND_CENTER_V, ground.center[1]],
    [at + layout.HEADER_GROUND_HALF_SIZE, ground.halfSizeMm],
  ]);
}
