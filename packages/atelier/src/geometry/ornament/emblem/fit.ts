import type { EmblemForm } from '../../../design/ornament/emblemForms.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import { Easel } from '../relief/easel.ts';
import { FIGURES } from './figures.ts';
import { Pad, type PadPlan } from './pad.ts';

/** Size at which a figure's reach is measured: large enough for all its detail (half its size, mm). */
const MEASURED_AT_MM = 10;

/** What a figure covers, as a convex outline in its own units: one entry a form, measured once. */
const reaches = new Map<EmblemForm, readonly Vec2[]>();

function reachOf(bench: Bench, form: EmblemForm): readonly Vec2[] {
  const known = reaches.get(form);
  if (known !== undefined) return known;
  const easel = new Easel(bench, 'trial');
  FIGURES[form].draw(
    new Pad(easel, { unitMm: MEASURED_AT_MM, groundMm: 1, reliefMm: 1, stone: null, enamel: [] }),
  );
  const hull = bench
    .outlines(bench.hullOf(easel.footprints))
    .flat()
    .map(([x, y]): Vec2 => [x / MEASURED_AT_MM, y / MEASURED_AT_MM]);
  reaches.set(form, hull);
  return hull;
}

/** Where and how large a figure fills a field about a point: `leastMm` is its unit where nothing larger fits. */
export function fitted(
  bench: Bench,
  form: EmblemForm,
  field: Region,
  about: Vec2,
  leastMm: number,
): Required<Pick<PadPlan, 'unitMm' | 'at'>> {
  const reach = reachOf(bench, form);
  const xs = reach.map(([x]) => x);
  const ys = reach.map(([, y]) => y);
  const middle: Vec2 = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const at = (unit: number): Vec2 => [about[0] - middle[0] * unit, about[1] - middle[1] * unit];
  const fits = (unit: number): boolean => {
    const [dx, dy] = at(unit);
    const covered = bench.region([reach.map(([x, y]): Vec2 => [x * unit + dx, y * unit + dy])]);
    return bench.without(covered, field).area() < covered.area() * 0.003;
  };
  let low = leastMm;
  let high = leastMm * 2.4;
  for (let i = 0; i < 8; i++) {
    const unit = (low + high) / 2;
    if (fits(unit)) low = unit;
    else high = unit;
  }
  return { unitMm: low, at: at(low) };
}
