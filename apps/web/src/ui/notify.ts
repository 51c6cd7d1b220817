/** Notices (toasts). Anything may post one; NoticeHost shows them, on every page. */
export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` is for failures: it is announced at once and stays longer. */
  readonly tone?: 'plain' | 'destructive';
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** What was attempted, such as `payment`: a later notice about the same takes the place of this one. */
  readonly about?: string;
}

export interface PostedNotice extends Notice {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

let waiting: readonly PostedNotice[] = [];
let posted = 0;
const listeners = new Set<() => void>();

function publish(next: readonly PostedNotice[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export function notify(notice: Notice): void {
  posted += 1;
  const entry = { ...notice, id: `notice-${posted}`, createdAt: new Date().toISOString() };
  const others = waiting.filter(({ about }) => about === undefined || about !== notice.about);
  publish([...others, entry]);
}

/** Hands over the notices that nobody has shown yet. */
export function takeNotices(): readonly PostedNotice[] {
  const taken = waiting;
  if (taken.length > 0) publish([]);
  return taken;
}

export const noticesWaiting = (): readonly PostedNotice[] => waiting;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
