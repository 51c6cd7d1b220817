/** What is said of the chain that a piece hangs on. */
import { askedChain } from '../../design/chain/askedChain.ts';
import type { Change } from '../change.ts';
import { sizeWordIn } from '../sizeWord.ts';
import { readLayers } from './layers.ts';
import { LONGER, lengthStep, SHORTER } from './lengths.ts';
import { type ChangeReader, NAMES_CHAIN, removing } from './names.ts';

export const readChain: ChangeReader = (scene) => {
  const { plain, facts, to } = scene;
  if (facts.piece === null) return [];
  const chain = to.kinds.chain?.value ?? null;
  if (removing(scene)) {
    if (/\btail\b/.test(plain)) return [{ kind: 'tail', step: null }];
    return NAMES_CHAIN.test(plain) && chain === null && readLayers(scene).length === 0
      ? [{ kind: 'onChain', on: false }]
      : [];
  }
  const changes: Change[] = [];
  if (chain !== null) {
    const notes: string[] = [];
    const kind = askedChain({ chainKind: chain }, notes);
    if (kind !== null) changes.push({ kind: 'chain', chain: kind, note: notes[0] ?? null });
  } else if (
    /\b(?:on|with|to|add) (?:a|its own|the)(?: (?!same\b)\w+)? chain\b/.test(plain) &&
    facts.piece.carrier === 'hung' &&
    sizeWordIn(scene) === null
  ) {
    changes.push({ kind: 'onChain', on: true });
  }
  if (/\btail\b/.test(plain) && (facts.figure === null || facts.piece.carrier === 'chain')) {
    const up = LONGER.test(plain) ? true : SHORTER.test(plain) ? false : null;
    const step = lengthStep(plain, up, up === null ? null : { kind: 'times', share: up ? 1.4 : 0.7 });
    changes.push({ kind: 'tail', step: step ?? { kind: 'to', value: 45 } });
  }
  return changes;
};
