import { LINE_PITCH } from '../../design/lettering/fit.ts';
import type { Lettering } from '../../design/lettering/fonts.ts';
import type { Bench, Region, Solid } from '../mesh/bench.ts';
import { sunk } from '../ornament/relief/raise.ts';
import type { Measure, Vec3 } from '../solids.ts';
import { strokeWidthMm, textRegion } from './outlines.ts';

/** Depth of engraved letters, mm; strokes are widened to what a graver and the casting hold. */
export const ENGRAVING_DEPTH_MM = 0.25;
const LEAST_STROKE_MM = 0.22;
/** A graver is never thinner than this on either side of a hairline. */
const HAIRLINE_GAIN_MM = 0.035;

export interface CutLetters {
  /** From the depth under z = 0 to well above it: x along the line, centred; y about the capitals' middle. */
  readonly tool: Solid;
  readonly region: Region;
  readonly measures: readonly Measure[];
}

/** Letters as a cutting tool on the plane z = 0; null when nothing of the text can be drawn. */
export function cutLetters(
  bench: Bench,
  text: string,
  lettering: Lettering,
  letterMm: number,
  where: string,
  alloyId: string | null,
  { strokeMm = LEAST_STROKE_MM, depthMm = ENGRAVING_DEPTH_MM } = {},
): CutLetters | null {
  const region = centredText(bench, text, lettering, letterMm);
  if (region === null) return null;
  const width = strokeWidthMm(bench, region);
  const grown = bench.plainer(
    bench.grown(region, Math.max(HAIRLINE_GAIN_MM, (strokeMm - width) / 2), 12),
    0.006,
  );
  const tool = sunk(bench, grown, -depthMm, 0.4, 0, 'letters');
  if (tool === null) return null;
  return {
    tool,
    region: grown,
    measures: [
      { kind: 'engraving-depth', where, value: depthMm, alloyId },
      {
        kind: 'engraving-width',
        where,
        value: Math.max(width + 2 * HAIRLINE_GAIN_MM, strokeMm),
        alloyId,
      },
    ],
  };
}

/** Text about the origin, each of its lines ("\n") centred. */
export function centredText(
  bench: Bench,
  text: string,
  lettering: Lettering,
  letterMm: number,
): Region | null {
  const lines = text.split('\n');
  const loops = lines.flatMap((line, i) => {
    const { region, lengthMm } = textRegion(bench, line, lettering, letterMm);
    const low = ((lines.length - 1) / 2 - i) * LINE_PITCH * letterMm - letterMm / 2;
    return bench.outlines(region).map((loop) => loop.map(([x, y]) => [x - lengthMm / 2, y + low] as const));
  });
  return loops.length === 0 ? null : bench.region(loops);
}

/** Bends a tool from the plane onto a cylinder: every point goes where `onto` sends it. */
export const bentOnto = (bench: Bench, tool: Solid, onto: (x: number, y: number, z: number) => Vec3): Solid =>
  bench.bent(tool, 0.5, onto);
