/** Cuts that are not offered: "a hexagon stone", "kite-shaped sapphire", "rose cut". */
import { OF_PEARLS } from '../lexicon/cuts.ts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';
import { outlinesStone } from './looks.ts';
import { isAccent } from './roles.ts';

/** Cuts of stones at the sides of another, which the readers of those see to. */
const OF_SIDES = /^(?:trapezoid|half ?moon|bullet)/;
const OF_SETTING = /^(?:setting|mount|halo|bezel)/;

/** "Baroque pearls", "pearls, baroque ones": the form that is said of pearls, not of an age; null for none. */
function formOfPearl({ items }: Reading, at: number): string | null {
  const item = items[at]!;
  const word = item.norm.split(' ').find((one) => OF_PEARLS.has(one));
  const near = items.slice(Math.max(0, at - 3), at + 4);
  const isOfPearl = near.some((other) => !other.negated && valueIn(other, 'gemstone') === 'Pearl');
  return word !== undefined && isOfPearl && !item.negated ? word : null;
}

/** Stones of Indian goldsmiths by their own names: the diamonds first, then how any stone is set. */
const OF_INDIA = [/\bpolki\b/, /\b(?:kundan|jadau)\b/] as const;

function readUncut(reading: Reading): Claim<string> | null {
  const { items } = reading;
  for (const name of OF_INDIA) {
    const at = items.findIndex(({ norm, negated, kind }) => !negated && kind !== 'quoted' && name.test(norm));
    if (at === -1) continue;
    // Uncut diamonds beside it are said by the same word.
    const again = items.findIndex(({ norm, negated }) => norm === 'uncut' && !negated);
    use(reading, at);
    if (again !== -1) use(reading, again);
    return { value: name.exec(items[at]!.norm)![0], words: wordsOf(reading, at), at };
  }
  return null;
}

/** The first that is said of the main stone; null where none is. What outlines a halo cuts no stone. */
export function readOtherCut(reading: Reading): Claim<string> | null {
  const { items } = reading;
  const uncut = readUncut(reading);
  if (uncut !== null) return uncut;
  const at = items.findIndex((item, index) => {
    if (formOfPearl(reading, index) !== null) return true;
    const isNamed = item.entries.some(({ value }) => value === 'otherCut') && !has(item, 'motif');
    if (item.negated || !(isNamed || outlinesStone(reading, index))) return false;
    const next = items[index + 1];
    const isOfSetting = has(next, 'setting', 'motif') || OF_SETTING.test(next?.norm ?? '');
    return !isOfSetting && !OF_SIDES.test(item.norm) && !isAccent(reading, index);
  });
  if (at === -1) return null;
  use(reading, at);
  const value = formOfPearl(reading, at) ?? wordsOf(reading, at);
  return { value: value.slice(0, 60), words: wordsOf(reading, at), at };
}
