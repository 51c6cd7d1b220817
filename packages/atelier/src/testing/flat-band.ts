/**
 * A piece small enough to reckon by hand, for the tests of what comes after geometry: a flat band, US 7,
 * 2.0 x 1.8 mm, whose volume is pi w (Ro^2 - Ri^2) = 216.2 mm3, with one stone above it.
 */
import type { RingDesign } from '../design/ring/document.ts';
import type { Measure, Solids, StonePlacement, TriangleMesh } from '../geometry/solids.ts';

export const FLAT_BAND_VOLUME_MM3 = 216.2;

export function flatBandDesign(changes: Partial<RingDesign> = {}): RingDesign {
  return {
    documentVersion: 1,
    type: 'Ring',
    seed: 1,
    title: 'Flat band',
    composition: 'solitaire',
    size: { us: 7, innerDiameterMm: 17.32 },
    alloys: [
      {
        id: 'main',
        metal: '14k Gold',
        family: 'gold',
        karat: 14,
        colour: 'yellow',
        plating: 'none',
        recycled: false,
      },
    ],
    band: {
      alloyId: 'main',
      finish: 'Polished',
      texture: { kind: 'none' },
      widthMm: 2,
      thicknessMm: 1.8,
      profile: 'flat',
      palmTaper: 1,
      form: 'single',
      milgrain: false,
      grooves: 0,
    },
    openingMm: null,
    shoulders: { kind: 'plain' },
    head: {
      kind: 'prong',
      alloyId: 'main',
      prongCount: 6,
      prongForm: 'round',
      gallery: 'peg',
      clearanceMm: 1,
      milgrain: false,
    },
    centre: {
      gemstone: 'Sapphire',
      cut: 'Oval',
      form: 'faceted',
      colour: null,
      lengthMm: 8.2,
      widthMm: 6.1,
      depthMm: 3.8,
      nominalCarat: 1.5,
      orientation: 'along-finger',
    },
    halo: null,
    sideStones: null,
    bandStones: null,
    engraving: null,
    character: { era: null, cultures: [], motifs: [], occasion: null },
    provenance: { engine: 'test', adjustments: [], refinements: [] },
    ...changes,
  };
}

/** A closed band about the Y axis with flat sides. @param segments corners of the circle, at least 3 */
export function flatBandMesh(
  innerRadiusMm: number,
  outerRadiusMm: number,
  widthMm: number,
  segments: number,
): TriangleMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < segments; i++) {
    const angle = (2 * Math.PI * i) / segments;
    for (const [radius, y] of [
      [innerRadiusMm, -widthMm / 2],
      [outerRadiusMm, -widthMm / 2],
      [outerRadiusMm, widthMm / 2],
      [innerRadiusMm, widthMm / 2],
    ] as const)
      positions.push(radius * Math.sin(angle), y, radius * Math.cos(angle));
    for (let side = 0; side < 4; side++) {
      const next = (side + 1) % 4;
      const [a, b] = [i * 4 + side, i * 4 + next];
      const [c, d] = [((i + 1) % segments) * 4 + next, ((i + 1) % segments) * 4 + side];
      indices.push(a, c, b, a, d, c);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** An octahedron in units of its width: eight facets, girdle corners at half the width. */
function octahedronPlanes(): Float32Array {
  const unit = 1 / Math.sqrt(3);
  const planes: number[] = [];
  for (const x of [-1, 1])
    for (const y of [-1, 1]) for (const z of [-1, 1]) planes.push(x * unit, y * unit, z * unit, 0.5 * unit);
  return Float32Array.from(planes);
}

export function flatBandSolids(changes: { measures?: Measure[]; stones?: StonePlacement[] } = {}): Solids {
  const radius = 17.32 / 2;
  const mesh = flatBandMesh(radius, radius + 1.8, 2, 256);
  const stone: StonePlacement = {
    role: 'centre',
    gemstone: 'Sapphire',
    cut: 'Oval',
    form: 'faceted',
    colour: null,
    lengthMm: 6,
    widthMm: 6,
    depthMm: 6,
    shape: { kind: 'facets', planeSet: 0 },
    placement: { x: [6, 0, 0], y: [0, 6, 0], z: [0, 0, 6], origin: [0, 0, 14.5] },
    aboutCarat: 1.5,
  };
  return {
    metal: [
      {
        name: 'band',
        alloyId: 'main',
        metal: '14k Gold',
        finish: 'Polished',
        mesh,
        volumeMm3: FLAT_BAND_VOLUME_MM3,
        areaMm2: 2 * Math.PI * (2 * radius + 1.8) * (2 + 1.8),
        creaseAngleDegrees: 35,
      },
    ],
    enamels: [],
    stones: changes.stones ?? [stone],
    ornaments: [],
    planeSets: [{ planes: octahedronPlanes() }],
    stoneMeshes: [],
    bounds: { min: [-10.46, -3, -10.46], max: [10.46, 3, 17.5] },
    anchors: {
      focus: [0, 0, 15],
      focusNormal: [0, 0, 1],
      focusRadiusMm: 4,
      fingerAxis: [0, 1, 0],
      framed: null,
      lowestZ: -10.46,
    },
    measures: changes.measures ?? [],
  };
}
