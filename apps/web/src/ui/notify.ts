/** Notices (toasts). Anything may post one; the Toaster, loaded with the first, shows them. */
export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` is for failures: it is announced at once and stays longer. */
  readonly tone?: 'plain' | 'destructive';
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Notice[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export function notify(notice: Notice): void {
  publish([...waiting, notice]);
}

/** Hands over the notices that nobody has shown yet. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) publish([]);
  return taken;
}

export const noticesWaiting = (): readonly Notice[] => waiting;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
