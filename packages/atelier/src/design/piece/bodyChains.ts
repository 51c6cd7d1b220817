import type { ChainCarrier } from './chains.ts';
import { chain, stationCount } from './chains.ts';
import { CHARM_BODY_CHAINS } from './charms.ts';
import { type Drawing, EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { BELL_BODY_CHAINS } from './fringes.ts';
import { seenFromAfar } from './harnesses.ts';
import { onesOn } from './ones.ts';
import type { PieceWish } from './wish.ts';

/** About the shoulders, its tail down the front: a wider chain, that it is seen as one from as far. */
function tailed(drawing: Drawing, tailMm: number): ChainCarrier {
  const worn = chain(drawing, 'body', 'let-in');
  return { ...worn, chain: seenFromAfar(drawing, worn.chain), tailMm };
}

/** Longer ones go about the shoulders too; a length about a waist or hips was told for a chain that is worn there (in). */
const MOST_WAIST_IN = 44;
const maySitOnShoulders = ({ brief: { lengthIn, arrangements } }: PieceWish): boolean =>
  (lengthIn === null || lengthIn > MOST_WAIST_IN) && !arrangements?.includes('navel');

/** In the place of what is worn through the navel: what was asked for is in front, by itself. */
const isOfNavel = ({ brief: { arrangements } }: PieceWish): boolean =>
  arrangements?.includes('navel') === true;

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
  ...(
    [
      ['waist-front-small', 'let-in', 0.74],
      ['waist-drop-large', 'hangs', 1.25],
    ] as const
  ).map(
    ([id, front, share]): PieceComposition => ({
      id,
      noun: 'waist chain',
      ornate: false,
      fits: isOfNavel,
      draw: (drawing) => ({
        carrier: chain(drawing, 'body', front),
        ornaments: [placed('main', drawing.front(share))],
      }),
    }),
  ),
  {
    id: 'shoulder-tail',
    noun: 'body chain',
    ornate: true,
    fits: maySitOnShoulders,
    draw: (drawing) => ({
      carrier: tailed(drawing, 85),
      ornaments: [
        placed('main', drawing.front(1.15)),
        placed('drop', drawing.stone(0.85) ?? drawing.front(0.85)),
      ],
    }),
  },
  {
    id: 'body-stations',
    noun: 'station body chain',
    arrangement: 'stations',
    settings: EACH_ALONE,
    ornate: false,
    fits: (wish) => !isOfNavel(wish),
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'let-in'),
      ornaments: [placed('station', drawing.stone(0.5) ?? drawing.front(0.5), stationCount(drawing, 9))],
    }),
  },
  {
    id: 'body-fringe',
    noun: 'fringed body chain',
    arrangement: 'fringe',
    settings: EACH_ALONE,
    ornate: true,
    fits: (wish) => !isOfNavel(wish),
    draw: (drawing) => ({
      carrier: chain(drawing, 'body', 'hangs'),
      ornaments: [placed('drop', drawing.stone(0.5) ?? drawing.front(0.5), 7)],
    }),
  },
  {
    id: 'body-trio',
    noun: 'body chain',
    ornate: true,
    fits: maySitOnShoulders,
    draw: (drawing) => ({
      carrier: tailed(drawing, 55),
      ornaments: [
        placed('main', drawing.front(1.1)),
        placed('station', drawing.stone(0.5) ?? drawing.front(0.45), 2),
        placed('drop', drawing.front(0.7)),
      ],
    }),
  },
  ...CHARM_BODY_CHAINS,
  ...BELL_BODY_CHAINS,
  ...onesOn('body', 'body chain'),
];
