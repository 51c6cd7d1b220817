/** Words of those who tell why something is wished, or a story around it. */

/** What may open any clause. */
export const OPENERS = 'and, but, well, because, cause, since';

/** Whoever or whatever a clause speaks of without asking. */
export const SPEAKERS =
  'loves, likes, adores, collects, hates, wears, works, plays, lives, i, im, ive, we, were, she, shes, he, hes, they, theyll, it, itll, its looking, its getting, its feeling, its starting, that, thatll, this, these, my, her, his, our, their, ours, everyone, everybody, nobody, people, mine, mom, mum, dad, grandma, grandpa, nana';

/** What opens no statement about anything: parts of what is asked. */
export const ASKING_OPENERS =
  'the, make, have, has, get, let, put, give, try, use, is, are, do, does, go, no, not, with, in, on, same, just, only, more, less, maybe, and, or, so';

/** What is said of anything. */
export const STATES =
  'is, are, was, were, always, never, look, looks, feel, feels, seem, seems, say, says, said, has, remind, reminds, make, makes, mean, means, love, loves, like, likes, hate, hates, fall, falls, irritate, irritates, suit, suits';

/** What asks for something after all. */
export const REQUESTS =
  "want, need, needs, like, would, rather, i'd, we'd, i'll, we'll, wish, prefer, make it, make the, make that, make them, should, could, can, please, pls, plz, have to, must, thinking, hoping, picturing, imagining, supposed, i think, we think, i said, we said, i asked, we asked, i ordered, we ordered, i meant, we meant, instead, better, best, nicer, prettier, cuter, fine, ok, okay, enough, perfect, good";

export const TASTES =
  'love, loves, likes, adore, adores, collect, collects, into, obsessed, favourite, favorite, fan of, more of a, more of an, birthstone';

/** What is found wrong with the piece: it asks to be mended. */
export const COMPLAINTS =
  "too _, not, isn't, aren't, doesn't, don't, hate, hates, dislike, dislikes, boring, dated, look, looks, feel, feels, seem, seems, hang, hangs, sit, sits, stick, sticks, stuck, snag*, catch*, pinch*, dig, digs, scratch*, slip*, loose, tight, chok*, heavy, keep *ing, keeps *ing, fall off, falls off, slide off, slides off";

export const OF_THE_PIECE = "it, its, it's, that, that's, this, these, they, the";

/** Parts that a complaint names without an article: "band is too chunky". */
export const PARTS =
  'band, shank, stone, diamond, centre, center, chain, setting, halo, pendant, clasp, bail, bangle, cuff, brooch, bracelet, necklace, ring, drop, front, motif, prongs, claws, letters, lettering, engraving, font, finish, surface, links';

/** What a part may be, which is asked without a verb: "band open at the back". */
export const MADE_SO =
  'open, hinged, removable, adjustable, detachable, hollow, reversible, stretchy, foldable';

/** What it is to somebody. */
export const MEANINGS =
  "remind, reminds, represent, represents, symbolise, symbolises, symbolize, symbolizes, stands for, belonged, is for, was for, are for, is from, was from, are from, is a gift, is a present, is a surprise, was a gift, was a present, was a surprise, 's for, 's from, 's a gift, 's a present, 's a surprise, its for, its from, its a gift, its a present, its a surprise, was my, was her, was his, was our";
export const HEARSAY = 'said, say, told, tell, think';
export const OTHERS = 'they, people, everyone, everybody';

/** Told because the design has it wrong. */
export const CORRECTIONS = 'oops, whoops, sorry, actually, mistake, wrong, my bad';
export const DISLIKES =
  "hate, hates, dislike, dislikes, don't like, don't love, don't want, do not like, do not love, do not want, doesn't like, doesn't love, doesn't want";
/** What is done with a piece, where one would rather not. */
export const DONE_WITH = 'have, see, wear, keep, use, lose';

/** Harm that is foreseen: why, and not what. */
export const HARMS =
  'get caught, get stuck, get in the way, get tangled, be in the way, hurt, hurts, catch, snag, fall, slip, pull, dig, scratch, stick, hit, drag, bother, annoy, tear, break, irritate, rip, tangle, weigh, bang, pinch, clash, poke, rub, end up, drive me, turn my';
