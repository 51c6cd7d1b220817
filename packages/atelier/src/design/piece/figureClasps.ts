/** A figure that was to be the clasp: it sits in front, where it is seen, and a clasp of the trade closes the chain. */
import { chain } from './chains.ts';
import { type PieceComposition, placed } from './family.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** What is said of it, where the figure is let into the chain all the same. */
const claspTold = (figure: string): string =>
  `The ${figure.replaceAll('-', ' ')} is no clasp here: it is let into the chain in front, and an ordinary clasp closes it behind.`;

const MOTIF_TOLD =
  'What was to be the clasp is let into the chain in front, and an ordinary clasp closes it behind.';

/** Says so once. */
export function tellClasp({ brief: { figures }, adjustments }: PieceWish): void {
  const [figure] = figures ?? [];
  const told = figure === undefined ? MOTIF_TOLD : claspTold(figure);
  if (!adjustments.includes(told)) adjustments.push(told);
}

/** Of the usual size of a front, small enough to lie within the chain. */
const WAYS = [
  ['figure', 1],
  ['bold', 1.3],
  ['small', 0.8],
  ['fine', 1.12],
] as const;

const clasped = (wear: 'neck' | 'wrist' | 'ankle', noun: string): PieceComposition[] =>
  WAYS.map(([id, share]) => ({
    id: `${wear}-clasp-${id}`,
    noun,
    ornate: false,
    arrangement: 'figure-clasp',
    onlyAsked: true,
    // Strands of beads have ways of their own.
    fits: ({ brief }) =>
      namesFigure(brief) &&
      !brief.arrangements?.includes('strand') &&
      (brief.rows ?? 1) < 2 &&
      !/^(?:bangle|cuff)$/.test(brief.braceletKind ?? ''),
    draw: (drawing) => {
      tellClasp(drawing.wish);
      return {
        carrier: chain(drawing, wear, 'let-in', id === 'bold' && wear === 'neck' ? 'statement' : 'fine'),
        ornaments: [placed('main', drawing.front(share))],
      };
    },
  }));

export const CLASPED_NECKLACES = clasped('neck', 'necklace');
export const CLASPED_BRACELETS = clasped('wrist', 'chain bracelet');
export const CLASPED_ANKLETS = clasped('ankle', 'anklet');
