/** Lettering of which two lines are told: one for each side of a piece, or one for each of two pieces. */
import type { Rule } from '@filigree/language';

const CALLED =
  '(the|my|his|her|our|their|its|wedding|birth|birthday|,|date|day|year|name|names|initial|initials|letter|letters|word|words|number|of)*';
const CUT = '(engraved|inscribed|stamped)';
const OF_IT = '(of (the|its?|my|her|his) (side|.)?)?';
const FRONT = `(front|cover|lid|face|outside) (cover|side)? ${OF_IT}`;
const BACK = `(back|reverse|rear|verso|inside|other) (cover|side)? ${OF_IT}`;
/** Where a side is told before its line. */
const AT = '(on|onto|across|along)? (the|its|one)?';
const JOINS = '(,|-|and|&|+|with|then)*';
const LINE =
  '(<name-list>|<quoted>|<years>|<date>|<coordinates>|<code>|<initials>|<title>|<year>|<number>|<vow>|<plain-line>)';
/** How the line of one of two is led to. */
const LEADS = `(is|to|be|should|will|being|having|has|have|gets|get|bears|that|just|it|${CUT}|engraving|says|saying|say|reads|reading|read|with|on|:)`;

/** Behind its place, what is seen there may be a picture, and a number may count. */
const PLACED =
  '(<name-list>|<quoted>|<years>|<date>|<coordinates>|<code>|<initials>|<names>|(!(<figure>|<motif>|<gemstone>|<metal>|<finish>|<culture>|<type>) <title>)|<year>|(<number> !<vocabulary>)|<vow>)';
const placed = (name: string): string =>
  `${LEADS}* ${CALLED} (${name}:${PLACED}|(a|an) (letter|initial)? ${name}:<one-capital>)`;
const LETTER = '(a|an|the) (letter|initial)?';

export const SIDE_RULES: readonly Rule<'sides'>[] = [
  {
    name: 'line-of-each-side',
    when: [
      `(with|engraved|inscribed|stamped|reading|saying|personalised|personalized|,|:|;) with? ${CALLED} what:${LINE} ${CUT}? on (the|its|one) (${FRONT}|side) ${JOINS} ${CALLED} other:${LINE} ,? ${CUT}? (on (the|its)? ${BACK}|inside)`,
      `(name|names) of? (the|my|our)? (<recipient>|.)? on (the|its) ${FRONT} (,|:|-)? what:${LINE} ${JOINS} ${CALLED} other:${LINE} ${CUT}? on (the|its)? ${BACK}`,
      `${AT} (${FRONT}|side) ,? ${placed('what')} ${JOINS} ${AT} ${BACK} ,? ${placed('other')}`,
      `${AT} (back|reverse|rear|verso|inside) (cover|side)? ${OF_IT} ,? ${placed('other')} ${JOINS} ${AT} ${FRONT} ,? ${placed('what')}`,
    ],
    effect: 'sides',
    yes: [
      'A disc with M on the front and 12.05.2020 on the back.',
      'A coin, front engraved JK, back 1999.',
      'On the cover of the locket Maj. Finch and on the back 1931-2015.',
      'A disc, on one side 8 and on the other 12.',
      'On the back of the coin 3.4.1999, and on the front E.L.',
      'A locket with "Mum" on the cover and "always" inside.',
      'A pendant with the names of the kids on the front - Tom, Ava and Louis - and Nana on the back.',
    ],
    no: [
      'A pendant, on the front a tree, on the back a moon.',
      'On the front 3 pearls and on the back 2 rubies.',
      'A pendant with a lion on the front and a snake on the back.',
      'A disc with M on the front.',
    ],
  },
  {
    name: 'line-of-each-piece',
    when: [
      `(one (of (them|the .))?|the first (one|of them)?) ${CALLED} ${LEADS} (${LEADS}|${CALLED})* what:${LINE} (written|engraved)? (on it)? ,? (and|but)? on? the (other|second) one? (${LEADS}|the|our|my|his|her|their|date|initials|name|words)* other:${LINE}`,
      `the? (one|first) (one|of them)? ${LEADS}* ${LETTER} what:<one-capital> (on it)? ,? (and|but)? on? the? (other|second) one? ${LEADS}* ${LETTER} other:<one-capital> !(.? (stone|shape|colour|color|clasp))`,
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
      'Two chains, first an R, the other a T.',
      'The first should have an M on it, the other a W.',
      'Two pendants, the first with Thelma written on it and the second with Louise.',
    ],
    no: ['Cufflinks with a Sun on one and a Moon on the other.', 'One ring is gold and the other silver.'],
  },
];
