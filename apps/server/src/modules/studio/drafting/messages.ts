/** What requests ask of the threads that read words and draw designs. */
import type { GenerationRequest, GuideChange, Interpretation } from '@filigree/contracts';
import type { StoredDesign } from '../../../database/schema/studio.ts';

export type Task =
  | { readonly kind: 'interpret'; readonly request: GenerationRequest }
  | { readonly kind: 'sketch'; readonly brief: Interpretation['brief']; readonly seeds: readonly number[] }
  | { readonly kind: 'refine'; readonly design: StoredDesign; readonly instruction: string | GuideChange };

export interface Order {
  readonly task: Task;
  /** Where the thread writes when it begins: see thread-work.ts. */
  readonly meter: SharedArrayBuffer;
}

export interface Answer {
  /** What the drafting table's function of this name returned. */
  readonly value: unknown;
  /** Milliseconds that the thread has worked for it. */
  readonly workMs: number;
}
