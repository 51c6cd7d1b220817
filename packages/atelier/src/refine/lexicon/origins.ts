/** Places that stones are called by, and places that are only told of: neither is a style. */

/** Where stones come from, as the trade names them. */
export const STONE_ORIGINS =
  'tahitian, south sea, japanese, chinese, burmese, colombian, zambian, persian, egyptian, mexican, australian, ethiopian, russian, siberian, indian, kashmir, ceylon, african, moroccan, brazilian, native, american, arizona, himalayan, tibetan, polynesian';

/** What colours, journeys and memories are told by. */
export const TOLD_OF_PLACES =
  'colour of, color of, colours of, colors of, blue of, green of, sea, ocean, sky, beach, trip, holiday, honeymoon, met, married, wedding, engaged, born, from, grew up, live, lives, lived, living, based, going, travel*, moving, moved';

/** Colours that are told by a picture, and the words for it that stones are named by. */
export const PICTURED: Readonly<Record<string, string>> = {
  aquamarine:
    'colour of the sea, color of the sea, colour of the ocean, color of the ocean, like the sea, like the ocean, sea colour, ocean colour, colour of water, color of water, colour of the mediterranean, color of the mediterranean, colour of the aegean, colour of the caribbean, colour of a lagoon',
  topaz:
    'colour of the sky, color of the sky, like the sky, sky colour, colour of ice, color of ice, colour of glaciers',
  citrine:
    'colour of honey, color of honey, like honey, colour of sunshine, color of sunshine, colour of the sun, colour of autumn, color of fall',
  garnet:
    'colour of wine, color of wine, like red wine, colour of blood, colour of pomegranate*, color of pomegranate*, colour of cherries',
  emerald:
    'colour of the forest, color of the forest, colour of grass, colour of moss, like the forest, colour of fir trees',
  peridot: 'colour of spring, color of spring, colour of limes, colour of new leaves, colour of apples',
  amethyst:
    'colour of lavender, color of lavender, colour of lilac*, colour of violets, colour of grapes, colour of heather',
  morganite:
    'colour of a sunrise, colour of sunrise, colour of a peach, colour of peaches, colour of blush, colour of the dawn',
};

/** Whom one asks, and no faith that a piece is to speak of. */
export const CLERGY =
  'priest, vicar, pastor, rabbi, imam, minister, reverend, nun, monk, bishop, deacon, chaplain, guru';
