/**
 * Lines: stones one against the other from clasp to clasp, each in a link of its own (tennis bracelets, rivières).
 * In the document they are stations that stand `close`: the first group in the middle, each further one on both sides
 * of those before it. Lengths in mm.
 */
import type { Brief } from '@filigree/contracts';
import { claspGapMm } from '../findings/clasp.ts';
import type { Ornament } from '../ornament/document.ts';
import { extentMm } from './askedSize.ts';
import type { Carrier } from './carriers.ts';
import type { PlacedOrnament } from './document.ts';
import { sizeOfOrnament } from './scaling.ts';

type ChainCarrier = Extract<Carrier, { kind: 'chain' }>;

/** Light between neighbouring settings, so that the line can follow a wrist. */
export const LINE_LIGHT_MM = 0.15;
/** How much of the carrier's length the line can take: it runs to the clasp. */
export const lineRoomMm = ({ lengthMm, clasp }: ChainCarrier): number => lengthMm - claspGapMm(clasp);

/** The least radius in which a line bends as it is shown, as a share of its chain (measured on the built ways). */
const LEAST_RADIUS_SHARE = 0.115;
/** The wide base of a dome keeps the neighbour's ring away, mm. */
const DOME_MM = 0.45;
const CORNERED = /^(?:Emerald|Baguette|Princess|Radiant|Cushion)$/;

/**
 * What one link takes of the line: its setting as wide as it is built, and the light beside it. Stones with corners
 * meet at their ends where the line bends, the sooner the longer they are across it.
 */
export function linkPitchMm(ornament: Ornament, { lengthMm }: ChainCarrier): number {
  const across =
    ornament.kind === 'stone' && ornament.orientation === 'upright' ? turnedOf(ornament) : ornament;
  const pitchMm = LINE_LIGHT_MM + (across.kind === 'stone' ? extentMm(across) : sizeOfOrnament(across));
  if (ornament.kind === 'stone' && ornament.stone.form === 'cabochon') return pitchMm + DOME_MM;
  if (ornament.kind !== 'stone' || !CORNERED.test(ornament.stone.cut)) return pitchMm;
  const longer = Math.max(0, ornament.stone.lengthMm / ornament.stone.widthMm - 1);
  return (
    pitchMm * (1 + Math.min(1, longer) * (ornament.stone.lengthMm / 2 / (LEAST_RADIUS_SHARE * lengthMm)))
  );
}

/** A stone that stands upright is as wide along the line as it is short. */
function turnedOf(ornament: Extract<Ornament, { kind: 'stone' }>): Ornament {
  const { stone } = ornament;
  return { ...ornament, stone: { ...stone, lengthMm: stone.widthMm } };
}

/** A line was asked for, and a stone that is none of it: of another cut or larger, or surrounded by the others. */
export const hasLineCentre = ({ arrangements, proportions, stoneCut, gemstones, setting }: Brief): boolean =>
  arrangements?.includes('line') === true &&
  // Stones that grow to the middle have no other there.
  !arrangements.includes('graduated') &&
  (proportions.stone === 'large' ||
    arrangements.includes('surround') ||
    setting === 'Halo' ||
    (gemstones.length > 1 && stoneCut !== null && stoneCut !== 'Round' && stoneCut !== 'Princess'));

export const isClose = ({ close }: PlacedOrnament): boolean => close === true;

/** As many links of the last group as there is room for beside the others, at least two; in a lone group, at least three. */
export function lastLinks(carrier: ChainCarrier, groups: readonly PlacedOrnament[], share = 1): number {
  const last = groups[groups.length - 1];
  if (last === undefined) return 0;
  const taken = groups
    .slice(0, -1)
    .reduce((sum, { count, ornament }) => sum + count * linkPitchMm(ornament, carrier), 0);
  const room = Math.floor((lineRoomMm(carrier) * share - taken) / linkPitchMm(last.ornament, carrier));
  // Those of further groups are shared out to both sides.
  return groups.length === 1 ? Math.max(3, room) : Math.max(2, 2 * Math.floor(room / 2));
}
