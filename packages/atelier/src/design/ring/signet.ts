import type { Brief, StoneCut } from '@filigree/contracts';
import { cultureRules } from '../cultures.ts';
import type { Lettering } from '../lettering/fonts.ts';
import { faceFor } from '../lettering/hands.ts';
import type { EmblemForm } from '../ornament/emblemForms.ts';
import { emblemFormOf } from '../ornament/figures.ts';
import { askedEnamels } from '../ornament/frontIdeas.ts';
import { fitLettering } from '../ornament/lettered.ts';
import type { PlateBorder, PlateField, PlateOrnament } from '../ornament/plate.ts';
import { PLATE_RATIOS, type PlateOutline } from '../ornament/plateParts.ts';
import { stoneOfSize } from '../stones/weight.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import { type RingWish, round2 } from './wish.ts';

/** Longer side of a signet's face on a ring of usual breadth, and the least band that carries it, mm. */
const FACE_MM = 13;
const LEAST_BAND_MM = 3.2;

/** Up to so many letters are initials, cut into the face; a longer text goes inside the band. */
export const INITIALS = 4;

interface Face {
  readonly outline: PlateOutline;
  readonly share: number;
  readonly border: Exclude<PlateBorder['kind'], 'pave' | 'pattern'>;
  /** What a face bears of which nothing was said. */
  readonly blank: 'plain' | 'sunburst' | 'guilloche';
  readonly lettering: Lettering;
  /** Width of the band as a share of the usual, and at the palm. */
  readonly band: readonly [width: number, palm: number];
}

/** The faces of signets, in turn: oval, cushion, round and octagon, as the trade offers them. */
const FACES: readonly Face[] = [
  {
    outline: 'oval',
    share: 1,
    border: 'bevel',
    blank: 'plain',
    lettering: 'script',
    band: [1, 0.72],
  },
  {
    outline: 'rounded-rectangle',
    share: 1.04,
    border: 'none',
    blank: 'plain',
    lettering: 'serif',
    band: [1.5, 0.85],
  },
  {
    outline: 'disc',
    share: 0.84,
    border: 'rope',
    blank: 'sunburst',
    lettering: 'serif',
    band: [1.15, 0.8],
  },
  {
    outline: 'octagon',
    share: 0.88,
    border: 'stepped',
    blank: 'guilloche',
    lettering: 'sans',
    band: [1.3, 0.9],
  },
];

/** A face goes by the stone that was told for it: a square onyx lies in a square. */
const OUTLINES: Readonly<Partial<Record<StoneCut, PlateOutline>>> = {
  Round: 'disc',
  Oval: 'oval',
  Princess: 'square',
  Cushion: 'rounded-rectangle',
  Emerald: 'rounded-rectangle',
  Radiant: 'octagon',
};

/** Whether the asked lettering is cut into the face of a signet rather than inside its band. */
export const bearsInitials = (text: string | null): text is string =>
  text !== null && [...text.replaceAll(/[\s.&+]/g, '')].length <= INITIALS;

/** The emblem that a signet bears: the figure that was named, or one of the culture's, in turn. */
function crestOf({ figures, culture }: Brief, seed: number): EmblemForm | null {
  for (const figure of figures ?? []) {
    const form = emblemFormOf(figure);
    if (form !== null) return form;
  }
  const [first] = culture;
  if (first === undefined || (figures ?? []).length > 0) return null;
  const emblems = cultureRules(first).emblems;
  return emblems[seed % emblems.length] ?? null;
}

/** True where a signet can bear what was asked for: motifs that are no emblem stand on a ring as its front. */
export const canBeSignet = (brief: Brief): boolean =>
  crestOf(brief, 0) !== null || bearsInitials(brief.engraving) || brief.motifs.length === 0;

function fieldOf(face: Face, { brief, centre }: RingWish, seed: number, acrossMm: number): PlateField {
  const crest = crestOf(brief, seed);
  if (crest !== null) return { kind: 'emblem', form: crest };
  if (bearsInitials(brief.engraving))
    return {
      kind: 'text',
      text: brief.engraving,
      lettering: faceFor(brief, face.lettering),
      cut: 'engraved',
    };
  if (brief.gemstones.length > 0 && centre !== null) {
    // As large as the face takes it, lying as the face does.
    const share = (acrossMm * 0.68) / centre.widthMm;
    const asked = brief.caratWeight !== null || brief.stoneSizeMm.length > 0;
    const by = asked ? Math.min(1, share) : share;
    return { kind: 'stone', stone: stoneOfSize(centre, centre.lengthMm * by, centre.widthMm * by) };
  }
  return { kind: face.blank };
}

const enamelsOf = (brief: Brief): PlateOrnament['enamel'] => {
  const asked = askedEnamels(brief);
  return asked.length > 0 ? asked.slice(0, 3) : ['black'];
};

/** A signet ring: a face for initials, a crest, a stone, or left blank for an engraver. */
export function asNamedSignet(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief, alloys, adjustments } = wish;
  const turn = FACES[seed % FACES.length];
  const outline = brief.plateShape ?? OUTLINES[brief.stoneCut ?? 'Trillion'];
  const border = brief.plateBorder && brief.plateBorder !== 'pave' ? brief.plateBorder : turn.border;
  const face: Face = { ...turn, outline: outline ?? turn.outline, border };
  const ratio = PLATE_RATIOS[face.outline];
  const sizeMm = round2(FACE_MM * face.share * Math.min(1.35, Math.max(0.8, wish.breadth)));
  const enamel = brief.metals.includes('Enamel') || (brief.enamelColours?.length ?? 0) > 0;
  const field = fieldOf(face, wish, seed, sizeMm * Math.min(1, ratio));
  const drawn: PlateOrnament = {
    kind: 'plate',
    alloyId: alloys[0].id,
    accentAlloyId: (alloys[1] ?? alloys[0]).id,
    outline: face.outline,
    widthMm: round2(ratio < 1 ? sizeMm * ratio : sizeMm),
    heightMm: sizeMm,
    // A stone is let into the face.
    thicknessMm: field.kind === 'stone' ? 3 : enamel ? 1.5 : 1.25,
    domeMm: 0,
    border: { kind: face.border },
    field,
    enamel: enamel ? enamelsOf(brief) : [],
  };
  const { ornament, adjustments: lettered } = fitLettering(drawn);
  if (ornament.kind !== 'plate') throw new Error('a plate stays a plate');
  adjustments.push(...lettered);
  const { band } = sketch;
  clearTop(sketch);
  if (brief.bandWidthMm === null) {
    band.widthMm = round2(Math.min(7, Math.max(LEAST_BAND_MM, band.widthMm * face.band[0])));
    band.palmTaper = face.band[1];
  }
  sketch.shoulders = { kind: 'signet', ornament };
}
