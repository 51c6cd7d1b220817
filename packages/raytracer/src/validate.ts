import { SceneError } from './api.ts';
import type {
  CoatedMaterial,
  ConductorMaterial,
  DielectricMaterial,
  Material,
  MeshObject,
  Placement,
  SceneDescription,
  SceneObject,
  Transport,
  View,
} from './scene.ts';
import { cross, dot, length } from './vector.ts';

/** Bounds that keep one scene's memory below about a gigabyte. */
const MOST_TRIANGLES = 4_000_000;
const MOST_SOLIDS = 200_000;
const MOST_LIGHTS = 64;
const MOST_MATERIALS = 4096;
const MOST_BOUNCES = 128;
const MOST_PIXELS = 2 ** 22;
/** Single precision resolves a hundredth of a micrometre near the origin but only 1 mm this far out. */
const FARTHEST_MM = 1e4;

/** Throws SceneError when something in the scene cannot be rendered. */
export function validateScene(scene: SceneDescription): void {
  if (scene.objects.length === 0) throw new SceneError('the scene has no objects');
  if (scene.materials.length > MOST_MATERIALS) throw new SceneError(`more than ${MOST_MATERIALS} materials`);
  scene.materials.forEach(validateMaterial);
  scene.planeSets.forEach((set, i) => {
    const { planes } = set;
    if (planes.length % 4 !== 0 || planes.length < 16 || planes.length > 1024) {
      throw new SceneError(`plane set ${i} must have 4 to 256 planes`);
    }
    for (let p = 0; p < planes.length; p += 4) {
      const norm = Math.hypot(planes[p]!, planes[p + 1]!, planes[p + 2]!);
      if (!(Math.abs(norm - 1) < 1e-3) || !Number.isFinite(planes[p + 3]!)) {
        throw new SceneError(`plane ${p / 4} of plane set ${i} has no unit normal`);
      }
    }
  });
  let triangles = 0;
  let solids = 0;
  scene.objects.forEach((object, i) => {
    validateObject(object, `object ${i}`, scene);
    if (object.kind === 'mesh') triangles += object.indices.length / 3;
    else solids++;
  });
  if (triangles > MOST_TRIANGLES) throw new SceneError(`more than ${MOST_TRIANGLES} triangles`);
  if (solids > MOST_SOLIDS) throw new SceneError(`more than ${MOST_SOLIDS} gems and ellipsoids`);
  if (scene.rig.lights.length > MOST_LIGHTS) throw new SceneError(`more than ${MOST_LIGHTS} lights`);
  for (const light of scene.rig.lights) {
    requireFinite('a light', [...light.center, ...light.target, ...light.radiance, light.feather]);
    requireApart(light.center, light.target, 'a light');
    const sizes = light.kind === 'rect' ? [light.halfWidthMm, light.halfHeightMm] : [light.radiusMm];
    if (!sizes.every((s) => s > 0 && Number.isFinite(s))) throw new SceneError('a light has no size');
  }
  const { ambient, gemContrast } = scene.rig;
  requireFinite('the ambient light', [...ambient.nadir, ...ambient.horizon, ...ambient.zenith, gemContrast]);
  validateTransport(scene.transport ?? {});
  const { backdrop, ground } = scene;
  requireFinite('the backdrop', [...backdrop.center, ...backdrop.edge, backdrop.centerX, backdrop.centerY]);
  if (!(backdrop.radius > 0)) throw new SceneError('the backdrop has no radius');
  if (ground) {
    const at = ground.plane.kind === 'floor' ? ground.plane.z : ground.plane.y;
    requireFinite('the ground', [at, ground.albedo, ground.gloss, ground.glossAlpha, ...ground.center]);
    if (!(ground.halfSizeMm > 0 && ground.halfSizeMm < FARTHEST_MM))
      throw new SceneError('the ground has no size');
  }
}

function validateTransport(transport: Transport): void {
  requireRange('the bound of bounces', transport.maxBounces ?? 1, 1, MOST_BOUNCES);
  const kinds = [transport.maxDiffuse, transport.maxReflections, transport.maxTransmissions];
  requireRanges(
    'a bound of bounces',
    kinds.map((bound) => bound ?? 0),
    0,
    MOST_BOUNCES,
  );
  for (const brightest of [transport.brightestIndirect, transport.brightestSample]) {
    if (brightest !== undefined && !(brightest > 0))
      throw new SceneError('a bound of light must be positive');
  }
}

function requireApart(a: readonly number[], b: readonly number[], what: string): void {
  if (a.every((v, i) => v === b[i])) throw new SceneError(`${what} aims at itself`);
}

function requireFinite(what: string, values: readonly number[]): void {
  if (!values.every(Number.isFinite)) throw new SceneError(`${what} has a value that is not finite`);
}

function requireRange(what: string, value: number, low: number, high: number): void {
  if (!(value >= low && value <= high))
    throw new SceneError(`${what} must be within ${low}..${high}, is ${value}`);
}

function requireRanges(what: string, values: readonly number[], low: number, high: number): void {
  for (const value of values) requireRange(what, value, low, high);
}

function validateMaterial(material: Material, i: number): void {
  const name = `material ${i}`;
  switch (material.kind) {
    case 'conductor':
      requireRanges(`${name} reflectance`, material.reflectance, 0, 1);
      for (const a of [material.alpha].flat()) requireRange(`${name} alpha`, a, 0.0001, 1);
      validateBrush(material, name);
      validateRelief(name, material.microscratch, material.waviness, material.streaks, material.grain);
      return;
    case 'dielectric':
      requireRange(`${name} index`, material.indexD, 1, 3);
      requireRange(`${name} dispersion`, material.dispersion, 0, 0.5);
      requireRanges(`${name} absorption`, material.absorptionPerMm, 0, 1e4);
      requireRange(`${name} scatter`, material.scatterPerMm ?? 0, 0, 1e3);
      requireRanges(`${name} scatter albedo`, material.scatterAlbedo ?? [], 0, 1);
      if (material.interior) validateInterior(material.interior, `${name} interior`);
      return;
    case 'coated':
      requireRanges(`${name} albedo`, material.albedo, 0, 1);
      requireRange(`${name} coat index`, material.coatIndex, 1, 3);
      requireRange(`${name} coat alpha`, material.coatAlpha, 0.0001, 1);
      requireRange(`${name} orient`, material.orient ?? 0, 0, 1);
      validateRelief(name, material.waviness);
      if (material.nacre) {
        // Above this, tinted highlights could send back more than came.
        requireRange(`${name} nacre strength`, material.nacre.strength, 0, 0.6);
        requireRange(`${name} nacre alpha`, material.nacre.alpha, 0.0001, 1);
      }
      if (material.pattern) validatePattern(material.pattern, `${name} pattern`);
      return;
    case 'diffuse':
      requireRanges(`${name} albedo`, material.albedo, 0, 1);
  }
}

function validateBrush({ brushAxis, brushDirection, brushOrigin }: ConductorMaterial, name: string): void {
  for (const brush of [brushAxis, brushDirection]) {
    if (brush === undefined) continue;
    requireFinite(`${name} brush`, brush);
    if (length(brush) < 1e-6) throw new SceneError(`${name} brush has no direction`);
  }
  requireFinite(`${name} brush origin`, brushOrigin ?? []);
}

/** Slopes within 0..0.5, lengths such that float lattices still resolve them ten metres out. */
function validateRelief(name: string, ...reliefs: readonly (object | undefined)[]): void {
  for (const relief of reliefs)
    for (const [key, value] of Object.entries(relief ?? {}) as [string, number][]) {
      if (key === 'slope') requireRange(`${name} slope`, value, 0, 0.5);
      else requireRange(`${name} ${key}`, value, 1e-3, 1e3);
    }
}

function validateInterior(interior: NonNullable<DielectricMaterial['interior']>, name: string): void {
  requireRange(`${name} perMm`, interior.perMm, 0, 50);
  switch (interior.kind) {
    case 'inclusions':
      requireRange(`${name} size`, interior.sizeMm, 0.01, 100);
      return;
    case 'play-of-colour':
      requireRange(`${name} domain`, interior.domainMm, 0.01, 100);
      requireRange(`${name} spacing`, interior.spacingNm, 100, 400);
      requireRange(`${name} spread`, interior.spread, 0, 1);
      return;
    case 'sheen':
      requireRanges(`${name} colour`, interior.colour, 0, 1);
      requireRange(`${name} spread`, interior.spread, 0, 1);
      requireFinite(`${name} axis`, interior.axis);
      if (length(interior.axis) < 1e-6) throw new SceneError(`${name} has no axis`);
  }
}

function validatePattern(pattern: NonNullable<CoatedMaterial['pattern']>, name: string): void {
  if (pattern.kind === 'veins') {
    requireRanges(`${name} colour`, pattern.colour, 0, 1);
    requireRange(`${name} cell`, pattern.cellMm, 0.01, 100);
    requireRange(`${name} share`, pattern.share, 0, 1);
    return;
  }
  requireRanges(`${name} colours`, [...pattern.cloudColour, ...pattern.metal], 0, 1);
  requireRanges(`${name} sizes`, [pattern.cloudMm, pattern.grainMm], 0.01, 100);
  requireRanges(`${name} shares`, [pattern.cloudShare, pattern.grainShare], 0, 1);
}

function validateObject(object: SceneObject, name: string, scene: SceneDescription): void {
  if (!scene.materials[object.material]) throw new SceneError(`${name} has no material ${object.material}`);
  if (object.kind === 'mesh') {
    validateMesh(object, name);
    return;
  }
  validatePlacement(object.placement, name);
  if (object.kind === 'ellipsoid') {
    requireRange(`${name} cut`, object.cutBelowLocalZ ?? -1, -1, 0.999);
    return;
  }
  if (!scene.planeSets[object.planeSet]) throw new SceneError(`${name} has no plane set ${object.planeSet}`);
  const { x, y, z } = object.placement;
  const size = length(x);
  const skew = Math.max(Math.abs(dot(x, y)), Math.abs(dot(y, z)), Math.abs(dot(z, x)));
  const uneven = Math.max(Math.abs(length(y) - size), Math.abs(length(z) - size));
  if (skew > 1e-4 * size * size || uneven > 1e-4 * size)
    throw new SceneError(`${name} is sheared or unevenly scaled`);
}

function validatePlacement(placement: Placement, name: string): void {
  const { x, y, z, origin } = placement;
  requireFinite(`${name} placement`, [...x, ...y, ...z, ...origin]);
  if (Math.abs(dot(cross(x, y), z)) < 1e-12) throw new SceneError(`${name} is flattened to nothing`);
  if (length(origin) > FARTHEST_MM) throw new SceneError(`${name} is farther than ${FARTHEST_MM} mm away`);
}

function validateMesh(mesh: MeshObject, name: string): void {
  const { positions, indices } = mesh;
  if (positions.length % 3 !== 0 || indices.length % 3 !== 0)
    throw new SceneError(`${name} has incomplete triples`);
  if (indices.length === 0) throw new SceneError(`${name} is an empty mesh`);
  requireRange(`${name} crease angle`, mesh.creaseAngleDegrees, 0, 180);
  for (let i = 0; i < positions.length; i++) {
    // Written so that NaN fails too.
    if (!(Math.abs(positions[i]!) <= FARTHEST_MM)) {
      throw new SceneError(`${name} has a coordinate that is not finite or beyond ${FARTHEST_MM} mm`);
    }
  }
  const vertices = positions.length / 3;
  for (let i = 0; i < indices.length; i++) {
    if (indices[i]! >= vertices) throw new SceneError(`${name} uses vertex ${indices[i]} of ${vertices}`);
  }
}

/** Throws SceneError when the view cannot be rendered. */
export function validateView(view: View): void {
  const { width, height, camera } = view;
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new SceneError(`a picture of ${width} x ${height} pixels cannot be rendered`);
  }
  if (width * height > MOST_PIXELS) throw new SceneError(`a picture may have ${MOST_PIXELS} pixels at most`);
  requireRange('field of view', camera.fieldOfViewDegrees, 1, 120);
  requireRange('exposure', view.exposure ?? 1, 0, 1e6);
  requireRange('lens radius', camera.lensRadiusMm ?? 0, 0, 1e3);
  requireFinite('the camera', [...camera.position, ...camera.target, ...(camera.up ?? [])]);
  requireApart(camera.position, camera.target, 'the camera');
}
