/** Flowers of stones: "make the petals rubies", "eight petals", "marquise petals in bezels", "a bigger flower". */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import { EMPTY_BRIEF } from '../../design/emptyBrief.ts';
import { askedColour } from '../../design/stones/askedColour.ts';
import { stepIn } from '../amounts.ts';
import type { Change, Step } from '../change.ts';
import { cutIn, type Scene } from '../scene.ts';
import { type ChangeReader, GEM_PLURALS, removing } from './names.ts';

const PETALS = /\bpetal(?:s|led|ed)?\b/;
const MIDDLE = /\b(?:cent(?:er|re)|middle)\b/;
const FLOWER = /\b(?:flower|blossom|bloom|daisy)s?\b/;
/** How much larger "bigger petals" are, and a flower that is to be bigger. */
const USUAL = 0.18;

const NUMBERS = Object.keys(NUMBER_WORDS).filter((word) => Number.isInteger(NUMBER_WORDS[word]));
const COUNTED = new RegExp(`\\b(${NUMBERS.join('|')}|\\d{1,2}) (?:\\w+ ){0,2}?petals?\\b`);

function countIn(plain: string): Step | null {
  const said = COUNTED.exec(plain)?.[1];
  const more = /\bmore\b.*\bpetals?\b/.test(plain);
  const fewer = /\b(?:fewer|less)\b.*\bpetals?\b/.test(plain);
  if (said !== undefined) {
    const value = NUMBER_WORDS[said] ?? Number(said);
    return more || fewer ? { kind: 'by', amount: fewer ? -value : value } : { kind: 'to', value };
  }
  return more ? { kind: 'by', amount: 1 } : fewer ? { kind: 'by', amount: -1 } : null;
}

function sizeIn(plain: string): Step | null {
  const up = /\b(?:bigger|larger|longer|enlarge|increase|fuller)\b/.test(plain)
    ? true
    : /\b(?:smaller|shorter|tinier|shrink|reduce|daintier)\b/.test(plain)
      ? false
      : null;
  return up === null ? null : stepIn(plain, up, USUAL, 'mm');
}

const SETTINGS = [
  [/\bbezel(?:s|led)?\b|\brub(?:bed)?[ -]?over\b/, 'bezel'],
  [/\b(?:prongs?|claws?)\b/, 'prong'],
] as const;

/** Reads what is said of petals, or of the flower as a whole, where the design has one of stones. */
export const readFlowers: ChangeReader = (scene: Scene) => {
  const { plain, facts, intent, to, words } = scene;
  if (intent === 'keep') return [];
  if (facts.petals === null) return ofStones(scene);
  const ofPetals = PETALS.test(plain);
  // "A bigger centre": its stone alone, not the piece.
  const ofMiddle = sizeIn(plain);
  if (!ofPetals && MIDDLE.test(plain) && ofMiddle !== null && facts.piece !== null)
    return [{ kind: 'stoneSize', target: 'centre', unit: 'mm', step: ofMiddle, acrossMm: null }];
  if (!ofPetals && !FLOWER.test(plain)) return [];
  if (ofPetals && removing(scene)) return [{ kind: 'setting', setting: 'Solitary' }];
  const size = sizeIn(plain);
  if (!ofPetals) return size === null ? [] : [{ kind: 'petals', ...NOTHING, size, whole: true }];
  const gemstone = to.gemstones[0]?.value ?? null;
  const colours = words.stoneColours.map(({ value }) => value);
  const turn =
    /\b(?:turn|flip|revers\w*|invert|point(?:s|ing)? (?:in|out|inwards?|outwards?)|other way)\b/.test(plain);
  const cut = cutIn(to);
  const change: Extract<Change, { kind: 'petals' }> = {
    kind: 'petals',
    ...NOTHING,
    gemstone,
    colour: gemstone === null ? null : askedColour({ ...EMPTY_BRIEF, stoneColours: colours }, gemstone),
    // "Turn the petals round": the other way.
    cut: turn && cut === 'Round' ? null : cut,
    count: countIn(plain),
    size,
    setting: SETTINGS.find(([pattern]) => pattern.test(plain))?.[1] ?? null,
    // "Swap the petals and the centre" is two clauses, the second of which says nothing more.
    swap: gemstone === null && cut === null && size === null && /\b(?:swap|switch|exchange)\b/.test(plain),
    turn,
  };
  const { kind: _kind, colour: _colour, ...asked } = change;
  return Object.values(asked).some((value) => value !== null && value !== false) ? [change] : [];
};

/** "Make the flower out of three stones", "a flower shape with three diamonds", "set like a daisy". */
const OF_STONES =
  /\b(?:flower|blossom|bloom|daisy)s?(?: (?:shapes?|shaped|form|cluster|pattern))? (?:(?:made |set |built )?(?:out )?(?:of|from|with|in|using) )(?:(?:just|only|all|about|small|little|tiny) )*(\w+) (?:\w+ )?(?:stones?|gems?|gemstones?)\b/;

/** "A flower cluster", "a cluster like a little flower". */
const AS_CLUSTER =
  /\b(?:flower|daisy|blossom)[- ](?:shaped )?cluster\b|\b(?:cluster|stones|petals|grouped|bunch)\b.*\b(?:like|as|in the shape of|shaped like) an? (?:\w+ )?(?:flower|daisy|blossom)\b/;

function ofStones({ plain, facts, to }: Scene): Change[] {
  const isSet = facts.centre !== null || facts.figure !== null;
  const said = OF_STONES.exec(plain) ?? OF_GEMS.exec(plain) ?? AS_CLUSTER.exec(plain);
  if (!isSet || said === null) return [];
  const counted = said[1] ?? '';
  const count = NUMBER_WORDS[counted] ?? Number(counted);
  return [
    {
      kind: 'flower',
      gemstone: to.gemstones[0]?.value ?? null,
      count: Number.isInteger(count) && count > 1 ? count : null,
    },
  ];
}
const OF_GEMS = new RegExp(
  `\\b(?:flower|blossom|bloom|daisy)s?(?: (?:shapes?|shaped|form|cluster))? (?:made |set )?(?:out )?(?:of|from|with) (?:(${NUMBERS.join('|')}|\\d{1,2}) )?(?:small |little |tiny )?(?:${GEM_PLURALS})\\b`,
);

const NOTHING = {
  gemstone: null,
  colour: null,
  cut: null,
  count: null,
  size: null,
  setting: null,
  swap: false,
  turn: false,
  whole: false,
} as const;
