import type { CoatedMaterial, ConductorMaterial, DielectricMaterial, Rgb } from '@filigree/raytracer';
import type { Document, Material } from '@gltf-transform/core';
import {
  KHRMaterialsAnisotropy,
  KHRMaterialsDispersion,
  KHRMaterialsIOR,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
} from '@gltf-transform/extensions';

const METRES_PER_MM = 0.001;
/** Fraunhofer lines in micrometres, for the Abbe number. */
const LINE = { B: 0.6867, C: 0.6563, D: 0.5893, F: 0.4861, G: 0.4308 } as const;

/** Metal by the metallic model; a real-time viewer's roughness is the root of the GGX alpha. */
export function addMetal(document: Document, name: string, material: ConductorMaterial): Material {
  const { alpha } = material;
  const [along, across] = typeof alpha === 'number' ? [alpha, alpha] : alpha;
  const result = document
    .createMaterial(name)
    .setBaseColorFactor([...material.reflectance, 1])
    .setMetallicFactor(1)
    .setRoughnessFactor(Math.sqrt((along + across) / 2));
  if (along !== across) {
    const anisotropy = document
      .createExtension(KHRMaterialsAnisotropy)
      .createAnisotropy()
      .setAnisotropyStrength(Math.min(1, Math.sqrt(Math.abs(across - along))));
    result.setExtension('KHR_materials_anisotropy', anisotropy);
  }
  return result;
}

/**
 * A clear or milky stone by transmission, index, volume and dispersion.
 * @param depthMm the stone's depth
 * @param meshUnitMm what one unit of the mesh's own coordinates is in the piece: thickness is counted in them
 */
export function addGem(
  document: Document,
  name: string,
  material: DielectricMaterial,
  depthMm: number,
  meshUnitMm: number,
): Material {
  const left = material.absorptionPerMm.map((perMm) => Math.exp(-perMm * depthMm)) as [
    number,
    number,
    number,
  ];
  const volume = document
    .createExtension(KHRMaterialsVolume)
    .createVolume()
    .setThicknessFactor(depthMm / meshUnitMm)
    .setAttenuationDistance(depthMm * METRES_PER_MM)
    .setAttenuationColor(left);
  const result = document
    .createMaterial(name)
    .setBaseColorFactor([1, 1, 1, 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(material.scatterPerMm === undefined ? 0 : 0.35)
    .setExtension('KHR_materials_volume', volume)
    .setExtension(
      'KHR_materials_transmission',
      document
        .createExtension(KHRMaterialsTransmission)
        .createTransmission()
        .setTransmissionFactor(material.scatterPerMm === undefined ? 1 : 0.5),
    )
    .setExtension(
      'KHR_materials_ior',
      document.createExtension(KHRMaterialsIOR).createIOR().setIOR(material.indexD),
    );
  if (material.dispersion > 0)
    result.setExtension(
      'KHR_materials_dispersion',
      document
        .createExtension(KHRMaterialsDispersion)
        .createDispersion()
        .setDispersion(20 / abbeNumber(material.indexD, material.dispersion)),
    );
  return result;
}

/** Opaque stones, pearls and enamel. */
export function addCoated(document: Document, name: string, material: CoatedMaterial): Material {
  const [r, g, b]: Rgb = material.albedo;
  return document
    .createMaterial(name)
    .setBaseColorFactor([r, g, b, 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(Math.sqrt(material.coatAlpha))
    .setExtension(
      'KHR_materials_ior',
      document.createExtension(KHRMaterialsIOR).createIOR().setIOR(material.coatIndex),
    );
}

/**
 * Abbe number from the trade's B-G interval by Cauchy's n = A + B / lambda^2.
 * @param intervalBG n(430.8 nm) - n(686.7 nm), above 0
 */
export function abbeNumber(indexD: number, intervalBG: number): number {
  const cauchyB = intervalBG / (LINE.G ** -2 - LINE.B ** -2);
  return (indexD - 1) / (cauchyB * (LINE.F ** -2 - LINE.C ** -2));
}
