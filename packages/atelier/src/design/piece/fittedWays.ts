/** What compositions on a finding share: pins, studs, hairpins, nose rings. */
import { round2 } from '../ring/wish.ts';
import type { Carrier } from './carriers.ts';
import type { Drawing, PieceComposition } from './family.ts';

export type Fitted = Extract<Carrier, { kind: 'fitted' }>;

export const fitted = (
  { wish }: Drawing,
  fitting: Fitted['fitting'],
  { pair = false, shown = 'lies' as Fitted['shown'] } = {},
): Fitted => ({ kind: 'fitted', alloyId: wish.style.alloyId, fitting, pair, shown });

/** A composition that nobody asks for by the name of its arrangement. */
export const single = (
  id: string,
  noun: string,
  ornate: boolean,
  draw: PieceComposition['draw'],
  fits: PieceComposition['fits'] = () => true,
): PieceComposition => ({ id, noun, ornate, fits, draw });

/** A share of the usual size of a front, as long as pins are made, mm. */
export const spanMm = ({ wish }: Drawing, share: number): number =>
  round2(Math.min(80, Math.max(13, wish.style.sizeMm * share)));
