import { Component, type ErrorInfo, type ReactNode } from 'react';
import { frame } from '../../i18n/en/frame.ts';
import { textsNow } from '../../i18n/texts.ts';
import { logger } from '../../logger.ts';
import { Button } from '../../ui/button.tsx';

/** Stands where a page could not be shown, with a way back. React knows such boundaries as classes only. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    logger.error(`${error.message}${componentStack ?? ''}`);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const t = textsNow(frame);
    return (
      <main className="page-width grid min-h-dvh place-content-center justify-items-center text-center">
        <h1 className="font-display text-display font-medium">{t('broken.title')}</h1>
        <p className="mt-4 max-w-md text-balance text-ink-soft">{t('broken.text')}</p>
        <Button size="large" className="mt-9" onClick={() => window.location.reload()}>
          {t('broken.retry')}
        </Button>
      </main>
    );
  }
}
