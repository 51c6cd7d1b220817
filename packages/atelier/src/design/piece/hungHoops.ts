/** Hoops and huggies from which one small stone hangs, or several alike side by side: beads, stones, charms. */
import type { Ornament } from '../ornament/document.ts';
import { kindOf, round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { pair } from './earringKinds.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { hoopMm, setHoop, tubeMm } from './hoopEarrings.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import type { PieceWish } from './wish.ts';

/** Of the width of a hoop, what drops below it take, with light between them. */
const WIDE_SHARE = 0.78;
const GAP_MM = 1.7;
/** Sizes of one of several, mm: the smallest that is still held, and what small and usual ones are at the most. */
const EACH_MM = { least: 2.2, small: 3.6, usual: 5 } as const;
/** Drawn figures are seen from a little larger on. */
const LEAST_FIGURE_MM = 4.5;

/** From each hoop hang as many as were counted. */
export const isHungHoop = ({ brief: { hangs, earringKind } }: PieceWish): boolean =>
  hangs?.below.count != null && (earringKind === 'hoop' || earringKind === 'huggie');

/** What of so many hangs below a hoop of this width. */
function dropBelow({ wish, hung, front }: Drawing, outerMm: number, count: number, share: number): Ornament {
  const { brief, style } = wish;
  const most = brief.proportions.stone === 'small' ? EACH_MM.small : EACH_MM.usual;
  const roomMm = (WIDE_SHARE * outerMm) / count - GAP_MM;
  const mm = round2(Math.max(EACH_MM.least, Math.min(most, roomMm) * share));
  const [gemstone] = brief.hangs?.below.gemstones ?? [];
  const isBead =
    gemstone !== undefined &&
    (GEM_FACTS[gemstone].form !== 'faceted' || brief.cabochons?.includes(gemstone) === true);
  if (isBead)
    return {
      kind: 'stone',
      alloyId: style.accentAlloyId,
      stone: stoneOfSize(
        { ...kindOf(gemstone, null, 'Round', []), form: 'bead', colour: askedColour(brief, gemstone) },
        mm,
        mm,
      ),
      orientation: 'upright',
      hold: { kind: 'peg' },
      halo: null,
    };
  // A halo of so small a stone would hide it.
  const whole = (hung?.below ?? front)(0.5);
  const drawn = whole.kind === 'stone' ? { ...whole, halo: null } : whole;
  const sizeMm = drawn.kind === 'stone' ? mm : Math.max(LEAST_FIGURE_MM, mm);
  return scaledOrnament(drawn, sizeMm / sizeOfOrnament(drawn));
}

type Form = 'round' | 'oval' | 'huggie';

const WAYS: readonly (readonly [
  id: string,
  kind: 'hoop' | 'huggie',
  form: Form,
  innerMm: number,
  usualMm: number,
  share: number,
])[] = [
  ['hoop-hung', 'hoop', 'round', 24, 1.8, 1],
  ['hoop-hung-fine', 'hoop', 'round', 28, 1.4, 0.82],
  ['hoop-hung-oval', 'hoop', 'oval', 21, 1.7, 0.92],
  ['hoop-hung-hinged', 'hoop', 'huggie', 20, 2.1, 1],
  ['huggie-hung', 'huggie', 'huggie', 12, 2.1, 1],
  ['huggie-hung-fine', 'huggie', 'huggie', 13, 1.6, 0.85],
  ['huggie-hung-round', 'huggie', 'round', 12, 1.8, 0.95],
  ['huggie-hung-bold', 'huggie', 'huggie', 13, 2.8, 1],
];

/** The hoop itself is above them. */
export const HUNG_HOOPS: readonly PieceComposition[] = WAYS.map(
  ([id, kind, form, innerMm, usualMm, share]): PieceComposition => ({
    id,
    noun: kind === 'huggie' ? 'huggie earrings' : 'hoop earrings with drops',
    ornate: false,
    hangs: true,
    fits: (wish) => isHungHoop(wish) && wish.brief.earringKind === kind,
    draw: (drawing) => {
      const fitting = setHoop(drawing, {
        kind: 'hoop',
        form,
        innerDiameterMm: hoopMm(drawing, innerMm),
        tubeMm: tubeMm(drawing, usualMm),
      });
      const count = drawing.wish.brief.hangs?.below.count ?? 1;
      const outerMm = fitting.innerDiameterMm + 2 * fitting.tubeMm;
      return {
        carrier: pair(drawing, fitting),
        ornaments: [placed('drop', dropBelow(drawing, outerMm, count, share), count)],
      };
    },
  }),
);
