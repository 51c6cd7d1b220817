/** Business constants and limits (section 9 of the specification). Units are in the names. */

export const API_BASE_PATH = '/api';
export const API_TIMEOUT_MS = 120_000;
export const MOCK_DELAY_MS = 800;
export const REQUEST_RETRIES = 2;
/** Of queries of the purchase flows. */
export const PURCHASE_QUERY_RETRIES = 1;
export const CACHE_RETENTION_S = 60;
export const REFETCH_ON_MOUNT_AFTER_S = 30;
export const PURCHASE_STALE_TIME_MS = 5 * 60_000;

export const ACCESS_TOKEN_LIFETIME_S = 900;
/** A cookie that scripts can read: it says that a refresh cookie was set, and holds no secret. */
export const SESSION_HINT_COOKIE = 'filigree_session';
export const TOKEN_REFRESH_LEAD_MS = 2 * 60_000;
export const PERSISTED_STATE_LOAD_TIMEOUT_MS = 5_000;
export const THEME_STORAGE_KEY = 'theme';

export const PASSWORD_MIN_LENGTH = 8;
/** Bounds the work of the password hash; long enough for any passphrase. */
export const PASSWORD_MAX_LENGTH = 256;

/** Credits are kept as integers of a thousandth of a credit. */
export const CREDIT_MILLIS = 1000;
export const LOW_CREDIT_THRESHOLD = 10;
export const GENERATION_PICTURES = 4;
export const CREDITS_PER_PICTURE = 1;
export const TRANSACTIONS_DEFAULT_LIMIT = 50;
export const TRANSACTIONS_MAX_LIMIT = 200;

export const PROMPT_MAX_LENGTH = 2_000;
export const ENGRAVING_MAX_LENGTH = 60;
export const CUSTOM_GEMSTONE_MAX_LENGTH = 60;
export const STUDIO_PRICE = { min: 100, max: 20_000, step: 100, default: [500, 5_000] } as const;
export const CATALOGUE_PRICE = { min: 0, max: 10_000, step: 100 } as const;
export const GENERATION_DURATION_S = { min: 30, max: 90 } as const;

export const VARIATION_PRICE_USD = 100;
export const CART_NAME_LENGTH = 50;
/** Of a line that came without a name; pages show it in their own language. */
export const CART_DEFAULT_NAME = 'Custom Design';
export const CART_QUANTITY = { min: 1, max: 99 } as const;
/** A hosted checkout takes a hundred lines, of which tax is one. */
export const CART_LINES_MAX = 50;
/** US ring sizes. */
export const RING_SIZE = { min: 0, max: 16, step: 0.25 } as const;
/** What stands in the place of a ring size while its wearer does not know it: a ring sizer is sent first. */
export const RING_SIZE_UNKNOWN = 'unknown';
/** Of chains and bracelets. */
export const LENGTH_IN = { min: 4, max: 60, step: 0.25 } as const;
/** What the payment provider takes in one charge. */
export const ORDER_TOTAL_MAX_CENTS = 99_999_999;
export const SHIPPING_FLAT_CENTS = 5_000;
export const TAX_RATE = 0.08;
export const CURRENCY = 'USD';
export const DELIVERY_WEEKS = { min: 2, max: 4 } as const;

/** The provider takes a hundred lines, of which tax is one. */
export const ORDER_LINES_MAX = 99;
export const ORDERS_DEFAULT_LIMIT = 10;
export const ORDERS_MAX_LIMIT = 100;
export const DESIGNS_DEFAULT_LIMIT = 12;
export const DESIGNS_MAX_LIMIT = 48;
export const SIMILAR_PIECES_DEFAULT_LIMIT = 4;
export const PIECES_MAX_LIMIT = 100;
export const HOME_SECTION_SIZE = 6;
export const HOME_SKELETONS = 4;
export const CATALOGUE_SKELETONS = 6;

export const IMAGE_UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** Decoding is what a picture costs: small files can claim many pixels. */
export const IMAGE_UPLOAD_MAX_PIXELS = 40_000_000;
/** Twice the widest rendition; larger pictures are made smaller before they are stored. */
export const STORED_IMAGE_MAX_SIDE_PX = 4_096;
export const IMAGES_PER_PERSON = 500;
export const IMAGE_STORAGE_PER_PERSON_BYTES = 200 * 1024 * 1024;

export const COLLECTIONS_PER_PERSON = 100;
export const COLLECTION_ITEMS_MAX = 200;
export const BOARDS_PER_PERSON = 100;
/** Of each kind: pictures and pieces. */
export const BOARD_PINS_MAX = 200;
export const FAVORITES_PER_PERSON = 1_000;

export const CVV_MAX_LENGTH = 4;
export const BALANCE_REFETCH_AFTER_MS = 2_000;
export const CONFETTI = { durationMs: 3_000, intervalMs: 250 } as const;
export const CARD_HEIGHT_PX = 400;
export const MOBILE_BREAKPOINT_PX = 768;

/** Widths the image endpoint will render; any other width is answered with 400. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 768, 960, 1024, 1280, 1536, 2048] as const;
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;

/** For whom a package of credits is: small, middle and large (specification, section 9). */
export const PACKAGE_PITCHES = [
  'Perfect for trying out the platform',
  'Great for regular users',
  'Best for power users and professionals',
] as const;
