import type { Estimate } from '@filigree/atelier/estimate';
import { aboutCarats } from '@filigree/atelier/estimate';
import type { Variation } from '@filigree/contracts';

/** The atelier's estimate in the words of the API. */
export function showEstimate(estimate: Estimate): NonNullable<Variation['estimate']> {
  const { price, words } = estimate;
  return {
    metals: estimate.metal.map((weight) => ({
      alloy: weight.alloy,
      massG: Math.round(weight.grams * 10) / 10,
      text: weight.words,
    })),
    stones: estimate.stones.map((line) => ({
      gemstone: line.gemstone,
      cut: line.form === 'faceted' ? line.cut : line.form,
      count: line.count,
      size: line.words,
      about: aboutCarats(line.totalCarat),
    })),
    priceUsd: { low: Math.round(price.total.low), high: Math.round(price.total.high) },
    pricesOf: estimate.pricesOf,
    note: [words.mass, words.stones, words.price, words.labour].filter((text) => text !== null).join('; '),
  };
}
