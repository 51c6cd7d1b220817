import { fitText, LEAST_LETTER_MM, LINE_PITCH, letterSpacing } from '../../../design/lettering/fit.ts';
import { type Lettering, setLine } from '../../../design/lettering/fonts.ts';
import { FORMS_WITHOUT_CELLS } from '../../../design/ornament/emblemForms.ts';
import { linesOn } from '../../../design/ornament/lettered.ts';
import type { PlateOrnament } from '../../../design/ornament/plate.ts';
import type { StoneKind } from '../../../design/parts.ts';
import { seededRandom } from '../../../design/random.ts';
import { centredText, cutLetters } from '../../lettering/engrave.ts';
import type { Bench, Region } from '../../mesh/bench.ts';
import { walkLoop } from '../../mesh/convex.ts';
import type { Vec2 } from '../../vec.ts';
import type { Workpiece } from '../../workpiece.ts';
import { reliefOf } from '../emblem/build.ts';
import { FIGURES } from '../emblem/figures.ts';
import { fitted } from '../emblem/fit.ts';
import { FINEST_LINE_MM, Pad } from '../emblem/pad.ts';
import { borderRegion } from '../pattern/place.ts';
import type { Easel } from '../relief/easel.ts';
import { ellipse, leaf, move, star, stroke } from '../relief/figures.ts';
import { buildPaveLine } from '../relief/paveLine.ts';
import { heartOf, outerLoop, wedges, widthAt } from './outlines.ts';
import { setRows } from './rows.ts';

/** Depth of engine-turned and engraved lines. */
const LINE_DEPTH_MM = 0.14;
/** Letters on a plate are cut deeper and bolder than inside a ring: they are what is looked at. */
const LETTER_DEPTH_MM = 0.4;
/** What stays under the base of a stone that is let into a thick face. */
const FLOOR_MM = 2;
const LEAST_PLATE_STROKE_MM = 0.32;

/** Metal that is left about a tablet and about the stone in its corner; how deep the tablet lies and how proud, mm. */
const TABLET_MM = { rim: 0.75, corner: 0.45, deep: 0.95, proud: 0.22 } as const;

/** Of a stone about raised letters: metal left at its edge, how deep it lies, and how far under the letters. */
const GROUND_MM = { rim: 0.35, deep: 0.75, under: 0.14 } as const;

/** A stone cut to the field, a small one in the metal that is left in its upper right corner. */
function layTablet(
  easel: Easel,
  field: Region,
  stone: StoneKind,
  corner: { readonly stone: StoneKind; readonly diameterMm: number } | null,
  top: number,
): void {
  const { bench } = easel;
  const bed = bench.grown(field, -TABLET_MM.rim);
  if (corner === null) {
    easel.tablet(stone, bed, top, TABLET_MM.deep, TABLET_MM.proud);
    return;
  }
  const { max } = bed.bounds();
  const radius = corner.diameterMm / 2;
  const [x, y] = cornerOf(bench, bed, [max[0], max[1]], radius);
  const metal = bench.region([ellipse(x, y, radius + TABLET_MM.corner)]);
  easel.tablet(stone, bench.without(bed, metal), top, TABLET_MM.deep, TABLET_MM.proud);
  easel.stone(corner.stone, x, y, top, corner.diameterMm, corner.diameterMm);
}

/** The place in a region, towards one of its corners, about which a circle just lies within it. */
function cornerOf(bench: Bench, region: Region, [right, up]: Vec2, radius: number): Vec2 {
  const middle = heartOf(bench, region).at;
  for (let share = 1; share > 0; share -= 0.02) {
    const at: Vec2 = [middle[0] + (right - middle[0]) * share, middle[1] + (up - middle[1]) * share];
    if (bench.without(bench.region([ellipse(...at, radius)]), region).isEmpty()) return at;
  }
  return middle;
}

/** Outlines whose corners lie beside what stands in their middle. */
const CORNERED: ReadonlySet<PlateOrnament['outline']> = new Set(['square', 'rounded-rectangle', 'octagon']);
/** Metal between a stone in the corner and the border, and what is kept free about it, mm. */
const BESIDE_MM = 0.4;

/** Sinks the small stone into the upper right of a face, and gives what is left of the field beside it. */
export function cornerStone(
  easel: Easel,
  field: Region,
  { outline }: PlateOrnament,
  { stone, diameterMm }: NonNullable<PlateOrnament['corner']>,
  top: number,
): Region {
  const { bench } = easel;
  const bed = bench.grown(field, -BESIDE_MM);
  const { max } = bed.bounds();
  const [x, y] = cornerOf(bench, bed, [max[0], max[1]], diameterMm / 2);
  easel.sunkStone(stone, x, y, top, diameterMm);
  if (CORNERED.has(outline)) return field;
  return bench.without(field, bench.region([ellipse(x, y, diameterMm / 2 + BESIDE_MM)]));
}

/** Light between the rows of a paved field, and metal along its edge, mm. */
const PAVED_MM = { between: 0.18, edge: 0.15 } as const;

/** Rows of small stones that follow the outline, each within the other, as far as a row closes. */
function paveField(easel: Easel, field: Region, kind: StoneKind, diameterMm: number, top: number): void {
  const { bench } = easel;
  const step = diameterMm + PAVED_MM.between;
  for (let inset = diameterMm / 2 + PAVED_MM.edge; ; inset += step) {
    const left = bench.grown(field, -inset);
    if (left.isEmpty()) return;
    const loop = outerLoop(bench, left);
    if (walkLoop(loop).lengthMm < 3.4 * step) return;
    buildPaveLine(easel, loop, kind, diameterMm, top);
  }
}

/** Fills the field of a plate whose surface is at `top`. */
export function fillField(
  easel: Easel,
  work: Workpiece,
  field: Region,
  spec: PlateOrnament,
  top: number,
): void {
  const { bench } = easel;
  const heart = heartOf(bench, field);
  if (heart.radiusMm < 0.5) return;
  const colour = spec.enamel[0] ?? null;
  const glaze = (region: Region, which = colour): void => easel.field(region, top, 0.3, which);
  const { min, max } = field.bounds();
  const reach = Math.hypot(max[0] - min[0], max[1] - min[1]);
  const inner = bench.grown(field, -0.12);
  switch (spec.field.kind) {
    case 'plain':
      if (colour !== null) glaze(inner);
      return;
    case 'hammered':
      hammer(easel, field, spec.field.seed, top);
      return;
    case 'pave':
      paveField(easel, field, spec.field.stone, spec.field.diameterMm, top);
      return;
    case 'sunburst': {
      const count = Math.max(12, Math.min(48, Math.round((heart.radiusMm * Math.PI) / 0.62)) & ~1);
      const rays = bench.shared(inner, bench.region(wedges(heart.at, reach, count, heart.radiusMm * 0.2)));
      if (colour === null) easel.field(rays, top, LINE_DEPTH_MM, null);
      else {
        const bars = bench.joined(
          Array.from({ length: Math.min(count, 24) }, (_, i) => {
            const a = (2 * Math.PI * i) / Math.min(count, 24);
            return stroke(
              bench,
              [heart.at, [heart.at[0] + reach * Math.cos(a), heart.at[1] + reach * Math.sin(a)]],
              FINEST_LINE_MM,
            );
          }),
        );
        const hub = bench.region([ellipse(...heart.at, heart.radiusMm * 0.26)]);
        glaze(bench.without(inner, bars, hub));
      }
      easel.dome(...heart.at, heart.radiusMm * 0.14, heart.radiusMm * 0.14, top, heart.radiusMm * 0.08);
      return;
    }
    case 'guilloche': {
      const lines = bench.shared(
        inner,
        rosette(easel, heart.at, reach / 2, colour === null ? 0.85 : 2.1, heart.radiusMm),
      );
      if (colour === null) easel.field(lines, top, LINE_DEPTH_MM, null);
      else glaze(bench.without(inner, lines));
      return;
    }
    case 'pattern': {
      const rows = Math.max(1, Math.round((max[1] - min[1]) / 3));
      const pitch = (max[1] - min[1]) / rows;
      const name = spec.field.pattern;
      const lines = bench.joined(
        Array.from({ length: rows }, (_, r) =>
          borderRegion(bench, name, {
            lengthMm: max[0] - min[0],
            heightMm: pitch * 0.86,
            lay: (x, y): Vec2 => [min[0] + x, min[1] + (r + 0.5) * pitch + y],
          }),
        ),
      );
      if (colour === null) easel.field(bench.without(inner, lines), top, 0.28, null);
      else glaze(bench.without(inner, lines));
      return;
    }
    case 'text':
      letters(easel, work, field, spec, spec.field, top);
      return;
    case 'emblem': {
      // Glass is in the cells of a figure that has some, and about it otherwise.
      const isBehind = spec.field.glazed === 'ground';
      if (colour !== null && (isBehind || FORMS_WITHOUT_CELLS.has(spec.field.form))) glaze(inner, colour);
      else easel.field(inner, top, 0.18, null);
      const relief = reliefOf(heart.radiusMm * 2, false);
      const figure = FIGURES[spec.field.form];
      figure.draw(
        new Pad(easel, {
          ...fitted(bench, spec.field.form, bench.grown(field, -0.3), heart.at, heart.radiusMm * 0.6),
          groundMm: top,
          reliefMm: Math.min(1.1, relief.reliefMm * 1.15),
          stone: spec.field.stone ?? null,
          enamel: isBehind ? spec.enamel.slice(1) : spec.enamel,
        }),
      );
      return;
    }
    case 'stone': {
      const { stone, isTablet, corner } = spec.field;
      if (isTablet === true && stone.form === 'cabochon') {
        layTablet(easel, inner, stone, corner ?? null, top);
        return;
      }
      const share = Math.min(1, (heart.radiusMm * 2 - 1.2) / stone.lengthMm);
      if (colour !== null)
        glaze(bench.without(inner, bench.region([ellipse(...heart.at, (stone.lengthMm / 2) * share + 0.9)])));
      if (stone.widthMm * share < 1) return;
      const tall = spec.heightMm >= spec.widthMm && stone.lengthMm > stone.widthMm;
      easel.stone(
        stone,
        ...heart.at,
        top,
        stone.lengthMm * share,
        stone.widthMm * share,
        tall ? Math.PI / 2 : 0,
        'centre',
        Math.max(0, top - FLOOR_MM),
      );
      return;
    }
    case 'sunk':
      for (const { stone, xMm, yMm } of spec.field.stones)
        easel.sunkStone(stone, xMm, yMm, top, stone.widthMm);
      return;
    case 'rows':
      setRows(easel, field, spec.field, top);
      return;
    case 'pierced': {
      const openings = piercing(easel, inner, heart.at, heart.radiusMm, spec.field.piercing);
      if (!openings.isEmpty()) easel.cut(through(easel, openings, top));
      return;
    }
  }
}

/** Overlapping dents of a ball hammer. */
function hammer(easel: Easel, field: Region, seed: number, top: number): void {
  const { bench } = easel;
  const random = seededRandom(seed);
  const { min, max } = field.bounds();
  const ball = bench.sphere(1, 40);
  const pitch = Math.max(1.1, Math.min(2, (max[0] - min[0]) / 9));
  const dents = [];
  for (let y = min[1]; y <= max[1]; y += pitch * 0.82) {
    for (let x = min[0]; x <= max[0]; x += pitch) {
      const [cx, cy] = [x + (random() - 0.5) * pitch * 0.7, y + (random() - 0.5) * pitch * 0.7];
      if (bench.shared(field, bench.region([ellipse(cx, cy, pitch * 0.5, pitch * 0.5, 8)])).isEmpty())
        continue;
      const radius = pitch * (1.9 + random());
      const depth = 0.09 + 0.08 * random();
      dents.push(
        bench.placed(ball, {
          x: [radius, 0, 0],
          y: [0, radius, 0],
          z: [0, 0, radius],
          origin: [cx, cy, top + radius - depth],
        }),
      );
    }
  }
  if (dents.length > 0) easel.cut(bench.union(dents));
}

/** Engine turning: rings that wave, each a little further turned. */
function rosette(easel: Easel, at: Vec2, reach: number, pitchMm: number, radiusMm: number): Region {
  const { bench } = easel;
  const width = pitchMm > 1 ? FINEST_LINE_MM : 0.2;
  const rings: Region[] = [];
  const count = Math.max(2, Math.floor((reach * 1.15) / pitchMm));
  for (let k = 1; k <= count; k++) {
    const r = k * pitchMm;
    const loop = Array.from({ length: 144 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 144;
      const wave = r + Math.min(0.12 * radiusMm, r * 0.22) * Math.cos(12 * a + (k % 2) * Math.PI) * 0.5;
      return [at[0] + wave * Math.cos(a), at[1] + wave * Math.sin(a)];
    });
    rings.push(stroke(bench, loop, width, { closed: true }));
  }
  return bench.joined(rings);
}

/** The text as it fits a field, with its letters' height. */
function letters(
  easel: Easel,
  work: Workpiece,
  field: Region,
  spec: PlateOrnament,
  { text, lettering, cut: style, ground }: Extract<PlateOrnament['field'], { kind: 'text' }>,
  top: number,
): void {
  const { bench } = easel;
  const { min, max } = field.bounds();
  const heart = heartOf(bench, field);
  const run = widthAt(bench, field, heart.at[1]);
  const upright = max[1] - min[1] > (max[0] - min[0]) * 1.6 && [...text].length > 3;
  const lengthMm = (upright ? max[1] - min[1] : run.to - run.from) * 0.88;
  const tallest = Math.min(heart.radiusMm * 0.95, upright ? (max[0] - min[0]) * 0.4 : 14);
  const fitted = fitText(text, lettering, { lengthMm, letterMm: tallest });
  if (fitted.text === '') return;
  const { lines, letterMm: wished } = linesOn(spec) ?? { lines: [fitted.text], letterMm: fitted.letterMm };
  const isBroken = lines.length > 1;
  const letterMm = isBroken
    ? narrowest(bench, field, heart.at[1], lines, lettering, wished)
    : fitted.letterMm;
  const shown = isBroken ? lines : [fitted.text];
  const middle: Vec2 = upright
    ? [heart.at[0], (min[1] + max[1]) / 2]
    : [(run.from + run.to) / 2, heart.at[1]];
  const turn = upright ? Math.PI / 2 : 0;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  if (style === 'engraved') {
    const made = cutLetters(
      bench,
      shown.join('\n'),
      lettering,
      letterMm,
      'engraving on the plate',
      spec.alloyId,
      { strokeMm: Math.max(LEAST_PLATE_STROKE_MM, letterMm * 0.1), depthMm: LETTER_DEPTH_MM },
    );
    if (made === null) return;
    const cut = placedRegion(easel, made.region, middle, c, s);
    easel.field(cut, top, spec.enamel.length > 0 ? 0.3 : LETTER_DEPTH_MM, spec.enamel[0] ?? null);
    work.measures.push(...made.measures);
    return;
  }
  const region = centredText(bench, shown.join('\n'), lettering, letterMm);
  if (region === null) return;
  const strong = placedRegion(easel, bench.grown(region, 0.06, 12), middle, c, s);
  if (ground !== undefined) {
    const bed = bench.without(bench.grown(field, -GROUND_MM.rim), strong);
    easel.tablet(ground, bed, top, GROUND_MM.deep, -GROUND_MM.under);
    return;
  }
  easel.field(bench.without(bench.grown(field, -0.12), strong), top, 0.32, spec.enamel[0] ?? null);
}

/** Capitals no higher than `wished` with which every line fits the field where it stands, mm. */
function narrowest(
  bench: Bench,
  field: Region,
  middleY: number,
  lines: readonly string[],
  lettering: Lettering,
  wished: number,
): number {
  const lengths = lines.map((line) => setLine(line, lettering, letterSpacing(lettering)).length);
  const fits = (letterMm: number): boolean =>
    lengths.every((length, i) => {
      const y = middleY + ((lines.length - 1) / 2 - i) * LINE_PITCH * letterMm;
      return [y - letterMm / 2, y + letterMm / 2].every((at) => {
        const { from, to } = widthAt(bench, field, at);
        return length * letterMm <= (to - from) * 0.94;
      });
    });
  let letterMm = wished;
  while (letterMm > LEAST_LETTER_MM && !fits(letterMm)) letterMm -= 0.06;
  return Math.max(LEAST_LETTER_MM, letterMm);
}

function placedRegion(easel: Easel, region: Region, at: Vec2, c: number, s: number): Region {
  return easel.bench.region(
    easel.bench
      .outlines(region)
      .map((loop) => loop.map(([x, y]): Vec2 => [at[0] + x * c - y * s, at[1] + x * s + y * c])),
  );
}

/** Openings no smaller than casting keeps open, with bars of at least 0.6 mm between them. */
function piercing(
  easel: Easel,
  field: Region,
  at: Vec2,
  radiusMm: number,
  kind: 'stars' | 'scales' | 'petals' | 'lattice',
): Region {
  const { bench } = easel;
  const bar = 0.7;
  const safe = bench.grown(field, -0.5);
  const { min, max } = safe.bounds();
  const loops: Vec2[][] = [];
  const pitch = Math.max(2.1, Math.min(4, radiusMm * 0.46));
  if (kind === 'petals') {
    for (const [ring, count] of [
      [0.5, 8],
      [0.98, 16],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const a = Math.PI / 2 + (2 * Math.PI * i) / count;
        const foot = 0.1 + (ring > 0.6 ? 0.5 : 0.08);
        loops.push(
          leaf(
            [at[0] + radiusMm * foot * Math.cos(a), at[1] + radiusMm * foot * Math.sin(a)],
            a,
            radiusMm * (ring > 0.6 ? 0.36 : 0.4),
            Math.max(0.6, (2 * Math.PI * radiusMm * (ring > 0.6 ? 0.72 : 0.32)) / count - bar),
          ),
        );
      }
    }
  } else {
    let row = 0;
    for (let y = min[1]; y <= max[1]; y += pitch * 0.87, row++) {
      for (let x = min[0] + ((row % 2) * pitch) / 2; x <= max[0]; x += pitch) {
        const r = (pitch - bar) / 2;
        if (kind === 'stars') loops.push(move(star(6, r * 1.05, r * 0.6), x, y));
        else if (kind === 'lattice') loops.push(move(star(4, r * 1.12), x, y));
        else loops.push(move([...ellipse(0, 0, r, r, 24).slice(0, 13), [0, -r * 0.9]], x, y));
      }
    }
  }
  const kept = loops.filter((loop) => {
    const hole = bench.region([loop]);
    return bench.shared(hole, safe).area() > hole.area() * 0.6;
  });
  if (kept.length === 0) return bench.region([]);
  return bench.shared(bench.region(kept), safe);
}

function through(easel: Easel, openings: Region, top: number) {
  const { bench } = easel;
  const clean = bench.grown(bench.grown(openings, -0.22), 0.22, 16);
  return bench.union(bench.outlines(clean).map((loop) => bench.prism(loop, -1, top + 3)));
}
