import type { DesignFault } from './fault.ts';

/** Steps from each stored document version to the next; the key is the version a step starts from. */
type Step = (document: Record<string, unknown>) => Record<string, unknown>;
const STEPS: Readonly<Record<number, Step>> = {};

export type Migration =
  | { readonly ok: true; readonly document: Record<string, unknown> }
  | { readonly ok: false; readonly fault: DesignFault };

/**
 * Brings a stored document up to `targetVersion`. `steps` is given only by tests. Unknown, future and
 * unreachable versions are faults of the document, not exceptions.
 */
export function migrateDesign(
  stored: unknown,
  targetVersion: number,
  steps: Readonly<Record<number, Step>> = STEPS,
): Migration {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    return { ok: false, fault: { path: '', message: 'A design document is an object.' } };
  }
  let document: Record<string, unknown> = { ...stored };
  let version = document.documentVersion;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > targetVersion) {
    return {
      ok: false,
      fault: { path: 'documentVersion', message: `Unknown document version ${String(version)}.` },
    };
  }
  while (version < targetVersion) {
    const step = steps[version];
    if (step === undefined) {
      return { ok: false, fault: { path: 'documentVersion', message: `No way from version ${version}.` } };
    }
    version += 1;
    document = { ...step(document), documentVersion: version };
  }
  return { ok: true, document };
}
