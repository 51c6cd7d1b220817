import { home } from '../../i18n/en/home.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PiecePicture } from '../../ui/piece-picture.tsx';
import { HERO_PICTURE } from './hero-picture.ts';

/** The window: one sentence, one thing to do, one picture. */
export function Hero() {
  const t = useTexts(home);
  return (
    <section className="border-b border-hairline">
      <div className="bleed-end">
        <div className="py-14 md:py-20 lg:self-center lg:py-8">
          <h1 className="max-w-[12ch] font-display text-hero font-medium tracking-[-0.02em]">
            <Rich
              text={t('hero.title')}
              marks={{ personal: (words) => <em className="font-normal">{words}</em> }}
            />
          </h1>
          <p className="mt-7 max-w-[46ch] text-lg text-ink-soft">{t('hero.text')}</p>
          <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink to="/studio" variant="accent" size="large">
              {t('start')}
            </ButtonLink>
            <a href="#how-it-works" className="link inline-flex min-h-11 items-center">
              {t('hero.how')}
            </a>
          </div>
        </div>
        <PiecePicture
          {...HERO_PICTURE}
          priority
          className="aspect-square lg:aspect-auto lg:min-h-[max(28rem,min(42rem,100svh-var(--header-height)-9.25rem))]"
        />
      </div>
    </section>
  );
}
