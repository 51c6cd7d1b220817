import type { Brief, StoneCut } from '@filigree/contracts';
import { cultureRules } from '../cultures.ts';
import type { Lettering } from '../lettering/fonts.ts';
import { faceFor } from '../lettering/hands.ts';
import { constellationIn } from '../ornament/constellations.ts';
import type { EmblemForm } from '../ornament/emblemForms.ts';
import { emblemFormOf } from '../ornament/figures.ts';
import { askedEnamels, groundEnamelOf } from '../ornament/frontIdeas.ts';
import { fitLettering } from '../ornament/lettered.ts';
import type { PlateBorder, PlateField, PlateOrnament } from '../ornament/plate.ts';
import { PLATE_RATIOS, type PlateOutline } from '../ornament/plateParts.ts';
import { starPlate, sunkKind } from '../ornament/starField.ts';
import type { Stone } from '../parts.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { ringArrangements } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import { isTablet } from './tablets.ts';
import { type RingWish, round2 } from './wish.ts';

/** Longer side of a signet's face on a ring of usual breadth, and the least band that carries it, mm. */
const FACE_MM = 13;
const LEAST_BAND_MM = 3.2;
/** Faces of signets, least and most, mm. */
const FACES_MM = { least: 8, most: 22 } as const;
/** Width at the palm, to which the shoulders of a signet run out, on a ring of usual breadth; the taper's least share. */
const PALM_MM = 3.1;
const LEAST_TAPER = 0.5;

/** Up to so many letters are initials, cut into the face; a longer text goes inside the band. */
export const INITIALS = 4;

interface Face {
  readonly outline: PlateOutline;
  readonly share: number;
  readonly border: Exclude<PlateBorder['kind'], 'pave' | 'pattern' | 'text'>;
  /** What a face bears of which nothing was said. */
  readonly blank: 'plain' | 'sunburst' | 'guilloche';
  readonly lettering: Lettering;
  /** Width of the band as a share of the usual, and at the palm of that of other signets. */
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
    band: [1, 0.9],
  },
  {
    outline: 'rounded-rectangle',
    share: 1.04,
    border: 'none',
    blank: 'plain',
    lettering: 'serif',
    band: [1.5, 1.15],
  },
  {
    outline: 'disc',
    share: 0.84,
    border: 'rope',
    blank: 'sunburst',
    lettering: 'serif',
    band: [1.15, 1],
  },
  {
    outline: 'octagon',
    share: 0.88,
    border: 'stepped',
    blank: 'guilloche',
    lettering: 'sans',
    band: [1.3, 1.25],
  },
];

/** Where nothing more was to be on it: the face and its letters alone. */
const PLAIN_FACE: Pick<Face, 'border' | 'blank'> = { border: 'bevel', blank: 'plain' };

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

/** Of the face, what a tablet takes; the small stone in its corner, mm. */
const TABLET_SHARE = 0.8;
const CORNER_MM = 1.9;
const TABLET_PLATE_MM = 2.2;
/** Of a face with a stone in its corner. */
const CORNERED_PLATE_MM = 1.5;
const CORNERED: ReadonlySet<PlateOutline> = new Set(['rounded-rectangle', 'octagon']);

function tabletOf({ brief, accent }: RingWish, centre: Stone, acrossMm: number): PlateField {
  const side = round2(acrossMm * TABLET_SHARE);
  const isCornered = ringArrangements(brief).includes('corner-stone');
  return {
    kind: 'stone',
    stone: stoneOfSize(centre, side, side),
    isTablet: true,
    ...(isCornered && { corner: { stone: { ...accent, cut: 'Round' }, diameterMm: CORNER_MM } }),
  };
}

/** The small stone in the corner of a face: the one that was named, for which no more than a corner was asked. */
function cornerOf({ brief, centre }: RingWish): PlateOrnament['corner'] {
  if (
    !ringArrangements(brief).includes('corner-stone') ||
    centre === null ||
    isTablet(brief, centre.gemstone)
  )
    return undefined;
  return { stone: sunkKind(centre), diameterMm: CORNER_MM };
}

/** Stars of a constellation that was named, in stones where these were spoken of. */
export const isStarry = (brief: Brief): boolean =>
  constellationIn(brief.figures) !== null &&
  !brief.noStones &&
  (brief.gemstones.length > 0 || brief.setting !== null) &&
  brief.caratWeight === null &&
  brief.stoneSizeMm.length === 0;

function fieldOf(
  face: Face,
  wish: RingWish,
  seed: number,
  acrossMm: number,
  isCornered: boolean,
): PlateField {
  const { brief, centre } = wish;
  const crest = crestOf(brief, seed);
  if (crest !== null)
    return { kind: 'emblem', form: crest, ...(brief.enamelGround && { glazed: 'ground' as const }) };
  if (bearsInitials(brief.engraving))
    return {
      kind: 'text',
      text: brief.engraving,
      lettering: faceFor(brief, face.lettering),
      cut: 'engraved',
    };
  if (brief.gemstones.length > 0 && centre !== null && !isCornered) {
    const asked = brief.caratWeight !== null || brief.stoneSizeMm.length > 0;
    if (isTablet(brief, centre.gemstone)) return tabletOf(wish, centre, acrossMm);
    // As large as the face takes it, lying as the face does.
    const share = (acrossMm * 0.68) / centre.widthMm;
    const by = asked ? Math.min(1, share) : share;
    return { kind: 'stone', stone: stoneOfSize(centre, centre.lengthMm * by, centre.widthMm * by) };
  }
  // Lines of engine turning would run into the stone.
  return { kind: isCornered ? 'plain' : face.blank };
}

const enamelsOf = (brief: Brief): PlateOrnament['enamel'] => {
  const behind = groundEnamelOf(brief);
  const said = askedEnamels(brief);
  const asked = behind === null ? said : [behind, ...said.filter((colour) => colour !== behind)];
  return asked.length > 0 ? asked.slice(0, 3) : ['black'];
};

/** Of the longer side of a face that was asked for with two, the least that the shorter is. */
const NARROWEST = 0.5;

function askedFace(asked: number, adjustments: string[]): number {
  const sizeMm = Math.min(FACES_MM.most, Math.max(FACES_MM.least, asked));
  if (sizeMm !== asked)
    adjustments.push(
      `Faces of signets are ${FACES_MM.least} to ${FACES_MM.most} mm long: this one is ${sizeMm} mm.`,
    );
  return sizeMm;
}

/** A face bears one figure: of others that were named it is said. */
function tellOthers(brief: Brief, adjustments: string[]): void {
  const { figures } = brief;
  const [, ...others] = (figures ?? []).filter((figure) => emblemFormOf(figure) !== null);
  const without = (figures ?? []).filter(
    (figure) => emblemFormOf(figure) === null && !(isStarry(brief) && constellationIn([figure]) !== null),
  );
  for (const figure of [...others, ...without])
    adjustments.push(
      `A face of this size bears one figure well: the ${figure.replaceAll('-', ' ')} is left out.`,
    );
}

/** A signet ring: a face for initials, a crest, a stone, or left blank for an engraver. */
export function asNamedSignet(sketch: RingSketch, wish: RingWish, seed: number): void {
  const { brief, alloys, adjustments } = wish;
  const corner = cornerOf(wish);
  const faces = corner === undefined ? FACES : FACES.filter(({ outline }) => CORNERED.has(outline));
  const drawnTurn = faces[seed % faces.length];
  // Of two faces with corners each is there twice: the second time square.
  const turn =
    corner !== undefined && seed % 4 >= 2 && drawnTurn.outline === 'rounded-rectangle'
      ? { ...drawnTurn, outline: 'square' as const }
      : drawnTurn;
  const outline = brief.plateShape ?? OUTLINES[brief.stoneCut ?? 'Trillion'];
  const own = brief.proportions.ornament === 'simple' ? PLAIN_FACE : turn;
  const border = brief.plateBorder && brief.plateBorder !== 'pave' ? brief.plateBorder : own.border;
  const face: Face = { ...turn, outline: outline ?? turn.outline, border, blank: own.blank };
  const ratio = PLATE_RATIOS[face.outline];
  const breadth = Math.min(1.35, Math.max(0.8, wish.breadth));
  const [asked, across] = brief.pieceSizeMm ?? [];
  const sizeMm = asked === undefined ? round2(FACE_MM * face.share * breadth) : askedFace(asked, adjustments);
  tellOthers(brief, adjustments);
  const enamel = brief.metals.includes('Enamel') || (brief.enamelColours?.length ?? 0) > 0;
  const widthMm = round2(
    across === undefined
      ? sizeMm * Math.min(1, ratio)
      : Math.min(sizeMm, Math.max(across, sizeMm * NARROWEST)),
  );
  const field = fieldOf(face, wish, seed, sizeMm * Math.min(1, ratio), corner !== undefined);
  const drawn: PlateOrnament = {
    kind: 'plate',
    alloyId: alloys[0].id,
    accentAlloyId: (alloys[1] ?? alloys[0]).id,
    outline: face.outline,
    widthMm,
    heightMm: sizeMm,
    // A stone is let into the face.
    thicknessMm:
      field.kind === 'stone'
        ? field.isTablet === true
          ? TABLET_PLATE_MM
          : 3
        : corner !== undefined
          ? CORNERED_PLATE_MM
          : enamel
            ? 1.5
            : 1.25,
    domeMm: 0,
    border: { kind: face.border },
    field,
    ...(corner !== undefined && { corner }),
    enamel: enamel ? enamelsOf(brief) : [],
  };
  const sky = isStarry(brief) ? constellationIn(brief.figures) : null;
  const stars = wish.centre ?? wish.accent;
  const { ornament, adjustments: lettered } = fitLettering(
    sky === null ? drawn : starPlate(drawn, sky, stars),
    'none',
    brief.lettering != null,
  );
  if (ornament.kind !== 'plate') throw new Error('a plate stays a plate');
  adjustments.push(...lettered);
  const { band } = sketch;
  clearTop(sketch);
  if (brief.bandWidthMm === null) {
    band.widthMm = round2(Math.min(7, Math.max(LEAST_BAND_MM, band.widthMm * face.band[0])));
    const palmMm = PALM_MM * face.band[1] * Math.min(1.2, breadth);
    band.palmTaper = round2(Math.min(1, Math.max(LEAST_TAPER, palmMm / band.widthMm)));
  }
  sketch.shoulders = { kind: 'signet', ornament };
}
