/** A figure in the middle and another on either side of it, stones hanging below where those were asked for. */
import { type Ornament, ornamentStones } from '../ornament/document.ts';
import { withGem } from '../ornament/inStones.ts';
import { isCabochon, kindOf } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';

/** Share of the usual front in the middle and beside it, stones below the middle, and what they take of the usual stone. */
const WAYS = [
  ['flanked', 1.25, 0.8, 5, 0.55, 'fine'],
  ['flanked-grand', 1.5, 0.95, 7, 0.5, 'fine'],
  ['flanked-fine', 1.05, 0.66, 3, 0.62, 'fine'],
  ['flanked-rich', 1.35, 1, 9, 0.42, 'statement'],
] as const;

/** The stone that was named last, which hangs below the others. */
function pendant({ wish, stone }: Drawing, share: number): Ornament | null {
  const { brief } = wish;
  const ornament = stone(share);
  const gem = brief.gemstones.at(-1);
  // Beside a figure the drawing's stone is the second that was named.
  const drawn = ornament === null ? undefined : ornamentStones(ornament)[0]?.gemstone;
  if (ornament === null || drawn === undefined || gem === undefined || gem === drawn) return ornament;
  const kind = { ...kindOf(gem, null, 'Round', [], isCabochon(brief, gem)), colour: askedColour(brief, gem) };
  return withGem(ornament, drawn, kind);
}

function fringeOf(drawing: Drawing, count: number, share: number): PlacedOrnament[] {
  if (drawing.wish.brief.arrangements?.includes('fringe') !== true) return [];
  const ornament = pendant(drawing, share);
  return ornament === null ? [] : [{ ...placed('drop', ornament, count), under: true }];
}

export const FLANKED_NECKLACES: readonly PieceComposition[] = WAYS.map(
  ([id, middle, beside, count, drop, weight]) => ({
    id: `neck-${id}`,
    noun: 'necklace',
    ornate: true,
    arrangement: 'flanked',
    onlyAsked: true,
    fits: () => true,
    draw: (drawing) => {
      const { named, stone, front } = drawing;
      // Two of one figure are one kind: it stands on both sides.
      const [first, second] = drawing.wish.brief.figureCount ? named.slice(0, 1) : named;
      // One figure alone stands beside a stone.
      const main = second === undefined ? stone(1.1) : (first?.(middle) ?? null);
      const side = (second ?? first)?.(beside);
      return {
        carrier: chain(drawing, 'neck', 'hangs', weight),
        ornaments: [
          placed('main', main ?? front(middle)),
          ...(side === undefined ? [] : [placed('side', side)]),
          ...fringeOf(drawing, count, drop),
        ],
      };
    },
  }),
);
