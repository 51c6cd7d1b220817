/** Comparatives and plain measures: thinner, bigger, higher, "3 mm", "2 carats", ring sizes. */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import { stepIn, strengthOf } from '../amounts.ts';
import type { Change, Step, StoneTarget, Wish } from '../change.ts';
import { type Scene, targetIn } from '../scene.ts';
import { isShownFigure } from '../shownFigure.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { asksRow, asksSmall, SMALL_STONES, sparklesAbout, sparklesOn } from './accents.ts';
import { describesAsked, describesOther, simpler } from './adjectives.ts';
import { speaksOfHand } from './hands.ts';
import { looserIn } from './lengths.ts';
import { tooMuchOf } from './mood.ts';
import { EYES_WITH_FIGURE, placeOf, sizesEyes, speaksOfEyes, targetNamed } from './namedStones.ts';
import { type ChangeReader, GEM_PLURALS, MILGRAIN, NAMES_BAND, NAMES_STONE, removing } from './names.ts';

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

/** "Bigger pearls", of two that share the front. */
const bothOf = ({ facts: { centre, second }, words, plain }: Scene): boolean =>
  second !== null &&
  ((centre?.gemstone === second.gemstone &&
    words.gemstones.some(({ value }) => value === second.gemstone) &&
    MANY_GEMS.test(plain)) ||
    /\bboth(?: of)?(?: the)? (?:stones|gems)\b|\b(?:stones|gems) both\b/.test(plain));
const MANY_GEMS = new RegExp(String.raw`\b(?:${GEM_PLURALS})\b`);

const MORE_GEMS = new RegExp(String.raw`\bmore (?:\w+ )?(?:stones|gems|${GEM_PLURALS})\b`);

/** "More diamonds": along the band, else about the stone. */
function moreGems({ to }: Scene): Wish[] {
  const gemstone = to.gemstones[0]?.value ?? null;
  const row: Change = { kind: 'bandStones', on: true, setting: null, gemstone, around: null, rows: null };
  return [{ kind: 'firstOf', ways: [row, { kind: 'halo', to: 'single' }, { kind: 'halo', to: 'double' }] }];
}

/** "With a bigger diamond", of a diamond. */
const growsCentre = ({ plain, words, facts }: Scene): boolean =>
  /\b(?:bigger|larger|smaller)\b/.test(plain) &&
  facts.centre !== null &&
  words.gemstones.some(({ value }) => value === facts.centre?.gemstone);

const NAMES_FIGURE = /\b(?:motif|figure|emblem|animal|creature|flowers?|face)\b/;

const BEZEL_WALL: Change = {
  kind: 'refused',
  reason: 'not-built',
  message:
    'A bezel is as thick as it has to be to hold its stone: half a bezel or prongs show less metal, a halo shows more.',
};

const OF_PRONGS = /\b(?:prongs?|claws?)\b(?! (?:diamond|stone|setting))/;

/** "Make both stones the same size". */
const SAME_SIZE =
  /\b(?:(?:both|the two|all|the|stones?|gems?|them) (?:\w+ )*?)(?:the same|equal|matching|identical)(?: in)? (?:size|sized|large|big)s?\b|\bequal(?:ly)? (?:size[ds]?|large|big) (?:stones|gems)?\b/;

export const readSameSize: ChangeReader = (scene) =>
  SAME_SIZE.test(scene.plain) && !removing(scene) && scene.intent !== 'keep' && scene.facts.centre !== null
    ? [{ kind: 'sameSize' }]
    : [];

export const readComparatives: ChangeReader = (scene) => {
  const word = sizeWordIn(scene);
  if (word === null || removing(scene) || SIZE_MOVED.test(scene.plain) || speaksOfHand(scene)) return [];
  const { plain } = scene;
  // "Little green eyes": of the eyes, whose size is the creature's.
  if (speaksOfEyes(scene) && sizesEyes(scene) && scene.words.gemstones.length === 0)
    return [EYES_WITH_FIGURE];
  if (speaksOfEyes(scene) || asksRow(scene) || asksSmall(scene) || sparklesOn(scene)) return [];
  const strength = strengthOf(plain);
  const target = targetIn(plain) ?? targetNamed(scene);
  // "add small diamonds on each side": the adjective belongs to what is added.
  if (
    scene.intent === 'add' &&
    (word === 'small' || word === 'large') &&
    !growsCentre(scene) &&
    (target !== null || scene.words.gemstones.length > 0)
  )
    return [];
  // "Little sapphires" beside a diamond: of what is asked for.
  const [first] = scene.words.gemstones;
  const { centre } = scene.facts;
  if (
    SMALL_STONES.test(plain) &&
    first !== undefined &&
    centre !== null &&
    placeOf(scene, first.value) === null &&
    first.value !== centre.gemstone
  )
    return [];
  // "A tiny heart": of what is asked for.
  if ((word === 'small' || word === 'large') && describesAsked(scene)) return [];
  if (describesOther(scene)) return [];
  switch (word) {
    case 'slim':
    case 'wide': {
      if (target !== null && target !== 'row' && target !== 'centre' && !NAMES_BAND.test(plain))
        return [resize(scene, word === 'wide', target)];
      if (/\b(?:thickness|mm thick|deeper)\b/.test(plain)) {
        return [{ kind: 'bandThickness', step: stepIn(plain, word === 'wide', 0.15, 'mm')! }];
      }
      if (/\b(?:bezel|collet)\b/.test(plain) && !NAMES_BAND.test(plain)) return [BEZEL_WALL];
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
      if (/\b(?:width|thickness)\b/.test(plain)) {
        const step = stepIn(plain, up, USUAL_BAND_SHARE, 'mm')!;
        return [/\bwidth\b/.test(plain) ? { kind: 'bandWidth', step } : { kind: 'bandThickness', step }];
      }
      // "The claws are too big": of them, and not of the stone that they hold.
      if (OF_PRONGS.test(plain) && scene.words.gemstones.length === 0)
        return [{ kind: 'prongs', count: null, step: null, form: up ? 'round' : 'claw' }];
      if (target !== null) return [resize(scene, up, target)];
      if (scene.to.figures.some((claim) => isShownFigure(scene, claim)) || NAMES_FIGURE.test(plain))
        return [{ kind: 'pieceSize', slot: null, step: stepIn(plain, up, USUAL_STONE_SHARE, 'mm')! }];
      if (NAMES_BAND.test(plain))
        return [{ kind: 'bandWidth', step: stepIn(plain, up, USUAL_BAND_SHARE, 'mm')! }];
      if (NAMES_STONE.test(plain) || scene.words.gemstones.length > 0 || scene.words.stoneCut !== null)
        return bothOf(scene)
          ? [resize(scene, up, 'centre'), resize(scene, up, 'sides')]
          : [resize(scene, up, 'centre')];
      if (/\b(?:it|everything|overall|whole|ring|one|piece)\b/.test(plain))
        return [{ kind: 'presence', to: up ? 'bold' : 'delicate', strength }];
      if (scene.facts.centre === null && scene.facts.figure !== null)
        return [{ kind: 'pieceSize', slot: null, step: stepIn(plain, up, USUAL_STONE_SHARE, 'mm')! }];
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
      if (word === 'ornate' && sparklesAbout(scene)) return [];
      if (word === 'ornate' && MORE_GEMS.test(plain)) return moreGems(scene);
      // Milgrain has a reader of its own.
      if (MILGRAIN.test(plain) || tooMuchOf(scene) !== null) return [];
      return [simpler(scene, word)];
    case 'high':
    case 'low': {
      if (/\b(?:price|cost|karat|cathedral)\b/.test(plain)) return [];
      const step = stepIn(plain, word === 'high', 0, 'mm')!;
      const amount = USUAL_HEIGHT_MM * strength * (word === 'high' ? 1 : -1);
      return [{ kind: 'height', step: step.kind === 'times' ? { kind: 'by', amount } : step }];
    }
  }
};

/** "0.2 ct more on the stone", "another half carat": so much beside what there is. */
const CARATS_MORE =
  /\b(?:ct|cts|carats?)\.? (?:more|extra|on top|heavier)\b|\b(?:an? (?:extra|additional|further)|another|extra|add) (?:half an? |a half |quarter of an? |[\d.,]+ ?-?)(?:ct|cts|carats?)\b/;
const CARATS_LESS = /\b(?:ct|cts|carats?)\.? (?:less|lighter|fewer|off)\b/;
const stepTold = (plain: string, value: number): Step =>
  CARATS_MORE.test(plain)
    ? { kind: 'by', amount: value }
    : CARATS_LESS.test(plain)
      ? { kind: 'by', amount: -value }
      : { kind: 'to', value };

/** Plain values: "a 3 mm band", "2 carats", "an 8 x 6 stone". */
export const readMeasures: ChangeReader = (scene) => {
  if (removing(scene) || sizeWordIn(scene) !== null) return [];
  const { words, plain } = scene;
  const changes: Change[] = [];
  const bare = /(\d+(?:\.\d+)?) ?-?(?:mm|millimet)/.exec(plain);
  if (
    bare !== null &&
    scene.facts.centre === null &&
    words.bandWidthMm === null &&
    words.stoneSizeMm === null
  ) {
    return [{ kind: 'bandWidth', step: { kind: 'to', value: Number(bare[1]) } }];
  }
  // "18 gauge": of a hoop or a nose ring the wire is what is wide.
  const width = words.bandWidthMm ?? words.wireMm;
  if (width !== null) {
    const step = { kind: 'to', value: width.value } as const;
    changes.push(
      /\bthick(?:ness)?\b/.test(plain) ? { kind: 'bandThickness', step } : { kind: 'bandWidth', step },
    );
  }
  const target = targetIn(plain) ?? targetNamed(scene) ?? 'centre';
  // "bring the carat weight up to 3"
  const weight = words.caratWeight === null ? /\bcarats?\b\D*\bto (\d+(?:\.\d+)?)$/.exec(plain) : null;
  if (weight !== null)
    changes.push({
      kind: 'stoneSize',
      target,
      unit: 'ct',
      step: { kind: 'to', value: Number(weight[1]) },
      acrossMm: null,
    });
  if (words.caratWeight !== null && scene.intent !== 'keep') {
    changes.push({
      kind: 'stoneSize',
      target,
      unit: 'ct',
      step: stepTold(plain, words.caratWeight.value),
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
  const share = /\b(?:twice|double|half) (?:the|its|as|this)?\s?(?:size|big|large)\b/.test(plain);
  if (share && scene.facts.centre === null && scene.facts.figure !== null)
    return [
      ...changes,
      { kind: 'pieceSize', slot: null, step: bySight(plain, stepIn(plain, null, 0, 'mm')!) },
    ];
  if (share) {
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

/** "Drop a size and a half", "bump it up half a size". */
const SIZE_MOVED =
  /\b(drop|lose|lower|reduce|take off|come down|knock off|shave off|raise|add|gain|bump(?: it)? up|bring(?: it)? (?:up|down)|put(?: it)? up|take(?: it)? (?:up|down)) (?:it )?(?:by )?(half|quarter|one|two|a|\d(?:\.\d+)?) (?:a )?(?:ring )?sizes?\b/;
const RAISES_SIZE = /^(?:raise|add|gain)\b|\bup$/;

const OF_FIT =
  /\b(?:too (?:big|small) (?:for|on) (?:my|her|his|the) finger|tighter|snugger|looser|roomier|too (?:tight|loose)|(?:a (?:bit|little|tad)|rather|quite|pretty|really|kinda|kind of|so) (?:tight|loose)|tight (?:on|around|round)|(?:slips?|falls?|slides?) off|(?:not|less) (?:so |as )?(?:tight|loose))\b/;

export const readRingSize: ChangeReader = ({ words, plain, facts }) => {
  // Other pieces have sizes too; only a named ring size is one.
  if (facts.piece !== null && !/\bring size|\bsize \d/.test(plain)) return [];
  const relative =
    /\b(half|quarter|one|two|a|\d(?:\.\d+)?)? ?(?:a )?(?:ring )?sizes? (up|down|bigger|larger|smaller)\b/.exec(
      plain,
    ) ?? null;
  const reversed = /\b(?:go |size )?(up|down) (half|quarter|one|two|a|\d(?:\.\d+)?) ?(?:a )?sizes?\b/.exec(
    plain,
  );
  const moved = SIZE_MOVED.exec(plain);
  // "Up a size and a half"
  const andHalf =
    /\bsizes? (?:and|n|&|\+) (?:a )?(?:half|1\/2|½)|\b(?:one|a|1) (?:and a half|1\/2|½) sizes?\b/.test(plain)
      ? 0.5
      : 0;
  const amountOf = (text: string | undefined): number => andHalf + baseOf(text);
  const baseOf = (text: string | undefined): number =>
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
  if (moved !== null)
    return [
      {
        kind: 'ringSize',
        step: { kind: 'by', amount: amountOf(moved[2]) * (RAISES_SIZE.test(moved[1]!) ? 1 : -1) },
      },
    ];
  // "A bit tighter", of a ring: half a size.
  const looser =
    facts.piece === null && words.ringSize === null && OF_FIT.test(plain) ? looserIn(plain) : null;
  if (looser !== null) return [{ kind: 'ringSize', step: { kind: 'by', amount: looser ? 0.5 : -0.5 } }];
  const size = words.ringSize?.value ?? (facts.piece === null ? sizeIn(plain) : null);
  return size === null ? [] : [{ kind: 'ringSize', step: { kind: 'to', value: size } }];
};

const WHOLE = String.raw`(\d{1,2}(?:\.\d+)?|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)`;
const PART = `( ?(?:1/2|½)| ?(?:1/4|¼)| ?(?:3/4|¾)| and a (?:half|quarter))?`;
const NO_UNIT = String.raw`(?! ?(?:mm|millimet|ct|carat|k\b|kt|in\b|inch|"|stone|prong|row|claw|st\b|nd\b|th\b|years?|%))`;
/** "I got her size wrong, its a 7", "size: six and a half". */
const SIZE_TOLD = new RegExp(String.raw`\bsiz(?:e|es|ed|ing)\b[^\d]*?\b${WHOLE}${PART}${NO_UNIT}`);
/** "She's actually a 6 1/2", "he wears a 10", "it's a 7". */
const WEARER_TOLD = new RegExp(
  String.raw`\b(?:she|he|they|it|i|her|his|my|finger|girlfriend|boyfriend|wife|husband|fianc\w+|mum|mom|daughter|son)(?:'?s|'?m|'?re| is| am| are| wears?| takes?| measures?)(?: \w+){0,2}? an? ${WHOLE}${PART}${NO_UNIT}(?: (?:please|sorry|not|now|actually|in us|us)\b.*)?$`,
);

function sizeIn(plain: string): number | null {
  const said = SIZE_TOLD.exec(plain) ?? WEARER_TOLD.exec(plain);
  if (said === null) return null;
  const part = said[2] ?? '';
  const whole = NUMBER_WORDS[said[1]!] ?? Number(said[1]);
  return (
    whole + (/1\/2|½|half/.test(part) ? 0.5 : /1\/4|¼|quarter/.test(part) ? 0.25 : part === '' ? 0 : 0.75)
  );
}
