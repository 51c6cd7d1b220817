import type { DrawnFigure } from '@filigree/contracts';
import { characterOf, type TwinForm } from '../../../../design/ornament/drawnFigures.ts';
import type { EnamelColour } from '../../../../design/parts.ts';
import { pictograph } from '../../../lettering/pictograph.ts';
import type { Region } from '../../../mesh/bench.ts';
import type { Vec2 } from '../../../vec.ts';
import { ellipse } from '../../relief/figures.ts';
import { withoutHoles } from '../../relief/outer.ts';
import { roomiest } from '../../relief/roomiest.ts';
import { FINEST_LINE_MM, type Pad } from '../pad.ts';

/** Width of a drawing's lines in its units: the median over all of them (0.078), a tenth is finer than 0.063. */
const LINE = 0.08;
/** Height of the body under the lines, as a share of full relief. */
const FLOOR = 0.3;
/** How deep the body is matted between the lines, mm. */
const MATTED_MM = 0.12;
/** How deep lines are cut, mm: deep enough to lie in shade. */
const CUT_MM = 0.26;
/** Least width of what holds parts together, mm. */
const WEB_MM = 0.7;
/** Least cell that is filled with glass, mm across. */
const LEAST_CELL_MM = 0.8;
/** Metal about glass that lies in what is drawn solid, mm. */
const BROAD_RIM_MM = 0.32;
/** And the least such cell, mm across. */
const LEAST_BROAD_MM = 0.6;
const LEAST_BROAD_MM2 = 0.8;
/** What is drawn solid is at least so much broader than the lines. */
const BROADER = 1.4;
/**
 * A stone in units: what there must be room for, up to the first; as large as a figure holds it, over the lines beside
 * it too, and the most where there is room.
 */
const STONE = { least: 0.28, held: 0.44, most: 0.56 } as const;
/** Metal about a stone, and the least that is set, mm. */
const COLLET_MM = 0.45;
const LEAST_STONE_MM = 1.2;

interface Drawing {
  readonly lines: Region;
  /** What the lines run round and over. */
  readonly body: Region;
  readonly between: Region;
}

/** A drawing where the pad draws. Lines too fine to cast are thickened; the figure grows by as little. */
function drawingOf(pad: Pad, figure: DrawnFigure | TwinForm): Drawing {
  const { bench, plan } = pad;
  const [cx, cy] = plan.at ?? [0, 0];
  const outlines = pictograph(characterOf(figure)).map((loop) =>
    loop.map(([x, y]) => [x * plan.unitMm + cx, y * plan.unitMm + cy] as const),
  );
  const thin = Math.max(0, FINEST_LINE_MM - pad.mm(LINE)) / 2;
  const lines = bench.plainer(bench.grown(bench.region(outlines), thin), 0.008);
  const body = tied(pad, withoutHoles(bench, lines));
  return { lines, body, between: bench.without(body, lines) };
}

/** A body of one piece: what stands apart (two footprints) is joined by a web as wide as it needs to hold. */
function tied({ bench, plan: { unitMm } }: Pad, body: Region): Region {
  let whole = body;
  const isOne = (): boolean => bench.parts(bench.grown(whole, -WEB_MM / 2)).length === 1;
  if (bench.parts(body).length === 1) return body;
  for (let reach = 0.05; reach <= 1 && !isOne(); reach += 0.05) {
    const by = reach * unitMm;
    whole = bench.joined([body, bench.grown(bench.grown(body, by), -by)]);
  }
  return whole;
}

/**
 * A figure from its outlines: its lines stand polished over a body that is satined between them, or that holds glass.
 * A stone sits where there is most room.
 */
export const drawn =
  (figure: DrawnFigure | TwinForm) =>
  (pad: Pad): void => {
    const { easel, plan } = pad;
    const drawing = drawingOf(pad, figure);
    const { lines, body, between } = drawing;
    const place = placeOf(pad, drawing);
    pad.raise(body, FLOOR);
    if (plan.enamel.length > 0) glaze(pad, drawing, place);
    else {
      easel.field(between, plan.groundMm + plan.reliefMm * FLOOR, MATTED_MM, null);
      pad.raise(lines);
    }
    set(pad, place, FLOOR);
  };

/** The same cut into a polished ground and matted dark. */
export const engraved =
  (figure: DrawnFigure | TwinForm) =>
  (pad: Pad): void => {
    const { easel, plan } = pad;
    const drawing = drawingOf(pad, figure);
    const deep = Math.min(CUT_MM, plan.groundMm * 0.4);
    easel.field(drawing.lines, plan.groundMm, deep, null);
    set(pad, placeOf(pad, drawing), 0);
  };

/** Cells down to this share of the largest of their kind are of it: both halves of a shell. */
const ALIKE = 0.45;
/** Where that leaves a colour without a cell that is seen: the wing of a parrot is of another kind than its body. */
const NEARLY_ALIKE = 0.7;
const SEEN = 0.08;
/** Smaller ones, as a share of the largest, have no colour of their own. */
const CRUMB = 0.03;
/** What is drawn solid has a colour of its own from this share of the cells on; and from where it is the most of it. */
const LEAST_SOLID_SHARE = 0.06;
const MUCH_SOLID_SHARE = 0.35;

/**
 * Glass in every cell that is wide enough. Of several colours one lies in what is drawn solid and broad (the spots of a
 * ladybird, the back of a penguin, the fins of a fish), the others in the cells between the lines.
 */
function glaze(pad: Pad, { lines, between }: Drawing, place: Place | null): void {
  const { bench, plan } = pad;
  const free = (region: Region): Region =>
    place === null
      ? region
      : bench.without(
          region,
          bench.region([
            ellipse(...place.at, place.widthMm / 2 + COLLET_MM, place.widthMm / 2 + COLLET_MM, 40),
          ]),
        );
  const opened = (region: Region, rimMm: number, leastMm: number): Region =>
    bench.grown(bench.grown(free(region), -rimMm - leastMm / 2), leastMm / 2);
  const cells = opened(between, 0, LEAST_CELL_MM);
  const colours = plan.enamel.map((_, i) => i);
  // Large figures have broad lines: they stay metal.
  const broadMm = Math.max(LEAST_BROAD_MM, pad.mm(LINE) * BROADER - 2 * BROAD_RIM_MM);
  const solids = colours.length > 1 ? opened(lines, BROAD_RIM_MM, broadMm) : null;
  const share = solids === null || cells.area() === 0 ? 0 : solids.area() / cells.area();
  if (solids === null || share < LEAST_SOLID_SHARE) {
    fill(pad, cells, colours, FLOOR);
    pad.raise(lines);
    return;
  }
  const ofSolids = colourOfSolids(plan.enamel, share);
  const others = colours.filter((i) => i !== ofSolids);
  fill(pad, cells, others, FLOOR);
  pad.raise(lines);
  for (const solid of bench.parts(solids)) if (solid.area() > LEAST_BROAD_MM2) pad.cell(solid, ofSolids, 1);
}

/**
 * What is drawn solid is dark: black, unless that was said first and would be the least of it ("a black cat with green
 * eyes"; of black and white white is the most); else the last colour.
 */
function colourOfSolids(enamel: readonly EnamelColour[], share: number): number {
  const black = enamel.indexOf('black');
  const isDark = black > 0 || share > MUCH_SOLID_SHARE || enamel.includes('white');
  return black >= 0 && isDark ? black : enamel.length - 1;
}

/** Fills cells by their size, those of the largest kind in the first of some colours (by their place in the enamel). */
function fill(pad: Pad, cells: Region, colours: readonly number[], level: number): void {
  const parts = pad.bench.parts(cells).sort((a, b) => b.area() - a.area());
  const kinds = kindsOf(
    parts.map((cell) => cell.area()),
    colours.length,
  );
  parts.forEach((cell, i) => {
    pad.cell(cell, colours[kinds[i]], level);
  });
}

/** Kinds of cells by their areas, the largest first: each begins where one is much smaller, there are `most` at most. */
function kindsOf(areas: readonly number[], most: number): number[] {
  const parted = (alike: number): number[] => {
    let [kind, largest] = [0, areas[0] ?? 0];
    return areas.map((area) => {
      if (kind < most - 1 && area < largest * alike && area > areas[0] * CRUMB) {
        kind++;
        largest = area;
      }
      return kind;
    });
  };
  const usual = parted(ALIKE);
  const seen = new Set(usual.filter((_, i) => areas[i] > areas[0] * SEEN));
  return seen.size < most ? parted(NEARLY_ALIKE) : usual;
}

/** Where a stone sits, in mm. */
interface Place {
  readonly at: Vec2;
  readonly widthMm: number;
}

/** Between the lines, or on them where the figure is all of one piece; null without a stone or room for one. */
function placeOf({ bench, plan }: Pad, { between, lines }: Drawing): Place | null {
  if (plan.stone === null) return null;
  for (const region of [between, lines]) {
    const room = roomiest(bench.outlines(region));
    const roomMm = 2 * ((room?.radius ?? 0) - COLLET_MM);
    if (room === null || Math.min(plan.unitMm * STONE.least, roomMm) < LEAST_STONE_MM) continue;
    const widthMm = plan.unitMm * Math.min(STONE.most, Math.max(STONE.held, roomMm / plan.unitMm));
    return { at: room.at, widthMm };
  }
  return null;
}

function set(pad: Pad, place: Place | null, level: number): void {
  if (place === null) return;
  const { at = [0, 0], unitMm } = pad.plan;
  pad.gemIfSet((place.at[0] - at[0]) / unitMm, (place.at[1] - at[1]) / unitMm, place.widthMm / unitMm, level);
}
