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
    <main className="page-width grid min-h-dvh place-content-center justify-items-center py-20 text-center">
      <title>{`${t('broken.title')} · Filigree`}</title>
      <p className="eyebrow">Filigree</p>
      <h1 className="mt-4 font-display text-display font-medium">{t('broken.title')}</h1>
      <p className="mt-4 max-w-md text-ink-soft">{t('broken.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{t('broken.retry')}</Button>
        {/* A full load on purpose: the page's state is what failed. */}
        <a href="/" className="button button-outline">
          {t('broken.home')}
        </a>
      </div>
    </main>
  );
}
