/** Combs for the hair: their teeth, and stones along what holds in the hair. */
import type { PinFitting } from '../findings/document.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, placed } from './family.ts';
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
