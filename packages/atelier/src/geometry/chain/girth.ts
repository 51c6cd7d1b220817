import type { Chain } from '../../design/chain/document.ts';
import { capRingWireMm } from './cap.ts';
import { HERRINGBONE_THICKNESS } from './kinds/nested.ts';

/** How broad the metal is that a ring through a chain's end must pass around, mm. */
export function girthMm(chain: Chain): number {
  const { widthMm, wireMm } = chain;
  switch (chain.kind) {
    // Its corners are soft, but they are corners.
    case 'box':
      return Math.hypot(widthMm - 2 * wireMm, 2 * wireMm) + 0.1;
    case 'rolo':
      return chain.section === 'flat' ? Math.hypot(1.5, 1) * wireMm : wireMm;
    case 'herringbone':
      return capRingWireMm((HERRINGBONE_THICKNESS * widthMm) / 2);
    case 'snake':
    case 'ball':
    case 'rope':
    case 'wheat':
      return capRingWireMm(widthMm / 2);
    default:
      return wireMm;
  }
}
