/** Hoops and huggies: bare, with a row of small stones in them, with something hung below, or both. */
import type { Gemstone } from '@filigree/contracts';
import type { EarFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import type { StoneKind } from '../parts.ts';
import { eachInRowMm } from '../ring/each-in-row.ts';
import { measuresEach, measuresOne } from '../ring/named.ts';
import { between } from '../ring/recipes/parts.ts';
import { HOOP_GAP_MM } from '../ring/spacing.ts';
import { kindOf, round2 } from '../ring/wish.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { HOOP_ROW_SHARE, LEAST_ROW_TUBE_MM } from './carriers.ts';
import { kindFits, onlyAsked, pair } from './earringKinds.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { namesNothing, restraintOf } from './restraint.ts';
import { namedPlate } from './tagged.ts';
import type { PieceWish } from './wish.ts';

type Hoop = Extract<EarFitting, { kind: 'hoop' }>;

/** Hoops that were asked for are hoops first, before anything hangs from them. */
const bareAppeal = ({ style, brief }: PieceWish): number =>
  style.centre === null || brief.earringKind === 'hoop' || brief.earringKind === 'huggie' ? 5 : -3;

/** Chunky hoops against usual ones, beyond what their presence makes of them. */
const CHUNKY_SHARE = 1.35;
export const chunky = ({ wish: { brief } }: Drawing): number =>
  // Large hoops of little weight are of a slim bar.
  brief.proportions.band !== 'slim' &&
  (brief.proportions.presence === 'bold' || brief.proportions.band === 'wide')
    ? CHUNKY_SHARE
    : 1;

/** How thick a hoop is against the usual: a small one that is to be thick is not fine for being small. */
const stoutness = (drawing: Drawing): number =>
  Math.max(drawing.wish.brief.proportions.band === 'wide' ? 1 : 0, drawing.wish.style.presence) *
  chunky(drawing);

/** The thickness of the hoops was said. */
const isTold = ({ brief: { bandWidthMm, wireMm } }: PieceWish): boolean => (wireMm ?? bandWidthMm) !== null;

/** Flat strips are what is hammered first. */
const isHammered = ({ brief: { finish } }: PieceWish): boolean => finish === 'Hammered';

/** No fine wire where thick hoops were asked for, no thick one where fine ones were: small ones can be either. */
function isOfGauge({ brief: { proportions, bandWidthMm, wireMm } }: PieceWish, tubeMm: number): boolean {
  const { presence, band } = proportions;
  const isThick = band === 'wide' || (band === null && presence === 'bold');
  const isFine = band === 'slim' || (band === null && presence === 'delicate');
  return (wireMm ?? bandWidthMm) !== null || (!(tubeMm < 2 && isThick) && !(tubeMm >= 3 && isFine));
}

/** The thickness of a hoop's tube, mm: as asked of a hoop, or the usual. */
export const tubeMm = ({ wish: { brief } }: Drawing, usual: number): number =>
  round2(Math.min(8, Math.max(1, brief.wireMm ?? (brief.earringKind ? brief.bandWidthMm : null) ?? usual)));

/**
 * Tubes of dainty huggies, mm, and their insides: none is broader over all than about 2 mm (a cushion is half as broad again as its
 * tube, a strip twice).
 */
const DAINTY_MM: Readonly<Record<string, readonly [tubeMm: number, innerMm: number]>> = {
  huggie: [1.4, 10],
  'huggie-fine': [1.15, 9],
  'huggie-bold': [1.25, 12],
  'huggie-round': [1.75, 10],
  'huggie-strip': [1.02, 10],
};
const isDainty = ({ brief: { proportions } }: PieceWish): boolean =>
  proportions.band === 'slim' || (proportions.band === null && proportions.presence === 'delicate');

/** Inside of a hoop: as asked, or as usual at this presence. */
export const hoopMm = ({ wish, random }: Drawing, usual: number): number =>
  round2(
    Math.min(
      64,
      Math.max(9, wish.brief.pieceSizeMm?.[0] ?? usual * wish.style.presence * between(random, 0.9, 1.15)),
    ),
  );

/** More stones than these go around a hoop that nobody counts them on. */
const MOST_COUNTED = 15;

/** Stones that were counted, on each hoop, where they stand in it in a row: one hangs from it. */
const rowCount = ({ stoneCount, hangs }: PieceWish['brief']): number | null =>
  stoneCount !== null && stoneCount >= 2 && stoneCount <= MOST_COUNTED && hangs == null ? stoneCount : null;

/** The arc of a counted row and the size of its stones: smaller ones where it would go on behind the ear. */
function countedRow(
  count: number,
  stoneMm: number,
  radiusMm: number,
): { readonly count: number; readonly diameterMm: number; readonly spanDegrees: number } {
  const mostMm = (radians(LONGEST_ROW_DEGREES) * radiusMm) / count - HOOP_GAP_MM;
  const diameterMm = round2(Math.max(0.9, Math.min(stoneMm, mostMm)));
  const degrees = ((count + 0.5) * (diameterMm + HOOP_GAP_MM) * 180) / (Math.PI * radiusMm);
  return { count, diameterMm, spanDegrees: round2(Math.min(200, Math.max(60, degrees))) };
}
const LONGEST_ROW_DEGREES = 170;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Small stones were asked for on hoops: none that would stand for itself. */
export const takesRow = ({ brief, style, stoneAsked, prongsPossible }: PieceWish): boolean =>
  stoneAsked &&
  prongsPossible &&
  style.small?.form === 'faceted' &&
  // A pearl is no small stone in the metal: it hangs from the hoop.
  style.centre?.form !== 'bead' &&
  (brief.setting === null || brief.setting === 'Pave' || brief.setting === 'Prong') &&
  !measuresOne(brief) &&
  (brief.stoneCount === null || measuresEach(brief) || rowCount(brief) !== null) &&
  (brief.stoneCut === null || brief.stoneCut === 'Round');

/** What was named besides a drop's own stone and stands in the hoop: pavé, or the facetted one beside what hangs. */
function rowBesideDrop(wish: PieceWish): StoneKind | null {
  const { brief, style, prongsPossible } = wish;
  if (!wish.stoneAsked || !prongsPossible) return null;
  const hung = pearlOf(brief) ?? brief.hangs?.below.gemstones[0];
  const facetted = brief.gemstones.find((gem) => gem !== hung && GEM_FACTS[gem].form === 'faceted');
  if (hung !== undefined && facetted !== undefined) return kindOf(facetted, null, 'Round', []);
  if (brief.setting !== 'Pave' || !takesRow(wish) || style.small === null) return null;
  return { ...style.small, cut: 'Round' };
}

/** The pearl that is named beside another stone: it is what hangs. */
const pearlOf = ({ gemstones }: PieceWish['brief']): Gemstone | null =>
  gemstones.length > 1 ? (gemstones.find((gem) => GEM_FACTS[gem].form === 'bead') ?? null) : null;

/** Across a pearl below a hoop, mm, at the usual size of a front. */
const PEARL_MM = 7;
/** How much of a hoop's outer side is set above what hangs from it, degrees. */
const ROW_DEGREES = 150;

/** What hangs from a hoop: the front, or the pearl where one was named with stones for the hoop. */
function dropOf({ wish, front }: Drawing, share: number): Ornament {
  const pearl = pearlOf(wish.brief);
  if (pearl === null || !namesNothing(wish) || rowBesideDrop(wish) === null) return front(share);
  const mm = round2(PEARL_MM * share * wish.style.presence);
  return {
    kind: 'stone',
    alloyId: wish.style.accentAlloyId,
    stone: stoneOfSize(kindOf(pearl, null, 'Round', []), mm, mm),
    orientation: 'upright',
    hold: { kind: 'peg' },
    halo: null,
  };
}

/** A hoop with its row where stones were named for it besides what hangs below. */
export function setHoop(drawing: Drawing, hoop: Hoop): Hoop {
  const stone = rowBesideDrop(drawing.wish);
  if (stone === null) return hoop;
  const thickMm = Math.max(LEAST_ROW_TUBE_MM, hoop.tubeMm);
  const diameterMm = round2(Math.min(2.2, Math.max(0.9, thickMm * HOOP_ROW_SHARE)));
  return { ...hoop, tubeMm: thickMm, stones: { stone, diameterMm, spanDegrees: ROW_DEGREES } };
}

/** "Diamond hoops" have their stones in the hoop, and nothing below it. */
const isRowed = (wish: PieceWish): boolean =>
  wish.brief.earringKind != null && takesRow(wish) && namesNothing(wish) && restraintOf(wish) !== 'splendid';

/** Hoops of which nothing else was named are the hoops. */
const isOfMetal = (wish: PieceWish): boolean =>
  wish.brief.earringKind != null && !wish.stoneAsked && namesNothing(wish);

/** A disc or a tag was named, which hangs from a hoop. */
const hangsPlate = ({ brief }: PieceWish): boolean => namedPlate(brief) !== null;

/** Nothing hangs from a hoop that is to be simple, is of metal alone or has its stones in it. */
const takesDrop = (wish: PieceWish): boolean =>
  hangsPlate(wish) || (restraintOf(wish) !== 'bare' && !isOfMetal(wish) && !isRowed(wish));

/** Where all four hoops have something below them; of others the bare ones differ, or those with a row. */
const isAllDrops = (wish: PieceWish): boolean =>
  !namesNothing(wish) ||
  hangsPlate(wish) ||
  rowBesideDrop(wish) !== null ||
  (wish.stoneAsked && (!takesRow(wish) || wish.brief.gemstones.length > 1));

/** Stones along a hoop: the largest that are drawn unasked, and at all (findings/document.ts), mm. */
const USUAL_ROW_MM = 2.2;
const LARGEST_IN_HOOP_MM = 2.5;

/** A tube that holds stones of a told size, mm. */
const eachTubeMm = (eachMm: number | null): number =>
  eachMm === null ? 0 : Math.min(LARGEST_IN_HOOP_MM, eachMm) / HOOP_ROW_SHARE;

/** Hoops with a row of small stones in their outer side, longer and shorter, slim and full. */
const ROWED: readonly PieceComposition[] = (
  [
    ['hoop-row', 'hoop', 'round', 2.2, 22, 190],
    ['hoop-row-bold', 'hoop', 'round', 3, 26, 150],
    ['hoop-row-oval', 'hoop', 'oval', 2, 20, 170],
    ['huggie-row', 'huggie', 'huggie', 2.3, 10, 180],
    ['huggie-row-bold', 'huggie', 'huggie', 3.1, 11, 130],
    ['huggie-row-slim', 'huggie', 'huggie', 1.8, 12, 190],
    ['huggie-row-short', 'huggie', 'huggie', 2.5, 10, 100],
  ] as const
).map(
  ([id, kind, form, usualMm, innerMm, spanDegrees]): PieceComposition => ({
    id,
    noun: `${kind} earrings`,
    ornate: false,
    fits: (wish) => onlyAsked(kind)(wish) && takesRow(wish) && namesNothing(wish),
    appeal: () => 8,
    draw: (drawing) => {
      const { brief, style } = drawing.wish;
      const { small } = style;
      const eachMm = small === null ? null : eachInRowMm(brief, small);
      const usualTubeMm = tubeMm(drawing, usualMm * between(drawing.random, 0.95, 1.08));
      const thickMm = round2(Math.max(LEAST_ROW_TUBE_MM, eachTubeMm(eachMm), usualTubeMm));
      const mostMm = eachMm ?? Math.min(USUAL_ROW_MM, thickMm * HOOP_ROW_SHARE);
      const innerDiameterMm =
        kind === 'huggie' && brief.pieceSizeMm?.[0] === undefined ? innerMm : hoopMm(drawing, innerMm);
      const diameterMm = round2(Math.min(LARGEST_IN_HOOP_MM, Math.max(0.9, mostMm)));
      const count = eachMm === null ? rowCount(brief) : null;
      const row =
        count === null
          ? { diameterMm, spanDegrees }
          : countedRow(count, diameterMm, innerDiameterMm / 2 + thickMm);
      return {
        carrier: pair(drawing, {
          kind: 'hoop',
          form,
          innerDiameterMm,
          tubeMm: thickMm,
          ...(small && { stones: { stone: { ...small, cut: 'Round' }, ...row } }),
        }),
        ornaments: [],
      };
    },
  }),
);

export const HOOPS: readonly PieceComposition[] = [
  {
    id: 'hoop',
    noun: 'hoop earrings',
    ornate: false,
    fits: (wish) => kindFits('hoop')(wish) && !wish.stoneAsked && namesNothing(wish),
    appeal: bareAppeal,
    draw: (drawing) => ({
      carrier: pair(drawing, {
        kind: 'hoop',
        form: drawing.random() < 0.75 ? 'round' : 'oval',
        innerDiameterMm: hoopMm(drawing, 26),
        tubeMm: tubeMm(drawing, between(drawing.random, 1.8, 2.8) * stoutness(drawing)),
      }),
      ornaments: [],
    }),
  },
  ...(
    [
      ['hoop-fine', 'round', 1.3, undefined],
      ['hoop-bold', 'round', 3, undefined],
      ['hoop-oval', 'oval', 2.1, undefined],
      ['hoop-hinged', 'huggie', 2.4, undefined],
      ['hoop-strip', 'huggie', 2, 'strip'],
    ] as const
  ).map(
    ([id, form, usualMm, section]): PieceComposition => ({
      id,
      noun: 'hoop earrings',
      ornate: usualMm >= 3,
      fits: (wish) =>
        onlyAsked('hoop')(wish) &&
        !wish.stoneAsked &&
        namesNothing(wish) &&
        isOfGauge(wish, usualMm) &&
        // Of one told thickness the round ones would be one hoop: it is open or hinged then.
        (form === 'oval' || (form === 'round' ? !isTold(wish) : isTold(wish) || isHammered(wish))),
      appeal: bareAppeal,
      draw: (drawing) => ({
        carrier: pair(drawing, {
          kind: 'hoop',
          form,
          innerDiameterMm: hoopMm(drawing, 26),
          tubeMm: tubeMm(drawing, usualMm * between(drawing.random, 0.95, 1.08) * stoutness(drawing)),
          ...(section && { section }),
        }),
        ornaments: [],
      }),
    }),
  ),
  ...(
    [
      ['hoop-drop', 'round', 17, 1.8, 0.8],
      ['hoop-drop-wide', 'round', 27, 1.9, 1.05],
      ['hoop-drop-small', 'round', 13, 2.1, 1],
      ['hoop-drop-oval', 'oval', 19, 1.7, 0.95],
    ] as const
  ).map(
    ([id, form, innerMm, usualMm, share]): PieceComposition => ({
      id,
      noun: 'hoop earrings with drops',
      ornate: false,
      fits: (wish) =>
        (id === 'hoop-drop' ? kindFits('hoop') : onlyAsked('hoop'))(wish) &&
        takesDrop(wish) &&
        (id === 'hoop-drop' || isAllDrops(wish)),
      draw: (drawing) => ({
        carrier: pair(
          drawing,
          setHoop(drawing, {
            kind: 'hoop',
            form,
            innerDiameterMm: hoopMm(drawing, innerMm),
            tubeMm: tubeMm(drawing, usualMm),
          }),
        ),
        ornaments: [placed('main', dropOf(drawing, share))],
      }),
    }),
  ),
  ...ROWED,
  ...(
    [
      ['huggie', 10, 2.4, undefined],
      ['huggie-fine', 9, 1.6, undefined],
      ['huggie-bold', 11, 3.4, undefined],
      ['huggie-round', 10, 2.2, 'round'],
      ['huggie-strip', 10, 2, 'strip'],
    ] as const
  ).map(
    ([id, innerMm, usualMm, section]): PieceComposition => ({
      id,
      noun: 'huggie earrings',
      ornate: usualMm > 3,
      fits: (wish) =>
        onlyAsked('huggie')(wish) &&
        !wish.stoneAsked &&
        namesNothing(wish) &&
        // Of one told thickness they differ by their section alone.
        (id === 'huggie' || section !== undefined || !isTold(wish)),
      appeal: bareAppeal,
      draw: (drawing) => {
        const [ownMm, insideMm] = (isDainty(drawing.wish) && DAINTY_MM[id]) || [usualMm, innerMm];
        return {
          carrier: pair(drawing, {
            kind: 'hoop',
            form: 'huggie',
            innerDiameterMm:
              drawing.wish.brief.pieceSizeMm?.[0] === undefined ? insideMm : hoopMm(drawing, insideMm),
            tubeMm: tubeMm(drawing, ownMm * between(drawing.random, 0.95, 1.08)),
            ...(section && { section }),
          }),
          ornaments: [],
        };
      },
    }),
  ),
  ...(
    [
      ['huggie-drop', 10, 2.2, 0.75],
      ['huggie-drop-slim', 12, 1.8, 0.62],
      ['huggie-drop-bold', 11, 3, 0.9],
      ['huggie-drop-small', 9, 2, 0.55],
    ] as const
  ).map(
    ([id, innerMm, usualMm, share]): PieceComposition => ({
      id,
      noun: 'huggie earrings',
      ornate: false,
      fits: (wish) =>
        (id === 'huggie-drop' ? kindFits('huggie') : onlyAsked('huggie'))(wish) &&
        takesDrop(wish) &&
        (id === 'huggie-drop' || isAllDrops(wish)),
      draw: (drawing) => ({
        carrier: pair(
          drawing,
          setHoop(drawing, {
            kind: 'hoop',
            form: 'huggie',
            innerDiameterMm: innerMm,
            tubeMm: tubeMm(drawing, usualMm),
          }),
        ),
        ornaments: [placed('main', dropOf(drawing, share))],
      }),
    }),
  ),
];
