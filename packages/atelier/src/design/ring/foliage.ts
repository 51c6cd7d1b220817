/** Leaves of metal along a ring's band, and bands that are twigs. */
import type { Brief } from '@filigree/contracts';
import { type MotifOrnament, motifOfForm } from '../ornament/motif.ts';
import type { OrnamentStyle } from '../ornament/style.ts';
import type { Random } from '../random.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { ringArrangements, speaksOfStone } from './named.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { clearTop } from './sketch.ts';
import { type RingWish, round2 } from './wish.ts';

/** Length of the leaves on a shoulder, of two to four of them, and of those that run over the top of a band, mm. */
const SHOULDER_MM = [7.4, 9.2, 6.2, 8.4] as const;
const AROUND_MM = [30, 18, 38, 24] as const;
const RELIEF_MM = 1.15;

/** Width of a twig in turn, mm, and its height against its width. */
const TWIG_MM = [2.5, 2.1, 3, 2.3] as const;
const TWIG_HEIGHT = 0.86;
const LEAST_TWIG_MM = { wide: 1.9, high: 1.6 } as const;
const MOST_TWIG_MM = 4;

export const isTwig = (brief: Brief): boolean => ringArrangements(brief).includes('twig');

/** Stones stand among leaves, and in figures beside a stone, only where they were spoken of: a second stone, or small ones. */
export const hasSmallStones = ({ gemstones, setting }: Brief): boolean =>
  gemstones.length > 1 || setting === 'Pave';

/** Leaves along the band: on both shoulders of a head, or on one; over the top of a band without one. */
export function layLeaves(
  sketch: RingSketch,
  { brief }: RingWish,
  style: OrnamentStyle,
  seed: number,
  random: Random,
): void {
  const place = sketch.head === null ? 'around' : brief.figureCount === 1 ? 'beside' : 'shoulders';
  const lengths = place === 'around' ? AROUND_MM : SHOULDER_MM;
  const drawn: MotifOrnament = motifOfForm(
    'Floral',
    'branch',
    { ...style, sizeMm: lengths[seed % lengths.length]!, centre: null },
    random,
  );
  sketch.shoulders = {
    kind: 'motif',
    motif: 'Floral',
    place,
    ornament: {
      ...drawn,
      reliefMm: RELIEF_MM,
      accent: hasSmallStones(brief) ? drawn.accent : null,
      // Neighbouring sketches stand their leaves differently.
      seed: (drawn.seed - (drawn.seed % 12) + (seed % 12)) >>> 0,
    },
  };
}

/** A stone that is the only one among the leaves, in turn, mm. */
const ONE_MM = [2.7, 2.4, 3, 2.5] as const;
/** Berries in turn, mm, and how many where none were counted; on a finger there is room for so many. */
const BERRY_MM = [1.9, 1.6, 2.2, 1.8] as const;
const USUAL_BERRIES = [3, 5, 4, 3] as const;
const MOST_BERRIES = 12;

export const hasBerries = (brief: Brief): boolean => ringArrangements(brief).includes('berries');

/** A vine about the finger with stones among its leaves: they are its berries, and none is its front. */
export function asBerried(
  sketch: RingSketch,
  wish: RingWish,
  style: OrnamentStyle,
  seed: number,
  random: Random,
): void {
  const { brief } = wish;
  clearTop(sketch);
  if (!isTwig(brief)) asTwig(sketch, { ...wish, brief: { ...brief, gemstones: [] } }, seed);
  layLeaves(sketch, wish, style, seed, random);
  const [gemstone] = brief.gemstones;
  if (sketch.shoulders.kind !== 'motif' || gemstone === undefined) return;
  const { ornament } = sketch.shoulders;
  const berries = Math.min(MOST_BERRIES, brief.stoneCount ?? USUAL_BERRIES[seed % USUAL_BERRIES.length]!);
  const sizes = berries === 1 ? ONE_MM : BERRY_MM;
  ornament.accent = {
    stone: {
      gemstone,
      cut: 'Round',
      form: GEM_FACTS[gemstone].form,
      colour: askedColour(brief, gemstone),
    },
    diameterMm: sizes[seed % sizes.length]!,
  };
  ornament.berries = berries;
}

/** The band is a twig; nothing stands on it but a stone that was spoken of. */
export function asTwig(sketch: RingSketch, { brief, adjustments }: RingWish, seed: number): void {
  if (!speaksOfStone(brief) && brief.occasion !== 'Engagement') clearTop(sketch);
  const { band } = sketch;
  if (sketch.head?.kind === 'tension' || sketch.head?.kind === 'flush') {
    adjustments.push('A stone that is held in the band itself needs an even one: the twig is left out.');
    return;
  }
  sketch.bandStones = null;
  const wanted = brief.bandWidthMm ?? TWIG_MM[seed % TWIG_MM.length]!;
  const widthMm = Math.min(MOST_TWIG_MM, Math.max(LEAST_TWIG_MM.wide, wanted));
  if (brief.bandWidthMm !== null && brief.bandWidthMm !== widthMm)
    adjustments.push(
      `A twig is modelled from ${LEAST_TWIG_MM.wide} to ${MOST_TWIG_MM} mm: it is ${widthMm} mm wide.`,
    );
  Object.assign(band, {
    form: 'single',
    widthMm: round2(widthMm),
    thicknessMm: round2(Math.max(LEAST_TWIG_MM.high, widthMm * TWIG_HEIGHT)),
    palmTaper: 1,
    milgrain: false,
    grooves: 0,
    texture: { kind: 'none' },
    twig: { seed, ...(ringArrangements(brief).includes('thorny') && { thorns: true }) },
  });
  delete band.filigree;
  if (sketch.shoulders.kind === 'tapered') sketch.shoulders = { kind: 'plain' };
}
