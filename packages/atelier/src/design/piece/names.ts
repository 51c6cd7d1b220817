/** Names as pieces: letters cut from sheet and hung from a chain, or let into it. */
import { isCapitals } from '../lettering/fit.ts';
import type { Lettering } from '../lettering/fonts.ts';
import { faceFor } from '../lettering/hands.ts';
import type { Ornament } from '../ornament/document.ts';
import { motifOfForm } from '../ornament/motif.ts';
import { drawNameplate } from '../ornament/nameplate.ts';
import { drawPlate } from '../ornament/plate.ts';
import { chain } from './chains.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { type SunkSpread, takesOneSunk, withSunkStones } from './sunkBar.ts';
import { isLetteredHeart } from './tagged.ts';
import type { PieceWish } from './wish.ts';

type Wear = 'neck' | 'wrist' | 'ankle';

/** Length of a plate for a name that cannot be cut: too long, or not told yet, mm. */
const PLATE_MM = { neck: 36, wrist: 30, ankle: 24 } as const;
/** How large a name is against other fronts: about a wrist it must follow the arm. */
const SHARE = { neck: 1.15, wrist: 0.95, ankle: 1.25 } as const;

/** The name in cut letters; a bar that bears it, or is left for it, where it cannot be cut. */
function name(
  { wish, random }: Drawing,
  wear: Wear,
  lettering: Lettering,
  share: number,
  stoneAt: SunkSpread | null,
): Ornament {
  const { style, brief } = wish;
  const text = brief.engraving?.slice(0, 60) ?? '';
  const cut =
    text === ''
      ? null
      : drawNameplate({ ...style, sizeMm: style.sizeMm * share * SHARE[wear] }, text, lettering);
  if (cut !== null) return cut;
  const sized = { ...style, sizeMm: PLATE_MM[wear] * style.presence * share };
  if (text !== '') return drawPlate(sized, random, { outline: 'bar', text: { text, lettering } });
  // No name was told: the one stone stands at an end of the plate that is left for it, or in its middle.
  if (takesOneSunk(wish) && stoneAt !== null)
    return withSunkStones(
      drawPlate({ ...sized, centre: null }, random, { outline: 'bar', blank: true }),
      wish,
      random,
      stoneAt,
      false,
    );
  return drawPlate(sized, random, { outline: 'bar', text: null, stoneAsked: isOne(wish) });
}

/** One stone was counted: it is on the plate or above the name, and none on either side. */
const isOne = ({ stoneAsked, brief }: PieceWish): boolean => stoneAsked && brief.stoneCount === 1;

/** Where one stone is let into a plate without letters, by the way; null: set in its middle. */
const STONE_AT: readonly (SunkSpread | null)[] = ['end', null, 'start', null, 'end'];

/** The hand that was asked for, else that of a way, or another where capitals cannot be cut in it. */
const handOf = ({ wish: { brief } }: Drawing, hand: Lettering): Lettering =>
  faceFor(brief, hand === 'script' && isCapitals(brief.engraving ?? '') ? 'sans' : hand);

/** Of the usual front, a heart that hangs beside a name. */
const HEART_SHARE = 0.42;
/** The forms of such hearts, of which the ways take turns. */
const HEARTS = ['puffed', 'open-heart'] as const;

/** A stone, or the heart that was named, that hangs on either side of the name, where one was asked for or the way has them. */
const beside = (
  { wish, stone, random }: Drawing,
  always: boolean,
  heartForm: (typeof HEARTS)[number],
): PieceSketch['ornaments'] => {
  if (isLetteredHeart(wish.brief)) {
    const small = { ...wish.style, sizeMm: wish.style.sizeMm * HEART_SHARE };
    const heart = wish.stoneAsked ? small : { ...small, centre: null, small: null };
    return [placed('drop', motifOfForm('Heart', heartForm, heart, random))];
  }
  const gem = !isOne(wish) && (always || wish.stoneAsked) ? stone(0.4) : null;
  return gem === null ? [] : [placed('drop', gem, 1)];
};

const ways = (wear: Wear, noun: string, prefix: string): PieceComposition[] =>
  (
    [
      ['name', 'script', 'let-in', 1, false],
      ['name-stones', 'script', 'let-in', 0.9, true],
      ['name-serif', 'serif', 'let-in', 0.9, false],
      ['name-sans', 'sans', 'let-in', 0.8, false],
      // A name necklace is joined to its chain at both ends; what hangs by a ring is a pendant.
      ...(prefix === 'pendant'
        ? ([['name-hung', 'script', 'hangs', 1.1, false]] as const)
        : ([['name-large', 'script', 'let-in', 1.15, false]] as const)),
    ] as const
  ).map(([id, hand, front, share, ornate], at) => ({
    id: `${prefix}-${id}`,
    noun,
    ornate,
    arrangement: 'nameplate',
    onlyAsked: true,
    // Stones beside a name are for who speaks of stones, or of splendour.
    fits: ({ stoneAsked, brief }) =>
      !ornate || stoneAsked || brief.proportions.ornament === 'ornate' || brief.occasion === 'Statement',
    draw: (drawing) => {
      const stones = beside(drawing, ornate, HEARTS[at % HEARTS.length]!);
      // A name between hearts may be let in: they are light.
      const isHung = stones.length > 0 && !isLetteredHeart(drawing.wish.brief);
      return {
        carrier: chain(drawing, wear, isHung ? 'hangs' : front),
        ornaments: [
          placed('main', name(drawing, wear, handOf(drawing, hand), share, STONE_AT[at % STONE_AT.length]!)),
          ...stones,
        ],
      };
    },
  }));

export const NAME_NECKLACES = ways('neck', 'name necklace', 'neck');
export const NAME_PENDANTS = ways('neck', 'name pendant on a chain', 'pendant');
export const NAME_BRACELETS = ways('wrist', 'name bracelet', 'bracelet');
export const NAME_ANKLETS = ways('ankle', 'name anklet', 'anklet');
