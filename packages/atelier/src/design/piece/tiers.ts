/** Earrings in counted tiers: row below row, or one stone below the other. */

import type { PlacedOrnament } from './document.ts';
import { POST, pair, wire, wireAsked } from './earringKinds.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import type { PieceWish } from './wish.ts';

/** More tiers than these would hang to the shoulder. */
const MOST_TIERS = 5;
/** Each tier against the one above it. */
const SMALLER = 0.86;

interface Way {
  readonly id: string;
  /** How many hang side by side in a tier below the front. */
  readonly abreast: number;
  /** The front of the usual one, and what hangs in the first tier below it. */
  readonly front: number;
  readonly drop: number;
  /** The first tier is a stone at the ear, the front is the second. */
  readonly topped: boolean;
}

const WAYS: readonly Way[] = [
  { id: 'tiers', abreast: 3, front: 0.95, drop: 0.5, topped: false },
  { id: 'tiers-topped', abreast: 3, front: 0.9, drop: 0.5, topped: true },
  { id: 'tiers-wide', abreast: 5, front: 0.95, drop: 0.4, topped: false },
  { id: 'tiers-line', abreast: 1, front: 0.85, drop: 0.72, topped: true },
];

/** Tiers that were counted, as far as they are made. */
export const tiersOf = ({ brief }: PieceWish): number => Math.min(MOST_TIERS, brief.rows ?? 1);

function tiered(drawing: Drawing, { abreast, front, drop, topped }: Way): PieceSketch {
  const tiers = tiersOf(drawing.wish);
  const stone = (share: number) => drawing.stone(share) ?? drawing.front(share * 0.9);
  const isTopped = topped && tiers > 1;
  const below = tiers - (isTopped ? 2 : 1);
  const drops = Array.from(
    { length: below },
    (_, i): PlacedOrnament => placed('drop', stone(drop * SMALLER ** i), abreast),
  );
  const isOnPost = isTopped && wireAsked(drawing.wish) === null;
  return {
    carrier: pair(drawing, isOnPost ? POST : wire(drawing, 'hinged')),
    ornaments: [
      ...(isTopped ? [placed('top', stone(0.55))] : []),
      placed('main', drawing.front(front)),
      ...drops,
    ],
  };
}

/** Where tiers were counted only these are drawn: everything else hangs in one. */
export const TIERED_EARRINGS: readonly PieceComposition[] = WAYS.map((way) => ({
  id: way.id,
  noun: 'tiered earrings',
  ornate: true,
  hangs: true,
  fits: (wish) =>
    tiersOf(wish) > 1 &&
    !wish.brief.hangs &&
    (!wish.brief.earringKind || /^(?:drop|chandelier)$/.test(wish.brief.earringKind)),
  draw: (drawing) => tiered(drawing, way),
}));

export const isTiered = (composition: string): boolean => /^tiers(?:-|$)/.test(composition);
