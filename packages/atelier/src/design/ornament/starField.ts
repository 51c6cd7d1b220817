/** Stones sunk into a face where the stars of a constellation stand. */
import type { StoneKind } from '../parts.ts';
import { stoneOfSize } from '../stones/weight.ts';
import { type Constellation, starsOf } from './constellations.ts';
import type { PlateField, PlateOrnament } from './plate.ts';
import type { PlateOutline } from './plateParts.ts';

/** The brightest star as a share of the room, its limits, and the smallest stone that is sunk, mm. */
const BRIGHTEST = { share: 0.15, least: 1.3, most: 2.4 } as const;
const LEAST_MM = 1;
/** Metal between two neighbouring stones, mm, and at the edge of the room. */
const LIGHT_MM = 0.25;

const round2 = (x: number): number => Math.round(x * 100) / 100;

/** Places within half a width and half a height (mm): as large as they fit, all turned alike so that none is mirrored. */
function starField(
  name: Constellation,
  kind: StoneKind,
  room: { readonly halfWidthMm: number; readonly halfHeightMm: number; readonly isRound: boolean },
): Extract<PlateField, { kind: 'sunk' }> {
  const stars = starsOf(name);
  const shorter = 2 * Math.min(room.halfWidthMm, room.halfHeightMm);
  const brightMm = Math.min(BRIGHTEST.most, Math.max(BRIGHTEST.least, shorter * BRIGHTEST.share));
  // The farthest star with its stone still lies within the room.
  const reaches = stars.map(({ x, y, size }) => {
    const r = (brightMm * size) / 2 + LIGHT_MM;
    const [w, h] = [room.halfWidthMm - r, room.halfHeightMm - r];
    return room.isRound
      ? 1 / Math.hypot(x / w, y / h)
      : Math.min(w / Math.max(1e-9, Math.abs(x)), h / Math.max(1e-9, Math.abs(y)));
  });
  const scale = Math.min(...reaches);
  const placed = stars.map((star, i) => {
    const nearest = Math.min(
      ...stars
        .filter((_, at) => at !== i)
        .map((other) => Math.hypot(other.x - star.x, other.y - star.y) * scale),
    );
    const mm = round2(Math.max(LEAST_MM, Math.min(brightMm * star.size, nearest - LIGHT_MM)));
    return { mm, x: star.x * scale, y: star.y * scale };
  });
  setApart(placed);
  return {
    kind: 'sunk',
    figure: name,
    stones: placed.map(({ mm, x, y }) => ({
      stone: stoneOfSize(kind, mm, mm),
      xMm: round2(x),
      yMm: round2(y),
    })),
  };
}

/** Passes in which neighbours are moved: a belt of three needs a few. */
const PASSES = 24;

/** The smallest stones of neighbours would still touch: they move apart, along the line that joins them. */
function setApart(places: { readonly mm: number; x: number; y: number }[]): void {
  for (let pass = 0; pass < PASSES; pass++)
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        const short = (a.mm + b.mm) / 2 + LIGHT_MM - apart;
        if (short <= 0) continue;
        const [mx, my] = [(dx / apart) * (short / 2), (dy / apart) * (short / 2)];
        a.x -= mx;
        a.y -= my;
        b.x += mx;
        b.y += my;
      }
}

/** Metal that sunk stones need under the face, mm. */
export const sunkThicknessMm = (field: Extract<PlateField, { kind: 'sunk' }>): number =>
  round2(0.35 + 0.56 * Math.max(...field.stones.map(({ stone }) => stone.widthMm)));

/** What a border takes of a face, mm, and outlines whose corners are of use. */
const EDGE_MM = { plain: 0.5, bordered: 1.1 } as const;
const STRAIGHT: ReadonlySet<PlateOutline> = new Set<PlateOutline>([
  'square',
  'rounded-rectangle',
  'bar',
  'dog-tag',
]);

/** A plate as a piece of the sky. */
export function starPlate(plate: PlateOrnament, name: Constellation, kind: StoneKind): PlateOrnament {
  const rim = plate.border.kind === 'none' ? EDGE_MM.plain : EDGE_MM.bordered;
  const field = starField(name, sunkKind(kind), {
    halfWidthMm: plate.widthMm / 2 - rim,
    halfHeightMm: plate.heightMm / 2 - rim,
    isRound: !STRAIGHT.has(plate.outline),
  });
  return { ...plate, domeMm: 0, thicknessMm: Math.max(plate.thicknessMm, sunkThicknessMm(field)), field };
}

/** What is sunk into metal is round and no bead. */
export const sunkKind = ({ gemstone, colour, form }: StoneKind): StoneKind => ({
  gemstone,
  cut: 'Round',
  form: form === 'bead' ? 'cabochon' : form,
  colour,
});
