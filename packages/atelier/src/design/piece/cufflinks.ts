import type { Brief } from '@filigree/contracts';
import type { PinFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import { TABLETS as OPAQUE } from '../ring/tablets.ts';
import { round2 } from '../ring/wish.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { type PieceComposition, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import { asksForOwnStone } from './shows.ts';
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

/** Of a face, what its stone takes, and the metal under it, mm. */
const TABLET_SHARE = 0.8;
const TABLET_PLATE_MM = 2.2;

const speaksOfWhite = ({ stoneColours }: Brief): boolean =>
  stoneColours?.some(({ gemstone, colour }) => gemstone === 'Moonstone' && colour === 'white') === true;

/** Stones without light in them, and white moonstone, which stands in for mother of pearl, are laid flat into the whole face. */
function inlaid(face: Ornament, { brief }: PieceWish): Ornament {
  if (face.kind !== 'plate' || face.field.kind !== 'stone' || asksForOwnStone(brief)) return face;
  const { stone } = face.field;
  const isOpaque = OPAQUE.has(stone.gemstone) || (stone.gemstone === 'Moonstone' && speaksOfWhite(brief));
  if (stone.form !== 'cabochon' || !isOpaque || brief.cabochons?.includes(stone.gemstone)) return face;
  const sideMm = round2(Math.min(face.widthMm, face.heightMm) * TABLET_SHARE);
  return {
    ...face,
    thicknessMm: Math.max(face.thicknessMm, TABLET_PLATE_MM),
    domeMm: 0,
    // Small stones about it are for who asks for them.
    border: face.border.kind === 'pave' && brief.plateBorder !== 'pave' ? { kind: 'bevel' } : face.border,
    field: { kind: 'stone', stone: stoneOfSize(stone, sideMm, sideMm), isTablet: true },
  };
}

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
