/** Round bodies of the sky that are a stone: a planet with its ring about it; a moon or the earth is the stone alone. */
import type { Brief, Figure } from '@filigree/contracts';
import type { Random } from '../random.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { motifsOfFigure } from './figures.ts';
import { type MotifOrnament, motifOfForm } from './motif.ts';
import type { OrnamentStyle } from './style.ts';

/** Of the whole with its ring, the stone that is the planet. */
const GLOBE_SHARES = [0.4, 0.44] as const;

/**
 * The brief with its stones in the order in which they are shown: the body leads. One that is its stone alone is no
 * figure besides.
 */
export function withStoneBody(brief: Brief): Brief {
  const { stoneBody } = brief;
  if (!stoneBody || brief.noStones) return brief;
  const { figure, gemstone } = stoneBody;
  const gemstones = [gemstone, ...brief.gemstones.filter((gem) => gem !== gemstone)];
  // What has a body in it stays what it is.
  if (figure === 'planet' || isCreature(figure)) return { ...brief, gemstones };
  const figures = (brief.figures ?? []).filter((name) => name !== figure);
  const own = new Set(motifsOfFigure(figure));
  const motifs = brief.motifs.filter((motif) => !own.has(motif));
  // Beside other things that were named it stays a figure with its stone.
  if (figures.length + motifs.length > 0) return { ...brief, gemstones };
  return {
    ...brief,
    gemstones,
    figures,
    motifs,
    stoneCut: brief.stoneCut ?? 'Round',
    stoneCount: brief.stoneCount ?? (gemstones.length === 1 ? 1 : null),
    setting: brief.setting ?? 'Bezel',
  };
}

/** Round bodies are their stone; creatures bear it. */
const isCreature = (figure: Figure): boolean => motifsOfFigure(figure).includes('Animal');

/** A creature whose body is to be a stone: as large as its emblem, which has its stone there, must be; null for none. */
export const bodiedCreature = ({ stoneBody, noStones }: Brief): Figure | null =>
  stoneBody && !noStones && isCreature(stoneBody.figure) ? stoneBody.figure : null;

/** A planet was named and is a stone: said so, or of a kind that is polished round. */
export const isStonePlanet = (brief: Brief, { centre }: Pick<OrnamentStyle, 'centre'>): boolean =>
  centre !== null &&
  !brief.noStones &&
  brief.figures?.includes('planet') === true &&
  (brief.stoneBody?.figure === 'planet' || (brief.gemstones.length > 0 && centre.form !== 'faceted'));

/** The planet of a stone, with its ring. */
export function drawStonePlanet(style: OrnamentStyle, random: Random): MotifOrnament {
  const drawn = motifOfForm('Celestial', 'planet', style, random);
  if (style.centre === null) return drawn;
  const mm = drawn.sizeMm * GLOBE_SHARES[Math.floor(random() * GLOBE_SHARES.length)];
  const { accent } = style;
  return {
    ...drawn,
    centre: stoneOfSize({ ...style.centre, cut: 'Round' }, mm, mm),
    accent: drawn.accent !== null && accent !== null ? { ...drawn.accent, stone: accent } : drawn.accent,
  };
}
