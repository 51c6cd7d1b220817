export { interpret } from './interpret.ts';
export { judgeReading } from './model/judgeReading.ts';
export { MODEL_INSTRUCTIONS, modelReadingSchema } from './model/readingSchema.ts';
export { ARRANGED_PIECES } from './readers/arrangements.ts';
export { type Reading, wordsOf } from './reading.ts';
export type { FiredRule, ReadingTrace } from './reading-trace.ts';
export type { WordClaims } from './readWords.ts';
