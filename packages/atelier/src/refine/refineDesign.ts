import type { GuideChange } from '@filigree/contracts';
import { type Design, readDesign } from '../design/document.ts';
import type { Change } from './change.ts';
import { readGuide } from './fromGuide.ts';
import { impossible, type Outcome } from './outcome.ts';
import { readInstruction } from './readInstruction.ts';
import type { RefinementResult } from './result.ts';
import { applyToRing, renameRing } from './ring/apply.ts';

/** Of the document's schema. */
const LONGEST_HISTORY = 200;
const LONGEST_INSTRUCTION = 1000;

/** How an instruction is kept in the document's history. */
const sayInstruction = (instruction: string | GuideChange): string =>
  (typeof instruction === 'string' ? instruction : JSON.stringify(instruction)).slice(0, LONGEST_INSTRUCTION);

/**
 * Changes a design as an instruction in words, or fields of the Design Guide, ask: what was asked and what follows
 * from it, nothing else. Deterministic; the given design is not touched. The result passes the design's validator;
 * a wish that goes past what can be made is taken as far as it goes, and the change says so. Title, composition
 * and history follow.
 */
export function refineDesign(design: Design, instruction: string | GuideChange): RefinementResult {
  if (design.type !== 'Ring') {
    return {
      ok: false,
      error: { code: 'NOT_BUILT', reasons: ['Only rings can be refined so far: start a new design.'] },
    };
  }
  const { changes, notUnderstood } =
    typeof instruction === 'string' ? readInstruction(design, instruction) : readGuide(design, instruction);
  if (changes.length === 0) return { ok: false, error: { code: 'NOTHING_UNDERSTOOD', notUnderstood } };
  let draft = structuredClone(design);
  const said: string[] = [];
  let refused: Exclude<Outcome, { kind: 'done' }>[] = [];
  const apply = (change: Change): Outcome => {
    const attempt = structuredClone(draft);
    const outcome = applyToRing(attempt, change);
    if (outcome.kind !== 'done') return outcome;
    // A change that would break the document is held back whole.
    const checked = readDesign(attempt);
    if (!checked.ok) return impossible(checked.faults.map(({ message }) => message).join(' '));
    draft = attempt;
    return outcome;
  };
  let waiting: readonly Change[] = changes;
  // What could not be done may stand on what was done after it ("add a diamond, flush set"): tried once more.
  for (let round = 0; round < 2 && waiting.length > 0; round++) {
    refused = [];
    const again: Change[] = [];
    for (const change of waiting) {
      const outcome = apply(change);
      if (outcome.kind === 'done') {
        said.push(...outcome.said);
      } else {
        refused.push(outcome);
        again.push(change);
      }
    }
    if (said.length === 0) break;
    waiting = again;
  }
  const told = said.length > 0 ? refused.filter(({ kind }) => kind !== 'already') : refused;
  const reasons = [...new Set(told.map(({ reason }) => reason))];
  if (said.length === 0) {
    const code =
      refused.length > 0 && refused.every(({ kind }) => kind === 'not-built') ? 'NOT_BUILT' : 'IMPOSSIBLE';
    return { ok: false, error: { code, reasons } };
  }
  renameRing(draft);
  draft.provenance.refinements = [...draft.provenance.refinements, sayInstruction(instruction)].slice(
    -LONGEST_HISTORY,
  );
  return { ok: true, design: draft, changes: said, notDone: reasons, notUnderstood };
}
