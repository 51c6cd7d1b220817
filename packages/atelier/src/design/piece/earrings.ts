import type { Ornament } from '../ornament/document.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { CLIMBERS } from './climbers.ts';
import { EAR_CUFFS } from './earCuffs.ts';
import { kindFits, POST, pair, wire, wireAsked } from './earringKinds.ts';
import { type PieceComposition, placed } from './family.ts';
import { HOOPS } from './hoopEarrings.ts';
import { isModest } from './restraint.ts';
import { SERPENT_HOOPS } from './serpentHoops.ts';
import { namesFigure } from './shows.ts';
import { STUDS } from './studs.ts';
import { TWISTED_HOOPS } from './twistedHoops.ts';
import type { PieceWish } from './wish.ts';

/** From here on they are long, mm. */
const LONG_MM = 38;
/** Of chain, before it is made as long as was asked, mm. */
const CHAIN_MM = 20;

/** One figure on one ear and another on the other: each is the whole of it. */
const areTwoFigures = ({ brief: { arrangements, figures, motifs } }: PieceWish): boolean =>
  arrangements?.includes('mismatched') === true && ((figures ?? []).length > 1 || motifs.length > 1);

/** Earrings, in the order of how usual they are. */
export const EARRINGS: readonly PieceComposition[] = [
  ...STUDS,
  {
    id: 'hook-drop',
    noun: 'drop earrings',
    ornate: false,
    fits: kindFits('drop'),
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'open')),
      ornaments: [placed('main', drawing.front(1.15))],
    }),
  },
  // Further ways to hang from a wire that was asked for.
  ...(
    [
      ['drop-fine', 0.9],
      ['drop-long', 1.35],
    ] as const
  ).map(
    ([id, share]): PieceComposition => ({
      id,
      noun: 'drop earrings',
      ornate: false,
      fits: (wish) => (wireAsked(wish) !== null || areTwoFigures(wish)) && kindFits('drop')(wish),
      draw: (drawing) => ({
        carrier: pair(drawing, wire(drawing, 'open')),
        ornaments: [placed('main', drawing.front(share))],
      }),
    }),
  ),
  {
    id: 'two-tier',
    noun: 'drop earrings',
    ornate: true,
    fits: (wish) => kindFits('drop')(wish) && wish.style.centre !== null && !areTwoFigures(wish),
    draw: (drawing) => ({
      carrier: pair(drawing, wireAsked(drawing.wish) === null ? POST : wire(drawing, 'open')),
      ornaments: [
        placed('top', drawing.stone(0.55) ?? drawing.front(0.5)),
        placed('main', drawing.front(1.05)),
      ],
    }),
  },
  // Long ones far below the ear, on chain.
  ...(
    [
      ['drop-chain', 0.5, 1.05, 'stone', false],
      ['drop-chain-wire', 0.3, 1.15, 'bead', true],
      ['drop-chain-bead', 0.42, 0.95, 'bead', false],
    ] as const
  ).map(
    ([id, top, main, above, isWired]): PieceComposition => ({
      id,
      noun: 'drop earrings',
      ornate: false,
      fits: (wish) =>
        (wish.brief.pieceSizeMm?.[0] ?? 0) >= LONG_MM &&
        kindFits('drop')(wish) &&
        !wish.brief.hangs &&
        (wish.stoneAsked || namesFigure(wish.brief)) &&
        !areTwoFigures(wish) &&
        (isWired || wireAsked(wish) === null),
      appeal: () => 5,
      draw: (drawing) => {
        const { style } = drawing.wish;
        const bead = (): Ornament =>
          drawSculpture({ ...style, sizeMm: style.sizeMm * top }, drawing.random, 'sphere');
        return {
          carrier: pair(drawing, isWired ? wire(drawing, 'open') : POST),
          ornaments: [
            placed('top', (above === 'stone' ? drawing.stone(top) : null) ?? bead()),
            { ...placed('main', drawing.front(main)), chainMm: CHAIN_MM },
          ],
        };
      },
    }),
  ),
  // Long ones in three tiers.
  ...(
    [
      ['tiered', 0.5, 1.1, 0.5, true],
      ['tiered-post', 0.7, 1.25, 0.62, false],
    ] as const
  ).map(
    ([id, top, main, drop, isWired]): PieceComposition => ({
      id,
      noun: 'drop earrings',
      ornate: true,
      fits: (wish) =>
        wish.brief.earringKind === 'drop' &&
        (wish.brief.pieceSizeMm?.[0] ?? 0) >= LONG_MM &&
        wish.style.centre !== null &&
        wish.stoneAsked &&
        !isModest(wish) &&
        !areTwoFigures(wish) &&
        (isWired || wireAsked(wish) === null),
      appeal: () => 4,
      draw: (drawing) => ({
        carrier: pair(drawing, isWired ? wire(drawing, 'hinged') : POST),
        ornaments: [
          placed('top', drawing.stone(top) ?? drawing.front(top)),
          placed('main', drawing.front(main)),
          placed('drop', drawing.stone(drop) ?? drawing.front(drop)),
        ],
      }),
    }),
  ),
  ...HOOPS,
  ...TWISTED_HOOPS,
  ...SERPENT_HOOPS,
  {
    id: 'chandelier',
    noun: 'chandelier earrings',
    ornate: true,
    // A simple drop is no chandelier.
    fits: (wish) =>
      kindFits('chandelier', 'drop')(wish) &&
      (wish.brief.earringKind === 'chandelier' || (!isModest(wish) && !areTwoFigures(wish))),
    appeal: ({ brief }) => (brief.earringKind === 'chandelier' ? 20 : 0),
    draw: (drawing) => ({
      carrier: pair(drawing, wire(drawing, 'hinged')),
      ornaments: [
        placed('main', drawing.front(1.25)),
        placed('drop', drawing.stone(0.45) ?? drawing.front(0.4), 3),
      ],
    }),
  },
  ...CLIMBERS,
  ...EAR_CUFFS,
  {
    id: 'threader',
    noun: 'threader earrings',
    ornate: false,
    fits: (wish) =>
      kindFits('threader', 'drop')(wish) &&
      wireAsked(wish) === null &&
      // A length of what hangs is not that of a thread that is worn as long as one likes.
      (wish.brief.earringKind === 'threader' || wish.brief.pieceSizeMm?.[0] === undefined) &&
      (wish.brief.earringKind === 'threader' || !/^(?:clip-on|screw-back)$/.test(wish.brief.claspKind ?? '')),
    appeal: ({ brief }) => (brief.earringKind === 'threader' ? 20 : -4),
    draw: (drawing) => ({
      carrier: pair(drawing, { kind: 'threader', wireMm: 0.7, lengthMm: 32 }),
      ornaments: [placed('main', drawing.front(0.8))],
    }),
  },
];
