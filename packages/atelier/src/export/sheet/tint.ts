import type { StonePlacement, Vec3 } from '../../geometry/solids.ts';
import { COLOUR_ABSORPTION_PER_MM, COLOUR_ALBEDO, GEMSTONE_FACTS } from '../../materials/index.ts';

/** Size of stone whose colour is drawn, mm. */
const SEEN_THROUGH_MM = 5;
/** Paper left in the colour of a stone, so that the lines of its facets show. */
const PAPER_SHARE = 0.3;

/** The colour in which a stone is drawn: its own, thinned with paper; sRGB 0..1. */
export function tintOf({ gemstone, colour }: Pick<StonePlacement, 'gemstone' | 'colour'>): Vec3 {
  const { swatch, body } = GEMSTONE_FACTS[gemstone];
  const own: Vec3 =
    colour === null
      ? channels((k) => Number.parseInt(swatch.slice(1 + 2 * k, 3 + 2 * k), 16) / 255)
      : channels((k) =>
          encoded(
            body.kind === 'clear'
              ? Math.exp(-SEEN_THROUGH_MM * COLOUR_ABSORPTION_PER_MM[colour][k])
              : COLOUR_ALBEDO[colour][k],
          ),
        );
  return channels((k) => own[k] + (1 - own[k]) * PAPER_SHARE);
}

const channels = (of: (k: 0 | 1 | 2) => number): Vec3 => [of(0), of(1), of(2)];

/** Linear light to sRGB (IEC 61966-2-1). */
const encoded = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
