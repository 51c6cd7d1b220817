/** Earrings that hang, as long as they were asked to be: from the top of the wire to the lowest tip. Lengths in mm. */
import type { Brief } from '@filigree/contracts';
import type { Ornament } from '../ornament/document.ts';
import type { MotifForm } from '../ornament/motif.ts';
import { round2 } from '../ring/wish.ts';
import type { PieceSketch } from './family.ts';
import { scaledOrnament } from './scaling.ts';
import { asksForOwnStone } from './shows.ts';

/** Heights of forms that are wider than high, as shares of their size (measured as built). */
const HEIGHTS: Readonly<Partial<Record<MotifForm, number>>> = {
  branch: 0.74,
  lotus: 0.78,
  'deco-fan': 0.86,
  panther: 0.5,
  butterfly: 0.83,
  swallow: 0.72,
  'moon-phases': 0.28,
  planet: 0.67,
  constellation: 0.52,
  wave: 0.71,
  'open-heart': 0.86,
  interlocked: 0.69,
  'infinity-ribbon': 0.5,
  'infinity-stones': 0.5,
  'infinity-heart': 0.5,
  'spread-wing': 0.6,
  'wing-pair': 0.41,
  'almond-eye': 0.68,
  horus: 0.78,
};
/** What a wire's rings add to its own height, a joint between two parts, and the bow of several drops (measured). */
const WIRE_MM = { 'fish-hook': 6, 'lever-back': 4 } as const;
const JOINT_MM = 2.4;
const BOW_MM = 7;
/** What the rings at both ends of a chain add to it, and the least and most of chain between two parts. */
const CHAIN_ENDS_MM = 3.2;
const CHAIN_MM = [7, 80] as const;
/** The shortest wires. */
const LEAST_WIRE_MM = { 'fish-hook': 12, 'lever-back': 11 } as const;
/** Of the whole, the most that a wire is. */
const MOST_WIRE_SHARE = 0.45;
/** How much larger or smaller than usual a stone and a figure are drawn. */
const STONE_SHARES = [0.5, 1.6] as const;
const FIGURE_SHARES = [0.4, 2.2] as const;
/** A figure that hangs alone is as long as it must be. */
const ALONE_SHARES = [0.4, 3.2] as const;

/** How high an ornament stands, about as it will be built: extents are of the longer side. */
function heightOf(ornament: Ornament, extentMm: (one: Ornament) => number): number {
  switch (ornament.kind) {
    case 'plate':
    case 'open-frame':
      return ornament.heightMm;
    case 'motif':
      return ornament.sizeMm * (HEIGHTS[ornament.form] ?? 1);
    default:
      return extentMm(ornament);
  }
}

const isWire = (kind: string): kind is keyof typeof WIRE_MM => kind in WIRE_MM;

/** Whether a length that was asked is that of the whole: of what hangs from a wire, or part below part. */
export function hangsWhole({ earringKind, hangs }: Brief, { carrier, ornaments }: PieceSketch): boolean {
  if (earringKind !== 'drop' && earringKind !== 'chandelier' && !hangs) return false;
  if (carrier.kind !== 'fitted' || ornaments.some(({ worn }) => worn)) return false;
  if (ornaments.some(({ ornament }) => ornament.kind === 'bell')) return false;
  const { kind } = carrier.fitting;
  return isWire(kind) || ((kind === 'post' || kind === 'clip') && ornaments.length > 1);
}

/** From top to bottom, of a sketch that hangs as a whole. */
export function overallMm({ carrier, ornaments }: PieceSketch, extentMm: (one: Ornament) => number): number {
  const fitting = carrier.kind === 'fitted' ? carrier.fitting : null;
  const wire =
    fitting !== null && (fitting.kind === 'fish-hook' || fitting.kind === 'lever-back')
      ? fitting.heightMm + WIRE_MM[fitting.kind]
      : 0;
  return ornaments.reduce(
    (sum, { slot, count, ornament, chainMm }) =>
      sum +
      heightOf(ornament, extentMm) +
      (chainMm === undefined ? 0 : chainMm + CHAIN_ENDS_MM - JOINT_MM) +
      (slot === 'main' ? 0 : slot === 'drop' && count > 1 ? BOW_MM : JOINT_MM),
    wire,
  );
}

const within = (share: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, share));

/** Two stones of which one hangs far below the other: chain between them makes the length, and both keep their size. */
function onChain({ hangs }: Brief, sketch: PieceSketch, missingMm: number): PieceSketch | null {
  const top = sketch.ornaments.find(({ slot }) => slot === 'top');
  const main = sketch.ornaments.find(({ slot }) => slot === 'main');
  // What hangs on a chain already has so much of it as is missing, or less.
  const chainMm = round2(missingMm + (main?.chainMm ?? JOINT_MM - CHAIN_ENDS_MM));
  const areStones = top?.ornament.kind === 'stone' && main?.ornament.kind === 'stone';
  const isChained = main?.chainMm !== undefined || (hangs && areStones);
  if (!isChained || chainMm < CHAIN_MM[0] || chainMm > CHAIN_MM[1]) return null;
  return {
    ...sketch,
    ornaments: sketch.ornaments.map((placed) => (placed === main ? { ...placed, chainMm } : placed)),
  };
}

/** The sketch as long as was asked, as far as its parts can be; a stone of a told size keeps it. */
export function atOverall(
  brief: Brief,
  sketch: PieceSketch,
  askedMm: number,
  extentMm: (one: Ornament) => number,
): PieceSketch {
  const { carrier } = sketch;
  let fitted = carrier;
  if (carrier.kind === 'fitted') {
    const { fitting } = carrier;
    if (fitting.kind === 'fish-hook' || fitting.kind === 'lever-back') {
      const most = Math.max(LEAST_WIRE_MM[fitting.kind], askedMm * MOST_WIRE_SHARE - WIRE_MM[fitting.kind]);
      fitted = { ...carrier, fitting: { ...fitting, heightMm: round2(Math.min(fitting.heightMm, most)) } };
    }
  }
  const usual = { carrier: fitted, ornaments: sketch.ornaments };
  const chained = onChain(brief, usual, askedMm - overallMm(usual, extentMm));
  if (chained !== null) return chained;
  const keepsStones = asksForOwnStone(brief);
  let drawn: PieceSketch = usual;
  // Stones meet their bounds before figures: what they leave is the figures'.
  let share = 1;
  for (let step = 0; step < 8; step++) {
    const parts = drawn.ornaments.reduce((sum, { ornament }) => sum + heightOf(ornament, extentMm), 0);
    const rest = overallMm(drawn, extentMm) - parts;
    share *= Math.max(0.2, (askedMm - rest) / parts);
    drawn = {
      carrier: fitted,
      ornaments: usual.ornaments.map((placed) => {
        const isStone = /^(?:stone|rosette|row)$/.test(placed.ornament.kind);
        if (isStone && keepsStones) return placed;
        const by = within(
          share,
          isStone ? STONE_SHARES : usual.ornaments.length > 1 ? FIGURE_SHARES : ALONE_SHARES,
        );
        return { ...placed, ornament: scaledOrnament(placed.ornament, by) };
      }),
    };
  }
  return drawn;
}
