import type { PlateOrnament } from '../../../design/ornament/plate.ts';
import { BuildFault } from '../../mesh/bench.ts';
import type { OrnamentBuilder } from '../built.ts';
import { Easel } from '../relief/easel.ts';
import { describeOrnament } from '../relief/holds.ts';
import { raised } from '../relief/raise.ts';
import { putBorder } from './borders.ts';
import { domeOver, LEAST_DOME_MM } from './dome.ts';
import { cornerStone, fillField } from './fields.ts';
import {
  caseHeightMm,
  LEAST_LOCKET_MM,
  LOCKET_GAP_MM,
  LOCKET_HINGE,
  LOCKET_WALL_MM,
  openCase,
} from './locket.ts';
import { plateRegion } from './outlines.ts';

/** A plate with its border and its field. */
export const buildPlate: OrnamentBuilder<PlateOrnament> = (bench, work, tray, frame, spec) => {
  const { widthMm, heightMm, alloyId } = spec;
  const easel = new Easel(bench, alloyId, spec.accentAlloyId);
  const plate = plateRegion(bench, spec.outline, widthMm, heightMm);
  // Glass needs its depth and a floor under it.
  const top = Math.max(
    spec.thicknessMm,
    spec.enamel.length > 0 ? 1.25 : 0.9,
    bench.leastWalls.get(spec.alloyId) ?? 0,
    spec.opens ? LEAST_LOCKET_MM : 0,
  );
  const edge = spec.border.kind === 'bevel' ? Math.min(0.6, top * 0.42) : 0.14;
  const body = raised(bench, plate, 0, top, edge, 'plate');
  if (body === null) throw new BuildFault('plate', 'empty');
  easel.addGround(body);
  let inner = easel.spared(() => putBorder(easel, plate, spec, top));
  if (spec.outline === 'coin') {
    const size = Math.max(widthMm, heightMm);
    const rim = bench.without(plate, bench.grown(plate, -Math.max(0.5, size * 0.045)));
    easel.spared(() => easel.raise(rim, 0, top + 0.35, 0.12));
    inner = bench.shared(inner, bench.grown(plate, -Math.max(0.6, size * 0.06)));
  }
  fillField(easel, work, spec.corner ? cornerStone(easel, inner, spec, spec.corner, top) : inner, spec, top);
  if (spec.opens) openCase(bench, easel, plate, top);
  if (spec.domeMm > LEAST_DOME_MM) {
    easel.bend = {
      refineMm: Math.max(0.35, Math.min(widthMm / 2, heightMm / 2) * 0.09),
      // The back of a case is flat, whatever its lid is.
      move: (x, y, z) => [x, y, z + domeOver(spec, x, y) * (spec.opens ? Math.min(1, z / top) : 1)],
    };
  }
  const { frontMm } = easel.finish(work, tray, frame);
  const wall = { kind: 'wall', where: 'plate', value: spec.opens ? LOCKET_WALL_MM : top, alloyId } as const;
  work.measures.push(wall);
  if (spec.opens) work.measures.push({ kind: 'opening', where: LOCKET_HINGE, value: LOCKET_GAP_MM, alloyId });
  return describeOrnament(bench, plate, spec.opens ? caseHeightMm(top) : top, frontMm, [0, 0, frontMm]);
};
