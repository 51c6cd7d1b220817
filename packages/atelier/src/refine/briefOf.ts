/** A brief that would ask for a design as it stands: what recipes read when a part of it is drawn anew. */
import type { Brief } from '@filigree/contracts';
import type { Design } from '../design/document.ts';
import { EMPTY_BRIEF } from '../design/emptyBrief.ts';

export function briefOf(
  { type, alloys, character }: Pick<Design, 'type' | 'alloys' | 'character'>,
  changes: Partial<Brief> = {},
): Brief {
  return {
    ...EMPTY_BRIEF,
    type,
    metals: [...new Set(alloys.map(({ metal }) => metal))],
    motifs: character.motifs,
    era: character.era,
    culture: character.cultures,
    occasion: character.occasion,
    ...changes,
  };
}
