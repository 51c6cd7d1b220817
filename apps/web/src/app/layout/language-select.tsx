import { useId } from 'react';
import { useLanguageChoice } from '../../api/use-language-choice.ts';
import { frame } from '../../i18n/en/frame.ts';
import { isLanguage, LANGUAGES } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../ui/class-names.ts';

/** Chooses the language of the page. The device's own list: it knows what is best on a phone. */
export function LanguageSelect({ className }: { readonly className?: string }) {
  const id = useId();
  const t = useTexts(frame);
  const [language, choose] = useLanguageChoice();
  return (
    <span className={classNames('flex items-center gap-3 text-sm text-ink-soft', className)}>
      <label htmlFor={id}>{t('language.label')}</label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void choose(target.value);
        }}
        className="min-h-11 rounded-sm border border-hairline bg-card px-2 text-ink hover:border-ink-soft"
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
