import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ui } from '../i18n/en/ui.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { closeNotice, noneYet, noticesAt, onNotice, openPlace, type PostedNotice } from './notify.ts';

const STAYS_MS = 5_000;
const FAILURE_STAYS_MS = 8_000;
/** Then it is looked again whether it may go. */
const HELD_FOR_MS = 1_500;

/** Whether somebody may be about to read or use them; asked of the page itself, as what goes tells nobody that it has. */
function isHeld(notice: HTMLElement | null): boolean {
  const all = notice?.parentElement;
  return document.hidden || (all != null && (all.matches(':hover') || all.contains(document.activeElement)));
}

interface RowProps {
  readonly notice: PostedNotice;
  readonly className: string;
}

function Row({ notice, className }: RowProps) {
  const t = useTexts(ui);
  const { id, title, description, tone, action } = notice;
  const failed = tone === 'destructive';
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leave = () => {
      if (isHeld(row.current)) timer = setTimeout(leave, HELD_FOR_MS);
      else closeNotice(id);
    };
    let timer = setTimeout(leave, failed ? FAILURE_STAYS_MS : STAYS_MS);
    return () => clearTimeout(timer);
  }, [id, failed]);
  return (
    <div ref={row} data-notice className="strip animate-fade-in bg-card">
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
  const place = useRef({}).current;
  useEffect(() => openPlace(place), [place]);
  const shown = useSyncExternalStore(onNotice, () => noticesAt(place), noneYet);
  return (
    // The live region stands before it has words, or they would not be announced. A log, and no landmark: there is a
    // further one in each open dialog.
    <div role="log" aria-label={t('notices')} aria-live="polite">
      {shown.map((notice) => (
        <Row key={notice.id} notice={notice} className={className} />
      ))}
    </div>
  );
}
