import type { CulturalInspiration, Figure, Motif } from '@filigree/contracts';
import { drawEmblem } from '../ornament/emblem.ts';
import { EMBLEM_SEATS } from '../ornament/emblemSeats.ts';
import { isBorder } from '../ornament/figureParts.ts';
import {
  cultureOfFigure,
  drawFigure,
  emblemFormOf,
  motifFormsOfFigure,
  motifsOfFigure,
} from '../ornament/figures.ts';
import { askedEnamels } from '../ornament/frontIdeas.ts';
import {
  drawMotif,
  formsWithin,
  type MotifForm,
  motifForms,
  motifOfForm,
  seatInMiddle,
  takesStone,
} from '../ornament/motif.ts';
import type { OrnamentStyle } from '../ornament/style.ts';
import type { Random } from '../random.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { asBerried, asTwig, hasBerries, hasSmallStones, isTwig, layLeaves } from './foliage.ts';
import { hasTwoEyes, isFlanked, namesForm, speaksOfStone } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { asSerpent, isSerpentRing } from './serpent.ts';
import { makeShoulderRoom } from './shoulderRoom.ts';
import { asNamedSignet, canBeSignet, isStarry } from './signet.ts';
import { clearTop } from './sketch.ts';
import { type RingWish, round2 } from './wish.ts';

/** Forms that read well as small as a shoulder; the others would be a crumb. */
const SHOULDER_FORMS: Readonly<Record<Motif, readonly MotifForm[]>> = {
  Floral: ['branch', 'blossom', 'lotus'],
  Geometric: ['deco-fan', 'hexagons'],
  Animal: ['butterfly', 'bee', 'swallow'],
  Celestial: ['crescent', 'crescent-star', 'sun'],
  Abstract: ['knot', 'wave'],
  Heart: ['puffed', 'open-heart'],
  Infinity: ['infinity-ribbon', 'infinity-heart'],
  Cross: ['latin-cross', 'celtic-cross'],
  Serpent: ['coiled'],
  Wing: ['spread-wing', 'feather'],
  Eye: ['almond-eye', 'nazar'],
  Star: ['five-point', 'north-star', 'starburst'],
  Zodiac: [],
};

/** Forms of metal alone. */
const STONELESS: ReadonlySet<MotifForm> = new Set<MotifForm>(['leaf']);

/** A band that is a twig is the branch that was asked for. */
const isBand = (figure: string, { band }: RingSketch): boolean =>
  figure === 'branch' && band.twig !== undefined;

/**
 * Lets the first motif that was asked for shape the ring: on both shoulders of a ring with a head, as the front of a
 * ring without one, or in a row around the top. What cannot carry it is told.
 */
export function applyMotif(sketch: RingSketch, wish: RingWish, seed: number, random: Random): void {
  const { brief, adjustments } = wish;
  const figures = (brief.figures ?? []).filter((figure) => !isBorder(figure, brief));
  if (sketch.companion || sketch.openFront || sketch.spinner) {
    if (brief.motifs.length > 0 || figures.length > 0)
      adjustments.push(
        sketch.spinner
          ? 'A motif would stop the band that turns: it is left out.'
          : 'The top of this ring has no room for a motif beside its stones or its opening.',
      );
    return;
  }
  const signet = brief.arrangements?.includes('signet') === true;
  if (!signet && isSerpentRing(wish)) {
    asSerpent(sketch, wish, seed);
    return;
  }
  if (sketch.shoulders.kind === 'steps') {
    const others = brief.motifs.filter((motif) => motif !== 'Geometric');
    if (others.length > 0)
      adjustments.push(
        `The shoulders carry stones in steps: ${others.join(' and ')} is left for another piece.`,
      );
    return;
  }
  if (isTwig(brief)) asTwig(sketch, wish, seed);
  // Stars that are stones are sunk into a face.
  if ((signet && canBeSignet(brief)) || isStarry(brief)) {
    asNamedSignet(sketch, wish, seed);
    return;
  }
  const emblem = emblemFor(sketch, brief, seed);
  if (emblem !== null) {
    asSignet(sketch, wish, emblem, seed, random);
    return;
  }
  const shownAt = figures.findIndex((name) => motifFormsOfFigure(name) !== null);
  const figure = shownAt === -1 ? null : motifFormsOfFigure(figures[shownAt]!);
  // Of several figures the first that can be modelled is: the others are told.
  if (figure !== null)
    for (const name of figures.filter((one, at) => at !== shownAt && !isBand(one, sketch)))
      adjustments.push(
        `There is no place for the ${name.replaceAll('-', ' ')} in this design: it is left out.`,
      );
  // What a figure shows is not drawn in its stead where the figure has no room: no star for a snowflake.
  const shown = new Set(figures.flatMap(motifsOfFigure));
  const [motif, ...others] = [
    ...(figure === null ? [] : [figure.motif]),
    ...brief.motifs.filter((other) => !shown.has(other)),
  ];
  if (figures.length > 0 && figure === null) {
    adjustments.push(
      `The ${figures.map((name) => name.replaceAll('-', ' ')).join(' and ')} needs the front of the ring, which its stone takes: ask for it without a centre stone.`,
    );
  }
  if (motif === undefined) return;
  if (others.length > 0) {
    adjustments.push(
      `A ring carries one motif well: ${motif} is modelled, ${others.join(' and ')} left for a second piece.`,
    );
  }
  // A signet is nothing but its front.
  const free = signet || hasFreeFront(brief);
  // What a ring is named by is its front: a rose, a heart with a stone in it; leaves and waves go along its band.
  const isOne = brief.figureCount === 1;
  const isNamed = isOne || figure !== null || (OUTLINED.has(motif) && speaksOfStone(brief));
  const read =
    figure === null
      ? SHOULDER_FORMS[motif]
      : [...SHOULDER_FORMS[motif], ...STONELESS].filter((form) => figure.forms.includes(form));
  const flanks = isFlanked(brief);
  // What was asked for on both sides of a stone is there, be it small.
  const small = flanks && read.length === 0 && figure !== null ? figure.forms : read;
  const within = brief.arrangements?.includes('within') ? formsWithin(motif) : [];
  const forms = within.length > 0 && wish.centre !== null ? within : (figure?.forms ?? null);
  const besideHead = small.length > 0 && sketch.head?.kind !== 'tension' && sketch.band.form !== 'bypass';
  // A creature is the ring itself: the stones that were named are its eyes and what it carries.
  const isCreature = motif === 'Serpent' || motif === 'Animal';
  if (isCreature && besideHead && keepsStoneBeside(brief, sketch)) {
    yieldShoulders(sketch, wish);
    const style = { ...styleOf(wish, Math.min(7, Math.max(5.2, sketch.band.widthMm * 1.5))), centre: null };
    const ornament = { ...motifOfForm(motif, small[0], style, random), accent: null };
    sketch.shoulders = { kind: 'motif', motif, place: 'beside', ornament };
    return;
  }
  const isLeafy =
    !signet &&
    !forms?.includes('leaf') &&
    motif === 'Floral' &&
    (forms?.includes('branch') || small[seed % small.length] === 'branch');
  if (hasBerries(brief) && motif === 'Floral') {
    asBerried(sketch, wish, styleOf(wish, 8), seed, random);
    return;
  }
  if (isLeafy && (besideHead || sketch.head === null)) {
    // What is of leaves alone is now and then one sprig across its front.
    const alone = free && !speaksOfStone(brief) && brief.occasion !== 'Engagement';
    if (!isTwig(brief) && alone && seed % LEAF_SEEDS === 1) {
      asFront(sketch, wish, { motif, forms, small }, seed, random);
      return;
    }
    if (alone) clearTop(sketch);
    yieldShoulders(sketch, wish);
    layLeaves(sketch, wish, styleOf(wish, 8), seed, random);
    return;
  }
  // What holds no stone stands beside the one that was named.
  const isBeside = besideHead && speaksOfStone(brief) && forms?.every((form) => STONELESS.has(form)) === true;
  const yields = free && !isBeside && !flanks && (signet || isCreature || !keepsCentre(brief));
  if (
    sketch.head === null ||
    (yields && (signet || isCreature || isNamed || seed % 2 === 0 || !besideHead))
  ) {
    if (sketch.bandStones !== null && !free) {
      adjustments.push(`The stones take the band: the ${motif.toLowerCase()} motif has no room on it.`);
      return;
    }
    asFront(sketch, wish, { motif, forms, small }, seed, random);
    return;
  }
  if (!besideHead) {
    adjustments.push(
      `The ${motif.toLowerCase()} motif has no room beside this head: ask for it without a centre stone.`,
    );
    return;
  }
  const sizeMm = Math.min(8, Math.max(5, sketch.band.widthMm * 2.3));
  if (!makeShoulderRoom(sketch, wish, motif, sizeMm)) return;
  yieldShoulders(sketch, wish);
  const inMetal = flanks && !hasSmallStones(brief) ? { accent: null, small: null } : {};
  const style = { ...styleOf(wish, sizeMm), centre: null, ...inMetal };
  const ornament = motifOfForm(motif, small[seed % small.length], style, random);
  sketch.shoulders = {
    kind: 'motif',
    motif,
    // One that was asked for is not mirrored.
    place: isOne ? 'beside' : 'shoulders',
    ornament: { ...ornament, reliefMm: Math.min(1.3, ornament.reliefMm) },
  };
}

/** On a band that is patterned a creature sits beside the stone that was named. */
const keepsStoneBeside = (brief: RingWish['brief'], { head }: RingSketch): boolean =>
  head !== null && brief.gemstones.length > 0 && brief.arrangements?.includes('patterned') === true;

/** The shoulders carry stones or a motif; the motif was asked for by name. */
function yieldShoulders(sketch: RingSketch, { brief, adjustments }: RingWish): void {
  if (sketch.bandStones !== null) {
    sketch.bandStones = null;
    if (brief.setting !== null)
      adjustments.push('The shoulders carry the motif in the place of small stones.');
  }
  if (sketch.band.form === 'twist') sketch.band.form = 'single';
}

/** Of rings of leaves, one in so many is a sprig across the front. */
const LEAF_SEEDS = 4;

interface AskedMotif {
  readonly motif: Motif;
  /** Those of the figure that was named; null where any will do. */
  readonly forms: readonly MotifForm[] | null;
  /** Of these, those that read well when small. */
  readonly small: readonly MotifForm[];
}

/** The motif is the front: one large, or several in a row. */
function asFront(
  sketch: RingSketch,
  wish: RingWish,
  { motif, forms, small }: AskedMotif,
  seed: number,
  random: Random,
): void {
  // In turn large and smaller, alone and in a row: a figure of one form is still four rings.
  // Serpents in a row would be a chain of curls.
  // A creature is one, and a figure with a stone in it, unless several go around.
  const holds = speaksOfStone(wish.brief) && wish.centre !== null;
  const isOne =
    wish.brief.figureCount === 1 ||
    ((motif === 'Animal' ||
      (holds && motif !== 'Serpent' && (forms ?? motifForms(motif)).some(takesStone))) &&
      wish.brief.arrangements?.includes('patterned') !== true);
  const row = seed % 4 >= 2 && small.length > 0 && motif !== 'Serpent' && !isOne;
  const [large, smaller] = row ? [6.8, 5.6] : [12.5, 9.8];
  const slim = seed % 2 === 1;
  const leastMm =
    wish.brief.gemstones.length > 0 && forms !== null
      ? Math.max(0, ...forms.map((form) => STONES_FROM_MM[form] ?? 0))
      : 0;
  const sizeMm = round2(
    Math.max(
      leastMm,
      (slim ? smaller : large) *
        (isOne && seed % 4 >= 2 ? LESS : 1) *
        Math.min(1.35, Math.max(0.8, wish.breadth)) *
        daintiness(wish),
    ),
  );
  const drawnStyle = styleOf(wish, sizeMm);
  // Of a figure that was named no stone is the middle that nobody spoke of.
  const style = forms === null || speaksOfStone(wish.brief) ? drawnStyle : { ...drawnStyle, centre: null };
  clearTop(sketch);
  const seated = holds && isOne ? (forms ?? motifForms(motif)).filter(takesStone) : [];
  const fitting = seated.length > 0 ? seated : forms;
  const ornament = row
    ? motifOfForm(motif, small[0], { ...style, centre: null }, random)
    : fitting === null
      ? motif === 'Serpent'
        ? motifOfForm(motif, SERPENT_RINGS[seed % SERPENT_RINGS.length], style, random)
        : drawMotif(motif, style, random)
      : motifOfForm(motif, fitting[seed % fitting.length], style, random);
  if (!row && holds) seatInMiddle(ornament, wish.centre);
  // Where the form has no place for a main stone, its small ones (eyes, stars) are of the one that was named.
  const [gemstone] = wish.brief.gemstones;
  if (gemstone !== undefined && ornament.centre === null && ornament.accent !== null)
    ornament.accent.stone = {
      gemstone,
      cut: 'Round',
      form: GEM_FACTS[gemstone].form,
      colour: askedColour(wish.brief, gemstone),
    };
  if (wish.brief.bandWidthMm === null) {
    sketch.band.widthMm = slim ? 2.4 : Math.max(sketch.band.widthMm, row ? 2.6 : 3.4);
    sketch.band.palmTaper = row || slim ? 1 : 0.72;
  }
  if (row && slim) sketch.band.milgrain = true;
  sketch.shoulders = { kind: 'motif', motif, place: row ? 'around' : 'front', ornament };
}

/** Figures that are of metal alone where they are smaller, mm (geometry/ornament/motif/animal). */
const STONES_FROM_MM: Readonly<Partial<Record<MotifForm, number>>> = { panther: 12.5 };

/** Motifs that have an outline of their own: a ring is named by them. */
const OUTLINED: ReadonlySet<Motif> = new Set<Motif>(['Heart', 'Cross', 'Infinity', 'Eye', 'Star', 'Wing']);

/** Of four sketches of one creature two are smaller. */
const LESS = 0.84;

/** "A tiny heart" is half as large as the front of a ring usually is; on a toe all is smaller. */
const daintiness = ({ brief: { proportions, bandWidthMm }, lowOnly }: RingWish): number =>
  proportions.stone === 'small'
    ? 0.5
    : lowOnly || (proportions.band === 'slim' && bandWidthMm === null)
      ? 0.75
      : 1;

/** Whether nothing was said of the stones that a head would hold: the front may then be something else. */
export const hasFreeFront = (brief: RingWish['brief']): boolean =>
  brief.caratWeight === null &&
  brief.setting === null &&
  brief.stoneSizeMm.length === 0 &&
  // "One garnet in the middle of the flower": a figure holds one stone.
  (brief.stoneCount === null ||
    hasTwoEyes(brief) ||
    (brief.stoneCount === 1 && (brief.figures?.length ?? 0) > 0 && !keepsCentre(brief)));

/** A stone of a certain cut, that of an engagement ring, or one between two figures stays in the middle. */
export const keepsCentre = (brief: RingWish['brief']): boolean =>
  brief.stoneCut !== null ||
  isFlanked(brief) ||
  (brief.occasion === 'Engagement' && (brief.gemstones.length > 0 || brief.customGemstone !== null));

/** A serpent that nobody described winds about the finger in every other ring. */
const SERPENT_RINGS: readonly MotifForm[] = ['spiral', 'coiled', 'spiral', 'ouroboros'];

/** Of seeds that leave the front open, one in so many lets a culture's emblem take it. */
const EMBLEM_SEEDS = 3;

/** A figure that is no motif, with its culture if it has one, or whichever figure of a culture. */
type AskedEmblem =
  | { readonly figure: Figure; readonly culture: CulturalInspiration | null }
  | { readonly figure: null; readonly culture: CulturalInspiration };

/**
 * The emblem that stands on the ring's front: a figure that is no motif, or one of the asked culture's now and then;
 * null where the front is a stone's.
 */
function emblemFor(sketch: RingSketch, brief: RingWish['brief'], seed: number): AskedEmblem | null {
  const open = sketch.head === null ? sketch.bandStones === null || hasFreeFront(brief) : hasFreeFront(brief);
  if (!open) return null;
  const figures = (brief.figures ?? []).filter((figure) => !isBorder(figure, brief));
  if (figures.length > 0) {
    // Glass needs cells: a figure that is modelled both ways is then the emblem.
    const isModelled = (one: Figure): boolean =>
      motifFormsOfFigure(one) !== null && !(brief.metals.includes('Enamel') && emblemFormOf(one) !== null);
    const figure = figures.find((one) => !isModelled(one));
    return figure === undefined || figures.some(isModelled)
      ? null
      : { figure, culture: cultureOfFigure(figure) };
  }
  const culture = brief.culture[0];
  if (culture === undefined || brief.motifs.length > 0 || seed % EMBLEM_SEEDS !== EMBLEM_SEEDS - 1)
    return null;
  // A band of a form that was asked for by name is not made anew for it.
  if (namesForm(brief) || brief.figures?.some((figure) => isBorder(figure, brief))) return null;
  // A stone that was asked for, by name, by its shape or for its occasion, stays the front.
  if (brief.gemstones.length > 0 || brief.stoneCut !== null || brief.occasion === 'Engagement') return null;
  return { figure: null, culture };
}

/** Size of an emblem on a ring of usual breadth, mm, and the least band that carries it. */
const SIGNET_MM = 12.5;
const SIGNET_BAND_MM = 3;

/** Fronts and bands of a signet ring, in turn: on its own outline or a round ground, on a band of another build. */
const SIGNETS = [
  { ground: 'silhouette', size: 1, band: 'plain' },
  { ground: 'medallion', size: 1, band: 'milgrain' },
  { ground: 'silhouette', size: 0.82, band: 'broad' },
  { ground: 'medallion', size: 0.9, band: 'twist' },
] as const;

/** As large as a figure may become on a ring, for the stone that was named, mm: as a man's signet. */
const MOST_SEATED_MM = 16;

/** The emblem is the front, as on a signet ring. */
function asSignet(
  sketch: RingSketch,
  wish: RingWish,
  { figure, culture }: AskedEmblem,
  seed: number,
  random: Random,
): void {
  const { brief } = wish;
  const turn = SIGNETS[seed % SIGNETS.length];
  const sizeMm = round2(SIGNET_MM * turn.size * Math.min(1.3, Math.max(0.8, wish.breadth)));
  const enamelled = brief.metals.includes('Enamel');
  // A figure that was named holds no stone that nobody spoke of.
  const stones = figure === null || speaksOfStone(brief) ? {} : { centre: null, accent: null };
  const style = shapedFor(figure, { ...styleOf(wish, sizeMm), ...stones }, brief);
  // Hands about a heart are the ring: they lie on no plate.
  const isRing = figure === 'claddagh';
  const asked = {
    enamelled,
    colours: askedEnamels(brief),
    ground: isRing ? ('silhouette' as const) : turn.ground,
    // One stone of a lion is in its mouth.
    isOfEyes: figure !== null && speaksOfStone(brief) && brief.stoneCount !== 1,
  };
  const drawn =
    figure === null
      ? drawEmblem(culture, style, random, asked)
      : drawFigure(figure, style, random, { ...asked, cultures: culture === null ? [] : [culture] });
  if (drawn.kind !== 'emblem') throw new Error(`the figure ${figure} is no emblem`);
  // On the ground that was its turn it may have no room for the stone that was named; in its outline, or larger, it may.
  const seatMm = EMBLEM_SEATS[drawn.form][0];
  const inOutline =
    drawn.stone === null && brief.gemstones.length > 0 && seatMm !== null && seatMm <= MOST_SEATED_MM;
  const ornament = inOutline
    ? drawEmblem(culture, { ...style, sizeMm: Math.max(drawn.sizeMm, seatMm) }, random, {
        ...asked,
        form: drawn.form,
        ground: 'silhouette',
      })
    : drawn;
  clearTop(sketch);
  if (brief.bandWidthMm === null) {
    sketch.band.widthMm = Math.max(sketch.band.widthMm, SIGNET_BAND_MM);
    sketch.band.palmTaper = Math.min(sketch.band.palmTaper, 0.85);
  }
  bandOfSignet(sketch, brief, turn.band);
  sketch.shoulders = { kind: 'emblem', ornament };
}

/** The stone that is the heart of a claddagh is cut as one, where nothing else was said of its cut. */
function shapedFor(figure: Figure | null, style: OrnamentStyle, brief: RingWish['brief']): OrnamentStyle {
  const stone = style.centre;
  if (figure !== 'claddagh' || stone === null || stone.form === 'bead' || brief.stoneCut !== null)
    return style;
  return { ...style, centre: { ...stone, cut: 'Heart' } };
}

/** What was said of the band stays. */
function bandOfSignet(
  { band }: RingSketch,
  brief: RingWish['brief'],
  build: (typeof SIGNETS)[number]['band'],
): void {
  if (build === 'milgrain') band.milgrain = true;
  if (build === 'broad' && brief.bandWidthMm === null && brief.proportions.band === null) {
    // "Nothing too chunky": its other width is a finer one.
    const isSlender = brief.proportions.presence === 'delicate';
    band.widthMm = round2(band.widthMm * (isSlender ? 0.84 : 1.7));
    if (!isSlender) band.palmTaper = 1;
  }
  if (build === 'twist' && brief.bandProfile === null && brief.bandWidthMm === null) band.form = 'twist';
}

/** How the ring's motif is drawn: in its metals, with the stones asked for. */
export function styleOf(wish: RingWish, sizeMm: number): OrnamentStyle {
  const { brief, alloys } = wish;
  return {
    era: brief.era,
    eraRules: wish.era,
    alloyId: alloys[0].id,
    accentAlloyId: (alloys[1] ?? alloys[0]).id,
    centre: wish.centre,
    accent: brief.noStones ? null : wish.accent,
    // A second stone that was named is the small one beside a centre.
    small: brief.noStones ? null : brief.gemstones.length > 1 ? wish.accent : wish.rowStone,
    presence:
      brief.proportions.presence === 'bold' ? 1.3 : brief.proportions.presence === 'delicate' ? 0.85 : 1,
    sizeMm,
  };
}
