import type { Gemstone } from '@filigree/contracts';
import { englishOf } from '../brief/spanish/intoEnglish.ts';
import type { MetalTarget, Wish } from './change.ts';
import { splitClauses } from './clauses.ts';
import type { Facts } from './facts.ts';
import { withGoldColours } from './goldColours.ts';
import { inOrder, withoutProngs } from './inOrder.ts';
import { intentOf } from './intent.ts';
import { keptIn } from './keptIn.ts';
import { type KeptPart, partsOf } from './keptParts.ts';
import { leftoversOf } from './leftoversOf.ts';
import { anyOf } from './lexicon/phrases.ts';
import { MADE_SO, PARTS } from './lexicon/telling.ts';
import { NEAREST_OF_OURS } from './lexicon/unmakeable.ts';
import { withNearestCuts } from './nearestCuts.ts';
import { metalPartOf } from './readers/metals.ts';
import { GEM_NAMES, GEM_PLURALS, NAMES_STONE } from './readers/names.ts';
import { unmakeableIn, withUnmakeable } from './readers/unmakeable.ts';
import { sceneOf } from './scene.ts';
import { type Said, settled } from './settled.ts';
import { withoutSlips } from './slips.ts';
import { isTaste, isTelling, isVagueComplaint } from './telling.ts';
import { wishesIn } from './wishesIn.ts';

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

/** "Keep the prongs white": as they are, whatever the metal of the rest becomes. */
const IS_COLOUR_OF_METAL = /\b(?:white|yellow|rose|pink|black)(?: please| though| as (?:it is|they are))?$/;

const MORE_GEMS = new RegExp(String.raw`\bmore (?:\w+ ){0,2}?(?:${GEM_PLURALS}|${GEM_NAMES})\b`);

const THOSE_STAY = /^(?:and |but )?(?:those|these|they|that|it) (?:\w+ )?(?:stays?|remains?)\b/;

/** "Not on the stone": where nothing is to be done. */
const NOT_ON_STONE = /\bnot (?:on|in|into|over|through) (?:the |its )?(?:stones?|gems?|gemstones?)\b/;

/** A lion and a letter for one signet: the face bears the figure, the letters go inside the band. */
function onOneFace({ piece, isPlate }: Facts, wishes: readonly Wish[]): Wish[] {
  const shows = piece === null && isPlate && wishes.some(({ kind }) => kind === 'motifs');
  return wishes.map((wish) =>
    shows && wish.kind === 'engraving' && wish.text !== null ? { ...wish, inside: true } : wish,
  );
}

/** "No bells, small pearls instead": what comes takes the place of what goes. */
function inItsPlace({ piece, centre }: Facts, wishes: readonly Wish[]): readonly Wish[] {
  const comes =
    piece !== null &&
    piece.front !== null &&
    wishes.some(
      (wish) =>
        wish.kind === 'motifs' || (wish.kind === 'gemstone' && wish.target === 'centre' && centre === null),
    );
  return comes ? wishes.filter(({ kind }) => kind !== 'noMotif') : wishes;
}

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
  const instructed = withNearestCuts(facts, english);
  for (const clause of splitClauses(instructed)) {
    const scene = sceneOf(facts, clause);
    if (clause.intent === 'keep') {
      // "All gold but the claws, those stay platinum": said already.
      const before = said.at(-1)?.wish;
      if (before?.kind === 'metal' && before.target !== 'all' && THOSE_STAY.test(scene.plain)) continue;
      // "A cushion, same stone": of its kind, not of its cut.
      const ofKind = /^(?:and |but |in )*(?:the )?same\b/.test(scene.plain);
      if (ofKind && facts.centre !== null && NAMES_STONE.test(scene.plain))
        keptGems.add(facts.centre.gemstone);
      const ofMetal = scene.words.metals.length > 0 || IS_COLOUR_OF_METAL.test(scene.plain);
      keptMetal = ofMetal ? (metalPartOf(scene) ?? keptMetal) : keptMetal;
      for (const part of keptIn(scene)) if (!(ofKind && part === 'stone')) kept.add(part);
      for (const { value } of scene.words.gemstones) keptGems.add(value);
      continue;
    }
    // "Less sparkle, more pearl": what there is to be more of does not go.
    if (MORE_GEMS.test(scene.plain))
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
    // "Just the pinks": the colour is what is understood.
    const isColour = found.some(({ kind }) => kind === 'oneColour');
    const left = leftoversOf(scene, found.length > 0).filter(
      (words) => scene.lettering?.includes(words) !== true && !isColour,
    );
    const isMissed = found.length === 0 && left.length === 0 && asksOfPart(clause.text);
    (isTelling(clause.text) ? told : notUnderstood).push(...left, ...(isMissed ? [clause.text.trim()] : []));
  }
  if (said.some(({ hinted }) => !hinted)) said = said.filter(({ hinted }) => !hinted);
  const wishes = withUnmakeable(
    inItsPlace(facts, onOneFace(facts, withoutProngs(inOrder(settled(said))))),
    unmakeable,
  )
    .filter((wish) => !partsOf(wish).some((part) => kept.has(part)))
    .map((wish) => beside(keptMetal, withKept(wish, [...keptGems])))
    .map((wish) =>
      wish.kind === 'ornament' && kept.has('milgrain') ? { ...wish, keepsMilgrain: true } : wish,
    );
  if (instructed !== english && wishes.some(({ kind }) => kind === 'cut' || kind === 'sideStones'))
    wishes.push({ kind: 'refused', reason: 'impossible', message: NEAREST_OF_OURS });
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
