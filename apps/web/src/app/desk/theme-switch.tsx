import { THEME_STORAGE_KEY } from '@filigree/contracts/constants';
import { Moon, Sun } from 'lucide-react';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { isDarkNow } from '../layout/theme.ts';

/** Puts on the page what was chosen on this device, in the shop or here; else the system decides. */
export function applyTheme(): void {
  let theme: string | null = null;
  try {
    theme = window.localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    // A device that refuses storage remembers no choice.
  }
  show(theme);
}

function show(theme: string | null): void {
  const { classList } = document.documentElement;
  classList.toggle('light', theme === 'light');
  classList.toggle('dark', theme === 'dark');
}

function choose(theme: 'light' | 'dark'): void {
  try {
    window.localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // The page is as it was chosen until it is closed.
  }
  show(theme);
}

/** Switches between light and dark. Both icons are in the page; the colour scheme shows the one that applies. */
export function ThemeSwitch() {
  const t = useTexts(frame);
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
