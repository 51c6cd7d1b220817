/** Open circles: a ring of bar, bare, set with stones all along, or with one that stands within. */
import type { PieceWish } from '../piece/wish.ts';
import { drawOpenFrame, type OpenFrameOrnament } from './open-frame.ts';
import { type OrnamentIdea, scaled } from './stoneIdeas.ts';
import type { OrnamentStyle } from './style.ts';

/** Smaller rings have no room for a row, mm. */
const LEAST_PAVED_MM = 8;
/** Stones along the ring against its size, and the metal beside them, mm. */
const STONES = { ofRing: 0.085, least: 1, most: 1.8, beside: 0.9 } as const;
/** A stone within against the ring, and bars of bare rings, as shares of it: slim, and broad. */
const WITHIN_SHARE = 0.4;
const BARE_SHARES = [0.07, 0.13] as const;

const bare = (style: OrnamentStyle, random: () => number): OpenFrameOrnament => ({
  ...drawOpenFrame({ ...style, centre: null, accent: null }, random, 'circle'),
  pave: null,
  stone: null,
});

/** Fronts for an open circle that was asked for; none where it was not, or what else was named is the front. */
export function openCircleIdeas({ brief, style, stoneAsked }: PieceWish): OrnamentIdea[] {
  if (brief.arrangements?.includes('open-circle') !== true) return [];
  const sized = (share: number): OrnamentStyle => ({ ...style, sizeMm: style.sizeMm * share });
  const idea = (id: string, draw: OrnamentIdea['draw']): OrnamentIdea => ({
    id: `open-circle-${id}`,
    settings: [],
    ornate: false,
    draw,
  });
  const small = style.small?.form === 'faceted' ? style.small : style.accent;
  const { centre } = style;
  const rows =
    stoneAsked && small?.form === 'faceted' && brief.stoneCount !== 1
      ? [
          idea('paved', (random, share) => {
            const ring = bare(sized(share), random);
            if (ring.widthMm < LEAST_PAVED_MM) return ring;
            const diameterMm = round2(
              Math.min(STONES.most, Math.max(STONES.least, ring.widthMm * STONES.ofRing)),
            );
            return {
              ...ring,
              wireMm: round2(diameterMm + STONES.beside),
              pave: { stone: small, diameterMm },
            };
          }),
        ]
      : [];
  const within =
    stoneAsked && centre !== null
      ? [
          idea('within', (random, share) => {
            const ring = bare(sized(share), random);
            const most = Math.min(1, (ring.widthMm * WITHIN_SHARE) / centre.lengthMm);
            return { ...ring, stone: scaled(centre, most) };
          }),
        ]
      : [];
  if (rows.length + within.length > 0) return [...rows, ...within];
  return BARE_SHARES.map((share, i) =>
    idea(`bare-${i}`, (random, size) => {
      const ring = bare(sized(size), random);
      return { ...ring, wireMm: round2(Math.min(5, Math.max(0.9, ring.widthMm * share))) };
    }),
  );
}

const round2 = (x: number): number => Math.round(x * 100) / 100;
