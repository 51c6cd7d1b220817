/** Chains of different lengths that are worn together and end in one clasp: layered necklaces, double chains. */
import type { Chain } from '../chain/document.ts';
import { type ChainUse, chainOf, drawChain } from '../chain/draw.ts';
import type { Ornament } from '../ornament/document.ts';
import { round2 } from '../ring/wish.ts';
import { extentMm } from './askedSize.ts';
import { type Carrier, type Layer, withoutTails } from './carriers.ts';
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import { ideasOfChains, isEachItsOwn } from './eachChain.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { namesSeveral } from './several.ts';
import { namesFigure } from './shows.ts';
import { strungLayer } from './strandWays.ts';
import { namedPlate } from './tagged.ts';
import type { PieceWish } from './wish.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;
type Wear = 'neck' | 'wrist' | 'ankle';
type Hung = Omit<PlacedOrnament, 'layer'>;

/** The fewest and the most chains of a layering. */
export const LAYERS = { least: 2, most: 4 } as const;
/** The shortest of several necklaces where no length was said: at the base of the neck, mm. */
const SHORTEST_MM = 400;
/** From one necklace to the next, mm; those about a wrist or an ankle lie beside one another. */
const STEP_MM = 50;
/** Strands of broad beads lie so many of their breadths apart in length, so that light is seen between them (measured). */
const BEADS_STEP = 9;
/** What hangs from a necklace has so much light above the next one, its bail counted in, mm. */
const HUNG_LIGHT_MM = 12;
/** A longer loop lies this much outside a shorter one for every mm of its length (geometry/piece/layers). */
const LOOP_SHARE = 1 / 7;
/** Light between neighbours about a wrist, and the least that a chain with its rings takes, mm. */
const BESIDE_MM = 1.4;
const LEAST_BREADTH_MM = 1.6;

/** One chain of a sketch, the shortest first. */
export interface SketchedLayer {
  readonly chain: Chain;
  readonly front: Layer['front'];
  readonly strand?: Layer['strand'];
  readonly ornaments: readonly Hung[];
}

const isLetIn = ({ front }: SketchedLayer, { slot }: Hung): boolean =>
  slot === 'station' || (slot === 'main' && front === 'let-in');

/** How wide a chain lies with what is let into it or strung on it, mm. */
const breadthMm = (layer: SketchedLayer): number =>
  Math.max(
    LEAST_BREADTH_MM,
    layer.chain.widthMm,
    layer.strand?.diameterMm ?? 0,
    ...layer.ornaments.filter((one) => isLetIn(layer, one)).map(({ ornament }) => extentMm(ornament)),
  );

/** Metal between the stones of a row, mm. */
const ROW_STEP_MM = 1.6;

/** How tall an ornament hangs, mm. */
const tallMm = (ornament: Ornament): number =>
  ornament.kind === 'row' && ornament.direction === 'down'
    ? ornament.stones.reduce((sum, { lengthMm }) => sum + lengthMm + ROW_STEP_MM, 0)
    : extentMm(ornament);

/** How far something hangs below a chain, mm; 0 where nothing does. */
const hungMm = (layer: SketchedLayer): number =>
  Math.max(
    0,
    ...layer.ornaments
      .filter((one) => !isLetIn(layer, one))
      .map(({ ornament }) => tallMm(ornament) + HUNG_LIGHT_MM),
  );

/** How much longer a chain is than the next shorter one, mm. */
function stepMm(wear: Wear, shorter: SketchedLayer, longer: SketchedLayer): number {
  const mean = (breadthMm(shorter) + breadthMm(longer)) / 2;
  if (wear === 'neck') return round2(Math.max(STEP_MM, 2.2 * hungMm(shorter), BEADS_STEP * mean));
  const apart = mean + BESIDE_MM;
  return round2(apart / LOOP_SHARE);
}

/** The chains as one carrier with all that is on them; the first is as long as the carrier. */
export function layered(carrier: ChainCarrier, layers: readonly SketchedLayer[]): PieceSketch {
  const [first, ...others] = layers;
  if (first === undefined || carrier.wear === 'body') return { carrier, ornaments: [] };
  const { wear } = carrier;
  let { lengthMm } = carrier;
  const further = others.map((layer, i): Layer => {
    lengthMm = round2(lengthMm + stepMm(wear, layers[i]!, layer));
    const { chain: links, front, strand } = layer;
    return { chain: links, lengthMm, front, ...(strand && { strand }) };
  });
  const { strand: _, ...bare } = withoutTails(carrier);
  return {
    carrier: {
      ...bare,
      chain: first.chain,
      front: first.front,
      ...(first.strand && { strand: first.strand }),
      layers: further,
    },
    ornaments: layers.flatMap(({ ornaments }, layer) =>
      ornaments.map((one): PlacedOrnament => (layer === 0 ? one : { ...one, layer })),
    ),
  };
}

/** Chokers are not worn shorter than this, mm. */
const LEAST_NECK_MM = 330;

/** The chains of a carrier, each with its length and what is on it. */
const wornOn = (carrier: ChainCarrier, ornaments: readonly PlacedOrnament[]) =>
  [carrier, ...(carrier.layers ?? [])].map((own, layer) => ({
    own,
    lengthMm: own.lengthMm,
    sketched: {
      chain: own.chain,
      front: own.front,
      ...(own.strand && { strand: own.strand }),
      ornaments: ornaments.filter((placed) => (placed.layer ?? 0) === layer),
    },
  }));

/** How long a chain is that lies between two of a layering, in its widest gap, and how much longer those below it must be. */
export function lengthBetween(
  carrier: ChainCarrier,
  ornaments: readonly PlacedOrnament[],
  added: SketchedLayer,
): { readonly lengthMm: number; readonly longerFromMm: number; readonly byMm: number } | null {
  const wear = carrier.wear === 'body' ? 'neck' : carrier.wear;
  const worn = wornOn(carrier, ornaments).sort((a, b) => a.lengthMm - b.lengthMm);
  const gaps = worn.slice(1).map((longer, i) => ({ shorter: worn[i] ?? longer, longer }));
  const widest = gaps.sort(
    (a, b) => b.longer.lengthMm - b.shorter.lengthMm - (a.longer.lengthMm - a.shorter.lengthMm),
  )[0];
  if (widest === undefined) return null;
  const { shorter, longer } = widest;
  const least = shorter.lengthMm + stepMm(wear, shorter.sketched, added);
  const below = stepMm(wear, added, longer.sketched);
  const amid = (shorter.lengthMm + longer.lengthMm) / 2;
  const lengthMm = Math.max(least, Math.min(amid, longer.lengthMm - below));
  return {
    lengthMm: round2(lengthMm),
    longerFromMm: longer.lengthMm,
    byMm: round2(Math.max(0, lengthMm + below - longer.lengthMm)),
  };
}

/** One more chain for a carrier with what is on it: above the others about a neck where there is room, else outside them. */
export function layerBeside(
  carrier: ChainCarrier,
  ornaments: readonly PlacedOrnament[],
  links: Chain,
): Layer {
  const { wear } = carrier;
  const worn = wornOn(carrier, ornaments);
  const [shortest] = [...worn].sort((a, b) => a.lengthMm - b.lengthMm);
  const [longest] = [...worn].sort((a, b) => b.lengthMm - a.lengthMm);
  const added: SketchedLayer = { chain: links, front: 'let-in', ornaments: [] };
  const above = (shortest?.lengthMm ?? 0) - STEP_MM;
  const lengthMm =
    wear === 'neck' && above >= LEAST_NECK_MM
      ? above
      : (longest?.lengthMm ?? 0) + stepMm(wear === 'body' ? 'neck' : wear, longest?.sketched ?? added, added);
  return { chain: links, lengthMm: round2(lengthMm), front: 'let-in' };
}

const USES: Readonly<Record<Wear, ChainUse>> = { neck: 'pendant', wrist: 'anklet', ankle: 'anklet' };
const LOOKED_FOR_ANOTHER = 8;

/** As many chains as were asked for, each of its own kind or all alike; the second of two metals is every other one. */
function chainsFor(drawing: Drawing, first: Chain, wear: Wear, count: number, isAlike: boolean): Chain[] {
  const { wish, random } = drawing;
  const drawn = [first];
  while (drawn.length < count) {
    let next = chainOf(first.kind, first.alloyId, first.widthMm, random);
    for (let i = 0; i < LOOKED_FOR_ANOTHER && !isAlike && drawn.some(({ kind }) => kind === next.kind); i++)
      next = drawChain(wish.style, random, USES[wear]);
    drawn.push(isAlike ? { ...first } : next);
  }
  const [main, second] = wish.alloys;
  return drawn.map((one, i) => ({ ...one, alloyId: (i % 2 === 1 && second ? second : main).id }));
}

/** How many chains a brief asks for; of things that each have their own, one for each. */
const countOf = ({ wish, named }: Drawing, usual: number): number =>
  Math.min(
    LAYERS.most,
    Math.max(
      LAYERS.least,
      wish.brief.rows ?? (isEachItsOwn(wish) && named.length > 1 ? named.length : usual),
    ),
  );

/** What each chain bears, by its place from the shortest. */
type Bearing = (
  drawing: Drawing,
  at: { readonly index: number; readonly last: number },
) => Partial<SketchedLayer>;

interface Way {
  readonly id: string;
  readonly usual: number;
  readonly isAlike?: true;
  readonly ornate?: true;
  readonly fits?: (wish: PieceWish) => boolean;
  readonly bears: Bearing;
}

const showsSomething = ({ brief, style }: PieceWish): boolean =>
  !brief.noStones ||
  namesFigure(brief) ||
  namedPlate(brief) !== null ||
  Boolean(brief.engraving) ||
  style.centre !== null;
const isPlated = ({ brief }: PieceWish): boolean => namedPlate(brief) !== null;
/** A figure or a plate was named. */
const namesOne = (wish: PieceWish): boolean => namesFigure(wish.brief) || isPlated(wish);
const isOfBeads = ({ brief }: PieceWish): boolean => brief.arrangements?.includes('strand') === true;
/** Chains, or something that hangs, were named beside the beads. */
const isBesideBeads = ({ brief }: PieceWish): boolean =>
  Boolean(brief.chainKind) ||
  Boolean(brief.engraving) ||
  brief.arrangements?.includes('chain') === true ||
  namedPlate(brief) !== null ||
  brief.motifs.length + (brief.figures?.length ?? 0) > 0;
const isOfBeadsAndMore = (wish: PieceWish): boolean =>
  isOfBeads(wish) && !wish.brief.noStones && isBesideBeads(wish);
/** Several strands of beads, and nothing else. */
const isOfStrands = (wish: PieceWish): boolean =>
  isOfBeads(wish) && !wish.brief.noStones && !isBesideBeads(wish);
const isOfChain = ({ brief }: PieceWish): boolean => brief.arrangements?.includes('chain') === true;

/** Hung from a necklace; let into what lies about a wrist, where the next chain is close. */
const shown = (wear: Wear, ornament: Ornament): ReturnType<Bearing> => ({
  front: wear === 'neck' ? 'hangs' : 'let-in',
  ornaments: [placed('main', ornament)],
});

const stations = ({ stone, front, wish }: Drawing, wear: Wear, share: number): ReturnType<Bearing> => ({
  front: 'let-in',
  ornaments: [
    placed('station', stone(share) ?? front(share * 0.9), stationsOf(wish, wear === 'neck' ? 5 : 3)),
  ],
});

const stationsOf = ({ brief }: PieceWish, usual: number): number =>
  brief.stoneCount !== null && brief.stoneCount > 1 ? Math.min(15, brief.stoneCount) : usual;

const beads = (
  drawing: Drawing,
  wear: Wear,
  share: number,
  way?: { readonly endShare?: number; readonly turn?: number },
): ReturnType<Bearing> => {
  const { strand, chain: thread } = strungLayer(drawing, wear, share, way);
  if (strand === undefined) return {};
  const { strands: _, bars: __, ...single } = strand;
  return { front: 'let-in', strand: single, chain: thread };
};

/** A small one on the shortest of chains that are alike: a stone, or the front again where it is nothing that was named. */
function small({ stone, front, wish }: Drawing, wear: Wear): ReturnType<Bearing> {
  const drawn = stone(0.4) ?? (namesOne(wish) ? null : front(0.45));
  return drawn === null ? {} : shown(wear, drawn);
}

/** Several things were named, or one thing and stones that hang: each chain has its own. */
const isOfSeveral = (wish: PieceWish): boolean =>
  !isOfBeads(wish) && (isEachItsOwn(wish) ? ideasOfChains(wish).length > 1 : namesSeveral(wish, 2));

/** How many stones hang from a chain of their own. */
const DROPS = 5;

/**
 * What is on a chain of several that bear one thing each: the stones on the chain at `stonesAt`, the things that were
 * named on the others, from the longest up. What there is no chain for hangs beside the last of them.
 */
function eachItsOwn(
  drawing: Drawing,
  wear: Wear,
  { index, last, stonesAt, share }: { index: number; last: number; stonesAt: number; share: number },
): ReturnType<Bearing> {
  const { wish, named, stone } = drawing;
  const isApart = isEachItsOwn(wish);
  const own = !isApart && wish.stoneAsked && last >= named.length ? Math.min(last, stonesAt) : -1;
  const fromLongest = Array.from({ length: last + 1 }, (_, i) => last - i).filter((place) => place !== own);
  // Where each was told of its own chain and not of which, they take turns.
  const places = isApart && stonesAt === 0 ? fromLongest.reverse() : fromLongest;
  if (index === own) {
    const drop = stone(0.5 * share);
    if (drop === null) return {};
    const count = wish.brief.stoneCount ?? DROPS;
    return wear === 'neck'
      ? { front: 'hangs', ornaments: [placed('drop', drop, count)] }
      : { front: 'let-in', ornaments: [placed('station', drop, count)] };
  }
  const at = places.indexOf(index);
  const mine = named.filter((_, i) => Math.min(i, places.length - 1) === at);
  const [first, ...more] = mine;
  if (first === undefined) return {};
  if (more.length === 0) return shown(wear, first(0.8 * share));
  return { front: 'hangs', ornaments: mine.map((draw) => placed('charm', draw(0.6 * share))) };
}

/** Tiers of stones, "like a waterfall": they hang from every chain. */
const falls = (wish: PieceWish): boolean =>
  wish.brief.arrangements?.includes('fringe') === true &&
  wish.style.centre !== null &&
  !isOfBeads(wish) &&
  !isOfSeveral(wish);

/** One thing, or a few stones, on some of the chains. */
const isOfFew = (wish: PieceWish): boolean => !isOfBeads(wish) && !isOfSeveral(wish) && !falls(wish);

/** Stones along every chain: how many on the shortest, how many more on each longer one, their size and how it grows. */
const FALLS = [
  ['falls', 5, 2, 0.5, 0],
  ['falls-dense', 9, 2, 0.36, 0],
  ['falls-graded', 5, 0, 0.38, 0.14],
  ['falls-few', 3, 2, 0.6, 0.05],
] as const;

const waysFor = (wear: Wear): readonly Way[] => [
  ...(
    [
      ['each', 0, 1],
      ['each-low', 2, 0.9],
      ['each-middle', 1, 1.1],
      ['each-small', 0, 0.75],
    ] as const
  ).map(
    ([id, stonesAt, share]): Way => ({
      id,
      usual: 3,
      fits: isOfSeveral,
      bears: (drawing, { index, last }) => eachItsOwn(drawing, wear, { index, last, stonesAt, share }),
    }),
  ),
  ...FALLS.map(
    ([id, count, more, share, grows]): Way => ({
      id,
      usual: 3,
      isAlike: true,
      ornate: true,
      fits: falls,
      bears: (drawing, { index }) => {
        const size = share + grows * index;
        const stone = drawing.stone(size) ?? drawing.front(size);
        return wear === 'neck'
          ? { front: 'hangs', ornaments: [placed('drop', stone, count + more * index)] }
          : { front: 'let-in', ornaments: [placed('station', stone, count)] };
      },
    }),
  ),
  {
    id: 'pendant',
    usual: 2,
    fits: (wish) => showsSomething(wish) && isOfFew(wish),
    bears: (drawing, { index, last }) => (index === last ? shown(wear, drawing.front()) : {}),
  },
  {
    id: 'stations',
    usual: 2,
    ornate: true,
    // What was told of one chain is there once: along another stand stones.
    fits: (wish) =>
      showsSomething(wish) &&
      isOfFew(wish) &&
      (wish.style.centre !== null || !(isEachItsOwn(wish) || wish.brief.figureCount === 1 || isPlated(wish))),
    bears: (drawing, { index, last }) =>
      index === last ? shown(wear, drawing.front(0.9)) : index === 0 ? stations(drawing, wear, 0.36) : {},
  },
  {
    id: 'short',
    usual: 2,
    fits: (wish) => showsSomething(wish) && isOfFew(wish),
    bears: (drawing, { index }) => (index === 0 ? shown(wear, drawing.front(0.75)) : {}),
  },
  {
    id: 'alike',
    usual: 3,
    isAlike: true,
    fits: (wish) => showsSomething(wish) && isOfFew(wish),
    bears: (drawing, { index, last }) =>
      index === last ? shown(wear, drawing.front(0.85)) : index === 0 ? small(drawing, wear) : {},
  },
  ...(
    [
      ['chains', 2, false],
      ['chains-alike', 2, true],
      ['chains-three', 3, false],
      ['chains-three-alike', 3, true],
    ] as const
  ).map(
    ([id, usual, isAlike]): Way => ({
      id,
      usual,
      ...(isAlike && { isAlike }),
      fits: (wish) => !isOfBeads(wish) && (isOfChain(wish) || !showsSomething(wish)),
      bears: () => ({}),
    }),
  ),
  ...(
    [
      ['beads', 2, 0.8, 0, 1, 0],
      ['beads-graded', 3, 0.62, 0.16, 1, 1],
      ['beads-bold', 2, 1, 0, 1, 2],
      ['beads-tapered', 3, 0.95, 0.08, 0.6, 3],
    ] as const
  ).map(
    ([id, usual, share, grows, endShare, turn]): Way => ({
      id,
      usual,
      fits: isOfStrands,
      bears: (drawing, { index }) => beads(drawing, wear, share + grows * index, { endShare, turn }),
    }),
  ),
  {
    id: 'beads-chain',
    usual: 2,
    fits: isOfBeadsAndMore,
    bears: (drawing, { index }) => (index === 0 ? beads(drawing, wear, 0.6) : {}),
  },
  {
    id: 'beads-pendant',
    usual: 2,
    ornate: true,
    fits: isOfBeadsAndMore,
    bears: (drawing, { index, last }) =>
      index === 0 ? beads(drawing, wear, 0.55) : index === last ? shown(wear, drawing.front(0.85)) : {},
  },
];

const layeredWays = (wear: Wear, noun: string): PieceComposition[] =>
  waysFor(wear).map(({ id, usual, isAlike = false, ornate = false, fits = () => true, bears }) => ({
    id: `${wear}-layered-${id}`,
    noun,
    ornate,
    arrangement: 'layered',
    onlyAsked: true,
    fits,
    draw: (drawing) => {
      const { brief } = drawing.wish;
      const count = countOf(drawing, usual);
      const base = chain(drawing, wear, 'let-in');
      const isChoker = brief.arrangements?.includes('choker') === true;
      const carrier =
        wear === 'neck' && brief.lengthIn === null && !isChoker ? { ...base, lengthMm: SHORTEST_MM } : base;
      const fine =
        brief.chainKind || wear === 'neck'
          ? base.chain
          : drawChain(drawing.wish.style, drawing.random, USES[wear]);
      const chains = chainsFor(drawing, fine, wear, count, isAlike);
      return layered(
        carrier,
        chains.map((own, index) => ({
          chain: own,
          front: 'let-in',
          ornaments: [],
          ...bears(drawing, { index, last: chains.length - 1 }),
        })),
      );
    },
  }));

export const LAYERED_NECKLACES = layeredWays('neck', 'layered necklace');
export const LAYERED_BRACELETS = layeredWays('wrist', 'layered bracelet');
export const LAYERED_ANKLETS = layeredWays('ankle', 'layered anklet');
