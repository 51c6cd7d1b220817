import type { Step } from './change.ts';
import { round2 } from './outcome.ts';

export interface Stepped {
  readonly value: number;
  /** Set when the wish went past what can be made. */
  readonly limit: 'least' | 'most' | null;
}

/** Takes a measure a step further, held within what can be made; to 0.01. */
export function take(step: Step, from: number, least: number, most: number): Stepped {
  const wished =
    step.kind === 'times' ? from * step.share : step.kind === 'by' ? from + step.amount : step.value;
  const value = round2(Math.min(most, Math.max(least, wished)));
  const limit = wished < least - 1e-9 ? 'least' : wished > most + 1e-9 ? 'most' : null;
  return { value, limit };
}
