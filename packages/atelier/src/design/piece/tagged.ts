/** Lettering beside a figure: "a cross with the date", "a charm with a cap and 2026". */
import type { Brief } from '@filigree/contracts';
import { faceFor } from '../lettering/hands.ts';
import type { Ornament } from '../ornament/document.ts';
import { motifsOfFigure } from '../ornament/figures.ts';
import { asksForLinkedRings } from '../ornament/linkedRings.ts';
import { drawPlate, type PlateOrnament } from '../ornament/plate.ts';
import type { PlateOutline } from '../ornament/plateParts.ts';
import type { Random } from '../random.ts';
import { withoutTails } from './carriers.ts';
import { discLetters } from './discs.ts';
import { type PieceSketch, placed } from './family.ts';
import { scaledOrnament } from './scaling.ts';
import { namesCultureAlone, namesFigure, type Shows, showsNamed } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** What the tag takes of the usual size of a front: on a chain it hangs as a charm, else below the figure. */
const TAG_SHARE = { charm: 0.5, drop: 0.52 } as const;
/** Smaller ones would bear no name. */
const LEAST_TAG_MM = 8.5;
const OUTLINES: readonly PlateOutline[] = ['disc', 'oval', 'rounded-rectangle', 'shield'];

/** Pieces on which one thing can hang beside another. */
const HANGS: ReadonlySet<PieceWish['type']> = new Set([
  'Pendant',
  'Charm',
  'Brooch',
  'Necklace',
  'Anklet',
  'Bracelet',
  'Body Chain',
]);
const CHAINED: ReadonlySet<PieceWish['type']> = new Set(['Necklace', 'Bracelet', 'Anklet', 'Body Chain']);
const RIGID: ReadonlySet<Brief['braceletKind']> = new Set(['bangle', 'cuff']);

/** A heart bears letters itself: it is a plate of that outline. */
export const isLetteredHeart = ({ motifs, culture, figures }: Brief): boolean =>
  culture.length === 0 &&
  motifs.every((motif) => motif === 'Heart') &&
  (figures ?? []).every((figure) => figure === 'puffed-heart') &&
  motifs.length + (figures?.length ?? 0) > 0;

/** The shortest that is a name rather than initials, and no space in it. */
const NAME = /^\p{L}[\p{L}'’-]{2,}$/u;

/**
 * A necklace with a name in a joined hand and a heart is a name necklace: the name is cut, the heart hangs beside it.
 * Initials and names in other hands stand on the heart.
 */
export function asNameNecklace(brief: Brief, type: PieceWish['type']): Brief {
  const isNamed =
    type === 'Necklace' &&
    brief.lettering === 'script' &&
    NAME.test(brief.engraving ?? '') &&
    isLetteredHeart(brief) &&
    brief.plateShape == null &&
    (brief.arrangements ?? []).length === 0;
  return isNamed ? { ...brief, arrangements: ['nameplate'] } : brief;
}

/** Hung or pinned, with a back that letters can be cut into where they were asked for there. */
const BACKED: ReadonlySet<PieceWish['type']> = new Set(['Pendant', 'Charm', 'Necklace', 'Brooch']);

/** The plate of an identity bracelet. */
const isPlated = ({ brief, type }: Pick<PieceWish, 'brief' | 'type'>): boolean =>
  type === 'Bracelet' && brief.arrangements?.includes('bar') === true;

/** What was named has a back that is a plate: a figure, a disc or tag, a locket. */
const hasBack = (brief: Brief): boolean =>
  namesFigure(brief) || namedPlate(brief) !== null || brief.arrangements?.includes('locket') === true;

/** Letters behind a stone alone, or behind nothing that was named, stand on the back of a disc. */
export const withBack = (brief: Brief): Brief => (hasBack(brief) ? brief : { ...brief, plateShape: 'disc' });

/** Letters for the inside of a locket, which stand on its back. */
const isForInside = ({ arrangements, engravingPlace }: Brief): boolean =>
  engravingPlace === 'inside' && arrangements?.includes('locket') === true;

/** What was told for both sides, in front and behind; the same on both where it is one line. Null for one side. */
export function onBothSides({
  brief,
  type,
}: Pick<PieceWish, 'brief' | 'type'>): { readonly front: Brief; readonly behind: string } | null {
  const { engraving, engravingPlace } = brief;
  if (!engraving || engravingPlace !== 'both' || !(BACKED.has(type) || isPlated({ brief, type })))
    return null;
  const [first, ...rest] = engraving.split(' / ').filter((line) => line !== '');
  if (first === undefined) return null;
  const [one, other] =
    rest.length === 0 ? (EACH.exec(first)?.slice(1, 3) ?? [first, first]) : [first, rest.join(' ')];
  // A name sawn out of sheet has no back: its letters stand on a disc.
  const isPlate = namedPlate(brief) !== null || isPlated({ brief, type }) || isLocketOrHeart(brief);
  return {
    front: { ...brief, engraving: one!, ...(!isPlate && { plateShape: 'disc' as const }) },
    behind: other!,
  };
}
/** "Mum and Dad" on both sides are one on each. */
const EACH = /^(\p{L}+) (?:and|&|\+) (\p{L}+)$/u;
const isLocketOrHeart = (brief: Brief): boolean =>
  brief.arrangements?.includes('locket') === true || isLetteredHeart(brief);

/** What is said of letters for the inside of a locket. */
export const closedLocket = (brief: Brief): string[] =>
  isForInside(brief) && brief.engraving
    ? ['What was to stand inside of the locket is engraved on its back, where it has room.']
    : [];

/** Pieces with a back of their own that bears the letters, where the front is a figure or a plate. */
export const isLetteredBehind = ({ brief, type }: Pick<PieceWish, 'brief' | 'type'>): boolean =>
  Boolean(brief.engraving) &&
  ((brief.engravingPlace === 'back' || isForInside(brief)) &&
  (type === 'Cufflinks' || BACKED.has(type) || isPlated({ brief, type }))
    ? hasBack(brief) || BACKED.has(type)
    : type === 'Cufflinks' && namesFigure(brief) && !isLetteredHeart(brief));

/** What is said of letters on the back. */
export const letteredBehind = (text: string): string =>
  `The letters ${text} are engraved on the back: the pictures show the front with what else was named.`;

/** Letters and something else were named, and the piece has room for both: the letters go on a tag of their own. */
export function isTagged({ brief, type }: Pick<PieceWish, 'brief' | 'type'>): boolean {
  if (!brief.engraving || !namesFigure(brief) || isLetteredHeart(brief)) return false;
  if ((brief.arrangements ?? []).some((name) => !/^(?:east-west|disc|dog-tag|charms)$/.test(name)))
    return false;
  switch (type) {
    case 'Pendant':
    case 'Charm':
    case 'Brooch':
    case 'Necklace':
    case 'Anklet':
      return true;
    case 'Bracelet':
      return !RIGID.has(brief.braceletKind);
    default:
      return false;
  }
}

/** The fewest that are several, where nobody counted them. */
const SEVERAL = 3;

/** How many of one thing were counted, where lettering leaves them their place; 0 where none were. */
export const hungCount = (wish: Pick<PieceWish, 'brief' | 'type'>): number =>
  asksForLinkedRings(wish)
    ? 0
    : !wish.brief.engraving || isTagged(wish) || discLetters(wish.brief).length > 0
      ? (wish.brief.figureCount ?? (wish.brief.arrangements?.includes('charms') ? SEVERAL : 0))
      : 0;

/** Things hang side by side from a chain, unless what it is was said otherwise. */
const hangsSide = ({ brief, type }: PieceWish): boolean =>
  CHAINED.has(type) &&
  (!brief.braceletKind || brief.braceletKind === 'charm' || brief.braceletKind === 'chain') &&
  (brief.arrangements ?? []).every((name) => /^(?:east-west|disc|dog-tag|choker|charms)$/.test(name));

/** Figures; and motifs beside them, where so many things were named that each is a charm. */
function namedCharms({ figures, motifs }: Brief): number {
  const named = figures?.length ?? 0;
  const shown = new Set((figures ?? []).flatMap(motifsOfFigure));
  const all = named + motifs.filter((motif) => !shown.has(motif)).length;
  return all >= SEVERAL ? all : named;
}

/** What a sketch must show of a wish: a tag hangs from chains, bails and pins, not from a rigid band. */
export const showsWished = (wish: PieceWish): Shows => {
  const { brief } = wish;
  const tagged = isTagged(wish);
  // On a chain there is room for every figure that was named.
  const several = hangsSide(wish) ? Math.max(namedCharms(brief), hungCount(wish)) : 0;
  const hangsAll: Shows = ({ ornaments }) =>
    several < 2 || ornaments.filter(({ slot }) => slot === 'charm').length >= several;
  // What is worn in a nostril for its stone shows a culture by its metal alone, and a strand by its beads.
  const isStone =
    wish.stoneAsked &&
    namesCultureAlone(brief) &&
    (wish.type === 'Nose Ring' || brief.arrangements?.includes('strand') === true);
  const named: Shows = isStone ? () => true : showsNamed(tagged ? { ...brief, engraving: null } : brief);
  // A disc or a tag with nothing on it is the front itself.
  const outline = namesFigure(brief) ? null : namedPlate(brief);
  const isPlate: Shows = ({ ornaments }) =>
    outline === null ||
    ornaments.some(({ ornament }) => ornament.kind === 'plate' && ornament.outline === outline);
  const isCircle: Shows = ({ ornaments }) =>
    brief.arrangements?.includes('open-circle') !== true ||
    namesFigure(brief) ||
    Boolean(brief.engraving) ||
    ornaments.some(({ ornament }) => ornament.kind === 'open-frame');
  const areLinked: Shows = ({ ornaments }) =>
    !asksForLinkedRings(wish) ||
    namesFigure(brief) ||
    ornaments.some(({ ornament }) => ornament.kind === 'open-frame' && ornament.linked !== undefined);
  return (sketch) =>
    named(sketch) &&
    areLinked(sketch) &&
    hangsAll(sketch) &&
    isPlate(sketch) &&
    isCircle(sketch) &&
    !(tagged && sketch.carrier.kind === 'bangle');
};

/** What is said where letters take the only place that a piece has. */
export const LETTERING_ALONE =
  'The lettering takes the front of this piece: what else was named for it is not shown.';

/** A border that edges what there is: a bangle, hoops, the setting of a stone. */
const edgesOther = ({ type, plateBorder, braceletKind, gemstones }: Brief): boolean =>
  RIGID.has(braceletKind) || (plateBorder === 'milgrain' && (type === 'Earrings' || gemstones.length > 0));

/** The outline of a plate that was asked for by name; a border alone is a disc's, unless something else has edges. */
export const namedPlate = (brief: Brief): PlateOutline | null => {
  const { arrangements, plateShape, plateBorder } = brief;
  return arrangements?.includes('locket')
    ? null
    : (plateShape ??
        arrangements?.find((name) => name === 'disc' || name === 'dog-tag') ??
        (plateBorder && !edgesOther(brief) ? 'disc' : null));
};

const isFigure = ({ ornament }: PieceSketch['ornaments'][number]): boolean =>
  ornament.kind === 'emblem' || ornament.kind === 'motif' || ornament.kind === 'plate';

/** An ornament that is the plate of an outline; the signs of the zodiac are coins themselves. */
export const isPlateOf = (outline: PlateOutline, ornament: Ornament): boolean =>
  (ornament.kind === 'plate' && ornament.outline === outline) ||
  (outline === 'disc' &&
    ((ornament.kind === 'emblem' && ornament.ground === 'medallion') ||
      (ornament.kind === 'motif' && ornament.motif === 'Zodiac')));

/** What a figure beside its plate is of its usual size, and what the plate of it is. */
const BESIDE_SHARE = { figure: 0.62, plate: 0.9 } as const;

/** A plate was asked for and what was named besides is on none: it hangs beside the plate, where the piece has room. */
export function withPlate(sketch: PieceSketch, wish: PieceWish, random: Random): PieceSketch {
  const { brief, type } = wish;
  const outline = namedPlate(brief);
  const { carrier, ornaments } = sketch;
  if (
    outline === null ||
    !namesFigure(brief) ||
    !HANGS.has(type) ||
    carrier.kind === 'bangle' ||
    ornaments.some(({ ornament }) => isPlateOf(outline, ornament))
  )
    return sketch;
  const figures = ornaments.filter(isFigure);
  const [first] = figures;
  if (first === undefined) return sketch;
  const charms = figures.filter(({ slot }) => slot === 'charm');
  const plate = drawPlate(
    { ...wish.style, centre: null, sizeMm: wish.style.sizeMm * BESIDE_SHARE.plate },
    random,
    {
      outline,
      ...(brief.plateBorder && { border: brief.plateBorder }),
      blank: true,
    },
  );
  const small = (charms.length > 0 ? charms : [first]).map((one) =>
    scaledOrnament(one.ornament, BESIDE_SHARE.figure),
  );
  if (carrier.kind !== 'chain')
    return { carrier, ornaments: [placed('main', plate), placed('drop', small[0]!)] };
  return {
    carrier: { ...withoutTails(carrier), front: 'hangs' },
    ornaments: [placed('charm', plate), ...small.slice(0, 3).map((one) => placed('charm', one))],
  };
}

/** The sketch with a tag that bears the letters: a charm beside the others, or a drop below the front. */
export function withTag(sketch: PieceSketch, wish: PieceWish, random: Random): PieceSketch {
  const text = wish.brief.engraving?.slice(0, 60);
  if (!text) return sketch;
  const tag = (share: number): PlateOrnament =>
    drawPlate({ ...wish.style, sizeMm: Math.max(LEAST_TAG_MM, wish.style.sizeMm * share) }, random, {
      outline: namedPlate(wish.brief) ?? OUTLINES[Math.floor(random() * OUTLINES.length)],
      text: { text, lettering: faceFor(wish.brief, /\p{Ll}/u.test(text) ? 'script' : 'serif') },
    });
  const { carrier, ornaments } = sketch;
  if (carrier.kind !== 'chain') {
    const others = ornaments.filter(({ slot }) => slot !== 'drop');
    const drop = ornaments.find(({ slot }) => slot === 'drop');
    // A figure that hung below a stone takes the stone's place.
    const kept =
      others.some(isFigure) || drop === undefined ? others : [{ ...drop, slot: 'main' as const, count: 1 }];
    return { carrier, ornaments: [...kept, placed('drop', tag(TAG_SHARE.drop))] };
  }
  const hung = ornaments.map((one) =>
    one.slot === 'main' || one.slot === 'drop' ? { ...one, slot: 'charm' as const, count: 1 } : one,
  );
  return {
    carrier: { ...withoutTails(carrier), front: 'hangs' },
    ornaments: [...hung, placed('charm', tag(TAG_SHARE.charm))],
  };
}
