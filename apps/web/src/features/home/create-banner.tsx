import { home } from '../../i18n/en/home.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BrilliantDrawing } from '../../ui/drawings/stone.tsx';

export function CreateBanner() {
  const t = useTexts(home);
  return (
    <section className="relative overflow-hidden bg-mist">
      <div className="page-width relative grid items-center gap-10 py-20 md:py-28 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="font-display text-display font-medium">{t('banner.title')}</h2>
          <p className="mt-5 max-w-[44ch] text-lg text-ink-soft">{t('banner.text')}</p>
          <ButtonLink to="/studio" size="large" className="mt-9">
            {t('start')}
          </ButtonLink>
        </div>
        <BrilliantDrawing className="absolute end-[-14rem] top-1/2 hidden h-[44rem] -translate-y-1/2 text-ink md:block lg:end-[-4rem]" />
      </div>
    </section>
  );
}
