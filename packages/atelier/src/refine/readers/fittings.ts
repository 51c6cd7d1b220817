/** What pieces are worn by: fittings, clasps, bails, cuffs that open. */
import { stepIn } from '../amounts.ts';
import type { Change, Fitting } from '../change.ts';
import type { Scene } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { isVagueComplaint } from '../telling.ts';
import { lengthIn } from './lengths.ts';
import { type ChangeReader, removing } from './names.ts';

const CLASPS = {
  lobster: 'lobster',
  toggle: 'toggle',
  'spring-ring': 'spring-ring',
  box: 'box',
  magnetic: 'magnetic',
  hook: 's-hook',
} as const;

const FITTING_WORDS: readonly [RegExp, Fitting][] = [
  [
    /\bclip[ -]?ons?\b|\bclips?\b|\bnon[ -]pierced\b|\bunpierced\b|\b(?:isn'?t|not|aren'?t|no) pierced\b|\bno (?:ear )?(?:piercings?|holes)\b/,
    'clip',
  ],
  [/\bhuggies?\b|\bhuggers?\b/, 'huggie'],
  [/\b(?:lever ?-?backs?|latch ?-?backs?|continental)\b/, 'lever-back'],
  [
    /\b(?:fish ?-?hooks?|shepherd'?s? hooks?|ear ?wires?|french (?:wires?|hooks?)|hooks?|dangl(?:e|y|ing|ers?)|drop (?:style|earrings?)|(?:as|into|to|be|make (?:them|these)|have (?:them|these) as) drops|drops instead)\b/,
    'fish-hook',
  ],
  [/\bthreaders?\b|\bpull[ -]through\b/, 'threader'],
  [/\b(?:climbers?|crawlers?)\b/, 'climber'],
  [/\bscrew(?:ed|ing)?[ -]?(?:on )?(?:backs?|posts?|studs?)\b/, 'screw-post'],
  [/\b(?:posts?|studs?|push ?-?backs?|butterfly backs?)\b/, 'post'],
  [/\bhoops?\b|\bcreoles?\b/, 'hoop'],
];
const HAIR_WORDS: readonly [RegExp, Fitting][] = [
  [/\bbarrettes?\b|\bslides?\b|\bhair clips?\b/, 'barrette'],
  [/\bcombs?\b/, 'comb'],
  [/\b(?:hair ?pins?|bobby pins?|hair sticks?|hair prongs?|pins?)\b/, 'hairpin'],
];
const NOSE_WORDS: readonly [RegExp, Fitting][] = [
  [/\bl[ -]?(?:bend|bar|post|shaped?|pin)\b/, 'nose-l-bend'],
  [/\b(?:screws?|corkscrew|twist)\b/, 'nose-screw'],
  [/\bbones?\b/, 'nose-bone'],
  [/\bstuds?\b/, 'nose-stud'],
  [/\bhoops?\b|\brings?\b|\bclickers?\b/, 'nose-hoop'],
];
const CUFFLINK_WORDS: readonly [RegExp, Fitting][] = [
  [/\bbullets?\b|\btorpedos?\b|\bwhale ?-?backs?\b|\bt[ -]?bars?\b|\bswivels?\b|\btoggles?\b/, 'bullet'],
  [/\bchain\b/, 'chain-link'],
  [/\bfixed|\bbars?\b/, 'fixed-bar'],
];
const FITTINGS_BY_TYPE: Readonly<Partial<Record<Scene['facts']['type'], readonly [RegExp, Fitting][]>>> = {
  Earrings: FITTING_WORDS,
  Hairpin: HAIR_WORDS,
  'Nose Ring': NOSE_WORDS,
  Cufflinks: CUFFLINK_WORDS,
};
/** "Stud", of a nose ring: what it is worn by, not another piece. */
export const namesFitting = (type: Scene['facts']['type'], words: string): boolean =>
  type !== 'Earrings' &&
  (FITTINGS_BY_TYPE[type] ?? []).some(([pattern]) => pattern.test(words.toLowerCase()));

const BAILS = {
  tapered: /\btapered\b/,
  loop: /\bloop|\bring\b/,
  split: /\bsplit\b|\brabbit/,
  hidden: /\bhidden|\bconcealed/,
  hinged: /\bhinged|\bopening|\bclip/,
} as const;

const USUAL_CLASP =
  /\b(?:normal|ordinary|usual|regular|standard|plain|simple|typical) (?:kind of |sort of )?(?:clasp|catch|closure|fastening)\b/;
const GOES_WITH_BAR = /\b(?:toggles?|t[ -]?bars?)\b/;

/** Fittings, clasps and bails by their names; a name beside a size is only what is sized. */
export const readFittings: ChangeReader = (scene) => {
  const { facts, to, toPlain } = scene;
  if (facts.piece === null) return [];
  // "No T-bar", "just a normal clasp": the usual one.
  const usual = removing(scene) ? GOES_WITH_BAR.test(scene.plain) : USUAL_CLASP.test(toPlain);
  if (usual && facts.piece.carrier === 'chain') return [{ kind: 'clasp', form: 'lobster' }];
  if (removing(scene)) return [];
  const changes: Change[] = [];
  const clasp = to.kinds.clasp?.value ?? null;
  const form = clasp === null || !(clasp in CLASPS) ? null : CLASPS[clasp as keyof typeof CLASPS];
  if (facts.piece.carrier === 'chain') {
    const bare =
      /\b(?:toggle|lobster|spring ring|bolt ring|magnetic|s-hook|box)\b(?=.*\b(?:clasp|catch|closure|fastening)\b)/.exec(
        toPlain,
      )?.[0];
    const named =
      form ??
      (bare === undefined
        ? null
        : bare === 'bolt ring' || bare === 'spring ring'
          ? 'spring-ring'
          : (bare as 'toggle' | 'lobster' | 'magnetic' | 's-hook' | 'box'));
    if (named !== null) changes.push({ kind: 'clasp', form: named });
    else if (clasp !== null && facts.type !== 'Earrings')
      changes.push({
        kind: 'refused',
        reason: 'not-built',
        message: `A ${clasp} clasp cannot be made yet: lobster, toggle, spring ring, box, magnetic and S-hook can.`,
      });
  }
  // "A loop instead of the clasp", of a charm: what it hangs by.
  const isHung = facts.piece.carrier === 'hung' && /\b(?:loop|jump ring|split ring)\b/.test(toPlain);
  if (/\bbails?\b/.test(toPlain) || isHung) {
    for (const [bail, pattern] of Object.entries(BAILS) as [keyof typeof BAILS, RegExp][])
      if (pattern.test(toPlain)) changes.push({ kind: 'bail', form: bail });
  }
  const table = FITTINGS_BY_TYPE[facts.type] ?? [];
  // "They dangle too low": how they hang, not what by.
  if (isVagueComplaint(scene.written)) return changes;
  const fitting = table.find(([pattern]) => pattern.test(toPlain))?.[1];
  const sized = sizeWordIn(scene) !== null || lengthIn(scene.plain) !== null;
  const onlyNames =
    scene.from === null &&
    /\b(?:the|these|those|my) (?:\w+ )?(?:hoops?|hooks?|posts?|studs?|combs?|pins?|rings?)\b/.test(toPlain);
  if (
    fitting !== undefined &&
    !sized &&
    !onlyNames &&
    !(fitting === 'hoop' && facts.piece.fitting === 'hoop')
  )
    changes.push({ kind: 'fitting', fitting });
  // "Studs rather than drops": what hangs goes with what it hung from.
  if (
    fitting === 'post' &&
    /\b(?:drops?|dangl\w+)\b/.test(scene.fromPlain) &&
    scene.from !== null &&
    facts.piece.drops > 0
  )
    changes.push({ kind: 'drop', on: false, count: null, gemstone: null, figure: null, motif: null });
  return changes;
};

const NAMES_LOOP = /\b(?:loop|bail|jump ring|split ring|ring (?:on|at) (?:the )?top)\b/;
const USUAL_BAIL_SHARE = 0.35;

/** "A bigger loop", "the bail is too small for my chain": what it hangs by, and not what hangs. */
export const readBailSize: ChangeReader = (scene) => {
  const word = sizeWordIn(scene);
  if (scene.facts.piece?.carrier !== 'hung' || word === null || removing(scene)) return [];
  if (!NAMES_LOOP.test(scene.plain)) return [];
  const up = /^(?:large|wide|bold|high)$/.test(word);
  const step = stepIn(scene.plain, up, USUAL_BAIL_SHARE, 'mm');
  return step === null ? [] : [{ kind: 'bailSize', step }];
};

const NAMES_GAP = /\b(?:gap|opening)\b/;
const USUAL_GAP_SHARE = 0.25;

/** "A wider gap", of a cuff: between its ends, and not its band. */
export const readGap: ChangeReader = (scene) => {
  const word = sizeWordIn(scene);
  if (scene.facts.piece?.carrier !== 'bangle' || word === null || removing(scene)) return [];
  if (!NAMES_GAP.test(scene.plain)) return [];
  const step = stepIn(scene.plain, /^(?:large|wide|bold)$/.test(word), USUAL_GAP_SHARE, 'mm');
  return step === null ? [] : [{ kind: 'gap', step }];
};

export const readOpening: ChangeReader = (scene) => {
  if (scene.facts.piece?.carrier !== 'bangle' && scene.facts.type !== 'Bracelet') return [];
  if (removing(scene)) return /\bopening|\bgap\b/.test(scene.plain) ? [{ kind: 'opening', open: false }] : [];
  if (sizeWordIn(scene) !== null) return [];
  if (/\b(?:cuff|open(?:ed)?(?: bangle| it)?|open[- ]ended|gap)\b/.test(scene.toPlain))
    return [{ kind: 'opening', open: true }];
  return /\b(?:bangle|closed?|close it)\b/.test(scene.toPlain) &&
    /\b(?:make|turn|into|instead|closed?|as|change)\b/.test(scene.plain)
    ? [{ kind: 'opening', open: false }]
    : [];
};
