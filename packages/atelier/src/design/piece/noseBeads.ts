/** Nose rings with several beads in their lowest part, of a stone or of their metal. */
import type { NoseFitting } from '../findings/document.ts';
import { askedColour } from '../stones/askedColour.ts';
import type { Drawing, PieceComposition } from './family.ts';
import { fitted, single } from './fittedWays.ts';
import type { PieceWish } from './wish.ts';

type Hoop = Extract<NoseFitting, { kind: 'nose-hoop' }>;

/** How large the beads are, mm, those at both ends against the middle one, and whether the ring is wound. */
const WAYS = [
  ['nose-beads', 2.1, 1, undefined],
  ['nose-beads-graduated', 2.7, 0.72, undefined],
  ['nose-beads-large', 2.6, 1, undefined],
  ['nose-beads-wound', 2.2, 1, 'twisted'],
] as const satisfies readonly (readonly [string, number, number, Hoop['strands']])[];

/** More than this of the ring's inside side by side would leave no room for the nostril. */
const MOST_SHARE = 0.95;
const LEAST_MM = 1.4;

/** Beads in the plural were asked for on a ring. */
export const isBeaded = ({ brief }: PieceWish): boolean =>
  brief.arrangements?.includes('ball') === true &&
  (brief.figureCount ?? 0) > 1 &&
  brief.earringKind !== 'stud';

function beadsOf({ wish: { brief, style } }: Drawing, insideMm: number, sizeMm: number, endShare: number) {
  const count = Math.min(7, brief.figureCount ?? 3);
  const [gemstone] = brief.noStones ? [] : brief.gemstones;
  const wanted = brief.stoneSizeMm[0] ?? sizeMm * (0.7 + 0.3 * style.presence);
  const diameterMm = Math.max(LEAST_MM, Math.min(4, wanted, (MOST_SHARE * insideMm) / count));
  return {
    count,
    diameterMm: Math.round(diameterMm * 20) / 20,
    ...(endShare < 1 && { endShare }),
    ...(gemstone !== undefined && {
      stone: { gemstone, cut: 'Round', form: 'bead', colour: askedColour(brief, gemstone) } as const,
    }),
  };
}

/** @param hoop a closed ring of the size that was asked for */
export const beadedHoops = (hoop: (drawing: Drawing) => Hoop): readonly PieceComposition[] =>
  WAYS.map(([id, sizeMm, endShare, strands]) =>
    single(
      id,
      'beaded nose ring',
      strands !== undefined,
      (drawing) => {
        const ring = hoop(drawing);
        const beads = beadsOf(drawing, ring.innerDiameterMm, sizeMm, endShare);
        return {
          carrier: fitted(drawing, { ...ring, ...(strands && { strands }), beads }, { shown: 'hangs' }),
          ornaments: [],
        };
      },
      isBeaded,
    ),
  );
