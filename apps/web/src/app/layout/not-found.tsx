import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function NotFound() {
  const t = useTexts(frame);
  return (
    <div className="page-width grid min-h-[70dvh] place-content-center justify-items-center py-20 text-center">
      <p className="figures font-display text-hero font-medium text-ink-soft">404</p>
      <h1 className="mt-6 font-display text-heading font-medium">{t('notFound.title')}</h1>
      <p className="mt-3 max-w-sm text-ink-soft">{t('notFound.text')}</p>
      <ButtonLink to="/" className="mt-8">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
}
