/** A stone whose weight or size was asked for is so large wherever the piece can carry it. */
import { type Ornament, ornamentStones } from '../ornament/document.ts';
import { centreShareOf } from '../ornament/motif.ts';
import { scaled } from '../ornament/stoneIdeas.ts';
import { DEEPEST_STONE_MM, type Stone } from '../parts.ts';
import { round2 } from '../ring/wish.ts';
import { largestShare } from '../stones/weight.ts';
import type { PlacedOrnament } from './document.ts';
import type { PieceSketch } from './family.ts';
import { isClose } from './line.ts';
import { scaledOrnament, scaledPetals } from './scaling.ts';
import { asksForOwnStone } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** How much larger than drawn a form of metal may become for its stone. */
const MOST_GROWTH = 1.6;
/** Of a plate or an open frame, the longest that a stone in it is. */
const FIELD_SHARE = 0.5;
/** Rows longer than this are chains, mm. */
const LONGEST_ROW_MM = 55;
/** Share of a chain that its stations take at most. */
const STATIONS_SHARE = 0.5;

/** The ornament grown so far that a stone takes no more than this share of it, where that can be. */
function grownFor<Kind extends Ornament>(
  ornament: Kind,
  stone: Stone,
  room: (grown: Ornament) => number,
): Ornament {
  const by = Math.min(MOST_GROWTH, Math.max(1, stone.lengthMm / Math.max(0.1, room(ornament))));
  return scaledOrnament(ornament, by);
}

/** An ornament with the stone at its own size; as drawn where it has no place for it. */
function withStone(ornament: Ornament, stone: Stone, isCounted: boolean): Ornament {
  switch (ornament.kind) {
    case 'stone': {
      const scaled = scaledOrnament(ornament, stone.lengthMm / ornament.stone.lengthMm);
      return scaled.kind === 'stone' ? { ...scaled, stone } : ornament;
    }
    case 'rosette':
      return {
        ...ornament,
        stone,
        ...(ornament.petalStones && {
          petalStones: scaledPetals(ornament.petalStones, stone.lengthMm / ornament.stone.lengthMm),
        }),
      };
    case 'row': {
      const lengths = ornament.stones.map(({ lengthMm }) => lengthMm);
      const whole = ornament.stones.reduce((sum, { widthMm }) => sum + widthMm, 0);
      // The carats of several are those of all of them.
      const share = Math.min(stone.lengthMm / Math.max(...lengths), LONGEST_ROW_MM / whole);
      return isCounted ? scaledOrnament(ornament, share) : ornament;
    }
    case 'motif': {
      const share = centreShareOf(ornament.form);
      if (ornament.centre === null || share === 0) return ornament;
      const grown = grownFor(ornament, stone, (one) => (one.kind === 'motif' ? one.sizeMm * share : 0));
      return grown.kind === 'motif' ? { ...grown, centre: within(stone, grown.sizeMm * share) } : ornament;
    }
    case 'plate': {
      if (ornament.field.kind !== 'stone') return ornament;
      const across = (one: Ornament): number =>
        one.kind === 'plate' ? Math.min(one.widthMm, one.heightMm) * FIELD_SHARE : 0;
      const grown = grownFor(ornament, stone, across);
      return grown.kind === 'plate'
        ? { ...grown, field: { kind: 'stone', stone: within(stone, across(grown)) } }
        : ornament;
    }
    case 'open-frame': {
      if (ornament.stone === null) return ornament;
      const across = (one: Ornament): number =>
        one.kind === 'open-frame' ? Math.min(one.widthMm, one.heightMm) * FIELD_SHARE : 0;
      const grown = grownFor(ornament, stone, across);
      return grown.kind === 'open-frame' ? { ...grown, stone: within(stone, across(grown)) } : ornament;
    }
    default:
      return ornament;
  }
}

/** The stone, no longer than its place. */
function within(stone: Stone, mostMm: number): Stone {
  if (stone.lengthMm <= mostMm) return stone;
  const scaled = scaledOrnament(
    {
      kind: 'stone',
      alloyId: '',
      stone,
      orientation: 'upright',
      hold: { kind: 'peg' },
      halo: null,
    },
    mostMm / stone.lengthMm,
  );
  return scaled.kind === 'stone' ? scaled.stone : stone;
}

/** Which ornament bears the stone that was asked for: the front, else what is repeated. */
const LEADING: readonly PlacedOrnament['slot'][] = ['main', 'station', 'drop', 'charm', 'top'];

function leadingOf({ ornaments }: PieceSketch, stone: Stone): PlacedOrnament | undefined {
  const bearing = ornaments.filter(
    (placed) =>
      !isClose(placed) && ornamentStones(placed.ornament).some(({ gemstone }) => gemstone === stone.gemstone),
  );
  return LEADING.flatMap((slot) => bearing.filter((placed) => placed.slot === slot))[0];
}

/** The sketch with the stone that was asked for at its size, where one of its ornaments can bear it. */
export function withOwnStone(sketch: PieceSketch, { brief, style }: PieceWish): PieceSketch {
  if (style.centre === null || !asksForOwnStone(brief)) return sketch;
  const centre = largestShare(style.centre) < 1 ? scaled(style.centre, 1) : style.centre;
  const leading = leadingOf(sketch, centre);
  if (leading === undefined) return sketch;
  const isCounted = brief.stoneSizeMm.length > 0;
  const ornament = withStone(leading.ornament, centre, isCounted);
  const { carrier } = sketch;
  const most =
    leading.slot === 'station' && carrier.kind === 'chain'
      ? Math.max(1, Math.floor((carrier.lengthMm * STATIONS_SHARE) / (centre.lengthMm + 2)))
      : leading.count;
  const count = brief.stoneCount === null ? Math.min(leading.count, most) : leading.count;
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) =>
      placed === leading ? { ...placed, ornament, count } : placed,
    ),
  };
}

const TOLD_SHARE = 0.9;

/** Says so where a stone is smaller than the millimetres that were asked for; carats are told with the other departures. */
export function stoneSizeDeparture({ brief, style }: PieceWish, { ornaments }: PieceSketch): string[] {
  if (brief.stoneSizeMm.length === 0 || style.centre === null) return [];
  const { gemstone, lengthMm } = style.centre;
  const own = ornaments
    .flatMap(({ ornament }) => ornamentStones(ornament))
    .filter((stone) => stone.gemstone === gemstone);
  const longest = Math.max(0, ...own.map((stone) => stone.lengthMm));
  return own.length === 0 || longest >= TOLD_SHARE * Math.min(lengthMm, DEEPEST_STONE_MM)
    ? []
    : [`A stone of ${lengthMm} mm is more than its place here holds: it is ${round2(longest)} mm.`];
}
