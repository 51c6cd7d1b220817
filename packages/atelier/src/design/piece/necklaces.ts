import type { Arrangement } from '@filigree/contracts';
import { isStonePlanet } from '../ornament/stoneBodies.ts';
import { isForHim } from '../ring/wish.ts';
import { chain, stationCount } from './chains.ts';
import { EACH_ALONE, type PieceComposition, placed } from './family.ts';
import { goesThrough, hasTwoEnds } from './lariats.ts';
import { onesOn } from './ones.ts';
import { asksForOwnStone, hangsAlone, namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** What lies about the base of a neck is no longer, inches (jewelry-facts, section 8). */
const COLLAR_IN = 16;

const many = ({ brief }: PieceWish): boolean => (brief.stoneCount ?? 1) > 1;

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

/** "A bee necklace" has one bee: a figure, a motif or letters were named, and no stones in their number. */
const isOfFigure = ({ brief }: PieceWish): boolean =>
  (brief.motifs.length + (brief.figures?.length ?? 0) > 0 || Boolean(brief.engraving)) &&
  (brief.stoneCount ?? 1) < 2;

/** So has one of a stone whose size was said. */
const isOfOne = (wish: PieceWish): boolean =>
  isOfFigure(wish) || (asksForOwnStone(wish.brief) && (wish.brief.stoneCount ?? 1) < 2);

const isNamed = ({ brief }: PieceWish, name: Arrangement): boolean =>
  brief.arrangements?.includes(name) === true;

/** The phases of the moon are a row with ends: a second stone stands at each of them, as the new moon. */
const isOfPhases = ({ brief }: PieceWish): boolean =>
  brief.figures?.includes('moon-phases') === true && brief.gemstones.length > 1 && !brief.noStones;

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
    fits: (wish) =>
      isOfFigure(wish) &&
      wish.brief.gemstones.length > 1 &&
      !isStonePlanet(wish.brief, wish.style) &&
      !isOfPhases(wish),
    draw: (drawing) => {
      const top = drawing.stone(0.5);
      return {
        carrier: chain(drawing, 'neck', 'hangs'),
        ornaments: [...(top ? [placed('top', top)] : []), placed('main', drawing.front(0.9))],
      };
    },
  },
  ...(
    [
      ['phases-wide', 1.6, 0.5, 'drop'],
      ['phases-near', 1.25, 0.42, 'side'],
      ['phases-fine', 0.95, 0.36, 'side'],
    ] as const
  ).map(
    ([id, share, end, slot]): PieceComposition => ({
      id,
      noun: 'necklace',
      ornate: false,
      fits: isOfPhases,
      appeal: () => 6,
      draw: (drawing) => {
        const stone = drawing.stone(end);
        return {
          carrier: chain(drawing, 'neck', 'hangs'),
          ornaments: [placed('main', drawing.front(share)), ...(stone ? [placed(slot, stone)] : [])],
        };
      },
    }),
  ),
  {
    id: 'station-necklace',
    noun: 'station necklace',
    arrangement: 'stations',
    settings: EACH_ALONE,
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
    // On a chain that was told longer it would lie as any other.
    fits: ({ brief }) =>
      brief.lengthIn === null ||
      brief.lengthIn <= COLLAR_IN ||
      brief.arrangements?.includes('collar') === true,
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'let-in'),
      ornaments: [placed('main', drawing.front(0.9))],
    }),
  },
  {
    id: 'trio-drop',
    noun: 'drop necklace',
    ornate: true,
    fits: (wish) =>
      wish.brief.stoneCount !== 1 &&
      !isStonePlanet(wish.brief, wish.style) &&
      !hangsAlone(wish) &&
      // Stones that were named for stars stay in their figure.
      !(wish.stoneAsked && wish.parts.includes('constellation')),
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
    fits: (wish) =>
      (!(wish.style.plain || isOfOne(wish)) || isNamed(wish, 'lariat')) &&
      !hasTwoEnds(wish) &&
      !goesThrough(wish),
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
    settings: EACH_ALONE,
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
  ...onesOn('neck', 'necklace'),
];
