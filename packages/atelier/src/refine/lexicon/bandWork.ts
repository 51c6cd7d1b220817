/** What is worked into a ring's band, as it is called. */

export const INLAYS = 'inlay, inlays, inlaid, inlayed, in-lay, channel of stone';

/** Cut into a band. */
export const CUT_INTO = 'engraved, engraving, etched, carved, carve, etch, engrave';

/** A border in relief around a band. */
export const BORDERS =
  'pattern, patterns, patterned, border, relief, design around, motif around, frieze, carving, carvings, repeat';

export const BARK =
  'twig, twiggy, twig-like, like a branch, like a twig, tree bark, bark, branch band, twig band, branch shaped, vine band, like a vine';

/** No work on it. */
export const BARE =
  'plain, smooth, smoother, no pattern, without pattern, without the pattern, unpatterned, bare, no bark, ordinary band, normal band, regular band, plainer';

export const AROUND =
  'all the way round, all the way around, all around, all round, full circle, right round, around the band, around the whole band, round the band, round the whole band, around the ring, along the band, on the band, over the band';
export const ON_TOP =
  'only on top, just on top, only the top, only across the top, top half, on the top only, half way, halfway, only half';
