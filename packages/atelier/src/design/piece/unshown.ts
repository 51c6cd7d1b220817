/** What was named for a piece and is nowhere on it. */
import { type Brief, FIGURES, type Figure, type Motif } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { EmblemForm } from '../ornament/emblemForms.ts';
import { emblemFormOfMotif, isEmblemOfFigure, isFormOfFigure, motifsOfFigure } from '../ornament/figures.ts';
import { isTiedForm } from '../ornament/sculpture.ts';
import { BITES, COILS } from '../ornament/serpentWishes.ts';
import { borderShows, borderShowsMotif } from '../ring/bandPattern.ts';
import { coilOf } from './carriers.ts';
import type { PieceSketch } from './family.ts';
import { endsShow, endsShowMotif } from './headEnds.ts';
import { isFlowered, isLeafy } from './shows.ts';

/** The emblem that an ornament is or bears. */
const emblemOf = (ornament: Ornament): EmblemForm | null =>
  ornament.kind === 'emblem'
    ? ornament.form
    : ornament.kind === 'plate' && ornament.field.kind === 'emblem'
      ? ornament.field.form
      : null;

function isFigureOf(ornament: Ornament, figure: Figure): boolean {
  const emblem = emblemOf(ornament);
  if (ornament.kind === 'emblem' && ornament.beside && isEmblemOfFigure(figure, ornament.beside.form))
    return true;
  if (emblem !== null) return isEmblemOfFigure(figure, emblem);
  if (ornament.kind === 'sculpture') return figure === 'knot' && isTiedForm(ornament.form);
  if (ornament.kind === 'plate' && ornament.field.kind === 'sunk') return ornament.field.figure === figure;
  if (ornament.kind === 'plate') return figure === 'puffed-heart' && ornament.outline === 'heart';
  return ornament.kind === 'motif' && isFormOfFigure(figure, ornament.form);
}

/** Emblems of a culture that are flowers and no figure is called by. */
const FLOWERS: ReadonlySet<EmblemForm> = new Set<EmblemForm>(['kundan-lotus', 'iznik-rosette']);

function isMotifOf(ornament: Ornament, motif: Motif, cultures: Brief['culture']): boolean {
  if (ornament.kind === 'motif' && ornament.motif === motif) return true;
  if (ornament.kind === 'plate' && motif === 'Heart' && ornament.outline === 'heart') return true;
  if (motif === 'Floral' && isFlowered({ ornaments: [{ slot: 'main', count: 1, ornament }] })) return true;
  // An outline that was asked for is geometry, and so are frames and rows of steps.
  if (motif === 'Geometric' && (ornament.kind === 'plate' || ornament.kind === 'open-frame')) return true;
  const emblem = emblemOf(ornament);
  if (emblem !== null && motif === 'Floral' && FLOWERS.has(emblem)) return true;
  if (emblem !== null && emblem === emblemFormOfMotif(motif, cultures)) return true;
  return FIGURES.some((figure) => isFigureOf(ornament, figure) && motifsOfFigure(figure).includes(motif));
}

/** A serpent that is what is worn bites its tail, or lies in coils. */
function coilShows(carrier: PieceSketch['carrier'], figure: Figure): boolean {
  const coil = coilOf({ carrier });
  return coil !== null && (coil.form === 'bites' ? BITES : COILS).has(figure);
}

/** Says which of the figures and motifs of a brief a sketch does not show. */
export function unshown(
  { figures, motifs, culture, petals, arrangements }: Brief,
  { carrier, ornaments }: PieceSketch,
): string[] {
  const isOnIt = (test: (ornament: Ornament) => boolean): boolean =>
    ornaments.some(({ ornament }) => test(ornament));
  // Leaves along the stem are the branch.
  // What was to be a clasp of several strands is told with the clasp.
  const isClasp =
    (arrangements ?? []).includes('figure-clasp') &&
    carrier.kind === 'chain' &&
    carrier.strand?.strands !== undefined;
  const border =
    carrier.kind === 'bangle' && carrier.band.texture.kind === 'pattern'
      ? carrier.band.texture.pattern
      : null;
  const lost = (figures ?? []).filter(
    (figure) =>
      !isClasp &&
      !(isLeafy(carrier) && motifsOfFigure(figure).includes('Floral')) &&
      !endsShow(carrier, figure) &&
      !coilShows(carrier, figure) &&
      !(border !== null && borderShows(border, figure)) &&
      !isOnIt((ornament) => isFigureOf(ornament, figure)),
  );
  const byFigures = new Set((figures ?? []).flatMap(motifsOfFigure));
  const lostMotifs = motifs.filter(
    (motif) =>
      !byFigures.has(motif) &&
      !endsShowMotif(carrier, motif) &&
      !(border !== null && borderShowsMotif(border, motif)) &&
      !(isLeafy(carrier) && motif === 'Floral') &&
      !isOnIt((ornament) => isMotifOf(ornament, motif, culture)),
  );
  return [
    ...(petals && !isFlowered({ ornaments }) ? ['the flower'] : []),
    ...lost.map((figure) => `the ${figure.replaceAll('-', ' ')}`),
    ...lostMotifs.map((motif) => `the ${motif.toLowerCase()} motif`),
  ].map((name) => `There is no place for ${name} in this design: it is left out.`);
}
