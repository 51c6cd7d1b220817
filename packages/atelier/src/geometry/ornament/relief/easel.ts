import type { EnamelColour, StoneKind } from '../../../design/parts.ts';
import { type Frame, frameAt, placementOf, within } from '../../frame.ts';
import type { Bench, Region, Solid } from '../../mesh/bench.ts';
import { tube } from '../../mesh/loft.ts';
import type { StoneRole, Vec3 } from '../../solids.ts';
import { type Gem, gemBody, gemOf, isDomed, meleeGem, type StoneTray } from '../../stones/placing.ts';
import { sub, type Vec2 } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';
import { bared } from './bare.ts';
import { clearGlass } from './clearGlass.ts';
import { domeOf, grainOf } from './domes.ts';
import { ellipse, stroke } from './figures.ts';
import { type Floor, onFloor } from './floor.ts';
import { heightAt } from './height-at.ts';
import { footprintOf, settingFor, sunkSeat } from './held.ts';
import { Layers } from './layers.ts';
import { raised, sunk } from './raise.ts';
import { placeTablet, type Tablet } from './tablet.ts';

/** Depth of a cell for glass, and how far the stoned-down glass lies under its walls (mm; facts, section 4). */
export const ENAMEL_DEPTH_MM = 0.42;
const ENAMEL_SINK_MM = 0.05;
/** Light between glass and metal in the model, so that no two surfaces coincide. */
const ENAMEL_GAP_MM = 0.006;

/** Of a sunk stone's crown, what lies under the metal. */
const SUNK_CROWN = 0.7;

/** Rounding of a tablet's upper edge, mm. */
const TABLET_EDGE_MM = 0.18;

/** A collet or bezel as it is built on the flat. */
interface Setting {
  readonly frame: Frame;
  readonly work: Workpiece;
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
  readonly #layers = new Layers();
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
    this.#layers.add(accent ? this.#accent : this.#main, solid);
  }

  /** The height of the metal that stands so far at a point, mm; 0 where there is none. */
  surfaceAt(at: Vec2): number {
    return this.#layers.bodies().reduce((high, body) => Math.max(high, heightAt(this.bench, body, at)), 0);
  }

  /** Draws what nothing is sunk into: a border about a field stays whole, whatever is cut within it. */
  spared<T>(draw: () => T): T {
    return this.#layers.spared(draw);
  }

  /** The ground below everything: every field is sunk into it. */
  addGround(solid: Solid): void {
    this.#layers.addGround(this.#main, solid);
  }

  /** Takes away from what stands so far; what is added later stays whole. */
  cut(solid: Solid): void {
    this.#layers.cut(solid);
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
    this.add(domeOf(bench, { at: [x, y, z], rx, ry, heightMm, angle }));
  }

  /** A grain of metal fused to the surface at `z`. */
  grain(x: number, y: number, radiusMm: number, z: number): void {
    this.footprints.push(this.bench.region([ellipse(x, y, radiusMm, radiusMm, 20)]));
    const grain = this.#grains.get(radiusMm) ?? grainOf(this.bench, radiusMm);
    this.#grains.set(radiusMm, grain);
    this.add(this.bench.placed(grain, placementOf(frameAt([x, y, z]))));
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
    this.#settings.push({ frame, work: settingFor(bench, this.#accent, gem, frame, top) });
    this.footprints.push(footprintOf(bench, gem, frame));
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
    this.cut(sunkSeat(bench, gem, [x, y], girdle, top));
    this.#stones.push({ gem, frame: frameAt([x, y, girdle]), role: 'accent', isBuried: true });
  }

  /** A stone that something else holds: shown, and kept free of metal. */
  setStone(gem: Gem, frame: Frame, role: StoneRole): void {
    this.#stones.push({ gem, frame, role, isBuried: true });
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
    const fused = this.#layers.fused(bench);
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
