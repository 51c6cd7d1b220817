/** "Highest in the middle", "the points getting lower to the sides": a tiara that falls away from its middle. */
import type { Arrangement, JewelryType } from '@filigree/contracts';
import { type Claim, type Reading, use, wordsOf } from '../reading.ts';

const FALLS =
  /^(?:lower|lowering|smaller|shorter|taper|tapers|tapering|tapered|descend|descends|descending|slope|slopes|sloping|decrease|decreases|decreasing|diminish|diminishing|drop|drops|dropping|step|steps|stepping|fall|falls|falling)$/;
const ASIDE = /^(?:side|end|edge|temple|ear|back)s?$/;
const RISES =
  /^(?:highest|tallest|higher|taller|biggest|largest|bigger|larger|rise|rises|rising|peak|peaks|peaking|peaked|climb|climbs|climbing|grow|grows|growing)$/;
const MIDDLE = /^(?:middle|centre|center|front)$/;
const GRADUATED = /^(?:graduate|graduated|graduating|graded)$/;
const POINTS = /^(?:point|peak|spire|spike|tip|prong)s?$/;
/** Words between what rises or falls and where: "getting lower down towards the sides". */
const REACH = 6;

export interface GraduatedTiara {
  readonly claim: Claim<Arrangement>;
  /** Items that say so, and nothing of how large the whole is. */
  readonly said: ReadonlySet<number>;
}

export function readGraduatedTiara(reading: Reading, types: readonly JewelryType[]): GraduatedTiara | null {
  if (types.length !== 1 || types[0] !== 'Tiara') return null;
  const { items, tokens } = reading;
  const words = tokens.map(({ norm }) => norm);
  const itemOf = (token: number): number =>
    items.findIndex(({ first, last }) => first <= token && token <= last);
  const isNear = (token: number, place: RegExp): number | null => {
    for (let next = token + 1; next <= token + REACH && next < words.length; next++) {
      if (/^[.;,]$/.test(words[next]!)) return null;
      if (place.test(words[next]!)) return next;
    }
    return null;
  };
  const said = new Set<number>();
  let claim: Claim<Arrangement> | null = null;
  for (const [token, word] of words.entries()) {
    const at = itemOf(token);
    if (at === -1 || items[at]!.negated) continue;
    const end = FALLS.test(word)
      ? isNear(token, ASIDE)
      : RISES.test(word)
        ? isNear(token, MIDDLE)
        : GRADUATED.test(word) && !/^(?:from|at|school)$/.test(words[token + 1] ?? '')
          ? token
          : null;
    if (end === null) continue;
    for (const one of [at, itemOf(end)]) {
      use(reading, one);
      said.add(one);
    }
    claim ??= { value: 'graduated', words: wordsOf(reading, at, Math.max(at, itemOf(end))), at };
  }
  // What falls away are the points of the tiara.
  if (claim !== null) for (const [at, { norm }] of items.entries()) if (POINTS.test(norm)) use(reading, at);
  return claim === null ? null : { claim, said };
}
