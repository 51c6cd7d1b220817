/** Tassels: exchanged, strung of beads or of chains, left out. */
import type { Change, Named } from '../change.ts';
import { anyOf } from '../lexicon/phrases.ts';
import { FULLNESS, OF_CHAINS, TASSELS } from '../lexicon/tassels.ts';
import type { Scene } from '../scene.ts';
import { type ChangeReader, removing } from './names.ts';

const TASSEL = anyOf(TASSELS);
const FULL = anyOf(FULLNESS);
const CHAINS = anyOf(OF_CHAINS);

const FULL_AS_LONG: Change = {
  kind: 'refused',
  reason: 'not-built',
  message: 'How full a tassel is goes with its kind: ask for it longer or shorter, of chains or of beads.',
};

const FROM_THE_START: Change = {
  kind: 'refused',
  reason: 'not-built',
  message: 'Tassels are drawn from the start: begin a new design and ask for one, or for a drop here.',
};

const thingIn = ({ to }: Scene): Named => {
  const figure = to.figures[0]?.value ?? null;
  const motif = figure === null ? (to.motifs[0]?.value ?? null) : null;
  const gemstone = figure === null && motif === null ? (to.gemstones[0]?.value ?? null) : null;
  return { gemstone, figure, motif };
};

export const readTassels: ChangeReader = (scene) => {
  const { plain, fromPlain, toPlain, facts, from, intent } = scene;
  if (facts.piece === null || !TASSEL.test(plain) || intent === 'keep') return [];
  const isThere = facts.hasTassel;
  if (removing(scene)) return isThere ? [{ kind: 'tassel', does: 'remove' }] : [];
  if (isThere && FULL.test(plain)) return [FULL_AS_LONG];
  if (from !== null && isThere && TASSEL.test(fromPlain) && !TASSEL.test(toPlain)) {
    const thing = thingIn(scene);
    const isThing = thing.gemstone !== null || thing.figure !== null || thing.motif !== null;
    if (CHAINS.test(toPlain)) return [{ kind: 'tassel', does: 'string', gemstone: null }];
    return isThing ? [{ kind: 'tassel', does: 'exchange', ...thing }] : [];
  }
  const gemstone = scene.to.gemstones[0]?.value ?? null;
  if (isThere && (gemstone !== null || CHAINS.test(plain)))
    return [{ kind: 'tassel', does: 'string', gemstone: CHAINS.test(plain) ? null : gemstone }];
  return isThere || intent !== 'add' ? [] : [FROM_THE_START];
};
