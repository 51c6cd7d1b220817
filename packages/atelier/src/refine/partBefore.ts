/** Clauses that speak of the part that was named before them. */
import type { Clause } from './clauses.ts';
import { GEM_NAMES, GEM_PLURALS } from './readers/names.ts';

/** "A little longer", behind "make the bar upright and". */
const ONLY_COMPARES =
  /^(?:(?:an? (?:little|bit|touch|tad)|slightly|much|a lot|way|even) )?(?:bit )?(?!other|ever|never|under|over|silver)(?:\w+er|more \w+|less \w+)(?: (?:please|pls|too|as well))?$/i;
const MAKES_PART =
  /^(?:(?:please|can|could|would|you|make|have|do|get) )*(?:(?:the|an?|its|my) )?(?:\w+ ){0,2}?(bar|band|chain|stone|halo|pendant|drop|hoop|setting|plate|disc|link|letter|cross|figure)s?(?: [\w.]+){0,5}$/i;
/** "Take it off": what was named before. */
const TAKES_IT =
  /^((?:(?:please|just|so|can you|could you|i'?d) )*(?:take|get rid of|remove|lose|ditch|drop|leave|skip)) (?:it|them|those|that)((?: off| out| away)?(?: please| pls)?)$/i;
const PART_NAMED =
  /\b(halos?|milgrain|beading|grooves?|side stones?|engraving|hammering|filigree|accents|pav[eé]|tail|enamel)\b/i;

/** "It", of the part that the clause before complains of. */
export function ofNamed(text: string, before: Clause | undefined): string {
  const kind = before === undefined ? null : HANGS_NAMED.exec(before.text);
  if (kind !== null && ONE_OF_KIND.test(text)) return text.replace(ONE_OF_KIND, `$1 ${kind[1]}`);
  const part = before === undefined ? null : PART_NAMED.exec(before.text);
  return part === null ? text : text.replace(TAKES_IT, `$1 the ${part[1]}$2`);
}

const HANGS_NAMED =
  /\b(tassel|chain|pendant|drops?|bail|clasp|tail|band|halo|hoops?|charms?|beads|bezel|prongs?|claws?|setting|border|inlay)\b/i;
/** "Shorter one", "a thinner one please". */
const ONE_OF_KIND =
  /^((?:and |but |maybe |just |can i have |could i have |i'?d like )*(?:an? )?(?:(?:much|bit|slightly|little) )?(?!other|ever)\w+er) ones?\b(?! (?:of|for|in|with))/i;

/** "But fewer, say three", behind "bigger pearls": of them. */
const ONLY_COUNTS = /^((?:and |but )?(?:also )?(?:fewer|less|more))(?= (?:of them )?(?:please|pls)$|$)/i;
const SIZED_PLURAL =
  /\b(?:\w+er|large|small|big|tiny|chunky|little) (?!(?:the|its|my|than|is|this|bonus|dress)\b)(\w+[^s]s)\b/i;

/** "And black", behind "make the pearls bigger": of them. */
const ONLY_COLOUR =
  /^(?:in |also |all )*(red|pink|orange|yellow|green|teal|blue|violet|purple|brown|gr[ae]y|black|white)(?: ones)?(?: please| pls| instead| too)?$/i;
const GEM_NAMED = new RegExp(String.raw`\b(${GEM_PLURALS}|${GEM_NAMES})\b`, 'i');

/** A comparative or a colour alone speaks of what was named before it. */
export function ofPart(text: string, before: Clause | undefined): string {
  const colour = ONLY_COLOUR.exec(text.trim())?.[1];
  const gems = before?.intent === 'change' ? GEM_NAMED.exec(before.text)?.[1] : undefined;
  if (colour !== undefined && gems !== undefined) return `the ${gems} ${colour}`;
  const kind = before === undefined ? null : HANGS_NAMED.exec(before.text);
  if (kind !== null && ONE_OF_KIND.test(text)) return text.replace(ONE_OF_KIND, `$1 ${kind[1]}`);
  const several = before === undefined ? null : SIZED_PLURAL.exec(before.text);
  if (several !== null && ONLY_COUNTS.test(text.trim())) return `${text.trim()} ${several[1]}`;
  const part = before?.intent === 'change' ? MAKES_PART.exec(before.text.trim())?.[1] : undefined;
  return part !== undefined && ONLY_COMPARES.test(text.trim()) ? `the ${part} ${text}` : text;
}
