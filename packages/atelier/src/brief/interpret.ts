import {
  CREDITS_PER_PICTURE,
  GENERATION_PICTURES,
  type GenerationRequest,
  type Interpretation,
} from '@filigree/contracts';
import { withWeddingBand } from './eachBridal.ts';
import { withEachRing } from './eachRing.ts';
import { withEachWearer } from './eachWearer.ts';
import { listLeftovers } from './leftovers.ts';
import { withLinesOfWearers } from './letters/with-lines-of-wearers.ts';
import { sayContradiction, sayHeld, sayNearest } from './notes.ts';
import { findOffTopic } from './offTopic.ts';
import { contradictionsIn } from './readers/contradictions.ts';
import { nearPieceOf } from './readers/nearPieces.ts';
import { readOtherCut } from './readers/otherCuts.ts';
import { readOtherFigures } from './readers/otherFigures.ts';
import { floatsAt } from './readers/settings.ts';
import type { ReadingTrace } from './reading-trace.ts';
import { readWords } from './readWords.ts';
import { resolve } from './resolve.ts';
import { unmodelled } from './unmodelled.ts';
import { figuresAsked, withLikenesses } from './withLikenesses.ts';

/**
 * Reads a request: English as customers write it, and the Design Guide. Deterministic, without any service.
 * Says field by field what was understood and from which words, what was not, where the guide overruled the
 * words, and whether this is a request for jewelry at all. Never throws for any text.
 * @param trace follows how the whole is read; the parts of several rings are read once more for themselves, unfollowed
 */
export function interpret(request: GenerationRequest, trace?: ReadingTrace): Interpretation {
  const { reading, eachRing, ...claims } = readWords(request.prompt, false, trace);
  trace?.read(reading, claims);
  const rings = withEachRing(resolve(request, claims), request, claims, eachRing, reading);
  const told = withWeddingBand(
    withLinesOfWearers(withEachWearer(rings, request, reading, claims.metals), claims.linesOfWearers),
    request,
    reading,
  );
  const otherCut = told.brief.noStones ? null : readOtherCut(reading);
  // What the guide chose is followed anyway, and told by itself.
  const contradictions =
    (request.gemstones ?? []).length > 0
      ? []
      : contradictionsIn(reading, claims.gemstones, told.brief.noStones).map(({ asked, refused }) =>
          sayContradiction('gemstones', asked, refused),
        );
  const { setting } = claims;
  const held =
    told.brief.setting === 'Tension' && setting !== null && floatsAt(reading, setting.at)
      ? [sayHeld(setting.words)]
      : [];
  const otherFigures = readOtherFigures(reading, figuresAsked(told.brief));
  const standsIn = new Set(otherFigures.map(({ at }) => at));
  const near = nearPieceOf(reading, claims, told.brief.type);
  const nearest = near === null ? [] : [sayNearest(near.words, near.value)];
  return {
    ...withLikenesses(told, otherCut, otherFigures),
    conflicts: [...told.conflicts, ...contradictions, ...held, ...nearest],
    notUnderstood: [
      ...new Set([
        ...listLeftovers(reading),
        ...unmodelled(reading, otherCut?.at ?? null, told.brief.secondFinish ?? null, standsIn),
      ]),
    ],
    cost: GENERATION_PICTURES * CREDITS_PER_PICTURE,
    offTopic: findOffTopic(request, reading, claims),
  };
}
