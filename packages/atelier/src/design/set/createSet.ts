import type { Brief, JewelryType } from '@filigree/contracts';
import type { Design, SoleDesign } from '../document.ts';
import { isRing } from '../document.ts';
import { lettersOfEach, lettersOfOne } from '../lettering/ofEach.ts';
import { motifsOfFigure } from '../ornament/figures.ts';
import { frontOf } from '../piece/createPiece.ts';
import type { PieceDesign } from '../piece/document.ts';
import { isMetalBand, speaksOfStone } from '../ring/named.ts';
import { createSole } from './createSole.ts';
import { partnerBand, SIZES, twinOf } from './pairs.ts';
import { titleOfSet } from './title.ts';

/** The stone of an earring or a bracelet beside a pendant's or a ring's, by weight. */
const COMPANION_CARAT_SHARE = 0.5;
const COMPANION_SIZE_SHARE = 0.8;
const CHAINED: readonly JewelryType[] = ['Necklace', 'Pendant', 'Bracelet', 'Anklet', 'Body Chain'];

/**
 * Pieces that belong together: one seed, so that metal, stone, cut, finish and era agree; the same front, in the same
 * form, sized for where each is worn. Two of one type are a pair: equal, or an engagement ring with the band beside it.
 */
export function createSet(brief: Brief, types: readonly JewelryType[], seed: number): Design {
  const [leading, ...others] = types;
  const [one, ...rest] = eachWorn(brief, types);
  if (one !== undefined && rest.length > 0) {
    const leader = createSole(one, seed);
    const companions = rest.map((other) => createSole(other, seed));
    return { ...leader, title: titleOfSet(leader, companions), companions };
  }
  const leader = createSole(briefFor(brief, types, 0), seed);
  const isOfOwn = figuresOfEach(brief, types) !== null;
  const front = isRing(leader) || isOfOwn ? undefined : frontOf(briefFor(brief, types, 0), leader.type, seed);
  const companions = others.map((type, index): SoleDesign => {
    // What each is to bear is told, or is the same.
    const areAlike = type === leading && !isOfOwn && lettersOfEach(brief.engraving, types.length) === null;
    if (areAlike) return isRing(leader) && leader.centre ? partnerBand(leader) : twinOf(leader);
    const companion = createSole(briefFor(brief, types, index + 1), seed, front);
    return isOfOwn ? companion : inLeadersForm(companion, leader);
  });
  return { ...leader, title: titleOfSet(leader, companions), companions };
}

/** Of rings that were told apart by their wearers, each as it was told; none where they were not. */
function eachWorn(brief: Brief, types: readonly JewelryType[]): Brief[] {
  const rings = brief.eachRing ?? [];
  if (rings.length !== types.length || !rings.every(({ wearer }) => wearer)) return [];
  const isOfOne = new Set(rings.map(({ wearer }) => wearer)).size === 1;
  // A size that is said once is that of whom it fits.
  const haveSizes = new Set(rings.map(({ ringSize }) => ringSize ?? null)).size > 1;
  return rings.map(({ wearer, ringSize, ...told }, at): Brief => {
    const own = told.metals.length > 0 ? told : { ...told, metals: metalsBeside(rings, brief) };
    const sole = { ...briefFor(brief, types, at), ...own };
    if (types[at] !== 'Ring') return { ...sole, eachRing: null };
    const isHis = wearer === 'his';
    const said = haveSizes ? (ringSize ?? null) : brief.ringSize;
    const fits = said !== null && (haveSizes || isOfOne || said >= SIZES.hisFrom === isHis);
    return {
      ...sole,
      eachRing: null,
      noStones: own.noStones || !speaksOfStone(sole),
      recipient: isHis ? 'him' : 'her',
      ringSize: fits ? said : SIZES[isHis ? 'his' : 'hers'],
    };
  });
}

/** What is worn as jewelry besides a ring of it: tungsten and titanium are of who asked for them. */
const PRECIOUS = /Gold|Platinum|Palladium|Silver/;

/** A ring of which no metal was told is of that of the other. */
const metalsBeside = (rings: NonNullable<Brief['eachRing']>, { metals }: Brief): Brief['metals'] => {
  const other = rings.find((ring) => ring.metals.length > 0)?.metals ?? metals;
  return other.every((metal) => PRECIOUS.test(metal)) ? other : [];
};

/** Of several pieces of one type for which as many figures were named each shows its own: "a key for me, a padlock for her". */
function figuresOfEach({ figures, hangs }: Brief, types: readonly JewelryType[]): Brief['figures'] {
  const isOneType = types.every((type) => type === types[0]);
  return types.length > 1 && isOneType && !hangs && figures?.length === types.length ? figures : null;
}

/** What the brief asks of one piece of the set: sizes go to the piece that has them. */
function briefFor(brief: Brief, types: readonly JewelryType[], at: number): Brief {
  const type = types[at]!;
  const leads = at === 0;
  const isFirst = (kinds: readonly JewelryType[]): boolean =>
    types.findIndex((other) => kinds.includes(other)) === at;
  const share = (value: number, by: number): number => Math.max(0.1, Math.round(value * by * 100) / 100);
  const hangs = hangsOn(brief, type);
  return {
    ...brief,
    type,
    hangs,
    ...figureOfOne(brief, types, at),
    // What is over the stone of the earrings is on them alone.
    gemstones:
      hangs === null && brief.hangs
        ? brief.gemstones.filter((gem) => !isAboveAlone(brief, gem))
        : brief.gemstones,
    // Two bands for two people, unless a stone or a bridal set is spoken of.
    noStones: brief.noStones || isPairOfBands(brief, types),
    setTypes: null,
    ringSize: isFirst(['Ring', 'Toe Ring']) ? brief.ringSize : null,
    bandWidthMm: isFirst(['Ring', 'Toe Ring', 'Bracelet']) ? brief.bandWidthMm : null,
    bandThicknessMm: leads || type === 'Ring' ? brief.bandThicknessMm : null,
    lengthIn: isFirst(CHAINED) ? brief.lengthIn : null,
    // One stone is one on each of them.
    stoneCount: leads || brief.stoneCount === 1 ? brief.stoneCount : null,
    pieceSizeMm: leads ? brief.pieceSizeMm : null,
    // Lettering is on the leading piece; on the others it would take the place of what makes them a set.
    engraving: types.every((other) => other === type)
      ? lettersOfOne(brief.engraving, types.length, at)
      : leads
        ? brief.engraving
        : null,
    caratWeight:
      leads || brief.caratWeight === null
        ? brief.caratWeight
        : share(brief.caratWeight, COMPANION_CARAT_SHARE),
    // The total is what the piece that leads weighs; the others follow its stone.
    totalCaratWeight: leads ? brief.totalCaratWeight : null,
    stoneSizeMm: leads
      ? brief.stoneSizeMm
      : brief.stoneSizeMm.map((side) => share(side, COMPANION_SIZE_SHARE)),
  };
}

function figureOfOne(
  brief: Brief,
  types: readonly JewelryType[],
  at: number,
): Partial<Pick<Brief, 'figures' | 'motifs'>> {
  const figure = figuresOfEach(brief, types)?.[at];
  if (figure === undefined) return {};
  const shown = motifsOfFigure(figure);
  return { figures: [figure], motifs: brief.motifs.filter((motif) => shown.includes(motif)) };
}

/** Of a set with one stone on each piece only earrings have another over it; else all have what hangs from what. */
const hangsOn = ({ hangs, stoneCount }: Brief, type: JewelryType): Brief['hangs'] =>
  !hangs || (stoneCount === 1 && type !== 'Earrings') ? null : hangs;

const isAboveAlone = ({ hangs }: Brief, gem: Brief['gemstones'][number]): boolean =>
  hangs?.above.gemstones.includes(gem) === true && !hangs.below.gemstones.includes(gem);

const isPairOfBands = (brief: Brief, types: readonly JewelryType[]): boolean =>
  types.length === 2 &&
  types.every((type) => type === 'Ring') &&
  !speaksOfStone(brief) &&
  (isMetalBand(brief) || (brief.era !== 'Classic / Bridal' && brief.occasion !== 'Engagement'));

type MotifForm = Extract<PieceDesign['ornaments'][number]['ornament'], { kind: 'motif' }>['form'];

/** The form that a piece shows a motif in: a rose, not only a flower. */
function formOf(design: SoleDesign): { readonly motif: string; readonly form: MotifForm } | null {
  if (isRing(design)) {
    const { shoulders } = design;
    return shoulders.kind === 'motif' ? { motif: shoulders.motif, form: shoulders.ornament.form } : null;
  }
  for (const { ornament } of design.ornaments) {
    if (ornament.kind === 'motif') return { motif: ornament.motif, form: ornament.form };
  }
  return null;
}

/** The companion with its motif drawn as the leader draws it. */
function inLeadersForm(companion: SoleDesign, leader: SoleDesign): SoleDesign {
  const shown = formOf(leader);
  if (shown === null) return companion;
  const alike = structuredClone(companion);
  if (isRing(alike)) {
    if (alike.shoulders.kind === 'motif' && alike.shoulders.motif === shown.motif)
      alike.shoulders.ornament.form = shown.form;
    return alike;
  }
  for (const { ornament } of alike.ornaments) {
    if (ornament.kind === 'motif' && ornament.motif === shown.motif) ornament.form = shown.form;
  }
  return alike;
}
