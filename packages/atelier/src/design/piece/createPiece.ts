import type { Brief } from '@filigree/contracts';
import { asksForEnamel, nearestEnamels } from '../enamels.ts';
import { faceFor } from '../lettering/hands.ts';
import type { Ornament } from '../ornament/document.ts';
import { frontIdeas } from '../ornament/frontIdeas.ts';
import { fitLettering } from '../ornament/lettered.ts';
import { withRoomForStones } from '../ornament/motif.ts';
import { NAVARATNA_STAND_INS } from '../ornament/navaratna.ts';
import { type OrnamentIdea, stoneIdeas, stoneLine } from '../ornament/stoneIdeas.ts';
import { type Random, seededRandom, seedFrom } from '../random.ts';
import { finishDeparture } from '../ring/finish.ts';
import { leftOut } from '../ring/named.ts';
import { oneMetal } from '../ring/twoTone.ts';
import { spreadOver } from '../spreadOver.ts';
import {
  haloedAsAsked,
  inTwoMetals,
  oneAsAsked,
  turnedAsAsked,
  usedAlloys,
  withNamedStones,
} from './asAsked.ts';
import { atAskedSize, takesSize } from './askedSize.ts';
import { withStoneAtBail } from './bailStone.ts';
import { bandEngraving } from './bandLetters.ts';
import { styleBeside } from './beside.ts';
import { coilOf } from './carriers.ts';
import { rankedCompositions } from './compositions.ts';
import { drawDiscs } from './discs.ts';
import type { PieceDesign, PieceType } from './document.ts';
import { isEachItsOwn, namedOf } from './eachChain.ts';
import { notBacked, withAskedBack } from './earBacks.ts';
import type { Drawing, DrawOrnament, PieceComposition, PieceSketch } from './family.ts';
import { hollowed } from './hollow.ts';
import { hungParts } from './hung.ts';
import { inTurnAsAsked, showsInTurn } from './inTurn.ts';
import { showsLettersOnce, withLostStone, withStoneOverLetters } from './letterStone.ts';
import { withLongest } from './longestLayer.ts';
import { milgrained } from './milgrained.ts';
import { stoneSizeDeparture, withOwnStone } from './ownStone.ts';
import { withOwnReach } from './reach.ts';
import { withLetteredRim } from './rimLetters.ts';
import { shownStones } from './shownCount.ts';
import { namesFigure, type Shows, showsCount, showsOwnStone, showsStones, showsTurned } from './shows.ts';
import { fewerStations, withLinksForCounted, withRoomForLinks } from './stationRoom.ts';
import {
  isLetteredHeart,
  isPlateOf,
  isTagged,
  LETTERING_ALONE,
  namedPlate,
  showsWished,
  withPlate,
  withTag,
} from './tagged.ts';
import { titleOfPiece } from './title.ts';
import { notUnlike, showsUnlike, together } from './together.ts';
import { toldThicknessDeparture, withToldThickness } from './told-thickness.ts';
import { unshown } from './unshown.ts';
import { withAskedWire } from './wires.ts';
import { type PieceWish, pieceWish } from './wish.ts';

/**
 * A piece for a brief: the seed walks the fitting compositions and, out of step with them, the ideas for the front,
 * and draws what was left open.
 * @param front the idea of the front to take where it is among the fitting ones
 */
export function createPiece(
  asked: Brief,
  type: PieceType,
  seed: number,
  engine: string,
  front?: string,
): PieceDesign {
  const random = seededRandom(seed);
  const wish = pieceWish(asked, type, seed, random);
  const { brief } = wish;
  const all = frontIdeas(wish);
  const ideas = withFigures(brief, all);
  const named = namedOf(wish, all);
  const compositions = showingCompositions(brief, type, wish, ideas, named);
  const [compositionAt, ideaAt] = spreadOver(seed, compositions.length, ideas.length);
  const idea = ideas.find(({ id }) => id === front) ?? ideas[ideaAt];
  const inTurn = [idea, ...ideasForSize(wish, ideas, ideaAt, front)];
  let drawnIdea = idea;
  const drawing = drawingOf(wish, random, (share) => drawnIdea.draw(random, share), named, seed);
  // What was named must be somewhere: compositions without a front of their own are passed over.
  const ring = [...compositions.slice(compositionAt), ...compositions.slice(0, compositionAt)];
  const tagged = isTagged(wish);
  const shown = showsWished(wish);
  const stones =
    (count: number): Shows =>
    (sketch) =>
      shown(sketch) &&
      showsLettersOnce(wish, sketch) &&
      showsStones(brief, sketch, count) &&
      showsOwnStone(brief, sketch) &&
      showsTurned(brief, sketch) &&
      showsInTurn(brief, sketch) &&
      showsUnlike(wish, sketch);
  const stone = stones(1);
  const size: Shows = (sketch) => stone(sketch) && takesSize(brief, sketch);
  // Of stones that were counted there are so many, wherever a composition can have them.
  const counted =
    (shows: Shows): Shows =>
    (sketch) =>
      shows(sketch) &&
      // One may be flush in a figure, and is not counted then; more of them there are none.
      (brief.stoneCount === 1 ? shownStones(sketch) <= 1 : showsCount(brief, inTurnAsAsked(brief, sketch)));
  const drawnWith = (candidate: OrnamentIdea, shows: Shows) => {
    drawnIdea = candidate;
    return firstThat(shows, ring, drawing);
  };
  // Another front rather than one without a stone that was named.
  const others = front === undefined ? [...ideas.slice(ideaAt + 1), ...ideas.slice(0, ideaAt)] : [];
  const inBoth: Shows = (sketch) =>
    stones(2)(sketch) &&
    usedAlloys(wish, inTwoMetals(sketch, wish, seededRandom(seed))).length === wish.alloys.length;
  const showing = (shows: Shows) =>
    firstOf(ring, (composition) =>
      firstOf([idea, ...others], (candidate) => {
        drawnIdea = candidate;
        return firstThat(shows, [composition], drawing);
      }),
    );
  const sizedWith = brief.pieceSizeMm?.[0] === undefined ? [] : inTurn;
  const { composition, drawn: whole } =
    (brief.stoneCount === null || !(COUNTED.has(type) || (brief.stoneCount === 1 && OF_ONE.has(type)))
      ? null
      : (firstOf(sizedWith, (candidate) => drawnWith(candidate, counted(size))) ??
        (sizedWith.length > 0 ? null : (showing(counted(stones(3))) ?? showing(counted(stone)))))) ??
    firstOf(sizedWith, (candidate) => drawnWith(candidate, size)) ??
    (wish.alloys.length > 1 ? showing(inBoth) : null) ??
    (brief.gemstones.length > 2 ? showing(stones(3)) : null) ??
    showing(stones(2)) ??
    showing(stone) ??
    drawnWith(idea, shown) ??
    drawnWith(idea, () => true) ??
    noComposition();
  const sized = withOwnStone(withLostStone(whole, wish, drawing.stone), wish);
  const lettered = tagged ? withTag(sized, wish, random) : withPlate(sized, wish, random);
  const lengthened = withLongest(lettered.carrier, brief);
  const { sketch: drawn, adjustments: sizeAdjustments } = atAskedSize(
    brief,
    type,
    inTurnAsAsked(
      brief,
      haloedAsAsked(
        brief,
        turnedAsAsked(
          brief,
          withNamedStones(
            { ...lettered, carrier: withAskedWire(withOwnReach(lengthened.carrier, seed), brief) },
            wish,
          ),
        ),
      ),
    ),
  );
  const rimmed = withLetteredRim(drawn, wish);
  const fitted = rimmed.sketch.ornaments.map((placed) => ({
    placed,
    ...fitLettering(
      placed.ornament,
      (brief.pieceSizeMm ?? []).length === 0 ? 'free' : 'told',
      brief.lettering != null,
    ),
  }));
  const full = withLinksForCounted(
    inTwoMetals(
      { carrier: drawn.carrier, ornaments: fitted.map(({ placed, ornament }) => ({ ...placed, ornament })) },
      wish,
      random,
    ),
    brief,
    random,
  );
  const edged = milgrained(brief, oneAsAsked(brief, withSeenStones(withRoomForLinks(full), wish)));
  const { sketch, wallMm, adjustments: solid } = hollowed(brief, withToldThickness(edged.sketch, brief));
  const around = bandEngraving(sketch, wish);
  const adjustments = [
    ...wish.adjustments,
    ...around.adjustments,
    ...finishDeparture(brief, sketch.carrier.kind === 'bangle' ? sketch.carrier.band : null),
    ...rimmed.adjustments,
    ...new Set(fitted.flatMap((one) => one.adjustments)),
    ...unglazed(brief, sketch),
    ...inOneEnamel(brief, sketch),
    ...sizeAdjustments,
    ...toldThicknessDeparture(brief, sketch),
    ...edged.adjustments,
    ...lengthened.adjustments,
    ...(brief.arrangements?.includes('navaratna') && !brief.noStones ? [NAVARATNA_STAND_INS] : []),
    ...stoneSizeDeparture(wish, sketch),
    ...unplated(brief, sketch),
    ...unhungBehind(brief),
    ...solid,
    ...notUnlike(wish, sketch),
    ...notBacked(brief, sketch),
    ...fewerStations(full, sketch, brief.stoneCount),
    ...(wish.alloys.length > 1 && usedAlloys(wish, sketch).length < 2
      ? [oneMetal(wish.alloys[0].metal)]
      : []),
    ...(brief.engraving && namesFigure(brief) && !tagged && !isLetteredHeart(brief) && !isEachItsOwn(wish)
      ? [LETTERING_ALONE]
      : unshown(brief, sketch)),
  ];
  const untitled: Omit<PieceDesign, 'title'> = {
    documentVersion: 1,
    type,
    seed,
    composition: composition.id,
    alloys: usedAlloys(wish, sketch),
    finish: brief.finish ?? 'Polished',
    ...sketch,
    ...(wallMm !== undefined && { wallMm }),
    engraving:
      wish.behind === null
        ? around.engraving
        : { text: wish.behind, place: 'back', lettering: faceFor(asked, 'serif') },
    character: { era: brief.era, cultures: brief.culture, motifs: asked.motifs, occasion: brief.occasion },
    provenance: { engine, adjustments, refinements: [] },
  };
  return { ...untitled, title: titleOfPiece(untitled, composition.noun) };
}

/** A figure that was named is in front of a motif or an era's ornament that was: these come beside it, where there is room. */
function withFigures({ figures }: Brief, ideas: readonly OrnamentIdea[]): readonly OrnamentIdea[] {
  const shown = ideas.filter(({ id }) => id.startsWith('figure-'));
  return (figures?.length ?? 0) > 0 && shown.length > 0 ? shown : ideas;
}

/** The idea that the front of a piece has for a brief and seed. */
export function frontOf(asked: Brief, type: PieceType, seed: number): string {
  const wish = pieceWish(asked, type, seed, seededRandom(seed));
  const { brief } = wish;
  const all = frontIdeas(wish);
  const ideas = withFigures(brief, all);
  return ideas[
    spreadOver(
      seed,
      showingCompositions(brief, type, wish, ideas, namedOf(wish, all)).length,
      ideas.length,
    )[1]
  ].id;
}

/** Says so where enamel was asked for and nothing of the front has a field for glass. */
function unglazed(brief: Brief, { carrier, ornaments }: PieceSketch): string[] {
  const asked = asksForEnamel(brief);
  const glazed = ornaments.some(
    ({ ornament }) => (ornament.kind === 'plate' || ornament.kind === 'emblem') && ornament.enamel.length > 0,
  );
  const band = carrier.kind === 'bangle' ? carrier.band.texture : null;
  return asked && !glazed && !(band?.kind === 'pattern' && band.enamel !== null)
    ? [
        'This front has no field that could hold enamel: it is left in bare metal. Enamel needs a plate or an emblem.',
      ]
    : [];
}

const ONE_ENAMEL =
  'A band takes enamel of one color: the first that was named goes all around it, the others are left out.';

/** Says so where more colours were named than a band of enamel has, and nothing on it has the others. */
function inOneEnamel({ enamelColours }: Brief, { carrier, ornaments }: PieceSketch): string[] {
  const band = carrier.kind === 'bangle' ? carrier.band.texture : null;
  const own = band?.kind === 'pattern' ? band.enamel : null;
  const colours = nearestEnamels(enamelColours ?? []);
  if (own === null || colours.length < 2) return [];
  const shown = new Set(
    ornaments.flatMap(({ ornament }) =>
      ornament.kind === 'plate' || ornament.kind === 'emblem' ? ornament.enamel : [],
    ),
  );
  return colours.every((colour) => colour === own || shown.has(colour)) ? [] : [ONE_ENAMEL];
}

/** Says so where something was to hang behind. */
const unhungBehind = ({ arrangements }: Brief): string[] =>
  arrangements?.includes('back-drop') === true
    ? ['A drop down the back is not made: this chain closes behind with its clasp alone.']
    : [];

const PLATE_LEFT_OUT =
  'The plate that was asked for cannot be made with what was asked for besides: it is left out.';

/** Says so where a disc or a tag was asked for and what was named besides is not on one. */
function unplated(brief: Brief, { ornaments }: PieceSketch): string[] {
  const outline = namedPlate(brief);
  const shown = outline !== null && ornaments.some(({ ornament }) => isPlateOf(outline, ornament));
  if (outline === null || shown) return [];
  return [outline === 'disc' || outline === 'dog-tag' ? leftOut(outline) : PLATE_LEFT_OUT];
}

/** Sizes of uneven things, as shares: the least, and up to so much more. */
const UNEVEN = { least: 0.72, more: 0.5 } as const;

/** Everything that was named; the one figure that was counted as often as it was, and each of them alike. */
function drawNamed(
  { brief: { figureCount, figures } }: PieceWish,
  random: Random,
  named: readonly OrnamentIdea[],
): readonly DrawOrnament[] {
  const [only] = named;
  if (!figureCount || only === undefined || named.length > 1)
    return named.map(
      ({ draw }) =>
        (share = 1) =>
          draw(random, share),
    );
  const seed = seedFrom(random);
  const isUneven = figures?.includes('pebble') === true;
  return Array.from(
    { length: figureCount },
    (_, i) =>
      (share = 1) =>
        // No two pebbles are alike, and none quite as large as the next.
        isUneven
          ? only.draw(seededRandom(seed + i), share * (UNEVEN.least + UNEVEN.more * seededRandom(seed + i)()))
          : only.draw(seededRandom(seed), share),
  );
}

/** What compositions draw with. */
function drawingOf(
  wish: PieceWish,
  random: Random,
  front: (share: number) => Ornament,
  named: readonly OrnamentIdea[],
  seed: number,
): Drawing {
  const hung = hungParts(wish.brief, wish.type, seed);
  const { brief, style, prongsPossible } = wish;
  const stones = stoneIdeas(styleBeside(wish), { prongsPossible, prongCount: brief.prongCount });
  // Bezels that were asked for are on every stone.
  const held =
    (brief.setting === 'Bezel' && stones.find(({ settings }) => settings.includes('Bezel'))) || stones[0];
  const discs = drawDiscs(wish, random);
  return {
    wish,
    random,
    front: (share = 1) => front(share),
    named: discs.length > 0 ? discs : drawNamed(wish, random, named),
    stone: (share) => held?.draw(random, share) ?? null,
    line: (shares, direction) => stoneLine(style, shares, direction),
    ...(hung !== null && { hung }),
  };
}

/** Pieces that have so many ways to carry counted stones that every sketch can have its own. */
const COUNTED: ReadonlySet<PieceType> = new Set<PieceType>(['Necklace', 'Bracelet', 'Anklet', 'Body Chain']);

/** Further pieces that have one stone where one was counted. */
const OF_ONE: ReadonlySet<PieceType> = new Set<PieceType>(['Pendant', 'Charm']);

/** Sketches that a customer is shown at a time. */
const SKETCHES = 4;
/** What keeps a count is drawn where it still gives so many of them their own composition. */
const ENOUGH = 3;

/**
 * The compositions that seeds walk: those with a place for what was named. Passed over only when they are met, the one
 * behind them would be drawn for two seeds in a row.
 */
function showingCompositions(
  brief: Brief,
  type: PieceType,
  wish: PieceWish,
  ideas: readonly OrnamentIdea[],
  named: readonly OrnamentIdea[],
): readonly PieceComposition[] {
  const shows = showsWished(wish);
  const random = seededRandom(1);
  let idea = ideas[0]!;
  const drawing = drawingOf(
    { ...wish, adjustments: [] },
    random,
    (share) => idea.draw(random, share),
    named,
    1,
  );
  const sketchOf = (composition: PieceComposition, drawn: OrnamentIdea): PieceSketch => {
    idea = drawn;
    return sketched(composition, drawing);
  };
  // A composition that shows the named stones with no front at all is never drawn where another does.
  const ranked = rankedCompositions(type, wish);
  const stones = Math.min(2, brief.gemstones.length);
  const set = ranked.filter((composition) =>
    ideas.some((drawn) => {
      const sketch = sketchOf(composition, drawn);
      return shows(sketch) && showsStones(brief, sketch, stones);
    }),
  );
  const sketches = (stones > 0 && set.length > 0 ? set : ranked).map((composition) => ({
    composition,
    sketch: sketchOf(composition, ideas[0]!),
  }));
  const showing = sketches.filter(({ sketch }) => shows(sketch));
  const counted = showing.filter(({ sketch }) => showsCount(brief, inTurnAsAsked(brief, sketch)));
  // Too few for the sketches of a generation: what is passed over then still tells two of them apart by more.
  const taken = counted.length >= ENOUGH ? counted : showing.length >= SKETCHES ? showing : sketches;
  return taken.map(({ composition }) => composition);
}

/** What a composition draws, with what was named besides. */
const sketched = (composition: PieceComposition, drawing: Drawing): PieceSketch => {
  const { wish, stone } = drawing;
  const lettered = withStoneOverLetters(composition.draw(drawing), wish, stone);
  const whole = withAskedBack(together(withStoneAtBail(lettered, wish, stone), drawing), drawing);
  return withSeenStones(whole, wish);
};

/** Motifs with the stone that was asked for where it is seen at their size. */
const withSeenStones = (sketch: PieceSketch, { stoneAsked, style }: PieceWish): PieceSketch => ({
  ...sketch,
  ornaments: sketch.ornaments.map((placed) =>
    placed.ornament.kind === 'motif' && coilOf(sketch) === null
      ? { ...placed, ornament: withRoomForStones(placed.ornament, stoneAsked ? style.centre : null) }
      : placed,
  ),
});

/** Draws one composition after the other until one shows what it must; null where none does. */
function firstThat(
  shows: Shows,
  compositions: readonly PieceComposition[],
  drawing: Drawing,
): { readonly composition: PieceComposition; readonly drawn: PieceSketch } | null {
  const { adjustments } = drawing.wish;
  const told = adjustments.length;
  for (const composition of compositions) {
    const drawn = sketched(composition, drawing);
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
