/** "A blue evil eye", "a blue eye with small diamonds round it": the eye is blue, of glass or of a stone. */
import type { Gemstone, StoneColour } from '@filigree/contracts';
import type { Claim, Reading } from '../reading.ts';
import { wordsOf } from '../reading.ts';
import { has, valueIn } from '../scan.ts';

const BLUE_EYE = /^(?:blue evil eye|blue eye)s?$/;

export interface BlueEye {
  /** Among other stones the eye is one. */
  readonly gemstone: Claim<Gemstone> | null;
  /** Alone it is of blue glass, as the charms of the bazaars are. */
  readonly enamel: Claim<StoneColour> | null;
}

/** Null where no eye was called blue, its stone or glass was named besides, or it is that of another figure. */
export function readBlueEye(reading: Reading, stones: readonly Claim<Gemstone>[]): BlueEye | null {
  const { items } = reading;
  const at = items.findIndex((item) => BLUE_EYE.test(item.norm) && !item.negated);
  const isOther = (item: (typeof items)[number], i: number): boolean =>
    i !== at && has(item, 'figure') && valueIn(item, 'figure') !== 'evil-eye';
  const isGlazed = items.some((item) => valueIn(item, 'metal') === 'Enamel');
  const isNamed = stones.some(({ value }) => value !== 'Diamond' && value !== 'Pearl');
  if (at < 0 || isNamed || isGlazed || items.some(isOther)) return null;
  const words = wordsOf(reading, at);
  return stones.length > 0
    ? { gemstone: { value: 'Sapphire', words, at }, enamel: null }
    : { gemstone: null, enamel: { value: 'blue', words, at } };
}
