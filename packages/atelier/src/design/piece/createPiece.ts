import type { Brief } from '@filigree/contracts';
import { ornamentAlloys } from '../ornament/document.ts';
import { frontIdeas } from '../ornament/frontIdeas.ts';
import { fitLettering } from '../ornament/lettered.ts';
import { stoneIdeas, stoneLine } from '../ornament/stoneIdeas.ts';
import { seededRandom } from '../random.ts';
import { spreadOver } from '../spreadOver.ts';
import { BANGLES } from './bangles.ts';
import { ANKLETS, BODY_CHAINS, CHAIN_BRACELETS, NECKLACES } from './chains.ts';
import type { PieceDesign, PieceType } from './document.ts';
import { EARRINGS } from './earrings.ts';
import type { Drawing, PieceComposition, PieceSketch } from './family.ts';
import { CHARMS, PENDANTS } from './pendants.ts';
import { BROOCHES, CUFFLINKS, HAIRPINS, NOSE_RINGS } from './pinned.ts';
import { withOwnReach } from './reach.ts';
import { TIARAS } from './tiaras.ts';
import { titleOfPiece } from './title.ts';
import { type PieceWish, pieceWish } from './wish.ts';

/** In the order of how usual they are; read again when a piece is arranged anew. */
export const COMPOSITIONS: Readonly<Record<PieceType, readonly PieceComposition[]>> = {
  Pendant: PENDANTS,
  Charm: CHARMS,
  Brooch: BROOCHES,
  Cufflinks: CUFFLINKS,
  Hairpin: HAIRPINS,
  'Nose Ring': NOSE_RINGS,
  Tiara: TIARAS,
  'Body Chain': BODY_CHAINS,
  Bracelet: [...BANGLES, ...CHAIN_BRACELETS],
  Necklace: NECKLACES,
  Earrings: EARRINGS,
  Anklet: ANKLETS,
};

/** The noun of a composition for titles and descriptions: "drop earrings". */
export const compositionNoun = (type: PieceType, id: string): string =>
  COMPOSITIONS[type].find((composition) => composition.id === id)?.noun ?? type.toLowerCase();

/**
 * A piece for a brief: the seed walks the fitting compositions and, out of step with them, the ideas for the front,
 * and draws what was left open.
 * @param front the idea of the front to take where it is among the fitting ones
 */
export function createPiece(
  brief: Brief,
  type: PieceType,
  seed: number,
  engine: string,
  front?: string,
): PieceDesign {
  const random = seededRandom(seed);
  const wish = pieceWish(brief, type, seed, random);
  const compositions = rankedCompositions(type, wish);
  const ideas = frontIdeas(wish);
  const [compositionAt, ideaAt] = spreadOver(seed, compositions.length, ideas.length);
  const idea = ideas.find(({ id }) => id === front) ?? ideas[ideaAt];
  const stones = stoneIdeas(wish.style, {
    prongsPossible: wish.prongsPossible,
    prongCount: brief.prongCount,
  });
  const drawing: Drawing = {
    wish,
    random,
    front: (share = 1) => idea.draw(random, share),
    stone: (share) => stones[0]?.draw(random, share) ?? null,
    line: (shares, direction) => stoneLine(wish.style, shares, direction),
  };
  // What was named must be somewhere: compositions without a front of their own are passed over.
  const ring = [...compositions.slice(compositionAt), ...compositions.slice(0, compositionAt)];
  const shows = brief.engraving ? isLettered : namesFigure(brief) ? showsFigure : () => true;
  const { composition, drawn } = firstThat(shows, ring, drawing);
  const fitted = drawn.ornaments.map((placed) => ({ placed, ...fitLettering(placed.ornament) }));
  const sketch: PieceSketch = {
    carrier: withOwnReach(drawn.carrier, seed),
    ornaments: fitted.map(({ placed, ornament }) => ({ ...placed, ornament })),
  };
  const adjustments = [
    ...wish.adjustments,
    ...new Set(fitted.flatMap((one) => one.adjustments)),
    ...unglazed(brief, sketch),
  ];
  const untitled: Omit<PieceDesign, 'title'> = {
    documentVersion: 1,
    type,
    seed,
    composition: composition.id,
    alloys: usedAlloys(wish, sketch),
    finish: brief.finish ?? 'Polished',
    ...sketch,
    engraving: null,
    character: { era: brief.era, cultures: brief.culture, motifs: brief.motifs, occasion: brief.occasion },
    provenance: { engine, adjustments, refinements: [] },
  };
  return { ...untitled, title: titleOfPiece(untitled, composition.noun) };
}

/** The idea that the front of a piece has for a brief and seed. */
export function frontOf(brief: Brief, type: PieceType, seed: number): string {
  const wish = pieceWish(brief, type, seed, seededRandom(seed));
  const ideas = frontIdeas(wish);
  return ideas[spreadOver(seed, rankedCompositions(type, wish).length, ideas.length)[1]].id;
}

const isLettered = ({ ornaments }: PieceSketch): boolean =>
  ornaments.some(
    ({ ornament }) =>
      ornament.kind === 'nameplate' || (ornament.kind === 'plate' && ornament.field.kind === 'text'),
  );

/** Says so where enamel was asked for and nothing of the front has a field for glass. */
function unglazed(brief: Brief, { ornaments }: PieceSketch): string[] {
  const asked = brief.metals.includes('Enamel') || (brief.enamelColours?.length ?? 0) > 0;
  const glazed = ornaments.some(
    ({ ornament }) => (ornament.kind === 'plate' || ornament.kind === 'emblem') && ornament.enamel.length > 0,
  );
  return asked && !glazed
    ? [
        'This front has no field that could hold enamel: it is left in bare metal. Enamel needs a plate or an emblem.',
      ]
    : [];
}

/** Draws one composition after the other until one shows what it must; the first where none does. */
function firstThat(
  shows: (sketch: PieceSketch) => boolean,
  compositions: readonly PieceComposition[],
  drawing: Drawing,
): { readonly composition: PieceComposition; readonly drawn: PieceSketch } {
  let first: { composition: PieceComposition; drawn: PieceSketch } | null = null;
  for (const composition of compositions) {
    const one = { composition, drawn: composition.draw(drawing) };
    if (shows(one.drawn)) return one;
    first ??= one;
  }
  if (first === null) throw new Error('a type has compositions');
  return first;
}

const namesFigure = ({ motifs, culture, figures }: Brief): boolean =>
  motifs.length + culture.length + (figures?.length ?? 0) > 0;

const showsFigure = ({ ornaments }: PieceSketch): boolean =>
  ornaments.some(
    ({ ornament }) => ornament.kind === 'motif' || ornament.kind === 'emblem' || ornament.kind === 'plate',
  );

function rankedCompositions(type: PieceType, wish: PieceWish): readonly PieceComposition[] {
  const all = COMPOSITIONS[type];
  const fitting = all.filter((composition) => composition.fits(wish));
  const { ornament, presence } = wish.brief.proportions;
  const score = (composition: PieceComposition): number => {
    let points = composition.appeal?.(wish) ?? 0;
    if (ornament === 'ornate' || presence === 'bold') points += composition.ornate ? 6 : 0;
    if (ornament === 'simple' || presence === 'delicate') points += composition.ornate ? -6 : 2;
    return points;
  };
  return (fitting.length > 0 ? fitting : all.slice(0, 1))
    .map((composition, i) => ({ composition, points: score(composition), i }))
    .sort((a, b) => b.points - a.points || a.i - b.i)
    .map(({ composition }) => composition);
}

/** Alloys that nothing is made of are left out. */
function usedAlloys(wish: PieceWish, { carrier, ornaments }: PieceSketch): PieceDesign['alloys'] {
  const used = new Set([carrier.alloyId, ...ornaments.flatMap(({ ornament }) => ornamentAlloys(ornament))]);
  return wish.alloys.filter((alloy) => used.has(alloy.id));
}
