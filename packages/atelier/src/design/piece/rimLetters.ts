/** Letters around the rim of what is struck round: a coin, a disc, an oval medal. */
import type { Brief } from '@filigree/contracts';
import { isCapitals } from '../lettering/fit.ts';
import { faceFor } from '../lettering/hands.ts';
import { withRim } from '../ornament/rimLetters.ts';
import type { PieceSketch } from './family.ts';
import type { PieceWish } from './wish.ts';

/** A round plate was asked for, or one may be: nothing was said that letters cannot run around. */
export const isLetteredRim = ({ brief, type }: Pick<PieceWish, 'brief' | 'type'>): boolean =>
  Boolean(brief.engraving) &&
  brief.engravingPlace === 'rim' &&
  PLATED.has(type) &&
  (brief.plateShape == null || brief.plateShape === 'disc' || brief.plateShape === 'oval') &&
  (brief.arrangements ?? []).every((name) => name === 'disc' || name === 'without-chain');

const PLATED: ReadonlySet<PieceWish['type']> = new Set([
  'Pendant',
  'Necklace',
  'Charm',
  'Brooch',
  'Cufflinks',
]);

/** What stands in the middle is struck on a round plate; its border is the letters. */
export const onRimmed = (brief: Brief): Brief => ({
  ...brief,
  engraving: null,
  plateShape: brief.plateShape ?? 'disc',
  plateBorder: brief.plateBorder ?? 'bevel',
  arrangements: brief.arrangements?.filter((name) => name !== 'disc') ?? null,
});

/** A sketch with the letters around its round plates, and what was done about them. */
export function withLetteredRim(
  sketch: PieceSketch,
  { brief, onRim }: Pick<PieceWish, 'brief' | 'onRim'>,
): { readonly sketch: PieceSketch; readonly adjustments: readonly string[] } {
  if (onRim === null) return { sketch, adjustments: [] };
  const lettering = faceFor(brief, isCapitals(onRim) ? 'serif' : 'sans');
  const grows = (brief.pieceSizeMm ?? []).length === 0 ? 'free' : 'told';
  const all = sketch.ornaments.map((placed) => ({
    placed,
    made: withRim(placed.ornament, onRim, lettering, grows, brief.lettering != null),
  }));
  return {
    sketch: {
      ...sketch,
      ornaments: all.map(({ placed, made }) =>
        made === null ? placed : { ...placed, ornament: made.ornament },
      ),
    },
    adjustments: [...new Set(all.flatMap(({ made }) => made?.adjustments ?? []))],
  };
}
