import { asksForEnamel } from '../enamels.ts';
import type { PinFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import type { EmblemForm } from '../ornament/emblemForms.ts';
import { hasSeat } from '../ornament/emblemSeats.ts';
import { isFamilyFront } from '../ornament/familyFronts.ts';
import { emblemFormOf } from '../ornament/figures.ts';
import { askedEnamels } from '../ornament/frontIdeas.ts';
import { isWholeFront } from '../ornament/grouped.ts';
import { drawPlate } from '../ornament/plate.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import { alongBar } from './alongBar.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { fitted, single, spanMm as span } from './fittedWays.ts';
import { hangsAlone, namesFigure } from './shows.ts';
import type { PieceWish } from './wish.ts';

const pin = (drawing: Drawing, share = 0.5): PinFitting => {
  const spanMm = span(drawing, share);
  return { kind: 'brooch-pin', wireMm: 1, spanMm, double: spanMm > 40 };
};

/** A figure that was named with stones of one kind bears them: nothing that nobody asked for hangs below it. */
const bearsItsStones = (wish: PieceWish): boolean => {
  const { brief, stoneAsked } = wish;
  return (
    isFamilyFront(wish) ||
    (stoneAsked &&
      brief.gemstones.length < 2 &&
      brief.motifs.length + (brief.figures?.length ?? 0) > 0 &&
      brief.arrangements?.includes('fringe') !== true)
  );
};

/** "The shape of a heart": one thing was named, by its motif. */
const isOfOneMotif = ({ motifs, figures, culture }: PieceWish['brief']): boolean =>
  motifs.length === 1 && culture.length + (figures ?? []).length === 0;

/** "A dragonfly brooch" is one dragonfly: where no stone was asked for, what hangs from it is plain metal. */
const isFigureAlone = (wish: PieceWish): boolean =>
  (hangsAlone(wish) || (isOfOneMotif(wish.brief) && !wish.stoneAsked)) &&
  wish.brief.arrangements?.includes('fringe') !== true;

const takesDrops = (wish: PieceWish): boolean => !bearsItsStones(wish) && !isFigureAlone(wish);

/** Plates that a figure stands on, by turns: outline, border, and their length against what it takes alone. */
const PLATES = [
  ['oval', 'rope', 1.15],
  ['disc', 'scallop', 1],
] as const;
/** How much of an oval plate's length its figure has, about. */
const OVAL_SHARE = 0.76;
/** Sprays lie on cloth either way: how far they lean, degrees. */
const SPRAYS: ReadonlySet<EmblemForm> = new Set<EmblemForm>([
  'lily-of-the-valley',
  'flowering-branch',
  'branch',
  'wheat',
  'thistle',
]);
const LEANS_DEGREES = [-58, 34] as const;

const emblemOf = ({ brief: { figures } }: PieceWish): EmblemForm | null => {
  const [figure, ...others] = figures ?? [];
  return figure === undefined || others.length > 0 ? null : emblemFormOf(figure);
};

const isInOutline = (front: Ornament): boolean => front.kind !== 'emblem' || front.ground === 'silhouette';

/** A figure in its own outline, where others stand on plates; sprays lean one way and the other. */
function freed(front: Ornament): Ornament {
  if (front.kind !== 'emblem') return front;
  const [one, other] = LEANS_DEGREES;
  return {
    ...front,
    ground: 'silhouette',
    border: null,
    ...(SPRAYS.has(front.form) && { turnDegrees: isInOutline(front) ? one : other }),
  };
}

/** One figure that is the whole front, and holds the stone that was asked for on a plate too. */
const takesPlates = (wish: PieceWish): boolean => {
  const form = emblemOf(wish);
  const { brief, style, type } = wish;
  return (
    form !== null &&
    !isFamilyFront(wish) &&
    brief.plateShape == null &&
    brief.proportions.ornament !== 'simple' &&
    (bearsItsStones(wish) || isWholeFront(brief, type)) &&
    (!wish.stoneAsked || hasSeat(form, 'medallion', style.sizeMm * OVAL_SHARE))
  );
};

/** No measure of it was told: sketches of one figure can differ in size. */
const isOfAnySize = ({ brief }: PieceWish): boolean => (brief.pieceSizeMm ?? []).length === 0;

/** What hangs below a figure alone whose size was told: a ball, a tassel or three small balls, as a share of the figure. */
const METAL_DROPS = [
  ['brooch-ball', 'brooch with a drop', 'sphere', 0.17, 1],
  ['brooch-tassel', 'brooch with a drop', 'tassel', 0.75, 1],
  ['brooch-three-balls', 'brooch with three drops', 'sphere', 0.12, 3],
] as const;

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
      ['brooch-fine', 0.88],
    ] as const
  ).map(([id, share]) =>
    // Where nothing may hang from it, sketches differ in size; those of an emblem in what it stands on besides.
    single(
      id,
      'brooch',
      false,
      (drawing) => ({
        carrier: fitted(drawing, pin(drawing)),
        ornaments: [
          placed('main', takesPlates(drawing.wish) ? freed(drawing.front(share)) : drawing.front(share)),
        ],
      }),
      (wish) =>
        ((wish.style.plain === true && id !== 'brooch-fine') ||
          bearsItsStones(wish) ||
          (isFigureAlone(wish) && isOfAnySize(wish))) &&
        (id === 'brooch-broad' || !takesPlates(wish)),
    ),
  ),
  single(
    'brooch-plate',
    'brooch',
    false,
    (drawing) => {
      const { style, brief, stoneAsked } = drawing.wish;
      const front = drawing.front();
      const form = emblemOf(drawing.wish);
      const [outline, border, share] = PLATES[isInOutline(front) ? 0 : 1];
      const plate =
        form === null
          ? front
          : drawPlate({ ...style, sizeMm: style.sizeMm * share }, drawing.random, {
              outline,
              border,
              emblem: form,
              stoneAsked,
              enamelled: asksForEnamel(brief),
              // As it would be in its own outline.
              colours: front.kind === 'emblem' ? front.enamel : askedEnamels(brief),
            });
      return { carrier: fitted(drawing, pin(drawing)), ornaments: [placed('main', plate)] };
    },
    takesPlates,
  ),
  ...METAL_DROPS.map(([id, noun, form, share, count]) =>
    single(
      id,
      noun,
      true,
      (drawing) => {
        const { style } = drawing.wish;
        const drop = drawSculpture({ ...style, sizeMm: style.sizeMm * share }, drawing.random, form);
        return {
          carrier: fitted(drawing, pin(drawing)),
          ornaments: [placed('main', drawing.front(0.9)), placed('drop', drop, count)],
        };
      },
      (wish) => isFigureAlone(wish) && !isOfAnySize(wish),
    ),
  ),
  single(
    'brooch-drop',
    'brooch with a drop',
    true,
    (drawing) => ({
      carrier: fitted(drawing, pin(drawing)),
      ornaments: [
        placed('main', drawing.front(0.85)),
        placed('drop', drawing.stone(0.5) ?? drawing.front(0.35)),
      ],
    }),
    takesDrops,
  ),
  single(
    'brooch-chatelaine',
    'brooch with three drops',
    true,
    (drawing) => ({
      carrier: fitted(drawing, pin(drawing)),
      ornaments: [
        placed('main', drawing.front(0.8)),
        placed('drop', drawing.stone(0.38) ?? drawing.front(0.28), 3),
      ],
    }),
    takesDrops,
  ),
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
      settings: ['Bezel'],
      arrangement: 'bar',
      ...(onlyAsked && { onlyAsked }),
      fits: ({ style, brief, type }) =>
        style.centre !== null &&
        !isFamilyFront({ brief, type }) &&
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
  single(
    'brooch-large',
    'statement brooch',
    true,
    (drawing) => {
      // A figure alone, only larger, would be the first composition again: it has a fringe. A bar of stones over it would
      // belong to nothing; a stone or a plate stands under one.
      const bar = namesFigure(drawing.wish.brief)
        ? null
        : drawing.line([0.2, 0.26, 0.32, 0.26, 0.2], 'across');
      const dangler = drawing.wish.stoneAsked ? drawing.stone(0.24) : null;
      return {
        carrier: fitted(drawing, pin(drawing, 0.6)),
        ornaments: bar
          ? [placed('top', bar), placed('main', drawing.front(1.1))]
          : [placed('main', drawing.front(1.1)), placed('drop', dangler ?? drawing.front(0.24), 5)],
      };
    },
    takesDrops,
  ),
  single(
    'brooch-two-tier',
    'brooch',
    true,
    (drawing) => ({
      carrier: fitted(drawing, pin(drawing, 0.4)),
      ornaments: [placed('top', drawing.front(0.55)), placed('main', drawing.front(0.8))],
    }),
    // A dragonfly is one, not two, and so is a heart.
    (wish) => (wish.brief.figures ?? []).length !== 1 && !isOfOneMotif(wish.brief) && !isFamilyFront(wish),
  ),
];
