import type { Vec3 } from '@filigree/raytracer';
import { centreShareOf } from '../../../design/ornament/motif.ts';
import { bezelWallMm } from '../../settings/bezel.ts';
import type { Gem } from '../../stones/placing.ts';
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

/** Wire of an open heart about one stone; small stones along it only where they are of another kind. */
function aboutStone(k: Kit): { readonly line: Vec3[]; readonly wire: number } {
  const { S, T } = k;
  const isSet = k.small !== null && k.small.gemstone !== k.spec.centre?.gemstone;
  const d = k.smallMm(0.9, 0.8);
  const wire = Math.min(S * 0.2, isSet ? Math.max(1.15, d + 0.65) : Math.max(1, S * 0.105));
  const { line, draw } = heartSide(k, S, wire, T * 1.1, 0);
  draw();
  if (!isSet) return { line, wire };
  const count = Math.max(3, Math.floor((S * 1.45) / (d + 0.45)));
  for (let i = 1; i < count; i++) {
    const [x, y] = line[Math.round(((line.length - 1) * i) / count)]!;
    k.melee(x, y, T, d);
    k.melee(-x, y, T, d);
  }
  return { line, wire };
}

/** How far the metal about a stone bites into the wire beside it, mm. */
const BITE_MM = 0.16;

/** From the middle of a stone to the outside of its bezel, along its width or its length. */
const heldMm = ({ widthMm }: Gem, alongMm: number): number => alongMm / 2 + bezelWallMm(widthMm);

/** The stone hangs under the notch from a ring that is of one piece with both. */
export const heartDrop: FormBuilder = (k) => {
  const { S, T } = k;
  const { line } = aboutStone(k);
  const gem = k.centreGem(centreShareOf('heart-drop') * S);
  if (!gem) return;
  // Both sides run down steeply where they meet: the end of their lines is the lowest of the notch.
  const notch = line[0]![1];
  // In a small heart there is no room for a ring: the bezel is soldered under the notch.
  const ring = S < RINGED_FROM_MM ? 0 : Math.max(0.72, S * 0.042);
  if (ring > 0) {
    // A bezel narrows towards its foot: the ring meets its wall.
    const high = Math.max(RING_MM * 1.05, T * 0.9 - RING_MM);
    const round = Array.from({ length: 28 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 28;
      return [ring * Math.cos(a), notch - ring + BITE_MM + ring * Math.sin(a), high];
    });
    k.add(k.wire(round, RING_MM, true));
  }
  k.bezel(gem, 0, notch - 2 * ring + 2 * BITE_MM - heldMm(gem, gem.lengthMm), T * 0.9);
};

const RINGED_FROM_MM = 12;
/** Half the wire of the ring that a stone hangs from. */
const RING_MM = 0.45;

/** Where about a stone on a line through the heart the wire lies against its bezel. */
function nestled(
  line: readonly Vec3[],
  wire: number,
  reach: number,
  places: readonly (readonly [number, number])[],
): readonly [number, number] {
  const both = line.flatMap(([x, y]) => [
    [x, y],
    [-x, y],
  ]);
  const clear = ([x, y]: readonly [number, number]): number =>
    Math.min(...both.map(([u, v]) => Math.hypot(u! - x, v! - y))) - wire * 0.42;
  return places.find((place) => clear(place) >= reach - BITE_MM) ?? places[places.length - 1]!;
}

/** The stone lies low between both sides. */
export const heartCradle: FormBuilder = (k) => {
  const { S, T } = k;
  const { line, wire } = aboutStone(k);
  const gem = k.centreGem(centreShareOf('heart-cradle') * S);
  if (!gem) return;
  const low = line[line.length - 1]![1];
  const places = Array.from({ length: 120 }, (_, i) => [0, low + (S * 0.62 * i) / 119] as const);
  const [x, y] = nestled(line, wire, heldMm(gem, Math.max(gem.widthMm, gem.lengthMm * 0.86)), places);
  k.bezel(gem, x, y, T * 0.9);
};

/** The stone lies against one side, the rest is left open. */
export const heartWithSide: FormBuilder = (k) => {
  const { S, T } = k;
  const { line, wire } = aboutStone(k);
  const gem = k.centreGem(centreShareOf('heart-side') * S);
  if (!gem) return;
  // From the wire inwards, across the lower half of a lobe.
  const from = line[Math.round((line.length - 1) * 0.56)]!;
  const places = Array.from({ length: 120 }, (_, i) => {
    const t = i / 119;
    return [-from[0] * (1 - t), from[1] + (0.06 * S - from[1]) * t] as const;
  });
  const [x, y] = nestled(line, wire, heldMm(gem, (gem.widthMm + gem.lengthMm) / 2), places);
  k.bezel(gem, x, y, T * 0.9);
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
