/**
 * Bangles with little bells that hang all along their front, and beads between them where those were named; letters stand
 * between the bells.
 */
import { asksForEnamel } from '../enamels.ts';
import { drawBell } from '../ornament/bell.ts';
import type { StoneKind } from '../parts.ts';
import { round2 } from '../ring/wish.ts';
import { askedColour } from '../stones/askedColour.ts';
import { GEM_FACTS } from '../stones/gems.ts';
import { bangle } from './bangles.ts';
import { type PieceComposition, placed } from './family.ts';
import type { PieceWish } from './wish.ts';

/** Width of a bell and of a bead, mm. */
const BELL_MM = 4.6;
const BEAD_MM = 3.4;

/** The first stone that was named, where beads are made of it. */
function beadOf({ brief }: PieceWish): StoneKind | null {
  const gemstone = brief.noStones ? undefined : brief.gemstones[0];
  return gemstone === undefined || GEM_FACTS[gemstone].form === 'faceted'
    ? null
    : { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) };
}

const WAYS = [
  { id: 'bangle-bells', widthMm: 3.2, thicknessMm: 2.1, bell: 1, count: 7, profile: 'd-shape' },
  { id: 'bangle-bells-dense', widthMm: 2.6, thicknessMm: 2, bell: 0.84, count: 11, profile: 'comfort' },
  { id: 'bangle-bells-few', widthMm: 4.4, thicknessMm: 2.2, bell: 1.15, count: 3, profile: 'd-shape' },
  { id: 'bangle-bells-wide', widthMm: 5.4, thicknessMm: 2.2, bell: 0.95, count: 5, profile: 'court' },
] as const;

export const BELL_BANGLES: readonly PieceComposition[] = WAYS.map(
  ({ id, widthMm, thicknessMm, bell, count, profile }): PieceComposition => ({
    id,
    noun: 'bangle with bells',
    ornate: false,
    arrangement: 'bells',
    onlyAsked: true,
    fits: ({ brief }) => brief.braceletKind === 'bangle' || brief.braceletKind === 'cuff',
    draw: (drawing) => {
      const { wish } = drawing;
      const drawn = bangle(drawing, { widthMm, thicknessMm });
      // The bells show their culture: where letters are to be read its border leaves them the band.
      const isLettered = wish.onBand !== null && !asksForEnamel(wish.brief);
      const bead = beadOf(wish);
      return {
        carrier: {
          ...drawn,
          band: {
            ...drawn.band,
            // Round and smooth: what hangs on it is its ornament.
            profile: wish.brief.bandProfile ?? (isLettered ? 'flat' : profile),
            milgrain: false,
            ...(isLettered &&
              drawn.band.texture.kind === 'pattern' && { texture: { kind: 'none' as const } }),
          },
          ...(bead !== null && { beads: { stone: bead, diameterMm: round2(BEAD_MM * bell) } }),
        },
        ornaments: [
          placed(
            'drop',
            drawBell(wish.brief, wish.style, 'ghungroo', 'plain', BELL_MM * bell),
            // The letters stand between as many on each side.
            isLettered && bead === null ? count + (count % 2) : count,
          ),
        ],
      };
    },
  }),
);
