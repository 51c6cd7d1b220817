/** Whether a fact is true of a sketch. */
import type { Interpretation } from '@filigree/contracts';
import { figureCalled, figuresOf, isNamed, shareInPicture } from './figures-shown.ts';
import { judgeOnly } from './judge-additions.ts';
import { judgeLetters } from './judge-letters.ts';
import { judgeMeasure } from './judge-measures.ts';
import { judgeFinish, judgeMetal } from './judge-metals.ts';
import { judgePair } from './judge-pairs.ts';
import { judgeRelation } from './judge-relations.ts';
import { judgeNoStone, judgeNoStones, judgeStones } from './judge-stones.ts';
import { countParts } from './parts-shown.ts';
import type { Fact, FactOf, Request } from './request.ts';
import type { Sketch } from './sketch.ts';
import { fails, unjudged, type Verdict, verdictOf } from './verdict.ts';

/** A figure takes at least this share of what is seen of the piece. */
const LEAST_SHARE = 0.1;

function judgeFigure(sketch: Sketch, { value, as }: FactOf<'figure'>): Verdict {
  const name = figureCalled(value);
  if (name === null) return unjudged(`no figure is called "${value}" here`);
  const shown = figuresOf(sketch);
  const named = shown.filter((figure) => isNamed(figure, name));
  if (named.length === 0)
    return fails(`shows ${[...new Set(shown.map(({ form }) => form))].join(', ') || 'no figure'}`);
  const asAsked = named.filter((figure) => as === undefined || figure.as === as);
  if (asAsked.length === 0) return fails(`it is there as ${named[0]!.as}`);
  const share = shareInPicture(sketch, asAsked);
  return verdictOf(share >= LEAST_SHARE, `it takes ${(100 * share).toFixed(1)} % of the picture`);
}

function judgePart(sketch: Sketch, { is, value, count }: FactOf<'part'>): Verdict {
  const found = countParts(sketch, value);
  if (found === null) return unjudged(`no part is called "${value}" here`);
  const isThere = count === undefined ? found > 0 : found === count;
  return verdictOf(is === 'part' ? isThere : !isThere, `${found} of ${value}`);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Said before anything is charged: among what was not understood, or what the reading says will be otherwise. */
function judgeTold({ conflicts, notUnderstood }: Interpretation, about: string): Verdict {
  const said = [...conflicts.flatMap(({ words, message }) => [words, message]), ...notUnderstood];
  const asked = wordsOf(about);
  return verdictOf(
    said.some((text) => {
      const words = new Set(wordsOf(text));
      return asked.every((word) => words.has(word));
    }),
    said.length === 0 ? 'nothing is told' : `told: ${said.join(' | ')}`,
  );
}

export function judge(fact: Fact, sketch: Sketch, { facts }: Request, reading: Interpretation): Verdict {
  switch (fact.is) {
    case 'type': {
      const types = [...new Set(sketch.pieces.map(({ design }) => design.type))];
      return verdictOf(types.length === 1 && types[0] === fact.value, types.join(', '));
    }
    case 'metal':
    case 'noMetal':
      return judgeMetal(sketch, fact);
    case 'stones':
      return judgeStones(sketch, fact);
    case 'noStones':
      return judgeNoStones(sketch);
    case 'noStone':
      return judgeNoStone(sketch, fact);
    case 'finish':
      return judgeFinish(sketch, fact);
    case 'figure':
      return judgeFigure(sketch, fact);
    case 'letters':
      return judgeLetters(sketch, fact);
    case 'measure':
      return judgeMeasure(sketch, fact);
    case 'part':
    case 'noPart':
      return judgePart(sketch, fact);
    case 'relation':
      return judgeRelation(sketch, fact);
    case 'pairAlike':
    case 'pairUnlike':
      return judgePair(sketch, fact.is === 'pairAlike');
    case 'only':
      return judgeOnly(sketch, fact, facts);
    case 'told':
      return judgeTold(reading, fact.about);
  }
}
