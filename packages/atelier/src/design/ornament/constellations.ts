/** Constellations by the places of their stars in the sky, as they are seen from the Earth: north up, east to the left. */
import type { Figure } from '@filigree/contracts';

export const CONSTELLATIONS = [
  'constellation',
  'orion',
  'cassiopeia',
  'southern-cross',
] as const satisfies readonly Figure[];
export type Constellation = (typeof CONSTELLATIONS)[number];

/** Right ascension and declination in degrees (J2000) and visual magnitude, after the Hipparcos catalogue. */
type CatalogueStar = readonly [raDegrees: number, decDegrees: number, magnitude: number];

interface Chart {
  readonly stars: readonly CatalogueStar[];
  /** Pairs of stars that are joined by a line. */
  readonly lines: readonly (readonly [number, number])[];
}

const CHARTS: Readonly<Record<Constellation, Chart>> = {
  // The Plough, which is what most people mean by one: Dubhe, Merak, Phecda, Megrez, Alioth, Mizar, Alkaid.
  constellation: {
    stars: [
      [165.93, 61.75, 1.8],
      [165.46, 56.38, 2.4],
      [178.46, 53.69, 2.4],
      [183.86, 57.03, 3.3],
      [193.51, 55.96, 1.8],
      [200.98, 54.93, 2.2],
      [206.89, 49.31, 1.9],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
      [3, 4],
      [4, 5],
      [5, 6],
    ],
  },
  // Betelgeuse, Bellatrix, the belt (Mintaka, Alnilam, Alnitak), Rigel, Saiph, Meissa.
  orion: {
    stars: [
      [88.79, 7.41, 0.5],
      [81.28, 6.35, 1.6],
      [83.0, -0.3, 2.2],
      [84.05, -1.2, 1.7],
      [85.19, -1.94, 1.8],
      [78.63, -8.2, 0.1],
      [86.94, -9.67, 2.1],
      [83.78, 9.93, 3.4],
    ],
    lines: [
      [7, 0],
      [7, 1],
      [0, 4],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 6],
      [2, 5],
    ],
  },
  // Caph, Schedar, Navi, Ruchbah, Segin.
  cassiopeia: {
    stars: [
      [2.29, 59.15, 2.3],
      [10.13, 56.54, 2.2],
      [14.18, 60.72, 2.5],
      [21.45, 60.24, 2.7],
      [28.6, 63.67, 3.4],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
  },
  // Acrux, Mimosa, Gacrux, Imai, Ginan.
  'southern-cross': {
    stars: [
      [186.65, -63.1, 0.8],
      [191.93, -59.69, 1.3],
      [187.79, -57.11, 1.6],
      [183.79, -58.75, 2.8],
      [185.34, -60.4, 3.6],
    ],
    // The cross, and a short bar that holds the fifth.
    lines: [
      [0, 2],
      [1, 3],
      [3, 4],
    ],
  },
};

export interface StarPlace {
  /** In a square of side one about the middle of all of them. */
  readonly x: number;
  readonly y: number;
  /** By brightness: 1 for the brightest of its constellation, less for the others. */
  readonly size: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A faint star is set so much smaller than the brightest, and each magnitude takes this much of the size. */
const FAINTEST_SIZE = 0.62;
const SIZE_BY_MAGNITUDE = 0.14;

/** The stars of a constellation on a plane that touches the sky in their midst (gnomonic), filling a square of side one. */
export function starsOf(name: Constellation): readonly StarPlace[] {
  const { stars } = CHARTS[name];
  const mean = (at: 0 | 1): number => stars.reduce((sum, star) => sum + star[at], 0) / stars.length;
  const [ra0, dec0] = [radians(mean(0)), radians(mean(1))];
  const flat = stars.map(([ra, dec]) => {
    const [a, d] = [radians(ra) - ra0, radians(dec)];
    const depth = Math.sin(dec0) * Math.sin(d) + Math.cos(dec0) * Math.cos(d) * Math.cos(a);
    return {
      // East is to the left for who looks up.
      x: (-Math.cos(d) * Math.sin(a)) / depth,
      y: (Math.cos(dec0) * Math.sin(d) - Math.sin(dec0) * Math.cos(d) * Math.cos(a)) / depth,
    };
  });
  const range = (of: 'x' | 'y'): readonly [number, number] => [
    Math.min(...flat.map((star) => star[of])),
    Math.max(...flat.map((star) => star[of])),
  ];
  const [[left, right], [low, high]] = [range('x'), range('y')];
  const side = Math.max(right - left, high - low);
  const brightest = Math.min(...stars.map(([, , magnitude]) => magnitude));
  return flat.map(({ x, y }, i) => ({
    x: (x - (left + right) / 2) / side,
    y: (y - (low + high) / 2) / side,
    size: Math.max(FAINTEST_SIZE, 1 - SIZE_BY_MAGNITUDE * (stars[i]![2] - brightest)),
  }));
}

export const linesOf = (name: Constellation): Chart['lines'] => CHARTS[name].lines;

/** The constellation that was named, as a figure; null where none was. */
export const constellationIn = (figures: readonly Figure[] | null | undefined): Constellation | null =>
  CONSTELLATIONS.find((name) => figures?.includes(name) === true) ?? null;
