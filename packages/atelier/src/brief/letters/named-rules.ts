/** Lettering that is told by what it is: a name, initials, a day, a place. */
import type { Rule } from '@filigree/language';
import { BACKS, LETTERED_PARTS } from '../lexicon/letteringPlaces.ts';
import type { LetterEffect } from './letter-effect.ts';

const OWNER = "(my|her|his|our|their|the|its|with|,|'s|<recipient>)";
/** Between "names" and the names: whose they are, how many, and where they go. */
const BETWEEN = `(of|my|our|her|his|their|the|all|little|lovely|beautiful|dear|late|are|is|being|will|be|on|in|with|this|order|three|four|five|six|2|3|4|5|6|and|who|${LETTERED_PARTS}|:|,|–|—|-|<recipient>|<motif>)`;
const LETTERED = '(<type>|<jewelryNoun>|<metal>|disc|disk|tag|charm|coin|medallion|medal|plate|plaque|bar)';
/** Set with stones, two letters are no lettering: "our initials A and B in sapphire". */
const INITIALS = '(what:<one-capital>|what:<initials> !(in <gemstone>))';
const SAYS = '(says|say|saying|reads|read|reading|spelling|spells|spell|spelled)';
/** Between the verb and what it says: "that says on the back Abuela". */
const IN_PLACE = `((on (the|its) (${BACKS})|inside|on it) ,?)`;
const NAMED_PIECE =
  '((nameplate|name plate|namenecklace) (necklace|bracelet|ring|pendant)?|name (necklace|bracelet|chain|ring|pendant|bar|charm|bangle|anklet|brooch))';
const OF_LETTER =
  '(<metal>|<finish>|<colour>|<size>|big|little|small|large|bold|single|plain|raised|engraved|stamped|cut|old|english|block|fancy|curly|letter|initial)';
const SPEAKS_OF_LETTERS =
  '(initial|initials|letter|letters|lettered|monogram|monograms|monogrammed|alphabet|stamped|engraved|disc|discs|disk|disks|tag|tags|charm|charms)';

/** Nothing else is written so: they hold before all others. */
export const UNMISTAKABLE_RULES: readonly Rule<LetterEffect>[] = [
  {
    name: 'place-on-the-globe',
    when: [
      'what:<coordinates>',
      '(coordinates|coords|co-ordinates|latitude and longitude) (of|is|are|-|:|,)* what:<degrees>',
    ],
    effect: 'line',
    yes: ['A bar with 51.5074 N, 0.1278 W on the back.', 'A bracelet with the coordinates 40.71, -74.00.'],
    no: ['A bracelet with coordinates.'],
  },
  {
    name: 'letters-one-by-one',
    when: [`${SPEAKS_OF_LETTERS} ..16 what:<letters-each>`, `what:<letters-each> ..12 ${SPEAKS_OF_LETTERS}`],
    effect: 'letters-of-each',
    yes: ['Two initial discs, an A and an L.', 'Two charms, one with an M and one with a K.'],
    no: ['One with A vitamin and one with B.', 'Two discs, a sun and a moon.'],
  },
];

export const INITIALS_RULES: readonly Rule<LetterEffect>[] = [
  {
    name: 'initials',
    when: [
      `(letter|letters|initial|initials|monogram|monogrammed) ${LETTERED}* (in? <hand> <hand>*)? [,:]? ${INITIALS}`,
      `(letter|letters|initial|initials|monogram|monogrammed) ${LETTERED}* with what:<capitals>`,
      `(letters|initials) ${BETWEEN}* what:<initials> !(in <gemstone>)`,
    ].map((pattern) => pattern.replace('[,:]?', '(,|:)?')),
    unless: ['(no|without) ..2 (letter|letters|initial|initials|monogram)'],
    effect: 'initials',
    yes: [
      'A signet with the initials RJB.',
      'An initial necklace, letter B.',
      'A locket with her initials E.M.H. on the front.',
      'Monogram cufflinks RJB.',
      'Silver cufflinks monogrammed TH on both.',
      'A ring with initials in old English JS.',
      "My kids' initials: A, B and C.",
    ],
    no: ['Our initials A and B in sapphire.', 'No initials, A grade stones.', 'Block letters I would like.'],
  },
];

/** Names, days and words, where no rule of cutting or of a place has told what is cut. */
export const NAMED_RULES: readonly Rule<LetterEffect>[] = [
  {
    name: 'small-initials',
    when: ['(initial|initials) (are|is|being|of)* (:|,|-)? what:<small-initials>'],
    effect: 'in-capitals',
    yes: ['A ring with our initials k + t.'],
    no: ['Initials and a heart.'],
  },
  {
    name: 'names-in-a-list',
    when: [
      `(name|names) (!<name-list> ${BETWEEN})* what:<name-list>`,
      `names ${BETWEEN} ${BETWEEN}* what:<names>`,
    ],
    unless: ['(no|without) ..2 (name|names)'],
    effect: 'line',
    yes: ['The names of my boys, Jack and Harry.', 'The names Theo, Ava & Finn on a bar.'],
    no: ['A name necklace, Emma.', 'No names, Theo and Ava would hate it.'],
  },
  {
    name: 'letter-on-the-piece',
    when: [
      `(a|an|the|big|little|single) ${OF_LETTER}* what:<one-capital> (in . .?)? (on|in the (middle|centre|center|front))`,
    ],
    unless: ['(no|without) ..2 <one-capital>'],
    effect: 'line',
    yes: ['A signet with a W on it.', 'A locket with a silver R on top.'],
    no: ['A locket with a lion on it.', 'A ring with a D stone.'],
  },
  {
    name: 'name-of-somebody',
    when: [
      `${OWNER} (name|names) (,|:)? (what:<name-list>|what:<title>)`,
      `(name|names) of (a|the|my|our|his|her|their) .? . (,|:) (what:<name-list>|what:<title>)`,
    ],
    effect: 'line',
    yes: [
      'A necklace with my name, Sofia, in gold.',
      "My daughter's name, Eloise.",
      'A bracelet, name Delphine, calligraphy style.',
      'A bangle with my name LEILANI.',
      'A charm with the name of our boat, Marlene II, on the back.',
    ],
    no: ['A necklace with my name in gold.', 'A name necklace.'],
  },
  {
    name: 'what-it-says',
    when: [
      `${SAYS} ${IN_PLACE}? (,|:)? <hand>* (what:<name-list>|what:<foreign-line>|what:<title>)`,
      `(discs|disks|tags|charms|coins|beads|letters|plates|pendants) (that|to|which|will|should)* ${SAYS} (,|:)? what:<initials>`,
      'named what:<title>',
      'written (,|:)? what:<name-title>',
      `${NAMED_PIECE} <hand>* what:<name-title>`,
      `${NAMED_PIECE} ..10 what:<unclaimed-title>`,
      `(nameplate|disc|disk|tag|bar|plate|plaque|coin|medal|medallion) ..3 ${SAYS} what:<small-word>`,
      `the (word|phrase|saying|motto|message) (what:<title>|what:<small-word> ($|,))`,
      // "I want the name itself made of gold: Yasmin."
      `(name|names|initials|words|word|date|letters|text) ..10 : (what:<name-list>|what:<initials>|what:<name-title>)`,
    ],
    unless: [
      '(<recipient>|<motif=Animal>|dog|cat|pet) named',
      'used to say',
      `(nothing|no|never|not|without) ..3 ${SAYS}`,
      '(<recipient>|she|he|they|i) (says|said|say)',
    ],
    effect: 'line',
    yes: [
      'A nameplate necklace that says MAMA.',
      'A cursive name necklace, Beatrix, silver.',
      'A bracelet that must say TYPE 1 DIABETIC.',
      'Inside it should say Only Us.',
      'A name necklace Lily.',
      'A nameplate that says mama.',
      'A disc that says breathe, all lowercase.',
      'A bar with the word ENOUGH.',
      'I want the name itself made of gold: Yasmin.',
      'A dove that says on the back Lucía.',
      'Three little discs that say M, J and T.',
    ],
    no: ['A pendant of my dog named Rex.', 'A ring that says forever.', 'A name necklace.'],
  },
  {
    name: 'written-out',
    when: [
      '!<announces> what:<name-title> (written|spelled|spelt|<hand>)',
      'the (word|words|phrase|saying|motto) what:<words> (written|<hand>)',
    ],
    unless: ['(for|from|by|to|of|in|at|like|called|named) <name-title> <hand>'],
    effect: 'line',
    yes: [
      'A pendant, Mom written in cursive.',
      'A bar with Jack & Rose in block letters.',
      'A pendant, the word breathe in lower case typewriter letters.',
    ],
    no: ['Initials in script.', 'A necklace for Amelie, cursive.'],
  },
  {
    name: 'day-or-number',
    when: [
      '(date|dates) (of|is|are|-|:|,)* (what:<date>|what:<year>)',
      'what:<date> ..4 (inside|stamped|engraved|etched|inscribed|carved|on (the (back|inside|front|reverse|clasp)|it)|around the (edge|inside))',
      '(inside|stamped|engraved|etched|inscribed|carved|on (the (back|inside|front|reverse|clasp)|it)|around the (edge|inside)) ..4 what:<date>',
      '(with|and) (the year)? what:<year>',
      '(jersey|shirt|angel|lucky|with|the|her|his|my|their) (number|no) what:<number>',
    ],
    unless: [
      '(by|before|until|till|due|deadline|delivery|delivered|needed|ready|arrive) ..4 (<date>|<year>)',
    ],
    effect: 'line',
    yes: [
      'A ring with our wedding date 12.06.2019 stamped on it.',
      'A cross with my confirmation date 12/05/2026.',
      'A band, 14.09.2019 engraved inside.',
      'A charm with a cap and 2026.',
      'A pendant with jersey number 23.',
    ],
    no: ['A ring engraved inside, needed by 12.06.2026.', 'A ring from 2009.', 'A ring for 2000 dollars.'],
  },
  {
    name: 'numerals',
    when: ['lead:(roman (numeral|numerals)) (:|,)? what:<numerals>'],
    effect: 'line',
    yes: ['A bar with roman numerals XII IX MMXX.'],
    no: ['A watch dial with roman numerals.'],
  },
  {
    name: 'class-of-a-year',
    when: ['what:<class-of>'],
    effect: 'capitalised',
    yes: ['A charm, class of 2026.'],
    no: ['A gift for my class.'],
  },
  {
    name: 'year-of-a-class',
    when: [
      '(graduation|graduate|graduates|graduating|grad|grads|senior|mortarboard|mortar board|leavers|valedictorian|commencement) ..14 what:<year>',
      'what:<year> ..14 (graduation|graduate|graduates|graduating|grad|grads|mortarboard|mortar board|leavers|valedictorian|commencement)',
    ],
    effect: 'line',
    yes: ['A graduation cap charm 2026.'],
    no: ['A graduation gift under 2000.', 'A ring of 1920 style.'],
  },
];
