/** How stones are named: their colours, those that are there already, those of a month, eyes. */
import { GEMSTONES, type Gemstone } from '@filigree/contracts';
import { BIRTHSTONES, STONE_OF_COLOUR } from '../../brief/lexicon/colours.ts';
import { valueIn } from '../../brief/scan.ts';
import { STONE_COLOURS, type StoneKind } from '../../design/parts.ts';
import { rainbowOf } from '../../design/stones/inTurn.ts';
import type { Change, StoneTarget } from '../change.ts';
import { PICTURED } from '../lexicon/origins.ts';
import { anyOf } from '../lexicon/phrases.ts';
import { WHOLE_FIGURE } from '../lexicon/unmakeable.ts';
import type { Scene } from '../scene.ts';
import { isFormOf } from '../shownFigure.ts';
import { USUAL_COLOURS } from '../stoneColours.ts';

/** The colour said before the name, when it is not the stone's usual one: a pink sapphire, a black diamond. */
export function colourIn(scene: Scene, gemstone: Gemstone): StoneKind['colour'] {
  const { items } = scene.to.reading;
  const at = items.findIndex((item) => valueIn(item, 'gemstone') === gemstone);
  const colour = colourNamed(`${items[at - 1]?.norm ?? ''} ${items[at]?.norm ?? ''}`);
  return colour === null || USUAL_COLOURS[gemstone]?.includes(colour) ? null : colour;
}

function colourNamed(text: string): StoneKind['colour'] {
  // "Greyish" is grey.
  const said = text
    .split(/[^a-z]+/)
    .map((word) => word.replace(/^(gr[ae]y|black|brown|green|blu|pink|purpl)e?ish$/, '$1'));
  return (
    STONE_COLOURS.find((known) => said.includes(known) || (known === 'grey' && said.includes('gray'))) ?? null
  );
}

const OF_STONE_COLOUR = '(?:red|pink|orange|yellow|green|teal|blue|violet|purple|brown|gr[ae]y|black|white)';
/** "The sapphire pink", "it in green", "a pink one": a colour, and no stone beside it. */
const RECOLOURS = new RegExp(
  String.raw`\b(?:(?:the|my|her|his|its|that|this) (?:\w+ )?(?:\w+)|it|one) (?:(?:can|could|should|to|be|is|in|a|more|very|light|pale|dark|hot|bright|deep|instead) )*(${OF_STONE_COLOUR})\b(?! (?:gold|metal|rhodium|enamel|stone|gem|band|and))|\b(${OF_STONE_COLOUR}) one\b`,
);

const TAHITIAN = /\btahitians?\b/;

/** Colours that pearls grow in (jewelry-facts: freshwater, South Sea, Tahitian). */
const GROWN: readonly NonNullable<StoneKind['colour']>[] = [
  'pink',
  'purple',
  'yellow',
  'grey',
  'black',
  'brown',
];

/**
 * "Can the sapphire be pink": the gem that is there in another of the colours that it is mined in; null where no colour
 * is asked of it.
 */
export function recolouredIn(scene: Scene): { gemstone: Gemstone; colour: StoneKind['colour'] } | null {
  const { facts, plain, from, intent, words } = scene;
  const centre = facts.centre ?? facts.row;
  if (centre === null || from?.metals.length || intent === 'remove' || intent === 'keep' || facts.enamelled)
    return null;
  // Pearls of the black-lipped oyster are dark (jewelry-facts): black where no colour of theirs is said.
  if (TAHITIAN.test(plain) && centre.gemstone === 'Pearl') {
    const grown = colourNamed(plain);
    return { gemstone: 'Pearl', colour: grown !== null && GROWN.includes(grown) ? grown : 'black' };
  }
  const said = RECOLOURS.exec(plain);
  const named = words.reading.items.flatMap((item) => valueIn(item, 'gemstone') ?? []);
  if (said === null || named.some((gem) => gem !== centre.gemstone) || speaksOfEyes(scene)) return null;
  const isNamed =
    named.length > 0 || /\b(?:the|main|cent\w+) (?:stone|gem|gemstone)\b|\b(?:it|one)\b/.test(plain);
  const colour = colourNamed(said[1] ?? said[2] ?? '');
  // "The pearls black": a colour of the stone, and no black metal.
  const metals = words.metals.filter((metal) => !(named.length > 0 && /^black$/i.test(metal.words)));
  if (!isNamed || colour === null || metals.length > 0) return null;
  const usual = USUAL_COLOURS[centre.gemstone]?.includes(colour) === true;
  const mined =
    centre.gemstone === 'Pearl'
      ? colour !== null && GROWN.includes(colour)
      : rainbowOf(centre.gemstone)?.some((one) => one.colour === colour) === true;
  // A diamond of a colour is a rarity: only where the diamond itself is named.
  if (!usual && (!mined || (centre.gemstone === 'Diamond' && named.length === 0))) return null;
  return { gemstone: centre.gemstone, colour: usual ? null : colour };
}

export const plural = (scene: Scene, gemstone: string): boolean => {
  const word = gemstone.toLowerCase().replace(/y$/, 'ie');
  return new RegExp(`\\b${word}e?s\\b`).test(scene.plain);
};

/** Where a gem that the piece has stands beside its centre; null where it is the centre, or nowhere. */
export function placeOf({ facts }: Scene, gemstone: Gemstone): StoneTarget | null {
  if (facts.centre?.gemstone === gemstone) return null;
  if (facts.second?.gemstone === gemstone || facts.sides === gemstone) return 'sides';
  if (facts.surround === gemstone) return 'halo';
  return facts.row?.gemstone === gemstone ? 'row' : null;
}

/** Which stones a gem that is named in passing speaks of: the diamonds of "make the diamonds bigger". */
export function targetNamed(scene: Scene): StoneTarget | null {
  const named = scene.words.gemstones[0]?.value;
  return named === undefined ? null : placeOf(scene, named);
}

/** "The diamond", "her sapphires": a stone that is there is spoken of, not asked for. */
export const refersTo = (scene: Scene, gemstone: Gemstone): boolean =>
  scene.from === null &&
  scene.intent !== 'add' &&
  scene.facts.gemstones.has(gemstone) &&
  new RegExp(
    String.raw`\b(?:the|my|her|his|their|that|these|those|its) (?:\w+ ){0,2}?${sayOf(gemstone)}\b|^(?:\w+ )?${sayOf(gemstone)} (?:is|are|was|were|looks?|feels?|seems?)\b`,
  ).test(scene.plain);

/** A gem's name in one and in several, as a pattern. */
const sayOf = (gemstone: Gemstone): string => `${gemstone.toLowerCase().replace(/y$/, '(?:y|ie)')}(?:e?s)?`;

/** "Birthstone of October": the stone of a month, where a month is all that is said of it. */
export function ofMonth({ plain, words, facts }: Scene): Gemstone | null {
  if (facts.gemstones.size === 0 || words.occasion !== null || /\d/.test(plain)) return null;
  const said =
    /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/.exec(plain);
  if (said === null || /\b(?:in|by|for|before|until|on) (?:\w+ )?$/.test(plain.slice(0, said.index)))
    return null;
  // "It may be": a verb more often than a month.
  if (said[1] === 'may' && !/\b(?:birth\w*|born|month|(?:is|be|to|for|it'?s) may)\b/.test(plain)) return null;
  return BIRTHSTONES[said[1] ?? ''] ?? null;
}

const PICTURES = GEMSTONES.flatMap((gemstone) => {
  const list = PICTURED[gemstone.toLowerCase()];
  return list === undefined ? [] : [{ gemstone, pattern: anyOf(list) }];
});

/** "The colour of the sea": the stone that has a colour told by a picture; null where none is told. */
export const picturedIn = ({ plain, facts }: Scene): Gemstone | null =>
  facts.gemstones.size === 0 ? null : (PICTURES.find(({ pattern }) => pattern.test(plain))?.gemstone ?? null);

const COLOUR_FOR = new RegExp(
  String.raw`^(?:(?:and|but|please|make|them|the|in) )*(${OF_STONE_COLOUR}) (?:\w+ )?(\w+),? (?:and )?(?:not|instead of|rather than) (?:the )?(?:${OF_STONE_COLOUR})(?: ones?)?(?: please)?$`,
);

/** What has no colour of the rainbow. */
const WITHOUT_COLOUR: Readonly<Partial<Record<string, Gemstone>>> = { white: 'Diamond', black: 'Onyx' };

/** "White flowers, not blue", of flowers that are there: the stone of that colour in them; null where nothing is said so. */
export function colourFor({ plain, facts, to }: Scene): Gemstone | null {
  const said = COLOUR_FOR.exec(plain)?.[1];
  if (said === undefined || facts.gemstones.size === 0 || facts.enamelled || to.gemstones.length > 0)
    return null;
  const shown =
    to.motifs.some(({ value }) => value === facts.motif) ||
    to.figures.some(({ value }) => isFormOf(facts, value)) ||
    /\b(?:stones?|gems?|ones?|bits|parts)\b/.test(plain);
  return shown ? (STONE_OF_COLOUR[said]?.gemstone ?? WITHOUT_COLOUR[said] ?? null) : null;
}

/** The eyes of a creature, where no eye itself is what is shown. */
const EYES = /\b(?<!evil |cat'?s |tiger'?s |hawk'?s |third )eyes?\b/;

export const speaksOfEyes = ({ plain, facts }: Scene): boolean =>
  EYES.test(plain) && facts.figure !== null && !/eye|nazar/.test(facts.figure);

export const EYES_WITH_FIGURE: Change = { kind: 'refused', reason: 'not-built', message: WHOLE_FIGURE };

/** "Smaller eyes": they are as large as their creature has them. */
export const sizesEyes = ({ plain }: Scene): boolean =>
  /\b(?:bigger|larger|smaller|tinier) (?:\w+ )?eyes?\b|\beyes? (?:\w+ ){0,3}(?:bigger|larger|smaller|tinier)\b/.test(
    plain,
  );

/** "Emerald eyes", "blue eyes": null where none are spoken of, or of no stone. */
export function eyesIn(scene: Scene, named: Gemstone | null): Change[] | null {
  if (!speaksOfEyes(scene) || scene.intent === 'keep') return null;
  const said = STONE_COLOURS.find((colour) => new RegExp(String.raw`\b${colour}\b`).test(scene.plain));
  const gemstone = named ?? (said === undefined ? undefined : STONE_OF_COLOUR[said]?.gemstone);
  return gemstone === undefined
    ? null
    : [
        {
          kind: 'gemstone',
          target: 'eyes',
          gemstone,
          colour: named === null ? null : colourIn(scene, gemstone),
        },
      ];
}
