import { lazy, Suspense } from 'react';
import { loadPart } from '../../session/load-code.ts';
import { useSiteSettings } from '../../site/site-settings.ts';
import type { GoogleButtonProps } from './google-button.tsx';

/** Fetched only where the operator has set Google up. */
const Choice = lazy(() =>
  loadPart(async () => ({ default: (await import('./google-button.tsx')).GoogleChoice })),
);

/** The way by Google above a form; nothing where the operator has not set Google up. */
export function GoogleChoice(props: GoogleButtonProps) {
  const { google } = useSiteSettings();
  if (!google) return null;
  // The place of the button and the rule is kept, so that the form does not move.
  return (
    <Suspense fallback={<div className="h-[6.75rem]" />}>
      <Choice {...props} />
    </Suspense>
  );
}
