/** Which stones: exchanged, added, counted, left out. */

import { GEMSTONES, type Gemstone } from '@filigree/contracts';
import type { StoneKind } from '../../design/parts.ts';
import { canBeMelee } from '../../design/stones/gems.ts';
import type { Change, StoneTarget } from '../change.ts';
import { type Scene, targetIn } from '../scene.ts';
import { isFormOf, isPartSpokenOf, showsAny } from '../shownFigure.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { asksRow, coversFigure, SMALL_STONES, SURROUND } from './accents.ts';
import { readCharms } from './charms.ts';
import { isPartGone, stationsIn } from './counts.ts';
import { speaksOfDrop } from './drops.ts';
import { turnChanges } from './inTurn.ts';
import { OWN_PARTS, readCharacter } from './lettering.ts';
import { isOfEnamel, tintIn } from './metals.ts';
import {
  colourFor,
  colourIn,
  eyesIn,
  ofMonth,
  picturedIn,
  placeOf,
  plural,
  recolouredIn,
  refersTo,
} from './namedStones.ts';
import { type ChangeReader, GEM_NAMES, GEM_PLURALS, NAMES_BAND, removing } from './names.ts';
import { familyIn, readBetween, SIDES_ALIKE } from './rows.ts';

/** Whether a gemstone of this design stands in its centre. */
const isCentre = (scene: Scene, gemstone: Gemstone): boolean => scene.facts.centre?.gemstone === gemstone;

/** "Around", "on the outside", where the stones around the centre are there already. */
const SURROUND_PLACE =
  /\b(?:a?round(?: (?:it|the (?:stone|outside|edge|rim|middle|cent(?:er|re))))?|(?:on|round) the (?:outside|edge)|surrounding)(?: (?:please|instead))?$/;

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
  // "Diamond in the middle", "sapphires around": places of a halo or a cluster.
  if (scene.facts.surround !== null && SURROUND_PLACE.test(plain)) return 'halo';
  const said = targetIn(scene.from === null ? plain : scene.fromPlain) ?? targetIn(scene.toPlain);
  if (said !== null) return said;
  const old = scene.from?.gemstones[0]?.value ?? scene.words.excludedGemstones[0]?.value;
  // "Swap the emerald for a sapphire" where the emerald is the second of two.
  if (old !== undefined && old === scene.facts.second?.gemstone && !isCentre(scene, old)) return 'sides';
  if (old !== undefined && !isCentre(scene, old)) return 'accents';
  // On a band of stones alone they are the stones that are meant.
  const isRow = scene.facts.piece === null && scene.facts.centre === null && scene.facts.hasBandStones;
  if (isRow && scene.intent !== 'add') return 'row';
  if (isSmallBeside(scene, gemstone)) return 'accents';
  // "use rubies for the accents" was said above; bare plurals beside another centre are the small stones.
  const { haloRows, hasSideStones, hasBandStones } = scene.facts;
  const accented = haloRows > 0 || hasSideStones || hasBandStones;
  // A pair of earrings with amethysts has one in each: the plural tells nothing there.
  const several = /^(?:Earrings|Cufflinks|Bracelet|Necklace|Anklet|Body Chain|Tiara)$/.test(scene.facts.type);
  return scene.intent === 'add' && plural(scene, gemstone) && accented && !several ? 'accents' : 'centre';
}

/** "Little sapphires", of a ring with a diamond: never what takes its place. */
const isSmallBeside = ({ facts, plain, from }: Scene, gemstone: Gemstone): boolean =>
  facts.piece === null &&
  from === null &&
  facts.centre !== null &&
  facts.centre.gemstone !== gemstone &&
  SMALL_STONES.test(plain);

/** "A halo of diamonds around the ruby": what goes about a stone takes no place of it. */
const ABOUT = /\bhalo of\b|\b\w+s (?:all )?(?:a?round|about) the\b|\bsurround\w*/;

export const NO_SUCH_STONE =
  'That stone is not among those that are set here: say which of them should take its place.';

/** A figure that is to be added, with a stone in it. */
const isOfAdded = (scene: Scene): boolean =>
  scene.intent === 'add' &&
  scene.to.figures.length + scene.to.motifs.length > 0 &&
  /\b(?:in|with|of) (?:\w+ ){0,3}\w+/.test(scene.plain) &&
  readCharacter(scene).length > 0;

/** "Red stones for the flower": its own, where it is shown. */
const isOfFigure = (scene: Scene): boolean =>
  scene.facts.piece !== null &&
  isPartSpokenOf(scene) &&
  (scene.to.figures.some(({ value }) => isFormOf(scene.facts, value)) ||
    scene.to.motifs.some(({ value }) => value === scene.facts.motif));

/** "Rubies in the rose" of an owl: of what is not there, and no part of what is. */
const isOfAbsent = (scene: Scene): boolean =>
  scene.facts.piece !== null &&
  scene.facts.piece.forms.size > 0 &&
  isPartSpokenOf(scene) &&
  !showsAny(scene) &&
  [...scene.to.figures, ...scene.to.motifs].every(({ words }) => !OWN_PARTS.test(words));

/** "Take away half of the bells and put blue beads where they were": a row is of one thing. */
const WHERE_THEY_WERE = /\bwhere (?:they|those|it) (?:were|was)\b/;
const ONE_THING_A_ROW =
  'Stones in the places of some that were taken away are not drawn: what hangs in a row is all of one kind.';

/** Of bare metal no stone was taken away, so that none is exchanged. */
const standsForGone = (scene: Scene): boolean =>
  scene.facts.gemstones.size === 0 &&
  scene.to.gemstones.length > 0 &&
  WHERE_THEY_WERE.test(scene.plain) &&
  !removing(scene);

export const readGemstones: ChangeReader = (scene) => {
  if (standsForGone(scene)) return [{ kind: 'refused', reason: 'not-built', message: ONE_THING_A_ROW }];
  const recoloured = colourFor(scene);
  if (recoloured !== null)
    return [{ kind: 'gemstone', target: 'centre', gemstone: recoloured, colour: null }];
  if (isOfAbsent(scene) || swapsNamed(scene)) return [];
  const found = gemstonesIn(scene);
  return isOfFigure(scene)
    ? found.map((wish) =>
        wish.kind === 'gemstone' && wish.target === 'centre' ? { ...wish, inFigure: true as const } : wish,
      )
    : found;
};

/** "diamonds on the band": stones that are to be set there, not exchanged, when there are none yet. */
const gemstonesIn: ChangeReader = (scene) => {
  if (
    readCharms(scene).length > 0 ||
    familyIn(scene) !== null ||
    readBetween(scene).length > 0 ||
    coversFigure(scene) ||
    asksRow(scene)
  )
    return [];
  // "A star with a ruby in it": the stone of what is added.
  if (isOfAdded(scene)) return [];
  const stations = stationsIn(scene);
  if (stations !== null) return [stations];
  const turned = turnChanges(scene);
  if (turned !== null) return turned;
  if (removing(scene)) return isPartGone(scene.plain) ? [] : readLeftOutGemstones(scene);
  if (isCounted(scene) || COUNTED.test(scene.plain) || tintIn(scene.plain) !== null || isOfEnamel(scene))
    return [];
  const recoloured = recolouredIn(scene);
  if (recoloured !== null) return [{ kind: 'gemstone', target: 'centre', ...recoloured }];
  const named = scene.to.gemstones.map(({ value }) => value);
  // "All sapphires", around a sapphire: the others too.
  const { centre } = scene.facts;
  if (
    ALL_OF.test(scene.plain) &&
    centre !== null &&
    named.length === 1 &&
    centre.gemstone === named[0] &&
    scene.from === null
  )
    return [{ kind: 'gemstone', target: 'accents', gemstone: centre.gemstone, colour: centre.colour }];
  const month = named.length === 0 ? (ofMonth(scene) ?? picturedIn(scene)) : null;
  // "Make the rubies sapphires": the first of two is what is there.
  const [before, after] = named;
  const exchanged =
    before !== undefined &&
    after !== undefined &&
    !ABOUT.test(scene.plain) &&
    refersTo(scene, before) &&
    !refersTo(scene, after);
  const wanted = month !== null ? [month] : exchanged ? named.slice(1) : named;
  const { customGemstone } = scene.to;
  const isCustom = customGemstone !== null && wanted.every((gemstone) => refersTo(scene, gemstone));
  // "REX on the bone": what letters are to be cut in.
  if (isCustom && scene.intent !== 'keep' && scene.lettering === null)
    return [{ kind: 'refused', reason: 'not-built', message: NO_SUCH_STONE }];
  // "Add my birthstone, march": beside what is there.
  if (month !== null && scene.intent === 'add' && scene.facts.centre !== null)
    return scene.facts.piece === null
      ? [{ kind: 'sideStones', perSide: 1, gemstone: month, cut: null }]
      : [{ kind: 'drop', on: true, count: null, gemstone: month, figure: null, motif: null }];
  const eyes = eyesIn(scene, wanted[0] ?? null);
  if (eyes !== null) return eyes;
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
  // "A halo of diamonds round the ruby": the halo's are named first or last, the centre's is no halo's.
  const others = wanted.filter((gemstone) => gemstone !== scene.facts.centre?.gemstone);
  const first = (/\bhalo of\b/.test(scene.plain) ? others[0] : undefined) ?? wanted[0]!;
  const { facts } = scene;
  if (SURROUND.test(scene.plain)) return [];
  const swaps = wanted.length > 1 && /\b(?:swap|switch|exchange|reverse|flip)\b/.test(scene.plain);
  if (!exchanged && !swaps && targetIn(scene.plain) === null && refersTo(scene, first)) {
    if (facts.centre?.gemstone !== first || saysMore(scene) || wanted.length === 1) return [];
  }
  const target = exchanged ? (placeOf(scene, before) ?? 'centre') : targetOfGemstone(scene, first);
  if (target === 'sides' && ((!facts.hasSideStones && facts.second === null) || scene.intent === 'add'))
    return [];
  if (target === 'row' && (!facts.hasBandStones || scene.intent === 'add')) return [];
  if (target === 'halo' && facts.surround === null && facts.hiddenHalo === null)
    return [
      { kind: 'halo', to: 'single' },
      { kind: 'gemstone', target: 'halo', gemstone: first, colour: colourIn(scene, first) },
    ];
  // "make the diamond 8 x 6 mm": the stone that is there is named, not asked for.
  const colour = colourIn(scene, first);
  const { haloRows, hasSideStones, hasBandStones } = facts;
  const isAccented = haloRows > 0 || hasSideStones || hasBandStones;
  if (
    (target === 'centre' || (target === 'accents' && !isAccented)) &&
    (isBeside(scene, first) || isSmallBeside(scene, first))
  )
    return facts.piece === null && new Set(others).size > 1
      ? [{ kind: 'refused', reason: 'impossible', message: SIDES_ALIKE }]
      : beside(scene, first, colour);
  if (target === 'centre' && wouldReplace(scene, first))
    return [{ kind: 'refused', reason: 'not-built', message: SAY_WHICH }];
  const same =
    colour === null &&
    target === 'centre' &&
    first === facts.centre?.gemstone &&
    facts.centre.colour === null;
  const isSecond = colour === null && first === facts.second?.gemstone && !isCentre(scene, first);
  const old = exchanged
    ? before
    : (scene.from?.gemstones[0]?.value ??
      scene.words.excludedGemstones.find(({ value }) => value !== first)?.value);
  const changes: Change[] =
    (same || isSecond) && saysMore(scene)
      ? []
      : [
          {
            kind: 'gemstone',
            target,
            gemstone: first,
            colour,
            ...(old !== undefined && { old }),
            ...(isEverywhere(scene, old, target) && { everywhere: true }),
            ...caratIn(scene),
          },
        ];
  // "Swap the sapphires for emeralds": those on its sides and around it too.
  const { sides, surround, row } = facts;
  if (
    old !== undefined &&
    plural(scene, old) &&
    target === 'centre' &&
    facts.piece === null &&
    facts.centre?.gemstone === old &&
    [sides, surround, row?.gemstone].includes(old)
  )
    changes.push({ kind: 'gemstone', target: 'accents', gemstone: first, colour, old });
  const second = wanted[1];
  if (second !== undefined && target === 'centre')
    changes.push({ kind: 'gemstone', target: 'accents', gemstone: second, colour: colourIn(scene, second) });
  return changes;
};

/** "Swap the garnets for amethysts": of a piece that may have them in several places. */
const isEverywhere = (scene: Scene, old: Gemstone | undefined, target: StoneTarget): boolean =>
  old !== undefined && scene.facts.piece !== null && target === 'centre' && plural(scene, old);

/** "A tiny diamond" on bare metal: carats of a stone that is only an accent there. */
const TINY_CARAT = 0.08;

function caratIn({ plain, words, facts, to }: Scene): { readonly carat?: number } {
  if (facts.centre !== null) return {};
  if (words.caratWeight !== null) return { carat: words.caratWeight.value };
  const tiny = /\b(?:tiny|small|little|lil|teeny|mini|wee)\b/.test(plain);
  return tiny && to.gemstones.length > 0 ? { carat: TINY_CARAT } : {};
}

const ALL_OF = new RegExp(String.raw`\b(?:all|only|just|entirely|nothing but) (?:\w+ )?(?:${GEM_PLURALS})\b`);

const HOW_MANY = new RegExp(
  String.raw`\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\w+ )?(${GEM_PLURALS})\b`,
);

/** "I want five" adds none to those that are there. */
const ADDED = /\b(?:add|adding|another|more|extra|additional|plus|include)\b/;

/** "Five emeralds", where they are emeralds already. */
function isCounted({ plain, facts, from, to, intent }: Scene): boolean {
  const [only, ...more] = to.gemstones;
  return (
    from === null &&
    !(intent === 'add' && ADDED.test(plain)) &&
    more.length === 0 &&
    only?.value === facts.centre?.gemstone &&
    HOW_MANY.test(plain)
  );
}

/** "Fewer opals": how many, not which. */
const COUNTED = new RegExp(String.raw`\b(?:fewer|more|less|extra) (?:\w+ )?(?:stones|gems|${GEM_PLURALS})\b`);

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

/** "Pearls would be nice too": beside what is there, where a piece has no place for them. */
const wouldReplace = ({ facts, intent, from, plain }: Scene, gemstone: Gemstone): boolean =>
  facts.piece !== null &&
  intent === 'add' &&
  from === null &&
  ALSO.test(plain) &&
  facts.centre !== null &&
  !facts.gemstones.has(gemstone) &&
  targetIn(plain) === null;
const ALSO = /\b(?:too|also|as well|in addition|besides|alongside)\b/;
const SAY_WHICH =
  'There is no place beside the stones that are there: say which of them the others should take the place of.';

function beside(scene: Scene, gemstone: Gemstone, colour: StoneKind['colour']): Change[] {
  if (scene.facts.piece !== null)
    return [
      { kind: 'halo', to: 'single' },
      { kind: 'gemstone', target: 'halo', gemstone, colour },
    ];
  return plural(scene, gemstone) && canBeMelee(gemstone)
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
/** "Swap the emerald and the diamonds": each in the other's place. */
function swapsNamed({ facts, plain }: Scene): boolean {
  const said = SWAP_NAMED.exec(plain);
  const named = [said?.[1], said?.[2]].map((word) =>
    GEMSTONES.find((gemstone) => gemstone.toLowerCase() === word),
  );
  const there = [facts.centre?.gemstone, facts.second?.gemstone ?? facts.surround ?? facts.sides];
  return named[0] !== undefined && named[1] !== undefined && new Set([...named, ...there]).size === 2;
}
const SWAP_NAMED = new RegExp(
  String.raw`\b(?:swap|switch|exchange|reverse) (?:the |its )?(${GEM_NAMES})(?:e?s)? (?:and|&|with) (?:the |its )?(${GEM_NAMES})(?:e?s)?\b`,
);

export const readSwap: ChangeReader = (scene) => {
  const { facts, plain, from } = scene;
  if (!swapsNamed(scene) && (from !== null || !SWAPS.test(plain))) return [];
  if (facts.second !== null) return [{ kind: 'swapStones' }];
  const { centre } = facts;
  const surround = facts.surround ?? facts.sides;
  if (centre === null || surround === null || centre.gemstone === surround) return [];
  return [
    { kind: 'gemstone', target: 'centre', gemstone: surround, colour: null },
    {
      kind: 'gemstone',
      target: facts.surround === null ? 'sides' : 'halo',
      gemstone: centre.gemstone,
      colour: centre.colour,
    },
  ];
};
const SWAPS =
  /\b(?:swap|switch|exchange|reverse|flip(?! it\b))(?: (?:round|around|over))?(?: (?:the|both|two|these))* (?:it|them|stones|gems|gemstones|colou?rs)(?: (?:round|around|over))?(?:,? so (?:that )?.*)?$|\bother way (?:a?round)\b|\b(?:swap|switch|flip)\b.*\bin the (?:middle|cent(?:er|re))\b/;

/** "Add a diamond in the middle", where one is: said where nothing else in the words could be done. */
export const readThereAlready: ChangeReader = ({ facts, to, intent, from }) => {
  const named = to.gemstones.map(({ value }) => value);
  const [first] = named;
  if (intent !== 'add' || from !== null || first === undefined) return [];
  return named.every((gemstone) => facts.gemstones.has(gemstone))
    ? [{ kind: 'refused', reason: 'impossible', message: THERE_ALREADY }]
    : [];
};
const THERE_ALREADY =
  'Such a stone is there already: say how large it should be, or how many there should be.';
