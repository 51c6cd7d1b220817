/** What an adjective speaks of, and what it asks where it speaks of the whole. */
import { has } from '../../brief/scan.ts';
import type { Wish } from '../change.ts';
import type { Scene } from '../scene.ts';
import { isShownFigure, isShownMotif } from '../shownFigure.ts';

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

/** Whether the adjective stands before a figure that is not there yet. */
export function describesAsked(scene: Scene): boolean {
  const { items } = scene.words.reading;
  const at = items.findIndex((item) => has(item, 'size'));
  // "Just one small one": of what was counted, not of the whole.
  if (/\b(?:just|only) one (?:\w+ )?(?:small|tiny|little|big|large) one\b/.test(scene.plain)) return true;
  const next = at + 1;
  const named = [...scene.to.figures, ...scene.to.motifs].some((claim) => claim.at === next);
  return (
    named &&
    !scene.to.figures.some((claim) => claim.at === next && isShownFigure(scene, claim)) &&
    !scene.to.motifs.some((claim) => claim.at === next && isShownMotif(scene, claim.value))
  );
}
