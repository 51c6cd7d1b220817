/** Words for the two who wear a pair of rings. Lemmas, as spelling.ts makes them. */
import { phrasesOf } from './entry.ts';

export type Wearer = 'his' | 'hers';

const WORDS: Readonly<Record<Wearer, string>> = {
  his: 'his, him, for him, groom, for the groom, husband, gents',
  hers: 'hers, her, for her, bride, for the bride, wife, ladies',
};

/** Whose a ring is; "mine" is the other's. */
export const WEARERS: ReadonlyMap<string, Wearer | 'mine'> = new Map<string, Wearer | 'mine'>([
  ...phrasesOf(WORDS.his).map((word) => [word, 'his'] as const),
  ...phrasesOf(WORDS.hers).map((word) => [word, 'hers'] as const),
  ['mine', 'mine'],
]);
