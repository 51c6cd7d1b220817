import * as constants from '@filigree/contracts/constants';
import { describe, expect, it } from 'vitest';

/** Section 9 of the specification, in its order and its units. A change of one is a change of what was agreed. */
const AGREED = {
  API_TIMEOUT_MS: 120_000,
  MOCK_DELAY_MS: 800,
  REQUEST_RETRIES: 2,
  PURCHASE_QUERY_RETRIES: 1,
  CACHE_RETENTION_S: 60,
  REFETCH_ON_MOUNT_AFTER_S: 30,
  PURCHASE_STALE_TIME_MS: 5 * 60_000,
  TOKEN_REFRESH_LEAD_MS: 2 * 60_000,
  ACCESS_TOKEN_LIFETIME_S: 900,
  PERSISTED_STATE_LOAD_TIMEOUT_MS: 5_000,
  THEME_STORAGE_KEY: 'theme',
  LOW_CREDIT_THRESHOLD: 10,
  STUDIO_PRICE: { min: 100, max: 20_000, step: 100, default: [500, 5_000] },
  CATALOGUE_PRICE: { min: 0, max: 10_000, step: 100 },
  VARIATION_PRICE_USD: 100,
  CART_NAME_LENGTH: 50,
  SHIPPING_FLAT_CENTS: 5_000,
  TAX_RATE: 0.08,
  DELIVERY_WEEKS: { min: 2, max: 4 },
  GENERATION_DURATION_S: { min: 30, max: 90 },
  PASSWORD_MIN_LENGTH: 8,
  IMAGE_UPLOAD_MAX_BYTES: 5 * 1024 * 1024,
  CVV_MAX_LENGTH: 4,
  TRANSACTIONS_DEFAULT_LIMIT: 50,
  ORDERS_DEFAULT_LIMIT: 10,
  SIMILAR_PIECES_DEFAULT_LIMIT: 4,
  HOME_SECTION_SIZE: 6,
  HOME_SKELETONS: 4,
  CATALOGUE_SKELETONS: 6,
  CARD_HEIGHT_PX: 400,
  BALANCE_REFETCH_AFTER_MS: 2_000,
  CONFETTI: { durationMs: 3_000, intervalMs: 250 },
  CURRENCY: 'USD',
  MOBILE_BREAKPOINT_PX: 768,
} as const;

describe('the business constants', () => {
  it('are those that were agreed', () => {
    expect(constants).toMatchObject(AGREED);
  });
});
