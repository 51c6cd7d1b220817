import type { Gemstone } from '@filigree/contracts';
import { listLeftovers } from '../brief/leftovers.ts';
import { use } from '../brief/reading.ts';
import { has } from '../brief/scan.ts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import type { MetalTarget, Wish } from './change.ts';
import { intentOf, splitClauses } from './clauses.ts';
import type { Facts } from './facts.ts';
import { withGoldColours } from './goldColours.ts';
import { type KeptPart, partsOf } from './keptParts.ts';
import { anyOf } from './lexicon/phrases.ts';
import { MADE_SO, PARTS } from './lexicon/telling.ts';
import {
  readBandStones,
  readHalo,
  readLeftOutStones,
  readSideStones,
  SIDE_BY_SIDE,
} from './readers/accents.ts';
import { readBandShape } from './readers/bands.ts';
import { readBandWork } from './readers/bandWork.ts';
import { readCharms } from './readers/charms.ts';
import { readCoils } from './readers/coils.ts';
import { readCount } from './readers/counts.ts';
import { readCut, readLargest, readOrientation } from './readers/cuts.ts';
import { readFittings, readOpening } from './readers/fittings.ts';
import { readFlowers } from './readers/flowers.ts';
import { readStrands } from './readers/inTurn.ts';
import { oneChainIn, readLayers } from './readers/layers.ts';
import { readLength, readSpacing } from './readers/lengths.ts';
import { HOW_MANY, readCharacter, readEngraving } from './readers/lettering.ts';
import { readComparatives, readMeasures, readRingSize } from './readers/measures.ts';
import {
  coloursSetting,
  metalPartOf,
  readEnamel,
  readFinish,
  readMetal,
  readSustainability,
} from './readers/metals.ts';
import { readMood } from './readers/mood.ts';
import { recolouredIn } from './readers/namedStones.ts';
import { type ChangeReader, GEM_PLURALS, NAMES_STONE } from './readers/names.ts';
import { readMedallion, readOutline } from './readers/outline.ts';
import { readChain, readDrops, readPieceMeasures } from './readers/pieces.ts';
import { readAnother, readRearranged, readRefusals, WHICH_STONE } from './readers/refusals.ts';
import { readBetween, readFamily, readFlanks, readMetalBeads } from './readers/rows.ts';
import {
  readAbsentProngs,
  readCatching,
  readGallery,
  readSetting,
  readShoulders,
} from './readers/settings.ts';
import { NO_SUCH_STONE, readGemstones, readSwap, readThereAlready } from './readers/stones.ts';
import { readTassels } from './readers/tassels.ts';
import { unmakeableIn, withUnmakeable } from './readers/unmakeable.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Said, settled } from './settled.ts';
import { isFormOf } from './shownFigure.ts';
import { withoutSlips } from './slips.ts';
import { isStory, isTaste, isTelling, isVagueComplaint } from './telling.ts';

/** The order in which changes are made: what others rest on comes first. */
const RING_READERS: readonly ChangeReader[] = [
  readOutline,
  readSetting,
  readGallery,
  readShoulders,
  readSwap,
  readFamily,
  readGemstones,
  readCut,
  readMeasures,
  readComparatives,
  readMood,
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
  readOutline,
  readSwap,
  readSetting,
  readFittings,
  readOpening,
  readLayers,
  readChain,
  readLength,
  readSpacing,
  readCharacter,
  readFamily,
  readBetween,
  readGemstones,
  readStrands,
  readCut,
  readPieceMeasures,
  readMood,
  readOrientation,
  readHalo,
  readBandStones,
  readLeftOutStones,
  readDrops,
  readLargest,
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
  [/\b(?:stones?|gems?|gemstones?|cent(?:er|re))\b/, 'stone'],
  [/\b(?:band|shank)\b/, 'band'],
  [/\b(?:metal|gold|silver|platinum|colou?r)\b/, 'metal'],
  [/\b(?:setting|head|prongs?|bezel)\b/, 'setting'],
  [/\bhalo\b/, 'halo'],
  [/\b(?:accents?|stones|gems|gemstones|side stones?|pav[eé]|small stones?)\b/, 'accents'],
  [/\bfinish\b/, 'finish'],
  [/\bring size\b/, 'size'],
  [/\b(?:engraving|inscription|lettering)\b/, 'engraving'],
  [/\bchains?\b/, 'chain'],
  [/\b(?:chains?|length)\b/, 'length'],
  [/\b(?:chains?|clasp)\b/, 'clasp'],
  [/\b(?:fitting|posts?|hooks?|leverbacks?|bail|pin)\b/, 'fitting'],
  [/\b(?:motif|figure|butterfly|flower|pendant|emblem|ornament|size|shape|form)\b/, 'figure'],
  [/\b(?:drops?|charms?|stations?)\b/, 'drops'],
];

/** Words that instructions are made of: known here, and no wish of their own. */
const INSTRUCTION_WORDS =
  /^(?:high|tall|weight|mm|ct|cts|carats?|millimet(?:er|re)s?|\(name\)|add|adding|put|insert|attach|removed?|removing|taken?|taking|delete|drop|lose|flat|way|surround|simplify|hammering|dents|texture|set|swap|switch|replace|exchange|trade|substitute|convert|profile|knife|edged?|comfort|taper(?:ed)?|grooved?|even|width|thickness|half|percent|%|thinner|gallery|rail|peg|trellis|cathedral|rotate|sideways|east|west|script|cursive|serif|sans|font|typeface|typography|block|letters?|split|twist(?:ed)?|bypass|court|domed|rounded|fewer|higher|lower|taller|raise|lift|flatter|fancier|plainer|lighter|heavier|bigger|sturdier|sparklier|twice|enlarge|shrink|reduce|increase|everything|else|rest|same|unchanged|again|row|rows|strands?|strings?|another|alternat(?:e|ed|ing|ely|es)|rainbow|turns?|every|other|up|down|claws?|pointed|round|pattern|undo|revert|cheaper|expensive|price|basket|extra|widen|thicken|narrow|across|along|finger|horizontally|vertically|eternity|lettering|engraving|inscription|too|ring|length|long|longer|short|shorter|shorten|lengthen|drops?|dangle|station|clasp|bail|tail|fitting|post|hook|lever|leverback|backs?|hoop|huggie|stud|comb|barrette|bangle|cuff|open|closed?|inside|inner|diameter|wrist|loose|tight|looser|tighter|upright|piece|pendant|charm|brooch|necklace|bracelet|earring|figure|motif|ornament|arrangement|composition|layout|design|link|enamel|disc|plate|teeth|cm|inch|inche?s?|version|last|change|previous|d|shaped|milgrain|initials|text|double|single|quarter|colour|color|upsize|downsize|regular|straight|softer|soft|initials?|monogram|edges?|corners?|side|face|oops?|sorry|wrong|sideway|ones|wire|tbh|lol|pls|plz|thx|ty|btw|imo|ngl|tho|though|tassels?|inlays?|inlaid|twigs?|twiggy|bark|haha|hm+|um+|oh|flip|reverse|matching|match|moved?|closer|nearer|apart|spac(?:ed|ing)|stronger|completely|entirely|altogether|squarer|hammer|brush|polish|sandblast|halfway|bend|bone|screws?|l|coils?|wraps?|windings?|loops?|times)$/;

/** A gem that is to stay keeps its place as the centre stone; elsewhere only no other may come in its stead. */
function keptParts({ plain, words, facts }: Scene): KeptPart[] {
  // "Leave the pendant gold" keeps the metal of one part: the other may have its own.
  const ofPart = /\b(?:chain|band|setting|pendant|front|head|clasp|hoops?)\b/.test(plain);
  const parts = KEPT.flatMap(([pattern, part]) =>
    pattern.test(plain) && !(part === 'metal' && ofPart) ? [part] : [],
  );
  const centre = facts.centre?.gemstone;
  const isCentre = words.gemstones.some(({ value }) => value === centre) && !GEMS.test(plain);
  const isShown =
    words.figures.some((claim) => isFormOf(facts, claim.value)) ||
    words.motifs.some(({ value }) => value === facts.motif);
  return [...parts, ...(isCentre ? (['stone'] as const) : []), ...(isShown ? (['figure'] as const) : [])];
}
const GEMS = new RegExp(`\\b(?:${GEM_PLURALS})\\b`);

/** Words of moods and reasons, which say something where the clause was understood. */
const UNDERSTOOD_WORDS =
  /^(?:old|older|oldest|aged?|ancient|worn|weathered|dark|darker|darken|blacken|bright|girly|girlie|girlish|frilly|cute|cutesy|twee|romantic|flowery|visible|obvious|noticeable|prominent|stick|out|snag|catch|budget|afford|comfy|comfortable|neck|finger|wrist|hand|version|january|february|march|april|may|june|july|august|september|october|november|december|birth|month|born|for|in|of|not|catching|caught|snagging|curly|curlier|curlie|swirly|swirlier|flowing|writing|bar|bars|vertical|horizontal|blank|beads|beading|dots|bumps|top|edging|fit|longest|shortest|layers?|easy|easier|read|legible|readable|clear|clearer|depth|relief|sculpted|modelled|jazz|spice|glam|pimp|liven|bling|fancy|pizzazz|wow|oomph|pop|exciting|interesting|boring|bland|basic|dull|gauge)$/;

/** "Put the date 12.06.2019 on the back": what the letters are. */
const TELLS_LETTERING = /^(?:dates?|years?|names?|words?|numbers?|coordinates|wedding|birthday|anniversary)$/;

function leftoversOf(scene: Scene, understood: boolean): string[] {
  const { reading } = scene.words;
  reading.items.forEach((item, at) => {
    if (
      item.negated ||
      has(item, 'cut', 'shape', 'gemstone', 'metal') ||
      (has(item, 'colour') &&
        (/\benamel/.test(scene.plain) || recolouredIn(scene) !== null || coloursSetting(scene.plain))) ||
      INSTRUCTION_WORDS.test(item.norm) ||
      (scene.lettering !== null && TELLS_LETTERING.test(item.norm)) ||
      (understood &&
        (item.kind === 'quantity' || item.norm.split(' ').every((word) => UNDERSTOOD_WORDS.test(word))))
    )
      use(reading, at);
  });
  return listLeftovers(reading);
}

const NAMES_PART = anyOf(PARTS);
const IS_MADE_SO = anyOf(MADE_SO);
/** "A gate clasp instead": of words that are all known, and of which nothing could be made. */
const asksOfPart = (text: string): boolean =>
  (intentOf(text) === 'change' || IS_MADE_SO.test(text)) &&
  NAMES_PART.test(text) &&
  !isTelling(text) &&
  !/^(?:and |but )*(?:no|not)\b/i.test(text);

export interface ReadInstruction {
  readonly changes: readonly Wish[];
  readonly notUnderstood: readonly string[];
}

const OF_WEARER =
  /\b(?:has|have|got|with|my|her|his|their)\b.*\b(?:hands?|fingers?|neck|wrists?|ears?|ankles?|knuckles?|skin|shoulders?|hair)\b/;
/** What is followed of a story: how it fits, what it catches on, the letters that it spells. */
const TOLD_READERS: readonly ChangeReader[] = [
  readCatching,
  readLength,
  readRingSize,
  (scene) => (scene.lettering === null ? [] : readEngraving(scene)),
];

/** The wishes of one clause; of several chains, those of the one that it names. */
function wishesIn(scene: Scene): Wish[] {
  const one = oneChainIn(scene);
  if (one === null) return wishesOf(scene);
  return wishesOf(one.scene).map((wish) =>
    wish.kind === 'chain' || wish.kind === 'chainWidth' || wish.kind === 'length'
      ? { ...wish, which: one.which }
      : wish,
  );
}

/** What is asked, in the order in which wishes build on each other. */
function wishesOf(scene: Scene): Wish[] {
  // "He has huge hands": of the wearer, whose size may be told with it.
  const ofWearer = isTelling(scene.written) && OF_WEARER.test(scene.plain);
  const told = ofWearer || isStory(scene.written);
  const known = scene.facts.piece === null ? RING_READERS : PIECE_READERS;
  const readers = told ? TOLD_READERS : known;
  const all: ChangeReader = (one) => readers.flatMap((reader) => reader(one));
  const asides: ChangeReader = (one) =>
    readRefusals(one).filter((wish) => wish.kind === 'refused' && wish.reason === 'aside');
  for (const read of told
    ? [asides, all]
    : [
        readTassels,
        readFlowers,
        readMetalBeads,
        readCoils,
        readMedallion,
        readFlanks,
        readRefusals,
        readBandWork,
        all,
        readAnother,
        readRearranged,
        readThereAlready,
        readAbsentProngs,
      ]) {
    const found = read(scene);
    if (found.length > 0) return found;
  }
  return [];
}

const isRefusal = (wish: Wish, message: string): boolean =>
  wish.kind === 'refused' && wish.message === message;

const HOLDS_WITHOUT_PRONGS: ReadonlySet<string> = new Set(['Bezel', 'half-bezel', 'flush', 'Tension']);
const isOfProngs = (wish: Wish): boolean =>
  wish.kind === 'firstOf' ? wish.ways.some(isOfProngs) : wish.kind === 'prongs';

/** "The prongs look chunky, could it be a bezel": what was found wrong goes with the prongs. */
function withoutProngs(wishes: readonly Wish[]): Wish[] {
  const other = wishes.some((wish) => wish.kind === 'setting' && HOLDS_WITHOUT_PRONGS.has(wish.setting));
  // Thinner prongs are the first of the ways to make less of them.
  const ways = wishes.some((wish) => wish.kind === 'firstOf' && isOfProngs(wish));
  return wishes.filter((wish) => !isOfProngs(wish) || !(other || (ways && wish.kind === 'prongs')));
}

/** "Lose the ruby and put in a pearl": what comes in its place comes first. */
function inOrder(wishes: readonly Wish[]): Wish[] {
  const comes = wishes.some((wish) => wish.kind === 'gemstone' && wish.target === 'centre');
  const goes = wishes.filter((wish) => wish.kind === 'withoutGemstone' && comes);
  // "Not turquoise, coral": what cannot come lets nothing go.
  const showsOther = wishes.some(({ kind }) => kind === 'motifs');
  if (showsOther && wishes.includes(HOW_MANY)) return wishes.filter((wish) => wish !== HOW_MANY);
  // "Flip the two stones": they change places, and nothing is turned or counted.
  if (wishes.some(({ kind }) => kind === 'swapStones'))
    return wishes.filter(
      (wish) => wish.kind !== 'turnStone' && wish.kind !== 'count' && !isRefusal(wish, SIDE_BY_SIDE),
    );
  // "Add a little stone, a pink one": which one is said behind it.
  if (wishes.some(({ kind }) => kind === 'gemstone') && wishes.some((wish) => isRefusal(wish, WHICH_STONE)))
    return inOrder(wishes.filter((wish) => !isRefusal(wish, WHICH_STONE)));
  const isMissed = wishes.some((wish) => wish.kind === 'refused' && wish.message === NO_SUCH_STONE);
  if (isMissed) return wishes.filter((wish) => wish.kind !== 'withoutGemstone');
  return [...wishes.filter((wish) => !goes.includes(wish)), ...goes];
}

/** What could take a stone away is told which are to stay. */
const withKept = (wish: Wish, kept: readonly Gemstone[]): Wish =>
  kept.length > 0 && (wish.kind === 'gemstone' || wish.kind === 'ornament' || wish.kind === 'engraving')
    ? { ...wish, kept }
    : wish;

/** All but the part whose metal is kept. */
const beside = (kept: MetalTarget | null, wish: Wish): Wish =>
  kept !== null && kept !== 'all' && wish.kind === 'metal' && wish.target !== kept
    ? { ...wish, target: kept === 'band' ? 'setting' : 'band' }
    : wish;

/** "Not on the stone": where nothing is to be done. */
const NOT_ON_STONE = /\bnot (?:on|in|into|over|through) (?:the |its )?(?:stones?|gems?|gemstones?)\b/;

/** Reads an instruction against the design it speaks of, clause by clause. */
export function readInstruction(facts: Facts, instruction: string): ReadInstruction {
  let said: (Said & { readonly sentence: number; readonly hinted: boolean })[] = [];
  const notUnderstood: string[] = [];
  /** Words of clauses that tell why, not what. */
  const told: string[] = [];
  const kept = new Set<KeptPart>();
  const keptGems = new Set<Gemstone>();
  /** "Keep the chain gold": the part whose metal another wish leaves alone. */
  let keptMetal: MetalTarget | null = null;
  const english = withGoldColours(withoutSlips(englishOf(instruction)));
  const unmakeable = unmakeableIn(facts, english);
  for (const clause of splitClauses(english)) {
    const scene = sceneOf(facts, clause);
    if (clause.intent === 'keep') {
      // "A cushion, same stone": of its kind, not of its cut.
      const ofKind = /^(?:and |but |in )*(?:the )?same\b/.test(scene.plain);
      if (ofKind && facts.centre !== null && NAMES_STONE.test(scene.plain))
        keptGems.add(facts.centre.gemstone);
      keptMetal = scene.words.metals.length > 0 ? (metalPartOf(scene) ?? keptMetal) : keptMetal;
      for (const part of keptParts(scene)) if (!(ofKind && part === 'stone')) kept.add(part);
      for (const { value } of scene.words.gemstones) keptGems.add(value);
      continue;
    }
    // "Less sparkle, more pearl": what there is to be more of does not go.
    if (/\bmore\b/.test(scene.plain))
      for (const { value } of scene.words.gemstones) if (facts.gemstones.has(value)) keptGems.add(value);
    if (NOT_ON_STONE.test(scene.plain) && facts.centre !== null) keptGems.add(facts.centre.gemstone);
    const found = wishesIn(scene);
    const isOther = found.some((wish) => wish.kind === 'refused' && wish.reason === 'another-piece');
    // What was said of another piece is not done to this one.
    if (isOther) said = said.filter(({ sentence }) => sentence !== clause.sentence);
    const hinted = isTaste(clause.text);
    const complained = isVagueComplaint(clause.text);
    said.push(...found.map((wish) => ({ wish, sentence: clause.sentence, hinted, complained })));
    if (isOther) break;
    const left = leftoversOf(scene, found.length > 0).filter(
      (words) => scene.lettering?.includes(words) !== true,
    );
    const isMissed = found.length === 0 && left.length === 0 && asksOfPart(clause.text);
    (isTelling(clause.text) ? told : notUnderstood).push(...left, ...(isMissed ? [clause.text.trim()] : []));
  }
  if (said.some(({ hinted }) => !hinted)) said = said.filter(({ hinted }) => !hinted);
  const wishes = withUnmakeable(withoutProngs(inOrder(settled(said))), unmakeable)
    .filter((wish) => !partsOf(wish).some((part) => kept.has(part)))
    .map((wish) => beside(keptMetal, withKept(wish, [...keptGems])));
  if (wishes.length === 0 && said.length > 0)
    wishes.push({
      kind: 'refused',
      reason: 'impossible',
      message: 'What should change is among what should stay: say which of the two.',
    });
  // The same said twice is asked once.
  const changes = [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()];
  const left = changes.length > 0 ? notUnderstood : [...notUnderstood, ...told];
  return { changes, notUnderstood: [...new Set(left)] };
}
