/** Hoops twisted like a rope or barley sugar, open and hinged, drawn where that was asked for by name. */
import { pair } from './earringKinds.ts';
import { type PieceComposition, placed } from './family.ts';
import { chunky, hoopMm, tubeMm } from './hoopEarrings.ts';
import { namesNothing } from './restraint.ts';

/** By name: open or hinged, its strands, thickness and inside, mm, and whether something hangs from it. */
export const TWISTED_HOOPS: readonly PieceComposition[] = (
  [
    ['hoop-twist', 'round', 3, 2.6, 24, false],
    ['hoop-twist-fine', 'round', 5, 2.3, 27, false],
    ['hoop-twist-oval', 'oval', 4, 2.4, 22, false],
    ['huggie-twist', 'huggie', 3, 2.8, 13, false],
    ['huggie-twist-fine', 'huggie', 5, 2.2, 11, false],
    ['huggie-twist-bold', 'huggie', 4, 3.6, 12, false],
    ['hoop-twist-drop', 'round', 3, 2.2, 17, true],
    ['hoop-twist-drop-oval', 'oval', 4, 2.1, 19, true],
    ['huggie-twist-drop', 'huggie', 3, 2.4, 11, true],
    ['huggie-twist-drop-fine', 'huggie', 5, 2, 10, true],
  ] as const
).map(
  ([id, form, strands, usualMm, innerMm, isHung]): PieceComposition => ({
    id,
    noun: isHung ? 'twisted hoop earrings with drops' : 'twisted hoop earrings',
    ornate: false,
    arrangement: 'twist',
    onlyAsked: true,
    fits: (wish) => {
      const { earringKind } = wish.brief;
      const isAsked = earringKind == null || earringKind === 'hoop' || earringKind === 'huggie';
      // Hoops with their hinge are huggies as well, where they are no larger than these.
      const isOfKind = earringKind !== 'huggie' || form === 'huggie';
      const isBare = !wish.stoneAsked && namesNothing(wish);
      return isAsked && isOfKind && isBare !== isHung;
    },
    draw: (drawing) => ({
      carrier: pair(drawing, {
        kind: 'hoop',
        form,
        innerDiameterMm: hoopMm(drawing, innerMm),
        tubeMm: tubeMm(drawing, Math.max(LEAST_MM, usualMm * drawing.wish.style.presence * chunky(drawing))),
        strands,
      }),
      ornaments: isHung ? [placed('main', drawing.front(0.85))] : [],
    }),
  }),
);

/** Thinner, the strands are no longer seen as such, mm. */
const LEAST_MM = 1.8;
