/** The places in a design where stones stand, and what each bears: what stones that were told apart are given to. */
import type { StoneGroup } from '@filigree/contracts';
import type { SoleDesign } from '../document.ts';
import type { Stone, StoneKind } from '../parts.ts';
import { hoopRowOf } from '../piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../piece/document.ts';
import { shownCount } from '../piece/shownCount.ts';
import type { RingDesign, SideStones } from '../ring/document.ts';
import { OUTER_SIDE_SHARE, rowRatio } from '../ring/spacing.ts';
import { stoneOfSize } from './weight.ts';

type Place = NonNullable<StoneGroup['place']>;

/** A place in a design where stones of one kind and size stand. */
export interface Seat {
  readonly places: readonly Place[];
  readonly stone: Stone;
  /** How many stand there; on each of a pair. */
  readonly count: number;
  /** Length and width of the largest that the place bears, mm. */
  readonly mostMm: number;
  readonly withStone: (design: SoleDesign, stone: Stone) => SoleDesign;
}

/** The largest stone beside another that leads, mm. */
const LARGEST_BESIDE_MM = 12;

const asRing = (design: SoleDesign): RingDesign | null => ('ornaments' in design ? null : design);

const outerShareOf = (side: Stone, outer: Stone): number =>
  Math.min(1, Math.max(0.5, Math.round((100 * outer.widthMm) / side.widthMm) / 100));

function sideSeats(sides: SideStones, leadMm: number): Seat[] {
  const sized = (design: SoleDesign, change: Partial<SideStones>): SoleDesign => {
    const ring = asRing(design);
    return ring?.sideStones ? { ...ring, sideStones: { ...ring.sideStones, ...change } } : design;
  };
  const inner: Seat = {
    places: ['beside', ...(sides.perSide === 1 ? (['ends'] as const) : [])],
    stone: sides.stone,
    count: 2,
    mostMm: leadMm,
    withStone: (design, stone) => sized(design, { stone }),
  };
  if (sides.perSide === 1) return [inner];
  const share = sides.outerShare ?? OUTER_SIDE_SHARE;
  const { lengthMm, widthMm } = sides.stone;
  return [
    inner,
    {
      places: ['ends', 'beside'],
      stone: stoneOfSize(sides.stone, lengthMm * share, widthMm * share),
      count: 2,
      mostMm: leadMm,
      withStone: (design, outer) => {
        const side = asRing(design)?.sideStones?.stone ?? sides.stone;
        return sized(design, { outerShare: outerShareOf(side, outer) });
      },
    },
  ];
}

/** A row whose stones have their size from the brief before it is laid, and whose number follows from its length. */
const rowSeat = (kind: StoneKind, diameterMm: number): Seat => ({
  places: [],
  stone: stoneOfSize(kind, diameterMm * rowRatio(kind), diameterMm),
  count: Number.POSITIVE_INFINITY,
  mostMm: Number.POSITIVE_INFINITY,
  withStone: (design) => design,
});

function ringSeats({ centre, companion, sideStones, bandStones: row }: RingDesign): Seat[] {
  const leadMm = centre?.lengthMm ?? LARGEST_BESIDE_MM;
  return [
    ...(centre === null
      ? []
      : [
          {
            places: ['middle', 'above'] as const,
            stone: centre,
            count: 1,
            mostMm: Number.POSITIVE_INFINITY,
            // The stone that leads has its size from the brief before anything about it is drawn.
            withStone: (design: SoleDesign): SoleDesign => design,
          },
        ]),
    ...(companion
      ? [
          {
            places: ['beside'] as const,
            stone: companion.stone,
            count: 1,
            mostMm: LARGEST_BESIDE_MM,
            withStone: (design: SoleDesign, stone: Stone): SoleDesign => {
              const ring = asRing(design);
              return ring?.companion
                ? {
                    ...ring,
                    companion: {
                      ...ring.companion,
                      stone: { ...ring.companion.stone, ...stone },
                    },
                  }
                : design;
            },
          },
        ]
      : []),
    ...(sideStones === null ? [] : sideSeats(sideStones, leadMm)),
    ...(row === null || centre !== null ? [] : [rowSeat(row.stone, row.diameterMm)]),
  ];
}

/** Where an ornament is, as customers call it: what hangs makes of the front that it hangs from the upper part. */
function placesOf({ slot }: PlacedOrnament, piece: PieceDesign): readonly Place[] {
  const has = (other: PlacedOrnament['slot']): boolean => piece.ornaments.some((one) => one.slot === other);
  switch (slot) {
    case 'top':
      return ['above'];
    case 'drop':
      return ['below', 'ends'];
    case 'main':
      return has('top') ? ['below', 'middle'] : has('drop') ? ['above', 'middle'] : ['middle'];
    default:
      return ['beside', 'ends'];
  }
}

/** The piece with one of its ornaments another. */
const withOrnament = (
  design: SoleDesign,
  at: number,
  change: (placed: PlacedOrnament) => PlacedOrnament,
): SoleDesign =>
  'ornaments' in design
    ? {
        ...design,
        ornaments: design.ornaments.map((one, index) => (index === at ? change(one) : one)),
      }
    : design;

function carrierSeats({ carrier }: PieceDesign): Seat[] {
  const strand = carrier.kind === 'chain' ? carrier.strand : undefined;
  const hoop = hoopRowOf({ carrier });
  const band = carrier.kind === 'bangle' ? carrier.bandStones : null;
  return [strand, hoop, band].flatMap((row) => (row == null ? [] : [rowSeat(row.stone, row.diameterMm)]));
}

function ornamentSeats(piece: PieceDesign): Seat[] {
  return piece.ornaments.flatMap((placed, at): Seat[] => {
    const { ornament } = placed;
    const count = shownCount(piece, placed);
    if (ornament.kind === 'stone')
      return [
        {
          places: placesOf(placed, piece),
          stone: ornament.stone,
          count,
          mostMm: Number.POSITIVE_INFINITY,
          withStone: (design, stone) =>
            withOrnament(design, at, (one) => ({
              ...one,
              ornament: { ...ornament, stone },
            })),
        },
      ];
    if (ornament.kind !== 'row') return [];
    const [first] = ornament.stones;
    return first === undefined || ornament.stones.some(({ gemstone }) => gemstone !== first.gemstone)
      ? []
      : [
          {
            places: [],
            stone: first,
            count: count * ornament.stones.length,
            mostMm: Number.POSITIVE_INFINITY,
            withStone: (design, stone) =>
              withOrnament(design, at, (one) => ({
                ...one,
                ornament: {
                  ...ornament,
                  stones: ornament.stones.map(() => stone),
                },
              })),
          },
        ];
  });
}

export const seatsOf = (design: SoleDesign): Seat[] =>
  'ornaments' in design ? [...ornamentSeats(design), ...carrierSeats(design)] : ringSeats(design);
