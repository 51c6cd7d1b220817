/** What changes mean on a spinner: its surface and its stones are those of the bands that turn, the rest is the sleeve's. */
import type { RingDesign } from '../../design/ring/document.ts';
import { freeWidthMm, rimMmIn, SPINNER_MM, spinnerWidthMm } from '../../design/ring/spinner.ts';
import type { Change } from '../change.ts';
import { done, impossible, mm, type Outcome } from '../outcome.ts';

const ON_BANDS: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'finish',
  'milgrain',
  'gemstone',
  'inTurn',
  'bandStones',
  'noStones',
  'withoutGemstone',
]);
const ON_SLEEVE: ReadonlySet<Change['kind']> = new Set<Change['kind']>([
  'metal',
  'recycled',
  'ringSize',
  'engraving',
  'lettering',
  'occasion',
  'refused',
]);

const WHY = 'The bands of a spinner turn between plain rims: there is no room for that on it.';

type Apply = (ring: RingDesign, change: Change) => Outcome;

/** Carries a change out on a spinner; null where the ring is none. */
export function onSpinner(ring: RingDesign, change: Change, apply: Apply): Outcome | null {
  if (!ring.spinner) return null;
  if (change.kind === 'bandWidth') return changeWidth(ring, change, apply);
  if (ON_SLEEVE.has(change.kind)) return apply(ring, change);
  return ON_BANDS.has(change.kind) ? onBands(ring, change, apply) : impossible(WHY);
}

/** Every band that turns in its turn, as if it were the ring's own. */
function onBands(ring: RingDesign, change: Change, apply: Apply): Outcome {
  const { band: sleeve, spinner } = ring;
  const outcomes = (spinner?.bands ?? []).map((free): Outcome => {
    ring.band = free.band;
    ring.bandStones = free.stones;
    const outcome = apply(ring, change);
    if (outcome.kind === 'done') {
      const { widthMm } = free.band;
      free.stones = ring.bandStones;
      free.band = { ...ring.band, widthMm, form: 'single', palmTaper: 1 };
      const least = free.stones === null ? SPINNER_MM.free : SPINNER_MM.freeWithStones;
      free.band.thicknessMm = Math.max(least, free.band.thicknessMm);
    }
    ring.band = sleeve;
    ring.bandStones = null;
    return outcome;
  });
  return outcomes.find(({ kind }) => kind === 'done') ?? outcomes[0] ?? impossible(WHY);
}

/** The bands that turn take what the rims leave. */
function changeWidth(ring: RingDesign, change: Change, apply: Apply): Outcome {
  const bands = ring.spinner?.bands ?? [];
  const before = ring.band.widthMm;
  const outcome = apply(ring, change);
  if (outcome.kind !== 'done') return outcome;
  const sleeve = ring.alloys.find(({ id }) => id === ring.band.alloyId);
  const rimMm = sleeve === undefined ? SPINNER_MM.rim : rimMmIn(sleeve);
  const least = spinnerWidthMm(bands.length, SPINNER_MM.leastFree, rimMm);
  const said =
    ring.band.widthMm < least
      ? [`Band ${mm(before)} -> ${mm(least)}, the least for bands that turn`]
      : outcome.said;
  ring.band.widthMm = Math.max(least, ring.band.widthMm);
  for (const { band } of bands) band.widthMm = freeWidthMm(bands.length, ring.band.widthMm, rimMm);
  return done(...said);
}
