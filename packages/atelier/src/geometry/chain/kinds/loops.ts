import type { Vec3 } from '@filigree/raytracer';
import type { Loop } from '../link.ts';

/**
 * An oval of wire centrelines in the plane of x and y: straight flanks with round ends where it is longer than wide.
 * @param lengthMm @param widthMm between the middles of the wire
 */
export function ovalLoop(lengthMm: number, widthMm: number): Loop {
  const r = Math.min(lengthMm, widthMm) / 2;
  const straight = Math.max(0, lengthMm - 2 * r);
  const total = 2 * straight + 2 * Math.PI * r;
  return (t) => {
    let s = ((((t % 1) + 1) % 1) * total) as number;
    const half = straight / 2;
    if (s < straight) return [s - half, -r, 0];
    s -= straight;
    if (s < Math.PI * r) return [half + r * Math.sin(s / r), -r * Math.cos(s / r), 0];
    s -= Math.PI * r;
    if (s < straight) return [half - s, r, 0];
    s -= straight;
    return [-half - r * Math.sin(s / r), r * Math.cos(s / r), 0];
  };
}

/** A circle of the given diameter about a centre, its axis along `normal`. */
export function circleLoop(diameterMm: number, centre: Vec3, u: Vec3, v: Vec3): Loop {
  const r = diameterMm / 2;
  return (t) => {
    const [c, s] = [r * Math.cos(2 * Math.PI * t), r * Math.sin(2 * Math.PI * t)];
    return [
      centre[0] + u[0] * c + v[0] * s,
      centre[1] + u[1] * c + v[1] * s,
      centre[2] + u[2] * c + v[2] * s,
    ];
  };
}

/**
 * A curb link: an oval turned along its length, so that one end leans one way and the other end the other way and
 * both flanks lie flat. `lean`: slope of the ends (1: 45 degrees either way, neighbours then cross at right angles).
 */
export function twistedLoop(lengthMm: number, widthMm: number, lean: number): Loop {
  const [a, b] = [lengthMm / 2, widthMm / 2];
  return (t) => {
    const w = 2 * Math.PI * t;
    // A superellipse of power 2.3: fuller than an ellipse, as a coiled and twisted link is.
    const [c, s] = [Math.cos(w), Math.sin(w)];
    const f = 1 / (Math.abs(c) ** 2.3 + Math.abs(s) ** 2.3) ** (1 / 2.3);
    return [a * c * f, b * s * f, (b * lean * Math.sin(2 * w)) / 2];
  };
}

/** A rounded square in the plane of x and y, `sizeMm` between the middles of opposite sides. */
export function squareLoop(lengthMm: number, widthMm: number, cornerMm: number): Loop {
  const [a, b] = [lengthMm / 2 - cornerMm, widthMm / 2 - cornerMm];
  const quarter = (Math.PI / 2) * cornerMm;
  const total = 4 * (a + b) + 4 * quarter;
  const corners: readonly (readonly [number, number, number, number])[] = [
    // Straight run before the corner, centre of the corner, angle it starts at.
    [2 * a, a, -b, -Math.PI / 2],
    [2 * b, a, b, 0],
    [2 * a, -a, b, Math.PI / 2],
    [2 * b, -a, -b, Math.PI],
  ];
  return (t) => {
    let s = (((t % 1) + 1) % 1) * total;
    for (const [run, cx, cy, from] of corners) {
      const [nx, ny] = [Math.cos(from), Math.sin(from)];
      if (s < run) return [cx + nx * cornerMm + ny * (run - s), cy + ny * cornerMm - nx * (run - s), 0];
      s -= run;
      if (s < quarter) {
        const angle = from + s / cornerMm;
        return [cx + cornerMm * Math.cos(angle), cy + cornerMm * Math.sin(angle), 0];
      }
      s -= quarter;
    }
    return [-a, -b - cornerMm, 0];
  };
}
