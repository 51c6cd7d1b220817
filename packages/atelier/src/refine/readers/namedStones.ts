/** How stones are named: their colours, those that are there already, those of a month, eyes. */
import type { Gemstone } from '@filigree/contracts';
import { BIRTHSTONES, STONE_OF_COLOUR } from '../../brief/lexicon/colours.ts';
import { valueIn } from '../../brief/scan.ts';
import { STONE_COLOURS, type StoneKind } from '../../design/parts.ts';
import type { Change, StoneTarget } from '../change.ts';
import type { Scene } from '../scene.ts';

/** What a stone's name means by itself; naming it changes nothing. */
const USUAL_COLOURS: Readonly<Partial<Record<Gemstone, readonly string[]>>> = {
  Diamond: ['white', 'colourless'],
  Ruby: ['red'],
  Sapphire: ['blue'],
  Emerald: ['green'],
  Amethyst: ['purple', 'violet'],
  Aquamarine: ['blue'],
  Topaz: ['blue'],
  Citrine: ['yellow', 'orange'],
  Garnet: ['red'],
  Peridot: ['green'],
  Opal: ['white'],
  Pearl: ['white'],
  Moonstone: ['white', 'blue'],
  Tanzanite: ['blue', 'violet'],
  Tourmaline: ['pink'],
  Morganite: ['pink'],
  Spinel: ['red'],
  Turquoise: ['blue', 'teal'],
  Onyx: ['black'],
  'Lapis Lazuli': ['blue'],
};

/** The colour said before the name, when it is not the stone's usual one: a pink sapphire, a black diamond. */
export function colourIn(scene: Scene, gemstone: Gemstone): StoneKind['colour'] {
  const { items } = scene.to.reading;
  const at = items.findIndex((item) => valueIn(item, 'gemstone') === gemstone);
  const said = `${items[at - 1]?.norm ?? ''} ${items[at]?.norm ?? ''}`.split(' ');
  const colour = STONE_COLOURS.find(
    (known) => said.includes(known) || (known === 'grey' && said.includes('gray')),
  );
  return colour === undefined || USUAL_COLOURS[gemstone]?.includes(colour) ? null : colour;
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

/** The eyes of a creature, where no eye itself is what is shown. */
const EYES = /\b(?<!evil |cat'?s |tiger'?s |hawk'?s |third )eyes?\b/;

export const speaksOfEyes = ({ plain, facts }: Scene): boolean =>
  EYES.test(plain) && facts.figure !== null && !/eye|nazar/.test(facts.figure);

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
