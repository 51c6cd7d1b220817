import type { StoneKind } from '../../design/parts.ts';
import type { Halo } from '../../design/ring/document.ts';
import { HALO_FROM_STONE_MM, HALO_GAP_MM } from '../../design/ring/spacing.ts';
import { type Frame, placementOf, shifted, toWorld } from '../frame.ts';
import type { Bench, Solid } from '../mesh/bench.ts';
import { type OutlinePoint, offsetOutline, outlineOf } from '../mesh/convex.ts';
import { lathe, loft } from '../mesh/loft.ts';
import { type Gem, hasCleft, meleeGem, type StoneTray } from '../stones/placing.ts';
import { beadAt, meleeTools, seatAt } from '../stones/seats.ts';
import { clamp, type Vec2 } from '../vec.ts';
import type { Workpiece } from '../workpiece.ts';
import { evenRow, type Grip, rowBetween, sizeBetween } from './haloRow.ts';
import { buildMilgrain, buildRail } from './loops.ts';
import { type ProngSite, prongSites, prongSitesAt } from './prongs.ts';

/** How far the centre stone's girdle lies over that of the halo, so that it is the taller. */
const DROP_SHARE = 0.05;

/** Outer reach of a halo beyond the girdle, for whatever must clear it. */
export const haloReachMm = (halo: Halo): number =>
  HALO_FROM_STONE_MM + halo.rows * (halo.meleeDiameterMm + HALO_GAP_MM) + 0.3;

/** Half width of the rim under scalloped cups, as a share of its stones' radius, and of cups beyond their stones, mm. */
const RIM_SHARE = 0.72;
const PLAIN_MARGIN_MM = 0.26;

/** How far beyond the girdle the edge of the solid rim lies, in and between the cups: where links take hold. */
export const haloRimMm = (halo: Halo): number => {
  const r = halo.meleeDiameterMm / 2;
  const centre = HALO_FROM_STONE_MM + r + (halo.rows - 1) * (halo.meleeDiameterMm + HALO_GAP_MM);
  return centre + (halo.scalloped ? r * RIM_SHARE : r + PLAIN_MARGIN_MM);
};

/** The wire just under the girdle that closes the gap to the centre stone and carries the plate on the prongs, mm. */
const WIRE = { offset: 0.06, radiusMm: 0.36 } as const;
/** How deep it lies in cups, as a share of their depth, and how far it bites into the cups at the least, mm. */
const WIRE_DEPTH = 0.62;
const WIRE_BITE_MM = 0.12;

/** A cup about its middle: radius and height by the radius and depth of its stone's seat. */
const cupProfile = (r: number, depth: number, lip: number, margin: number): [number, number][] => [
  [r * 0.62, -depth],
  [r * 0.8, -depth * 0.75],
  [r + margin * 0.75, -0.16],
  [r + margin, lip * 0.4],
  [r + margin - 0.07, lip],
];

const marginOf = ({ scalloped }: Pick<Halo, 'scalloped'>): number => (scalloped ? 0.2 : PLAIN_MARGIN_MM);

/** Height of the wire in a row of stones of radius `r`: cups of large stones narrow so much that it lies higher. */
function wireZ(r: number, depth: number, halo: Halo): number {
  const [, [narrow, low], [wide, high]] = cupProfile(r, depth, 0, marginOf(halo));
  const reached = r + HALO_FROM_STONE_MM - WIRE.offset - WIRE.radiusMm + WIRE_BITE_MM;
  const share = clamp((reached - narrow) / (wide - narrow), 0, 1);
  return Math.max(-depth * WIRE_DEPTH, low + (high - low) * share);
}

/**
 * A halo around the stone: a cup for every stone, fused into a scalloped plate, beads shared between neighbours. Its
 * stones leave room for the centre stone's prongs at `grips` (none for other settings). `inTurn`: what they are one after
 * the other, or row by row, in one size; all of the halo's own kind where it is empty.
 */
export function buildHalo(
  bench: Bench,
  work: Workpiece,
  tray: StoneTray,
  gem: Gem,
  frame: Frame,
  halo: Halo,
  grips: readonly Grip[],
  inTurn: readonly StoneKind[] = halo.inTurn ?? [],
): void {
  const guide = halo.outline === 'cushion' ? cushionAbout(gem) : gem.outline;
  // A cleft takes a stone of its own, in the fold of the row.
  const cleft = hasCleft(gem) && halo.outline !== 'cushion';
  const wanted = halo.meleeDiameterMm;
  const first = offsetOutline(guide, HALO_FROM_STONE_MM + wanted / 2);
  const melee = meleeGem(halo.stone, grips.length > 0 && !cleft ? sizeBetween(first, wanted, grips) : wanted);
  const d = melee.widthMm;
  const base = shifted(frame, 0, 0, -DROP_SHARE * gem.widthMm - melee.crownMm * 0.35);
  const gems = inTurn.length === 0 ? [melee] : inTurn.map((kind) => meleeGem(kind, d));
  const depth = Math.max(0.75, ...gems.map((one) => one.pavilionMm + 0.1));
  const tools = meleeTools(bench, melee, depth + 0.6, d);
  const kinds = gems.map((one) => ({
    gem: one,
    tools: one === melee ? tools : meleeTools(bench, one, depth + 0.6, d),
  }));
  for (let row = 0; row < halo.rows; row++) {
    const centre = HALO_FROM_STONE_MM + d / 2 + row * (d + HALO_GAP_MM);
    const outer = row === halo.rows - 1;
    buildRow(bench, work, tray, {
      ...{ gem, guide, melee, base, depth, tools, centre, outer, halo, cleft },
      // Two rows of two kinds: each row is of one.
      kinds: halo.rows > 1 ? [kinds[row % kinds.length]!] : kinds,
      // Prongs do not reach the second row.
      grips: row === 0 ? grips : [],
    });
  }
  work.add(halo.alloyId, buildRail(bench, guide, base, { ...WIRE, share: 1, z: wireZ(d / 2, depth, halo) }));
  work.measures.push({ kind: 'stone-gap', where: 'halo', value: HALO_GAP_MM, alloyId: halo.alloyId });
}

/**
 * The prongs of a cluster: four between the petals about a round or an oval, near its diagonals; else where the stone's
 * cut wants them, and the petals leave room (`evenly` false), but about a cleft, where they would leave gaps.
 */
export function clusterProngs(
  gem: Gem,
  petalMm: number,
): { readonly sites: ProngSite[]; readonly evenly: boolean } {
  const { kind } = gem;
  if (kind.form !== 'bead' && kind.cut !== 'Round' && kind.cut !== 'Oval')
    return { sites: prongSites(gem, 4), evenly: hasCleft(gem) };
  const loop = offsetOutline(gem.outline, HALO_FROM_STONE_MM + petalMm / 2);
  const gaps = evenRow(loop, petalMm, 0.5).between.map(({ x, y }) => Math.atan2(y, x));
  const angles = [1, 3, -3, -1].map((quarter) => {
    const diagonal = (quarter * Math.PI) / 4;
    const off = (a: number): number => Math.abs(Math.atan2(Math.sin(a - diagonal), Math.cos(a - diagonal)));
    return gaps.reduce((best, gap) => (off(gap) < off(best) - 1e-6 ? gap : best));
  });
  return { sites: prongSitesAt(gem, angles), evenly: true };
}

interface Row {
  readonly gem: Gem;
  readonly guide: readonly OutlinePoint[];
  readonly melee: Gem;
  /** One after the other along the row. */
  readonly kinds: readonly { readonly gem: Gem; readonly tools: ReturnType<typeof meleeTools> }[];
  readonly base: Frame;
  readonly depth: number;
  readonly tools: ReturnType<typeof meleeTools>;
  readonly centre: number;
  readonly outer: boolean;
  readonly halo: Halo;
  readonly cleft: boolean;
  readonly grips: readonly Grip[];
}

function buildRow(bench: Bench, work: Workpiece, tray: StoneTray, row: Row): void {
  const { melee, base, depth, tools, halo, guide, cleft, grips } = row;
  const d = melee.widthMm;
  const r = d / 2;
  const around = (mm: number): readonly Vec2[] =>
    cleft ? aroundCleft(bench, row.gem, mm) : offsetOutline(guide, mm);
  const loop = around(row.centre);
  const { stones, between } =
    grips.length > 0
      ? rowBetween(loop, d, grips, { isFolded: cleft })
      : // A cleft takes a stone; else the ends of the axes lie between two.
        evenRow(loop, d, cleft ? 0 : 0.5);
  const lip = melee.crownMm * 0.3;
  const margin = marginOf(halo);
  const cup = bench.solid(lathe(cupProfile(r, depth, lip, margin), 24), 'cup');
  for (const [i, place] of stones.entries()) {
    const own = row.kinds[i % row.kinds.length]!;
    const seat = frameAlong(base, place);
    work.add(halo.alloyId, bench.placed(cup, { x: seat.x, y: seat.y, z: seat.z, origin: seat.origin }));
    work.cutters.push(seatAt(bench, own.tools, seat));
    work.smallStones.push(bench.placed(own.tools.stone, placementOf(seat)));
    tray.place(own.gem, seat, 'halo');
  }
  // The rim under the cups: fills the valleys of the scallops down to their half depth.
  const rimWidth = halo.scalloped ? r * RIM_SHARE : r + margin;
  const high = lip * (halo.scalloped ? -0.4 : 0.9);
  work.add(
    halo.alloyId,
    cleft
      ? plateAround(bench, base, around(row.centre + rimWidth), around(row.centre - rimWidth), -depth, high)
      : rim(bench, base, loop, rimWidth, -depth, high),
  );
  for (const place of between) {
    for (const side of [-1, 1]) {
      if (side < 0 && !row.outer && row.halo.rows === 1) continue;
      const reach = side * r * 0.66;
      const z = melee.form.halfGirdle * d + melee.crownMm * 0.52;
      const at = toWorld(base, place.x + place.nx * reach, place.y + place.ny * reach, z);
      work.addAfter(halo.alloyId, beadAt(bench, tools, { ...base, origin: at }));
    }
  }
  if (halo.milgrain && row.outer) {
    const edge = around(row.centre + r + margin * 0.9).map((p) => toWorld(base, p[0], p[1], lip * 0.4));
    work.addAfter(halo.alloyId, buildMilgrain(bench, edge, true, 0.15, base.z));
    const under = outlineOf(around(row.centre + r + margin * 0.7), { support: 0 });
    work.add(halo.alloyId, buildRail(bench, under, base, { offset: 0, share: 1, z: -0.08, radiusMm: 0.2 }));
  }
  work.measures.push({
    kind: 'bead-diameter',
    where: 'halo',
    value: tools.beadRadiusMm * 2,
    alloyId: halo.alloyId,
  });
}

function frameAlong(base: Frame, place: OutlinePoint): Frame {
  return {
    ...base,
    // Each stone is turned with the halo, so that their facets do not all flash at once.
    x: [
      base.x[0] * place.nx + base.y[0] * place.ny,
      base.x[1] * place.nx + base.y[1] * place.ny,
      base.x[2] * place.nx + base.y[2] * place.ny,
    ],
    y: [
      -base.x[0] * place.ny + base.y[0] * place.nx,
      -base.x[1] * place.ny + base.y[1] * place.nx,
      -base.x[2] * place.ny + base.y[2] * place.nx,
    ],
    origin: toWorld(base, place.x, place.y, 0),
  };
}

function rim(
  bench: Bench,
  base: Frame,
  loop: readonly (readonly [number, number])[],
  halfWidth: number,
  low: number,
  high: number,
) {
  const outline = outlineOf(loop, { support: 0 });
  const rings = outline.map((p) =>
    (
      [
        [-halfWidth, high],
        [-halfWidth * 0.72, low],
        [halfWidth * 0.72, low],
        [halfWidth, high],
      ] as const
    ).map(([o, z]) => toWorld(base, p.x + p.nx * o, p.y + p.ny * o, z)),
  );
  return bench.solid(loft(rings, true), 'halo rim');
}

/** The line `mm` outside a heart's own girdle, folded at the cleft and starting there. */
function aroundCleft(bench: Bench, gem: Gem, mm: number): Vec2[] {
  const girdle = gem.form.outline.map(([x, y]): Vec2 => [x * gem.widthMm, y * gem.widthMm]);
  const loops = bench.outlines(bench.grown(bench.region([girdle]), mm, 96));
  const loop = loops.reduce((a, b) => (b.length > a.length ? b : a));
  // Where the loop crosses the axis on the lobes' side.
  const start = loop.findIndex(
    (p, i) => p[1] >= -1e-9 && loop[(i + loop.length - 1) % loop.length][1] < -1e-9 && p[0] > 0,
  );
  return [...loop.slice(start), ...loop.slice(0, start)];
}

/** A plate between two outlines. */
function plateAround(
  bench: Bench,
  base: Frame,
  outer: readonly Vec2[],
  inner: readonly Vec2[],
  low: number,
  high: number,
): Solid {
  const ring = bench.subtract(bench.prism(outer, low, high), [bench.prism(inner, low - 1, high + 1)]);
  return bench.placed(ring, placementOf(base));
}

/** A soft square about a round stone. */
function cushionAbout(gem: Gem): OutlinePoint[] {
  const half = gem.widthMm / 2;
  const halfLength = gem.lengthMm / 2;
  return outlineOf(
    Array.from({ length: 96 }, (_, i) => {
      const a = (2 * Math.PI * i) / 96;
      const f = 1 / (Math.abs(Math.cos(a)) ** 3 + Math.abs(Math.sin(a)) ** 3) ** (1 / 3);
      return [halfLength * f * Math.cos(a), half * f * Math.sin(a)] as const;
    }),
    { support: 0 },
  );
}
