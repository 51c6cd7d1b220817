/** Notices (toasts). Anything may post one; `Notices` shows them, on every page. */
export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` is for failures: they stay longer. */
  readonly tone?: 'plain' | 'destructive';
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /**
   * What was attempted, such as `payment`: a later notice about the same takes the place of this one, so that no failure
   * stands beside the success that answers it.
   */
  readonly about: string;
}

export interface PostedNotice extends Notice {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** More than that would leave a phone no room for the page: the oldest goes. */
const MOST = 3;

let notices: readonly PostedNotice[] = [];
let posted = 0;
const listeners = new Set<() => void>();

function publish(next: readonly PostedNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export function notify(notice: Notice): void {
  posted += 1;
  const entry = { ...notice, id: `notice-${posted}`, createdAt: new Date().toISOString() };
  const others = notices.filter(({ about }) => about !== notice.about);
  publish([...others, entry].slice(-MOST));
}

export function closeNotice(id: string): void {
  publish(notices.filter((notice) => notice.id !== id));
}

/** For a success that shows by itself and takes no notice: what failed before it is answered. */
export function closeNoticesAbout(about: string): void {
  if (notices.some((notice) => notice.about === about))
    publish(notices.filter((notice) => notice.about !== about));
}

/** Closes all notices, and answers what they were. */
export function takeNotices(): readonly PostedNotice[] {
  const taken = notices;
  if (taken.length > 0) publish([]);
  return taken;
}

/** Where notices can stand: in the page, and in each dialog that is open. The last one that came lies in front. */
let places: readonly object[] = [];

/** @returns what closes it */
export function openPlace(place: object): () => void {
  places = [...places, place];
  publish(notices);
  return () => {
    places = places.filter((other) => other !== place);
    publish(notices);
  };
}

const NONE: readonly PostedNotice[] = [];
export const noneYet = (): readonly PostedNotice[] => NONE;

/** All notices, where the place is the one in front. */
export const noticesAt = (place: object): readonly PostedNotice[] =>
  places.at(-1) === place ? notices : NONE;

export const openNotices = (): readonly PostedNotice[] => notices;

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
