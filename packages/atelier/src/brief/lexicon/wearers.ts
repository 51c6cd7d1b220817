/** Words for the two who wear a pair of rings. Lemmas, as spelling.ts makes them. */
import { phrasesOf } from './entry.ts';

export type Wearer = 'his' | 'hers';

const WORDS: Readonly<Record<Wearer, string>> = {
  his: 'his, him, for him, groom, for the groom, husband, gents',
  hers: 'hers, her, for her, bride, for the bride, wife, ladies',
};

const KIN_WORDS: Readonly<Record<Wearer, string>> = {
  his: 'boyfriend, bf, fiance, dad, father, brother, son, grandad, best man',
  hers: 'girlfriend, gf, fiancee, mum, mom, mother, sister, daughter, nan, grandma',
};

/** People of a story, who wear a ring where it is said to be for them. */
export const KIN: ReadonlyMap<string, Wearer> = new Map(
  (['his', 'hers'] as const).flatMap((wearer) =>
    phrasesOf(KIN_WORDS[wearer]).map((word) => [word, wearer] as const),
  ),
);

/** Whose a ring is; "mine" is the other's. */
export const WEARERS: ReadonlyMap<string, Wearer | 'mine'> = new Map<string, Wearer | 'mine'>([
  ...phrasesOf(WORDS.his).map((word) => [word, 'his'] as const),
  ...phrasesOf(WORDS.hers).map((word) => [word, 'hers'] as const),
  ['mine', 'mine'],
]);
