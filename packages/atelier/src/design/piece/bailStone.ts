/** A pearl by itself and the one stone that was named besides: small, above it at the bail. */
import { type Ornament, ornamentStones } from '../ornament/document.ts';
import { bearsGem } from '../stones/within.ts';
import { type PieceSketch, placed } from './family.ts';
import { hangsFreeAtNeck } from './hangsFree.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** Across the stone at a bail against its pearl. */
const BAIL_SHARE = 0.28;

/** One pearl and one other stone were counted: no row of two pearls. */
export const isPearlAndOne = ({ brief, style }: Pick<PieceWish, 'brief' | 'style'>): boolean =>
  style.centre?.form === 'bead' &&
  brief.gemstones.length === 2 &&
  brief.stoneCount === 2 &&
  !namesFigure(brief);

/** The sketch with the other stone over its pearl, where it hangs free and the stone stands nowhere else. */
export function withStoneAtBail(
  sketch: PieceSketch,
  wish: PieceWish,
  stone: (share: number) => Ornament | null,
): PieceSketch {
  const { carrier, ornaments } = sketch;
  const [only, ...others] = ornaments;
  const isAlone = only?.slot === 'main' && others.length === 0;
  if (!hangsFreeAtNeck(carrier) || !isPearlAndOne(wish) || !isAlone) return sketch;
  if (!ornamentStones(only.ornament).every(({ form }) => form === 'bead')) return sketch;
  if (bearsGem(only.ornament, wish.brief.gemstones[1]!)) return sketch;
  const top = stone(BAIL_SHARE);
  return top === null
    ? sketch
    : {
        carrier: carrier.kind === 'chain' ? { ...carrier, front: 'hangs' } : carrier,
        ornaments: [only, placed('top', top)],
      };
}
