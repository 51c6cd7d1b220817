import type { Arrangement } from '@filigree/contracts';
import { askedChain } from '../chain/askedChain.ts';
import type { Chain } from '../chain/document.ts';
import { type ChainUse, chainOf, drawChain } from '../chain/draw.ts';
import type { Clasp } from '../findings/document.ts';
import { between, pick } from '../ring/recipes/parts.ts';
import { isForHim, round2 } from '../ring/wish.ts';
import type { Carrier } from './carriers.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { isOfCharms } from './several.ts';
import { asksForOwnStone, namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** Usual lengths, mm: princess necklace 18 in, bracelet 7 in, anklet 9.5 in (jewelry-facts section 8). */
const USUAL_LENGTH_MM = { neck: 450, wrist: 180, ankle: 240, body: 820 } as const;
/** Close about the neck: 14 in (jewelry-facts section 8). */
const CHOKER_MM = 355;
const LENGTH_RANGE_MM = {
  neck: [330, 1100],
  wrist: [150, 240],
  ankle: [200, 300],
  body: [600, 1200],
} as const;

export function chain(
  drawing: Drawing,
  wear: ChainCarrier['wear'],
  front: ChainCarrier['front'],
  weight: 'fine' | 'statement' = 'fine',
): ChainCarrier {
  const { wish } = drawing;
  const askedMm = wish.brief.lengthIn === null ? null : wish.brief.lengthIn * 25.4;
  const [least, most] = LENGTH_RANGE_MM[wear];
  const isChoker = wear === 'neck' && wish.brief.arrangements?.includes('choker') === true;
  const wanted = askedMm ?? (isChoker ? CHOKER_MM : USUAL_LENGTH_MM[wear]);
  const lengthMm = round2(Math.min(most, Math.max(least, wanted)));
  if (lengthMm !== round2(wanted)) {
    wish.adjustments.push(
      `A length of ${round2(wanted / 25.4)} in is not worn on the ${wear}: it is ${round2(lengthMm / 25.4)} in long.`,
    );
  }
  const use = weight === 'statement' ? 'statement' : USES[wear];
  return {
    kind: 'chain',
    alloyId: wish.style.alloyId,
    chain: chainAsked(drawing, use),
    wear,
    lengthMm,
    front,
    tailMm: null,
    clasp: claspFor(drawing, wear),
  };
}

const USES = { neck: 'pendant', wrist: 'bracelet', ankle: 'anklet', body: 'body' } as const;

/** Clasps as asked where they are made, else by use: lobsters on fine chains, toggles and boxes on bracelets. */
function claspFor({ wish, random }: Drawing, wear: ChainCarrier['wear']): Clasp {
  const asked = wish.brief.claspKind;
  const form: Clasp['form'] =
    asked === 'toggle' ||
    asked === 'lobster' ||
    asked === 'spring-ring' ||
    asked === 'box' ||
    asked === 'magnetic'
      ? asked
      : asked === 'hook'
        ? 's-hook'
        : wear === 'wrist'
          ? pick(random, ['lobster', 'toggle', 'box'])
          : pick(random, ['lobster', 'spring-ring']);
  return { kind: 'clasp', form, lengthMm: wear === 'wrist' ? 12 : 10 };
}

/** A chain that was asked for thin against the usual. */
const SLIM_CHAIN = 0.72;

/** A chain of the asked kind, or one that suits use and era. */
function chainAsked({ wish, random }: Drawing, use: ChainUse): Chain {
  const { style, brief } = wish;
  // A thin chain is thin whatever hangs from it.
  const isSlim = brief.proportions.band === 'slim';
  const drawn = drawChain(isSlim ? { ...style, presence: SLIM_CHAIN * style.presence } : style, random, use);
  const kind = askedChain(brief, wish.adjustments);
  // Elsewhere a width is of what hangs from the chain.
  const { bandWidthMm, arrangements } = brief;
  const askedMm = kind !== null || arrangements?.includes('chain') ? bandWidthMm : null;
  if (askedMm === null)
    return kind === null || kind === drawn.kind ? drawn : chainOf(kind, drawn.alloyId, drawn.widthMm, random);
  const made = chainOf(kind ?? drawn.kind, drawn.alloyId, askedMm, random);
  if (Math.abs(made.widthMm - askedMm) > 0.01) {
    const told = `A chain of these links is not made ${askedMm} mm wide: it is ${made.widthMm} mm.`;
    if (!wish.adjustments.includes(told)) wish.adjustments.push(told);
  }
  return made;
}

const many = ({ brief }: Drawing['wish']): boolean => (brief.stoneCount ?? 1) > 1;

/** Heavy links would drown what is fine, or a stone, a figure or a name that hangs from them, unless they are wanted. */
const takesHeavyChain = ({ brief, stoneAsked }: PieceWish): boolean => {
  const { presence, band, ornament } = brief.proportions;
  if (presence === 'delicate' || band === 'slim' || ornament === 'simple') return false;
  const isWanted =
    presence === 'bold' ||
    band === 'wide' ||
    Boolean(brief.chainKind) ||
    brief.occasion === 'Statement' ||
    brief.era === 'Street-Lux / Avant-Garde' ||
    isForHim(brief.recipient);
  return isWanted || !(namesFigure(brief) || Boolean(brief.engraving) || stoneAsked);
};

/** How heavy a chain that is the piece is drawn, from the slimmest. */
const WEIGHTS = {
  neck: { fine: 'pendant', usual: 'necklace', bold: 'statement' },
  wrist: { fine: 'anklet', usual: 'bracelet', bold: 'statement' },
  ankle: { fine: 'pendant', usual: 'anklet', bold: 'necklace' },
} as const satisfies Record<string, Readonly<Record<string, ChainUse>>>;

/** A chain with nothing on it, in the weights that the wish leaves open. */
const bare = (wear: keyof typeof WEIGHTS, noun: string): PieceComposition[] =>
  (['usual', 'fine', 'bold'] as const).map((weight) => ({
    id: `${wear}-chain-${weight}`,
    noun,
    arrangement: 'chain',
    onlyAsked: true,
    ornate: weight === 'bold',
    fits: ({ brief: { noStones, proportions, bandWidthMm } }) =>
      noStones &&
      !(weight !== 'usual' && bandWidthMm !== null) &&
      !(weight === 'fine' && (proportions.presence === 'bold' || proportions.band === 'wide')) &&
      !(weight === 'bold' && (proportions.presence === 'delicate' || proportions.band === 'slim')),
    draw: (drawing) => ({
      carrier: {
        ...chain(drawing, wear, 'hangs'),
        chain: chainAsked(drawing, WEIGHTS[wear][weight]),
      },
      ornaments: [],
    }),
  }));
export const BARE_NECKLACES = bare('neck', 'chain necklace');
export const BARE_BRACELETS = bare('wrist', 'chain bracelet');
export const BARE_ANKLETS = bare('ankle', 'chain anklet');

/** "A bee necklace" has one bee: a figure, a motif or letters were named, and no stones in their number. */
const isOfFigure = ({ brief }: PieceWish): boolean =>
  (brief.motifs.length + (brief.figures?.length ?? 0) > 0 || Boolean(brief.engraving)) &&
  (brief.stoneCount ?? 1) < 2;

/** So has one of a stone whose size was said. */
const isOfOne = (wish: PieceWish): boolean =>
  isOfFigure(wish) || (asksForOwnStone(wish.brief) && (wish.brief.stoneCount ?? 1) < 2);

const isNamed = ({ brief }: PieceWish, name: Arrangement): boolean =>
  brief.arrangements?.includes(name) === true;

/** Necklaces: what hangs from or runs along a chain about the neck. */
export const NECKLACES: readonly PieceComposition[] = [
  {
    id: 'pendant-necklace',
    noun: 'necklace',
    ornate: false,
    fits: () => true,
    appeal: ({ brief }) => (brief.motifs.length + brief.culture.length > 0 ? 4 : 0),
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'hangs'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  // A figure or letters, small and large.
  ...(
    [
      ['pendant-necklace-small', 0.72],
      ['pendant-necklace-large', 1.3],
    ] as const
  ).map(
    ([id, share]): PieceComposition => ({
      id,
      noun: 'necklace',
      ornate: false,
      fits: isOfFigure,
      appeal: () => 4,
      draw: (drawing) => ({
        carrier: chain(drawing, 'neck', 'hangs'),
        ornaments: [placed('main', drawing.front(share))],
      }),
    }),
  ),
  {
    id: 'pendant-necklace-top',
    noun: 'necklace',
    ornate: false,
    fits: (wish) => isOfFigure(wish) && wish.brief.gemstones.length > 1,
    draw: (drawing) => {
      const top = drawing.stone(0.5);
      return {
        carrier: chain(drawing, 'neck', 'hangs'),
        ornaments: [...(top ? [placed('top', top)] : []), placed('main', drawing.front(0.9))],
      };
    },
  },
  {
    id: 'station-necklace',
    noun: 'station necklace',
    arrangement: 'stations',
    ornate: false,
    fits: (wish) => !isOfOne(wish) || isNamed(wish, 'stations'),
    // "A cross necklace" has one.
    appeal: ({ brief, style }) =>
      (brief.stoneCount ?? 1) > 3 ? 9 : style.centre === null && namesFigure(brief) ? -6 : 0,
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.5) ?? drawing.front(0.45), stationCount(drawing, 7))],
    }),
  },
  {
    id: 'collar-front',
    noun: 'collar necklace',
    arrangement: 'collar',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'let-in'),
      ornaments: [placed('main', drawing.front(0.9))],
    }),
  },
  {
    id: 'trio-drop',
    noun: 'drop necklace',
    ornate: true,
    fits: ({ brief }) => brief.stoneCount !== 1,
    appeal: ({ brief }) => (brief.stoneCount === 3 ? 9 : 0),
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'hangs'),
      ornaments: [
        placed('main', drawing.front()),
        placed('drop', drawing.stone(0.55) ?? drawing.front(0.5), 1),
      ],
    }),
  },
  {
    id: 'lariat',
    noun: 'lariat necklace',
    arrangement: 'lariat',
    ornate: false,
    // What is to be simple has one thing on its chain, and so has what is named by its figure.
    fits: (wish) => !(wish.style.plain || isOfOne(wish)) || isNamed(wish, 'lariat'),
    draw: (drawing) => ({
      carrier: { ...chain(drawing, 'neck', 'let-in'), tailMm: 45 },
      ornaments: [
        placed('main', drawing.front(0.75)),
        placed('drop', drawing.stone(0.55) ?? drawing.front(0.55)),
      ],
    }),
  },
  {
    id: 'fringe',
    noun: 'fringe necklace',
    arrangement: 'fringe',
    ornate: true,
    fits: (wish) => !isOfOne(wish) || isNamed(wish, 'fringe'),
    appeal: ({ brief }) => ((brief.stoneCount ?? 1) >= 5 ? 7 : 0),
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'hangs'),
      ornaments: [
        placed(
          'drop',
          drawing.stone(0.5) ?? drawing.front(0.45),
          Math.min(15, Math.max(5, drawing.wish.brief.stoneCount ?? 9)),
        ),
      ],
    }),
  },
  {
    id: 'statement-chain',
    noun: 'chain necklace',
    ornate: false,
    fits: (wish) => !many(wish) && takesHeavyChain(wish),
    appeal: ({ brief, style }) =>
      (style.centre === null ? 6 : 0) + (brief.proportions.presence === 'bold' ? 3 : -2),
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'hangs', 'statement'),
      ornaments: drawing.wish.style.centre === null ? [] : [placed('main', drawing.front(1.1))],
    }),
  },
];

/** No stiff band or row of stones was asked for, nor several charms. */
const isOfChain = (wish: PieceWish): boolean => {
  const { braceletKind } = wish.brief;
  return !braceletKind || braceletKind === 'chain' || (braceletKind === 'charm' && !isOfCharms(wish));
};

/** Chain bracelets. */
export const CHAIN_BRACELETS: readonly PieceComposition[] = [
  {
    id: 'bracelet-front',
    noun: 'chain bracelet',
    ornate: false,
    fits: isOfChain,
    draw: (drawing) => ({
      carrier: chain(drawing, 'wrist', 'let-in'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'bracelet-stations',
    noun: 'station bracelet',
    arrangement: 'stations',
    ornate: false,
    fits: isOfChain,
    appeal: ({ brief }) => ((brief.stoneCount ?? 1) > 2 ? 8 : 0),
    draw: (drawing) => ({
      carrier: chain(drawing, 'wrist', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.6) ?? drawing.front(0.55), stationCount(drawing, 5))],
    }),
  },
  {
    id: 'tennis',
    noun: 'tennis bracelet',
    ornate: true,
    fits: ({ brief, style }) =>
      style.centre !== null && (!brief.braceletKind || brief.braceletKind === 'tennis'),
    appeal: ({ brief }) => (brief.braceletKind === 'tennis' ? 30 : brief.setting === 'Prong' ? 2 : 0),
    draw: (drawing) => {
      const carrier = chain(drawing, 'wrist', 'let-in');
      const link = drawing.stone(0.48) ?? drawing.front(0.4);
      return { carrier, ornaments: [placed('station', link, 19)] };
    },
  },
  {
    id: 'charm-bracelet',
    noun: 'charm bracelet',
    ornate: true,
    fits: (wish) => isOfChain(wish) && wish.brief.braceletKind !== 'chain',
    appeal: ({ brief }) => (brief.braceletKind === 'charm' ? 20 : -1),
    draw: (drawing) => ({
      carrier: chain(drawing, 'wrist', 'hangs'),
      ornaments: [
        placed('main', drawing.front(0.85)),
        placed('drop', drawing.stone(0.5) ?? drawing.front(0.6), 2),
      ],
    }),
  },
];

/** Anklets. */
export const ANKLETS: readonly PieceComposition[] = [
  {
    id: 'anklet-drop',
    noun: 'anklet',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'hangs'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'anklet-front',
    noun: 'anklet',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [placed('main', drawing.front(0.9))],
    }),
  },
  {
    id: 'anklet-stations',
    noun: 'station anklet',
    arrangement: 'stations',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.6) ?? drawing.front(0.55), stationCount(drawing, 5))],
    }),
  },
  {
    id: 'anklet-trio',
    noun: 'anklet',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'hangs'),
      ornaments: [
        placed('main', drawing.front(0.9)),
        placed('drop', drawing.stone(0.5) ?? drawing.front(0.5), 1),
      ],
    }),
  },
  {
    id: 'anklet-pair',
    noun: 'anklet',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [
        placed('main', drawing.front(0.8)),
        placed('station', drawing.stone(0.5) ?? drawing.front(0.45), 2),
      ],
    }),
  },
  {
    id: 'anklet-plain',
    noun: 'chain anklet',
    ornate: false,
    fits: ({ style }) => style.centre === null,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'let-in'),
      ornaments: [placed('main', drawing.front(0.6))],
    }),
  },
  {
    id: 'anklet-charms',
    noun: 'charm anklet',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'ankle', 'hangs'),
      ornaments: [placed('drop', drawing.front(0.7), 5)],
    }),
  },
];

/** Chains worn about waist and shoulders. */
export const BODY_CHAINS: readonly PieceComposition[] = [
  {
    id: 'waist-front',
    noun: 'waist chain',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'let-in'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'waist-drop',
    noun: 'waist chain',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'hangs'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'shoulder-tail',
    noun: 'body chain',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: { ...chain(drawing, 'body', 'let-in'), tailMm: 180 },
      ornaments: [placed('main', drawing.front()), placed('drop', drawing.stone(0.6) ?? drawing.front(0.6))],
    }),
  },
  {
    id: 'body-stations',
    noun: 'station body chain',
    arrangement: 'stations',
    ornate: false,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.5) ?? drawing.front(0.5), stationCount(drawing, 9))],
    }),
  },
  {
    id: 'body-fringe',
    noun: 'fringed body chain',
    arrangement: 'fringe',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'hangs'),
      ornaments: [placed('drop', drawing.stone(0.5) ?? drawing.front(0.5), 7)],
    }),
  },
  {
    id: 'body-trio',
    noun: 'body chain',
    ornate: true,
    fits: () => true,
    draw: (drawing) => ({
      carrier: { ...chain(drawing, 'body', 'let-in'), tailMm: 60 },
      ornaments: [
        placed('main', drawing.front(1.1)),
        placed('station', drawing.stone(0.5) ?? drawing.front(0.45), 2),
        placed('drop', drawing.front(0.5)),
      ],
    }),
  },
];

export const stationCount = ({ wish, random }: Drawing, usual: number): number =>
  Math.min(31, wish.brief.stoneCount ?? usual + 2 * Math.round(between(random, -1, 1)));
