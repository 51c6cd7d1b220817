/** Discs that were counted: one for each of the letters, or with nothing on them. */
import type { Brief } from '@filigree/contracts';
import { faceFor } from '../lettering/hands.ts';
import { lettersInList } from '../lettering/ofEach.ts';
import { drawPlate } from '../ornament/plate.ts';
import { type Random, seededRandom, seedFrom } from '../random.ts';
import type { DrawOrnament } from './family.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Smaller ones would bear no letter. */
const LEAST_DISC_MM = 7.5;

/** What each disc of several bears, null for nothing; none where it is not known which letters go on which. */
export function discLetters(brief: Brief): readonly (string | null)[] {
  const { figureCount, arrangements, engraving } = brief;
  // Of coins that nobody counted one is drawn as often as the way has it (charms.ts).
  const areMany = arrangements?.includes('disc') === true && arrangements.includes('charms');
  if (!figureCount && areMany && !engraving && !namesFigure(brief)) return [null];
  if (!figureCount || !arrangements?.includes('disc') || namesFigure(brief)) return [];
  if (!engraving) return Array.from({ length: figureCount }, () => null);
  return lettersInList(engraving, figureCount) ?? [];
}

/** Each of them as an ornament of its own, alike but for its letter. */
export function drawDiscs({ brief, style }: PieceWish, random: Random): readonly DrawOrnament[] {
  const all = discLetters(brief);
  if (all.length === 0) return [];
  const seed = seedFrom(random);
  return all.map(
    (letters) =>
      (share = 1) =>
        drawPlate(
          { ...style, centre: null, sizeMm: Math.max(LEAST_DISC_MM, style.sizeMm * share) },
          seededRandom(seed),
          {
            outline: 'disc',
            // Nobody asked for small stones about them.
            border: brief.plateBorder ?? 'bevel',
            ...(letters === null
              ? { blank: true }
              : { text: { text: letters, lettering: faceFor(brief, 'serif') } }),
          },
        ),
  );
}
