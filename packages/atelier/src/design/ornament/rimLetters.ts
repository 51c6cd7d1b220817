/** Letters around the rim of a round plate: a coin, a disc, an oval medal. */
import { type FittedText, fitText, LEAST_LETTER_MM } from '../lettering/fit.ts';
import type { Lettering } from '../lettering/fonts.ts';
import { legibly } from '../lettering/legible.ts';
import type { Ornament } from './document.ts';
import { growthTold, type PlateGrowth, plateGrowths } from './lettered.ts';
import type { PlateOrnament } from './plate.ts';
import type { PlateOutline } from './plateParts.ts';

/** Outlines that a line of letters can follow: nothing of them is a corner. */
const ROUND: ReadonlySet<PlateOutline> = new Set(['disc', 'coin', 'oval']);

/** Metal outside the letters and, from their feet, to the line about the field; a coin has a raised rim besides, mm. */
const EDGE_MM = 0.5;
const COIN_RIM_MM = 0.45;
/** Height of capitals against the shorter side, and the tallest, mm. */
const OF_PLATE = 0.115;
const TALLEST_MM = 3;
/** Tails hang below the line and accents stand over it, in capitals. */
const OVERHANG = 0.28;
/** Share of the way around that a line takes at most: between its ends there is a gap. */
const AROUND = 0.93;

export interface RimLetters extends FittedText {
  /** From the edge of the plate to the middle of the capitals, and to the free field, mm. */
  readonly middleMm: number;
  readonly fieldMm: number;
}

type Room = Pick<PlateOrnament, 'outline' | 'widthMm' | 'heightMm'>;

function layOut({ outline, widthMm, heightMm }: Room, letterMm: number) {
  const edgeMm = EDGE_MM + (outline === 'coin' ? COIN_RIM_MM : 0);
  const middleMm = edgeMm + letterMm * (0.5 + OVERHANG);
  const [a, b] = [widthMm / 2 - middleMm, heightMm / 2 - middleMm];
  // Ramanujan's first approximation of an ellipse's circumference.
  const around = Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
  return { middleMm, fieldMm: edgeMm + letterMm * (1 + 2 * OVERHANG), lengthMm: around * AROUND };
}

/** A line as it goes around a plate: as large as suits it, then smaller, and at last cut off at its end. */
export function fitRim(plate: Room, text: string, lettering: Lettering): RimLetters {
  const shorter = Math.min(plate.widthMm, plate.heightMm);
  const wished = Math.min(TALLEST_MM, Math.max(LEAST_LETTER_MM, shorter * OF_PLATE));
  let letterMm = wished;
  let fitted = fitText(text, lettering, { lengthMm: layOut(plate, letterMm).lengthMm, letterMm });
  // Smaller letters stand further out, where there is more room.
  for (let i = 0; i < 3 && fitted.letterMm < letterMm; i++) {
    letterMm = fitted.letterMm;
    fitted = fitText(text, lettering, { lengthMm: layOut(plate, letterMm).lengthMm, letterMm: wished });
  }
  const { middleMm, fieldMm } = layOut(plate, fitted.letterMm);
  return { ...fitted, middleMm, fieldMm };
}

/** A round plate with a line around its rim, and what was done about it; null where the ornament is none. */
export function withRim(
  ornament: Ornament,
  text: string,
  chosen: Lettering,
  grows: PlateGrowth,
  isHandAsked: boolean,
): { readonly ornament: PlateOrnament; readonly adjustments: readonly string[] } | null {
  if (ornament.kind !== 'plate' || !ROUND.has(ornament.outline) || ornament.field.kind === 'text')
    return null;
  for (const growth of plateGrowths(ornament, grows)) {
    const tried: PlateOrnament = {
      ...ornament,
      domeMm: 0,
      widthMm: round2(ornament.widthMm * growth),
      heightMm: round2(ornament.heightMm * growth),
    };
    const {
      lettering,
      fitted,
      told: legible,
    } = legibly(chosen, isHandAsked, (one) => fitRim(tried, text, one));
    if (fitted.text === '') return null;
    const isLast = growth === plateGrowths(ornament, grows).at(-1);
    if (isCutOff(text, fitted, lettering) && !isLast) continue;
    const told = growthTold(fitted.text, ornament, tried, growth, grows);
    return {
      ornament: { ...tried, border: { kind: 'text', text: fitted.text, lettering } },
      adjustments: [...fitted.adjustments, ...legible, ...told],
    };
  }
  return null;
}

/** Shorter than what of it can be cut at all. */
const isCutOff = (text: string, fitted: FittedText, lettering: Lettering): boolean =>
  fitted.text.length <
  fitText(text, lettering, { lengthMm: Number.POSITIVE_INFINITY, letterMm: LEAST_LETTER_MM }).text.length;

const round2 = (x: number): number => Math.round(x * 100) / 100;
