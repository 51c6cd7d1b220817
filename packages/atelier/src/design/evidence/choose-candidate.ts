/** Which candidate is drawn for a seed: what the seed itself gives, or else one that shows more of what was asked. */
import { type Brief, GENERATION_PICTURES } from '@filigree/contracts';
import type { SoleDesign } from '../document.ts';
import { seededRandom, seedFrom } from '../random.ts';
import type { Expectation } from './expectation.ts';
import { expectationsOf } from './expectations.ts';

/** What may be missing from a sketch for the sake of its being composed, or of its looking, otherwise than the rest. */
const MINOR = { composition: 1, look: 3 } as const;

/** Bounds the work for a brief that nothing can show. */
const FURTHER_CANDIDATES = 12;

interface Candidate {
  readonly design: SoleDesign;
  readonly cost: number;
}

/** Hears of each candidate that is weighed, the one of the seed itself first, for people who work on the engine. */
export type CandidateTrace = (candidate: Candidate, expectations: readonly Expectation[]) => void;

const costOf = (design: SoleDesign, expectations: readonly Expectation[]): number =>
  expectations.reduce((sum, { cost, isMet }) => (isMet(design) ? sum : sum + cost), 0);

/** What a customer sees of a design, proportions to about a tenth. */
function lookOf({ seed: _, title: __, provenance: ___, composition: ____, ...seen }: SoleDesign): string {
  return JSON.stringify(seen, (key, value) =>
    key === 'seed'
      ? undefined
      : typeof value === 'number'
        ? Math.round(Math.sign(value) * Math.log(Math.abs(value) + 1) * 10)
        : value,
  );
}

/** Candidates that differ by a look from those before them and from one another. */
function distinct(
  candidates: readonly Candidate[],
  before: readonly Candidate[],
  by: (design: SoleDesign) => string,
): Candidate[] {
  const taken = [...before];
  return candidates.filter((candidate) => {
    const isNew = taken.every(({ design }) => by(design) !== by(candidate.design));
    if (isNew) taken.push(candidate);
    return isNew;
  });
}

/**
 * What a seed draws, where nothing that was asked is missing from it. Else further candidates are drawn for all sketches
 * of its generation, and each sketch that falls short takes another of the best, composed in another way where there is
 * one. Equal brief and seed give the same design.
 * @param draw a whole design
 */
export function chooseCandidate(
  brief: Brief,
  seed: number,
  draw: (candidateSeed: number) => SoleDesign,
  trace?: CandidateTrace,
): SoleDesign {
  const expectations = expectationsOf(brief);
  const candidateOf = (candidateSeed: number): Candidate => {
    const design = draw(candidateSeed);
    const candidate = { design, cost: costOf(design, expectations) };
    trace?.(candidate, expectations);
    return candidate;
  };
  const own = candidateOf(seed);
  if (own.cost === 0) return own.design;
  // Sketches of one generation have seeds that follow one another, the first of them a multiple of their number.
  const first = seed - (seed % GENERATION_PICTURES);
  const generation = Array.from({ length: GENERATION_PICTURES }, (_, at) =>
    first + at === seed ? own : candidateOf(first + at),
  );
  const start = seedFrom(seededRandom(first));
  const further = Array.from({ length: FURTHER_CANDIDATES }, (_, at) => candidateOf((start + at) >>> 0));
  const least = Math.min(...[...generation, ...further].map(({ cost }) => cost));
  if (own.cost === least) return own.design;
  const kept = generation.filter(({ cost }) => cost === least);
  const replaced = generation.filter(({ cost }) => cost > least);
  const best = further.filter(({ cost }) => cost === least);
  const composed = distinct(best, kept, ({ composition }) => composition);
  const seen = [...composed, ...distinct(best, [...kept, ...composed], lookOf)];
  // The same again shows a customer less than one that falls short of little.
  const missing = own.cost - least;
  const choices =
    missing <= MINOR.composition ? composed : missing <= MINOR.look ? seen : [...seen, ...best, ...kept];
  const at = replaced.indexOf(own);
  const choice = choices[missing <= MINOR.look ? at : at % choices.length];
  return choice === undefined ? own.design : { ...choice.design, seed };
}
