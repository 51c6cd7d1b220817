import { RING_SIZE } from '@filigree/contracts/constants';

const STEP = 0.5;
/** From the smallest toe to the largest finger. */
const FROM = Math.max(2, RING_SIZE.min);
const TO = Math.min(15, RING_SIZE.max);

/** The US sizes that shops keep: halves. */
export const RING_SIZES: readonly number[] = Array.from(
  { length: Math.round((TO - FROM) / STEP) + 1 },
  (_, place) => FROM + place * STEP,
);
