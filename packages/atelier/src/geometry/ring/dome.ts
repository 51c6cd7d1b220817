/** Dome rings: the hollow under the dome, stones all over it. */
import type { Vec3 } from '@filigree/raytracer';
import { isBombe } from '../../design/ring/bombe.ts';
import type { BandStones, RingDesign } from '../../design/ring/document.ts';
import { ROW_GAP_MM } from '../../design/ring/spacing.ts';
import { kindsInTurn } from '../../design/stones/inTurn.ts';
import type { Frame } from '../frame.ts';
import { placementOf } from '../frame.ts';
import type { Bench } from '../mesh/bench.ts';
import { loft } from '../mesh/loft.ts';
import type { StoneTray } from '../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../stones/seats.ts';
import { add, cross, dot, normalize, radians, scale, sub } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { onRing, type RingFrame } from './frame.ts';
import { rowGem } from './rowGem.ts';
import { outerHeight, ringShape } from './section.ts';
import { shankAt } from './shank.ts';

/** Metal beside the hollow along the finger, which lies on it, and how far the tool stands out below, mm. */
const BESIDE_MM = 1.5;
const BELOW_MM = 0.8;
/** Points across the roof of the hollow, and sections along the half of it. */
const ACROSS = 28;
const ALONG = 44;

/** Takes out the dome from the finger side, where a wall was told: as deep as leaves it everywhere. */
export function domeHollow(bench: Bench, work: Workpiece, ring: RingDesign, frame: RingFrame): void {
  const { band, wallMm } = ring;
  if (wallMm === undefined || !isBombe(band) || ring.shoulders.kind === 'signet') return;
  const shape = ringShape(ring);
  const cutMm = (band.ribs?.depthMm ?? 0) + (band.texture.kind === 'none' ? 0 : band.texture.depthMm);
  const away = wallMm + cutMm;
  const roofAt = (angle: number, y: number): number => {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    let roof = Number.POSITIVE_INFINITY;
    // As far under the outside as a ball of that radius keeps.
    for (let i = -8; i <= 8; i++) {
      const off = (away * i) / 8;
      const share = Math.min(1, Math.abs((2 * (y + off)) / widthMm));
      roof = Math.min(roof, outerHeight(shape, thicknessMm, share) - Math.sqrt(away * away - off * off));
    }
    return roof;
  };
  let end = 0;
  const step = radians(1);
  while (end < Math.PI / 2 && shankAt(ring, end).widthMm / 2 > BESIDE_MM + 0.6 && roofAt(end, 0) > 0.12)
    end += step;
  if (end < 4 * step) return;
  const sections = Array.from({ length: 2 * ALONG + 1 }, (_, i) => {
    const angle = (end * (i - ALONG)) / ALONG;
    const half = shankAt(ring, angle).widthMm / 2 - BESIDE_MM;
    const across = Array.from(
      { length: ACROSS + 1 },
      (_, k) => Math.sin((Math.PI / 2) * (1 - (2 * k) / ACROSS)) * half,
    );
    const roof = across.map((y) => onRing(angle, frame.innerRadiusMm + Math.max(-0.4, roofAt(angle, y)), y));
    return [
      onRing(angle, frame.innerRadiusMm - BELOW_MM, -half),
      onRing(angle, frame.innerRadiusMm - BELOW_MM, half),
      ...roof,
    ];
  });
  work.baseCutters.push(bench.solid(loft(sections, false), 'hollow'));
  work.measures.push({ kind: 'wall', where: 'hollow dome', value: wallMm, alloyId: band.alloyId });
}

/** Light between two stones across the dome, mm; sunk ones stand apart by so much of their own width. */
const BETWEEN_MM = 0.24;
const STREWN = 1.5;
/** Of half the width, where the last stones end: the rim stays plain. */
const SET_TO = 0.92;
/** How far a girdle lies under the outside, as a share of its crown. */
const SUNK = { pave: 0.3, flush: 1.05 } as const;
/** Seats are drilled so deep under their girdles, mm: through a hollow dome's wall. */
const DRILL_MM = 2.2;

/** Small stones over the whole of a dome, in rows around it that end where it has run out. */
export function setDome(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  ring: RingDesign,
  frame: RingFrame,
  stones: BandStones,
): void {
  const { alloyId } = ring.band;
  const isStrewn = stones.setting === 'flush';
  const shape = ringShape(ring);
  const outside = (angle: number, y: number): Vec3 => {
    const { widthMm, thicknessMm } = shankAt(ring, angle);
    const share = Math.max(-1, Math.min(1, (2 * y) / widthMm));
    return onRing(angle, frame.innerRadiusMm + outerHeight(shape, thicknessMm, share), y);
  };
  /** A frame on the outside, so far over it, facing away from it. */
  const frameAt = (angle: number, y: number, overMm: number): Frame => {
    const along = sub(outside(angle + 0.004, y), outside(angle - 0.004, y));
    const across = sub(outside(angle, y + 0.03), outside(angle, y - 0.03));
    const z = normalize(cross(along, across));
    const out = dot(z, onRing(angle, 1, 0)) < 0 ? scale(z, -1) : z;
    const x = normalize(across);
    return { x, y: cross(out, x), z: out, origin: add(outside(angle, y), scale(out, overMm)) };
  };
  const gems = kindsInTurn(stones.stone, stones.inTurn).map((kind) => rowGem(kind, stones.diameterMm, 1));
  const tools = gems.map((gem) => meleeTools(bench, gem, DRILL_MM, gem.crownMm + 1.2));
  const [gem] = gems;
  const sunkMm = gem!.crownMm * SUNK[isStrewn ? 'flush' : 'pave'];
  const widthMm = gem!.widthMm;
  const gapMm = isStrewn ? STREWN * widthMm : ROW_GAP_MM.pave;
  const rowsMm = isStrewn ? widthMm * (0.62 * (1 + STREWN)) : widthMm + BETWEEN_MM;
  const end = radians(stones.spanDegrees / 2);
  const beadMm = gem!.form.halfGirdle * widthMm + gem!.crownMm * 0.5 - sunkMm;
  const fits = (angle: number, y: number): boolean =>
    Math.abs(angle) <= end && Math.abs(y) + widthMm / 2 <= (SET_TO * shankAt(ring, angle).widthMm) / 2;
  let count = 0;
  for (const [row, y] of rowsAcross(outside, rowsMm, (ring.band.widthMm * SET_TO - widthMm) / 2).entries()) {
    const pitch = (widthMm + gapMm) / Math.hypot(outside(0, y)[2], 0);
    const first = isStrewn && row % 2 === 1 ? 0.5 : 0;
    const most = Math.ceil(end / pitch);
    for (let place = -most; place <= most; place++) {
      const angle = (place + first) * pitch;
      if (!fits(angle, y)) continue;
      const turn = (((place + row) % gems.length) + gems.length) % gems.length;
      const seat = frameAt(angle, y, -sunkMm);
      work.cutters.push(seatAt(bench, tools[turn]!, seat));
      work.smallStones.push(bench.placed(tools[turn]!.stone, placementOf(seat)));
      tray.place(gems[turn]!, seat, 'pave');
      count += 1;
      if (isStrewn) continue;
      const ends = [angle + pitch / 2, ...(fits(angle - pitch, y) ? [] : [angle - pitch / 2])];
      for (const between of ends)
        for (const side of [-1, 1])
          work.addAfter(
            alloyId,
            beadAt(bench, tools[turn]!, frameAt(between, y + side * 0.35 * widthMm, beadMm)),
          );
    }
  }
  if (count === 0) return;
  work.measures.push({
    kind: 'stone-gap',
    where: `${stones.setting} stones`,
    value: Math.min(gapMm, BETWEEN_MM),
    alloyId,
  });
  if (!isStrewn)
    work.measures.push({
      kind: 'bead-diameter',
      where: 'pave beads',
      value: tools[0]!.beadRadiusMm * 2,
      alloyId,
    });
}

/** Where rows lie along the finger, mm, so far apart over the dome at its top, the middle one on its crest. */
function rowsAcross(
  outside: (angle: number, y: number) => Vec3,
  apartMm: number,
  farthestMm: number,
): number[] {
  const side: number[] = [];
  let along = 0;
  let last = outside(0, 0);
  for (let y = 0.02; y <= farthestMm; y += 0.02) {
    const next = outside(0, y);
    along += Math.hypot(...sub(next, last));
    last = next;
    if (along >= apartMm * (side.length + 1)) side.push(y);
  }
  return [...side.map((y) => -y).reverse(), 0, ...side];
}
