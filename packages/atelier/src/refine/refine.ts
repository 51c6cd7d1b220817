import type { GuideChange } from '@filigree/contracts';
import { type Design, readDesign } from '../design/document.ts';
import type { DesignFault } from '../design/fault.ts';
import type { Change, Wish } from './change.ts';
import { factsOf } from './facts.ts';
import { readGuide } from './fromGuide.ts';
import { impossible, type Outcome } from './outcome.ts';
import { readInstruction } from './readInstruction.ts';
import type { RefinementResult } from './result.ts';

/** Of the document's schema. */
export const LONGEST_HISTORY = 200;
const LONGEST_INSTRUCTION = 1000;

/** How an instruction is kept in the document's history. */
export const sayInstruction = (instruction: string | GuideChange): string =>
  (typeof instruction === 'string' ? instruction : JSON.stringify(instruction)).slice(0, LONGEST_INSTRUCTION);

/** How one kind of design is changed. */
export interface Refiner<D extends Design> {
  /** Carries out one change on a draft, which it mutates only when the outcome is `done`. */
  readonly apply: (draft: D, change: Change) => Outcome;
  /** Renews what follows from the rest: label and title. */
  readonly rename: (draft: D, before: D) => void;
}

/** "Ruby -> sapphire", then "sapphire -> oval sapphire": one step, as the customer sees it. */
function inOneStep(said: readonly string[]): string[] {
  const steps: string[] = [];
  for (const line of said) {
    const [was = '', is] = line.split(' -> ');
    const at = steps.findIndex((step) => {
      const [from = '', to] = step.split(' -> ');
      return (
        is !== undefined &&
        to !== undefined &&
        was.endsWith(` ${to}`) &&
        from.startsWith(was.slice(0, was.length - to.length))
      );
    });
    if (at === -1) steps.push(line);
    else steps[at] = `${steps[at]?.split(' -> ')[0]} -> ${is}`;
  }
  return steps;
}

/** Bounds of documents, as the schema library words them. */
const BOUND = /^Too (big|small): expected \w+ to (?:be|have) [<>]=?([\d.]+)/;

/** What is wrong with a document, in words for people and each once. */
function sayFaults(faults: readonly DesignFault[]): string {
  const said = faults.map(({ message }) => {
    const [, side, bound] = BOUND.exec(message) ?? [];
    return side === undefined
      ? message
      : `Here ${bound} is the ${side === 'big' ? 'most' : 'least'} that can be made.`;
  });
  return [...new Set(said)].join(' ');
}

/** What only follows from another wish has nothing to say of itself where that one could not be done. */
const restsOn = (wish: Wish, other: Wish): boolean =>
  (wish.kind === 'withoutGemstone' && other.kind === 'gemstone' && other.target === 'centre') ||
  (wish.kind === 'gemstone' && wish.target === 'halo' && other.kind === 'halo');

/** "The side ones diamonds", where they are: what was asked of them beside another wish is worth an answer. */
const isNamedApart = (wish: Wish): boolean => wish.kind === 'gemstone' && wish.target === 'sides';

/** Changes a design of one kind; see `refineDesign`. */
export function refineBy<D extends Design>(
  refiner: Refiner<D>,
  design: D,
  instruction: string | GuideChange,
): RefinementResult<D> {
  const facts = factsOf(design);
  const { changes, notUnderstood } =
    typeof instruction === 'string' ? readInstruction(facts, instruction) : readGuide(facts, instruction);
  if (changes.length === 0) return { ok: false, error: { code: 'NOTHING_UNDERSTOOD', notUnderstood } };
  let draft = structuredClone(design);
  const said: string[] = [];
  let refused: { readonly wish: Wish; readonly outcome: Exclude<Outcome, { kind: 'done' }> }[] = [];
  const apply = (change: Change): Outcome => {
    const attempt = structuredClone(draft);
    const outcome = refiner.apply(attempt, change);
    if (outcome.kind !== 'done') return outcome;
    // A change that would break the document is held back whole.
    const checked = readDesign(attempt);
    if (!checked.ok) return impossible(sayFaults(checked.faults));
    draft = attempt;
    return outcome;
  };
  const follow = (wish: Wish): Outcome => {
    if (wish.kind !== 'firstOf') return apply(wish);
    let told: Outcome | null = null;
    for (const way of wish.ways) {
      const outcome = apply(way);
      if (outcome.kind === 'done') return outcome;
      // "It is so already" says less than why something cannot be.
      if (told === null || (told.kind === 'already' && outcome.kind !== 'already')) told = outcome;
    }
    return told ?? impossible('Please say what should change.');
  };
  let waiting: readonly Wish[] = changes;
  // What could not be done may stand on what was done after it ("add a diamond, flush set"): tried once more.
  for (let round = 0; round < 2 && waiting.length > 0; round++) {
    refused = [];
    const again: Wish[] = [];
    for (const change of waiting) {
      const outcome = follow(change);
      if (outcome.kind === 'done') {
        said.push(...outcome.said.filter((line) => !said.includes(line)));
      } else {
        refused.push({ wish: change, outcome });
        again.push(change);
      }
    }
    if (said.length === 0) break;
    waiting = again;
  }
  const led = refused.filter(({ wish }) => !refused.some((other) => restsOn(wish, other.wish)));
  const told =
    said.length > 0
      ? led.filter(({ wish, outcome }) => outcome.kind !== 'already' || isNamedApart(wish))
      : led;
  const reasons = [...new Set(told.map(({ outcome }) => outcome.reason))];
  if (said.length === 0) {
    const code =
      led.length > 0 && led.every(({ outcome }) => outcome.kind === 'not-built') ? 'NOT_BUILT' : 'IMPOSSIBLE';
    return { ok: false, error: { code, reasons } };
  }
  refiner.rename(draft, design);
  draft.provenance.refinements = [...draft.provenance.refinements, sayInstruction(instruction)].slice(
    -LONGEST_HISTORY,
  );
  return { ok: true, design: draft, changes: inOneStep(said), notDone: reasons, notUnderstood };
}
