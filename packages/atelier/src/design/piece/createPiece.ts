import type { Arrangement, Brief } from '@filigree/contracts';
import { type Ornament, ornamentAccents, ornamentAlloys, ornamentStones } from '../ornament/document.ts';
import { frontIdeas } from '../ornament/frontIdeas.ts';
import { fitLettering } from '../ornament/lettered.ts';
import { type OrnamentIdea, stoneIdeas, stoneLine } from '../ornament/stoneIdeas.ts';
import { type Random, seededRandom } from '../random.ts';
import { spreadOver } from '../spreadOver.ts';
import { atAskedSize, takesSize } from './askedSize.ts';
import { BANGLES } from './bangles.ts';
import { ANKLETS, BODY_CHAINS, CHAIN_BRACELETS, NECKLACES } from './chains.ts';
import type { PieceDesign, PieceType } from './document.ts';
import { EARRINGS } from './earrings.ts';
import type { Drawing, PieceComposition, PieceSketch } from './family.ts';
import { LINE_ANKLETS, LINE_BRACELETS, LINE_NECKLACES } from './lines.ts';
import { CHAINED_LOCKETS, LOCKETS } from './lockets.ts';
import {
  NAMED_ANKLETS,
  NAMED_BODY_CHAINS,
  NAMED_BRACELETS,
  NAMED_NECKLACES,
  NAMED_PENDANTS,
} from './namedChains.ts';
import { CHARMS, PENDANTS } from './pendants.ts';
import { BROOCHES, CUFFLINKS, HAIRPINS, NOSE_RINGS } from './pinned.ts';
import { withOwnReach } from './reach.ts';
import { TIARAS } from './tiaras.ts';
import { titleOfPiece } from './title.ts';
import { type PieceWish, pieceWish } from './wish.ts';

/** In the order of how usual they are; read again when a piece is arranged anew. */
export const COMPOSITIONS: Readonly<Record<PieceType, readonly PieceComposition[]>> = {
  Pendant: [...PENDANTS, ...NAMED_PENDANTS, ...LOCKETS],
  Charm: [...CHARMS, ...LOCKETS],
  Brooch: BROOCHES,
  Cufflinks: CUFFLINKS,
  Hairpin: HAIRPINS,
  'Nose Ring': NOSE_RINGS,
  Tiara: TIARAS,
  'Body Chain': [...BODY_CHAINS, ...NAMED_BODY_CHAINS],
  Bracelet: [...BANGLES, ...CHAIN_BRACELETS, ...NAMED_BRACELETS, ...LINE_BRACELETS],
  Necklace: [...NECKLACES, ...NAMED_NECKLACES, ...LINE_NECKLACES, ...CHAINED_LOCKETS],
  Earrings: EARRINGS,
  Anklet: [...ANKLETS, ...NAMED_ANKLETS, ...LINE_ANKLETS],
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
  const ideas = frontIdeas(wish);
  const compositions = showingCompositions(brief, type, wish, ideas[0]);
  const [compositionAt, ideaAt] = spreadOver(seed, compositions.length, ideas.length);
  const idea = ideas.find(({ id }) => id === front) ?? ideas[ideaAt];
  const inTurn = [idea, ...ideasForSize(wish, ideas, ideaAt, front)];
  let drawnIdea = idea;
  const drawing = drawingOf(wish, random, (share) => drawnIdea.draw(random, share));
  // What was named must be somewhere: compositions without a front of their own are passed over.
  const ring = [...compositions.slice(compositionAt), ...compositions.slice(0, compositionAt)];
  const named = showsNamed(brief);
  const stone: Shows = (sketch) => named(sketch) && showsStone(brief, sketch) && showsTurned(brief, sketch);
  const size: Shows = (sketch) => stone(sketch) && takesSize(brief, sketch);
  const drawnWith = (candidate: OrnamentIdea, shows: Shows) => {
    drawnIdea = candidate;
    return firstThat(shows, ring, drawing);
  };
  const sizedWith = brief.pieceSizeMm?.[0] === undefined ? [] : inTurn;
  const { composition, drawn: whole } =
    firstOf(sizedWith, (candidate) => drawnWith(candidate, size)) ??
    drawnWith(idea, stone) ??
    drawnWith(idea, named) ??
    drawnWith(idea, () => true) ??
    noComposition();
  const { sketch: drawn, adjustments: sizeAdjustments } = atAskedSize(
    brief,
    type,
    turnedAsAsked(brief, withNamedStones({ ...whole, carrier: withOwnReach(whole.carrier, seed) }, wish)),
  );
  const fitted = drawn.ornaments.map((placed) => ({ placed, ...fitLettering(placed.ornament) }));
  const sketch: PieceSketch = {
    carrier: drawn.carrier,
    ornaments: fitted.map(({ placed, ornament }) => ({ ...placed, ornament })),
  };
  const adjustments = [
    ...wish.adjustments,
    ...new Set(fitted.flatMap((one) => one.adjustments)),
    ...unglazed(brief, sketch),
    ...sizeAdjustments,
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
  return ideas[spreadOver(seed, showingCompositions(brief, type, wish, ideas[0]).length, ideas.length)[1]].id;
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

/** What compositions draw with. */
function drawingOf(wish: PieceWish, random: Random, front: (share: number) => Ornament): Drawing {
  const { brief, style, prongsPossible } = wish;
  const stones = stoneIdeas(style, { prongsPossible, prongCount: brief.prongCount });
  return {
    wish,
    random,
    front: (share = 1) => front(share),
    stone: (share) => stones[0]?.draw(random, share) ?? null,
    line: (shares, direction) => stoneLine(style, shares, direction),
  };
}

type Shows = (sketch: PieceSketch) => boolean;

/** What was named must be somewhere. */
const showsNamed = (brief: Brief): Shows =>
  brief.engraving ? isLettered : namesFigure(brief) ? showsFigure : () => true;

/** Sketches that a customer is shown at a time. */
const SKETCHES = 4;

/**
 * The compositions that seeds walk: those with a place for what was named. Passed over only when they are met, the one
 * behind them would be drawn for two seeds in a row.
 */
function showingCompositions(
  brief: Brief,
  type: PieceType,
  wish: PieceWish,
  idea: OrnamentIdea,
): readonly PieceComposition[] {
  const ranked = rankedCompositions(type, wish);
  const shows = showsNamed(brief);
  const random = seededRandom(1);
  const drawing = drawingOf({ ...wish, adjustments: [] }, random, (share) => idea.draw(random, share));
  const showing = ranked.filter((composition) => shows(composition.draw(drawing)));
  // Too few for the four sketches of a generation: what is passed over then still tells two of them apart by more.
  return showing.length >= SKETCHES ? showing : ranked;
}

/** Draws one composition after the other until one shows what it must; null where none does. */
function firstThat(
  shows: Shows,
  compositions: readonly PieceComposition[],
  drawing: Drawing,
): { readonly composition: PieceComposition; readonly drawn: PieceSketch } | null {
  const { adjustments } = drawing.wish;
  const told = adjustments.length;
  for (const composition of compositions) {
    const drawn = composition.draw(drawing);
    if (shows(drawn)) return { composition, drawn };
    // What a sketch that is not taken departed from is nobody's news.
    adjustments.length = told;
  }
  return null;
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

function noComposition(): never {
  throw new Error('a type has compositions');
}

/** Further ideas for a front that must take an asked size: forms of metal around the stone, after the stone itself. */
function ideasForSize(
  wish: PieceWish,
  ideas: readonly OrnamentIdea[],
  ideaAt: number,
  front: string | undefined,
): OrnamentIdea[] {
  if (wish.brief.pieceSizeMm?.[0] === undefined || front !== undefined) return [];
  const own = [...ideas.slice(ideaAt + 1), ...ideas.slice(0, ideaAt)];
  const known = new Set(ideas.map(({ id }) => id));
  const forms = frontIdeas({ ...wish, stoneAsked: false }).filter(({ id }) => !known.has(id));
  return [...own, ...forms];
}

/** The stone that was named is somewhere in the sketch. */
function showsStone(brief: Brief, sketch: PieceSketch): boolean {
  const [gemstone] = brief.gemstones;
  return (
    gemstone === undefined || brief.noStones || JSON.stringify(sketch).includes(`"gemstone":"${gemstone}"`)
  );
}

/**
 * One stone was named and an ornament has none of it: its small stones are of it, where it can be set small. Beside
 * the named stone they stay what frames it.
 */
function withNamedStones(sketch: PieceSketch, { brief, style }: PieceWish): PieceSketch {
  const [gemstone, second] = brief.gemstones;
  const { small } = style;
  if (gemstone === undefined || second !== undefined || small === null || small.gemstone !== gemstone)
    return sketch;
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) => {
      if (ornamentStones(placed.ornament).some((stone) => stone.gemstone === gemstone)) return placed;
      const ornament = structuredClone(placed.ornament);
      for (const accent of ornamentAccents(ornament)) Object.assign(accent, { ...small, cut: accent.cut });
      return { ...placed, ornament };
    }),
  };
}

/** What was to lie across is a stone of its own, not one of a row or a border. */
const showsTurned = ({ arrangements, noStones }: Brief, { ornaments }: PieceSketch): boolean =>
  noStones ||
  arrangements?.includes('east-west') !== true ||
  ornaments.some(({ ornament }) => ornament.kind === 'stone');

/** Long stones lie across where they were asked to. */
const turnedAsAsked = ({ arrangements }: Brief, sketch: PieceSketch): PieceSketch =>
  arrangements?.includes('east-west') === true
    ? {
        ...sketch,
        ornaments: sketch.ornaments.map((placed) =>
          placed.ornament.kind === 'stone'
            ? { ...placed, ornament: { ...placed.ornament, orientation: 'across' } }
            : placed,
        ),
      }
    : sketch;

const namesFigure = ({ motifs, culture, figures }: Brief): boolean =>
  motifs.length + culture.length + (figures?.length ?? 0) > 0;

const showsFigure = ({ ornaments }: PieceSketch): boolean =>
  ornaments.some(
    ({ ornament }) => ornament.kind === 'motif' || ornament.kind === 'emblem' || ornament.kind === 'plate',
  );

/** A beaded bracelet is a strand by another name, a tennis bracelet a line. */
const namedArrangements = ({ arrangements, braceletKind }: Brief): readonly Arrangement[] => [
  ...(arrangements ?? []),
  ...(braceletKind === 'beaded' ? (['strand'] as const) : []),
  ...(braceletKind === 'tennis' ? (['line'] as const) : []),
];

/** Those of an arrangement that was asked for by name, else all but what is only drawn by name. */
function arrangedAs(
  asked: readonly Arrangement[],
  fitting: readonly PieceComposition[],
): readonly PieceComposition[] {
  const named = fitting.filter(({ arrangement }) => arrangement !== undefined && asked.includes(arrangement));
  return named.length > 0 ? named : fitting.filter(({ onlyAsked }) => onlyAsked !== true);
}

function rankedCompositions(type: PieceType, wish: PieceWish): readonly PieceComposition[] {
  const all = COMPOSITIONS[type];
  const fitting = arrangedAs(
    namedArrangements(wish.brief),
    all.filter((composition) => composition.fits(wish)),
  );
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
