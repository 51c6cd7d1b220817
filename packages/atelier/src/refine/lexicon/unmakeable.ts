/** What no bench can do, or none does here, by the words that ask it. */
import type { Wish } from '../change.ts';
import { before } from './phrases.ts';

const COLOURS =
  'red, pink, orange, yellow, green, teal, blue, violet, purple, brown, grey, gray, black, white, color, colour, colors, colours';
const CIRCUMSTANCES =
  "i, i'm, im, she, he, we, they, my, her, his, mood, feel*, temperature, heat, cold, warm, hot, wet, weather, sun, dark, night, day, angry, calm, sad, happy";

export type Subject = 'any' | 'stones' | 'ring' | 'pair' | 'single' | 'figure' | 'unmirrored';

export interface Unmakeable {
  /** Lists of which each is spoken of in one sentence, one after the other. */
  readonly said: readonly string[];
  /** What is said so of something else. */
  readonly unless?: string;
  /** The pieces that it is said of. */
  readonly of: Subject;
  readonly message: string;
  /** What is said where wishes of these kinds are followed with the nearest that can be made. */
  readonly instead?: { readonly kinds: readonly Wish['kind'][]; readonly message: string };
  /** Wishes that are only its other half, and are not done either. */
  readonly holds: readonly Wish['kind'][];
}

export const WHOLE_FIGURE = 'The parts of a figure keep their proportions: it changes as a whole.';
export const POSED =
  'A figure is modelled as a whole: how it stands, looks or holds itself cannot be changed.';
const PATINA =
  'Metal is shown as it comes from the bench: a jeweler darkens its recesses afterwards. Ask for a matte or a hammered finish, or for black rhodium.';
export const PARTLY_METAL =
  'A figure is of one metal, petal for petal and leaf for leaf: ask for another metal for all of it, or for a band or a chain of another.';
const OF_ITS_KIND =
  'A figure is drawn as its kind looks: what sets one creature apart from others cannot be shown yet. Its name can be engraved.';
export const NEAREST_OF_OURS = 'That cut is not made here: the stones are cut in the nearest of ours.';
const NOT_THAT_CUT =
  'That cut is not made here: round, oval, cushion, princess, emerald, radiant, marquise, pear, heart, trillion and baguette are.';
const AT_CORNERS =
  'Small stones at the corners alone are not made here: a halo goes all around a stone, and side stones stand beside it.';
const NO_STONES_AT = 'prong, prongs, claw, claws';
const ONE_ALIKE = 'The two of a pair are alike here: they cannot differ yet.';

export const UNMAKEABLE: readonly Unmakeable[] = [
  {
    said: [
      'float, floats, floating, hover*, levitat*, nothing holds, nothing holding, nothing touch*, no setting at all, without any setting, no support, without support, no visible support, held by nothing, held by magic, held by magnet*, held by air',
    ],
    of: 'stones',
    message: 'Something has to hold a stone: a tension setting or a bezel is the least that one sees of it.',
    holds: ['setting', 'prongs', 'withoutGemstone', 'noStones', 'height'],
  },
  {
    said: [
      `${before('turn, turns, turning, become, becomes, go, goes, glows, changes to, changes into', COLOURS)}, ${before('change, changes, changing', 'color, colors, colour, colours, its color, its colour, the color, the colour')}, color changing, colour changing`,
      'when, whenever, if, with, depending, according, by',
      CIRCUMSTANCES,
    ],
    of: 'stones',
    message: 'A stone keeps the one colour it has: say which that should be.',
    holds: ['gemstone', 'inTurn'],
  },
  {
    said: ['mood ring, mood stone'],
    of: 'stones',
    message: 'A stone keeps the one colour it has: say which that should be.',
    holds: ['gemstone', 'inTurn'],
  },
  {
    said: [
      'glow in the dark, glows in the dark, glowing in the dark, glow when*, glows when*, glow if, glows if, light up, lights up, lighting up, led, leds, vibrate*, buzzes, bluetooth, play music, plays music, play a song, plays a song, gps, nfc',
    ],
    of: 'any',
    message: 'Jewelry is metal and stones: it neither lights up nor sounds nor moves by itself.',
    holds: [],
  },
  {
    said: [
      'weigh, weighs, weighing, weight',
      '#, one, two, three, half, under, over, less, more, exact*, feather, nothing',
    ],
    unless: 'carat, carats, ct, cts',
    of: 'any',
    message:
      'What a piece weighs is told by its estimate: a lighter metal, a slimmer or a smaller piece weighs less, and a hollow one is drawn where the first words ask for it.',
    holds: [],
  },
  {
    said: [
      before(
        '#, one, two, half a',
        'g, gr, gram, grams, gramme, grammes, ounce, ounces, oz, pennyweight, pennyweights, dwt, kilo, kilos',
      ),
    ],
    of: 'any',
    message:
      'What a piece weighs is told by its estimate: a lighter metal, a slimmer or a smaller piece weighs less, and a hollow one is drawn where the first words ask for it.',
    holds: [],
  },
  {
    said: [
      'three of them, four of them, five of them, six of them, several of them, a few of them, a set of them, set of three, set of four, set of five, set of six, three the same, four the same, three to match, four to match, three matching ones, three identical',
    ],
    unless: 'stone, stones, diamonds, pearls, beads, charms, petals, prongs, claws, links, teeth',
    of: 'single',
    message: 'One piece is drawn here: it can be made as often as you wish.',
    holds: ['motifs', 'count', 'drop', 'charm', 'cultures'],
  },
  {
    said: [
      'knot, knots, knotted, hand knotted, hand-knotted',
      'between, pearl, pearls, bead, beads, each, every, strand',
    ],
    of: 'stones',
    unless: 'celtic, love knot, knot pendant, knot charm, overhand',
    message: 'Knots between beads are tied by the workshop: they are not drawn here.',
    holds: ['motifs', 'charm', 'drop'],
  },
  {
    said: ['hinge it, hinge them, add a hinge, put a hinge, with a hinge, a hinge, hinged'],
    unless: 'bail, bails, locket, lid, no hinge, without a hinge',
    of: 'single',
    message: 'Hinges are made by the workshop: a piece is drawn closed and in one here.',
    holds: ['opening', 'bail', 'another'],
  },
  {
    said: [
      'come off, comes off, coming off, take off, unclip, unclips, clip off, detach, detachable, removable, interchangeable, slide off',
      'so i can, so she can, so he can, so they can, so you can, to wear, and wear, wear it without, without them, for cleaning, for work',
    ],
    unless: 'falls off, fall off, slips off, engrav*',
    of: 'any',
    message: 'A piece is drawn in one here: a part that comes off to wear it without is not modelled yet.',
    holds: ['drop', 'withoutGemstone', 'noStones', 'noMotif', 'charm'],
  },
  {
    said: ['safety chain, safety chains, safety catch, safety clasp, guard chain'],
    of: 'any',
    message: 'Safety chains and catches are added by the workshop: they are not drawn here.',
    holds: ['chain', 'onChain', 'another'],
  },
  {
    said: ['extender, extenders, extension chain, extender chain, extension links, adjustable length'],
    of: 'any',
    message:
      'An extender is a few links that the workshop adds behind the clasp: say the longest length that it should have.',
    holds: ['chain', 'onChain', 'another', 'tail'],
  },
  {
    said: [
      'one',
      'and one, and the other, the other one, other one, and another, on the other, in the other, for the other',
    ],
    unless: 'one and the same, one or the other, one after the other',
    of: 'pair',
    message: ONE_ALIKE,
    holds: ['motifs', 'charm', 'drop', 'gemstone', 'cut', 'metal', 'engraving', 'noMotif'],
  },
  {
    said: ['a pair of them, two of them, a second one to match, make it a pair, be a pair, as a pair'],
    of: 'single',
    message: 'One piece is drawn here: have it made twice for a pair.',
    holds: ['motifs', 'count', 'drop', 'charm', 'cultures'],
  },
  {
    said: [
      'facing left, facing right, facing each, facing front, facing me, facing forward, facing out*, facing in*, upside down, other way up, fingers point*, point up, points up, point down, points down, pointing up, pointing down, facing up, facing down, turn its head, turn his head, turn her head, trunk up, trunk raised, tail up, tail down, trunk down, head up, head down, wings up, wings spread, wings open, wings closed, wings folded, mouth open, mouth closed, drinking, only one eye, smiling, winking, with a face, have a face, has a face, a sleepy face, fluffy tail, fluffier tail, longer tail, shorter tail, bigger ears, longer ears, more petals, fewer petals',
    ],
    unless: 'flip the stone*, flip the colo*, flip the gem*, flip the metal*, holding the stone*',
    of: 'figure',
    message: POSED,
    holds: ['motifs', 'noMotif', 'turnStone', 'mirror', 'charm', 'drop'],
  },
  {
    said: [
      'facing, face the _ the other, face the other, flip it so, flip it over, looking the other, looks the other, flip the, mirror, mirrored, other way around, other way round',
    ],
    unless: 'flip the stone*, flip the colo*, flip the gem*, flip the metal*, holding the stone*',
    of: 'unmirrored',
    message: POSED,
    holds: ['motifs', 'noMotif', 'turnStone', 'mirror', 'charm', 'drop'],
  },
  {
    said: [
      'three legs, three-legged, two legs, missing a leg, missing leg, missing an ear, missing a paw, one ear, half an ear, torn ear, chipped ear, floppy ear, nick, notch, scar, limp, missing tail, no tail, short tail, stumpy tail, spotted, stripy, tabby, her markings, his markings, its markings, white patch, black patch, patch over',
    ],
    unless: 'stone, stones, engrav*, earring, earrings',
    of: 'figure',
    message: OF_ITS_KIND,
    holds: ['motifs', 'noMotif', 'charm', 'drop', 'pieceSize', 'presence'],
  },
  {
    said: [
      'outer, outside, inner, inside, middle, every other, alternate, some, half, half of, front, back, top, bottom, first, tips of',
      'petal, petals, leaf, leaves, feather, feathers, wing, wings, ray, rays',
      'gold, rose gold, silver, platinum, metal, metals, palladium, rhodium, copper, bronze',
    ],
    unless: 'enamel, stone, stones, gem, gems',
    of: 'figure',
    message: PARTLY_METAL,
    holds: ['metal', 'motifs'],
  },
  {
    said: [
      'patina, verdigris, dark in the, darker in the, dark inside the, darkened grooves, darkened recesses, blackened grooves, blackened recesses, black in the grooves, dark grooves, in the recesses',
    ],
    unless: 'stone, black rhodium',
    of: 'any',
    message: PATINA,
    holds: ['era', 'grooves'],
  },
  {
    said: [
      'copper, brass, bronze, gold, silver, metal, surface',
      'look old, look older, looks old, looks older, look aged, look worn, look antiqued, be aged, be antiqued, be older',
    ],
    of: 'any',
    message: PATINA,
    holds: ['era', 'grooves'],
  },
  {
    said: [
      'on its back, on his back, on her back, on its side, on his side, on her side, lying down, lying flat, tilt it, tilted, tilt the, like a smile, like a cup, like a bowl',
    ],
    unless: 'engrav*, write, written, stone, stones',
    of: 'figure',
    message: POSED,
    holds: ['motifs', 'noMotif', 'turnStone', 'mirror', 'charm', 'drop'],
  },
  {
    said: [
      'open at the back, open back, opening at the back, open in the back, gap at the back, adjustable, adjusts, adjust it, adjust the size, one size fits all, squeeze it',
    ],
    unless: 'adjustable chain, adjustable length, adjustable clasp, extender',
    of: 'ring',
    message: 'A ring is closed here and made in one size: say which size it should be.',
    holds: ['bandForm', 'ringSize'],
  },
  {
    said: ['corner stones, corner diamonds, corner gems, corner rubies, corner sapphires, corner emeralds'],
    of: 'stones',
    message: AT_CORNERS,
    holds: ['stoneSize', 'halo', 'sideStones', 'bandStones', 'gemstone', 'setting', 'count', 'ornament'],
  },
  {
    said: [
      'diamond, diamonds, stone, stones, gem, gems, sapphire, sapphires, ruby, rubies, emerald, emeralds, pearl, pearls, one, ones',
      'at the corners, on the corners, in the corners, at each corner, in each corner, on each corner, at every corner, in every corner, at all four corners, at the four corners',
    ],
    unless: NO_STONES_AT,
    of: 'stones',
    message: AT_CORNERS,
    holds: ['stoneSize', 'halo', 'sideStones', 'bandStones', 'gemstone', 'setting', 'count', 'ornament'],
  },
  {
    said: [
      'half moon, half moons, half-moon, half-moons, trapezoid, trapezoids, bullet cut, bullets, kite cut, kite shaped, kite-shaped, shield cut, shield shaped, shield-shaped, cadillac, cadillacs, hexagon cut, briolette, briolettes',
      'side, sides, either side, stone, stones, baguette, baguettes, cut, gem, gems',
    ],
    unless: 'moon charm, moon pendant',
    of: 'stones',
    message: NOT_THAT_CUT,
    instead: {
      kinds: ['cut', 'sideStones'],
      message: NEAREST_OF_OURS,
    },
    holds: ['motifs', 'noMotif', 'withoutGemstone'],
  },
  {
    said: [
      'first and last, first two, first three, first few, last two, last three, last few, two at each end, one at each end, at both ends',
      'stone, stones, diamond, diamonds, pearl, pearls, gems, ones, of them, link, links, end, ends',
    ],
    unless: 'letter, letters, initial, initials, charm, charms',
    of: 'stones',
    message:
      'The stones of a line are alike or follow one another: ask for every other or every third of them.',
    holds: ['gemstone', 'inTurn', 'count', 'frontRow'],
  },
  {
    said: [
      'stone, stones, diamond, diamonds, pearl, pearls, gems, ruby, rubies, sapphire, sapphires, emerald, emeralds, opal, opals, them, ones',
      'scattered, scatter, at random, randomly, random, dotted about, dotted around, higgledy piggledy, here and there, unevenly spaced',
    ],
    of: 'stones',
    message: 'Stones stand in rows, in clusters or one by one here: strewn ones are not made.',
    holds: ['count', 'frontRow', 'spacing'],
  },
  {
    said: [
      `baroque, keshi, biwa, ${before('teardrop, drop shaped, drop-shaped, coin, button, pear shaped, pear-shaped', 'pearl, pearls')}`,
      'pearl, pearls, one, ones, instead',
    ],
    unless: 'diamond, baroque style, baroque era, baroque look',
    of: 'any',
    message: 'Pearls are round here: other shapes of them are not made yet.',
    holds: ['era', 'motifs', 'cut'],
  },
  {
    said: [
      'gold plate, gold plated, gold-plate*, gold plating, plated in gold, dipped in gold, vermeil, gold filled',
    ],
    of: 'any',
    message: 'Gold is never a plating here: what is asked for in gold is solid.',
    holds: [],
  },
  {
    said: [
      'plique a jour, plique-a-jour, see through, see-through, transparent, translucent',
      'enamel, wing, wings, petal, petals, glass',
    ],
    of: 'figure',
    message: 'Enamel lies on metal here: it cannot be seen through.',
    holds: [],
  },
  {
    said: ['plique a jour, plique-a-jour'],
    of: 'any',
    message: 'Enamel lies on metal here: it cannot be seen through.',
    holds: [],
  },
];
