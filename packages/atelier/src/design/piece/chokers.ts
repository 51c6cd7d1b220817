/**
 * Chokers and close necklaces whose front is a row of settings or plates, one against the other, with a bead below
 * each: kundan and polki as a bride wears them, and plain ones with a fringe along the bottom.
 */
import type { Arrangement, Brief } from '@filigree/contracts';
import { chainOf } from '../chain/draw.ts';
import { type Ornament, ornamentWidthMm } from '../ornament/document.ts';
import { beadDrop, kundanColumn, kundanFlower, kundanStone, type Uncut } from '../ornament/kundan.ts';
import { drawPlate } from '../ornament/plate.ts';
import { stoneIdeas } from '../ornament/stoneIdeas.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { hangingGem, isOfUncut, uncutKinds } from '../stones/uncut.ts';
import { chain } from './chains.ts';
import type { PlacedOrnament } from './document.ts';
import type { Drawing, PieceComposition, PieceSketch } from './family.ts';
import { LINE_LIGHT_MM, lineRoomMm } from './line.ts';
import type { PieceWish } from './wish.ts';

/** What else may be said of such a necklace. */
const OF_CHOKERS: ReadonlySet<Arrangement> = new Set<Arrangement>(['choker', 'fringe', 'jewelled', 'collar']);

/** Nothing was named that would be its front. */
const isUnnamed = ({ figures, motifs, engraving, arrangements, petals, plateShape }: Brief): boolean =>
  (figures ?? []).length + motifs.length === 0 &&
  !engraving &&
  !petals &&
  !plateShape &&
  (arrangements ?? []).every((name) => OF_CHOKERS.has(name));

const isOwnStone = ({ caratWeight, stoneSizeMm, stoneCount }: Brief): boolean =>
  caratWeight !== null || stoneSizeMm.length > 0 || stoneCount === 1;

const isOfKundan = ({ brief, style }: PieceWish): boolean =>
  isOfUncut(brief) && style.centre !== null && isUnnamed(brief) && !isOwnStone(brief);

/** "A gold choker with a fringe of pearls": beads hang from it, and nothing else was said of its front. */
const isOfBeads = (wish: PieceWish): boolean => {
  const { brief, style } = wish;
  return (
    brief.arrangements?.includes('choker') === true &&
    (brief.arrangements.includes('fringe') || brief.hangs != null) &&
    !isOfUncut(brief) &&
    !brief.noStones &&
    style.centre !== null &&
    isUnnamed(brief) &&
    !isOwnStone(brief)
  );
};

/** Share of the length that the row takes: of a choker all that is seen from the front. */
const SET_SHARE = { choker: 0.5, necklace: 0.36 } as const;
/** Chain behind the row, mm wide. */
const CHAIN_MM = 2;
/** A document has no more ornaments than this, the drop among them. */
const MOST_GROUPS = 22;

/** Beads that hang below every link, mm; tiny ones where they were called so. */
const BEAD_MM = { usual: 4.4, small: 3.1 } as const;

/** What hangs below every link: beads, one of each kind below the other; of kundan that has none a small drop of it. */
function dropOf({ brief, style }: PieceWish, beadShare: number): Ornament | null {
  const hanging = hangingGem(brief);
  const alloyId = style.accentAlloyId;
  const mm = (brief.proportions.stone === 'small' ? BEAD_MM.small : BEAD_MM.usual) * beadShare;
  const others = brief.gemstones.filter((gem) => gem !== hanging && GEM_FACTS[gem].form === 'bead');
  const beads = hanging === null ? [] : [...others.slice(0, 1), hanging];
  if (beads.length > 0)
    return beadDrop(
      alloyId,
      beads.map((gemstone, i) => ({
        gemstone,
        colour: askedColour(brief, gemstone),
        mm: i === beads.length - 1 ? mm : Math.max(2.2, mm * 0.7),
      })),
    );
  return isOfUncut(brief)
    ? kundanStone(alloyId, { kind: uncutKinds(brief).set, cut: 'Pear', lengthMm: 5.4, widthMm: 3.8 })
    : null;
}

/** Links in turn about the middle, as many as the row has room for. */
function laidInTurn(
  carrier: Parameters<typeof lineRoomMm>[0],
  links: readonly Ornament[],
  share: number,
): PlacedOrnament[] {
  const station = (ornament: Ornament, count: number): PlacedOrnament => ({
    slot: 'station',
    count,
    ornament,
    close: true,
  });
  const widthMm = (ornament: Ornament): number => ornamentWidthMm(ornament) + LINE_LIGHT_MM;
  const roomMm = lineRoomMm(carrier) * share;
  const [first, ...others] = links;
  if (first === undefined) return [];
  if (others.length === 0) return [station(first, Math.max(3, Math.floor(roomMm / widthMm(first))))];
  const laid = [station(first, 1)];
  let takenMm = widthMm(first);
  for (let i = 1; i < MOST_GROUPS; i++) {
    const next = links[i % links.length]!;
    takenMm += 2 * widthMm(next);
    if (takenMm > roomMm) break;
    laid.push(station(next, 2));
  }
  return laid;
}

interface Way {
  readonly id: string;
  readonly beadShare: number;
  readonly links: (drawing: Drawing) => readonly Ornament[];
}

function sketch(drawing: Drawing, { links, beadShare }: Way): PieceSketch {
  const { wish, random } = drawing;
  const isChoker = wish.brief.arrangements?.includes('choker') === true;
  const fine = chain(drawing, 'neck', 'let-in');
  const carrier = {
    ...fine,
    chain: wish.brief.chainKind ? fine.chain : chainOf('cable', fine.alloyId, CHAIN_MM, random),
  };
  const row = laidInTurn(carrier, links(drawing), isChoker ? SET_SHARE.choker : SET_SHARE.necklace);
  const drop = dropOf(wish, beadShare);
  return {
    carrier,
    ornaments: [
      ...row,
      ...(drop === null ? [] : [{ slot: 'drop', count: 1, ornament: drop, under: true } as const]),
    ],
  };
}

type Cell = readonly [kind: 'set' | 'accent', cut: Uncut['cut'], lengthMm: number, widthMm: number];

/** A column of uncut stones, or one of them. */
const kundan =
  (...cells: readonly Cell[]) =>
  ({ wish: { brief, style } }: Drawing): Ornament => {
    const kinds = uncutKinds(brief);
    const stones = cells.map(
      ([kind, cut, lengthMm, widthMm]): Uncut => ({ kind: kinds[kind], cut, lengthMm, widthMm }),
    );
    const [only, ...others] = stones;
    return others.length === 0 && only !== undefined
      ? kundanStone(style.accentAlloyId, only)
      : kundanColumn(style.accentAlloyId, stones);
  };

/** So small in a row, flowers have plain rims. */
const FLOWER_MM = 12.5;
const flower = ({ wish: { brief, style } }: Drawing): Ornament => {
  const { set, accent } = uncutKinds(brief);
  return kundanFlower(style.accentAlloyId, set, accent, {
    petals: 6,
    cut: 'Oval',
    wideMm: FLOWER_MM,
    milgrain: false,
  });
};
const all =
  (...links: readonly ((drawing: Drawing) => Ornament)[]): Way['links'] =>
  (drawing) =>
    links.map((draw) => draw(drawing));

/** Kundan in rows. */
const KUNDAN: readonly Way[] = [
  {
    id: 'flowers',
    beadShare: 1,
    links: all(flower),
  },
  {
    id: 'pears',
    beadShare: 1.12,
    links: all(kundan(['accent', 'Round', 3, 3], ['set', 'Pear', 7.4, 5.2], ['set', 'Round', 2.3, 2.3])),
  },
  {
    id: 'columns',
    beadShare: 1,
    links: all(
      kundan(['set', 'Round', 3.1, 3.1], ['set', 'Cushion', 5.6, 5.2], ['accent', 'Round', 3.1, 3.1]),
    ),
  },
  {
    id: 'rounds',
    beadShare: 1.2,
    links: all(kundan(['set', 'Cushion', 7, 6.6]), kundan(['accent', 'Oval', 6.4, 4.4])),
  },
];

/** How much a plate of a row is domed: flat ones mirror what is beside them and look black. */
const DOME_SHARE = 0.14;

/** Where a stone besides the beads was named it is in every link, this wide, else the links are of metal. */
const linked =
  (
    widthMm: number,
    outline: 'disc' | 'lozenge' | 'octagon' | 'teardrop',
    border: 'milgrain' | 'beaded' | 'rope' | 'scallop',
    sizeMm: number,
  ): Way['links'] =>
  ({ wish, random }) => {
    const { style, brief, prongsPossible } = wish;
    const { centre } = style;
    if (centre !== null && centre.gemstone !== hangingGem(brief) && centre.form !== 'bead') {
      const ideas = stoneIdeas(style, { prongsPossible, prongCount: brief.prongCount });
      const held = ideas.find(({ settings }) => settings.includes(brief.setting ?? 'Bezel')) ?? ideas[0];
      if (held !== undefined) return [held.draw(random, widthMm / centre.widthMm)];
    }
    const plate = drawPlate({ ...style, centre: null, sizeMm }, random, { outline, border, blank: true });
    return [{ ...plate, domeMm: round2(sizeMm * DOME_SHARE), field: { kind: 'plain' } }];
  };

const FRINGED: readonly Way[] = [
  { id: 'discs', beadShare: 0.9, links: linked(5, 'disc', 'beaded', 7.4) },
  { id: 'lozenges', beadShare: 0.8, links: linked(3.9, 'lozenge', 'milgrain', 9) },
  { id: 'octagons', beadShare: 1.05, links: linked(6.2, 'octagon', 'rope', 8.6) },
  { id: 'drops', beadShare: 0.92, links: linked(4.5, 'teardrop', 'milgrain', 10.4) },
];

const ways = (
  prefix: string,
  list: readonly Way[],
  fits: (wish: PieceWish) => boolean,
  noun: string,
  arrangement: Arrangement,
): PieceComposition[] =>
  list.map((way) => ({
    id: `${prefix}-${way.id}`,
    noun,
    ornate: true,
    arrangement,
    onlyAsked: true,
    leads: true,
    fits,
    draw: (drawing) => sketch(drawing, way),
  }));

const isChoker = ({ brief }: PieceWish): boolean => brief.arrangements?.includes('choker') === true;

export const CHOKERS: readonly PieceComposition[] = [
  ...ways('kundan-choker', KUNDAN, (wish) => isOfKundan(wish) && isChoker(wish), 'kundan choker', 'choker'),
  ...ways(
    'kundan-necklace',
    KUNDAN,
    (wish) => isOfKundan(wish) && !isChoker(wish),
    'kundan necklace',
    'fringe',
  ),
  ...ways('fringed-choker', FRINGED, isOfBeads, 'fringed choker', 'choker'),
];
