import type { EmblemOrnament } from '../../../design/ornament/emblem.ts';
import { FORMS_WITHOUT_CELLS } from '../../../design/ornament/emblemForms.ts';
import { eyesOf } from '../../../design/ornament/figure-eyes.ts';
import { turned } from '../../frame.ts';
import { type Bench, BuildFault, type Region } from '../../mesh/bench.ts';
import { THINNING_MM } from '../../mesh/tessellation.ts';
import { radians } from '../../vec.ts';
import type { OrnamentBuilder } from '../built.ts';
import { ringOfPattern } from '../pattern/place.ts';
import { Easel } from '../relief/easel.ts';
import { ellipse, rotate } from '../relief/figures.ts';
import { describeOrnament } from '../relief/holds.ts';
import { withoutHoles } from '../relief/outer.ts';
import { raised } from '../relief/raise.ts';
import { FIGURES } from './figures.ts';
import { fitted } from './fit.ts';
import { groupPlans } from './group.ts';
import { Pad, type PadPlan } from './pad.ts';

/** Least opening that stays open in a pierced figure (facts, section 3: smaller ones fill in casting). */
const LEAST_OPENING_MM = 0.45;

/** Half of the narrowest tie between the parts of a ground: what is left where its edges are rounded. */
const TIE_HALF_MM = 0.17;

/** Radii on a medallion, as shares of its own: the figure fills what the border leaves. */
const MEDALLION = { rim: 0.9, borderInner: 0.785, borderOuter: 0.905 } as const;
/** How far a matted ground lies under the rim. */
const MATTED_MM = 0.18;

/** Thickness of the ground, never under `leastMm`, and the height of relief on it, for a figure of a size. */
export function reliefOf(
  sizeMm: number,
  enamelled: boolean,
  leastMm = 0,
): Pick<PadPlan, 'groundMm' | 'reliefMm'> {
  return {
    groundMm: Math.max(enamelled ? 1.3 : 0.95, sizeMm * 0.04, leastMm),
    reliefMm: Math.min(1.4, Math.max(0.42, sizeMm * 0.038)),
  };
}

/** An emblem that lies on its easel. */
interface DrawnEmblem {
  readonly easel: Easel;
  readonly ground: Region;
  readonly groundMm: number;
}

/** Draws an emblem's figure on a ground of its own outline or on a round plate; nothing of it is fused yet. */
export function drawEmblem(bench: Bench, spec: EmblemOrnament): DrawnEmblem {
  const figure = FIGURES[spec.form];
  const { beside } = spec;
  const disc = (mm: number): Region => bench.region([ellipse(0, 0, mm, mm, 128)]);
  const easel = new Easel(bench, spec.alloyId, spec.accentAlloyId);
  const relief = reliefOf(
    spec.sizeMm,
    spec.enamel.length > 0 || spec.inlay !== undefined,
    bench.leastWalls.get(spec.alloyId),
  );
  const radius = spec.sizeMm / 2;
  const medallion = spec.ground === 'medallion' && !figure.disc && beside === undefined;
  const bordered = medallion && spec.border !== null && radius >= 6;
  const base: PadPlan = {
    unitMm: radius,
    ...relief,
    stone: spec.groups?.[0]?.stone ?? spec.stone,
    ...(spec.inTurn && { inTurn: spec.inTurn }),
    ...((spec.inEyes || spec.groups?.some(({ place }) => place === 'eyes')) && { inEyes: true as const }),
    ...(spec.groups && { groups: spec.groups, eyes: eyesOf(spec.form) }),
    enamel: spec.enamel,
    ...(spec.inlay && { inlay: spec.inlay }),
    ...(spec.glazed === 'wings' && { isWingsOnly: true }),
  };
  const field = bordered ? MEDALLION.borderInner - 0.04 : MEDALLION.rim;
  const pad = new Pad(easel, {
    ...base,
    ...(medallion ? fitted(bench, spec.form, disc(radius * (field - 0.045)), [0, 0], radius * 0.55) : {}),
  });
  let ground: Region;
  if (medallion) {
    const plate = new Pad(easel, base);
    ground = disc(radius);
    const about = plate.area(ellipse(0, 0, field, field, 128));
    // Polished relief is lost on a polished ground: the ground is matted, as chasers do, or lies under glass.
    const cut = spec.enamel.length === 0 ? figure.engrave : undefined;
    if (spec.enamel.length > 0 && FORMS_WITHOUT_CELLS.has(spec.form)) plate.cell(about);
    else if (cut === undefined) easel.field(about, relief.groundMm, MATTED_MM, null);
    (cut ?? figure.draw)(pad);
    pad.setGroups();
    plate.line(ellipse(0, 0, 0.955, 0.955, 128), 0.07, 1, true);
    if (bordered && spec.border !== null) {
      plate.line(ellipse(0, 0, field, field, 96), 0.035, 0.7, true);
      ringOfPattern(plate, spec.border, MEDALLION.borderInner, MEDALLION.borderOuter);
    }
  } else if (beside !== undefined) {
    const { groups: _, eyes: __, inTurn: ___, inEyes: ____, ...bare } = base;
    groupPlans(bench, { ...spec, beside }).forEach(({ form, plan }, i) => {
      const isBare = i > 0 && beside.bare === true;
      const own = new Pad(easel, isBare ? { ...bare, stone: null, ...plan } : { ...base, ...plan });
      FIGURES[form].draw(own);
      if (i === 0) own.setGroups();
    });
    ground = groundUnder(pad, true);
  } else {
    figure.draw(pad);
    pad.setGroups();
    ground = groundUnder(pad, figure.open === true);
  }
  const body = raised(bench, ground, 0, relief.groundMm, 0.14, 'ground');
  if (body === null) throw new BuildFault('emblem ground', 'empty');
  easel.addGround(body);
  // A gentle swell over a flat back lets the light run over the relief.
  const swell = spec.sizeMm * 0.045;
  // Stones that are cut flat lie on what is flat.
  if (spec.inlay === undefined)
    easel.bend = {
      // A run of this length stands off the swell by as much as fused metal is thinned by: finer ones would go again.
      refineMm: Math.max(0.5, 2 * radius * Math.sqrt(THINNING_MM / swell)),
      move: (x, y, z) => [
        x,
        y,
        z + swell * Math.max(0, 1 - (x * x + y * y) / (radius * radius)) * Math.min(1, z / relief.groundMm),
      ],
    };
  return { easel, ground, groundMm: relief.groundMm };
}

/** An emblem: drawn, fused and set down in its place. */
export const buildEmblem: OrnamentBuilder<EmblemOrnament> = (bench, work, tray, frame, spec) => {
  const { easel, ground, groundMm } = drawEmblem(bench, spec);
  const turn = radians(spec.turnDegrees ?? 0);
  const { frontMm } = easel.finish(work, tray, turned(frame, turn));
  work.measures.push({
    kind: 'wall',
    where: `ground of the ${spec.form.replaceAll('-', ' ')}`,
    value: groundMm,
    alloyId: spec.alloyId,
  });
  const covered =
    turn === 0 ? ground : bench.region(bench.outlines(ground).map((loop) => rotate(loop, turn)));
  return describeOrnament(bench, covered, groundMm, frontMm, [0, 0, frontMm]);
};

/**
 * A ground that carries every part of the figure: its footprint, a little larger, gaps below what casts closed;
 * parts that stand apart are tied to the rest.
 */
function groundUnder(pad: Pad, open: boolean): Region {
  const { bench } = pad;
  const footprint = bench.joined(pad.easel.footprints);
  const margin = Math.max(0.14, pad.mm(0.016));
  const close = open ? LEAST_OPENING_MM / 2 : Math.max(LEAST_OPENING_MM, pad.mm(0.09));
  let ground = bench.grown(bench.grown(footprint, close + margin), -close);
  if (!open) ground = withoutHoles(bench, ground);
  // A tie by a hair would go when its edges are rounded.
  const isTied = (): boolean => bench.parts(bench.grown(ground, -TIE_HALF_MM)).length <= 1;
  for (let reach = 0.06; reach <= 0.6 && !isTied(); reach += 0.06) {
    const by = pad.mm(reach) + close;
    ground = bench.joined([ground, bench.grown(bench.grown(footprint, by + margin), -by)]);
  }
  return bench.plainer(ground, 0.004);
}
