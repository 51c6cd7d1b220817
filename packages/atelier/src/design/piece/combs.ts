/** Combs for the hair: their teeth, and stones along what holds in the hair. */
import type { PinFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import { alone } from './naths.ts';
import { isModest } from './restraint.ts';
import { asksForOwnStone, namesFigure } from './shows.ts';

export type Comb = Extract<PinFitting, { kind: 'comb' }>;

/** From tooth to tooth, mm: bridal combs of wire have eight to ten teeth an inch, of cast metal a little fewer. */
const TOOTH_PITCH_MM = 3.3;

/** How many teeth a comb of a width has. */
const teethOf = (widthMm: number): number => Math.max(4, Math.round(widthMm / TOOTH_PITCH_MM) + 1);

export const combOf = (widthMm: number, lengthMm: number, form?: Comb['form']): Comb => ({
  kind: 'comb',
  wireMm: 1.5,
  widthMm,
  teeth: teethOf(widthMm),
  lengthMm,
  ...(form && { form }),
});

/** A comb made wider or narrower: its teeth stay as close. */
export const ofWidth = (comb: Comb, widthMm: number): Comb => ({ ...comb, widthMm, teeth: teethOf(widthMm) });

/** Of the middle stone, those beside it. */
const BESIDE_SHARE = 0.82;
/** More than any bar takes: those beyond its ends are not made. */
const MOST_BESIDE = 16;

/**
 * What lies along a comb or a slide: stones from end to end where nothing else was named and none was counted or told;
 * else the front alone.
 */
export function alongHair(drawing: Drawing, share: number): PlacedOrnament[] {
  const { brief, stoneAsked } = drawing.wish;
  const isRow =
    stoneAsked &&
    !namesFigure(brief) &&
    !brief.engraving &&
    brief.setting === null &&
    brief.stoneCount === null &&
    !asksForOwnStone(brief);
  const middle = isRow ? drawing.stone(share) : null;
  const beside = isRow ? drawing.stone(share * BESIDE_SHARE) : null;
  return middle === null || beside === null
    ? [placed('main', drawing.front(share))]
    : [placed('main', middle), placed('station', beside, MOST_BESIDE)];
}

interface Garland {
  readonly id: string;
  readonly comb: Comb;
  /** Over the front, over each of its like beside it, and over the stones of the first and of further kinds, mm. */
  readonly mainMm: number;
  readonly besideMm: number;
  readonly stonesMm: readonly [first: number, further: number];
  /** Stones of each kind follow one another singly or in twos, before the next of the front's like. */
  readonly each: 1 | 2;
}

const GARLANDS: readonly Garland[] = [
  { id: 'comb-garland', comb: combOf(84, 30), mainMm: 34, besideMm: 24, stonesMm: [6, 4], each: 1 },
  { id: 'comb-garland-even', comb: combOf(78, 26), mainMm: 27, besideMm: 26, stonesMm: [5, 3.6], each: 1 },
  { id: 'comb-garland-full', comb: combOf(88, 32), mainMm: 30, besideMm: 20, stonesMm: [7.4, 4.4], each: 1 },
  { id: 'comb-garland-fine', comb: combOf(80, 28), mainMm: 32, besideMm: 19, stonesMm: [4.6, 3.4], each: 2 },
];

/** Wider combs than this have their fronts along them rather than one in the middle, mm. */
const WIDE_MM = 72;

const LEAST_FRONT_MM = 8;

const turned = (ornament: Ornament): Ornament =>
  ornament.kind === 'motif'
    ? { ...ornament, ...(ornament.mirrored ? { mirrored: undefined } : { mirrored: true as const }) }
    : ornament;

/** What lies along a wide comb: the front in the middle, its like and the stones of each kind on both sides of it, alike. */
function garlanded(drawing: Drawing, { mainMm, besideMm, stonesMm, each }: Garland): PlacedOrnament[] {
  const { style, brief } = drawing.wish;
  const front = (mm: number): Ornament => drawing.front(Math.max(LEAST_FRONT_MM, mm) / style.sizeMm);
  // Stations stand on both sides by turns: two of each are a pair.
  const pair = (right: Ornament, left = right): PlacedOrnament[] => [
    placed('station', left, MOST_BESIDE),
    placed('station', right, MOST_BESIDE),
  ];
  const stones = brief.gemstones.map((gem, i) => alone(drawing, gem, stonesMm[i === 0 ? 0 : 1]));
  const beside = front(besideMm);
  return [
    placed('main', front(mainMm)),
    ...stones.flatMap((stone) => Array.from({ length: each }, () => pair(stone)).flat()),
    ...pair(beside, turned(beside)),
  ];
}

/** Ways to make a comb that was told to be wide, or that has several kinds of stones, of a figure. */
export const GARLAND_COMBS: readonly PieceComposition[] = GARLANDS.map((garland) => ({
  ...single(
    garland.id,
    'hair comb',
    true,
    (drawing) => ({ carrier: fitted(drawing, garland.comb), ornaments: garlanded(drawing, garland) }),
    (wish) => {
      const { brief, style } = wish;
      return (
        style.centre !== null &&
        !isModest(wish) &&
        namesFigure(brief) &&
        !brief.engraving &&
        brief.gemstones.length > 0 &&
        brief.stoneCount === null &&
        (brief.figureCount ?? null) === null &&
        (brief.gemstones.length > 1 || (brief.pieceSizeMm?.[0] ?? 0) > WIDE_MM)
      );
    },
  ),
  arrangement: 'comb',
  appeal: () => GARLAND_APPEAL,
  onlyAsked: true,
}));

/** Before the combs with one front in their middle. */
const GARLAND_APPEAL = 12;
