/** Fronts of two parts, one hanging from the other: a pearl below a flower of diamonds. */
import type { Brief, HangingPart } from '@filigree/contracts';
import { flowered } from '../flowers.ts';
import type { Ornament } from '../ornament/document.ts';
import { frontIdeas } from '../ornament/frontIdeas.ts';
import type { OrnamentIdea } from '../ornament/stoneIdeas.ts';
import { type Random, seededRandom } from '../random.ts';
import { between } from '../ring/recipes/parts.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import type { Carrier } from './carriers.ts';
import { asksForChain, chain } from './chains.ts';
import type { PieceType, PlacedOrnament } from './document.ts';
import { lever, POST, pair, wire, wireAsked } from './earringKinds.ts';
import { type Drawing, type DrawOrnament, type PieceComposition, placed } from './family.ts';
import { isHungHoop } from './hungHoops.ts';
import { type PieceWish, pieceWish } from './wish.ts';

interface HungParts {
  readonly above: DrawOrnament;
  readonly below: DrawOrnament;
}

/** The brief of one of the two parts: nothing of the other is in it. */
function partBrief(brief: Brief, part: HangingPart, isBelow: boolean): Brief {
  const { hangs } = brief;
  const other = isBelow ? hangs?.above : hangs?.below;
  // The stone that was measured is what hangs, where a stone does.
  const isMeasured = part.gemstones.length > 0 && (isBelow || hangs?.below.gemstones.length === 0);
  return {
    ...brief,
    ...part,
    // A small stone over another is round, where nothing else was said.
    stoneCut: part.stoneCut ?? (!isBelow && hangs && isStoneOverStone(hangs) ? 'Round' : null),
    hangs: null,
    petals: null,
    culture: isBelow ? [] : brief.culture,
    arrangements: null,
    engraving: null,
    plateShape: null,
    plateBorder: null,
    pieceSizeMm: null,
    stoneCount: null,
    setting: part.gemstones.length > 0 && brief.setting !== 'Halo' ? brief.setting : null,
    caratWeight: isMeasured ? brief.caratWeight : null,
    stoneSizeMm: isMeasured ? brief.stoneSizeMm : [],
    noStones: brief.noStones || (part.gemstones.length === 0 && (other?.gemstones.length ?? 0) > 0),
  };
}

/** A flower of a stone that can be a petal: its petals are of it too. */
const isOfPetals = ({ motifs, figures, gemstones: [gem] }: HangingPart): boolean =>
  gem !== undefined &&
  GEM_FACTS[gem].form === 'faceted' &&
  motifs.includes('Floral') &&
  figures.every((figure) => /blossom|daisy|forget-me-not|pansy|sunflower/.test(figure));

const isStoneAlone = ({
  gemstones,
  motifs,
  figures,
}: Pick<Brief, 'gemstones' | 'motifs' | 'figures'>): boolean =>
  gemstones.length > 0 && motifs.length + (figures?.length ?? 0) === 0;

/** A faceted stone, and nothing else, over a stone. */
const isStoneOverStone = ({ above, below }: NonNullable<Brief['hangs']>): boolean =>
  isStoneAlone(above) &&
  isStoneAlone(below) &&
  above.gemstones.every((gem) => GEM_FACTS[gem].form === 'faceted');

const interleaved = <T>(a: readonly T[], b: readonly T[]): T[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]])
    .flat()
    .filter((one) => one !== undefined);

/** How both parts are drawn for a brief that tells them apart; null where it does not. */
export function hungParts(brief: Brief, type: PieceType, seed: number): HungParts | null {
  const { hangs } = brief;
  if (!hangs) return null;
  const ideasOf = (own: Brief): readonly OrnamentIdea[] => {
    const wish = pieceWish(own, type, seed, seededRandom(seed));
    const ideas = frontIdeas(wish);
    const quiet = ideas.filter(({ ornate, id }) => !ornate && id !== 'graduated-row');
    const fit = quiet.length > 0 ? quiet : ideas;
    // A stone that was named by itself hangs by itself: no form of metal stands in for it.
    const set = fit.filter(({ settings }) => settings.length > 0);
    return isStoneAlone(own) && set.length > 0 ? set : fit;
  };
  const above = partBrief(brief, hangs.above, false);
  const inMetal = ideasOf(above);
  const [gemstone = null] = hangs.above.gemstones;
  const upper = isOfPetals(hangs.above)
    ? interleaved(ideasOf(flowered({ ...above, petals: { gemstone, cut: null, count: null } })), inMetal)
    : inMetal;
  const lower = ideasOf(partBrief(brief, hangs.below, true));
  const drawn = (ideas: readonly OrnamentIdea[], salt: number): DrawOrnament => {
    const idea = ideas[(seed + salt) % ideas.length]!;
    return (share = 1): Ornament => idea.draw(seededRandom(seed + salt), share);
  };
  return { above: drawn(upper, 0), below: drawn(lower, Math.floor(seed / lower.length)) };
}

/** Where a stone hangs below a figure of metal, the figure is the piece and the stone its drop: shares of their usual sizes. */
const FIGURE_OVER_DROP = { figure: 1.3, drop: 0.68 } as const;

/** A stone above another is the smaller of the two. */
const STONE_OVER_DROP = { figure: 0.6, drop: 1 } as const;

/** Several that hang side by side are smaller than one, and what they hang from is larger: shares of the usual sizes. */
const SEVERAL = { above: 1.45, below: 1.5, most: 1.2 } as const;

/** Side by side below one front: as many as were counted, the more the smaller. */
function sideBySide({ hung, front }: Drawing, above: number, below: number, count: number): PlacedOrnament[] {
  const share = (below * SEVERAL.below) / (1 + count);
  return [
    placed('main', (hung?.above ?? front)(Math.min(SEVERAL.most, above * SEVERAL.above))),
    { ...placed('drop', (hung?.below ?? front)(share), count), under: true },
  ];
}

const both = (drawing: Drawing, above: number, below: number): PlacedOrnament[] => {
  const {
    hung,
    front,
    wish: { brief },
  } = drawing;
  const { hangs } = brief;
  if (hangs?.below.count != null) return sideBySide(drawing, above, below, hangs.below.count);
  const isDrop =
    hangs != null &&
    isStoneAlone(hangs.below) &&
    hangs.above.gemstones.length === 0 &&
    brief.stoneSizeMm.length === 0 &&
    brief.caratWeight === null &&
    brief.proportions.stone !== 'large';
  const { figure, drop } = isDrop
    ? FIGURE_OVER_DROP
    : hangs != null && isStoneOverStone(hangs)
      ? STONE_OVER_DROP
      : { figure: 1, drop: 1 };
  return [
    placed('top', (hung?.above ?? front)(Math.min(1, above * figure))),
    placed('main', (hung?.below ?? front)(below * drop)),
  ];
};

type Worn = (drawing: Drawing) => Carrier;

const ways = (
  noun: string,
  list: readonly (readonly [
    id: string,
    above: number,
    below: number,
    worn: Worn,
    fits?: (wish: PieceWish) => boolean,
  ])[],
): PieceComposition[] =>
  list.map(([id, above, below, worn, fits = () => true]) => ({
    id,
    noun,
    ornate: false,
    hangs: true,
    fits: (wish) => Boolean(wish.brief.hangs) && fits(wish),
    draw: (drawing) => ({ carrier: worn(drawing), ornaments: both(drawing, above, below) }),
  }));

const onPost = (wish: PieceWish): boolean => wireAsked(wish) === null && !isHungHoop(wish);
const onWire = ({ brief, ...wish }: PieceWish): boolean =>
  !isHungHoop({ brief, ...wish }) &&
  brief.earringKind !== 'stud' &&
  !/^(?:clip-on|screw-back|push-back)$/.test(brief.claspKind ?? '');

export const HUNG_EARRINGS: readonly PieceComposition[] = ways('drop earrings', [
  ['hung-post', 0.78, 0.85, (drawing) => pair(drawing, POST), onPost],
  ['hung-hook', 0.66, 0.75, (drawing) => pair(drawing, wire(drawing, 'open')), onWire],
  ['hung-post-grand', 0.98, 1, (drawing) => pair(drawing, POST), onPost],
  ['hung-lever', 0.74, 0.88, (drawing) => pair(drawing, lever()), onWire],
  ['hung-post-fine', 0.66, 0.7, (drawing) => pair(drawing, POST), onPost],
  ['hung-post-slight', 0.58, 0.94, (drawing) => pair(drawing, POST), onPost],
]);

const bail =
  (form: 'tapered' | 'loop' | 'hinged'): Worn =>
  ({ wish, random }: { readonly wish: PieceWish; readonly random: Random }): Carrier => ({
    kind: 'hung',
    alloyId: wish.style.alloyId,
    bail: {
      kind: 'bail',
      form,
      insideMm: between(random, 3.2, 3.8),
      widthMm: between(random, 2.6, 3.2),
    },
  });
const onChain: Worn = (drawing) => chain(drawing, 'neck', 'hangs');

/** Asked for with a chain, all of them come on one. */
const bare = ({ brief }: PieceWish): boolean => !asksForChain(brief);
const chained = ({ brief }: PieceWish): boolean => asksForChain(brief);

export const HUNG_PENDANTS: readonly PieceComposition[] = [
  ...ways('pendant', [
    ['hung-tapered', 0.6, 0.72, bail('tapered'), bare],
    ['hung-on-chain', 0.55, 0.66, onChain],
    ['hung-loop', 0.5, 0.8, bail('loop'), bare],
    ['hung-hinged', 0.72, 0.6, bail('hinged'), bare],
  ]),
  ...ways('pendant on a chain', [
    ['hung-on-chain-fine', 0.48, 0.76, onChain, chained],
    ['hung-on-chain-grand', 0.7, 0.6, onChain, chained],
    ['hung-on-chain-full', 0.62, 0.86, onChain, chained],
  ]),
];

export const HUNG_CHARMS: readonly PieceComposition[] = ways('charm', [
  ['hung-charm', 0.65, 0.65, bail('loop')],
  ['hung-charm-fine', 0.5, 0.7, bail('tapered')],
  ['hung-charm-full', 0.8, 0.6, bail('loop')],
]);

export const HUNG_NECKLACES: readonly PieceComposition[] = ways('necklace', [
  ['hung-necklace', 0.6, 0.75, onChain],
  ['hung-necklace-fine', 0.5, 0.6, onChain],
  ['hung-necklace-grand', 0.75, 0.9, onChain],
  ['hung-necklace-long', 0.45, 0.85, onChain],
]);

export const HUNG_BROOCHES: readonly PieceComposition[] = ways(
  'brooch',
  (
    [
      ['hung-brooch', 0.8, 0.42],
      ['hung-brooch-fine', 0.65, 0.36],
      ['hung-brooch-grand', 0.95, 0.5],
    ] as const
  ).map(
    ([id, above, below]) =>
      [
        id,
        above,
        below,
        ({ wish }: Drawing): Carrier => ({
          kind: 'fitted',
          alloyId: wish.style.alloyId,
          fitting: { kind: 'brooch-pin', wireMm: 1, spanMm: 24, double: false },
          pair: false,
          shown: 'hangs',
        }),
      ] as const,
  ),
);
