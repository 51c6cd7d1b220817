import { fitText, LETTER_OVERLAP } from '../../../design/lettering/fit.ts';
import type { Lettering } from '../../../design/lettering/fonts.ts';
import { monolineOf } from '../../../design/lettering/monoline.ts';
import type { NameplateOrnament } from '../../../design/ornament/nameplate.ts';
import { textRegion } from '../../lettering/outlines.ts';
import { type Bench, BuildFault, type Region } from '../../mesh/bench.ts';
import type { Vec2 } from '../../vec.ts';
import type { OrnamentBuilder } from '../built.ts';
import { Easel } from '../relief/easel.ts';
import { box, stroke } from '../relief/figures.ts';
import { describeOrnament } from '../relief/holds.ts';
import { setPaved } from '../relief/paveLine.ts';
import { raisedOutline } from '../relief/raise.ts';
import { beadsBetween, stonesAlong } from './strokeStones.ts';

/** Strokes of cut letters are at least this wide, and the hairlines of letters that have thick and thin ones, mm. */
const LEAST_STROKE_MM = 0.85;
const LEAST_HAIRLINE_MM = 0.55;
/** Width as a share of a capital's height (measured on the fonts): of plain strokes, and of hairlines. */
const STROKE_SHARE = 0.11;
const HAIRLINE_SHARE: Readonly<Partial<Record<Lettering, number>>> = {
  serif: 0.025,
  italic: 0.025,
  blackletter: 0.025,
};

/** Rounding of the upper edge: letters of metal, and strokes with stones, mm. */
const EDGE_MM = 0.16;
const PAVED_EDGE_MM = 0.12;

/** Metal beside the stones of a letter, and light between them, mm. */
const BESIDE_MM = 0.36;
const LIGHT_MM = 0.12;

/** Initials as strokes of metal, a row of stones sunk into each, beads of metal between them. */
const buildPavedInitials: OrnamentBuilder<NameplateOrnament> = (bench, work, tray, frame, spec) => {
  const { alloyId, letterMm, thicknessMm, pave } = spec;
  const drawn = monolineOf(spec.text);
  if (drawn === null || pave === undefined) throw new BuildFault('nameplate', 'empty');
  const lines = drawn.lines.map((line) =>
    line.map(([x, y]): Vec2 => [(x - drawn.width / 2) * letterMm, (y - 0.5) * letterMm]),
  );
  const widthMm = pave.diameterMm + 2 * BESIDE_MM;
  const strokes = bench.joined(lines.map((line) => stroke(bench, line, widthMm)));
  const joined = tied(bench, strokes, letterMm, true, PAVED_EDGE_MM);
  const easel = new Easel(bench, alloyId);
  easel.raise(joined, 0, thicknessMm, PAVED_EDGE_MM);
  const stones = stonesAlong(lines, pave.diameterMm + LIGHT_MM);
  const beads = beadsBetween(stones, pave.diameterMm);
  setPaved(easel, pave.stone, pave.diameterMm, thicknessMm, { stones, beads });
  const { frontMm } = easel.finish(work, tray, frame);
  work.measures.push({ kind: 'wall', where: 'letters', value: Math.min(thicknessMm, widthMm), alloyId });
  return describeOrnament(bench, joined, thicknessMm, frontMm, [0, 0, frontMm]);
};

/** Letters sawn from sheet, run together, on a bar that carries them; initials may be set with stones. */
export const buildNameplate: OrnamentBuilder<NameplateOrnament> = (bench, work, tray, frame, spec) => {
  if (spec.pave !== undefined) return buildPavedInitials(bench, work, tray, frame, spec);
  const { alloyId, lettering, letterMm, thicknessMm } = spec;
  const { text } = fitText(spec.text, lettering, { lengthMm: 200, letterMm });
  const { region } = textRegion(bench, text === '' ? 'A' : text, lettering, letterMm, LETTER_OVERLAP);
  const hairline = HAIRLINE_SHARE[lettering];
  const wanting = Math.max(
    0.12,
    LEAST_STROKE_MM - letterMm * STROKE_SHARE,
    hairline === undefined ? 0 : LEAST_HAIRLINE_MM - letterMm * hairline,
  );
  const strong = bench.grown(region, wanting / 2, 20);
  const joined = tied(bench, strong, letterMm, lettering === 'script', EDGE_MM);
  const { min, max } = joined.bounds();
  const centred = bench.region(
    bench
      .outlines(joined)
      .map((loop) => loop.map(([x, y]): Vec2 => [x - (min[0] + max[0]) / 2, y - (min[1] + max[1]) / 2])),
  );
  const easel = new Easel(bench, alloyId);
  easel.raise(centred, 0, thicknessMm, EDGE_MM);
  if (easel.footprints.length === 0) throw new BuildFault('nameplate', 'empty');
  const { frontMm } = easel.finish(work, tray, frame);
  work.measures.push({
    kind: 'wall',
    where: 'letters',
    value: Math.min(thicknessMm, LEAST_STROKE_MM),
    alloyId,
  });
  return describeOrnament(bench, centred, thicknessMm, frontMm, [0, 0, frontMm]);
};

/**
 * Ties letters, dots and accents into one piece: by a bar along the foot, and short pins to what floats above. What hangs
 * on by less than the rounding of the edges (`edgeMm`) leaves is tied too.
 */
function tied(bench: Bench, letters: Region, letterMm: number, script: boolean, edgeMm: number): Region {
  const { min, max } = letters.bounds();
  const bar = Math.max(0.95, letterMm * 0.13);
  const partsOf = (region: Region): Region[] => bench.parts(raisedOutline(bench, region, edgeMm));
  let whole = letters;
  if (partsOf(letters).length > 1) {
    const y = script ? letterMm * 0.02 : -bar * 0.35;
    const line = bench.region([box(min[0], y - bar / 2, max[0], y + bar / 2)]);
    whole = bench.joined([letters, bench.grown(bench.grown(line, -bar * 0.4), bar * 0.4)]);
  }
  for (let guard = 0; guard < 24; guard++) {
    const parts = partsOf(whole);
    if (parts.length < 2) return whole;
    // The smallest part is pinned to its nearest neighbour.
    const sorted = parts.map((part) => ({ part, area: part.area() })).sort((a, b) => a.area - b.area);
    const [from, to] = nearestPoints(
      bench.outlines(sorted[0].part).flat(),
      sorted.slice(1).flatMap(({ part }) => bench.outlines(part).flat()),
    );
    const reach: Vec2 = [to[0] - from[0], to[1] - from[1]];
    const pin = stroke(
      bench,
      [
        [from[0] - reach[0] * 0.3, from[1] - reach[1] * 0.3],
        [to[0] + reach[0] * 0.3, to[1] + reach[1] * 0.3],
      ],
      LEAST_STROKE_MM,
    );
    whole = bench.joined([whole, pin]);
  }
  return whole;
}

function nearestPoints(a: readonly Vec2[], b: readonly Vec2[]): readonly [Vec2, Vec2] {
  let best: readonly [Vec2, Vec2] = [a[0], b[0]];
  let least = Infinity;
  for (const p of a) {
    for (const q of b) {
      const d = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
      if (d < least) [least, best] = [d, [p, q]];
    }
  }
  return best;
}
