/** Lettering of which two lines are told: one for each side of a piece, or one for each of two pieces. */
import type { Rule } from '@filigree/language';

const CALLED =
  '(the|an|a|my|his|her|our|their|its|wedding|birth|birthday|,|date|day|year|name|names|initial|initials|letter|letters|word|words|number|of)*';
const CUT = '(engraved|inscribed|stamped)';
const FRONT = '(front|cover|lid|face|outside) (cover|side)?';
const BACK = '(back|reverse|rear|verso|inside|other) (cover|side)?';
const JOINS = '(,|-|and|&|+|with|then)*';
const LINE =
  '(<name-list>|<quoted>|<date>|<coordinates>|<initials>|<title>|<year>|<number>|<vow>|<plain-line>)';
/** How the line of one of two is led to. */
const LEADS = `(is|to|be|should|will|being|having|has|have|that|just|it|${CUT}|engraving|says|saying|say|reads|reading|read|with|on|:)`;

export const SIDE_RULES: readonly Rule<'sides'>[] = [
  {
    name: 'line-of-each-side',
    when: [
      `(with|engraved|inscribed|stamped|reading|saying|personalised|personalized|,|:|;) with? ${CALLED} what:${LINE} ${CUT}? on (the|its|one) (${FRONT}|side) ${JOINS} ${CALLED} other:${LINE} ,? ${CUT}? (on (the|its)? ${BACK}|inside)`,
      `(name|names) of? (the|my|our)? (<recipient>|.)? on (the|its) ${FRONT} (,|:|-)? what:${LINE} ${JOINS} ${CALLED} other:${LINE} ${CUT}? on (the|its)? ${BACK}`,
      `front side? is? (${CUT}|reads|says|with|:)* ${CALLED} what:${LINE} ${JOINS} the? (back|reverse|inside) side? is? (${CUT}|reads|says|with|:)* ${CALLED} other:${LINE}`,
    ],
    effect: 'sides',
    yes: [
      'A disc with M on the front and 12.05.2020 on the back.',
      'A coin, front engraved JK, back 1999.',
      'A locket with "Mum" on the cover and "always" inside.',
      'A pendant with the names of the kids on the front - Tom, Ava and Louis - and Nana on the back.',
    ],
    no: ['A pendant with a lion on the front and a snake on the back.', 'A disc with M on the front.'],
  },
  {
    name: 'line-of-each-piece',
    when: [
      `(one (of (them|the .))?|the first (one|of them)?) ${CALLED} ${LEADS} (${LEADS}|${CALLED})* what:${LINE} (written|engraved)? (on it)? ,? (and|but)? on? the (other|second) one? (${LEADS}|the|our|my|his|her|their|date|initials|name|words)* other:${LINE}`,
      `what:${LINE} on the? one (of them)? ,? and? ${CALLED} other:${LINE} on the other`,
    ],
    unless: [
      'one ..8 (<figure>|<motif>) ..6 on the other',
      '(<figure>|<motif>) on the? one ..8 on the other',
    ],
    effect: 'sides',
    yes: [
      'Cufflinks, one engraved Father of the Bride and the other 6.7.2025.',
      'Two bangles, Tom on one and Anna on the other.',
      'Two pendants, the first with Thelma written on it and the second with Louise.',
    ],
    no: ['Cufflinks with a Sun on one and a Moon on the other.', 'One ring is gold and the other silver.'],
  },
];
