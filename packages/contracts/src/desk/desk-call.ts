import type { Call } from '../call.ts';
import type { DeskRight } from './rights.ts';

/** A call of the desk. All of them answer strangers as if they were not there. */
export interface DeskCall extends Call {
  /** What whoever asks needs; `door`: a browser that is known at the desk, or a link that came by mail. */
  readonly right: DeskRight | 'door';
}

/** Keeps the literal types of a call's schemas, so that both ends infer from it. */
export function defineDeskCall<const C extends DeskCall>(call: C): C {
  return call;
}
