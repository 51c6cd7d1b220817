import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { ui } from '../i18n/en/ui.ts';
import { useTexts } from '../i18n/texts.ts';
import { classNames } from './class-names.ts';
import { Notices } from './notices.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence under the title. */
  readonly description?: ReactNode;
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where no title stands beside the button that closes. */
const BELOW_CLOSE = 'has-[[data-notice]]:pt-8';

const overlay = 'fixed inset-0 z-40 animate-fade-in bg-veil';

function Heading({
  title,
  description,
  hideTitle = false,
}: Pick<DialogProps, 'title' | 'description' | 'hideTitle'>) {
  const t = useTexts(ui);
  return (
    <>
      <Primitive.Title className={hideTitle ? 'sr-only' : 'pe-10 font-display text-title font-medium'}>
        {title}
      </Primitive.Title>
      {description ? (
        <Primitive.Description className="mt-1 text-sm text-ink-soft">{description}</Primitive.Description>
      ) : null}
      <Primitive.Close
        className="button button-ghost button-icon absolute end-2 top-2"
        aria-label={t('close')}
      >
        <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </Primitive.Close>
    </>
  );
}

/** A window over the page: focus is kept inside, Escape closes it, focus returns to where it was. */
export function Dialog({ open, onOpenChange, className, children, ...heading }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlay} />
        <Primitive.Content
          {...(heading.description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'floating fixed start-1/2 top-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 animate-fade-in overflow-y-auto p-6 sm:p-8',
            className,
          )}
        >
          <Heading {...heading} />
          <div className={classNames('-mx-6 sm:-mx-8', heading.hideTitle && BELOW_CLOSE)}>
            <Notices className="px-6 sm:px-8" />
          </div>
          <div className="mt-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A panel from the side of the screen, such as the mobile navigation or a filter drawer. */
export function Sheet({
  open,
  onOpenChange,
  side = 'end',
  className,
  children,
  ...heading
}: DialogProps & { readonly side?: 'start' | 'end' }) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlay} />
        <Primitive.Content
          {...(heading.description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-[min(24rem,100vw-3rem)] animate-fade-in flex-col overflow-y-auto border-hairline bg-card p-5',
            side === 'end' ? 'end-0 border-s' : 'start-0 border-e',
            className,
          )}
        >
          <Heading {...heading} />
          <div className={classNames('notices shrink-0', heading.hideTitle && BELOW_CLOSE)}>
            <Notices className="px-0" />
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
