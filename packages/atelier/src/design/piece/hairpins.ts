import type { PinFitting } from '../findings/document.ts';
import { alongHair, type Comb, combOf, GARLAND_COMBS } from './combs.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import { isModest } from './restraint.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Pin = Extract<PinFitting, { kind: 'hairpin' }>;

const hairpin = (lengthMm: number, gapMm: number, form?: Pin['form']): Pin => ({
  kind: 'hairpin',
  wireMm: 1.6,
  lengthMm,
  gapMm,
  ...(form && { form }),
});

type Barrette = Extract<PinFitting, { kind: 'barrette' }>;

const slideOf = (lengthMm: number, form?: Barrette['form']): Barrette => ({
  kind: 'barrette',
  lengthMm,
  widthMm: 8,
  ...(form && { form }),
});

const comb =
  (fitting: Comb, share: number) =>
  (drawing: Drawing): PieceSketch => ({
    carrier: fitted(drawing, fitting),
    ornaments: alongHair(drawing, share),
  });

const barrette =
  (lengthMm: number, widthMm: number, share: number) =>
  (drawing: Drawing): PieceSketch => ({
    carrier: fitted(drawing, { kind: 'barrette', lengthMm, widthMm }),
    ornaments: alongHair(drawing, share),
  });

/** Stones beside a front; a front that is a stone itself has smaller ones. */
const besideFront = ({ stone }: Drawing, share: number, count: number): PlacedOrnament[] => {
  const drawn = stone(share);
  return drawn === null ? [] : [placed('station', drawn, count)];
};

/** There are stones to stand beside the front, and more than the front may be. */
const takesBeside = (wish: PieceWish): boolean => wish.style.centre !== null && !isModest(wish);

type Hair = Pin | Comb | Barrette;
type Accompanied = readonly [
  id: string,
  noun: string,
  fitting: Hair,
  frontShare: number,
  besideShare: number,
  count: number,
];

/** Stones on wires fanned out behind the front or swept to one side, down a single stem, along a comb and a slide. */
const ACCOMPANIED: readonly Accompanied[] = [
  ['hairpin-spray', 'hairpin', hairpin(76, 14, 'spray'), 0.85, 0.55, 5],
  ['hair-stick', 'hair stick', hairpin(118, 10, 'stick'), 0.95, 0.5, 4],
  ['hairpin-branch', 'hairpin', hairpin(82, 12, 'branch'), 0.78, 0.52, 6],
  ['comb-flanked', 'hair comb', combOf(58, 36), 0.72, 0.6, 6],
  ['barrette-flanked', 'barrette', slideOf(74), 0.7, 0.6, 6],
];
/** Further ways to make a comb or a slide that was asked for. */
const ACCOMPANIED_BY_NAME: readonly Accompanied[] = [
  ['comb-spray', 'hair comb', combOf(38, 40, 'spray'), 0.9, 0.5, 5],
  ['comb-trail', 'side comb', combOf(48, 34, 'trail'), 0.85, 0.62, 4],
  ['comb-row', 'hair comb', combOf(66, 30), 0.6, 0.5, 8],
  ['barrette-trail', 'barrette', slideOf(66, 'trail'), 0.85, 0.62, 4],
  ['barrette-row', 'barrette', slideOf(82), 0.6, 0.5, 8],
];

const TWO_PRONGED = 'two-pronged';
const STICK = 'stick';

const accompanied =
  (onlyAsked: boolean) =>
  ([id, noun, fitting, share, besideShare, count]: Accompanied): PieceComposition => ({
    ...single(
      id,
      noun,
      true,
      (drawing) => ({
        carrier: fitted(drawing, fitting),
        ornaments: [
          placed('main', drawing.front(share)),
          ...besideFront(drawing, besideShare, Math.min(count, drawing.wish.brief.stoneCount ?? count)),
        ],
      }),
      // Along a comb or a slide stones alone are a row.
      (wish) => takesBeside(wish) && (fitting.kind === 'hairpin' || namesFigure(wish.brief)),
    ),
    // A figure and stones that were both named are both seen.
    appeal: ({ brief, stoneAsked }) =>
      (stoneAsked && namesFigure(brief) ? 6 : 0) + (fitting.kind === 'hairpin' ? 0 : behindPins()),
    ...(fitting.kind !== 'hairpin'
      ? { arrangement: fitting.kind }
      : { arrangement: fitting.form === 'stick' ? STICK : TWO_PRONGED }),
    ...(onlyAsked && { onlyAsked }),
  });

/** Two legs and a front; one of the ways to make what is asked for by its prongs. */
const pronged = (...way: Parameters<typeof single>): PieceComposition => ({
  ...single(...way),
  arrangement: TWO_PRONGED,
});

/** A single leg. */
const stemmed = (...way: Parameters<typeof single>): PieceComposition => ({
  ...single(...way),
  arrangement: STICK,
});

/** Who asks for a hairpin has pins first: combs and slides are asked for by name. */
const behindPins = (): number => -6;

/** Hairpins, combs and slides. */
export const HAIRPINS: readonly PieceComposition[] = [
  pronged('hairpin', 'hairpin', false, (drawing) => ({
    carrier: fitted(drawing, hairpin(72, 13)),
    ornaments: [placed('main', drawing.front())],
  })),
  {
    ...single('hair-comb', 'hair comb', true, comb(combOf(50, 38), 1.2)),
    arrangement: 'comb',
    appeal: behindPins,
  },
  {
    ...single('barrette', 'barrette', false, barrette(58, 8, 0.85)),
    arrangement: 'barrette',
    appeal: behindPins,
  },
  ...ACCOMPANIED.map(accompanied(false)),
  ...ACCOMPANIED_BY_NAME.map(accompanied(true)),
  ...GARLAND_COMBS,
  pronged('long-pin', 'long hairpin', false, (drawing) => ({
    carrier: fitted(drawing, hairpin(105, 10)),
    ornaments: [placed('main', drawing.front(0.8))],
  })),
  stemmed('hairpin-stem', 'hair stick', false, (drawing) => ({
    carrier: fitted(drawing, hairpin(112, 10, 'stick')),
    ornaments: [placed('main', drawing.front(0.9))],
  })),
  ...(
    [
      ['hair-stick-short', 96, 1.05, null],
      ['hair-stick-long', 120, 0.8, null],
      ['hair-stick-drop', 108, 0.85, 0.45],
    ] as const
  ).map(
    ([id, lengthMm, share, dropShare]): PieceComposition => ({
      ...stemmed(id, dropShare === null ? 'hair stick' : 'hair stick with a drop', false, (drawing) => ({
        carrier: fitted(drawing, hairpin(lengthMm, 10, 'stick')),
        ornaments: [
          placed('main', drawing.front(share)),
          ...(dropShare === null ? [] : [placed('drop', drawing.stone(dropShare) ?? drawing.front(0.4))]),
        ],
      })),
      onlyAsked: true,
    }),
  ),
  pronged('hairpin-waved', 'hairpin', false, (drawing) => ({
    carrier: fitted(drawing, hairpin(64, 15, 'wave')),
    ornaments: [placed('main', drawing.front(1.1))],
  })),
  pronged('kanzashi', 'hairpin with a drop', true, (drawing) => ({
    carrier: fitted(drawing, hairpin(88, 12)),
    ornaments: [
      placed('main', drawing.front(0.95)),
      // One that was counted hangs alone.
      placed('drop', drawing.stone(0.45) ?? drawing.front(0.35), drawing.wish.brief.stoneCount === 1 ? 1 : 2),
    ],
  })),
  {
    ...pronged('hairpin-drop', 'hairpin with a drop', true, (drawing) => ({
      carrier: fitted(drawing, hairpin(78, 14, 'wave')),
      ornaments: [
        placed('main', drawing.front(0.85)),
        placed('drop', drawing.stone(0.5) ?? drawing.front(0.4)),
      ],
    })),
    onlyAsked: true,
  },
  {
    ...single('small-comb', 'side comb', false, comb(combOf(32, 32), 0.95)),
    arrangement: 'comb',
  },
  ...(
    [
      ['wide-comb', 'hair comb', combOf(66, 40), 1.5],
      ['long-comb', 'hair comb', combOf(40, 50), 1.1],
    ] as const
  ).map(
    ([id, noun, size, share]): PieceComposition => ({
      ...single(id, noun, false, comb(size, share)),
      arrangement: 'comb',
      onlyAsked: true,
    }),
  ),
  ...(
    [
      ['barrette-small', 42, 7, 0.75],
      ['barrette-long', 76, 8, 0.95],
      ['barrette-wide', 60, 11, 1.1],
    ] as const
  ).map(
    ([id, lengthMm, widthMm, share]): PieceComposition => ({
      ...single(id, 'barrette', false, barrette(lengthMm, widthMm, share)),
      arrangement: 'barrette',
      onlyAsked: true,
    }),
  ),
];
