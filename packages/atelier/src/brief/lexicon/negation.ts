/** Phrases after which what follows is excluded. */
export const EXCLUSIONS = `any stone but, any stones but, any gem but, any gemstone but, any metal but, any colour but, any shape but, every stone but, everything except, instead of a, not even, rather not have, rather not, prefer not to have, could do without, would prefer no, hates anything with, no, not, without, w o, don t want, do not want, don t make it, do not make it, dont make it, don t make them, do not make them, dont want, doesn t want, does not want, doesnt want, didn t want, don t like, do not like, dont like, doesn t like, does not like, doesnt like, don t love,
  don t need, do not need, dont need, doesn t need, don t include, do not include, dont include, don t use, do not use, dont use, don t add, do not add, don t put, do not put, dont put, dont add, don t have, doesn t have, does not have, doesnt have, didn t have, has no, have no, don t do, do not do, dont do, don t go for, hate, hates, dislike, dislikes, detest, detests, loathe, avoid, avoiding,
  anything but, anything except, everything but, all but, other than, except, except for, excepting, apart from, aside from, instead of, rather than, in place of, free of, free from, never been one for, never one for, not one for, not much of a one for, never gone in for, doesn t go in for, never cared for, never liked, never, neither, nor, minus, sans,
  opposite of, the opposite of, the reverse of, far from, anything other than, skip, skip the, leave out, leaving out, leave off, omit, omitting, exclude, excluding, nothing, nothing with, nothing in, nothing like, nothing that s, nothing that is, none of, allergic to, allergy to, an allergy to, not into, not a fan of, not keen on, isn t a fan of, can t stand, can t bear, cannot bear, cant bear, cannot stand, can t wear, cannot wear, cant wear, can not wear, cant stand, doesn t wear, does not wear, doesnt wear, don t wear, won t wear, isn t, is not, aren t, are not, shouldn t have, should not have,
  shouldn t be, should not be, mustn t be, must not be, must not have, no need for, no more, steer clear of, stay away from, away from, devoid of, lacking, lose the, ditch the, ditch, drop the, remove, get rid of, hold the, nix, nix the, tired of, sick of, not a, not a single, not one single, not the, not any, can t have, cannot have, can t do, zero, don t care for, dont care for, not fond of, never wear, never wears, won t have, as opposed to, bar the, no to, but no, but not, wouldn t want, would not want, wouldn t like, hates the look of, spare me, spare us, over her love of, she s not into, he s not into, anything other than, do without, dispense with, go without, not interested in, fed up of, fed up with, please no, didn t like, did not like, isnt, arent, shouldnt have, shouldnt be, wouldnt want, opposed to, sensitive to, reacts to, react to, reaction to, rash from, rash off, rash with, hives from, eczema from, breaks out from, break out from, itchy from, sore from, itchy with, cutting out, leave away, doesn t suit, off limits, allergies to, too boring with, keep away from, not allowed, never any, not in, no kind of, none, neither of, sooner die than, sooner die than wear, rather die than, rather die than wear, wouldn t be seen dead in, wouldn t be caught dead in, not be seen dead in, not be caught dead in`;

/** After the thing itself: "diamond-free". */
export const POSTFIX_EXCLUSIONS: ReadonlySet<string> = new Set(['free', 'less']);

/** Phrases that hold a word of negation and negate nothing. */
export const NOT_EXCLUSIONS = `not only, not just, no more than, not more than, no less than, not less than, no longer than, no wider than, no thicker than, no bigger than, no larger than, not over, not above, not exceeding, not exceed, nothing more than, nothing bigger than, nothing larger than, nothing wider than, nothing longer than, nothing thicker than, nothing over, nothing above, not sure, not sure about, not sure if, not sure whether, not certain, unsure, no idea, no rush, no problem, no worries, no preference, no pressure,
  don t mind, do not mind, dont mind, doesn t matter, does not matter, doesnt matter, can t wait, cannot wait, cant wait, can t decide, cannot decide, cant decide, don t know, do not know, dont know, why not, if not, not to mention, no doubt, no thanks, no thank you, without a doubt, not bad, couldn t, no less, no matter, whether or not, or not, nothing else, not quite sure, not fussed, no question, never mind, nevermind, no expense spared, no budget, no limit, no particular, not much money, not a lot of money, not break the bank, not breaking the bank, not cost a fortune, not cost the earth,
  don t care, do not care, don t forget, do not forget, dont forget, never goes out of style, never take off, never takes off, never take it off, never takes it off, not too expensive, not too pricey, not expensive, no one, none the less, nonetheless, nothing special, nothing but, nothing beats, nothing says, nothing compares, nothing says love like, nothing better than, nothing fancier than, nothing is, nothing wrong with, nothing against, for nothing, nothing to, not for sale, no later than, never had, never been, not yet, haven t, has not, hasn t, have not, not married, not engaged, not found, never found, without breaking the bank, without spending, never owned, no clue, no name, can t afford, cannot afford, cant afford, not from a shop, no fixed budget, not mass produced, not boring, never boring, can t go wrong, without being, can t find, cannot find, never out of style, isn t it, don t you, won t you, conflict free, cruelty free, nickel free, lead free, allergy free, guilt free, hassle free, care free, carefree, interest free, feel free, free shipping, for free, rain or shine, come rain or shine`;

/** Before a size word these turn it round: "not too wide" asks for a slim one. */
export const SOFTENED = `not too, not very, not overly, not so, not that, not super, not really, nothing too, nothing very, nothing overly, not particularly, isn t too, is not too, not be too, not at all, never too, don t want it too, isn t very, not massively, not crazy, not ridiculously, nothing that is too, nothing so, without being too, without being overly, without looking too, without looking, isn t overly, aren t too, not look too, not looking too, not make it too, don t make it too, not extremely, not terribly, nothing super, not excessively, shouldn t be too, must not be too, mustn t be too, nothing that s too`;

/** Words that end the reach of an exclusion. */
export const REACH_ENDS: ReadonlySet<string> = new Set([
  'but',
  'just',
  'only',
  'however',
  'though',
  'although',
  'yet',
  'instead',
  'please',
  'prefer',
  'want',
  'wants',
  'would',
  'make',
  'should',
  'use',
  'give',
  'because',
  'since',
  'so',
  'then',
  'maybe',
  'perhaps',
  'rather',
  'simply',
  'love',
  'loves',
  'like',
  'with',
  'on',
  'to',
  'that',
  'who',
  'which',
  'around',
  'at',
  'while',
  'she',
  'he',
  'i',
  'we',
  'they',
  'it',
  'for',
  'is',
  'are',
  'go',
  'keep',
  'set',
  'thanks',
  'under',
  'using',
  'plus',
  'all',
  'everything',
  'mostly',
  'always',
  'usually',
  'normally',
  'generally',
  'exclusively',
  'purely',
  'strictly',
  'ideally',
  'preferably',
  'prefers',
  'preferring',
  'favours',
  'favors',
  'wear',
  'wears',
  'wearing',
  'sticks',
  'lives',
  'tends',
  'leans',
  'goes',
  'turns',
  'turned',
  'makes',
  'gives',
]);

/** Behind another refusal these take it back: "allergic to everything except platinum", "won't wear anything but silver". */
export const TAKES_BACK =
  /^(?:any (?:stone|gem|gemstone|metal|color|shape) but|every(?:thing| stone) (?:but|except)|anything (?:but|except|other than)|all but|other than|except|except for|apart from|aside from)$/;

/** Behind a list these say something of it: "no gold, silver or platinum is her thing". */
export const SAID_OF_LIST = /^(?:is|are|s|was|were|would|will|suits?|works?)$/;

/** "plain": no stones, unless stones are named. */
export const PLAIN_WORDS =
  'plain, plain metal, all metal, metal only, just metal, only metal, solid metal, plain and simple, plain simple, just gold, just silver';
export const NO_STONE_WORDS =
  'stoneless, no stone, without stone, gemless, no gem, no gemstone, without gemstone, without gem, without any stone, without any gemstone, no stone at all, gem free, stone free, zero stone, no jewel, not any stone, no precious stone, no crystal, free of stone, no actual stone, any stone at all, plain without stone, minus stone, no bling stone, no rock, no stones whatsoever';
