/** Refusals that stand away from the word that says so. */
import type { Rule } from '@filigree/language';
import type { Scope } from './scope.ts';

/** What is refused away from the word that refuses it. */
export const REFUSALS: readonly Rule<Scope>[] = [
  {
    name: 'not-to-be-used',
    when: [
      '(not|never) ..10 (used|included|wanted|needed|welcome|allowed|required|considered|acceptable|an option)',
      'not (for (me|us|her|him|them)|(my|her|his|our) (thing|taste|style|cup))',
    ],
    effect: { refuses: 'subject-beside' },
    yes: ['Diamonds are not to be used.', 'Pearls are not my thing.'],
    no: ['Not too wide, please.', 'For us, not for show.'],
  },
  {
    name: 'is-not-to-be-engraved',
    when: ["(don't|do not|dont|not|never) what:(engrave|engraved) (it|them|$|,|and|anything)"],
    effect: { refuses: 'named' },
    yes: ["Titanium, don't engrave it.", 'Do not engrave anything.'],
    no: ['Engrave it with Mia.', 'Not engraved inside but outside.'],
  },
  {
    name: 'is-out',
    when: ["(is|are|was|were|'s) (right|definitely|absolutely)? out (!of|of the question)"],
    effect: { refuses: 'subject-beside' },
    yes: ['Platinum is right out.', 'Claws are out of the question.'],
    no: ['Platinum is out of budget.', 'Hearts are cut out of the band.'],
  },
  {
    name: 'is-disliked',
    when: [
      "(is|are|feel|look|seem|'s) (so|too|really|a bit|very|just|kind of|kinda|pretty|rather|all|a little)* (boring|ugly|tacky|naff|overrated|cheesy|unethical|hideous|vulgar|gross|tasteless|for (granny|grandma|old (lady|people|women)))",
      "(would be|are|is|feel|seem|look|'s) (a bit|a little|far|way|much|just)? too (obvious|much|common|fussy|flashy|predictable|old|young|girly|fancy|twee|cutesy|plain|formal|expensive|dear)",
      "(is|are|'s) (a|an) (hard|definite|absolute|big|firm)? no",
      "(is|are|'s|was|were) (banned|forbidden|off the table|done to death)",
      '(put|puts) (me|us|her|him) off',
      '(:|=) (none|no) $',
    ],
    effect: { refuses: 'subject-beside' },
    yes: [
      'Halos are so boring.',
      'A maple leaf would be too obvious.',
      'Yellow gold is a hard no.',
      'Stones: none',
    ],
    no: ['A boring day needs a ring.', 'It is not too big.'],
  },
  {
    name: 'harms-the-skin',
    when: [
      '(make|makes|made|turn|turns|turned|leave|leaves) (my|her|his|the|our) (skin|finger|fingers|neck|ears|ear|wrist|face|hands)',
      '(irritate|irritates|itches|gives me|gives her|gives him) ..2 (skin|rash|ears|fingers|itch|hives)',
    ],
    unless: ['(glow|shine|longer|slimmer|elegant)'],
    effect: { refuses: 'subject-beside' },
    yes: ['Silver turns my finger green.', 'White metals make my skin look grey.'],
    no: ['Rose gold makes my skin glow.'],
  },
  {
    name: 'not-any-more',
    when: [
      'not (anymore|any more)',
      '(anymore|any more) $',
      '(so|please|to be|best|must|should) please? (avoid|avoided) $',
    ],
    // What cannot be had is missed, not refused.
    unless: [
      '(nobody|no one|noone|hardly anyone|they|you|people|shop) .? (make|makes|sell|sells|see|sees|find|finds|do|does)',
    ],
    effect: { refuses: 'subject' },
    yes: ['I do not wear gold any more.', 'Nickel is best avoided.'],
    no: ['Nobody makes proper lockets anymore.', 'No more than 2 mm.'],
  },
  {
    name: 'leave-it-out',
    when: [
      '(leave|leaving|keep|take|cut|miss) (it|them|those|these|that) all? (out|off|away)',
      '(avoid|skip|omit|exclude|drop|no) (it|them|those|these)',
      '(avoid|skip) $',
      "(hate|dislike|loathe|detest|can't stand|cannot stand|cant stand|steer clear of|stay away from) (it|them|those|these|that one) !(when|that|if|how)",
    ],
    unless: [
      '(he|she|they|we|i|who) (never|always|only)? (leave|keep|take|cut|miss) (it|them|those|these|that)',
    ],
    effect: { refuses: 'antecedent' },
    yes: ['Pearls? Leave them out.', 'Diamonds, avoid those.'],
    no: ['Leave the band plain.', 'He takes it off to swim.'],
  },
  {
    name: 'neither',
    when: [
      '(want|wants|like|likes|need|love|wear|have|^) neither (of (them|those|these|the two))? ($|,|please|so|just|thanks|-)',
    ],
    effect: { refuses: 'antecedent' },
    yes: [
      'With stars or flowers... I want neither.',
      'Charms or hearts - I want NEITHER.',
      'Pearls, opals? Neither, please.',
    ],
    no: ['I want neither gold nor silver.', 'My ring has neither of the stones.'],
  },
  {
    name: 'refused-as-well',
    when: [
      '(same|ditto) (goes|with|for) (with|for)? (the|any|all)? what:<refusable>',
      '^ (or|nor) (the|any|even|do i like)? what:<refusable> (either|please|,|for that matter)* $',
    ],
    effect: { refuses: 'with-those-before' },
    yes: ['No pearls. Same goes for opals.', 'No diamonds. Or rubies.'],
    no: ['The same ring.', 'No diamonds. Or maybe one.'],
  },
  {
    name: 'leave-out',
    when: ['(leave|leaving|keep|take) (the|any|all)? what:<refusable> (out|off|away)'],
    effect: { refuses: 'named' },
    yes: ['An oval ring but leave the halo out.'],
    no: ['Leave the band as it is.'],
  },
  {
    name: 'none-of-that',
    when: [
      '(none of|nothing like|anything but) (that|those|this|it) !<refusable>',
      "don't (do|want) (that|any of (that|it|those))",
    ],
    effect: { refuses: 'all-before' },
    yes: [
      'She had a nightmare about yellow sapphires so definitely none of that.',
      'My ex had a halo, so nothing like that.',
    ],
    no: ['None of the stones is round.', 'Something like that ring.'],
  },
  {
    name: 'hates-a-list',
    when: [
      "(hate|dislike|loathe|detest|can't stand|cannot stand|cant stand)",
      "(not|don't|doesn't|dont) (want|like|need|wear) ..2 :",
    ],
    unless: ['(hate|dislike|loathe|detest) (to|that|how|when|it when|choosing|shopping)'],
    effect: { refuses: 'list' },
    yes: [
      'I hate princess cut, white gold and yellow sapphires.',
      'Things I do not want: a halo, prongs, white metal.',
      "I don't want: pearls, white gold, hearts.",
    ],
    no: ['I hate to be late.', 'I love white gold.'],
  },
  {
    name: 'refused-with-what-it-is-of',
    when: ['<exclude> ..9 <type> (in|of|made of|made in|made from) what:<metal>'],
    effect: { refuses: 'named-otherwise' },
    yes: ['Anything but a halo ring in silver. A solitaire in platinum.'],
    no: ['A halo ring in silver.', 'No pearls. A ring in silver.'],
  },
];
