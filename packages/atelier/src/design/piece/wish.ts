import type { Arrangement, Brief, Figure, JewelryType } from '@filigree/contracts';
import { placesOthers } from '../calls-for-more.ts';
import { withoutParts } from '../ornament/figureParts.ts';
import { isWholeFront } from '../ornament/grouped.ts';
import { scaled } from '../ornament/stoneIdeas.ts';
import type { OrnamentStyle } from '../ornament/style.ts';
import type { Random } from '../random.ts';
import { describesStone } from '../ring/named.ts';
import { ungrooved } from '../ring/recipes/setting.ts';
import { type RingWish, ringWish } from '../ring/wish.ts';
import { isLetteredOnBand } from './bandLetters.ts';
import { asBorder } from './borders.ts';
import type { PieceType } from './document.ts';
import { isLetteredRim, onRimmed } from './rimLetters.ts';
import { namesFigure } from './shows.ts';
import { asClusters } from './soleWords.ts';
import {
  asNameNecklace,
  closedLocket,
  isLetteredBehind,
  letteredBehind,
  onBothSides,
  withBack,
} from './tagged.ts';

/** How large the main ornament of a type is when nothing is said (mm), and the largest stone it carries. */
export interface TypeScale {
  readonly ornamentMm: number;
  readonly longestStoneMm: number;
  /** Centre stones of this type against those of a ring. */
  readonly stoneShare: number;
  /** What carries the stone, in words: "a pendant". */
  readonly bearer: string;
}

export const TYPE_SCALES: Readonly<Record<PieceType, TypeScale>> = {
  Necklace: { ornamentMm: 17, longestStoneMm: 28, stoneShare: 1.05, bearer: 'a necklace' },
  Pendant: { ornamentMm: 19, longestStoneMm: 34, stoneShare: 1.15, bearer: 'a pendant' },
  Bracelet: { ornamentMm: 12, longestStoneMm: 20, stoneShare: 0.85, bearer: 'a bracelet' },
  Earrings: { ornamentMm: 11, longestStoneMm: 20, stoneShare: 0.85, bearer: 'an ear' },
  Anklet: { ornamentMm: 8.5, longestStoneMm: 12, stoneShare: 0.65, bearer: 'an anklet' },
  Brooch: { ornamentMm: 34, longestStoneMm: 34, stoneShare: 1.9, bearer: 'a brooch' },
  Cufflinks: { ornamentMm: 15, longestStoneMm: 15, stoneShare: 1.1, bearer: 'a cuff' },
  Charm: { ornamentMm: 12.5, longestStoneMm: 14, stoneShare: 0.8, bearer: 'a charm' },
  Tiara: { ornamentMm: 38, longestStoneMm: 26, stoneShare: 2.1, bearer: 'a tiara' },
  Hairpin: { ornamentMm: 22, longestStoneMm: 24, stoneShare: 1.1, bearer: 'a hairpin' },
  'Body Chain': { ornamentMm: 14, longestStoneMm: 20, stoneShare: 0.9, bearer: 'a body chain' },
  'Nose Ring': { ornamentMm: 3.4, longestStoneMm: 4, stoneShare: 0.36, bearer: 'a nostril' },
};

/** A brief resolved for a piece that is not a ring. */
export interface PieceWish extends Omit<RingWish, 'usSize' | 'lowOnly'> {
  readonly type: PieceType;
  readonly scale: TypeScale;
  /** The words speak of a stone: it must be seen in every sketch. */
  readonly stoneAsked: boolean;
  readonly style: OrnamentStyle;
  /** Letters for the back, where the front is what else was named. */
  readonly behind: string | null;
  /** Letters for the metal of a bangle itself, and for the rim of a round plate. */
  readonly onBand: string | null;
  readonly onRim: string | null;
  /** Figures that were named as parts of those in the brief. */
  readonly parts: readonly Figure[];
}

/**
 * A moon on one and a star on the other, of a pair, of the two ends of a lariat or of those that follow one another:
 * neither is a part of the other.
 */
const EACH_FOR_ITSELF: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'mismatched',
  'lariat',
  'alternating',
  'in-a-row',
]);

/** Settles what was asked and what was left open, at the size of the type. */
export function pieceWish(told: Brief, type: PieceType, seed: number, random: Random): PieceWish {
  const asked = isAlone(told) ? { ...told, stoneCount: told.stoneCount ?? 1 } : told;
  const both = onBothSides({ brief: asked, type });
  const behind =
    both?.behind.slice(0, 60) ??
    (isLetteredBehind({ brief: asked, type }) ? (asked.engraving?.slice(0, 60) ?? null) : null);
  const onBand =
    behind === null && isLetteredOnBand({ brief: asked, type })
      ? (asked.engraving?.slice(0, 60) ?? null)
      : null;
  const onRim =
    behind === null && isLetteredRim({ brief: asked, type }) ? (asked.engraving?.slice(0, 60) ?? null) : null;
  const front =
    both !== null
      ? both.front
      : onRim !== null
        ? onRimmed(asked)
        : behind === null && onBand === null
          ? asNameNecklace(asked, type)
          : behind === null
            ? { ...asked, engraving: null }
            : withBack({ ...asked, engraving: null });
  const bordered = asClusters(asBorder(front, type), type);
  const {
    brief,
    parts,
    adjustments: unmodelled,
  } = asked.arrangements?.some((name) => EACH_FOR_ITSELF.has(name)) === true
    ? { brief: bordered, parts: [], adjustments: [] }
    : withoutParts(bordered);
  const scale = TYPE_SCALES[type];
  const {
    usSize: _size,
    lowOnly: _low,
    ...wish
  } = ringWish(brief, seed, random, {
    longestMm: scale.longestStoneMm,
    bearer: scale.bearer,
    caratShare: 1,
    usualUs: null,
  });
  wish.adjustments.push(
    ...unmodelled,
    ...(behind === null ? [] : [letteredBehind(behind), ...closedLocket(asked)]),
  );
  const isSized = brief.caratWeight !== null || brief.stoneSizeMm.length > 0;
  const centre = wish.centre === null || isSized ? wish.centre : scaled(wish.centre, scale.stoneShare);
  const presence = presenceOf(brief, wish.era.breadth);
  const takesRows = type !== 'Nose Ring' && !brief.noStones && wish.rowStone.form === 'faceted';
  const broken = takesRows && brief.setting === 'Invisible' ? ungrooved(wish.rowStone) : null;
  if (broken !== null) wish.adjustments.push(broken);
  return {
    ...wish,
    brief: broken === null ? wish.brief : { ...wish.brief, setting: 'Channel' },
    behind,
    onBand,
    onRim,
    parts,
    centre,
    type,
    scale,
    stoneAsked: centre !== null && describesStone(brief),
    style: {
      era: brief.era,
      eraRules: wish.era,
      alloyId: wish.alloys[0].id,
      accentAlloyId: (wish.alloys[1] ?? wish.alloys[0]).id,
      centre,
      accent: brief.noStones || isAlone(brief) ? null : wish.accent,
      small: brief.noStones || (HUNG.has(type) && isOneAlone(brief)) ? null : wish.rowStone,
      presence,
      ...((brief.proportions.ornament === 'simple' || isWholeFront(brief, type)) && { plain: true as const }),
      sizeMm: Math.min(
        60,
        Math.max(
          3,
          (measuresFrontAlone(brief, type) ? brief.pieceSizeMm?.[0] : undefined) ??
            withRoomBehind(
              scale.ornamentMm * (0.6 + 0.4 * presence),
              type,
              namesFigure(brief) ? behind : null,
            ),
        ),
      ),
    },
  };
}

/**
 * The larger side of a figure that bears letters on its back, mm: a line takes about half of what it is cut into, and a
 * cufflink has its post there too. Measured on a dachshund and a sailboat (letters of 1.3 mm on 15 and 12.5 mm).
 */
const BEHIND = { edgeMm: 6, letterMm: 1.3, postMm: 4, mostShare: 1.4 } as const;

/** @param usualMm of the figure without letters; none is drawn larger than so much more. */
function withRoomBehind(usualMm: number, type: JewelryType, letters: string | null): number {
  if (letters === null) return usualMm;
  const neededMm =
    BEHIND.edgeMm + BEHIND.letterMm * letters.length + (type === 'Cufflinks' ? BEHIND.postMm : 0);
  return Math.min(Math.max(usualMm, neededMm), BEHIND.mostShare * usualMm);
}

/** A line and stations are of many stones themselves. */
const OF_MANY = /^(?:line|stations)$/;

/** "No other stones", "one oval opal": the one that was named stands alone, unless its own setting has more about it. */
const isAlone = (brief: Brief): boolean => {
  const { arrangements, setting, stoneCount, gemstones, customGemstone } = brief;
  return (
    ((arrangements?.includes('solitaire') === true && !areSmall(brief)) ||
      (stoneCount === 1 &&
        gemstones.length + (customGemstone ? 1 : 0) === 1 &&
        !arrangements?.some((name) => placesOthers(name) || OF_MANY.test(name)))) &&
    setting !== 'Halo' &&
    setting !== 'Cluster' &&
    setting !== 'Pave'
  );
};

/** "Small emeralds, no other stones": those that were named are several, and none of them stands alone. */
const areSmall = ({ gemstoneNumbers, proportions }: Brief): boolean =>
  proportions.stone === 'small' && gemstoneNumbers?.some(({ number }) => number === 'several') === true;

/** Pieces whose front is one thing that hangs. */
const HUNG: ReadonlySet<PieceType> = new Set<PieceType>([
  'Necklace',
  'Pendant',
  'Bracelet',
  'Anklet',
  'Charm',
]);

/** One stone was counted, and small ones in rows would be more. */
const isOneAlone = (brief: Brief): boolean =>
  brief.stoneCount === 1 && isAlone(brief) && brief.plateBorder !== 'pave';

/** A length of what hangs, or of what goes about a wrist, is not that of its front. */
const measuresFrontAlone = ({ earringKind }: Brief, type: PieceType): boolean =>
  type !== 'Bracelet' && !(type === 'Earrings' && (earringKind === 'drop' || earringKind === 'chandelier'));

function presenceOf({ proportions, occasion }: Brief, eraBreadth: number): number {
  let presence = 0.5 + 0.5 * eraBreadth;
  if (proportions.presence === 'delicate') presence *= 0.78;
  if (proportions.presence === 'bold') presence *= 1.35;
  if (proportions.band === 'slim') presence *= 0.9;
  if (proportions.band === 'wide') presence *= 1.15;
  if (occasion === 'Statement') presence *= 1.25;
  if (occasion === 'Everyday') presence *= 0.92;
  return Math.min(1.6, Math.max(0.7, presence));
}
