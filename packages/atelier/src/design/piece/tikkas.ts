/** Maang tikkas: a hook for the parting of the hair, a fine chain along it, and what hangs on the forehead. */

import type { Ornament } from '../ornament/document.ts';
import { beadDrop } from '../ornament/kundan.ts';
import { askedColour } from '../stones/askedColour.ts';
import { hangingGem, isOfUncut } from '../stones/uncut.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { fitted } from './fittedWays.ts';

/** The wire of the hook and how high it is, mm: it is pinned into the hair. */
const HOOK = { kind: 'fish-hook', wireMm: 0.9, heightMm: 14 } as const;

/** A tikka's pendant against the middle of a tiara, which is larger. */
const FRONT_SHARE = 0.74;

/** Beads below kundan are as large as its stones, mm: one alone, and one of several. */
const BEAD_MM = { one: 4.6, several: 3.2 } as const;

function beadOf({ wish: { brief, style } }: Drawing, drops: number): Ornament | null {
  const gemstone = isOfUncut(brief) ? hangingGem(brief) : null;
  return gemstone === null
    ? null
    : beadDrop(style.accentAlloyId, [
        {
          gemstone,
          colour: askedColour(brief, gemstone),
          mm: drops === 1 ? BEAD_MM.one : BEAD_MM.several,
        },
      ]);
}

const sketch = (drawing: Drawing, chainMm: number, share: number, drops: number): PieceSketch => {
  const { front, stone } = drawing;
  const top = stone(0.16) ?? front(0.18);
  const dangler = drops === 0 ? null : (beadOf(drawing, drops) ?? stone(0.16) ?? front(0.2));
  const main: PlacedOrnament = { ...placed('main', front(FRONT_SHARE * share)), chainMm };
  return {
    carrier: fitted(drawing, HOOK, { shown: 'hangs' }),
    ornaments: [placed('top', top), main, ...(dangler === null ? [] : [placed('drop', dangler, drops)])],
  };
};

export const TIKKAS: readonly PieceComposition[] = (
  [
    ['tikka', 28, 1, 0, false],
    ['tikka-drop', 26, 0.94, 1, false],
    ['tikka-fringe', 24, 1, 3, true],
    ['tikka-long', 38, 0.86, 1, false],
  ] as const
).map(
  ([id, chainMm, share, drops, ornate]): PieceComposition => ({
    id,
    noun: 'maang tikka',
    ornate,
    arrangement: 'forehead-drop',
    onlyAsked: true,
    fits: ({ brief }) => brief.arrangements?.includes('forehead-drop') === true,
    draw: (drawing) => sketch(drawing, chainMm, share, drops),
  }),
);
