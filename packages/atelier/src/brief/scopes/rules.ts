/**
 * What of a wish is refused, told of something else, or taken back, where it stands away from the words that say so:
 * behind it ("diamonds are not to be used"), in another sentence ("Pearls? Leave them out") or around it ("I was after
 * studs but I prefer hoops"). What a word of negation refuses right behind itself is marked before (../negation.ts).
 */
import { type Rule, ruleSet } from '@filigree/language';

/** What a rule does to the things that are named about the words it has found. */
export type Scope =
  /** The last things named before the words, with those that a link joins to them. */
  | { readonly refuses: 'subject' }
  /** The same, where nothing but its own phrase stands between. */
  | { readonly refuses: 'subject-beside' }
  /** What a pronoun of the words stands for: named before in the sentence, or else in the one before. */
  | { readonly refuses: 'antecedent' }
  /** All that was named before in the sentence, or else in the one before. */
  | { readonly refuses: 'all-before' }
  /** All that follows in the same breath: a list of things of different kinds. */
  | { readonly refuses: 'list' }
  /** What the words have captured as `what`. */
  | { readonly refuses: 'named' }
  /** The same, where the wish has another answer to the question that it answers. */
  | { readonly refuses: 'named-otherwise' }
  /** Neither wanted nor refused: the next thing named. */
  | { readonly setsAside: 'object' }
  /** The last thing named before the words. */
  | { readonly setsAside: 'subject' }
  /** Motifs and figures that follow in the sentence. */
  | { readonly setsAside: 'motifs' }
  /** A piece that somebody has, where another is asked for. */
  | { readonly setsAside: 'owned-piece' }
  /** Of two answers to one question the later holds: what stands before the words, in the sentence or anywhere. */
  | { readonly giveWay: 'sentence' | 'text' }
  /** What the words themselves name gives way to what follows them. */
  | { readonly giveWay: 'words' }
  /** With a piece goes the noun phrase that described it. */
  | { readonly giveWay: 'other-pieces' }
  /** What is named between the first and the last of the words is exchanged for what follows. */
  | { readonly giveWay: 'exchanged' }
  /** What was weighed right before the words. */
  | { readonly giveWay: 'weighed' };

const REFUSALS: readonly Rule<Scope>[] = [
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

const ASIDES: readonly Rule<Scope>[] = [
  {
    name: 'need-not-be',
    when: [
      "(need not|needn't|neednt|doesn't have to|does not have to|doesnt have to|don't have to|doesn't need to|does not need to|doesnt need to|not necessarily) (be|have|include|necessarily|it)",
      "doesn't really? matter if (be|have|include|necessarily|it)",
      'not (that|too|really|very|all that)? (fussed|bothered) (about|by)',
    ],
    effect: { setsAside: 'object' },
    yes: ["It needn't be gold.", 'Not too fussed about diamonds.'],
    no: ['It has to be gold.'],
  },
  {
    name: 'out-of-budget',
    when: [
      "(is|are|was|were|'s) (way|well|far|just|sadly|a bit)? (out of|over|beyond|outside|above) (my|our|the|his|her)? (budget|reach|price range)",
    ],
    effect: { setsAside: 'subject' },
    yes: ['White gold was out of budget so silver.'],
    no: ['My budget is 500.'],
  },
  {
    name: 'always-given',
    when: [
      "(every|each) single? (year|christmas|birthday|anniversary|time|valentine's) (it's|its|it is|i get|i'm given|(he|she) (gets|gives) me|they give me|there's)",
      "(it's|its|it is) always !been",
      '(he|she|they|everyone) always (get|gets|give|gives|buy|buys) me',
    ],
    effect: { setsAside: 'motifs' },
    yes: ["Every year it's a heart.", 'He always gets me roses.'],
    no: ['It has always been a heart.', 'I wear it every year.'],
  },
  {
    name: 'owns-already',
    when: [
      '(i|she|he|we|they) already? (have|has|own|owns|got) already? (the|my|her|his|our) ..4 <type>* what:<type>',
      "already (have|has|own|owns|got|'s got|'ve got) (a|an|one) ..4 <type>* what:<type>",
      '(have|has|own|owns|got) (a|an) ..4 <type>* what:<type> already',
    ],
    effect: { setsAside: 'owned-piece' },
    yes: [
      'I have the bracelet already.',
      'She already has a charm bracelet so I only need the charm.',
      'She has a charm bracelet already, so just the charm.',
    ],
    no: ['I have a budget of 500.', 'I would like to have a ring.', 'She has a sister already.'],
  },
];

const CORRECTIONS: readonly Rule<Scope>[] = [
  {
    name: 'but-prefers',
    when: [
      "but (i|we|i'd|we'd|id|i'm|she|he|for this one) (would|d|really|much|now|think|actually|rather)* (prefer|want|like|think|need|love|rather|fancy|chose|going|go)",
    ],
    effect: { giveWay: 'sentence' },
    yes: ['I was after studs but I prefer hoops.'],
    no: ['I prefer hoops.'],
  },
  {
    name: 'only-that-piece',
    when: ['(actually|sorry|scratch that|in the end|make that|i mean|i meant) (just|only) ..8 <type>'],
    effect: { giveWay: 'other-pieces' },
    yes: ['Earrings and a ring, actually just the ring.'],
    no: ['Just the ring.'],
  },
  {
    name: 'settles-on',
    when: [
      "(but|so)? (let's|lets|let us|we'll|i'll|i've|we've) .? (settle|settled|go|stick|decided|gone) (on|with|for)",
      "(but|so) (let's|lets|let us) (say|do|have|make it|try)",
      '(in the end|settled on|decided on|ended up with|scratch that|on second (thought|thoughts)|on reflection|correction|no wait|wait no|make that|or rather) !(just|only)',
      '(i mean|i meant) !(just|only)',
    ],
    effect: { giveWay: 'text' },
    yes: ['Silver or gold? Let us go with gold.', 'A halo, scratch that, a solitaire.'],
    no: ['Let us know the price.'],
  },
  {
    name: 'weighed-before',
    when: [
      '(thought|thinking|dreamed|dreamt) (about|of|it would be) ..40 but',
      '(considered|considering|toyed with|toying with|looked at) ..40 but',
      '(was|were) (going to|gonna) (get|go for|have|buy) ..40 but',
      '(was|were) set on ..40 (but|until)',
      '(it|this|that) (was|were) (going|meant|supposed) to be ..40 but',
      '(originally|initially|first|nearly|almost) (wanted|thought|chose|went for|bought|asked for) ..40 but',
      "(would|i'd|id|we'd) .? (go|gone|love|loved|like|liked|prefer|preferred|want|wanted|choose|chosen|picked|pick) ..40 but (it's|it is|its|that's|thats|they're|they are|it would be|the price is) .? (over|out of|beyond|above|too (expensive|dear|pricey|much|heavy|soft))",
      '(first|originally|at first|initially|before|used to) (i|we|she|he) (wanted|thought|liked|had|was|were|fancied) ..40 (now|in the end|but now|ended up|settled)',
    ],
    effect: { giveWay: 'words' },
    yes: [
      'We looked at halos but decided on a solitaire.',
      "I'd go for platinum but it's over budget, so white gold.",
    ],
    no: ['I looked at the sea.'],
  },
  {
    name: 'actually',
    when: [
      "but? (actually|wait|hmm|oh|no) (,|no|wait|actually|sorry|can|we|you|i|could|let's|lets|please|i'd|id|we'd|just|rather)* (make|do|have|go|change|switch|prefer|want) (it|that|them|in|for|with|to|a|an|the|into)* .? <answer>",
      '(actually|wait|no wait|hmm no|scratch that|or rather|no actually|sorry) (,|-|–|—|no|wait|sorry|in|a|an)* .? <answer>',
      'but? (actually|wait|hmm|oh|no) (,|no|wait|actually|sorry|please|just|rather)* (it|that|them|in|for|with|to|a|an|the|into) (it|that|them|in|for|with|to|a|an|the|into)* .? <answer>',
    ],
    // A stress on the verb is no second thought.
    unless: ['(they|it|that|which|to|can|will) actually'],
    effect: { giveWay: 'text' },
    yes: ['Yellow gold. Actually, platinum.', 'Yellow gold, actually make it white gold.'],
    no: ['Bells so that they actually ring in gold.', 'No ring in gold is too wide.'],
  },
  {
    name: 'swap-for',
    when: ['(swap|replace|trade|exchange|switch) ..6 (for|with|to)'],
    effect: { giveWay: 'exchanged' },
    yes: ['Swap the usual diamond for moissanite.'],
    no: ['A ring for my wife.'],
  },
  {
    name: 'no-but-another',
    when: ['no , ..3 <answer>'],
    effect: { giveWay: 'weighed' },
    yes: ['Cherry quartz... no, morganite.'],
    no: ['No diamonds, pearls.'],
  },
];

export const SCOPE_RULES = ruleSet<Scope>([...REFUSALS, ...ASIDES, ...CORRECTIONS]);
