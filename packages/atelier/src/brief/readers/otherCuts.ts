/** Cuts that are not offered: "a hexagon stone", "kite-shaped sapphire", "rose cut". */
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has } from '../scan.ts';
import { outlinesStone } from './looks.ts';
import { isAccent } from './roles.ts';

/** Cuts of stones at the sides of another, which the readers of those see to. */
const OF_SIDES = /^(?:trapezoid|half ?moon|bullet)/;
const OF_SETTING = /^(?:setting|mount|halo|bezel)/;

/** The first that is said of the main stone; null where none is. What outlines a halo cuts no stone. */
export function readOtherCut(reading: Reading): Claim<string> | null {
  const { items } = reading;
  const at = items.findIndex((item, index) => {
    const isNamed = item.entries.some(({ value }) => value === 'otherCut') && !has(item, 'motif');
    if (item.negated || !(isNamed || outlinesStone(reading, index))) return false;
    const next = items[index + 1];
    const isOfSetting = has(next, 'setting', 'motif') || OF_SETTING.test(next?.norm ?? '');
    return !isOfSetting && !OF_SIDES.test(item.norm) && !isAccent(reading, index);
  });
  if (at === -1) return null;
  use(reading, at);
  return { value: wordsOf(reading, at).slice(0, 60), words: wordsOf(reading, at), at };
}
