import type { Brief, CulturalInspiration, DesignEra, Figure, Motif, StoneColour } from '@filigree/contracts';
import { callsForMore } from '../calls-for-more.ts';
import { asksForEnamel } from '../enamels.ts';
import { isCapitals } from '../lettering/fit.ts';
import type { Lettering } from '../lettering/fonts.ts';
import { faceFor } from '../lettering/hands.ts';
import type { EnamelColour } from '../parts.ts';
import { isPearlAndOne } from '../piece/bailStone.ts';
import { inlaid } from '../piece/inlaid.ts';
import { asksForOwnStone, isOfBlackBeads, namesCultureAlone } from '../piece/shows.ts';
import { isLetteredHeart, isTagged, namedPlate } from '../piece/tagged.ts';
import type { PieceWish } from '../piece/wish.ts';
import { pick } from '../ring/recipes/parts.ts';
import { isForHim } from '../ring/wish.ts';
import { centredIdeas } from './centredIdeas.ts';
import { constellationIn } from './constellations.ts';
import type { Ornament } from './document.ts';
import { drawEmblem, LEAST_MEDALLION_MM } from './emblem.ts';
import type { EmblemForm } from './emblemForms.ts';
import { familyFronts } from './familyFronts.ts';
import {
  culturesBeside,
  drawFigure,
  emblemFormOf,
  emblemFormOfMotif,
  motifFormsOfFigure,
  motifsOfFigure,
} from './figures.ts';
import { flowerIdeas } from './flowerIdeas.ts';
import { isGlazedUnasked } from './glazed.ts';
import { groupsOf } from './grouped.ts';
import { begunAnywhere, inlaidKinds } from './inlay.ts';
import { kundanIdeas } from './kundanIdeas.ts';
import { linkedRingIdeas } from './linkedRings.ts';
import { drawMotif, formsWithin, motifForms, motifOfForm } from './motif.ts';
import { drawNameplate, drawPavedInitials, hangsAskew } from './nameplate.ts';
import { navaratnaPlate } from './navaratna.ts';
import { drawOpenFrame } from './open-frame.ts';
import { openCircleIdeas } from './openCircles.ts';
import { pavedMotifIdeas, paveIdeas } from './paveIdeas.ts';
import { drawPlate } from './plate.ts';
import { rimmedFigure, rimmedFigureIdeas, showsStoneItself } from './rimmedFigures.ts';
import { drawSculpture, TIED_FORMS } from './sculpture.ts';
import { rowIdeas } from './setRows.ts';
import { starPlate } from './starField.ts';
import { bodiedCreature, drawStonePlanet, isStonePlanet } from './stoneBodies.ts';
import { countedIdeas, type OrnamentIdea, stoneIdeas } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

const MOST_MM = 60;
/** Creatures from this size on have room for a stone in their body. */
const LEAST_BODIED_MM = 18;
/** Plates with a corner that a small stone can stand in. */
const CORNERED_OUTLINES = ['square', 'rounded-rectangle'] as const;
/** Plates that bear nine stones in a square. */
const NINE_OUTLINES = ['square', 'rounded-rectangle'] as const;
/** Plates that are a piece of the sky. */
const STAR_OUTLINES = ['disc', 'oval'] as const;
/** Flowers that are drawn on their branch where that was named. */
const BOUGHS: Readonly<Partial<Record<Figure, EmblemForm>>> = { 'cherry-blossom': 'flowering-branch' };
/** In the hair a branch is larger than one flower. */
const BOUGH_SHARE = 1.5;
/** Signs by their stars. */
const CONSTELLATION_FORMS = motifForms('Zodiac').filter((form) => form.endsWith('-constellation'));
/** Hearts whose outline may be open about a stone. */
const OPEN_FIGURES: ReadonlySet<Figure> = new Set<Figure>(['open-heart', 'puffed-heart']);

/**
 * What the front of a piece may be for a wish, the best first; always at least one. What was named (a motif, a
 * culture, lettering) is in every idea; without such a wish the stone is the idea, or the metal's own form.
 */
export function frontIdeas(wish: PieceWish): OrnamentIdea[] {
  const { brief, style } = wish;
  const sized = (share: number) => ({ ...style, sizeMm: Math.min(MOST_MM, style.sizeMm * share) });
  const enamelled = asksForEnamel(brief);
  const colours = askedEnamels(brief);
  const inlay = inlaidKinds(brief);
  // Where a tag bears the letters, the front is what else was named.
  const text =
    brief.engraving && !isTagged(wish)
      ? { text: brief.engraving.slice(0, 60), lettering: letteringOf(wish) }
      : null;
  const idea = (id: string, draw: OrnamentIdea['draw']): OrnamentIdea => ({
    id,
    settings: [],
    ornate: false,
    draw,
  });
  // "Big turquoise earrings in the Navajo style": the stone is what is seen first, within the culture's border.
  const isOfLargeStone =
    wish.stoneAsked && brief.proportions.stone === 'large' && namesCultureAlone(brief) && text === null;
  const plate = (id: string, culture: CulturalInspiration | null): OrnamentIdea =>
    idea(id, (random, share) =>
      drawPlate(sized(share), random, {
        culture,
        text,
        enamelled,
        colours,
        ...(text !== null && isLetteredHeart(brief) && { outline: 'heart' as const }),
        ...(outline !== null && { outline }),
        ...((outline !== null || enamelled) && { stoneAsked: wish.stoneAsked }),
        ...(border !== null && { border }),
        hammered: brief.finish === 'Hammered',
        largeStone: culture !== null && isOfLargeStone,
      }),
    );
  // A heart that is lettered behind is a plate: it has a back.
  // Glass behind a figure lies on a plate.
  const behind = groundEnamelOf(brief);
  const outline =
    namedPlate(brief) ??
    (wish.behind !== null && isLetteredHeart(brief) ? 'heart' : behind === null ? null : 'disc');
  // A second stone that was named stands around the first, which is in the field.
  const border =
    brief.plateBorder ?? (outline !== null && text === null && brief.gemstones.length > 1 ? 'pave' : null);
  const figures = brief.figures ?? [];
  const isOnPlate = outline !== null && (outline !== 'disc' || Boolean(brief.plateBorder) || behind !== null);
  const isPlated = outline !== null;
  /** A figure in relief on the plate that was asked for. */
  const struck = (id: string, form: EmblemForm, isGlazed = enamelled): OrnamentIdea =>
    idea(id, (random, share) =>
      drawPlate(sized(share), random, {
        outline: outline ?? 'disc',
        ...(brief.plateBorder && { border: brief.plateBorder }),
        emblem: form,
        groundEnamel: behind,
        stoneAsked: wish.stoneAsked,
        enamelled: isGlazed,
        colours,
      }),
    );
  /** A heart of enamel is a plate: nothing parts its field. */
  const enamelHeart = (id: string): OrnamentIdea =>
    idea(id, (random, share) =>
      drawPlate(sized(share), random, { outline: 'heart', enamelled, colours, text }),
    );
  // A named figure shows its motif and speaks for its culture: a butterfly is drawn, not any animal.
  const shown = new Set(figures.flatMap(motifsOfFigure));
  const motifs = brief.motifs.filter(
    // The outline that was asked for is the geometry.
    (motif) => !shown.has(motif) && !(motif === 'Geometric' && brief.plateShape),
  );
  // Beads that speak for their people leave the front to what else was named, or to its stone.
  const cultures = isOfBlackBeads(brief) ? [] : culturesBeside(brief);
  /** One figure alone is shown in its own outline and on a round ground: two fronts, where an emblem is drawn. */
  // Where a silhouette would have room for letters a cufflink has its post.
  const isWrittenBehind = wish.behind !== null && wish.type === 'Cufflinks';
  const grounds =
    outline === 'disc' || isWrittenBehind
      ? (['medallion'] as const)
      : // Small in a medallion, stones would be lost.
        figures.length === 1 && inlay.length === 0
        ? (['silhouette', 'medallion'] as const)
        : [undefined];
  /** Open outlines that have the stone inside, where that was said. */
  const within = (id: string, motif: Motif): OrnamentIdea[] =>
    brief.arrangements?.includes('within') && style.centre !== null && !enamelled && outline === null
      ? formsWithin(motif).map((form) =>
          idea(`${id}-within-${form}`, (random, share) => motifOfForm(motif, form, sized(share), random)),
        )
      : [];
  const figureIdeas = (figure: Figure): OrnamentIdea[] => {
    const stoned = OPEN_FIGURES.has(figure) ? within(`figure-${figure}`, 'Heart') : [];
    if (stoned.length > 0) return stoned;
    const form = emblemFormOf(figure);
    const isGlazed = enamelled || isGlazedUnasked(figure, wish);
    // On a plate whose outline or border was told it stands in the field.
    if (form !== null && isOnPlate) return [struck(`figure-${figure}-medallion`, form, isGlazed)];
    if (enamelled && outline === null && figure === 'puffed-heart') return [enamelHeart(`figure-${figure}`)];
    // Stars were asked for: those of the sign.
    const stars =
      wish.parts.includes('constellation') &&
      motifFormsOfFigure(figure)?.forms.find((name) => name.endsWith('-constellation'));
    if (stars)
      return [
        idea(`figure-${figure}`, (random, share) => motifOfForm('Zodiac', stars, sized(share), random)),
      ];
    // On a plate, or flush in the metal, its stars are stones sunk where they stand in the sky.
    const sky = constellationIn([figure]);
    const starKind = style.small ?? style.accent;
    if (
      sky !== null &&
      wish.stoneAsked &&
      starKind !== null &&
      !enamelled &&
      (isPlated || brief.setting === 'Bezel')
    )
      return (outline === null ? STAR_OUTLINES : [outline]).map((shape) =>
        idea(`figure-${figure}-medallion`, (random, share) =>
          starPlate(
            drawPlate(sized(share), random, { outline: shape, border: 'none', blank: true }),
            sky,
            starKind,
          ),
        ),
      );
    if (figure === 'crescent-moon' && wish.parts.includes('five-pointed-star') && !enamelled && !isOnPlate)
      return [
        idea('figure-crescent-star', (random, share) =>
          motifOfForm('Celestial', 'crescent-star', sized(share), random),
        ),
      ];
    // "A cherry blossom branch": not one flower in a disc.
    const bough = BOUGHS[figure];
    if (bough !== undefined && wish.parts.includes('branch') && outline === null)
      return [
        idea(`figure-${figure}`, (random, share) =>
          drawEmblem(null, sized(share * (wish.type === 'Hairpin' ? BOUGH_SHARE : 1)), random, {
            form: bough,
            ground: 'silhouette',
            enamelled,
            colours,
          }),
        ),
      ];
    // A moon is metal alone unless a stone was asked for: that sits in its curve.
    const own = (share: number): OrnamentStyle =>
      figure === 'crescent-moon' && !wish.stoneAsked
        ? { ...sized(share), centre: null, small: null }
        : sized(share);
    if (figure === 'planet' && isStonePlanet(brief, style) && !enamelled && outline === null)
      return [idea('figure-planet', (random, share) => drawStonePlanet(sized(share), random))];
    // The knot of a lariat is the cord itself, tied.
    if (figure === 'knot' && brief.arrangements?.includes('lariat') && !enamelled && outline === null)
      return TIED_FORMS.map((form) =>
        idea(`figure-knot-tied-${form}`, (random, share) => drawSculpture(sized(share), random, form)),
      );
    // Its emblem has the stone in the body, where the modelled figure has some on its wings.
    if (form !== null && bodiedCreature(brief) === figure && !enamelled && outline === null)
      return [
        idea(`figure-${figure}`, (random, share) =>
          drawEmblem(
            null,
            { ...sized(share), sizeMm: Math.max(LEAST_BODIED_MM, sized(share).sizeMm) },
            random,
            { form, ground: 'silhouette' },
          ),
        ),
      ];
    return grounds.map((ground) =>
      idea(ground === 'medallion' ? `figure-${figure}-medallion` : `figure-${figure}`, (random, share) => {
        // Too small to be a medallion, it stands on the disc that was asked for all the same.
        if (outline === 'disc' && form !== null && sized(share).sizeMm < LEAST_MEDALLION_MM)
          return drawPlate(sized(share), random, {
            outline,
            emblem: form,
            stoneAsked: wish.stoneAsked,
            enamelled: isGlazed,
            colours,
          });
        return drawFigure(figure, own(share), random, {
          cultures: brief.culture,
          enamelled: isGlazed,
          colours,
          isWingsOnly: wish.parts.includes('wing-pair'),
          ...(inlay.length > 0 && { inlay: begunAnywhere(inlay, random) }),
          ground,
          onPlate: outline === 'disc',
        });
      }),
    );
  };
  /** One stone that was counted is let into a closed heart, or inside an open one: none is set all around. */
  const oneInHeart = (): OrnamentIdea[] =>
    wish.stoneAsked && brief.stoneCount === 1 && style.small === null && style.centre?.form === 'faceted'
      ? [
          idea('motif-Heart', (random, share) =>
            motifOfForm('Heart', 'puffed', { ...sized(share), small: wish.rowStone }, random),
          ),
          ...formsWithin('Heart').map((form) =>
            idea(`motif-Heart-within-${form}`, (random, share) =>
              motifOfForm('Heart', form, sized(share), random),
            ),
          ),
        ]
      : [];
  const motifIdeas = (motif: Motif): OrnamentIdea[] => {
    const paved = outline === null && !enamelled ? pavedMotifIdeas(wish, motif, sized) : [];
    if (paved.length > 0) return paved;
    const stoned = within(`motif-${motif}`, motif);
    if (stoned.length > 0) return stoned;
    const one = motif === 'Heart' && outline === null && !enamelled ? oneInHeart() : [];
    return one.length > 0 ? one : [motifIdea(motif)];
  };
  const motifIdea = (motif: Motif): OrnamentIdea => {
    const id = `motif-${motif}`;
    const form = emblemFormOfMotif(motif, brief.culture);
    if (outline !== null && form !== null) return struck(id, form);
    if (enamelled && motif === 'Heart') return enamelHeart(id);
    // Stars were asked for: those of a sign.
    if (motif === 'Zodiac' && wish.parts.includes('constellation') && !enamelled)
      return idea(id, (random, share) =>
        motifOfForm('Zodiac', pick(random, CONSTELLATION_FORMS), sized(share), random),
      );
    return idea(id, (random, share) =>
      enamelled && form !== null
        ? drawEmblem(null, sized(share), random, { form, ground: 'silhouette', enamelled, colours })
        : drawMotif(motif, sized(share), random, wish.stoneAsked),
    );
  };
  // The nine gems are the front, in three rows of three.
  if (brief.arrangements?.includes('navaratna') && !brief.noStones && !text)
    return (outline === null ? NINE_OUTLINES : [outline]).map((shape) =>
      idea(`plate-nine-${shape}`, (random, share) =>
        navaratnaPlate(drawPlate(sized(share), random, { outline: shape, border: 'none', blank: true })),
      ),
    );
  const family = familyFronts(wish, sized);
  if (family.length > 0) return [...family];
  const rimmed = rimmedFigure(wish);
  if (rimmed !== null) {
    const own = showsStoneItself(rimmed, style) ? figures.flatMap(figureIdeas).slice(0, 1) : [];
    return [...own, ...rimmedFigureIdeas(wish, sized)];
  }
  const named: OrnamentIdea[] = [
    ...(text
      ? [
          plate('plate-text', brief.culture[0] ?? null),
          ...(isLetteredHeart(brief) || outline !== null ? [] : nameIdeas(wish, text, sized, idea)),
        ]
      : []),
    ...figures.flatMap(figureIdeas),
    ...motifs.flatMap(motifIdeas),
    // Of a simple cross there is one form; its emblem is another as plain.
    ...(style.plain && motifs.includes('Cross') && brief.setting !== 'Pave' && !enamelled && outline === null
      ? [
          idea('emblem-cross', (random, share) =>
            drawEmblem(null, sized(share), random, {
              form: emblemFormOfMotif('Cross', brief.culture) ?? 'cross',
              ground: 'silhouette',
            }),
          ),
        ]
      : []),
    // What is struck on a plate speaks for its culture.
    ...(outline !== null && motifs.some((motif) => emblemFormOfMotif(motif, brief.culture) !== null)
      ? []
      : cultures
    ).flatMap((culture) => {
      const emblem = idea(`emblem-${culture}`, (random, share) =>
        drawEmblem(culture, sized(share), random, { enamelled, colours }),
      );
      if (text) return [emblem];
      const struckPlate = plate(`plate-${culture}`, culture);
      return isOfLargeStone ? [struckPlate, emblem] : [emblem, struckPlate];
    }),
    ...(enamelled &&
    !text &&
    brief.culture.length + figures.length === 0 &&
    motifs.every((motif) => emblemFormOfMotif(motif, []) === null)
      ? [plate('plate-enamel', null)]
      : []),
  ];
  const groups = text || outline !== null ? [] : groupsOf(brief, wish.type);
  if (groups.length > 0)
    return groups.map((draw, i) =>
      idea(`figures-grouped-${i}`, (random, share) => draw(sized(share), random)),
    );
  // Kundan is itself what its culture wears, where nothing else is to be the front.
  const isKundan =
    figures.length + motifs.length === 0 && !text && !brief.petals && outline === null && !enamelled;
  const kundan = isKundan ? kundanIdeas(wish) : [];
  if (kundan.length > 0) return kundan;
  const linked = outline === null && !enamelled && figures.length === 0 ? linkedRingIdeas(wish, text) : [];
  const flowers = linked.length > 0 ? [] : flowerIdeas(wish);
  // Beside a figure it is one more of what was named.
  if (flowers.length > 0 && !text)
    return named.length > 0
      ? [...named, ...flowers.slice(0, 1).map((one) => ({ ...one, id: 'figure-flower' }))]
      : flowers;
  if (linked.length > 0) return linked;
  // Lettering is in every sketch: nothing else can carry it.
  if (text) {
    const paved = named.filter(({ id }) => id === 'nameplate-paved');
    if (paved.length > 0 && brief.setting === 'Pave') return paved;
    const plain = named.filter(({ id }) => id === 'plate-text' || id === 'nameplate');
    return interleaved(paved, plain);
  }
  const centred = outline === null && !enamelled ? centredIdeas(wish, takesBorder(wish), sized) : [];
  if (centred.length > 0) return centred;
  if (named.length > 0) {
    // Around a stiff band the border is the culture's: its front may be the stone, and is where that is to be large.
    const { stone } = brief.proportions;
    // So small that no figure is read, what is worn in a nostril is its stone.
    const isTiny = wish.type === 'Nose Ring' && namesCultureAlone(brief);
    const bordered = isTiny || (takesBorder(wish) && namesCultureAlone(brief));
    const free = bordered && wish.stoneAsked && brief.setting === null ? stonesOf(wish) : [];
    if (free.length === 0) return named;
    if (isTiny) return free;
    return stone === 'large' || brief.caratWeight !== null ? free : interleaved(free, named);
  }
  if (brief.arrangements?.includes('corner-stone') && wish.stoneAsked)
    return (outline === null ? CORNERED_OUTLINES : [outline]).map((cornered) =>
      idea(`plate-cornered-${cornered}`, (random, share) =>
        inlaid(drawPlate(sized(share), random, { outline: cornered, stoneAsked: true }), wish),
      ),
    );
  if (outline !== null) return [plate(`plate-${outline}`, null)];
  const circles = openCircleIdeas(wish);
  if (circles.length > 0) return circles;
  // A ball is plain unless a stone is to be seen.
  if (brief.arrangements?.includes('ball') && !wish.stoneAsked)
    return [idea('sculpture-sphere', (random, share) => drawSculpture(sized(share), random, 'sphere'))];
  const rowed = wish.type === 'Nose Ring' ? [] : rowIdeas(style, brief);
  if (rowed.length > 0) return rowed;
  const counted = countedFront(wish);
  if (counted.length > 0) return counted;
  const stones = stonesOf(wish);
  const { setting } = brief;
  const held = setting === null ? stones : stones.filter((one) => one.settings.includes(setting));
  const paved = paveIdeas(wish, held[0]);
  if (paved.length > 0) return paved;
  const forms = formIdeas(wish, sized, idea);
  if (setting !== null && held.length > 0) return held;
  if (stones.length === 0) return forms;
  // A pearl alone would hide nothing of the pin behind it: forms of metal carry it.
  if (wish.type === 'Brooch' && style.centre?.form === 'bead' && setting === null)
    return interleaved(forms, stones);
  return wish.stoneAsked ? stones : interleaved(stones, forms);
}

/** Fronts of a stone: alone where nothing calls for others about it, for a man, or worn in a nostril. */
function stonesOf(wish: PieceWish): OrnamentIdea[] {
  const { style, prongsPossible, brief, type, stoneAsked } = wish;
  const all = stoneIdeas(style, { prongsPossible, prongCount: brief.prongCount });
  const isPlain =
    brief.setting === null &&
    brief.gemstones.length < 2 &&
    (brief.proportions.ornament === 'simple' ||
      type === 'Nose Ring' ||
      isForHim(brief.recipient) ||
      (stoneAsked && !callsForMore(brief)));
  // A stone whose size was said stands alone: it is none of a row, and none is worn in a nostril.
  const isOne =
    isPlain || asksForOwnStone(brief) || type === 'Nose Ring' || (type === 'Tiara' && brief.sideCut != null);
  const ideas = isOne ? all.filter(({ id }) => id !== 'graduated-row') : all;
  const plain = ideas.filter(({ ornate }) => !ornate);
  return isPlain && plain.length > 0 ? plain : ideas;
}

/** A stiff band with room for a border, and no finish that takes its place. */
const takesBorder = ({ type, brief }: PieceWish): boolean =>
  type === 'Bracelet' &&
  (brief.braceletKind === 'bangle' || brief.braceletKind === 'cuff') &&
  brief.arrangements?.includes('twist') !== true &&
  brief.finish !== 'Hammered' &&
  brief.finish !== 'Textured';

/** Pieces whose front can be a row of just so many stones; what is round the wrist or the head has stations. */
const ROW_FRONTS: ReadonlySet<PieceWish['type']> = new Set([
  'Pendant',
  'Necklace',
  'Brooch',
  'Charm',
  'Hairpin',
  'Earrings',
  'Anklet',
  'Body Chain',
]);
const MOST_IN_FRONT = 9;

/** Fronts of as many stones as were counted; none where nobody counted or another setting was asked for. */
function countedFront(wish: PieceWish): OrnamentIdea[] {
  const { brief, style, type, prongsPossible } = wish;
  const { stoneCount, setting, prongCount } = brief;
  if (isPearlAndOne(wish)) return [];
  // Two on a pair of earrings are one on each.
  const count = type === 'Earrings' && stoneCount === 2 ? 1 : (stoneCount ?? 1);
  if (count < 2 || count > MOST_IN_FRONT || !ROW_FRONTS.has(type)) return [];
  const ideas = countedIdeas(style, { prongsPossible, prongCount }, count);
  return setting === null ? ideas : ideas.filter(({ settings }) => settings.includes(setting));
}

/**
 * Initials set with small stones, where pavé was asked for, or stones of one kind and nothing of how they are set, and no
 * single stone was described.
 */
function pavedInitials(
  { brief, stoneAsked, prongsPossible }: PieceWish,
  text: { readonly text: string; readonly lettering: Lettering },
  style: OrnamentStyle,
): Ornament | null {
  const { small } = style;
  const isSmall =
    (brief.setting === 'Pave' || (brief.setting === null && brief.gemstones.length === 1)) &&
    brief.caratWeight === null &&
    brief.stoneSizeMm.length === 0 &&
    brief.stoneCount === null &&
    (brief.proportions.stone === null || brief.proportions.stone === 'small') &&
    (brief.stoneCut === null || brief.stoneCut === 'Round') &&
    brief.engravingPlace == null;
  if (!stoneAsked || !prongsPossible || !isSmall || small?.form !== 'faceted') return null;
  return drawPavedInitials(style, text.text, text.lettering, { ...small, cut: 'Round' });
}

/** A name sawn out of sheet, where it is worn so and short enough; its smaller copies are plates. */
function nameIdeas(
  wish: PieceWish,
  text: { readonly text: string; readonly lettering: Lettering },
  sized: (share: number) => OrnamentStyle,
  idea: (id: string, draw: OrnamentIdea['draw']) => OrnamentIdea,
): OrnamentIdea[] {
  const { brief, style, type } = wish;
  if (type !== 'Necklace' && type !== 'Pendant' && type !== 'Bracelet' && type !== 'Charm') return [];
  const enamelled = asksForEnamel(brief);
  const paved = enamelled ? null : pavedInitials(wish, text, style);
  const set =
    paved === null
      ? []
      : [
          idea(
            'nameplate-paved',
            (random, share) =>
              pavedInitials(wish, text, sized(share)) ?? drawPlate(sized(share), random, { text }),
          ),
        ];
  if (set.length > 0 && brief.setting === 'Pave') return set;
  if (
    type === 'Charm' ||
    enamelled ||
    hangsAskew(text.text) ||
    drawNameplate(style, text.text, text.lettering) === null
  )
    return set;
  return [
    ...set,
    idea(
      'nameplate',
      (random, share) =>
        drawNameplate(sized(share), text.text, text.lettering) ?? drawPlate(sized(share), random, { text }),
    ),
  ];
}

/** Forms of the metal itself, with the stone in them where they take one. */
function formIdeas(
  { style }: PieceWish,
  sized: (share: number) => OrnamentStyle,
  idea: (id: string, draw: OrnamentIdea['draw']) => OrnamentIdea,
): OrnamentIdea[] {
  const motif = MOTIF_OF_ERA[style.era ?? 'Minimalist'];
  const forms = [
    idea('sculpture', (random, share) => drawSculpture(sized(share), random)),
    // Bare frames are nothing of an age of flowers: butterflies and birds are.
    style.era === 'Vintage Floral'
      ? idea('motif-Animal', (random, share) => drawMotif('Animal', sized(share), random))
      : idea('open-frame', (random, share) => drawOpenFrame(sized(share), random)),
    idea(`motif-${motif}`, (random, share) => drawMotif(motif, sized(share), random)),
    idea('plate', (random, share) => drawPlate(sized(share), random)),
  ];
  // A sculpture carries no stone: where one is wanted, the others come first. No period drew abstract ones.
  return style.centre === null && !(style.era !== null && PERIODS.has(style.era)) ? forms : forms.slice(1);
}

/** Eras of the past, whose fronts are figures, frames and plates. */
const PERIODS: ReadonlySet<DesignEra> = new Set<DesignEra>([
  'Art Deco',
  'Victorian',
  'Vintage Floral',
  'Gothic / Dark Aesthetic',
]);

/** What each era draws when nothing is named. */
const MOTIF_OF_ERA: Readonly<Record<DesignEra, Motif>> = {
  Minimalist: 'Geometric',
  'Art Deco': 'Geometric',
  Victorian: 'Heart',
  'Vintage Floral': 'Floral',
  'Modern Sculptural': 'Abstract',
  'Gothic / Dark Aesthetic': 'Cross',
  'Boho / Organic': 'Celestial',
  'Futuristic / Cyber-Lux': 'Star',
  'Classic / Bridal': 'Floral',
  'Street-Lux / Avant-Garde': 'Animal',
};

const interleaved = <T>(a: readonly T[], b: readonly T[]): T[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]])
    .flat()
    .filter((one) => one !== undefined);

const letteringOf = ({ brief }: PieceWish): Lettering => faceFor(brief, ownLettering(brief));

/** What letters are cut in where nothing was said of it. */
function ownLettering(brief: Brief): Lettering {
  if (
    brief.era === 'Minimalist' ||
    brief.era === 'Modern Sculptural' ||
    brief.era === 'Futuristic / Cyber-Lux'
  )
    return 'sans';
  const text = brief.engraving ?? '';
  if (isCapitals(text)) return [...text].length > 4 ? 'sans' : 'serif';
  return brief.era === 'Art Deco' || brief.era === 'Street-Lux / Avant-Garde' ? 'serif' : 'script';
}

/** Enamels for the colours that customers say. */
const ENAMELS: Readonly<Partial<Record<StoneColour, EnamelColour>>> = {
  red: 'red',
  pink: 'pink',
  peach: 'coral',
  orange: 'coral',
  yellow: 'yellow',
  golden: 'yellow',
  green: 'green',
  teal: 'turquoise',
  blue: 'blue',
  violet: 'violet',
  purple: 'violet',
  white: 'white',
  black: 'black',
  brown: 'red',
};
export const askedEnamels = ({ enamelColours }: Brief): EnamelColour[] =>
  (enamelColours ?? []).flatMap((colour) => ENAMELS[colour] ?? []);

/** The glass that lies behind what is shown. */
export const groundEnamelOf = ({ enamelGround }: Brief): EnamelColour | null =>
  enamelGround ? (ENAMELS[enamelGround] ?? null) : null;
