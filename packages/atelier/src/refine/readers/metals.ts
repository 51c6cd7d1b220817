/** Metal, finish and where the metal comes from. */
import {
  METAL_FINISHES,
  type Metal,
  type MetalFinish,
  STONE_COLOURS,
  type StoneColour,
} from '@filigree/contracts';
import { STOP_WORDS } from '../../brief/lexicon/plainEnglish.ts';
import { has, valueIn } from '../../brief/scan.ts';
import { nearestEnamels as enamelsOf } from '../../design/enamels.ts';
import { otherMetalsTold } from '../../design/otherMetals.ts';
import type { MetalTarget, Wish } from '../change.ts';
import { describedIn } from '../lettering.ts';
import { INSTRUCTION_WORDS } from '../lexicon/instructionWords.ts';
import { PARTLY_METAL } from '../lexicon/unmakeable.ts';
import type { Scene } from '../scene.ts';
import { isFormOf } from '../shownFigure.ts';
import { charmIn } from './charms.ts';
import { recolouredIn, speaksOfEyes } from './namedStones.ts';
import { type ChangeReader, NAMES_BAND, NAMES_SETTING, removing } from './names.ts';

/** "The gold a bit more pink": a colour of the metal, not of a stone. */
export function tintIn(plain: string): Metal | null {
  const tint = /\b(?:gold|metal)\b[^.]*\b(pinke?r?|rosie?r?|redder|whiter?|paler|yellower|yellow)$/.exec(
    plain,
  )?.[1];
  if (tint === undefined) return null;
  return /^(?:pink|ros|red)/.test(tint)
    ? 'Rose Gold'
    : /^(?:whit|pal)/.test(tint)
      ? 'White Gold'
      : 'Yellow Gold';
}

const GOLD_COLOURS: Readonly<Record<string, Metal>> = {
  rose: 'Rose Gold',
  pink: 'Rose Gold',
  white: 'White Gold',
  yellow: 'Yellow Gold',
};

/** "Swap white for rose": colours of gold on both sides, where they stand alone. */
export function goldColourIn({ from, fromPlain, toPlain }: Scene): Metal | null {
  if (from === null) return null;
  const [old] = /\b(?:rose|pink|white|yellow)$/.exec(fromPlain.trim()) ?? [];
  const [next] = /^(?:rose|pink|white|yellow)$/.exec(toPlain.trim()) ?? [];
  return old === undefined || next === undefined ? null : (GOLD_COLOURS[next] ?? null);
}

/** "White prongs", "a rose setting": the metal that holds the stone. */
const SETTING_COLOUR =
  /\b(white|yellow|rose|pink)[ -](?:(?:gold|metal|coloured|colored) )?(?:prongs?|claws?|setting|head|basket|bezel|collet|mount)\b/;
export const coloursSetting = (plain: string): boolean => SETTING_COLOUR.test(plain);

/** What carries a piece, and what is carried. */
const NAMES_BODY = /\b(?:chain|band|bangle|cuff|hoops?|bail|clasp|fittings?|posts?|hooks?)\b/;
const NAMES_ORNAMENT =
  /\b(?:setting|head|prongs?|claws?|basket|bezel|mount(?:ing)?|pendant|ornament|motif|front|centre|center|flower|drop|charm|collet)\b/;

/** Whose metal a clause speaks of; null where of no part by itself. */
export const metalPartOf = ({ facts, plain }: Scene): MetalTarget | null =>
  /\bchain\b/.test(plain) && facts.piece?.carrier !== 'chain'
    ? null
    : (facts.piece === null ? NAMES_BAND : NAMES_BODY).test(plain)
      ? 'band'
      : (facts.piece === null ? NAMES_SETTING : NAMES_ORNAMENT).test(plain)
        ? 'setting'
        : null;

/** "A gold cuff": the piece itself by its name. */
const isWhole = ({ facts, plain }: Scene): boolean =>
  facts.piece?.carrier === 'bangle' &&
  /\b(?:bangle|cuff|bracelet)\b/.test(plain) &&
  !/\b(?:only|just|the (?:bangle|cuff)|setting|front|stone|ornament)\b/.test(plain);

/** "Just the sun", "the heart": the figure that hangs on a chain or stands on a bangle, apart from it. */
const namesShown = ({ facts, plain, words }: Scene): boolean =>
  (facts.piece?.carrier === 'chain' || facts.piece?.carrier === 'bangle') &&
  /\b(?:the|just|only) |^(?:make )?\w+(?: \w+)? (?:in|to be|should|could|can)\b/.test(plain) &&
  (words.figures.some(({ value }) => isFormOf(facts, value)) ||
    words.motifs.some(({ value }) => value === facts.motif) ||
    (facts.motif !== null && plain.split(/\W+/).includes(facts.motif.toLowerCase())));

const METAL_WORDS = '(?:gold|silver|platinum|palladium|titanium|metal)';
/** "Some gold in it", "a touch of rose gold", "add silver accents": beside the metal that is there. */
const ADDS_METAL = new RegExp(
  String.raw`\b(?:some|(?:touch|bit|hint|dash|splash|pop)(?:es|s)? of|add(?:ing)?|bring(?:ing)? in|mix(?:ed|ing)? in|with) (?:\w+ ){0,2}?${METAL_WORDS}(?: (?:accents?|details?|touches|highlights?|mixed|worked|woven|in|into|to|on|as|too)\b|$)`,
);
const ONLY_WITH = /\bwith (?:\w+ ){0,2}?(?:gold|silver|platinum|palladium|titanium)$/;

const OF_ONE_METAL =
  'What is added is of the same metal as what is there: ask for another metal for all of it.';

/** "Add a silver skull": the metal stands before what is added. */
const isOfAdded = ({ facts, intent, from, to, plain }: Scene): boolean =>
  facts.piece !== null &&
  intent === 'add' &&
  from === null &&
  !/\b(?:all|everything|whole|entire)\b/.test(plain) &&
  [...to.figures, ...to.motifs].some(({ at }) =>
    to.metals.some((metal) => metal.at < at && at - metal.at <= 3),
  );

/** "Gold" without a colour is that of any yellow gold that is there. */
const hasMetal = ({ facts }: Scene, metal: Metal): boolean =>
  facts.metals.has(metal) ||
  (metal === 'Yellow Gold' && [...facts.metals].some((own) => /^\d+k Gold$/.test(own)));

/** "The needle gold", of a compass: a noun that names no part which a design knows is one of its figure. */
function namesOwnPart({ facts, words, from }: Scene): boolean {
  if (facts.figure === null || from !== null) return false;
  const { items } = words.reading;
  return items.some((item, at) => {
    const article = items[at - 1]?.norm ?? '';
    const next = items[at + 1];
    return (
      item.kind === 'word' &&
      /^(?:the|its|her|his|their)$/.test(article) &&
      item.norm.length > 3 &&
      !STOP_WORDS.has(item.norm) &&
      !INSTRUCTION_WORDS.test(item.norm) &&
      (next === undefined || has(next, 'metal') || /^(?:be|in|to|should|could|can|is|of)$/.test(next.norm))
    );
  });
}

/** "Tougher than gold": what it is compared with. */
const isCompared = ({ to }: Scene, at: number): boolean => to.reading.items[at - 1]?.norm === 'than';

/** Metals that are not worked here are made in the nearest of ours, and said so. */
export const readMetal: ChangeReader = (scene) => {
  const changes = metalIn(scene);
  const message = otherMetalsTold({ otherMetals: scene.to.otherMetals.map(({ value }) => value) });
  return message === null || !changes.some(({ kind }) => kind === 'metal')
    ? changes
    : [...changes, { kind: 'refused', reason: 'not-built', message }];
};

function metalIn(scene: Scene): Wish[] {
  const colour = goldColourIn(scene);
  if (colour !== null) return [{ kind: 'metal', target: 'all', metals: [colour], instead: [] }];
  const ofSetting = SETTING_COLOUR.exec(scene.plain)?.[1];
  if (ofSetting !== undefined && scene.facts.centre !== null && !removing(scene))
    return [
      { kind: 'metal', target: 'setting', metals: [GOLD_COLOURS[ofSetting] ?? 'White Gold'], instead: [] },
    ];
  if (recolouredIn(scene) !== null) return [];
  const tint = tintIn(scene.plain);
  if (tint !== null) return [{ kind: 'metal', target: 'all', metals: [tint], instead: [] }];
  // "recycled gold" asks for a source, not for another colour.
  const named = scene.to.metals.filter(({ at }) => !isCompared(scene, at));
  const recycled = named.filter(({ words }) => /recycled|reclaimed/i.test(words));
  const metals = (recycled.length > 0 ? recycled.slice(0, 1) : named)
    .map(({ value }) => value)
    .filter((metal) => metal !== 'Enamel');
  if (metals.length === 0) return [];
  if (speaksOfEyes(scene))
    return [
      { kind: 'refused', reason: 'not-built', message: 'Eyes are set with stones here: name one of them.' },
    ];
  if (namesOwnPart(scene)) return [{ kind: 'refused', reason: 'not-built', message: PARTLY_METAL }];
  const charm = charmIn(scene);
  if (charm !== null) return [{ kind: 'metal', target: 'setting', metals, instead: [], of: charm }];
  const spoken = scene.from === null ? scene.plain : `${scene.fromPlain} ${scene.toPlain}`;
  const target = (scene.facts.piece === null ? NAMES_BAND : NAMES_BODY).test(spoken)
    ? 'band'
    : (scene.facts.piece === null ? NAMES_SETTING : NAMES_ORNAMENT).test(spoken) || /\bhalo\b/.test(spoken)
      ? 'setting'
      : namesShown(scene)
        ? 'setting'
        : 'all';
  if (target === 'all' && scene.from === null && ADDS_METAL.test(scene.plain) && !ONLY_WITH.test(scene.plain))
    return [{ kind: 'metal', target: 'setting', metals, instead: [] }];
  if (target === 'all' && isOfAdded(scene)) {
    // What is the first thing on it has its own metal; beside others it has theirs.
    if (scene.facts.piece?.front === null) return [{ kind: 'metal', target: 'setting', metals, instead: [] }];
    return metals.every((metal) => hasMetal(scene, metal))
      ? []
      : [{ kind: 'refused', reason: 'not-built', message: OF_ONE_METAL }];
  }
  const instead = [...(scene.from?.metals ?? []), ...scene.words.excludedMetals].map(({ value }) => value);
  // "gold" without a colour is the usual yellow.
  return [
    {
      kind: 'metal',
      target: /\b(?:all|everything|whole|entire)\b/.test(spoken) || isWhole(scene) ? 'all' : target,
      metals,
      instead,
    },
  ];
}

/** A colour alone, where there is enamel to have it: no stone and no metal is named. */
export const isOfEnamel = ({ facts, plain, to, intent }: Scene): boolean =>
  facts.enamelled &&
  intent !== 'remove' &&
  coloursIn(plain).length > 0 &&
  to.metals.every(({ value }) => value === 'Enamel') &&
  !/\b(?:stones?|gems?|gemstones?|eyes?|halo|dots?|spots?|stripes?)\b/.test(plain) &&
  to.gemstones.every(({ value, words }) => !words.toLowerCase().includes(value.toLowerCase()));

/** Enamel, to be fired in, recoloured or left out. */
export const readEnamel: ChangeReader = (scene) => {
  if (!/\benamel/.test(scene.plain) && !isOfEnamel(scene)) return [];
  if (removing(scene)) return [{ kind: 'enamel', on: false, colours: [] }];
  const named = scene.to.enamelColours.length > 0 ? scene.to : scene.words;
  const said = named.enamelColours.map(({ value }) => value);
  const colours = said.length > 0 ? said : coloursIn(scene.toPlain);
  return [{ kind: 'enamel', on: true, colours: colours.length === 0 ? [] : enamelsOf(colours) }];
};

/** "Change the enamel to red": a colour that stands alone. */
const coloursIn = (plain: string): StoneColour[] =>
  STONE_COLOURS.filter((colour) => new RegExp(`\\b${colour === 'grey' ? 'gr[ea]y' : colour}\\b`).test(plain));

/** What is to be done to a surface, as a verb. */
const WORKED =
  /\b(hammer|brush|polish|satin|sandblast|matte?|texture)(?: finish)? (?:it|them|that|this|the (?!\w+ (?:inlay|edges?)))/;
const FINISH_OF: Readonly<Record<string, MetalFinish>> = {
  hammer: 'Hammered',
  brush: 'Brushed',
  polish: 'Polished',
  satin: 'Satin',
  sandblast: 'Matte',
  mat: 'Matte',
  matt: 'Matte',
  matte: 'Matte',
  texture: 'Textured',
};

/** Without marks; edges and the inside of a band have profiles. */
const SMOOTH =
  /^(?:(?:and|but|make|have|it|them|can|be|just|please|all|nice|quite|more|with|the|metal|surface|completely|a) )*smooth(?:er)?(?: (?:please|instead|surface|finish|metal|too|gold|silver|platinum))*$|\binstead of (?:hammered|textured|rough)\b/;

/** What stands before a surface that there is too much of. */
const TOO_MUCH = /\b(?:less|too|not (?:so|as|too|very)) $/;

/** "Less rough", "not so matte", also where the word is read as refused; null where none is too much. */
function tooMuchFinish({ plain, words }: Scene): MetalFinish | null {
  for (const item of words.reading.items) {
    const at = has(item, 'finish') ? plain.indexOf(item.norm) : -1;
    if (at > 0 && TOO_MUCH.test(plain.slice(0, at)))
      return METAL_FINISHES.find((one) => one === valueIn(item, 'finish')) ?? null;
  }
  return null;
}

/** What shines too much. */
const DULLER = /\b(?:(?:less|not (?:so|as|too)|too) shiny|duller|dull it|less (?:shine|glossy)|too glossy)\b/;

const FINISHED_EDGES =
  /\b(?:and|with|but|w\/|w)? ?(?:shiny|polished|bright|matte?|brushed|satin|hammered) (?:edges?|rims?|borders?|outlines?|sides)\b/;

/** "Like the moon's surface", "pitted": a ground, and no moon. */
export const ROUGH_GROUND =
  /\b(?:craters?|cratered|pitted|(?:moon|lunar|planet|rock|stone|lava|bark|tree)(?:'s)? surface|surface of (?:the|a) \w+|(?:like|as) (?:rough |raw )?(?:rock|lava|tree bark|cracked earth))\b/;

export const readFinish: ChangeReader = (scene) => {
  if (ROUGH_GROUND.test(scene.plain) && !removing(scene) && scene.intent !== 'keep')
    return [{ kind: 'finish', finish: 'Textured' }];
  if (DULLER.test(scene.plain)) return [{ kind: 'finish', finish: 'Matte' }];
  const { finish } = scene.to;
  if (removing(scene)) {
    const asked = scene.words.reading.items.some((item) => has(item, 'finish') && !/engrav/.test(item.norm));
    const lettering = /\bengrav/.test(scene.plain) && !scene.facts.engraved;
    const pattern = /\b(?:patterns?|textures?|dents|hammering|brushing)\b/.test(scene.plain);
    if ((asked || lettering || pattern) && !scene.facts.polished)
      return [{ kind: 'finish', finish: 'Polished' }];
    // What is called a pattern on a smooth piece is its ornament.
    return pattern ? [{ kind: 'ornament', to: 'simple' }] : [];
  }
  if (finish === null && SMOOTH.test(scene.plain) && !scene.facts.polished)
    return [{ kind: 'finish', finish: 'Polished' }];
  const worked = FINISH_OF[WORKED.exec(scene.plain)?.[1] ?? ''];
  if (finish === null && worked !== undefined && scene.intent !== 'keep')
    return [{ kind: 'finish', finish: worked }];
  const much = tooMuchFinish(scene);
  if (much !== null) return [{ kind: 'finish', finish: much === 'Polished' ? 'Matte' : 'Polished' }];
  if (finish === null || describedIn(scene.written)) return [];
  // "Matte with shiny edges": the whole takes one, and the other is told.
  const edges = FINISHED_EDGES.exec(scene.plain);
  if (edges !== null)
    return [
      ...(edges.index === 0 ? [] : [{ kind: 'finish', finish: finish.value } as const]),
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'One finish goes over the whole piece: its edges cannot have another yet.',
      },
    ];
  // "Matte band, polished head"
  if (scene.facts.piece === null && NAMES_SETTING.test(scene.plain) && !NAMES_BAND.test(scene.plain))
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'A ring has one finish: its setting cannot have another than the band yet.',
      },
    ];
  // "engraving in block letters" speaks of the lettering, "engrave a lion" of a figure.
  const cuts = scene.to.figures.length + scene.to.motifs.length > 0 && /\bengrave\b/.test(scene.plain);
  if (finish.value === 'Engraved' && (cuts || scene.lettering !== null)) return [];
  if (
    finish.value === 'Engraved' &&
    /\b(?:letter|font|script|text|initial|name|inscription)/.test(scene.plain)
  )
    return [];
  return [{ kind: 'finish', finish: finish.value }];
};

/** "Lab grown" is said of stones. */
const OF_STONES = /\blab\b|\b(?:stones?|diamonds?|gems?)\b/;

export const readSustainability: ChangeReader = ({ words, intent, plain }) =>
  !OF_STONES.test(plain) && words.sustainability !== null && intent !== 'remove' && words.metals.length === 0
    ? [{ kind: 'recycled' }]
    : [];
