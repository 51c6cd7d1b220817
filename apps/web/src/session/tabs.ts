/**
 * Tabs of one browser share one refresh cookie, so they tell each other what became of it. Messages stay between pages
 * of this origin, in memory.
 */
export type TabMessage =
  | { readonly type: 'token'; readonly token: string }
  /** `byPerson`: they logged out over there; else the server refused the session. */
  | { readonly type: 'signedOut'; readonly byPerson: boolean };

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('filigree-session');
  return channel;
}

export function tellTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Calls `listen` with what other tabs say; returns how to stop. */
export function hearTabs(listen: (message: TabMessage) => void): () => void {
  const from = open();
  const handle = (event: MessageEvent<TabMessage>) => listen(event.data);
  from?.addEventListener('message', handle);
  return () => from?.removeEventListener('message', handle);
}
