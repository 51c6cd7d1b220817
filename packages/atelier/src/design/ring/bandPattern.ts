/** Figures that go around a band in relief. */
import type { Brief, CulturalInspiration, Figure, Motif } from '@filigree/contracts';
import { motifsOfFigure } from '../ornament/figures.ts';
import type { PatternName } from '../ornament/patterns.ts';
import { namesForm, ringArrangements, speaksOfStone } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import { type RingWish, round2 } from './wish.ts';

const BORDER_OF_FIGURE: Readonly<Partial<Record<Figure, PatternName>>> = {
  hexagons: 'honeycomb',
  'five-pointed-star': 'star-row',
  'north-star': 'star-row',
  starburst: 'star-row',
  'crescent-moon': 'moon-row',
  'moon-phases': 'moon-row',
  'crescent-and-star': 'stars-and-moons',
  wave: 'wave-row',
  mountain: 'mountain-row',
  'puffed-heart': 'heart-row',
  'open-heart': 'heart-row',
  'interlocked-hearts': 'heart-row',
  blossom: 'flower-row',
  daisy: 'flower-row',
  'cherry-blossom': 'flower-row',
  'forget-me-not': 'flower-row',
  branch: 'laurel',
  'laurel-wreath': 'laurel',
  'meander-disc': 'meander',
  knot: 'plait',
  triquetra: 'endless-knots',
  'endless-knot': 'endless-knots',
  'rune-disc': 'runes',
  koru: 'koru-wave',
  lotus: 'lotus-border',
  'stepped-fret': 'step-fret',
};
const BORDER_OF_MOTIF: Readonly<Partial<Record<Motif, PatternName>>> = {
  Star: 'star-row',
  Celestial: 'stars-and-moons',
  Heart: 'heart-row',
  Floral: 'flower-row',
  Abstract: 'wave-row',
  Geometric: 'star-tiles',
};

/** Where a star has eight points and is laid as a tile. */
const OF_TILES: ReadonlySet<CulturalInspiration> = new Set<CulturalInspiration>([
  'Moroccan / Berber',
  'Ottoman',
  'Persian',
]);

interface BandPattern {
  readonly pattern: PatternName;
  /** What of the brief the border shows: it is no front besides. */
  readonly figures: readonly Figure[];
  readonly motifs: readonly Motif[];
}

const isPierced = (brief: Brief): boolean => ringArrangements(brief).includes('pierced');

/** Figures go around; of one that is cut out of a band there is just the one. */
const isPatterned = (brief: Brief): boolean =>
  ringArrangements(brief).includes('patterned') || (isPierced(brief) && brief.figureCount !== 1);

/** The border that the figures of a patterned band make; null where none was asked for, or none is drawn of them. */
export function bandPatternOf(brief: Brief): BandPattern | null {
  if (!isPatterned(brief) || ringArrangements(brief).includes('twig')) return null;
  const figures = brief.figures ?? [];
  const shown = figures.filter((figure) => BORDER_OF_FIGURE[figure] !== undefined);
  const named = shown.map((figure) => BORDER_OF_FIGURE[figure]!);
  const others = brief.motifs.filter((motif) => !figures.flatMap(motifsOfFigure).includes(motif));
  const byMotif = others.filter((motif) => BORDER_OF_MOTIF[motif] !== undefined);
  const rows = [...named, ...byMotif.map((motif) => BORDER_OF_MOTIF[motif]!)];
  const [first] = rows;
  if (first === undefined) return null;
  const isSky = rows.includes('star-row') && (rows.includes('moon-row') || rows.includes('stars-and-moons'));
  const isTiled =
    rows.includes('star-row') &&
    (rows.includes('star-tiles') || brief.culture.some((culture) => OF_TILES.has(culture)));
  return {
    // Waves all over are drawn in Japan as scales of water.
    pattern:
      first === 'wave-row' && brief.culture.includes('Japanese')
        ? 'seigaiha'
        : isSky
          ? 'stars-and-moons'
          : isTiled
            ? 'star-tiles'
            : first,
    figures: shown,
    motifs: [...shown.flatMap(motifsOfFigure), ...byMotif],
  };
}

/** Whether a border shows a figure, and a motif that no figure was named for. */
export const borderShows = (pattern: PatternName, figure: Figure): boolean =>
  BORDER_OF_FIGURE[figure] === pattern || (figure === 'wave' && pattern === 'seigaiha');
export const borderShowsMotif = (pattern: PatternName, motif: Motif): boolean =>
  BORDER_OF_MOTIF[motif] === pattern || (motif === 'Abstract' && pattern === 'seigaiha');

/** The wish without what goes around the band: the rest of it may stand on top. */
export const besidePattern = (wish: RingWish, { figures, motifs }: BandPattern): RingWish => ({
  ...wish,
  brief: {
    ...wish.brief,
    figures: (wish.brief.figures ?? []).filter((figure) => !figures.includes(figure)),
    motifs: wish.brief.motifs.filter((motif) => !motifs.includes(motif)),
  },
});

/** Widths of patterned bands in turn, mm, and the narrowest that shows its border; depth of the ground. */
const WIDTHS_MM = [5.6, 4.6, 6.6, 7.6] as const;
const PROFILES = ['flat', 'd-shape', 'comfort', 'd-shape'] as const;
const UNDER_HEAD_MM = 0.8;
const LEAST_MM = 2.8;
const DEPTH_MM = 0.36;
const LEAST_THICK_MM = 1.9;
/** What is cut through needs a broader band: how much, the narrowest that leaves rims beside it, and the broadest, mm. */
const PIERCED = { share: 1.35, least: 4.4, most: 8.6 } as const;

/** Cuts the border into the band. Nothing else is on a band that no stone and no second figure was asked for. */
export function layBandPattern(
  sketch: RingSketch,
  { brief, adjustments, breadth }: RingWish,
  { pattern }: BandPattern,
  seed: number,
): void {
  const { band } = sketch;
  const pierced = isPierced(brief);
  if (!('ornament' in sketch.shoulders) && !speaksOfStone(brief) && brief.occasion !== 'Engagement')
    clearTop(sketch);
  const hindrance = hindranceTo(sketch, brief);
  if (hindrance !== null) {
    adjustments.push(`The pattern around the band is left out: ${hindrance}.`);
    return;
  }
  band.form = 'single';
  sketch.bandStones = null;
  if (sketch.shoulders.kind === 'tapered' || sketch.shoulders.kind === 'cathedral')
    sketch.shoulders = { kind: 'plain' };
  if (brief.bandWidthMm === null) {
    const usual = WIDTHS_MM[seed % WIDTHS_MM.length]! * (sketch.head === null ? 1 : UNDER_HEAD_MM);
    const share = Math.min(1.4, Math.max(0.75, breadth)) * (pierced ? PIERCED.share : 1);
    const [least, most] = pierced ? [PIERCED.least, PIERCED.most] : [LEAST_MM, Number.POSITIVE_INFINITY];
    band.widthMm = round2(Math.min(most, Math.max(least, usual * share)));
  }
  // Bands of the same width differ in their section.
  if (brief.bandProfile == null) band.profile = PROFILES[seed % PROFILES.length]!;
  band.thicknessMm = Math.max(band.thicknessMm, LEAST_THICK_MM);
  band.palmTaper = Math.max(band.palmTaper, 0.86);
  band.grooves = 0;
  band.milgrain = false;
  if (brief.finish === null) band.finish = 'Polished';
  band.texture = { kind: 'pattern', pattern, depthMm: DEPTH_MM, enamel: null, ...(pierced && { pierced }) };
}

function hindranceTo({ band, head }: RingSketch, brief: Brief): string | null {
  const leastMm = isPierced(brief) ? PIERCED.least : LEAST_MM;
  if (brief.bandWidthMm !== null && brief.bandWidthMm < leastMm)
    return `a band of ${brief.bandWidthMm} mm is too narrow for it, ${leastMm} mm are needed`;
  if (brief.finish === 'Hammered' || brief.finish === 'Textured')
    return `the ${brief.finish.toLowerCase()} surface takes its place`;
  if (band.form !== 'single' && namesForm(brief)) return 'the band was asked for in another form';
  if (band.filigree) return 'the filigree takes its place';
  if (head?.kind === 'tension') return 'a band under tension must stay whole';
  return head?.kind === 'flush' ? 'the stone is sunk into the band' : null;
}
