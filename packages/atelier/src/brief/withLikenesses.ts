/** What was asked for and is not ours: kept in the customer's words beside what comes nearest. */
import type { Brief, Interpretation } from '@filigree/contracts';
import type { Claim } from './reading.ts';

type OtherFigure = NonNullable<Brief['otherFigures']>[number];
type Told = Pick<Interpretation, 'brief' | 'understood'>;

/** Of the brief's schema. */
const MOST = 5;

/** Notes a cut that is not offered, unless no stone is asked for, and each figure whose stand-in is to be shown. */
export function withLikenesses<Outcome extends Told>(
  outcome: Outcome,
  customCut: Claim<string> | null,
  otherFigures: readonly Claim<OtherFigure>[],
): Outcome {
  const cut = outcome.brief.noStones ? null : customCut;
  const others = otherFigures.slice(0, MOST);
  const said = [
    ...(cut === null ? [] : [{ field: 'customCut', value: cut.value, words: cut.words }]),
    ...others.map(({ value, words }) => ({ field: 'otherFigures', value: value.name, words })),
  ];
  return {
    ...outcome,
    brief: {
      ...outcome.brief,
      ...(cut === null ? {} : { customCut: cut.value }),
      ...(others.length === 0 ? {} : { otherFigures: others.map(({ value }) => value) }),
    },
    understood: [...outcome.understood, ...said.map((one) => ({ ...one, source: 'words' as const }))],
  };
}

/** Every figure that is asked for, of the piece and of each ring that has a brief of its own. */
export const figuresAsked = (brief: Brief): ReadonlySet<string> =>
  new Set([brief, ...(brief.eachRing ?? [])].flatMap(({ figures }) => figures ?? []));
