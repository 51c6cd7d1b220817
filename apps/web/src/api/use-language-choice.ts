import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { frame } from '../i18n/en/frame.ts';
import { rememberLanguage, showLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/languages.ts';
import { textsNow, useLanguage } from '../i18n/texts.ts';
import type { WithAuth } from '../session/auth-slice.ts';
import { tryCode } from '../session/load-code.ts';
import { notify } from '../ui/notify.ts';

type Store = {
  readonly getState: () => WithAuth;
  readonly dispatch: ThunkDispatch<WithAuth, unknown, UnknownAction>;
};

/** Only somebody who is signed in has preferences, and only they load the request layer for it. */
async function saveLanguage({ getState, dispatch }: Store, language: Language): Promise<void> {
  if (!getState().auth.isAuthenticated) return;
  const { preferencesApi } = await tryCode(() => import('./preferences.ts'));
  await dispatch(preferencesApi.endpoints.updatePreferences.initiate({ display: { language } })).unwrap();
}

/** The language of the page, and how a person chooses another: it is shown, kept on the device, and saved. */
export function useLanguageChoice(): [Language, (language: Language) => Promise<void>] {
  const language = useLanguage();
  const store = useStore() as Store;
  const choose = useCallback(
    async (chosen: Language) => {
      const fail = (key: 'language.failed' | 'language.notSaved') =>
        notify({ about: 'language', tone: 'destructive', title: textsNow(frame)(key) });
      try {
        await showLanguage(chosen);
      } catch {
        // The file of the language could not be fetched; the page stays as it is.
        fail('language.failed');
        return;
      }
      rememberLanguage(chosen);
      await saveLanguage(store, chosen).catch(() => fail('language.notSaved'));
    },
    [store],
  );
  return [language, choose];
}
