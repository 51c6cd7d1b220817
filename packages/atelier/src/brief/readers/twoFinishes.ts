/** Two finishes on one piece: "brushed with polished edges", "hammered centre", "half matte, half shiny". */
import { type Brief, METAL_FINISHES, type MetalFinish } from '@filigree/contracts';
import { type Claim, type Reading, use, wordAt, wordsOf } from '../reading.ts';
import { claimsOf } from './claimsOf.ts';

type SecondFinish = NonNullable<Brief['secondFinish']>;

const EDGES = /^(?:edges?|edging|rims?|sides?|borders?|bevels?|shoulders?|ends)$/;
const CENTRE = /^(?:centre|center|centres|centers|middle|stripe|strip|inlay|face|top)$/;
const BETWEEN = /^(?:metal|bevelled|beveled|outer|inner|raised|rounded|step|stepped|the|band|ring|finish|,)$/;
const HALF = /(?:^|\s)(?:half|halves|side)$/;

interface Told extends Claim<MetalFinish> {
  readonly place: 'edges' | 'centre' | 'half' | null;
  readonly placeAt: number;
}

/** Where a finish was told to be: behind it, or one word on. */
function placed(reading: Reading, claim: Claim<MetalFinish>): Told {
  const { items } = reading;
  let next = claim.at + 1;
  while (BETWEEN.test(items[next]?.norm ?? '') && next < claim.at + 3) next += 1;
  const word = items[next] === undefined ? '' : wordAt(reading, items[next]);
  if (EDGES.test(word)) return { ...claim, place: 'edges', placeAt: next };
  if (CENTRE.test(word)) return { ...claim, place: 'centre', placeAt: next };
  // "half matte", "the other half polished", "one half is brushed"
  for (let before = claim.at - 1; before >= Math.max(0, claim.at - 3); before--) {
    const norm = items[before]!.norm;
    if (HALF.test(norm)) return { ...claim, place: 'half', placeAt: before };
    if (!/^(?:is|in|a|the|,|one|other)$/.test(norm)) break;
  }
  return { ...claim, place: null, placeAt: claim.at };
}

export interface TwoFinishes {
  readonly main: Claim<MetalFinish>;
  readonly second: Claim<SecondFinish>;
}

export function readTwoFinishes(reading: Reading): TwoFinishes | null {
  const claims = claimsOf(reading, 'finish', METAL_FINISHES).map((claim) => placed(reading, claim));
  if (new Set(claims.map(({ value }) => value)).size < 2) return null;
  const made = (main: Told, other: Told, place: SecondFinish['place']): TwoFinishes | null => {
    if (main.value === other.value || main.value === 'Engraved' || other.value === 'Engraved') return null;
    for (const told of [main, other]) use(reading, told.placeAt);
    const first = Math.min(other.at, other.placeAt);
    const words = wordsOf(reading, first, Math.max(other.at, other.placeAt));
    return { main, second: { value: { finish: other.value, place }, words, at: other.at } };
  };
  const edged = claims.find(({ place }) => place === 'edges');
  const centred = claims.find(({ place }) => place === 'centre');
  const unlike = (one: Told): Told | undefined => claims.find(({ value }) => value !== one.value);
  if (edged !== undefined) {
    const main = centred ?? unlike(edged);
    return main === undefined ? null : made(main, edged, 'edges');
  }
  if (centred !== undefined) {
    const other = unlike(centred);
    return other === undefined ? null : made(centred, other, 'edges');
  }
  const halves = claims.filter(({ place }) => place === 'half');
  const [one] = halves;
  if (one === undefined) return null;
  const other = halves.find(({ value }) => value !== one.value) ?? unlike(one);
  if (other === undefined) return null;
  return one.value === 'Polished' ? made(other, one, 'half') : made(one, other, 'half');
}
