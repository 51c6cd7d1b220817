import { ButtonLink } from '../../ui/button.tsx';

export function NotFound() {
  return (
    <div className="page-width grid min-h-[70dvh] place-content-center justify-items-center py-20 text-center">
      <p className="figures font-display text-hero font-medium text-ink-soft">404</p>
      <h1 className="mt-6 font-display text-heading font-medium">Oops! Page not found</h1>
      <p className="mt-3 max-w-sm text-ink-soft">The address may have changed, or never led anywhere.</p>
      <ButtonLink to="/" className="mt-8">
        Return to Home
      </ButtonLink>
    </div>
  );
}
