/** Lettering that is told without quotation marks: what is cut stands before the word for cutting, or where it goes behind it. */
import { type Rule, ruleSet } from '@filigree/language';
import { BACKS, INSIDES, LETTERED_LINKS, LETTERED_ON, LETTERED_PARTS } from '../lexicon/letteringPlaces.ts';
import type { LetterEffect } from './letter-effect.ts';
import { INITIALS_RULES, NAMED_RULES, UNMISTAKABLE_RULES } from './named-rules.ts';
import { SIDE_RULES } from './side-rules.ts';
import { WEARER_RULES } from './wearer-rules.ts';

const CUT = '(engraved|inscribed|stamped|etched|hand-stamped|carved)';
const LEAD = '(with|has|have|having|bearing|want|wants|like|get|gets|need|needs|^)';
const WHOSE = '(the|our|my|her|his|their|its|just)';
const CALLED =
  '(words|word|phrase|message|quote|saying|motto|name|names|initials|initial|letters|date|year|number|coordinates|coords)';
/** Behind a line: where and how it is cut, or the end of what is said. */
const ENDS = '($|,|:|;|<hand>|(in|on|inside|along|around|across|under|underneath|please|at))';
const PLACE = '(inside|outside|inner|back|front|reverse|rim|edge|band|face|underside)';

/** Verbs behind which lettering stands even without a word that announces it. */
const CUT_OUTRIGHT =
  '(engrave|engraved|engraving|engravings|engrav|inscribe|inscribed|inscription|inscriptions)';
const ABOUT = '(<lead>|<announces>|<hand>)';
const BACK_SIDES = `(${BACKS}|${INSIDES})`;
const WRITES =
  "(would like|'d like|want|write|written|put|print|date|dates|name|names|initial|initials|word|words|text|message|letters|letter|say|says|read|reads)";

/** What opens a description of the inside or a sentence about it. */
const NO_MOTTO =
  '(a|an|the|it|its|please|no|nothing|not|i|we|she|he|same|and|but|with|in|of|for|leave|keep|make|put|add|use|have|has|just|also|maybe|very|nice|nicely|all|that|where|so|which|if|there|to be|as)';

const FEW_WORDS = '.? .? .? .? .?';

const RULES: readonly Rule<LetterEffect>[] = [
  ...UNMISTAKABLE_RULES,
  {
    name: 'line-before-its-verb',
    when: [
      `${LEAD} ${WHOSE}* ${CALLED}? what:<line> ${CUT}`,
      `${LEAD} ${WHOSE}* ${CALLED} ,? what:<line> ,? ${CUT}`,
      // Behind a comma the line may be what follows: "expandable, engraved Adaeze".
      `(and|,) what:<initials> ${CUT}`,
      `and ${WHOSE}* ${CALLED}? what:<name-title> ${CUT} (in|on|inside|around|along|across)`,
      `, ${WHOSE}* ${CALLED}? what:<line> ${CUT} ($|,|on|in|inside|around|along|across)`,
    ],
    unless: [`(without|no) ..4 ${CUT}`],
    effect: 'line',
    yes: [
      'Silver band with I love you engraved on the inside.',
      'Ring with A+J engraved inside.',
      'A bracelet with 26.2 engraved.',
      'A band with Theo, Ava and Finn engraved.',
      'A band with the words not all storms last engraved inside.',
      'A medal with carpe diem engraved around the edge.',
    ],
    no: [
      'A band with leaves engraved on it.',
      'A band with something engraved inside.',
      'A ring with a nice pattern engraved on it.',
      'I want it hand engraved.',
      'A bracelet with two discs, engraved with the initials J and K.',
      'A bangle, expandable, engraved Adaeze.',
    ],
  },
  {
    name: 'words-and-their-place',
    when: [
      `the (words|word|phrase|message|motto) what:<words> (written|${CUT}|(on|inside|around|along|across) (the|its|it) ${PLACE})`,
      `${LEAD} (what:<capitals>|what:<initials>) (on|across) (it|the ${PLACE})`,
    ],
    effect: 'line',
    yes: [
      "Gold band with just the words by heaven's mild favour on the outside.",
      'Bar necklace with JMS on it.',
    ],
    no: ['A necklace with words on it.', 'A signet with a lion on it.'],
  },
  {
    name: 'vow-behind-its-verb',
    when: [
      `${CUT} (with|:)* (the ${CALLED})? what:<vow> ${ENDS}`,
      // What something says may be meant of its looks, if it is one word.
      `(says|saying|reads|reading) (the ${CALLED})? :? what:<vow-of-several> ${ENDS}`,
    ],
    effect: 'line',
    yes: ['A ring engraved with be brave.', 'A cuff that says you and me.', 'Engraved I love you inside.'],
    no: ["Engraved like my mum's.", 'Engraved on the inside.', 'Engraved with love hearts.'],
  },
  {
    name: 'line-behind-its-verb',
    when: [
      `${CUT} what:<plain-line> ($|,|:|;)`,
      // Inside of a ring there is room for letters alone.
      `${CUT} ..3 (inside|inner) ..2 with what:<line> ($|,|:|;)`,
    ],
    effect: 'line',
    yes: ['A band engraved ride or die.', 'A band engraved inside with mo ghra.'],
    no: ['A band engraved all over.', 'A band engraved with leaves.'],
  },
  {
    name: 'cut-behind-a-colon',
    when: [`${CUT_OUTRIGHT} ${ABOUT}* : ${ABOUT}* what:<signed-run>`],
    unless: [`(no|without|zero) ${CUT_OUTRIGHT}`],
    effect: 'line',
    yes: ['Engraved on the back: love you always.', 'engraving: forever & a day | font: script'],
    no: ['No engraving: a plain band.'],
  },
  {
    name: 'cut-as-announced',
    when: [
      `${CUT_OUTRIGHT} (<lead>|<hand>)* <announces> ${ABOUT}* what:<run>`,
      `${CUT_OUTRIGHT} !(, <vocabulary>) (<lead>|<hand>)* what:<capital-run>`,
    ],
    unless: [`(no|without|zero) ${CUT_OUTRIGHT}`],
    effect: 'line',
    yes: [
      'Cufflinks engraved with JH, platinum.',
      'A bar necklace, engrave Mia Luca Noah.',
      'Engrave our wedding date 6th june 2026 inside.',
      'Bangle engraved with the words always and forever.',
    ],
    no: ['Deep engraved, 18ct rose.', 'Engraved Art Deco band.', 'A band engraved with leaves.'],
  },
  {
    name: 'place-and-colon',
    when: [
      `(front|back|reverse|inside|outside) : (what:<quoted>|what:<date>|what:<shouted>|what:<name-title>)`,
      // Where only one who wears it sees it.
      `(^|,) ((on|along|around) the)? ${BACK_SIDES} , !${NO_MOTTO} what:<motto> ($|,)`,
      `(inside|inner|reverse|back) ${FEW_WORDS} : what:<dated-clause>`,
      // "On the reverse the thing he always said when you asked: Busy as ever."
      `(on|inside) (the|its)? ${BACK_SIDES} ..16 : what:<capital-clause>`,
      `(^|,) and? (on|along|around)? the? (inside|inner side|reverse|back) ((of the|the|of)? (band|ring|shank|locket|pendant|disc|bangle|bracelet|cuff|medal|it))? : what:<clause-of-words>`,
      `(inside|inner|back|reverse|interior|front) ${FEW_WORDS} ${WRITES} ${FEW_WORDS} : what:<clause>`,
      `${WRITES} ${FEW_WORDS} (inside|inner|back|reverse|interior|front) ${FEW_WORDS} : what:<clause>`,
    ],
    effect: 'lines',
    yes: [
      'Inside write: Always and a day.',
      'Front: SEMPER. Back: 14/02/19.',
      'My blood type on the inside: O NEG.',
      'Inside the band: 14.02.2019.',
      'Inside the band: forever yours.',
      'A ring, inside, this too shall pass.',
      'On the back the words: still here.',
      'Inside we would like: I am my beloved, K.',
    ],
    no: [
      'Inside, a photo of him.',
      'Inside, comfort fit please.',
      'Inside: rose gold.',
      'A ring for the back row: plain.',
    ],
  },
  {
    name: 'written-in-place',
    when: [
      `(write|put|add) (what:<date>|what:<capital-run>) (in|inside|on|across|around)`,
      `(inside|${BACK_SIDES}) (of (the|my|his|her|it) (${LETTERED_PARTS})?)? ,? please? (write|put|add) (what:<date>|what:<capital-run>)`,
    ],
    unless: ['(not|never) (write|put|add)'],
    effect: 'line',
    yes: ['Write Forever yours inside it.', 'Inside please put 12/12/22 - 24/01/23.'],
    no: ['Put a ruby inside.', 'Write to me.'],
  },
  {
    name: 'line-of-each-by-number',
    when: [
      '(what:<quoted>|what:<date>|what:<name-title>|what:<initials>) on the (first|second|third|fourth|fifth|last|left|right)',
    ],
    effect: 'lines',
    yes: ['Three discs, Oscar on the first, Wren on the second, Tobias on the third.'],
    no: ['A ring on the left hand.'],
  },
  {
    name: 'place-that-says',
    when: [
      `(front|outside|plate|${BACK_SIDES}) (of (the|it) .?)? (must|should|to|will)? just? (say|reads|read) (:|,)? (the (word|words))? (what:<quoted>|what:<years>|what:<code>|what:<date>|what:<motto> ($|,|;|and (the|on))|what:<name-title> !<small-word>)`,
    ],
    unless: ['used to (say|read)'],
    effect: 'lines',
    yes: [
      'The inside of the ring says come home soon.',
      'A tag, the front says J232.',
      'The back should read one step at a time.',
    ],
    no: ['The inside is smooth.', 'The back says hallmark gold.'],
  },
  ...INITIALS_RULES,
  {
    name: 'capitals-and-their-place',
    when: [
      `what:<shouted> ${CUT}? (on|across|around|round|along|under|onto) (the|its|each|one|both) (inner|outer|other|very)? (${LETTERED_PARTS})`,
      `what:<shouted> ${CUT}? inside`,
      `(with|has|bearing|saying) what:<shouted> ${CUT}? on (it|them|him|her) (please|,|$)`,
      `(on|across) (the|its|their) (${LETTERED_PARTS}) (:|,|-)? what:<initials>`,
      `(${LETTERED_ON}) (the|its|each|one|both|my|her|his)? .? (${LETTERED_PARTS}) (side|half|cover|of it|of them)? (${LETTERED_LINKS})* (:|,|-)? what:<shouted>`,
      `(on|inside|across|along) (the|its) (front|plate|plaque|lid|cover|${BACKS}|${INSIDES}) (of (the|it) .?)? (${LETTERED_LINKS})* (:|,|-)? what:(<unclaimed-title>|<years>|<code>) !(!(and|in|on|inside|with|but|please) <small-word>)`,
      `(on|inside|in) (the|its) (${BACKS}|${INSIDES}) (${LETTERED_LINKS})* (:|,|-)? !<vocabulary> what:<title> $`,
      `what:<title-of-people> (written|${CUT})? (on (the|its) ${BACK_SIDES}|inside)`,
    ],
    effect: 'lines',
    yes: [
      'A medal with TYPE 1 DIABETES on the back.',
      'A ring, inside it ICE 07700 900123.',
      'Best Dad Ever on the back.',
      'On the plate Lt. Moss.',
      'A hammered pendant, and on the back Keep Going.',
      'A hedgehog charm, and on its back L+T.',
      'A little dachshund with BRUNO on it.',
    ],
    no: ['On the inside Anna wants a heart.', 'A ring with a GIA stone.', 'For Anna.'],
  },
  ...NAMED_RULES,
];

export const SIDES = ruleSet(SIDE_RULES);
export const OF_WEARERS = ruleSet(WEARER_RULES);
export const LETTER_RULES = ruleSet(RULES);
