/**
 * What of a wish is refused, told of something else, or taken back, where it stands away from the words that say so:
 * behind it ("diamonds are not to be used"), in another sentence ("Pearls? Leave them out") or around it ("I was after
 * studs but I prefer hoops"). What a word of negation refuses right behind itself is marked before (../negation.ts).
 */
import { type Rule, ruleSet } from '@filigree/language';
import { REFUSALS } from './refusal-rules.ts';
import type { Scope } from './scope.ts';

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
    name: 'likened-stone',
    when: [
      '(<gemstone>|<stoneNoun>) (!(<figure>|<motif>|<type>) .)? ..7 like (a|an|the|some|little|tiny|small|bright|two|three|its|real)*',
    ],
    unless: ['<gemstone> ..7 (shaped|cut|look|looks|looking) like'],
    effect: { setsAside: 'likeness' },
    yes: [
      'A mountain with a diamond over its peak like the sun coming up.',
      'Three pearls under the branch like raindrops.',
    ],
    no: ['A brooch like a swallow.', 'A diamond cut like a heart.'],
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
