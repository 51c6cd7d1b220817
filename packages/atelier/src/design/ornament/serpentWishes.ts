/** What asks for a serpent that is the piece itself. */
import type { Brief, Figure } from '@filigree/contracts';

export const BITES: ReadonlySet<Figure> = new Set<Figure>(['ouroboros']);
export const COILS: ReadonlySet<Figure> = new Set<Figure>(['coiled-snake']);

/** Figures that a serpent about finger or wrist shows. */
const isSerpent = (figure: Figure): boolean => BITES.has(figure) || COILS.has(figure);

/** A serpent was named, and nothing that its body would have to carry beside itself. */
export const asksForSerpent = ({ motifs, figures, engraving, caratWeight, stoneCut }: Brief): boolean =>
  motifs.includes('Serpent') &&
  motifs.every((motif) => motif === 'Serpent') &&
  (figures ?? []).every(isSerpent) &&
  !engraving &&
  caratWeight === null &&
  stoneCut === null;
