import { type Solids, type StonePlacement, stoneForm, type Vec3 } from '@filigree/atelier/geometry';
import { type Gemstone, STONE_CUTS, type StoneCut } from '@filigree/contracts';

interface LooseForm {
  readonly label: string;
  readonly cut: StoneCut;
  readonly form: 'faceted' | 'cabochon' | 'bead';
}

export const LOOSE_FORMS: readonly LooseForm[] = [
  ...STONE_CUTS.map((cut) => ({ label: cut, cut, form: 'faceted' as const })),
  { label: 'Cabochon', cut: 'Oval', form: 'cabochon' },
  { label: 'Drop cabochon', cut: 'Pear', form: 'cabochon' },
  { label: 'Bead', cut: 'Round', form: 'bead' },
];

/** Length : width as usually cut. */
const RATIOS: Partial<Record<StoneCut, number>> = {
  Oval: 1.35,
  Cushion: 1.05,
  Emerald: 1.4,
  Marquise: 2,
  Pear: 1.5,
  Baguette: 2.2,
  Radiant: 1.2,
};
/** All stones are about this large, so that they fill their tiles alike. */
const MEAN_SIZE_MM = 7;

/** A stone alone, table up, standing on its culet as in a holder one does not see. */
export function looseStone(gemstone: Gemstone, { cut, form: shape }: LooseForm): Solids {
  const ratio = shape === 'bead' ? 1 : (RATIOS[cut] ?? 1);
  const widthMm = MEAN_SIZE_MM / Math.sqrt(ratio);
  const kind = { gemstone, cut, form: shape, colour: null } as const;
  const form = stoneForm(kind, ratio);
  const { body } = form;
  const lengthMm = widthMm * ratio;
  const depthMm = (form.crown + form.pavilion) * widthMm;
  const origin: Vec3 = [0, 0, form.pavilion * widthMm];
  const scales: Vec3 =
    body.kind === 'ellipsoid'
      ? [lengthMm / 2, widthMm / 2, form.crown * widthMm]
      : [widthMm, widthMm, widthMm];
  const stone: StonePlacement = {
    ...kind,
    role: 'centre',
    lengthMm,
    widthMm,
    depthMm,
    shape: shapeOf(form, shape === 'bead'),
    placement: { x: [scales[0], 0, 0], y: [0, scales[1], 0], z: [0, 0, scales[2]], origin },
    aboutCarat: 1,
  };
  const reach = Math.max(lengthMm / 2, ...form.outline.map(([x, y]) => Math.hypot(x, y) * widthMm));
  return {
    metal: [],
    enamels: [],
    stones: [stone],
    ornaments: [],
    planeSets: body.kind === 'facets' ? [{ planes: Float32Array.from(body.planes.flat()) }] : [],
    stoneMeshes: body.kind === 'mesh' || body.kind === 'dome' ? [body.mesh] : [],
    bounds: { min: [-reach, -widthMm / 2, 0], max: [reach, widthMm / 2, depthMm] },
    anchors: {
      focus: [0, 0, depthMm],
      focusNormal: [0, 0, 1],
      focusRadiusMm: reach,
      fingerAxis: [0, 1, 0],
      framed: null,
      lowestZ: 0,
    },
    measures: [],
  };
}

function shapeOf(
  { body, crown, pavilion }: ReturnType<typeof stoneForm>,
  whole: boolean,
): StonePlacement['shape'] {
  switch (body.kind) {
    case 'facets':
      return { kind: 'facets', planeSet: 0 };
    case 'mesh':
      return { kind: 'mesh', mesh: 0, creaseAngleDegrees: 0 };
    case 'dome':
      return { kind: 'mesh', mesh: 0, creaseAngleDegrees: 60 };
    case 'ellipsoid':
      return { kind: 'ellipsoid', cutBelowLocalZ: whole ? null : -pavilion / crown };
  }
}
