/** Hoops that are a serpent, its tail in its mouth. */
import { coilWays, drawSerpent } from '../ornament/serpents.ts';
import { asksForSerpent } from '../ornament/serpentWishes.ts';
import { round2 } from '../ring/wish.ts';
import { pair } from './earringKinds.ts';
import { type PieceComposition, placed } from './family.ts';
import { hoopMm } from './hoopEarrings.ts';
import type { PieceWish } from './wish.ts';

/** The body where it is fullest, mm: the usual, and its least and most. */
const BODY_MM = 2.7;
const BODY_RANGE_MM = [1.9, 6] as const;
/** Of a hoop's outside, the most that its body is. */
const MOST_SHARE = 0.14;
/** The usual inside, mm: a huggie lies close to the lobe. */
const INSIDE_MM = { hoop: 24, huggie: 12 } as const;
/** A head needs room to lie on the bend. */
const LEAST_INSIDE_MM = 11;

/** Its head against that of a ring, which is worn where its wearer looks at it. */
const HEAD_SHARE = 1.25;

/** A body bites its tail on every ear. */
const BITING: PieceWish['brief']['figures'] = ['ouroboros'];

/** A hoop that is a serpent, of which nothing hangs, and nothing else of it said. */
const isSerpentHoop = ({ brief }: PieceWish): boolean =>
  (brief.earringKind === 'hoop' || brief.earringKind === 'huggie') &&
  asksForSerpent(brief) &&
  !brief.hangs &&
  !brief.plateShape &&
  (brief.figureCount ?? 1) === 1 &&
  !(brief.arrangements ?? []).some((name) => name === 'charms' || name === 'disc');

const coiled = (place: number): PieceComposition => ({
  id: `hoop-serpent-${place + 1}`,
  noun: 'hoop earrings',
  ornate: false,
  leads: true,
  fits: isSerpentHoop,
  draw: (drawing) => {
    const { brief, style } = drawing.wish;
    const ways = coilWays({ ...brief, coils: null, figures: BITING ?? null });
    const { coil, share } = ways[place % ways.length]!;
    const insideMm = Math.max(
      LEAST_INSIDE_MM,
      hoopMm(drawing, INSIDE_MM[brief.earringKind === 'huggie' ? 'huggie' : 'hoop']),
    );
    const usual = Math.min(BODY_MM * share * style.presence, insideMm * MOST_SHARE);
    const bodyMm = round2(
      Math.min(BODY_RANGE_MM[1], Math.max(BODY_RANGE_MM[0], brief.wireMm ?? brief.bandWidthMm ?? usual)),
    );
    return {
      carrier: pair(drawing, {
        kind: 'hoop',
        form: 'round',
        innerDiameterMm: insideMm,
        tubeMm: bodyMm,
        coil,
      }),
      ornaments: [
        placed(
          'main',
          drawSerpent(brief, bodyMm * HEAD_SHARE, {
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

export const SERPENT_HOOPS: readonly PieceComposition[] = [0, 1, 2, 3].map(coiled);
