/** Parts of a piece that bear lettering. These lists are read by patterns of the language package and by expressions. */
export const LETTERED_PARTS =
  'back|front|inside|outside|reverse|rear|face|disc|disk|bar|tag|plate|plaque|band|shank|rim|edge|side|sides|top|bottom|underside|cover|lid|clasp|charm|pendant|locket|bracelet|bangle|ring|cuff|medal|medallion|shield|other|one|two|each|both|it|them';

export const LETTERED_ON = 'on|inside|in|across|along|around|round|under|underneath|onto|into';

/** The side of a piece that is not seen. */
export const BACKS =
  'back|backside|reverse|rear|verso|underside|other side|flip side|back side|rear side|reverse side';

/** The side of what goes around that lies on the skin, and the edge of a disc. */
export const INSIDES =
  'inside|inner side|inner edge|inner face|inner surface|interior|inside edge|inside face';
export const RIMS = 'edges?|rim|rims|border|perimeter|circumference|outside';

/** Between the verb and the place: "engraved along the inside". */
export const CUT_LINKS = 'on|along|around|round|across|discreetly|secretly|it';

/** What is done to it with letters: "engrave the back with", "the reverse reads". */
export const CUT_INTO = 'engrave|inscribe|stamp|etch|mark|hand engrave|hand-engrave|personalize|personalise';
export const BEARS_LETTERS =
  'engraved|inscribed|stamped|etched|marked|reads|read|reading|says|say|saying|bears|bearing|engraving|inscription';

/** Between the place and what stands there: "on the back it should just say". */
export const LETTERED_LINKS =
  "i|i'd|id|we|we'd|would|like|want|wanted|it|should|could|can|to|that|which|please|put|have|having|just|simply|read|reads|say|says|with|maybe|and|there";
