import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { NotFound } from './not-found.tsx';

/** Stands where a page could not be shown, with a way back. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main>
        <NotFound />
      </main>
    );
  }
  return (
    <main className="page-width grid min-h-dvh place-content-center justify-items-center py-20 text-center">
      <title>Something went wrong · Filigree</title>
      <p className="eyebrow">Filigree</p>
      <h1 className="mt-4 font-display text-display font-medium">Something went wrong</h1>
      <p className="mt-4 max-w-md text-ink-soft">
        This page could not be shown. What you have saved is safe; try again, or go back to the beginning.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        {/* A full load on purpose: the page's state is what failed. */}
        <a href="/" className="button button-outline">
          Back to Home
        </a>
      </div>
    </main>
  );
}
