import type { EarFitting } from '../findings/document.ts';
import type { Ornament } from '../ornament/document.ts';
import { drawSculpture } from '../ornament/sculpture.ts';
import type { StoneHold } from '../ornament/stone.ts';
import { round2 } from '../ring/wish.ts';
import { isClip, kindFits, onlyAsked, POST, pair } from './earringKinds.ts';
import { type Drawing, type PieceComposition, placed } from './family.ts';
import { isModest, namesNothing, restraintOf } from './restraint.ts';
import { asksForOwnStone, hangsAlone } from './shows.ts';
import { namedPlate } from './tagged.ts';
import { isMismatched } from './together.ts';
import type { PieceWish } from './wish.ts';

type Dress = NonNullable<Extract<EarFitting, { kind: 'post' }>['dress']>;

const stud = (drawing: Drawing, front: Ornament, dress?: Dress): ReturnType<PieceComposition['draw']> => ({
  carrier: pair(drawing, { ...POST, ...(dress && { dress }) }),
  ornaments: [placed('main', front)],
});

/** What a drop without a stone over it hangs from: the same again, smaller; of the one figure that was named, a ball. */
const overDrop = ({ wish, random, front }: Drawing): Ornament =>
  hangsAlone(wish)
    ? drawSculpture({ ...wish.style, sizeMm: wish.style.sizeMm * BALL_SHARE }, random, 'sphere')
    : front(0.46);
const BALL_SHARE = 0.36;

/** A stone and nothing else was named: it is the stud. */
const isOfStone = (wish: PieceWish): boolean =>
  onlyAsked('stud')(wish) && wish.stoneAsked && wish.style.centre !== null && namesNothing(wish);

/** A clip carries more than a post: its front covers the lobe. */
const CLIP_SHARE = 1.75;
const clipShare = ({ wish: { brief, stoneAsked } }: Drawing): number =>
  isClip(brief) && !stoneAsked ? CLIP_SHARE : 1;

/** Larger and smaller studs, where the size of the stone was left open. */
const SIZED: readonly PieceComposition[] = (
  [
    ['stud-bold', 1.02, true],
    ['stud-fine', 0.72, false],
  ] as const
).map(([id, share, ornate]) => ({
  id,
  noun: 'stud earrings',
  ornate,
  fits: (wish) =>
    onlyAsked('stud')(wish) && !isOfPlate(wish) && !(isOfStone(wish) && asksForOwnStone(wish.brief)),
  draw: (drawing) => stud(drawing, drawing.front(share * clipShare(drawing))),
}));

/** A pearl that is not glued to its peg alone: a cup up to its middle, the same with a beaded lip, claws about it. */
const PEARL_HOLDS: readonly PieceComposition[] = (
  [
    ['stud-cup', 'Bezel', false, { kind: 'bezel', wallMm: null, milgrain: false, scalloped: false }],
    ['stud-claws', 'Prong', false, { kind: 'prong', prongCount: 4, prongForm: 'claw' }],
    ['stud-beaded-cup', 'Bezel', true, { kind: 'bezel', wallMm: null, milgrain: true, scalloped: false }],
  ] as const satisfies readonly (readonly [string, string, boolean, StoneHold])[]
).map(([id, setting, ornate, hold]) => ({
  id,
  noun: 'stud earrings',
  ornate,
  fits: (wish) =>
    isOfStone(wish) &&
    wish.style.centre?.form === 'bead' &&
    (wish.brief.setting === null || wish.brief.setting === setting) &&
    (hold.kind !== 'prong' || wish.prongsPossible),
  draw: (drawing) => {
    const front = drawing.front(0.85);
    return stud(drawing, front.kind === 'stone' ? { ...front, hold: { ...hold } } : front);
  },
}));

/** The stone in its setting is all of a classic stud, and of one whose setting or stone was told so far. */
const isClassic = ({ brief }: PieceWish): boolean =>
  asksForOwnStone(brief) ||
  (brief.setting !== null && brief.setting !== 'Halo') ||
  brief.prongCount !== null ||
  brief.proportions.ornament === 'simple' ||
  brief.era === 'Classic / Bridal' ||
  brief.era === 'Minimalist' ||
  brief.arrangements?.includes('solitaire') === true;

/** Of a classic stud its claws and how they come up: in a basket on its ring, or from a point as of a martini glass. */
const CLAWED: readonly PieceComposition[] = (
  [
    ['stud-martini', 'round', 'martini'],
    ['stud-basket', 'claw', undefined],
    ['stud-double-claws', 'double-claw', undefined],
    ['stud-martini-claws', 'claw', 'martini'],
  ] as const
).map(([id, prongForm, mount]) => ({
  id,
  noun: 'stud earrings',
  ornate: false,
  fits: (wish) =>
    isOfStone(wish) &&
    isClassic(wish) &&
    wish.prongsPossible &&
    wish.style.centre?.form === 'faceted' &&
    (wish.brief.setting === null || wish.brief.setting === 'Prong'),
  appeal: () => 6,
  draw: (drawing) => {
    const front = drawing.front(0.85);
    if (front.kind !== 'stone' || front.hold.kind !== 'prong' || front.halo !== null)
      return stud(drawing, front);
    const form = front.hold.prongForm === 'v' ? 'v' : prongForm;
    // Three claws are a martini's.
    const stands = front.hold.prongCount === 3 ? 'martini' : mount;
    return stud(drawing, {
      ...front,
      hold: { ...front.hold, prongForm: form, ...(stands && { mount: stands }) },
    });
  },
}));

/** Metal about the stone: a ring around it, a bar that rises from it, a crescent of grains below. */
const DRESSED: readonly PieceComposition[] = (
  [
    ['stud-orbit', 'orbit', 'stud earrings in a ring', false],
    ['stud-bar', 'bar', 'bar stud earrings', false],
    ['stud-jacket', 'jacket', 'stud earrings with jackets', true],
  ] as const
).map(([id, dress, noun, ornate]) => ({
  id,
  noun,
  ornate,
  // What is to be simple is the stone in its setting.
  fits: (wish) =>
    isOfStone(wish) &&
    !isClassic(wish) &&
    // A halo that was asked for is what surrounds the stone.
    (dress !== 'bar' || wish.brief.setting !== 'Halo') &&
    // What goes about a post needs one.
    wish.brief.claspKind !== 'clip-on',
  draw: (drawing) => stud(drawing, drawing.front(0.85), dress),
}));

/** A plate of a told size and nothing on it: its surface is what is left to choose. */
const isOfPlate = (wish: PieceWish): boolean =>
  onlyAsked('stud')(wish) &&
  !wish.stoneAsked &&
  namesNothing(wish) &&
  namedPlate(wish.brief) !== null &&
  wish.brief.pieceSizeMm?.[0] !== undefined;

/** How far a domed plate stands over its rim, as a share of its width. */
const DOME_SHARE = 0.16;

const SURFACED: readonly PieceComposition[] = (
  [
    ['stud-plate-flat', 'plain', 'none', 0],
    ['stud-plate-domed', 'plain', 'none', DOME_SHARE],
    ['stud-plate-hammered', 'hammered', 'none', 0],
    ['stud-plate-rayed', 'sunburst', 'bevel', 0],
    ['stud-plate-rimmed', 'plain', 'bevel', 0],
    ['stud-plate-cushion', 'plain', 'bevel', DOME_SHARE],
  ] as const
).map(([id, field, border, dome]) => ({
  id,
  noun: 'stud earrings',
  ornate: false,
  // A surface that was said is on all of them: they differ by their rim then.
  fits: (wish) => {
    const isTold = wish.brief.finish !== null || wish.brief.proportions.ornament === 'simple';
    return isOfPlate(wish) && (field !== 'plain' ? !isTold : border === 'none' || isTold);
  },
  draw: (drawing) => {
    const front = drawing.front(0.85);
    if (front.kind !== 'plate' || front.enamel.length > 0) return stud(drawing, front);
    const seed = Math.floor(drawing.random() * 1e6);
    const isHammered = field === 'hammered' || drawing.wish.brief.finish === 'Hammered';
    return stud(drawing, {
      ...front,
      field: isHammered ? { kind: 'hammered', seed } : { kind: field },
      domeMm: round2(dome * front.widthMm),
      border: drawing.wish.brief.plateBorder ? front.border : { kind: border },
    });
  },
}));

export const STUDS: readonly PieceComposition[] = [
  {
    id: 'stud',
    noun: 'stud earrings',
    ornate: false,
    fits: (wish) => kindFits('stud')(wish) && !isOfPlate(wish),
    appeal: ({ brief }) => (brief.proportions.presence === 'delicate' ? 4 : 0),
    draw: (drawing) => stud(drawing, drawing.front(0.85 * clipShare(drawing))),
  },
  ...SIZED,
  ...PEARL_HOLDS,
  ...CLAWED,
  ...DRESSED,
  ...SURFACED,
  {
    id: 'stud-two-tier',
    noun: 'stud earrings with a drop',
    ornate: true,
    // A stone whose size was said is the stud, and any that was named, unless more was asked for.
    fits: (wish) =>
      onlyAsked('stud')(wish) &&
      !isOfPlate(wish) &&
      !isModest(wish) &&
      !asksForOwnStone(wish.brief) &&
      // Nothing hangs from a clip.
      !isClip(wish.brief) &&
      // Two that differ, do so by their fronts alone.
      !isMismatched(wish) &&
      (!wish.stoneAsked || restraintOf(wish) === 'splendid'),
    draw: (drawing) => ({
      carrier: pair(drawing, POST),
      ornaments: [
        placed('top', drawing.stone(0.5) ?? overDrop(drawing)),
        placed('main', drawing.front(0.78)),
      ],
    }),
  },
];
