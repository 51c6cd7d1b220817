/** Penannular brooches: an open ring with a pin across, bare or with what was named on both of its ends. */
import type { PinFitting } from '../findings/document.ts';
import { between } from '../ring/recipes/parts.ts';
import { round2 } from '../ring/wish.ts';
import { extentMm } from './askedSize.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { fitted } from './fittedWays.ts';
import { namesNothing } from './restraint.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Penannular = Extract<PinFitting, { kind: 'penannular' }>;

/** Across the ring where no size was said, and what cloaks and shawls are pinned with, mm. */
const ACROSS_MM = { usual: 36, least: 20, most: 76 } as const;
/** The pin against the ring: it holds under both sides and stands out. */
const PIN_SHARE = 1.34;
/** Plate about what sits on an end, mm. */
const RIM_MM = 1.2;

function ringOf(
  { wish, random }: Drawing,
  wireShare: number,
  form: Pick<Penannular, 'ends' | 'strands' | 'endMm'>,
): Penannular {
  const { brief, style } = wish;
  const asked = brief.pieceSizeMm?.[0];
  const across = Math.min(
    ACROSS_MM.most,
    Math.max(
      ACROSS_MM.least,
      asked ?? ACROSS_MM.usual * Math.min(1.3, style.presence) * between(random, 0.95, 1.08),
    ),
  );
  const isSlim = brief.proportions.band === 'slim' || brief.proportions.presence === 'delicate';
  const wireMm = round2(
    Math.min(6, Math.max(2, brief.bandWidthMm ?? across * wireShare * (isSlim ? 0.8 : 1))),
  );
  return {
    kind: 'penannular',
    innerDiameterMm: round2(Math.min(70, Math.max(16, across - 2 * wireMm))),
    wireMm,
    pinMm: round2(Math.min(120, across * PIN_SHARE)),
    pinWireMm: round2(Math.min(2, Math.max(1.2, wireMm * 0.5))),
    ...form,
  };
}

const isSet = (wish: PieceWish): boolean =>
  wish.stoneAsked || (!namesNothing(wish) && namesFigure(wish.brief));
/** A culture alone is the form itself: the ring is of it. */
const isBare = (wish: PieceWish): boolean =>
  !isSet(wish) || (!wish.stoneAsked && (wish.brief.figures ?? []).length + wish.brief.motifs.length === 0);

const BARE = (
  [
    ['penannular', 0.085, { ends: 'ball' }],
    ['penannular-twist', 0.11, { ends: 'ball', strands: 3 }],
    ['penannular-discs', 0.08, { ends: 'disc' }],
    ['penannular-fine', 0.065, { ends: 'ball', strands: 2 }],
    ['penannular-broad', 0.125, { ends: 'ball' }],
    ['penannular-fine-discs', 0.06, { ends: 'disc' }],
  ] as const
).map(
  ([id, wireShare, form]): PieceComposition => ({
    id,
    noun: 'penannular brooch',
    ornate: false,
    arrangement: 'penannular',
    onlyAsked: true,
    fits: (wish) => isBare(wish) && !(wish.brief.finish === 'Hammered' && 'strands' in form),
    draw: (drawing) => ({ carrier: fitted(drawing, ringOf(drawing, wireShare, form)), ornaments: [] }),
  }),
);

/** With a stone or a figure on each end. */
const SET = (
  [
    ['penannular-set', 0.085, 0.36, undefined],
    ['penannular-set-twist', 0.105, 0.32, 3],
    ['penannular-set-large', 0.08, 0.44, undefined],
    ['penannular-set-fine', 0.07, 0.28, 2],
  ] as const
).map(
  ([id, wireShare, share, strands]): PieceComposition => ({
    id,
    noun: 'penannular brooch',
    ornate: false,
    arrangement: 'penannular',
    onlyAsked: true,
    fits: (wish) => !isBare(wish),
    draw: (drawing) => {
      const named = (drawing.wish.brief.figures ?? []).length + drawing.wish.brief.motifs.length > 0;
      const front = (named ? null : drawing.stone(share)) ?? drawing.front(share);
      return {
        carrier: fitted(
          drawing,
          ringOf(drawing, wireShare, {
            ends: 'disc',
            endMm: round2(Math.min(24, Math.max(4, extentMm(front) + RIM_MM))),
            ...(strands && { strands }),
          }),
        ),
        ornaments: [placed('main', front)],
      };
    },
  }),
);

export const PENANNULARS: readonly PieceComposition[] = [...BARE, ...SET];
