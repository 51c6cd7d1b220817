/** Whose of two rings is spoken of, and which of several pieces by its look. */

/** Who wears the larger of a pair. */
export const OF_HIS =
  "his, him, the groom's, the man's, the guy's, my husband's, the husband's, my boyfriend's, my fiance's, my fiancé's, my man's, the men's";
/** Who wears the smaller. */
export const OF_HERS =
  "hers, her, the bride's, the woman's, the lady's, the girl's, my wife's, the wife's, my girlfriend's, my fiancee's, my fiancée's, the women's";
/** Of the one who writes: the other of the two, where whose the one is was said. */
export const OF_MINE = 'mine, my ring, my band, my one';
/** What wearers have of their own, beside a ring: no piece is named by it. */
export const OF_WEARER_ITSELF =
  'finger, fingers, hand, hands, skin, name, names, initial, initials, birthstone, birthday, favourite, favorite, watch, knuckle, knuckles, taste, style, job, work, mum, mom, mother, dad, father, family, sister, brother, budget, eyes, hair, dress, neck, ears, wrist';

export const WIDER = 'wider, thicker, bigger, larger, broader, chunkier, wide, thick, big, large';
export const NARROWER = 'narrower, thinner, slimmer, smaller, daintier, narrow, thin, slim, small';

/** What parts a piece from the others: "everywhere but the ring". */
export const EXCEPT =
  'everywhere but, everything but, all but, anything but, all except, everything except, everywhere except, everything apart from, everywhere apart from, all apart from, except, except for, apart from, other than, but not, just not, only not, but leave out, not';
