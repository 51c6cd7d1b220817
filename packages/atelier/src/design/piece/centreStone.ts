/** One stone in front, in the border of the culture that was named with it: "a turquoise cuff, southwestern". */
import type { Arrangement } from '@filigree/contracts';
import type { OrnamentStyle } from '../ornament/style.ts';
import { asksForOwnStone, namesCultureAlone } from './shows.ts';
import type { PieceWish } from './wish.ts';

/** What leaves the front to one stone. */
const LEAVES_FRONT: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'solitaire',
  'adjustable',
  'oval-opening',
  'patterned',
  'jewelled',
]);

type Asked = Pick<PieceWish, 'brief' | 'type' | 'stoneAsked'>;

/** A bangle or cuff that was asked for by its name. */
const isStiff = ({ type, brief: { braceletKind } }: Pick<Asked, 'brief' | 'type'>): boolean =>
  type === 'Bracelet' && (braceletKind === 'bangle' || braceletKind === 'cuff');

/**
 * A culture and a stone were named, and nothing that would be in front of either: the stone is the front of a stiff band,
 * and of what else is worn where it was to be alone in the middle; an emblem that nobody named is not.
 */
export const isOfCentreStone = (wish: Asked): boolean => {
  const { brief, stoneAsked } = wish;
  const { arrangements, setting, stoneCount } = brief;
  return (
    stoneAsked &&
    namesCultureAlone(brief) &&
    !brief.engraving &&
    !brief.petals &&
    brief.gemstones.length + (brief.customGemstone ? 1 : 0) === 1 &&
    (stoneCount === null || stoneCount === 1) &&
    (setting === null || setting === 'Bezel' || setting === 'Solitary') &&
    (arrangements ?? []).every((name) => LEAVES_FRONT.has(name)) &&
    (isStiff(wish) || (wish.type !== 'Nose Ring' && arrangements?.includes('solitaire') === true))
  );
};

/** Against the usual stone of a front: a cabochon is worn large, what is cut is dear. */
const SHARE = { cabochon: 1.7, faceted: 1.15 } as const;

/** How large such a front is against the usual. */
export const centreShare = ({ brief, style }: { brief: PieceWish['brief']; style: OrnamentStyle }): number =>
  asksForOwnStone(brief) || brief.proportions.stone === 'small'
    ? 1
    : SHARE[style.centre?.form === 'cabochon' ? 'cabochon' : 'faceted'] *
      (brief.proportions.stone === 'large' ? LARGER : 1);
const LARGER = 1.15;
