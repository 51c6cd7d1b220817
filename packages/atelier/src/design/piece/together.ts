/** Two things named for one piece: one on each of a pair that is not alike, or both on the same piece. */
import type { Gemstone } from '@filigree/contracts';
import { lettersOfEach } from '../lettering/ofEach.ts';
import type { Ornament } from '../ornament/document.ts';
import { withAlloys } from '../ornament/inAlloys.ts';
import { withGem } from '../ornament/inStones.ts';
import type { StoneKind } from '../parts.ts';
import { leftOut } from '../ring/named.ts';
import { isCabochon, kindOf, round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import { isUnlikePair, type PlacedOrnament } from './document.ts';
import { type Drawing, type PieceSketch, placed } from './family.ts';
import { scaledOrnament, sizeOfOrnament } from './scaling.ts';
import { namesSeveral } from './several.ts';
import type { PieceWish } from './wish.ts';

/** The two of a pair are to differ. */
export const isMismatched = ({ brief }: Pick<PieceWish, 'brief'>): boolean =>
  brief.arrangements?.includes('mismatched') === true &&
  // Linked rings differ among themselves, the chains of a layering by what hangs from them.
  !brief.arrangements.some((name) => name === 'rolling' || name === 'layered');

/** The sketch with what it was named together with: see `asUnlikePair` and `withCompanion`. */
export const together = (sketch: PieceSketch, drawing: Drawing): PieceSketch =>
  isMismatched(drawing.wish)
    ? asUnlikePair(sketch, drawing)
    : withCompanion(asLetteredPair(sketch, drawing), drawing);

/** A pair of which each bears the letters that were told for it; the sketch as it is where they were not. */
function asLetteredPair(sketch: PieceSketch, { wish: { brief } }: Drawing): PieceSketch {
  const { carrier, ornaments } = sketch;
  const letters = lettersOfEach(brief.engraving, 2);
  const main = ornaments.find(({ slot }) => slot === 'main');
  if (letters === null || carrier.kind !== 'fitted' || !carrier.pair || main?.ornament.kind !== 'plate')
    return sketch;
  const { ornament } = main;
  const { field } = ornament;
  if (field.kind !== 'text') return sketch;
  const mains = letters.map(
    (text, at): PlacedOrnament => ({
      ...placed('main', { ...ornament, field: { ...field, text } }),
      worn: at === 0 ? 'left' : 'right',
    }),
  );
  return { carrier, ornaments: [...ornaments.filter((one) => one !== main), ...mains] };
}

/** A pair that was to differ does. */
export const showsUnlike = (wish: PieceWish, sketch: PieceSketch): boolean =>
  !isMismatched(wish) || isUnlikePair(sketch);

/** Says so where a pair was to differ and what was named gives nothing to differ by. */
export const notUnlike = (wish: PieceWish, sketch: PieceSketch): string[] =>
  isMismatched(wish) && !isUnlikePair(sketch) ? [leftOut('mismatched')] : [];

/**
 * A pair of which one bears the first thing that was named and the other the second, each in its own metal where two
 * were; the sketch as it is where there are no two things.
 */
function asUnlikePair(sketch: PieceSketch, { wish, named }: Drawing): PieceSketch {
  const { carrier, ornaments } = sketch;
  const main = ornaments.find(({ slot }) => slot === 'main');
  if (carrier.kind !== 'fitted' || !carrier.pair || main === undefined) return sketch;
  const two =
    named.length > 1 ? inOwnStones([named[0]!(), named[1]!()], wish) : inTwoStones(main.ornament, wish);
  if (two === null) return sketch;
  const sizeMm = sizeOfOrnament(main.ornament);
  const [first, second] = wish.alloys;
  const mains = two.map((ornament, at): PlacedOrnament => {
    const sized = scaledOrnament(ornament, sizeMm / sizeOfOrnament(ornament));
    const alloy = at === 0 ? first : (second ?? first);
    return {
      ...placed('main', second === undefined ? sized : withAlloys(sized, () => alloy.id)),
      worn: at === 0 ? 'left' : 'right',
    };
  });
  return { carrier, ornaments: [...ornaments.filter((one) => one !== main), ...mains] };
}

/** Of two things and two stones that were named, the first thing bears the first and the second the second. */
function inOwnStones(
  [first, second]: readonly [Ornament, Ornament],
  { brief }: PieceWish,
): readonly [Ornament, Ornament] {
  const [own, other] = brief.gemstones;
  if (own === undefined || other === undefined || brief.gemstones.length > 2) return [first, second];
  const kind = (gem: Gemstone): StoneKind => ({
    ...kindOf(gem, brief.stoneCut, 'Round', [], isCabochon(brief, gem)),
    colour: askedColour(brief, gem),
  });
  return [withGem(first, other, kind(own)), withGem(second, own, kind(other))];
}

/** A stone and the same front with the second stone that was named; null where there are no two. */
function inTwoStones(main: Ornament, { brief }: PieceWish): readonly [Ornament, Ornament] | null {
  const other = brief.gemstones.find((gem) => main.kind === 'stone' && gem !== main.stone.gemstone);
  if (main.kind !== 'stone' || other === undefined) return null;
  const kind = {
    ...kindOf(other, null, main.stone.cut, [], isCabochon(brief, other)),
    colour: askedColour(brief, other),
  };
  const ratio = kind.form === 'bead' ? 1 : usualRatio(kind);
  const widthMm = Math.sqrt((main.stone.lengthMm * main.stone.widthMm) / ratio);
  return [main, { ...main, stone: stoneOfSize(kind, round2(widthMm * ratio), round2(widthMm)) }];
}

/** Pieces with one front, from which or over which something smaller can hang. */
const HANGS_MORE: ReadonlySet<PieceWish['type']> = new Set([
  'Pendant',
  'Charm',
  'Brooch',
  'Earrings',
  'Hairpin',
]);

/** Of the front, the second thing that was named. */
const COMPANION_SHARE = 0.52;

/**
 * A front with the second of two named figures above it or below it, smaller, where the sketch shows one of them
 * alone; the sketch as it is otherwise.
 */
function withCompanion(sketch: PieceSketch, { wish, named }: Drawing): PieceSketch {
  const { carrier, ornaments } = sketch;
  const main = ornaments.find(({ slot }) => slot === 'main');
  // Three things or more are no front and its companion.
  if (wish.brief.hangs || !HANGS_MORE.has(wish.type) || wish.brief.engraving || main === undefined)
    return sketch;
  if (named.length !== 2 || !namesSeveral(wish, 2) || isLocket(wish)) return sketch;
  const [other, ...more] = named
    .map((draw) => draw())
    .filter((one) => shapeOf(one) !== shapeOf(main.ornament));
  if (other === undefined || more.length > 0) return sketch;
  const sized = (sizeMm: number): Ornament => scaledOrnament(other, sizeMm / sizeOfOrnament(other));
  // Where the front is repeated the other takes that place.
  const again = ornaments.find((one) => one !== main && shapeOf(one.ornament) === shapeOf(main.ornament));
  if (again !== undefined)
    return {
      carrier,
      ornaments: ornaments.map((one) =>
        one === again ? { ...one, ornament: sized(sizeOfOrnament(one.ornament)) } : one,
      ),
    };
  const slot = placeFor(sketch);
  if (slot === null || ornaments.some(({ ornament }) => shapeOf(ornament) === shapeOf(other))) return sketch;
  const small = sized(COMPANION_SHARE * sizeOfOrnament(main.ornament));
  return { carrier, ornaments: [...ornaments, placed(slot, small)] };
}

/** Over the front where that hangs from a bail, else under it first; null where neither place is free. */
export function placeFor({ carrier, ornaments }: PieceSketch): 'top' | 'drop' | null {
  const taken = new Set(ornaments.map(({ slot }) => slot));
  if (carrier.kind === 'fitted') return !taken.has('drop') ? 'drop' : taken.has('top') ? null : 'top';
  const hangs = carrier.kind === 'hung' || (carrier.kind === 'chain' && carrier.front === 'hangs');
  if (!hangs) return null;
  return !taken.has('top') ? 'top' : taken.has('drop') || carrier.kind === 'chain' ? null : 'drop';
}

/** Its outline and its front are what was named. */
const isLocket = ({ brief }: PieceWish): boolean => brief.arrangements?.includes('locket') === true;

/** What an ornament shows, whatever its size and ground. */
function shapeOf(ornament: Ornament): string {
  if (ornament.kind === 'plate' && ornament.field.kind === 'emblem') return ornament.field.form;
  return 'form' in ornament ? ornament.form : ornament.kind;
}
