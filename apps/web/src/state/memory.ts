/**
 * How a slice stays on the device: how it is written, and how it is read back over the state of a fresh start.
 * Reading returns undefined for what cannot be used; the slice then starts fresh.
 */
export interface Memory<State> {
  readonly write: (state: State) => string;
  readonly read: (text: string, fresh: State) => State | undefined;
}

/** A memory whose slice is not known where it is kept. */
export interface AnyMemory {
  readonly write: (state: never) => string;
  readonly read: (text: string, fresh: never) => unknown;
}

/** A JSON object, or undefined for any other text. */
export function recordOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The named parts of a slice as JSON. */
export const writeParts =
  <State extends object>(...names: (keyof State & string)[]) =>
  (state: State): string =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, state[name]])));
