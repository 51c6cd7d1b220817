import { ALBEDO_TABLE_SIZE, FILTER_TABLE_SIZE, SRGB_TABLE_STEPS } from '../memory-layout.ts';

/** Support of the pixel filter to either side, in pixels. */
const FILTER_RADIUS = 1.5;

/**
 * Inverse cumulative distribution of the Blackman-Harris window (Harris 1978, four terms): offsets in pixels
 * from a pixel's centre by probability. Drawing offsets from it filters without weights (Ernst et al. 2006).
 */
export function pixelFilterTable(): Float32Array {
  const steps = 4096;
  const cumulative = new Float64Array(steps + 1);
  for (let i = 0; i < steps; i++) {
    const t = (2 * Math.PI * (i + 0.5)) / steps;
    const window = 0.35875 - 0.48829 * Math.cos(t) + 0.14128 * Math.cos(2 * t) - 0.01168 * Math.cos(3 * t);
    cumulative[i + 1] = cumulative[i]! + window;
  }
  const total = cumulative[steps]!;
  const table = new Float32Array(FILTER_TABLE_SIZE);
  let at = 0;
  for (let i = 0; i < FILTER_TABLE_SIZE; i++) {
    const target = (i / (FILTER_TABLE_SIZE - 1)) * total;
    while (at < steps - 1 && cumulative[at + 1]! < target) at++;
    const inside = (target - cumulative[at]!) / (cumulative[at + 1]! - cumulative[at]!);
    table[i] = ((at + inside) / steps) * 2 * FILTER_RADIUS - FILTER_RADIUS;
  }
  return table;
}

/** The sRGB transfer curve (IEC 61966-2-1), linear 0..1 to 0..255. */
export function srgbTable(): Float32Array {
  return Float32Array.from({ length: SRGB_TABLE_STEPS + 1 }, (_, i) => {
    const linear = i / SRGB_TABLE_STEPS;
    return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
  });
}

/**
 * Light that a perfectly reflecting single-scatter GGX surface returns: rows by the square root of alpha,
 * columns by the cosine of the view. By the same sampling as the kernel's, on a regular grid of points.
 */
export function directionalAlbedoTable(): Float32Array {
  const size = ALBEDO_TABLE_SIZE;
  const table = new Float32Array(size * size);
  for (let i = 0; i < size; i++) {
    const alpha = Math.max((i / (size - 1)) ** 2, 1e-3);
    for (let j = 0; j < size; j++) {
      table[i * size + j] = directionalAlbedo(Math.max(j / (size - 1), 1e-3), alpha);
    }
  }
  return table;
}

const GRID = 24;

function directionalAlbedo(cosView: number, alpha: number): number {
  const sinView = Math.sqrt(1 - cosView * cosView);
  const stretch = 1 / Math.hypot(sinView * alpha, cosView);
  const sx = sinView * alpha * stretch;
  const sz = cosView * stretch;
  const maskedView = 1 + lambda(sinView * sinView, cosView, alpha);
  let sum = 0;
  for (let a = 0; a < GRID; a++) {
    // The integrand is symmetric about the plane of incidence: half a turn is enough.
    const phi = (Math.PI * (a + 0.5)) / GRID;
    for (let b = 0; b < GRID; b++) {
      const capZ = (1 - (b + 0.5) / GRID) * (1 + sz) - sz;
      const radius = Math.sqrt(Math.max(1 - capZ * capZ, 0));
      let hx = (radius * Math.cos(phi) + sx) * alpha;
      let hy = radius * Math.sin(phi) * alpha;
      let hz = Math.max(capZ + sz, 0);
      const norm = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
      hx *= norm;
      hy *= norm;
      hz *= norm;
      const cosine = sinView * hx + cosView * hz;
      const lz = 2 * cosine * hz - cosView;
      if (lz > 1e-6) sum += maskedView / (maskedView + lambda(1 - lz * lz, lz, alpha));
    }
  }
  return sum / (GRID * GRID);
}

function lambda(sineSquared: number, cosine: number, alpha: number): number {
  return (Math.sqrt(1 + (alpha * alpha * sineSquared) / (cosine * cosine)) - 1) / 2;
}
