/** What a sketch must show of what was asked for. */
import type { Brief } from '@filigree/contracts';
import { ornamentStones } from '../ornament/document.ts';
import { asksForLinkedRings } from '../ornament/linkedRings.ts';
import { isTiedForm } from '../ornament/sculpture.ts';
import { measuresEach } from '../ring/named.ts';
import { stonesInTurn } from '../stones/inTurn.ts';
import { isOfUncut } from '../stones/uncut.ts';
import { gemsWithin } from '../stones/within.ts';
import { hoopRowOf } from './carriers.ts';
import type { PieceSketch } from './family.ts';
import { shownStones } from './shownCount.ts';

export type Shows = (sketch: PieceSketch) => boolean;

/** What was named must be somewhere. */
export const showsNamed = (brief: Brief): Shows => {
  const named = showsThings(brief);
  return brief.petals && !brief.noStones && !brief.engraving
    ? (sketch) => isFlowered(sketch) && named(sketch)
    : named;
};

/** Its petals are stones. */
export const isFlowered = ({ ornaments }: Pick<PieceSketch, 'ornaments'>): boolean =>
  ornaments.some(({ ornament }) => ornament.kind === 'rosette' && ornament.petalStones !== undefined);

const showsThings = (brief: Brief): Shows =>
  brief.engraving
    ? isLettered
    : namesFigure(brief)
      ? (sketch) =>
          showsFigure(sketch) ||
          // What goes around is shown by its border.
          (brief.arrangements?.includes('patterned') === true && isBordered(sketch)) ||
          (namesCultureAlone(brief) &&
            (isBordered(sketch) ||
              isBelled(sketch) ||
              isShielded(sketch) ||
              isOfBlackBeads(brief) ||
              isOfUncut(brief) ||
              (isOfLinks(brief) && !brief.noStones)))
      : () => true;

/** A culture is shown by its border too; what else was named has a form. */
/** A figure that was named is one, and linked rings are: it does not hang below another of its kind, and no smaller one hangs from it. */
export const hangsAlone = (wish: { readonly brief: Brief; readonly stoneAsked: boolean }): boolean =>
  asksForLinkedRings(wish) ||
  (!wish.stoneAsked && (wish.brief.figures ?? []).length > 0 && (wish.brief.figureCount ?? 1) === 1);

export const namesCultureAlone = ({ motifs, culture, figures }: Brief): boolean =>
  culture.length > 0 && motifs.length + (figures?.length ?? 0) === 0;

/** A kokoshnik is worn by its people for its shape. */
const isShielded = ({ carrier }: PieceSketch): boolean =>
  carrier.kind === 'tiara' && carrier.shield !== undefined;

const isBordered = ({ carrier }: PieceSketch): boolean =>
  carrier.kind === 'bangle' &&
  carrier.band.texture.kind === 'pattern' &&
  carrier.band.texture.pattern !== null;

/** Heavy links with stones are themselves what a people of silversmiths wears. */
const isOfLinks = ({ arrangements }: Brief): boolean => arrangements?.includes('links') === true;

/** Black beads about the neck are themselves what their people wear: a mangalsutra. */
export const isOfBlackBeads = ({ type, culture, gemstones, arrangements, noStones }: Brief): boolean =>
  type === 'Necklace' &&
  culture.every((name) => name === 'Indian / Mughal') &&
  arrangements?.includes('strand') === true &&
  gemstones.includes('Onyx') &&
  !noStones;

/** Little bells and jhumkas are what their culture wears. */
const isBelled = ({ ornaments }: PieceSketch): boolean =>
  ornaments.some(({ ornament }) => ornament.kind === 'bell');

const isLettered = ({ ornaments }: PieceSketch): boolean =>
  ornaments.some(
    ({ ornament }) =>
      ornament.kind === 'nameplate' ||
      (ornament.kind === 'plate' && ornament.field.kind === 'text') ||
      (ornament.kind === 'open-frame' && ornament.linked?.letters !== undefined),
  );

export const namesFigure = ({ motifs, culture, figures }: Brief): boolean =>
  motifs.length + culture.length + (figures?.length ?? 0) > 0;

/** The stem of a climber is a twig of leaves. */
export const isLeafy = (carrier: PieceSketch['carrier']): boolean =>
  carrier.kind === 'fitted' && carrier.fitting.kind === 'climber' && carrier.fitting.stem?.form === 'leafy';

const showsFigure = ({ carrier, ornaments }: PieceSketch): boolean =>
  isLeafy(carrier) ||
  (carrier.kind === 'bangle' && carrier.ends !== undefined) ||
  isFlowered({ ornaments }) ||
  ornaments.some(
    ({ ornament }) =>
      ornament.kind === 'motif' ||
      ornament.kind === 'emblem' ||
      ornament.kind === 'plate' ||
      (ornament.kind === 'sculpture' && isTiedForm(ornament.form)),
  );

/** The first so many of the stones that were named are somewhere in the sketch. */
export function showsStones(brief: Brief, sketch: PieceSketch, count: number): boolean {
  if (brief.noStones) return true;
  // Those of a turn are laid when the sketch is taken.
  const asked = stonesInTurn(brief, { isRow: false }) === null ? count : 1;
  const drawn = gemsWithin(sketch);
  return brief.gemstones.slice(0, asked).every((gem) => drawn.includes(gem));
}

/** More stones than this are rows and chains, which are laid to their length. */
export const MOST_COUNTED = 12;

/** As many stones as were counted, where so few were. */
export const showsCount = ({ stoneCount, noStones }: Brief, sketch: PieceSketch): boolean => {
  if (noStones || stoneCount === null || stoneCount > MOST_COUNTED) return true;
  const shown = shownStones(sketch);
  return shown === stoneCount || (isPair(sketch) && 2 * shown === stoneCount);
};

const isPair = ({ carrier }: PieceSketch): boolean => carrier.kind === 'fitted' && carrier.pair;

/** What was to lie across is a stone of its own, not one of a row or a border. */
export const showsTurned = ({ arrangements, noStones }: Brief, { ornaments }: PieceSketch): boolean =>
  noStones ||
  arrangements?.includes('east-west') !== true ||
  ornaments.some(({ ornament }) => ornament.kind === 'stone');

/** The weight or the millimetres of a stone were said. */
export const asksForOwnStone = ({ caratWeight, stoneSizeMm }: Brief): boolean =>
  caratWeight !== null || stoneSizeMm.length > 0;

/** What a stone whose size was said must be: one that stands for itself, not one of many small ones. */
export const showsOwnStone = (brief: Brief, { carrier, ornaments }: PieceSketch): boolean =>
  brief.noStones ||
  !asksForOwnStone(brief) ||
  (measuresEach(brief) && hoopRowOf({ carrier }) !== null) ||
  // Beads are as large as was said themselves.
  (carrier.kind === 'chain' && carrier.strand !== undefined) ||
  ornaments.some(({ ornament }) => ornamentStones(ornament).length > 0);
