/**
 * A faceted stone for the live view: each pixel's ray is refracted in, followed through a few internal reflections
 * against the facet planes (gem-planes.ts) and let out by Fresnel's equations, each colour by its own index.
 * The head of whoever looks is dark in the stone, as it is in a jeweler's hand: that is what gives contrast.
 */
import { type Color, ShaderMaterial, type Texture, Vector4 } from 'three';
import { type ConvexPlanes, PLANES_MAX } from './gem-planes.ts';

export interface GemOptics {
  readonly index: number;
  /** KHR_materials_dispersion: 20 divided by the Abbe number. */
  readonly dispersion: number;
  /** Colour that is left after attenuationDistance, linear. */
  readonly attenuationColor: Color;
  /** In the units of the model; Infinity for colourless. */
  readonly attenuationDistance: number;
}

const VERTEX = /* glsl */ `
varying vec3 vLocal;
varying vec3 vEye;
varying mat3 vTurn;
varying float vScale;
void main() {
  mat4 place = modelMatrix;
  #ifdef USE_INSTANCING
    place = modelMatrix * instanceMatrix;
  #endif
  vLocal = position;
  vEye = (inverse(place) * vec4(cameraPosition, 1.0)).xyz;
  vScale = length(place[0].xyz);
  vTurn = mat3(place) / vScale;
  gl_Position = projectionMatrix * viewMatrix * place * vec4(position, 1.0);
}`;

const FRAGMENT = /* glsl */ `
#define BOUNCES 6
uniform vec4 planes[${PLANES_MAX}];
uniform int planeCount;
uniform samplerCube studio;
uniform vec3 indices;
uniform vec3 absorption;
varying vec3 vLocal;
varying vec3 vEye;
varying mat3 vTurn;
varying float vScale;

vec3 toEye;

vec3 light(vec3 direction) {
  vec3 world = normalize(vTurn * direction);
  float head = smoothstep(0.90, 0.985, dot(world, toEye));
  return textureLod(studio, world, 0.0).rgb * (1.0 - 0.8 * head);
}

/** Unpolarised Fresnel reflectance; 1 beyond the critical angle. */
float fresnel(float cosine, float ratio) {
  float sine2 = ratio * ratio * (1.0 - cosine * cosine);
  if (sine2 >= 1.0) return 1.0;
  float other = sqrt(1.0 - sine2);
  float s = (ratio * cosine - other) / (ratio * cosine + other);
  float p = (ratio * other - cosine) / (ratio * other + cosine);
  return 0.5 * (s * s + p * p);
}

/** Light that leaves towards one colour's direction; black where that colour alone is turned back. */
float leaving(vec3 d, vec3 n, float index, int channel) {
  vec3 bent = refract(d, -n, index);
  return dot(bent, bent) < 0.5 ? 0.0 : light(bent)[channel];
}

void main() {
  vec3 d = normalize(vLocal - vEye);
  toEye = normalize(vTurn * -d);
  vec3 o = vLocal;
  // The facet that this pixel lies on: of those that face the eye, the one the point is nearest to.
  float nearest = -1e9;
  vec3 n = -d;
  for (int i = 0; i < planeCount; i++) {
    float above = dot(planes[i].xyz, o) - planes[i].w;
    if (dot(planes[i].xyz, d) < 0.0 && above > nearest) { nearest = above; n = planes[i].xyz; }
  }
  float mirror = fresnel(-dot(d, n), 1.0 / indices.g);
  vec3 seen = mirror * light(reflect(d, n));
  vec3 left = vec3(1.0 - mirror);
  d = refract(d, n, 1.0 / indices.g);
  for (int bounce = 0; bounce < BOUNCES; bounce++) {
    float way = 1e9;
    vec3 wall = d;
    for (int i = 0; i < planeCount; i++) {
      float towards = dot(planes[i].xyz, d);
      if (towards < 1e-4) continue;
      float distance = (planes[i].w - dot(planes[i].xyz, o)) / towards;
      if (distance < way) { way = distance; wall = planes[i].xyz; }
    }
    way = max(way, 0.0);
    o += d * way;
    left *= exp(-absorption * (way * vScale));
    float back = fresnel(dot(d, wall), indices.g);
    if (back < 1.0) {
      seen += left * (1.0 - back) * vec3(
        leaving(d, wall, indices.r, 0), leaving(d, wall, indices.g, 1), leaving(d, wall, indices.b, 2));
    }
    left *= back;
    if (max(left.r, max(left.g, left.b)) < 0.02) break;
    d = reflect(d, wall);
  }
  // What would still wander inside leaves somewhere: as soft light.
  seen += left * textureLod(studio, vec3(0.0, 1.0, 0.0), 6.0).rgb * 0.5;
  gl_FragColor = vec4(seen, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** Absorption per unit of length, linear RGB (Beer-Lambert, as KHR_materials_volume defines it). */
export function absorptionOf({ attenuationColor, attenuationDistance }: GemOptics): [number, number, number] {
  if (!Number.isFinite(attenuationDistance) || attenuationDistance <= 0) return [0, 0, 0];
  const { r, g, b } = attenuationColor;
  const per = (value: number) => -Math.log(Math.max(value, 1e-4)) / attenuationDistance;
  return [per(r), per(g), per(b)];
}

/** Indices for red, green and blue; glTF spreads (index - 1) * dispersion / 20 over the visible range. */
export function channelIndices({ index, dispersion }: GemOptics): [number, number, number] {
  const half = ((index - 1) * dispersion) / 40;
  return [index - half, index, index + half];
}

export function gemMaterial(optics: GemOptics, facets: ConvexPlanes, studio: Texture): ShaderMaterial {
  return new ShaderMaterial({
    name: 'faceted stone',
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      planes: {
        value: Array.from(
          { length: PLANES_MAX },
          (_, plane) => new Vector4(...facets.planes.subarray(plane * 4, plane * 4 + 4)),
        ),
      },
      planeCount: { value: facets.count },
      studio: { value: studio },
      indices: { value: channelIndices(optics) },
      absorption: { value: absorptionOf(optics) },
    },
  });
}
