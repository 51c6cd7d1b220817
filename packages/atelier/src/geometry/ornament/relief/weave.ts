import type { Vec2 } from '../../vec.ts';

/** Where a strand goes over (+1) or under (-1) another, by arc length along its closed path. */
interface Passing {
  readonly at: number;
  over: number;
  readonly partner: Passing | null;
}

/**
 * Lets closed strands pass over and under each other by turns, as in plaited work: heights (-1..1) for every point
 * of every path. A drawing whose strands cross properly can always be plaited so.
 */
export function woven(paths: readonly (readonly Vec2[])[], reachMm: number): number[][] {
  const passings = crossings(paths);
  settle(passings);
  return paths.map((path, p) => {
    const lengths = arcLengths(path);
    const total = lengths[path.length];
    return path.map((_, i) => {
      let height = 0;
      for (const { at, over } of passings[p]) {
        let away = Math.abs(lengths[i] - at);
        away = Math.min(away, total - away);
        if (away < reachMm) height += over * 0.5 * (1 + Math.cos((Math.PI * away) / reachMm));
      }
      return Math.max(-1, Math.min(1, height));
    });
  });
}

function arcLengths(path: readonly Vec2[]): number[] {
  const lengths = [0];
  path.forEach((p, i) => {
    const q = path[(i + 1) % path.length];
    lengths.push(lengths[i] + Math.hypot(q[0] - p[0], q[1] - p[1]));
  });
  return lengths;
}

function crossings(paths: readonly (readonly Vec2[])[]): Passing[][] {
  const found: Passing[][] = paths.map(() => []);
  const lengths = paths.map(arcLengths);
  for (let a = 0; a < paths.length; a++) {
    for (let b = a; b < paths.length; b++) {
      for (let i = 0; i < paths[a].length; i++) {
        for (let k = a === b ? i + 2 : 0; k < paths[b].length; k++) {
          if (a === b && i === 0 && k === paths[b].length - 1) continue;
          const hit = meeting(
            paths[a][i],
            paths[a][(i + 1) % paths[a].length],
            paths[b][k],
            paths[b][(k + 1) % paths[b].length],
          );
          if (hit === null) continue;
          const first = {
            at: lengths[a][i] + hit[0] * (lengths[a][i + 1] - lengths[a][i]),
            over: 0,
            partner: null as Passing | null,
          };
          const second: Passing = {
            at: lengths[b][k] + hit[1] * (lengths[b][k + 1] - lengths[b][k]),
            over: 0,
            partner: first,
          };
          first.partner = second;
          found[a].push(first);
          found[b].push(second);
        }
      }
    }
  }
  for (const list of found) list.sort((x, y) => x.at - y.at);
  return found;
}

/** Shares along two segments where they cross; null where they do not. Half open, so that corners count once. */
function meeting(p: Vec2, q: Vec2, r: Vec2, s: Vec2): readonly [number, number] | null {
  const [ax, ay] = [q[0] - p[0], q[1] - p[1]];
  const [bx, by] = [s[0] - r[0], s[1] - r[1]];
  const det = ax * by - ay * bx;
  if (Math.abs(det) < 1e-12) return null;
  const t = ((r[0] - p[0]) * by - (r[1] - p[1]) * bx) / det;
  const u = ((r[0] - p[0]) * ay - (r[1] - p[1]) * ax) / det;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null;
}

/** Gives every passing its side: by turns along each strand, starting from what its neighbours have settled. */
function settle(passings: readonly Passing[][]): void {
  const open = new Set(passings.keys());
  while (open.size > 0) {
    const known = [...open].find((p) => passings[p].some(({ over }) => over !== 0));
    const p = known ?? Math.min(...open);
    open.delete(p);
    const list = passings[p];
    const anchor = list.findIndex(({ over }) => over !== 0);
    const start = anchor < 0 ? 0 : anchor;
    const side = anchor < 0 ? 1 : list[anchor].over;
    list.forEach((passing, i) => {
      if (passing.over !== 0) return;
      passing.over = (i - start) % 2 === 0 ? side : -side;
      if (passing.partner !== null && passing.partner.over === 0) passing.partner.over = -passing.over;
    });
  }
}
