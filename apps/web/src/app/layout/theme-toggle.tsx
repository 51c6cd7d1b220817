import { Moon, Sun } from 'lucide-react';
import { frame } from '../../i18n/en/frame.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useAppDispatch } from '../store.ts';
import { themeChosen } from '../theme-slice.ts';
import { isDarkNow } from './theme.ts';

/** Switches between light and dark. Both icons are in the page; the colour scheme shows the one that applies. */
export function ThemeToggle() {
  const t = useTexts(frame);
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('theme.switch')}
      onClick={() => dispatch(themeChosen(isDarkNow() ? 'light' : 'dark'))}
    >
      <Sun className="only-dark size-5" strokeWidth={1.5} aria-hidden="true" />
      <Moon className="only-light size-5" strokeWidth={1.5} aria-hidden="true" />
    </Button>
  );
}
