import { home } from '../../i18n/en/home.ts';
import { useTexts } from '../../i18n/texts.ts';

const STEPS = ['say', 'watch', 'own'] as const;

export function HowItWorks() {
  const t = useTexts(home);
  return (
    <section id="how-it-works" className="page-width pb-20 md:pb-28">
      <div className="grid gap-10 border-t border-hairline pt-10 md:pt-14 lg:grid-cols-12">
        <h2 className="font-display text-heading font-medium lg:col-span-4">{t('how.title')}</h2>
        <ol className="grid gap-x-10 gap-y-9 md:grid-cols-3 lg:col-span-8">
          {STEPS.map((step, index) => (
            <li key={step}>
              <p className="figures font-display text-title leading-none text-ink-soft" aria-hidden="true">
                {index + 1}
              </p>
              <h3 className="mt-3 font-medium">{t(`how.${step}`)}</h3>
              <p className="mt-2 text-sm text-ink-soft">{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
