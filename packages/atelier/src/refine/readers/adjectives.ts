/** What an adjective speaks of, and what it asks where it speaks of the whole. */
import { has } from '../../brief/scan.ts';
import type { Wish } from '../change.ts';
import type { Scene } from '../scene.ts';
import { isFormOf, isShownFigure, isShownMotif } from '../shownFigure.ts';

/** What is to be seen less, not only to have less on it. */
const TONED =
  /\b(?:tone(?:d)? (?:it )?down|understated|discreet|low[- ]?key|less (?:flashy|showy|over the top|ott|loud|in your face)|too (?:flashy|showy|loud|much|over the top)|not (?:so|as|too) (?:flashy|showy|loud))\b/;

/** Plainer or more ornate; where nothing is left to take away, what is to be toned down is made lighter. */
export const simpler = ({ plain }: Scene, to: 'simple' | 'ornate'): Wish =>
  to === 'simple' && TONED.test(plain)
    ? {
        kind: 'firstOf',
        ways: [
          { kind: 'ornament', to },
          { kind: 'presence', to: 'delicate', strength: 1 },
        ],
      }
    : { kind: 'ornament', to };

/** Parts of any piece, and words of degree: "a small band", "a little bit". */
const OF_PIECE =
  /^(?:bands?|shank|rings?|halo|stones?|gems?|ones?|bit|touch|tad|hair|while|less|more|too|version|sizes?|chains?|links?|pendant|bangle|cuff|hoops?|drops?|charms?|setting|head|figure|motif|emblem|piece|necklace|bracelet|anklet|earrings?|brooch|studs?|cent(?:er|re)|prongs?|claws?|carats?|rock|face|letters?|name|plate|disc|tag|beads?|design|look|presence|statement|finger|wrist|hand|neck|ears?|gap|clasp|bail|tail|pin|comb|\w+er)$/;
const ASKED =
  /\b(?:an?|some|two|three|four|five|six|\d) (?:(?:very|really|super|nice|cute) )*(?:small|tiny|little|lil|wee|mini|miniature|big|large|huge|fine|thin|slim|delicate|dainty|bold|thick|wide|chunky) (\w+)\b/;

/** "A lil crown", "a tiny bell": the adjective of something that is not there, and no gem. */
export function describesOther({ plain, words, facts }: Scene): boolean {
  const noun = ASKED.exec(plain)?.[1];
  return (
    noun !== undefined &&
    !OF_PIECE.test(noun) &&
    words.gemstones.length === 0 &&
    words.stoneCut === null &&
    !words.figures.some((claim) => isFormOf(facts, claim.value)) &&
    !words.motifs.some(({ value }) => value === facts.motif)
  );
}

/** "Replace the pearls by little discs": the adjective of what comes. */
const OF_WANTED = /^(?:(?:an?|some|the|my) )?(?:small|tiny|little|lil|wee|mini|big|large|huge) \w+/;

/** Whether the adjective stands before a figure that is not there yet. */
export function describesAsked(scene: Scene): boolean {
  const { items } = scene.words.reading;
  const at = items.findIndex((item) => has(item, 'size'));
  // "Just one small one": of what was counted, not of the whole.
  if (describesOther(scene) || (scene.from !== null && OF_WANTED.test(scene.toPlain))) return true;
  if (/\b(?:just|only) one (?:\w+ )?(?:small|tiny|little|big|large) one\b/.test(scene.plain)) return true;
  const next = at + 1;
  const named = [...scene.to.figures, ...scene.to.motifs].some((claim) => claim.at === next);
  return (
    named &&
    !scene.to.figures.some((claim) => claim.at === next && isShownFigure(scene, claim)) &&
    !scene.to.motifs.some((claim) => claim.at === next && isShownMotif(scene, claim.value))
  );
}
