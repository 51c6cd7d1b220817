import * as layout from '../memory-layout.ts';
import type {
  EllipsoidObject,
  GemObject,
  Ground,
  Light,
  LightRig,
  Material,
  PlaneSet,
  Vec3,
} from '../scene.ts';
import { cross, dot, length, lookAt, normalize, scale, subtract } from '../vector.ts';

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

export function writeGem(data: DataView, at: number, gem: GemObject, planes: number, groups: number): void {
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
}

export function writeEllipsoid(data: DataView, at: number, body: EllipsoidObject): void {
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
}

export function writeMaterial(data: DataView, at: number, material: Material): void {
  const color = at + layout.MATERIAL_COLOR;
  switch (material.kind) {
    case 'conductor': {
      data.setInt32(at + layout.MATERIAL_KIND, layout.MATERIAL_CONDUCTOR, LITTLE);
      writeVector(data, color, material.reflectance);
      const [alongBrush, acrossBrush] =
        typeof material.alpha === 'number' ? [material.alpha, material.alpha] : material.alpha;
      const brush = material.brushAxis ?? material.brushDirection;
      data.setInt32(
        at + layout.CONDUCTOR_BRUSH,
        material.brushAxis ? layout.BRUSH_AXIS : brush ? layout.BRUSH_DIRECTION : layout.BRUSH_NONE,
        LITTLE,
      );
      if (brush) writeVector(data, at + layout.CONDUCTOR_BRUSH_VECTOR, brush);
      writeFloats(data, [
        [at + layout.CONDUCTOR_ALPHA_ALONG, alongBrush],
        [at + layout.CONDUCTOR_ALPHA_ACROSS, acrossBrush],
        [at + layout.CONDUCTOR_SCRATCH_SLOPE, material.microscratch?.slope ?? 0],
        [at + layout.CONDUCTOR_SCRATCH_LENGTH, material.microscratch?.lengthMm ?? 1],
        [at + layout.CONDUCTOR_SCRATCH_WIDTH, material.microscratch?.widthMm ?? 1],
        [at + layout.CONDUCTOR_WAVE_SLOPE, material.waviness?.slope ?? 0],
        [at + layout.CONDUCTOR_WAVE_LENGTH, material.waviness?.wavelengthMm ?? 1],
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
      ]);
      writeVector(data, at + layout.DIELECTRIC_SCATTER_ALBEDO, material.scatterAlbedo ?? [1, 1, 1]);
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
      ]);
      return;
    case 'diffuse':
      data.setInt32(at + layout.MATERIAL_KIND, layout.MATERIAL_DIFFUSE, LITTLE);
      writeVector(data, color, material.albedo);
  }
}

/** Share of diffuse light that a smooth surface throws back inside: Egan and Hilgeman's fit, 1979. */
function internalDiffuseReflectance(index: number): number {
  return Math.max(0, -1.4399 / index ** 2 + 0.7099 / index + 0.6681 + 0.0636 * index);
}

/** Lights dimmer than this (luminance) are left to chance: black cards and faint fills. */
const DIMMEST_DIRECT = 0.2;

/**
 * Chances by which direct lighting picks each light: in proportion to the light it sends to its target. Lights
 * for stones alone get none.
 */
export function directLightChances(lights: readonly Light[]): number[] {
  const power = lights.map((light) => {
    const luminance = 0.2126 * light.radiance[0] + 0.7152 * light.radiance[1] + 0.0722 * light.radiance[2];
    if (light.gemsOnly || luminance < DIMMEST_DIRECT) return 0;
    const area = light.kind === 'disc' ? light.radiusMm ** 2 : light.halfWidthMm * light.halfHeightMm;
    const toTarget = subtract(light.target, light.center);
    return (luminance * area) / dot(toTarget, toTarget);
  });
  const total = power.reduce((sum, p) => sum + p, 0);
  return power.map((p) => (total > 0 ? p / total : 0));
}

export function writeLight(data: DataView, at: number, light: Light, pick: number, pickSum: number): void {
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
    [at + layout.LIGHT_PICK, pick],
    [at + layout.LIGHT_PICK_SUM, pickSum],
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
