import { drawSculpture } from '../ornament/sculpture.ts';
import { chain, stationCount } from './chains.ts';
import { EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { onesOn } from './ones.ts';
import { namesNothing } from './restraint.ts';
import { isOfCharms } from './several.ts';
import type { PieceWish } from './wish.ts';

/** No stiff band or row of stones was asked for, nor several charms. */
const isOfChain = (wish: PieceWish): boolean => {
  const { braceletKind } = wish.brief;
  return !braceletKind || braceletKind === 'chain' || (braceletKind === 'charm' && !isOfCharms(wish));
};

/** What was asked for as a charm bracelet has charms: nothing of it is let into the chain. */
const isLetIn = (wish: PieceWish): boolean => isOfChain(wish) && wish.brief.braceletKind !== 'charm';

/** One stone or one figure was asked for, by its number. */
const isOfOne = ({ brief: { stoneCount, figureCount } }: PieceWish): boolean =>
  stoneCount === 1 || figureCount === 1;

/** A bead of metal among charms, mm. */
const CHARM_BEAD_MM = 4.4;

/** Ways of charms beside the one in front: their number, their share of its size, and whether they are beads of metal. */
const CHARM_WAYS = [
  ['', 0.85, 0.5, 2, 'all'],
  ['-alone', 1.05, 0, 0, 'named'],
  ['-many', 0.8, 0.42, 4, 'asked'],
  ['-beads', 0.95, 0.9, 4, 'asked'],
] as const;

const charmBracelets: readonly PieceComposition[] = CHARM_WAYS.map(([way, main, share, count, whose]) => ({
  id: `charm-bracelet${way}`,
  noun: 'charm bracelet',
  ornate: true,
  fits: (wish) =>
    isOfChain(wish) &&
    wish.brief.braceletKind !== 'chain' &&
    (whose === 'all'
      ? !isOfOne(wish) || wish.brief.braceletKind !== 'charm'
      : wish.brief.braceletKind === 'charm') &&
    (whose !== 'named' || !namesNothing(wish) || wish.brief.stoneCount === 1) &&
    (whose !== 'asked' || !isOfOne(wish)),
  appeal: ({ brief }) => (brief.braceletKind === 'charm' ? 20 : -1),
  draw: (drawing) => ({
    carrier: chain(drawing, 'wrist', 'hangs'),
    ornaments: [
      placed('main', drawing.front(main)),
      ...(count === 0
        ? []
        : [
            placed(
              'drop',
              way === '-beads'
                ? drawSculpture(
                    { ...drawing.wish.style, sizeMm: CHARM_BEAD_MM * share },
                    drawing.random,
                    'sphere',
                  )
                : (drawing.stone(share) ?? drawing.front(0.6)),
              count,
            ),
          ]),
    ],
  }),
}));

/** Chain bracelets. */
export const CHAIN_BRACELETS: readonly PieceComposition[] = [
  {
    id: 'bracelet-front',
    noun: 'chain bracelet',
    ornate: false,
    fits: isLetIn,
    draw: (drawing) => ({
      carrier: chain(drawing, 'wrist', 'let-in'),
      ornaments: [placed('main', drawing.front())],
    }),
  },
  {
    id: 'bracelet-stations',
    noun: 'station bracelet',
    arrangement: 'stations',
    settings: EACH_ALONE,
    ornate: false,
    fits: isLetIn,
    appeal: ({ brief }) => ((brief.stoneCount ?? 1) > 2 ? 8 : 0),
    draw: (drawing) => ({
      carrier: chain(drawing, 'wrist', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.6) ?? drawing.front(0.55), stationCount(drawing, 5))],
    }),
  },
  {
    id: 'tennis',
    noun: 'tennis bracelet',
    settings: EACH_ALONE,
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
  ...charmBracelets,
  ...onesOn('wrist', 'chain bracelet'),
];
