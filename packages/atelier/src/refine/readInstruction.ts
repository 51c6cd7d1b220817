import { listLeftovers } from '../brief/leftovers.ts';
import { use } from '../brief/reading.ts';
import { has } from '../brief/scan.ts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import { type Change, type KeptPart, partsOf } from './change.ts';
import { splitClauses } from './clauses.ts';
import type { Facts } from './facts.ts';
import { readBandStones, readHalo, readLeftOutStones, readSideStones } from './readers/accents.ts';
import { readBandShape } from './readers/bands.ts';
import { readCharms } from './readers/charms.ts';
import { readStrands } from './readers/inTurn.ts';
import { readCharacter, readEngraving } from './readers/lettering.ts';
import { readComparatives, readMeasures, readRingSize } from './readers/measures.ts';
import { readEnamel, readFinish, readMetal, readSustainability } from './readers/metals.ts';
import type { ChangeReader } from './readers/names.ts';
import {
  readChain,
  readCount,
  readDrops,
  readFittings,
  readLength,
  readOpening,
  readPieceMeasures,
} from './readers/pieces.ts';
import { readAnother, readRearranged, readRefusals } from './readers/refusals.ts';
import { readGallery, readSetting, readShoulders } from './readers/settings.ts';
import { readCut, readGemstones, readOrientation, readSwap } from './readers/stones.ts';
import { type Scene, sceneOf } from './scene.ts';

/** The order in which changes are made: what others rest on comes first. */
const RING_READERS: readonly ChangeReader[] = [
  readSetting,
  readGallery,
  readShoulders,
  readSwap,
  readGemstones,
  readCut,
  readMeasures,
  readComparatives,
  readOrientation,
  readHalo,
  readSideStones,
  readBandStones,
  readLeftOutStones,
  readBandShape,
  readMetal,
  readEnamel,
  readFinish,
  readSustainability,
  readRingSize,
  readEngraving,
  readCharacter,
];

const PIECE_READERS: readonly ChangeReader[] = [
  readCharms,
  readSetting,
  readFittings,
  readOpening,
  readChain,
  readLength,
  readCharacter,
  readGemstones,
  readStrands,
  readCut,
  readPieceMeasures,
  readOrientation,
  readHalo,
  readBandStones,
  readLeftOutStones,
  readDrops,
  readCount,
  readBandShape,
  readMetal,
  readEnamel,
  readFinish,
  readSustainability,
  readRingSize,
  readEngraving,
];

const KEPT: readonly [RegExp, KeptPart][] = [
  [/\b(?:stone|gem|gemstone|cent(?:er|re)|diamond|sapphire|ruby|emerald)\b/, 'stone'],
  [/\b(?:band|shank)\b/, 'band'],
  [/\b(?:metal|gold|silver|platinum|colou?r)\b/, 'metal'],
  [/\b(?:setting|head|prongs?|bezel)\b/, 'setting'],
  [/\bhalo\b/, 'halo'],
  [/\b(?:accents?|side stones?|pav[eé]|small stones?)\b/, 'accents'],
  [/\bfinish\b/, 'finish'],
  [/\bring size\b/, 'size'],
  [/\b(?:engraving|inscription|lettering)\b/, 'engraving'],
  [/\b(?:chain|length|clasp)\b/, 'chain'],
  [/\b(?:fitting|posts?|hooks?|leverbacks?|bail|pin)\b/, 'fitting'],
  [/\b(?:motif|figure|butterfly|flower|pendant|emblem|ornament|size)\b/, 'figure'],
  [/\b(?:drops?|charms?|stations?)\b/, 'drops'],
];

/** Words that instructions are made of: known here, and no wish of their own. */
const INSTRUCTION_WORDS =
  /^(?:high|tall|weight|mm|ct|cts|carats?|millimet(?:er|re)s?|\(name\)|add|adding|put|insert|attach|remove|removing|delete|drop|lose|flat|way|surround|simplify|hammering|dents|texture|set|swap|switch|replace|exchange|trade|substitute|convert|profile|knife|edged?|comfort|taper(?:ed)?|grooved?|even|width|thickness|half|percent|%|thinner|gallery|rail|peg|trellis|cathedral|rotate|sideways|east|west|script|cursive|serif|sans|font|block|letters?|split|twist(?:ed)?|bypass|court|domed|rounded|fewer|higher|lower|taller|raise|lift|flatter|fancier|plainer|lighter|heavier|bigger|sturdier|sparklier|twice|enlarge|shrink|reduce|increase|everything|else|rest|same|unchanged|again|row|rows|strands?|strings?|another|alternat(?:e|ed|ing|ely|es)|rainbow|turns?|every|other|up|down|claws?|pointed|round|pattern|undo|revert|cheaper|expensive|price|basket|extra|widen|thicken|narrow|across|along|finger|horizontally|vertically|eternity|lettering|engraving|inscription|too|ring|length|long|longer|short|shorter|shorten|lengthen|drops?|dangle|station|clasp|bail|tail|fitting|post|hook|lever|leverback|backs?|hoop|huggie|stud|comb|barrette|bangle|cuff|open|closed?|inside|inner|diameter|wrist|loose|tight|looser|tighter|upright|piece|pendant|charm|brooch|necklace|bracelet|earring|figure|motif|ornament|arrangement|composition|layout|design|link|enamel|disc|plate|teeth|cm|inch|inche?s?|version|last|change|previous|d|shaped|milgrain|initials|text|double|single|quarter|colour|color|upsize|downsize|regular|straight|softer|soft|initials?|monogram|edges?|corners?|side|face)$/;

function keptParts(plain: string): KeptPart[] {
  return KEPT.flatMap(([pattern, part]) => (pattern.test(plain) ? [part] : []));
}

function leftoversOf(scene: Scene, understood: boolean): string[] {
  const { reading } = scene.words;
  reading.items.forEach((item, at) => {
    if (
      item.negated ||
      has(item, 'cut', 'shape', 'gemstone', 'metal') ||
      (has(item, 'colour') && /\benamel/.test(scene.plain)) ||
      INSTRUCTION_WORDS.test(item.norm) ||
      (understood && item.kind === 'quantity')
    )
      use(reading, at);
  });
  return listLeftovers(reading);
}

export interface ReadInstruction {
  readonly changes: readonly Change[];
  readonly notUnderstood: readonly string[];
}

/** Reads an instruction against the design it speaks of, clause by clause. */
export function readInstruction(facts: Facts, instruction: string): ReadInstruction {
  const readers = facts.piece === null ? RING_READERS : PIECE_READERS;
  const changes: Change[] = [];
  const notUnderstood: string[] = [];
  const kept = new Set<KeptPart>();
  for (const clause of splitClauses(englishOf(instruction))) {
    const scene = sceneOf(facts, clause);
    if (clause.intent === 'keep') {
      for (const part of keptParts(scene.plain)) kept.add(part);
      continue;
    }
    const refusals = readRefusals(scene);
    let found = refusals.length > 0 ? refusals : readers.flatMap((reader) => reader(scene));
    if (found.length === 0) found = readAnother(scene);
    if (found.length === 0) found = readRearranged(scene);
    changes.push(...found);
    const lettering = found.flatMap((change) =>
      change.kind === 'engraving' && change.text ? [change.text] : [],
    );
    notUnderstood.push(
      ...leftoversOf(scene, found.length > 0).filter(
        (words) => !lettering.some((text) => text.includes(words)),
      ),
    );
  }
  const allowed = changes.filter((change) => !partsOf(change).some((part) => kept.has(part)));
  return { changes: allowed, notUnderstood: [...new Set(notUnderstood)] };
}
