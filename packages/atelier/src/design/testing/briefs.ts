import type { Brief } from '@filigree/contracts';
import { EMPTY_BRIEF } from '../emptyBrief.ts';

/** A brief that asks for a ring and nothing else, with changes. For tests. */
export const openBrief = (changes: Partial<Brief> = {}): Brief => ({
  ...EMPTY_BRIEF,
  type: 'Ring',
  ...changes,
});
