import type { Preferences } from '@filigree/contracts';
import { useId } from 'react';
import { useLanguageChoice } from '../../api/use-language-choice.ts';
import { settings as texts } from '../../i18n/en/settings.ts';
import { isLanguage, LANGUAGES } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Label } from '../../ui/field.tsx';
import { formatInches, formatLength } from '../../ui/measure.ts';
import { Select } from '../../ui/select.tsx';
import { Section, SectionFailure, SectionSkeleton } from './section.tsx';
import { usePreferences } from './use-preferences.ts';

type Theme = Preferences['theme'];
/** The theme of this device, and how another is put on the page. */
export interface ThemeChoice {
  readonly value: Theme;
  readonly apply: (theme: Theme) => void;
}

const THEMES = ['light', 'dark', 'system'] as const satisfies readonly Theme[];
const SYSTEMS = [
  'imperial',
  'metric',
] as const satisfies readonly Preferences['display']['measurementSystem'][];
const WORDS = { saved: 'preferences.saved', failed: 'preferences.notSaved' } as const;
const THEME_WORDS = { saved: 'theme.saved', failed: 'theme.notSaved' } as const;

function Display() {
  const t = useTexts(texts);
  const id = useId();
  const { preferences, failed, isFetching, retry, change } = usePreferences();
  const [language, chooseLanguage] = useLanguageChoice();
  if (failed) {
    return (
      <SectionFailure
        title={t('preferences.failed')}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={retry}
      />
    );
  }
  if (!preferences) return <SectionSkeleton label={t('loading')} rows={3} />;
  const { measurementSystem } = preferences.display;
  return (
    <div className="grid gap-8">
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-language`}>{t('appearance.language')}</Label>
        <Select
          id={`${id}-language`}
          value={language}
          options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
          onValueChange={(value) => {
            if (isLanguage(value)) void chooseLanguage(value);
          }}
        />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-currency`}>{t('appearance.currency')}</Label>
        {/* The shop has no table of exchange rates: a price in another currency would be a guess. */}
        <Select
          id={`${id}-currency`}
          aria-describedby={`${id}-currency-text`}
          value="USD"
          options={[{ value: 'USD', label: t('appearance.currency.USD') }]}
          onValueChange={() => void change({ display: { currency: 'USD' } }, WORDS)}
        />
        <p id={`${id}-currency-text`} className="text-xs text-ink-soft">
          {t('appearance.currency.text')}
        </p>
      </div>
      <div className="grid gap-1.5">
        <p className="text-sm font-medium" aria-hidden="true">
          {t('appearance.measurement')}
        </p>
        <ChoiceRow
          label={t('appearance.measurement')}
          describedBy={`${id}-measure-text`}
          value={measurementSystem}
          options={SYSTEMS.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          onChange={(value) => void change({ display: { measurementSystem: value } }, WORDS)}
        />
        <p id={`${id}-measure-text`} className="text-xs text-ink-soft" aria-live="polite">
          {t('appearance.measurement.text', {
            length: formatInches(18, measurementSystem),
            stone: formatLength(6.5, measurementSystem),
          })}
        </p>
      </div>
    </div>
  );
}

/** How the shop looks and writes. */
export function AppearanceTab({ theme }: { readonly theme: ThemeChoice }) {
  const t = useTexts(texts);
  const { change } = usePreferences();
  const choose = (value: Theme) => {
    theme.apply(value);
    void change({ theme: value }, THEME_WORDS);
  };
  return (
    <>
      <Section title={t('appearance.theme')} text={t('appearance.theme.text')}>
        <ChoiceRow
          label={t('appearance.theme')}
          value={theme.value}
          options={THEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          onChange={choose}
        />
      </Section>
      <Section title={t('appearance.display')} text={t('appearance.display.text')}>
        <Display />
      </Section>
    </>
  );
}
