/**
 * Stones of a design that were told apart: each group of the brief finds the places that stones of its kind have in the
 * design, and these become as large as they were told to be.
 */
import type { Brief, StoneGroup } from '@filigree/contracts';
import type { SoleDesign } from '../document.ts';
import type { Stone, StoneKind } from '../parts.ts';
import { hoopRowOf } from '../piece/carriers.ts';
import type { PieceDesign, PlacedOrnament } from '../piece/document.ts';
import { shownCount } from '../piece/shownCount.ts';
import type { RingDesign, SideStones } from '../ring/document.ts';
import { OUTER_SIDE_SHARE, rowRatio } from '../ring/spacing.ts';
import { shareOfSmall, withBesideScaled } from './stones-beside.ts';
import { stoneOfCarat, stoneOfSize, usualRatio } from './weight.ts';

type Place = NonNullable<StoneGroup['place']>;

/** A place in a design where stones of one kind and size stand. */
interface Seat {
  readonly places: readonly Place[];
  readonly stone: Stone;
  /** How many stand there; on each of a pair. */
  readonly count: number;
  /** Length and width of the largest that the place bears, mm. */
  readonly mostMm: number;
  readonly withStone: (design: SoleDesign, stone: Stone) => SoleDesign;
}

/** The smallest stone with a head of its own, and the largest beside another, mm. */
const LEAST_MM = 1;
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

const seatsOf = (design: SoleDesign): Seat[] =>
  'ornaments' in design ? [...ornamentSeats(design), ...carrierSeats(design)] : ringSeats(design);

/** The stone of a seat at the size or the weight that was told; null where neither was, or the seat bears less. */
function toldStone(
  { stone, mostMm }: Seat,
  { sizeMm: [longer, shorter], caratWeight }: StoneGroup,
): Stone | null {
  const ratio = stone.lengthMm / stone.widthMm;
  if (longer === undefined)
    return caratWeight === null ? null : within(stoneOfCarat(stone, caratWeight, ratio), mostMm);
  const usual = stone.cut === 'Round' ? 1 : stone.form === 'faceted' ? usualRatio(stone) : ratio;
  return within(stoneOfSize(stone, longer, shorter ?? longer / usual), mostMm);
}

const within = (stone: Stone, mostMm: number): Stone | null =>
  stone.widthMm < LEAST_MM || stone.lengthMm > mostMm ? null : stone;

const isOfGroup = ({ stone }: Seat, { gemstone, cut }: StoneGroup): boolean =>
  (gemstone === null || gemstone === stone.gemstone) && (cut === null || cut === stone.cut);

/** Groups with a place of their own choose before those that only name a kind. */
const inOrder = (groups: readonly StoneGroup[]): StoneGroup[] => [
  ...groups.filter(({ place }) => place !== null),
  ...groups.filter(({ place }) => place === null),
];

interface Assignment {
  readonly group: StoneGroup;
  readonly seats: readonly Seat[];
}

/** Which seats each group takes: those of its place where a design has them, else as many as it counts, in their order. */
function assign(design: SoleDesign, groups: readonly StoneGroup[]): Assignment[] {
  const free = new Set(seatsOf(design));
  return inOrder(groups).map((group) => {
    const fitting = [...free].filter((seat) => isOfGroup(seat, group));
    const placed = group.place === null ? [] : fitting.filter(({ places }) => places.includes(group.place!));
    const preferred = placed.toSorted(
      (a, b) => a.places.indexOf(group.place!) - b.places.indexOf(group.place!),
    );
    const taken = upTo(preferred.length > 0 ? preferred : fitting, group, groups.length === 1);
    for (const seat of taken) free.delete(seat);
    return { group, seats: taken };
  });
}

/** So many seats as have the stones that were counted; all of them where none were counted and no other group waits. */
function upTo(seats: readonly Seat[], { count, gemstone }: StoneGroup, isOnly: boolean): Seat[] {
  if (count === null) return isOnly && gemstone !== null ? [...seats] : seats.slice(0, 1);
  let sum = 0;
  return seats.filter((seat) => {
    if (sum >= count) return false;
    sum += seat.count;
    return true;
  });
}

/** What the brief tells of its stones apart: older briefs know the size of those beside the centre alone. */
export const stoneGroupsOf = ({ stoneGroups, besideSizeMm, noStones }: Brief): readonly StoneGroup[] =>
  noStones
    ? []
    : stoneGroups?.length
      ? stoneGroups
      : besideSizeMm?.length
        ? [
            {
              gemstone: null,
              cut: null,
              count: null,
              sizeMm: besideSizeMm,
              caratWeight: null,
              place: 'beside',
            },
          ]
        : [];

/**
 * The design with the stones that were told apart as large as they were told to be, where it has places for them that
 * bear so much. Small stones about a centre, of which no place is counted, are scaled together.
 */
export function withStoneGroups(design: SoleDesign, brief: Brief): SoleDesign {
  return assign(design, stoneGroupsOf(brief)).reduce((drawn: SoleDesign, { group, seats }) => {
    const told = seats.map((seat) => ({
      seat,
      stone: toldStone(seat, group),
    }));
    if (told.length > 0)
      return told.reduce(
        (next, { seat, stone }) => (stone === null ? next : seat.withStone(next, stone)),
        drawn,
      );
    const [mm] = group.sizeMm;
    const share = group.place === 'beside' && mm !== undefined ? shareOfSmall(drawn, mm) : null;
    return share === null ? drawn : withBesideScaled(drawn, share);
  }, design);
}

/** How far a stone may be from its told size, as a share, and how far its weight. */
const CLOSE = { size: 0.04, weight: 0.1 } as const;
const isClose = (value: number, told: number, share: number): boolean => Math.abs(value / told - 1) <= share;

/** Whether a design has the stones of a group as they were told. */
export function showsGroup(design: SoleDesign, group: StoneGroup, groups: readonly StoneGroup[]): boolean {
  const own = assign(design, groups).find((one) => one.group === group);
  if (own === undefined || own.seats.length === 0) return false;
  const [longer, shorter] = group.sizeMm;
  const isRight = ({ stone }: Seat): boolean =>
    (longer === undefined || isClose(stone.lengthMm, longer, CLOSE.size)) &&
    (shorter === undefined || isClose(stone.widthMm, shorter, CLOSE.size)) &&
    (group.caratWeight === null || isClose(stone.nominalCarat, group.caratWeight, CLOSE.weight));
  const count = own.seats.reduce((sum, seat) => sum + seat.count, 0);
  return own.seats.every(isRight) && (group.count === null || count >= group.count);
}

/** What is said of groups that a design does not have as they were told; of the stones that lead it is said already. */
export function stoneGroupsTold(design: SoleDesign, brief: Brief): string[] {
  const groups = brief.noStones ? [] : (brief.stoneGroups ?? []);
  return groups
    .slice(1)
    .filter((group) => !showsGroup(design, group, groups))
    .map(({ sizeMm: [mm], caratWeight }) =>
      mm === undefined
        ? `Not every stone that was asked for at ${caratWeight} ct weighs so much here.`
        : `Not every stone that was asked for at ${mm} mm has that size here.`,
    );
}
