import type { Vec3 } from '@filigree/raytracer';
import type { MotifOrnament } from '../../design/ornament/motif.ts';
import type { Bench } from '../mesh/bench.ts';
import type { RawMesh } from '../mesh/loft.ts';
import { finishMotif } from '../ornament/motif/finish.ts';
import { Kit } from '../ornament/motif/kit.ts';
import { blade, bladePath } from '../ornament/motif/shapes.ts';
import type { Site } from '../ornament/motif/site.ts';
import type { StoneTray } from '../stones/placing.ts';
import type { Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';

/** Length of a leaf, mm; its width and the distance of its neighbour as shares of it. */
const LEAF = { most: 4.2, least: 2.8, slender: 0.48, pitch: 0.7 } as const;
/** Height of a leaf over its back at its edge and along its fold, and the depth of its vein, mm. */
const BLADE_MM = { edge: 0.52, fold: 0.92, vein: 0.13 } as const;
/** How far leaves lean off the shank, radians. */
const LEAN = 0.7;
/** Wire of the stem that carries them, and of a bud, mm. */
const STEM_MM = 0.5;
const BUD_MM = 0.52;

/** How leaves stand along a stem: by turns on either side, in pairs, or all behind one another. */
const STANDS = ['alternate', 'opposite', 'laid'] as const;

/** Where leaves grow along the band: from `fromMm` to `toMm` of a site's x, their tips towards +x. */
interface Growth {
  readonly fromMm: number;
  readonly toMm: number;
}

/**
 * Leaves of metal that grow along a band, with a vein each, on a stem that lies on it; a small stone beside them where the
 * ornament has one. The site's x runs along the band.
 */
export function buildFoliage(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  site: Site,
  spec: MotifOrnament,
  { fromMm, toMm }: Growth,
): void {
  const k = new Kit(bench, spec);
  const spanMm = toMm - fromMm;
  // Berries stand where a leaf leaves room for them.
  const stand = spec.berries === undefined ? STANDS[spec.seed % STANDS.length]! : 'alternate';
  const leafMm = Math.min(LEAF.most, Math.max(LEAF.least, spanMm * 0.42));
  const pitch = leafMm * LEAF.pitch * (stand === 'opposite' ? 1.35 : 1);
  const count = Math.max(2, Math.round((spanMm - leafMm) / pitch) + 1);
  const step = count > 1 ? (spanMm - leafMm) / (count - 1) : 0;
  const stem = Array.from({ length: 25 }, (_, i): Vec3 => {
    const t = i / 24;
    return [
      fromMm + t * (spanMm - leafMm * 0.4),
      stand === 'laid' ? 0 : 0.14 * Math.sin(t * Math.PI * count),
      0.3,
    ];
  });
  k.add(k.wire(stem, STEM_MM));
  const grow = (root: Vec2, lean: number, lengthMm: number): void => {
    const jitter = (k.random() - 0.5) * 0.14;
    k.add(leafBlade(root, lean + jitter, lengthMm, -lean * 0.3));
  };
  for (let i = 0; i < count; i++) {
    const x = fromMm + i * step;
    const side = i % 2 === 0 ? 1 : -1;
    const length = leafMm * (0.94 + 0.12 * k.random());
    switch (stand) {
      case 'alternate':
        grow([x, side * 0.15], side * LEAN, length);
        break;
      case 'opposite':
        grow([x, 0.15], LEAN, length);
        grow([x, -0.15], -LEAN, length);
        break;
      case 'laid':
        grow([x, 0], side * 0.26, length * 1.05);
        break;
    }
    if (spec.berries !== undefined && spec.accent !== null) {
      if (!isBerried(i, count, spec.berries)) continue;
      const { diameterMm } = spec.accent;
      k.melee(x + leafMm * 0.34, -side * (STEM_MM + diameterMm / 2), BERRY_Z_MM, diameterMm);
      continue;
    }
    if (stand !== 'alternate' || i % 2 === 1) continue;
    const at: Vec2 = [x + leafMm * 0.3, -side * (STEM_MM + 0.3)];
    if (!k.melee(at[0], at[1], 0.7, k.smallMm(1, 1))) k.ball(at[0], at[1], 0.42, BUD_MM);
  }
  grow([toMm - leafMm, 0], 0, leafMm);
  finishMotif(k, work, tray, site);
}

/** How high a berry's girdle lies over the band, mm. */
const BERRY_Z_MM = 1.1;

/** Whether a leaf has a berry beside it: so many, spread evenly over the leaves. */
const isBerried = (leaf: number, leaves: number, berries: number): boolean =>
  Math.floor(((leaf + 1) * berries) / leaves + 0.5) > Math.floor((leaf * berries) / leaves + 0.5);

/** A pointed leaf from its root: folded along the middle, with a vein in the fold, its tip bent to the side. */
function leafBlade(root: Vec2, lean: number, lengthMm: number, bend: number): RawMesh {
  const [dx, dy] = [Math.cos(lean), Math.sin(lean)];
  const line = Array.from({ length: 31 }, (_, i): Vec3 => {
    const t = i / 30;
    const side = bend * lengthMm * t * t;
    return [root[0] + dx * lengthMm * t - dy * side, root[1] + dy * lengthMm * t + dx * side, 0];
  });
  const half = (lengthMm * LEAF.slender) / 2;
  const { edge, fold, vein } = BLADE_MM;
  return blade(
    // Widest before its middle, drawn out to a point.
    bladePath(line, (t) =>
      Math.max(0.16, half * Math.sin(Math.PI * t ** 0.72) ** 0.85 * (1 - 0.3 * t * t) * 1.12),
    ),
    (u, t) => {
      const a = Math.abs(u);
      const rise = 0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, 0.15 + t * 0.8));
      const groove = vein * Math.exp(-((u / 0.13) ** 2)) * Math.min(1, 6 * (1 - t));
      return [edge + (fold - edge) * (1 - a) * rise + 0.12 * Math.sin(Math.PI * t) - groove, 0];
    },
    { across: 16 },
  );
}
