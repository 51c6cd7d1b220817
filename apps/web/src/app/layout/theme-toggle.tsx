import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Moon, Sun } from 'lucide-react';
import { useStore } from 'react-redux';
import { frame } from '../../i18n/en/frame.ts';
import { textsNow, useTexts } from '../../i18n/texts.ts';
import type { WithAuth } from '../../session/auth-slice.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { type Theme, themeChosen } from '../theme-slice.ts';
import { isDarkNow } from './theme.ts';

interface Store {
  readonly getState: () => WithAuth;
  readonly dispatch: ThunkDispatch<WithAuth, unknown, UnknownAction>;
}

/** Only somebody who is signed in has preferences, and only they load the request layer for it. */
async function saveTheme({ getState, dispatch }: Store, theme: Theme): Promise<void> {
  if (!getState().auth.isAuthenticated) return;
  try {
    const { preferencesApi } = await import('../../api/preferences.ts');
    await dispatch(preferencesApi.endpoints.updatePreferences.initiate({ theme })).unwrap();
  } catch {
    // The page stays as it was chosen on this device.
    notify({ about: 'theme', tone: 'destructive', title: textsNow(frame)('theme.notSaved') });
  }
}

/** Switches between light and dark. Both icons are in the page; the colour scheme shows the one that applies. */
export function ThemeToggle() {
  const t = useTexts(frame);
  const store = useStore() as Store;
  const choose = (theme: Theme) => {
    store.dispatch(themeChosen(theme));
    void saveTheme(store, theme);
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('theme.switch')}
      onClick={() => choose(isDarkNow() ? 'light' : 'dark')}
    >
      <Sun className="only-dark size-5" strokeWidth={1.5} aria-hidden="true" />
      <Moon className="only-light size-5" strokeWidth={1.5} aria-hidden="true" />
    </Button>
  );
}
