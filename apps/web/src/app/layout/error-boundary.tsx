import { isRouteErrorResponse, useRouteError } from 'react-router';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NotFound } from './not-found.tsx';

/** Stands where a page could not be shown, with a way back. */
export function ErrorBoundary() {
  const error = useRouteError();
  const t = useTexts(frame);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFound />
      </main>
    );
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t('broken.title')} · Filigree`}</title>
      <header className="border-b border-hairline">
        <div className="page-width flex h-(--header-height) items-center">
          {/* Full loads on purpose, here and below: the page's state is what failed. */}
          <a
            href="/"
            aria-label={t('home.label')}
            className="inline-flex min-h-11 items-center font-display text-[1.625rem] leading-none font-semibold tracking-[-0.01em]"
          >
            Filigree
          </a>
        </div>
      </header>
      <main className="page-width grid grow place-content-center justify-items-center py-20 text-center">
        <h1 className="font-display text-display font-medium">{t('broken.title')}</h1>
        <p className="mt-4 max-w-md text-balance text-lg text-ink-soft">{t('broken.text')}</p>
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <Button size="large" onClick={() => window.location.reload()}>
            {t('broken.retry')}
          </Button>
          <a href="/" className="button button-outline button-large">
            {t('broken.home')}
          </a>
        </div>
      </main>
    </div>
  );
}
