import type { Placement, Material as SceneMaterial } from '@filigree/raytracer';
import { Document, type Material, type Mesh, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMeshQuantization } from '@gltf-transform/extensions';
import { alloysOf, type Design } from '../design/document.ts';
import { looksOf } from '../geometry/ground.ts';
import { facetsOf, type Plane } from '../geometry/index.ts';
import type {
  EnamelPart,
  MetalPart,
  PlaneSet,
  Solids,
  StonePlacement,
  StoneShape,
  TriangleMesh,
  Vec3,
} from '../geometry/solids.ts';
import { alloyName, enamelLook, gemMaterial, groundMaterial, metalMaterial } from '../materials/index.ts';
import { addCoated, addGem, addMetal } from './gltf-materials.ts';
import { quantizeNormals, quantizePositions } from './quantize.ts';
import { creaseMesh, domeMesh, facetMesh, type RenderMesh } from './render-mesh.ts';

const METRES_PER_MM = 0.001;
const ENAMEL_CREASE_DEGREES = 30;
/** glTF has Y up: turn the piece's Z up about X by -90 degrees (quaternion x, y, z, w). */
const Z_UP_TO_Y_UP: [number, number, number, number] = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/**
 * The piece as binary glTF 2.0 in metres, Y up, for viewers and augmented reality. Like stones share one mesh,
 * cut from the plane set; metals keep their creases.
 */
export async function exportGlb(design: Design, solids: Solids): Promise<Uint8Array> {
  const document = new Document();
  document.getRoot().getAsset().generator = 'Filigree';
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const piece = document
    .createNode(design.title)
    .setRotation(Z_UP_TO_Y_UP)
    .setScale([METRES_PER_MM, METRES_PER_MM, METRES_PER_MM]);
  document.createScene(design.title).addChild(piece);
  const builder = new GlbBuilder(document, design, solids);
  const names = new Map<string, number>();
  for (const part of solids.metal) {
    const nth = (names.get(part.name) ?? 0) + 1;
    names.set(part.name, nth);
    const name = nth === 1 ? part.name : `${part.name} (${nth})`;
    const looks = looksOf(part);
    looks.forEach(({ finish, indices }, look) => {
      if (looks.length === 1 && finish !== 'ground') {
        piece.addChild(builder.metalNode(part, name));
        return;
      }
      // Of several looks each stands for itself.
      const { model: _model, ...alone } = part;
      const own = { ...alone, mesh: { ...part.mesh, indices } };
      piece.addChild(
        finish === 'ground'
          ? builder.groundNode(own, `${name}, ground`)
          : builder.metalNode({ ...own, finish }, look === 0 ? name : `${name}, ${finish.toLowerCase()}`),
      );
    });
  }
  solids.enamels.forEach((part, i) => {
    piece.addChild(builder.enamelNode(part, i));
  });
  for (const stone of solids.stones) piece.addChild(builder.stoneNode(stone));
  return new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document);
}

interface PlacedMesh {
  readonly mesh: Mesh;
  readonly center: Vec3;
  readonly halfSize: number;
}

class GlbBuilder {
  readonly #document: Document;
  readonly #design: Design;
  readonly #solids: Solids;
  readonly #materials = new Map<string, Material>();
  readonly #meshes = new Map<string, PlacedMesh>();
  /** Under which name the mesh of a repeated body is kept. */
  readonly #models = new Map<TriangleMesh, string>();

  constructor(document: Document, design: Design, solids: Solids) {
    this.#document = document;
    this.#design = design;
    this.#solids = solids;
    document.createBuffer();
  }

  /** @param name unlike that of any other part: meshes are kept by it */
  metalNode(part: MetalPart, name: string): Node {
    const alloy = this.#alloyOf(part);
    const material = this.#material(
      `${alloyName(alloy)}, ${part.finish.toLowerCase()}${alloy.plating === 'none' ? '' : `, ${alloy.plating.replace('-', ' ')}`}`,
      (look) => addMetal(this.#document, look, metalMaterial(alloy, part.finish)),
    );
    const { model } = part;
    if (model !== undefined) {
      const known = this.#models.get(model.mesh) ?? name;
      this.#models.set(model.mesh, known);
      const placed = this.#mesh(known, material, () => creaseMesh(model.mesh, part.creaseAngleDegrees));
      return this.#node(name, placed, model.at);
    }
    return this.#standing(
      name,
      this.#mesh(name, material, () => creaseMesh(part.mesh, part.creaseAngleDegrees)),
    );
  }

  /** The sunk ground of a part. @param name as for metal */
  groundNode(part: MetalPart, name: string): Node {
    const alloy = this.#alloyOf(part);
    const look = `${alloyName(alloy)}, ground`;
    const material = this.#material(look, () => addMetal(this.#document, look, groundMaterial(alloy)));
    return this.#standing(
      name,
      this.#mesh(name, material, () => creaseMesh(part.mesh, part.creaseAngleDegrees)),
    );
  }

  #alloyOf(part: MetalPart): Design['alloys'][number] {
    const alloy = alloysOf(this.#design).find(({ id }) => id === part.alloyId);
    if (alloy === undefined) throw new Error(`part "${part.name}" is of unknown alloy "${part.alloyId}"`);
    return alloy;
  }

  enamelNode(part: EnamelPart, place: number): Node {
    const name = `${part.colour} enamel`;
    const material = this.#material(name, () => addCoated(this.#document, name, enamelLook(part.colour)));
    return this.#standing(
      name,
      this.#mesh(`${name} ${place}`, material, () => creaseMesh(part.mesh, ENAMEL_CREASE_DEGREES)),
    );
  }

  stoneNode(stone: StonePlacement): Node {
    const name = [stone.colour, stone.gemstone, stone.cut].filter((word) => word !== null).join(' ');
    const sized = `${name}, ${stone.widthMm.toFixed(1)} mm`;
    const look = gemMaterial(stone, stone.widthMm);
    const material = this.#material(sized, () => this.#stoneMaterial(sized, look, stone));
    const shape = stone.shape;
    const placed = this.#mesh(`${Object.values(shape).join(' ')} ${sized}`, material, () =>
      this.#stoneMesh(shape),
    );
    return this.#node(`${stone.role} ${name}`, placed, stone.placement);
  }

  /** A quantized mesh in its own place. */
  #standing(name: string, { mesh, center, halfSize }: PlacedMesh): Node {
    return this.#document
      .createNode(name)
      .setMesh(mesh)
      .setTranslation([...center])
      .setScale([halfSize, halfSize, halfSize]);
  }

  /** A quantized mesh where a placement puts what it was made of. */
  #node(name: string, { mesh, center, halfSize }: PlacedMesh, { x, y, z, origin }: Placement): Node {
    const at = (axis: 0 | 1 | 2) =>
      origin[axis] + x[axis] * center[0] + y[axis] * center[1] + z[axis] * center[2];
    const column = (v: Vec3): [number, number, number, number] => [
      v[0] * halfSize,
      v[1] * halfSize,
      v[2] * halfSize,
      0,
    ];
    return this.#document
      .createNode(name)
      .setMesh(mesh)
      .setMatrix([...column(x), ...column(y), ...column(z), at(0), at(1), at(2), 1]);
  }

  #stoneMesh(shape: StoneShape): RenderMesh {
    switch (shape.kind) {
      case 'facets':
        return facetMesh(facetsOf(planesOf(this.#solids.planeSets[shape.planeSet]!)));
      case 'mesh':
        return creaseMesh(this.#solids.stoneMeshes[shape.mesh]!, shape.creaseAngleDegrees);
      case 'ellipsoid':
        return domeMesh(shape.cutBelowLocalZ);
    }
  }

  #stoneMaterial(name: string, look: SceneMaterial, stone: StonePlacement): Material {
    if (look.kind === 'dielectric') {
      // Quantized meshes reach from -1 to 1 along their longest side; a dome's own unit is its half width.
      const meshUnitMm = (stone.shape.kind === 'ellipsoid' ? stone.widthMm : stone.lengthMm) / 2;
      return addGem(this.#document, name, look, stone.depthMm, meshUnitMm);
    }
    if (look.kind === 'coated') return addCoated(this.#document, name, look);
    throw new Error(`${name} has the look of a metal`);
  }

  #material(name: string, make: (name: string) => Material): Material {
    const known = this.#materials.get(name) ?? make(name);
    this.#materials.set(name, known);
    return known;
  }

  #mesh(key: string, material: Material, make: () => RenderMesh): PlacedMesh {
    const known = this.#meshes.get(key);
    if (known !== undefined) return known;
    const { positions, normals, indices } = make();
    const { values, center, halfSize } = quantizePositions(positions);
    const accessor = (type: 'VEC3' | 'SCALAR', array: Int16Array | Int8Array | Uint16Array | Uint32Array) =>
      this.#document
        .createAccessor()
        .setType(type)
        .setArray(array as Int16Array<ArrayBuffer>)
        .setBuffer(this.#document.getRoot().listBuffers()[0]!);
    const primitive = this.#document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', accessor('VEC3', values).setNormalized(true))
      .setAttribute('NORMAL', accessor('VEC3', quantizeNormals(normals)).setNormalized(true))
      .setIndices(accessor('SCALAR', positions.length / 3 <= 65535 ? Uint16Array.from(indices) : indices));
    const placed = { mesh: this.#document.createMesh(key).addPrimitive(primitive), center, halfSize };
    this.#meshes.set(key, placed);
    return placed;
  }
}

function planesOf({ planes }: PlaneSet): Plane[] {
  return Array.from({ length: planes.length / 4 }, (_, i): Plane => {
    const at = i * 4;
    return [planes[at]!, planes[at + 1]!, planes[at + 2]!, planes[at + 3]!];
  });
}
