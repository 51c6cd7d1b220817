/** Figures let into a chain one behind the other: all alike, a first one with those that follow it, or several in turn. */
import type { Ornament } from '../ornament/document.ts';
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type DrawOrnament, type PieceComposition, placed } from './family.ts';
import { scaledOrnament } from './scaling.ts';
import { namesSeveral } from './several.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Wear = 'neck' | 'wrist' | 'ankle';

/** What each takes of the usual size of a front, and how many stand in a usual row. */
const SHARE = { neck: 0.55, wrist: 0.75, ankle: 0.95 } as const satisfies Record<Wear, number>;

/** Ways of a row: how many of one kind, how many where several follow in turn, their size, and the first one's against it. */
const WAYS = [
  { id: 'row', alike: 5, inTurn: 6, share: 1, first: 1 },
  { id: 'row-led', alike: 6, inTurn: 7, share: 0.9, first: 1.4 },
  { id: 'row-many', alike: 7, inTurn: 8, share: 0.82, first: 1 },
  { id: 'row-few', alike: 4, inTurn: 5, share: 1.2, first: 1 },
] as const;
type Way = (typeof WAYS)[number];

/** Against those that follow it, the one that leads. */
const LEADER_SHARE = 1.4;

const has = ({ brief }: PieceWish, name: 'alternating' | 'in-a-row'): boolean =>
  brief.arrangements?.includes(name) === true;

/** Several things were named to follow one another. */
export const figuresInTurn = (wish: PieceWish): boolean =>
  has(wish, 'alternating') && (namesSeveral(wish, 2) || takesTurnsWithStone(wish));

/** "Bees alternating with pearls": one figure and the one stone that was named. */
const takesTurnsWithStone = (wish: PieceWish): boolean =>
  has(wish, 'alternating') &&
  wish.stoneAsked &&
  wish.style.centre !== null &&
  wish.brief.gemstones.length === 1 &&
  // Those of a rainbow take turns among themselves.
  wish.brief.stoneColours?.some(({ colour }) => colour === 'multicolour') !== true &&
  namesSeveral(wish, 1) &&
  !namesSeveral(wish, 2);

/** A stone between figures, against them. */
const STONE_SHARE = 0.62;

/** "A moon followed by stars": the first of two things leads, the other is repeated. */
const isLed = (wish: PieceWish, named: readonly DrawOrnament[]): boolean =>
  has(wish, 'in-a-row') && !has(wish, 'alternating') && named.length === 2 && !wish.brief.figureCount;

/** How many stand in turn: of two kinds as the way has it, of more each as often as the others. */
const countInTurn = ({ inTurn }: Way, kinds: number): number =>
  kinds < 3 ? inTurn : kinds * Math.max(1, Math.round((inTurn - 1) / kinds));

function rowOf({ named, front, stone, wish }: Drawing, wear: Wear, way: Way): PlacedOrnament[] {
  const { figureCount } = wish.brief;
  const share = SHARE[wear] * way.share;
  // One of each kind is drawn: those of a kind are alike.
  const [first = front(share), ...others] = (figureCount ? named.slice(0, 1) : named).map((draw) =>
    draw(share),
  );
  const between = takesTurnsWithStone(wish) ? stone(share * STONE_SHARE) : null;
  if (between !== null) others.push(between);
  const things = [first, ...others];
  const charm = (ornament: Ornament): PlacedOrnament => placed('charm', structuredClone(ornament));
  const leads = (ornament: Ornament, by: number): PlacedOrnament =>
    placed('charm', by === 1 ? structuredClone(ornament) : scaledOrnament(ornament, by));
  if (isLed(wish, named)) {
    const [follower = first] = others;
    return [leads(first, LEADER_SHARE), ...Array.from({ length: way.inTurn - 1 }, () => charm(follower))];
  }
  const count = figureCount ?? (others.length > 0 ? countInTurn(way, things.length) : way.alike);
  return Array.from({ length: count }, (_, i) =>
    i === 0 && others.length === 0 ? leads(first, way.first) : charm(things[i % things.length]),
  );
}

/** Whether a composition lets figures into its chain one behind the other. */
export const isRowOfFigures = (composition: string): boolean => /^(?:neck|wrist|ankle)-row/.test(composition);

const rows = (wear: Wear, noun: string): PieceComposition[] =>
  WAYS.map((way) => ({
    id: `${wear}-${way.id}`,
    noun,
    ornate: false,
    arrangement: 'in-a-row',
    onlyAsked: true,
    fits: (wish) =>
      namesFigure(wish.brief) &&
      !wish.brief.engraving &&
      (!wish.brief.braceletKind || /^(?:chain|charm)$/.test(wish.brief.braceletKind)),
    draw: (drawing) => ({
      carrier: chain(drawing, wear, 'let-in'),
      ornaments: rowOf(drawing, wear, way),
    }),
  }));

export const ROW_NECKLACES = rows('neck', 'necklace');
export const ROW_BRACELETS = rows('wrist', 'chain bracelet');
export const ROW_ANKLETS = rows('ankle', 'anklet');
