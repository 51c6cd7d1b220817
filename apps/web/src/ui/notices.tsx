import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ui } from '../i18n/en/ui.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { closeNotice, onNotice, openNotices, type PostedNotice } from './notify.ts';

const STAYS_MS = 5_000;
const FAILURE_STAYS_MS = 8_000;

/** Where notices can stand: in the page, and in each dialog that is open. The last one that came lies in front. */
let places: readonly object[] = [];
const watchers = new Set<() => void>();

function setPlaces(next: readonly object[]): void {
  places = next;
  for (const watcher of watchers) watcher();
}

function onPlaces(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function useIsInFront(): boolean {
  const place = useRef<object>({}).current;
  useEffect(() => {
    setPlaces([...places, place]);
    return () => setPlaces(places.filter((other) => other !== place));
  }, [place]);
  return useSyncExternalStore(
    onPlaces,
    () => places.at(-1) === place,
    () => false,
  );
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isHidden = () => document.hidden;

const NONE: readonly PostedNotice[] = [];
const none = () => NONE;

interface RowProps {
  readonly notice: PostedNotice;
  readonly isHeld: boolean;
  readonly className: string;
}

function Row({ notice, isHeld, className }: RowProps) {
  const t = useTexts(ui);
  const { id, title, description, tone, action } = notice;
  const failed = tone === 'destructive';
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(closeNotice, failed ? FAILURE_STAYS_MS : STAYS_MS, id);
    return () => clearTimeout(timer);
  }, [id, failed, isHeld]);
  return (
    <div data-notice className="strip animate-fade-in bg-card">
      <div className={classNames('flex items-center gap-x-4 py-1 text-sm', className)}>
        <p className="min-w-0 grow py-1.5">
          <strong className={classNames('me-2 font-medium max-sm:block', failed && 'text-destructive')}>
            {title}
          </strong>
          {description ? <span className="text-ink-soft">{description}</span> : null}
        </p>
        {action ? (
          <button
            type="button"
            className="button button-outline button-small shrink-0"
            onClick={() => {
              action.onSelect();
              closeNotice(id);
            }}
          >
            {action.label}
          </button>
        ) : null}
        <button
          type="button"
          aria-label={t('notices.close')}
          className="button button-ghost button-icon -me-2.5 shrink-0 text-ink-soft"
          onClick={() => closeNotice(id)}
        >
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/**
 * A place for notices. They take part in its layout, so that they cover nothing: what lies below makes room. While a
 * dialog is open they stand in it, as the page behind it can neither be seen well nor used. They wait while somebody
 * points at them, has the focus in them, or looks at another tab.
 */
export function Notices({ className = 'page-width' }: { readonly className?: string }) {
  const t = useTexts(ui);
  const isInFront = useIsInFront();
  const notices = useSyncExternalStore(onNotice, openNotices, none);
  const isAway = useSyncExternalStore(onVisibility, isHidden, () => false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const shown = isInFront ? notices : NONE;
  // What goes from under the pointer or the focus tells nobody that it has.
  if (shown.length === 0 && (isPointedAt || hasFocus)) {
    setPointedAt(false);
    setFocus(false);
  }
  return (
    // The live region stands before it has words, or they would not be announced.
    <section
      aria-label={t('notices')}
      aria-live="polite"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {shown.map((notice) => (
        <Row
          key={notice.id}
          notice={notice}
          className={className}
          isHeld={isAway || isPointedAt || hasFocus}
        />
      ))}
    </section>
  );
}
