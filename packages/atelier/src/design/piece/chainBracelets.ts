import { chain, stationCount } from './chains.ts';
import { EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { onesOn } from './ones.ts';
import { isOfCharms } from './several.ts';
import type { PieceWish } from './wish.ts';

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
    settings: EACH_ALONE,
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
  ...onesOn('wrist', 'chain bracelet'),
];
