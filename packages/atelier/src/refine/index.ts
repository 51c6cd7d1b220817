export { refineDesign } from './refineDesign.ts';
export { describeRefinementError, type RefinementError, type RefinementResult } from './result.ts';
