/** Figures that run around a stiff bracelet: a Greek key, runes, laurel. */
import type { Brief, CulturalInspiration, Figure } from '@filigree/contracts';
import { motifsOfFigure } from '../ornament/figures.ts';
import type { PieceType } from './document.ts';

const BORDER_FIGURES: Readonly<Partial<Record<Figure, CulturalInspiration>>> = {
  'meander-disc': 'Greek',
  'laurel-wreath': 'Roman',
  'rune-disc': 'Norse / Viking',
  'stepped-fret': 'Aztec / Mayan',
};

/** The brief of a bangle or a cuff with such a figure read as the border of its culture. */
export function asBorder(brief: Brief, type: PieceType): Brief {
  const isRigid = type === 'Bracelet' && (brief.braceletKind === 'bangle' || brief.braceletKind === 'cuff');
  const figures = brief.figures ?? [];
  const borders = isRigid ? figures.filter((figure) => BORDER_FIGURES[figure] !== undefined) : [];
  if (borders.length === 0) return brief;
  const shown = new Set(borders.flatMap(motifsOfFigure));
  const cultures = borders.flatMap((figure) => BORDER_FIGURES[figure] ?? []);
  return {
    ...brief,
    figures: figures.filter((figure) => !borders.includes(figure)),
    motifs: brief.motifs.filter((motif) => !shown.has(motif)),
    culture: [...new Set([...cultures, ...brief.culture])],
  };
}
