import type { Bench, Solid } from '../../mesh/bench.ts';

/**
 * The glass of every cell without what of metal and stones stands in it, in order; empty where nothing is left. Cells
 * that lie apart are cut as one, by one metal after another: a boolean costs by the size of all it is given, and the
 * metal is a hundred times as large as the glass.
 */
export function clearGlass(
  bench: Bench,
  cells: readonly Solid[],
  metal: readonly Solid[],
  stones: readonly Solid[],
): Solid[] {
  const clear = [...cells];
  for (const group of apart(bench, cells)) {
    const whole = group.length === 1 ? cells[group[0]!]! : bench.together(group.map((i) => cells[i]!));
    const cut = bench.subtract(
      metal.reduce((left, solid) => bench.subtract(left, [solid]), whole),
      stones,
    );
    if (group.length === 1) clear[group[0]!] = cut;
    else {
      const left = bench.bodies(cut);
      for (const i of group) clear[i] = bench.together(left.filter((body) => bench.reaches(body, cells[i]!)));
    }
  }
  return clear;
}

/** Groups of cells, by their places, whose boxes do not meet within a group. */
function apart(bench: Bench, cells: readonly Solid[]): number[][] {
  const groups: number[][] = [];
  cells.forEach((cell, i) => {
    const free = groups.find((group) => !group.some((j) => bench.reaches(cell, cells[j]!)));
    if (free === undefined) groups.push([i]);
    else free.push(i);
  });
  return groups;
}
