/** "A thorny vine band", "a twig ring with thorns": what grows on a band that is a twig. */
import type { Arrangement } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

const THORNS = /(?:^| )(?:thorn|thorns|thorny|thorned|bramble|brambles|rose stem)(?: |$)/;

export function readThorns(reading: Reading, named: readonly Claim<Arrangement>[]): Claim<Arrangement>[] {
  if (!named.some(({ value }) => value === 'twig')) return [];
  const at = reading.items.findIndex(({ norm, negated }) => THORNS.test(norm) && !negated);
  if (at === -1) return [];
  use(reading, at);
  return [{ value: 'thorny', words: wordsOf(reading, at), at }];
}
