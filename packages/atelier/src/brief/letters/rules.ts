/** Lettering that is told without quotation marks: what is cut stands before the word for cutting, or where it goes behind it. */
import { type Rule, ruleSet } from '@filigree/language';

const CUT = '(engraved|inscribed|stamped|etched|hand-stamped|carved)';
const LEAD = '(with|has|have|having|bearing|want|wants|like|get|gets|need|needs|^)';
const WHOSE = '(the|our|my|her|his|their|its|just)';
const CALLED =
  '(words|word|phrase|message|quote|saying|motto|name|names|initials|initial|letters|date|year|number|coordinates|coords)';
/** Behind a line: where and how it is cut, or the end of what is said. */
const ENDS = '($|,|:|;|<hand>|(in|on|inside|along|around|across|under|underneath|please|at))';
const PLACE = '(inside|outside|inner|back|front|reverse|rim|edge|band|face|underside)';

const RULES: readonly Rule<'line'>[] = [
  {
    name: 'line-before-its-verb',
    when: [
      `${LEAD} ${WHOSE}* ${CALLED}? what:<line> ${CUT}`,
      `${LEAD} ${WHOSE}* ${CALLED} ,? what:<line> ,? ${CUT}`,
      // Behind a comma the line may be what follows: "expandable, engraved Adaeze".
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
      `the (words|word|phrase|message|motto) what:<words> (${CUT}|(on|inside|around|along|across) (the|its|it) ${PLACE})`,
      `${LEAD} what:<capitals> (on|across) (it|the ${PLACE})`,
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
];

export const LETTER_RULES = ruleSet(RULES);
