/** A bar of hoops as a ball-faced hammer leaves it. */
import { seededRandom } from '../../design/random.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import { reliefOf } from '../ring/surface.ts';
import type { Vec3 } from '../solids.ts';
import { add, clamp, length, scale, sub, type Vec2 } from '../vec.ts';

/** A section of the bar: its middle, where it faces outwards and sideways, and its size as a share of the whole. */
export interface BarSection {
  readonly at: Vec3;
  readonly out: Vec3;
  readonly side: Vec3;
  readonly share: number;
}

/** The bar where it is fullest: half of its thickness and of its breadth, mm; round (2) to square. */
interface BarForm {
  readonly halfMm: number;
  readonly sideMm: number;
  readonly squareness: number;
}

/** Faces of the hammer against the bar's thickness, and how deep they sink, mm. */
const DENT = { share: 0.85, least: 1.2, most: 2.8 } as const;
const DEPTH = { share: 0.085, least: 0.1, most: 0.24 } as const;
/** Points across a dent. */
const ACROSS_DENT = 7;
/** What lies on the skin stays smooth: from where the metal turns inwards until it faces there. */
const INSIDE = { from: -0.15, to: -0.65 } as const;

const dentMm = ({ halfMm }: BarForm): number => clamp(DENT.share * 2 * halfMm, DENT.least, DENT.most);

/** How far apart the sections of a bar may stand to show its dents, mm. */
export const hammeredStepMm = (form: BarForm): number => dentMm(form) / ACROSS_DENT;

interface RimPoint {
  /** Outwards and sideways of the bar's middle, and the normal there. */
  readonly at: Vec2;
  readonly normal: Vec2;
  /** Way around the section from its outermost point, mm. */
  readonly alongMm: number;
}

/** The outline of a section in even steps, begun on the inside, where nobody sees the pattern meet itself. */
function rimOf(form: BarForm): { readonly points: readonly RimPoint[]; readonly lengthMm: number } {
  const { halfMm, sideMm, squareness } = form;
  const fine = 360;
  const outline = Array.from({ length: fine + 1 }, (_, k): Vec2 => {
    const turn = (2 * Math.PI * k) / fine - Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const share = 1 / (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (1 / squareness);
    return [halfMm * c * share, sideMm * s * share];
  });
  const along = [0];
  for (let k = 1; k <= fine; k++) {
    const [a, b] = [outline[k - 1]!, outline[k]!];
    along.push(along[k - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const lengthMm = along[fine]!;
  const count = Math.max(24, Math.ceil(lengthMm / hammeredStepMm(form)));
  const points = Array.from({ length: count }, (_, i): RimPoint => {
    const wanted = (lengthMm * i) / count;
    const k = Math.max(
      1,
      along.findIndex((way) => way >= wanted),
    );
    const [a, b] = [outline[k - 1]!, outline[k]!];
    const step = along[k]! - along[k - 1]!;
    const t = (wanted - along[k - 1]!) / step;
    return {
      at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
      normal: [(b[1] - a[1]) / step, (a[0] - b[0]) / step],
      alongMm: wanted - lengthMm / 2,
    };
  });
  return { points, lengthMm };
}

/** The bar through its sections, its ends flat. Deterministic in the seed. */
export function hammeredBar(
  bench: Bench,
  sections: readonly BarSection[],
  form: BarForm,
  seed: number,
): Solid {
  const along = [0];
  sections.forEach(({ at }, i) => {
    if (i > 0) along.push(along[i - 1]! + length(sub(at, sections[i - 1]!.at)));
  });
  const whole = along.at(-1)!;
  const { points, lengthMm } = rimOf(form);
  const relief = reliefOf(
    {
      kind: 'hammered',
      seed: Math.floor(seededRandom(seed)() * 1e6),
      dentDiameterMm: dentMm(form),
      depthMm: clamp(DEPTH.share * 2 * form.halfMm, DEPTH.least, DEPTH.most),
    },
    whole / (2 * Math.PI),
    lengthMm,
  );
  const worked = points.map(({ normal: [out] }) =>
    clamp((out - INSIDE.to) / (INSIDE.from - INSIDE.to), 0, 1),
  );
  const rings = sections.map(({ at, out, side, share }, i) =>
    points.map(({ at: [x, y], normal: [nx, ny], alongMm }, k): Vec3 => {
      const sunk = worked[k]! * (relief?.((2 * Math.PI * along[i]!) / whole, alongMm * share) ?? 0);
      return add(at, add(scale(out, x * share - nx * sunk), scale(side, y * share - ny * sunk)));
    }),
  );
  return bench.solid(loft(rings, false), 'hammered bar');
}
