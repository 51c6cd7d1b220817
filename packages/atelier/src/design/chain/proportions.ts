import type { DesignFault } from '../fault.ts';
import type { Chain, ChainKind } from './document.ts';

/**
 * Wire over width of each kind: the least that looks like a chain, and the most at which links still pass each other.
 * Upper limits follow from the link's form (geometry/chain), where a thicker wire is refused.
 */
export const WIRE_SHARE: Readonly<Record<ChainKind, readonly [least: number, most: number]>> = {
  cable: [0.13, 0.25],
  rolo: [0.12, 0.2],
  paperclip: [0.12, 0.26],
  curb: [0.14, 0.27],
  figaro: [0.14, 0.25],
  singapore: [0.14, 0.21],
  rope: [0.09, 0.126],
  wheat: [0.17, 0.215],
  byzantine: [0.075, 0.104],
  box: [0.12, 0.2],
  snake: [0.05, 0.1],
  herringbone: [0.03, 0.05],
  ball: [0.16, 0.26],
};

/** The thickest wire is `slope` of the width less `playMm`. */
interface Bound {
  readonly slope: number;
  readonly playMm: number;
}

/**
 * Where links are thin, their play takes its share. From the wheat's clearance and the ball's shell (geometry/chain/
 * kinds): a shell of 0.12 mm binds balls up to 1.2 mm, one of a tenth of the width those above.
 */
const THIN_LINKS: Readonly<Partial<Record<ChainKind, readonly Bound[]>>> = {
  wheat: [{ slope: 0.227, playMm: 0.0225 }],
  ball: [
    { slope: 0.416, playMm: 0.212 },
    { slope: 0.333, playMm: 0.1112 },
  ],
};

/** The thickest wire (mm) of which links of a kind so wide (mm) still pass each other. */
export function thickestWireMm(kind: ChainKind, widthMm: number): number {
  const bounds = (THIN_LINKS[kind] ?? []).map(({ slope, playMm }) => slope * widthMm - playMm);
  return Math.min(WIRE_SHARE[kind][1] * widthMm, ...bounds);
}

/** What is drawn thinner breaks in wear, mm (checks/limits). */
export const THINNEST_WIRE_MM = 0.2;

/** What is wrong with a chain's gauge; empty for chains that can be built. */
export function findChainFaults(chain: Chain, path: string): DesignFault[] {
  const [least] = WIRE_SHARE[chain.kind];
  const share = chain.wireMm / chain.widthMm;
  if (chain.wireMm > thickestWireMm(chain.kind, chain.widthMm) + 1e-9)
    return [
      { path: `${path}.wireMm`, message: `too thick for ${chain.kind} links ${chain.widthMm} mm wide` },
    ];
  if (share < least * 0.6)
    return [{ path: `${path}.wireMm`, message: `too thin for ${chain.kind} links ${chain.widthMm} mm wide` }];
  return [];
}
