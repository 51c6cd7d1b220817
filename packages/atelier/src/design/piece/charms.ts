/** Several charms on one chain, for who names several things. */
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type DrawOrnament, type PieceComposition, placed } from './family.ts';
import { namesSeveral } from './several.ts';
import { isTagged } from './tagged.ts';
import type { PieceWish } from './wish.ts';

/** What each of several charms takes of the usual size of a front. */
const CHARM_SHARE = { neck: 0.58, wrist: 0.95, ankle: 0.9, body: 0.8 } as const;
/** The middle one against the others, where it leads. */
const LEADING_SHARE = 1.45;
/** Of the usual stone, those that hang between, and the one that was asked for. */
const STONE_SHARE = 0.55;
const ONE_STONE_SHARE = 0.8;

/** Ways to hang one stone among them. */
const ONE_STONE = ['amid', 'aside', 'last', 'amid-many'] as const;
type OneStone = (typeof ONE_STONE)[number];

/** How many hang in turn where two or three things were named, each as a share of one alone. */
const IN_TURN = { turn: 6, many: 8 } as const;
const TURN_SHARE = 0.85;
/** Most of them: more would hide one another. */
const MOST_CHARMS = 9;

/** All along what goes around, never at its front alone. */
const ALL_ALONG = ['along', 'along-dense'] as const;

const WAYS = ['plain', 'turn', 'many', 'ends', 'between', 'leading', ...ALL_ALONG, ...ONE_STONE] as const;
type Way = (typeof WAYS)[number];

/** Of the usual size, charms without stones beside them. */
const BARE_SHARE: Readonly<Partial<Record<Way, number>>> = { ends: 0.8, between: 1.25 };

/** Of one thing that was asked for in the plural, how many hang there. */
const SEVERAL: Readonly<Record<Way, number>> = {
  plain: 5,
  turn: 7,
  many: 9,
  along: 8,
  'along-dense': 12,
  ends: 4,
  between: 4,
  leading: 3,
  amid: 4,
  'amid-many': 6,
  aside: 5,
  last: 5,
};

/** Where the one stone that was asked for hangs among so many. */
const STONE_AT: Readonly<Record<OneStone, (count: number) => number>> = {
  amid: (count) => Math.floor(count / 2),
  'amid-many': (count) => Math.ceil(count / 2),
  aside: () => 1,
  last: (count) => Math.max(1, count - 2),
};
const isOneStone = (way: Way): way is OneStone => ONE_STONE.some((one) => one === way);

/** One thing that was asked for in the plural, without a number: what was counted is there so often and no more. */
const isPlural = ({ brief }: PieceWish): boolean =>
  brief.arrangements?.includes('charms') === true && !brief.figureCount;

/** What hangs, each as often as it should. */
function hungOf({ named, wish }: Drawing, way: Way): readonly DrawOrnament[] {
  const [only] = named;
  if (!isPlural(wish) || only === undefined) return named.slice(0, MOST_CHARMS);
  const count = Math.max(SEVERAL[way], named.length);
  const [one, other, ...more] = named;
  // "Seashells and one starfish": it is in the middle, and they are about it.
  if (wish.brief.arrangements?.includes('flanked') === true && other !== undefined && more.length === 0) {
    const middle = Math.floor(count / 2);
    return Array.from({ length: 2 * middle + 1 }, (_, i) => (i === middle ? one! : other));
  }
  return Array.from({ length: count }, (_, i) => named[i % named.length]!);
}

/** Every thing that was named as a charm of its own; between or beside them stones, where stones are wanted. */
function charms(drawing: Drawing, wear: keyof typeof CHARM_SHARE, way: Way): PlacedOrnament[] {
  const { stone, wish } = drawing;
  // Where nothing stands beside or between them, the ways differ by their size.
  const share = CHARM_SHARE[wear] * (wish.style.centre === null ? (BARE_SHARE[way] ?? 1) : 1);
  const shown = hungOf(drawing, way);
  const leads = (i: number): boolean => way === 'leading' && i === Math.floor(shown.length / 2);
  const smaller = isPlural(wish) && shown.length > 5 ? TURN_SHARE : 1;
  const hung = shown.map((draw, i) => placed('charm', draw(share * (leads(i) ? LEADING_SHARE : smaller))));
  const drop = (): PlacedOrnament[] => {
    const ornament = stone(share * (isOneStone(way) ? ONE_STONE_SHARE : STONE_SHARE));
    return ornament === null ? [] : [placed('charm', ornament)];
  };
  if (isOneStone(way))
    return [
      ...hung.slice(0, STONE_AT[way](hung.length)),
      ...drop(),
      ...hung.slice(STONE_AT[way](hung.length)),
    ];
  switch (way) {
    case 'plain':
    case 'leading':
      return hung;
    case 'along':
    case 'along-dense':
      return hung;
    // Each again and again, all along.
    case 'turn':
    case 'many':
      return isPlural(wish)
        ? hung
        : Array.from({ length: IN_TURN[way] }, (_, i) =>
            placed('charm', shown[i % shown.length]!(share * TURN_SHARE)),
          );
    case 'ends':
      return [...drop(), ...hung, ...drop()];
    case 'between':
      return hung.flatMap((charm, i) => (i === 0 ? [charm] : [...drop(), charm]));
  }
}

/** Whether a composition hangs several charms side by side. */
export const isCharmed = (composition: string): boolean => /-charms-/.test(composition);

/** Repeated all along: not about a neck, which shows them at its front, nor beside letters, nor what was told one by one. */
const canRepeat = (wish: PieceWish, wear: keyof typeof CHARM_SHARE): boolean =>
  wear !== 'neck' &&
  !wish.brief.engraving &&
  !wish.brief.figureCount &&
  wish.brief.braceletKind !== 'charm' &&
  !namesSeveral(wish, 4);

/** Stones on the way that was chosen are as many as were asked for: just one, or any. */
const suitsStones = ({ brief, style }: PieceWish, way: Way): boolean =>
  brief.stoneCount === 1 && style.centre !== null ? isOneStone(way) || way === 'plain' : !isOneStone(way);

/** Figures in the plural are all along where that was said. */
function suitsPlace(wish: PieceWish, way: Way): boolean {
  const isAlong = ALL_ALONG.some((one) => one === way);
  const isAsked = isPlural(wish) && wish.brief.arrangements?.includes('stations') === true;
  return isAsked ? isAlong || way === 'turn' || way === 'many' : !isAlong;
}

const charmed = (wear: keyof typeof CHARM_SHARE, noun: string, prefix: string): PieceComposition[] =>
  WAYS.map((way, i) => ({
    id: `${prefix}-charms-${way}`,
    noun,
    ornate: way === 'ends' || way === 'between',
    arrangement: 'charms',
    fits: (wish) =>
      namesSeveral(wish, 2) &&
      suitsStones(wish, way) &&
      suitsPlace(wish, way) &&
      // One of several alike leads none.
      (way !== 'leading' || !wish.brief.figureCount) &&
      ((way !== 'turn' && way !== 'many') || canRepeat(wish, wear)) &&
      // Where stones would stand between them and none are wanted, they are the plain way again.
      ((way !== 'ends' && way !== 'between') || wish.style.centre !== null || !canRepeat(wish, wear)) &&
      (!wish.brief.braceletKind ||
        wish.brief.braceletKind === 'charm' ||
        wish.brief.braceletKind === 'chain'),
    appeal: (wish) =>
      (wish.brief.braceletKind === 'charm' || wish.brief.figureCount || isPlural(wish)
        ? 40
        : namesSeveral(wish, isTagged(wish) ? 2 : 3)
          ? 24
          : 3) -
      i * 0.1,
    draw: (drawing) => ({
      carrier: chain(drawing, wear, 'hangs'),
      ornaments:
        drawing.named.length > 1 || (isPlural(drawing.wish) && drawing.named.length > 0)
          ? charms(drawing, wear, way)
          : [placed('main', drawing.front(0.85))],
    }),
  }));
export const CHARM_NECKLACES = charmed('neck', 'charm necklace', 'neck');
export const CHARM_BRACELETS = charmed('wrist', 'charm bracelet', 'wrist');
export const CHARM_ANKLETS = charmed('ankle', 'charm anklet', 'ankle');
export const CHARM_BODY_CHAINS = charmed('body', 'body chain', 'body');
