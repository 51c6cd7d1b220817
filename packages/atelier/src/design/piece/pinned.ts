import type { NoseFitting, PinFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import { round2 } from '../ring/wish.ts';
import { alongBar } from './alongBar.ts';
import type { Carrier } from './carriers.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';

import { asksForOwnStone, namesFigure } from './shows.ts';

type Fitted = Extract<Carrier, { kind: 'fitted' }>;

const fitted = (
  { wish }: Drawing,
  fitting: Fitted['fitting'],
  { pair = false, shown = 'lies' as Fitted['shown'] } = {},
): Fitted => ({ kind: 'fitted', alloyId: wish.style.alloyId, fitting, pair, shown });

const span = ({ wish }: Drawing, share: number): number =>
  round2(Math.min(80, Math.max(13, wish.style.sizeMm * share)));

const pin = (drawing: Drawing, share = 0.5): PinFitting => {
  const spanMm = span(drawing, share);
  return { kind: 'brooch-pin', wireMm: 1, spanMm, double: spanMm > 40 };
};

const single = (
  id: string,
  noun: string,
  ornate: boolean,
  draw: (drawing: Drawing) => ReturnType<PieceComposition['draw']>,
  fits: PieceComposition['fits'] = () => true,
): PieceComposition => ({ id, noun, ornate, fits, draw });

/** Brooches, in the order of how usual they are. */
export const BROOCHES: readonly PieceComposition[] = [
  single('brooch-figure', 'brooch', false, (drawing) => ({
    carrier: fitted(drawing, pin(drawing)),
    ornaments: [placed('main', drawing.front())],
  })),
  ...(
    [
      ['brooch-small', 0.78],
      ['brooch-broad', 1.18],
    ] as const
  ).map(([id, share]) =>
    // Where nothing may hang from it, sketches differ in size.
    single(
      id,
      'brooch',
      false,
      (drawing) => ({
        carrier: fitted(drawing, pin(drawing)),
        ornaments: [placed('main', drawing.front(share))],
      }),
      ({ style }) => style.plain === true,
    ),
  ),
  single('brooch-drop', 'brooch with a drop', true, (drawing) => ({
    carrier: fitted(drawing, pin(drawing)),
    ornaments: [
      placed('main', drawing.front(0.85)),
      placed('drop', drawing.stone(0.5) ?? drawing.front(0.35)),
    ],
  })),
  single('brooch-chatelaine', 'brooch with three drops', true, (drawing) => ({
    carrier: fitted(drawing, pin(drawing)),
    ornaments: [
      placed('main', drawing.front(0.8)),
      placed('drop', drawing.stone(0.38) ?? drawing.front(0.28), 3),
    ],
  })),
  ...(
    [
      ['bar-brooch', [0.35, 0.5, 0.7, 0.5, 0.35], undefined],
      ['bar-brooch-even', [0.5], true],
      ['bar-brooch-middle', [0.32, 0.95, 0.32], true],
      ['bar-brooch-fine', [0.34], true],
    ] as const
  ).map(
    ([id, shares, onlyAsked]): PieceComposition => ({
      id,
      noun: 'bar brooch',
      ornate: false,
      arrangement: 'bar',
      ...(onlyAsked && { onlyAsked }),
      fits: ({ style, brief }) =>
        style.centre !== null &&
        // A stone whose weight was said is none of five.
        (brief.caratWeight === null || (brief.stoneCount ?? 1) > 1) &&
        (brief.figures ?? []).length + brief.motifs.length + brief.culture.length === 0,
      draw: (drawing) => ({
        carrier: fitted(drawing, pin(drawing, 0.8)),
        ornaments: [
          placed(
            'main',
            drawing.line(alongBar(shares, drawing.wish.brief.stoneCount), 'across') ?? drawing.front(1.1),
          ),
        ],
      }),
    }),
  ),
  single('brooch-large', 'statement brooch', true, (drawing) => {
    // A figure alone, only larger, would be the first composition again: a bar of stones carries it, or it has a fringe.
    const bar = drawing.line([0.2, 0.26, 0.32, 0.26, 0.2], 'across');
    return {
      carrier: fitted(drawing, pin(drawing, 0.6)),
      ornaments: bar
        ? [placed('top', bar), placed('main', drawing.front(1.1))]
        : [placed('main', drawing.front(1.1)), placed('drop', drawing.front(0.24), 5)],
    };
  }),
  single(
    'brooch-two-tier',
    'brooch',
    true,
    (drawing) => ({
      carrier: fitted(drawing, pin(drawing, 0.4)),
      ornaments: [placed('top', drawing.front(0.55)), placed('main', drawing.front(0.8))],
    }),
    // A dragonfly is one, not two.
    ({ brief }) => (brief.figures ?? []).length !== 1,
  ),
];

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

const hairpin = (lengthMm: number, gapMm: number): PinFitting => ({
  kind: 'hairpin',
  wireMm: 1.6,
  lengthMm,
  gapMm,
});

type Comb = Extract<PinFitting, { kind: 'comb' }>;

/** Stones along a comb or a slide, swelling to the middle, as shares of one alone. */
const HAIR_ROW = [0.6, 0.7, 0.82, 0.96, 0.82, 0.7, 0.6] as const;

/** What lies along a comb or a slide: stones in a row, where nothing else was named and none was counted or told. */
function alongHair(drawing: Drawing, share: number): Ornament {
  const { brief, stoneAsked } = drawing.wish;
  const isRow =
    stoneAsked &&
    !namesFigure(brief) &&
    !brief.engraving &&
    brief.setting === null &&
    brief.stoneCount === null &&
    !asksForOwnStone(brief);
  const row = isRow
    ? drawing.line(
        HAIR_ROW.map((part) => part * share),
        'across',
      )
    : null;
  return row ?? drawing.front(share);
}

const comb =
  (size: Omit<Comb, 'kind'>, share: number) =>
  (drawing: Drawing): PieceSketch => ({
    carrier: fitted(drawing, { kind: 'comb', ...size }),
    ornaments: [placed('main', alongHair(drawing, share))],
  });

const barrette =
  (lengthMm: number, widthMm: number, share: number) =>
  (drawing: Drawing): PieceSketch => ({
    carrier: fitted(drawing, { kind: 'barrette', lengthMm, widthMm }),
    ornaments: [placed('main', alongHair(drawing, share))],
  });

/** Hairpins, combs and slides. */
export const HAIRPINS: readonly PieceComposition[] = [
  single('hairpin', 'hairpin', false, (drawing) => ({
    carrier: fitted(drawing, hairpin(72, 13)),
    ornaments: [placed('main', drawing.front())],
  })),
  {
    ...single(
      'hair-comb',
      'hair comb',
      true,
      comb({ wireMm: 1.4, widthMm: 42, teeth: 9, lengthMm: 38 }, 1.2),
    ),
    arrangement: 'comb',
  },
  { ...single('barrette', 'barrette', false, barrette(58, 8, 0.85)), arrangement: 'barrette' },
  single('long-pin', 'long hairpin', false, (drawing) => ({
    carrier: fitted(drawing, hairpin(105, 10)),
    ornaments: [placed('main', drawing.front(0.8))],
  })),
  single('kanzashi', 'hairpin with a drop', true, (drawing) => ({
    carrier: fitted(drawing, hairpin(88, 12)),
    ornaments: [
      placed('main', drawing.front(0.95)),
      placed('drop', drawing.stone(0.45) ?? drawing.front(0.35), 2),
    ],
  })),
  {
    ...single(
      'small-comb',
      'side comb',
      false,
      comb({ wireMm: 1.3, widthMm: 28, teeth: 6, lengthMm: 32 }, 0.95),
    ),
    arrangement: 'comb',
  },
  ...(
    [
      ['wide-comb', 'hair comb', { wireMm: 1.6, widthMm: 58, teeth: 13, lengthMm: 40 }, 1.5],
      ['long-comb', 'hair comb', { wireMm: 1.5, widthMm: 34, teeth: 7, lengthMm: 52 }, 1.1],
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

const stud = (form: Extract<NoseFitting, { kind: 'nose-stud' }>['form']): NoseFitting => ({
  kind: 'nose-stud',
  form,
  wireMm: 0.8,
  lengthMm: 6.5,
});
/** Inside of a nose ring, mm: usual, and where large ones were asked for. */
const hoopMm = ({ proportions: { presence } }: Drawing['wish']['brief']): number =>
  presence === 'bold' ? 12 : 8.5;
const hoop = (drawing: Drawing, form: Extract<NoseFitting, { kind: 'nose-hoop' }>['form']): NoseFitting => ({
  kind: 'nose-hoop',
  form,
  wireMm: 0.9,
  innerDiameterMm: round2(
    Math.min(14, Math.max(6, drawing.wish.brief.pieceSizeMm?.[0] ?? hoopMm(drawing.wish.brief))),
  ),
});

/** Nose studs and rings. */
const ALL_NOSE_RINGS: readonly PieceComposition[] = [
  single(
    'nose-stud-l',
    'nose stud',
    false,
    (drawing) => ({
      carrier: fitted(drawing, stud('l-bend'), { shown: 'stands' }),
      ornaments: [placed('main', drawing.stone(1) ?? drawing.front(1.2))],
    }),
    ({ brief }) => brief.motifs.length === 0,
  ),
  single(
    'nose-hoop',
    'nose ring',
    false,
    (drawing) => ({
      carrier: fitted(drawing, hoop(drawing, 'seamless'), { shown: 'hangs' }),
      ornaments: [],
    }),
    ({ stoneAsked, brief }) => !stoneAsked && brief.motifs.length + brief.culture.length === 0,
  ),
  single('nose-hoop-drop', 'nose ring with a drop', true, (drawing) => ({
    carrier: fitted(drawing, hoop(drawing, 'clicker'), { shown: 'hangs' }),
    ornaments: [placed('main', drawing.stone(1) ?? drawing.front(1.1))],
  })),
  // Two stones that were named, one under the other.
  ...(
    [
      ['nose-hoop-two', 'nose ring with a drop', 'clicker', false],
      ['nose-hoop-two-turned', 'nose ring with a drop', 'seamless', true],
      ['nose-stud-two', 'nose stud with a drop', null, true],
    ] as const
  ).map(([id, noun, form, turned]) =>
    single(
      id,
      noun,
      true,
      (drawing) => {
        const [front, beside] = [drawing.front(1), drawing.stone(1) ?? drawing.front(1)];
        const fitting = form === null ? stud('screw') : hoop(drawing, form);
        return {
          carrier: fitted(drawing, fitting, { shown: 'hangs' }),
          ornaments: [placed('main', turned ? beside : front), placed('drop', turned ? front : beside)],
        };
      },
      // Nothing can be set about a pearl.
      ({ brief, style }) =>
        style.centre?.form === 'bead' &&
        brief.gemstones.length > 1 &&
        brief.motifs.length + (brief.figures ?? []).length === 0,
    ),
  ),
  single('nose-stud-figure', 'nose stud', true, (drawing) => ({
    carrier: fitted(drawing, stud('screw'), { shown: 'stands' }),
    ornaments: [placed('main', drawing.front(1.35))],
  })),
  single(
    'nose-hoop-figure',
    'nose ring with a drop',
    true,
    (drawing) => ({
      carrier: fitted(drawing, hoop(drawing, 'seamless'), { shown: 'hangs' }),
      ornaments: [placed('main', drawing.front(1.35))],
    }),
    ({ brief }) => brief.motifs.length + brief.culture.length > 0,
  ),
  single(
    'nose-bone-figure',
    'nose stud',
    false,
    (drawing) => ({
      carrier: fitted(drawing, stud('bone'), { shown: 'stands' }),
      ornaments: [placed('main', drawing.front(1.35))],
    }),
    ({ brief }) => brief.motifs.length + brief.culture.length > 0,
  ),
  // Further ways to wear a figure where a stud was asked for: where none was, hoops differ already.
  ...(
    [
      // Gauges 20 and 22 of the American wire gauge, mm.
      ['nose-stud-l-figure', 'l-bend', 1.35, 0.8],
      ['nose-bone-fine', 'bone', 1.08, 0.64],
    ] as const
  ).map(([id, form, share, wireMm]) =>
    single(
      id,
      'nose stud',
      false,
      (drawing) => ({
        carrier: fitted(drawing, { ...stud(form), wireMm }, { shown: 'stands' }),
        ornaments: [placed('main', drawing.front(share))],
      }),
      ({ brief }) => brief.earringKind === 'stud' && brief.motifs.length + brief.culture.length > 0,
    ),
  ),
  single(
    'nose-clicker',
    'nose clicker',
    false,
    (drawing) => ({
      carrier: fitted(drawing, hoop(drawing, 'clicker'), { shown: 'hangs' }),
      ornaments: [],
    }),
    ({ stoneAsked, brief }) => !stoneAsked && brief.motifs.length + brief.culture.length === 0,
  ),
  single(
    'nose-bone',
    'nose stud',
    false,
    (drawing) => ({
      carrier: fitted(drawing, stud('bone'), { shown: 'stands' }),
      ornaments: [placed('main', drawing.stone(0.85) ?? drawing.front(1.1))],
    }),
    ({ brief }) => brief.motifs.length === 0,
  ),
];

/** Hoops where a hoop was asked for, studs where a stud was. */
const isOfKind = ({ brief: { earringKind } }: Drawing['wish'], id: string): boolean =>
  (earringKind !== 'hoop' && earringKind !== 'stud') || /stud|bone/.test(id) === (earringKind === 'stud');

export const NOSE_RINGS: readonly PieceComposition[] = ALL_NOSE_RINGS.map((composition) => ({
  ...composition,
  fits: (wish) => composition.fits(wish) && isOfKind(wish, composition.id),
}));
