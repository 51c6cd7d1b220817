import { frameAt, shifted } from '../frame.ts';
import type { Measure, TriangleMesh } from '../solids.ts';
import type { GaugePlace, Hold } from './hold.ts';
import { metalAlong, type Section, sectionsOf } from './section.ts';
import { type Sliceable, sliceable } from './sliceable.ts';

/** A measured thickness above the planned one by more than this is that of something the setting has grown into. */
const GROWN_INTO = 1.35;
/** Holds that are gauged for one planned measure, spread over all of them; the others are theirs again. */
const MOST_HOLDS = 8;
/** Round metal is modelled by flats: what is less than planned by no more than they take away is not missing, mm. */
const FLATS_MM = 0.015;
/** A prong is gauged on lines beside its middle too, by shares of its thickness: its seat takes some of it away. */
const BESIDE = [-0.3, -0.15, 0, 0.15, 0.3] as const;
/** Share of a wall's places that may only graze it. */
const GRAZING = 0.03;
/** Bezels may be open in places; one that holds on less of the round than this share holds nothing. */
const LEAST_HELD = 1 / 4;
/** A bench gauge reads hundredths of a millimetre. */
const read = (mm: number): number => Math.round(mm * 100) / 100;

/**
 * The measures of a body with those that can be taken from its finished metal taken there: thickness of a band at the
 * palm, prongs and bezel walls at the girdle, each where it was planned to be. What metal tells nothing of stays as
 * planned. All in the body's own frame, a band's axis along y and its palm towards -z.
 */
export function gaugedMeasures(
  meshes: readonly TriangleMesh[],
  holds: readonly Hold[],
  planned: readonly Measure[],
): Measure[] {
  const ready = meshes.map(sliceable);
  return planned.map((measure): Measure => {
    const found = thinnestMm(ready, holds, measure);
    const isFlats = found < measure.value && found >= measure.value - FLATS_MM;
    return isFlats || found > GROWN_INTO * measure.value ? measure : { ...measure, value: read(found) };
  });
}

/** Infinity where nothing can be taken. */
function thinnestMm(meshes: readonly Sliceable[], holds: readonly Hold[], measure: Measure): number {
  if (measure.kind === 'shank-thickness' && measure.where === 'band at the palm') return palmMm(meshes);
  const own = holds.filter((hold) => hold.measure === measure);
  const step = Math.max(1, own.length / MOST_HOLDS);
  const chosen = Array.from(
    { length: Math.min(own.length, MOST_HOLDS) },
    (_, i) => own[Math.floor(i * step)],
  );
  return Math.min(...chosen.map((hold) => holdMm(meshes, hold)));
}

function holdMm(meshes: readonly Sliceable[], { measure, frame, underMm, places }: Hold): number {
  const sections = sectionsOf(meshes, shifted(frame, 0, 0, -underMm));
  if (measure.kind === 'prong-diameter')
    return Math.min(...places.map((place) => prongMm(sections, place, measure.value)));
  const around = places.map((place) => thicknessMm(sections, place, measure.value));
  // Where a wall ends, its end is not its thickness.
  const walls = around
    .filter((_, i) => [-2, -1, 0, 1, 2].every((k) => around[(i + k + around.length) % around.length] > 0))
    .sort((a, b) => a - b);
  return walls.length < LEAST_HELD * places.length ? 0 : walls[Math.floor(walls.length * GRAZING)];
}

const prongMm = (sections: readonly Section[], { at, along }: GaugePlace, planned: number): number =>
  Math.max(
    ...BESIDE.map((share) => {
      const off = share * planned;
      return thicknessMm(sections, { at: [at[0] + along[1] * off, at[1] - along[0] * off], along }, planned);
    }),
  );

/** The metal that lies about a place, 0 where there is none. */
function thicknessMm(sections: readonly Section[], { at, along }: GaugePlace, planned: number): number {
  const near = metalAlong(sections, at, along).filter(
    ({ from, to }) => from < 0.4 * planned && to > -0.4 * planned,
  );
  return Math.max(0, ...near.map(({ from, to }) => to - from));
}

/** Metal from the axis of a band down to the palm, mm; Infinity where there is none (an open band). */
function palmMm(meshes: readonly Sliceable[]): number {
  const across = sectionsOf(meshes, { ...frameAt([0, 0, 0]), y: [0, 0, -1], z: [0, 1, 0] });
  const below = metalAlong(across, [0, 0], [0, 1]).filter(({ to }) => to > 0);
  return below.length === 0 ? Infinity : below[below.length - 1].to - below[0].from;
}
