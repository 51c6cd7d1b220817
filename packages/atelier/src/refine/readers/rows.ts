/** Stones that are counted or named one by one: "three stones: a topaz, an amethyst and a peridot". */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import type { Change } from '../change.ts';
import type { Scene } from '../scene.ts';
import { type ChangeReader, GEM_NAMES, GEM_PLURALS, removing } from './names.ts';

const OF_FAMILY =
  /\b(?:(?:\d|two|three|four|five|six|seven|eight|nine) (?:\w+ ){0,2}(?:stones?|gems?|birthstones?)|one (?:stone )?(?:for|of) each|side by side|in a row|next to each other)\b/;
export const SIDES_ALIKE =
  'Two stones beside a centre are alike: ask for a row in the band, whose stones can follow one another.';
const MOST_OF_ROW = 9;

/** Several gems that are to stand side by side; null where no several are named as such. */
export function familyIn({ plain, to, from, intent, facts }: Scene): Change | null {
  if (from !== null || intent === 'remove' || intent === 'keep' || to.gemstones.length < 2) return null;
  if (!OF_FAMILY.test(plain) || to.gemstones.length > MOST_OF_ROW) return null;
  const stones = to.gemstones.map(({ value }) => ({ gemstone: value, colour: null }));
  const [first] = stones;
  if (first === undefined) return null;
  if (facts.row !== null || (facts.piece?.stations ?? 0) > 1 || (facts.piece?.drops ?? 0) > 1)
    return { kind: 'inTurn', stones };
  if (facts.piece === null)
    return {
      kind: 'refused',
      reason: 'impossible',
      message: SIDES_ALIKE,
    };
  return { kind: 'frontRow', stones };
}

const COUNTED = new RegExp(
  String.raw`\b(one|two|three|four|five|six|seven|eight|nine|\d) (?:\w+ )?(?:${GEM_PLURALS})\b|\b(one) (?:\w+ )?(?:${GEM_NAMES})\b`,
);

/** "Just five opals" of a ring with one: those that stand side by side; null where they are not counted. */
export function gemsCounted({ plain, to, facts, intent }: Scene): number | null {
  const [only, ...more] = to.gemstones;
  if (facts.piece !== null || facts.centre === null || more.length > 0 || intent === 'add') return null;
  if (only?.value !== facts.centre.gemstone) return null;
  const said = COUNTED.exec(plain)
    ?.slice(1)
    .find((one) => one !== undefined);
  // Several are those of the row, one never is.
  if (facts.hasBandStones && said !== 'one' && said !== '1') return null;
  return said === undefined ? null : (NUMBER_WORDS[said] ?? Number(said));
}

export const readFamily: ChangeReader = (scene) => {
  const family = removing(scene) ? null : familyIn(scene);
  return family === null ? [] : [family];
};

export const SIDE_BY_SIDE =
  'One, three or five stones stand side by side on a ring: say which, or ask for a row in the band.';

const SECOND = new RegExp(
  String.raw`\b(?:a second|another|one more|an extra|an additional) (?:\w+ ){0,2}?(?:${GEM_NAMES})\b(?! (?:charm|pendant|drop|station))`,
);

/** "Add a second turquoise next to it": beside the one that is there. */
export const readSecond: ChangeReader = ({ plain, to, facts, intent, from }) => {
  const { centre, piece, second } = facts;
  const [only, ...more] = to.gemstones;
  if (centre === null || intent !== 'add' || from !== null || more.length > 0) return [];
  if (only?.value !== centre.gemstone || second !== null || !SECOND.test(plain)) return [];
  const several =
    piece === null
      ? facts.hasSideStones || facts.hasBandStones
      : piece.front !== 'stone' || piece.stations + piece.charms > 0 || piece.drops > 1;
  if (several) return [];
  const { gemstone, colour } = centre;
  return piece === null
    ? [{ kind: 'refused', reason: 'impossible', message: SIDE_BY_SIDE }]
    : [
        {
          kind: 'frontRow',
          stones: [
            { gemstone, colour },
            { gemstone, colour },
          ],
        },
      ];
};

const METAL_BEADS =
  /\b(?:gold|golden|silver|platinum|metal|metallic) (?:\w+ )?(?:beads?|balls?|spacers?|rondelles?|nuggets?)\b|\b(?:beads?|balls?|spacers?) (?:of|in) (?:\w+ )?(?:gold|silver|platinum|metal)\b/;

/** "Add gold beads between the stones", of a string of stones. */
export const readMetalBeads: ChangeReader = ({ plain, facts, intent }) =>
  (facts.piece?.strands ?? null) !== null && intent !== 'remove' && METAL_BEADS.test(plain)
    ? [
        {
          kind: 'refused',
          reason: 'not-built',
          message:
            'Beads of metal are not strung among stones yet: other stones can be, for example "alternate with pearls".',
        },
      ]
    : [];

const ONE_KIND: Change = {
  kind: 'refused',
  reason: 'not-built',
  message: 'What stands along a chain is of one kind: figures and stones do not alternate yet.',
};

/** "Pearls in between", along a chain of figures. */
export const readBetween: ChangeReader = ({ plain, to, facts }) =>
  /\b(?:in[ -]between|between (?:them|the|each|every))\b/.test(plain) &&
  to.gemstones.length > 0 &&
  (facts.piece?.strands ?? null) === null &&
  ((facts.piece?.stations ?? 0) > 0 || (facts.piece?.drops ?? 0) > 1 || (facts.piece?.charms ?? 0) > 0) &&
  facts.piece?.front !== 'stone'
    ? [ONE_KIND]
    : [];

/** "Two smaller stones either side of the big one". */
const FLANKS =
  /\b(?:(?:on |at )?(?:either|each|both) sides?|beside|next to|to the left and right) of?\b|\b(?:either|each|both) sides?$/;

/** Stones beside the one that a piece shows: none of those that are there grows, shrinks or is counted by it. */
export const readFlanks: ChangeReader = ({ facts, plain, intent, words }) =>
  facts.piece !== null &&
  facts.piece.front === 'stone' &&
  intent === 'add' &&
  FLANKS.test(plain) &&
  words.figures.length + words.motifs.length === 0 &&
  (words.gemstones.length > 0 || /\b(?:stones|gems|ones)\b/.test(plain))
    ? [{ kind: 'sideStones', perSide: 1, gemstone: words.gemstones[0]?.value ?? null, cut: null }]
    : [];

const ALTERNATES = /\b(?:every (?:other|second|third)|alternat\w+|in turns?|one after the other)\b/;
/** "Smaller links towards the back". */
const GRADES_LINKS =
  /\blinks?\b.*\b(?:toward|towards|to|at|near|nearer) (?:the )?(?:back|front|clasp|ends?|middle|cent(?:er|re))\b|\bgraduated (?:links|chain)\b/;

/** "Every other star a moon": two figures in turn, where a chain bears one kind; links that grow smaller. */
export const readLinksInTurn: ChangeReader = (scene) => {
  const { plain, facts, to, intent } = scene;
  const { piece } = facts;
  if (piece?.carrier !== 'chain' || intent === 'keep' || removing(scene)) return [];
  if (GRADES_LINKS.test(plain) && to.gemstones.length === 0 && piece.strands === null)
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'The links of a chain are alike from end to end: one that grows smaller is not made yet.',
      },
    ];
  const several = piece.drops + piece.stations + piece.charms > 1;
  return several && ALTERNATES.test(plain) && to.figures.length + to.motifs.length > 0 ? [ONE_KIND] : [];
};
