import type { GuideChange } from '@filigree/contracts';
import { type Design, isRing, type SoleDesign } from '../design/document.ts';
import type { PieceDesign } from '../design/piece/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { applyToPiece, renamePiece } from './piece/apply.ts';
import { type Refiner, refineBy } from './refine.ts';
import { refineSet } from './refineSet.ts';
import type { RefinementResult } from './result.ts';
import { applyToRing, renameRing } from './ring/apply.ts';

const RINGS: Refiner<RingDesign> = { apply: applyToRing, rename: renameRing };
const PIECES: Refiner<PieceDesign> = { apply: applyToPiece, rename: renamePiece };

/**
 * Changes a design as an instruction in words, or fields of the Design Guide, ask: what was asked and what follows
 * from it, nothing else. Deterministic; the given design is not touched. The result passes the design's validator;
 * a wish that goes past what can be made is taken as far as it goes, and the change says so. Title, composition
 * and history follow. Of a set, all pieces change, or those that the words name.
 */
export function refineDesign(
  design: RingDesign,
  instruction: string | GuideChange,
): RefinementResult<RingDesign>;
export function refineDesign(design: Design, instruction: string | GuideChange): RefinementResult;
export function refineDesign(design: Design, instruction: string | GuideChange): RefinementResult {
  return design.companions === undefined
    ? refineSole(design, instruction)
    : refineSet(design, instruction, refineSole);
}

const refineSole = (design: SoleDesign, instruction: string | GuideChange): RefinementResult<SoleDesign> =>
  isRing(design) ? refineBy(RINGS, design, instruction) : refineBy(PIECES, design, instruction);
