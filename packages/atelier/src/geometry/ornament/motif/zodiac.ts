import type { Vec3 } from '@filigree/raytracer';
import type { ZodiacSign } from '../../../design/ornament/motif.ts';
import { lathe } from '../../mesh/loft.ts';
import { bar } from './geometric.ts';
import type { FormBuilder, Kit } from './kit.ts';
import { type BladePoint, blade, bladePath, curve, ellipse, evenly, halfRound, lengthOf } from './shapes.ts';
import { star } from './star.ts';
import { GLYPHS, STAR_FIGURES } from './zodiacSigns.ts';

/** Share of the coin's radius that lies inside its rim. */
const FIELD = 0.84;

/** A coin with a raised, rounded rim and a field sunk between; returns the height of the field. */
function coin(k: Kit): number {
  const R = k.S / 2;
  const { T } = k;
  const field = Math.max(0.8, T * 0.55);
  const rim = Math.max(field + 0.4, T * 0.95);
  k.add(
    lathe(
      [
        [R * 0.96, 0],
        [R * 0.99, 0.08],
        [R, 0.25],
        [R, rim - 0.2],
        [R * 0.985, rim - 0.05],
        [R * 0.95, rim],
        [R * 0.91, rim - 0.06],
        [R * 0.885, rim - 0.25],
        [R * 0.88, field],
        [R * 0.3, field + 0.06 * T],
        [0, field + 0.07 * T],
      ],
      k.steps(R * 6.3, 48, 110),
    ),
  );
  if (k.S > 8)
    k.milgrain(
      ellipse(R * 0.845, R * 0.845, 120).map(([x, y]): Vec3 => [x, y, field + 0.04]),
      true,
    );
  return field;
}

export const zodiacGlyph =
  (sign: ZodiacSign): FormBuilder =>
  (k) => {
    const { S, T } = k;
    const field = coin(k);
    const { strokes, rounds } = GLYPHS[sign];
    const size = S * 0.55;
    const half = Math.max(0.3, S * 0.034);
    const high = T * 0.55;
    for (const stroke of strokes) {
      const raw = stroke.map(([x, y]): Vec3 => [x * size, y * size, field * 0.5]);
      const line = curve(raw, 10);
      const even = evenly(line, k.steps(lengthOf(line), 12, 60));
      k.addAccent(
        blade(
          bladePath(even, (t) => half * (0.78 + 0.3 * Math.sin(Math.PI * t))),
          (u) => [field * 0.5 + high * (0.4 + 0.6 * Math.sqrt(1 - u * u * 0.96)), 0],
          { across: 12 },
        ),
      );
      for (const end of [even[0], even[even.length - 1]])
        k.dome(end[0], end[1], field * 0.5, half * 0.95, field * 0.5 + high * 0.8, 'accent');
    }
    for (const [x, y, r] of rounds) {
      const n = k.steps(r * size * 6, 24, 60);
      k.addAccent(
        blade(
          ellipse(r * size, r * size, n, x * size, y * size).map(
            ([a, b]): BladePoint => ({ at: [a, b, field * 0.5], left: half, right: half }),
          ),
          (u, t) => [field * 0.5 + halfRound(high)(u, t)[0], 0],
          { across: 12, closed: true },
        ),
      );
    }
    // Twelve marks of the year on the rim's inside, small stones where they can be set.
    if (S > 11) {
      const d = k.smallMm(0.75, 0.8);
      for (let i = 0; i < 12; i++) {
        const a = (Math.PI / 6) * i + Math.PI / 2;
        const r = (S / 2) * 0.73;
        const x = r * Math.cos(a);
        const y = r * Math.sin(a);
        if (i % 3 !== 0 || !k.melee(x, y, field + 0.1, Math.min(d, S * 0.07)))
          k.ball(x, y, field + 0.02, Math.max(0.2, S * 0.011), 'accent');
      }
    }
  };

export const zodiacConstellation =
  (sign: ZodiacSign): FormBuilder =>
  (k) => {
    const { S, T } = k;
    const field = coin(k);
    const { stars, lines } = STAR_FIGURES[sign];
    const scale = S * 0.6;
    const width = Math.max(0.4, S * 0.022);
    for (const [a, b] of lines) {
      const [p, q] = [stars[a], stars[b]];
      k.addAccent(
        bar(
          k,
          [p[0] * scale, p[1] * scale],
          [q[0] * scale, q[1] * scale],
          width,
          field + T * 0.24,
          field + T * 0.1,
        ),
      );
    }
    for (const [x, y, size] of stars) {
      const d = Math.min(k.smallMm(0.5 + 0.55 * size, 0.8), S * 0.11);
      if (S > 7 && k.melee(x * scale, y * scale, field + T * 0.22, d)) continue;
      star(k, 4, Math.max(0.5, S * (0.035 + 0.035 * size)), 0.4, field + T * 0.6, x * scale, y * scale);
    }
    // Faint stars of the field.
    for (let i = 0; i < (S > 9 ? 9 : 0); i++) {
      const a = k.random() * 2 * Math.PI;
      const r = (S / 2) * FIELD * 0.9 * Math.sqrt(k.random());
      k.ball(r * Math.cos(a), r * Math.sin(a), field, Math.max(0.18, S * 0.009), 'accent');
    }
  };
