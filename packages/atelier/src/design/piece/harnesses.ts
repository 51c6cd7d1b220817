/** Body chains that cross over the chest and end in a chain about the waist. */
import type { Chain } from '../chain/document.ts';
import { chainOf } from '../chain/draw.ts';
import { chain } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';

/**
 * By name: the chain about the neck and those down to the waist, mm; what hangs where they cross; stones about the waist;
 * whether one chain alone goes down.
 */
const WAYS = [
  ['harness', 540, 140, 1.7, 4],
  ['harness-line', 600, 140, 1.8, 4, 'one strap'],
  ['harness-deep', 620, 130, 1.9, 2],
  ['harness-high', 480, 155, 1.5, 6],
  ['harness-bare', 580, 135, 2.1, 0],
] as const;

/** Over the whole front of the body a chain is seen as one only where it is no finer than this, as a share of usual. */
const WIDER = 1.9;

export const seenFromAfar = ({ wish: { brief }, random }: Drawing, drawn: Chain): Chain =>
  brief.bandWidthMm !== null || brief.proportions.band === 'slim'
    ? drawn
    : chainOf(drawn.kind, drawn.alloyId, WIDER * drawn.widthMm, random);

export const HARNESSES: readonly PieceComposition[] = WAYS.map(
  ([id, neckMm, dropMm, share, stations, straps]) => ({
    id: `body-${id}`,
    noun: 'body harness',
    ornate: false,
    arrangement: 'harness',
    onlyAsked: true,
    fits: () => true,
    draw: (drawing) => {
      const { brief } = drawing.wish;
      // What was counted is one where the chains cross and the others about the waist.
      const along = brief.stoneCount === null ? stations : Math.min(8, brief.stoneCount - 1);
      const stone = along > 0 ? drawing.stone(1.1) : null;
      const worn = chain(drawing, 'body', 'let-in');
      return {
        carrier: {
          ...worn,
          chain: seenFromAfar(drawing, worn.chain),
          harness: { neckMm, dropMm, ...(straps !== undefined && { straps: 1 }) },
        },
        ornaments: [
          placed('main', drawing.front(share)),
          ...(stone === null ? [] : [placed('station', stone, along)]),
        ],
      };
    },
  }),
);
