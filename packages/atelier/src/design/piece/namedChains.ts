/** Further ways to make what is asked for by name of pieces on chains: lariats, stations, fringes, collars, bars. */
import type { Arrangement, Gemstone } from '@filigree/contracts';
import { chainOf } from '../chain/draw.ts';
import { faceFor } from '../lettering/hands.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawPlate, type PlateOrnament } from '../ornament/plate.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { alongBar } from './alongBar.ts';
import type { Carrier } from './carriers.ts';
import { chain, stationCount } from './chains.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

type Way = readonly [id: string, draw: (drawing: Drawing) => PieceSketch, ornate?: true];

const ways = (arrangement: Arrangement, noun: string, list: readonly Way[]): PieceComposition[] =>
  list.map(([id, draw, ornate = false]) => ({
    id,
    noun,
    ornate,
    arrangement,
    onlyAsked: true,
    fits: () => true,
    draw,
  }));

/** A stone where stones are wanted, else a smaller front. */
const stoneOr = ({ stone, front }: Drawing, share: number): Ornament => stone(share) ?? front(share * 0.92);

const tailed = (drawing: Drawing, tailMm: number) => ({ ...chain(drawing, 'neck', 'let-in'), tailMm });

const LARIATS = ways('lariat', 'lariat necklace', [
  [
    'lariat-long',
    (drawing) => ({
      carrier: tailed(drawing, 95),
      ornaments: [placed('main', stoneOr(drawing, 0.5)), placed('drop', drawing.front(0.85))],
    }),
  ],
  [
    'lariat-stations',
    (drawing) => ({
      carrier: tailed(drawing, 60),
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
  ]);

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
  ]);

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

/** Length of a bar on a necklace, mm; on a wrist it must follow the arm. */
const BAR_MM = { neck: 34, wrist: 26, hung: 27 } as const;

/** A slim bar: lettered where letters were asked for, else plain or hammered. */
function bar(
  drawing: Drawing,
  lengthMm: number,
  field: 'plain' | 'hammered',
  upright = false,
): PlateOrnament {
  const { style, brief } = drawing.wish;
  const plate = drawPlate({ ...style, sizeMm: lengthMm * style.presence }, drawing.random, {
    outline: 'bar',
    text: brief.engraving ? { text: brief.engraving.slice(0, 60), lettering: faceFor(brief, 'sans') } : null,
  });
  const stone = drawing.wish.stoneAsked && !brief.engraving ? style.centre : null;
  const leastMm = stone === null ? (brief.engraving ? 5.2 : 3.4) : 6;
  const across = round2(Math.min(8, Math.max(leastMm, plate.widthMm / 7)));
  return {
    ...plate,
    widthMm: upright ? across : plate.widthMm,
    heightMm: upright ? plate.widthMm : across,
    domeMm: 0,
    border: { kind: 'none' },
    field:
      plate.field.kind === 'text'
        ? plate.field
        : stone !== null && field === 'plain'
          ? { kind: 'stone', stone }
          : field === 'plain'
            ? { kind: 'plain' }
            : { kind: 'hammered', seed: Math.floor(drawing.random() * 1e6) },
  };
}

const barWays = (wear: 'neck' | 'wrist', noun: string, prefix: string): PieceComposition[] =>
  ways('bar', noun, [
    [
      `${prefix}-bar`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [placed('main', bar(drawing, BAR_MM[wear], 'plain'))],
      }),
    ],
    [
      `${prefix}-bar-stones`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed(
            'main',
            drawing.line(
              alongBar([0.34, 0.34, 0.34, 0.34, 0.34, 0.34, 0.34], drawing.wish.brief.stoneCount),
              'across',
            ) ?? bar(drawing, BAR_MM[wear], 'plain'),
          ),
        ],
      }),
      true,
    ],
    [
      `${prefix}-bar-graduated`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed(
            'main',
            drawing.line(alongBar([0.3, 0.38, 0.46, 0.38, 0.3], drawing.wish.brief.stoneCount), 'across') ??
              bar(drawing, BAR_MM[wear] * 0.7, 'plain'),
          ),
        ],
      }),
      true,
    ],
    [
      `${prefix}-bar-hammered`,
      (drawing) => ({
        carrier: chain(drawing, wear, 'let-in'),
        ornaments: [
          placed('main', bar(drawing, BAR_MM[wear] * 0.8, 'hammered')),
          placed('station', stoneOr(drawing, 0.34), 2),
        ],
      }),
    ],
    ...(wear === 'neck'
      ? ([
          [
            `${prefix}-bar-upright`,
            (drawing) => ({
              carrier: chain(drawing, wear, 'hangs'),
              ornaments: [placed('main', bar(drawing, BAR_MM.hung, 'plain', true))],
            }),
          ],
        ] as Way[])
      : []),
  ]).map((composition) => ({
    ...composition,
    // Several stones that were counted are a row.
    fits: ({ brief: { stoneCount } }) =>
      (stoneCount ?? 1) < 2 || /-(?:stones|graduated)$/.test(composition.id),
  }));

/** Usual diameter of beads, mm: 7 to 7.5 on a necklace, a little less about wrist and ankle. */
const BEAD_MM = { neck: 7.2, wrist: 6.6, ankle: 4.6 } as const;

/** Of several stones, pearls are strung, else what is cut in beads and domes. */
const beadOf = (gemstones: readonly Gemstone[]): Gemstone | undefined =>
  gemstones.find((gem) => GEM_FACTS[gem].form === 'bead') ??
  gemstones.find((gem) => GEM_FACTS[gem].form === 'cabochon') ??
  gemstones[0];

/** Beads of the stone that was asked for, of pearls where none was, on a fine chain in the place of a thread. */
export function strung(
  drawing: Drawing,
  wear: 'neck' | 'wrist' | 'ankle',
  share: number,
  endShare: number,
  bars = 0,
): ChainCarrier {
  const { wish, random } = drawing;
  const { brief, style } = wish;
  const gemstone = beadOf(brief.gemstones) ?? (brief.excludedGemstones.includes('Pearl') ? 'Onyx' : 'Pearl');
  const asked = brief.stoneSizeMm[0];
  const carrier = chain(drawing, wear, 'hangs');
  // Beads without stones are beads of metal.
  if (brief.noStones)
    return { ...carrier, chain: chainOf('ball', carrier.alloyId, Math.min(4, 3.4 * share), random) };
  const inTurn = stonesInTurn(brief, { isRow: false, areBeads: true });
  const strands = Math.min(MOST_STRANDS, brief.rows ?? 1);
  return {
    ...carrier,
    chain: chainOf('cable', carrier.alloyId, THREAD_MM, random),
    strand: {
      ...(inTurn !== null && { inTurn }),
      ...(strands > 1 && { strands }),
      ...(strands > 1 && bars > 0 && { bars }),
      stone: { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) },
      diameterMm: round2(Math.min(20, Math.max(2, asked ?? BEAD_MM[wear] * style.presence * share))),
      endShare,
    },
  };
}

/** More strands than this are a collar of beadwork. */
const MOST_STRANDS = 5;

/** The fine chain that beads are strung on, mm wide. */
const THREAD_MM = 0.9;

/** A strand is its beads: something hangs from it where it was named, or more was asked for. */
const wantsDrop = ({ brief }: PieceWish): boolean =>
  namesFigure(brief) ||
  Boolean(brief.engraving) ||
  brief.gemstones.length > 1 ||
  brief.proportions.ornament === 'ornate' ||
  brief.proportions.presence === 'bold' ||
  brief.occasion === 'Statement';

/** Of the usual size of a front, a bead of metal among those of a strand. */
const METAL_BEAD_SHARE = 0.42;

/** What stands between beads: what was named, a stone in a bezel, else a bead of metal; prongs would catch on silk. */
function beadStation({ wish, front, random }: Drawing): Ornament {
  const drawn = front(0.5);
  if (namesFigure(wish.brief) || wish.brief.engraving) return drawn;
  if (drawn.kind === 'stone' && drawn.stone.form !== 'bead' && wish.brief.gemstones.length > 1)
    return {
      ...drawn,
      halo: null,
      hold: { kind: 'bezel', wallMm: null, milgrain: wish.style.eraRules.milgrain, scalloped: false },
    };
  const { style } = wish;
  return drawSculpture(
    { ...style, alloyId: style.accentAlloyId, sizeMm: style.sizeMm * METAL_BEAD_SHARE },
    random,
    'sphere',
  );
}

const strandWays = (wear: 'neck' | 'wrist' | 'ankle', noun: string, prefix: string): PieceComposition[] => {
  const strand = ways('strand', noun, [
    [`${prefix}-strand`, (drawing) => ({ carrier: strung(drawing, wear, 1, 1), ornaments: [] })],
    [
      `${prefix}-strand-graduated`,
      (drawing) => ({ carrier: strung(drawing, wear, 1.35, 0.55), ornaments: [] }),
    ],
    [
      `${prefix}-strand-drop`,
      (drawing) => ({
        carrier: strung(drawing, wear, 0.85, 1),
        ornaments: [placed('main', drawing.front(0.9))],
      }),
      true,
    ],
    [
      `${prefix}-strand-stations`,
      (drawing) => ({
        carrier: { ...strung(drawing, wear, 0.9, 1), front: 'let-in' },
        ornaments: [placed('station', beadStation(drawing), wear === 'neck' ? 5 : 3)],
      }),
      true,
    ],
  ]);
  const several = ways('strand', noun.replace(/^(?:strand|bead)/, 'multi-strand'), [
    [`${prefix}-strands`, (drawing) => ({ carrier: strung(drawing, wear, 0.9, 1), ornaments: [] })],
    [
      `${prefix}-strands-graduated`,
      (drawing) => ({ carrier: strung(drawing, wear, 1.15, 0.6), ornaments: [] }),
    ],
    [
      `${prefix}-strands-bars`,
      (drawing) => ({ carrier: strung(drawing, wear, 0.8, 1, wear === 'neck' ? 4 : 2), ornaments: [] }),
      true,
    ],
    [`${prefix}-strands-fine`, (drawing) => ({ carrier: strung(drawing, wear, 0.62, 1, 1), ornaments: [] })],
  ]);
  const isSeveral = ({ brief }: PieceWish): boolean => (brief.rows ?? 1) > 1 && !brief.noStones;
  return [
    ...strand.map(
      (composition): PieceComposition => ({
        ...composition,
        fits: (wish) =>
          wish.brief.stoneCount !== 1 &&
          !isSeveral(wish) &&
          (!composition.id.endsWith('-drop') || wantsDrop(wish)),
      }),
    ),
    ...several.map((composition): PieceComposition => ({ ...composition, fits: isSeveral })),
  ];
};

export const NAMED_NECKLACES: readonly PieceComposition[] = [
  ...LARIATS,
  ...stationWays('neck', 'station necklace', 'neck', [6, 15]),
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
  ...barWays('wrist', 'bar bracelet', 'bracelet'),
  ...strandWays('wrist', 'bead bracelet', 'bracelet'),
];
export const NAMED_ANKLETS: readonly PieceComposition[] = [
  ...stationWays('ankle', 'station anklet', 'anklet', [4, 9]),
  ...strandWays('ankle', 'bead anklet', 'ankle'),
];
export const NAMED_BODY_CHAINS: readonly PieceComposition[] = [
  ...stationWays('body', 'station body chain', 'body', [8, 15]),
  ...fringeWays('body', 'fringed body chain', 'body'),
];
