import type { Brief } from '@filigree/contracts';
import { seededRandom } from '../random.ts';
import { arrangeAsAsked } from './arrangements.ts';
import { bandPatternOf, besidePattern, layBandPattern } from './bandPattern.ts';
import { domeOrBand, isBombe } from './bombe.ts';
import { withoutBow } from './bowed.ts';
import { layCord } from './cord.ts';
import { applyCulture } from './culture.ts';
import { besideDetail, detailOf, layDetail } from './detail.ts';
import type { RingDesign, RingType } from './document.ts';
import { ringEngraving } from './engraving.ts';
import { layFiligree } from './filigree.ts';
import { finishBand, finishDeparture, isOneBar } from './finish.ts';
import { gradeRow } from './graduated.ts';
import { layContours, layGrooves } from './grooves.ts';
import { layInlay } from './inlay.ts';
import { lightened } from './lightened.ts';
import { applyMotif } from './motif.ts';
import { isEternity, measuresEach, namesForm, ringArrangements } from './named.ts';
import { layNavaratna } from './navaratna.ts';
import { thicknessDeparture, withOwnProportions } from './ownProportions.ts';
import { strengthenPalm } from './palm.ts';
import { withCuppedPearls } from './pearls.ts';
import { candidateRecipes } from './recipes/choose.ts';
import { between, pick } from './recipes/parts.ts';
import { withFamilyInRow } from './recipes/posy.ts';
import type { RingSketch } from './recipes/recipe.ts';
import { girdleRadiusMm, rowSpan } from './rowSpan.ts';
import { nameRingComposition } from './sketch.ts';
import { ROW_EDGE_MM, rowRatio } from './spacing.ts';
import { dressSpinner } from './spinner.ts';
import { taperAsTold } from './taper.ts';
import { titleOfRing } from './title.ts';
import { inlay, NO_STRIPE, oneMetal } from './twoTone.ts';
import { type RingWish, ringWish, round2, TOE } from './wish.ts';

/** More rows than this bend over the sides of a finger. */
const MOST_ROWS = 3;

export const DESIGN_ENGINE = 'atelier/1';

/** A ring for a brief: the seed walks the fitting compositions and draws what was left open. */
export function createRing(asked: Brief, seed: number, type: RingType = 'Ring'): RingDesign {
  const random = seededRandom(seed);
  const { brief: straight, notes: ofBow } = withoutBow(domeOrBand(asked, type));
  const { brief: ungrouped, notes: ofPearls } = withCuppedPearls(straight);
  const { brief, notes: ofFamily } = withFamilyInRow(ungrouped);
  const wish = type === 'Toe Ring' ? ringWish(brief, seed, random, TOE) : ringWish(brief, seed, random);
  wish.adjustments.push(...ofBow, ...ofPearls, ...ofFamily);
  const candidates = candidateRecipes(wish);
  const recipe = candidates[seed % candidates.length];
  const sketch = plainSketch(wish, random);
  recipe.draw(sketch, wish, random);
  if (brief.bandProfile) sketch.band.profile = brief.bandProfile;
  finishBand(sketch, wish, random);
  // A twist of a dome is its ribs.
  if (brief.bandProfile !== 'bombe') arrangeAsAsked(sketch, wish, recipe, seed);
  if (brief.plateBorder === 'milgrain') edgeWithMilgrain(sketch, wish);
  layRows(sketch, wish);
  layInTurn(sketch, wish);
  gradeRow(sketch, wish, seed);
  const border = bandPatternOf(brief);
  const detail = detailOf(sketch, wish, seed);
  const front = besideDetail(wish, detail);
  applyMotif(sketch, border === null ? front : besidePattern(front, border), seed, random);
  layDetail(sketch, wish, detail, seed, random);
  if (border !== null) layBandPattern(sketch, wish, border, seed);
  layCord(sketch, wish, seed);
  widenAsSaid(sketch, wish, seed);
  layContours(sketch, wish, seed);
  layInlay(sketch, wish, seed);
  layNavaratna(sketch, wish, seed);
  layFiligree(sketch, wish, recipe, random);
  keepCount(sketch, wish);
  tellSmallerSides(sketch, wish);
  fitToStone(sketch, wish);
  applyCulture(sketch, wish, seed);
  dressSpinner(sketch, wish);
  withOwnProportions(sketch, wish, recipe, seed);
  layGrooves(sketch, wish, seed);
  taperAsTold(sketch, wish);
  strengthenPalm(sketch, wish);
  inTwoMetals(sketch, wish, random);
  const { us, innerDiameterMm } = sizeOf(wish.usSize);
  const { wallMm, said } = lightened(brief, sketch);
  wish.adjustments.push(...said);
  if (sketch.bandStones !== null || sketch.band.form !== 'single') delete sketch.band.secondFinish;
  wish.adjustments.push(...finishDeparture(brief, sketch.band), ...thicknessDeparture(brief, sketch.band));
  const untitled: Omit<RingDesign, 'title'> = {
    documentVersion: 1,
    type,
    seed,
    composition: nameRingComposition(sketch),
    size: { us, innerDiameterMm },
    alloys: usedAlloys(wish, sketch),
    openingMm: openingOf(sketch, wish, type),
    ...sketch,
    ...(wallMm !== undefined && { wallMm }),
    engraving: ringEngraving(sketch, innerDiameterMm, wish),
    character: { era: brief.era, cultures: brief.culture, motifs: brief.motifs, occasion: brief.occasion },
    provenance: { engine: DESIGN_ENGINE, adjustments: wish.adjustments, refinements: [] },
  };
  return { ...untitled, title: titleOfRing(untitled) };
}

/** What a band is open at the palm, mm: a toe ring, and a ring that is to be pressed to its finger. */
const OPENING_MM = { toe: 2.4, finger: 3.2 } as const;

function openingOf(sketch: RingSketch, { brief }: RingWish, type: RingType): number | null {
  if (!isPressed(sketch)) return null;
  if (type === 'Toe Ring') return OPENING_MM.toe;
  const isWhole =
    Boolean(sketch.band.inlay && sketch.band.inlay.spanDegrees > 300) || Boolean(sketch.spinner);
  const isAsked = ringArrangements(brief).includes('adjustable') && !sketch.openFront && !isWhole;
  // Tungsten is sintered, and breaks where it is bent.
  return isAsked && !brief.metals.includes('Tungsten') ? OPENING_MM.finger : null;
}

/**
 * Toe rings are slipped over the joint and pressed to size. A full circle of stones cannot be bent; a coil is open as it
 * is, and would fall apart into its turns.
 */
const isPressed = ({ band, bandStones }: RingSketch): boolean =>
  band.form !== 'coil' && (bandStones?.spanDegrees ?? 0) < 300;

/** US size to inner diameter, 11.63 + 0.8128 x US (jewelry-facts, section 1). */
export const sizeOf = (us: number): RingDesign['size'] => ({
  us,
  innerDiameterMm: round2(11.63 + 0.8128 * us),
});

/** Stones that were counted and measured are of the measure in the middle; those beside it grow smaller. */
function tellSmallerSides({ centre, sideStones }: RingSketch, { brief, adjustments }: RingWish): void {
  const { stoneCount, stoneSizeMm, gemstones, arrangements } = brief;
  const areAlike =
    stoneSizeMm.length > 0 &&
    (stoneCount === 3 || stoneCount === 5) &&
    stoneCount * stoneSizeMm[0]! > MOST_ABREAST_MM &&
    gemstones.length < 2 &&
    !arrangements?.some((name) => name === 'side-stones' || name === 'graduated');
  if (!areAlike || centre === null || sideStones === null) return;
  if (sideStones.stone.widthMm > ALIKE_SHARE * centre.widthMm) return;
  adjustments.push(
    `The stones beside the middle one are smaller than its ${round2(centre.widthMm)} mm: all of that size would stand off the finger.`,
  );
}

/** Across the top of a finger of usual breadth, mm. */
const MOST_ABREAST_MM = 17;
/** What is still called as large as another. */
const ALIKE_SHARE = 0.92;

/** A plain band with the centre stone laid beside it, for a recipe to work on. */
function plainSketch(wish: RingWish, random: ReturnType<typeof seededRandom>): RingSketch {
  const asked = wish.brief.bandWidthMm;
  const widthMm =
    asked !== null
      ? Math.min(20, Math.max(1.2, asked))
      : round2(Math.max(1.5, Math.min(9, between(random, 1.85, 2.25) * wish.breadth)));
  if (asked !== null && asked !== widthMm) {
    wish.adjustments.push(tooNarrow(asked, widthMm));
  }
  return {
    band: {
      alloyId: wish.alloys[0].id,
      finish: 'Polished',
      texture: { kind: 'none' },
      widthMm,
      thicknessMm: round2(Math.min(2.3, 1.62 + widthMm * 0.07 + 0.1 * random())),
      profile: wish.brief.bandProfile ?? pick(random, wish.era.profiles),
      palmTaper: between(random, 0.8, 0.95),
      form: 'single',
      milgrain: false,
      grooves: 0,
    },
    shoulders: { kind: 'plain' },
    head: null,
    centre: wish.centre ? { ...wish.centre, orientation: orientationOf(wish, random) } : null,
    halo: null,
    sideStones: null,
    bandStones: null,
  };
}

/** Narrowest band whose edges bear beads beside anything else, mm. */
const LEAST_MILGRAIN_MM = 1.9;

/** Milgrain that was asked for: along the band, about a bezel, on the outer edge of a halo. */
function edgeWithMilgrain(
  { band, head, halo, bandStones: row }: RingSketch,
  { brief, adjustments }: RingWish,
): void {
  if (head?.kind === 'bezel') head.milgrain = true;
  if (halo !== null) halo.milgrain = true;
  if (row !== null) row.milgrain = row.setting !== 'shared-prong';
  const isSingle = isOneBar(band) && band.form !== 'coil';
  if (isSingle && row === null) {
    if (brief.bandWidthMm === null) band.widthMm = round2(Math.max(LEAST_MILGRAIN_MM, band.widthMm));
    band.milgrain = band.widthMm >= LEAST_MILGRAIN_MM;
  }
  const isShown = band.milgrain || head?.kind === 'bezel' || halo !== null || row?.milgrain === true;
  if (!isShown) adjustments.push('The edges of this band are too fine for milgrain: it is left out.');
}

/** Long stones lie along the finger, now and then across it in modern rings. */
function orientationOf(
  wish: RingWish,
  random: ReturnType<typeof seededRandom>,
): 'along-finger' | 'across-finger' {
  const modern =
    wish.brief.era === 'Minimalist' ||
    wish.brief.era === 'Modern Sculptural' ||
    wish.brief.era === 'Futuristic / Cyber-Lux';
  const turned = random();
  const fits = wish.centre !== null && wish.centre.lengthMm < 12 && wish.centre.cut !== 'Pear';
  return modern && fits && turned < 0.35 ? 'across-finger' : 'along-finger';
}

/** Narrowest stones of several rows beside one another, mm. */
const LEAST_ROW_MM = 0.9;

/** As many rows of small stones as were asked for: the band widens for them, or they are set smaller. */
function layRows(sketch: RingSketch, wish: RingWish): void {
  const { bandStones: row, band } = sketch;
  const { bandWidthMm } = wish.brief;
  if (row === null || band.form !== 'single' || isBombe(band)) return;
  const isOne = wish.brief.rows == null && row.rows > 1 && areCountedInOne(sketch, wish);
  const asked = isOne ? 1 : wish.brief.rows;
  if (asked == null) return;
  const edge = ROW_EDGE_MM[row.setting];
  // The others took as much of the band as it now is too wide.
  if (isOne && bandWidthMm === null) band.widthMm = round2(row.diameterMm * rowRatio(row.stone) + edge);
  const most = bandWidthMm === null ? MOST_ROWS : Math.floor((band.widthMm - edge) / LEAST_ROW_MM);
  const rows = Math.max(1, Math.min(asked, most, MOST_ROWS));
  if (rows < asked) {
    wish.adjustments.push(
      asked > MOST_ROWS
        ? `A band holds three rows of stones at most: it has ${rows}.`
        : `A band of ${band.widthMm} mm has no room for ${asked} rows: it has ${rows}.`,
    );
  }
  row.rows = rows as 1 | 2 | 3;
  const ratio = rowRatio(row.stone);
  if (bandWidthMm === null)
    band.widthMm = round2(Math.max(band.widthMm, row.diameterMm * rows * ratio + edge));
  row.diameterMm = round2(
    Math.max(LEAST_ROW_MM, Math.min(row.diameterMm, (band.widthMm - edge) / rows / ratio)),
  );
}

/** Stones that were counted, where a row has room for all: each of several rows would have as many. */
function areCountedInOne({ bandStones: row, head, band }: RingSketch, { brief, usSize }: RingWish): boolean {
  const { stoneCount } = brief;
  if (stoneCount === null || stoneCount < 2 || row === null || row.between || head !== null) return false;
  return stoneCount <= rowSpan(row, girdleRadiusMm(usSize, band.thicknessMm), stoneCount).most;
}

/** Widest stones of a row by their number, mm: few are worn larger. */
const FEW_MM = [
  [4, 3.2],
  [7, 2.7],
] as const;

/** A row that is the ring shows all the stones that were named, one after the other. */
function layInTurn({ bandStones: row, head, band }: RingSketch, { inTurn, brief }: RingWish): void {
  if (row === null || head !== null || inTurn === null) return;
  row.inTurn = inTurn;
  const count = brief.stoneCount ?? (isAllAround(brief) ? null : inTurn.length);
  const few = FEW_MM.find(([most]) => count !== null && count <= most)?.[1];
  if (few === undefined || measuresEach(brief)) return;
  const edge = ROW_EDGE_MM[row.setting];
  // A band of a told width holds no larger ones.
  const most = brief.bandWidthMm === null ? few : Math.min(few, band.widthMm - edge);
  row.diameterMm = round2(Math.max(row.diameterMm, most));
  if (brief.bandWidthMm === null) band.widthMm = round2(Math.max(band.widthMm, row.diameterMm + edge));
}

/** Stones in turn go on as far as the row does; those of a family stand once each. */
const isAllAround = (brief: Brief): boolean =>
  isEternity(brief) || brief.arrangements?.includes('alternating') === true;

/** A row of an asked number of stones spans just so much of the band. */
function keepCount(sketch: RingSketch, wish: RingWish): void {
  const { stoneCount } = wish.brief;
  const row = sketch.bandStones;
  const family = row?.inTurn !== undefined && !isAllAround(wish.brief) ? row.inTurn.length : null;
  const count = stoneCount ?? family;
  if (count === null || row === null || row.between || sketch.head !== null || count < 2) return;
  const meanMm = row.diameterMm * (1 + (row.graduatedTo ?? 1)) * 0.5;
  const { degrees, most } = rowSpan(
    { ...row, diameterMm: meanMm },
    girdleRadiusMm(wish.usSize, sketch.band.thicknessMm),
    count,
  );
  if (count > most) {
    wish.adjustments.push(
      `${count} stones of ${row.diameterMm} mm do not fit around the band: it is set all around.`,
    );
  }
  row.spanDegrees = degrees;
}

/** Walls beside a row of stones, both together: half a millimetre each casts (Stuller, Best Practices for CAD/CAM). */
const WALLS_MM = 1.02;
/** Of the width of the stones, what walls leave open. */
const OPEN_SHARE = 0.78;

/** Width that a band needs for walls along its stones, also where it tapers, mm; 0 where it has none. */
function leastBetweenWalls({ band, bandStones: row }: RingSketch): number {
  if (row?.setting !== 'channel' && row?.setting !== 'invisible') return 0;
  const opening = row.diameterMm * rowRatio(row.stone) * row.rows * OPEN_SHARE;
  return round2((opening + WALLS_MM) / Math.min(1, band.palmTaper));
}

/** What is said of a band that was asked for too narrow. */
export const tooNarrow = (askedMm: number, widthMm: number): string =>
  `${narrowLead(askedMm)} it is ${widthMm} mm wide.`;
const narrowLead = (askedMm: number): string => `A band of ${askedMm} mm cannot be made to last:`;

/** What must give way so that the piece stands: heavy stones need more band. */
function fitToStone(sketch: RingSketch, wish: RingWish): void {
  const { band, centre } = sketch;
  if (centre !== null && wish.brief.bandWidthMm === null) {
    band.widthMm = round2(Math.max(band.widthMm, Math.min(3.2, 1.15 + centre.widthMm * 0.1)));
  }
  const walled = leastBetweenWalls(sketch);
  if (band.widthMm < walled) {
    const asked = wish.brief.bandWidthMm;
    band.widthMm = walled;
    if (asked !== null) {
      // It was too narrow without them already: only the last of two widths is so.
      const said = wish.adjustments.findIndex((line) => line.startsWith(narrowLead(asked)));
      if (said >= 0) wish.adjustments.splice(said, 1);
      wish.adjustments.push(tooNarrow(asked, walled));
    }
  }
  band.widthMm = round2(band.widthMm);
  band.thicknessMm = round2(band.thicknessMm);
  if (sketch.bandStones !== null) band.thicknessMm = Math.max(band.thicknessMm, 1.9);
}

/** Widths of bands that were called wide, in turn, mm. */
const WIDE_MM = [7.2, 8, 7.6, 9] as const;

/** A band that is called wide is one, also under a head; a serpent's body and a spinner have their own measures. */
function widenAsSaid(sketch: RingSketch, { brief, lowOnly }: RingWish, seed: number): void {
  const { band, shoulders } = sketch;
  if (brief.proportions.band !== 'wide' || brief.bandWidthMm !== null || lowOnly) return;
  if (band.twig || sketch.spinner || (shoulders.kind === 'motif' && shoulders.coil)) return;
  // Strands and passing ends would each be as wide as a band.
  if (band.form !== 'single' && namesForm(brief)) return;
  band.form = 'single';
  band.widthMm = round2(Math.max(band.widthMm, WIDE_MM[seed % WIDE_MM.length]!));
  // Arches would end as notches in so broad a band.
  const isArched = shoulders.kind === 'cathedral' && !ringArrangements(brief).includes('cathedral');
  if (shoulders.kind === 'tapered' || isArched) sketch.shoulders = { kind: 'plain' };
}

/** A pattern around the band was asked for, or what one can show. */
const showsSomething = ({ arrangements, motifs, figures, culture }: Brief): boolean =>
  arrangements?.includes('patterned') === true || motifs.length + (figures?.length ?? 0) + culture.length > 0;

/** The second of two metals is in the setting or the ornament; a band without either is inlaid with it. */
function inTwoMetals(sketch: RingSketch, wish: RingWish, random: ReturnType<typeof seededRandom>): void {
  const [main, second] = wish.alloys;
  const stripeMm = wish.brief.stripeMm ?? null;
  if (second === undefined || (usedAlloys(wish, sketch).length > 1 && stripeMm === null)) return;
  // Strands and passing ends have no middle that a stripe would run along.
  if (stripeMm !== null && !namesForm(wish.brief) && sketch.band.form !== 'single') {
    sketch.band.form = 'single';
    delete sketch.openFront;
  }
  const bare =
    sketch.head === null &&
    sketch.bandStones === null &&
    sketch.shoulders.kind === 'plain' &&
    !sketch.companion &&
    !sketch.openFront &&
    !sketch.spinner &&
    !sketch.band.filigree;
  // A surface that nobody asked for would run across the seam.
  if (
    bare &&
    wish.brief.finish === null &&
    (sketch.band.texture.kind !== 'pattern' || (stripeMm !== null && !showsSomething(wish.brief)))
  ) {
    sketch.band.texture = { kind: 'none' };
    sketch.band.finish = 'Polished';
  }
  if (!bare && usedAlloys(wish, sketch).length > 1) {
    wish.adjustments.push(NO_STRIPE);
    return;
  }
  if (!bare || !inlay(sketch.band, second.id, wish.brief.bandWidthMm, random, stripeMm))
    wish.adjustments.push(oneMetal(main.metal));
}

/** Alloys that nothing is made of are left out. */
function usedAlloys(wish: RingWish, sketch: RingSketch): RingDesign['alloys'] {
  const used = new Set<string | undefined>([
    sketch.band.alloyId,
    sketch.band.second?.alloyId,
    sketch.head?.alloyId,
    sketch.halo?.alloyId,
    sketch.sideStones?.alloyId,
    ...(sketch.spinner?.bands ?? []).map(({ band }) => band.alloyId),
    ...('ornament' in sketch.shoulders
      ? [sketch.shoulders.ornament.alloyId, sketch.shoulders.ornament.accentAlloyId]
      : []),
    ...(sketch.detail ? [sketch.detail.alloyId, sketch.detail.accentAlloyId] : []),
  ]);
  return wish.alloys.filter((alloy) => used.has(alloy.id));
}
