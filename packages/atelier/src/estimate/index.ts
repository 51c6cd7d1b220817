export { findingKindOf } from './bought-parts.ts';
export { type Estimate, estimate } from './estimate.ts';
export { listStones, plural, type StoneLine, stoneName } from './list-stones.ts';
export type { PriceBreakdown, PriceRange } from './price-piece.ts';
export {
  DEFAULT_PRICE_TABLE,
  outdated,
  type PriceTable,
  type PriceTableReading,
  priceTableSchema,
  readPriceTable,
} from './price-table.ts';
export { areTwins, type BoughtPart, type CastPart, isPair, listSupply, type Supply } from './supply.ts';
export { type MetalWeight, weighMetal } from './weigh-metal.ts';
export { aboutCarats, aboutGrams, stoneSize } from './wording.ts';
