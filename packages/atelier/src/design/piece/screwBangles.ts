/** Flat bangles and cuffs with heads of screws let in all around. */
import { round2 } from '../ring/wish.ts';
import { bangle } from './bangles.ts';
import type { PieceComposition } from './family.ts';

/** By name: width of the band, how many screws are around it, and what each is of the width. */
const WAYS = [
  ['screws', 6.4, 10, 0.48],
  ['screws-slim', 4.4, 12, 0.48],
  ['screws-broad', 8.2, 8, 0.46],
  ['screws-close', 5.6, 16, 0.48],
] as const;
/** Metal that they are let into, and the least that a head is wide, mm. */
const MM = { thickness: 2, least: 1.7, most: 4.5 } as const;

export const SCREW_BANGLES: readonly PieceComposition[] = (['bangle', 'cuff'] as const).flatMap((kind) =>
  WAYS.map(
    ([name, widthMm, count, share]): PieceComposition => ({
      id: `${kind}-${name}`,
      noun: kind,
      ornate: false,
      arrangement: 'screws',
      onlyAsked: true,
      fits: ({ brief }) =>
        kind === 'cuff'
          ? brief.braceletKind === 'cuff'
          : !brief.braceletKind || brief.braceletKind === 'bangle',
      draw: (drawing) => {
        const drawn = bangle(drawing, { widthMm, thicknessMm: MM.thickness, open: kind === 'cuff' });
        const { band } = drawn;
        return {
          carrier: {
            ...drawn,
            bandStones: null,
            band: {
              ...band,
              form: 'single',
              profile: 'flat',
              milgrain: false,
              grooves: 0,
              texture: { kind: 'none' },
              screws: {
                count,
                widthMm: round2(Math.min(MM.most, Math.max(MM.least, band.widthMm * share))),
              },
            },
          },
          ornaments: [],
        };
      },
    }),
  ),
);
