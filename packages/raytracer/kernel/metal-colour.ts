// Metal multiplies colours in primaries of its own. Light between metals is mirrored again and again, and powers of
// Rec. 709 reflectances leave gold redder and brighter than powers of its spectrum do: after four mirrorings by
// gold (Johnson and Christy, Phys. Rev. B 6, 1972) green should be 0.35 of red, in Rec. 709 it is 0.25.

import { HEADER_ADDRESS, HEADER_FROM_METAL, HEADER_TO_METAL } from '../src/memory-layout';
import { mul, transform } from './vector';

/** A Rec. 709 colour after metal kept `weight` of it, which is in the metal's primaries; may leave the gamut. */
@inline
export function keptByMetal(color: v128, weight: v128): v128 {
  return transform(
    HEADER_ADDRESS + HEADER_FROM_METAL,
    mul(transform(HEADER_ADDRESS + HEADER_TO_METAL, color), weight),
  );
}
