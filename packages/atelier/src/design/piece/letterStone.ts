/** Letters and a stone: "an initial with a small diamond". */
import { type Ornament, ornamentStones } from '../ornament/document.ts';
import { seatInMiddle } from '../ornament/motif.ts';
import { bearsGem } from '../stones/within.ts';
import { discLetters } from './discs.ts';
import { type PieceSketch, placed } from './family.ts';
import { hangsFree, hangsFreeAtNeck } from './hangsFree.ts';
import { withStonesOnPlate } from './idPlates.ts';
import { asksForOwnStone } from './shows.ts';
import { isTagged } from './tagged.ts';
import { placeFor } from './together.ts';
import type { PieceWish } from './wish.ts';

const isLetters = (ornament: Ornament): boolean =>
  ornament.kind === 'nameplate' || (ornament.kind === 'plate' && ornament.field.kind === 'text');

/** Letters that are set with stones bear those that were asked for. */
const isPavedName = (ornament: Ornament): boolean =>
  ornament.kind === 'nameplate' && ornament.pave !== undefined;

/** Small stones about letters, where one was asked for: a plain edge. */
const unpaved = (ornament: Ornament): Ornament =>
  ornament.kind === 'plate' && ornament.border.kind === 'pave'
    ? { ...ornament, border: { kind: 'bevel' } }
    : ornament;

/** Of the usual stone of a front, beside letters. */
const STONE_SHARE = 0.6;

/**
 * A stone that was asked for with letters and stands nowhere: above them at the bail; about wrist and ankle as a charm
 * beside them.
 */
export function withStoneOverLetters(
  sketch: PieceSketch,
  wish: PieceWish,
  stone: (share: number) => Ornament | null,
): PieceSketch {
  const { brief, stoneAsked } = wish;
  const { carrier, ornaments } = sketch;
  const asked = stoneAsked && Boolean(brief.engraving) && !isTagged(wish);
  if (!asked) return withOwnStoneOver(sketch, wish, stone);
  const onPlate = withStonesOnPlate(sketch, wish);
  if (onPlate !== null) return onPlate;
  const set = new Set(ornaments.map(({ slot }) => slot));
  if (
    brief.setting === 'Pave' ||
    brief.plateBorder === 'pave' ||
    set.has('top') ||
    !ornaments.some(({ slot, ornament }) => slot === 'main' && isLetters(ornament)) ||
    ornaments.some(({ ornament }) => ornamentStones(ornament).length > 0 || isPavedName(ornament))
  )
    return sketch;
  const drawn = stone(asksForOwnStone(brief) ? 1 : STONE_SHARE);
  if (drawn === null || !(carrier.kind === 'hung' || carrier.kind === 'chain')) return sketch;
  const plain = ornaments.map((one) => ({ ...one, ornament: unpaved(one.ornament) }));
  if (carrier.kind === 'hung') return { carrier, ornaments: [...plain, placed('top', drawn)] };
  const hanging = { ...carrier, front: 'hangs' as const };
  return carrier.wear === 'neck' || carrier.wear === 'body'
    ? { carrier: hanging, ornaments: [...plain, placed('top', drawn)] }
    : {
        carrier: hanging,
        ornaments: [
          ...plain.map((one) => (one.slot === 'main' ? { ...one, slot: 'charm' as const } : one)),
          placed('charm', drawn),
        ],
      };
}

/** The sketch with the stone in the middle of its front, as large as it was told to be; null where the front has no seat for it. */
function withStoneSeated(sketch: PieceSketch, { style: { centre } }: PieceWish): PieceSketch | null {
  const main = sketch.ornaments.find(({ slot }) => slot === 'main');
  if (main?.ornament.kind !== 'motif' || centre === null) return null;
  const ornament = structuredClone(main.ornament);
  seatInMiddle(ornament, centre);
  if (ornament.centre === null || ornament.centre.lengthMm < centre.lengthMm) return null;
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((one) => (one === main ? { ...main, ornament } : one)),
  };
}

/**
 * A stone of a told size: in the middle of a figure on a bail or about the neck, or where that has no place for it above
 * it, or under it where something hangs above.
 */
function withOwnStoneOver(
  sketch: PieceSketch,
  wish: PieceWish,
  stone: (share: number) => Ornament | null,
): PieceSketch {
  const { brief, stoneAsked } = wish;
  const { carrier, ornaments } = sketch;
  const hangs = hangsFreeAtNeck(carrier) && (carrier.kind !== 'chain' || carrier.front === 'hangs');
  const isFigure = ornaments.some(
    ({ slot, ornament }) => slot === 'main' && (ornament.kind === 'motif' || ornament.kind === 'emblem'),
  );
  const isSet = ornaments.some(({ ornament }) => ornamentStones(ornament).length > 0);
  const slot = placeFor(sketch);
  if (!stoneAsked || !asksForOwnStone(brief) || !hangs || !isFigure || isSet || slot === null) return sketch;
  const seated = withStoneSeated(sketch, wish);
  if (seated !== null) return seated;
  const own = stone(1);
  return own === null ? sketch : { carrier, ornaments: [...ornaments, placed(slot, own)] };
}

/** The stone that was named stands somewhere to be seen: a birthstone is more than grains along a figure. */
function showsNamedStone(
  { occasion, gemstones }: PieceWish['brief'],
  { carrier, ornaments }: PieceSketch,
): boolean {
  const [gem] = gemstones;
  return (
    gem === undefined ||
    bearsGem(carrier, gem) ||
    ornaments.some(({ ornament }) =>
      occasion === 'Birthstone' && ornament.kind === 'motif'
        ? ornamentStones(ornament).some(({ gemstone }) => gemstone === gem)
        : bearsGem(ornament, gem),
    )
  );
}

/**
 * The stone that was named, where the figure that was taken has no place for it: above it at the bail or about the
 * neck, as a charm beside it about wrist and ankle.
 */
export function withLostStone(
  sketch: PieceSketch,
  wish: PieceWish,
  stone: (share: number) => Ornament | null,
): PieceSketch {
  const { carrier, ornaments } = sketch;
  const hasOne = ornaments.filter(({ slot }) => slot === 'main').length === 1;
  if (
    !wish.stoneAsked ||
    !hasOne ||
    !hangsFree(carrier) ||
    ornaments.some(({ slot }) => slot === 'top' || slot === 'charm') ||
    showsNamedStone(wish.brief, sketch)
  )
    return sketch;
  const drawn = stone(asksForOwnStone(wish.brief) ? 1 : STONE_SHARE);
  if (drawn === null) return sketch;
  if (carrier.kind === 'hung') return { carrier, ornaments: [...ornaments, placed('top', drawn)] };
  if (carrier.kind !== 'chain') return sketch;
  const hanging = { ...carrier, front: 'hangs' as const };
  return carrier.wear === 'neck' || carrier.wear === 'body'
    ? { carrier: hanging, ornaments: [...ornaments, placed('top', drawn)] }
    : {
        carrier: hanging,
        ornaments: [
          ...ornaments.map((one) => (one.slot === 'main' ? { ...one, slot: 'charm' as const } : one)),
          placed('charm', drawn),
        ],
      };
}

/** Letters are there once, unless stations or a fringe of them were asked for, or each disc has its own. */
export const showsLettersOnce = ({ brief }: PieceWish, { ornaments }: PieceSketch): boolean =>
  (brief.arrangements ?? []).some((name) => name === 'stations' || name === 'fringe') ||
  discLetters(brief).length > 0 ||
  ornaments
    .filter(({ ornament }) => isLetters(ornament))
    .reduce((sum, { slot, count }) => sum + (slot === 'main' || slot === 'top' ? 1 : count), 0) <= 1;
