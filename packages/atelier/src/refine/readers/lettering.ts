/** Engraving, and the mood of the piece. */

import { FIGURES, type Figure, type Motif } from '@filigree/contracts';
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import { has } from '../../brief/scan.ts';
import { motifsOfFigure } from '../../design/ornament/figures.ts';
import type { Change } from '../change.ts';
import { intentOf } from '../intent.ts';
import { describedIn } from '../lettering.ts';
import { BACKS } from '../lexicon/letters.ts';
import { CLERGY, STONE_ORIGINS, TOLD_OF_PLACES } from '../lexicon/origins.ts';
import { anyOf, phrases } from '../lexicon/phrases.ts';
import { POSED, WHOLE_FIGURE } from '../lexicon/unmakeable.ts';
import { isPartNoun, partNamed } from '../partNamed.ts';
import type { Scene } from '../scene.ts';
import { isPartSpokenOf, isShownFigure, isShownMotif, showsAny } from '../shownFigure.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { charmIn, letteredCharm, readCharms } from './charms.ts';
import { countsFigures } from './counts.ts';
import { readCut } from './cuts.ts';
import { HANGS_ALREADY, speaksOfDrop } from './drops.ts';
import { readFittings } from './fittings.ts';
import { faceIn } from './hands.ts';
import { coloursSetting, goldColourIn, isOfEnamel, ROUGH_GROUND } from './metals.ts';
import { tooMuchOf } from './mood.ts';
import { colourFor, speaksOfEyes } from './namedStones.ts';
import { type ChangeReader, GEM_NAMES, GEM_PLURALS, NAMES_STONE } from './names.ts';
import { deeperIn } from './relief.ts';

const isDescribed = ({ written, intent, lettering }: Scene): boolean =>
  intent !== 'remove' && intent !== 'keep' && lettering === null && describedIn(written);

const SAY_WORDS: Change = {
  kind: 'refused',
  reason: 'impossible',
  message: 'Say the words themselves, as they should be read: one short line.',
};
const OUTSIDE =
  /\b(?:outside|outer|exterior|on (?:the )?(?:top|front)|where (?:people|everyone|you) can see)\b/;
const INSIDE_ONLY: Change = {
  kind: 'refused',
  reason: 'not-built',
  message:
    'Letters are cut inside a band, not on its outside: ask for them there, or for a signet or a plate.',
};
const NOT_ON_CLASP: Change = {
  kind: 'refused',
  reason: 'not-built',
  message:
    'A clasp has no room for letters that one could read: they are cut where the piece has room for them.',
};
const BEHIND = anyOf(BACKS);
/** "On the reverse", of a piece that has one. */
const asksBehind = ({ plain, facts }: Scene): boolean => facts.piece?.front != null && BEHIND.test(plain);
/** "My initials under the lion", of a signet whose face bears one: a face has room for one of the two. */
const besideFigure = ({ facts, plain, from, to }: Scene): boolean =>
  facts.piece === null &&
  facts.isPlate &&
  from === null &&
  !/\b(?:instead|replac\w+|swap|rather than|in place of)\b/.test(plain) &&
  (facts.faceFigure !== null || to.figures.length > 0 || to.motifs.length > 0);
/** "The date inside", of a piece that is no ring. */
const asksInside = ({ plain, facts }: Scene): boolean =>
  facts.isPlate && facts.piece !== null && /\binside\b/.test(plain);
const isBand = ({ piece }: Scene['facts']): boolean => piece === null || piece.carrier === 'bangle';

export const readEngraving: ChangeReader = (scene) => {
  const { plain, intent, facts } = scene;
  const changes: Change[] = [];
  const text = scene.lettering;
  if (isDescribed(scene)) return [SAY_WORDS];
  if (text !== null && OUTSIDE.test(plain) && !facts.isPlate && facts.lettering === null && isBand(facts))
    return [INSIDE_ONLY];
  if (text !== null && /\bon (?:the |its |a )?(?:\w+ )?clasp\b/.test(plain) && facts.piece !== null)
    changes.push(NOT_ON_CLASP);
  const charm = letteredCharm(scene);
  if (text !== null)
    changes.push({
      kind: 'engraving',
      text,
      ...(charm !== null && { on: charm }),
      ...(asksBehind(scene) && { behind: true }),
      ...((besideFigure(scene) || asksInside(scene)) && { inside: true }),
    });
  else if (
    intent === 'remove' &&
    /\b(?:engraving|inscription|lettering|text|initials|words)\b/.test(plain) &&
    (facts.engraved || facts.polished)
  )
    changes.push({ kind: 'engraving', text: null });
  // "Initials": of what letters is not told.
  const untold = /\b(?:initials|monogram|names?)\b/.test(plain) && text === null && !facts.engraved;
  // "Leave it blank": of a face that bears something.
  if (facts.isPlate && /\b(?:blank|empty)\b/.test(plain) && text === null)
    return [facts.lettering === null ? { kind: 'noMotif' } : { kind: 'engraving', text: null }];
  if (untold && intent !== 'remove') changes.push({ kind: 'lettering', lettering: 'script' });
  changes.push(...faceIn(scene));
  return changes;
};

const FINDINGS = /\b(?:hooks?|backs?|wires?|clips?|posts?)\b/;

/** Outlines that are said of a stone or a band here, not of a pattern. */
const OUTLINES = /^(?:square|squared|angular|rectangular|octagon|octagonal)$/i;
/** Parts of figures that are motifs where they stand alone. */
export const OWN_PARTS =
  /^(?:wings?|tail|eyes?|petals?|leaf|leaves|feathers?|shells?|mane|fins?|scales?|horns?|beak|claws?|antlers?|ears?)$/i;

/** "Less flowers", "not so many stars": fewer of them are no others. */
const fewerFigures = ({ plain, to }: Scene): boolean =>
  to.motifs.length + to.figures.length > 0 &&
  to.gemstones.length === 0 &&
  /\b(?:fewer|less|not (?:so|as) many|too many|(?:just|only) one) (?:\w+ )?\w+/.test(plain) &&
  !/\b(?:instead|rather|but)\b/.test(plain);
export const HOW_MANY: Change = {
  kind: 'refused',
  reason: 'impossible',
  message:
    'How many figures it shows cannot be changed: name the one that it should show, for example "a daisy".',
};

/** "Five stars" of a tiara of stars: how many, and no other star. */
const countsShown = ({ plain, to, facts }: Scene): boolean =>
  facts.motif !== null &&
  [...to.figures, ...to.motifs].some(
    ({ value, words }) =>
      /s$/i.test(words) &&
      (value === facts.motif || motifsIn(value).includes(facts.motif!)) &&
      new RegExp(
        String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\w+ )?${words.toLowerCase()}\b`,
      ).test(plain),
  );
const motifsIn = (value: Figure | Motif): readonly Motif[] => {
  const figure = FIGURES.find((one) => one === value);
  return figure === undefined ? [] : motifsOfFigure(figure);
};

const FOUND = /^(?:and |but )?the (?:\w+ ){1,3}?(?:is|are|looks?|seems?|feels?)\b/;
/** "The star is sweet": all that is named stands before the verb, and nothing behind it. */
function isFound({ plain, to }: Scene): boolean {
  const said = FOUND.exec(plain);
  const behind = said === null ? plain : plain.slice(said[0].length);
  return (
    said !== null && [...to.figures, ...to.motifs].every(({ words }) => !behind.includes(words.toLowerCase()))
  );
}

/** "Turn the moon", "the star should hang from the middle": how and where what is there stands. */
const TURNED =
  /\b(?:turn|rotate|tilt|tip|lean|spin) (?:the|its|my) \w+\b(?!.*\b(?:into|to an?|stones?)\b)|^(?:and |but )?(?:the|its|my) (?:\w+ )?\w+ (?:should |could |can |to )?(?:hangs?|hanging|sits?|goes|go|stands?) (?:from|in|inside|under|below|at|between) (?:the|its)\b/;

/** Figures within figures. */
const PARTS_OF: Readonly<Record<string, RegExp>> = {
  claddagh: /^(?:hearts?|hands?|crown)$/i,
  'crescent-and-star': /^(?:stars?|moon|crescent)$/i,
  'sankofa-heart': /^hearts?$/i,
};

const ORIGIN = new RegExp(
  String.raw`\b${phrases(STONE_ORIGINS)} (?:\w+ ){0,2}?(?:ones?|stones?|gems?|${GEM_PLURALS}|${GEM_NAMES})\b`,
);
const TOLD = anyOf(TOLD_OF_PLACES);
/** "My priest": somebody, and no style. */
const PERSON = new RegExp(`^(?:my |our |the |her |his )*${phrases(CLERGY)}s?$`, 'i');

/** "The tahitian ones", "the sea in Greece": where stones come from, or somebody was, and no style. */
function isPlace({ plain }: Scene, words: string): boolean {
  const name = words.toLowerCase();
  if (anyOf(STONE_ORIGINS).test(name) && ORIGIN.test(plain)) return true;
  const at = plain.indexOf(name);
  return (
    /\b(?:in|of|from|to|near|off|around)(?: the)? $/.test(plain.slice(0, at)) && TOLD.test(plain.slice(0, at))
  );
}

export const readCharacter: ChangeReader = (scene) => {
  const { to, intent } = scene;
  const ofCharm = charmIn(scene) ?? letteredCharm(scene);
  if (readCharms(scene).length > 0 || ofCharm !== null || ROUGH_GROUND.test(scene.plain)) return [];
  if (intent === 'remove') {
    const { items } = scene.words.reading;
    const named =
      items.some((item) => has(item, 'motif', 'figure', 'culture')) ||
      /\b(?:motif|figure|emblem)s?\b/.test(scene.plain);
    const other =
      speaksOfDrop(scene) || /\b(?:halo|drops?|charms?|engraving|pattern|enamel)\b/.test(scene.plain);
    // "Take away half of the bells": how many of them, and not all.
    return named && partNamed(scene) === null && !other && scene.words.gemstones.length === 0
      ? [{ kind: 'noMotif' }]
      : [];
  }
  if (tooMuchOf(scene) !== null || countsFigures(scene) || colourFor(scene) !== null) return [];
  // "The star looks lonely": it is there, and asked for no second time.
  if (isFound(scene)) return [];
  if (TURNED.test(scene.plain) && showsAny(scene) && scene.from === null)
    return [{ kind: 'refused', reason: 'impossible', message: POSED }];
  if (fewerFigures(scene) || countsShown(scene)) return [HOW_MANY];
  // "Some runes round the band": a pattern, and nothing that is shown.
  if (scene.facts.piece === null && to.culture.length > 0 && AROUND_BAND.test(scene.plain))
    return [{ kind: 'cultures', cultures: to.culture.map(({ value }) => value) }];
  const changes: Change[] = [];
  const cultures = to.culture.filter((claim) => !isPlace(scene, claim.words) && !PERSON.test(claim.words));
  // A figure's name asks for the figure alone: a skull on a plain ring leaves the ring's style as it is.
  const isFigure = to.figures.some(({ at }) => at === to.era?.at);
  const ofStyle =
    /\b(?:look|style|feel|vibe|aesthetic|era)\b/.test(scene.plain) && to.era?.value === 'Minimalist';
  if (to.era !== null && !isFigure && deeperIn(scene) === null && (sizeWordIn(scene) === null || ofStyle))
    changes.push({ kind: 'era', era: to.era.value });
  if (cultures.length > 0 && (to.figures.length === 0 || scene.facts.piece === null))
    changes.push({ kind: 'cultures', cultures: cultures.map(({ value }) => value) });
  // "Fish hooks" and "butterfly backs" are findings here.
  const fitted = readFittings(scene);
  if (fitted.length > 0 && (FINDINGS.test(scene.plain) || fitted.some(({ kind }) => kind === 'clasp')))
    return changes.filter(({ kind }) => kind === 'era');
  // "Blue enamel wings" of a butterfly are its own.
  const ofFigure = (words: string): boolean =>
    scene.facts.figure !== null &&
    (OWN_PARTS.test(words) || PARTS_OF[scene.facts.figure]?.test(words) === true) &&
    (to.gemstones.length > 0 ||
      to.metals.length > 0 ||
      to.enamelColours.length > 0 ||
      to.finish !== null ||
      isOfEnamel(scene));
  // "Make the wolf bigger": it is there, and asked for no second time.
  const part = partNamed(scene);
  const known = to.figures.filter(
    (claim) => isShownFigure(scene, claim) || (part !== null && isPartNoun(part, claim.words)),
  );
  const cutAt =
    readCut(scene).length > 0 && (NAMES_STONE.test(scene.plain) || scene.words.gemstones.length > 0);
  // "Swap white for rose" speaks of gold.
  if (goldColourIn(scene) !== null || coloursSetting(scene.plain)) return changes;
  const ofEyes = speaksOfEyes(scene);
  const motifs = to.motifs
    .filter(({ value }) => !(ofEyes && value === 'Eye'))
    .filter(({ at }) => !cutAt || !has(to.reading.items[at], 'cut', 'shape'))
    .filter(({ at, value }) => !known.some((claim) => claim.at === at) && !isShownMotif(scene, value))
    .filter(({ words }) => !ofFigure(words) && !OUTLINES.test(words))
    .map(({ value }) => value)
    .filter(
      (motif) =>
        !(motif === 'Floral' && /\bhalo\b/.test(scene.plain)) &&
        (motif !== 'Abstract' || scene.facts.piece !== null),
    );
  const figures = to.figures
    .filter(
      (claim) =>
        !ofFigure(claim.words) && !known.includes(claim) && !(ofEyes && /eye|nazar/.test(claim.value)),
    )
    .map(({ value }) => value);
  // Twists, waves and leaves of a band are its form; a drop's figure belongs to the drop.
  const shapesBand =
    scene.facts.piece === null &&
    /\b(?:band|shank|edges?)\b/.test(scene.plain) &&
    motifs.length > 0 &&
    figures.every((figure) => figure === 'knot' || figure === 'wave');
  if (
    (motifs.length > 0 || figures.length > 0) &&
    !(shapesBand && motifs.every((motif) => motif === 'Abstract')) &&
    !speaksOfDrop(scene)
  )
    changes.push(...shown(scene, motifs, figures));
  return changes;
};

/** "A heart in one loop": into what is shown, not in its place. */
const INTO_FIGURE =
  /\b(?:in|on|inside|at|over|onto) (?:one|the|its|each|both|one of the) (?:loops?|corners?|ends?|tips?|branch(?:es)?|wings?|petals?|cent(?:er|re)|middle)\b/;

/** "Give it", "add", "as well": something beside what is there, not in its place. */
const ADDS =
  /\b(?:add(?:ing)?|tie (?:it|them)|give (?:it|him|her|them)|also|too|as well|extra|more \w+s|another|next to|beside|alongside|attach|include|along with|plus)\b|\b(?:put|stick|pop) (?:an? |some |one )(?:\w+ ){1,3}(?:on|onto) (?:it|there|the|each|both)\b/;
const REPLACES = /\b(?:instead|swap|switch|replace|change|turn|make it)\b/;
const AROUND_BAND =
  /\b(?:a?round|along|all over|over) (?:the |its )?(?:whole |entire )?(?:band|ring|edge|outside|shank)\b|\bborder\b/;

/** "Stars either side of the moon". */
const ON_ITS_SIDES = /\b(?:on |at )?(?:either|each|both) sides?\b/;
const FRAMES =
  /\b(?:fram(?:e|ed)|surround(?:ed)?|border(?:ed)?|wreath(?:ed)?|encircl(?:e|ed)|edg(?:e|ed)) (?:(?:it|them|the \w+(?: \w+)?) )?(?:with|by|in)\b/;
const NOT_ABOUT_IT =
  'Figures do not go around a stone or another figure yet: a halo of small stones does, or ask for them in the place of what is shown.';
const NO_PLACE_BESIDE =
  'There is no place beside what is shown here: ask for the figure in its place, for example "flowers instead".';

const NUMBER_BEFORE = new RegExp(
  String.raw`\b(${Object.keys(NUMBER_WORDS).join('|')}|\d{1,2}) (?:\w+ )?(?=\w+s\b)`,
);

/** "Hearts around the bangle", "more stars on it": several of a figure, where they can go around. */
function aroundBangle(
  { facts, to, plain, from }: Scene,
  motifs: readonly Motif[],
  figures: readonly Figure[],
): Change | null {
  if (facts.piece?.carrier !== 'bangle' || from !== null || to.gemstones.length > 0) return null;
  if (/\b(?:engrav|etch|inscrib)\w*/.test(plain)) return null;
  const [figure = null] = figures;
  const motif = figure === null ? motifs[0] : (motifsOfFigure(figure)[0] ?? motifs[0]);
  const isPlural = [...to.motifs, ...to.figures].some(({ words }) => /[^s]s$/i.test(words));
  if (motif === undefined || !isPlural || facts.piece.front === 'plate') return null;
  const said = /\bmore\b/.test(plain) ? undefined : NUMBER_BEFORE.exec(plain)?.[1];
  const count = said === undefined ? null : (NUMBER_WORDS[said] ?? Number(said));
  return { kind: 'figuresAround', motif, figure, count: count === null || count < 2 ? null : count };
}

/** A figure in the place of the front, or beside it where it is to be added. */
function shown(scene: Scene, motifs: readonly Motif[], figures: readonly Figure[]): Change[] {
  const { facts, intent, to, plain } = scene;
  // What is shown, or a part of it, is spoken of and not asked for.
  if (
    isPartSpokenOf(scene) &&
    (showsAny(scene) || [...to.figures, ...to.motifs].some(({ words }) => OWN_PARTS.test(words)))
  )
    return [];
  if (isPartSpokenOf(scene))
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'That figure is not among what is shown here: say which should take the place of what is.',
      },
    ];
  const inPlace: Change = { kind: 'motifs', motifs, figures };
  const around = aroundBangle(scene, motifs, figures);
  if (around !== null) return [around];
  const { front } = facts.piece ?? { front: facts.figure === null ? null : 'motif' };
  // "Frame it with leaves": about what is there, never in its place.
  if ((front !== null || facts.centre !== null) && FRAMES.test(plain))
    return [{ kind: 'refused', reason: 'not-built', message: NOT_ABOUT_IT }];
  if (front === null) return [inPlace];
  // Wings of a dragon are no wings beside a dragon.
  const isPart = [...to.motifs, ...to.figures].some(({ words }) => OWN_PARTS.test(words));
  const replaces = scene.from !== null || REPLACES.test(plain) || plain.split(' ').length < 3;
  // "Bigger wings" of a bee: hers, however short it is said.
  const isSized = isPart && sizeWordIn(scene) !== null && scene.from === null && !REPLACES.test(plain);
  if (facts.figure !== null && isSized && intent !== 'add')
    return [{ kind: 'refused', reason: 'impossible', message: WHOLE_FIGURE }];
  if (facts.figure !== null && (isPart || INTO_FIGURE.test(plain)) && !replaces)
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'A figure is modelled as a whole: nothing can be added to its body.',
      },
    ];
  if (facts.isPlate && /\b(?:borders?|rims?|edging|edges?)\b/.test(plain))
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message:
          'A border of figures cannot be put on a plate yet: milgrain or small stones can go round it.',
      },
    ];
  if (/\b(?:engrave|etch|inscribe)\b/.test(plain) && facts.piece !== null && !facts.isPlate)
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message:
          'A figure is modelled in the place of the front, not engraved beside it: ask for it instead of what is there.',
      },
    ];
  const besideName =
    front === 'nameplate' && !replaces && (intent === 'add' || ADDS.test(plain) || /\bwith\b/.test(plain));
  // "Two more stars and a bell": what goes on with what is added is added too.
  const goesOn = intent === 'add' && intentOf(scene.written) === null;
  if (goesOn && isPart) return [];
  const flanks = ON_ITS_SIDES.test(plain) && !replaces;
  if (!besideName && !goesOn && !flanks && (intent !== 'add' || !ADDS.test(plain))) return [inPlace];
  if (flanks && facts.piece !== null)
    return [{ kind: 'refused', reason: 'impossible', message: NO_PLACE_BESIDE }];
  if ((facts.piece?.drops ?? 0) > 0) return [HANGS_ALREADY];
  if (facts.piece === null)
    return [
      {
        kind: 'refused',
        reason: 'impossible',
        message: 'One figure is shown here: say which should take its place, for example "a raven instead".',
      },
    ];
  const { type } = facts;
  if (type === 'Tiara' || type === 'Cufflinks')
    return [{ kind: 'refused', reason: 'impossible', message: NO_PLACE_BESIDE }];
  const [figure = null] = figures;
  return [
    {
      kind: 'drop',
      on: true,
      count: null,
      gemstone: to.gemstones[0]?.value ?? null,
      figure,
      motif: figure === null ? (motifs[0] ?? null) : null,
    },
  ];
}
