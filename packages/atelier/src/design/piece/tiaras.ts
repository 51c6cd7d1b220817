import type { Ornament } from '../ornament/document.ts';
import { stoneOfSize, usualRatio } from '../stones/weight.ts';
import type { Carrier } from './carriers.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { scaledOrnament } from './scaling.ts';
import { namesFigure } from './shows.ts';

/** Of two stones that were named one is in the middle and the other next to it; beside leaves are stones in turn. */
const takesTurns = ({ wish: { brief, style, stoneAsked } }: Drawing): boolean =>
  style.centre !== null && (brief.gemstones.length > 1 || (stoneAsked && namesFigure(brief)));

/** Where it is to be low no part of it stands higher than this share of the usual. */
const LOW_SHARE = 0.56;

const asLowAsAsked = ({ wish: { brief } }: Drawing, share: number): number =>
  brief.proportions.profile === 'low' ? Math.min(LOW_SHARE, share) : share;

const COMBS_APART =
  'The combs that hold a tiara are sewn to its band in the workshop: they are not in the pictures.';

function bandOf({ wish: { style, brief, adjustments } }: Drawing): Carrier {
  if (brief.arrangements?.includes('comb') && !adjustments.includes(COMBS_APART))
    adjustments.push(COMBS_APART);
  return {
    kind: 'tiara',
    alloyId: style.alloyId,
    band: { kind: 'tiara-band', wireMm: 2.3, widthMm: 132, depthMm: 96 },
  };
}

type Beside = readonly (readonly [what: 'figure' | 'stone', share: number])[];

/** What was named on both sides of a stone that stands highest: the middle, and what stands beside it, outwards. */
const FLANKED = [
  [
    '',
    1.35,
    [
      ['stone', 0.85],
      ['figure', 0.58],
      ['stone', 0.58],
      ['stone', 0.48],
      ['stone', 0.4],
    ],
  ],
  [
    '-near',
    1.5,
    [
      ['figure', 0.62],
      ['stone', 0.66],
      ['stone', 0.54],
      ['stone', 0.44],
    ],
  ],
  [
    '-twice',
    1.3,
    [
      ['stone', 0.8],
      ['figure', 0.58],
      ['stone', 0.56],
      ['figure', 0.44],
      ['stone', 0.42],
    ],
  ],
  [
    '-far',
    1.2,
    [
      ['stone', 0.9],
      ['stone', 0.74],
      ['figure', 0.56],
      ['stone', 0.46],
    ],
  ],
] as const satisfies readonly (readonly [string, number, Beside])[];

/** The figure is drawn once, at this share, and scaled to its places: all are alike. */
const SIDE_SHARE = 0.58;

const flanked = ([id, middle, beside]: (typeof FLANKED)[number]): PieceComposition => ({
  id: `tiara-flanked${id}`,
  noun: 'tiara',
  ornate: true,
  arrangement: 'flanked',
  onlyAsked: true,
  fits: () => true,
  draw: (drawing) => {
    const { named, front, stone } = drawing;
    // Of two figures the first is the middle, of one the sides.
    const [first, second] = named;
    const side = second ?? first ?? front;
    const share = (of: number): number => asLowAsAsked(drawing, of);
    const main =
      (second === undefined ? stone(share(middle)) : first?.(share(middle))) ?? front(share(middle));
    const standing = side(share(SIDE_SHARE));
    return {
      carrier: bandOf(drawing),
      ornaments: [
        placed('main', main),
        ...beside.flatMap(([what, of]): PlacedOrnament[] => {
          const drawn = what === 'stone' ? stone(share(of)) : null;
          const ornament =
            drawn === null ? scaledOrnament(standing, share(of) / share(SIDE_SHARE)) : plainer(drawn, false);
          return [placed('side', ornament)];
        }),
      ],
    };
  },
});

/** A tiara with its middle and what stands beside it, as shares of the usual size, from the middle outwards. */
function tiara(
  id: string,
  noun: string,
  ornate: boolean,
  middle: number,
  beside: readonly number[],
  stones: boolean,
): PieceComposition {
  /** A figure is followed by its like, smaller: a wreath is of one kind of leaf. */
  const follower = (drawing: Drawing, main: Ornament, share: number): Ornament =>
    main.kind === 'motif'
      ? scaledOrnament(main, share / asLowAsAsked(drawing, middle))
      : drawing.front(share);
  // Low ones are small: a row of stones is longer then.
  const along = ({ wish }: Drawing): readonly number[] =>
    stones && wish.brief.proportions.profile === 'low' ? [...beside, ...beside.slice(-3)] : beside;
  // Where all are of one size, haloed and bare stones take turns; where they taper, those next to the middle are haloed.
  const isLevel = beside.every((share) => share === middle);
  const side = (drawing: Drawing, main: Ornament, share: number, place: number): PlacedOrnament =>
    placed(
      'side',
      plainer(
        inSideCut(drawing)(
          // Between leaves and figures that were named stands one stone each.
          ((takesTurns(drawing) ? place % 2 === 0 : stones) ? drawing.stone(share * 0.8) : null) ??
            follower(drawing, main, share),
        ),
        isLevel ? place % 2 === 1 : place === 0,
      ),
    );
  return {
    id,
    noun,
    ornate,
    // Three figures on a band are no rich tiara, and small ones are none at all.
    fits: ({ brief: { proportions, sideCut } }) =>
      (beside.length > 1 ||
        (!sideCut &&
          proportions.ornament !== 'ornate' &&
          proportions.presence !== 'bold' &&
          proportions.profile !== 'low')) &&
      // What is to be tall rises to its middle.
      (proportions.profile !== 'high' || (middle >= 1 && beside.length > 0)) &&
      // What is to be low has no peaks, and what is low by itself is for who asked for it.
      (id !== 'tiara-peaks' || proportions.profile !== 'low') &&
      (id !== 'tiara-low' || proportions.profile === 'low'),
    draw: (drawing) => {
      const main = drawing.front(asLowAsAsked(drawing, middle));
      return {
        carrier: bandOf(drawing),
        ornaments: [
          placed('main', main),
          ...along(drawing).map((share, place) => side(drawing, main, asLowAsAsked(drawing, share), place)),
        ],
      };
    },
  };
}

/** "A heart shaped one in the middle": what stands beside it is of another cut, as heavy. */
const inSideCut =
  ({ wish: { brief } }: Drawing) =>
  (ornament: Ornament): Ornament => {
    const { sideCut } = brief;
    if (!sideCut || ornament.kind !== 'stone' || ornament.stone.form !== 'faceted') return ornament;
    const { stone } = ornament;
    const acrossMm = Math.sqrt(stone.lengthMm * stone.widthMm);
    const kind = { ...stone, cut: sideCut };
    const lengthMm = acrossMm * Math.sqrt(usualRatio(kind));
    return { ...ornament, stone: { ...kind, ...stoneOfSize(kind, lengthMm, acrossMm ** 2 / lengthMm) } };
  };

/** What stands beside the middle is less rich than the middle: one row of small stones at most, no beading. */
function plainer(ornament: Ornament, isHaloed: boolean): Ornament {
  if (ornament.kind !== 'stone' || ornament.halo === null) return ornament;
  return { ...ornament, halo: isHaloed ? { ...ornament.halo, rows: 1, milgrain: false } : null };
}

/** Those that fall away from their middle to the sides, whichever else were named. */
const falling = (composition: PieceComposition, onlyAsked: boolean): PieceComposition => ({
  ...composition,
  arrangement: 'graduated',
  ...(onlyAsked && { onlyAsked: true as const }),
});

/** Tiaras, in the order of how usual they are. */
export const TIARAS: readonly PieceComposition[] = [
  falling(tiara('tiara-graduated', 'tiara', true, 1.1, [0.88, 0.74, 0.62, 0.52, 0.44], false), false),
  falling(tiara('tiara-stones', 'tiara', false, 1, [0.85, 0.72, 0.62, 0.54, 0.47, 0.42], true), false),
  tiara('tiara-single', 'headband tiara', false, 1.15, [], false),
  tiara('tiara-trio', 'tiara', false, 1.05, [0.75], false),
  tiara('tiara-line', 'bandeau', false, 0.5, [0.5, 0.5, 0.5, 0.5, 0.5], false),
  tiara('tiara-low', 'bandeau', false, 0.56, [0.5, 0.46, 0.42, 0.38, 0.34, 0.3], false),
  tiara('tiara-peaks', 'tiara', true, 1.2, [0.5, 0.85, 0.42, 0.6], true),
  falling(tiara('tiara-steep', 'tiara', true, 1.35, [0.95, 0.7, 0.54, 0.42, 0.36], true), true),
  falling(tiara('tiara-crest', 'tiara', false, 1.25, [1, 0.82, 0.66, 0.5, 0.4, 0.36], false), true),
  ...FLANKED.map(flanked),
];
