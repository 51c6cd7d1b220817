/** "A tie pin", "a key ring": what is not among the types, and is made as the nearest of them. */
import type { JewelryType } from '@filigree/contracts';
import { phrasesOf } from '../lexicon/entry.ts';
import { NEAR_PIECES } from '../lexicon/nearPieces.ts';
import type { Claim, Reading } from '../reading.ts';
import { wordsOf } from '../reading.ts';
import { lemma } from '../spelling.ts';

type NearPiece = Lowercase<keyof typeof NEAR_PIECES>;

const NEAREST: ReadonlyMap<string, NearPiece> = new Map(
  (Object.keys(NEAR_PIECES) as (keyof typeof NEAR_PIECES)[]).flatMap((type) =>
    phrasesOf(NEAR_PIECES[type]).map((phrase): [string, NearPiece] => [
      phrase.split(' ').map(lemma).join(' '),
      type.toLowerCase() as NearPiece,
    ]),
  ),
);

/**
 * The words and the piece that is designed for them; null where all that was asked for is made here.
 * @param type of the whole brief: the guide may have chosen another
 */
export function nearPieceOf(
  reading: Reading,
  claims: { readonly type: Claim<JewelryType> | null; readonly setTypes: readonly Claim<JewelryType>[] },
  type: JewelryType | null,
): Claim<NearPiece> | null {
  const pieces = claims.setTypes.length > 0 ? claims.setTypes : [claims.type];
  for (const piece of pieces) {
    const item = piece === null ? undefined : reading.items[piece.at];
    const value = item === undefined ? undefined : NEAREST.get(item.norm);
    const isMade = claims.setTypes.length > 0 || type?.toLowerCase() === value;
    if (piece !== null && value !== undefined && isMade)
      return { value, words: wordsOf(reading, piece.at), at: piece.at };
  }
  return null;
}
