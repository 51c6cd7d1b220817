/** Bangles that are a serpent, coiled about the wrist or the arm. */

import { type CoilWay, coilWays, drawSerpent } from '../ornament/serpents.ts';
import { asksForSerpent } from '../ornament/serpentWishes.ts';
import { round2 } from '../ring/wish.ts';
import { bangle } from './bangles.ts';
import type { PieceComposition } from './family.ts';
import { placed } from './family.ts';
import type { PieceWish } from './wish.ts';

/** The body where it is fullest, mm: of one turn, and each further turn that lies beside it is thinner. */
const BODY_MM = { once: 5.3, lessEachTurn: 0.45 } as const;
const BODY_RANGE_MM = [2.4, 9] as const;
const FLAT = 0.8;

/** A stiff bracelet that is a serpent, and nothing else of it said. */
export const isSerpentBangle = ({ brief }: Pick<PieceWish, 'brief'>): boolean =>
  // Two heads that look at each other are at the ends of a band.
  brief.arrangements?.includes('head-ends') !== true &&
  (brief.braceletKind === 'bangle' || brief.braceletKind === 'cuff' || Boolean(brief.coils)) &&
  asksForSerpent(brief);

const coiled = (place: number): PieceComposition => ({
  id: `bangle-serpent-${place + 1}`,
  noun: 'bangle',
  ornate: false,
  arrangement: 'coil',
  onlyAsked: true,
  fits: isSerpentBangle,
  draw: (drawing) => {
    const { wish } = drawing;
    const { brief, style } = wish;
    const { coil, share } = wayAt(brief, place);
    const usual =
      (BODY_MM.once - BODY_MM.lessEachTurn * (Math.floor(coil.turns) - 1)) * share * style.presence;
    const widthMm = round2(
      Math.min(BODY_RANGE_MM[1], Math.max(BODY_RANGE_MM[0], brief.bandWidthMm ?? usual)),
    );
    const drawn = bangle(drawing, { widthMm, thicknessMm: round2(widthMm * FLAT) });
    return {
      carrier: {
        ...drawn,
        band: {
          ...drawn.band,
          widthMm,
          thicknessMm: round2(widthMm * FLAT),
          form: 'single',
          texture: { kind: 'none' },
          milgrain: false,
          grooves: 0,
        },
        coil,
      },
      ornaments: [
        placed(
          'main',
          drawSerpent(brief, widthMm, {
            alloyId: style.alloyId,
            accentAlloyId: style.accentAlloyId,
            small: style.small,
            seed: place,
          }),
        ),
      ],
    };
  },
});

function wayAt(brief: PieceWish['brief'], place: number): CoilWay {
  const ways = coilWays(brief);
  return ways[place % ways.length]!;
}

export const SERPENT_BANGLES: readonly PieceComposition[] = [0, 1, 2, 3].map(coiled);
