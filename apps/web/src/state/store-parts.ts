import type { Dispatch, Middleware, Reducer } from '@reduxjs/toolkit';
import type { AnyMemory } from './memory.ts';

/**
 * A part of the state whose code comes with the pages that need it, so that the first page does not pay for it. The
 * module that owns the part adds it when it is loaded; the store takes it in, then or when it is made.
 */
export interface StorePart {
  readonly name: string;
  readonly reducer: Reducer;
  readonly middleware?: readonly Middleware[];
  /** Set when the part stays on the device, under its name. */
  readonly memory?: AnyMemory;
  /** Called once, when the store has taken the part in. */
  readonly start?: (dispatch: Dispatch) => void;
}

const parts: StorePart[] = [];
const takers = new Set<(part: StorePart) => void>();

export function addStorePart(part: StorePart): void {
  parts.push(part);
  for (const take of takers) take(part);
}

/** The parts added so far; later ones go to `take`. */
export function takeStoreParts(take: (part: StorePart) => void): readonly StorePart[] {
  takers.add(take);
  return [...parts];
}
