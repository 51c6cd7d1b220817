/** Flowers that a jeweler sets as petals of stone about a middle; roses and buds are no such thing. */
export const PETALLED =
  /\b(?:flower|floral|blossom|bloom|daisy|marguerite|forget me not|sakura|plumeria|frangipani|sunflower|hibiscus|pansy|violet flower|primrose|buttercup|aster|dahlia|poppy|edelweiss|lily|lotus|jasmine|magnolia|anemone|cosmos|gardenia|hydrangea|periwinkle)\b/;

/** What stands between petals and the stones that they are of: "petals made of pear cut rubies". */
export const PETALS_OF =
  /^(?:of|in|are|is|be|being|made|from|out|with|as|for|the|a|an|its|all|each|both|cut|set|shaped|shape|form|forming|formed|like|up|making|make|by|:|-|deep|vivid|bright|tiny|small|little|big|large)$/;

/** "A daisy of diamonds", "a flower made out of sapphires". */
export const MADE_OF = /^(?:of|in|made|from|out|with|using|set|formed|entirely|all|pave|from|by)$/;

/** The middle of a flower, besides the words for a centre stone. */
export const FLOWER_HEARTS = /^(?:heart|eye|stamen|bud)$/;

/** What goes about the middle of a flower. */
export const AROUND = /^(?:around|round|about|surrounding|encircling|circling|framing)$/;

/** How stones that stand so are likened to a flower: "like petals", "flower shaped". */
export const LIKENING = /^(?:like|as|resembling|forming)$/;
export const SHAPED = /^(?:shape|shaped|look|form|style)$/;
