/** How large a piece that is no ring is to be, and its parts. */
import { stepIn, strengthOf } from '../amounts.ts';
import type { Change, Step } from '../change.ts';
import type { PieceFacts } from '../facts.ts';
import { partNamed } from '../partNamed.ts';
import type { Scene } from '../scene.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { sparklesAbout } from './accents.ts';
import { describesAsked, describesOther, simpler } from './adjectives.ts';
import { readCount } from './counts.ts';
import { readLargest } from './cuts.ts';
import { readDrops } from './drops.ts';
import { readGauge } from './gauges.ts';
import { speaksOfHand } from './hands.ts';
import { speaksOfOtherChain } from './layers.ts';
import {
  LONGER,
  lengthIn,
  lengthStep,
  looserIn,
  NAMES_FRONT,
  readLength,
  readSpacing,
  SHORTER,
} from './lengths.ts';
import { tooMuchOf } from './mood.ts';
import { EYES_WITH_FIGURE, sizesEyes, speaksOfEyes, targetNamed } from './namedStones.ts';
import { type ChangeReader, NAMES_CHAIN, NAMES_DROP, NAMES_STATION, removing } from './names.ts';
import { byLength, plainMeasures } from './plainMeasures.ts';
import { deeperIn } from './relief.ts';

const ROUND = /\b(?:hoops?|bangle|cuff|inside|inner|diameter|wrist|hand|loose|tight|looser|tighter|rings?)\b/;

/** The noun of what is sized, for comparatives. */
function sizesRound(scene: Scene, { carrier, fitting }: PieceFacts): boolean {
  if (carrier === 'bangle')
    return /\b(?:bangle|cuff|inside|inner|diameter|wrist|hand|loose|tight|looser|tighter|size)\b/.test(
      scene.plain,
    );
  if (fitting === 'hoop' || fitting === 'nose-hoop')
    return ROUND.test(scene.plain) || scene.facts.piece?.front === null;
  return false;
}

/** Earrings of a stone and what it hangs by: "shorter" speaks of a length, and the stone has none to lose. */
const isStoneAlone = ({ facts, plain }: Scene, piece: PieceFacts): boolean =>
  facts.type === 'Earrings' &&
  piece.front === 'stone' &&
  piece.parts.length === 1 &&
  !/\b(?:stones?|gems?)\b/.test(plain) &&
  /^(?:fish-hook|lever-back|hoop|huggie)$/.test(piece.fitting ?? '');
const NO_LENGTH: Change = {
  kind: 'refused',
  reason: 'impossible',
  message:
    'No chain hangs here whose length could change: the stone hangs right below its fitting. Ask for another stone size or another fitting, or start a new design with threaders.',
};

const OF_WEARER = /\b(?:wrist|ankle|neck)\b/;

const GROWS_IN_FRONT =
  /\b(?:bigger|larger|biggest|largest) (?:ones? |beads? |pearls? )?(?:at|in|towards?|to) (?:the )?(?:front|middle|cent(?:er|re))\b|\bsmaller (?:ones? )?(?:at|towards?|to|near) (?:the )?(?:back|ends?|clasp|sides)\b/;

/** "More like a headband": much lower than a tiara is. */
const LIKE_HEADBAND = /\b(?:head ?band|alice band|hair ?band|circlet|bandeau)\b/;
const HEADBAND_SHARE = 0.55;

/** What is felt at a wrist and at a nostril, mm. */
const USUAL_LOOSER_MM = { wrist: 3, nose: 0.8 } as const;

export const readPieceMeasures: ChangeReader = (scene) => {
  const { plain, facts, words, intent } = scene;
  const { piece } = facts;
  if (piece === null || removing(scene)) return [];
  if (readSpacing(scene).length > 0 || readLargest(scene).length > 0 || speaksOfOtherChain(scene)) return [];
  if (speaksOfHand(scene)) return [];
  // "Bigger at the front", of a strand: its beads grow smaller towards the clasp.
  if (piece.strands !== null && GROWS_IN_FRONT.test(plain)) return [{ kind: 'graduated', on: true }];
  // "A smaller wrist" is the wearer's: how long the chain is, and not what hangs from it.
  if (OF_WEARER.test(plain) && readLength(scene).length > 0) return [];
  if (piece.carrier === 'tiara' && LIKE_HEADBAND.test(plain))
    return [{ kind: 'pieceSize', slot: null, step: { kind: 'times', share: HEADBAND_SHARE } }];
  const gauge = readGauge(scene);
  if (gauge !== null) return gauge;
  if (LONGER.test(plain) || SHORTER.test(plain)) {
    const drop =
      NAMES_DROP.test(plain) ||
      (NAMES_FRONT.test(plain) && piece.front !== null) ||
      (piece.carrier !== 'chain' && piece.carrier !== 'bangle');
    if (!drop || NAMES_CHAIN.test(plain) || piece.fitting === 'threader' || /\btail\b/.test(plain)) return [];
    const up = LONGER.test(plain);
    // A climber, a bar of stones: longer by more of them.
    if (piece.fitting === 'climber' && piece.stations > 0)
      return [{ kind: 'count', step: { kind: 'by', amount: up ? 2 : -2 } }];
    if (piece.front === 'row' && facts.type !== 'Earrings')
      return [
        {
          kind: 'pieceSize',
          slot: null,
          step: lengthStep(plain, up, { kind: 'times', share: up ? 1.4 : 0.7 })!,
          byNumber: true,
        },
      ];
    if (isStoneAlone(scene, piece)) return [NO_LENGTH];
    // How low earrings hang is told by their drops.
    const hangs = NAMES_DROP.test(plain) || (facts.type === 'Earrings' && !NAMES_FRONT.test(plain));
    const slot = hangs && piece.drops > 0 ? 'drop' : null;
    const step = lengthStep(plain, up, { kind: 'times', share: up ? 1.2 : 0.83 })!;
    return NAMES_DROP.test(plain) ? [{ kind: 'pieceSize', slot, step }] : byLength(slot, step);
  }
  if (speaksOfEyes(scene)) return sizesEyes(scene) && words.gemstones.length === 0 ? [EYES_WITH_FIGURE] : [];
  const deeper = deeperIn(scene);
  if (deeper !== null) return [{ kind: 'height', step: { kind: 'by', amount: deeper ? 1 : -1 } }];
  const word = sizeWordIn(scene);
  if (word === 'low' && readLength(scene).length > 0) return [];
  // "Pearls too small", of a hoop: of what hangs there, and not of the hoop.
  const ofOther =
    NAMES_DROP.test(plain) || words.gemstones.length + words.figures.length + words.motifs.length > 0;
  const tighter = ofOther ? null : looserIn(plain);
  if (
    tighter !== null &&
    (piece.carrier === 'bangle' || piece.fitting === 'hoop' || piece.fitting === 'nose-hoop')
  )
    return [
      {
        kind: 'round',
        step: lengthStep(plain, tighter, {
          kind: 'by',
          amount: (tighter ? 1 : -1) * USUAL_LOOSER_MM[piece.fitting === 'nose-hoop' ? 'nose' : 'wrist'],
        })!,
      },
    ];
  if (word === null) return plainMeasures(scene, piece);
  if (/\bclasps?\b/.test(plain) && piece.carrier === 'chain')
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'A clasp comes in the size of its chain: ask for another kind of it, for example a toggle.',
      },
    ];
  const strength = strengthOf(plain);
  const place = placeSized(scene, piece);
  const up = word === 'wide' || word === 'bold' || word === 'large' || word === 'high';
  const times = (share: number): Step =>
    lengthStep(
      plain,
      up,
      percentIn(plain, up) ?? {
        kind: 'times',
        share: up ? 1 + share * strength : 1 / (1 + share * strength),
      },
    )!;
  if (word === 'ornate' && sparklesAbout(scene)) return [];
  if (word === 'simple' || word === 'ornate')
    return /\bmil+i?gr?ain/.test(plain) || readCount(scene).length > 0 || tooMuchOf(scene) !== null
      ? []
      : [simpler(scene, word)];
  if ((word === 'small' || word === 'large') && describesAsked(scene)) return [];
  if (describesOther(scene)) return [];
  // "Little drops", where nothing hangs: of what is asked for.
  if (
    (word === 'small' || word === 'large') &&
    NAMES_DROP.test(plain) &&
    piece.drops === 0 &&
    readDrops(scene).length > 0
  )
    return [];
  // "add small diamonds": the adjective belongs to what is added.
  if (
    intent === 'add' &&
    (word === 'small' || word === 'large') &&
    (words.gemstones.length > 0 || NAMES_DROP.test(plain) || /\bbeads?\b/.test(plain))
  )
    return [];
  // "The bell part smaller": of the part that is named.
  const part = partNamed(scene);
  if (part !== null && word !== 'high' && word !== 'low')
    return [{ kind: 'pieceSize', slot: part.slot === 'main' ? null : part.slot, step: times(0.2) }];
  const onStone =
    !NAMES_DROP.test(plain) &&
    (/\b(?:stones?|gem|gemstone|rock|solitaire|carats?|ct)\b/.test(plain) ||
      words.gemstones.length > 0 ||
      words.stoneCut !== null);
  if (NAMES_CHAIN.test(plain)) return [{ kind: 'chainWidth', step: times(0.3) }];
  if (/\bhalo of\b/.test(plain) && piece.front === 'stone') return [];
  if (/\bhalo\b/.test(plain))
    return [{ kind: 'stoneSize', target: 'halo', unit: 'mm', step: times(0.2), acrossMm: null }];
  if (/\b(?:prongs?|claws?)\b/.test(plain))
    return [{ kind: 'prongs', count: null, step: null, form: up ? 'round' : 'claw' }];
  if (onStone && word !== 'high' && word !== 'low') {
    const carats = /\d ?-?(?:ct|cts|carats?)\b/.exec(plain);
    const target = NAMES_STATION.test(plain)
      ? 'stations'
      : /\b(?:accents?|small(?:er)? (?:stones|diamonds)|side)\b/.test(plain) && word !== 'small'
        ? 'accents'
        : (targetNamed(scene) ?? 'centre');
    const weight = carats === null ? null : stepIn(plain, up, 0.18, 'ct');
    return weight === null
      ? [{ kind: 'stoneSize', target, unit: 'mm', step: times(0.18), acrossMm: null }]
      : [{ kind: 'stoneSize', target, unit: 'ct', step: weight, acrossMm: null }];
  }
  if (NAMES_DROP.test(plain) && piece.drops > 0)
    return [{ kind: 'pieceSize', slot: 'drop', step: times(0.2) }];
  if (NAMES_STATION.test(plain)) return [{ kind: 'pieceSize', slot: 'station', step: times(0.2) }];
  if (
    piece.front === 'nameplate' &&
    (word === 'slim' || word === 'wide') &&
    /\b(?:letter|name|stroke)/.test(plain)
  )
    return [
      {
        kind: 'refused',
        reason: 'not-built',
        message: 'The strokes of letters follow their size: ask for larger or smaller letters.',
      },
    ];
  if (place !== null && word !== 'slim' && word !== 'wide')
    return [{ kind: 'pieceSize', slot: place, step: times(0.2) }];
  if (word === 'slim' || word === 'wide') {
    if (/\b(?:thickness|mm thick)\b/.test(plain) && piece.carrier === 'bangle')
      return [{ kind: 'bandThickness', step: times(0.15) }];
    if (piece.carrier === 'bangle' || piece.fitting === 'hoop' || piece.fitting === 'nose-hoop')
      return [{ kind: 'bandWidth', step: times(0.25) }];
    if (piece.carrier === 'chain') return [{ kind: 'chainWidth', step: times(0.3) }];
    return [{ kind: 'pieceSize', slot: null, step: times(0.15) }];
  }
  if ((word === 'delicate' || word === 'bold') && lengthIn(plain) !== null && piece.carrier === 'chain')
    return [{ kind: 'chainWidth', step: times(0.3) }];
  if ((word === 'delicate' || word === 'bold') && lengthIn(plain) !== null && piece.carrier === 'bangle')
    return [{ kind: 'bandWidth', step: times(0.25) }];
  if (word === 'delicate' || word === 'bold') return [{ kind: 'presence', to: word, strength }];
  if (word === 'high' || word === 'low') {
    if (/\b(?:price|cost|karat)\b/.test(plain)) return [];
    return piece.carrier === 'tiara' || piece.carrier === 'fitted'
      ? [{ kind: 'pieceSize', slot: null, step: times(0.2) }]
      : [{ kind: 'height', step: { kind: 'by', amount: up ? 0.8 : -0.8 } }];
  }
  if (sizesRound(scene, piece))
    return [{ kind: 'round', step: times(piece.carrier === 'bangle' ? 0.06 : 0.25) }];
  return [{ kind: 'pieceSize', slot: null, step: times(0.2) }];
};

/** "Higher in the middle", "the others smaller": which of several ornaments; null where all or none are told apart. */
function placeSized({ plain, facts }: Scene, piece: PieceFacts): 'main' | 'side' | null {
  if (!facts.hasSideStones || piece.front === null) return null;
  if (/\b(?:the )?(?:rest|others|other ones|side ones|outer ones|ones (?:on|at) the sides?)\b/.test(plain))
    return 'side';
  return /\b(?:in|at) the (?:cent(?:er|re)|middle)\b|\b(?:middle|cent(?:er|re)|central) (?:one|part|piece|\w+)\b/.test(
    plain,
  )
    ? 'main'
    : null;
}

function percentIn(plain: string, up: boolean): Step | null {
  const percent = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/.exec(plain);
  if (percent === null) return null;
  const share = Number(percent[1]) / 100;
  return { kind: 'times', share: up ? 1 + share : Math.max(0.05, 1 - share) };
}
