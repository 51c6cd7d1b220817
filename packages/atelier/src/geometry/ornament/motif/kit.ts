import type { Vec3 } from '@filigree/raytracer';
import type { MotifOrnament } from '../../../design/ornament/motif.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { type Random, seededRandom } from '../../../design/random.ts';
import { frameAt, placementOf, turned } from '../../frame.ts';
import type { Bench, Solid } from '../../mesh/bench.ts';
import { lathe, type RawMesh, tube } from '../../mesh/loft.ts';
import { buildMilgrain } from '../../settings/loops.ts';
import type { StoneRole } from '../../solids.ts';
import { type Gem, gemOf, meleeGem } from '../../stones/placing.ts';
import type { Vec2 } from '../../vec.ts';

/** A stone of the motif: where its girdle lies and how it is held. */
export interface SetStone {
  readonly gem: Gem;
  readonly at: Vec3;
  /** Turn of the stone's length against the motif's x, radians. */
  readonly turn: number;
  readonly hold: 'beads' | 'bezel';
  /** How far below its girdle the metal is opened behind it, mm; absent for through to the back. */
  readonly drillMm?: number;
  readonly role: StoneRole;
  readonly alloyId: string;
}

/** Thinnest skin between a stone's culet and the back of the metal that lies on the skin. */
const CULET_SKIN_MM = 0.12;
/** Wall of the cups that small stones stand in: the least detail that casts. */
const CUP_WALL_MM = 0.35;
/** Light between small stones, and room for a bezel's wall between a large one and the next. */
const STONE_GAP_MM = 0.12;
const BEZEL_ROOM_MM = 0.62;
/** Metal raised about a stone that is let into a body: just what its beads stand in. */
const LET_IN_WALL_MM = 0.2;

/** A stone over another is opened behind no farther than through the metal that it is in, mm below that. */
const ABOVE_DRILL_MM = 0.2;

/** Flat backs are sunk by this much more, one after the other. */
const BACK_STEP_MM = 0.004;
/** An upright triangle covers no more than this when it is seen from above. */
const UPRIGHT_MM2 = 1e-9;

/** Bodies of a form: what was drawn as a mesh becomes a solid when it is asked for, as forms are measured for less. */
class Drawn {
  readonly #kit: Kit;
  readonly #bodies: (RawMesh | Solid)[] = [];

  constructor(kit: Kit) {
    this.#kit = kit;
  }

  add(body: RawMesh | Solid): void {
    this.#bodies.push(body);
  }

  boxes(): { readonly min: Vec3; readonly max: Vec3 }[] {
    return this.#bodies.map((body) => ('positions' in body ? boxOf(body) : this.#kit.bench.extent(body)));
  }

  solids(): readonly Solid[] {
    return this.#bodies.map((body, i) => {
      const solid = 'positions' in body ? this.#kit.closed(body) : body;
      this.#bodies[i] = solid;
      return solid;
    });
  }
}

function boxOf({ positions }: RawMesh): { readonly min: Vec3; readonly max: Vec3 } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  positions.forEach((v, i) => {
    min[i % 3] = Math.min(min[i % 3]!, v);
    max[i % 3] = Math.max(max[i % 3]!, v);
  });
  return { min, max };
}

/**
 * What a form models with: metal in its own coordinates (mm, x right, y up, back at z = 0), cuts and stones. The form
 * draws into it; `finishMotif` fuses, places and measures.
 */
export class Kit {
  readonly bench: Bench;
  readonly spec: MotifOrnament;
  /** The motif's size and relief in mm. */
  readonly S: number;
  readonly T: number;
  readonly random: Random;
  readonly #main = new Drawn(this);
  readonly #accent = new Drawn(this);
  readonly #cuts = new Drawn(this);
  readonly stones: SetStone[] = [];
  #backs = 0;

  /** `scale` makes up for a form that draws itself larger or smaller than it is told. */
  constructor(bench: Bench, spec: MotifOrnament, scale = 1) {
    this.bench = bench;
    this.spec = spec;
    this.S = spec.sizeMm * scale;
    this.T = spec.reliefMm;
    this.random = seededRandom(spec.seed);
  }

  get main(): readonly Solid[] {
    return this.#main.solids();
  }

  /** In the second alloy. */
  get accent(): readonly Solid[] {
    return this.#accent.solids();
  }

  get cuts(): readonly Solid[] {
    return this.#cuts.solids();
  }

  /** The larger of width and height of what is drawn so far, stones in their bezels included. */
  drawnMm(): number {
    const boxes = [...this.#main.boxes(), ...this.#accent.boxes()];
    const spans = ([0, 1] as const).map((j) => {
      const low = [...boxes.map((b) => b.min[j]), ...this.stones.map((s) => s.at[j] - s.gem.widthMm / 2)];
      const high = [...boxes.map((b) => b.max[j]), ...this.stones.map((s) => s.at[j] + s.gem.widthMm / 2)];
      return Math.max(...high) - Math.min(...low);
    });
    return Math.max(...spans);
  }

  /** Samples for a length in mm: fine enough for a mirror polish, no finer. */
  steps(lengthMm: number, least = 8, most = 120): number {
    return Math.round(Math.min(most, Math.max(least, lengthMm / Math.max(0.12, this.S * 0.011))));
  }

  solid(mesh: RawMesh): Solid {
    return this.closed(this.#sunk(mesh));
  }

  /** A mesh as it is. Throws a `BuildFault` if it is not manifold. */
  closed(mesh: RawMesh): Solid {
    return this.bench.solid(mesh, `${this.spec.form} motif`);
  }

  #onBack(one: RawMesh | Solid): RawMesh | Solid {
    return 'positions' in one ? this.#sunk(one) : one;
  }

  #of(alloy: 'main' | 'accent'): Drawn {
    return alloy === 'main' ? this.#main : this.#accent;
  }

  /**
   * The body with its flat back sunk under z = 0, deeper than the last one's; `finishMotif` cuts all off there. Backs
   * that lie in one plane would cut each other's triangles to splinters where the bodies overlap.
   */
  #sunk(mesh: RawMesh): RawMesh {
    if (!standsUpright(mesh)) return mesh;
    const depthMm = BACK_STEP_MM * ++this.#backs;
    return { ...mesh, positions: mesh.positions.map((v, i) => (i % 3 === 2 && v === 0 ? -depthMm : v)) };
  }

  add(...made: readonly (RawMesh | Solid)[]): void {
    for (const one of made) this.#main.add(this.#onBack(one));
  }

  /** Into the second alloy. */
  addAccent(...made: readonly (RawMesh | Solid)[]): void {
    for (const one of made) this.#accent.add(this.#onBack(one));
  }

  cut(...made: readonly (RawMesh | Solid)[]): void {
    for (const one of made) this.#cuts.add(this.#onBack(one));
  }

  /** A copy turned about z (radians) after being moved. */
  turnedBy(solid: Solid, angle: number, x = 0, y = 0, z = 0): Solid {
    return this.bench.placed(solid, placementOf(turned(frameAt([x, y, z]), angle)));
  }

  mirrored(solid: Solid): Solid {
    return this.bench.placed(solid, { x: [-1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] });
  }

  /** A body between two levels over a flat convex outline, its upper edge bevelled by `bevel`. */
  slab(outline: readonly Vec2[], low: number, high: number, bevel = 0): Solid {
    const mid: Vec2 = [
      outline.reduce((s, p) => s + p[0], 0) / outline.length,
      outline.reduce((s, p) => s + p[1], 0) / outline.length,
    ];
    return this.bench.hull(
      outline.flatMap(([x, y]): Vec3[] => {
        const d = Math.hypot(x - mid[0], y - mid[1]) || 1;
        const k = Math.max(0.1, 1 - bevel / d);
        const top: Vec3 = [mid[0] + (x - mid[0]) * k, mid[1] + (y - mid[1]) * k, high];
        return bevel > 0 ? [[x, y, low], [x, y, high - bevel], top] : [[x, y, low], top];
      }),
    );
  }

  dome(x: number, y: number, z: number, r: number, height: number, alloy: 'main' | 'accent' = 'main'): void {
    const rows: [number, number][] = [[r, -z]];
    for (let i = 0; i <= 8; i++) {
      const a = (i / 8) * (Math.PI / 2);
      rows.push([r * Math.cos(a) + (i === 8 ? 0 : 1e-4), height * Math.sin(a)]);
    }
    rows[rows.length - 1] = [0, height];
    const solid = this.bench.placed(this.solid(lathe(rows, 28)), placementOf(frameAt([x, y, z])));
    this.#of(alloy).add(solid);
  }

  ball(x: number, y: number, z: number, r: number, alloy: 'main' | 'accent' = 'main'): void {
    const solid = this.bench.placed(this.bench.sphere(r, 24), placementOf(frameAt([x, y, z])));
    this.#of(alloy).add(solid);
  }

  wire(line: readonly Vec3[], radius: number | ((t: number) => number), closed = false): RawMesh {
    const r = typeof radius === 'number' ? () => radius : radius;
    return tube(
      line.map((at, i) => ({ at, side: r(i / (line.length - 1)), up: r(i / (line.length - 1)) })),
      [0, 0, 1],
      { segments: 14, closed },
    );
  }

  milgrain(line: readonly Vec3[], closed: boolean, alloy: 'main' | 'accent' = 'main'): void {
    const r = Math.min(0.26, Math.max(0.18, this.S * 0.013));
    this.#of(alloy).add(buildMilgrain(this.bench, line, closed, r, [0, 0, 1]));
  }

  /** The small stones' kind, null where the motif is of metal alone. */
  get small(): StoneKind | null {
    return this.spec.accent?.stone ?? null;
  }

  /** Diameter of small stones, scaled and kept within what can be set. */
  smallMm(share = 1, least = 0.8): number {
    return Math.min(3.2, Math.max(least, (this.spec.accent?.diameterMm ?? 1) * share));
  }

  /**
   * Sets a small round stone whose girdle lies about at `surfaceZ`, held by beads in its own cup; returns whether
   * there was one to set. The cup makes sure of metal below, beside and behind it; without it the stone is let into the body's own metal.
   * It reaches down to the back, or `deepMm` below the stone where the form ends above its back. A stone `above` the
   * large one stands on metal that passes over it, and gives way to other small ones only.
   */
  melee(
    x: number,
    y: number,
    surfaceZ: number,
    diameterMm: number,
    { role = 'accent' as StoneRole, cup = true, deepMm = Number.POSITIVE_INFINITY, above = false } = {},
  ): boolean {
    const kind = this.small;
    if (kind === null) return false;
    const gem = inRound({ ...kind, cut: kind.cut === 'Baguette' ? 'Round' : kind.cut }, diameterMm);
    // A stone that another has taken the place of is left out; the metal stays.
    const crowded = this.stones.some(
      (other) =>
        !(above && other.hold === 'bezel' && other.role === 'centre') &&
        Math.hypot(other.at[0] - x, other.at[1] - y) <
          (other.gem.lengthMm + gem.lengthMm) / 2 + (other.hold === 'bezel' ? BEZEL_ROOM_MM : STONE_GAP_MM),
    );
    if (crowded) return true;
    const z = Math.max(surfaceZ - 0.04, gem.pavilionMm + CULET_SKIN_MM + (kind.form === 'faceted' ? 0 : 0.2));
    const radius = diameterMm / 2 + (cup ? CUP_WALL_MM : LET_IN_WALL_MM);
    this.#cup(x, y, z, gem, radius, Math.max(0, z - gem.pavilionMm - deepMm));
    this.stones.push({
      gem,
      at: [x, y, z],
      turn: 0,
      hold: kind.form === 'faceted' ? 'beads' : 'bezel',
      ...(above && { drillMm: gem.pavilionMm + deepMm + ABOVE_DRILL_MM }),
      role,
      alloyId: this.spec.alloyId,
    });
    return true;
  }

  #cup(x: number, y: number, z: number, gem: Gem, r: number, foot: number): void {
    const rim = z + Math.min(0.12, gem.crownMm * 0.4);
    const cup = lathe(
      [
        [r * 0.96, foot],
        [r, foot + Math.min(0.2, (rim - foot) * 0.2)],
        [r, rim - 0.12],
        [r - 0.05, rim - 0.03],
        [r - 0.14, rim],
        [0, rim],
      ],
      28,
    );
    this.#main.add(this.bench.placed(this.solid(cup), placementOf(frameAt([x, y, 0]))));
  }

  /** The one large stone of the form as big as fits, or null. */
  centreGem(mostMm: number): Gem | null {
    const stone = this.spec.centre;
    if (stone === null) return null;
    const share = Math.min(1, mostMm / stone.lengthMm);
    if (stone.widthMm * share < 0.9) return null;
    return gemOf({ ...stone, lengthMm: stone.lengthMm * share, widthMm: stone.widthMm * share });
  }

  /** Sets a large stone in a bezel, its girdle at `surfaceZ` or as low as its culet allows. Upright: length along y. */
  bezel(gem: Gem, x: number, y: number, surfaceZ: number, upright = true): void {
    // Small stones give way to the large one and its wall.
    const clear = this.stones.filter(
      ({ at, gem: small }) =>
        Math.hypot(at[0] - x, at[1] - y) >= (small.lengthMm + gem.lengthMm) / 2 + BEZEL_ROOM_MM,
    );
    this.stones.splice(0, this.stones.length, ...clear);
    const base = gem.kind.form === 'faceted' ? CULET_SKIN_MM + 0.15 : 0.5;
    this.stones.push({
      gem,
      at: [x, y, Math.max(surfaceZ, gem.pavilionMm + base)],
      turn: upright ? Math.PI / 2 : 0,
      hold: 'bezel',
      role: 'centre',
      alloyId: this.spec.accentAlloyId,
    });
  }
}

/** Smallest stone with corners that is set in a motif, mm. */
const LEAST_CORNERED_MM = 0.8;

/** A small stone whose corners stay in the round that is kept for it, so that its cup and its beads reach about them. */
function inRound(kind: StoneKind, diameterMm: number): Gem {
  const gem = meleeGem(kind, diameterMm);
  const acrossMm = 2 * Math.max(...gem.outline.map(({ x, y }) => Math.hypot(x, y)));
  const share = Math.min(1, (ROUND_SLACK * diameterMm) / acrossMm);
  return share === 1
    ? gem
    : meleeGem(kind, Math.min(diameterMm, Math.max(LEAST_CORNERED_MM, share * diameterMm)));
}
/** Beads lean over the girdle by more than this. */
const ROUND_SLACK = 1.03;

/** Whether a body with a flat back at z = 0 has upright walls all around it: sinking the back lengthens them only. */
function standsUpright({ positions: p, indices }: RawMesh): boolean {
  let flat = false;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [3 * indices[i], 3 * indices[i + 1], 3 * indices[i + 2]];
    const low = [a, b, c].filter((v) => p[v + 2] === 0).length;
    if (p[a + 2] < 0 || p[b + 2] < 0 || p[c + 2] < 0) return false;
    if (low === 3) flat = true;
    else if (low > 0) {
      const doubled = (p[b] - p[a]) * (p[c + 1] - p[a + 1]) - (p[c] - p[a]) * (p[b + 1] - p[a + 1]);
      if (Math.abs(doubled) > UPRIGHT_MM2) return false;
    }
  }
  return flat;
}

export type FormBuilder = (k: Kit) => void;
