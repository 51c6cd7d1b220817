import type { PinFitting } from '../findings/document.ts';
import { type PieceComposition, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';

const cufflink = (form: Extract<PinFitting, { kind: 'cufflink' }>['form'], reachMm: number): PinFitting => ({
  kind: 'cufflink',
  form,
  reachMm,
});

/** Cufflinks. */
export const CUFFLINKS: readonly PieceComposition[] = (
  [
    ['cufflink-bullet', 'bullet', 1, false, 18],
    ['cufflink-fixed', 'fixed-bar', 1.05, false, 18],
    ['cufflink-chain', 'chain', 0.95, true, 18],
    ['cufflink-small', 'bullet', 0.78, false, 21.5],
    ['cufflink-bold', 'fixed-bar', 1.25, true, 21.5],
    ['cufflink-chain-small', 'chain', 0.8, false, 21.5],
  ] as const
).map(([id, form, share, ornate, reachMm]) =>
  single(id, 'cufflinks', ornate, (drawing) => ({
    carrier: fitted(drawing, cufflink(form, reachMm), { pair: true, shown: 'stands' }),
    ornaments: [placed('main', drawing.front(share))],
  })),
);
