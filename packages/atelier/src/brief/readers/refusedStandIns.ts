/** What stands in for something that is not modelled is refused with it: a spider's web, "and no spider". */
import type { Reading } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';

/** Takes figures and motifs from items that only stand in for what they name, where that figure is refused elsewhere. */
export function withdrawRefusedStandIns(reading: Reading): void {
  const refused = new Set(
    reading.items.flatMap((item) => {
      const figure = item.negated ? valueIn(item, 'figure') : null;
      return figure === null ? [] : [figure];
    }),
  );
  if (refused.size === 0) return;
  reading.items.forEach((item, at) => {
    const figure = valueIn(item, 'figure');
    if (item.negated || figure === null || !has(item, 'standIn') || !refused.has(figure)) return;
    const entries = item.entries.filter(({ sense }) => sense !== 'figure' && sense !== 'motif');
    (reading.items as Item[])[at] = { ...item, entries };
  });
}
