/** A pearl by itself and the one stone that was named besides: small, above it at the bail. */
import { type Ornament, ornamentStones } from '../ornament/document.ts';
import { type PieceSketch, placed } from './family.ts';
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
  const hangs =
    carrier.kind === 'hung' ||
    (carrier.kind === 'chain' &&
      carrier.wear === 'neck' &&
      carrier.strand === undefined &&
      carrier.layers === undefined);
  const [only, ...others] = ornaments;
  if (!hangs || !isPearlAndOne(wish) || only?.slot !== 'main' || others.length > 0) return sketch;
  if (!ornamentStones(only.ornament).every(({ form }) => form === 'bead')) return sketch;
  if (JSON.stringify(only.ornament).includes(`"gemstone":"${wish.brief.gemstones[1]}"`)) return sketch;
  const top = stone(BAIL_SHARE);
  return top === null
    ? sketch
    : {
        carrier: carrier.kind === 'chain' ? { ...carrier, front: 'hangs' } : carrier,
        ornaments: [only, placed('top', top)],
      };
}
