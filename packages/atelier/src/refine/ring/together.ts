/** What changes mean on a ring with two main stones, and on one whose band is open at the top. */
import type { RingDesign } from '../../design/ring/document.ts';
import type { Change } from '../change.ts';
import { sayKind } from '../kinds.ts';
import { already, done, impossible, type Outcome } from '../outcome.ts';
import { prongHead } from './centre.ts';

const PAIR = 'Two stones share the top of this ring: there is no room for that beside them.';
const OPEN = 'The band of this ring is open at the top: there is no room for that on it.';

/** Why a ring cannot follow a change for its second stone or its open front; null where it can. */
export function refusedTogether(ring: RingDesign, change: Change): Outcome | null {
  if (!ring.companion && !ring.openFront) return null;
  const why = ring.openFront ? OPEN : PAIR;
  switch (change.kind) {
    case 'halo':
      return change.to === 'none' ? null : impossible(why);
    case 'sideStones':
      return change.perSide === 0 ? null : impossible(why);
    case 'cathedral':
      return change.on ? impossible(why) : null;
    case 'motifs':
    case 'cultures':
    case 'enamel':
    case 'another':
    case 'era':
      return impossible(why);
    case 'bandForm':
      return change.form === 'single' ||
        (!ring.openFront &&
          change.form !== 'chevron' &&
          change.form !== 'curved' &&
          change.form !== 'wavy' &&
          change.form !== 'twist')
        ? null
        : impossible(why);
    case 'bandStones':
      return change.around === true ? impossible(why) : null;
    case 'gemstone':
      // A stone between the ends of an open band would close it.
      return ring.openFront && ring.centre === null && change.target === 'centre' ? impossible(why) : null;
    case 'setting':
      return change.setting === 'Prong' ||
        change.setting === 'Pave' ||
        (change.setting === 'Bezel' && ring.centre !== null)
        ? null
        : impossible(why);
    default:
      return null;
  }
}

/** After a change: what goes with the centre stone goes with its companion too. */
export function followTogether(ring: RingDesign, before: RingDesign): void {
  const { companion, head, centre } = ring;
  if (!companion) return;
  if (centre === null || (head?.kind !== 'prong' && head?.kind !== 'bezel')) {
    ring.companion = null;
    if (ring.openFront?.ends === 'stones') ring.openFront.ends = 'ball';
    return;
  }
  if (JSON.stringify(head) === JSON.stringify(before.head)) return;
  const bead = companion.stone.form === 'bead';
  if (head.kind === 'bezel' && (before.head?.kind !== 'bezel' || companion.head.kind === 'bezel'))
    companion.head = bead ? { ...head, coverage: 'full', milgrain: false } : { ...head };
  else if (head.kind === 'prong' && before.head?.kind === 'bezel' && !bead)
    companion.head = prongHead(companion.stone, head.alloyId, head.clearanceMm);
  else companion.head.clearanceMm = head.clearanceMm;
}

type StoneChange = Extract<Change, { kind: 'gemstone' | 'cut' | 'stoneSize' }>;

/** Whether a change speaks of the stone beside the centre, where that is its companion. */
export function ofSecondStone(ring: RingDesign, change: Change): change is StoneChange {
  if (change.kind !== 'gemstone' && change.kind !== 'cut' && change.kind !== 'stoneSize') return false;
  if (!ring.companion || ring.sideStones !== null) return false;
  return change.target === 'sides' || (change.target === 'accents' && ring.bandStones === null);
}

/** Carries a change out on the second stone as if it were the centre, and says so. */
export function onSecondStone(
  ring: RingDesign,
  change: StoneChange,
  apply: (ring: RingDesign, change: Change) => Outcome,
): Outcome {
  exchange(ring);
  const outcome = apply(ring, { ...change, target: 'centre' });
  exchange(ring);
  return outcome.kind === 'done'
    ? { ...outcome, said: outcome.said.map((words) => words.replace(/^Centre(?= stone)/, 'Second')) }
    : { ...outcome, reason: outcome.reason.replace(/(?<=^The )centre(?= stone is)/, 'second') };
}

/** The two stones of a pair change places. */
export function swapStones(ring: RingDesign): Outcome {
  const { centre, companion } = ring;
  if (!companion || centre === null)
    return impossible('There are no two main stones here that could change places.');
  const [first, second] = [sayKind(centre), sayKind(companion.stone)];
  if (first === second) return already('Both stones are alike.');
  exchange(ring);
  return done(`The ${first} and the ${second} change places`);
}

/** Lets the centre stone and its companion change names; their places and heads go with them. */
function exchange(ring: RingDesign): void {
  const { centre, head, companion } = ring;
  if (!companion || centre === null || (head?.kind !== 'prong' && head?.kind !== 'bezel')) return;
  ring.centre = companion.stone;
  ring.head = companion.head;
  ring.companion = { ...companion, stone: centre, head };
}
