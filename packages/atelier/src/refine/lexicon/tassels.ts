/** Tassels, and what they are made of. */
export const TASSELS = 'tassel, tassels, tassle, tassles, tasseled, tasselled';
/** How full they are. */
export const FULLNESS =
  'fuller, thicker, thinner, bushier, fewer strands, less strands, more strands, fewer chains, more chains, fewer threads, more threads, sparser, denser, wider, narrower, slimmer, fatter';
export const OF_CHAINS =
  'of chains, chains instead, chain tassel, chain instead, fine chains, metal tassel, all metal, no beads, without beads';
