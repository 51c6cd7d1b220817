/** Lariats: a tail hangs from the middle of the chain, or its two ends, tied there, hang at different lengths. */
import type { Ornament } from '../ornament/document.ts';
import { drawOpenFrame } from '../ornament/open-frame.ts';
import { drawSculpture, isTiedForm, TIED_FORMS } from '../ornament/sculpture.ts';
import { pick } from '../ring/recipes/parts.ts';
import { type ChainCarrier, chain } from './chains.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { stoneOr, ways } from './namedWays.ts';
import { namesSeveral } from './several.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** A lariat that is knotted has two ends, and so has one of two stones or of two things that were named. */
export const hasTwoEnds = (wish: PieceWish): boolean =>
  wish.brief.arrangements?.includes('lariat') === true &&
  !wish.brief.engraving &&
  (wish.brief.stoneCount === 2 || wish.brief.figures?.includes('knot') === true || namesSeveral(wish, 2));

const tailed = (drawing: Drawing, tailMm: number): ChainCarrier => ({
  ...chain(drawing, 'neck', 'let-in'),
  tailMm,
});

const ONE_TAIL = ways('lariat', 'lariat necklace', [
  [
    'lariat-long',
    (drawing) => ({
      carrier: tailed(drawing, 66),
      ornaments: [placed('main', stoneOr(drawing, 0.6)), placed('drop', drawing.front(1))],
    }),
  ],
  [
    'lariat-stations',
    (drawing) => ({
      carrier: tailed(drawing, 46),
      ornaments: [
        placed('main', drawing.front(0.7)),
        placed('station', stoneOr(drawing, 0.4), 4),
        placed('drop', stoneOr(drawing, 0.55)),
      ],
    }),
    true,
  ],
  [
    'lariat-short',
    (drawing) => ({
      carrier: tailed(drawing, 28),
      ornaments: [placed('main', drawing.front(1)), placed('drop', stoneOr(drawing, 0.8))],
    }),
  ],
]);

/** Of the usual front, a tie of metal, and what weighs an end where there is no stone for it. */
const TIE_SHARE = 0.62;
const WEIGHT_SHARE = 0.42;

/** What holds the two ends together where nothing was named for it. */
const tie = ({ wish, random }: Drawing, share: number): Ornament =>
  drawSculpture(
    { ...wish.style, sizeMm: wish.style.sizeMm * TIE_SHARE * share },
    random,
    pick(random, [...TIED_FORMS, 'sphere']),
  );

/** A stone, else a small ball of metal. */
const weight = ({ stone, wish, random }: Drawing, share: number): Ornament =>
  stone(share) ??
  drawSculpture({ ...wish.style, sizeMm: wish.style.sizeMm * WEIGHT_SHARE * share }, random, 'sphere');

/** The knot and what hangs from it: two things that were named hang from one end each. */
function tied(
  drawing: Drawing,
  [firstMm, secondMm]: readonly [number, number],
  mainShare: number,
  dropShare: number,
): PieceSketch {
  const { named, front } = drawing;
  const carrier = { ...tailed(drawing, firstMm), secondTailMm: secondMm };
  const things = named.map((draw) => draw(dropShare * 0.75)).filter((one) => !isKnot(one));
  const knot = named.length > things.length ? front(mainShare * TIE_SHARE) : null;
  if (things.length > 1 || (knot !== null && things.length > 0)) {
    const ends = [things[0]!, things[1] ?? weight(drawing, dropShare)];
    return {
      carrier,
      ornaments: [
        placed('main', knot !== null && isKnot(knot) ? knot : tie(drawing, mainShare)),
        ...ends.map((end) => placed('drop', end)),
      ],
    };
  }
  const isNamed = named.length > 0;
  return {
    carrier,
    ornaments: [
      placed('main', knot ?? (isNamed ? front(mainShare * TIE_SHARE) : tie(drawing, mainShare))),
      placed('drop', weight(drawing, dropShare)),
    ],
  };
}

const isKnot = (ornament: Ornament): boolean => ornament.kind === 'sculpture' && isTiedForm(ornament.form);

const TWO_ENDS = ways('lariat', 'lariat necklace', [
  ['lariat-ends', (drawing) => tied(drawing, [28, 42], 1, 1)],
  ['lariat-ends-long', (drawing) => tied(drawing, [50, 34], 0.95, 1.1)],
  ['lariat-ends-short', (drawing) => tied(drawing, [32, 20], 1.2, 1.15)],
  ['lariat-ends-apart', (drawing) => tied(drawing, [24, 46], 1.05, 1)],
]);

/** Across the ring that the end goes through, of the usual front. */
const RING_SHARE = 0.8;

/** The chain's end comes through a ring of metal, and what was named hangs from it. */
const throughRing = (drawing: Drawing, tailMm: number, ringShare: number, dropShare: number): PieceSketch => {
  const { style } = drawing.wish;
  const ring = drawOpenFrame(
    { ...style, accent: null, centre: null, sizeMm: style.sizeMm * RING_SHARE * ringShare },
    drawing.random,
    'circle',
  );
  return {
    carrier: tailed(drawing, tailMm),
    ornaments: [placed('main', ring), placed('drop', drawing.front(dropShare))],
  };
};

const THROUGH_RING = ways('through-ring', 'lariat necklace', [
  ['lariat-ring', (drawing) => throughRing(drawing, 42, 1, 0.9)],
  ['lariat-ring-long', (drawing) => throughRing(drawing, 62, 0.8, 0.95)],
  ['lariat-ring-large', (drawing) => throughRing(drawing, 36, 1.5, 0.95)],
  ['lariat-ring-short', (drawing) => throughRing(drawing, 28, 1.15, 1.05)],
]);

export const goesThrough = ({ brief }: PieceWish): boolean =>
  brief.arrangements?.includes('through-ring') === true;

/** The most stones that stand side by side in front, or one below the other at the end. */
const MOST_IN_ROW = 6;

/** Three stones or a few more were counted, and nothing else was named: the lariat has just these. */
const isCounted = (wish: PieceWish): boolean =>
  wish.brief.arrangements?.includes('lariat') === true &&
  (wish.brief.stoneCount ?? 0) > 2 &&
  (wish.brief.stoneCount ?? 0) <= MOST_IN_ROW + 1 &&
  wish.style.centre !== null &&
  !wish.brief.engraving &&
  !namesFigure(wish.brief);

/** So many stones side by side or one below the other; a tail hangs from the middle one, which an even row has not. */
const rowOf = (drawing: Drawing, count: number, share: number, direction: 'down' | 'across'): Ornament =>
  (count === 1
    ? drawing.stone(share * 1.2)
    : drawing.line(
        Array.from({ length: count }, () => share),
        count % 2 === 0 ? 'down' : direction,
      )) ?? drawing.front(share);

const counted = ({ wish }: Drawing): number => wish.brief.stoneCount ?? 3;

const COUNTED = ways('lariat', 'lariat necklace', [
  [
    'lariat-counted-row',
    (drawing) => ({
      carrier: tailed(drawing, 38),
      ornaments: [
        placed('main', rowOf(drawing, counted(drawing) - 1, 0.55, 'across')),
        placed('drop', stoneOr(drawing, 0.8)),
      ],
    }),
  ],
  [
    'lariat-counted-end',
    (drawing) => ({
      carrier: tailed(drawing, 46),
      ornaments: [
        placed('main', stoneOr(drawing, 0.8)),
        placed('drop', rowOf(drawing, counted(drawing) - 1, 0.55, 'down')),
      ],
    }),
  ],
  [
    'lariat-counted-both',
    (drawing) => {
      const above = Math.floor(counted(drawing) / 2);
      return {
        carrier: tailed(drawing, 32),
        ornaments: [
          placed('main', rowOf(drawing, above, 0.7, 'across')),
          placed('drop', rowOf(drawing, counted(drawing) - above, 0.62, 'down')),
        ],
      };
    },
  ],
  [
    'lariat-counted-down',
    (drawing) => ({
      carrier: tailed(drawing, 30),
      ornaments: [
        placed('main', rowOf(drawing, counted(drawing) - 1, 0.5, 'down')),
        placed('drop', stoneOr(drawing, 0.72)),
      ],
    }),
  ],
]);

export const LARIATS: readonly PieceComposition[] = [
  ...ONE_TAIL.map(
    (way): PieceComposition => ({
      ...way,
      fits: (wish) => !hasTwoEnds(wish) && !goesThrough(wish) && !isCounted(wish),
    }),
  ),
  ...COUNTED.map(
    (way): PieceComposition => ({
      ...way,
      fits: (wish) => isCounted(wish) && !hasTwoEnds(wish) && !goesThrough(wish),
    }),
  ),
  ...TWO_ENDS.map(
    (way): PieceComposition => ({ ...way, fits: (wish) => hasTwoEnds(wish) && !goesThrough(wish) }),
  ),
  ...THROUGH_RING,
];
