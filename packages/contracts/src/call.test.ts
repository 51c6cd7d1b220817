import { expect, it } from 'vitest';
import { BODY_MAX_BYTES } from './call.ts';
import { boardsCalls, collectionsCalls } from './collections.ts';
import { BOARD_PINS_MAX, COLLECTION_ITEMS_MAX, PROMPT_MAX_LENGTH } from './constants.ts';
import { studioCalls } from './studio.ts';

/** Every character escaped, as some clients send what is not ASCII. */
const bytesOf = (body: object) =>
  JSON.stringify(body).replaceAll(/[^\u0020-\u007e]/g, () => '\\uffff').length;
const ids = (count: number) => Array.from({ length: count }, () => '0198c0de-0000-7000-8000-000000000000');

it.each([
  ['a wish', studioCalls.generate, { prompt: 'é'.repeat(PROMPT_MAX_LENGTH) }],
  ['a refinement', studioCalls.refine, { refinements: 'é'.repeat(PROMPT_MAX_LENGTH) }],
  [
    'a collection',
    collectionsCalls.createCollection,
    { description: 'é'.repeat(2_000), items: ids(COLLECTION_ITEMS_MAX) },
  ],
  [
    'a board',
    boardsCalls.updateBoard,
    { description: 'é'.repeat(2_000), images: ids(BOARD_PINS_MAX), pieces: ids(BOARD_PINS_MAX) },
  ],
])('%s at its longest fits into the body of its call', (_what, call, body) => {
  expect(bytesOf(body)).toBeLessThan(call.maxBodyBytes - 1_024);
  expect(call.maxBodyBytes).toBeGreaterThan(BODY_MAX_BYTES);
});
