/** One stone on a chain and nothing else set: among beads of metal, at the end of a tail. */
import { drawSculpture } from '../ornament/sculpture.ts';
import { type ChainCarrier, chain } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { isModest, namesNothing } from './restraint.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Wear = ChainCarrier['wear'];

/** One stone was asked for: it was counted, or its size was said. */
const isOfOneStone = (wish: PieceWish): boolean =>
  wish.stoneAsked &&
  wish.style.centre !== null &&
  namesNothing(wish) &&
  (wish.brief.stoneCount === 1 || (asksForOwnStone(wish.brief) && (wish.brief.stoneCount ?? 1) < 2));

/** Beads of metal along the chain: across, and how many there are in all. */
const BEAD_MM = { neck: 3.4, wrist: 3.4, ankle: 3, body: 3.6 } as const;
const BEADS = { neck: 6, wrist: 6, ankle: 8, body: 8 } as const;
/** A tail with the stone at its end, and the bead that it hangs from, mm. */
const TAIL_MM = { neck: 32, body: 60 } as const;

const bead = ({ wish: { style }, random }: Drawing, sizeMm: number) =>
  drawSculpture({ ...style, sizeMm }, random, 'sphere');

/** Ways to wear one stone on a chain; metal goes with it, and no stone that nobody asked for. */
export function onesOn(wear: Wear, noun: string): PieceComposition[] {
  const way = (
    id: string,
    draw: PieceComposition['draw'],
    fits: (wish: PieceWish) => boolean = () => true,
  ): PieceComposition => ({
    id: `${wear}-one-${id}`,
    noun,
    ornate: true,
    fits: (wish) => isOfOneStone(wish) && !isModest(wish) && fits(wish),
    draw,
  });
  const isChain = ({ brief: { braceletKind } }: PieceWish): boolean =>
    !braceletKind || braceletKind === 'chain';
  const ways = [
    way(
      'beads',
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed('main', drawing.front(0.9)),
          placed('station', bead(drawing, BEAD_MM[wear]), BEADS[wear]),
        ],
      }),
      isChain,
    ),
  ];
  if (wear !== 'neck' && wear !== 'body') return ways;
  return [
    ...ways,
    way('tail', (drawing) => ({
      carrier: { ...chain(drawing, wear, 'let-in'), tailMm: TAIL_MM[wear] },
      ornaments: [placed('main', bead(drawing, BEAD_MM[wear])), placed('drop', drawing.front(1))],
    })),
  ];
}
