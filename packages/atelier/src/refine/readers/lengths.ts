/** How long chains, bracelets and what hangs are to be. */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import { partIn, strengthOf } from '../amounts.ts';
import type { Step } from '../change.ts';
import type { Scene } from '../scene.ts';
import { speaksOfOtherChain } from './layers.ts';
import { type ChangeReader, NAMES_CHAIN, NAMES_DROP, removing } from './names.ts';

const INCH = String.raw`(?:inch(?:es)?|in\b|"|”|'')`;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?|\.\d+)`;
const MM_OF = { mm: 1, cm: 10, inch: 25.4 } as const;

/** A length said with its unit, in mm; with the place where it stands. */
export function lengthIn(said: string): { readonly mm: number; readonly by: boolean } | null {
  const plain = said.replace(HALVES, (_, whole: string, part: string) =>
    String((NUMBER_WORDS[whole] ?? Number(whole)) + (part === 'half' ? 0.5 : 0.25)),
  );
  const found =
    new RegExp(`${NUMBER}\\s?-?(mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|${INCH})`).exec(plain) ??
    new RegExp(
      `\\b(${Object.keys(NUMBER_WORDS).join('|')}|half an?|an?|another)(?: (?:extra|more|further|whole))?[ -](millimet(?:er|re)s?|centimet(?:er|re)s?|inch(?:es)?)\\b`,
    ).exec(plain);
  if (found === null) return null;
  const number = found[1]!;
  const amount = /^half/.test(number)
    ? 0.5
    : /^an(?:other)?$|^a$/.test(number)
      ? 1
      : (NUMBER_WORDS[number] ?? Number(number.replace(',', '.')));
  const unit = /^m/.test(found[2]!) ? 'mm' : /^c/.test(found[2]!) ? 'cm' : 'inch';
  // "An inch and a half"
  const behind = plain.slice(found.index + found[0].length);
  const part = AND_A_PART.exec(behind);
  const further = part === null ? 0 : part[1] === 'half' ? 0.5 : 0.25;
  const after = behind.slice(part?.[0].length ?? 0);
  const before = plain.slice(0, found.index);
  const by =
    /\b(?:by|(?:shorten|lengthen|extend)(?:ed)?(?: it| the chain)?) (?:about |around |roughly )?$/.test(
      before,
    ) ||
    /\b(?:another|extra|more|further)\b/.test(found[0]) ||
    /^\s*(?:longer|shorter|wider|narrower|thicker|thinner|bigger|larger|smaller|taller|more|less)\b/.test(
      after,
    );
  return { mm: (amount + further) * MM_OF[unit], by };
}
const AND_A_PART = /^ and a (half|quarter)\b/;
/** "Six and a half inches", "7 and a quarter": one number. */
const HALVES = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}) and (?:a|one) (half|quarter)(?= ?-?(?:mm|millimet|cm|centimet|in\\b|inch|"|”))`,
  'g',
);

/** The step of a length, in the direction of the comparative; `usual` where only "longer" was said. */
export function lengthStep(plain: string, up: boolean | null, usual: Step | null): Step | null {
  const said = lengthIn(plain);
  if (said !== null) {
    if (said.by && up !== null) return { kind: 'by', amount: up ? said.mm : -said.mm };
    return { kind: 'to', value: said.mm };
  }
  const part = partIn(plain, up);
  if (part !== null) return part;
  if (/\b(?:twice|double)\b/.test(plain)) return { kind: 'times', share: 2 };
  if (/\b(?:half|halve)\b/.test(plain)) return { kind: 'times', share: 0.5 };
  return up === null ? null : usual;
}

export const LONGER =
  /\b(?:longer|(?:hang|sit|fall|drop)(?:s|ing)? (?:\w+ ){0,2}?(?:lower|further down)|lower down|(?:one|a|half a) size (?:bigger|larger|up)|lengthen(?:ed)?|too short|extend(?:ed)?|(?:extra|another|more|further) (?:half (?:an )?)?(?:inch(?:es)?|cm|centimet(?:er|re)s?)|let (?:it )?down|loosen|more length)\b/;
export const SHORTER =
  /\b(?:shorter|(?:hang|sit|fall)(?:s|ing)? (?:\w+ ){0,2}?(?:higher|closer)|hang(?:s|ing)? (?:\w+ ){0,3}?(?:low|far down|long)|(?:one|a|half a) size (?:smaller|down)|shorten(?:ed)?|too long|less long|take (?:it )?up)\b/;
/** What is shown, not what it hangs on. */
export const NAMES_FRONT = /\b(?:tassels?|bar|plate|disc|tag|frame|motif|figure|nameplate)\b/;
const USUAL_STEP_MM = { chain: 50.8, bracelet: 12.7, threader: 8 } as const;

/** "20 please": of a chain, its inches. */
const BARE_LENGTH =
  /^(?:(?:so|like|make|it|maybe|about|go|a|for|to|just) )*(\d{1,2}(?:\.\d+)?)(?: please| instead| then)*$/;

const isBracelet = ({ facts }: Scene): boolean => facts.type === 'Bracelet' || facts.type === 'Anklet';

/** Whether it is to be worn looser (true) or tighter; null where nothing is said of it. */
export const looserIn = (plain: string): boolean | null =>
  /\b(?:(?:not|less|isn'?t) (?:so |as |too |quite )?tight|too (?:tight|small)|(?<!\bmake (?:it|them|these) )(?:a (?:bit|little|tad)|rather|quite|pretty|really|kinda|kind of|so) tight|tight (?:on|around|round)|looser|roomier|chok(?:es|ing)|strangl\w+|(?:bigger|larger|wider) (?:wrist|ankle|neck)|(?:wrist|ankle|neck) (?:\w+ )?(?:bigger|larger|wider))\b/.test(
    plain,
  )
    ? true
    : /\b(?:too (?:loose|big)|(?<!\bmake (?:it|them|these) )(?:a (?:bit|little|tad)|rather|quite|pretty|really|kinda|kind of|so) loose|tighter|snugger|(?:slips?|falls?|slides?) off|(?:not|less) (?:so |as |too )?loose|(?:smaller|tiny|slimmer) (?:wrist|ankle|neck)|(?:wrist|ankle|neck) (?:\w+ )?(?:smaller|slimmer))\b/.test(
          plain,
        )
      ? false
      : null;

const NEARER = /\b(?:close(?:r|ly)?|near(?:er)?|tight(?:er|ly)?|less (?:space|spaced|far)|more closely)\b/;
const APART =
  /\b(?:(?:closer|nearer|tighter) (?:together|to each other|spaced)|(?:further|farther|wider|more spaced|spread) (?:apart|out)|spaced|spacing|apart|space between)\b/;

/** "Closer together", "a pearl every 2 cm", "3 cm apart": of what stands along a chain. */
export const readSpacing: ChangeReader = ({ plain, facts }) => {
  if ((facts.piece?.stations ?? 0) < 2) return [];
  const every = /\bevery (?:\d|one|two|three|half)/.test(plain);
  if (!APART.test(plain) && !every) return [];
  return [{ kind: 'spacing', apartMm: lengthIn(plain)?.mm ?? null, nearer: NEARER.test(plain) }];
};

/** "The star a little lower", of what hangs at a neck. */
const sitsLower = ({ facts, plain, intent }: Scene): boolean =>
  facts.piece?.carrier === 'chain' &&
  /^(?:Necklace|Pendant)$/.test(facts.type) &&
  intent === 'change' &&
  /\blower\b(?! (?:price|cost|setting|profile|karat|than))/.test(plain);

export const readLength: ChangeReader = (scene) => {
  const { plain, facts, words } = scene;
  if (facts.piece === null || removing(scene) || readSpacing(scene).length > 0) return [];
  if (speaksOfOtherChain(scene)) return [];
  // "The sun is too big": of what hangs, not of the chain.
  const ofFront =
    words.gemstones.length + words.figures.length + words.motifs.length > 0 || NAMES_FRONT.test(plain);
  const worn = facts.piece.carrier === 'chain' && !ofFront ? looserIn(plain) : null;
  const up = LONGER.test(plain) || sitsLower(scene) ? true : SHORTER.test(plain) ? false : worn;
  const tail = /\btail\b/.test(plain);
  const amount =
    strengthOf(plain) *
    (facts.piece.fitting === 'threader'
      ? USUAL_STEP_MM.threader
      : isBracelet(scene)
        ? USUAL_STEP_MM.bracelet
        : USUAL_STEP_MM.chain);
  const step = lengthStep(plain, up, up === null ? null : { kind: 'by', amount: up ? amount : -amount });
  if (tail) return [];
  const wrist = /\bwrist|\bankle\b/.test(plain) && lengthIn(plain) !== null;
  const long = up !== null || /\b(?:long|length|choker|matinee|opera|princess)\b/.test(plain) || wrist;
  const inches =
    new RegExp(`${NUMBER}\\s?-?${INCH}`).test(plain) ||
    /\b(?:inch|inches|cm)\b|\d ?-?(?:cm|centimet\w+)\b/.test(plain);
  const onChain =
    facts.piece.carrier === 'chain' ||
    (facts.type === 'Pendant' && (NAMES_CHAIN.test(plain) || (lengthIn(plain)?.mm ?? 0) >= 300));
  const bare = facts.piece.carrier === 'chain' ? BARE_LENGTH.exec(plain) : null;
  const inWords = bare === null ? null : Number(bare[1]);
  if (inWords !== null && (isBracelet(scene) ? inWords < 13 : inWords > 13 && inWords < 46))
    return [{ kind: 'length', step: { kind: 'to', value: inWords * 25.4 } }];
  if (words.lengthIn !== null && lengthIn(plain) === null)
    return [{ kind: 'length', step: { kind: 'to', value: words.lengthIn.value * 25.4 } }];
  if (/\bchoker\b/.test(plain) && step === null)
    return [{ kind: 'length', step: { kind: 'to', value: 380 } }];
  if (step === null) return [];
  // What hangs of a threader is its chain.
  const isThread = facts.piece.fitting === 'threader' && facts.piece.drops === 0;
  if (NAMES_DROP.test(plain) && up !== null && !isThread) return [];
  // A longer bar on a chain of the same length.
  if (up !== null && NAMES_FRONT.test(plain) && !NAMES_CHAIN.test(plain) && facts.piece.front !== null)
    return [];
  if (up !== null && NAMES_CHAIN.test(plain)) return [{ kind: 'length', step }];
  if (onChain && (long || (inches && !/\b(?:wide|thick|high|tall|across)\b/.test(plain))))
    return [{ kind: 'length', step }];
  if (facts.piece.fitting === 'threader' && long) return [{ kind: 'length', step }];
  if (facts.piece.carrier === 'bangle' && wrist) return [{ kind: 'length', step }];
  // A bangle is as long as it is round.
  if (facts.piece.carrier === 'bangle' && up !== null && lengthIn(plain) === null && !ofFront)
    return [{ kind: 'round', step: { kind: 'by', amount: (up ? 4 : -4) * strengthOf(plain) } }];
  return [];
};
