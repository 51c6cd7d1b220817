/** What a design had to show, what of it the drawn one shows, and between which candidates it was chosen. */
import { type CandidateTrace, createDesign, type Design, type Expectation } from '@filigree/atelier/design';
import type { Brief } from '@filigree/contracts';

export interface ExpectationLine {
  readonly name: string;
  readonly cost: number;
  readonly isMet: boolean;
}

export interface CandidateLine {
  readonly seed: number;
  readonly composition: string;
  /** The sum of the costs of what it does not show. */
  readonly cost: number;
  readonly isDrawn: boolean;
}

export interface Evidence {
  /** Null for sets, whose pieces are drawn as they come. */
  readonly expectations: readonly ExpectationLine[] | null;
  readonly candidates: readonly CandidateLine[];
}

type Candidate = Parameters<CandidateTrace>[0];

/** What a design is but for its seed and for what is told of it. */
const looksOf = ({ seed: _, provenance: __, ...shown }: Design): string => JSON.stringify(shown);

export function drawWithEvidence(brief: Brief, seed: number): { design: Design; evidence: Evidence } {
  const candidates: Candidate[] = [];
  let expected: readonly Expectation[] | null = null;
  const design = createDesign(brief, seed, (candidate, expectations) => {
    candidates.push(candidate);
    expected = expectations;
  });
  const judged = expected as readonly Expectation[] | null;
  const drawn = looksOf(design);
  return {
    design,
    evidence: {
      expectations: judged?.map(({ name, cost, isMet }) => ({ name, cost, isMet: isMet(design) })) ?? null,
      candidates: candidates.map((candidate) => ({
        seed: candidate.design.seed,
        composition: candidate.design.composition,
        cost: candidate.cost,
        isDrawn: looksOf(candidate.design) === drawn,
      })),
    },
  };
}
