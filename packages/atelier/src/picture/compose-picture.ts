import type {
  Ground,
  Material,
  Placement,
  SceneDescription,
  SceneObject,
  Vec3,
  View,
} from '@filigree/raytracer';
import { alloysOf, type Design, isRing } from '../design/document.ts';
import { poseOf } from '../design/piece/pose.ts';
import { looksOf } from '../geometry/ground.ts';
import type { Solids } from '../geometry/solids.ts';
import { enamelLook, gemMaterial, groundMaterial, metalMaterial } from '../materials/index.ts';
import { frameCamera } from './frame-camera.ts';
import {
  FRONT_RIG,
  LYING_RIG,
  NIGHT_FRONT_RIG,
  NIGHT_RIG,
  placeRig,
  type RigTemplate,
  STUDIO_RIG,
} from './rigs.ts';
import { ballPoints, boxPoints, silhouettePoints } from './silhouette.ts';
import { add, directionToViewer, dot, normalize, scale, subtract } from './vec.ts';
import {
  heroAzimuthDegrees,
  MOOD_TEMPLATES,
  type Mood,
  showsTop,
  type ViewName,
  viewTemplate,
} from './views.ts';

export interface PictureOptions {
  /** Pixels, each 16..4096; default 1024. */
  readonly width?: number;
  readonly height?: number;
  /** No backdrop: alpha holds the coverage. */
  readonly transparent?: boolean;
  /** Surroundings other than the view's own (ivory, for close views night). */
  readonly mood?: Mood;
}

const DEFAULT_SIZE = 1024;
/** Stoned-down glass meets its walls at a sharp edge. */
const ENAMEL_CREASE_DEGREES = 30;
/** Azimuth for which the rigs are drawn. */
const RIG_AZIMUTH_DEGREES = 23;
/** Radius in mm of the ring for which the rigs are drawn. */
const RIG_RADIUS_MM = 13;
/** The close view takes in the head and the shoulders beside it. */
const MACRO_RADIUS_SHARE = 1.12;
/** How far the close view looks below the focus, as a share of its radius. */
const MACRO_SINK_SHARE = 0.3;

/** A picture of a piece: what the ray tracer needs. Views of one mood have equal scenes, to be prepared once. */
export function composePicture(
  solids: Solids,
  design: Design,
  viewName: ViewName,
  options: PictureOptions = {},
): { readonly scene: SceneDescription; readonly view: View } {
  const mood = options.mood ?? viewTemplate(design, viewName).mood;
  return { scene: composeScene(solids, design, mood), view: composeView(solids, design, viewName, options) };
}

/** The piece on its ground under its light: the same for all views of a mood. */
export function composeScene(solids: Solids, design: Design, mood: Mood): SceneDescription {
  const template = MOOD_TEMPLATES[mood];
  const { min, max } = solids.anchors.framed ?? solids.bounds;
  const radiusMm = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
  const size = Math.max(1, radiusMm / RIG_RADIUS_MM);
  const target: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2] + 0.52 * (max[2] - min[2])];
  const materials = new MaterialList();
  const alloys = alloysOf(design);
  const objects: SceneObject[] = [
    ...solids.metal.flatMap((part): SceneObject[] => {
      const alloy = alloys.find(({ id }) => id === part.alloyId);
      if (alloy === undefined) throw new Error(`part "${part.name}" is of unknown alloy "${part.alloyId}"`);
      const surface = (indices: Uint32Array, material: Material): SceneObject => ({
        kind: 'mesh',
        positions: part.mesh.positions,
        indices,
        creaseAngleDegrees: part.creaseAngleDegrees,
        material: materials.indexOf(material),
      });
      return looksOf(part).map(({ finish, indices }) =>
        surface(
          indices,
          finish === 'ground'
            ? groundMaterial(alloy)
            : metalMaterial(alloy, finish, solids.anchors.fingerAxis),
        ),
      );
    }),
    ...solids.enamels.map(
      ({ colour, mesh }): SceneObject => ({
        kind: 'mesh',
        positions: mesh.positions,
        indices: mesh.indices,
        creaseAngleDegrees: ENAMEL_CREASE_DEGREES,
        material: materials.indexOf(enamelLook(colour)),
      }),
    ),
    ...solids.stones.map((stone): SceneObject => {
      const look = gemMaterial(stone, Number(stone.widthMm.toFixed(1)));
      const { shape, placement } = stone;
      if (shape.kind === 'mesh') {
        const { positions, indices } = solids.stoneMeshes[shape.mesh]!;
        return {
          kind: 'mesh',
          positions: movedPositions(positions, placement),
          indices,
          creaseAngleDegrees: shape.creaseAngleDegrees,
          material: materials.indexOf(turnedWith(look, placement)),
        };
      }
      const material = materials.indexOf(look);
      if (shape.kind === 'facets') return { kind: 'gem', planeSet: shape.planeSet, placement, material };
      return {
        kind: 'ellipsoid',
        placement,
        material,
        ...(shape.cutBelowLocalZ === null ? {} : { cutBelowLocalZ: shape.cutBelowLocalZ }),
      };
    }),
  ];
  return {
    objects,
    planeSets: solids.planeSets,
    materials: materials.list,
    rig: placeRig(rigOf(mood, design), target, heroAzimuthDegrees(design) - RIG_AZIMUTH_DEGREES, size),
    backdrop: template.backdrop,
    ground: {
      plane: groundPlane(solids, design),
      albedo: template.groundAlbedo,
      gloss: template.groundGloss,
      glossAlpha: 0.035,
      center: poseOf(design) === 'hangs' ? [target[0], target[2]] : [target[0], target[1]],
      halfSizeMm: 3.4 * radiusMm,
    },
  };
}

/** What looks at the camera is lit from its side, what looks up from above. */
function rigOf(mood: Mood, design: Design): RigTemplate {
  const pose = poseOf(design);
  if (mood === 'night') return looksAhead(design) ? NIGHT_FRONT_RIG : NIGHT_RIG;
  if (pose === 'stands') return STUDIO_RIG;
  return pose === 'hangs' ? FRONT_RIG : LYING_RIG;
}

/** Stones at the front of what hangs, of tiaras and of bangles look at the camera; others look up, or between. */
const looksAhead = (design: Design): boolean =>
  poseOf(design) === 'hangs' ||
  (poseOf(design) === 'stands' && !isRing(design) && design.carrier.kind !== 'fitted');

/** How far the wall stands behind what hangs, as a share of the piece's radius: near enough for a soft shadow. */
const WALL_GAP_SHARE = 0.12;

/** What stands and lies is on the floor; what hangs, before a wall. */
function groundPlane({ anchors, bounds }: Solids, design: Design): Ground['plane'] {
  if (poseOf(design) !== 'hangs') return { kind: 'floor', z: anchors.lowestZ };
  const heightMm = bounds.max[2] - bounds.min[2];
  return { kind: 'wall', y: bounds.max[1] + Math.max(0.6, heightMm * WALL_GAP_SHARE * 0.5) };
}

/** Camera and size of one picture of the scene. */
export function composeView(
  solids: Solids,
  design: Design,
  viewName: ViewName,
  options: PictureOptions = {},
): View {
  const template = viewTemplate(design, viewName);
  const width = options.width ?? DEFAULT_SIZE;
  const height = options.height ?? DEFAULT_SIZE;
  const toViewer = directionToViewer(template.azimuthDegrees, template.elevationDegrees);
  const focus = isBandAlone(design) ? nearestOnBand(solids, toViewer) : solids.anchors.focus;
  const points = template.subject === 'all' ? wholePoints(solids) : closePoints(solids, focus);
  const camera = frameCamera(points, {
    toViewer,
    fieldOfViewDegrees: template.fieldOfViewDegrees,
    aspect: width / height,
    fill: template.fill,
    centerY: template.centerY,
    lensRadiusMm: template.lensRadiusMm,
    focus,
  });
  return { camera, width, height, ...(options.transparent === true ? { transparent: true } : {}) };
}

/** A band without a head, or several of them: shown by its outside. */
const isBandAlone = (design: Design): boolean =>
  design.companions === undefined && isRing(design) && !showsTop(design);

/** What the main views frame: all of the piece, or as much of it as its builder says. */
function wholePoints(solids: Solids): Float32Array {
  const { framed } = solids.anchors;
  return framed === null ? silhouettePoints(solids) : boxPoints(framed);
}

/** What a close view frames: a ball that sinks below the focus, because a head lies under its table. */
function closePoints({ anchors }: Solids, focus: Vec3): Float32Array {
  const radiusMm = anchors.focusRadiusMm * MACRO_RADIUS_SHARE;
  return ballPoints(add(focus, scale(anchors.focusNormal, -MACRO_SINK_SHARE * radiusMm)), radiusMm);
}

/** A band has no head: of its outside, look at what lies between the top and the viewer. */
function nearestOnBand({ anchors, bounds }: Solids, toViewer: Vec3): Vec3 {
  const { fingerAxis, focusNormal } = anchors;
  const across = normalize(subtract(toViewer, scale(fingerAxis, dot(toViewer, fingerAxis))));
  return scale(normalize(add(across, focusNormal)), bounds.max[2]);
}

/** Meshes have no placement of their own in a scene. */
function movedPositions(positions: Float32Array, { x, y, z, origin }: Placement): Float32Array {
  const moved = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3)
    for (let axis = 0; axis < 3; axis++)
      moved[i + axis] =
        origin[axis]! +
        x[axis]! * positions[i]! +
        y[axis]! * positions[i + 1]! +
        z[axis]! * positions[i + 2]!;
  return moved;
}

/** The lamellae of a stone that is a mesh are told in the world's frame, as its positions are. */
function turnedWith(look: Material, { x, y, z }: Placement): Material {
  if (look.kind !== 'dielectric' || look.interior?.kind !== 'sheen') return look;
  const [alongX, alongY, alongZ] = look.interior.axis;
  const axis = add(
    add(scale(normalize(x), alongX), scale(normalize(y), alongY)),
    scale(normalize(z), alongZ),
  );
  return { ...look, interior: { ...look.interior, axis } };
}

/** Equal materials are kept once. */
class MaterialList {
  readonly list: Material[] = [];
  readonly #indices = new Map<string, number>();

  indexOf(material: Material): number {
    const key = JSON.stringify(material);
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.list.push(material);
    this.#indices.set(key, this.list.length - 1);
    return this.list.length - 1;
  }
}
