/** Which stone, which cut, which way it lies. */
import type { Gemstone } from '@filigree/contracts';
import { valueIn } from '../../brief/scan.ts';
import { STONE_COLOURS, type StoneKind } from '../../design/parts.ts';
import type { Change, StoneTarget } from '../change.ts';
import { canBeMelee } from '../kinds.ts';
import { cutIn, type Scene, targetIn } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { SURROUND, tooSoft } from './accents.ts';
import { readCharms } from './charms.ts';
import { turnChanges } from './inTurn.ts';
import { tintIn } from './metals.ts';
import { type ChangeReader, NAMES_BAND, removing } from './names.ts';
import { speaksOfDrop } from './pieces.ts';

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

/** Whether a gemstone of this design stands in its centre. */
const isCentre = (scene: Scene, gemstone: Gemstone): boolean => scene.facts.centre?.gemstone === gemstone;

/** The colour said before the name, when it is not the stone's usual one: a pink sapphire, a black diamond. */
function colourIn(scene: Scene, gemstone: Gemstone): StoneKind['colour'] {
  const { items } = scene.to.reading;
  const at = items.findIndex((item) => valueIn(item, 'gemstone') === gemstone);
  const said = `${items[at - 1]?.norm ?? ''} ${items[at]?.norm ?? ''}`.split(' ');
  const colour = STONE_COLOURS.find(
    (known) => said.includes(known) || (known === 'grey' && said.includes('gray')),
  );
  return colour === undefined || USUAL_COLOURS[gemstone]?.includes(colour) ? null : colour;
}

const plural = (scene: Scene, gemstone: string): boolean => {
  const word = gemstone.toLowerCase().replace(/y$/, 'ie');
  return new RegExp(`\\b${word}e?s\\b`).test(scene.plain);
};

function targetOfGemstone(scene: Scene, gemstone: Gemstone): StoneTarget {
  if (scene.facts.piece !== null) {
    if (/\bdrops?\b/.test(scene.plain) && scene.facts.piece.drops > 0) return 'drops';
    if (/\bstations?\b/.test(scene.plain) && scene.facts.piece.front !== null)
      return scene.facts.piece.stations > 0 ? 'centre' : 'stations';
  }
  // "Make the centre stone a sapphire in a bezel with a halo": the part that the gem stands behind.
  const { plain } = scene;
  const led = /\b(?:cent(?:er|re)|main) (?:stone|gem|one)?\b/.exec(plain);
  const named = plain.indexOf(gemstone.toLowerCase());
  const halo = plain.indexOf('halo');
  if (led !== null && led.index < named && named < halo) return 'centre';
  const said = targetIn(scene.from === null ? plain : scene.fromPlain) ?? targetIn(scene.toPlain);
  if (said !== null) return said;
  const old = scene.from?.gemstones[0]?.value ?? scene.words.excludedGemstones[0]?.value;
  // "Swap the emerald for a sapphire" where the emerald is the second of two.
  if (old !== undefined && old === scene.facts.second?.gemstone && !isCentre(scene, old)) return 'sides';
  if (old !== undefined && !isCentre(scene, old)) return 'accents';
  // On a band of stones alone they are the stones that are meant.
  const isRow = scene.facts.piece === null && scene.facts.centre === null && scene.facts.hasBandStones;
  if (isRow && scene.intent !== 'add') return 'row';
  // "use rubies for the accents" was said above; bare plurals beside another centre are the small stones.
  const { haloRows, hasSideStones, hasBandStones } = scene.facts;
  const accented = haloRows > 0 || hasSideStones || hasBandStones;
  // A pair of earrings with amethysts has one in each: the plural tells nothing there.
  const several = /^(?:Earrings|Cufflinks|Bracelet|Necklace|Anklet|Body Chain|Tiara)$/.test(scene.facts.type);
  return scene.intent === 'add' && plural(scene, gemstone) && accented && !several ? 'accents' : 'centre';
}

/** "diamonds on the band": stones that are to be set there, not exchanged, when there are none yet. */
export const readGemstones: ChangeReader = (scene) => {
  if (readCharms(scene).length > 0) return [];
  const turned = turnChanges(scene);
  if (turned !== null) return turned;
  if (removing(scene)) return readLeftOutGemstones(scene);
  const counted = /\b(?:fewer|more|less) (?:\w+ )?(?:stones|diamonds|gems|\w+ies)\b/.test(scene.plain);
  if (counted || tintIn(scene.plain) !== null) return [];
  const wanted = scene.to.gemstones.map(({ value }) => value);
  const { customGemstone } = scene.to;
  if (wanted.length === 0 && customGemstone !== null && scene.intent !== 'keep')
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'That stone is not among those that are set here: say which of them should take its place.',
      },
    ];
  if (wanted.length === 0 || speaksOfDrop(scene)) return [];
  if (/\bclasp\b/.test(scene.plain))
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'Clasps are made of metal alone: stones are not set in them yet.',
      },
    ];
  // "Red enamel" asks for no rubies.
  if (
    /\benamel/.test(scene.plain) &&
    scene.to.gemstones.every(({ words }) => !words.toLowerCase().includes(wanted[0]!.toLowerCase()))
  )
    return [];
  const first = wanted[0]!;
  if (SURROUND.test(scene.plain)) return [];
  const target = targetOfGemstone(scene, first);
  const { facts } = scene;
  if (target === 'sides' && ((!facts.hasSideStones && facts.second === null) || scene.intent === 'add'))
    return [];
  if (target === 'row' && (!facts.hasBandStones || scene.intent === 'add')) return [];
  if (target === 'halo' && facts.haloRows === 0)
    return [
      { kind: 'halo', to: 'single' },
      { kind: 'gemstone', target: 'halo', gemstone: first, colour: colourIn(scene, first) },
    ];
  // "make the diamond 8 x 6 mm": the stone that is there is named, not asked for.
  const colour = colourIn(scene, first);
  const { haloRows, hasSideStones, hasBandStones } = facts;
  const isAccented = haloRows > 0 || hasSideStones || hasBandStones;
  if ((target === 'centre' || (target === 'accents' && !isAccented)) && isBeside(scene, first))
    return beside(scene, first, colour);
  const same =
    colour === null &&
    target === 'centre' &&
    first === facts.centre?.gemstone &&
    facts.centre.colour === null;
  const isSecond = colour === null && first === facts.second?.gemstone && !isCentre(scene, first);
  const changes: Change[] =
    (same || isSecond) && saysMore(scene) ? [] : [{ kind: 'gemstone', target, gemstone: first, colour }];
  // "Swap the emeralds for rubies" names those of the drops too.
  const old = scene.from?.gemstones[0]?.value;
  if (old !== undefined && plural(scene, old) && target === 'centre' && (facts.piece?.drops ?? 0) > 0)
    changes.push({ kind: 'gemstone', target: 'drops', gemstone: first, colour });
  const second = wanted[1];
  if (second !== undefined && target === 'centre')
    changes.push({ kind: 'gemstone', target: 'accents', gemstone: second, colour: colourIn(scene, second) });
  return changes;
};

/** "Add diamonds" to a sapphire: they are to come beside it, not in its place. */
const isBeside = ({ facts, intent, from, plain }: Scene, gemstone: Gemstone): boolean =>
  intent === 'add' &&
  from === null &&
  /\b(?:add|adding|include|more|some|extra|few)\b/.test(plain) &&
  facts.centre !== null &&
  facts.centre.gemstone !== gemstone &&
  facts.second === null &&
  (facts.piece === null || facts.piece.front === 'stone') &&
  (targetIn(plain) === null || targetIn(plain) === 'accents');

function beside(scene: Scene, gemstone: Gemstone, colour: StoneKind['colour']): Change[] {
  if (!canBeMelee(gemstone)) return [tooSoft(gemstone)];
  if (scene.facts.piece !== null)
    return [
      { kind: 'halo', to: 'single' },
      { kind: 'gemstone', target: 'halo', gemstone, colour },
    ];
  return plural(scene, gemstone)
    ? [{ kind: 'bandStones', on: true, setting: null, gemstone, around: null, rows: null }]
    : [{ kind: 'sideStones', perSide: 1, gemstone, cut: null }];
}

const saysMore = (scene: Scene): boolean =>
  sizeWordIn(scene) !== null ||
  [
    scene.words.stoneSizeMm,
    scene.words.caratWeight,
    scene.to.stoneCut,
    scene.to.sideCut,
    scene.to.setting,
    scene.to.prongCount,
  ].some((claim) => claim !== null) ||
  /\b(?:rotate|turn|sideways|across|east|west|twice|double|half)\b/.test(scene.plain) ||
  NAMES_BAND.test(scene.plain);

function readLeftOutGemstones(scene: Scene): Change[] {
  if (targetIn(scene.plain) !== null && targetIn(scene.plain) !== 'accents') return [];
  if (NAMES_BAND.test(scene.plain)) {
    return [{ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null }];
  }
  const named = [...scene.words.gemstones, ...scene.words.excludedGemstones].map(({ value }) => value);
  return named.slice(0, 1).map((gemstone) => ({ kind: 'withoutGemstone', gemstone }));
}

/** "Swap the stones", "the other way round": of a pair. */
export const readSwap: ChangeReader = ({ facts, plain, from }) =>
  facts.second !== null &&
  from === null &&
  /\b(?:swap|switch|exchange|reverse|flip)(?: (?:round|around|over))?(?: (?:the|both|two|these))* (?:stones|gems|gemstones)\b|\bother way (?:a?round)\b/.test(
    plain,
  )
    ? [{ kind: 'swapStones' }]
    : [];

export const readCut: ChangeReader = (scene) => {
  // "Oval instead of round": an outline alone, as behind "to".
  const isBare =
    scene.from !== null ||
    /\b(?:instead of|rather than)\b/.test(scene.plain) ||
    /^(?:(?:make|have) (?:it|them|the (?:stone|stones|gem)) )?(?:more )?(?:round|oval|square|heart|pear)(?:[- ]shaped?)?(?: please)?$/.test(
      scene.plain.trim(),
    );
  const cut = isBare ? cutIn(scene.to) : ((scene.to.stoneCut ?? scene.to.sideCut)?.value ?? null);
  if (cut === null || removing(scene)) return [];
  if (targetIn(scene.plain) === 'sides') {
    return (!scene.facts.hasSideStones && scene.facts.second === null) || scene.intent === 'add'
      ? []
      : [{ kind: 'cut', target: 'sides', cut }];
  }
  // "a cushion halo" speaks of the halo's outline.
  if (/\b(?:cushion|floral|round|square)(?:-shaped)? halo\b/.test(scene.plain)) return [];
  return [{ kind: 'cut', target: namesSecond(scene) ? 'sides' : 'centre', cut }];
};

/** "Make the emerald oval" where the emerald is the second of two main stones. */
export function namesSecond({ facts, words }: Scene): boolean {
  const named = words.gemstones[0]?.value;
  return named !== undefined && named === facts.second?.gemstone && named !== facts.centre?.gemstone;
}

export const readOrientation: ChangeReader = ({ plain }) => {
  if (
    /\b(?:east[ -]?west|sideways|across the finger|horizontal(?:ly)?|side to side|across)\b(?! the (?:neck|back))/.test(
      plain,
    ) &&
    !/\bmm across\b/.test(plain)
  )
    return [{ kind: 'turnStone', to: 'across-finger' }];
  if (/\b(?:north[ -]?south|lengthwise|along the finger|vertical(?:ly)?|upright)\b/.test(plain))
    return [{ kind: 'turnStone', to: 'along-finger' }];
  return /\b(?:rotate|turn) the (?:stone|gem|\w+)(?: (?:round|around|90.*))?$/.test(plain)
    ? [{ kind: 'turnStone', to: null }]
    : [];
};
