/** Wishes that no refinement can follow, and wishes that leave the how open. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import type { Change } from '../change.ts';
import type { Scene } from '../scene.ts';
import { namesFitting } from './fittings.ts';
import { type ChangeReader, NAMES_BAND } from './names.ts';

const impossible = (message: string): Change => ({ kind: 'refused', reason: 'impossible', message });

/** "Undo", "go back to the first one": of a version, not of a part ("undo the halo", "go back to plain"). */
const GOES_BACK =
  /\b(?:undo|revert)\b(?! (?:the|my) (?!last|change|previous|edit|refinement))|\b(?:previous version|last change)\b|\bgo back(?! to)\b|\bgo back to (?:the |my |how )*(?:previous|last|earlier|first|original|old|one|version|before|it was)\b/;
const CHEAPER =
  /\b(?:cheaper|less expensive|lower (?:the )?(?:price|cost)|more affordable|reduce the (?:price|cost)|less pricey|less costly)\b(?! (?:as|in|with|without|if|made|like)\b)/;
const ONLY_CHEAPER =
  /^(?:and |so |plus |so that'?s |that'?s |that is |it'?s )?(?:cheaper|less expensive|more affordable|less pricey|less costly)(?: (?:too|anyway|for us|for me|then|i guess|i suppose))?$/;
/** A price that is complained of: a reason for what is asked beside it. */
const TOO_DEAR =
  /\b(?:too (?:expensive|pricey|dear|costly|much money)|(?:in|within|over|above|out of|outside|beyond) (?:my|our|the) (?:budget|price range)|can'?t afford|cannot afford|costs? too much)\b/;
const HIDDEN_STONE =
  /\b(?:inside the (?:metal|band|ring|shank|gold|silver)|where (?:nobody|no ?-?one) (?:can |will )?(?:sees?|looks?)|hidden|secret(?:ly)?|concealed)\b/;
const COILS =
  /\b(?:wrap|coil|wind|spiral|loop|go)(?:s|ed|ing)? (?:\w+ ){0,3}?(?:twice|two times|three times|several times|more than once)\b|\bwrap[- ]?a?round\b|\b(?:two|three|four|double|triple|more|extra|\d) (?:wraps|coils|windings)\b/;
const MATCHING = 'A matching piece is a design of its own: start a new design and ask for it.';
export const WHICH_STONE = 'Please say which stone should be added, for example "a round diamond".';
const NAME_A_STONE = 'Please say which stone should take its place, for example "a sapphire".';
/** "Darker blue", "less pink", "a lighter colour": shades of a stone. */
const SHADES =
  /\b(?:darker|lighter|paler|deeper|brighter|stronger|less|more) (?:of a )?(?:pink|blue|green|red|purple|violet|yellow|orange|colou?r|shade|tone|hue)\b(?! (?:gold|metal))|\b(?:deepen|darken|lighten|brighten|intensify) the (?:pink|blue|green|red|purple|violet|yellow|orange|colou?r|stone)s?\b|\b(?:pinker|bluer|greener|redder|purpler|yellower)\b(?! (?:gold|metal))/;
/** Worn by themselves: none of them is added to another piece. */
const OF_ITS_OWN = /\b(?:earrings?|necklaces?|bracelets?|bangles?|cufflinks?|anklets?|tiaras?)\b/;
/** "Is this real gold?", "does it come in a box?" */
const ASKS =
  /^(?:and |so |but )?(?:(?:is|are|was|were|does|will) (?:it|this|that|these|they|the)|do (?:they|these|those))\b(?! (?:possible|ok(?:ay)?|way)\b)(?!.*\b(?:cheaper|less expensive|more affordable|less pricey) (?:as|in|with|without|if)\b)/;
/** What a creature would hold. */
const IN_ITS_BODY =
  /\b(?:in|on|between|under) (?:its|his|her|their|the) (?:claws?|talons?|mouth|beak|paws?|hands?|tail|teeth|jaws?|head|back)\b/;
/** A figure in the place of a part of a letter. */
const DOTS =
  /\bdot(?:s|ted|ting)? (?:on |over |of |for |above )?(?:the|her|his|an|my) i\b|\bdot (?:on|over|above) (?:the|her|his|an|my) i\b|\b(?:instead of|as) the dot\b|\b(?:over|above|on) the i\b/;
/** Asked of the shop, not of the piece. */
const OF_THE_SHOP =
  /\b(?:ship(?:ped|ping)|ship (?:it|this|them|to|by|before|in)|deliver(?:y|ed)?|how (?:much|long) (?:is|does|will|would|until|to)|gift ?-?wrap\w*|refund|discount|invoice)\b/;

/** "-5 mm", where no range goes on to it. */
const BELOW_NOTHING = /(?<!\d\s?)(?:^|[\s(])[-−]\d/;
/** "Add a thin plain band next to it": another ring. */
const BESIDE_IT =
  /\b(?:an?|another|second|two) (?:\w+ ){0,3}(?:bands?|rings?) (?:next to|beside|alongside|either side of|to (?:go|wear|stack|sit|nest) (?:with|beside|next to|against))\b/;
/** "Diamonds on one half of the infinity": a part of what is set all over. */
const ON_ONE_HALF =
  /\b(?:on|along|down|over|in) (?:only |just )?(?:one|the other|(?:the )?(?:left|right|top|bottom|upper|lower)) (?:half|side) of\b|\bhalf of (?:it|the \w+) (?:in|with|set)\b/;

export const readRefusals: ChangeReader = ({ plain, words, facts, intent }) => {
  if (BELOW_NOTHING.test(plain))
    return [
      impossible('A measure cannot be below nothing: say how wide, how long or how large it should be.'),
    ];
  if (ON_ONE_HALF.test(plain) && facts.figure !== null && words.gemstones.length > 0 && intent !== 'remove')
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'The stones of a figure are set all over it: one half alone cannot be set yet.',
      },
    ];
  if (GOES_BACK.test(plain))
    return [impossible('Every earlier version is kept: choose it in the list of versions to go back.')];
  if (intent === 'add' && BESIDE_IT.test(plain) && facts.piece === null) return [impossible(MATCHING)];
  if (/\bmatching\b/.test(plain) && (words.type !== null || /\b(?:band|set|piece)\b/.test(plain)))
    return [impossible(MATCHING)];
  const price = 'To lower the price, ask for a smaller stone, another metal, or fewer small stones.';
  // "Half is fine, cheaper": what was asked before is.
  if (ONLY_CHEAPER.test(plain)) return [{ kind: 'refused', reason: 'aside', message: price }];
  if (CHEAPER.test(plain)) return [impossible(price)];
  if (TOO_DEAR.test(plain)) return [{ kind: 'refused', reason: 'aside', message: price }];
  if (OF_THE_SHOP.test(plain))
    return [
      impossible(
        'Prices and delivery are no part of the design: say what should change about the piece itself.',
      ),
    ];
  if (
    SHADES.test(plain) &&
    words.metals.length === 0 &&
    !/\b(?:gold|metal|enamel)\b/.test(plain) &&
    facts.gemstones.size > 0 &&
    !facts.enamelled
  )
    return [
      impossible(
        'A stone has the colour of its kind: name another, for example a garnet, a morganite or an onyx.',
      ),
    ];
  if (
    /\b(?:anything|something) (?:but|except|else|different|other than)\b|\bsurprise me\b|\byou (?:choose|decide|pick)\b/.test(
      plain,
    ) &&
    words.metals.length === 0
  )
    return [
      impossible(
        words.gemstones.length + words.excludedGemstones.length > 0
          ? NAME_A_STONE
          : 'Please say what should change.',
      ),
    ];
  if (
    /^(?:Earrings|Cufflinks)$/.test(facts.type) &&
    /\bone \w+(?: \w+)?,? (?:and )?(?:the other|one) \w+|\bon the (?:left|right)\b|\bone (?:\w+ )?than the other\b|\b(?:left|right)(?: one)? (?:\w+ ){0,3}than (?:the|my) (?:left|right|other)\b|\bthe (?:left|right) one\b/.test(
      plain,
    )
  )
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'The two of a pair are alike here: they cannot differ yet.',
      },
    ];
  if (
    /\blab[- ]?(?:grown|made|created)\b|\b(?:real|genuine|natural|conflict[- ]free|ethical) (?:stones?|diamonds?|gems?|pearls?)$/.test(
      plain,
    )
  )
    return [impossible('Where a stone comes from is no part of the design: say which stone it should be.')];
  if (/\b(?:photos?|photographs?|portraits?|pictures? of)\b/.test(plain))
    return [impossible('A photograph is no part of the design: a locket has room for one behind its lid.')];
  if (DOTS.test(plain))
    return [impossible('The letters of a name stay as they are written: a figure can hang beside them.')];
  if (ASKS.test(plain))
    return [impossible('That is a question, and the design stays as it is: say what should change.')];
  if (facts.piece === null && /\bresiz\w*/.test(plain) && !/\d/.test(plain))
    return [
      impossible(
        'A ring is made in one size, and a jeweler resizes it later where its metal allows: say which size.',
      ),
    ];
  if (facts.figure !== null && IN_ITS_BODY.test(plain) && intent !== 'remove' && words.gemstones.length > 0)
    return [impossible('A figure is modelled as a whole: nothing can be added to its body.')];
  if (COILS.test(plain))
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'What winds around more than once is drawn from the start: begin a new design and name it.',
      },
    ];
  if (
    HIDDEN_STONE.test(plain) &&
    words.gemstones.length > 0 &&
    intent !== 'remove' &&
    !/\bhalo\b/.test(plain)
  )
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'Stones cannot be hidden in the metal yet: they are set where one sees them.',
      },
    ];
  const absent = absentPart(facts, plain, intent);
  if (absent !== null) return [impossible(absent)];
  // "an ankh instead": a sign that would be a pendant of its own is here what the piece is to show.
  const isSign = [...words.motifs, ...words.figures].some(({ at }) => at === words.type?.at);
  // "A double chain" of a bracelet: its own.
  const isItsChain = facts.piece?.carrier === 'chain' && /^(?:\w+ )?chains?$/i.test(words.type?.words ?? '');
  // "A stud" is an earring elsewhere, and a way to wear it here.
  const isItsFitting = namesFitting(facts.type, words.type?.words ?? '');
  // "Band", of a toe ring.
  const isItsBand = facts.piece === null && /^(?:\w+ )?bands?$/i.test(words.type?.words ?? '');
  const type = isSign || isItsChain || isItsFitting || isItsBand ? undefined : words.type?.value;
  if (
    type !== undefined &&
    type !== facts.type &&
    intent === 'add' &&
    /\b(?:add|also|too|as well|plus)\b/.test(plain) &&
    OF_ITS_OWN.test(plain) &&
    !carries(facts, type) &&
    !/\bcrown\b/.test(plain)
  )
    return [impossible(MATCHING)];
  const within =
    facts.piece !== null &&
    !/\b(?:into|to|as|it|this|that|them|be) (?:an? |some |(?:\w+ ){0,2}earrings)/.test(plain);
  if (
    type !== undefined &&
    type !== facts.type &&
    !within &&
    !carries(facts, type) &&
    !/\bcrown\b/.test(plain)
  ) {
    return [
      {
        kind: 'refused',
        reason: 'another-piece',
        message: `${withArticle(facts.noun, true)} cannot become ${withArticle(type.toLowerCase())} by a refinement: start a new design.`,
      },
    ];
  }
  const adds =
    intent === 'add' && /\b(?:a|the|one|cent(?:er|re)) (?:\w+ )?(?:stone|gem|gemstone)\b/.test(plain);
  if (adds && facts.centre === null && words.gemstones.length === 0) {
    return [impossible(WHICH_STONE)];
  }
  return [];
};

/** "An anklet", "earrings": what is worn as two has no article. */
function withArticle(noun: string, opens = false): string {
  const words = /s$/.test(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  return opens ? words[0]!.toUpperCase() + words.slice(1) : words;
}

/** Arrangements that a piece has from the first sketch on; bands that twist or part are changed as bands. */
const NEEDS_NEW: ReadonlySet<Arrangement> = new Set([
  'toi-et-moi',
  'signet',
  'open',
  'lariat',
  'stations',
  'fringe',
  'strand',
  'line',
  'bar',
  'nameplate',
  'locket',
  'head-ends',
  'figure-clasp',
]);

/** "A secret star inside the band", "ram heads at the ends": found before the figure alone is put on the front. */
const HIDES = /\b(?:hid(?:e|es|den|ing)|secret(?:ly)?|concealed?|where (?:only|nobody|no one))\b/;
const AT_ENDS = /\b(?:heads?|\w+) (?:at|on|for) (?:the |both |each |either )?(?:ends?|tips?|terminals?)\b/;
const FROM_THE_START =
  'Pieces that are arranged so are drawn from the start: begin a new design and name it.';

export const readHiddenFigures: ChangeReader = ({ plain, intent, facts, to }) => {
  if (intent === 'remove' || intent === 'keep' || to.motifs.length + to.figures.length === 0) return [];
  const hidden = facts.piece === null && HIDES.test(plain) && to.gemstones.length === 0;
  const atEnds = facts.piece?.carrier === 'bangle' && AT_ENDS.test(plain);
  return hidden || atEnds ? [{ kind: 'refused', reason: 'not-built', message: FROM_THE_START }] : [];
};

/** Worn without a band around anything. */
const BANDLESS: readonly JewelryType[] = [
  'Pendant',
  'Charm',
  'Brooch',
  'Cufflinks',
  'Hairpin',
  'Nose Ring',
  'Tiara',
];

/** A part that is named and that this design has not, so that no other part is changed in its stead; null else. */
function absentPart(facts: Scene['facts'], plain: string, intent: Scene['intent']): string | null {
  if (facts.piece === null && intent === 'add' && /\b(?:drops?|dangles?|tassels?)\b/.test(plain))
    return `A ${facts.noun} has nothing that a drop could hang from: ask for side stones or a motif.`;
  if (
    facts.piece !== null &&
    /\bcathedral\b|(?<!\b(?:my|her|his|their|our|the wearer's) )\bshoulders\b/.test(plain)
  )
    return 'Cathedral shoulders belong to rings.';
  const named = /\b(?:band|shank)\b/.test(plain) && !/\bchain\b/.test(plain);
  const round = /^(?:hoop|huggie)$/.test(facts.piece?.fitting ?? '');
  if (named && (BANDLESS.includes(facts.type) || (facts.type === 'Earrings' && !round)))
    return `This ${facts.noun} has no band to change: say what should change on its front or its size.`;
  return null;
}

/** Types whose names are also parts of this one: the pendant of a necklace, the charms of a bracelet. */
const carries = ({ type, piece }: Scene['facts'], named: JewelryType): boolean =>
  piece !== null &&
  ((named === 'Pendant' && type === 'Necklace') ||
    (named === 'Necklace' && type === 'Pendant') ||
    (named === 'Charm' && piece.carrier === 'chain') ||
    (type === 'Nose Ring' && named === 'Ring'));

/** "Make it a lariat", "turn it into a signet": said where nothing else in the words could be done. */
export const readRearranged: ChangeReader = ({ words, intent, facts }) =>
  intent !== 'remove' &&
  (facts.piece?.strands ?? null) === null &&
  words.arrangements.some(({ value }) => NEEDS_NEW.has(value))
    ? [
        {
          kind: 'refused',
          reason: 'not-built',
          message: FROM_THE_START,
        },
      ]
    : [];

const ANOTHER = /\b(?:change|different|another|new|other|redo|alternative|rethink|replace|swap)\b/;

/** "Change the band", "a different setting": only when nothing more was said. */
export const readAnother: ChangeReader = ({ plain, intent, facts }) => {
  if (!ANOTHER.test(plain) || intent === 'keep') return [];
  if (facts.piece !== null && /\bchain\b/.test(plain)) return [{ kind: 'another', part: 'chain' }];
  if (
    /\b(?:arrangement|composition|layout|setting|version|style|design|mount(?:ing)?|idea)\b/.test(plain) &&
    facts.piece !== null
  )
    return [{ kind: 'another', part: 'arrangement' }];
  if (NAMES_BAND.test(plain)) return [{ kind: 'another', part: 'band' }];
  if (/\b(?:setting|head|mount(?:ing)?)\b/.test(plain)) return [{ kind: 'another', part: 'setting' }];
  if (/\b(?:stone|gem|gemstone|cent(?:er|re))\b/.test(plain)) {
    return [impossible(NAME_A_STONE)];
  }
  return [];
};
