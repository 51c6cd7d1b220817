/** What the ways of an arrangement that is asked for by name share. */
import type { Arrangement } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { Drawing, PieceComposition, PieceSketch } from './family.ts';

export type Way = readonly [id: string, draw: (drawing: Drawing) => PieceSketch, ornate?: true];

export const ways = (arrangement: Arrangement, noun: string, list: readonly Way[]): PieceComposition[] =>
  list.map(([id, draw, ornate = false]) => ({
    id,
    noun,
    ornate,
    arrangement,
    onlyAsked: true,
    fits: () => true,
    draw,
  }));

/** A stone where stones are wanted, else a smaller front. */
export const stoneOr = ({ stone, front }: Drawing, share: number): Ornament =>
  stone(share) ?? front(share * 0.92);
