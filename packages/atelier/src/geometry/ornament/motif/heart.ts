import type { Vec3 } from '@filigree/raytracer';
import type { Vec2 } from '../../vec.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { blade, bladePath, evenly, halfRound, mirroredMesh, pillow } from './shapes.ts';

/** The common parametric heart, one unit wide, its middle about the origin. */
export function heartAt(t: number): Vec2 {
  const x = 16 * Math.sin(t) ** 3;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [x / 32, (y + 2.5) / 32];
}

/** The heart's edge counter-clockwise from the notch, `count` points, `width` mm wide. */
export const heartOutline = (width: number, count: number): Vec2[] =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = heartAt(-(2 * Math.PI * (i + 0.5)) / count);
    return [x * width, y * width];
  });

/** A full, crowned heart about a place. */
export function puffedHeart(k: Kit, width: number, height: number, x = 0, y = 0, z = 0): void {
  const outline = heartOutline(width, Math.max(40, k.steps(width * 3, 40, 140))).map(
    ([a, b]): Vec2 => [a + x, b + y],
  );
  const centre: Vec2 = [x, y + width * 0.1];
  const edge = Math.max(0.45, height * 0.18);
  const mesh = pillow(
    outline,
    (t, px, py) => {
      // Two crowns that run together towards the point; a valley down from the notch.
      const up = Math.max(0, (py - y) / width + 0.1);
      const valley = 0.24 * height * Math.exp(-(((px - x) / (0.13 * width)) ** 2)) * up * 2.2 * t;
      const crown = (1 - t ** 2.6) ** 0.62;
      return (
        z + edge + (height - edge) * crown * (1 - 0.05 * t) - Math.min(valley, (height - edge) * crown * 0.8)
      );
    },
    { centre, rings: 20 },
  );
  k.add(mesh);
}

export const puffed: FormBuilder = (k) => {
  puffedHeart(k, k.S, k.T * 2.1);
  const gem = k.centreGem(0.36 * k.S);
  if (gem) {
    k.bezel(gem, 0, 0.06 * k.S, k.T * 2.1);
    return;
  }
  // A star-set stone high on one crown, as on Victorian lockets.
  k.melee(0.2 * k.S, 0.2 * k.S, k.T * 1.75, k.smallMm(1.15), { cup: false });
};

/** Half of an open heart from the notch to the point, right side. */
function heartSide(
  k: Kit,
  width: number,
  wire: number,
  high: number,
  z: number,
): { line: Vec3[]; draw: () => void } {
  const raw = Array.from({ length: 121 }, (_, i): Vec3 => {
    const [x, y] = heartAt(0.12 + ((Math.PI - 0.12) * i) / 120);
    return [x * (width - wire), y * (width - wire), z];
  });
  const line = evenly([[0, raw[0][1] - 0.02 * width, z] as Vec3, ...raw], k.steps(width * 1.6, 30, 90));
  const mesh = () =>
    blade(
      bladePath(line, (t) => (wire / 2) * (0.72 + 0.28 * Math.sin(Math.PI * t))),
      (u, t) => {
        const [top] = halfRound(high)(u, t);
        return [top, -z];
      },
      { across: 14 },
    );
  return {
    line,
    draw: () => {
      const side = mesh();
      k.add(side, mirroredMesh(side));
    },
  };
}

export const openHeart: FormBuilder = (k) => {
  const { S, T } = k;
  const d = k.smallMm(1, 0.8);
  const wire = k.small !== null ? Math.max(1.2, d + 0.75) : Math.max(1, S * 0.12);
  const { line, draw } = heartSide(k, S, Math.min(wire, S * 0.26), T * 1.1, 0);
  draw();
  if (k.small === null) return;
  const length = S * 1.45;
  const count = Math.max(3, Math.floor(length / (d + 0.45)));
  for (let i = 1; i < count; i++) {
    const [x, y] = line[Math.round(((line.length - 1) * i) / count)];
    k.melee(x, y, T * 1.0, d);
    if (S > 9) k.melee(-x, y, T * 1.0, d);
  }
};

export const sacredHeart: FormBuilder = (k) => {
  const { S, T } = k;
  const width = 0.66 * S;
  const y0 = -0.17 * S;
  // Rays behind, flames above.
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * 2 * (i / 11) + Math.PI / 2;
    const reach = S * (i % 2 === 0 ? 0.46 : 0.4) * (Math.abs(Math.cos(a)) * 0.12 + 0.9);
    const line = [0.2, 0.6, 1].map(
      (t): Vec3 => [Math.cos(a) * reach * t, y0 + 0.02 * S + Math.sin(a) * reach * t, 0],
    );
    k.add(
      blade(
        bladePath(evenly(line, 12), (t) => Math.max(0.2, S * 0.05 * (1 - t * 0.85))),
        (u, t) => [0.5 + T * 0.35 * (1 - Math.abs(u)) * (1 - 0.6 * t), 0],
        { across: 6 },
      ),
    );
  }
  puffedHeart(k, width, T * 1.75, 0, y0, 0);
  for (const [x, tall, lean] of [
    [0, 0.34, 0],
    [-0.085, 0.24, -0.05],
    [0.085, 0.24, 0.05],
  ] as const) {
    const line = Array.from({ length: 22 }, (_, i): Vec3 => {
      const t = i / 21;
      return [(x + lean * t + 0.025 * Math.sin(t * Math.PI * 2)) * S, y0 + 0.16 * S + tall * S * t, 0];
    });
    k.add(
      blade(
        bladePath(line, (t) =>
          Math.max(0.18, S * 0.075 * Math.sin(Math.PI * (0.25 + 0.75 * t)) ** 1.1 + 0.02),
        ),
        (u, t) => [0.5 + T * (x === 0 ? 1.1 : 0.8) * (1 - u * u * 0.85) * (1 - 0.45 * t), 0],
        { across: 12 },
      ),
    );
  }
  const gem = k.centreGem(S * 0.26);
  if (gem) k.bezel(gem, 0, y0 + 0.04 * S, T * 1.7);
  else {
    // The wound and the crown of thorns.
    const band = Array.from({ length: 28 }, (_, i): Vec3 => {
      const u = -1 + (2 * i) / 27;
      const s = 1 - u * u;
      return [u * width * 0.44, y0 + 0.03 * S - 0.03 * S * s, T * (0.85 + 0.95 * Math.sqrt(s))];
    });
    k.addAccent(k.wire(band, Math.max(0.2, S * 0.017)));
    for (let i = 2; i < 27; i += 4) {
      const [x, y, z] = band[i];
      k.ball(x, y + 0.01 * S, z + 0.08, Math.max(0.25, S * 0.024), 'accent');
    }
    k.melee(0, y0 + 0.13 * S, T * 1.65, k.smallMm(0.9));
  }
};

export const interlocked: FormBuilder = (k) => {
  const { S, T } = k;
  const width = S * 0.66;
  const wire = Math.max(0.95, S * 0.085);
  const one = (angle: number, x: number, y: number, z: number, accent: boolean): void => {
    const side = heartSide(k, width, wire, T * 0.95, 0);
    const meshes = blade(
      bladePath(side.line, (t) => (wire / 2) * (0.72 + 0.28 * Math.sin(Math.PI * t))),
      halfRound(T * 0.95 + z),
      { across: 14 },
    );
    const both = k.bench.union([k.solid(meshes), k.solid(mirroredMesh(meshes))]);
    const placed = k.turnedBy(both, angle, x, y);
    if (accent) k.addAccent(placed);
    else k.add(placed);
    const d = k.smallMm(0.85, 0.8);
    if (accent || k.small === null || S < 11) return;
    for (let i = 1; i < 7; i++) {
      const [px, py] = side.line[Math.round(((side.line.length - 1) * (i + 0.4)) / 8)];
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      k.melee(-px * c - py * s + x, -px * s + py * c + y, T * 0.9, Math.min(d, wire * 0.9));
    }
  };
  one(0.3, -0.15 * S, 0.05 * S, 0, false);
  one(-0.3, 0.16 * S, -0.04 * S, T * 0.35, true);
};
