/** Ear cuffs: open behind, pressed about the edge of an ear that needs no hole; bare, set along their outside, or with a front on it. */
import { asksForEnamel } from '../enamels.ts';
import type { EarFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawEmblem } from '../ornament/emblem.ts';
import { askedEnamels } from '../ornament/frontIdeas.ts';
import { round2 } from '../ring/wish.ts';
import { HOOP_ROW_SHARE, LEAST_ROW_TUBE_MM } from './carriers.ts';
import { onlyAsked, pair } from './earringKinds.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { chunky, takesRow, tubeMm } from './hoopEarrings.ts';
import { namesNothing } from './restraint.ts';
import type { PieceWish } from './wish.ts';

type Hoop = Extract<EarFitting, { kind: 'hoop' }>;

/** Inside of a cuff, mm: the rim of an ear is 7 to 9 mm broad where cuffs sit, and 3 thick. */
const INSIDE_MM = { usual: 9.4, least: 7, most: 16 } as const;

/** The thickness of a bare cuff that is bold or fine stays within what an ear bears, mm. */
const THICK_MM = { least: 1.2, most: 3.4 } as const;

function cuff(drawing: Drawing, usualMm: number, insideMm: number, form: Partial<Hoop> = {}): Hoop {
  const { style, brief } = drawing.wish;
  const thick = Math.min(
    THICK_MM.most,
    Math.max(THICK_MM.least, tubeMm(drawing, usualMm * style.presence * chunky(drawing))),
  );
  const asked = brief.pieceSizeMm?.[0];
  const inside = asked === undefined ? insideMm : asked - 2 * thick;
  return {
    kind: 'hoop',
    form: 'cuff',
    innerDiameterMm: round2(Math.min(INSIDE_MM.most, Math.max(INSIDE_MM.least, inside))),
    tubeMm: round2(thick),
    ...form,
  };
}

const isCuff = onlyAsked('cuff');
const isBare = (wish: PieceWish): boolean => !wish.stoneAsked && namesNothing(wish);

const BARE = (
  [
    ['ear-cuff', 1.7, INSIDE_MM.usual, {}, false],
    ['ear-cuff-wide', 1.75, 9.8, { section: 'strip' }, false],
    ['ear-cuff-twist', 2.3, 9, { strands: 3 }, true],
    ['ear-cuff-fine', 1.5, 10, { section: 'round' }, false],
    ['ear-cuff-twist-fine', 1.9, 9.6, { strands: 5 }, true],
    ['ear-cuff-twist-bold', 2.8, 9.2, { strands: 4 }, true],
  ] as const
).map(
  ([id, usualMm, insideMm, form, isTwist]): PieceComposition => ({
    id,
    noun: isTwist ? 'twisted ear cuffs' : 'ear cuffs',
    ornate: false,
    ...(isTwist && { arrangement: 'twist' }),
    ...(isTwist && id !== 'ear-cuff-twist' && { onlyAsked: true }),
    fits: (wish) =>
      isCuff(wish) &&
      isBare(wish) &&
      // Hammer marks need a face.
      !(wish.brief.finish === 'Hammered' && isTwist),
    appeal: () => 8,
    draw: (drawing) => ({ carrier: pair(drawing, cuff(drawing, usualMm, insideMm, form)), ornaments: [] }),
  }),
);

/** With a row of small stones along the outside: thickness, inside, and how much of it is set. */
const SET = (
  [
    ['ear-cuff-row', 2.3, INSIDE_MM.usual, 150, undefined],
    ['ear-cuff-row-fine', 1.8, 9.8, 190, 'round'],
    ['ear-cuff-row-bold', 3, 9.2, 120, undefined],
    ['ear-cuff-row-short', 2.6, 9.6, 80, 'round'],
  ] as const
).map(
  ([id, usualMm, insideMm, spanDegrees, section]): PieceComposition => ({
    id,
    noun: 'ear cuffs',
    ornate: false,
    fits: (wish) => isCuff(wish) && takesRow(wish) && namesNothing(wish),
    appeal: () => 9,
    draw: (drawing) => {
      const { small } = drawing.wish.style;
      const drawn = cuff(drawing, usualMm, insideMm, section && { section });
      const thick = Math.max(LEAST_ROW_TUBE_MM, drawn.tubeMm);
      const diameterMm = round2(Math.min(2.2, Math.max(0.9, thick * HOOP_ROW_SHARE)));
      return {
        carrier: pair(drawing, {
          ...drawn,
          tubeMm: thick,
          ...(small && { stones: { stone: { ...small, cut: 'Round' }, diameterMm, spanDegrees } }),
        }),
        ornaments: [],
      };
    },
  }),
);

/** Leaves, or a twig or vine of them, and nothing else. */
const isBranch = ({ brief: { figures } }: PieceWish): boolean =>
  (figures ?? []).length > 0 && (figures ?? []).every((figure) => figure === 'branch');

/** The height of leaves that climb up from a cuff along the ear, mm: what of it is free above and below. */
const CLIMBING_MM = { least: 13, most: 24 } as const;

/** Leaves climb with the ear: a vine that stands on the cuff, as tall as a part of it; else what was named. */
function outside(drawing: Drawing, share: number, climbingMm: number): Ornament {
  const { wish, random } = drawing;
  const { brief, style } = wish;
  if (!isBranch(wish)) return drawing.front(share);
  const asked = brief.pieceSizeMm?.[0] ?? climbingMm * Math.min(1.15, Math.max(0.9, style.presence));
  const sizeMm = Math.min(CLIMBING_MM.most, Math.max(CLIMBING_MM.least, asked));
  return drawEmblem(null, { ...style, sizeMm }, random, {
    form: 'leafy-vine',
    ground: 'silhouette',
    enamelled: asksForEnamel(brief),
    colours: askedEnamels(brief),
  });
}

/** With what was named on the outside, at this share of an earring's front. */
const FRONTED = (
  [
    ['ear-cuff-front', 1.6, INSIDE_MM.usual, {}, 0.62, 17],
    ['ear-cuff-front-wide', 1.5, 9.8, { section: 'strip' }, 0.72, 15],
    ['ear-cuff-front-twist', 2, 9, { strands: 3 }, 0.6, 19],
    ['ear-cuff-front-fine', 1.6, 10, { section: 'round' }, 0.54, 14],
  ] as const
).map(
  ([id, usualMm, insideMm, form, share, climbingMm]): PieceComposition => ({
    id,
    noun: 'ear cuffs',
    ornate: false,
    fits: (wish) => isCuff(wish) && !isBare(wish),
    appeal: () => 8,
    draw: (drawing) => ({
      carrier: pair(drawing, cuff(drawing, usualMm, insideMm, form)),
      ornaments: [placed('main', outside(drawing, share, climbingMm))],
    }),
  }),
);

export const EAR_CUFFS: readonly PieceComposition[] = [...BARE, ...SET, ...FRONTED];
