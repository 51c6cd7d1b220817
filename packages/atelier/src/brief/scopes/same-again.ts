/** Wishes for the same again, in which what is told of is what is wanted. */
import { ruleSet } from '@filigree/language';

/** What is told of another piece, or of a stone that is there, is what is wanted. */
export const SAME_AGAIN_RULES = ruleSet<'wanted'>([
  {
    name: 'same-again',
    when: [
      '(like|as|match|matches|matching|copy|recreate|remake|replicate|replace|restore|remodel|reset|use|using|set|turn|turned) (it|that|this|them|those|hers|his|one|the|her|my)',
      '(same|similar|identical) !(<cut>|<shape>|<setting>|<type>|<metal>|<gemstone>|oval|round|big)',
      '(inspired|based|reminiscent|original)',
      '(it|that|this|one|<type>) again',
      '(bring|get|have|want) (it|that|this|her|him|one) back',
      '(make|do|want|have|buy) (that|this) <type>',
    ],
    unless: ['(take|takes|taking|by) (turn|turns)'],
    unlessAnywhere: ['(nothing|not|never|unlike) (like|as) (it|that|this|hers|his|the|her|my)'],
    effect: 'wanted',
    yes: [
      "My aunt's ring went missing. Can you bring it back?",
      'My mother had a locket, I want one like it.',
      'I inherited an emerald. Set it in gold.',
    ],
    no: ['My sister had an opal. I want a ruby.'],
  },
  {
    name: 'has-the-stone',
    when: [
      '(have|got|inherited|gave me) (my|her|his|the|a|an|some|these|this) ..3 (stone|gold|<gemstone>)',
      'left (me|us)',
      '(put|use|set|keep) (only|just)? (the|that|this|my|her|his) <gemstone>',
    ],
    effect: 'wanted',
    yes: ["I inherited my gran's emerald, a ring in gold please."],
    no: ['My ex had an emerald.'],
  },
]);
