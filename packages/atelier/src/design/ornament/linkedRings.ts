/** Rings of bar that pass through one another: two for a couple, three of three colours of gold. */

import type { Brief } from '@filigree/contracts';
import { type FittedText, fitText, LEAST_LETTER_MM } from '../lettering/fit.ts';
import type { Lettering } from '../lettering/fonts.ts';
import { legibly } from '../lettering/legible.ts';
import type { PieceWish } from '../piece/wish.ts';
import type { OpenFrameOrnament } from './open-frame.ts';
import type { OrnamentIdea } from './stoneIdeas.ts';

/** Of one ring's size: how far the next stands from it, and the bar, slim and broad. */
const STEP_SHARE = 0.56;
const BAR_SHARES = [0.15, 0.12, 0.19, 0.17] as const;
/** Smaller rings have no room for one another, nor thinner bars for what lies in them, mm. */
const LEAST_RING_MM = 5;
const BAR_MM = { least: 1, most: 3.2, lettered: 2.4 } as const;
/** Stones along the bar, and the metal beside them, mm. */
const STONES = { ofBar: 0.56, least: 1, most: 1.7, beside: 0.8 } as const;
/** Letters against the bar, and the part of the way round that they take at most: where rings cross there are none. */
const LETTER_SHARE = 0.7;
const LETTERED_ARC = 4;

/** Whether such rings were asked for, on a piece that is no ring itself. */
export const asksForLinkedRings = ({ brief }: { readonly brief: Brief }): boolean =>
  brief.arrangements?.includes('rolling') === true;

/** The letters as they can be cut along the smooth ring. */
export function fitLinked(
  { heightMm, wireMm }: Pick<OpenFrameOrnament, 'heightMm' | 'wireMm'>,
  { text, lettering }: { readonly text: string; readonly lettering: Lettering },
): FittedText {
  const lengthMm = ((heightMm - wireMm) / 2) * LETTERED_ARC;
  return fitText(text, lettering, { lengthMm, letterMm: Math.max(LEAST_LETTER_MM, wireMm * LETTER_SHARE) });
}

/** Fronts of linked rings; none where they were not asked for. */
export function linkedRingIdeas(
  wish: PieceWish,
  text: { readonly text: string; readonly lettering: Lettering } | null,
): OrnamentIdea[] {
  if (!asksForLinkedRings(wish)) return [];
  const { brief, style, stoneAsked, alloys } = wish;
  const count = brief.figureCount === 3 || alloys.length > 2 ? 3 : 2;
  const small = style.small?.form === 'faceted' ? style.small : style.accent;
  const stone = stoneAsked && small?.form === 'faceted' ? small : null;
  const set = text !== null || brief.arrangements?.includes('mismatched') ? 'first' : 'all';
  return BAR_SHARES.map((bar, i) => ({
    id: `linked-rings-${i}`,
    settings: stone === null ? [] : (['Pave'] as const),
    ornate: false,
    draw: (_random, share): OpenFrameOrnament => {
      const all = style.sizeMm * share;
      const ringMm = Math.max(LEAST_RING_MM, all / (1 + (count - 1) * STEP_SHARE));
      const diameterMm = round2(Math.min(STONES.most, Math.max(STONES.least, ringMm * bar * STONES.ofBar)));
      const least = Math.max(
        BAR_MM.least,
        text === null ? 0 : BAR_MM.lettered,
        stone === null ? 0 : diameterMm + STONES.beside,
      );
      return {
        kind: 'open-frame',
        alloyId: style.alloyId,
        accentAlloyId: style.accentAlloyId,
        form: 'circle',
        widthMm: round2(Math.min(60, ringMm * (1 + (count - 1) * STEP_SHARE))),
        heightMm: round2(ringMm),
        wireMm: round2(Math.min(BAR_MM.most, Math.max(least, ringMm * bar))),
        pave: stone === null ? null : { stone, diameterMm },
        stone: null,
        linked: {
          count,
          set,
          ...(count === 3 && alloys[2] !== undefined && { thirdAlloyId: alloys[2].id }),
          ...(text !== null && { letters: text }),
        },
      };
    },
  }));
}

const round2 = (x: number): number => Math.round(x * 100) / 100;

/** Linked rings with their letters as they can be cut, and what was done about them; other frames as they are. */
export function lettersOnRings(
  frame: OpenFrameOrnament,
  isHandAsked: boolean,
): {
  readonly ornament: OpenFrameOrnament;
  readonly adjustments: readonly string[];
} {
  const { linked } = frame;
  if (linked?.letters === undefined) return { ornament: frame, adjustments: [] };
  const { letters, ...unlettered } = linked;
  const { lettering, fitted, told } = legibly(letters.lettering, isHandAsked, (one) =>
    fitLinked(frame, { ...letters, lettering: one }),
  );
  const { text, adjustments } = fitted;
  return {
    ornament: {
      ...frame,
      linked: text === '' ? unlettered : { ...linked, letters: { ...letters, text, lettering } },
    },
    adjustments: [...adjustments, ...told],
  };
}
