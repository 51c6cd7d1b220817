/** Ring sizes in systems that are named: rules find the number, formulas make it a US size. */
import { type Rule, ruleSet } from '@filigree/language';
import { type Measure, middle } from '../readers/measure.ts';
import { EU_SIZES, LARGEST_DIAMETER_MM, US_SIZES, usFromDiameter, usFromEu } from '../readers/ringSizes.ts';
import { type Reading, use, wordsOf } from '../reading.ts';
import type { Item } from '../scan.ts';
import { tagMeasures } from './measure-tags.ts';

/**
 * continental: Italy, Spain, Switzerland and, within half a millimetre, India number the inner circumference less 40 mm
 * (charts of ellistonjewelry.in/ring-size-guide and duhafinejewellery.com/pages/sizing-chart); japanese: inner diameter
 * (n + 38) / 3 mm (jewelry-facts, section 1); hongKong: as charts of Hong Kong have it, 16.9 mm at 13 and 17.9 mm at 16.
 */
type SizeSystem = 'continental' | 'japanese' | 'hongKong' | 'circumference' | 'diameter' | 'us';

const TO_US: Readonly<Record<SizeSystem, (value: number) => number>> = {
  continental: (size) => usFromEu(size + 40),
  japanese: (size) => usFromDiameter((size + 38) / 3),
  hongKong: (size) => usFromDiameter((size + 37.7) / 3),
  circumference: usFromEu,
  diameter: usFromDiameter,
  us: (size) => size,
};
const RANGE: Readonly<Record<SizeSystem, readonly [number, number]>> = {
  continental: [1, 36],
  japanese: [1, 30],
  hongKong: [1, 30],
  circumference: [EU_SIZES.min, EU_SIZES.max],
  diameter: [13, LARGEST_DIAMETER_MM],
  us: [3, 14],
};

/** A number that a system's name stands before or behind. */
const sizedIn = (names: string): string[] => [
  `system:(${names}) (ring|finger)? (size|sizes|sizing)? (is|:|of|#|a|an|the|number)* what:<quantity>`,
  `(size|sizes) system:(${names}) (is|:|of|the|number)* what:<quantity>`,
  `(size|sizes|sized|ring size|finger size) (is|:|of|a|an)* what:<quantity> (in|in the|-|,)? .? system:(${names}) !<type>`,
  `(size|sized) what:<quantity> ..1 system:(${names}) !<type>`,
  `what:<quantity> in system:(${names}) (ring)? (size|sizes|sizing)`,
];

const RULES: readonly Rule<SizeSystem>[] = [
  {
    name: 'continental-size',
    when: [
      ...sizedIn('italian|italy|spanish|spain|swiss|switzerland|indian|india'),
      'system:misura what:<quantity>',
    ],
    effect: 'continental',
    yes: ['Italian size 14 ring.', 'A gold ring, size 14 (Italian).', 'Indian size 22.'],
    no: ['An Indian ring, size 7.', 'An Italian ring.'],
  },
  {
    name: 'japanese-size',
    when: sizedIn('japanese|japan|jp|jis'),
    effect: 'japanese',
    yes: ['Japanese size 12.', 'Size 12 in Japanese sizes.'],
    no: ['A Japanese ring, size 7.'],
  },
  {
    name: 'hong-kong-size',
    when: sizedIn('hk|hong kong|chinese|china|chinese / hk|hk / chinese'),
    effect: 'hongKong',
    yes: ['Gold band HK size 13.', 'Chinese size 16.', 'Chinese/HK size 16.'],
    no: ['A Chinese ring, size 7.'],
  },
  {
    name: 'inner-circumference',
    when: [
      'system:(taille|misura) (de|di|:)* what:<quantity>',
      'system:circumference (is|of|:|=|about|around|measures|at|inside)* what:<quantity> (mm|millimetre|millimeter)?',
      'what:<quantity> (mm|millimetre|millimeter) (inner|inside|internal|in)* system:circumference',
      'what:<quantity> (mm|millimetre|millimeter) system:(around|round|about) (the|her|his|my|their) (inside|finger|ring finger)',
    ],
    effect: 'circumference',
    yes: ['A ring with inner circumference 57 mm.', 'A gold ring, 52 mm around the finger.', 'Taille 54.'],
    no: ['A ring of 52 mm.', 'A necklace 52 mm around.'],
  },
  {
    name: 'inner-diameter',
    when: [
      '(inner|inside|internal|int|i) /? (diameter|dia|diam|d) (is|of|:|about)* what:<quantity>',
      '(inner dia|inside dia|internal dia|int dia|inner diameter|inside diameter) (is|of|:|about)* what:<quantity>',
      'what:<quantity> (mm|millimetre|millimeter) (inner|inside|internal) (diameter|dia)',
    ],
    effect: 'diameter',
    yes: ['A flat band, i/d 18.2mm.', 'A ring, inside dia 17.0.'],
    no: ['A ring with an inside of 3 mm.'],
  },
  {
    name: 'between-two-sizes',
    when: [
      'between (a|an|size|sizes|us)* what:<quantity> (and|&) (a|an|size)* above:<quantity> !(mm|cm|inch|inches|carat|ct|k|percent)',
      'between (a|an|size|sizes|us)* what:<range> !(mm|cm|inch|inches|carat|ct|k|percent)',
    ],
    effect: 'us',
    yes: ["I'm between a 6 and a 6.5.", 'Between a 6 and 6.5.'],
    no: ['Between 6 and 7 mm.'],
  },
];

export const RING_SIZE_RULES = ruleSet(RULES);

/** The measures of a wish with the ring sizes whose system is named in the place of what their numbers were taken for. */
export function withRingSizes(reading: Reading, measures: readonly Measure[]): Measure[] {
  const { items } = reading;
  const { text, itemOf } = tagMeasures(reading, measures);
  const sizes = RING_SIZE_RULES.findIn(text).flatMap(({ rule, captures, first, end }): Measure[] => {
    const at = itemOf(captures.what!.first);
    const quantity = items[at]!.quantity!;
    const above = captures.above === undefined ? undefined : items[itemOf(captures.above.first)]!.quantity!;
    const value = above === undefined ? middle(quantity) : (middle(quantity) + middle(above)) / 2;
    const [least, most] = RANGE[rule.effect];
    const us = TO_US[rule.effect](value);
    if (value < least || value > most || us < US_SIZES.min || us > MOST_US) return [];
    const { system } = captures;
    const [from, to] = [itemOf(first), itemOf(end - 1)];
    use(reading, from, to);
    // The name of a system is none of a culture.
    for (let named = system?.first ?? 0; named < (system?.end ?? 0); named++)
      (reading.items as Item[])[itemOf(named)] = { ...items[itemOf(named)]!, entries: [] };
    return [{ kind: 'ringSize', value: us, quantity, words: wordsOf(reading, from, to), at }];
  });
  const isSized = ({ at }: Measure): boolean => sizes.some((size) => size.at === at);
  return [...sizes, ...measures.filter((measure) => !isSized(measure))];
}

const MOST_US = usFromDiameter(LARGEST_DIAMETER_MM);
