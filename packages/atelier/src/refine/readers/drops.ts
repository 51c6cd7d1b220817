/** What hangs: drops and charms that come, go or make way for others. */
import { NUMBER_WORDS } from '../../brief/lexicon/numbers.ts';
import type { Change } from '../change.ts';
import type { Scene } from '../scene.ts';
import { isFormOf } from '../shownFigure.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { letteredCharm, readCharms } from './charms.ts';
import { COUNT } from './counts.ts';
import { readLargest, readOrientation } from './cuts.ts';
import { type ChangeReader, NAMES_DROP, removing } from './names.ts';

export const HANGS_ALREADY: Change = {
  kind: 'refused',
  reason: 'impossible',
  message: 'Something hangs here already: say what should take its place, for example "a star drop instead".',
};

/** "A tiny diamond above each pearl": null where none is asked for. */
function aboveIn({ plain, facts, to, intent }: Scene): Change | null {
  const gemstone =
    to.gemstones.find(({ value }) => value !== facts.centre?.gemstone)?.value ?? to.gemstones[0]?.value;
  const asked =
    intent === 'add' && /\b(?:above|on top of|over) (?:the|each|every|it|them|both|my)\b/.test(plain);
  return facts.piece === null || !asked || gemstone === undefined ? null : { kind: 'above', gemstone };
}

/** Drops and charms: to be added, exchanged or left out. */
export const readDrops: ChangeReader = (scene) => {
  const { plain, facts, to } = scene;
  // "The date below her name": letters, and nothing that hangs.
  if (scene.lettering !== null && to.figures.length + to.motifs.length + to.gemstones.length === 0) return [];
  if (letteredCharm(scene) !== null) return [];
  // "So the point is at the bottom": which way a stone lies.
  if (readOrientation(scene).length > 0) return [];
  const above = aboveIn(scene);
  if (above !== null) return [above];
  const names =
    NAMES_DROP.test(plain) || (scene.intent === 'add' && /\b(?:an?|another) (?:\w+ )?pendant\b/.test(plain));
  if (facts.piece === null || !names || readCharms(scene).length > 0 || readLargest(scene).length > 0)
    return [];
  // "One more charm, a cat": which one is said behind it.
  if (
    facts.piece.charms > 0 &&
    to.figures.length + to.motifs.length + to.gemstones.length === 0 &&
    !removing(scene)
  )
    return [];
  if (removing(scene))
    return [{ kind: 'drop', on: false, count: null, gemstone: null, figure: null, motif: null }];
  if (
    scene.intent === 'add' &&
    scene.from === null &&
    facts.piece.drops > 0 &&
    to.figures.length + to.gemstones.length + to.motifs.length > 0 &&
    sizeWordIn(scene) === null
  )
    return [HANGS_ALREADY];
  const gemstone = to.gemstones[0]?.value ?? null;
  // "A pearl off the bottom of the bow": what it hangs from.
  const hung = gemstone === null ? to.figures : to.figures.filter(({ value }) => !isFormOf(facts, value));
  const figure = hung[0]?.value ?? null;
  const motif = figure === null && gemstone === null ? (to.motifs[0]?.value ?? null) : null;
  const first = COUNT.exec(plain);
  const count = first === null ? null : (NUMBER_WORDS[first[1]!] ?? Number(first[1]));
  if (
    scene.intent === 'add' ||
    (facts.piece.drops === 0 && (gemstone ?? figure) !== null) ||
    figure !== null
  ) {
    if (sizeWordIn(scene) !== null && gemstone === null && figure === null && facts.piece.drops > 0)
      return [];
    return [{ kind: 'drop', on: true, count: count === 1 ? null : count, gemstone, figure, motif }];
  }
  return [];
};

/** True where another reader has the motif or the stone: it is what hangs. */
export const speaksOfDrop = (scene: Scene): boolean =>
  readDrops(scene).some(
    (change) => change === HANGS_ALREADY || change.kind === 'above' || (change.kind === 'drop' && change.on),
  );
