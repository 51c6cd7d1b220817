/** Wires twisted like a rope along a band: "a twisted rope pattern", "rope edges", "a border of twisted wire". */
import type { Brief, JewelryType } from '@filigree/contracts';
import { ROPE_EDGE_WORDS } from '../lexicon/ropes.ts';
import { type Reading, use } from '../reading.ts';
import { find, type Named, tableOf, wordsWithItems } from './phraseTable.ts';

const TABLE = tableOf({ rope: ROPE_EDGE_WORDS });
const BANDED: ReadonlySet<JewelryType> = new Set<JewelryType>(['Ring', 'Toe Ring', 'Bracelet']);
const RIGID: ReadonlySet<Brief['braceletKind'] | undefined> = new Set(['bangle', 'cuff'] as const);

export function readRopeEdge(
  reading: Reading,
  types: readonly JewelryType[],
  bracelet: Brief['braceletKind'] | undefined,
): Named<'rope'> | null {
  const isBand = types.length > 0 && types.every((type) => BANDED.has(type));
  if (!isBand || (types.includes('Bracelet') && !RIGID.has(bracelet))) return null;
  const found = find(reading, wordsWithItems(reading), TABLE);
  if (found !== null) use(reading, found.at, found.last);
  return found;
}
