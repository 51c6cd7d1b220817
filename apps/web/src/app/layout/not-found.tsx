import type { ReactNode } from 'react';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** @param picture brought by the page, so that not every page carries it */
export function NotFound({ picture }: { readonly picture?: ReactNode }) {
  const t = useTexts(frame);
  return (
    <div className="page-width grid min-h-[70dvh] place-content-center justify-items-center py-14 text-center md:py-20">
      {picture}
      <p className="eyebrow figures mt-8">404</p>
      <h1 className="mt-4 font-display text-heading font-medium">{t('notFound.title')}</h1>
      <p className="mt-3 max-w-sm text-balance text-ink-soft">{t('notFound.text')}</p>
      <ButtonLink to="/" className="mt-8">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
}
