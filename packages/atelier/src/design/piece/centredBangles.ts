/** Bangles and cuffs whose front is one stone, in the border of its culture: they differ by their width and what is about it. */
import { bangle } from './bangles.ts';
import { centreShare, isOfCentreStone } from './centreStone.ts';
import { type PieceComposition, placed } from './family.ts';

/** Width and thickness of the band, mm, and the front against the usual of its stone. */
const WAYS = [
  ['cuff-centre', 'cuff', 17, 1.7, 1],
  ['cuff-centre-slim', 'cuff', 9, 1.9, 0.86],
  ['cuff-centre-broad', 'cuff', 27, 1.7, 1.12],
  ['cuff-centre-middle', 'cuff', 13, 1.8, 0.94],
  ['bangle-centre', 'bangle', 6, 2.1, 0.8],
  ['bangle-centre-broad', 'bangle', 10, 2, 0.94],
  ['bangle-centre-slim', 'bangle', 4.4, 2.1, 0.7],
  ['bangle-centre-middle', 'bangle', 7.6, 2.1, 0.86],
] as const;

export const CENTRED_BANGLES: readonly PieceComposition[] = WAYS.map(
  ([id, kind, widthMm, thicknessMm, share]): PieceComposition => ({
    id,
    noun: kind,
    ornate: false,
    leads: true,
    fits: (wish) => wish.brief.braceletKind === kind && isOfCentreStone(wish),
    draw: (drawing) => ({
      carrier: bangle(drawing, { widthMm, thicknessMm, open: kind === 'cuff' }),
      ornaments: [placed('main', drawing.front(share * centreShare(drawing.wish)))],
    }),
  }),
);
