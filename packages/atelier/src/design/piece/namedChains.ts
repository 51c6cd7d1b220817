/** Further ways to make what is asked for by name of pieces on chains: stations, fringes, collars. */
import type { Brief } from '@filigree/contracts';
import { chainOf } from '../chain/draw.ts';
import { barWays } from './bars.ts';
import { pearlsHang } from './beside.ts';
import { chain, stationCount } from './chains.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { LARIATS } from './lariats.ts';
import { stoneOr, type Way, ways } from './namedWays.ts';
import { strandWays } from './strandWays.ts';

/** Stations grouped about a middle, many small ones, and a few of the front itself. */
const stationWays = (
  wear: 'neck' | 'wrist' | 'ankle' | 'body',
  noun: string,
  prefix: string,
  [usual, many]: readonly [number, number],
): PieceComposition[] =>
  ways('stations', noun, [
    [
      `${prefix}-stations-middle`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed('main', drawing.front(0.85)),
          placed(
            'station',
            stoneOr(drawing, 0.42),
            Math.max(2, 2 * Math.floor(stationCount(drawing, usual) / 2)),
          ),
        ],
      }),
      true,
    ],
    [
      `${prefix}-stations-many`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [placed('station', stoneOr(drawing, 0.36), stationCount(drawing, many))],
      }),
    ],
    [
      `${prefix}-stations-few`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [placed('station', drawing.front(0.6), drawing.wish.brief.stoneCount ?? 3)],
      }),
    ],
  ]).map((way) =>
    // A figure that is named with stones is there once, and they along the chain.
    way.id.endsWith('-few')
      ? { ...way, fits: ({ brief, stoneAsked }) => !(namesThing(brief) && stoneAsked) }
      : way,
  );

/** A figure in the middle and the stones that were named with it along the chain: where it is, and how many in all. */
const figureWays = (
  wear: 'neck' | 'wrist' | 'ankle' | 'body',
  noun: string,
  prefix: string,
): PieceComposition[] =>
  ways(
    'stations',
    noun,
    (
      [
        ['hung', 'hangs', 0.75, 0.4, 4],
        ['set', 'let-in', 0.7, 0.42, 4],
        ['hung-many', 'hangs', 0.6, 0.34, 8],
        ['set-pair', 'let-in', 0.85, 0.5, 2],
      ] as const
    ).map(
      ([id, front, share, stoneShare, usual]): Way => [
        `${prefix}-stations-figure-${id}`,
        (drawing) => ({
          carrier: chain(drawing, wear, front),
          ornaments: [
            placed('main', drawing.front(share)),
            placed('station', stoneOr(drawing, stoneShare), Math.max(2, stationCount(drawing, usual))),
          ],
        }),
      ],
    ),
  ).map((way) => ({
    ...way,
    fits: ({ brief, stoneAsked }) => namesThing(brief) && stoneAsked,
    appeal: () => 6,
  }));

/** A figure or a motif with a form of its own. */
const namesThing = ({ figures, motifs }: Brief): boolean => motifs.length + (figures?.length ?? 0) > 0;

const fringeWays = (wear: 'neck' | 'body', noun: string, prefix: string): PieceComposition[] =>
  ways('fringe', noun, [
    [
      `${prefix}-fringe-dense`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'hangs'),
        ornaments: [placed('drop', stoneOr(drawing, 0.38), 15)],
      }),
      true,
    ],
    [
      `${prefix}-fringe-middle`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'hangs'),
        ornaments: [placed('main', drawing.front(1.05)), placed('drop', stoneOr(drawing, 0.5), 8)],
      }),
      true,
    ],
    [
      `${prefix}-fringe-fronts`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'hangs'),
        ornaments: [placed('drop', drawing.front(0.6), 5)],
      }),
    ],
  ]).map((way) =>
    // Pearls that were to hang are no fronts.
    way.id.endsWith('-fronts') ? { ...way, fits: ({ brief }) => !pearlsHang(brief) } : way,
  );

/** A collar lies at the base of the neck unless another length is asked for, mm. */
const COLLAR_MM = 400;

function collar(drawing: Drawing, kind: 'herringbone' | 'snake' | null) {
  const carrier = chain(drawing, 'neck', 'let-in', kind === null ? 'fine' : 'statement');
  const { brief } = drawing.wish;
  return {
    ...carrier,
    lengthMm: brief.lengthIn === null ? COLLAR_MM : carrier.lengthMm,
    chain:
      kind === null || brief.chainKind
        ? carrier.chain
        : chainOf(kind, carrier.alloyId, Math.max(4, carrier.chain.widthMm), drawing.random),
  };
}

const COLLARS = ways('collar', 'collar necklace', [
  [
    'collar-herringbone',
    (drawing) => ({
      carrier: collar(drawing, 'herringbone'),
      ornaments: [placed('main', drawing.front(1.05))],
    }),
  ],
  [
    'collar-trio',
    (drawing) => ({
      carrier: collar(drawing, null),
      ornaments: [placed('main', drawing.front(1.1)), placed('station', stoneOr(drawing, 0.7), 2)],
    }),
    true,
  ],
  [
    'collar-snake',
    (drawing) => ({ carrier: collar(drawing, 'snake'), ornaments: [placed('main', drawing.front(0.8))] }),
  ],
]);

export const NAMED_NECKLACES: readonly PieceComposition[] = [
  ...LARIATS,
  ...stationWays('neck', 'station necklace', 'neck', [6, 15]),
  ...figureWays('neck', 'station necklace', 'neck'),
  ...fringeWays('neck', 'fringe necklace', 'neck'),
  ...COLLARS,
  ...barWays('neck', 'bar necklace', 'neck'),
  ...strandWays('neck', 'strand necklace', 'neck'),
];
export const NAMED_PENDANTS: readonly PieceComposition[] = barWays(
  'neck',
  'bar pendant on a chain',
  'pendant',
);
export const NAMED_BRACELETS: readonly PieceComposition[] = [
  ...stationWays('wrist', 'station bracelet', 'bracelet', [4, 9]),
  ...figureWays('wrist', 'station bracelet', 'bracelet'),
  ...barWays('wrist', 'bar bracelet', 'bracelet'),
  ...strandWays('wrist', 'bead bracelet', 'bracelet'),
];
export const NAMED_ANKLETS: readonly PieceComposition[] = [
  ...stationWays('ankle', 'station anklet', 'anklet', [4, 9]),
  ...figureWays('ankle', 'station anklet', 'anklet'),
  ...strandWays('ankle', 'bead anklet', 'ankle'),
];
export const NAMED_BODY_CHAINS: readonly PieceComposition[] = [
  ...stationWays('body', 'station body chain', 'body', [8, 15]),
  ...figureWays('body', 'station body chain', 'body'),
  ...fringeWays('body', 'fringed body chain', 'body'),
];
