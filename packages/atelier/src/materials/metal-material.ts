import type { MetalFinish } from '@filigree/contracts';
import type { CoatedMaterial, ConductorMaterial, Rgb, Vec3 } from '@filigree/raytracer';
import { ALLOY_FACTS, type AlloyIdentity, alloyName } from './alloys.ts';
import { FINISH_FACTS } from './finishes.ts';

/** A fresh rhodium plate, whatever is below it. */
const RHODIUM_REFLECTANCE: Rgb = [0.8, 0.79, 0.77];
/**
 * Black rhodium is a dark grey metal, not a black paint: a fifth of the light is enough for its reflections to
 * be read as a metal's, a hair of roughness more than the polish below sets it off from onyx.
 */
const BLACK_RHODIUM_REFLECTANCE: Rgb = [0.19, 0.184, 0.188];
const BLACK_RHODIUM_ALPHA = 0.016;

/**
 * The look of an alloy under a finish.
 * @param brushAxis axis about which brushing runs (the finger, for a band); only directional finishes use it
 */
export function metalMaterial(
  alloy: AlloyIdentity,
  finish: MetalFinish,
  brushAxis: Vec3 = [0, 1, 0],
): ConductorMaterial {
  const { alpha, ...relief } = FINISH_FACTS[finish];
  const plated = alloy.plating === 'black-rhodium';
  const [along, across] = alpha.map((value) => (plated ? Math.max(value, BLACK_RHODIUM_ALPHA) : value)) as [
    number,
    number,
  ];
  return {
    kind: 'conductor',
    reflectance: surfaceReflectance(alloy),
    alpha: along === across ? along : [along, across],
    ...(along === across ? {} : { brushAxis }),
    ...relief,
  };
}

/** Silver sulphide left in the recesses, buffed away from what stands: about an eighth of the light. */
const OXIDISED_SHARE = 0.13;

/**
 * The sunk ground of a border: silver is darkened with liver of sulphur, other metals are matted with a punch, so that
 * what stands over it can be read.
 */
export function groundMaterial(alloy: AlloyIdentity): ConductorMaterial {
  const matted = metalMaterial(alloy, 'Matte');
  if (alloy.family !== 'silver' || alloy.plating !== 'none') return matted;
  const [r, g, b] = matted.reflectance;
  return { ...matted, reflectance: [r * OXIDISED_SHARE, g * OXIDISED_SHARE, b * OXIDISED_SHARE] };
}

function surfaceReflectance(alloy: AlloyIdentity): Rgb {
  if (alloy.plating === 'black-rhodium') return BLACK_RHODIUM_REFLECTANCE;
  if (alloy.plating === 'rhodium') return RHODIUM_REFLECTANCE;
  return ALLOY_FACTS[alloyName(alloy)].reflectance;
}

/** Vitreous enamel: pigmented glass of index about 1.5 over metal. @param albedo linear RGB of the pigment */
export function enamelMaterial(albedo: Rgb): CoatedMaterial {
  return { kind: 'coated', albedo, coatIndex: 1.5, coatAlpha: 0.012 };
}
