import { GEMSTONES } from '@filigree/contracts';
import { describe, expect, it } from 'vitest';
import type { RingDesign } from '../design/ring/document.ts';
import type { StonePlacement } from '../geometry/solids.ts';
import { flatBandDesign, flatBandSolids } from '../testing/flat-band.ts';
import { aboutCarats, DEFAULT_PRICE_TABLE, estimate, outdated, readPriceTable, stoneName } from './index.ts';

const [gold] = flatBandDesign().alloys;
type Alloy = RingDesign['alloys'][number];
const inAlloy = (changes: Partial<Alloy>) => flatBandDesign({ alloys: [{ ...gold!, ...changes }] });
const [sapphire] = flatBandSolids().stones;
const withStones = (...stones: Partial<StonePlacement>[]) =>
  flatBandSolids({ stones: stones.map((changes) => ({ ...sapphire!, ...changes })) });

describe('mass', () => {
  it.each([
    [{}, 2.83],
    [{ karat: 18 }, 3.37],
    [{ family: 'platinum', karat: null, colour: 'grey' }, 4.48],
    [{ family: 'silver', karat: null, colour: 'white' }, 2.25],
  ] as const)('weighs the flat band of 216.2 mm3 in %o', (changes, grams) => {
    const result = estimate(inAlloy(changes), flatBandSolids());
    expect(result.totalGrams).toBeCloseTo(grams, 2);
    expect(result.metal).toHaveLength(1);
  });

  it('never says a bare number', () => {
    const { words, stones } = estimate(flatBandDesign(), flatBandSolids());
    expect(words.mass).toBe('estimated, about 2.8 g of metal (10 % either way)');
    expect(words.stones).toBe('1 stone, about 1.5 ct');
    expect(words.price).toContain('estimated');
    expect(words.price).toContain(DEFAULT_PRICE_TABLE.date);
    for (const line of stones) expect(line.words).toMatch(/about [\d.]+ ct/);
  });
});

describe('stones', () => {
  it('groups like stones and adds their weights', () => {
    const melee = { role: 'halo', gemstone: 'Diamond', cut: 'Round', lengthMm: 1.3, widthMm: 1.3 } as const;
    const result = estimate(
      flatBandDesign(),
      withStones({}, ...Array.from({ length: 20 }, () => ({ ...melee, aboutCarat: 0.01 }))),
    );
    expect(result.stones.map((line) => line.count)).toEqual([1, 20]);
    expect(result.stones[1]?.words).toBe('20 round diamonds, 1.3 mm, about 0.2 ct together');
    expect(result.totalCarat).toBeCloseTo(1.7, 10);
  });

  it('names stones as a jeweller does', () => {
    const name = (changes: Partial<StonePlacement>, count = 1) =>
      stoneName({ ...sapphire!, ...changes }, count);
    expect(name({})).toBe('oval sapphire');
    expect(name({ gemstone: 'Ruby', cut: 'Pear' }, 2)).toBe('pear-shaped rubies');
    expect(name({ colour: 'pink', cut: 'Cushion' })).toBe('pink cushion-cut sapphire');
    expect(name({ gemstone: 'Pearl', form: 'bead' }, 3)).toBe('pearls');
    expect(name({ gemstone: 'Opal', form: 'cabochon' })).toBe('oval opal cabochon');
    expect(name({ gemstone: 'Topaz', cut: 'Round' }, 2)).toBe('round topazes');
  });

  it('rounds carats to what an estimate can know', () => {
    expect([0.0082, 0.26, 0.999, 1.52, 12.4].map(aboutCarats)).toEqual([
      'about 0.008 ct',
      'about 0.26 ct',
      'about 1 ct',
      'about 1.5 ct',
      'about 12 ct',
    ]);
  });
});

describe('price', () => {
  const total = (design = flatBandDesign(), solids = flatBandSolids()) =>
    estimate(design, solids).price.total;

  it('is a range', () => {
    const { low, high } = total();
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
  });

  it.each([
    ['14k gold', {}, 'gold', 585],
    ['18k gold', { karat: 18 }, 'gold', 750],
    ['platinum', { family: 'platinum', karat: null }, 'platinum', 950],
    ['silver', { family: 'silver', karat: null }, 'silver', 925],
  ] as const)('holds the fine metal of the flat band at spot: %s', (_name, alloy, base, perMille) => {
    const plain = { ...DEFAULT_PRICE_TABLE, alloyPremium: 1, castingLossShare: 0 };
    const { price, totalGrams } = estimate(inAlloy(alloy), flatBandSolids(), plain);
    const fineTroyOunces = (totalGrams * perMille) / 1000 / 31.1035;
    expect(price.metal.low).toBeCloseTo(fineTroyOunces * plain.metalPerTroyOunce[base], 6);
  });

  it.each(GEMSTONES)('never falls as the weight of %s rises', (gemstone) => {
    let previous = { low: 0, high: 0 };
    for (let carat = 0.005; carat < 12; carat *= 1.07) {
      const { stones } = estimate(flatBandDesign(), withStones({ gemstone, aboutCarat: carat })).price;
      expect(stones.low).toBeGreaterThanOrEqual(previous.low);
      expect(stones.high).toBeGreaterThanOrEqual(previous.high);
      previous = stones;
    }
  });

  it('rises with the count of stones, with metal and with an engraving', () => {
    const one = total();
    const two = total(flatBandDesign(), withStones({}, {}));
    expect(two.low).toBeGreaterThan(one.low);
    expect(total(inAlloy({ karat: 18 })).low).toBeGreaterThan(one.low);
    const engraving = { text: 'always', place: 'inside-band', lettering: 'script' } as const;
    const price = (design: RingDesign) => estimate(design, flatBandSolids()).price;
    expect(price(flatBandDesign({ engraving })).hours).toBeGreaterThan(price(flatBandDesign()).hours);
  });
});

describe('readPriceTable', () => {
  it('lists every fault of a bad table', () => {
    const reading = readPriceTable({
      ...DEFAULT_PRICE_TABLE,
      date: 'yesterday',
      currency: 'dollars',
      margin: { low: 3, high: 2 },
    });
    if (reading.ok) throw new Error('expected faults');
    expect(reading.faults.map(({ path }) => path)).toEqual(['date', 'currency', 'margin']);
  });

  it('wants a price for every gemstone', () => {
    const { Ruby: _, ...stones } = DEFAULT_PRICE_TABLE.stones;
    expect(readPriceTable({ ...DEFAULT_PRICE_TABLE, stones }).ok).toBe(false);
  });

  it('wants a source and a day for every figure', () => {
    const { sources } = DEFAULT_PRICE_TABLE;
    for (const [figure, origin] of Object.entries(sources)) {
      const { [figure as keyof typeof sources]: _, ...others } = sources;
      const without = (changes: object) =>
        readPriceTable({ ...DEFAULT_PRICE_TABLE, sources: { ...others, ...changes } });
      for (const [reading, path] of [
        [without({}), `sources.${figure}`],
        [without({ [figure]: { ...origin, source: ' ' } }), `sources.${figure}.source`],
        [without({ [figure]: { ...origin, date: 'last autumn' } }), `sources.${figure}.date`],
      ] as const) {
        if (reading.ok) throw new Error(`expected a fault at ${path}`);
        expect(reading.faults.map((fault) => fault.path)).toEqual([path]);
      }
    }
  });

  it('ships no figure that is younger than its table', () => {
    const { date, sources } = DEFAULT_PRICE_TABLE;
    for (const [figure, origin] of Object.entries(sources))
      expect(Date.parse(origin.date), figure).toBeLessThanOrEqual(Date.parse(date));
  });

  it('is outdated when it is older than thirty days', () => {
    const at = (moment: string) => outdated({ date: '2026-11-29' }, new Date(moment));
    expect(at('2026-11-28T12:00:00Z')).toBeUndefined();
    expect(at('2026-12-29T23:59:59Z')).toBeUndefined();
    expect(at('2026-12-30T00:00:00Z')).toMatchObject({ pricesOf: '2026-11-29', ageDays: 31 });
    expect(at('2026-12-30T00:00:00Z')?.words).toContain('of 2026-11-29, 31 days old');
  });

  it('accepts an edited table', () => {
    expect(readPriceTable({ ...DEFAULT_PRICE_TABLE, date: '2026-11-20', currency: 'EUR' }).ok).toBe(true);
  });
});
