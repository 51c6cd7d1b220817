import type { EnamelColour, StoneKind } from '../../../design/parts.ts';
import { type Frame, frameAt, placementOf, within } from '../../frame.ts';
import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import { lathe, tube } from '../../mesh/loft.ts';
import { stepsOfArc } from '../../mesh/tessellation.ts';
import { buildBezel } from '../../settings/bezel.ts';
import type { StoneRole, Vec3 } from '../../solids.ts';
import {
  type Gem,
  gemBody,
  gemOf,
  hasCleft,
  isDomed,
  meleeGem,
  type StoneTray,
} from '../../stones/placing.ts';
import { clamp, sub, type Vec2 } from '../../vec.ts';
import { Workpiece } from '../../workpiece.ts';
import { bared } from './bare.ts';
import { clearGlass } from './clearGlass.ts';
import { ellipse, stroke } from './figures.ts';
import { type Floor, onFloor } from './floor.ts';
import { raised, sunk } from './raise.ts';

/** Depth of a cell for glass, and how far the stoned-down glass lies under its walls (mm; facts, section 4). */
export const ENAMEL_DEPTH_MM = 0.42;
const ENAMEL_SINK_MM = 0.05;
/** Light between glass and metal in the model, so that no two surfaces coincide. */
const ENAMEL_GAP_MM = 0.006;
/** Up to this a stone sits in a turned collet, above it in a bezel with a leaning lip. */
const COLLET_UP_TO_MM = 2.6;

/** Of a sunk stone's crown, what lies under the metal. */
const SUNK_CROWN = 0.7;

/** Rounding of a tablet's upper edge, mm. */
const TABLET_EDGE_MM = 0.18;

/** A dome goes on a little under its widest place, radians from there to its top. */
const DOME_TURN = Math.PI / 2 + 0.25;
/** How far its facets may stand off it, mm, and how many it has at least and at most around and up. */
const DOME_CHORD_MM = 0.005;
const DOME_SIDES = [20, 40] as const;
const DOME_STEPS = [5, 10] as const;

/** How deep a grain is let into its ground, mm. */
const GRAIN_FOOT_MM = 0.32;

/** What is put on between two cuts. */
interface Layer {
  readonly bodies: Map<string, Solid[]>;
  readonly cuts: Solid[];
}

function put(map: Map<string, Solid[]>, key: string, solid: Solid): void {
  map.set(key, [...(map.get(key) ?? []), solid]);
}

/** A collet or bezel as it is built on the flat. */
interface Setting {
  readonly frame: Frame;
  readonly work: Workpiece;
}

/** A stone that was cut to fit, and its measures. */
interface Tablet {
  readonly kind: StoneKind;
  readonly solid: Solid;
  readonly depthMm: number;
}

interface Placed {
  readonly gem: Gem;
  readonly frame: Frame;
  readonly role: StoneRole;
  /** The ornament's own metal holds it, and may reach over it. */
  readonly isBuried?: boolean;
}

/** How a whole ornament is bent: from flat coordinates to where they come to lie. */
export interface Bend {
  readonly refineMm: number;
  readonly move: (x: number, y: number, z: number) => Vec3;
}

/**
 * Where an ornament is put together in its own frame (mm; back at z = 0, the viewer above): raised and sunk fields,
 * wires, domes, grains, cells of enamel and stones. `finish` fuses them and sets them down in the piece.
 */
export class Easel {
  readonly bench: Bench;
  readonly #main: string;
  readonly #accent: string;
  readonly #layers: Layer[] = [{ bodies: new Map(), cuts: [] }];
  /** What is drawn now is spared from cuts. */
  #isSparing = false;
  readonly #spared = new Map<string, Solid[]>();
  readonly #enamels: { colour: EnamelColour; solid: Solid }[] = [];
  readonly #stones: Placed[] = [];
  readonly #tablets: Tablet[] = [];
  readonly #settings: Setting[] = [];
  readonly #grains = new Map<number, Solid>();
  /** Floors of sunk fields, which are left matt. */
  readonly #floors: Floor[] = [];
  /** Areas that stand on something: what a backing must carry. */
  readonly footprints: Region[] = [];
  bend: Bend | null = null;

  constructor(bench: Bench, mainAlloyId: string, accentAlloyId: string = mainAlloyId) {
    this.bench = bench;
    this.#main = mainAlloyId;
    this.#accent = accentAlloyId;
  }

  /** The cut and domed stones that lie in it. */
  get gems(): readonly Gem[] {
    return this.#stones.map(({ gem }) => gem);
  }

  add(solid: Solid, accent = false): void {
    const bodies = this.#isSparing ? this.#spared : this.#layers[this.#layers.length - 1].bodies;
    put(bodies, accent ? this.#accent : this.#main, solid);
  }

  /** Draws what nothing is sunk into: a border about a field stays whole, whatever is cut within it. */
  spared<T>(draw: () => T): T {
    this.#isSparing = true;
    try {
      return draw();
    } finally {
      this.#isSparing = false;
    }
  }

  /** The ground below everything: every field is sunk into it. */
  addGround(solid: Solid): void {
    put(this.#layers[0].bodies, this.#main, solid);
  }

  /** Takes away from what stands so far; what is added later stays whole. */
  cut(solid: Solid): void {
    this.#layers[this.#layers.length - 1].cuts.push(solid);
    this.#layers.push({ bodies: new Map(), cuts: [] });
  }

  raise(region: Region, low: number, high: number, edgeMm = 0.1, accent = false): void {
    const solid = raised(this.bench, region, low, high, edgeMm);
    if (solid === null) return;
    this.footprints.push(region);
    this.add(solid, accent);
  }

  /** A half-round wire along a path: `heights` lift it point by point over `z`. */
  wire(
    path: readonly Vec2[],
    widthMm: number,
    z: number,
    options: { closed?: boolean; halfHeightMm?: number; heights?: readonly number[]; accent?: boolean } = {},
  ): void {
    const { closed = false, halfHeightMm = widthMm / 2, heights, accent = false } = options;
    const points = path.map(([x, y], i) => ({
      at: [x, y, z + (heights?.[i] ?? 0)] as const,
      side: halfHeightMm,
      up: widthMm / 2,
    }));
    this.footprints.push(stroke(this.bench, path, widthMm, { closed }));
    this.add(this.bench.solid(tube(points, [0, 0, 1], { segments: 14, closed }), 'wire'), accent);
  }

  /** A tapering wire: width, and height of its middle, at every point. */
  taperedWire(path: readonly Vec2[], widths: readonly number[], heights: readonly number[], flat = 1): void {
    const points = path.map(([x, y], i) => ({
      at: [x, y, heights[i]] as const,
      side: (widths[i] / 2) * flat,
      up: widths[i] / 2,
    }));
    this.footprints.push(
      this.bench.joined(
        path.map(([x, y], i) => this.bench.region([ellipse(x, y, widths[i] / 2, widths[i] / 2, 16)])),
      ),
    );
    this.add(this.bench.solid(tube(points, [0, 0, 1], { segments: 14 }), 'wire'));
  }

  /** The upper half of an ellipsoid, its lower part sunk in what it stands on. */
  dome(x: number, y: number, rx: number, ry: number, z: number, heightMm: number, angle = 0): void {
    const { bench } = this;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    this.footprints.push(
      bench.region([ellipse(0, 0, rx, ry, 40).map(([u, v]): Vec2 => [x + u * c - v * s, y + u * s + v * c])]),
    );
    const largest = Math.max(rx, ry, heightMm);
    const around = clamp(stepsOfArc(largest, 2 * Math.PI, DOME_CHORD_MM), ...DOME_SIDES);
    const steps = clamp(stepsOfArc(largest, DOME_TURN, DOME_CHORD_MM), ...DOME_STEPS);
    const unit = bench.solid(
      lathe(
        [
          // A foot that reaches into the ground, also where a field is sunk about it.
          [0.96, -(z * 0.55) / heightMm] as [number, number],
          ...Array.from({ length: steps + 1 }, (_, i): [number, number] => {
            const a = Math.PI / 2 - DOME_TURN * (1 - i / steps);
            return [Math.max(0, Math.cos(a)), Math.sin(a)];
          }),
        ].filter(([, height], i) => i !== 1 || height > -(z * 0.55) / heightMm + 0.02),
        around,
      ),
      'dome',
    );
    this.add(
      bench.placed(unit, {
        x: [rx * c, rx * s, 0],
        y: [-ry * s, ry * c, 0],
        z: [0, 0, heightMm],
        origin: [x, y, z],
      }),
    );
  }

  /** A grain of metal fused to the surface at `z`. */
  grain(x: number, y: number, radiusMm: number, z: number): void {
    this.footprints.push(this.bench.region([ellipse(x, y, radiusMm, radiusMm, 20)]));
    this.add(this.bench.placed(this.#grainOf(radiusMm), placementOf(frameAt([x, y, z]))));
  }

  /** The upper half of a ball on a foot, the ground at z = 0: one convex body, for rows of hundreds are fused. */
  #grainOf(radiusMm: number): Solid {
    const known = this.#grains.get(radiusMm);
    if (known !== undefined) return known;
    const { bench } = this;
    const { positions } = bench.mesh(bench.sphere(radiusMm, 16));
    const ball = Array.from({ length: positions.length / 3 }, (_, i): Vec3 => {
      const [x, y, z] = positions.subarray(i * 3, i * 3 + 3);
      return [x!, y!, z! + radiusMm * 0.35];
    }).filter(([, , z]) => z > radiusMm * 0.349);
    // A small ball would not reach the floor of a field that is matted about it.
    const low = -Math.max(GRAIN_FOOT_MM, radiusMm * 0.65);
    const foot = ellipse(0, 0, radiusMm * 0.7, radiusMm * 0.7, 12).map(([x, y]): Vec3 => [x, y, low]);
    const made = bench.hull([...ball, ...foot]);
    this.#grains.set(radiusMm, made);
    return made;
  }

  /**
   * Sinks a field from `top` to `depthMm` under it; with a colour it is filled with glass to just below the top, without
   * one its floor is left matt.
   */
  field(region: Region, top: number, depthMm: number, enamel: EnamelColour | null): void {
    const { bench } = this;
    const depth = enamel === null ? depthMm : Math.max(depthMm, ENAMEL_DEPTH_MM);
    const tool = sunk(bench, region, top - depth, top + 1.5, 0);
    if (tool === null) return;
    this.cut(tool);
    if (enamel === null) {
      this.#floors.push({ region, z: top - depth });
      return;
    }
    const glass = sunk(
      bench,
      bench.grown(region, -ENAMEL_GAP_MM),
      top - depth + ENAMEL_GAP_MM,
      top - ENAMEL_SINK_MM,
      0,
      'enamel',
    );
    if (glass !== null) this.#enamels.push({ colour: enamel, solid: glass });
  }

  /** A stone cut to a region, sunk by `depthMm` and standing `proudMm` over `top`; on what is flat only. */
  tablet(kind: StoneKind, region: Region, top: number, depthMm: number, proudMm: number): void {
    const { bench } = this;
    const tool = sunk(bench, region, top - depthMm, top + 1.5, 0);
    const fitted = bench.grown(region, -ENAMEL_GAP_MM);
    const low = top - depthMm + ENAMEL_GAP_MM;
    const solid = raised(bench, fitted, low, top + proudMm, TABLET_EDGE_MM, 'tablet');
    if (tool === null || solid === null) return;
    this.cut(tool);
    this.#tablets.push({ kind, solid, depthMm: top + proudMm - low });
  }

  glass(solid: Solid, colour: EnamelColour): void {
    this.#enamels.push({ colour, solid });
  }

  /**
   * A round or oval stone in metal of its own on a ground whose surface is at `top`; long side along `angle`. The flat
   * base of a dome goes `sunkMm` into the ground.
   * Returns the height of its crown.
   */
  stone(
    kind: StoneKind,
    x: number,
    y: number,
    top: number,
    lengthMm: number,
    widthMm: number,
    angle = 0,
    role: StoneRole = 'accent',
    sunkMm = 0,
  ): number {
    const gem = lengthMm === widthMm ? meleeGem(kind, widthMm) : gemOf({ ...kind, lengthMm, widthMm });
    return this.gem(gem, x, y, top, angle, role, sunkMm);
  }

  /** The same with a stone of any outline. */
  gem(
    gem: Gem,
    x: number,
    y: number,
    top: number,
    angle = 0,
    role: StoneRole = 'accent',
    sunkMm = 0,
  ): number {
    const { bench } = this;
    const { widthMm } = gem;
    const cut = !isDomed(gem);
    // A pavilion may reach down to near the back, a dome's flat base rests on the ground.
    const girdle = cut
      ? Math.max(top + 0.25, gem.pavilionMm + 0.15)
      : Math.max(top + 0.3, top + Math.min(gem.pavilionMm, widthMm * 0.3) + 0.05 - sunkMm);
    const turn = {
      x: [Math.cos(angle), Math.sin(angle), 0] as const,
      y: [-Math.sin(angle), Math.cos(angle), 0] as const,
    };
    const frame: Frame = { ...turn, z: [0, 0, 1], origin: [x, y, girdle] };
    const work = new Workpiece();
    this.#settings.push({ frame, work });
    if ((widthMm <= COLLET_UP_TO_MM && !hasCleft(gem)) || gem.kind.form === 'bead')
      this.#collet(work, gem, frame, top);
    else {
      buildBezel(
        bench,
        work,
        gem,
        frame,
        { floorZ: top * 0.4 - girdle, throughMm: widthMm * 0.2, drillMm: top },
        {
          kind: 'bezel',
          alloyId: this.#accent,
          coverage: 'full',
          wallMm: null,
          clearanceMm: 0.5,
          milgrain: false,
          scalloped: false,
        },
      );
    }
    this.footprints.push(
      bench.region([
        gem.outline.map((p): Vec2 => {
          const [u, v] = [p.x + p.nx * 0.4, p.y + p.ny * 0.4];
          return [x + u * turn.x[0] + v * turn.y[0], y + u * turn.x[1] + v * turn.y[1]];
        }),
      ]),
    );
    this.#stones.push({ gem, frame, role });
    return girdle + gem.crownMm;
  }

  /**
   * A round stone sunk into the ground, the metal burnished over its girdle: a straight-walled hole above that, a bearing
   * in its shape, and an opening to the back.
   */
  sunkStone(kind: StoneKind, x: number, y: number, top: number, diameterMm: number): void {
    const { bench } = this;
    const gem = meleeGem(kind, diameterMm);
    const girdle = top - gem.crownMm * SUNK_CROWN;
    const r = gem.widthMm / 2;
    const through = r * 0.45;
    const profile: [number, number][] = isDomed(gem)
      ? [
          [r * 1.01, girdle - gem.pavilionMm - 0.01],
          [r * 1.01, top + 1],
        ]
      : [
          [through, -1],
          [through, girdle],
          [r * 1.01, girdle + 0.01],
          [r * 1.01, top + 1],
        ];
    this.cut(bench.placed(bench.solid(lathe(profile, 36), 'seat'), placementOf(frameAt([x, y, 0]))));
    this.#stones.push({ gem, frame: frameAt([x, y, girdle]), role: 'accent', isBuried: true });
  }

  /** A stone that something else holds: shown, and kept free of metal. */
  setStone(gem: Gem, frame: Frame, role: StoneRole): void {
    this.#stones.push({ gem, frame, role, isBuried: true });
  }

  /** A turned seat for a small stone or a pearl: solid below, its edge pressed over the crown. */
  #collet(work: Workpiece, gem: Gem, frame: Frame, top: number): void {
    const { bench } = this;
    const r = gem.widthMm / 2;
    const [x, y, girdle] = frame.origin;
    const pearl = gem.kind.form === 'bead';
    const wall = Math.max(0.4, r * 0.28);
    const lip = pearl ? -r * 0.25 : gem.crownMm * (isDomed(gem) ? 0.3 : 0.55);
    const stretch = gem.lengthMm / gem.widthMm;
    const body = bench.solid(
      lathe(
        [
          [r + wall, top * 0.4],
          [r + wall, girdle + lip - 0.12],
          [r + wall - 0.05, girdle + lip - 0.04],
          [r + wall - 0.14, girdle + lip],
        ],
        40,
      ),
      'collet',
    );
    work.add(
      this.#accent,
      bench.placed(body, {
        x: [frame.x[0] * stretch, frame.x[1] * stretch, 0],
        y: frame.y,
        z: [0, 0, 1],
        origin: [x, y, 0],
      }),
    );
    if (!isDomed(gem)) {
      work.cutters.push(
        bench.placed(
          bench.solid(
            lathe(
              [
                [r * 0.45, -1],
                [r * 0.45, girdle - gem.pavilionMm * 0.4],
              ],
              20,
            ),
            'drill',
          ),
          placementOf(frameAt([x, y, 0])),
        ),
      );
    }
  }

  /** Fuses everything and puts it into the piece at a frame. Its stones are taken from the metal with the piece's own. */
  finish(work: Workpiece, tray: StoneTray, frame: Frame): { readonly frontMm: number } {
    const { bench } = this;
    const bent = (solid: Solid): Solid =>
      this.bend === null ? solid : bench.bent(solid, this.bend.refineMm, this.bend.move);
    const stones = this.#stones.map((stone): Placed => ({ ...stone, frame: this.#bentFrame(stone.frame) }));
    const open = stones.filter(({ isBuried }) => isBuried !== true);
    const bodies = stones.map(({ gem, frame: f }) => bench.placed(gemBody(bench, gem), placementOf(f)));
    const settings = this.#settings.map((setting) => this.#carried(setting));
    const cutters = settings.flatMap((setting) => setting.cutters);
    const fused = this.#fused();
    const ids = new Set([...fused.keys(), ...settings.flatMap(({ bodies }) => [...bodies.keys()])]);
    const metal: Solid[] = [];
    for (const id of ids) {
      const ground = fused.get(id);
      const set = settings.flatMap(({ bodies }) => bodies.get(id) ?? []);
      const solid = bench.passing(
        () => {
          const relief =
            ground === undefined ? [] : [bared(bench, bent(aboveBack(bench, bench.union(ground))), open)];
          return bench.subtract(aboveBack(bench, bench.union([...relief, ...set])), cutters);
        },
        (whole) => [whole],
      );
      if (solid.isEmpty()) continue;
      metal.push(solid);
      work.add(id, bench.placed(solid, placementOf(frame)));
    }
    const cells = this.#enamels.map(({ solid }) => bent(solid));
    clearGlass(bench, cells, metal, bodies).forEach((clear, i) => {
      if (clear.isEmpty()) return;
      work.enamels.push({ colour: this.#enamels[i]!.colour, solid: bench.placed(clear, placementOf(frame)) });
    });
    const move: Bend['move'] = this.bend?.move ?? ((x, y, z) => [x, y, z]);
    for (const floor of this.#floors) work.grounds.push(onFloor(bench, floor, frame, move));
    work.stones.push(...bodies.map((body) => bench.placed(body, placementOf(frame))));
    for (const { gem, frame: f, role } of stones) tray.place(gem, within(frame, f), role);
    for (const tablet of this.#tablets) placeTablet(bench, work, tray, frame, tablet);
    for (const { work: own } of this.#settings) {
      work.measures.push(...own.measures);
      for (const hold of own.holds)
        work.holds.push({ ...hold, frame: within(frame, this.#bentFrame(hold.frame)) });
    }
    return { frontMm: Math.max(...metal.map((solid) => solid.boundingBox().max[2])) };
  }

  /** Bodies by alloy, each layer cut by what was sunk after it. */
  #fused(): Map<string, Solid[]> {
    const { bench } = this;
    const fused = new Map([...this.#spared].map(([id, list]) => [id, [...list]]));
    // What reaches a body is fused for it alone: most bodies lie between two cuts of many and meet few of them.
    const cuts: Solid[] = [];
    for (const layer of [...this.#layers].reverse()) {
      cuts.push(...layer.cuts);
      for (const [id, list] of layer.bodies) {
        // Bodies that nothing is cut from are fused with all others at once.
        const isCut = list.map((body) => cuts.some((cut) => bench.reaches(cut, body)));
        const reached = list.filter((_, i) => isCut[i]);
        const whole = list.filter((_, i) => !isCut[i]);
        const left = reached.length === 0 ? [] : [bench.subtract(bench.union(reached), cuts)];
        fused.set(id, [...(fused.get(id) ?? []), ...left, ...whole]);
      }
    }
    return fused;
  }

  /** A setting where the bend carries it: upright as it was, for a wall that leans with the ground is no bezel. */
  #carried({ frame, work }: Setting): Pick<Workpiece, 'bodies' | 'cutters'> {
    if (this.bend === null) return work;
    const place = placementOf(frameAt(sub(this.#bentFrame(frame).origin, frame.origin)));
    const moved = (solid: Solid): Solid => this.bench.placed(solid, place);
    return {
      bodies: new Map([...work.bodies].map(([id, list]) => [id, list.map(moved)])),
      cutters: work.cutters.map(moved),
    };
  }

  #bentFrame(frame: Frame): Frame {
    if (this.bend === null) return frame;
    const [x, y, z] = frame.origin;
    return { ...frame, origin: this.bend.move(x, y, z) };
  }
}

function placeTablet(bench: Bench, work: Workpiece, tray: StoneTray, frame: Frame, tablet: Tablet): void {
  const { kind, solid, depthMm } = tablet;
  const { min, max } = solid.boundingBox();
  const [alongMm, acrossMm] = [max[0] - min[0], max[1] - min[1]];
  const [lengthMm, widthMm] = [Math.max(alongMm, acrossMm), Math.min(alongMm, acrossMm)];
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const { positions, indices } = bench.mesh(solid);
  const local = positions.map((value, i) => (value - middle[i % 3]!) / widthMm);
  tray.placeSlab(
    kind,
    { positions: local, indices },
    { lengthMm, widthMm, depthMm },
    within(frame, frameAt(middle)),
  );
  work.stones.push(bench.placed(solid, placementOf(frame)));
}

/** Backs are flat: what reaches below is filed off. */
function aboveBack(bench: Bench, solid: Solid): Solid {
  const { min, max } = solid.boundingBox();
  if (min[2] > -1e-6) return solid;
  const outline: Vec2[] = [
    [min[0] - 1, min[1] - 1],
    [max[0] + 1, min[1] - 1],
    [max[0] + 1, max[1] + 1],
    [min[0] - 1, max[1] + 1],
  ];
  return bench.intersect(solid, bench.prism(outline, 0, max[2] + 1));
}
