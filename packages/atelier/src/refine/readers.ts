/** What each clause of an instruction asks for, feature by feature. Every reader looks for one kind of change. */
import type { Gemstone } from '@filigree/contracts';
import type { SizeWord } from '../brief/lexicon/sizes.ts';
import { has, type Item, valueIn } from '../brief/scan.ts';
import { stepIn, strengthOf } from './amounts.ts';
import type { Change, Step, StoneTarget } from './change.ts';
import { cutIn, type Scene, targetIn } from './scene.ts';

export type ChangeReader = (scene: Scene) => Change[];

const NAMES_BAND = /\b(?:band|shank|ring itself|hoop)\b/;
const NAMES_SETTING = /\b(?:setting|head|prongs?|claws?|basket|bezel|mount(?:ing)?|gallery|collet)\b/;
const NAMES_STONE =
  /\b(?:stone|gem|gemstone|cent(?:er|re)(?:piece)?|diamond|solitaire|rock|carats?|ct|main)\b/;

const MILGRAIN = /\bmil+i?gr?ain(?:ed|ing)?\b|\bbeaded edges?\b/;

const removing = (scene: Scene): boolean => scene.intent === 'remove';

// --- measures ---------------------------------------------------------------------------------------------

const OPPOSITE: Readonly<Record<SizeWord, SizeWord>> = {
  slim: 'wide',
  wide: 'slim',
  delicate: 'bold',
  bold: 'delicate',
  small: 'large',
  large: 'small',
  simple: 'ornate',
  ornate: 'simple',
  high: 'low',
  low: 'high',
};

/** Comparatives that only make sense against a design that stands. */
const COMPARATIVES: readonly [RegExp, SizeWord][] = [
  [/\b(?:higher|taller|raise|lift|raised up)\b/, 'high'],
  [/\b(?:lower(?:ed)?|less high|flatter|shallower|less high|closer to the finger|less tall)\b/, 'low'],
  [
    /\b(?:fancier|sparklier|blingier|richer|more (?:sparkle|bling|detail|details|decoration|ornament|decorated)|glitzier|dressier)\b/,
    'ornate',
  ],
  [
    /\b(?:plainer|cleaner|simplify|less (?:busy|fussy|detail|decoration|sparkle|bling)|tone it down|pared down)\b/,
    'simple',
  ],
  [/\b(?:lighter|softer|more feminine|finer|daintier)\b/, 'delicate'],
  [/\b(?:heavier|sturdier|stronger|beefier|more masculine|more presence|chunkier)\b/, 'bold'],
  [/\b(?:thicken|widen|broaden)\b/, 'wide'],
  [/\b(?:slim(?: it)? down|narrow it|thin (?:it|the band) (?:down|out)|slimmed)\b/, 'slim'],
  [/\b(?:enlarge|upsize|increase|grow)\b/, 'large'],
  [/\b(?:shrink|reduce|downsize|decrease)\b/, 'small'],
];

const isSizeWord = (value: string | null): value is SizeWord => value !== null && value in OPPOSITE;

/** The adjective of a clause as it is meant: "too wide", "less chunky" and "not so big" are turned round. */
function sizeWordIn(scene: Scene): SizeWord | null {
  const { items } = scene.words.reading;
  const at = items.findIndex((item) => isSizeWord(valueIn(item, 'size')));
  const item: Item | undefined = items[at];
  const said = item === undefined ? null : valueIn(item, 'size');
  let word: SizeWord | null = isSizeWord(said) ? said : null;
  const before = (items[at - 1]?.norm ?? '').replace(/.* /, '');
  if (word !== null && (item!.negated || before === 'less' || before === 'too')) word = OPPOSITE[word];
  if (word !== null) return word;
  return COMPARATIVES.find(([pattern]) => pattern.test(scene.plain))?.[1] ?? null;
}

const USUAL_BAND_SHARE = 0.22;
const USUAL_STONE_SHARE = 0.18;
const USUAL_HEIGHT_MM = 0.8;

/** "Twice as big" is judged by the face that one sees: an area, so its root in length. */
const bySight = (plain: string, step: Step): Step =>
  step.kind === 'times' && /\b(?:twice|double|half|halve)\b/.test(plain)
    ? { kind: 'times', share: Math.sqrt(step.share) }
    : step;

function resize(scene: Scene, up: boolean, target: StoneTarget): Change {
  const unit = /\d ?-?(?:ct|cts|carats?)\b|half (?:a )?carat/.test(scene.plain) ? 'ct' : 'mm';
  const step = bySight(scene.plain, stepIn(scene.plain, up, USUAL_STONE_SHARE, unit)!);
  return { kind: 'stoneSize', target, unit, step, acrossMm: null };
}

export const readComparatives: ChangeReader = (scene) => {
  const word = sizeWordIn(scene);
  if (word === null || removing(scene)) return [];
  const { plain } = scene;
  const strength = strengthOf(plain);
  const target = targetIn(plain);
  // "add small diamonds on each side": the adjective belongs to what is added.
  if (
    scene.intent === 'add' &&
    (word === 'small' || word === 'large') &&
    (target !== null || scene.words.gemstones.length > 0)
  )
    return [];
  switch (word) {
    case 'slim':
    case 'wide': {
      if (target !== null && target !== 'row' && target !== 'centre' && !NAMES_BAND.test(plain))
        return [resize(scene, word === 'wide', target)];
      if (/\b(?:thickness|mm thick|deeper)\b/.test(plain)) {
        return [{ kind: 'bandThickness', step: stepIn(plain, word === 'wide', 0.15, 'mm')! }];
      }
      if (/\b(?:prongs?|claws?)\b/.test(plain) && !NAMES_BAND.test(plain))
        return [{ kind: 'prongs', count: null, step: null, form: word === 'slim' ? 'claw' : 'round' }];
      return [{ kind: 'bandWidth', step: stepIn(plain, word === 'wide', USUAL_BAND_SHARE, 'mm')! }];
    }
    case 'small':
    case 'large': {
      const up = word === 'large';
      if (
        /\b(?:ring )?sizes?\b/.test(plain) &&
        /\b(?:finger|ring size|sizes? (?:up|down|bigger|smaller|larger)|(?:bigger|smaller|larger) sizes?)\b/.test(
          plain,
        )
      )
        return [];
      if (target !== null) return [resize(scene, up, target)];
      if (NAMES_BAND.test(plain))
        return [{ kind: 'bandWidth', step: stepIn(plain, up, USUAL_BAND_SHARE, 'mm')! }];
      if (NAMES_STONE.test(plain) || scene.words.gemstones.length > 0 || scene.words.stoneCut !== null)
        return [resize(scene, up, 'centre')];
      if (/\b(?:it|everything|overall|whole|ring|one|piece)\b/.test(plain))
        return [{ kind: 'presence', to: up ? 'bold' : 'delicate', strength }];
      return [resize(scene, up, 'centre')];
    }
    case 'delicate':
    case 'bold': {
      const up = word === 'bold';
      if (NAMES_BAND.test(plain))
        return [{ kind: 'bandWidth', step: stepIn(plain, up, USUAL_BAND_SHARE, 'mm')! }];
      if (target !== null || /\b(?:stone|gem)\b/.test(plain)) return [resize(scene, up, target ?? 'centre')];
      if (/\b(?:prongs?|claws?)\b/.test(plain))
        return [{ kind: 'prongs', count: null, step: null, form: up ? 'round' : 'claw' }];
      return [{ kind: 'presence', to: word, strength }];
    }
    case 'simple':
    case 'ornate':
      // Milgrain has a reader of its own.
      if (MILGRAIN.test(plain)) return [];
      return [{ kind: 'ornament', to: word }];
    case 'high':
    case 'low': {
      if (/\b(?:price|cost|karat|cathedral)\b/.test(plain)) return [];
      const step = stepIn(plain, word === 'high', 0, 'mm')!;
      const amount = USUAL_HEIGHT_MM * strength * (word === 'high' ? 1 : -1);
      return [{ kind: 'height', step: step.kind === 'times' ? { kind: 'by', amount } : step }];
    }
  }
};

/** Plain values: "a 3 mm band", "2 carats", "an 8 x 6 stone". */
export const readMeasures: ChangeReader = (scene) => {
  if (removing(scene) || sizeWordIn(scene) !== null) return [];
  const { words, plain } = scene;
  const changes: Change[] = [];
  const bare = /(\d+(?:\.\d+)?) ?-?(?:mm|millimet)/.exec(plain);
  if (
    bare !== null &&
    scene.design.centre === null &&
    words.bandWidthMm === null &&
    words.stoneSizeMm === null
  ) {
    return [{ kind: 'bandWidth', step: { kind: 'to', value: Number(bare[1]) } }];
  }
  if (words.bandWidthMm !== null) {
    const step = { kind: 'to', value: words.bandWidthMm.value } as const;
    changes.push(
      /\bthick(?:ness)?\b/.test(plain) ? { kind: 'bandThickness', step } : { kind: 'bandWidth', step },
    );
  }
  const target = targetIn(plain) ?? 'centre';
  if (words.caratWeight !== null && scene.intent !== 'keep') {
    changes.push({
      kind: 'stoneSize',
      target,
      unit: 'ct',
      step: { kind: 'to', value: words.caratWeight.value },
      acrossMm: null,
    });
  }
  if (words.stoneSizeMm !== null) {
    const [length, across] = words.stoneSizeMm.value;
    changes.push({
      kind: 'stoneSize',
      target,
      unit: 'mm',
      step: { kind: 'to', value: length! },
      acrossMm: across ?? null,
    });
  }
  if (/\b(?:twice|double|half) (?:the|its|as|this)?\s?(?:size|big|large)\b/.test(plain)) {
    changes.push({
      kind: 'stoneSize',
      target,
      unit: 'mm',
      step: bySight(plain, stepIn(plain, null, 0, 'mm')!),
      acrossMm: null,
    });
  }
  return changes;
};

export const readRingSize: ChangeReader = ({ words, plain }) => {
  const relative =
    /\b(half|quarter|one|two|a|\d(?:\.\d+)?)? ?(?:a )?(?:ring )?sizes? (up|down|bigger|larger|smaller)\b/.exec(
      plain,
    ) ?? null;
  const reversed = /\b(?:go |size )?(up|down) (half|quarter|one|two|a|\d(?:\.\d+)?) ?(?:a )?sizes?\b/.exec(
    plain,
  );
  const amountOf = (text: string | undefined): number =>
    ({ half: 0.5, quarter: 0.25, two: 2, one: 1, a: 1 })[text ?? 'a'] ?? Number(text);
  if (relative !== null) {
    const amount = amountOf(relative[1]) * (/up|bigger|larger/.test(relative[2]!) ? 1 : -1);
    return [{ kind: 'ringSize', step: { kind: 'by', amount } }];
  }
  if (reversed !== null) {
    return [
      {
        kind: 'ringSize',
        step: { kind: 'by', amount: amountOf(reversed[2]) * (reversed[1] === 'up' ? 1 : -1) },
      },
    ];
  }
  return words.ringSize === null
    ? []
    : [{ kind: 'ringSize', step: { kind: 'to', value: words.ringSize.value } }];
};

// --- metal and surface ------------------------------------------------------------------------------------

export const readMetal: ChangeReader = (scene) => {
  // "recycled gold" asks for a source, not for another colour.
  const recycled = scene.to.metals.filter(({ words }) => /recycled|reclaimed/i.test(words));
  const metals = (recycled.length > 0 ? recycled.slice(0, 1) : scene.to.metals).map(({ value }) => value);
  if (metals.length === 0) return [];
  const named = scene.from === null ? scene.plain : `${scene.fromPlain} ${scene.toPlain}`;
  const target = NAMES_BAND.test(named)
    ? 'band'
    : NAMES_SETTING.test(named) || /\bhalo\b/.test(named)
      ? 'setting'
      : 'all';
  const instead = [...(scene.from?.metals ?? []), ...scene.words.excludedMetals].map(({ value }) => value);
  // "gold" without a colour is the usual yellow.
  return [
    {
      kind: 'metal',
      target: /\b(?:all|everything|whole|entire)\b/.test(named) ? 'all' : target,
      metals,
      instead,
    },
  ];
};

export const readFinish: ChangeReader = (scene) => {
  const { finish } = scene.to;
  const { texture } = scene.design.band;
  if (removing(scene)) {
    const asked = scene.words.reading.items.some((item) => has(item, 'finish') && !/engrav/.test(item.norm));
    const lettering = /\bengrav/.test(scene.plain) && scene.design.engraving === null;
    return (asked || lettering || /\b(?:pattern|texture|dents|hammering|brushing)\b/.test(scene.plain)) &&
      (texture.kind !== 'none' || scene.design.band.finish !== 'Polished')
      ? [{ kind: 'finish', finish: 'Polished' }]
      : [];
  }
  if (finish === null) return [];
  // "engraving in block letters" speaks of the lettering.
  if (
    finish.value === 'Engraved' &&
    /\b(?:letter|font|script|text|initial|name|inscription)/.test(scene.plain)
  )
    return [];
  return [{ kind: 'finish', finish: finish.value }];
};

export const readSustainability: ChangeReader = ({ words, intent }) =>
  words.sustainability !== null && intent !== 'remove' && words.metals.length === 0
    ? [{ kind: 'recycled' }]
    : [];

// --- stones -----------------------------------------------------------------------------------------------

/** Whether a gemstone of this design stands in its centre. */
const isCentre = (scene: Scene, gemstone: Gemstone): boolean => scene.design.centre?.gemstone === gemstone;

const plural = (scene: Scene, gemstone: string): boolean => {
  const word = gemstone.toLowerCase().replace(/y$/, 'ie');
  return new RegExp(`\\b${word}e?s\\b`).test(scene.plain);
};

function targetOfGemstone(scene: Scene, gemstone: Gemstone): StoneTarget {
  const said = targetIn(scene.from === null ? scene.plain : scene.fromPlain) ?? targetIn(scene.toPlain);
  if (said !== null) return said;
  const old = scene.from?.gemstones[0]?.value ?? scene.words.excludedGemstones[0]?.value;
  if (old !== undefined && !isCentre(scene, old)) return 'accents';
  // "use rubies for the accents" was said above; bare plurals beside another centre are the small stones.
  const accented = scene.design.halo ?? scene.design.sideStones ?? scene.design.bandStones;
  return scene.intent === 'add' && plural(scene, gemstone) && accented !== null ? 'accents' : 'centre';
}

/** "diamonds on the band": stones that are to be set there, not exchanged, when there are none yet. */
export const readGemstones: ChangeReader = (scene) => {
  if (removing(scene)) return readLeftOutGemstones(scene);
  const wanted = scene.to.gemstones.map(({ value }) => value);
  if (wanted.length === 0) return [];
  const first = wanted[0]!;
  if (/\bsurround(?:ed)?\b/.test(scene.plain)) return [];
  const target = targetOfGemstone(scene, first);
  const { design } = scene;
  if (target === 'sides' && (design.sideStones === null || scene.intent === 'add')) return [];
  if (target === 'row' && (design.bandStones === null || scene.intent === 'add')) return [];
  if (target === 'halo' && design.halo === null)
    return [
      { kind: 'halo', to: 'single' },
      { kind: 'gemstone', target: 'halo', gemstone: first },
    ];
  // "make the diamond 8 x 6 mm": the stone that is there is named, not asked for.
  const same = target === 'centre' && first === design.centre?.gemstone && design.centre.colour === null;
  const changes: Change[] = same && saysMore(scene) ? [] : [{ kind: 'gemstone', target, gemstone: first }];
  const second = wanted[1];
  if (second !== undefined && target === 'centre')
    changes.push({ kind: 'gemstone', target: 'accents', gemstone: second });
  return changes;
};

const saysMore = (scene: Scene): boolean =>
  sizeWordIn(scene) !== null ||
  [
    scene.words.stoneSizeMm,
    scene.words.caratWeight,
    scene.to.stoneCut,
    scene.to.setting,
    scene.to.prongCount,
  ].some((claim) => claim !== null) ||
  /\b(?:rotate|turn|sideways|across|east|west|twice|double|half)\b/.test(scene.plain) ||
  NAMES_BAND.test(scene.plain);

function readLeftOutGemstones(scene: Scene): Change[] {
  if (targetIn(scene.plain) !== null && targetIn(scene.plain) !== 'accents') return [];
  const named = [...scene.words.gemstones, ...scene.words.excludedGemstones].map(({ value }) => value);
  return named.slice(0, 1).map((gemstone) => ({ kind: 'withoutGemstone', gemstone }));
}

export const readCut: ChangeReader = (scene) => {
  const cut = scene.from === null ? (scene.to.stoneCut?.value ?? null) : cutIn(scene.to);
  if (cut === null || removing(scene)) return [];
  if (targetIn(scene.plain) === 'sides') {
    return scene.design.sideStones === null || scene.intent === 'add'
      ? []
      : [{ kind: 'cut', target: 'sides', cut }];
  }
  // "a cushion halo" speaks of the halo's outline.
  if (/\b(?:cushion|floral|round|square)(?:-shaped)? halo\b/.test(scene.plain)) return [];
  return [{ kind: 'cut', target: 'centre', cut }];
};

export const readOrientation: ChangeReader = ({ plain }) => {
  if (/\b(?:east[ -]?west|sideways|across the finger|horizontal(?:ly)?)\b/.test(plain))
    return [{ kind: 'turnStone', to: 'across-finger' }];
  if (/\b(?:north[ -]?south|lengthwise|along the finger|vertical(?:ly)?|upright)\b/.test(plain))
    return [{ kind: 'turnStone', to: 'along-finger' }];
  return /\b(?:rotate|turn) the (?:stone|gem|\w+)(?: (?:round|around|90.*))?$/.test(plain)
    ? [{ kind: 'turnStone', to: null }]
    : [];
};

const numberIn = (plain: string): number | null => {
  const match = /\b(one|two|three|four|five|single|double|\d)\b/.exec(plain);
  if (match === null) return null;
  return { one: 1, single: 1, two: 2, double: 2, three: 3, four: 4, five: 5 }[match[1]!] ?? Number(match[1]);
};

const SURROUND = /\bsurround(?:ed)?(?: it| the \w+)? (?:with|by)\b/;

export const readHalo: ChangeReader = (scene) => {
  const { plain } = scene;
  if (SURROUND.test(plain) && !removing(scene)) {
    const gemstone = scene.to.gemstones[0]?.value;
    return [
      { kind: 'halo', to: 'single' },
      ...(gemstone === undefined ? [] : [{ kind: 'gemstone', target: 'halo', gemstone } as const]),
    ];
  }
  if (!/\bhalo/.test(plain)) return [];
  if (removing(scene))
    return [
      {
        kind: 'halo',
        to: /\b(?:double|second|outer)\b/.test(plain) && scene.design.halo?.rows === 2 ? 'single' : 'none',
      },
    ];
  if (/\bhidden\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'Hidden halos cannot be made yet: a halo around the stone can.',
      },
    ];
  }
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

export const readSideStones: ChangeReader = (scene) => {
  const { plain, design } = scene;
  const arrangement = /\b(?:three|3)[ -]stone\b|\btrilogy\b/.test(plain)
    ? 1
    : /\b(?:five|5)[ -]stone\b/.test(plain)
      ? 2
      : null;
  if (arrangement !== null && !removing(scene))
    return [{ kind: 'sideStones', perSide: arrangement, gemstone: null, cut: null }];
  if (targetIn(plain) !== 'sides') return [];
  if (removing(scene)) return [{ kind: 'sideStones', perSide: 0, gemstone: null, cut: null }];
  if (design.sideStones !== null && scene.intent !== 'add') {
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
  const cut = scene.to.stoneCut?.value ?? (/\bbaguettes?\b/.test(plain) ? 'Baguette' : null);
  return [{ kind: 'sideStones', perSide, gemstone: scene.to.gemstones[0]?.value ?? null, cut }];
};

function rowSettingIn({ plain, to }: Scene): Extract<Change, { kind: 'bandStones' }>['setting'] {
  if (/\bshared (?:prongs?|claws?)/.test(plain)) return 'shared-prong';
  switch (to.setting?.value) {
    case 'Pave':
      return 'pave';
    case 'Channel':
      return 'channel';
    case 'Bar':
      return 'bar';
    default:
      return null;
  }
}

export const readBandStones: ChangeReader = (scene) => {
  const { plain, design } = scene;
  const rows = /\b(?:two|2|double|second) rows?\b/.test(plain)
    ? 2
    : /\b(?:three|3|third) rows?\b/.test(plain)
      ? 3
      : /\b(?:one|single) row\b/.test(plain)
        ? 1
        : null;
  const around =
    /\b(?:all (?:the way )?(?:a?round)|full(?:y)? (?:eternity|around)|eternity|whole band|entire band)\b/.test(
      plain,
    )
      ? true
      : /\b(?:half(?: ?way)?(?: eternity)?|shoulders only|only (?:on )?the shoulders|just the shoulders|top only)\b/.test(
            plain,
          ) && targetIn(plain) === 'row'
        ? false
        : null;
  const setting = rowSettingIn(scene);
  const named =
    targetIn(plain) === 'row' ||
    (NAMES_BAND.test(plain) && scene.to.gemstones.length > 0) ||
    rows !== null ||
    around === true;
  if (!named) return [];
  if (removing(scene))
    return [{ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null }];
  const gemstone = scene.to.gemstones[0]?.value ?? null;
  if (
    sizeWordIn(scene) !== null &&
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
    design.bandStones !== null &&
    gemstone !== null &&
    scene.intent !== 'add'
  )
    return [];
  return [{ kind: 'bandStones', on: true, setting, gemstone, around, rows }];
};

/** "Remove the accents", "no stones": groups of stones at once. */
export const readLeftOutStones: ChangeReader = (scene) => {
  const { plain, design } = scene;
  if (!removing(scene)) return [];
  const groups: Change[] = [];
  if (targetIn(plain) === 'accents') {
    if (design.halo !== null) groups.push({ kind: 'halo', to: 'none' });
    if (design.sideStones !== null)
      groups.push({ kind: 'sideStones', perSide: 0, gemstone: null, cut: null });
    if (design.bandStones !== null)
      groups.push({ kind: 'bandStones', on: false, setting: null, gemstone: null, around: null, rows: null });
    return groups.length > 0
      ? groups
      : [{ kind: 'refused', reason: 'impossible', message: 'This ring has no accent stones.' }];
  }
  const all =
    /\b(?:any|all|the|no|without) ?(?:the |of the )?(?:stones?|gems?|gemstones?)\b(?! (?:on|in|along|around))/.test(
      plain,
    );
  return all && targetIn(plain) === null ? [{ kind: 'noStones' }] : [];
};

// --- setting ----------------------------------------------------------------------------------------------

export const readSetting: ChangeReader = (scene) => {
  const { plain, to } = scene;
  const prongCount = to.prongCount?.value ?? null;
  if (prongCount !== null && !removing(scene)) {
    const held = scene.design.head?.kind === 'prong';
    const changes: Change[] = held ? [] : [{ kind: 'setting', setting: 'Prong' }];
    return [...changes, { kind: 'prongs', count: prongCount, step: null, form: null }];
  }
  if (/\b(?:prongs?|claws?)\b/.test(plain) && scene.design.head?.kind === 'prong' && !removing(scene)) {
    const form = /\bdouble[ -](?:claws?|prongs?)\b/.test(plain)
      ? 'double-claw'
      : /\bv[ -](?:shaped )?prongs?\b/.test(plain)
        ? 'v'
        : /\b(?:claw|pointed|sharp|talon)s?\b/.test(plain)
          ? 'claw'
          : /\b(?:round|rounded|ball|bead)\b/.test(plain)
            ? 'round'
            : /\b(?:flat|tab|square)\b/.test(plain)
              ? 'flat-tab'
              : null;
    const step = /\b(?:more|extra|additional)\b/.test(plain)
      ? 1
      : /\b(?:fewer|less)\b/.test(plain)
        ? -1
        : null;
    if (form !== null || step !== null) return [{ kind: 'prongs', count: null, step, form }];
  }
  if (to.setting === null || removing(scene)) return [];
  const norm = plain;
  if (/\bflush|gypsy|burnish/.test(norm)) return [{ kind: 'setting', setting: 'flush' }];
  if (/\b(?:half|partial)[ -]bezel/.test(norm)) return [{ kind: 'setting', setting: 'half-bezel' }];
  const setting = to.setting.value;
  // Halos, rows, cathedrals and baskets have readers of their own.
  if (
    setting === 'Halo' ||
    setting === 'Pave' ||
    setting === 'Channel' ||
    setting === 'Bar' ||
    /\bcathedral|basket|trellis|crown\b/.test(norm)
  )
    return [];
  if (sizeWordIn(scene) !== null || scene.to.metals.length > 0) return [];
  return [{ kind: 'setting', setting }];
};

export const readGallery: ChangeReader = ({ plain, intent }) => {
  const gallery = /\bbasket\b/.test(plain)
    ? 'basket'
    : /\bdouble[ -]?rail\b/.test(plain)
      ? 'double-rail'
      : /\btrellis\b/.test(plain)
        ? 'trellis'
        : /\bcrown (?:setting|gallery|head)\b/.test(plain)
          ? 'crown'
          : /\bpeg (?:head|setting)\b/.test(plain)
            ? 'peg'
            : null;
  return gallery === null || intent === 'remove' ? [] : [{ kind: 'gallery', gallery }];
};

export const readShoulders: ChangeReader = ({ plain, intent }) =>
  /\bcathedral\b/.test(plain)
    ? [{ kind: 'cathedral', on: intent !== 'remove' }]
    : /\bplain shoulders\b/.test(plain)
      ? [{ kind: 'cathedral', on: false }]
      : [];

// --- band -------------------------------------------------------------------------------------------------

export const readBandShape: ChangeReader = ({ plain, intent, design }) => {
  const changes: Change[] = [];
  const on = intent !== 'remove';
  if (on) {
    if (/\bknife[ -]?edged?\b/.test(plain)) changes.push({ kind: 'bandProfile', profile: 'knife-edge' });
    else if (/\bcomfort\b/.test(plain)) changes.push({ kind: 'bandProfile', profile: 'comfort' });
    else if (/\bcourt\b/.test(plain)) changes.push({ kind: 'bandProfile', profile: 'court' });
    else if (/\b(?:d[ -]shaped?|half[ -]round|domed|rounded)\b/.test(plain) && !/\bprong|claw/.test(plain))
      changes.push({ kind: 'bandProfile', profile: 'd-shape' });
    else if (/\bflat (?:band|profile|shank)|\b(?:band|shank|profile) (?:\w+ )?flat\b/.test(plain))
      changes.push({ kind: 'bandProfile', profile: 'flat' });
  }
  if (/\bsplit\b/.test(plain)) changes.push({ kind: 'bandForm', form: on ? 'split' : 'single' });
  else if (/\b(?:twist(?:ed)?|rope|braid(?:ed)?|entwined)\b/.test(plain))
    changes.push({ kind: 'bandForm', form: on ? 'twist' : 'single' });
  else if (/\bbypass\b/.test(plain)) changes.push({ kind: 'bandForm', form: on ? 'bypass' : 'single' });
  else if (
    design.band.form !== 'single' &&
    /\b(?:plain|straight|single|simple|regular|normal) (?:band|shank)\b/.test(plain)
  )
    changes.push({ kind: 'bandForm', form: 'single' });
  if (/\btaper/.test(plain)) changes.push({ kind: 'bandTaper', to: on ? 'tapered' : 'even' });
  else if (/\b(?:even|constant|uniform|same) (?:in )?width\b/.test(plain))
    changes.push({ kind: 'bandTaper', to: 'even' });
  if (/\bgrooves?d?\b/.test(plain))
    changes.push({ kind: 'grooves', count: on ? Math.min(3, numberIn(plain) ?? 1) : 0 });
  if (MILGRAIN.test(plain)) changes.push({ kind: 'milgrain', on });
  return changes;
};

// --- lettering and mood -----------------------------------------------------------------------------------

export const readEngraving: ChangeReader = ({ words, plain, intent, design }) => {
  const changes: Change[] = [];
  if (words.engraving !== null && intent !== 'remove')
    changes.push({ kind: 'engraving', text: words.engraving.value });
  else if (
    intent === 'remove' &&
    /\b(?:engraving|inscription|lettering|text|initials|words)\b/.test(plain) &&
    design.engraving !== null
  )
    changes.push({ kind: 'engraving', text: null });
  if (/\b(?:engrav|letter|font|text|inscription|writing)/.test(plain)) {
    if (/\b(?:script|cursive|handwrit\w+|italic)\b/.test(plain))
      changes.push({ kind: 'lettering', lettering: 'script' });
    else if (/\b(?:sans|block|plain letters|modern font|capitals)\b/.test(plain))
      changes.push({ kind: 'lettering', lettering: 'sans' });
    else if (/\b(?:serif|roman letters|classic font|print)\b/.test(plain))
      changes.push({ kind: 'lettering', lettering: 'serif' });
  }
  return changes;
};

export const readCharacter: ChangeReader = (scene) => {
  const { to, intent } = scene;
  if (intent === 'remove') return [];
  const changes: Change[] = [];
  if (to.era !== null && sizeWordIn(scene) === null) changes.push({ kind: 'era', era: to.era.value });
  if (to.culture.length > 0)
    changes.push({ kind: 'cultures', cultures: to.culture.map(({ value }) => value) });
  const motifs = to.motifs
    .map(({ value }) => value)
    .filter((motif) => !(motif === 'Floral' && /\bhalo\b/.test(scene.plain)) && motif !== 'Abstract');
  if (motifs.length > 0) changes.push({ kind: 'motifs', motifs });
  return changes;
};

// --- wishes that no design can follow ---------------------------------------------------------------------

export const readRefusals: ChangeReader = ({ plain, words, design, intent }) => {
  if (/\b(?:undo|revert|go back|previous version|last change)\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'Every earlier version is kept: choose it in the list of versions to go back.',
      },
    ];
  }
  if (/\bmatching (?:wedding |eternity )?(?:band|ring|earrings|necklace|pendant|set)\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'A matching piece is a design of its own: start a new design and ask for it.',
      },
    ];
  }
  if (
    /\b(?:cheaper|less expensive|lower (?:the )?(?:price|cost)|more affordable|reduce the (?:price|cost))\b/.test(
      plain,
    )
  ) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'To lower the price, ask for a smaller stone, another metal, or fewer small stones.',
      },
    ];
  }
  const type = words.type?.value;
  if (type !== undefined && type !== design.type && !/\bcrown\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: `A ${design.type.toLowerCase()} cannot become ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type.toLowerCase()} by a refinement: start a new design.`,
      },
    ];
  }
  const adds =
    intent === 'add' && /\b(?:a|the|one|cent(?:er|re)) (?:\w+ )?(?:stone|gem|gemstone)\b/.test(plain);
  if (adds && design.centre === null && words.gemstones.length === 0) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'Please say which stone should be added, for example "a round diamond".',
      },
    ];
  }
  return [];
};

const ANOTHER = /\b(?:change|different|another|new|other|redo|alternative|rethink|replace|swap)\b/;

/** "Change the band", "a different setting": only when nothing more was said. */
export const readAnother: ChangeReader = ({ plain, intent }) => {
  if (!ANOTHER.test(plain) || intent === 'keep') return [];
  if (NAMES_BAND.test(plain)) return [{ kind: 'another', part: 'band' }];
  if (/\b(?:setting|head|mount(?:ing)?)\b/.test(plain)) return [{ kind: 'another', part: 'setting' }];
  if (/\b(?:stone|gem|gemstone|cent(?:er|re))\b/.test(plain)) {
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'Please say which stone should take its place, for example "a sapphire".',
      },
    ];
  }
  return [];
};
