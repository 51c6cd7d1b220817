import { useEffect } from 'react';
import { rememberedLanguage, showLanguage } from '../../i18n/language.ts';
import { isLanguage, LANGUAGE_STORAGE_KEY } from '../../i18n/languages.ts';

/**
 * Shows the page in the language that was chosen on this device, and follows a choice made in another tab. The page was
 * prerendered in the first language, so it is hydrated in that; the first script keeps it hidden until this has run.
 */
export function useAppliedLanguage(): void {
  useEffect(() => {
    const chosen = rememberedLanguage();
    const reveal = () => document.documentElement.classList.remove('translating');
    // When its file cannot be had, the page is still of use in the language it came in.
    if (chosen) void showLanguage(chosen).then(reveal, reveal);
    else reveal();
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === LANGUAGE_STORAGE_KEY && isLanguage(newValue))
        void showLanguage(newValue).catch(() => undefined);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
