/** What dangles: along a chain on both sides of a figure, below a brooch or a hair slide, bells about an ankle. */
import type { PinFitting } from '../findings/document.ts';
import { drawBell } from '../ornament/bell.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawPlate } from '../ornament/plate.ts';
import { stoneIdeas } from '../ornament/stoneIdeas.ts';
import { round2 } from '../ring/wish.ts';
import { pearlsHang, styleBeside } from './beside.ts';
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { fitted, spanMm } from './fittedWays.ts';
import { namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** A strip of metal that dangles where no stone does, mm. */
const STRIP_MM = { long: 13, wide: 2.4, thick: 1 } as const;

function strip({ wish, random }: Drawing, share: number): Ornament {
  const plate = drawPlate({ ...wish.style, centre: null, sizeMm: STRIP_MM.long * share }, random, {
    outline: 'bar',
    border: 'bevel',
    blank: true,
  });
  return {
    ...plate,
    widthMm: Math.max(3, round2(STRIP_MM.wide)),
    heightMm: Math.max(6, round2(STRIP_MM.long * share)),
    thicknessMm: STRIP_MM.thick,
    domeMm: 0,
    border: { kind: 'none' },
    field: { kind: 'plain' },
    enamel: [],
  };
}

/** A small stone that was asked for, else a strip of metal. */
const dangler = (drawing: Drawing, stoneShare: number, stripShare: number): Ornament =>
  (asksForStones(drawing.wish) && !isOfStrips(drawing.wish) ? drawing.stone(stoneShare) : null) ??
  strip(drawing, stripShare);

/** More of them than a front has room for below it. */
const MOST_COUNTED_BELOW = 9;

/** Stones that were counted dangle, so many of them; null where nobody counted any. */
function countedBelow({ wish }: Drawing): number | null {
  const { stoneCount, gemstones } = wish.brief;
  const isCounted = stoneCount !== null && stoneCount > 1 && stoneCount <= MOST_COUNTED_BELOW;
  return isCounted && gemstones.length === 1 && !isOfStrips(wish) ? stoneCount : null;
}

/** A figure without stones of its own. */
function inMetal(front: Ornament): Ornament {
  if (front.kind === 'motif') return { ...front, accent: null, centre: null };
  if (front.kind !== 'emblem') return front;
  const { groups: _, inTurn: __, inEyes: ___, ...rest } = front;
  return { ...rest, stone: null };
}

/** The front with what dangles below it: of stones that were counted none is left for a figure itself. */
function frontWithFringe(
  drawing: Drawing,
  shares: { readonly main: number; readonly stone: number; readonly metal: number },
  usual: number,
): PlacedOrnament[] {
  const counted = countedBelow(drawing);
  const front = drawing.front(shares.main);
  return [
    placed('main', counted === null ? front : inMetal(front)),
    placed('drop', dangler(drawing, shares.stone, shares.metal), counted ?? usual),
  ];
}

/** What was said to dangle is metal alone. */
const isOfStrips = ({ brief: { hangs } }: PieceWish): boolean =>
  hangs != null &&
  hangs.below.gemstones.length + hangs.below.motifs.length + hangs.below.figures.length === 0;

/** Stones were named, or what dangles is worn to a wedding, where it glitters. */
const asksForStones = ({ stoneAsked, brief }: PieceWish): boolean =>
  stoneAsked || (brief.era === 'Classic / Bridal' && !brief.noStones);

const NO_COMB = 'What dangles would hang in the teeth of a comb or a pin: it hangs from a slide.';

/** Length of the leg, or of the two, of a pin whose head has a fringe, mm. */
const PIN_MM = { stick: 118, 'two-pronged': 84 } as const;

/** What the front is worn on: on a pin the fringe hangs from its head, over its legs. */
function hairFitting({ wish: { brief, adjustments } }: Drawing, lengthMm: number): PinFitting {
  const names = brief.arrangements ?? [];
  const pin = (['stick', 'two-pronged'] as const).find((name) => names.includes(name));
  if (pin !== undefined)
    return {
      kind: 'hairpin',
      wireMm: 1.6,
      lengthMm: PIN_MM[pin],
      gapMm: pin === 'stick' ? 10 : 13,
      ...(pin === 'stick' && { form: 'stick' as const }),
    };
  if (names.includes('comb') && !adjustments.includes(NO_COMB)) adjustments.push(NO_COMB);
  return { kind: 'barrette', lengthMm, widthMm: 7 };
}

type Fringe = Pick<PieceComposition, 'id' | 'noun' | 'draw'> & Partial<PieceComposition>;

const fringed = (way: Fringe): PieceComposition => ({
  ornate: true,
  arrangement: 'fringe',
  onlyAsked: true,
  fits: () => true,
  ...way,
});

/** A figure in the middle and drops all along, so many on each side. */
export const FIGURE_FRINGES: readonly PieceComposition[] = (
  [
    ['dense', 0.95, 0.34, 11],
    ['wide', 1.2, 0.42, 6],
    ['fine', 0.75, 0.3, 9],
    ['grand', 1.35, 0.36, 14],
  ] as const
).map(([id, main, drop, count]) =>
  fringed({
    id: `neck-fringe-figure-${id}`,
    noun: 'fringe necklace',
    fits: (wish) => namesFigure(wish.brief),
    draw: (drawing) => ({
      carrier: chain(drawing, 'neck', 'hangs'),
      ornaments: [
        ...overFront(drawing),
        placed('main', drawing.front(main)),
        placed('drop', drawing.stone(drop) ?? strip(drawing, 0.6), count),
      ],
    }),
  }),
);

/** Over a figure that bears one of three stones, with pearls for its fringe, stands the one that is left. */
function overFront({ wish, random }: Drawing): PlacedOrnament[] {
  const { brief, prongsPossible } = wish;
  if (!pearlsHang(brief) || brief.gemstones.length < 3) return [];
  const style = styleBeside({ ...wish, brief: { ...brief, arrangements: null } });
  const [idea] = stoneIdeas(style, { prongsPossible, prongCount: brief.prongCount });
  return idea === undefined ? [] : [placed('top', idea.draw(random, OVER_SHARE))];
}
const OVER_SHARE = 0.5;

export const BROOCH_FRINGES: readonly PieceComposition[] = (
  [
    ['three', 0.9, 0.36, 0.9, 3],
    ['five', 1, 0.3, 1.1, 5],
    ['seven', 1.1, 0.26, 0.8, 7],
    ['four', 0.78, 0.32, 1.3, 4],
  ] as const
).map(([id, main, stone, metal, count]) =>
  fringed({
    id: `brooch-fringe-${id}`,
    noun: 'brooch with a fringe',
    draw: (drawing) => ({
      carrier: fitted(drawing, {
        kind: 'brooch-pin',
        wireMm: 1,
        spanMm: spanMm(drawing, 0.5 * main),
        double: false,
      }),
      ornaments: frontWithFringe(drawing, { main, stone, metal }, count),
    }),
  }),
);

/** Below a comb its own teeth are: what dangles has room below a slide, which lies across the hair, or the head of a pin. */
export const HAIR_FRINGES: readonly PieceComposition[] = (
  [
    ['three', 1, 0.62, 1.2, 3, 62],
    ['five', 1.1, 0.5, 1, 5, 70],
    ['long', 0.85, 0.56, 1.7, 4, 58],
    ['seven', 1.2, 0.44, 0.8, 7, 80],
  ] as const
).map(([id, main, stone, metal, count, lengthMm]) =>
  fringed({
    id: `hair-fringe-${id}`,
    noun: 'hair ornament with dangles',
    draw: (drawing) => ({
      carrier: fitted(drawing, hairFitting(drawing, lengthMm)),
      ornaments: frontWithFringe(drawing, { main, stone, metal }, count),
    }),
  }),
);

/** Width of a little bell, mm. */
const BELL_MM = 4.6;

/** From a stiff one they hang by themselves (bellBangles.ts). */
const isOfChain = ({ brief }: PieceWish): boolean =>
  brief.braceletKind !== 'bangle' && brief.braceletKind !== 'cuff';

/** A figure or a motif besides the bells; what is worn of a culture is its bells themselves. */
const namesForm = ({ brief }: PieceWish): boolean =>
  (brief.figures ?? []).length + brief.motifs.length > 0 && !brief.engraving;

/** "Bells all round": from clasp to clasp, not about the front alone, and so many more of them. */
const isAllRound = ({ brief }: PieceWish): boolean => brief.arrangements?.includes('stations') === true;
const ROUND_SHARE = 1.6;

/** Figures all along with bells between them: how many figures, how many bells between two, both of their usual size. */
const FIGURES_AND_BELLS = [
  ['-turn', 5, 1, 1.35, 1],
  ['-turn-many', 7, 1, 1.1, 0.85],
  ['-turn-pairs', 4, 2, 1.5, 0.9],
] as const;

/** Anklets and bracelets with little bells all along their front, by themselves or with figures. */
function bells(wear: 'ankle' | 'wrist' | 'body', noun: string): PieceComposition[] {
  const bellOf = ({ wish: { brief, style } }: Drawing, share: number): Ornament =>
    drawBell(brief, style, 'ghungroo', 'plain', BELL_MM * share);
  const alone = (
    [
      ['', 1, 11, false],
      ['-dense', 0.82, 15, false],
      ['-figure', 0.95, 5, true],
      ['-bold', 1.3, 7, false],
      ['-few', 1.12, 5, false],
    ] as const
  ).map(([id, share, count, hasFront]) =>
    fringed({
      id: `${wear}-bells${id}`,
      noun,
      arrangement: 'bells',
      // A figure among them is for who named one.
      fits: (wish) => isOfChain(wish) && (!hasFront || (namesForm(wish) && !isAllRound(wish))),
      draw: (drawing) => ({
        carrier: chain(drawing, wear, 'hangs'),
        ornaments: [
          ...(hasFront ? [placed('main' as const, drawing.front(1.7))] : []),
          ...(isAllRound(drawing.wish)
            ? Array.from({ length: Math.round(count * ROUND_SHARE) }, () =>
                placed('charm' as const, bellOf(drawing, share)),
              )
            : [placed('drop' as const, bellOf(drawing, share), count)]),
        ],
      }),
    }),
  );
  const inTurn = FIGURES_AND_BELLS.map(([id, figures, between, share, bell]) =>
    fringed({
      id: `${wear}-bells${id}`,
      noun,
      arrangement: 'bells',
      fits: (wish) => isOfChain(wish) && namesForm(wish),
      draw: (drawing) => {
        const { named, front } = drawing;
        const drawn = (named.length > 0 ? named : [front]).map((draw) => draw(share));
        const charm = (ornament: Ornament): PlacedOrnament => placed('charm', structuredClone(ornament));
        return {
          carrier: chain(drawing, wear, 'hangs'),
          ornaments: Array.from({ length: figures }, (_, i) => [
            ...(i === 0 ? [] : Array.from({ length: between }, () => charm(bellOf(drawing, bell)))),
            charm(drawn[i % drawn.length]!),
          ]).flat(),
        };
      },
    }),
  );
  return [...alone, ...inTurn];
}
export const BELL_ANKLETS = bells('ankle', 'anklet with bells');
export const BELL_BRACELETS = bells('wrist', 'bracelet with bells');
export const BELL_BODY_CHAINS = bells('body', 'body chain');
