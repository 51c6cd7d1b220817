export { refineDesign } from './refineDesign.ts';
export { describeRefinementError, type RefinementError, type RefinementResult } from './result.ts';
export { isEnamelOf, isOfColour } from './stoneColours.ts';
