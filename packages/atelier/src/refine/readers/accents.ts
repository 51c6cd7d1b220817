/** Halos, side stones, stones in the band: to be added, changed or left out. */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import type { Change, Wish } from '../change.ts';
import { type Scene, targetIn } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { readLayers } from './layers.ts';
import { type ChangeReader, GEM_PLURALS, NAMES_BAND, numberIn, removing } from './names.ts';
import { gemsCounted, SIDE_BY_SIDE } from './rows.ts';

/** "Surrounded by diamonds", "pearls around it". */
export const SURROUND =
  /\bsurround(?:ed)?(?: it| the \w+)? (?:with|by)\b|\b\w+s (?:all )?(?:a?round|about) (?:it|the (?:stone|gem|cent(?:er|re)|outside|edge))\b/;

/** "Bring the halo closer", "a tighter halo", "less of a gap between the halo and the stone". */
const CLOSER =
  /\b(?:closer|nearer|tighter|snugger|gap|hug(?:s|ging)?|further (?:out|away)|farther|away from)\b/;
const AS_CLOSE: Change = {
  kind: 'refused',
  reason: 'not-built',
  message:
    'A halo stands as close about its stone as the metal between them allows: ask for smaller stones in it, and it reads closer.',
};

/** "More sparkle around it". */
export const sparklesAbout = ({ plain, facts, intent }: Scene): boolean =>
  facts.centre !== null && intent !== 'remove' && SPARKLES_ABOUT.test(plain) && !/\bless\b/.test(plain);
const SPARKLES_ABOUT =
  /\b(?:sparkl|bling|glitter|twinkl)\w* (?:\w+ )?(?:a?round|about) (?:it|the (?:stone|gem|cent(?:er|re)(?: stone)?|outside|edge|\w+))$/;

export const readHalo: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  // "Dragonflies all around it": figures, and no stones.
  const shows = scene.to.motifs.length + scene.to.figures.length > 0 && scene.to.gemstones.length === 0;
  if (SURROUND.test(plain) && !removing(scene) && !shows) {
    const gemstone = scene.to.gemstones[0]?.value;
    if (gemstone !== undefined && scene.facts.surround !== null)
      return [{ kind: 'gemstone', target: 'halo', gemstone, colour: null }];
    return [
      { kind: 'halo', to: 'single' },
      ...(gemstone === undefined
        ? []
        : [{ kind: 'gemstone', target: 'halo', gemstone, colour: null } as const]),
    ];
  }
  if (sparklesAbout(scene)) return [{ kind: 'halo', to: facts.haloRows > 0 ? 'double' : 'single' }];
  if (!/\bhalo/.test(plain)) return [];
  if (removing(scene) && /\bhidden\b/.test(plain)) return [{ kind: 'hiddenHalo', on: false }];
  if (removing(scene))
    return [
      {
        kind: 'halo',
        to: /\b(?:double|second|outer)\b/.test(plain) && scene.facts.haloRows === 2 ? 'single' : 'none',
      },
    ];
  if (/\bhidden\b/.test(plain)) return [{ kind: 'hiddenHalo', on: true }];
  // "An oval sapphire in a bezel with a halo": the gem is not the halo's.
  if (scene.facts.haloRows === 0 && /\b(?:with|in|and) an? halo\b/.test(plain))
    return [{ kind: 'halo', to: 'single' }];
  if (scene.facts.haloRows > 0 && CLOSER.test(plain)) return [AS_CLOSE];
  if (/\b(?:double|second|two|another)\b/.test(plain)) return [{ kind: 'halo', to: 'double' }];
  if (/\b(?:floral|flower|petal)/.test(plain)) return [{ kind: 'halo', to: 'floral' }];
  if (/\bcushion/.test(plain)) return [{ kind: 'halo', to: 'cushion' }];
  if (/\bsingle\b/.test(plain)) return [{ kind: 'halo', to: 'single' }];
  const onlySays = sizeWordIn(scene) !== null || scene.to.gemstones.length > 0 || scene.to.metals.length > 0;
  return onlySays && scene.intent !== 'add'
    ? []
    : scene.to.gemstones.length > 0
      ? []
      : [{ kind: 'halo', to: 'single' }];
};

/** "Two pearls side by side instead" of one: a pair is drawn from the start. */
const TWO_ABREAST = new RegExp(
  String.raw`\b(?:two|2|a pair of) (?:\w+ )?(?:${GEM_PLURALS}|stones|gems) (?:side by side|next to each other|together)\b`,
);

/** "Add two baguettes": stones by their cut, beside the one that is there. */
const ADDS_CUTS =
  /\b(?:add|adding|put|with|have|give it|want)\b.*\b(two|a pair of|a couple of|2|four|4|some) (?:\w+ ){0,2}?(?:baguettes|tapers|trillions|pears|marquises|ovals|rounds|princesses|cushions|hearts|emerald[- ]cuts)\b/;
export const cutsAdded = ({ plain, facts, intent }: Scene): 1 | 2 | null => {
  const said = facts.piece === null && facts.centre !== null ? ADDS_CUTS.exec(plain)?.[1] : undefined;
  if (said === undefined || intent !== 'add' || targetIn(plain) === 'row') return null;
  return /^(?:four|4)$/.test(said) ? 2 : 1;
};

export const readSideStones: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  const added = cutsAdded(scene);
  if (added !== null) {
    const { gemstones, sideCut, stoneCut } = scene.to;
    const cut = (sideCut ?? stoneCut)?.value ?? null;
    return [{ kind: 'sideStones', perSide: added, gemstone: gemstones[0]?.value ?? null, cut }];
  }
  if (facts.piece === null && facts.second === null && TWO_ABREAST.test(plain) && !removing(scene))
    return [{ kind: 'refused', reason: 'impossible', message: SIDE_BY_SIDE }];
  const counted = facts.centre === null || targetIn(plain) === 'row' ? null : stonesCounted(scene);
  if (counted !== null) return counted;
  if (targetIn(plain) !== 'sides') return [];
  if (removing(scene)) return [{ kind: 'sideStones', perSide: 0, gemstone: null, cut: null }];
  if (facts.hasSideStones && scene.intent !== 'add') {
    const count = /\b(?:four|two (?:on|at) each|2 (?:on|at) each)\b/.test(plain)
      ? 2
      : /\b(?:one|a single) (?:\w+ )?(?:on|at) each\b/.test(plain)
        ? 1
        : null;
    return count === null ? [] : [{ kind: 'sideStones', perSide: count, gemstone: null, cut: null }];
  }
  if (sizeWordIn(scene) !== null && scene.intent !== 'add') return [];
  const count = numberIn(plain);
  const perSide =
    count === 4 ||
    (count === 2 && /\beach side|either side|both sides\b/.test(plain) && !/\bpair\b/.test(plain)) ||
    count === 5
      ? 2
      : 1;
  const cut =
    (scene.to.sideCut ?? scene.to.stoneCut)?.value ?? (/\bbaguettes?\b/.test(plain) ? 'Baguette' : null);
  return [{ kind: 'sideStones', perSide, gemstone: scene.to.gemstones[0]?.value ?? null, cut }];
};

const STONES_COUNTED =
  /\b(one|two|three|four|five|six|seven|eight|nine|\d) ?-?(?:main |big |equal )?(?:stones?|gems?)\b(?! (?:on|at|either|each|per|in))|\b(trilogy)\b|\b(just|only) the (?:one|cent(?:er|re)) (?:stone|gem)\b/;

/** "Make it five stones", "three-stone": those of a ring that stand side by side; null where none are counted. */
function stonesCounted(scene: Scene): Wish[] | null {
  const found = STONES_COUNTED.exec(scene.plain);
  const gems = gemsCounted(scene);
  if ((found === null && gems === null) || removing(scene) || /\bcorners?\b/.test(scene.plain)) return null;
  const gemstone = gems === null ? null : (scene.facts.centre?.gemstone ?? null);
  const count =
    found === null
      ? gems
      : found[2] !== undefined
        ? 3
        : found[3] !== undefined
          ? 1
          : numberOf(found[1] ?? '');
  const sides = (perSide: 0 | 1 | 2): Wish[] => [{ kind: 'sideStones', perSide, gemstone, cut: null }];
  if (count === 3) return sides(1);
  if (count === 5) return sides(2);
  if (count === 1 && (gems === null || ALONE.test(scene.plain)) && scene.to.setting === null) {
    const halo: Wish[] = gems !== null && scene.facts.haloRows > 0 ? [{ kind: 'halo', to: 'none' }] : [];
    const alone = [...(scene.facts.hasSideStones ? sides(0) : []), ...halo];
    return alone.length > 0 ? alone : null;
  }
  if (count === 1) return null;
  if (scene.intent === 'add') return null;
  // More than five that stand side by side become a row of so many.
  if (count !== null && count > MOST_ABREAST && scene.facts.hasSideStones)
    return [{ kind: 'stonesAcross', count }];
  return [
    {
      kind: 'refused',
      reason: 'impossible',
      message: SIDE_BY_SIDE,
    },
  ];
}

/** Stones that stand on claws of their own side by side. */
const MOST_ABREAST = 5;

/** "One diamond", and no more is said. */
const ALONE =
  /^(?:(?:just|only|please|the|with|and|i|we|want|make|it|have|so|a) )*(?:one|a single|1) (?:\w+ )?\w+(?: (?:please|only|alone|is enough|and nothing else|in the middle))*$/;

const numberOf = (word: string): number => NUMBER_WORDS[word] ?? Number(word);

function rowSettingIn({ plain, to }: Scene): Extract<Change, { kind: 'bandStones' }>['setting'] {
  if (/\bshared (?:prongs?|claws?)/.test(plain)) return 'shared-prong';
  switch (to.setting?.value) {
    case 'Pave':
      return 'pave';
    case 'Channel':
      return 'channel';
    case 'Bar':
      return 'bar';
    case 'Invisible':
      return 'invisible';
    default:
      return null;
  }
}

const namesSmall = ({ to, plain }: Scene): boolean =>
  to.gemstones.length > 0 || /\b(?:stones|gems|pav[eé]|crystals)\b/.test(plain);

/** As far as the hand does not hold: the upper half. */
const HALF =
  /\b(?:half(?:[ -]?way)?(?:[ -](?:eternity|a?round|the way|of the (?:band|ring)))?|shoulders only|only (?:on )?the shoulders|just the shoulders|top only|(?:only|just|across|along|over|on) (?:the )?(?:top|front|upper half)(?: half| part| side)?|not (?:all|the whole way|go all the way)(?: the way)? (?:a?round|the back)|(?:none|not) (?:on|at|along) the (?:back|palm|underside))\b/;
const ROW_OF = new RegExp(
  String.raw`\b(?:rows?|line|lines|string) of (?:\w+ ){0,2}(?:stones|gems|${GEM_PLURALS})\b|\b(?:stones|gems|${GEM_PLURALS}) (?:\w+ ){0,2}(?:across|along|over) the (?:top|front)\b`,
);
export const SMALL_STONES = new RegExp(
  String.raw`\b(?:tiny|small|little|some|few) (?:\w+ )?(?:stones|gems|${GEM_PLURALS})\b`,
);
/** All of a front set with small stones. */
const ALL_OVER =
  /\b(?:all over|cover(?:ed|s|ing)? (?:\w+ ){0,2}(?:in|with)|(?:full|whole|entire) (?:front|face|surface)|fully set)\b/;

/** "With diamonds": of a plain band they are no centre stone. */
const MANY = new RegExp(
  String.raw`^(?:(?:please|can|could|you|it|i|we|i'd|like|have|make|just|and|but|also|maybe|the|band|ring|wedding|one) )*(?:with|add|put|want|some)(?: (?:some|in|on|it|a few|lots of|small))* (?:${GEM_PLURALS})\b`,
);

/** "Diamonds on it only halfway". */
const PLURAL_ON = new RegExp(
  String.raw`^(?:(?:and|but|maybe|just|please|some|little|small|tiny) )*(?:${GEM_PLURALS}) (?:\w+ )?(?:on|in|along|around|across|over|round|all|half|only)\b`,
);

/** "A row of rubies", "some tiny diamonds": of a ring that has no stone they are a row in its band. */
export const asksRow = ({ facts, plain, intent, from }: Scene): boolean =>
  facts.piece === null &&
  facts.centre === null &&
  from === null &&
  intent !== 'remove' &&
  (ROW_OF.test(plain) ||
    (facts.isPlain && (MANY.test(plain) || PLURAL_ON.test(plain))) ||
    (!facts.hasBandStones && facts.figure === null && !facts.isPlate && SMALL_STONES.test(plain)));

/** "Small diamonds in the band" of a band that has none: they are asked for, not sized. */
export const asksSmall = ({ facts, plain, to }: Scene): boolean =>
  facts.piece === null &&
  !facts.hasBandStones &&
  to.gemstones.length > 0 &&
  targetIn(plain) === 'row' &&
  /\b(?:small|tiny|little)\b/.test(plain);

export const coversFigure = (scene: Scene): boolean =>
  scene.facts.figure !== null && ALL_OVER.test(scene.plain) && !removing(scene) && namesSmall(scene);

const ROW_COUNTED = new RegExp(
  String.raw`\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:(?!mm\b|ct\b|carats?\b|rows?\b)\w+ ){0,2}?(?:stones|gems|${GEM_PLURALS})\b`,
);

/** "A bit of sparkle down the band": small stones along it. */
const SPARKLES =
  /\b(?:sparkl|bling|glitter|twinkl|shimmer)\w* (?:\w+ )?(?:on|in|along|down|around|round|over|to) (?:the |its )?(?:band|shank|shoulders|sides of the (?:band|ring))\b|\b(?:band|shank|shoulders) (?:\w+ ){0,3}(?:sparkl|bling|glitter)\w*/;
export const sparklesOn = ({ plain, facts, intent }: Scene): boolean =>
  facts.piece === null &&
  !facts.hasBandStones &&
  (facts.centre !== null || facts.isPlain) &&
  intent !== 'remove' &&
  !/\b(?:less|not|too)\b/.test(plain) &&
  SPARKLES.test(plain);

export const readBandStones: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  if (coversFigure(scene))
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message:
          'A figure has its own places for stones and cannot be covered with them yet: a plate or a frame takes a border of them.',
      },
    ];
  // Rows of beads are strands, rows of chains chains.
  if ((facts.piece?.strands ?? null) !== null || readLayers(scene).length > 0) return [];
  // "Two rows of halo" have a reader of their own.
  const rows = /\bhalo\b/.test(plain)
    ? null
    : /\b(?:two|2|double|second) rows?\b/.test(plain)
      ? 2
      : /\b(?:three|3|third) rows?\b/.test(plain)
        ? 3
        : /\b(?:one|single) row\b/.test(plain)
          ? 1
          : null;
  const isRowAlone = facts.piece === null && facts.centre === null;
  const rowOf = asksRow(scene);
  const isHalf =
    HALF.test(plain) && (targetIn(plain) === 'row' || rowOf || (isRowAlone && facts.hasBandStones));
  const isAround =
    /\b(?:all (?:the way )?(?:a?round)|full(?:y)? (?:eternity|around)|eternity|whole band|entire band)\b/.test(
      plain,
    );
  const around = isHalf ? false : isAround ? true : null;
  const setting = rowSettingIn(scene);
  const named =
    targetIn(plain) === 'row' ||
    (NAMES_BAND.test(plain) && scene.to.gemstones.length > 0) ||
    rowOf ||
    sparklesOn(scene) ||
    (around === false && isRowAlone) ||
    rows !== null ||
    around === true;
  // "Butterflies on the shoulders" are no stones.
  const shown = scene.to.motifs.length + scene.to.figures.length > 0;
  if (!named || (shown && scene.to.gemstones.length === 0 && setting === null && rows === null)) return [];
  if (removing(scene))
    return [{ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null }];
  const gemstone = scene.to.gemstones[0]?.value ?? null;
  if (
    sizeWordIn(scene) !== null &&
    !asksSmall(scene) &&
    !sparklesOn(scene) &&
    !(rowOf && !facts.hasBandStones) &&
    scene.intent !== 'add' &&
    setting === null &&
    rows === null &&
    around === null
  )
    return [];
  if (
    setting === null &&
    rows === null &&
    around === null &&
    facts.hasBandStones &&
    gemstone !== null &&
    scene.intent !== 'add'
  )
    return [];
  // "Three tiny diamonds": so many, where the band has none yet.
  const said = isRowAlone && rows === null && around === null ? ROW_COUNTED.exec(plain)?.[1] : undefined;
  const count = said === undefined ? null : numberOf(said);
  return [
    {
      kind: 'bandStones',
      on: true,
      setting,
      gemstone,
      around,
      rows,
      ...(count !== null && count > 1 && !facts.hasBandStones && { count }),
    },
  ];
};

/** "Remove the accents", "no stones": groups of stones at once. */
export const readLeftOutStones: ChangeReader = (scene) => {
  const { plain, facts } = scene;
  if (!removing(scene)) return [];
  const groups: Change[] = [];
  if (targetIn(plain) === 'accents') {
    if (facts.haloRows > 0) groups.push({ kind: 'halo', to: 'none' });
    if (facts.hasSideStones) groups.push({ kind: 'sideStones', perSide: 0, gemstone: null, cut: null });
    if (facts.hasBandStones)
      groups.push({ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null });
    // Those of a cluster stand around its middle.
    if (groups.length === 0 && facts.surround !== null) groups.push({ kind: 'setting', setting: 'Solitary' });
    return groups.length > 0 || scene.words.gemstones.length + scene.words.excludedGemstones.length > 0
      ? groups
      : [{ kind: 'refused', reason: 'impossible', message: `This ${facts.noun} has no accent stones.` }];
  }
  const all =
    /\b(?:any|all|the|no|without) ?(?:the |of the )?(?:stones?|gems?|gemstones?)\b(?! (?:on|in|along|around)\b(?! (?:it|this|that|them|here)\b))/.test(
      plain,
    );
  return all && targetIn(plain) === null ? [{ kind: 'noStones' }] : [];
};
