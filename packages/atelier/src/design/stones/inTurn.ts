/** Rows whose stones follow one another: families of birthstones, two gems in turn, rainbows. */
import type { Brief, Gemstone } from '@filigree/contracts';
import type { StoneKind, StonesInTurn } from '../parts.ts';
import { askedColours } from './askedColour.ts';
import { GEM_FACTS } from './gems.ts';

/** The stones of a row one after the other: one kind alone where they are alike. */
export const kindsInTurn = (stone: StoneKind, inTurn: StonesInTurn | undefined): readonly StoneKind[] =>
  inTurn === undefined
    ? [stone]
    : inTurn.map(({ gemstone, colour }) => {
        const { form } = GEM_FACTS[gemstone];
        return { gemstone, colour, form, cut: form === 'faceted' ? stone.cut : 'Round' };
      });

/** Colours of one gemstone along a rainbow, as it is mined in them. */
const RAINBOWS: Readonly<Partial<Record<Gemstone, readonly StoneKind['colour'][]>>> = {
  Sapphire: ['pink', 'orange', 'yellow', 'green', null, 'violet'],
  Tourmaline: ['pink', 'orange', 'yellow', 'green', 'blue', 'purple'],
  Spinel: ['red', 'pink', 'orange', 'blue', 'violet'],
  Diamond: ['pink', 'yellow', 'green', 'blue', null],
  Topaz: ['pink', 'orange', 'yellow', 'green', 'blue'],
};

/** The colours of a gem one after the other; undefined where it is mined in one. */
export const rainbowOf = (gemstone: Gemstone): StonesInTurn | undefined =>
  RAINBOWS[gemstone]?.map((colour) => ({ gemstone, colour }));

/** Pearls are strung or pegged, never set in a row of seats. */
const canStandInRow = (gemstone: Gemstone): boolean => GEM_FACTS[gemstone].form !== 'bead';

const isMany = ({ stoneColours }: Brief, gemstone: Gemstone): boolean =>
  stoneColours?.some((one) => one.gemstone === gemstone && one.colour === 'multicolour') === true;

/**
 * "Leaves alternating with diamonds", "moons and stars in turn": figures are what takes turns, with one stone at most.
 * A rainbow is of stones whatever figure it is on.
 */
const areFiguresInTurn = (brief: Brief): boolean => {
  const { figures, motifs, gemstones } = brief;
  const named = Math.max(figures?.length ?? 0, motifs.length);
  const [only, ...others] = gemstones;
  return only === undefined ? named > 1 : others.length === 0 && named > 0 && !isMany(brief, only);
};

/**
 * The stones that a brief wants in turn: those it names, where it says so or names a family of them; the colours of one
 * where it asks for a rainbow. Null where a row is of one stone.
 */
export function stonesInTurn(
  brief: Brief,
  { isRow, areBeads = false }: { readonly isRow: boolean; readonly areBeads?: boolean },
): StonesInTurn | null {
  const asked = brief.arrangements?.includes('alternating') === true && !areFiguresInTurn(brief);
  const named = brief.gemstones.filter((gemstone) => areBeads || canStandInRow(gemstone)).slice(0, 12);
  const [first] = named;
  // One gem in several colours is as many kinds; multicolour is a rainbow of its own.
  const kinds = named
    .flatMap((gemstone): StonesInTurn => {
      const colours = isMany(brief, gemstone) ? [] : askedColours(brief, gemstone);
      return (colours.length > 0 ? colours : [null]).map((colour) => ({ gemstone, colour }));
    })
    .slice(0, 12);
  if (kinds.length >= 2 && (asked || isRow || isFamily(brief, kinds.length))) return kinds;
  const single = first ?? (asked && brief.gemstones.length === 0 && !brief.noStones ? 'Sapphire' : null);
  if (single === null || named.length > 1 || (!asked && !isMany(brief, single))) return null;
  return rainbowOf(single) ?? null;
}

/** Of several people's births, each with a stone of its own. */
export const isFamilyOf = ({ recipient, arrangements }: Brief): boolean =>
  arrangements?.includes('alternating') === true ||
  /mother|mom|mum|grand|family|nan\b|kids|children|sons|daughters|siblings|sisters|brothers|parents/i.test(
    recipient ?? '',
  );

/** Stones that stand for people: as many as were counted, or the birthstones of a family. */
const isFamily = ({ stoneCount, occasion, recipient }: Brief, stones: number): boolean =>
  stones >= 4 ||
  (stones === 3 && (stoneCount ?? 0) >= 3) ||
  (stones >= 3 && (occasion === 'Birthstone' || /mother|mom|mum|grand|family|nan/i.test(recipient ?? '')));
