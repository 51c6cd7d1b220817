/** How many: "seven stones", "fewer stations", "more shells". */
import type { Gemstone } from '@filigree/contracts';
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import { strengthOf } from '../amounts.ts';
import type { Change } from '../change.ts';
import { plural } from '../outcome.ts';
import { partNamed } from '../partNamed.ts';
import type { Scene } from '../scene.ts';
import { isFormOf } from '../shownFigure.ts';
import { lengthIn, readSpacing } from './lengths.ts';
import { type ChangeReader, GEM_NAMES, GEM_PLURALS, NAMES_DROP, removing } from './names.ts';

const COUNTED = String.raw`(?:stones?|stations?|drops?|gems?|charms?|pearls?|beads?|petals?|\w+s)`;
const NUMBERS = Object.keys(NUMBER_WORDS).filter(
  (word) => Number.isInteger(NUMBER_WORDS[word]) && NUMBER_WORDS[word]! > 0,
);
export const COUNT = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,2}) (?:\\w+ ){0,2}?(${COUNTED})\\b`);

const COMPARED = new RegExp(
  String.raw`\b(?:more|extra|additional|fewer|less) (?:\w+ )?(?:stones?|stations?|drops?|gems?|charms?|beads?|petals?|${GEM_PLURALS})\b`,
);
const NAMES_GEMS = new RegExp(`^(?:${GEM_PLURALS})$`);
/** "One more sapphire", "one pearl less". */
const ONE_MORE = new RegExp(
  String.raw`\b(?:one|1) (?:more|extra|additional) (?:\w+ )?(?:stone|station|drop|gem|pearl|bead|${GEM_NAMES})\b|\b(?:one|1) (?:stone|station|drop|gem|pearl|bead|${GEM_NAMES}) (?:(less|fewer)|more)\b|\b(?:one|1) (less|fewer) (?:stone|station|drop|gem|pearl|bead|${GEM_NAMES})\b`,
);
const BARE_NUMBER = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,2})\\b`);

const ALIKE_IN_LINE: Change = {
  kind: 'refused',
  reason: 'not-built',
  message:
    'The stones of a line are alike or follow one another: ask for every other or every third of them.',
};
const HALF_OF =
  /^(?:(?:and|just|only|about|maybe) )*half (?:of )?(?:the|those|these) (?!way|size|length|height|width)\w+s(?: please)?$/;
const FEWER_FIGURES = /\b(?:fewer|less|too many|away|off|out)\b/;
/** Of eight six, of three two. */
const FEWER_SHARE = 0.75;

/** A number that tells how many there are to be, and not how many more or fewer. */
const FIGURE_NUMBER = new RegExp(
  `\\b(${NUMBERS.join('|')}|\\d{1,2})\\b(?! (?:\\w+ )?(?:more|fewer|less|extra|additional|mm|cm|inch))`,
);

const ONLY_NUMBER = new RegExp(
  `^(?:and |but |maybe |make it |make them )*(?:only|just) (${NUMBERS.join('|')}|\\d{1,2})(?: of (?:them|those|these))?(?: please| then| instead)*$`,
);

/** A gem that stands singly, not in what a plainer piece leaves out. */
const isSingle = ({ facts }: Scene, gemstone: Gemstone | undefined, many: boolean): boolean =>
  !many &&
  gemstone !== undefined &&
  facts.gemstones.has(gemstone) &&
  facts.surround !== gemstone &&
  facts.row?.gemstone !== gemstone;

/** "More shells", of a chain of shells: how many of what is there. */
export const countsFigures = ({ plain, facts, words }: Scene): boolean =>
  (facts.piece?.stations ?? 0) + (facts.piece?.drops ?? 0) > 1 &&
  (/\b(?:more|fewer|less|extra|additional|too many) (?:\w+ )?\w+s\b/.test(plain) ||
    /\btake (?:some|a few|a couple)(?: of them)? (?:away|off|out)\b/.test(plain)) &&
  (words.figures.some(({ value }) => isFormOf(facts, value)) ||
    words.motifs.some(({ value }) => value === facts.motif));

/** What is taken away of several. */
const PART_GONE = /\b(half|third|quarter) (?:of )?(?:the|those|these|its|their|my|them)\b/;
const SHARE_GONE: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
const SHARE = /\b(half|twice|double) (?:as many|the (?:number|amount)(?: of)?)\b/;
/** "One of the pearls", "a couple of the stars": so many of several. */
const SOME_GONE =
  /\b(one|two|three|four|a couple|a few|some) of (?:the|those|these|its|their|my) (?!\w+ (?:prongs?|claws?)\b)(?!(?:prongs?|claws?|rows?)\b)\w+s\b/;
const SOME: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'a couple': 2,
  'a few': 3,
  some: 2,
};
/** How many are to go of what there are several of; null where all, or none. */
const someGone = (plain: string): number | null => SOME[SOME_GONE.exec(plain)?.[1] ?? ''] ?? null;
/** Whether a part of what is named goes, and not all of it. */
export const isPartGone = (plain: string): boolean => PART_GONE.test(plain) || someGone(plain) !== null;

/** What is counted by readers of its own. */
const OF_OTHERS = /\bprongs?|claws?|carats?|rows?|karats?\b/;

/** "Seven stones", "fewer stations", "three drops". */
export const readCount: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  if (readSpacing(scene).length > 0 || stationsIn(scene) !== null) return [];
  if (facts.piece === null || OF_OTHERS.test(plain.replace(/\bin (?:a|one) (?:row|line)\b/g, ''))) return [];
  const many =
    facts.piece.stations > 0 ||
    facts.piece.drops > 0 ||
    facts.piece.front === 'row' ||
    facts.piece.front === 'rosette';
  const countsPart = partNamed(scene) !== null;
  const asked = scene.to.figures.length + scene.to.motifs.length > 0 && facts.piece.charms === 0;
  const added = scene.intent === 'add' && facts.piece.drops === 0 && (NAMES_DROP.test(plain) || asked);
  // "Fewer stars, just three": the number alone.
  const toldOf = countsFigures(scene) ? FIGURE_NUMBER.exec(plain)?.[1] : undefined;
  if (toldOf !== undefined)
    return [{ kind: 'count', step: { kind: 'to', value: NUMBER_WORDS[toldOf] ?? Number(toldOf) } }];
  if (countsFigures(scene))
    return [
      {
        kind: 'count',
        step: FEWER_FIGURES.test(plain) ? { kind: 'times', share: FEWER_SHARE } : { kind: 'by', amount: 2 },
      },
    ];
  // "Swap two of the pearls for crystals": some of many.
  const someOf =
    scene.from !== null &&
    /\b(?:one|two|three|four|half|some|a few|a couple|\d) (?:of )?(?:the|those|these|its)\b/.test(
      scene.fromPlain,
    );
  if (someOf && many) return [ALIKE_IN_LINE];
  // "Take away half of the bells", "lose a third of the stones".
  const gone = PART_GONE.exec(plain)?.[1];
  if (removing(scene) && gone !== undefined && (countsPart || scene.words.gemstones.length > 0 || many))
    return [{ kind: 'count', step: { kind: 'times', share: 1 - SHARE_GONE[gone]! } }];
  const some = someGone(plain);
  if (removing(scene) && some !== null && (many || countsPart))
    return [{ kind: 'count', step: { kind: 'by', amount: -some } }];
  if (added || removing(scene)) return [];
  // "Too noisy! Half the bells."
  if (HALF_OF.test(plain) && (many || countsPart))
    return [{ kind: 'count', step: { kind: 'times', share: 0.5 } }];
  const single = ONE_MORE.exec(plain);
  if (single !== null && many)
    return [{ kind: 'count', step: { kind: 'by', amount: (single[1] ?? single[2]) === undefined ? 1 : -1 } }];
  // "Only five": of what there are several of.
  const alone = ONLY_NUMBER.exec(plain)?.[1];
  if (alone !== undefined && many)
    return [{ kind: 'count', step: { kind: 'to', value: NUMBER_WORDS[alone] ?? Number(alone) } }];
  const share = SHARE.exec(plain)?.[1];
  if (share !== undefined && many)
    return [{ kind: 'count', step: { kind: 'times', share: /half/.test(share) ? 0.5 : 2 } }];
  const counted = COUNT.exec(plain);
  const noun = counted?.[2] ?? '';
  const compared = COMPARED.exec(plain);
  // "Fewer opals, like three": the number alone.
  const bare = compared === null || counted !== null ? null : BARE_NUMBER.exec(plain);
  if (bare !== null && lengthIn(plain) === null)
    return [{ kind: 'count', step: { kind: 'to', value: NUMBER_WORDS[bare[1]!] ?? Number(bare[1]) } }];
  const isCountable =
    countsPart ||
    /^(?:stone|station|drop|gem|charm|pearl|bead|petal)/.test(noun) ||
    NAMES_GEMS.test(noun) ||
    scene.words.gemstones.length > 0;
  if (counted !== null && isCountable && lengthIn(plain) === null) {
    const value = NUMBER_WORDS[counted[1]!] ?? Number(counted[1]);
    const sign = /\b(?:more|extra|additional)\b/.test(plain)
      ? 1
      : /\b(?:fewer|less)\b/.test(plain)
        ? -1
        : null;
    if (value >= 1 && value <= 60)
      return [
        { kind: 'count', step: sign === null ? { kind: 'to', value } : { kind: 'by', amount: sign * value } },
      ];
  }
  const absent = scene.words.gemstones[0]?.value;
  if (compared !== null && absent !== undefined && scene.intent !== 'add' && !facts.gemstones.has(absent))
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: `There are no ${plural(absent)} in this ${facts.noun}.`,
      },
    ];
  if (compared !== null && isSingle(scene, absent, many) && /^(?:fewer|less)/.test(compared[0]))
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: `The ${plural(absent!)} of this ${facts.noun} cannot be fewer: ask for another arrangement.`,
      },
    ];
  if (!many || compared === null) return [];
  const sign = /^(?:fewer|less)/.test(compared[0]) ? -2 : 2;
  return [{ kind: 'count', step: { kind: 'by', amount: sign * Math.max(1, Math.round(strengthOf(plain))) } }];
};

const ALONG =
  /\b(?:every (?:few|couple of|other|second|third|so many|\d+|two|three|four|five) (?:links?|inch(?:es)?|cm|centimet\w+)|along|spaced|stations?|at intervals|dotted (?:along|down|on)|evenly|here and there on|all (?:the way )?(?:a?round|along)) ?/;

/** "Three diamonds along it": of a chain that bears nothing yet; null where they are not asked for so. */
export function stationsIn({ plain, facts, to, intent }: Scene): Change | null {
  const { piece } = facts;
  const gemstone = to.gemstones[0]?.value;
  if (piece?.carrier !== 'chain' || piece.strands !== null || piece.front !== null) return null;
  if (gemstone === undefined || intent === 'remove' || !ALONG.test(plain)) return null;
  const said = COUNT.exec(plain)?.[1];
  return {
    kind: 'stations',
    gemstone,
    count: said === undefined ? null : (NUMBER_WORDS[said] ?? Number(said)),
  };
}
