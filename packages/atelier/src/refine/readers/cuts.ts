/** Which cut a stone has, and which way it lies. */
import { has, type Item } from '../../brief/scan.ts';
import type { Change } from '../change.ts';
import { cutIn, type Scene, targetIn } from '../scene.ts';
import { cutsAdded } from './accents.ts';
import { type ChangeReader, removing } from './names.ts';

/** Words beside an outline that stands for itself: "square ones please". */
const BESIDE_OUTLINE =
  /^(?:an?|the|in|as|to|it|what|how|about|for|me|her|him|us|so|then|them|ones?|stones?|gems?|please|make|have|be|more|cut|shape|shaped|instead|maybe|actually|just|rather|should|could|would|like|want|i|can|you|x|by|mm|not|but|and|,)$/;

/** "Oval 8x6mm", "square ones not round": an outline, a measure, and nothing else that is spoken of. */
export function isOutlineAlone({ words: { reading }, facts }: Scene): boolean {
  // "A heart" is a figure, "heart" or "heart-shaped" a stone's outline.
  const isFigure = (item: Item, at: number): boolean =>
    has(item, 'motif', 'figure') &&
    (facts.centre === null || /^an?$/.test(reading.items[at - 1]?.norm ?? ''));
  if (reading.items.some(isFigure)) return false;
  const isOutline = (item: Item): boolean => has(item, 'shape', 'cut');
  return (
    reading.items.some((item) => isOutline(item) && !item.negated) &&
    reading.items.every(
      (item) =>
        isOutline(item) ||
        item.kind === 'quantity' ||
        item.kind === 'mark' ||
        item.norm.split(' ').every((word) => BESIDE_OUTLINE.test(word)),
    )
  );
}

/** Between round and square. */
const SQUARER = /\b(?:squarer|more square|squareish|squarish|a bit square)\b/;

export const readCut: ChangeReader = (scene) => {
  // "Oval instead of round": an outline alone, as behind "to".
  const isBare =
    scene.from !== null || /\b(?:instead of|rather than)\b/.test(scene.plain) || isOutlineAlone(scene);
  // "Hearts, not stars": figures on both sides.
  const { from } = scene;
  // A square is an outline before it is a pattern.
  const shows =
    from !== null &&
    [...from.motifs, ...from.figures].some(({ at }) => !has(from.reading.items[at], 'shape', 'cut'));
  if (shows && scene.to.stoneCut === null) return [];
  // A plate's outline has a reader of its own.
  if (scene.facts.isPlate && (scene.facts.centre === null || scene.facts.isTablet)) return [];
  if (SQUARER.test(scene.plain) && !removing(scene))
    return [{ kind: 'cut', target: 'centre', cut: 'Cushion' }];
  const cut = isBare ? cutIn(scene.to) : ((scene.to.stoneCut ?? scene.to.sideCut)?.value ?? null);
  if (cut === null || removing(scene) || cutsAdded(scene) !== null) return [];
  // "The point of the pear down": of how it lies.
  if (readOrientation(scene).some(({ kind }) => kind === 'turnPoint')) return [];
  // "Half way round" is no cut.
  if (
    cut === 'Round' &&
    /(?:way|all|half|go(?:es)?) round\b|\b(?:swap|switch|turn|flip|move|spin)(?:ped|ed)? (?:them|it|these|the \w+|the two) round\b/.test(
      scene.plain,
    )
  )
    return [];
  if (targetIn(scene.plain) === 'sides' || exchangesSides(scene)) {
    return (!scene.facts.hasSideStones && scene.facts.second === null) || scene.intent === 'add'
      ? []
      : [{ kind: 'cut', target: 'sides', cut }];
  }
  // "a cushion halo" speaks of the halo's outline.
  if (/\b(?:cushion|floral|round|square)(?:-shaped)? halo\b/.test(scene.plain)) return [];
  return [{ kind: 'cut', target: namesSecond(scene) || namesSides(scene) ? 'sides' : 'centre', cut }];
};

/** "The diamonds shaped like pears", of diamonds that stand beside an emerald. */
const namesSides = ({ facts, words }: Scene): boolean =>
  facts.piece === null &&
  facts.hasSideStones &&
  words.gemstones.length > 0 &&
  words.gemstones.every(({ value }) => value === facts.sides && value !== facts.centre?.gemstone);

/** "Swap the baguettes for trillions", of a ring whose centre is none. */
function exchangesSides({ from, facts }: Scene): boolean {
  const old = from === null ? null : cutIn(from);
  return old !== null && facts.hasSideStones && facts.piece === null && old !== facts.centre?.cut;
}

/** "Make the emerald oval" where the emerald is the second of two main stones. */
export function namesSecond({ facts, words }: Scene): boolean {
  const named = words.gemstones[0]?.value;
  return named !== undefined && named === facts.second?.gemstone && named !== facts.centre?.gemstone;
}

const UPSIDE_DOWN = /\bupside[- ]down\b|\bother way up\b/;
const SAME_UPSIDE_DOWN: Change = {
  kind: 'refused',
  reason: 'impossible',
  message: 'Upside down this stone looks the same: it can lie along or across.',
};
const FLIPS =
  /\b(?:flip(?:ped)?|upside[- ]down|the other way (?:up|round|around)|point(?:s|ing|ed|y)?(?: of (?:the|its|my) \w+)?(?: (?:end|should|to|must|could|be|is))*(?: (?:fac|point)(?:e|es|ing|s)?)? (?:up|down|upwards?|downwards?|(?:(?:to|towards?|at) )?(?:the|my|her|me)) ?(?:wrist|hand|nail|knuckles?|fingers?|fingertips?|arm|ground|floor|chin|face)?)\b/;
/** Cuts whose two ends differ. */
const ONE_POINTED = /^(?:Pear|Heart|Trillion)$/;

/** Which way the point is to show, where that is said. */
const pointIn = (plain: string): 'up' | 'down' | null =>
  /\b(?:narrow|thin|sharp|pointy|pointed) end|\b(?:tip|points?|pointing|pointed|pointy)\b/.test(plain)
    ? /\b(?:up|upwards?|top)\b/.test(plain)
      ? 'up'
      : /\b(?:down|downwards?|bottom)\b/.test(plain)
        ? 'down'
        : null
    : null;

export const readOrientation: ChangeReader = ({ toPlain: plain, facts }) => {
  const { centre } = facts;
  const isStone =
    /\b(?:stones?|gem|point(?:s|ed|ing|y)?|it)\b/.test(plain) ||
    (centre !== null && plain.includes(centre.cut.toLowerCase())) ||
    (centre !== null && plain.includes(centre.gemstone.toLowerCase()));
  if (centre !== null && FLIPS.test(plain) && isStone)
    return [
      ONE_POINTED.test(centre.cut)
        ? { kind: 'turnPoint', to: pointIn(plain) }
        : UPSIDE_DOWN.test(plain)
          ? SAME_UPSIDE_DOWN
          : { kind: 'turnStone', to: null },
    ];
  if (
    /\b(?:east[ -]?west|sideways|across the finger|horizontal(?:ly)?|side to side|across)\b(?! the (?:neck|back|top|front|band|ring|whole|upper))/.test(
      plain,
    ) &&
    !/(?:\b(?:mm|cm|inch(?:es)?|in)|\d ?["”]) across\b/.test(plain)
  )
    return [{ kind: 'turnStone', to: 'across-finger' }];
  if (/\b(?:north[ -]?south|lengthwise|along the finger|vertical(?:ly)?|upright)\b/.test(plain))
    return [{ kind: 'turnStone', to: 'along-finger' }];
  return /\b(?:rotate|turn) the (?:stone|gem|\w+)(?: (?:round|around|90.*))?$/.test(plain)
    ? [{ kind: 'turnStone', to: null }]
    : [];
};

const GROWS =
  /\b(?:(?:the )?(?:biggest|largest|smallest) (?:stone|one|diamond|gem|end)?|graduation|graduated)\b/;

const MIDDLE_GROWS =
  /\b(?:middle|cent(?:er|re)|central) (?:(?:one|stone|gem|\w+) )?(?:(?:should|could|can|to|be|a|bit|little|much|as|is|made) )*(?:the )?(?:biggest|largest|bigger|larger)\b|\b(?:biggest|largest|bigger|larger) (?:(?:one|stone|gem|\w+) )?(?:in|at) the (?:middle|cent(?:er|re))\b/;

/** "The biggest stone at the bottom", "the graduation the other way round". */
export const readLargest: ChangeReader = ({ toPlain, plain, facts }) => {
  const climbs = facts.piece?.fitting === 'climber' && facts.piece.stations > 0;
  if (facts.piece?.front === 'row' && MIDDLE_GROWS.test(plain)) return [{ kind: 'largest', at: 'middle' }];
  if ((facts.piece?.front !== 'row' && !climbs) || !GROWS.test(plain)) return [];
  const wanted = toPlain === plain ? plain.replace(/\bnot\b.*$/, '') : toPlain;
  const place =
    /\b(?:at|on|to|towards|near) the (?:very )?(top|left|start|front|bottom|right|end|back)\b/.exec(
      wanted,
    )?.[1];
  if (place === undefined)
    return /\b(?:flip|reverse|other way|turn(?:ed)? round|upside)\b/.test(plain)
      ? [{ kind: 'largest', at: null }]
      : [];
  const first = /^(?:top|left|start|front)$/.test(place) !== /\bsmallest\b/.test(wanted);
  return [{ kind: 'largest', at: first ? 'first' : 'last' }];
};
