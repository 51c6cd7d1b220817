/** Two stones of one kind in two colours: "two pearls, one white one black", "one pink and one white diamond". */
import type { Gemstone, StoneColour } from '@filigree/contracts';
import { isOne, type Reading } from '../reading.ts';
import { has, type Item, valueIn } from '../scan.ts';
import { colourInName, colourOf, type OneOfEach } from './colours.ts';

const isLink = (item: Item | undefined): boolean => /^(?:and|&|n|,|\/|the|a)$/.test(item?.norm ?? '');

interface ColouredOne {
  readonly colour: StoneColour;
  readonly at: number;
  readonly gemstone: Gemstone | null;
}

const gemstoneOf = (item: Item | undefined): Gemstone | null =>
  item?.negated === false ? (valueIn(item, 'gemstone') as Gemstone | null) : null;

/** The colour that "one" or "the other" is said to have, behind an item, with the stone; null where none is. */
function colouredOne({ items }: Reading, at: number): ColouredOne | null {
  const item = items[at + 1];
  const next = items[at + 2];
  const named = gemstoneOf(item);
  const colour = item !== undefined && named !== null ? colourInName(item) : colourOf(item);
  if (colour === null || has(item, 'metal') || has(next, 'metal', 'type')) return null;
  return { colour, at: at + 1, gemstone: named ?? gemstoneOf(next) };
}

/** The two colours, and the stone that was named just before them or with the second; null where none are. */
export function readOneOfEach(reading: Reading): OneOfEach | null {
  const { items } = reading;
  for (let at = 0; at < items.length; at++) {
    const first = isOne(items[at]) ? colouredOne(reading, at) : null;
    if (first === null) continue;
    let index = first.at + 1;
    if (gemstoneOf(items[index]) !== null) index += 1;
    // "one white one and one black one"
    if (isOne(items[index]) && isLink(items[index + 1])) index += 1;
    while (isLink(items[index])) index += 1;
    const other = /^(?:other|another|second)$/.test(items[index]?.norm ?? '') || isOne(items[index]);
    const second = other ? colouredOne(reading, index) : null;
    if (second === null || second.colour === first.colour) continue;
    const before = [1, 2, 3, 4].map((back) => gemstoneOf(items[at - back]));
    const named = second.gemstone ?? first.gemstone ?? before.find((gemstone) => gemstone !== null);
    if (named == null || (first.gemstone ?? named) !== named) continue;
    const last = /^ones?$/.test(items[second.at + 1]?.norm ?? '') ? second.at + 1 : second.at;
    return { gemstone: named, colours: [first, second], first: at, last };
  }
  return null;
}
