/** Fronts of one stone that stand for a culture by the border about it, or leave that to the border of the band. */
import { cultureRules } from '../cultures.ts';
import { isOfCentreStone } from '../piece/centreStone.ts';
import type { PieceWish } from '../piece/wish.ts';
import { drawPlate } from './plate.ts';
import { type OrnamentIdea, stoneIdeas } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

/** What runs about the stone on its plate: the culture's own border where there is room for it, and what wires are laid in. */
const BORDERS = ['rope', 'beaded', 'pattern'] as const;
/** On smaller plates a pattern is not read, mm. */
const LEAST_PATTERNED_MM = 14;

/**
 * The fronts of such a wish; none where it is no such.
 * @param isBordered the band shows the culture by its border: the stone may stand on it with nothing about it
 */
export function centredIdeas(
  wish: PieceWish,
  isBordered: boolean,
  sized: (share: number) => OrnamentStyle,
): OrnamentIdea[] {
  const { brief, style, prongsPossible } = wish;
  if (!isOfCentreStone(wish) || style.centre === null || style.centre.form === 'bead') return [];
  const [culture = null] = brief.culture;
  const pattern = culture === null ? null : cultureRules(culture).border;
  const rimmed = BORDERS.map(
    (kind): OrnamentIdea => ({
      id: `plate-centred-${kind}`,
      settings: ['Bezel', 'Solitary'],
      ornate: false,
      draw: (random, share) => {
        const own = sized(share);
        const border = kind === 'pattern' ? 'scallop' : kind;
        const plate = drawPlate(own, random, { culture, largeStone: true, stoneAsked: true, border });
        return kind === 'pattern' && pattern !== null && own.sizeMm >= LEAST_PATTERNED_MM
          ? { ...plate, border: { kind, pattern } }
          : plate;
      },
    }),
  );
  if (!isBordered) return rimmed;
  const isCabochon = style.centre.form === 'cabochon';
  // A cabochon is set in a bezel; what is cut may stand in prongs.
  const alone = stoneIdeas(style, { prongsPossible, prongCount: brief.prongCount }).filter(
    ({ id }) => id === 'bezel' || (id === 'solitaire' && !isCabochon && brief.setting !== 'Bezel'),
  );
  return [rimmed[0]!, ...alone, ...rimmed.slice(1)];
}
