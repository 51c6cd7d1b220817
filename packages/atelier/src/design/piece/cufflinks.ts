import type { Brief } from '@filigree/contracts';
import type { PinFitting } from '../findings/document.ts';
import { type PieceComposition, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import { inlaid } from './inlaid.ts';
import type { PieceWish } from './wish.ts';

const cufflink = (form: Form, reachMm: number): PinFitting => ({
  kind: 'cufflink',
  form,
  reachMm,
});

type Form = Extract<PinFitting, { kind: 'cufflink' }>['form'];

/** What is on the other side of the cuff, by what it was asked for as. */
const BACKS: Readonly<Partial<Record<NonNullable<Brief['claspKind']>, Form>>> = {
  'chain-back': 'chain',
  'bullet-back': 'bullet',
  'fixed-back': 'fixed-bar',
};

const backOf = ({ brief: { claspKind } }: PieceWish): Form | null =>
  (claspKind ? BACKS[claspKind] : undefined) ?? null;

const cufflinks = (
  [id, form, share, ornate, reachMm]: readonly [string, Form, number, boolean, number],
  onlyByName: boolean,
): PieceComposition =>
  single(
    id,
    'cufflinks',
    ornate,
    (drawing) => ({
      carrier: fitted(drawing, cufflink(form, reachMm), { pair: true, shown: 'stands' }),
      ornaments: [placed('main', inlaid(drawing.front(share), drawing.wish))],
    }),
    (wish) => {
      const asked = backOf(wish);
      return asked === null ? !onlyByName : asked === form;
    },
  );

/** Cufflinks; those of one back, where that was asked for, differ in size. */
export const CUFFLINKS: readonly PieceComposition[] = [
  ...(
    [
      ['cufflink-bullet', 'bullet', 1, false, 18],
      ['cufflink-fixed', 'fixed-bar', 1.05, false, 18],
      ['cufflink-chain', 'chain', 0.95, true, 18],
      ['cufflink-small', 'bullet', 0.78, false, 21.5],
      ['cufflink-bold', 'fixed-bar', 1.25, true, 21.5],
      ['cufflink-chain-small', 'chain', 0.8, false, 21.5],
    ] as const
  ).map((way) => cufflinks(way, false)),
  ...(
    [
      ['cufflink-chain-bold', 'chain', 1.15, false, 18],
      ['cufflink-chain-long', 'chain', 1, false, 21.5],
      ['cufflink-bullet-bold', 'bullet', 1.2, false, 18],
      ['cufflink-bullet-long', 'bullet', 0.9, false, 21.5],
      ['cufflink-fixed-small', 'fixed-bar', 0.8, false, 18],
      ['cufflink-fixed-long', 'fixed-bar', 0.92, false, 21.5],
    ] as const
  ).map((way) => cufflinks(way, true)),
];
