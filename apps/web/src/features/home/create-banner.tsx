import { home } from '../../i18n/en/home.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PiecePicture } from '../../ui/piece-picture.tsx';
import { carringtonEmeraldRing } from '../../ui/shown/carrington-emerald-ring.ts';

export function CreateBanner() {
  const t = useTexts(home);
  return (
    <section className="border-t border-hairline bg-mist">
      <div className="bleed-end">
        <div className="py-16 md:py-24 lg:self-center">
          <h2 className="max-w-[14ch] font-display text-display font-medium">{t('banner.title')}</h2>
          <p className="mt-5 max-w-[44ch] text-lg text-ink-soft">{t('banner.text')}</p>
          <ButtonLink to="/studio" size="large" className="mt-9">
            {t('start')}
          </ButtonLink>
        </div>
        <PiecePicture
          piece={carringtonEmeraldRing}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-square lg:aspect-auto lg:min-h-[34rem]"
        />
      </div>
    </section>
  );
}
