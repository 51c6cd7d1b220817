/** What the account prefers, put on a device that has not chosen for itself. Loaded with a sign-in. */
import { preferencesApi } from '../../api/preferences.ts';
import { currentLanguage, rememberedLanguage, rememberLanguage, showLanguage } from '../../i18n/language.ts';
import type { AppStore } from '../store.ts';
import { themeChosen } from '../theme-slice.ts';

/** Resolves also when the preferences cannot be had: the device then stays as it is. */
export async function applyPreferences({ dispatch, getState }: AppStore): Promise<void> {
  const { data } = await dispatch(
    preferencesApi.endpoints.getPreferences.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (!data) return;
  if (getState().theme === 'system' && data.theme !== 'system') dispatch(themeChosen(data.theme));
  const { language } = data.display;
  if (rememberedLanguage() !== null || language === currentLanguage()) return;
  await showLanguage(language);
  rememberLanguage(language);
}
