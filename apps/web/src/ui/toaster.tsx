import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { ui } from '../i18n/en/ui.ts';
import { useTexts } from '../i18n/texts.ts';
import { onNotice, takeNotices } from './notify.ts';

function show(): void {
  for (const { title, description, tone = 'plain', action } of takeNotices()) {
    const post = tone === 'destructive' ? toast.error : toast;
    post(title, {
      duration: tone === 'destructive' ? 8_000 : 5_000,
      ...(description === undefined ? {} : { description }),
      ...(action ? { action: { label: action.label, onClick: action.onSelect } } : {}),
    });
  }
}

const NONE = { info: null, success: null, warning: null, error: null, loading: null };

/** Where notices appear. Loaded lazily by NoticeHost. */
export function Toaster() {
  const t = useTexts(ui);
  useEffect(() => {
    show();
    return onNotice(show);
  }, []);
  return (
    <Sonner
      position="top-right"
      offset={{ top: 'calc(var(--header-height) + 0.75rem)' }}
      mobileOffset={{ top: 'calc(var(--header-height) + 0.5rem)' }}
      icons={NONE}
      closeButton
      containerAriaLabel={t('notices')}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t('notices.close'),
        classNames: {
          toast:
            'floating relative flex w-full items-start gap-4 py-3.5 ps-4 pe-11 font-sans border-s-2 border-s-ink data-[type=error]:border-s-destructive sm:w-[356px]',
          content: 'grow',
          title: 'text-sm font-medium [[data-type=error]_&]:text-destructive',
          description: 'mt-0.5 text-sm text-ink-soft',
          actionButton: 'button button-outline button-small shrink-0',
          closeButton:
            'absolute end-1.5 top-1.5 grid size-8 place-items-center rounded-sm text-ink-soft hover:text-ink [&_svg]:size-4',
        },
      }}
    />
  );
}
