/** Beads on a string: one strand or several side by side. */
import type { Brief, Gemstone } from '@filigree/contracts';
import { chainOf } from '../chain/draw.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import type { StoneKind } from '../parts.ts';
import { pick } from '../ring/recipes/parts.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour, askedColours } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { takesOnePendant } from './beadsAndPendant.ts';
import { type ChainCarrier, chain } from './chains.ts';
import { type Drawing, type PieceComposition, type PieceSketch, placed } from './family.ts';
import { tellClasp } from './figureClasps.ts';
import { type Way, ways } from './namedWays.ts';
import { namesNothing, restraintOf } from './restraint.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

type Wear = 'neck' | 'wrist' | 'ankle';

/** Usual diameter of beads, mm: 7 to 7.5 on a necklace, a little less about wrist and ankle. */
const BEAD_MM = { neck: 7.2, wrist: 6.6, ankle: 4.6 } as const;

/** Of several stones, pearls are strung, else what is cut in beads and domes. */
const beadOf = (gemstones: readonly Gemstone[]): Gemstone | undefined =>
  gemstones.find((gem) => GEM_FACTS[gem].form === 'bead') ??
  gemstones.find((gem) => GEM_FACTS[gem].form === 'cabochon') ??
  gemstones[0];

/** What strands about the neck close with, where nothing was said of it. */
const NECK_CLASPS = ['lobster', 'box', 's-hook', 'toggle'] as const;

/** Beads of the stone that was asked for, of pearls where none was, on a fine chain in the place of a thread. */
export function strung(
  drawing: Drawing,
  wear: Wear,
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
  const strands = Math.min(MOST_STRANDS, brief.rows ?? 1);
  const eachStrand = strands > 1 ? kindsOfStrands(brief, strands) : null;
  const inTurn = eachStrand === null ? stonesInTurn(brief, { isRow: false, areBeads: true }) : null;
  const clasp =
    brief.claspKind || wear !== 'neck'
      ? carrier.clasp
      : { ...carrier.clasp, form: pick(random, NECK_CLASPS) };
  return {
    ...carrier,
    clasp,
    chain: chainOf('cable', carrier.alloyId, THREAD_MM, random),
    strand: {
      ...(inTurn !== null && { inTurn }),
      ...(eachStrand !== null && { eachStrand }),
      ...(strands > 1 && { strands }),
      ...(strands > 1 && bars > 0 && { bars }),
      stone: { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) },
      diameterMm: round2(Math.min(20, Math.max(2, asked ?? BEAD_MM[wear] * style.presence * share))),
      endShare,
    },
  };
}

/**
 * Strands that differ: of a gem in several colours, or of several gems, each has a strand, and again from the first where
 * there are more. A diamond beside them is no bead. Null where all are alike, or stones are to follow one another.
 */
function kindsOfStrands(brief: Brief, strands: number): StoneKind[] | null {
  if (brief.arrangements?.includes('alternating')) return null;
  const kinds = brief.gemstones
    .filter((gemstone) => gemstone !== 'Diamond')
    .flatMap((gemstone): StoneKind[] => {
      const colours = askedColours(brief, gemstone);
      return (colours.length > 0 ? colours : [null]).map((colour) => ({
        gemstone,
        cut: 'Round',
        form: 'bead',
        colour,
      }));
    });
  return kinds.length < 2 ? null : Array.from({ length: strands }, (_, k) => kinds[k % kinds.length]);
}

/** More strands than this are a collar of beadwork. */
const MOST_STRANDS = 5;

/** A toggle that is to be seen, mm long. */
const TOGGLE_MM = 18;

/** The fine chain that beads are strung on, mm wide. */
const THREAD_MM = 0.9;

/** A strand is its beads: something hangs from it where it was named, or more was asked for. */
const wantsDrop = (wish: PieceWish): boolean =>
  namesFigure(wish.brief) || Boolean(wish.brief.engraving) || restraintOf(wish) === 'splendid';

/** Beads of metal against those of a strand: one in its middle, some between them, many small ones. */
const METAL_BEADS = { middle: 1.35, between: 0.95, small: 0.62 } as const;
/** How many small ones stand along a strand, one of them in its middle. */
const SMALL_BEADS = { neck: 13, wrist: 9, ankle: 9 } as const;

/** A bead of metal, measured by those that it stands among. */
function metalBead({ wish: { style }, random }: Drawing, { strand }: ChainCarrier, share: number): Ornament {
  const beadMm = (strand?.diameterMm ?? THREAD_MM) * share;
  return drawSculpture({ ...style, alloyId: style.accentAlloyId, sizeMm: beadMm }, random, 'sphere');
}

/** What stands between beads: what was named, a stone in a bezel, else a bead of metal; prongs would catch on silk. */
function beadStation(drawing: Drawing, carrier: ChainCarrier): Ornament {
  const { wish } = drawing;
  const drawn = drawing.front(0.5);
  if (namesFigure(wish.brief) || wish.brief.engraving) return drawn;
  if (drawn.kind === 'stone' && drawn.stone.form !== 'bead' && wish.brief.gemstones.length > 1)
    return {
      ...drawn,
      halo: null,
      hold: { kind: 'bezel', wallMm: null, milgrain: wish.style.eraRules.milgrain, scalloped: false },
    };
  return metalBead(drawing, carrier, METAL_BEADS.between);
}

/** Beads with something let in among them. */
const among = (drawing: Drawing, wear: Wear): ChainCarrier => ({
  ...strung(drawing, wear, 0.9, 1),
  front: 'let-in',
});

/** The largest beads of a told size that stand between small ones of metal, mm. */
const MOST_SPACED_MM = 8.5;

const hasSpacers = ({ arrangements }: Brief): boolean => arrangements?.includes('spacers') === true;

/**
 * Beads with spacers between them: how wide these are against the beads, and after how many beads one follows; beads at
 * the clasp against those in the middle, where they are graduated.
 */
const SPACED: Readonly<Record<string, readonly [width: number, every: number, endShare: number]>> = {
  spacers: [0.42, 1, 0.5],
  'spacers-wide': [0.6, 1, 0.62],
  'spacers-thirds': [0.55, 3, 0.42],
  'spacers-pairs': [0.48, 2, 0.55],
};
const SPACER_MM = [2.2, 8] as const;

/** A strand with spacers of the chain's metal. */
function spaced(drawing: Drawing, wear: Wear, name: string): ChainCarrier {
  const [width, every, endShare] = SPACED[name];
  const isGraduated = drawing.wish.brief.arrangements?.includes('graduated') === true;
  return withSpacers(strung(drawing, wear, isGraduated ? 1.35 : 1, isGraduated ? endShare : 1), width, every);
}

/** The strand of a carrier with spacers of its metal after every so many beads, so wide against them. */
function withSpacers(carrier: ChainCarrier, width: number, every: number): ChainCarrier {
  const { strand } = carrier;
  if (strand === undefined) return carrier;
  const [least, most] = SPACER_MM;
  // The smallest bead covers its spacer's hole, and no spacer is wider than it.
  const widthMm = round2(
    Math.min(most, Math.max(least, strand.diameterMm * Math.min(width, strand.endShare * 0.85))),
  );
  return { ...carrier, strand: { ...strand, spacers: { alloyId: carrier.alloyId, widthMm, every } } };
}

/** Beads of this size with what follows between them, whatever the usual size is. */
export function strungBy(
  drawing: Drawing,
  wear: Wear,
  how: {
    readonly beadMm: number;
    readonly endShare: number;
    readonly spacers: { readonly width: number; readonly every: number } | null;
  },
): ChainCarrier {
  const carrier = strung(drawing, wear, 1, how.endShare);
  if (carrier.strand === undefined) return carrier;
  const sized = { ...carrier, strand: { ...carrier.strand, diameterMm: how.beadMm } };
  return how.spacers === null ? sized : withSpacers(sized, how.spacers.width, how.spacers.every);
}

/** Spacers of strands that lie one below the other, in turn. */
const SPACED_LAYERS = [
  [0.5, 1],
  [0.55, 3],
  [0.48, 2],
  [0.6, 4],
] as const;

/** One of several strands, with the spacers that were asked for; sketches in turn have them at other distances. */
export const strungLayer = (
  drawing: Drawing,
  wear: Wear,
  share: number,
  { endShare = 1, turn = 0 } = {},
): ChainCarrier => {
  const carrier = strung(drawing, wear, share, endShare);
  const [width, every] = SPACED_LAYERS[turn % SPACED_LAYERS.length]!;
  return hasSpacers(drawing.wish.brief) ? withSpacers(carrier, width, every) : carrier;
};

const hasFigureClasp = ({ arrangements }: Brief): boolean => arrangements?.includes('figure-clasp') === true;

const PLAIN_CLASP =
  'The clasp of several strands is made plain, as the trade makes it: its figure and what is set in it are left to the workshop.';

/** Beads that grow smaller from such a figure: the largest against the usual, and those at the end against these. */
const GRADED_CLASP = { share: 1.35, end: 0.55 } as const;

/** A figure that was to be the clasp, among the beads in front, where it is seen. */
const withClasp =
  (wear: Wear, share: number, beads: number) =>
  (drawing: Drawing): PieceSketch => {
    tellClasp(drawing.wish);
    const isGraduated = drawing.wish.brief.arrangements?.includes('graduated') === true;
    const carrier = isGraduated
      ? strung(drawing, wear, beads * GRADED_CLASP.share, GRADED_CLASP.end)
      : strung(drawing, wear, beads, 1);
    return {
      carrier: { ...carrier, front: 'let-in' },
      ornaments: [placed('main', drawing.front(share))],
    };
  };

/** Strands whose clasp was to be a figure, told that it is none. */
const plainlyClasped = (drawing: Drawing, carrier: ChainCarrier): ChainCarrier => {
  const { brief, adjustments } = drawing.wish;
  if (hasFigureClasp(brief) && !adjustments.includes(PLAIN_CLASP)) adjustments.push(PLAIN_CLASP);
  return carrier;
};

/** Further ways of beads that grow smaller towards the clasp. */
const GRADED = [
  ['gentle', 0.7, 1.2],
  ['steep', 0.42, 1.5],
  ['even', 0.58, 1.1],
] as const;

/** "A classic single strand": beads and nothing between them. Of a told size they could not be graduated either. */
const areBeadsAlone = (wish: PieceWish): boolean => {
  const { rows, era, proportions, gemstones, stoneSizeMm, noStones } = wish.brief;
  const isPlain = rows === 1 || era === 'Classic / Bridal' || proportions.ornament === 'simple';
  return isPlain && namesNothing(wish) && gemstones.length < 2 && stoneSizeMm.length === 0 && !noStones;
};

/** The ways of a strand that keep what was said: beads of a told size are all of it, and nothing was named to hang. */
function strandFits(id: string, wish: PieceWish): boolean {
  const { brief } = wish;
  if (takesOnePendant(wish)) return false;
  if (hasFigureClasp(brief) && namesFigure(brief)) return /-strand-clasp/.test(id);
  if (/-strand-clasp/.test(id)) return false;
  if (id.endsWith('-drop')) return wantsDrop(wish) && !hasSpacers(brief);
  // Spacers and grades are told: only their ways have them.
  const isSpaced = Object.keys(SPACED).some((name) => id.endsWith(`-strand-${name}`));
  if (hasSpacers(brief)) return isSpaced && !brief.noStones;
  const isGraduated = brief.arrangements?.includes('graduated') === true;
  if (isSpaced) return false;
  if (isGraduated) return /-graduated/.test(id);
  if (areBeadsAlone(wish)) return /-strand(?:-graduated(?:-gentle|-even)?|-toggle)?$/.test(id);
  if (/-graduated-/.test(id)) return false;
  if (id.endsWith('-graduated')) return brief.stoneSizeMm.length === 0;
  // Between the small beads of metal there is room for several of stone.
  if (id.endsWith('-spaced') && (brief.stoneSizeMm[0] ?? 0) > MOST_SPACED_MM) return false;
  // Where more was named the stations show it.
  if (/-(?:middle|spaced|toggle)$/.test(id))
    return namesNothing(wish) && brief.gemstones.length < 2 && !brief.noStones;
  return true;
}

export const strandWays = (wear: Wear, noun: string, prefix: string): PieceComposition[] => {
  const strand = ways('strand', noun, [
    [`${prefix}-strand`, (drawing) => ({ carrier: strung(drawing, wear, 1, 1), ornaments: [] })],
    [
      `${prefix}-strand-graduated`,
      (drawing) => ({ carrier: strung(drawing, wear, 1.35, 0.55), ornaments: [] }),
    ],
    ...GRADED.map(
      ([id, endShare, share]): Way => [
        `${prefix}-strand-graduated-${id}`,
        (drawing) => ({ carrier: strung(drawing, wear, share, endShare), ornaments: [] }),
      ],
    ),
    ...(
      [
        ['clasp', 0.8, 0.9],
        ['clasp-large', 1.05, 0.95],
        ['clasp-small', 0.65, 0.85],
      ] as const
    ).map(([id, share, beads]): Way => [`${prefix}-strand-${id}`, withClasp(wear, share, beads)]),
    ...Object.keys(SPACED).map(
      (name): Way => [
        `${prefix}-strand-${name}`,
        (drawing) => ({ carrier: spaced(drawing, wear, name), ornaments: [] }),
      ],
    ),
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
      (drawing) => {
        const carrier = among(drawing, wear);
        return {
          carrier,
          ornaments: [placed('station', beadStation(drawing, carrier), wear === 'neck' ? 5 : 3)],
        };
      },
      true,
    ],
    [
      `${prefix}-strand-middle`,
      (drawing) => {
        const carrier = among(drawing, wear);
        return { carrier, ornaments: [placed('main', metalBead(drawing, carrier, METAL_BEADS.middle))] };
      },
      true,
    ],
    [
      `${prefix}-strand-spaced`,
      (drawing) => {
        const carrier = among(drawing, wear);
        const bead = metalBead(drawing, carrier, METAL_BEADS.small);
        return { carrier, ornaments: [placed('station', bead, SMALL_BEADS[wear])] };
      },
      true,
    ],
    // About the neck the clasp lies behind.
    ...(wear === 'neck'
      ? []
      : ([
          [
            `${prefix}-strand-toggle`,
            (drawing) => {
              const carrier = strung(drawing, wear, 1.1, 1);
              const clasp = { ...carrier.clasp, form: 'toggle' as const, lengthMm: TOGGLE_MM };
              return {
                carrier: drawing.wish.brief.claspKind ? carrier : { ...carrier, clasp },
                ornaments: [],
              };
            },
          ],
        ] satisfies Way[])),
  ]);
  const several = ways('strand', noun.replace(/^(?:strand|bead)/, 'multi-strand'), [
    [
      `${prefix}-strands`,
      (drawing) => ({ carrier: plainlyClasped(drawing, strung(drawing, wear, 0.9, 1)), ornaments: [] }),
    ],
    [
      `${prefix}-strands-graduated`,
      (drawing) => ({ carrier: plainlyClasped(drawing, strung(drawing, wear, 1.15, 0.6)), ornaments: [] }),
    ],
    [
      `${prefix}-strands-bars`,
      (drawing) => ({
        carrier: plainlyClasped(drawing, strung(drawing, wear, 0.8, 1, wear === 'neck' ? 4 : 2)),
        ornaments: [],
      }),
      true,
    ],
    [
      `${prefix}-strands-fine`,
      (drawing) => ({ carrier: plainlyClasped(drawing, strung(drawing, wear, 0.62, 1, 1)), ornaments: [] }),
    ],
  ]);
  const isSeveral = ({ brief }: PieceWish): boolean => (brief.rows ?? 1) > 1 && !brief.noStones;
  return [
    ...strand.map(
      (composition): PieceComposition => ({
        ...composition,
        fits: (wish) => wish.brief.stoneCount !== 1 && !isSeveral(wish) && strandFits(composition.id, wish),
      }),
    ),
    ...several.map((composition): PieceComposition => ({ ...composition, fits: isSeveral })),
  ];
};
