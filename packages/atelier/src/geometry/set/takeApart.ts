import { alloyIdInSet, type Design, membersOf, type SoleDesign } from '../../design/document.ts';
import type { Solids } from '../solids.ts';

/** A piece with what was built of it. */
export interface BuiltPiece {
  readonly design: SoleDesign;
  readonly solids: Solids;
}

/** The pieces of a built design, each with its own solids where it lies: of a piece by itself, that one. */
export function takeApart(design: Design, solids: Solids): BuiltPiece[] {
  const designs = membersOf(design);
  if (solids.members === undefined) return [{ design: designs[0]!, solids }];
  return solids.members.map(({ metal, enamels, stones, ornaments, bounds, anchors, measures }, index) => {
    const piece = designs[index]!;
    const own = new Map(piece.alloys.map(({ id }) => [alloyIdInSet(index, id), id]));
    return {
      design: piece,
      solids: {
        metal: solids.metal
          .slice(...metal)
          .map((part) => ({ ...part, alloyId: own.get(part.alloyId) ?? part.alloyId })),
        enamels: solids.enamels.slice(...enamels),
        stones: solids.stones.slice(...stones),
        ornaments: solids.ornaments.slice(...ornaments).map((place) => ({
          ...place,
          stones: [place.stones[0] - stones[0], place.stones[1] - stones[0]] as const,
        })),
        planeSets: solids.planeSets,
        stoneMeshes: solids.stoneMeshes,
        bounds,
        anchors,
        measures,
      },
    };
  });
}
