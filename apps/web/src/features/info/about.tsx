import { about } from '../../i18n/en/about.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PiecePicture } from '../../ui/piece-picture.tsx';
import { marenTrilogy } from '../../ui/shown/maren-trilogy.ts';
import { MARKS } from './marks.tsx';
import { Prose } from './prose.tsx';

const VALUES = ['craftsmanship', 'creativity', 'quality', 'transparency'] as const;

export function About() {
  const t = useTexts(about);
  return (
    <>
      <section className="border-b border-hairline">
        <div className="bleed-end">
          <div className="py-14 md:py-24">
            <p className="eyebrow">{t('eyebrow')}</p>
            <h1 className="mt-5 max-w-[15ch] font-display text-display font-medium">{t('title')}</h1>
            <div className="mt-8 grid max-w-[58ch] gap-4 text-lg text-ink-soft">
              <Prose text={t('story.text')} />
            </div>
          </div>
          <PiecePicture
            piece={marenTrilogy}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="aspect-square lg:aspect-auto"
          />
        </div>
      </section>

      <section className="page-width py-16 md:py-24">
        <div className="grid gap-10 lg:grid-cols-12">
          <h2 className="font-display text-heading font-medium lg:col-span-4">{t('values')}</h2>
          <dl className="grid gap-x-12 sm:grid-cols-2 lg:col-span-8">
            {VALUES.map((value) => (
              <div key={value} className="border-t border-hairline py-7">
                <dt className="font-display text-title font-medium">{t(`value.${value}`)}</dt>
                <dd className="mt-2 text-ink-soft">{t(`value.${value}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="border-y border-hairline bg-mist">
        <div className="page-width grid gap-10 py-16 md:py-20 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <p className="eyebrow">{t('makers.soon')}</p>
            <h2 className="mt-4 font-display text-heading font-medium">{t('makers.title')}</h2>
          </div>
          <div className="grid max-w-[62ch] gap-4 text-ink-soft lg:col-span-8">
            <Prose text={t('makers.text')} />
          </div>
        </div>
      </section>

      <section className="page-width grid justify-items-center py-20 text-center md:py-28">
        <h2 className="max-w-[18ch] font-display text-display font-medium">{t('end.title')}</h2>
        <div className="mt-9 flex flex-wrap items-center justify-center gap-x-7 gap-y-4">
          <ButtonLink to="/studio" variant="accent" size="large">
            {t('end.start')}
          </ButtonLink>
          <span className="text-ink-soft">
            <Rich text={t('end.write')} marks={MARKS} />
          </span>
        </div>
      </section>
    </>
  );
}
