/** "A couple of dangly bits", "things that dangle", "little dangles": what hangs, by no name of its own. */
import type { Arrangement, Brief, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';
import { has, type Item } from '../scan.ts';
import { ARRANGED_PIECES } from './arrangements.ts';
import type { KindClaims } from './kinds.ts';
import { isRefusedAt } from './phraseTable.ts';

const DANGLY = /^(?:dangly|dangley|dangling|dangle|hanging|swinging|swingy|swaying|jingly|jangly|danglies)$/;
/** Words of that kind that say nothing else, and may stand before what is named. */
const ONLY_DANGLY = /^(?:dangly|dangley|swingy|jangly)$/;
const BIT =
  /^(?:bit|thing|piece|part|ones?|element|bob|bobble|trinket|doodad|thingy|thingie|thingamajig|wee bit|detail|decoration|ornament)$/;
const HANGS = /^(?:dangle|dangling|hang|hanging|swing|swinging|sway|swaying|jingle|move|moving)$/;
/** Words between "dangly" and its noun: "dangly little gold bits". */
const REACH = 3;

/** What is worn so that bits hang from it in a row. */
const FRINGED: readonly JewelryType[] = ARRANGED_PIECES.fringe;
const HANGS_ANYWAY: ReadonlySet<JewelryType> = new Set<JewelryType>([
  ...FRINGED,
  'Earrings',
  'Bracelet',
  'Anklet',
  'Pendant',
  'Charm',
  'Tiara',
]);

const STIFF: ReadonlySet<string> = new Set(['hoop', 'huggie', 'stud', 'cuff', 'bangle', 'tennis']);

interface DanglyBits {
  readonly arrangement: Claim<Arrangement> | null;
  readonly earring: Claim<NonNullable<Brief['earringKind']>> | null;
  readonly bracelet: Claim<NonNullable<Brief['braceletKind']>> | null;
}

/** First and last item of the words for bits that hang; null for none. */
function bitsAt(reading: Reading): [number, number] | null {
  const { items, tokens } = reading;
  const isMany = (item: Item): boolean => /s$/.test(tokens[item.last]!.norm);
  for (const [at, item] of items.entries()) {
    if (item.kind === 'quoted' || isRefusedAt(reading, at)) continue;
    if (DANGLY.test(item.norm)) {
      for (let last = at + 1; last <= at + REACH; last++) {
        if (BIT.test(items[last]?.norm ?? '')) return [at, last];
        if (
          !has(items[last], 'size', 'metal', 'finish', 'colour') &&
          !/^(?:little|wee|a little)$/.test(items[last]?.norm ?? '')
        )
          break;
      }
      // "With little dangles", "and some danglies".
      if (
        /^dangl(?:es|ies|ers)$/.test(tokens[item.last]!.norm) &&
        !/^(?:it|that|which|they)$/.test(items[at - 1]?.norm ?? '')
      )
        return [at, at];
    }
    // "Bits that dangle", "things hanging off it".
    if (!BIT.test(item.norm) || !isMany(item)) continue;
    const next = /^(?:that|which|to)$/.test(items[at + 1]?.norm ?? '') ? at + 2 : at + 1;
    if (HANGS.test(items[next]?.norm ?? '')) return [at, next];
  }
  return null;
}

/** Bits that hang as the piece has them: in a row below, as drops in ears, as charms about a wrist. */
export function readDanglyBits(
  reading: Reading,
  types: readonly JewelryType[],
  { earring, bracelet }: KindClaims,
): DanglyBits {
  const none: DanglyBits = { arrangement: null, earring: null, bracelet: null };
  const [type] = types;
  if (type === undefined || types.length > 1 || !HANGS_ANYWAY.has(type)) return none;
  const { items } = reading;
  for (const [at, { norm }] of items.entries())
    if (ONLY_DANGLY.test(norm) && (isRefusedAt(reading, at) || !BIT.test(items[at + 1]?.norm ?? '')))
      use(reading, at);
  // From a closed hoop, a stud or a bangle nothing hangs in a row.
  if (STIFF.has(earring?.value ?? '') || STIFF.has(bracelet?.value ?? '')) return none;
  const bits = bitsAt(reading);
  if (bits === null) return none;
  const [at, last] = bits;
  const said = { words: wordsOf(reading, at, last), at };
  const isFringed = FRINGED.includes(type);
  if (!isFringed && type !== 'Earrings' && type !== 'Bracelet') return none;
  use(reading, at, last);
  if (/^(?:below|underneath|beneath|under)$/.test(items[last + 1]?.norm ?? '')) use(reading, last + 1);
  return {
    arrangement: isFringed ? { ...said, value: 'fringe' } : null,
    earring: type === 'Earrings' ? { ...said, value: 'drop' } : null,
    bracelet: type === 'Bracelet' ? { ...said, value: 'charm' } : null,
  };
}
