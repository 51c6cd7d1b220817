import type { OpenFrameForm, OpenFrameOrnament } from '../../../design/ornament/open-frame.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import type { OrnamentBuilder } from '../built.ts';
import { heartOf, outerLoop } from '../plate/outlines.ts';
import { Easel } from '../relief/easel.ts';
import { arc, box, ellipse, scaled, stroke } from '../relief/figures.ts';
import { describeOrnament } from '../relief/holds.ts';
import { buildPaveLine } from '../relief/paveLine.ts';
import { buildLinkedRings } from './linked.ts';

/** A frame of bar: bare, set with a row of stones, or with one stone within. */
export const buildOpenFrame: OrnamentBuilder<OpenFrameOrnament> = (bench, work, tray, frame, spec) => {
  if (spec.linked !== undefined) return buildLinkedRings(bench, work, tray, frame, spec, spec.linked);
  const easel = new Easel(bench, spec.alloyId, spec.accentAlloyId);
  const outer = areaOf(bench, spec.form, spec.widthMm / 2, spec.heightMm / 2);
  const room = heartOf(bench, outer).radiusMm;
  const melee = spec.pave === null ? 0 : Math.min(spec.pave.diameterMm, room * 0.5);
  const wire = Math.min(room * 0.8, Math.max(spec.wireMm, melee > 0 ? melee + 0.7 : 0));
  const inner = bench.grown(outer, -wire);
  const solidBar = inner.isEmpty() || spec.form === 'bar';
  const ring = solidBar ? outer : bench.without(outer, inner);
  // Brittle alloys are cast thicker.
  const least = Math.max(0.95, bench.leastWalls.get(spec.alloyId) ?? 0);
  const thick = Math.max(least, Math.min(2, wire * 0.85), melee > 0 ? melee * 0.46 + 0.6 : 0);
  easel.raise(ring, 0, thick, Math.min(0.4, wire * 0.3, thick * 0.4));
  let covered = ring;
  if (!solidBar && spec.form === 'deco-fan')
    covered = bench.joined([ring, fanRibs(easel, inner, spec, thick)]);
  if (melee > 0.85 && spec.pave !== null) {
    if (solidBar) barStones(easel, spec, melee, thick);
    else buildPaveLine(easel, outerLoop(bench, bench.grown(outer, -wire / 2)), spec.pave.stone, melee, thick);
  }
  let focusZ = thick;
  if (spec.stone !== null && !solidBar && spec.form !== 'deco-fan') {
    const heart = heartOf(bench, inner);
    const share = Math.min(1, (heart.radiusMm * 1.35) / spec.stone.lengthMm);
    const [length, width] = [spec.stone.lengthMm * share, spec.stone.widthMm * share];
    if (width >= 1.2) {
      // A bridge under the stone carries it between the sides.
      const bar = Math.max(0.9, Math.min(1.6, wire * 0.8));
      const [x, y] = heart.at;
      const bridge = bench.shared(
        stroke(
          bench,
          [
            [x, y - spec.heightMm],
            [x, y + spec.heightMm],
          ],
          bar,
        ),
        bench.grown(outer, -wire * 0.4),
      );
      easel.raise(bridge, 0, thick * 0.82, 0.14);
      easel.raise(bench.region([ellipse(x, y, width * 0.44, length * 0.44)]), 0, thick * 0.82, 0.14);
      covered = bench.joined([covered, bridge]);
      focusZ = easel.stone(spec.stone, x, y, thick * 0.82, length, width, Math.PI / 2, 'centre');
    }
  }
  const { frontMm } = easel.finish(work, tray, frame);
  work.measures.push({ kind: 'wall', where: 'frame', value: Math.min(wire, thick), alloyId: spec.alloyId });
  return describeOrnament(bench, covered, thick, frontMm, [0, 0, focusZ]);
};

function areaOf(bench: Bench, form: OpenFrameForm, w: number, h: number): Region {
  const rounded = (loop: readonly Vec2[], radius: number): Region =>
    bench.grown(bench.grown(bench.region([scaled(loop, w, h)]), -radius), radius, 48);
  const soft = Math.min(w, h) * 0.1;
  switch (form) {
    case 'circle':
    case 'oval':
      return bench.region([ellipse(0, 0, w, h, 144)]);
    case 'bar':
      return rounded(box(-1, -1, 1, 1), Math.min(w, h) * 0.45);
    case 'triangle':
      return rounded(
        [
          [0, 1],
          [-1, -1],
          [1, -1],
        ],
        soft * 0.6,
      );
    case 'hexagon':
      return rounded(
        [
          [0, 1],
          [-1, 0.5],
          [-1, -0.5],
          [0, -1],
          [1, -0.5],
          [1, 0.5],
        ],
        soft * 0.5,
      );
    case 'arch': {
      const top = 1 - w / h;
      const loop: Vec2[] = [
        [-1, -1],
        [1, -1],
        ...arc(0, 0, 1, 0, Math.PI, 48).map(([x, y]): Vec2 => [x, Math.max(-0.9, top) + (y * w) / h]),
      ];
      return bench.region([scaled(loop, w, h)]);
    }
    case 'keystone':
      return rounded(
        [
          [-1, 1],
          [-0.62, -1],
          [0.62, -1],
          [1, 1],
        ],
        soft * 0.4,
      );
    case 'deco-fan':
      return bench.region([
        scaled(
          [
            ...arc(0, -1, 1, 0.16, Math.PI - 0.16, 60).map(([x, y]): Vec2 => [x, -1 + (y + 1) * 2]),
            [-0.16, -1],
            [0.16, -1],
          ],
          w,
          h,
        ),
      ]);
  }
}

/** Rays from the foot of a fan, with an arc across. */
function fanRibs(
  easel: Easel,
  inner: Region,
  { widthMm, heightMm, wireMm }: OpenFrameOrnament,
  thick: number,
): Region {
  const { bench } = easel;
  const bar = Math.max(0.7, wireMm * 0.62);
  const foot: Vec2 = [0, -heightMm / 2];
  const rays = Array.from({ length: 5 }, (_, i) => {
    const a = Math.PI / 2 + (i - 2) * 0.42;
    return stroke(
      bench,
      [foot, [foot[0] + Math.cos(a) * widthMm * 1.3, foot[1] + Math.sin(a) * heightMm * 1.3]],
      bar,
    );
  });
  const across = stroke(
    bench,
    arc(0, 0, 1, 0.2, Math.PI - 0.2, 40).map(
      ([x, y]): Vec2 => [x * widthMm * 0.3, foot[1] + y * heightMm * 0.56],
    ),
    bar,
  );
  const hub = bench.region([ellipse(foot[0], foot[1], heightMm * 0.2, heightMm * 0.2)]);
  const ribs = bench.shared(bench.joined([...rays, across, hub]), bench.grown(inner, wireMm * 0.5));
  easel.raise(ribs, 0, thick * 0.86, Math.min(0.2, bar * 0.28));
  return ribs;
}

/** A row along a bar, as a flat closed loop of two sides would double it. */
function barStones(easel: Easel, spec: OpenFrameOrnament, melee: number, thick: number): void {
  if (spec.pave === null) return;
  const along = Math.max(spec.widthMm, spec.heightMm) / 2 - melee * 0.9;
  const upright = spec.heightMm >= spec.widthMm;
  const count = Math.floor((2 * along) / (melee + 0.14)) + 1;
  for (let i = 0; i < count; i++) {
    const s = count === 1 ? 0 : -along + (2 * along * i) / (count - 1);
    easel.stone(
      spec.pave.stone,
      upright ? 0 : s,
      upright ? s : 0,
      thick - 0.1,
      melee * 0.86,
      melee * 0.86,
      0,
      'pave',
    );
  }
}
