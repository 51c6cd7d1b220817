import { useEffect } from 'react';
import { selectRemembered } from '../device-slice.ts';
import { useAppSelector } from '../store.ts';
import { selectTheme } from '../theme-slice.ts';

/** Puts the chosen theme on the page; "system" leaves the choice to the browser. */
export function useAppliedTheme(): void {
  const theme = useAppSelector(selectTheme);
  const remembered = useAppSelector(selectRemembered);
  useEffect(() => {
    // Until the memory is read, what the first script put there stands.
    if (!remembered) return;
    const { classList } = document.documentElement;
    classList.toggle('light', theme === 'light');
    classList.toggle('dark', theme === 'dark');
  }, [theme, remembered]);
}

/** Whether the page is dark now. */
export function isDarkNow(): boolean {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return true;
  return !classList.contains('light') && window.matchMedia('(prefers-color-scheme: dark)').matches;
}
