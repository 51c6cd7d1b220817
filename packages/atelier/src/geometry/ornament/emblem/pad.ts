import type { FigureStones } from '../../../design/ornament/figure-stones.ts';
import type { EnamelColour, StoneKind } from '../../../design/parts.ts';
import { frameAt, placementOf, turned } from '../../frame.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import type { Vec3 } from '../../solids.ts';
import { gemOf } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';
import { type Clay, modelled, scaledClay } from '../relief/clay.ts';
import type { Easel } from '../relief/easel.ts';
import { ellipse, stroke } from '../relief/figures.ts';
import { turning } from '../relief/outer.ts';
import { flatPlaces, SNAKE_EYES, scaledBody, snakeHead } from '../relief/snake.ts';
import { woven } from '../relief/weave.ts';
import { type OwnSeat, placeStones } from './stone-places.ts';

/** Finest line and gap that are drawn: detail that casts (mm). */
export const FINEST_LINE_MM = 0.42;

type Loops = readonly Vec2[] | readonly (readonly Vec2[])[];

const isLoop = (loops: Loops): loops is readonly Vec2[] => typeof loops[0]?.[0] === 'number';

export interface PadPlan {
  /** Half the figure's size: one unit of the drawing, mm. */
  readonly unitMm: number;
  /** Height of the ground that the figure stands on. */
  readonly groundMm: number;
  /** Height of full relief over the ground. */
  readonly reliefMm: number;
  readonly stone: StoneKind | null;
  /** What the stones are, one after the other and each once; what is left of their places stays metal. */
  readonly inTurn?: readonly StoneKind[];
  /** It is in the eyes alone. */
  readonly inEyes?: true;
  /** Stones that were told apart: set when the whole figure stands, where its seats or its outline have room. */
  readonly groups?: readonly FigureStones[];
  /** Where the figure looks from, in units, where it is modelled without seats there. */
  readonly eyes?: readonly Vec2[];
  readonly enamel: readonly EnamelColour[];
  /** Stones that are cut to its cells, in the place of glass. */
  readonly inlay?: readonly StoneKind[];
  /** Glass lies in its wings alone, the body is bare. */
  readonly isWingsOnly?: boolean;
  /** Moves the figure, in mm. */
  readonly at?: Vec2;
}

/** How deep stones are let into their cells, and how far they stand over the walls, mm. */
const INLAY_DEPTH_MM = 0.6;
const INLAY_PROUD_MM = 0.04;

/** Height of a plate's face, in full reliefs. */
const PLATE_LEVEL = 0.05;

/** No model is meshed finer: it would not be seen. */
const LEAST_CELL_MM = 0.12;

/** Smaller stones have no collet, mm: a dome of metal stands in their place. */
const LEAST_SET_MM = 1.2;
/** Width of an eye that holds a stone, in units. */
const EYE = 0.16;
/** How far that dome rises over what it stands on, as a share of full relief. */
const DOME_LEVEL = 0.9;

/** How deep the foot of a wire stands in the ground, mm: deeper than fields are matted. */
const LET_IN_MM = 0.32;

/**
 * Where a figure is drawn in units: x right, y up, within about -1 to 1. Widths below what casts are drawn at the
 * finest line; heights are shares of full relief.
 */
export class Pad {
  readonly bench: Bench;
  readonly easel: Easel;
  readonly plan: PadPlan;
  #set = 0;
  readonly #seats: OwnSeat[] = [];

  constructor(easel: Easel, plan: PadPlan) {
    this.bench = easel.bench;
    this.easel = easel;
    this.plan = plan;
  }

  /** Whether detail of this size (units) would come out at least as large as the finest line. */
  shows(size: number): boolean {
    return size * this.plan.unitMm >= FINEST_LINE_MM;
  }

  mm(size: number): number {
    return size * this.plan.unitMm;
  }

  #points(loop: readonly Vec2[]): Vec2[] {
    const { unitMm, at = [0, 0] } = this.plan;
    return loop.map(([x, y]) => [x * unitMm + at[0], y * unitMm + at[1]]);
  }

  #width(width: number): number {
    return Math.max(FINEST_LINE_MM, this.mm(width));
  }

  /** The area of loops, less the holes. */
  area(loops: Loops, holes: Loops = []): Region {
    const list = (given: Loops): (readonly Vec2[])[] =>
      given.length === 0 ? [] : isLoop(given) ? [given] : [...given];
    const whole = this.bench.region(list(loops).map((loop) => outwards(this.#points(loop))));
    const open = list(holes);
    return open.length === 0
      ? whole
      : this.bench.without(whole, this.bench.region(open.map((loop) => outwards(this.#points(loop)))));
  }

  /** A line as an area. */
  strip(path: readonly Vec2[], width: number, closed = false, endWidth = width): Region {
    return stroke(this.bench, this.#points(path), this.#width(width), {
      closed,
      endWidthMm: this.#width(endWidth),
    });
  }

  joined(...regions: Region[]): Region {
    return this.bench.joined(regions);
  }

  /** Relief with a rounded edge: large figures are crowned, as far as their lines are wide enough for it. */
  raise(region: Region, level = 1, edge = 0.12): void {
    const { groundMm, reliefMm } = this.plan;
    const high = groundMm + reliefMm * level;
    const crown = Math.min(0.45, this.mm(0.022), reliefMm * level * 0.7);
    const round = crown > edge * 1.3 && this.#holds(region, crown) ? crown : edge;
    this.easel.raise(region, groundMm * 0.5, high, Math.min(round, (high - groundMm * 0.5) * 0.4));
  }

  /** Whether a region keeps its shape when its edges are rounded by so much. */
  #holds(region: Region, byMm: number): boolean {
    const plain = this.bench.plainer(region, 0.01);
    const opened = this.bench.grown(this.bench.grown(plain, -byMm * 1.1, 12), byMm * 1.1, 12);
    return opened.area() > region.area() * 0.965;
  }

  fill(loops: Loops, level = 1, holes: Loops = []): void {
    this.raise(this.area(loops, holes), level);
  }

  /** A flat-topped line. */
  line(path: readonly Vec2[], width: number, level = 1, closed = false, endWidth = width): void {
    this.raise(this.strip(path, width, closed, endWidth), level);
  }

  /** A half-round wire lying on the ground. */
  wire(path: readonly Vec2[], width: number, closed = false, level = 1): void {
    const { groundMm, reliefMm } = this.plan;
    const w = this.#width(width);
    // Its foot reaches through a field that is matted about it.
    const half = Math.max(0.25, reliefMm * level * 0.62, (reliefMm * level + LET_IN_MM) / 2);
    this.easel.wire(this.#points(path), w, groundMm + reliefMm * level - half, {
      closed,
      halfHeightMm: half,
    });
  }

  /** A round wire whose middle lies at a height over the ground (units) of its own at every point. */
  ridge(path: readonly Vec2[], width: number, heights: readonly number[], closed = false): void {
    this.easel.wire(this.#points(path), this.#width(width), this.plan.groundMm, {
      closed,
      heights: heights.map((h) => this.mm(h)),
    });
  }

  /** Closed strands plaited over and under each other. */
  plait(paths: readonly (readonly Vec2[])[], width: number): void {
    const { groundMm, reliefMm } = this.plan;
    const w = this.#width(width);
    const drawn = paths.map((path) => evenly(this.#points(path), Math.max(0.25, w * 0.22)));
    const heights = woven(drawn, w * 1.5);
    const half = Math.max(0.3, w * 0.36);
    drawn.forEach((path, i) => {
      this.easel.wire(path, w, groundMm + reliefMm * 0.35, {
        closed: true,
        halfHeightMm: half,
        heights: heights[i].map((h) => h * reliefMm * 0.5),
      });
    });
  }

  /** A wire that swells and tapers: width at every point. */
  taper(path: readonly Vec2[], widths: readonly number[], level = 0.5): void {
    const { groundMm, reliefMm } = this.plan;
    const z = groundMm + reliefMm * (level - 0.5);
    this.easel.taperedWire(
      this.#points(path),
      widths.map((w) => this.#width(w)),
      path.map(() => z),
      0.8,
    );
  }

  /** A lock of hair: as a tapering wire, its middle at a height over the ground (units) of its own at every point. */
  lock(path: readonly Vec2[], widths: readonly number[], heights: readonly number[]): void {
    this.easel.taperedWire(
      this.#points(path),
      widths.map((w) => this.#width(w)),
      heights.map((h) => this.plan.groundMm + this.mm(h)),
    );
  }

  /** A rounded body. */
  dome(x: number, y: number, rx: number, ry: number, level = 1, angle = 0): void {
    const { groundMm, reliefMm, unitMm, at = [0, 0] } = this.plan;
    const least = FINEST_LINE_MM / 2;
    this.easel.dome(
      x * unitMm + at[0],
      y * unitMm + at[1],
      Math.max(least, rx * unitMm),
      Math.max(least, ry * unitMm),
      groundMm,
      reliefMm * level,
      angle,
    );
  }

  grain(x: number, y: number, radius: number): void {
    const { groundMm, unitMm, at = [0, 0] } = this.plan;
    this.easel.grain(x * unitMm + at[0], y * unitMm + at[1], Math.max(0.25, this.mm(radius)), groundMm);
  }

  /** A ring of grains about a point. */
  grains(cx: number, cy: number, ring: number, radius: number, count: number, turn = 0): void {
    const r = Math.max(0.25, this.mm(radius));
    const most = Math.floor((2 * Math.PI * this.mm(ring)) / (1.9 * r));
    const n = Math.max(3, Math.min(count, most));
    for (let i = 0; i < n; i++) {
      const a = turn + (2 * Math.PI * i) / n;
      this.grain(cx + ring * Math.cos(a), cy + ring * Math.sin(a), radius);
    }
  }

  /** How many kinds of glass, or of stone, its cells have. */
  get kindsOfCell(): number {
    const { enamel, inlay } = this.plan;
    return inlay?.length ?? enamel.length;
  }

  /** A sunk cell, with glass of the figure's `colour`-th enamel, or the stone of that place, if it has any. `level`: of the metal around it. */
  cell(region: Region, colour = 0, level = 0, depthMm = 0.3): void {
    const { groundMm, reliefMm, enamel, inlay = [] } = this.plan;
    const kind = inlay[colour % Math.max(1, inlay.length)];
    if (kind !== undefined) {
      this.easel.tablet(kind, region, groundMm + reliefMm * level, INLAY_DEPTH_MM, INLAY_PROUD_MM);
      return;
    }
    this.easel.field(
      region,
      groundMm + reliefMm * level,
      depthMm,
      enamel.length === 0 ? null : enamel[colour % enamel.length],
    );
  }

  /** A sunk field of bare metal, whatever enamel the figure has. */
  matt(region: Region, level: number, depthMm: number): void {
    const { groundMm, reliefMm } = this.plan;
    this.easel.field(region, groundMm + reliefMm * level, depthMm, null);
  }

  /** A round plate whose face is sunk within its rim (units), so that what stands on it is seen: matt, or of glass. */
  plate(rim: number): void {
    this.disc(0, 0, 1, PLATE_LEVEL);
    this.cell(this.area(ellipse(0, 0, rim, rim, 96)), 0, PLATE_LEVEL, 0.16);
  }

  /** Sinks a field with upright walls to a floor that lies `floor` (units) over the ground. */
  sink(loop: readonly Vec2[], floor: number): void {
    const { groundMm } = this.plan;
    const low = groundMm + this.mm(floor);
    this.easel.cut(this.bench.prism(outwards(this.#points(loop)), low, low + this.mm(1)));
  }

  /** A stone in a collet, or where the figure has none or it would be too small, a dome of metal. */
  gem(x: number, y: number, diameter: number, level = 0, stretch = 1, angle = 0): void {
    const { groups, inTurn, reliefMm, groundMm } = this.plan;
    const seat: OwnSeat = {
      at: this.#points([[x, y]])[0]!,
      widthMm: this.mm(diameter),
      topMm: groundMm + reliefMm * level,
      isEye: false,
      isOptional: false,
      stretch,
      angle,
    };
    if (groups !== undefined) this.#seats.push(seat);
    else this.#setIn(seat, inTurn === undefined ? this.plan.stone : (inTurn[this.#set++] ?? null));
  }

  /** A stone where the figure has one, and nothing in its place where it has none. */
  gemIfSet(x: number, y: number, diameter: number, level = 0, stretch = 1, angle = 0): void {
    if (this.plan.stone === null) return;
    const before = this.#seats.length;
    this.gem(x, y, diameter, level, stretch, angle);
    if (this.#seats.length > before) this.#seats.push({ ...this.#seats.pop()!, isOptional: true });
  }

  /** The same for a stone that the figure looks with. */
  eye(x: number, y: number, diameter: number, level = 0): void {
    const before = this.#seats.length;
    this.gem(x, y, diameter, level);
    if (this.#seats.length > before) this.#seats.push({ ...this.#seats.pop()!, isEye: true });
  }

  /** Sets the stones that were told apart: called when all of the figure stands. */
  setGroups(): void {
    const { groups, eyes = [] } = this.plan;
    if (groups === undefined) return;
    if (this.plan.inEyes === true)
      for (const at of this.#points(eyes))
        this.#seats.push({ ...this.#seatAt(at), widthMm: this.mm(EYE), isEye: true });
    const outlines = this.bench.outlines(this.bench.joined(this.easel.footprints));
    const placed = placeStones(outlines, this.#seats, groups);
    for (const { group, at, widthMm, seat } of placed)
      this.#setIn(seat ?? this.#seatAt(at), group.stone, widthMm);
    for (const seat of this.#seats)
      if (!seat.isOptional && placed.every((one) => !isOver(one, seat))) this.#setIn(seat, null);
  }

  #seatAt(at: Vec2): OwnSeat {
    return {
      at,
      widthMm: 0,
      topMm: this.easel.surfaceAt(at),
      isEye: false,
      isOptional: true,
      stretch: 1,
      angle: 0,
    };
  }

  #setIn(seat: OwnSeat, stone: StoneKind | null, widthMm = seat.widthMm): void {
    const { at, topMm, stretch, angle } = seat;
    const { groundMm, reliefMm } = this.plan;
    if (stone === null || widthMm < LEAST_SET_MM) {
      const heightMm = topMm - groundMm + DOME_LEVEL * reliefMm;
      const least = FINEST_LINE_MM / 2;
      const [rx, ry] = [(widthMm / 2) * stretch, widthMm / 2];
      this.easel.dome(...at, Math.max(least, rx), Math.max(least, ry), groundMm, heightMm, angle);
      return;
    }
    const isRound = stretch === 1 || stone.form === 'bead';
    const kind = isRound ? stone : { ...stone, cut: 'Oval' as const };
    this.easel.stone(kind, ...at, topMm, isRound ? widthMm : widthMm * stretch, widthMm, angle);
  }

  /** The figure's stone as a heart that points down, in a bezel; `widthMm`: of the stone. */
  heart([x, y]: Vec2, widthMm: number): void {
    const { stone, groundMm, unitMm, at = [0, 0] } = this.plan;
    if (stone === null) throw new Error('a figure without a stone has no heart of stone');
    const gem = gemOf({ ...stone, cut: 'Heart', lengthMm: widthMm, widthMm });
    this.easel.gem(gem, x * unitMm + at[0], y * unitMm + at[1], groundMm, Math.PI / 2, 'centre');
  }

  /**
   * A figure modelled in the round and sunk in the ground: lumps in units, z counted from the ground. Lumps finer than
   * what casts are thickened; `blend` is how far they flow into each other, `cell` how finely they are meshed.
   */
  model(clay: readonly Clay[], blend = 0.04, cell = 0.024): void {
    const { groundMm, unitMm, at = [0, 0] } = this.plan;
    const lumps = clay.map((lump) => scaledClay(lump, unitMm, [at[0], at[1], groundMm], FINEST_LINE_MM / 2));
    const cellMm = Math.max(LEAST_CELL_MM, unitMm * cell);
    this.easel.footprints.push(this.#shadow(lumps));
    this.easel.add(modelled(this.bench, lumps, { blendMm: this.mm(blend), cellMm, floorMm: groundMm * 0.4 }));
  }

  /** What lumps stand on, about. */
  #shadow(lumps: readonly Clay[]): Region {
    const disc = ([x, y]: Vec3, r: number): Region => this.bench.region([ellipse(x, y, r, r, 20)]);
    return this.joined(
      ...lumps
        .filter(({ carve }) => carve !== true)
        .map((lump) => {
          if (lump.kind === 'limb')
            return this.bench.hullOf([disc(lump.from, lump.r0), disc(lump.to, lump.r1)]);
          const [c, s] = [Math.cos(lump.turn ?? 0), Math.sin(lump.turn ?? 0)];
          const [rx, ry] = lump.r;
          return this.bench.region([
            ellipse(0, 0, rx, ry, 28).map(
              ([u, v]): Vec2 => [lump.at[0] + u * c - v * s, lump.at[1] + u * s + v * c],
            ),
          ]);
        }),
    );
  }

  /**
   * A serpent's scaled body along a path from its tail; `radius` at a share of its length, `height` of its middle over
   * the ground at that share, both in units.
   */
  snake(path: readonly Vec2[], radius: (t: number) => number, height: (t: number) => number): void {
    const { groundMm } = this.plan;
    const last = path.length - 1;
    const wide = (t: number): number => Math.max(FINEST_LINE_MM / 2, this.mm(radius(t)));
    const line = this.#points(path).map(([x, y], i): Vec3 => [x, y, groundMm + this.mm(height(i / last))]);
    const widths = line.map((_, i) => wide(i / last));
    const lengthMm = line.reduce(
      (sum, p, i) => (i === 0 ? 0 : sum + Math.hypot(p[0] - line[i - 1][0], p[1] - line[i - 1][1])),
      0,
    );
    this.easel.footprints.push(
      this.joined(...line.map(([x, y], i) => this.bench.region([ellipse(x, y, widths[i], widths[i], 16)]))),
    );
    const body = scaledBody({
      lengthMm,
      place: flatPlaces(line),
      radiusMm: wide,
      fullMm: Math.max(...widths),
    });
    this.easel.add(this.bench.solid(body, 'scaled body'));
  }

  /** A viper's head on a neck, all in units: `turn` is where it looks, `height` that of the neck's middle. */
  snakeHead(neck: Vec2, turn: number, length: number, neckRadius: number, height: number): void {
    const { groundMm } = this.plan;
    const [[x, y]] = this.#points([neck]);
    const [headMm, neckMm] = [this.mm(length), Math.max(FINEST_LINE_MM / 2, this.mm(neckRadius))];
    const to = (forwards: number, aside: number): Vec2 => [
      x + headMm * (forwards * Math.cos(turn) - aside * Math.sin(turn)),
      y + headMm * (forwards * Math.sin(turn) + aside * Math.cos(turn)),
    ];
    const head = snakeHead(this.bench, headMm, neckMm, this.mm(height));
    this.easel.footprints.push(
      this.bench.hullOf(
        [
          [0, 0.05],
          [0.35, 0.22],
          [0.8, 0.1],
        ].flatMap(([forwards, half]) =>
          [-1, 1].map((side) => {
            const [u, v] = to(forwards, side * half);
            return this.bench.region([ellipse(u, v, 0.15, 0.15, 12)]);
          }),
        ),
      ),
    );
    this.easel.add(this.bench.placed(head, placementOf(turned(frameAt([x, y, groundMm]), turn))));
    const eyeMm = Math.max(FINEST_LINE_MM / 2, headMm * 0.075);
    for (const side of [-1, 1]) {
      const [u, v] = to(SNAKE_EYES.forwards, side * SNAKE_EYES.aside);
      this.easel.dome(
        u,
        v,
        eyeMm,
        eyeMm,
        groundMm,
        this.mm(height) + headMm * SNAKE_EYES.up * 0.62 + eyeMm * 0.5,
      );
    }
  }

  disc(x: number, y: number, radius: number, level = 1): void {
    this.fill(ellipse(x, y, radius), level);
  }
}

/** Whether a stone that was set covers a seat, or touches what would stand in it. */
const isOver = (stone: { readonly at: Vec2; readonly widthMm: number }, seat: OwnSeat): boolean =>
  Math.hypot(stone.at[0] - seat.at[0], stone.at[1] - seat.at[1]) < (stone.widthMm + seat.widthMm) / 2 + 0.4;

/** Counter-clockwise, whichever way the loop was given. */
const outwards = (loop: Vec2[]): Vec2[] => (turning(loop) < 0 ? loop.reverse() : loop);

/** A closed path in even steps. */
function evenly(path: readonly Vec2[], stepMm: number): Vec2[] {
  const out: Vec2[] = [];
  const n = path.length;
  const lengths = [0];
  path.forEach((p, i) => {
    const q = path[(i + 1) % n];
    lengths.push(lengths[i] + Math.hypot(q[0] - p[0], q[1] - p[1]));
  });
  const count = Math.max(12, Math.round(lengths[n] / stepMm));
  let k = 0;
  for (let i = 0; i < count; i++) {
    // A hair off the start, so that no corner of two strands falls on a crossing.
    const s = ((i + 0.013) / count) * lengths[n];
    while (k < n - 1 && lengths[k + 1] <= s) k++;
    const t = (s - lengths[k]) / (lengths[k + 1] - lengths[k] || 1);
    const [p, q] = [path[k], path[(k + 1) % n]];
    out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
  }
  return out;
}
